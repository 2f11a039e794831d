"""Ships in harbour: each in a berth of its own, never hidden, always in the same order."""

from dataclasses import replace
from itertools import combinations, permutations

import pytest

from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.harbours import paint_harbours
from stupor.games.stupor_mundi.face.highlights import place_rect
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage import paint_voyage, ship_box
from stupor.stage.boxes import centre, holds, overlap
from stupor.stage.items import Box, Item, Label, Picture
from tests.presentation.fixture_position import view

SHIPS = [f"ship.{seat}" for seat in range(4)]


def together(order: tuple[str, ...], city: int = 2, viewer: int = 1) -> TableView:
    """All Ships in one harbour, arrived in that order."""
    seen = view()
    table = Table()
    table.counters = seen.table.counters
    table.zones = {z: [*p] for z, p in seen.table.zones.items() if not z.startswith("city.")}
    table.zones[f"city.{city}"] = [*order]
    return replace(seen, table=table, viewer=viewer)


def pictures(items: list[Item]) -> dict[str, Picture]:
    """The Ships as they are painted."""
    return {
        i.key.removeprefix("voyage/"): i
        for i in items
        if isinstance(i, Picture) and i.key.removeprefix("voyage/") in SHIPS
    }


def test_the_order_of_ships_never_changes() -> None:
    """Given any order of arrival, as after Undo, then every Ship lies where it always lies."""
    berths = {
        tuple(ship_box(together(order), 2, ship) for ship in SHIPS) for order in permutations(SHIPS)
    }
    assert len(berths) == 1


@pytest.mark.parametrize("city", range(5))
def test_four_ships_in_one_harbour_lie_apart(city: int) -> None:
    seen = together(tuple(SHIPS), city)
    boxes = [picture.rect for picture in pictures(paint_voyage(seen)).values()]
    assert len(boxes) == 4
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    x, _, w, _ = seen.anchors[f"voyage.{CITIES[city]}.harbour"]
    assert all(x <= box[0] and box[0] + box[2] <= x + w for box in boxes)


def test_a_ship_is_caught_anywhere_on_its_picture() -> None:
    """Given four Ships in one harbour, then every point of each picture is that Ship alone."""
    seen = together(tuple(SHIPS))
    for ship, picture in pictures(paint_voyage(seen)).items():
        x, y, w, h = picture.rect
        points = [(x + w * across / 10, y + h * down / 10)
                  for across in range(1, 10) for down in range(1, 10)]  # fmt: skip
        for point in points:
            caught = [s for s in SHIPS if holds(place_rect(seen, s) or (0, 0, 0, 0), point)]
            assert caught == [ship]


def test_the_light_of_a_harbour_lies_below_the_ships() -> None:
    """Given rivals in a harbour within reach, then nothing of its light is above them."""
    seen = together(("ship.0", "ship.2", "ship.3"), 2)
    seen.table.zones["city.0"] = ["ship.1"]
    lit = paint_harbours(seen, held=False)
    lights = [i for i in lit if isinstance(i, Box) and i.key.startswith("harbours/2.")]
    prices = [i for i in lit if isinstance(i, Label) and i.key.startswith("harbours/2.")]
    assert lights and len(prices) == 1
    for picture in pictures(paint_voyage(seen)).values():
        above = [i for i in lights if overlap(i.rect, picture.rect) and i.z >= picture.z]
        assert above == []


def test_the_price_stands_in_the_own_berth() -> None:
    seen = together(("ship.0", "ship.2", "ship.3"), 2)
    seen.table.zones["city.0"] = ["ship.1"]
    chip = next(i for i in paint_harbours(seen, False) if i.key == "harbours/2.chip")
    assert holds(ship_box(seen, 2, "ship.1"), centre(chip.rect))


def test_no_harbour_touches_the_market_beside_it() -> None:
    """Given a lit harbour, then its light ends before the figures of the Market."""
    seen = together(tuple(SHIPS), 0)
    for item in paint_harbours(seen, False):
        if isinstance(item, Box) and not item.key.endswith((".chip", ".shade")):
            for city in CITIES:
                market = seen.anchors[f"voyage.{city}.market"]
                x, y, w, h = market
                assert not overlap(item.rect, (x, y - 1, w, h)), (item.key, city)
