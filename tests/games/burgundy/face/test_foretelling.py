"""What a choice would do is foretold for every choice of whole games, and never fails."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest

from stupor.engine.decision import Decision
from stupor.engine.events import COUNTER
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.engine.rules import collect_events
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.lights.fitting_tiles import fan_items, fans
from stupor.games.burgundy.face.preview.choice_preview import preview_items, preview_of, refused
from stupor.games.burgundy.face.preview.consequences import (
    MINUS,
    SILVER,
    WORKER,
    Chip,
)
from stupor.games.burgundy.face.preview.plate import _painted
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView, view_of
from stupor.games.burgundy.game import GAME
from stupor.games.burgundy.ids import EMPTY, MINE
from stupor.match.preview import foresee, refusal
from stupor.stage.affordance import Affordances
from stupor.stage.course import PreviewedChoice
from stupor.stage.items import Label, Picture
from stupor.stage.view import View
from tests.games.burgundy.face.position import NAMES, TABLES, USUAL, anchors
from tests.games.burgundy.scenario import Scenario, kind_of
from tests.support.usual import some

RULES: Final = GAME.rules


class Under:
    """A game under way in some position."""

    def __init__(self, state: Any) -> None:
        self.rules = RULES
        self.state = state
        self.session = self

    @property
    def decision(self) -> Decision | None:
        return RULES.decision(self.state)

    def foresee(self, option: Option, follow: Any = ()) -> Any:
        return foresee(RULES, self.state, option, follow)

    def refusal(self, option: Option, state: Any = None) -> Any:
        return refusal(RULES, self.state if state is None else state, option)


def seen(state: Any, asked: Decision) -> TableView:
    """What the seat that is asked sees."""
    found: dict[str, Any] = {
        "table": RULES.table(state, asked.seat), "facts": RULES.facts(state, asked.seat),
        "decision": asked, "viewer": asked.seat, "names": NAMES[: state.seats],
        "anchors": anchors(),
    }  # fmt: skip
    return view_of(View(**found))


def words(items: Any) -> str:
    """All that is written."""
    return " | ".join(item.text for item in items if isinstance(item, Label))


def walk(kind: str, seed: int, every: int) -> Any:
    """Some moments of a random game, with every choice of them."""
    seats, options = TABLES[kind]
    state, rng, ply = RULES.setup(seats, seed, options), SplitMix(seed), 0
    while (asked := RULES.decision(state)) is not None:
        if ply % every == 0 or asked.kind != "turn":
            yield state, asked
        state, ply = state.clone(), ply + 1
        RULES.apply(state, asked.options[rng.below(len(asked.options))])


@pytest.mark.parametrize("kind", some(TABLES, USUAL))
def test_every_choice_is_foretold(kind: str) -> None:
    """Given a random game, when a hand is over any choice, then its panel says what follows."""
    for state, asked in walk(kind, 3, 9):
        course, view = Under(state), seen(state, asked)
        for option in asked.options:
            items = preview_items(course, view, PreviewedChoice(option))
            text = words(items)
            assert text and "{" not in text, (asked.kind, option, text)


def points_of(chip: Chip) -> int:
    """The points that the words of a chip speak of."""
    number = chip.words.rpartition("+")[2]
    stock = chip.icon in (SILVER, WORKER)
    return int(number) if "+" in chip.words and number.isdigit() and not stock else 0


def test_what_is_foretold_is_what_comes() -> None:
    """Given a region that one tile completes, then its points are told before and come after."""
    told = 0
    for state, asked in walk("two", 8, 1):
        course, view = Under(state), seen(state, asked)
        for option in asked.options:
            if option[0] != "place":
                continue
            found = course.foresee(option)
            chips = preview_of(course, view, option, found).chips
            after = state.clone()
            RULES.apply(after, option)
            gained = after.players[asked.seat].vp - state.players[asked.seat].vp
            shown = sum(map(points_of, chips))
            if found.then is not None and found.then.seat == asked.seat:
                assert shown == gained, (option, [c.words for c in chips])
                told += shown > 0
    assert told > 10


@pytest.mark.parametrize("kind", some(TABLES, USUAL))
def test_every_figure_that_is_foretold_comes(kind: str) -> None:
    """Given every choice of a game in any box, then points, silver, workers are as foretold."""
    checked = 0
    for state, asked in walk(kind, 11, 9):
        course, view = Under(state), seen(state, asked)
        for option in asked.options:
            found = course.foresee(option)
            if found.then is None or found.then.seat != asked.seat:
                continue
            chips = preview_of(course, view, option, found).chips
            said = (sum(map(points_of, chips)), stock(chips, SILVER), stock(chips, WORKER))
            whole = any(event.kind == "region" for event in found.events)
            came = gained(state, option, view.duchy(asked.seat), whole)
            assert said == came, (option, chips)
            signs = {chip.icon.partition("/")[0] for chip in chips if points_of(chip)}
            assert signs <= {"points", "bonus"}, (option, chips)
            checked += 1
    assert checked > 100


def gained(state: Any, option: Option, duchy: int, whole: bool) -> tuple[int, int, int]:
    """What a choice truly brings its seat: points, silver, workers.

    Alone, the points of a region that is whole now come once their order has been chosen.
    """
    seat, after = RULES.decision(state).seat, state.clone()
    RULES.apply(after, option)
    silver = after.duchies[duchy].silver - state.duchies[duchy].silver
    workers = after.duchies[duchy].workers - state.duchies[duchy].workers
    points = after.players[seat].vp - state.players[seat].vp
    asked = RULES.decision(after) if whole else None
    for waiting, reason in (("size", "regions"), ("phase", "phases")):
        if asked is not None and ("first", waiting) in asked.options:
            later = after.clone()
            events = collect_events(later)
            RULES.apply(later, ("first", waiting))
            counted = [event.args for event in events if event.kind == COUNTER]
            points += sum(int(a[2]) for a in counted if (a[0], a[3]) == (f"vp.{seat}", reason))
    return points, silver, workers


def stock(chips: Any, icon: str) -> int:
    """The silver or the workers of all chips, those that are paid taken away."""
    figures = [
        chip.words.replace(MINUS, "-").removeprefix("trade route ")
        for chip in chips
        if chip.icon == icon
    ]
    return sum(int(words) for words in figures if words.lstrip("+-").isdigit())


def test_a_refusal_names_numbers() -> None:
    """Given a die too far from a depot, then the refusal says how many workers it would take."""
    for state, asked in walk("two", 8, 1):
        if asked.kind != "turn" or not state.players[asked.seat].dice[0]:
            continue
        duchy, die = state.duchies[asked.seat], state.players[asked.seat].dice[0]
        tiles = [t for t in state.depots if t >= 0 and ("take", die, t) not in asked.options]
        if duchy.workers == 0 and tiles:
            said = refused(Under(state), seen(state, asked), ("take", die, tiles[0]))
            assert said is not None
            assert "worker" in said.title and f"Your {die}" in said.title
            return
    raise AssertionError("no such moment")


def test_a_ship_foretells_the_order_of_the_next_round_before_it_loads() -> None:
    """Given a ship over its space, when its goods are still to be chosen, its place is told.

    In the last round there is none to come.
    """
    told = {True: 0, False: 0}
    for state, asked in walk("two", 5, 1):
        course, view = Under(state), seen(state, asked)
        for option in asked.options:
            found = course.foresee(option) if option[0] == "place" else None
            if found is None or found.then is None or found.then.kind != "ship":
                continue
            said = words(preview_items(course, view, PreviewedChoice(option)))
            last = state.round == 25
            assert ("next round" in said) is not last, said
            told[last] += 1
    assert told[False] > 5 and told[True]


def test_a_die_that_could_lay_several_tiles_shows_them_all() -> None:
    """Given two stored tiles for one space, when a die is held, both are seen, the meant one gold.

    Turned to the other tile, the other one is gold.
    """
    shown = 0
    for state, asked in walk("two", 4, 1):
        view = seen(state, asked)
        for die in ("die.1", "die.2"):
            for drop, (meant, tiles) in fans(view, die).items():
                other = next(tile for tile in tiles if tile != meant)
                can = Affordances(gestures(asked, view.table, view.facts))
                said = can.option(die, drop)
                assert said in asked.options and str(said[2]) == meant.partition(".")[2]
                assert fans(view, die, other).get(drop, (other,))[0] == other
                keys = {item.key for item in fan_items(view, die)}
                assert {f"fan/{drop}.{tile}" for tile in tiles} <= keys
                shown += 1
    assert shown > 5


@pytest.mark.parametrize(("building", "also"), [("townhall", "ship"), ("market", "")])
def test_an_effect_that_comes_to_nothing_is_foretold(building: str, also: str) -> None:
    """Given a building without anything to choose from, then a chip says so beforehand."""
    game = Scenario().owns(workers=9).stores(building)
    for lying in ([], [also] if also else []):
        game.stores(*lying)
        for option in game.s.options:
            if option[0] != "place" or KIND[int(option[2])] != kind_of(building):
                continue
            asked = RULES.decision(game.s)
            assert asked is not None
            course, view = Under(game.s), seen(game.s, asked)
            told = [c.words for c in preview_of(course, view, option, course.foresee(option)).chips]
            idle = any(words.endswith("no effect now") for words in told)
            assert idle is not bool(lying), told


def _told_of(game: Scenario, verb: str) -> list[str]:
    """The chips of the first choice of a kind."""
    asked = RULES.decision(game.s)
    assert asked is not None
    option = next(option for option in asked.options if option[0] == verb)
    course, view = Under(game.s), seen(game.s, asked)
    return [chip.words for chip in preview_of(course, view, option, course.foresee(option)).chips]


@pytest.mark.parametrize("lies", ["castle", "mine"])
@pytest.mark.parametrize("stored", [(), ("bank", "church", "market")])
def test_a_tile_without_a_space_left_is_foretold(lies: str, stored: tuple[str, ...]) -> None:
    """Given all mine spaces covered, when a mine is taken, then that is told; not of a castle."""
    game = Scenario(duchies="1").depot(1, lies).dice(1, 1).stores(*stored)
    mines = [n + 1 for n, colour in enumerate(BOARD["1"].colours) if colour == MINE]
    game.fills(*mines)
    assert ("all mine spaces covered" in _told_of(game, "take")) == (lies == "mine")


@pytest.mark.parametrize("lie", [True, False])
@pytest.mark.parametrize("room", [True, False])
def test_a_ship_that_loads_nothing_says_why(room: bool, lie: bool) -> None:
    """Given no goods, or goods of three other colours, when a ship is placed, then that is told."""
    game = Scenario().owns(workers=9).stores("ship").goods_at(1, *((6,) if lie else ()))
    game.goods(*(() if room else (1, 2, 3)))
    said = _told_of(game, "place")
    assert ("no goods at the depots" in said) is not lie
    assert ("no room for these goods" in said) is (lie and not room)


def test_a_watchtower_that_is_placed_is_one() -> None:
    """Given a stored Watchtower, then its VP are foretold under its own name."""
    game = Scenario().owns(workers=9).stores("watchtower")
    option = next(option for option in game.s.options if option[0] == "place")
    asked = RULES.decision(game.s)
    assert asked is not None
    course, view = Under(game.s), seen(game.s, asked)
    told = [chip.words for chip in preview_of(course, view, option, course.foresee(option)).chips]
    assert "Watchtower +4" in told


def test_a_worker_that_a_rival_gets_by_envy_is_foretold() -> None:
    """Given a rival with Envy, when workers are taken, then both gains are told, one by name."""
    game = Scenario(expansions=["shields"]).bears(2, seat=1)
    assert _told_of(game, "workers")[:2] == ["+2", f"{NAMES[1]}: 1 worker (Envy)"]


def test_a_shield_is_foretold_with_both_its_dice() -> None:
    """Given doubles, then taking a shield says that both dice go."""
    game = Scenario(expansions=["shields"]).shields_at(4, 2).dice(4, 4)
    assert "both dice used" in _told_of(game, "shield")


def test_what_somebody_else_is_asked_next_is_not_foretold() -> None:
    """Given castles to choose, then the next player's choice is not told as one's own."""
    passed_on = 0
    for state, asked in walk("everything two", 3, 1):
        if asked.kind == "turn":
            break
        course, view = Under(state), seen(state, asked)
        found = course.foresee(asked.options[0])
        told = [chip.words for chip in preview_of(course, view, asked.options[0], found).chips]
        if found.then is not None and found.then.seat != asked.seat:
            passed_on += found.then.kind == "castle"
            assert not [words for words in told if words.startswith("then ")], told
    assert passed_on


@pytest.mark.parametrize("kind", ["two", "13a"])
def test_a_depot_that_is_pointed_at_shows_a_plate_with_its_goods(kind: str) -> None:
    """Given a ship that asks for a depot, then the plate counts the colours that come aboard."""
    for state, asked in walk(kind, 3, 1):
        if asked.kind != "ship":
            continue
        view, told = seen(state, asked), 0
        for option in asked.options:
            depot = [*view.table.pieces(f"depot.{option[1]}.goods")] if len(option) > 1 else []
            plate = UI.text.preview(Under(state), view, PreviewedChoice(option), None).plate
            if depot:
                assert plate is not None
                shown = [i for i in plate.items if isinstance(i, Picture)]
                figures = [i.text for i in plate.items if isinstance(i, Label) and i.text[0] == "+"]
                assert len(figures) == sum(i.sprite.startswith("goods/") for i in shown)
                assert sum(map(int, figures)) <= len(depot)
                told += 1
        if told:
            return
    raise AssertionError("no depot has goods")


def test_a_long_title_stays_on_one_line_of_its_plate() -> None:
    """Given a title of any usual length, then the plate grows with it; a longer one is wrapped."""
    state, asked = next((s, a) for s, a in walk("two", 3, 1) if a.kind == "turn")
    view = replace(seen(state, asked), measure=lambda text, face, size: 10.0 * len(text))
    for letters, wraps in ((50, False), (60, True)):
        items = _painted(view, Chip("a " * (letters // 2)), (), True, ()).items
        title = next(i for i in items if isinstance(i, Label))
        assert title.wrap is wraps


def test_a_plate_leaves_what_one_has_to_pay_with_in_sight() -> None:
    """Given a die over goods, then its plate is to stand clear of the workers and the silver."""
    state, asked = next((s, a) for s, a in walk("two", 3, 1) if a.kind == "turn")
    view = seen(state, asked)
    clear = _painted(view, Chip("Sell"), (), True, ()).clear
    assert {view.anchors["workers"], view.anchors["silver"]} <= {*clear}


def test_what_a_trade_route_lets_one_choose_is_told_once() -> None:
    """Given a sale that reaches a free tile on a trade route, then no chip says it again."""
    for state, asked in walk("everything two", 3, 1):
        view = seen(state, asked)
        for option in asked.options:
            said = words(preview_items(Under(state), view, PreviewedChoice(option)))
            if option[0] == "sell" and "trade route: take" in said:
                assert "then take" not in said
                return
    raise AssertionError("no sale reached a tile")


def test_alone_a_ship_tells_of_the_goods_that_leave_the_game() -> None:
    """Given a solo game, when a ship loads one depot, then what lies at the others is told red."""
    for state, asked in walk("13a", 3, 1):
        ways = [option for option in asked.options if option[0] == "ship"]
        view = seen(state, asked)
        for option in ways:
            after = state.clone()
            RULES.apply(after, option)
            lost = len(after.goods_box) - len(state.goods_box)
            said = words(preview_items(Under(state), view, PreviewedChoice(option)))
            assert ("the game" in said) == bool(lost) and "not fit" not in said
            if lost > 1:
                assert f"{lost} goods leave the game" in said
                return
    raise AssertionError("all goods lay at one depot")


def test_alone_the_last_space_foretells_the_victory() -> None:
    """Given a solo duchy with one space left, when its tile is held over it, then it wins."""
    given = Scenario(1, board="13a")
    spaces = given.duchy().spaces
    colours = BOARD["13a"].colours
    last = next(n for n, tile in enumerate(spaces) if tile == EMPTY and colours[n] == MINE)
    given.fills(*(n + 1 for n in range(len(spaces)) if n != last))
    given.stores("mine").dice(3, 3).owns(workers=9)
    asked = RULES.decision(given.s)
    assert asked is not None
    wins = next(option for option in asked.options if option[0] == "place")
    said = words(preview_items(Under(given.s), seen(given.s, asked), PreviewedChoice(wins)))
    assert "Every space is covered: victory" in said
