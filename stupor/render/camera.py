"""The logical page on a real window: one scale, centred."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from stupor.render.items import Area

PAGE = (1920, 1080)
SMALLEST = (640, 360)


class Camera(NamedTuple):
    """Maps logical units to real pixels of a window and back."""

    width: int
    height: int

    @property
    def k(self) -> float:
        """Real pixels per logical unit."""
        return min(self.width / PAGE[0], self.height / PAGE[1])

    @property
    def offset(self) -> tuple[float, float]:
        """Where the page begins in the window."""
        k = self.k
        return (self.width - PAGE[0] * k) / 2, (self.height - PAGE[1] * k) / 2

    @property
    def readable(self) -> bool:
        """Whether the window is large enough to show the page."""
        return self.width >= SMALLEST[0] and self.height >= SMALLEST[1]

    def real(self, area: Area) -> tuple[int, int, int, int]:
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
