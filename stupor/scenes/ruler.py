"""How wide words are in the window as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stupor.scenes.game_parts import book_of
from stupor.stage.book import Pictures
from stupor.stage.items import Face

if TYPE_CHECKING:
    from stupor.scenes.host import Host


class Ruler:
    """Measures words as the window will show them."""

    def __init__(self, app: Host) -> None:
        """Measure for the present size of the window."""
        self._text = app.renderer.text
        self._k = app.camera.k
        self._game = app.game
        #: How many times as large as drawn the player wishes all letters.
        self.growth = app.renderer.text.growth

    @property
    def pictures(self) -> Pictures:
        """The pictures of the game on the table."""
        return book_of(self._game) or Pictures()

    def width(self, text: str, face: Face, size: float) -> float:
        """Width of some words in logical units."""
        return self._text.measure(text, face, size, self._k)

    def leading(self, face: Face, size: float) -> float:
        """Distance of two lines."""
        letters = self._text.font(face, self._text.real(face, size, self._k))
        return letters.step * 1.04 / self._k
