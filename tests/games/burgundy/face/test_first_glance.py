"""What somebody notices who opens the table for the first time: headings, sentences, cut words."""

from itertools import pairwise

import pytest

from stupor.engine.events import Event
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.face.corners.bridge import heading_box, pawn_boxes
from stupor.games.burgundy.face.duchy.land import FOOT, RIM, name_room, paint_heading
from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.game_log.digest import _sold_once, decree, lines, news
from stupor.games.burgundy.face.layout import BurgundyLayout
from stupor.games.burgundy.face.rail.plates import paint_plates
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import MONASTERY
from stupor.games.burgundy.names import one
from stupor.scenes.timeline.scene import ACTIONS
from stupor.stage.geometry import overlap
from stupor.stage.items import Label
from stupor.stage.node import node_at
from tests.games.burgundy.face.position import FORMS, anchors, view

#: A piece may stand so far before the last letter.
LETTER = 8.0


def stacked(space: int) -> TableView:
    """A table of four whose pieces all stand on one space of the bridge."""
    seen = view("four", rounds=1)
    pawns = [pawn for n in range(1, 8) for pawn in seen.pieces(f"bridge.{n}")]
    for n in range(1, 8):
        seen.table.zones[f"bridge.{n}"] = [*pawns] if n == space else []
    return seen


@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("title", ["Turn order", "The order of turns"])
def test_the_heading_of_the_bridge_is_never_behind_a_stack(space: int, title: str) -> None:
    """Given all four pieces on one space, then the heading, short or long, gives way to them."""
    seen = stacked(space)
    box = heading_box(seen, title)
    covered = [pawn for pawn in pawn_boxes(seen).values() if overlap(box, pawn)]
    assert all(box[0] + box[2] - pawn[0] < LETTER for pawn in covered)


def test_the_ground_of_the_household_speaks_of_the_storage_not_of_a_castles_die() -> None:
    """Given a click between the own things, then the storage is explained, by its rule."""
    told = explanation(view("13a"), "household")
    assert told is not None and told.title == "Your storage" and told.rule == "storage.full"


def test_the_ground_between_the_dice_speaks_of_the_dice() -> None:
    """Given a click between the own dice, then they are explained, not the storage beside them."""
    seen = view("two")
    (x, y, w, h), (right, *_) = seen.anchors["die.1"], seen.anchors["die.2"]
    node = node_at(BurgundyLayout().nodes(seen), ((x + w + right) / 2, y + h / 2))
    assert node is not None and node.ground
    told = explanation(seen, node.name)
    assert told is not None and told.title == "Your dice" and told.rule == "turn.die"


@pytest.mark.parametrize("first", range(4))
def test_who_plays_first_of_a_stack_stands_on_top_of_it(first: int) -> None:
    """Given all four pieces on one space, then the higher one plays earlier."""
    seen = stacked(1)
    for seat in range(4):
        seen.table.counters[f"order.{seat}"] = (seat - first) % 4 + 1
    tops = {pawn: box[1] for pawn, box in pawn_boxes(seen).items()}
    assert sorted(tops, key=tops.__getitem__) == [f"pawn.{(first + n) % 4}" for n in range(4)]
    assert [*tops] == sorted(tops, key=tops.__getitem__)[::-1], "painted from below"


@pytest.mark.parametrize("form", sorted(FORMS))
def test_the_own_name_keeps_off_the_rim_of_the_first_space(form: str) -> None:
    """Given the foot of a long name's letters, then the slanted edge beside it lies further off."""
    places = anchors(form)
    room, (left, top, wide, high) = places["own.name"], places["own.d1"]
    x, y, w, _ = name_room(room, places["own.d1"])
    below = max(0.0, y + FOOT - top)
    edge = left + wide / 2 * (1 - below / (high / 4))
    assert x + w <= edge - RIM or not below
    assert w > room[2] * 0.9, "as large as can be"


@pytest.mark.parametrize("board", ["13a", "13b"])
def test_alone_the_duchy_stands_beside_the_name_in_letters_of_its_own(board: str) -> None:
    labels = {
        i.key.rpartition("/")[2]: i for i in paint_heading(view(board)) if isinstance(i, Label)
    }
    name, number = labels["name"], labels["number"]
    assert board in number.text and board not in name.text
    assert (name.face, number.face) == ("title", "italic")
    assert name.rect[0] + name.rect[2] < number.rect[0]


