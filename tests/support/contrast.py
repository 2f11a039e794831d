"""How well words can be read: their colour against the pixels that really lie under them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pygame

from stupor.app import App
from stupor.render.cache import PREMULTIPLIED
from stupor.render.contrast import luminance, strengthened
from stupor.render.item_renderer import RenderedItem
from stupor.stage.items import Colour, Item, Label

#: Letters that only gild or shade the same words above them.
GILDING = (".shadow", ".depth", ".foot", ".light")
#: This share of the pixels about the letters may be worse: rims of pieces, grains of parchment.
ALLOWED = 0.1
#: Words of which so much is covered by something above them are not meant to be read.
COVERED = 0.4


def ratio(one: float, other: float) -> float:
    """The contrast of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@dataclass
class Reading:
    """A label, the contrast of its words, and the pixels that lay under it when it was drawn."""

    label: Label
    value: float
    box: pygame.Rect
    under: bytes


def readings(app: App) -> list[Reading]:
    """The contrast of every label that can be read on the page as it is shown now."""
    canvas = pygame.Surface(app.window.surface.get_size(), 0, app.window.surface)
    found: list[Reading] = []
    for item in _shown(app):
        rendered = app.renderer.render(item)
        if not isinstance(item, Label):
            _paint(canvas, rendered)
        elif item.text.strip() and not item.key.endswith(GILDING):
            found.append(_reading(canvas, item, rendered))
    return [one for one in found if not _hidden(one, canvas)]


def _shown(app: App) -> list[Item]:
    """Everything on the page, the lowest first."""
    now = app.now()
    scenes = app.stack.visible()
    items = [item for scene in scenes for item in scene.items()]
    items += [item for scene in scenes for item in scene.overlay(now)]
    if app.settings.contrast:
        items = list(strengthened(items))
    return sorted(items, key=lambda item: item.z)


def _paint(canvas: pygame.Surface, rendered: RenderedItem) -> None:
    if rendered.opaque:
        canvas.fblits(rendered.blits)
    else:
        canvas.fblits(rendered.blits, PREMULTIPLIED)
    canvas.fblits(rendered.plain)


def _reading(canvas: pygame.Surface, label: Label, rendered: RenderedItem) -> Reading:
    [(surface, (x, y))] = rendered.blits
    box = surface.get_bounding_rect().move(x, y).clip(canvas.get_rect())
    under = _pixels(canvas, box)
    value = _contrast(label.colour, under)
    if label.outline is not None:
        value = max(value, ratio(luminance(label.colour), luminance(label.outline)))
    return Reading(label, value, box, under)


def _pixels(canvas: pygame.Surface, box: pygame.Rect) -> bytes:
    return pygame.image.tobytes(canvas.subsurface(box), "RGB")


def _contrast(ink: Colour, under: bytes) -> float:
    """The contrast that all but the allowed share of the pixels have at least."""
    share = ink[3] / 255 if len(ink) == 4 else 1.0
    counts = Counter(zip(under[0::3], under[1::3], under[2::3], strict=True))
    found = []
    for (red, green, blue), count in counts.items():
        ground = (red, green, blue)
        seen = tuple(round(a * share + b * (1 - share)) for a, b in zip(ink, ground, strict=False))
        found.append((ratio(luminance(seen[:3]), luminance(ground)), count))
    found.sort()
    left = ALLOWED * sum(counts.values())
    for value, count in found:
        left -= count
        if left < 0:
            return value
    return 21.0


def _hidden(one: Reading, canvas: pygame.Surface) -> bool:
    """Whether something was laid over the words afterwards."""
    after = _pixels(canvas, one.box)
    if after == one.under:
        return False
    changed = sum(abs(a - b) > 40 for a, b in zip(one.under[1::3], after[1::3], strict=True))
    return changed > COVERED * max(1, len(after) // 3)
