"""Paper, leather and wood of panels are as crisp as they were painted, however large a panel is."""

import os
from collections.abc import Iterator

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.platform import paths
from stupor.render.cache import Work
from stupor.render.camera import Camera
from stupor.render.item_renderer import ItemRenderer
from stupor.render.shapes import stretched
from stupor.stage.items import Board, NineSlice
from stupor.stage.layout import PAGE, WOOD

PANELS = ("ui/panel-paper", "ui/panel-leather", "ui/panel-wood")
#: Logical panels: a page, a broad strip, a column.
SIZES = ((1500, 900), (1400, 460), (480, 800))
#: What is looked at: so many pixels from the middle of a panel, beyond the shadow of its rim.
PART = 256


@pytest.fixture(scope="module")
def renderer() -> Iterator[ItemRenderer]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))
    made = ItemRenderer(paths.pictures_of("none"), paths.fonts(), Work())
    made.check()
    yield made
    pygame.quit()


def shown(renderer: ItemRenderer, name: str, size: tuple[int, int], k: float) -> np.ndarray:
    """The middle of a panel as it is drawn on a page of that scale, brightness 0 to 255."""
    renderer.use_camera(Camera(round(1920 * k), round(1080 * k)))
    ((surface, _),) = renderer.render(NineSlice("panel", 1, (0, 0, *size), name, 24)).blits
    assert surface.get_at(surface.get_rect().center)[3] == 255
    return middle(surface)


def middle(surface: pygame.Surface) -> np.ndarray:
    rect = pygame.Rect(0, 0, PART, PART)
    rect.center = surface.get_rect().center
    part = pygame.surfarray.array3d(surface.subsurface(rect))
    return part.astype(float).mean(2)


def source(renderer: ItemRenderer, name: str, scale: int) -> pygame.Surface:
    """The ground of a panel as it lies in its file."""
    return pygame.image.load(renderer.boards.file(renderer.atlas.sprite(name).ground, scale))


def spectrum(part: np.ndarray) -> np.ndarray:
    """The power of a picture in each octave, from patterns as large as it to single pixels."""
    part = (part - part.mean()) * np.outer(np.hanning(PART), np.hanning(PART))
    power = np.abs(np.fft.fftshift(np.fft.fft2(part))) ** 2
    y, x = np.indices(power.shape) - PART // 2
    octave = np.clip(np.log2(np.maximum(np.hypot(x, y), 1)).astype(int), 0, 6)
    return np.bincount(octave.ravel(), power.ravel()) / np.bincount(octave.ravel())


def usual(surface: pygame.Surface) -> np.ndarray:
    """The spectrum of a ground, averaged over many parts of it."""
    wide = surface.get_width()
    spots = [(x, y) for x in range(0, wide - PART + 1, 64) for y in range(0, wide - PART + 1, 64)]
    parts = [surface.subsurface((*spot, PART, PART)) for spot in spots]
    return np.mean([spectrum(middle(part)) for part in parts], axis=0)


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("name", PANELS)
def test_the_spectrum_of_a_panel_is_that_of_its_ground(
    renderer: ItemRenderer, name: str, scale: int
) -> None:
    wanted = usual(source(renderer, name, scale))
    for size in SIZES:
        ratio = spectrum(shown(renderer, name, size, scale)) / wanted
        assert all(0.6 < part < 1.67 for part in ratio[4:]), (size, ratio)


@pytest.mark.parametrize("name", PANELS)
def test_a_ground_is_shown_pixel_for_pixel(renderer: ItemRenderer, name: str) -> None:
    for scale in (1, 2):
        ground = source(renderer, name, scale)
        again = pygame.Surface((ground.get_width() * 2, ground.get_height() * 2))
        for x in (0, ground.get_width()):
            for y in (0, ground.get_height()):
                again.blit(ground, (x, y))
        whole = pygame.surfarray.array3d(again).astype(float).mean(2)
        part = shown(renderer, name, SIZES[0], scale)
        first = np.argwhere(whole[:-PART, :-PART] == part[0, 0])
        assert any(np.array_equal(whole[x : x + PART, y : y + PART], part) for x, y in first)


@pytest.mark.parametrize("k", [2 / 3, 4 / 3, 1.5])
@pytest.mark.parametrize("name", PANELS)
def test_at_other_scales_a_ground_is_resampled_once_and_alike_in_every_panel(
    renderer: ItemRenderer, name: str, k: float
) -> None:
    first, *others = (spectrum(shown(renderer, name, size, k)) for size in SIZES)
    for other in others:
        assert all(0.6 < part < 1.67 for part in (other / first)[4:])
    tile = renderer.boards.tile(renderer.atlas.sprite(name).ground, k)
    assert abs(tile.get_width() - 512 * k) <= 2
    for x in (0, tile.get_width() - 1):  # no seam: neighbours across it differ as others do
        beside = pygame.surfarray.array3d(tile)[(x, x - 1 if x else -1), :].astype(float)
        within = pygame.surfarray.array3d(tile)[8:10, :].astype(float)
        assert np.abs(beside[0] - beside[1]).mean() < 2 * np.abs(within[0] - within[1]).mean() + 1


def test_a_stretched_ground_would_be_told(renderer: ItemRenderer) -> None:
    ground = source(renderer, PANELS[0], 1).convert_alpha()
    smeared = stretched(ground.subsurface((0, 0, 128, 128)), 24, 1500, 900)
    ratio = spectrum(middle(smeared)) / usual(source(renderer, PANELS[0], 1))
    assert any(part < 0.6 for part in ratio[4:])


@pytest.mark.parametrize("size", [(2560, 1080), (1024, 768), (1920, 1080)])
def test_wood_goes_on_beside_a_page_without_a_seam(
    renderer: ItemRenderer, size: tuple[int, int]
) -> None:
    """Given a page of wood in a window of another shape, then it is a part of what lies around."""
    renderer.use_camera(Camera(*size))
    x, y = (page - part for page, part in zip(renderer.camera.page, PAGE, strict=True))
    page = renderer.render(Board("board", 0, (x / 2, y / 2, *PAGE), WOOD))
    ((surface, (left, top)),) = page.blits
    around = renderer.backdrop()
    assert (around is None) == (size == PAGE)
    if around is not None:
        for at in ((0, 0), (surface.get_width() - 1, surface.get_height() - 1)):
            assert surface.get_at(at) == around.get_at((left + at[0], top + at[1]))
