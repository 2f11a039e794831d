"""Spaces and dice are told apart by eyes without one kind of cone, and in grey.

Where two kinds of empty spaces, or the dice of two seats, lie side by side, so many of their pixels
differ by so much by CIEDE2000 that pattern, sign or inlay tell them apart, not the hue.
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
from stupor.games.burgundy.ids import COLOURS
from stupor.games.burgundy.sheet.badges import BADGES
from tests.support.colours import EYES, Rgb, apart, seen
from tests.support.windows import window

GREY = "in grey"
#: A pixel differs by at least so much, and so many do: a sign or an inlay that is another one.
PIXELS, SHARE = 12.0, 0.055
#: A tile at the smallest size that a duchy of the own has, a die as small as on a rival's panel.
TILE, DIE = (48, 56), (24, 24)
#: A hex as small as it is on a rival's board at a table of four in the smallest window.
MINI = (21, 24)
#: A tile of every kind, and every building.
SMALL = (
    "livestock-cow-3", "livestock-sheep-3", "livestock-pig-3", "livestock-goat-3", "ship",
    "monastery-13", "castle", "mine", "inn", "building-bank", "building-boarding",
    "building-carpenter", "building-church", "building-market", "building-townhall",
    "building-warehouse", "building-watchtower",
)  # fmt: skip
FELT = (24, 56, 116)
SEATS = tuple(badge.colour for badge in BADGES)

Pixels = list[tuple[int, int, int]]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    made.use_game("burgundy")
    yield made
    made.close()


@cache
def lab(colour: tuple[int, int, int], eyes: str) -> Rgb:
    if eyes == GREY:
        light, _, _ = seen(colour, "all cones")
        return (light, 0.0, 0.0)
    return seen(colour, eyes)


def on_felt(app: App, sprite: str, size: tuple[int, int]) -> Pixels:
    cut = app.renderer.sprites.picture(sprite, *size, 0, 255, False)
    ground = pygame.Surface(size)
    ground.fill(FELT)
    ground.blit(cut.surface, (cut.dx, cut.dy), special_flags=pygame.BLEND_PREMULTIPLIED)
    found = pygame.image.tobytes(ground, "RGB")
    return [
        (r // 8 * 8, g // 8 * 8, b // 8 * 8)
        for r, g, b in zip(found[0::3], found[1::3], found[2::3], strict=True)
    ]


def share(one: Pixels, other: Pixels, eyes: str) -> float:
    pairs = zip(one, other, strict=True)
    return sum(a != b and _far(a, b, eyes) for a, b in pairs) / len(one)


@cache
def _far(a: tuple[int, int, int], b: tuple[int, int, int], eyes: str) -> bool:
    return apart(lab(a, eyes), lab(b, eyes)) >= PIXELS


@pytest.mark.parametrize("eyes", [*EYES, GREY])
def test_empty_spaces_of_two_kinds_differ(app: App, eyes: str) -> None:
    spaces = {kind: on_felt(app, f"space/{kind}-4", TILE) for kind in COLOURS}
    for one, other in combinations(COLOURS, 2):
        unlike = share(spaces[one], spaces[other], eyes)
        assert unlike >= SHARE, f"{one} {other}: {unlike:.2f}"


@pytest.mark.parametrize("eyes", [*EYES, GREY])
def test_empty_spaces_of_two_kinds_differ_on_a_rivals_small_board(app: App, eyes: str) -> None:
    spaces = {kind: on_felt(app, f"mini/space-{kind}-4", MINI) for kind in COLOURS}
    for one, other in combinations(COLOURS, 2):
        unlike = share(spaces[one], spaces[other], eyes)
        assert unlike >= SHARE, f"{one} {other}: {unlike:.2f}"


@pytest.mark.parametrize("eyes", [*EYES, GREY])
def test_tiles_of_two_kinds_differ_on_a_rivals_small_board(app: App, eyes: str) -> None:
    tiles = {sprite: on_felt(app, f"mini/{sprite}", MINI) for sprite in SMALL}
    for one, other in combinations(SMALL, 2):
        unlike = share(tiles[one], tiles[other], eyes)
        assert unlike >= SHARE, f"{one} {other}: {unlike:.2f}"


@pytest.mark.parametrize("eyes", [*EYES, GREY])
def test_dice_of_two_seats_differ(app: App, eyes: str) -> None:
    dice = {seat: on_felt(app, f"die/{seat}-4-mini", DIE) for seat in SEATS}
    for one, other in combinations(SEATS, 2):
        unlike = share(dice[one], dice[other], eyes)
        assert unlike >= SHARE, f"{one} {other}: {unlike:.2f}"
