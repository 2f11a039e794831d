"""Nobody waits for the disk in a frame: what is still being read is seen a little later."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from pathlib import Path

import pygame
import pytest

from stupor.platform import paths
from stupor.program.first_picture import GAME
from stupor.render.cache import Work, opaque_copy
from stupor.render.compositor import Compositor
from stupor.render.item_renderer import ItemRenderer
from stupor.render.reading import NotYet, Reader
from stupor.stage.items import Box, Item, Picture

CARD = Picture("card", 1, (0, 0, 100, 140), "card/back")
BOX = Box("box", 1, (0, 0, 10, 10), (200, 0, 0))


@pytest.fixture
def compositor() -> Compositor:
    """A compositor whose clock goes on a millisecond at each look, and that spreads its work."""
    pygame.display.init()
    window = pygame.display.set_mode((1920, 1080))
    renderer = ItemRenderer(paths.pictures_of(GAME), paths.fonts(), Work())
    renderer.check()
    renderer.atlas.serve(1.0)
    ticks = count(step=0.001)
    made = Compositor(window, renderer, lambda: next(ticks))
    made.spreads = True
    return made


def later(file: Path, reader: Reader) -> pygame.Surface:
    """The picture of a file as soon as it has been read."""
    for _ in range(1000):
        try:
            with reader.hurried():
                return reader.take(file)
        except NotYet:
            time.sleep(0.005)
    raise AssertionError("it is never read")


def test_a_picture_that_is_being_read_is_not_waited_for() -> None:
    file = next((paths.pictures_of(GAME)[0] / "boards").glob("*@1x.jpg"))
    reader = Reader()
    with pytest.raises(NotYet), reader.hurried():
        reader.take(file)
    # when it has been read, then it is what a reader that waits would give
    found, usual = later(file, reader), opaque_copy(pygame.image.load(file))
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(usual, "RGB")
    assert opaque_copy(found) is found, "its rows are as they should be"


def test_a_moving_thing_is_left_out_until_its_picture_is_there(compositor: Compositor) -> None:
    compositor.set_overlay([CARD, BOX])
    assert compositor.waits
    while compositor.waits:
        time.sleep(0.005)
        compositor.set_overlay([CARD, BOX])
    assert compositor.try_prerender_item(CARD)


def test_surfaces_are_made_ahead_as_long_as_a_frame_has_time(compositor: Compositor) -> None:
    def boxes(number: int) -> list[Item]:
        return [Box("box", 1, (0, 0, 10 + number, 10), (200, 0, 0))]

    compositor.begin()
    made = [compositor.try_prerender(boxes(n)) for n in range(20)]
    assert made[0] and not made[-1]
    compositor.begin()
    assert compositor.try_prerender(boxes(19))


def test_what_a_frame_has_no_time_to_make_is_seen_in_one_of_the_next(
    compositor: Compositor,
) -> None:
    boxes = [Box(f"box{n}", 1, (40 * n, 0, 20 + n, 10), (200, 0, 0)) for n in range(20)]
    # given a clock that goes on a millisecond with each look, when many things are new
    compositor.begin()
    compositor.set_overlay(boxes)
    # then some are made, and the others wait
    first = compositor.work.counts["shape"]
    assert compositor.waits and 0 < first < 20
    frames = 1
    while compositor.waits:
        compositor.begin()
        compositor.set_overlay(boxes)
        frames += 1
    assert compositor.work.counts["shape"] == 20 and 1 < frames < 20
    compositor.present()
    window = pygame.display.get_surface()
    assert all(window.get_at((40 * n + 10, 5))[:3] == (200, 0, 0) for n in range(20))


def test_what_is_made_already_moves_on_however_little_time_is_left(compositor: Compositor) -> None:
    compositor.set_overlay([BOX])
    # given a frame whose time is over, when something moves and something is new
    compositor.begin()
    while compositor.try_prerender([BOX]):
        pass
    moved = replace(BOX, rect=(500, 500, 10, 10))
    new = [Box(f"new{n}", 1, (0, 50, 30 + n, 10), (0, 0, 200)) for n in range(2)]
    compositor.set_overlay([moved, *new])
    compositor.present()
    # then the one has moved, and one new thing is made all the same
    assert pygame.display.get_surface().get_at((505, 505))[:3] == (200, 0, 0)
    assert compositor.waits and compositor.work.counts["shape"] == 2


def test_without_spreading_all_is_made_at_once(compositor: Compositor) -> None:
    compositor.spreads = False
    compositor.begin()
    assert all(compositor.try_prerender([BOX]) for _ in range(20))
    compositor.set_overlay([CARD])
    assert not compositor.waits


def test_what_is_made_between_two_frames_is_made_a_moment_at_a_time(compositor: Compositor) -> None:
    boxes = [Box(f"box{n}", 1, (0, 0, 10 + n, 10), (200, 0, 0)) for n in range(9)]
    left: list[Item] = [*boxes]
    # given a clock that goes on a millisecond with each look, when some are made
    compositor.prerender_some(left)
    # then the others wait for another moment, and in the end all are made
    assert 0 < len(left) < 9 and compositor.work.counts["shape"] == 9 - len(left)
    for _ in boxes:
        compositor.prerender_some(left)
    assert not left and compositor.work.counts["shape"] == 9
