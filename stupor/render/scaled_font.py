"""Letters of one face: small ones are drawn larger and made smaller at once, so that their
distances are true; at their own size each would stand on a whole pixel.
"""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from stupor.render.cache import PREMULTIPLIED
from stupor.stage.items import Colour

#: Letters up to so many pixels are drawn so many times larger.
_SMALL: Final = 26
_FOLD: Final = 3
#: A face has at most so many fonts, each with the letters of its size.
_FONTS: Final = 4
#: So many lines are known by their width; more are told by nobody before the page changes.
_KNOWN: Final = 20_000


class FontMetrics(NamedTuple):
    """Pixels of any line: to the foot of its letters, in all, to the next line, of a capital."""

    ascent: int
    height: int
    step: int
    capital: int


class ScaledFont:
    """A font that is set to a size in real pixels, and perhaps to the width of a rim."""

    def __init__(self, path: Path | None) -> None:
        """Open a file, without one a plain font; raises OSError or pygame.error."""
        self._path = path
        self._fonts = {(_SMALL, 0): pygame.font.Font(path, _SMALL)}
        self._left: set[tuple[int, int]] = set()
        self._fold = 1
        self.narrow = 1.0
        self._rim = 0
        self.pixels = 0
        self._metrics: dict[tuple[int, int], FontMetrics] = {}
        self._widths: dict[tuple[int, int, str], int] = {}

    def take(self, pixels: int, rim: int = 0, narrow: float = 1.0) -> ScaledFont:
        """Become that large, and so narrow in shares of their width, until the next call."""
        self.narrow = narrow
        self._fold = _FOLD if pixels <= _SMALL else 1
        self.pixels, self._rim = pixels, rim
        return self

    def width(self, line: str) -> int:
        """Pixels that a line takes."""
        key = self.pixels, self._rim, line
        known = self._widths.get(key)
        if known is None:
            if len(self._widths) >= _KNOWN:
                self._widths.clear()
            known = self._widths[key] = -(-self._sized().size(line)[0] // self._fold)
        return ceil(known * self.narrow)

    @property
    def ascent(self) -> int:
        """Pixels from the top to the foot of the letters."""
        return self._metrics_now().ascent

    @property
    def height(self) -> int:
        """Pixels of a line from top to bottom."""
        return self._metrics_now().height

    @property
    def step(self) -> int:
        """Pixels from one line to the next."""
        return self._metrics_now().step

    @property
    def capital(self) -> int:
        """Pixels of a capital letter."""
        return self._metrics_now().capital

    def _sized(self) -> pygame.font.Font:
        """The font at the size that was taken: one that is changed forgets its letters.

        What was left for another size, and is wanted again, gets a font of its own.
        """
        wanted = self.pixels * self._fold, self._rim * self._fold
        font = self._fonts.pop(wanted, None)
        if font is None and wanted in self._left and len(self._fonts) < _FONTS:
            font = pygame.font.Font(self._path, wanted[0])
            font.outline = wanted[1]
        elif font is None:
            left = next(iter(self._fonts))
            self._left.add(left)
            font = self._fonts.pop(left)
            font.point_size, font.outline = wanted
        self._fonts[wanted] = font  # the one used last stands last
        return font

    def _metrics_now(self) -> FontMetrics:
        key = self.pixels, self._rim
        known = self._metrics.get(key)
        if known is None:
            font, fold = self._sized(), self._fold
            ascent = -(-font.get_ascent() // fold)
            height = ascent + -(-(font.get_height() - font.get_ascent()) // fold)
            of_h = font.metrics("H")[0]
            capital = round(of_h[3] / fold) if of_h else ascent
            known = FontMetrics(ascent, height, -(-font.get_linesize() // fold), capital)
            self._metrics[key] = known
        return known

    def ink(self, line: str, colour: Colour) -> pygame.Surface:
        """A line in a colour, premultiplied; an empty one where its signs have no width."""
        try:
            drawn = self._sized().render(line, True, colour).premul_alpha_ip()
        except pygame.error:
            return pygame.Surface((0, 0), pygame.SRCALPHA)
        return self._narrowed(drawn if self._fold == 1 else self._smaller(drawn))

    def block(self, text: str, colour: Colour, width: int) -> pygame.Surface:
        """Words in the middle of as many lines as they need."""
        font = self._sized()
        font.align = pygame.FONT_CENTER
        drawn = font.render(text, True, colour, None, width * self._fold).premul_alpha_ip()
        font.align = pygame.FONT_LEFT
        return drawn if self._fold == 1 else self._smaller(drawn)

    def _narrowed(self, drawn: pygame.Surface) -> pygame.Surface:
        """A line as narrow as its letters are meant to be."""
        if self.narrow == 1.0:
            return drawn
        size = ceil(drawn.get_width() * self.narrow), drawn.get_height()
        return pygame.transform.smoothscale(drawn, size)

    def _smaller(self, drawn: pygame.Surface) -> pygame.Surface:
        """A line at its own size: the letters' feet stand between two pixels, never in one."""
        fold = self._fold
        low = self.ascent * fold - self._sized().get_ascent()
        wide, high = -(-drawn.get_width() // fold), -(-(drawn.get_height() + low) // fold)
        sheet = pygame.Surface((wide * fold, high * fold), pygame.SRCALPHA)
        sheet.blit(drawn, (0, low), special_flags=PREMULTIPLIED)
        return pygame.transform.smoothscale(sheet, (wide, high))
