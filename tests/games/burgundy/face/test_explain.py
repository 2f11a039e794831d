"""Everything on every kind of table has an explanation, which names its rule and fits the page."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from stupor import language
from stupor.games.burgundy import names, rulebook
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.tiles import BEAST, COLOUR, KIND
from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.explain.shared_words import figures_of, ways
from stupor.games.burgundy.face.explain.tiles import tiles_of, told, worth
from stupor.games.burgundy.face.gestures.questions import prompt_of
from stupor.games.burgundy.face.household.storage import storage_boxes
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.ids import EMPTY, GEESE, KIND_MONASTERY, MONASTERY, SHIP
from stupor.platform.languages import words_of
from stupor.stage.geometry import centre, overlap
from stupor.stage.messages import TooltipContext
from tests.games.burgundy.face.position import TABLES, moment, view
from tests.games.burgundy.face.test_foretelling import Under, seen
from tests.games.burgundy.scenario import Scenario

EVERYWHERE = TooltipContext()
#: Ground that has nothing to say but for what lies on it.
SILENT = frozenset({"prompt", "actions"})


@pytest.mark.parametrize("kind", TABLES)
def test_everything_that_can_be_pointed_at_is_explained(kind: str) -> None:
    """Given a table, when the pointer rests on anything, then there is something to say."""
    seen = view(kind)
    for name, _ in spots_of(seen):
        if name in SILENT:
            continue
        told = explanation(seen, name)
        assert told is not None, name
        assert told.title, name
        assert told.text.endswith("."), (name, told.text)
        assert "{" not in told.text + told.numbers + told.title, (name, told)
        assert not told.rule or told.rule in rulebook.RULES, (name, told.rule)


def test_a_ship_that_has_loaded_speaks_of_no_goods_to_come() -> None:
    """Given a ship in a duchy and goods at the depots, then only ships to come speak of them."""
    game = Scenario().goods_at(1, 6).covers((5, "ship")).depot(2, "ship")
    asked = Under(game.s).decision
    assert asked is not None
    seen_now = seen(game.s, asked)
    placed = [tile for tile in tiles_of(seen_now, 0) if COLOUR[tile] == SHIP]
    assert placed and not any(worth(seen_now, tile, ("duchy", "0", "5")) for tile in placed)
    assert worth(seen_now, game.find("ship"), ("depot", "2"))
    assert not worth(seen_now, game.tile("mine"), ("depot", "3"))


@pytest.mark.parametrize("kind", TABLES)
def test_every_piece_of_the_table_is_explained_wherever_it_lies(kind: str) -> None:
    """Given a table, when a piece that everybody sees is named, then there is something to say."""
    seen = view(kind)
    for zone, here in seen.table.zones.items():
        for piece in here:
            if piece != "?":
                assert explanation(seen, piece) is not None, (zone, piece)


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("grown", [1.0, 1.5])
def test_panels_stay_on_the_page_and_off_what_they_explain(kind: str, grown: float) -> None:
    """Given letters of any size, then a panel lies on the page, off its thing."""
    seen = view(kind, text=grown)
    x, y, w, h = seen.page
    for name, box in spots_of(seen):
        shown = UI.text.panel(seen, name, centre(box), "", "", EVERYWHERE)
        if shown is None:
            continue
        left, top, wide, high = shown.box
        assert left >= x and top >= y and left + wide <= x + w and top + high <= y + h, name
        if box[2] <= 130 and box[3] <= 130:
            assert not overlap(shown.box, box), name


def test_a_scoring_monastery_says_what_it_would_pay_now() -> None:
    """Given a monastery that counts sold goods, when it is pointed at, then it tells the points."""
    seen = view("four")
    duchy = seen.duchy(seen.viewer)
    told = explanation(seen, "hex.125")
    assert told is not None
    sold = sum(seen.numbers(f"sold.{duchy}"))
    assert any(f"{sold} VP" in figure for figure in figures_of(told.numbers)), told.numbers


def test_a_tile_of_a_depot_says_which_die_takes_it() -> None:
    """Given the own turn, when a tile in reach is pointed at, then its price is told."""
    seen = view("four")
    asked = seen.mine()
    assert asked is not None
    for option in asked.options:
        if option[0] == "take":
            told = explanation(seen, f"hex.{option[2]}")
            assert told is not None
            assert f"your {option[1]}" in told.numbers


@pytest.mark.parametrize("kind", ["13a", "13b"])
def test_alone_nobody_is_told_of_a_last_count_or_of_rivals(kind: str) -> None:
    """Given a game alone, then all words are true there: nothing is counted at the end."""
    seen = view(kind)
    everything = [name for name, _ in spots_of(seen)]
    everything += [f"hex.{tile}" for tile in range(1, 165) if COLOUR[tile] in (MONASTERY, SHIP)]
    for name in everything:
        told = explanation(seen, name)
        if told is None or name in SILENT:
            continue
        said = f"{told.text} {told.numbers}"
        late = re.search(r"(?i)at the end(?! of (a|the|each|every) phase)|with the end", said)
        assert not late or "In a solo game it scores" in said, (name, said)
        assert ("three colours" not in said and "bonus tile" not in said.split("Alone")[0]) or (
            "In a solo game it scores" in said
        ), (name, said)


def test_the_position_is_the_same_for_all() -> None:
    """Given the same seed, the busy table is the same one."""
    assert moment("four").round == moment("four").round


def test_a_tile_to_trade_for_is_told_as_it_lies_then() -> None:
    """Given goods to trade alone, then the black tiles are told face down, with no effect."""
    seen = view("13a")
    asked = seen.mine()
    tile = next(filter(None, (seen.first(f"black.{space}") for space in range(1, 9))))
    assert asked is not None
    plain = explanation(seen, tile)
    assert plain is not None and "does nothing" not in plain.text
    asked = replace(asked, kind="trade", options=(("trade", int(tile.split(".")[1])),))
    traded = explanation(replace(seen, decision=asked), tile)
    assert traded is not None and "does nothing" in traded.text


def test_who_may_buy_points_reads_how_much_silver_there_is() -> None:
    """Given plaques that lie over the purse, then the prompt says what is in it."""
    seen = view("13a")
    asked = seen.mine()
    assert asked is not None
    seen.table.counters[f"silver.{seen.duchy(seen.viewer)}"] = 5
    asked = replace(asked, kind="points", options=(("points", 1), ("skip",)))
    assert prompt_of(replace(seen, decision=asked)).startswith("You have 5 silver:")


def test_a_monastery_of_a_rival_calls_nobody_you() -> None:
    """Given each monastery in a rival's duchy, when it is explained, then nobody is called you."""
    seen, own = view("two"), view("two").viewer
    for tile in (t for t in range(1, len(COLOUR)) if COLOUR[t] == MONASTERY):
        theirs = told(seen, tile, f"hex.{tile}", ["duchy", str(1 - own), "1"])
        assert not re.search(r"\byours?\b|\byou\b", theirs.text + theirs.numbers), theirs
        assert "{" not in theirs.text
        mine = told(seen, tile, f"hex.{tile}", ["duchy", str(own), "1"])
        assert mine.text == names.text_of(tile)


