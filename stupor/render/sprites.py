"""Sprites at their real size, turned, veiled or faded; their opaque middle is copied."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from stupor.render.atlas import Atlases
from stupor.render.boards import BoardStore
from stupor.render.cache import Store, Work, bytes_of, faded, opaque_copy, rotated
from stupor.render.shapes import laid, stretched

Blit = tuple[pygame.Surface, tuple[int, int]]
#: Smaller sprites are blended as a whole.
_LEAST: Final = 2_500
#: A core that covers less than this share of its sprite is not worth the cut.
_SHARE: Final = 0.45
#: Scaling rounds alpha down by a few steps.
_OPAQUE: Final = 246


class Core(NamedTuple):
    """The opaque rectangle of a surface, and its pixels without transparency."""

    rect: pygame.Rect
    surface: pygame.Surface


def core_of(surface: pygame.Surface) -> Core | None:
    """Return the largest opaque rectangle about the middle; None where it is not worth it."""
    width, height = surface.get_size()
    if width * height < _LEAST:
        return None
    mask = pygame.mask.from_surface(surface, _OPAQUE)
    low, high = 0, min(width, height) // 3
    if mask.count() < _SHARE * width * height or not _full(mask, high):
        return None
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _full(mask, middle) else (middle + 1, high)
    rect = surface.get_rect().inflate(-2 * low, -2 * low)
    if rect.w * rect.h < _SHARE * width * height:
        return None
    plain = pygame.Surface(rect.size)
    plain.blit(surface, (0, 0), rect, special_flags=pygame.BLEND_PREMULTIPLIED)
    return Core(rect, opaque_copy(plain))


def around(surface: pygame.Surface, hole: pygame.Rect) -> list[Blit]:
    """Cut a surface into what lies about a hole."""
    width, height = surface.get_size()
    hole = hole.clip(surface.get_rect())
    if not hole.w or not hole.h:
        return [(surface, (0, 0))]
    areas = (
        (0, 0, width, hole.top),
        (0, hole.bottom, width, height - hole.bottom),
        (0, hole.top, hole.left, hole.h),
        (hole.right, hole.top, width - hole.right, hole.h),
    )
    return [(surface.subsurface(area), area[:2]) for area in areas if area[2] and area[3]]


def _full(mask: pygame.mask.Mask, inset: int) -> bool:
    width, height = mask.get_size()
    inner = (width - 2 * inset, height - 2 * inset)
    if min(inner) < 1:
        return False
    whole = pygame.mask.Mask(inner, fill=True)
    return mask.overlap_area(whole, (inset, inset)) == inner[0] * inner[1]


_FADES = 17
_STRETCH = 1.75
_PARTS = 4
_SOFT = ("glow/", "arrow/")
#: How the sprite of a shadow is called after the one that throws it.
SHADOW = ".shadow"
#: How the sprite of what a panel covers is called after that of its rim.
SHAPE = ".shape"


class Cutout(NamedTuple):
    """A finished sprite and where its corner lies from the top left of its rectangle."""

    surface: pygame.Surface
    dx: int
    dy: int
    core: Core | None = None


def turned(flat: Cutout, size: tuple[int, int], angle: float) -> Cutout:
    """A finished sprite turned about the middle of its rectangle of that size."""
    made, (wide, high) = rotated(flat.surface, angle), size
    middle = pygame.Vector2(
        flat.dx + flat.surface.get_width() / 2 - wide / 2,
        flat.dy + flat.surface.get_height() / 2 - high / 2,
    ).rotate(angle)
    dx = round(wide / 2 + middle.x - made.get_width() / 2)
    dy = round(high / 2 + middle.y - made.get_height() / 2)
    return Cutout(made, dx, dy)


class SpriteStore(Store[Cutout]):
    """Finished sprites, least recently used ones forgotten."""

    def __init__(
        self, atlas: Atlases, boards: BoardStore, work: Work, room: int = 40_000_000
    ) -> None:
        """Sprites of an atlas may take that many bytes; boards give the grounds of panels."""
        super().__init__(work, room, weight)
        self.atlas = atlas
        self._boards = boards
        self._k = 1.0

    def picture(
        self, name: str, width: int, height: int, angle: float, alpha: int, shade: bool
    ) -> Cutout:
        """Return a sprite that fills a frame of real pixels; angles and alphas are rounded."""
        angle = round(angle * 2) / 2 % 360
        alpha = min(255, round(alpha / _FADES) * _FADES)
        key = (name, width, height, angle, alpha, shade)
        found = self._cache.get(key)
        if found is not None:
            return found
        made = self._made(*key)
        if alpha == 255 and not name.endswith(SHADOW):
            made = made._replace(core=core_of(made.surface))
        return self._cache.put(key, made)

    def nine_slice(
        self, name: str, width: int, height: int, corner: float, k: float, part: int = 0
    ) -> Cutout:
        """Return a sprite stretched as a nine-slice, or a panel; corner is logical.

        A panel shows a part of its ground, chosen by a number.
        """
        ground = self.atlas.sprite(name).ground
        part = part % _PARTS if ground else 0
        key = ("slice", name, width, height, corner, part)
        found = self._cache.get(key)
        if found is None:
            made = self._stretched(name, width, height, corner, k)
            if ground:
                shape = self._stretched(name + SHAPE, width, height, corner, k)
                tile = self._boards.tile(ground, k)
                made = laid(tile, shape, made, round(corner * k), part)
            found = self._cache.put(key, Cutout(made, 0, 0))
        return found

    def serve(self, k: float, area: float) -> None:
        """Forget those of other windows; the sheets of this one are kept."""
        super().serve(k, area)
        self._k = k
        self.atlas.serve(k)

    def _stretched(
        self, name: str, width: int, height: int, corner: float, k: float
    ) -> pygame.Surface:
        sprite = self.atlas.sprite(name)
        size = max(3, round(sprite.size[0] * k)), max(3, round(sprite.size[1] * k))
        self._work.add("scale")
        return stretched(self._framed(name, *size), max(1, round(corner * k)), width, height)

    def _made(
        self, name: str, width: int, height: int, angle: float, alpha: int, shade: bool
    ) -> Cutout:
        if alpha < 255:
            full = self.picture(name, width, height, angle, 255, shade)
            return Cutout(faded(full.surface, alpha), full.dx, full.dy)
        if angle:
            return self._turned(name, width, height, angle, shade)
        if shade:
            full = self.picture(name, width, height, 0, 255, False)
            return Cutout(_veiled(full.surface), full.dx, full.dy)
        return self._scaled(name, width, height)

    def _scaled(self, name: str, width: int, height: int) -> Cutout:
        sprite = self.atlas.sprite(name)
        needed = max(width / sprite.size[0], height / sprite.size[1])
        # a little larger than the page's scale, or soft, is not worth another set in memory
        if self._k < needed and (needed <= self._k * _STRETCH or name.startswith(_SOFT)):
            needed = self._k
        scale = self.atlas.scale_for(name, needed)
        cut = sprite.regions[scale]
        across, down = width / (sprite.size[0] * scale), height / (sprite.size[1] * scale)
        x, y, w, h = (*cut.offset, *cut.area[2:])
        left, top = round(x * across), round(y * down)
        size = max(1, round((x + w) * across) - left), max(1, round((y + h) * down) - top)
        surface = self.atlas.surface(name, scale)
        if surface.get_size() != size:
            self._work.add("scale")
            surface = pygame.transform.smoothscale(surface, size)
        return Cutout(surface, left, top)

    def _turned(self, name: str, width: int, height: int, angle: float, shade: bool) -> Cutout:
        self._work.add("rotate")
        return turned(self.picture(name, width, height, 0, 255, shade), (width, height), angle)

    def _framed(self, name: str, width: int, height: int) -> pygame.Surface:
        part = self.picture(name, width, height, 0, 255, False)
        frame = pygame.Surface((width, height), pygame.SRCALPHA)
        frame.blit(part.surface, (part.dx, part.dy), special_flags=pygame.BLEND_RGBA_ADD)
        return frame


def weight(cutout: Cutout) -> int:
    """Memory of a cutout."""
    core = cutout.core
    return bytes_of(cutout.surface) + (bytes_of(core.surface) if core is not None else 0)


def _veiled(surface: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(surface)
    mixed = surface.copy()
    mixed.fill((90, 90, 90, 255), special_flags=pygame.BLEND_RGBA_MULT)
    grey.fill((90, 86, 80, 0), special_flags=pygame.BLEND_RGBA_MULT)
    mixed.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mixed
