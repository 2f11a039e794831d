"""The opaque middle of a sprite: copied, not blended, and hiding the shadow below it."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from stupor.render.cache import opaque_copy

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
