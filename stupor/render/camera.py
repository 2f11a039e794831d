"""The logical page on a real window: one scale, centred."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from stupor.stage.layout import FORMS

if TYPE_CHECKING:
    from stupor.stage.items import Rect

#: In smaller windows names are cut beyond knowing and numbers lie on each other.
SMALLEST = (960, 540)
#: So much smaller may the page be drawn to fill the window better.
_GIVEN_AWAY: Final = 0.985


@cache
def page_for(width: int, height: int) -> tuple[int, int]:
    """Return the page that shows the table largest in a window, and of equals the roomiest.

    >>> page_for(1280, 720), page_for(1280, 800), page_for(1024, 768), page_for(3440, 1440)
    ((1920, 1080), (1920, 1200), (1920, 1440), (2520, 1080))
    """
    scales = {page: min(width / page[0], height / page[1]) for page in FORMS}
    least = max(scales.values()) * _GIVEN_AWAY
    return max((p for p, k in scales.items() if k >= least), key=lambda p: (p[0] * p[1], p))


@dataclass(frozen=True)
class Camera:
    """Maps logical units to real pixels of a window and back."""

    width: int
    height: int

    @cached_property
    def page(self) -> tuple[int, int]:
        """The logical page: larger than the design's in windows of other shapes."""
        return page_for(self.width, self.height)

    @property
    def form(self) -> str:
        """What levels and boards for this page are called beside their name, or nothing."""
        return FORMS[self.page]

    @cached_property
    def k(self) -> float:
        """Real pixels per logical unit."""
        return min(self.width / self.page[0], self.height / self.page[1])

    @cached_property
    def offset(self) -> tuple[float, float]:
        """Where the page begins in the window."""
        k, page = self.k, self.page
        return (self.width - page[0] * k) / 2, (self.height - page[1] * k) / 2

    @property
    def readable(self) -> bool:
        """Whether the window is large enough to show the page."""
        return self.width >= SMALLEST[0] and self.height >= SMALLEST[1]

    def real(self, area: Rect) -> tuple[int, int, int, int]:
        """Real rectangle of a logical one; its size does not depend on its place."""
        k = self.k
        ox, oy = self.offset
        x, y, w, h = area
        wide, high = max(1, round(w * k)), max(1, round(h * k))
        left, top = ox + (x + w / 2) * k - wide / 2, oy + (y + h / 2) * k - high / 2
        return round(left), round(top), wide, high

    def logical(self, x: float, y: float) -> tuple[float, float]:
        """Logical point of a real one."""
        k = self.k
        ox, oy = self.offset
        return (x - ox) / k, (y - oy) / k
