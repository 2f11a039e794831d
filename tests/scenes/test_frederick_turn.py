"""Frederick's turn on the table: the card is shown large, held, told, and what it takes goes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.animation import READ
from stupor.games.stupor_mundi.face.motion.clip_visuals import end_of
from stupor.games.stupor_mundi.face.motion.decree import decree_box
from stupor.scenes.timeline.scene import TimelineScene
from stupor.stage.geometry import centre, overlap
from stupor.stage.items import Group, Label
from stupor.stage.pointer import Key, Pointer
from stupor.stage.timeline import Clip
from stupor.table.scene import TableScene
from stupor.table.session.rival_ticker import HOLD
from tests.scenes.table_setup import key, open_table
from tests.support.windows import window


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(app: App, monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(app, "now", clock)
    return clock


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def at_his_turn(app: App, seed: int = 3) -> TableScene:
    """A person has just ended a turn, and Frederick's answer is still to be seen."""
    table = open_table(app, "human", seed)
    chance = random.Random(seed)
    for _ in range(400):
        asked = table.flow.decision
        assert asked is not None
        table.flush()
        table.flow.choose(chance.choice(asked.options))
        if any(event.kind == "solo" for event in table.flow.latest):
            return table
    raise AssertionError


def shown(table: TableScene, clock: Clock) -> None:
    """Wait until the card is there to be read."""
    for _ in range(900):
        clock.now += 1 / 60
        table.tick(clock.now)
        for entry in table.flow.timeline.running():
            if entry.clip.style == READ and entry.progress(clock.now) > 0.3:
                return
    raise AssertionError("no card was shown")


def papers(table: TableScene, now: float) -> list[Group]:
    return [i for i in table.overlay(now) if isinstance(i, Group) and i.key.endswith(".paper")]


def steps(table: TableScene) -> list[str]:
    """What stands on the plates at the ribbon's left end."""
    plates = (i for i in table.items() if i.key.startswith("prompt/step"))
    return [plate.text for plate in plates if isinstance(plate, Label)]


def ribbon(table: TableScene, now: float) -> str:
    return next(i.text for i in table.overlay(now) if isinstance(i, Label) and i.key == "ribbon")


def test_the_card_is_shown_large_with_what_he_does(app: App, clock: Clock) -> None:
    table = at_his_turn(app)
    shown(table, clock)
    [paper] = papers(table, clock.now)
    texts = [part.text for part in paper.parts if isinstance(part, Label)]
    assert table.ticker.game_event() in texts
    assert table.ticker.game_event().startswith("Frederick ")


def test_while_his_card_is_read_keys_light_and_foretell_nothing(app: App, clock: Clock) -> None:
    """Given a harbour in focus, when Frederick's card lies there, it waits as the ribbon does."""
    table = at_his_turn(app)
    key(table, "2")

    def about_the_harbour() -> set[str]:
        keys = (item.key.partition(".")[0].partition("/")[0] for item in table.overlay(clock.now))
        return {*keys} & {"focus", "glow", "preview", "ghost"}

    shown(table, clock)
    clock.now += 1.0
    table.tick(clock.now)
    assert papers(table, clock.now) and not about_the_harbour()
    assert ribbon(table, clock.now) == "Read the card; Enter or Space goes on."
    assert steps(table) == ["Frederick’s turn"]
    table.flush()
    table.tick(clock.now)
    assert len(steps(table)) == 3
    assert "preview" not in about_the_harbour()
    clock.now += 1.0
    assert {"focus", "glow", "preview"} <= about_the_harbour()


def test_it_covers_nothing_that_he_touches(app: App) -> None:
    view = at_his_turn(app).view()
    for region in ("voyage", "central", "rail.vp", "prompt"):
        assert not overlap(decree_box(view), view.anchors[region]), region


def test_alone_the_majority_is_told_as_the_vp_that_it_brings(app: App) -> None:
    words = {i.key: i.text for i in open_table(app, "human", 3).items() if isinstance(i, Label)}
    assert (words["castle/status2.n"], words["castle/status2.words"]) == ("+4 VP", "majority")
    against = {i.key: i.text for i in open_table(app, "human,human", 3).items()
               if isinstance(i, Label)}  # fmt: skip
    assert against["castle/status2.n"] == "1st"