def test_german_names_the_dice_that_do_it_in_the_right_case() -> None:
    """Given dice that can do something, then German lists them after a colon."""
    seen = view("two")
    language.speak(words_of("de"))
    try:
        assert re.fullmatch(r"möglich: deine \d.*", ways(seen, lambda option: True))
    finally:
        language.speak(language.ENGLISH)


def test_each_free_storage_of_a_team_is_told_by_whose_it_is() -> None:
    seen = view("12a")
    titles = {}
    for zone in storage_boxes(seen):
        seen.table.zones[zone] = []
        told = explanation(seen, zone)
        assert told is not None
        titles[zone] = told.title
    own, partner = seen.viewer, (seen.viewer + 2) % 4
    assert titles[f"storage.{own}.1"] == "Your storage"
    assert titles[f"storage.{partner}.1"] == "Your partner\u2019s storage"
    assert titles[f"shared.{seen.duchy(own)}.2"] == "The team\u2019s storage"


def test_the_tip_of_undo_says_how_far_this_table_goes_back() -> None:
    """Given a strict, a friendly and a sandbox table, then the tip of Undo says what each does."""
    said = {}
    for mode in ("strict", "friendly", "sandbox"):
        told = explanation(view("two", undo_mode=mode, computers=frozenset()), "actions.undo")
        assert told is not None
        said[mode] = told.text
    assert "revealed" in said["strict"]
    assert "agree" in said["friendly"]
    assert "marked" in said["sandbox"]
    for alone in (view("13a", undo_mode="friendly"), view("two", undo_mode="friendly")):
        told = explanation(alone, "actions.undo")
        assert told is not None
        assert "agree" not in told.text
    barred = explanation(view("two", undo_why="Nothing was done."), "actions.undo")
    assert barred is not None
    assert "Nothing was done" in barred.numbers


