"""Whatever is reached for in vain says why, in words and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from stupor.engine.decision import Decision
from stupor.games.burgundy import names
from stupor.games.burgundy.data.buildings import COLOUR_NAMES
from stupor.games.burgundy.effects.extras import Fetch
from stupor.games.burgundy.face.gestures import objections
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.gestures.attempts import KNOWN_PLACES, attempt
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.gestures.questions import brief_of
from stupor.games.burgundy.face.gestures.shortfall import tile_shortfall
from stupor.games.burgundy.face.preview.choice_preview import preview_items, refused
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import number_in
from stupor.games.burgundy.game import GAME
from stupor.games.burgundy.ids import FACE_DOWN
from stupor.stage.affordance import Affordances
from stupor.stage.course import PreviewedChoice
from stupor.stage.messages import TooltipContext
from tests.games.burgundy.busy import busy
from tests.games.burgundy.face import position
from tests.games.burgundy.face.position import NAMES, TABLES, USUAL
from tests.games.burgundy.face.test_foretelling import Under, seen, walk, words
from tests.games.burgundy.scenario import Scenario
from tests.support.usual import some

#: Letters for which a line of the ribbon has room in the smallest window.
RIBBON = 70
#: What has a use for a hand.
WANTED = ("hex.", "stack.", "own.d", "silver", "buy")


def test_a_die_on_an_inn_is_not_told_of_the_black_depot() -> None:
    """Given an inn for sale beside the black depot, when a die wants it, the rule fits it, too."""
    game = Scenario(expansions=["inns"]).inns().dice(1, 2)
    against = Under(game.s).refusal(("take", 1, game.find("inn")))
    assert against is not None and "black depot" not in GAME.rules.rule(against.rule).text


def test_a_market_says_only_what_it_takes() -> None:
    """Given a Market that takes, when a mine is clicked, then its own kinds alone are told."""
    game = Scenario().depot(1, "ship").depot(2, "mine").again(Fetch("market"))
    asked = Under(game.s).decision
    assert asked is not None and asked.kind == "fetch"
    view = seen(game.s, asked)
    mine = Asked(asked, view.table, view.facts).tile(game.find("mine"))
    assert UI.input.objection(Under(game.s), view, mine) == "Take a lit ship or livestock, or skip."


@pytest.mark.parametrize("kind", some(TABLES, USUAL))
def test_what_is_not_lit_says_why(kind: str) -> None:
    """Given any question, when something useful but dark is clicked, then the reason is told."""
    told: set[str] = set()
    for state, asked in walk(kind, 6, 29):
        course, view = Under(state), seen(state, asked)
        can = Affordances(gestures(asked, view.table, view.facts))
        lit = {*can.sources(), *can.buttons()}
        for name, _ in spots_of(view):
            said = UI.input.objection(course, view, name)
            assert "{" not in said
            if name.startswith(WANTED) and name not in lit and asked.kind == "turn":
                told.add(said)
    assert len(told - {""}) > 3, told


@pytest.mark.parametrize("kind", ["two", "everything", "13a"])
def test_names_figures_and_laid_tiles_are_never_said_to_be_of_no_use_now(kind: str) -> None:
    """Given a turn, then nothing is held against what no hand would reach for."""
    for state, asked in walk(kind, 6, 29):
        course, view = Under(state), seen(state, asked)
        duchy = view.duchy(asked.seat)
        laid = [tile for n in range(1, 38) for tile in view.table.pieces(f"duchy.{duchy}.{n}")]
        for name in ("own.name", "own.crest", "own.vp", "own.filled", "own.regions", *laid):
            said = UI.input.objection(course, view, name)
            assert asked.kind != "turn" or not said, (name, said)


def test_what_the_partner_stores_belongs_to_the_partner() -> None:
    """Given a team, when the partner's storage is reached for, then it is said whose it is."""
    told = 0
    for state, asked in walk("12a", 3, 1):
        partner = (asked.seat + 2) % 4
        view = seen(state, asked)
        here = [view.table.pieces(f"storage.{partner}.{n}") for n in (1, 2)]
        for name in (*(pieces[0] for pieces in here if pieces), f"storage.{partner}.1"):
            said = UI.input.objection(Under(state), view, name)
            assert said == f"This belongs to {NAMES[partner]}."
            told += name.startswith("hex")
    assert told


def objection(kind: str, name: str) -> set[str]:
    """What is said of a thing in the turns of a game."""
    moments = [(state, asked) for state, asked in walk(kind, 6, 29) if asked.kind == "turn"]
    return {UI.input.objection(Under(state), seen(state, asked), name) for state, asked in moments}


