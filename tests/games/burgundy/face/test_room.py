"""Words and figures keep to their room: shorter where they must, never cut or one over another."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from stupor.games.burgundy.data.goods import colour_of
from stupor.games.burgundy.face.corners.bonuses import paint_bonuses
from stupor.games.burgundy.face.corners.rounds import paint_rounds
from stupor.games.burgundy.face.duchy.land import paint_heading
from stupor.games.burgundy.face.household.dice import paint_buy, paint_partner
from stupor.games.burgundy.face.household.storage import (
    paint_goods,
    paint_purse,
    paint_storage,
    stack_boxes,
    stacks,
)
from stupor.games.burgundy.face.rivals.closeup import paint_closeup
from stupor.games.burgundy.face.solo.race import paint_race
from stupor.games.burgundy.face.view import TableView
from stupor.stage.geometry import overlap
from stupor.stage.items import Item, Label, NineSlice, Picture
from stupor.table.overlay import ribbon
from tests.games.burgundy.face.position import FORMS, NAMES, view

WIDE, NARROW = 12.0, 5.0
#: How far below its upper edge the letters of a name end.
LETTERS = 19.0
#: How wide a figure is for a size of one.
FIGURE = 0.62
#: How much of the height of its box the largest figure fills.
INKED = 0.72


def measuring(kind: str, letter: float, **more: object) -> TableView:
    """A table in whose windows every letter is so wide."""
    return view(kind, measure=lambda text, face, size: letter * len(text), **more)


def words(items: list[Item], key: str) -> str:
    return next(item.text for item in items if isinstance(item, Label) and item.key == key)


def test_the_purchase_is_the_same_sentence_in_any_room() -> None:
    """Given a wide tray or a team's narrow one, then one thing is called by one name."""
    for letter in (NARROW, WIDE):
        said = words(paint_buy(measuring("12a", letter)), "buy/words")
        assert said == "One black tile for 2"


def test_in_a_small_window_the_white_die_is_told_in_a_line() -> None:
    """Given small or large windows, then it is told where the goods went, in a line or in two."""
    seen = view("four")
    seen.table.counters["white"] = 3
    told = words(paint_rounds(replace(seen, compact=True)), "rounds/words")
    assert told == "goods for depot\u00a03"
    assert words(paint_rounds(replace(seen, compact=False)), "rounds/words").startswith("white die")


def test_what_the_white_die_does_is_told_beside_its_picture() -> None:
    """Given a game alone before its first round, then no sentence lacks the die it begins with."""
    seen = view("13a")
    assert any(item.key.endswith("white.words") for item in paint_race(seen))
    seen.table.counters["white"] = 0
    assert not any(item.key.endswith("white.words") for item in paint_race(seen))


def test_beside_a_long_name_the_partners_dice_speak_for_themselves() -> None:
    """Given no room for more, then the heading is the partner's whole name."""
    assert words(paint_partner(measuring("12a", NARROW)), "partner/title").endswith("\u2019s dice")
    assert words(paint_partner(measuring("12a", WIDE)), "partner/title") in NAMES


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("kind", ["13a", "13b"])
def test_prices_of_goods_side_by_side_do_not_overlap(kind: str, form: str) -> None:
    """Given six goods in a row, when they can be sold, then each price keeps to its own."""
    seen = view(kind, form)
    tiles = {colour_of(number): f"goods.{number}" for number in range(1, 43)}
    seen.table.zones["goods.0"] = list(tiles.values())
    sales = {str(colour): [1, 1, 4] for colour in tiles}
    seen = replace(seen, facts={**seen.facts, "sales.0": sales})
    assert len(stacks(seen, 0)) == 6
    chips = [item.rect for item in paint_goods(seen)
             if isinstance(item, NineSlice) and item.key.startswith("goods/sale")]  # fmt: skip
    assert len(chips) == len(stack_boxes(seen))
    for one, other in pairwise(chips):
        assert one[0] + one[2] <= other[0] or one[1] + one[3] <= other[1]


