"""The castle that stands: what is in front covers what is behind, and nothing covers a figure."""

from dataclasses import replace

import pytest

from stupor.engine.decision import Decision
from stupor.games.stupor_mundi.face.castle.castle_board import paint_castle
from stupor.games.stupor_mundi.face.castle.structures import (
    ORDER,
    SITE_NAMES,
    drop_zone,
    kind_of,
    little_plan,
    own_plan,
    site_at,
)
from stupor.games.stupor_mundi.face.lights.highlights import glow_items
from stupor.games.stupor_mundi.face.rivals.rival_panels import paint_place
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import centre, holds
from stupor.stage.items import Box, Item, Label, Picture
from stupor.stage.palette import GILT, GLOW, IVORY
from tests.games.stupor_mundi.face.fixture_position import view
from tests.games.stupor_mundi.face.test_painter import unknown
from tests.support.colours import EYES, apart, seen


def castle_of(seat: int, sites: tuple[str, ...], seats: int = 4) -> TableView:
    """A table where just these sites of a seat are built on."""
    shown = view(seats)
    table = shown.table.clone()
    for site in SITE_NAMES:
        table.zones.pop(f"castle.{seat}.{site}", None)
    for number, site in enumerate(sites):
        table.put(f"castle.{seat}.{site}", f"structure.{seat}.{number}")
    return replace(shown, table=table)


def stones(items: list[Item]) -> list[Picture]:
    return [i for i in items if isinstance(i, Picture) and i.sprite.startswith("stand")]


def test_what_stands_in_front_is_painted_later_and_every_shadow_before() -> None:
    """Given a whole castle, then its pieces come back to front, below all of them the shadows."""
    shown = castle_of(1, SITE_NAMES)
    found = sorted(stones(paint_castle(shown)), key=lambda item: item.z)
    shadows = [item.sprite.endswith(".shadow") for item in found]
    assert shadows == [True] * len(ORDER) + [False] * len(ORDER)
    plan = own_plan(shown)
    rows = [plan.feet[site][1] for site in ORDER]
    assert [centre(item.rect) for item in found[len(ORDER) :]] == [plan.feet[s] for s in ORDER]
    assert rows[0] == min(rows) and rows[-1] == max(rows)


def test_no_price_and_no_income_lies_below_a_roof() -> None:
    """Given half a castle while building, then every figure lies above everything that stands."""
    items = paint_castle(asked_to_build(castle_of(1, ("t1", "w1", "t2", "hand"))))
    roofs = max(item.z for item in stones(items))
    figures = [i for i in items if isinstance(i, Label) and i.key.endswith(".n")]
    told = [i for i in figures if not i.key.startswith("castle/status")]
    assert len(told) > 9 and all(item.z > roofs for item in told)


def test_an_income_has_no_colour_until_its_side_is_closed() -> None:
    """Given an open side and a closed one, then only the closed one is seen in colour."""

    def grey(shown: TableView) -> dict[str, bool]:
        found = [i for i in paint_castle(shown) if isinstance(i, Picture) and "income" in i.key]
        return {item.key.split("/")[1].split(".")[0]: item.shade for item in found}

    assert all(grey(castle_of(1, ("t1", "w1"))).values())
    closed = grey(castle_of(1, ("t1", "w1", "t2")))
    assert [name for name, dim in closed.items() if not dim] == ["income1"]


def test_a_closed_side_flies_two_flags_on_its_walk() -> None:
    """Given a plain wall, then its walk is flagged as soon as both its towers stand."""

    def flags(sites: tuple[str, ...]) -> int:
        items = paint_castle(castle_of(1, sites))
        return sum(
            ".flag" in i.key and "small" in i.sprite for i in items if isinstance(i, Picture)
        )

    assert flags(("w1", "t1", "t2")) - flags(("w1", "t1")) == 2


