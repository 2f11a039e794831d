"""The die on a tile: which one laid it where it lies."""

from stupor.games.burgundy.face.duchy.used_die import used_die
from stupor.games.burgundy.face.household.dice import paint_buy
from stupor.games.burgundy.face.rail.ribbon import steps
from stupor.games.burgundy.face.rectangles import piece_rect
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import number_in
from stupor.games.burgundy.ids import NOBODY
from stupor.stage.geometry import overlap
from stupor.stage.items import Label
from tests.games.burgundy.face.position import view


def tile_of(seen: TableView, place: str) -> tuple[str, str]:
    """A tile of the viewer's that lies in such a place, and its zone."""
    zones = ((zone, seen.table.zones[zone]) for zone in seen.table.zones)
    own = f"{place}.{seen.viewer}"
    return next(
        (piece, zone)
        for zone, pieces in zones
        if zone.startswith(own)
        for piece in pieces
        if piece.startswith("hex.")
    )


def test_a_tile_that_was_placed_shows_its_die() -> None:
    """Given a tile of the duchy, then the die of the choice lies over it, with its pips."""
    seen = view()
    tile, zone = tile_of(seen, "duchy")
    three, four = (used_die(seen, ("place", die, number_in(tile), 1)) for die in (3, 4))
    box = piece_rect(seen, tile, zone)
    assert box is not None and overlap(three[0].rect, box)
    assert three[0].rect == four[0].rect and three != four


def test_a_tile_shows_no_die_where_it_lies_elsewhere_by_now() -> None:
    """Given a tile of the duchy, then the die that took it into the storage is not on it."""
    seen = view()
    tile, _ = tile_of(seen, "duchy")
    assert used_die(seen, ("place", 3, number_in(tile), 1))
    assert not used_die(seen, ("take", 3, number_in(tile)))


def test_a_choice_without_a_tile_shows_no_die() -> None:
    """Given the end of a turn, then nothing is shown."""
    assert not used_die(view(), ("end",))


def test_a_used_die_has_no_handles_to_point_at_and_no_light_before_it_is_thrown() -> None:
    """Given one die used, then neither its handles nor its light are there; the other has both."""
    seen = view("two")
    seat = seen.viewer
    seen.table.counters[f"used.{seat}.1"], seen.table.counters[f"used.{seat}.2"] = 1, 0
    names = [name for name, _ in spots_of(seen)]
    assert "die.1.more" not in names and "die.2.more" in names and "die.1" in names
    early = {
        name: node.unsettled
        for name in ("die.1", "die.2", "own.d1")
        if (node := UI.layout.node(seen, name)) is not None
    }
    assert early == {"die.1": True, "die.2": False, "own.d1": False}


def test_a_purchase_of_a_rival_that_is_still_shown_is_not_told_as_ones_own() -> None:
    """Given the viewer to choose while a rival's purchase flies, then the tray tells the offer."""
    seen = view("two")
    assert seen.asked_seat == seen.viewer
    seen.table.counters |= {"turn": 1 - seen.viewer, "bought": 1}
    words = [item.text for item in paint_buy(seen) if isinstance(item, Label)]
    assert "Bought this turn" not in words
    seen.table.counters["turn"] = seen.viewer
    assert "Bought this turn" in [i.text for i in paint_buy(seen) if isinstance(i, Label)]


def test_while_a_rivals_turn_is_shown_the_ribbon_has_the_rivals_dice() -> None:
    """Given the viewer to choose while a rival's purchase flies, then its chips are the rival's."""
    seen = view("two")
    rival = 1 - seen.viewer
    seen.table.counters |= {"turn": rival, "bought": 1, f"used.{rival}.1": 1}
    assert seen.mover() == rival
    chips = {name: (sprite, live) for name, sprite, live in steps(seen)}
    assert f"die/{seen.colour(rival)}" in chips["step.1"][0] and not chips["step.1"][1]
    seen.table.counters["turn"] = NOBODY
    assert seen.mover() == seen.viewer, "between turns it is the one who is asked"


def test_after_the_end_nothing_is_offered_any_more() -> None:
    """Given a game that is over, then neither tray nor ribbon tells of a purchase."""
    seen = view("two")
    assert paint_buy(seen) and "step.buy" in [name for name, *_ in steps(seen)]
    seen.table.counters["over"] = 1
    assert not paint_buy(seen) and "step.buy" not in [name for name, *_ in steps(seen)]
