"""The order of castle incomes at the table: told in the ribbon, lit, said with every hand (R31)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from stupor.app import App
from stupor.engine import agenda
from stupor.engine.clauses import For
from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.gestures.questions import prompt_of
from stupor.games.stupor_mundi.face.motion.tally import READ_SECONDS, EndPhaseTotals
from stupor.games.stupor_mundi.flow import AllyIncome, CastleIncome, Reorganise
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.ids import END_PHASE
from stupor.games.stupor_mundi.state import State
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Label, Rect
from stupor.stage.messages import TooltipContext
from stupor.table.input.hover import lit_areas
from stupor.table.overlay import lights as lights_of
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.scenario import Scenario, a_game
from tests.games.stupor_mundi.test_income_order import closed, filled
from tests.scenes.keyboard_bot import FocusBot, Strike, keyboard
from tests.scenes.pad_bot import known_pad
from tests.scenes.table_setup import SPEC, click, drag, ends, key
from tests.support.windows import window

SIDES = (1, 3, 4, 5)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    yield made
    made.stack.clear()
    made.close()


@pytest.fixture
def table(app: App) -> TableScene:
    """The End Phase with sides 1, 3, 4 and 5 closed and a full warehouse, in a Market for Stone."""
    return in_end_phase(app, filled(closed(*SIDES), grain=1).market("roma", 4))


def in_end_phase(app: App, game: Scenario) -> TableScene:
    """The End Phase of a game."""
    game.s.phase = END_PHASE
    rest = (For(1, CastleIncome()), For(0, AllyIncome()), For(1, AllyIncome()), Reorganise())
    game.s.agenda[:] = [(-1, rest), (0, (CastleIncome(),))]
    agenda.advance(game.s)
    return shown(app, game.s)


def shown(app: App, state: State) -> TableScene:
    """A table laid out for what is asked: no game needs to come to the rest of it."""
    people = [make_seat(HUMAN, SPEC, 0) for _ in range(2)]
    header = {"rules_version": SPEC.version, "seats": 2, "state": SPEC.rules.dump(state)}
    scene = TableScene(Session(SPEC, people, state, header), {"hands": "open"})
    app.stack.reset(scene)
    app.step()
    return scene


def asks(scene: TableScene) -> str:
    return scene.flow.decision.kind if scene.flow.decision is not None else ""


def test_the_ribbon_asks_and_the_incomes_are_lit(table: TableScene) -> None:
    assert asks(table) == "order"
    assert prompt_of(table.hit_test.view) == ("Choose the next income: 1 of 3 lit incomes.")
    lit = {gesture.pick for option in (("income", 3), ("income", 4), ("income", 5))
           for gesture in table.hit_test.affordances.of(option)}  # fmt: skip
    assert lit == {"castle.income3", "castle.income4", "castle.income5"}


def test_a_side_that_has_paid_says_so(table: TableScene) -> None:
    """Given side 1, which has brought its coins, then a click on it does not call all automatic."""
    click(table, centre(table.view().anchors["castle.income1"]))
    assert table.commands.message == "This income has come already. Choose a lit one."


def received(scene: TableScene) -> list[Rect]:
    """The plates of all that can have come in."""
    tally = scene._flights.tally
    own = [Event("counter", 0, (f"{good}.0", 9, 3, "castle")) for good in GOOD_OF]
    tally.add([Event("counter", -1, ("phase", END_PHASE, 1, "flow")), *own], 0.0)
    return [item.rect for item in scene.overlay(0.0) if item.key == "tally/0.plate"]


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1280, 800), (2560, 1080)])
def test_what_has_come_in_never_covers_what_can_be_chosen(size: tuple[int, int]) -> None:
    """Given an open choice of incomes, when results are told, then all that can be chosen is free.

    They are still told while the choice is open, and gone once they were read after it.
    """
    app = window(size, painted=False)
    game = filled(closed(*SIDES), grain=1).market("roma", 4)
    scene = in_end_phase(app, game)
    plates, lit = (
        received(scene),
        [scene.hit_test.rect(name) for name in scene.hand.affordances.sources()],
    )
    castle = [scene.hit_test.view.anchors[f"castle.income{side}"] for side in range(1, 6)]
    assert len(plates) == 1 and lit
    assert not [area for area in (*lit, *castle) if area is not None and overlap(area, plates[0])]
    tally = scene._flights.tally
    assert tally.seconds_left(READ_SECONDS) == 0.0 and tally.items(scene.view())
    assert not tally.items(replace(scene.view(), decision=None))
    app.close()


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("side", [3, 4, 5])
def test_words_about_an_income_hide_no_other_that_can_be_chosen(
    app: App, table: TableScene, side: int, text: int
) -> None:
    """Given the pointer on an income to be chosen, then its words lie off all of them."""
    app.change(text=text)
    table.resized()
    lit = [table.hit_test.rect(name) for name in table.hand.affordances.sources()]
    name = f"castle.income{side}"
    grip = table.hit_test.grip(name)
    context = TooltipContext(None, lit_areas(table.hit_test))
    panel = table.ui.text.panel(table.hit_test.view, name, grip, "", "", context)
    app.change(text=100)
    assert panel is not None and len(lit) == 3
    assert not [area for area in lit if area is not None and overlap(area, panel.box)]


def test_four_goods_lie_on_the_meadow_as_two_do(table: TableScene) -> None:
    """Given all that can have come in, then the plate is no larger, and covers no more Castle."""
    [all_of_it] = received(table)
    tally = EndPhaseTotals()
    coins = Event("counter", 0, ("coins.0", 9, 3, "castle"))
    tally.add([Event("counter", -1, ("phase", END_PHASE, 1, "flow")), coins], 0.0)
    assert tally.items(table.view())[0].rect == all_of_it


def test_what_has_paid_already_does_not_glow(table: TableScene) -> None:
    """Given side 1, which has brought its coins: only what can be chosen shines."""
    lights = [centre(item.rect) for item in lights_of(table.hand, table.hit_test)]
    places = {n: table.view().anchors[f"castle.income{n}"] for n in range(1, 6)}
    glows = {n for n, place in places.items() if any(holds(place, light) for light in lights)}
    assert glows == {3, 4, 5}


def test_a_click_on_the_market_of_the_castle_opens_it(table: TableScene) -> None:
    _, grip, _ = ends(table, ("income", 4))
    click(table, grip)
    assert asks(table) == "market"


def test_an_income_is_dragged_to_the_player_board(table: TableScene) -> None:
    _, grip, spot = ends(table, ("income", 3))
    drag(table, grip, spot)
    assert asks(table) == "store"


@pytest.mark.parametrize("hand", [keyboard, known_pad])
def test_keys_and_pad_reach_every_income(
    app: App, table: TableScene, hand: Callable[[App], Strike]
) -> None:
    bot = FocusBot(app, hand(app), 1)
    bot.say(table, table.hit_test.affordances.of(("income", 4))[0])
    assert asks(table) == "market"


def test_what_has_paid_already_cannot_be_taken(table: TableScene) -> None:
    x, y, w, h = table.view().anchors["castle.income1"]
    click(table, (x + w / 2, y + h / 2))
    assert asks(table) == "order" and table.flow.session.ply == 0


@pytest.mark.parametrize("cards", [(), (7,)])
def test_without_a_card_to_play_the_ship_may_sail_before_passing(
    app: App, cards: tuple[int, ...]
) -> None:
    """Given an empty hand or no free slot (R1): the ribbon says so, the Ship can be dragged."""
    game = a_game().holds(*cards)
    game.player().slots = [0, 1, 2, 3, 4, -1] if cards else [-1] * 6
    scene = shown(app, game.ready().s)
    why = "No slot is free" if cards else "Your hand is empty"
    travel = "travel (1 lit harbour, first step free), or press \u201cPass the round\u201d."
    assert prompt_of(scene.hit_test.view) == f"{why}: {travel}"
    _, grip, spot = ends(scene, ("sail", 1))
    drag(scene, grip, spot)
    assert scene.flow.session.ply == 1
    assert (
        prompt_of(scene.hit_test.view) == f"{why}: press \u201cPass the round\u201d, then the seal."
    )
    key(scene, "backspace")
    key(scene, "return")
    assert scene.flow.session.ply == 2


@pytest.mark.parametrize(("figure", "side", "next_asked"), [("3", 3, "store"), ("2", 4, "market")])
def test_the_figure_on_a_ring_takes_that_income(
    table: TableScene, figure: str, side: int, next_asked: str
) -> None:
    """Given three lit incomes, each shows a figure; the key takes it at once."""
    shown = {item.key: item for item in table.items()}
    words = [shown[f"castle/income{lit}.figure"] for lit in (3, 4, 5)]
    assert [item.text for item in words if isinstance(item, Label)] == ["3", "2", "1"]
    assert "castle/income1.figure" not in shown
    key(table, figure)
    assert asks(table) == next_asked, side


def test_nothing_of_the_castle_lies_over_the_figures(table: TableScene) -> None:
    keys = [item.key for item in table.items() if item.key.startswith("castle/")]
    first = min(n for n, name in enumerate(keys) if name.endswith(".figure"))
    assert first > max(n for n, name in enumerate(keys) if ".gift" in name or ".mark" in name)


def test_the_court_is_darker_only_while_an_income_is_chosen(table: TableScene) -> None:
    """Given an open choice, the court is dark under the rings; after it, it is not."""
    keys = [item.key for item in table.items()]
    rings = [n for n, name in enumerate(keys) if name.startswith("castle/income")]
    assert keys.index("castle/court0") < min(rings)
    resting = replace(table.view(), decision=None)
    assert not [item for item in paint_castle(resting) if "court" in item.key]
