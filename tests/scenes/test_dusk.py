"""In a lesson everything but the task lies in dusk; the holes keep their light, with soft edges."""

from itertools import combinations, pairwise

import pytest

from stupor.render.camera import Camera
from stupor.scenes.lessons.highlight import DUSK, FEATHER, SHADE, dusk, fields
from stupor.scenes.lessons.part import required_lessons
from stupor.stage.geometry import holds, overlap
from stupor.stage.items import Box, Group, Item, Picture
from stupor.stage.palette import GHOST, LIGHT

PAGE = (0.0, 0.0, 1920.0, 1080.0)
HOLES = [(100.0, 100.0, 300.0, 200.0), (350.0, 250.0, 200.0, 100.0), (1500.0, -20.0, 900.0, 60.0)]


@pytest.mark.parametrize("count", range(4))
def test_dusk_lies_everywhere_but_in_the_holes_and_nowhere_twice(count: int) -> None:
    """Given holes that overlap or leave the page, then each point is dark once or not at all."""
    holes = HOLES[:count]
    dark = fields(PAGE, holes)
    assert not any(overlap(a, b) for a, b in combinations(dark, 2))
    for x in range(5, 1920, 97):
        for y in range(5, 1080, 53):
            inside = any(holds(hole, (x, y)) for hole in holes)
            assert any(holds(field, (x, y)) for field in dark) != inside, (x, y)


def test_the_edge_of_a_hole_grows_lighter_inwards() -> None:
    rims = [i for i in dusk(PAGE, HOLES[:1]) if isinstance(i, Box) and i.border is not None]
    alphas = [rim.border[3] for rim in rims if rim.border is not None and len(rim.border) == 4]
    assert len(alphas) == FEATHER and alphas == sorted(alphas, reverse=True)


def test_dusk_lies_over_lights_and_under_what_would_change() -> None:
    """Given all layers, then lights are dimmed, ghosts and held pieces are not."""
    assert LIGHT + 20 < DUSK < GHOST
    assert {item.z for item in dusk(PAGE, HOLES)} == {DUSK}


def test_no_line_of_light_stays_open_between_fields_in_a_small_window() -> None:
    """Given two dots for three units, wherever a hole begins, then no row of dots stays bright."""
    camera = Camera(1280, 720)
    for top in range(90, 110):
        hole = (120.0, top + 0.4, 84.0, 85.3)
        rects = [camera.real(field) for field in fields(PAGE, [hole], camera.k)]
        left = sorted((y, y + h) for x, y, _, h in rects if x == 0)
        assert all(foot == head for (_, foot), (head, _) in pairwise(left)), (top, left)


#: A space of 92 by 106 with what lies about it, and one below it to the right that touches it.
HEXES = [(600.0, 400.0, 112.0, 129.0), (646.0, 480.0, 112.0, 129.0)]


def _darkness(items: list[Item], spot: tuple[float, float]) -> int:
    """How dark a spot is."""
    found = [item.fill[-1] for item in items
             if isinstance(item, Box) and item.fill and holds(item.rect, spot)]  # fmt: skip
    for group in (item for item in items if isinstance(item, Group)):
        x, y, w, h = group.rect
        at = ((spot[0] - x) * group.size[0] / w, (spot[1] - y) * group.size[1] / h)
        found += [part.fill[-1] for part in group.parts
                  if isinstance(part, Box) and part.fill and holds(part.rect, at)]  # fmt: skip
    return max(found, default=0)


@pytest.mark.parametrize("k", [2 / 3, 1.0, 2.0])
def test_a_place_with_six_sides_leaves_its_corners_in_the_dusk(k: float) -> None:
    """Given hexes that touch, then each is light within and dark at its corners, in any window."""
    dark = dusk(PAGE, [], k, HEXES)
    for x, y, w, h in HEXES:
        assert _darkness(dark, (x + w / 2, y + h / 2)) == 0
        assert _darkness(dark, (x + w / 2 + 1, y + 14)) == 0
    (x, y, w, h), (u, v, _, tall) = HEXES
    for corner in ((x + 6, y + 6), (x + w - 6, y + 6), (x + 6, y + h - 6), (u + 6, v + tall - 6)):
        assert _darkness(dark, corner) == SHADE
    between = (x + u + w) / 2, (y + v + h) / 2
    assert _darkness(dark, between) == 0, "no dark line parts neighbours"


def test_a_hole_with_four_sides_beside_one_with_six_keeps_its_light() -> None:
    corner = (600.0, 400.0, 20.0, 20.0)
    assert _darkness(dusk(PAGE, [corner], 1.0, HEXES), (610.0, 410.0)) == 0


def test_a_hex_in_a_lesson_is_lit_along_its_edge() -> None:
    """Given each game, then what has the shape of a tile has a light of six sides, or nothing."""
    tile = (600.0, 400.0, 92.0, 106.0)
    light = required_lessons("burgundy").light(tile, "shown", 1)
    assert isinstance(light, Picture) and light.sprite == "glow/hex-next"
    assert required_lessons("burgundy").light((0.0, 0.0, 100.0, 50.0), "shown", 1) is None
    assert required_lessons("stupor_mundi").light(tile, "shown", 1) is None