@pytest.mark.parametrize("mark", ["papal.1", "imperial.1"])
@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_a_piece_belongs_to_it_is_painted(seats: int, mark: str) -> None:
    """Given a whole castle of the Pope or the Emperor, then it stands, and bare of flags."""
    shown = castle_of(1, SITE_NAMES, seats)
    for site in SITE_NAMES:
        shown.table.put(f"over.0.{site}", mark)
        shown.table.put(f"over.1.{site}", mark)
    items = [*paint_castle(shown), *paint_place(shown, shown.rivals().index(0) + 1)]
    assert stones(items) and not unknown(items)
    assert not [i for i in items if isinstance(i, Picture) and i.sprite.startswith("flag/papal")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("built", [(), SITE_NAMES])
def test_a_rivals_castle_is_of_stone_and_stays_in_its_panel(
    seats: int, built: tuple[str, ...]
) -> None:
    """Given any castle of a rival, then its feet stand on its ground, and every sprite exists."""
    shown = castle_of(0, built, seats)
    place = shown.rivals().index(0) + 1
    items = paint_place(shown, place)
    assert not unknown(items)
    ground = next(i for i in items if isinstance(i, Picture) and i.sprite.endswith("/ground"))
    plan = little_plan(ground.rect)
    assert all(holds(ground.rect, plan.feet[site]) for site in SITE_NAMES)
    pieces = [item for item in stones(items) if "ground" not in item.sprite]
    assert len(pieces) == 2 * len(built)


def test_a_site_that_can_be_built_on_glows_in_its_own_shape() -> None:
    """Given drop zones of sites, then each is lit by the outline of its foundation."""
    shown = castle_of(1, ())
    zones = [drop_zone(shown, site) for site in SITE_NAMES]
    assert [site_at(shown, zone) for zone in zones] == list(SITE_NAMES)
    lights = glow_items(shown, zones)
    assert not unknown(lights)
    assert [i.sprite.split("-")[1] for i in lights if isinstance(i, Picture)] == [
        kind_of(site) for site in SITE_NAMES
    ]


def ordering(shown: TableView, *sides: int) -> TableView:
    """The same while one of these incomes is to be chosen."""
    options = tuple(("income", side) for side in sides)
    return replace(shown, decision=Decision(shown.viewer, "order", options))


def test_incomes_to_choose_are_large_in_ivory_and_all_others_rest_without_a_ring() -> None:
    """Given two of three closed sides to choose from, then the third has a check and no ring."""
    shown = ordering(castle_of(1, SITE_NAMES), 1, 2)
    items = {item.key.removeprefix("castle/"): item for item in paint_castle(shown)}
    rings = {key for key, item in items.items() if isinstance(item, Box) and "income" in key}
    assert rings == {f"income{n}.{part}" for n in (1, 2) for part in ("disc", "key")}
    assert {key for key in items if key.endswith(".paid")} == {f"income{n}.paid" for n in (3, 4, 5)}
    large, small = (
        max(i.rect[2] for key, i in items.items()
            if key.startswith(f"income{n}") and isinstance(i, Picture) and "paid" not in key)
        for n in (1, 3)
    )  # fmt: skip
    assert large > 1.25 * small
    boxes = [shown.anchors[f"castle.income{n}"] for n in (1, 2)]
    ivory = [i for i in glow_items(shown, boxes, "rest") if isinstance(i, Box)]
    assert [(ring.border, ring.width) for ring in ivory] == [(IVORY, 5.0)] * 2


@pytest.mark.parametrize("eyes", [*EYES, "grey"])
def test_a_ring_that_adorns_an_income_looks_never_like_one_that_is_lit(eyes: str) -> None:
    """Given closed sides at rest, then their rings are dark: far from ivory and gold to any eye."""
    items = paint_castle(castle_of(1, SITE_NAMES))
    rings = {i.border for i in items if isinstance(i, Box) and "income" in i.key}
    assert rings
    for ring in rings:
        for light in (IVORY, GILT, GLOW):
            one, other = (seen(colour, "all cones" if eyes == "grey" else eyes)
                          for colour in (ring[:3], light))  # fmt: skip
            if eyes == "grey":
                one, other = (one[0], 0.0, 0.0), (other[0], 0.0, 0.0)
            assert apart(one, other) > 30, (ring, light)


def asked_to_build(shown: TableView) -> TableView:
    """The same while something is to be built."""
    return replace(shown, decision=Decision(shown.viewer, "build", (("build", "w5", 4), ("done",))))


def priced(items: list[Item]) -> set[str]:
    """The sites that say their price, which lies on a plate or in figures."""
    return {i.key.split("/")[1].split(".")[0] for i in items if i.key.endswith(".cost")}


def test_at_rest_an_open_site_has_a_small_mark_and_no_price() -> None:
    """Given half a castle in a turn, then each open site is marked, and Keeps show their gifts."""
    shown = castle_of(1, ("t1", "w1", "t2", "hand"))
    rest = replace(shown, decision=Decision(shown.viewer, "turn", (("play", 1, 1, "up"),)))
    items = paint_castle(rest)
    marks = [i for i in items if isinstance(i, Box) and i.key.endswith(".mark")]
    assert not priced(items)
    assert len(marks) == len(SITE_NAMES) - 4 and all(mark.rect[2] == 26 for mark in marks)
    assert {i.key for i in items if i.key.endswith(".gift")} == {
        "castle/spears.gift", "castle/slot.gift",
    }  # fmt: skip


def test_prices_come_while_building_or_under_the_pointer() -> None:
    """Given the same castle, then building shows all prices, and the pointer that of one site."""
    shown = castle_of(1, ("t1", "w1", "t2", "hand"))
    building = paint_castle(asked_to_build(shown))
    assert len(priced(building)) == len(SITE_NAMES) - 4
    assert not [i for i in building if i.key.endswith(".mark")]
    for site in SITE_NAMES:
        under = UI.board.paint_hovered(shown, centre(drop_zone(shown, site)), "")
        built = shown.first(f"castle.{shown.viewer}.{site}")
        assert priced(under) == (set() if built else {site})
    assert not UI.board.paint_hovered(shown, (1700.0, 300.0), "")


def test_the_price_of_a_site_is_what_this_card_asks() -> None:
    """Given Watchtower or Master Builder, then the plate of a Tower says what will be paid."""
    shown, options = castle_of(1, ("t1", "w1")), (("build", "t2", 1), ("done",))
    said = []
    for terms in ({}, {"pay": "printed", "discount": 1}, {"pay": "two stone"}, {"pay": "free"}):
        asked = Decision(shown.viewer, "build", options, "", dict(terms))
        items = paint_castle(replace(shown, decision=asked))
        keys = ("castle/t2.stone.n", "castle/t2.grain.n")
        said.append([i.text for i in items if isinstance(i, Label) and i.key in keys])
    assert said == [["2", "1"], ["1", "1"], ["2"], []]
