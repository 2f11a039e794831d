"""Ships in harbour: each in a berth of its own, never hidden, always in the same order."""

from dataclasses import replace
from itertools import pairwise, permutations

import pytest

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.docks.dock import Dock
from stupor.games.stupor_mundi.face.explain.voyage import city
from stupor.games.stupor_mundi.face.lights.highlights import place_rect
from stupor.games.stupor_mundi.face.view import CITIES, TableView
from stupor.games.stupor_mundi.face.voyage import harbours
from stupor.games.stupor_mundi.face.voyage.harbours import OVAL, hot_ring, paint_harbours
from stupor.games.stupor_mundi.face.voyage.voyage_board import paint_voyage, ship_box
from stupor.stage.geometry import centre, holds, overlap
from stupor.stage.items import Item, Label, Picture, Rect
from stupor.stage.palette import TOOLTIP
from stupor.table.input.focus import RING
from tests.games.stupor_mundi.face.fixture_position import view

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


@pytest.mark.parametrize("viewer", range(4))
def test_the_own_ship_lies_last(viewer: int) -> None:
    """Given any chair, then the own Ship lies beside the free water, where the tag hangs."""
    seen = together(tuple(SHIPS), viewer=viewer)
    rights = {ship: ship_box(seen, 2, ship)[0] for ship in SHIPS}
    assert max(rights, key=lambda ship: rights[ship]) == f"ship.{viewer}"


@pytest.mark.parametrize("city", range(5))
def test_four_ships_in_one_harbour_lie_apart(city: int) -> None:
    """Given four Ships, then each has most of its length for itself, and none leaves the water."""
    seen = together(tuple(SHIPS), city)
    boxes = sorted(picture.rect for picture in pictures(paint_voyage(seen)).values())
    assert len(boxes) == 4
    assert all(b[0] - a[0] >= 59 for a, b in pairwise(boxes))
    x, _, w, _ = seen.anchors[f"voyage.{CITIES[city]}.harbour"]
    assert all(x - 4 <= box[0] and box[0] + box[2] <= x + w + 4 for box in boxes)


@pytest.mark.parametrize("city", range(5))
def test_arms_lie_under_the_keel_and_the_own_ones_are_larger(city: int) -> None:
    """Given four Ships, then arms hide no other arms, and neither sails nor the name of a city."""
    seen = together(tuple(SHIPS), city)
    items = {item.key.removeprefix("voyage/"): item for item in paint_voyage(seen)}
    arms = {ship: items[f"{ship}.arms"].rect for ship in SHIPS}
    own = seen.viewer
    for ship in SHIPS:
        x, y, w, h = items[ship].rect
        box = arms[ship]
        assert box[2:] == ((26, 31) if ship == SHIPS[own] else (22, 26))
        assert centre(box)[0] == x + w / 2 and box[1] >= y + 0.6 * h
        assert not [other for other in SHIPS if other != ship and overlap(box, arms[other])]
        names = [seen.anchors[f"voyage.{name}.name"] for name in CITIES]
        assert not [name for name in names if overlap(items[f"{ship}.under"].rect, name)]
    assert {key for key in items if key.endswith(".oval")} == {f"{SHIPS[own]}.oval"}


def test_a_ship_is_caught_anywhere_on_its_hull() -> None:
    """Given four Ships in one harbour, then the middle of each picture is that Ship alone."""
    seen = together(tuple(SHIPS))
    for ship, picture in pictures(paint_voyage(seen)).items():
        x, y, w, h = picture.rect
        points = [(x + w * across / 10, y + h * down / 10)
                  for across in range(3, 8) for down in range(1, 10)]  # fmt: skip
        for point in points:
            caught = [s for s in SHIPS if holds(place_rect(seen, s) or (0, 0, 0, 0), point)]
            assert caught == [ship]


def abroad(city: int = 2) -> TableView:
    """Rivals in a harbour within reach, the own Ship in Roma."""
    seen = together(("ship.0", "ship.2", "ship.3"), city)
    seen.table.zones["city.0"] = ["ship.1"]
    return seen


