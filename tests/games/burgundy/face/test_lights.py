"""Lights have the shape of what they lie about: hexes, shields, the slanted sides of the ring."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

from stupor.engine.decision import Decision
from stupor.games.burgundy.data.depots import DEPOTS, SPACES
from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.gestures.attempts import KNOWN_PLACES
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.layout import focus_groups
from stupor.games.burgundy.face.lights.glows import RED, denied, glow_items
from stupor.games.burgundy.face.preview.ghosts import barred
from stupor.games.burgundy.face.rectangles import is_hex, place_rect
from stupor.games.burgundy.face.ui import UI
from stupor.stage.affordance import Affordances
from stupor.stage.geometry import centre
from stupor.stage.items import Box, Group, Line, NineSlice, Picture, Rect
from stupor.stage.name import parsed
from stupor.table.input.hit_test import HitTest
from tests.games.burgundy.face.position import view


def goods(number: int) -> list[Rect]:
    """What the goods of a depot are clicked by."""
    seen = view("four")
    found = (place_rect(seen, f"depot.{number}.{part}") for part in ("goods", "die"))
    return [box for box in found if box is not None]


def test_the_goods_of_a_depot_light_as_the_slanted_side_they_lie_in() -> None:
    """Given a ship that loads, then each depot has four edges about its die, and no square."""
    seen = view("four")
    middle = centre(seen.anchors["depot.1.die"])[0], centre(seen.anchors["depot.2.die"])[1]
    for number in range(1, DEPOTS + 1):
        items = glow_items(seen, goods(number), "target", [goods(number)[0]])
        edges = [item for item in items if isinstance(item, Group)]
        assert len(edges) == 8 and len(items) == 8
        assert not any(isinstance(item, NineSlice) for item in items)
        at = centre(seen.anchors[f"depot.{number}.die"])
        assert all(15 < math.dist(centre(edge.rect), at) < 130 for edge in edges), middle
        assert {edge.angle for edge in edges} == {edge.angle for edge in edges[:4]}


def test_each_goods_tile_of_a_depot_loads_all_of_it() -> None:
    """Given a ship that loads, when any goods of a depot are pointed at, that depot is meant."""
    seen, asked = view("four"), Decision(0, "ship", tuple(("ship", n) for n in range(1, 7)))
    ways = gestures(asked, seen.table, seen.facts)
    hits = HitTest(UI, seen, Affordances(ways))
    for number, place in product(range(1, DEPOTS + 1), range(1, 5)):
        at = centre(seen.anchors[f"depot.{number}.goods{place}"])
        assert (hits.source_at(at) or hits.source_beside(at)) == f"depot.{number}.goods"


def test_the_keyboard_has_a_hex_about_hexes_and_comes_to_rest_at_a_die() -> None:
    seen = view("four")
    kinds = {"depot.1.1": True, "own.d1": True, "supply.workers": False, "die.1": False}
    nodes = {name: UI.layout.node(seen, name) for name in kinds}
    assert {name: node.six for name, node in nodes.items() if node} == kinds
    lit = [(name, seen.anchors[name]) for name in ("die.3", "die.3.less", "silver")]
    spots = {spot.name: spot for group in focus_groups(seen, lit, ()).values() for spot in group}
    assert [name for name, spot in spots.items() if spot.next] == ["die.3"]


def test_arrows_go_from_castle_space_to_castle_space_for_the_first_castle() -> None:
    """Given the first castle to place, then keys stop at no space where it may not stand."""
    spaces = [place for place in view("13a").anchors.items() if place[0].startswith("own.d")]
    asked = Decision(0, "castle", (("castle", 3), ("castle", 5)))
    lit = [place for place in spaces if place[0] in ("own.d3", "own.d5")]
    dark = [place for place in spaces if place not in lit]
    found = focus_groups(view("13a", decision=asked), lit, dark)
    assert [spot.name for spot in found["duchy"]] == ["own.d3", "own.d5"]
    assert len(focus_groups(view("13a"), lit, dark)["duchy"]) > 30


def test_a_shield_that_is_lit_draws_no_rectangle() -> None:
    """Given shields in a depot, at rest and pointed at, then their light has no four sides."""
    seen = view("everything")
    box = seen.anchors["depot.1.shield1"]
    for mood in ("rest", "target"):
        items = glow_items(seen, [box], mood, [box])
        assert items and not any(isinstance(item, NineSlice | Box) for item in items)


def test_a_refused_place_with_six_sides_is_marked_with_six() -> None:
    """Given every space of boards and depots, then no box marks it when a drop is refused there."""
    seen = view("everything")
    hexes = 0
    for name in KNOWN_PLACES:
        box = place_rect(seen, name)
        if box is not None and is_hex(box):
            assert not any(isinstance(item, Box) for item in barred(seen, name)), name
            hexes += 1
    assert hexes > DEPOTS * SPACES


def test_a_hex_that_costs_nothing_has_a_dark_line_under_its_gold() -> None:
    """Given a held die, then what is free is told from what is paid, also in grey on parchment."""
    seen = view("four")
    box = seen.anchors["depot.1.1"]
    free, paid = (glow_items(seen, [box], mood) for mood in ("target", "paid"))
    assert isinstance(free[0], Line) and max(free[0].colour[:3]) < 64
    assert not any(isinstance(item, Line) for item in paid)


def test_a_refused_thing_with_six_sides_has_a_red_frame_with_six() -> None:
    box = view("four").anchors["depot.1.1"]
    red = [item for item in denied([box]) if isinstance(item, Line) and item.colour == RED]
    assert [len(line.points) for line in red] == [7]
    assert math.dist(centre(red[0].rect), centre(box)) < 1


def test_the_light_of_the_seal_is_as_round_as_it_is() -> None:
    """Given a light about the seal, also when it is pointed at, then no square lies there."""
    seen = view("four")
    box = seen.anchors["actions.seal"]
    for items in (glow_items(seen, [box], "target"), glow_items(seen, [], "target", [box])):
        assert items and not any(isinstance(item, NineSlice) for item in items)


def test_what_can_be_bought_meanwhile_shines_less_than_the_answers_to_a_question() -> None:
    """Given a tile to take while others can be bought, then those are the fainter ones."""
    seen = view("four")
    asked = seen.mine()
    assert asked is not None
    black = [int(parsed(piece).number) for n in range(1, 9) for piece in seen.pieces(f"black.{n}")]
    free, dear = black[:2]
    options = [("fetch", free), ("skip",), ("buy", free), ("buy", dear)]
    asked = replace(asked, kind="fetch", options=tuple(options), context={"what": "any"})
    seen = replace(seen, decision=asked)
    boxes = [place_rect(seen, f"hex.{tile}") for tile in (free, dear)]
    bright, faint = glow_items(seen, [box for box in boxes if box is not None], "rest")
    assert isinstance(bright, Picture) and isinstance(faint, Picture)
    assert bright.alpha == 255 > 1.5 * faint.alpha  # each answer is the next step
    told = explanation(seen, f"hex.{free}"), explanation(seen, f"hex.{dear}")
    assert [one is not None and "silver" in one.numbers for one in told] == [False, True]
