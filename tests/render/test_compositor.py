"""The compositor: what it repaints and that repainting a part equals repainting all."""

import random
from pathlib import Path

import pygame
import pytest

from stupor.render.compositor import Compositor
from stupor.render.item_renderer import ItemRenderer
from stupor.render.layers import Layer, merged
from stupor.stage.items import Board, Box, Group, Item, Label, Line, NineSlice, Parts, Picture
from stupor.stage.layout import WOOD
from tests.render.conftest import make_board

PAGE = (0, 0, 1920, 1080)


def page() -> list[Item]:
    return [
        Board("board", 0, PAGE, "table"),
        NineSlice("panel", 100, (400, 300, 300, 200), "panel", 12),
        Picture("card", 200, (500, 350, 40, 60), "card/red", angle=10),
        Label("words", 210, (420, 320, 260, 60), "Roma, caput mundi", size=24),
        Box("stage", 800, (900, 100, 500, 400), (0, 0, 0, 120)),
    ]


def pixels(window: pygame.Surface) -> bytes:
    return pygame.image.tobytes(window, "RGB")


def moving(x: float) -> list[Item]:
    return [
        Picture("held.shadow", 600, (x, 380, 80, 120), "card/red.shadow", angle=6),
        Picture("held", 600, (x, 380, 80, 120), "card/red", angle=6),
    ]


def test_what_lies_above_is_looked_up_anew_when_items_change(renderer: ItemRenderer) -> None:
    layer, spot = Layer(renderer), pygame.Rect(10, 10, 5, 5)
    layer.replace([Box("low", 1, PAGE, (0, 0, 0)), Box("high", 3, PAGE, (0, 0, 0))])
    assert layer.any_above(2, spot) and not layer.any_above(3, spot)
    layer.replace([Box("low", 1, PAGE, (0, 0, 0))])
    assert not layer.any_above(2, spot)
    layer.replace([Box("low", 4, PAGE, (0, 0, 0))])
    assert layer.any_above(2, spot) and layer.any_above(3, spot)


def test_a_board_is_not_copied_where_others_lie_over_it(renderer: ItemRenderer) -> None:
    """Given boards on a board, then of the lowest only what is seen is copied; one goes: more."""
    layer = Layer(renderer)
    ground, left, right = Board("ground", 0, PAGE, "table"), (0, 0, 960, 1080), (960, 0, 960, 540)
    boards = [Board("left", 1, left, "table"), Board("right", 2, right, "table")]

    def copied() -> int:
        (lowest, *_) = layer.touching(pygame.Rect(PAGE))
        return sum(s.get_width() * s.get_height() for s, _ in lowest.rendered.blits)

    layer.replace([ground, *boards])
    few = copied()
    layer.replace([ground, boards[0]])
    assert copied() == 2 * few
    layer.replace([ground])
    assert copied() == 4 * few


def test_a_partial_repaint_equals_a_full_one(
    window: pygame.Surface, compositor: Compositor
) -> None:
    chance = random.Random(4)
    compositor.set_base(page())
    compositor.present()
    for _ in range(25):
        items = page()
        if chance.random() < 0.5:
            items[2] = Picture("card", 200, (chance.uniform(300, 1500), 350, 40, 60), "card/red")
        if chance.random() < 0.3:
            del items[3]
        compositor.set_base(items)
        compositor.set_overlay(moving(chance.uniform(-50, 1900)))
        compositor.present()
        partial = pixels(window)
        compositor.invalidate()
        compositor.present()
        assert pixels(window) == partial


def test_a_line_that_comes_later_is_shown_to_its_very_ends(
    window: pygame.Surface, compositor: Compositor
) -> None:
    """Given a page that fills in, then a thick line is whole although it reaches over its place."""
    compositor.set_base(page())
    compositor.present()
    line = Line("line", 300, (600, 500, 90, 40), ((0, 0), (90, 40)), (250, 0, 0, 255), 9)
    compositor.set_base([*page(), line])
    compositor.present()
    partial = pixels(window)
    compositor.invalidate()
    compositor.present()
    assert pixels(window) == partial


def test_nothing_new_repaints_nothing(compositor: Compositor) -> None:
    compositor.set_base(page())
    compositor.set_overlay(moving(500))
    assert compositor.present()
    compositor.set_base(page())
    compositor.set_overlay(moving(500))
    assert compositor.present() == []