@pytest.mark.parametrize(("kind", "says"), [("two", r"scores \d+ VP as it stands"), ("13a", "")])
def test_a_placed_monastery_is_told_by_what_it_scores(kind: str, says: str) -> None:
    """Given a scoring monastery in the own duchy, then it scores; alone it has scored already."""
    seen = view(kind)
    duchy = str(seen.duchy(seen.viewer))
    scoring = [t for t in range(1, len(COLOUR)) if COLOUR[t] == MONASTERY and pays(t) != EMPTY]
    tile = next(t for t in scoring if t not in tiles_of(seen, int(duchy)))
    in_depot = worth(seen, tile, ["depot", "1"])
    seen.table.zones[f"duchy.{duchy}.1"] = [f"hex.{tile}"]
    assert re.fullmatch(says, worth(seen, tile, ["duchy", duchy, "1"]))
    assert re.fullmatch(r"would score \d+ VP for you now", in_depot)


def pays(tile: int) -> int:
    """The building that a monastery counts."""
    return MONASTERIES[KIND[tile] - KIND_MONASTERY].pays_for


@pytest.mark.parametrize("grown", [1.0, 1.55])
@pytest.mark.parametrize(
    ("kinds", "free"),
    [
        pytest.param(("depot", "hex", "bonus", "pawn"), "preview", id="a tile: the paper below"),
        pytest.param(("space", "hex", "vp", "medal"), "meta.header", id="a duchy: the phase"),
    ],
)
def test_words_about_a_thing_leave_what_is_read_with_it_in_sight(
    kinds: tuple[str, ...], free: str, grown: float
) -> None:
    """Given letters of any size, when a thing is pointed at, then its words lie beside that."""
    seen = view("four", text=grown)
    boxes = 0
    for name, box in spots_of(seen):
        if name.startswith(kinds):
            shown = UI.text.panel(seen, name, centre(box), "", "", EVERYWHERE)
            assert shown is None or not overlap(shown.box, seen.anchors[free]), name
            boxes += shown is not None
    assert boxes > 9


def test_geese_are_told_to_score_with_animals_of_another_kind() -> None:
    """Given geese, then their words are not those of cows, which score with their own kind."""
    seen = view("everything")
    for number in (number for number, beast in enumerate(BEAST) if beast != EMPTY):
        words = told(seen, number, f"hex.{number}", ("depot", "1")).text
        assert ("one other kind" in words) == (BEAST[number] == GEESE), number


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_a_placed_herd_counts_its_own_animals(kind: str) -> None:
    """Given livestock in the own duchy, then no tile of it says that there are none."""
    seen = view(kind)
    here = tiles_of(seen, seen.duchy(seen.viewer))
    herds = [number for number in here if BEAST[number] != EMPTY]
    assert herds
    for number in herds:
        assert ": 0 " not in worth(seen, number, ("depot", "1"))


def test_a_hint_to_buy_names_no_depot() -> None:
    """Given that some may buy from any depot, then a hint leads to what can be bought."""
    assert UI.text.advice_hint(("buy", 67)).where == "Look at the tiles you can buy."