def test_the_ring_of_a_harbour_lies_below_the_ships_in_the_own_berth() -> None:
    """Given rivals in a harbour within reach, then its ring lies about the own berth's keel."""
    seen = abroad()
    ring = next(i for i in paint_harbours(seen) if i.key == "harbours/2.ring")
    x, y, w, h = ship_box(seen, 2, "ship.1")
    at = centre(ring.rect)
    assert abs(at[0] - x - w / 2) < 0.1 and 0 <= at[1] - y - h / 2 < OVAL / 2
    assert all(ring.z < picture.z for picture in pictures(paint_voyage(seen)).values())


def test_only_a_free_first_step_is_the_next_one() -> None:
    """Given the travel step, then the first harbour is next, the dearer ones are possible."""
    rings = {
        item.key: item.sprite for item in paint_harbours(abroad())
        if isinstance(item, Picture) and item.key.endswith(".ring")
    }  # fmt: skip
    assert len(rings) == 4
    assert [key for key, sprite in rings.items() if sprite.endswith("next")] == ["harbours/1.ring"]


def test_the_free_harbour_is_the_strongest_thing_on_the_sea() -> None:
    """Given the travel step, then its ring and tag are far larger, and what costs is faint."""
    items = {i.key: i for i in paint_harbours(abroad())}
    free, dear = items["harbours/1.ring"], items["harbours/2.ring"]
    assert isinstance(free, Picture) and isinstance(dear, Picture)
    assert free.rect[2] > 1.5 * dear.rect[2] and free.alpha == 255 and dear.alpha <= 0.6 * 255
    tag, price = items["harbours/1.tag"], items["harbours/2.tag"]
    assert isinstance(tag, Picture) and isinstance(price, Picture)
    assert tag.rect[2] > 1.5 * price.rect[2] and price.alpha <= 0.75 * 255
    word = items["harbours/1.price"]
    assert isinstance(word, Label) and word.size >= 26


def test_a_harbour_that_costs_comes_up_to_full_strength_under_the_pointer() -> None:
    """Given the pointer on a harbour that costs, then its ring and its price hide nothing."""
    seen = abroad()
    hot = [i for i in hot_ring(seen, "hot", 500, 2) if isinstance(i, Picture)]
    assert [i.sprite for i in hot] == ["harbour/ring-next", "harbour/tag", "icon/coin"]
    assert all(i.alpha == 255 for i in hot)


def test_the_ring_about_what_has_the_focus_does_not_lie_over_a_price() -> None:
    """Given a harbour that has the focus, then its tag lies over the ring, below any tooltip."""
    tags = [i for i in hot_ring(abroad(), "hot", 500, 1) if i.key.endswith((".tag", ".price"))]
    assert tags and all(RING + 4 < i.z < TOOLTIP for i in tags)


def test_a_harbour_that_is_too_dear_has_a_pale_tag_and_no_ring() -> None:
    """Given coins for two steps, then the third and fourth show their price struck through."""
    seen = abroad()
    asked = Decision(1, "turn", (("sail", 1), ("sail", 2), ("pass",)))
    items = paint_harbours(replace(seen, decision=asked))
    rings = {i.key for i in items if i.key.endswith(".ring")}
    assert rings == {"harbours/1.ring", "harbours/2.ring"}
    struck = {i.key for i in items if i.key.endswith(".stroke")}
    assert struck == {"harbours/3.stroke", "harbours/4.stroke"}


@pytest.mark.parametrize("city", range(5))
def test_the_words_of_a_tag_stay_inside_the_harbour(city: int) -> None:
    """Given any harbour, then the words of its tag touch no Market."""
    seen = together(("ship.0", "ship.2", "ship.3"), (city + 1) % 5)
    seen.table.zones[f"city.{(city - 1) % 5}"] = ["ship.1"]
    for item in paint_harbours(seen):
        if isinstance(item, Label):
            for name in CITIES:
                x, y, w, h = seen.anchors[f"voyage.{name}.market"]
                assert not overlap(item.rect, (x, y - 1, w, h)), (item.key, name)