def test_a_click_keeps_it_and_another_lets_it_go(app: App, clock: Clock) -> None:
    table = at_his_turn(app)
    shown(table, clock)
    x, y = centre(decree_box(table.view()))
    for kind in ("down", "up"):
        table.handle(Pointer(kind, x, y, 1))  # type: ignore[arg-type]
    clock.now += 60
    table.tick(clock.now)
    assert table.flow.timeline.held and "Pinned" in str(papers(table, clock.now))
    table.handle(Pointer("down", x, y, 1))
    assert not table.flow.timeline.held
    for _ in range(1200):
        clock.now += 1 / 60
        table.tick(clock.now)
    assert not table.flow.timeline.busy and not papers(table, clock.now)
    assert table.flow.timeline.mismatches == 0


def test_a_click_elsewhere_and_the_key_go_on_at_once(app: App, clock: Clock) -> None:
    keys = Key("down", "space"), *(Key("down", name) for name in ("return", "enter", "end"))
    for skip in (Pointer("down", 1900.0, 660.0, 1), *keys):
        table = at_his_turn(app)
        shown(table, clock)
        table.handle(skip)
        assert not table.flow.timeline.busy


def test_a_kept_card_does_not_swallow_a_click_elsewhere(app: App, clock: Clock) -> None:
    table = at_his_turn(app)
    shown(table, clock)
    table.handle(Pointer("down", *centre(decree_box(table.view())), 1))
    table.handle(Pointer("down", 1900.0, 660.0, 1))
    assert not table.flow.timeline.held and not table.flow.timeline.busy


def test_then_the_herald_tells_it_for_a_while(app: App, clock: Clock) -> None:
    table = at_his_turn(app)
    shown(table, clock)
    assert table.ticker.text() == ""
    table.flush()
    assert ribbon(table, clock.now) == table.ticker.game_event()
    table.ticker.tick(clock.now)
    table.ticker.tick(clock.now + HOLD)
    assert ribbon(table, clock.now) != table.ticker.game_event()


def test_the_panel_shows_the_card_that_was_turned_last(app: App, clock: Clock) -> None:
    table = at_his_turn(app)
    table.flush()
    for _ in range(3):
        number = next(int(e.args[0]) for e in table.flow.latest if e.kind == "solo")
        keys = {item.key for item in table.items()}
        assert f"frederick/solo.{number}.words" in keys
        chance = random.Random(1)
        while table.flow.decision is not None:
            table.flow.choose(chance.choice(table.flow.decision.options))
            table.flush()
            if any(event.kind == "solo" for event in table.flow.latest):
                break


def test_reduced_motion_shows_it_without_a_flight(app: App, clock: Clock) -> None:
    app.change(reduced_motion=True)
    try:
        table = at_his_turn(app)
        shown(table, clock)
        cards = [i for i in table.overlay(clock.now) if i.key.endswith(".card")]
        clock.now += 0.4
        later = [i for i in table.overlay(clock.now) if i.key.endswith(".card")]
        assert cards and cards == later
    finally:
        app.change(reduced_motion=False)


def test_what_he_takes_flies_to_him_and_what_you_give_does_not(app: App) -> None:
    table = open_table(app, "human", 3)
    view = table.view()
    city = next(c for c in range(5) if view.table.pieces(f"city_card.{c}.1"))
    card = view.table.pieces(f"city_card.{city}.1")[0]
    ends = []
    for who in (-1, 0):
        event = Event("moved", who, (card, f"city_card.{city}.1", "box"))
        ends.append(end_of(view, Clip(event, 1.0, 0, card, f"city_card.{city}.1", "box")))
    crest = view.anchors["solo.crest"]
    assert ends[0] is not None and centre(ends[0]) == centre(crest)
    assert ends[1] != ends[0]


def test_a_replay_shows_it_as_it_was(app: App) -> None:
    table = at_his_turn(app)
    table.flush()
    said, ply = table.ticker.game_event(), table.flow.session.ply
    table.open_moment(ply - 1)
    past = app.stack.top
    assert isinstance(past, TimelineScene)
    past.flow.go(ply - 1)
    assert past.ticker.game_event() != said
    past.flow.forward()
    assert past.ticker.game_event() == said


def test_several_houses_hear_nothing_of_it(app: App) -> None:
    assert open_table(app, "human,human", 3).ticker.game_event() == ""
