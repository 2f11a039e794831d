"""Several people at one screen: every hand lies behind a curtain, the very first one too."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.begin import begin
from stupor.scenes.rematch import rematch
from stupor.scenes.scene import Scene
from stupor.stage.pointer import Key
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from stupor.table.session.replay import ReplayScene
from stupor.table.session.unseen_events import PLAYED, SEATED
from tests.scenes.table_setup import SPEC, open_table

from stupor.app import App  # isort: skip
from tests.support.windows import window


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path))
    made = window((1280, 720), painted=False)
    made.change(speed=0.0, first_game=False)
    yield made
    made.stack.clear()
    made.close()


def played_on(app: App, session: Session) -> Scene:
    return begin(app, session.branch(session.ply, session.seats), tips=False)


@pytest.mark.parametrize(
    "opens",
    [begin, partial(begin, tips=False), played_on, partial(rematch, seed=6)],
    ids=["new", "without a teacher", "branch or copy", "rematch"],
)
@pytest.mark.parametrize("kinds", ["human,human", "random,human,human"])
def test_the_very_first_hand_lies_behind_the_curtain(
    app: App, opens: Callable[[App, Session], Scene], kinds: str
) -> None:
    seats = [make_seat(kind, SPEC, 5 + n) for n, kind in enumerate(kinds.split(","))]
    table = opens(app, Session.new(SPEC, seats, 5, {"houses": "random"}, {"hands": "curtained"}))
    assert isinstance(table, TableScene)
    app.stack.reset(table)
    app.step()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert "Ready" in [getattr(item, "text", "") for item in curtain.items()]
    curtain.on_open()
    app.step()
    assert app.stack.top is table
    assert table.flow.viewer in table.flow.humans


@pytest.mark.parametrize(
    ("houses", "asked"),
    [("random", "Since you sat down"), ("draft", "Since you chose your House")],
)
def test_a_first_curtain_speaks_of_no_turn_that_never_was(
    app: App, houses: str, asked: str
) -> None:
    """Given two people, the second of them first hears what happened since they came at all."""
    scene = open_table(app, "human,human", 5, {"houses": houses})
    titles: list[str] = []
    while len(titles) < 4:
        while scene.flow.next_human is None:
            decision = scene.flow.decision
            assert decision is not None
            ending = ("end",) in decision.options
            scene.flow.choose(("end",) if ending else decision.options[0])
            scene.flush()
        app.step()
        curtain = app.stack.top
        assert isinstance(curtain, CurtainScene)
        shown = [getattr(item, "text", "") for item in curtain.items()]
        titles += [text for text in shown if text.startswith(("Since", "The draft"))]
        curtain.handle(Key("down", "r"))
        replay = app.stack.top
        assert isinstance(replay, ReplayScene)
        assert replay.view().prompt.startswith((titles[-1], "Since"))
        app.stack.pop()
        curtain.on_open()
    drafted = ["The draft so far"] if houses == "draft" else []
    assert titles == [*drafted, asked, *["Since your last turn"] * (3 - len(drafted))]


def test_who_takes_a_chair_from_a_computer_had_no_turn_yet(app: App) -> None:
    scene = open_table(app, "human,random", 5, {"houses": "random"})
    scene.flow.choose(("pass",))
    while scene.flow.decision is None:
        scene.flow.poll()
        scene.flush()
    scene.flow.reseat(1, "human")
    assert scene.flow.unseen.last_done(0) == PLAYED
    assert scene.flow.unseen.last_done(1) == SEATED


def test_a_computer_that_begins_has_no_curtain_before_it(app: App) -> None:
    """Given a game that a computer begins, then the first curtain is that of who is asked next."""
    spec = get("burgundy")
    kinds = ("human", "random", "human", "random")
    seats = [make_seat(kind, spec, n) for n, kind in enumerate(kinds)]
    options = {"duchies": "dealt", "secret": True}
    table = TableScene(Session.new(spec, seats, 311760327, options, {"hands": "curtained"}))
    asked = table.flow.session.decision
    assert asked is not None and asked.seat == 1
    app.use_game(spec.id)
    app.stack.reset(table)
    for _ in range(9):
        app.step()
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    shown = [getattr(item, "text", "") for item in curtain.items()]
    assert "You start." not in shown
    curtain.on_open()
    assert table.flow.decision is not None and table.flow.viewer == 2
