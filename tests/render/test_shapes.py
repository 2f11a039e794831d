"""Boxes: fills, rims, dashes, big veils."""

from itertools import pairwise

import pygame
import pytest

from stupor.render.cache import Work
from stupor.render.shapes import ShapeStore, extent, stretched
from stupor.stage.items import Box, Line


def drawn(wide: int, high: int, **look: object) -> pygame.Surface:
    target = pygame.Surface((wide, high))
    box = Box("key", 0, (0, 0, wide, high), **look)  # type: ignore[arg-type]
    for surface, place in ShapeStore(Work(), 10**6, extent).box(box, wide, high, 1.0):
        target.blit(surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return target


def test_a_plain_fill_covers_everything() -> None:
    surface = drawn(30, 20, fill=(10, 20, 30))
    assert {surface.get_at((x, y))[:3] for x in range(30) for y in range(20)} == {(10, 20, 30)}


def test_rounded_corners_are_clear_and_sides_full() -> None:
    surface = drawn(60, 40, fill=(200, 0, 0), border=(0, 0, 200), width=2, radius=10)
    assert surface.get_at((0, 0))[:3] == (0, 0, 0)
    assert surface.get_at((30, 20))[:3] == (200, 0, 0)
    assert surface.get_at((30, 0))[:3] == (0, 0, 200)


def test_a_dashed_rim_has_gaps() -> None:
    surface = drawn(120, 60, border=(255, 255, 255), width=2, dash=8, radius=6)
    row = [surface.get_at((x, 0))[0] > 128 for x in range(120)]
    changes = sum(a != b for a, b in pairwise(row))
    assert changes >= 8


def test_a_big_veil_is_made_of_small_tiles() -> None:
    store = ShapeStore(Work(), 10**6, extent)
    blits = store.box(Box("veil", 0, (0, 0, 1, 1), (0, 0, 0, 128)), 1920, 1080, 1.0)
    assert sum(s.get_width() * s.get_height() for s, _ in blits) == 1920 * 1080
    assert max(s.get_width() for s, _ in blits) <= 256
    assert drawn(700, 700, fill=(255, 255, 255, 128)).get_at((650, 650))[0] == pytest.approx(128, 2)


@pytest.mark.parametrize("size", [(1, 1), (5, 90), (200, 3), (300, 300)])
def test_a_nine_slice_has_any_size(size: tuple[int, int]) -> None:
    picture = pygame.Surface((48, 48), pygame.SRCALPHA)
    picture.fill((9, 9, 9, 255))
    assert stretched(picture, 16, *size).get_size() == size


def test_a_line_goes_through_its_points_and_covers_the_ground_below() -> None:
    """Given two points, then the line is drawn between them, and its fill below, not above."""
    line = Line("key", 0, (0, 0, 60, 40), ((0, 20), (60, 20)), (200, 0, 0), 4, (0, 200, 0))
    target = pygame.Surface((60, 40))
    for surface, place in ShapeStore(Work(), 10**6, extent).blits(line, 60, 40, 1.0):
        target.blit(surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    assert target.get_at((30, 20))[0] > 150
    assert target.get_at((30, 35))[1] > 150
    assert target.get_at((30, 8))[:3] == (0, 0, 0)


def test_large_frames_are_kept_by_their_edges_alone() -> None:
    """Given frames that whole would fill the room many times, each is drawn once."""
    work = Work()
    store = ShapeStore(work, 10**6, extent)
    for radius in (4, 8, 12, 4, 8, 12):
        box = Box("frame", 0, (0, 0, 1, 1), border=(200, 160, 90), width=2, radius=radius)
        store.box(box, 800, 600, 1.0)
    assert work.counts["shape"] == 3
