"""What a die would cost stands on a tile's rim: what the tile does stays readable."""

from __future__ import annotations

import pytest

from stupor.games.burgundy.face.lights.glows import is_hex
from stupor.games.burgundy.face.lights.prices import STACK, price_items, prices
from stupor.games.burgundy.face.rectangles import place_rect
from stupor.games.burgundy.face.spots import spots_of
from stupor.stage.boxes import around, centre, overlap
from stupor.stage.items import Area, Label
from tests.games.burgundy.face.position import FORMS, view


def drawing(box: Area) -> Area:
    """Where a tile's picture, sign and number are: all but its upper and lower corner."""
    return around(centre(box), box[2] * 0.52, box[3] * 0.72)


@pytest.mark.parametrize("form", FORMS)
def test_no_price_lies_over_what_a_tile_shows(form: str) -> None:
    """Given a lifted die, then each price is in the gap above its tile, over no sign or number."""
    told = 0
    for rounds in (6, 12, 18):
        seen = view("four", form, rounds)
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


def test_the_paper_says_what_a_red_price_is() -> None:
    """Given a lifted die with prices, then the paper says what they are; a tile has none there."""
    seen = view("four", "", 6)
    told = [
        [item.text for item in price_items(seen, held) if isinstance(item, Label)]
        for held in ("die.1", "")
    ]
    assert "Red prices: workers to pay" in told[0] and not told[1]
