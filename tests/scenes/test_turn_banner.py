"""Your turn is seen: the prompt clears, a large ribbon says it, dice or hand pulse once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.engine.table import Table
from stupor.games.registry import get
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.items import Group, Item, Label, NineSlice, Picture
from stupor.stage.pointer import Pointer
from stupor.stage.turn_banner import TurnBanner, turn_banner
from stupor.stage.view import View
from stupor.table.effects.lights import PULSE, STAYS
from stupor.table.scene import TableScene
from tests.support.windows import window


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["stupor_mundi", "burgundy"])
def table(request: pytest.FixtureRequest, clock: Clock, monkeypatch: pytest.MonkeyPatch,
          ) -> Iterator[TableScene]:  # fmt: skip
    """A person at a table with a computer, in the first turn that follows the computer's."""
    app, spec = window((1280, 720), painted=False), get(request.param)
    monkeypatch.setattr(app, "now", clock)
    app.change(speed=1.0, language="en")
    seats = [make_seat(kind, spec, 3 + n) for n, kind in enumerate(("human", "random"))]
    scene = TableScene(Session.new(spec, seats, 3, {}))
    app.use_game(spec.id)
    app.stack.reset(scene)
    app.step()
    yield scene
    app.stack.clear()
    app.close()


def come_to_the_turn(table: TableScene) -> None:
    """Decide anything until the computer has moved and the turn has come back."""
    flow = table.flow
    for _ in range(400):
        asked = flow.decision
        if asked is None:
            flow.poll()
        elif asked.kind == "turn" and flow.session.last_seat() == 1:
            break
        else:
            flow.choose(asked.options[-1])
        flow.flush()
    table.commands.message = "That was wrong."
    table.tick(table.app.now())


def ribbon(table: TableScene, now: float) -> Group | None:
    found = (item for item in table.overlay(now) if item.key == "turn-banner")
    return next((item for item in found if isinstance(item, Group)), None)


def pulses(table: TableScene, now: float) -> list[Item]:
    return [item for item in table.overlay(now) if item.key.startswith("banner.")]


def test_the_turn_is_called_large_and_everything_older_is_gone(
    table: TableScene, clock: Clock
) -> None:
    """Given the turn comes, then the prompt is cleared and a large ribbon says it for a while."""
    assert ribbon(table, clock.time) is None
    come_to_the_turn(table)
    assert table.commands.message == "" and table.ticker.text() == ""
    shown = ribbon(table, clock.time + 0.5)
    assert shown is not None and shown.shown == 1.0
    title = next(i for i in shown.parts if isinstance(i, Label) and i.text == "Your turn")
    assert title.size >= 34
    assert shown.rect[3] > 1.5 * table.hit_test.view.anchors["prompt"][3]
    assert any(isinstance(i, Picture) and "crest" in i.key for i in shown.parts)


def test_the_next_of_several_people_is_called_by_name(clock: Clock) -> None:
    """Given two people before one open table, when one has ended, then the other is named."""
    app, spec = window((1280, 720), painted=False), get("burgundy")
    app.change(speed=1.0, language="en")
    seats = [make_seat("human", spec, n) for n in (3, 4)]
    table = TableScene(Session.new(spec, seats, 3, {}, {"names": ["Lena", "Anna"]}))
    app.use_game(spec.id)
    app.stack.reset(table)
    app.step()
    first = table.flow.viewer
    while table.flow.viewer == first:
        asked = table.flow.decision
        if asked is not None:
            table.flow.choose(asked.options[-1] if asked.kind == "turn" else asked.options[0])
        table.flush()
        table.tick(app.now())
    table.tick(app.now())
    shown = ribbon(table, app.now() + 0.5)
    assert shown is not None
    said = [item.text for item in shown.parts if isinstance(item, Label)]
    assert f"{table.flow.names[table.flow.viewer]}\u2019s turn" in said
    app.stack.clear()
    app.close()


def test_what_can_be_used_pulses_once_and_then_the_table_is_idle(
    table: TableScene, clock: Clock
) -> None:
    """Given the turn comes, then dice or hand light up once; afterwards no frame is asked for."""
    come_to_the_turn(table)
    begun = clock.time
    assert pulses(table, begun + PULSE / 2) and not pulses(table, begun + PULSE)
    clock.time = begun + STAYS + 0.01
    table.tick(clock.time)
    assert ribbon(table, clock.time) is None
    clock.time += 30.0
    waits = [table.tick(clock.time) for _ in range(4)]
    assert waits[-1] is None or waits[-1] > 1.0


def test_a_click_ends_it(table: TableScene, clock: Clock) -> None:
    come_to_the_turn(table)
    table.handle(Pointer("down", 5.0, 5.0, button=1))
    assert ribbon(table, clock.time + 0.5) is None


def test_with_reduced_motion_nothing_pulses_and_the_ribbon_stays_until_a_click(
    table: TableScene, clock: Clock
) -> None:
    table.app.change(reduced_motion=True)
    come_to_the_turn(table)
    for late in (0.0, PULSE / 2, 60.0):
        shown = ribbon(table, clock.time + late)
        assert shown is not None and shown.shown == 1.0
        assert not pulses(table, clock.time + late)
    table.handle(Pointer("down", 5.0, 5.0, button=1))
    assert ribbon(table, clock.time) is None


def test_a_banner_is_not_repeated_within_a_turn(table: TableScene, clock: Clock) -> None:
    """Given the banner was seen, then what the person does next brings no other."""
    come_to_the_turn(table)
    table.handle(Pointer("down", 5.0, 5.0, button=1))
    asked = table.flow.decision
    assert asked is not None
    table.flow.choose(asked.options[0])
    table.flow.flush()
    if table.flow.decision is not None:
        table.tick(clock.time)
        assert ribbon(table, clock.time + 0.5) is None


def test_words_of_a_banner_never_touch_its_signs() -> None:
    """Given a long sentence, then it ends before the first picture."""
    view = View(
        Table(), {}, None, 0, ("Ada",), {"prompt": (0.0, 600.0, 688.0, 36.0)},
        measure=lambda *_: 190.0,
    )  # fmt: skip
    said = "A sentence that is far too long for the room that is left to it"
    made: TurnBanner = turn_banner(view, lambda *_: None, "crest/a", said, ["die/a", "die/b"])
    said = next(i for i in made.sheet if i.key == "banner/said")
    signs = [i for i in made.sheet if i.key.startswith("banner/sign")]
    assert len(signs) == 2
    assert said.rect[0] + said.rect[2] < min(sign.rect[0] for sign in signs)
    assert not [i for i in made.sheet if isinstance(i, NineSlice)]