@pytest.mark.parametrize("form", FORMS)
def test_how_many_goods_there_are_leaves_the_tile_to_be_seen(form: str) -> None:
    """Given several goods of a colour and the largest letters, then half of the tile is free."""
    seen = view("two", form)
    seen.table.zones[f"goods.{seen.duchy(seen.viewer)}"] = ["goods.1", "goods.2", "goods.3"]
    items = {item.key: item for item in paint_goods(seen)}
    tile, count = items["goods/goods.3"], items["goods/goods.1.count"]
    assert isinstance(count, Label) and count.text == "\u00d73"
    assert count.rect[3] * INKED < tile.rect[3] / 2


@pytest.mark.parametrize("form", FORMS)
def test_workers_and_silver_are_counted_beside_their_heaps(form: str) -> None:
    """Given a wide well, then the figure does not stand at its far end; none leaves its well."""
    seen = view("four", form)
    for item in paint_purse(seen):
        if isinstance(item, Label):
            well = seen.anchors[item.key.removeprefix("purse/").removesuffix(".count")]
            assert item.rect[0] + item.rect[2] / 2 - well[0] < 110
            assert item.rect[0] + item.rect[2] < well[0] + well[2]


def test_a_rival_seen_close_tells_how_many_goods_were_sold() -> None:
    """Given goods of several colours, then their sum stands beside the heading."""
    seen = view("four")
    rival = seen.rivals()[0]
    sold = sum(seen.numbers(f"sold.{seen.duchy(rival)}"))
    assert words(paint_closeup(seen, rival), "close/sold.count") == str(sold)


@pytest.mark.parametrize("form", FORMS)
def test_the_price_of_goods_names_silver_however_much_a_sale_brings(form: str) -> None:
    """Given two silver for a sale, or VP of two digits, then both are told, none over another."""
    seen = view("two", form)
    own = seen.duchy(seen.viewer)
    seen.table.zones[f"goods.{own}"] = ["goods.1", "goods.8", "goods.15"]
    for silver, vp in ((1, 2), (2, 4), (1, 12)):
        sales = {str(colour): [1, silver, vp] for colour in stacks(seen, own)}
        seen.facts[f"sales.{own}"] = sales
        items = [item for item in paint_goods(seen) if item.key.startswith("goods/sale")]
        signs = [item for item in items if isinstance(item, Picture)]
        assert sum(item.sprite == "sign/silver" for item in signs) == len(sales) == 3
        chips = [item.rect for item in items if isinstance(item, NineSlice)]
        assert not any(overlap(one, other) for one, other in combinations(chips, 2))


def test_a_rival_seen_close_tells_whom_it_plays_after_in_this_round() -> None:
    """Given a ship that has changed the order of the next round, then that of this one is told."""
    seen = view("four")
    seen = replace(seen, facts={**seen.facts, "turns": [2, 0, 3, 1], "order": [1, 2, 0, 3]})
    for place, seat in enumerate([2, 0, 3, 1], 1):
        items = paint_closeup(seen, seat)
        after = [seen.names[one] for one in [2, 0, 3][place - 2 : place - 1]]
        said = f"plays after {after[0]}" if after else "plays first"
        assert said in words(items, "close/duchy") and str(place) in words(items, "close/order")


def test_a_partner_who_moved_a_ship_still_played_when_it_did() -> None:
    """Given a partner who will be first in the next round, then its tray tells of this round."""
    seen = view("12a")
    partner = (seen.viewer + 2) % 4
    turns = [seat for seat in range(4) if seat != partner] + [partner]
    seen = replace(seen, facts={**seen.facts, "turns": turns, "order": turns[::-1]})
    assert "plays fourth this round" in words(paint_partner(seen), "partner/order")


