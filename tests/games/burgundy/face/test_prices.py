"""What a die would cost stands on a tile's rim: what the tile does stays readable."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.lights.prices import STACK, price_items, prices
from stupor.games.burgundy.face.rectangles import is_hex, place_rect
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.stage.affordance import Affordances
from stupor.stage.geometry import around, centre, overlap
from stupor.stage.items import Label, Picture, Rect
from stupor.stage.palette import PREVIEW
from tests.games.burgundy.face.position import FORMS, view

SIGN = "Red prices: workers to pay"


def drawing(box: Rect) -> Rect:
    """Where a tile's picture, sign and number are: all but its upper and lower corner."""
    return around(centre(box), box[2] * 0.52, box[3] * 0.72)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("form", FORMS)
def test_no_price_lies_over_what_a_tile_shows(form: str, text: float) -> None:
    """Given a lifted die, then each price is in the gap above its tile, over no sign or number."""
    told = 0
    for rounds in (6, 12, 18):
        seen = replace(view("four", form, rounds), text=text)
        tiles = [box for _, box in spots_of(seen) if is_hex(box) and box[2] > 60]
        for die in ("die.1", "die.2"):
            for mode in ("", *"123456"):
                chips = {item.key: item.rect for item in price_items(seen, die, mode)}
                for place in prices(seen, die, mode):
                    rect, box = chips[f"prices/{place}"], place_rect(seen, place)
                    assert box is not None
                    if place.startswith(STACK):
                        continue
                    hidden = [tile for tile in tiles if overlap(rect, drawing(tile))]
                    assert not hidden, (place, rect, hidden)
                    told += 1
    assert told > 10


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("form", FORMS)
def test_a_red_price_is_explained_beside_the_lines_of_the_log(form: str, text: float) -> None:
    """Given a lifted die or stored tile with prices, then a sign says what they are, over no line,
    tile or bonus; what has no price has no sign.
    """
    seen = replace(view("four", form, 6), text=text)
    mine = seen.mine()
    assert mine is not None
    picks = {gesture.pick for gesture in gestures(mine, seen.table, seen.facts)}
    priced = {pick for pick in picks if prices(seen, pick)}
    assert {pick.partition(".")[0] for pick in priced} >= {"die", "hex"}
    for held in [*picks, ""]:
        items = UI.board.paint_reachable(seen, held)
        told = [item for item in items if isinstance(item, Label) and item.text.startswith(SIGN)]
        assert len(told) == (held in priced)
        assert not any(overlap(item.rect, seen.anchors["log.text"]) for item in told)
        foot = max(y + h for _, y, _, h in (seen.anchors["bonuses"], seen.anchors["depot.4.4"]))
        assert all(item.rect[1] >= foot for item in told)
        assert all(item.z > PREVIEW for item in told)  # what is pointed at lays a paper there, too


def test_what_is_free_shines_more_than_what_costs_workers() -> None:
    """Given a lifted die, then the lights where it costs workers are fainter than free ones."""
    seen = view("four", next(iter(FORMS)), 6)
    mine = seen.mine()
    assert mine is not None
    found = Affordances(gestures(mine, seen.table, seen.facts))
    paid = found.paid("die.1")
    assert set(paid) == set(prices(seen, "die.1")) < set(found.targets("die.1"))
    boxes = [box for name in paid if (box := place_rect(seen, name)) is not None and is_hex(box)]
    alphas = [
        [item.alpha for item in UI.board.glow_items(seen, boxes, mood) if isinstance(item, Picture)]
        for mood in ("target", "paid")
    ]
    assert boxes
    assert min(alphas[0]) > 2 * max(alphas[1])