def test_a_partners_name_keeps_off_the_rim_but_is_whole_in_a_small_window() -> None:
    wide, small = (
        next(i for i in paint_heading(view("12a", compact=tight)) if i.key.endswith("2.name"))
        for tight in (False, True)
    )
    assert small.rect[2] > wide.rect[2]


def test_the_last_turn_is_told_without_a_stop_of_its_own() -> None:
    """Given a rival's deed, then its news ends without the stop that the herald adds."""
    seat, deed = news([Event("turn", 1, ()), Event("workers", 1, (2,))], {0})
    assert seat == 1
    assert deed and not deed.endswith(".")


def test_the_white_die_names_a_depot_once_and_belongs_to_nobody() -> None:
    """Given goods and a loss at one depot, then a short sentence; its line bears no arms."""
    white, here = Event("white", 0, (6, 1)), Event("removed", -1, (1, 6))
    assert decree([white, here]).startswith("White die 6: depot 6 gets turquoise goods, loses ")
    other = decree([white, Event("removed", -1, (1, 2))])
    assert "to depot 6; depot 2 loses " in other
    told = lines([Event("turn", 0, ()), white], lambda event: event.kind, 0, 4)
    assert [line.event.who for line in told if line.event.kind == "white"] == [-1]


def test_a_verb_that_begins_two_deeds_is_said_once() -> None:
    """Given two sales, then "sells" stands once; another verb between them is said again."""
    turn, workers = Event("turn", 1, ()), Event("workers", 1, (2,))
    sales = [Event("sold", 1, (colour, count, 1, 2)) for colour, count in ((3, 2), (4, 1))]
    assert news([turn, *sales], {0})[1] == "sells 2 pink goods and 1 red goods tile"
    assert news([turn, sales[0], workers], {0})[1].count("takes") == 1


def test_a_verb_of_two_words_is_said_whole() -> None:
    """Given two shields given up, then no half of "gives up" is left alone."""
    deeds = ["gives up the shield A", "gives up the shield B"]
    assert _sold_once(deeds, ()) == deeds


def test_what_a_rival_did_twice_is_told_once() -> None:
    """Given two dice for workers, then the news says so in one breath; three dice likewise."""
    fetched = Event("workers", 1, (2,))
    assert news([Event("turn", 1, ()), fetched, fetched], {0})[1] == "takes 2 workers twice"
    assert news([Event("turn", 1, ()), *[fetched] * 3], {0})[1] == "takes 2 workers 3 times"


def test_a_long_name_leaves_out_the_region_so_that_the_ribbon_cuts_nothing() -> None:
    """Given the longest monastery, then the news says no more; a short one has its place."""
    long = max((t for t, kind in enumerate(COLOUR) if kind == MONASTERY), key=lambda t: len(one(t)))
    short = min(
        (t for t, kind in enumerate(COLOUR) if kind == MONASTERY), key=lambda t: len(one(t))
    )
    turn = Event("turn", 1, ())
    told = news([turn, Event("placed", 1, (long, 18, MONASTERY, 5))], {0})[1]
    assert told == f"places {one(long)}"
    told = news([turn, Event("placed", 1, (short, 18, MONASTERY, 1))], {0})[1]
    assert told.startswith(f"places {one(short)} in ")


def test_alone_the_corner_of_the_colours_speaks_of_no_rivals() -> None:
    """Given a solo game, then its corner tells what a whole colour brings there."""
    told = explanation(view("13a"), "bonus.ship.large")
    assert told is not None and "black depot" in told.text
    assert told.rule == "solo.bounty"


def test_the_timeline_finds_the_plates_bare() -> None:
    """Given the plates, then what the timeline takes away is all that is written on them."""
    items = paint_plates(view("two"))
    left = [item for item in items if not item.key.startswith(ACTIONS)]
    assert left
    assert not any(isinstance(item, Label) for item in left)


@pytest.mark.parametrize("space", range(1, 8))
def test_four_pieces_on_a_space_stay_on_their_plaque(space: int) -> None:
    """Given all four on one space, then none pokes over the rim and each head is seen."""
    seen = stacked(space)
    _, top, _, _ = seen.anchors["bridge"]
    tops = [box[1] for box in pawn_boxes(seen).values()]
    assert min(tops) >= top
    assert all(below - above >= 12 for below, above in pairwise(tops))
