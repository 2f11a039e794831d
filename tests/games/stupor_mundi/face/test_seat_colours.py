"""Seats stay apart for eyes without one kind of cone: by colour on stripes, by marks on pieces.

Stripes are plain, so their colours must differ by themselves: at least 10 by CIEDE2000. Pieces bear
their House's mark: at the size at which they stand on the table one pixel in thirteen must differ
by at least 15, which no two equal marks in two similar colours would.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.app import App
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.stage.palette import SEAT_RGB
from tests.support.colours import EYES, Rgb, apart, seen
from tests.support.windows import window

STRIPES = 10.0
PIXELS, SHARE = 15.0, 0.075
PARCHMENT = (205, 184, 140)
COLOURS = ("red", "black", "blue", "green", "yellow")
PAIRS = list(combinations(COLOURS, 2))
#: Pieces of several seats that stand side by side, in the size they have at 1920 x 1080.
PIECES = {"disc": (26, 26), "specialist": (33, 40), "ship": (66, 57)}

Pixels = list[tuple[int, int, int]]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    yield made
    made.close()


@cache
def lab(colour: tuple[int, int, int], eyes: str) -> Rgb:
    return seen(colour, eyes)


def on_parchment(app: App, sprite: str, size: tuple[int, int]) -> Pixels:
    """The pixels of a piece that lies on parchment, in coarse steps."""
    sheet = pygame.Surface(size)
    sheet.fill(PARCHMENT)
    cut = app.renderer.sprites.picture(sprite, *size, 0, 255, False)
    sheet.blit(cut.surface, (cut.dx, cut.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    found = pygame.image.tobytes(sheet, "RGB")
    return [
        (r // 8 * 8, g // 8 * 8, b // 8 * 8)
        for r, g, b in zip(found[0::3], found[1::3], found[2::3], strict=True)
    ]


def differing(one: Pixels, other: Pixels, eyes: str) -> float:
    """The share of pixels of two pieces that look different."""
    bare = tuple(part // 8 * 8 for part in PARCHMENT)
    covered = sum(a != bare or b != bare for a, b in zip(one, other, strict=True))
    unlike = sum(
        a != b and apart(lab(a, eyes), lab(b, eyes)) >= PIXELS
        for a, b in zip(one, other, strict=True)
    )
    return unlike / covered


def test_the_measure_is_that_of_the_paper() -> None:
    given = (50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)
    assert apart(*given) == pytest.approx(2.0425, abs=1e-4)
    assert apart((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)
    assert apart((50.0, 0.0, 0.0), (50.0, 0.0, 0.0)) == 0


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_stripes_of_two_seats_stay_apart(pair: tuple[str, str], eyes: str) -> None:
    house = {look.colour: look.rgb for look in (*HOUSES, FREDERICK)}
    for palette in (SEAT_RGB, house):
        one, other = (seen(palette[colour], eyes) for colour in pair)
        assert apart(one, other) >= STRIPES


@pytest.mark.parametrize("kind", PIECES)
def test_pieces_of_two_seats_are_known_by_more_than_colour(app: App, kind: str) -> None:
    size = PIECES[kind]
    pixels = {colour: on_parchment(app, f"{kind}/{colour}", size) for colour in COLOURS}
    for eyes in EYES:
        for one, other in PAIRS:
            share = differing(pixels[one], pixels[other], eyes)
            assert share >= SHARE, f"{kind} {one} {other} {eyes}: {share:.2f}"


def test_no_two_marks_have_the_same_shape(app: App) -> None:
    shapes = {}
    for colour in COLOURS:
        surface = app.renderer.sprites.picture(f"mark/{colour}", 40, 40, 0, 255, False)
        mask = pygame.mask.from_surface(surface.surface)
        shapes[colour] = pygame.mask.Mask((40, 40))
        shapes[colour].draw(mask, (surface.dx, surface.dy))
    for one, other in PAIRS:
        both = shapes[one].overlap_area(shapes[other], (0, 0))
        either = shapes[one].count() + shapes[other].count() - both
        assert both / either < 0.8, (one, other)
