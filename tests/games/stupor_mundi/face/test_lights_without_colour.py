"""What is next, possible, chosen and owned is told apart by eyes without one kind of cone.

Each light lies about the same thing on every ground of the table. For each unit of the thing's
edge at least two pixels differ by 10 and more by CIEDE2000 between any two of them, and from no
light at all: breadth, halo and ivory tell them apart, not the hue.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import pi

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.app import App
from stupor.games.stupor_mundi.face.lights.last_moves import paint_last_moves
from stupor.games.stupor_mundi.face.view import TableView
from stupor.render.cache import PREMULTIPLIED
from stupor.selftest.scenes import every
from stupor.stage.geometry import around, centre, grown
from stupor.stage.highlight_roles import HighlightRole, outline
from stupor.stage.items import Item, Picture, Rect
from stupor.table.scene import TableScene
from tests.support.colours import EYES, Rgb, apart, seen
from tests.support.windows import window

ROLES: tuple[HighlightRole, ...] = ("possible", "next", "chosen")
DIFFERS, PIXELS = 10.0, 2.0
#: How far beyond a thing its lights are looked at, and how coarsely.
ABOUT, COARSE = 12.0, 4
#: Things on every ground of the table: bare wood, the card slots' parchment, the sea, the palace.
GROUNDS: dict[str, Rect] = {
    "wood": (1000.0, 930.0, 90.0, 60.0),
    "parchment": (450.0, 250.0, 90.0, 60.0),
    "sea": (1130.0, 290.0, 60.0, 20.0),
    "palace": (120.0, 520.0, 60.0, 20.0),
    "meadow": (200.0, 620.0, 60.0, 60.0),
    "slot": (1010.0, 640.0, 70.0, 90.0),
}
#: Things with lights of their own shape: where, the frame of their sprites, the length of an edge.
SHAPES: dict[str, tuple[tuple[float, float], tuple[float, float], float]] = {
    "harbour/ring-{}": ((1300.0, 285.0), (64.0, 55.0), pi * 52),
    "glow/{}-round": ((560.0, 300.0), (112.0, 112.0), pi * 48),
    "stand/{}-tower": ((200.0, 840.0), (70.0, 70.0), 280.0),
    "stand/{}-keep": ((200.0, 840.0), (62.0, 66.0), 256.0),
    "stand/{}-wall-1": ((200.0, 840.0), (92.0, 38.0), 260.0),
    "stand/{}-wall-2": ((200.0, 840.0), (92.0, 38.0), 260.0),
    "stand/{}-wall-3": ((200.0, 840.0), (92.0, 38.0), 260.0),
}

Pixels = list[tuple[int, int, int]]


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    made.change(first_game=False, language="en", text=100)
    dict(every())["table"](made)
    for _ in range(5):
        made.step()
    yield made
    made.stack.clear()
    made.close()


@cache
def far(one: tuple[int, int, int], other: tuple[int, int, int], eyes: str) -> bool:
    return one != other and apart(lab(one, eyes), lab(other, eyes)) >= DIFFERS


@cache
def lab(colour: tuple[int, int, int], eyes: str) -> Rgb:
    return seen(colour, eyes)


def shown(app: App, about: Rect, items: Iterable[Item]) -> Pixels:
    """The table about a thing with some lights on it."""
    canvas = app.window.surface.copy()
    for item in items:
        rendered = app.renderer.render(item)
        canvas.fblits(rendered.blits, PREMULTIPLIED)
        canvas.fblits(rendered.plain)
    place = pygame.Rect(grown(about, ABOUT)).clip(canvas.get_rect())
    found = pygame.image.tobytes(canvas.subsurface(place), "RGB")
    every_one = zip(found[0::3], found[1::3], found[2::3], strict=True)
    return [(r // COARSE * COARSE, g // COARSE * COARSE, b // COARSE * COARSE)
            for r, g, b in every_one]  # fmt: skip


def owned(app: App, about: Rect, seat: int) -> list[Item]:
    """The frame of a House where it was."""
    table = app.stack.visible()[-1]
    assert isinstance(table, TableScene)
    view = table.view()
    assert isinstance(view, TableView)
    there = replace(view, anchors={**view.anchors, "imperial.grain.1": about})
    return paint_last_moves(there, {"imperial.grain.1": seat})


def assert_apart(looks: dict[str, Pixels], edge: float) -> None:
    for eyes in EYES:
        for one, other in combinations(looks, 2):
            if one.startswith("owned") and other.startswith("owned"):
                continue
            pairs = zip(looks[one], looks[other], strict=True)
            share = sum(far(a, b, eyes) for a, b in pairs) / edge
            assert share >= PIXELS, f"{one} and {other}, {eyes}: {share:.1f}"


@pytest.mark.parametrize("ground", GROUNDS)
def test_roles_of_light_are_told_apart_on_every_ground(app: App, ground: str) -> None:
    box = GROUNDS[ground]
    looks = {"none": shown(app, box, [])}
    for role in ROLES:
        looks[role] = shown(app, box, [outline("light", 0, box, role)])
    for seat in range(4):
        looks[f"owned by {seat}"] = shown(app, box, owned(app, box, seat))
    assert_apart(looks, 2 * (box[2] + box[3]))


@pytest.mark.parametrize("shape", SHAPES)
def test_lights_of_their_own_shape_are_told_apart(app: App, shape: str) -> None:
    at, size, edge = SHAPES[shape]
    box = around(at, *size)
    looks = {"none": shown(app, grown(box, 20), [])}
    for role in ROLES:
        if shape.format(role) in app.renderer.atlas:
            light = Picture("light", 0, around(centre(box), *size), shape.format(role))
            looks[role] = shown(app, grown(box, 20), [light])
    assert len(looks) >= 3
    assert_apart(looks, edge)


def test_what_is_next_is_much_more_light_than_what_is_possible(app: App) -> None:
    """Given any ground and any eyes, then the halo of the next step changes twice as much."""
    for ground, box in GROUNDS.items():
        bare = shown(app, box, [])
        for eyes in EYES:
            weak, strong = (
                sum(far(a, b, eyes) for a, b in zip(bare, look, strict=True))
                for role in ROLES[:2]
                for look in [shown(app, box, [outline("light", 0, box, role)])]
            )
            assert strong > 1.8 * weak, (ground, eyes, weak, strong)