def test_the_name_of_the_pile_keeps_off_the_beacon_of_the_harbour_beside_it() -> None:
    """Given the pile between two harbours, then its plate begins right of the beacon's quay."""
    seen = view()
    plate = next(i for i in paint_voyage(seen) if i.key == "voyage/pile.chip")
    left, _, wide, _ = seen.anchors["voyage.tunis.harbour"]
    berths = [seen.anchors[f"voyage.alexandria.ship{n}"] for n in range(1, 5)]
    assert left + wide + 8 <= plate.rect[0]
    assert plate.rect[0] + plate.rect[2] <= min(berth[0] for berth in berths)


def test_only_the_first_free_harbour_has_a_large_tag() -> None:
    """Given two steps that cost nothing, then the farther harbour has a small tag, as its ring."""
    seen = abroad(4)
    seen = replace(seen, facts={**seen.facts, "price.sail.1": 0, "price.sail.2": 0})
    asked = Decision(1, "turn", (("sail", 1), ("sail", 2)))
    items = paint_harbours(replace(seen, decision=asked))
    tags = {i.key: i.rect for i in items}
    large, small = (tags[f"harbours/{city}.tag"] for city in (1, 2))
    assert large[3] > 1.5 * small[3]
    words = [i.text for i in items if isinstance(i, Label) and "price" in i.key]
    assert words[:2] == ["free", "0"]


@pytest.mark.parametrize("city", range(5))
def test_the_tag_of_a_free_harbour_full_of_ships_leaves_its_ring_in_sight(city: int) -> None:
    """Given three Ships where the next step leads, then the tag hides hardly any of the ring."""
    seen = together(("ship.0", "ship.2", "ship.3"), city)
    seen.table.zones[f"city.{(city - 1) % 5}"] = ["ship.1"]
    found = {item.key: item for item in paint_harbours(seen)}
    ring, tag = harbours.berth_of(seen, city), found[f"harbours/{city}.tag"].rect
    beside, below = tag[0] >= ring[0] + ring[2] / 2, tag[1] >= centre(ring)[1]
    assert beside or below or tag[1] + tag[3] <= centre(ring)[1], (ring, tag)


def test_a_card_that_takes_the_ship_anywhere_makes_every_harbour_free() -> None:
    """Given Free Passage, then all harbours shine as the next step, and none has a price."""
    seen = abroad(4)
    ways = tuple(("sail_to", name) for name in CITIES[1:])
    seen = replace(seen, decision=Decision(1, "harbour", ways))
    rings = [i for i in paint_harbours(seen) if isinstance(i, Picture) and ".ring" in i.key]
    assert len(rings) == 4 and all(i.sprite == "harbour/ring-next" for i in rings)
    priced = {f"price.sail.{steps}": steps - 1 for steps in range(1, 5)}
    seen = replace(seen, facts={**seen.facts, **priced})
    seen.table.counters = {**seen.table.counters, "turn": 1}
    said = [city(seen, ["city", str(k)]).numbers for k in range(1, 5)]
    assert all(now.endswith("free.") for now in said), said


def test_a_tag_below_its_ring_leaves_the_boards_ashore_in_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given boards of the Pope below a free harbour, then its tag lies above them."""
    seen = together(("ship.0",), CITIES.index("barcelona"))
    seen.table.zones[f"city.{CITIES.index('tunis')}"] = ["ship.2", "ship.1"]
    shore = seen.anchors["voyage.crusade"]

    def tag() -> Rect:
        found = {item.key: item for item in paint_harbours(seen)}
        return found[f"harbours/{CITIES.index('barcelona')}.tag"].rect

    assert overlap(tag(), shore)
    monkeypatch.setattr(harbours, "strip_of", lambda _: Dock(shore, {}, (), shore))
    assert not overlap(tag(), shore)
