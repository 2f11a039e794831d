"""In a lesson everything but the task lies in dusk; the holes keep their light, with soft edges."""

from itertools import combinations, pairwise

import pytest

from stupor.render.camera import Camera
from stupor.scenes.lessons.highlight import DUSK, FEATHER, dusk, fields
from stupor.stage.boxes import holds, overlap
from stupor.stage.items import Box
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