def test_points_cannot_be_bought_at_any_time_and_goods_wait_for_a_ship() -> None:
    """Given a turn, when the race's button or a depot's goods are clicked, each says when."""
    later = "Right after you gain VP, you may buy more here for 1 silver each."
    assert objection("13a", "points") == {later}
    assert objection("two", "depot.3.goods") == {"Place a ship to load the goods of a depot."}


def test_a_tile_without_a_neighbour_speaks_of_no_space() -> None:
    """Given a tile none of whose spaces is next to another, then no number is asked for."""
    state, asked = next(walk("two", 4, 1))
    option = ("place", 1, 1, 5)
    said = tile_shortfall(seen(state, asked), "place.neighbour", option, asked)
    assert said.endswith("none of its spaces is next to a tile yet.")


def test_what_is_said_over_a_space_is_what_is_said_after_the_drop() -> None:
    """Given a tile of a depot carried over the duchy, then plate and ribbon say the same."""
    state, asked = next((s, a) for s, a in walk("two", 4, 1) if a.kind == "turn")
    view, course, same = seen(state, asked), Under(state), 0
    for piece in view.table.pieces("depot.1.1") or view.table.pieces("depot.1.2"):
        wish = ("place", 1, number_in(piece), 5)
        told = refused(course, view, wish)
        assert told is not None and told.title == UI.input.objection(course, view, wish)
        same += 1
    assert same


def test_a_stored_tile_over_the_storage_means_nothing() -> None:
    """Given a stored tile picked up, when it rests over the storage, then no purchase is meant."""
    held = 0
    for state, asked in walk("two", 4, 1):
        table = seen(state, asked).table
        for piece in table.pieces(f"storage.{asked.seat}.1"):
            assert attempt(asked, table, piece, "storage.1") is None
            assert attempt(asked, table, piece, "own.d5") is not None
            held += asked.kind == "turn"
    assert held


def test_the_shelves_of_a_team_answer_what_is_let_go_on_them() -> None:
    """Given two partners, then a die over the partner's shelf means nothing but is known there.

    Of what is the partner's for good no tooltip says "not yet".
    """
    assert {"shared.2", "partner.1"} <= {*KNOWN_PLACES}
    placed = kept = 0
    for course, view, asked in _turns("12a", 4):
        here = Asked(asked, view.table, view.facts)
        assert attempt(asked, view.table, "die.1", "partner.1") is None
        for tile in view.table.pieces(f"shared.{here.duchy}.1"):
            meant = attempt(asked, view.table, "die.1", "shared.1")
            placed += meant is not None and meant[:1] + meant[2:3] == ("place", number_in(tile))
        for tile in view.table.pieces(f"storage.{(asked.seat + 2) % 4}.1"):
            why = TooltipContext(why=UI.input.objection(course, view, tile))
            assert why.why.startswith("This belongs to")
            panel = UI.text.panel(view, tile, (0.0, 0.0), "", "", why)
            assert panel is not None and "belongs" not in words(panel.items)
            kept += 1
    assert placed and kept


def test_a_used_die_says_so() -> None:
    """Given a turn with one die used, when that die is clicked, then it says that it is used."""
    for state, asked in walk("two", 4, 1):
        used = [n + 1 for n, die in enumerate(state.players[asked.seat].dice) if not die]
        if asked.kind == "turn" and used:
            said = UI.input.objection(Under(state), seen(state, asked), f"die.{used[0]}")
            assert "used" in said
            return
    raise AssertionError("no die was used")


def test_a_second_building_of_a_type_names_the_first() -> None:
    """Given a town with a bank, when another is held over it, then the refusal says where it is."""
    for state, _ in busy(GAME, 2, 5, {"duchies": "dealt"}):
        asked = GAME.rules.decision(state)
        if asked is None:
            continue
        player, view, course = state.players[asked.seat], seen(state, asked), Under(state)
        dice = [die for die in player.dice if die]
        if asked.kind != "turn" or not dice:
            continue
        for tile in player.storage:
            for space in range(1, 38):
                wish = ("place", dice[0], tile, space)
                against = course.refusal(wish) if tile > 0 else None
                if against is not None and against.rule == "place.type":
                    said = UI.input.objection(course, view, wish)
                    assert "already has" in said
                    return
    raise AssertionError("no such town")