def test_a_partner_whose_turn_is_over_has_played() -> None:
    """Given a partner before the one whose turn it is, then nobody is told that it plays yet."""
    seen = view("12a")
    partner = (seen.viewer + 2) % 4
    turns = [partner] + [seat for seat in range(4) if seat != partner]
    seen = replace(seen, facts={**seen.facts, "turns": turns})
    assert words(paint_partner(seen), "partner/order") == "has played this round"


def test_the_ribbon_leaves_out_what_stands_in_brackets_before_it_cuts_words() -> None:
    """Given a sentence that is too long, then its bracket goes; a short one stays whole."""
    said = "Nicolas completes a town of 4 and takes a Warehouse from depot 6 (+14 VP)."
    [short] = ribbon(measuring("12a", WIDE), said, refusal=False)
    [whole] = ribbon(measuring("12a", NARROW), said, refusal=False)
    assert isinstance(short, Label) and isinstance(whole, Label)
    assert short.text.endswith("from depot 6.")
    assert whole.text == said
    [more] = ribbon(measuring("12a", WIDE), f"{said} Still thinking.", refusal=False)
    assert isinstance(more, Label) and more.text.endswith("from depot 6. Still thinking.")


def test_what_is_left_of_a_colour_keeps_off_the_next_sign() -> None:
    """Given one who plays alone, then no count reaches the sign beside it."""
    items = paint_bonuses(view("13b"))
    counts = [item.rect for item in items if isinstance(item, Label)]
    signs = [item.rect for item in items if isinstance(item, Picture)]
    assert len(counts) == len(signs) == 6
    assert not any(overlap(count, sign) for count in counts for sign in signs)


def test_partners_are_named_in_letters_of_one_size() -> None:
    """Given a long and a short name, then both know of each other."""
    names = [item for item in paint_heading(view("12a"))
             if isinstance(item, Label) and item.key.endswith(".name")]  # fmt: skip
    assert len(names) == 2
    assert all({*label.peers} == {(one.text, 1.0) for one in names} for label in names)


@pytest.mark.parametrize("form", FORMS)
def test_the_own_name_keeps_off_the_first_space(form: str) -> None:
    """Given a name as long as its room, then its letters end before the slanted side begins."""
    at = view("four", form).anchors
    x, y, w, _ = at["own.name"]
    left, top, wide, high = at["own.d1"]
    deep = min(max(0.0, y + LETTERS - top), high / 4)
    assert x + w <= left + wide / 2 * (1 - deep / (high / 4)) + 2


def test_two_figures_stand_in_their_well_as_one_does() -> None:
    """Given a rival with ten silver and more, then the count does not touch the edge."""
    seen = view("four")
    rival = seen.rivals()[0]
    seen.table.counters[f"silver.{seen.duchy(rival)}"] = 13
    [label] = [item for item in paint_closeup(seen, rival)
               if isinstance(item, Label) and item.key == "close/silver.count"]  # fmt: skip
    x, _, wide, _ = seen.anchors["close.silver"]
    middle = label.rect[0] + label.rect[2] / 2
    assert middle + label.size * FIGURE * len(label.text) / 2 < x + wide - 3


@pytest.mark.parametrize("form", FORMS)
def test_the_number_of_a_depot_stands_beside_its_word(form: str) -> None:
    """Given the words about the white die, then no line can begin with the number alone."""
    said = words(paint_rounds(view("four", form)), "rounds/words")
    assert said.rpartition(" ")[2].startswith("depot\u00a0")


def test_shelves_of_a_team_are_named_over_their_whole_width() -> None:
    """Given a team's shelves, then only the partner's name leaves room for the lock."""
    seen = view("12a")
    named = {item.key: item.rect for item in paint_storage(seen) if isinstance(item, Label)}
    for shelf in ("storage", "shared"):
        x, _, wide, _ = seen.anchors[f"{shelf}.well"]
        left, _, long, _ = named[f"storage/{shelf}"]
        assert left + long / 2 == pytest.approx(x + wide / 2)
    x, _, wide, _ = seen.anchors["partner.well"]
    left, _, long, _ = named["storage/partner"]
    assert left + long <= x + wide - 25
