"""How wide words are in the window as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.render.text import real_size
from stupor.stage.items import Face

if TYPE_CHECKING:
    from stupor.app import App


class AppRuler:
    """Measures words as the window will show them."""

    def __init__(self, app: App) -> None:
        """Measure for the present size of the window."""
        self._text = app.stamper.text
        self._k = app.camera.k

    def width(self, text: str, face: Face, size: float) -> float:
        """Width of some words in logical units."""
        return self._text.measure(text, face, size, self._k)

    def leading(self, face: Face, size: float) -> float:
        """Distance of two lines."""
        font = self._text.font(face, real_size(face, size * self._text.growth, self._k))
        return font.get_linesize() * 1.04 / self._k