def _turns(kind: str, seed: int, every: int = 3) -> Iterator[tuple[Under, TableView, Decision]]:
    """Moments of a random game in which a die is at hand."""
    for state, asked in walk(kind, seed, every):
        if asked.kind == "turn" and any(state.players[asked.seat].dice):
            yield Under(state), seen(state, asked), asked


@pytest.mark.parametrize("kind", ["two", "12a", "13a"])
def test_a_die_over_any_space_of_the_own_duchy_is_answered(kind: str) -> None:
    """Given a die, when it is let go over a dark space, then what is missing there is told."""
    told: set[str] = set()
    for course, view, asked in _turns(kind, 4):
        can = Affordances(gestures(asked, view.table, view.facts))
        die = next(name for name in can.sources() if name.startswith("die."))
        size = view.board(view.duchy(asked.seat)).size  # type: ignore[union-attr]
        for space in range(1, size + 1):
            if f"own.d{space}" in can.targets(die):
                continue
            meant = attempt(asked, view.table, die, f"own.d{space}")
            assert meant is not None
            if meant not in asked.options:
                against = course.refusal(meant)
                assert against is not None and against.rule.startswith(("place.", "dice."))
                told.add(against.rule)
                assert UI.input.objection(course, view, meant), (meant, against.rule)
    assert {"place.stored", "place.covered", "place.neighbour"} <= told


def test_an_empty_storage_says_what_the_space_takes() -> None:
    """Given an empty storage, when a die is over a space, then colour and number are told."""
    for course, view, asked in _turns("two", 4, 1):
        here = Asked(asked, view.table, view.facts)
        board = here.board
        assert board is not None
        free = next(n for n in range(1, 38) if not view.table.pieces(f"duchy.{here.duchy}.{n}"))
        if not here.stored:
            meant = attempt(asked, view.table, "die.1", f"own.d{free}")
            assert meant is not None
            said = UI.input.objection(course, view, meant)
            assert COLOUR_NAMES[board.colours[free - 1]] in said
            assert f"with a {board.numbers[free - 1]}" in said
            subject = PreviewedChoice(meant, barred=f"own.d{free}")
            assert "Rulebook: Placing a tile" in words(preview_items(course, view, subject))
            return
    raise AssertionError("every storage held something")


def test_a_die_over_a_stored_tile_that_fits_nowhere_says_why() -> None:
    """Given a stored tile that no space takes, when a die is let go on it, the reason is told."""
    told: set[str] = set()
    for course, view, asked in _turns("two", 4):
        here = Asked(asked, view.table, view.facts)
        placed = {option[2] for option in asked.options if option[0] == "place"}
        for piece in here.stored:
            if int(piece.partition(".")[2]) in placed:
                continue
            can = Affordances(gestures(asked, view.table, view.facts))
            die = next(name for name in can.sources() if name.startswith("die."))
            store = f"storage.{here.zones[piece].rpartition('.')[2]}"
            meant = attempt(asked, view.table, die, store)
            assert meant is not None and meant[0] == "place"
            told.add(UI.input.objection(course, view, meant))
    assert len(told - {""}) > 3


def test_what_the_ribbon_says_of_a_drop_has_room_on_it() -> None:
    """Given any turn, when a die is over anything, then its deed or the rule is a short line."""
    told = 0
    for course, view, asked in _turns("everything", 4):
        briefs = [UI.input.drop_prompt(view, "", option) for option in asked.options]
        told += sum(map(bool, briefs))
        spaces = [("place", asked.options[0][1], 0, n) for n in range(1, 38)]
        for said in (*briefs, *(UI.input.objection(course, view, wish) for wish in spaces)):
            assert len(said) <= RIBBON, said
    assert told > 40


def test_a_die_over_a_stored_tile_speaks_of_no_other_one() -> None:
    """Given a space for several tiles, only a die over the space itself names the way to others."""
    told = 0
    for state, asked in (one for kind in USUAL for one in walk(kind, 6, 2)):
        view = seen(state, asked)
        for option in (one for one in asked.options if one[0] == "place"):
            over = {
                place: UI.input.drop_prompt(replace(view, target=place), "die.1", option)
                for place in (f"own.d{option[3]}", f"hex.{option[2]}")
            }
            assert "For another tile" not in over[f"hex.{option[2]}"]
            told += "For another tile" in over[f"own.d{option[3]}"]
    assert told