def test_only_the_moved_part_is_repainted(compositor: Compositor) -> None:
    compositor.set_base(page())
    compositor.set_overlay(moving(500))
    compositor.present()
    compositor.set_overlay(moving(510))
    dirty = compositor.present()
    assert sum(r.w * r.h for r in dirty) < 200 * 200
    assert all(r.colliderect((480, 360, 160, 180)) for r in dirty)


def test_what_moves_stays_below_a_higher_resting_item(
    window: pygame.Surface, compositor: Compositor
) -> None:
    compositor.set_base(
        [Board("b", 0, PAGE, "table"), Box("veil", 800, (0, 0, 500, 500), (0, 0, 0))]
    )
    compositor.set_overlay([Picture("held", 600, (100, 100, 40, 60), "card/red")])
    compositor.present()
    assert window.get_at((120, 130))[:3] == (0, 0, 0)
    compositor.set_overlay([Picture("held", 900, (100, 100, 40, 60), "card/red")])
    compositor.present()
    assert window.get_at((120, 130))[:3] == (200, 0, 0)


def test_a_running_animation_makes_no_costly_call(compositor: Compositor) -> None:
    compositor.set_base(page())
    compositor.prerender(moving(0))
    compositor.present()
    before = compositor.work.total
    for step in range(60):
        compositor.set_overlay(moving(100 + 7.3 * step))
        compositor.present()
    assert compositor.work.total == before


def test_a_growing_flight_reuses_few_sizes(compositor: Compositor) -> None:
    sizes = [(40 + i / 10, 60 + i * 0.15) for i in range(200)]
    for w, h in sizes:
        compositor.set_overlay([Picture("held", 600, (100, 100, w, h), "card/red")])
        compositor.present()
    assert compositor.work.counts["scale"] <= 9


def test_two_items_of_one_key_are_a_mistake(compositor: Compositor) -> None:
    with pytest.raises(ValueError, match="twice"):
        compositor.set_base([Box("twice", 0, PAGE), Box("twice", 1, PAGE)])


def test_a_changed_order_at_one_depth_is_repainted(
    window: pygame.Surface, compositor: Compositor
) -> None:
    red = Box("red", 100, (100, 100, 50, 50), (255, 0, 0))
    blue = Box("blue", 100, (120, 120, 50, 50), (0, 0, 255))
    compositor.set_base([red, blue])
    compositor.present()
    assert window.get_at((130, 130))[:3] == (0, 0, 255)
    compositor.set_base([blue, red])
    compositor.present()
    assert window.get_at((130, 130))[:3] == (255, 0, 0)


def test_another_window_size_shows_the_same_page(renderer, world) -> None:
    window = pygame.display.set_mode((1280, 760))
    compositor = Compositor(window, renderer)
    compositor.set_base(page())
    compositor.present()
    assert compositor.camera.offset == (0, 20)
    assert window.get_at((5, 5))[:3] == (24, 15, 9)
    assert window.get_at((1270, 40))[:3] == (120, 90, 60)


def test_table_wood_in_a_picture_of_a_table_may_reach_over_the_window(
    renderer: ItemRenderer, world: Path
) -> None:
    make_board(world / "common", WOOD, (60, 40, 20))
    window = pygame.display.set_mode((1024, 768))
    compositor = Compositor(window, renderer)
    table = Parts((Board("wood", 0, (-240, 0, 2400, 1350), WOOD),))
    compositor.set_base([Group("table", 0, (0, 0, 960, 540), table, PAGE[2:])])
    compositor.present()
    assert window.get_at((40, 140))[:3] == (60, 40, 20)


def test_a_small_window_shows_words_and_loses_nothing(
    window: pygame.Surface, compositor: Compositor
) -> None:
    compositor.set_base(page())
    compositor.present()
    shown = pixels(window)
    compositor.notice("Please enlarge the window")
    assert pixels(window) != shown
    compositor.present()
    assert pixels(window) == shown


def test_merged_rectangles_cover_the_dirty_ones() -> None:
    whole = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 10, 10), pygame.Rect(80, 80, 40, 40)]
    joined = merged(rects, whole)
    assert joined == [pygame.Rect(80, 80, 20, 20), pygame.Rect(0, 0, 15, 15)] or len(joined) == 2
    assert merged([pygame.Rect(200, 0, 5, 5)], whole) == []