def test_silver_on_a_depot_says_what_is_for_sale() -> None:
    """Given silver, when it is dropped on the die or a free space of a depot, the rule is told."""
    game = Scenario().depot(2, "ship").black("mine").owns(silver=3)
    course = Under(game.s)
    assert course.decision is not None
    table = seen(game.s, course.decision).table
    for place in ("depot.4.die", "depot.4.1", "depot.2.die"):
        wish = attempt(course.decision, table, "silver", place)
        assert wish is not None and (against := course.refusal(wish)) is not None
        assert "black depot" in GAME.rules.rule(against.rule).text


def test_a_covered_space_is_named_whatever_lies_there() -> None:
    """Given animals or a monastery on a space, then the sentence fits one thing and several."""
    told = set()
    for course, view, asked in _turns("two", 4):
        for space in range(1, 38):
            told.add(UI.input.objection(course, view, ("place", asked.options[0][1], 0, space)))
    taken = [said for said in told if "taken" in said]
    assert taken and not [said for said in told if " is already here" in said]


def test_a_tile_that_no_die_reaches_speaks_of_no_space() -> None:
    """Given a stored tile and too few workers, when it is reached for, no space is meant."""
    told: set[str] = set()
    for course, view, asked in _turns("two", 4):
        for piece in Asked(asked, view.table, view.facts).stored:
            told.add(UI.input.objection(course, view, piece))
    assert any(said.startswith("It goes on a ") for said in told), told
    assert not [said for said in told if said.startswith("This space")]


def test_a_stored_tile_names_the_space_that_lacks_fewest_workers() -> None:
    """Given a tile that no die can place, when it is clicked, then the nearest number is named."""
    told = 0
    for state, asked in walk("two", 8, 1):
        if asked.kind != "turn":
            continue
        course, view = Under(state), seen(state, asked)
        here = Asked(asked, view.table, view.facts)
        for name in here.stored:
            said = UI.input.objection(course, view, name)
            if not said.startswith("It goes on a"):
                continue
            wishes = objections._tile(here, name)
            rules = [against.rule for wish in wishes if (against := course.refusal(wish))]
            least = min(rule[-1] for rule in rules if rule.startswith("dice.workers"))
            assert f"needs {least} worker" in said, (name, said, rules)
            told += len({rule for rule in rules if rule.startswith("dice.workers")}) > 1
    assert told


def test_the_ribbon_does_not_name_what_lies_face_down() -> None:
    """Given a tile traded face down, when it is over a space, then it is not named by its face."""
    said = brief_of(position.view("13a"), ("place", 1, FACE_DOWN + 1, 1))
    assert "face-down tile" in said and "Warehouse" not in said


def test_a_die_over_a_space_for_several_tiles_says_how_another_one_gets_there() -> None:
    """Given one or several tiles for a space, when a die is over it, the ribbon knows of all.

    Tiles of one kind are alike: no other one needs to be dragged.
    """
    told = set()
    for state, asked in (one for kind in USUAL for one in walk(kind, 6, 2)):
        view, placed = seen(state, asked), [o for o in asked.options if o[0] == "place"]
        for option in placed:
            fit = (int(other[2]) for other in placed if other[3] == option[3])
            several = len({names.one(tile) for tile in fit}) > 1
            said = brief_of(view, option, "die.1")
            assert ("For another tile" in said) == several and "here" not in said
            assert "For another tile" not in brief_of(view, option, f"hex.{option[2]}")
            told.add(several)
    assert len(told) == 2


@pytest.mark.parametrize("kind", ["two", "13a"])
def test_a_die_over_an_empty_place_for_goods_stands_for_a_sale(kind: str) -> None:
    """Given places without goods, then each has a name of its own and a die there means to sell."""
    tried = 0
    for state, asked in walk(kind, 6, 29):
        view = seen(state, asked)
        rooms = [name for name, _ in spots_of(view) if name.startswith("room.")]
        stacks = [name for name, _ in spots_of(view) if name.startswith("stack.")]
        assert len(rooms) + len(stacks) == (6 if kind == "13a" else 3)
        for name in rooms if asked.kind == "turn" else ():
            option = attempt(asked, view.table, "die.1", name)
            if option is not None:
                assert option[0] == "sell" and option[1] == option[2] > 0
                tried += 1
    assert tried


def test_the_plate_that_buys_a_point_says_when_it_will() -> None:
    """Given a turn of one alone, when the plate is clicked, then it is told when VP are sold."""
    state, asked = next(one for one in walk("13a", 6, 29) if one[1].kind == "turn")
    view = seen(state, asked)
    assert "points" in dict(spots_of(view))
    assert UI.input.objection(Under(state), view, "points").startswith("Right after you gain VP")
