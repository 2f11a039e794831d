"""Words at their real pixel size: floors, shrinking, wrapping, outlines; every result is kept."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from stupor.language import mark, saying
from stupor.render.cache import PREMULTIPLIED, Store, Work, bytes_of, rotated
from stupor.render.problem import ADVICE, ResourceProblem
from stupor.render.scaled_font import ScaledFont
from stupor.stage.items import Label

_FILES: Final = {
    "text": "eb-garamond-500.ttf",
    "bold": "eb-garamond-700.ttf",
    "italic": "eb-garamond-400-italic.ttf",
    "title": "cinzel-700.ttf",
    "number": "cinzel-900.ttf",
    "label": "cinzel-600.ttf",
}
_FLOOR: Final = {"number": 13.6, "text": 12.6, "bold": 12.6, "italic": 12.6}
_FLOOR_LARGE: Final = {"number": 16.0, "text": 15.0, "bold": 15.0, "italic": 15.0}
_NAME_FLOOR: Final = 11.6
#: Numbers lie upon the pictures they count; larger ones would hide them.
_MOST: Final = {"number": 1.5, "title": 1.5, "label": 1.5}
#: Words of these faces that are larger than so many logical units grow the less, the larger they
#: are: headings are read at any size, and what they leave is room for the small lines below them.
_HEADINGS: Final = ("title", "label")
_SMALL: Final = 17.0
#: Grown words keep that share of their height free from their neighbours.
_AIR: Final = 0.25
_SQUEEZED: Final = 11
#: Before a word is cut it stands in letters of such shares of their width, then in smaller ones.
_NARROW: Final = (0.94, 0.88, 0.82)
_TINY: Final = 9
#: A line of another size is at least that share of what its letters lead one to expect: a size that
#: is surely too large is not tried, because a font that is changed forgets its letters.
_SURELY: Final = 0.92
_ELLIPSIS: Final = "…"
#: No page of ours has so many letters in one place.
_MOST_LETTERS: Final = 6_000
#: Signs that no font takes: a name of a file or a catalog from elsewhere may have them.
_UNDRAWN: Final = re.compile("[\0\ud800-\udfff]")
_REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"


class RenderedText(NamedTuple):
    """Rendered text and where it lies from the top left of its box."""

    surface: pygame.Surface
    dx: int
    dy: int


class TextFit(NamedTuple):
    """How a text will lie in its box: real size, lines, capitals' box from its top left, cut."""

    pixels: int
    lines: tuple[str, ...]
    ink: tuple[float, float, float, float]
    truncated: bool


class TextStore(Store[RenderedText]):
    """Renders labels; a label of the same look and box size is rendered once."""

    def __init__(self, fonts: Path, work: Work, room: int = 10_000_000) -> None:
        """Fonts lie in a folder; rendered text may take that many bytes."""
        super().__init__(work, room, lambda words: bytes_of(words.surface))
        self._folder = fonts
        self._plain = False
        self.growth = 1.0
        self._fonts: dict[tuple[str, bool], ScaledFont] = {}

    def close(self) -> None:
        """Give the fonts back; their files stay open for good if pygame ends before."""
        self._fonts.clear()

    def check(self) -> None:
        """Raise ResourceProblem when a font file is missing; a plain font serves from then on."""
        for file in _FILES.values():
            if not (self._folder / file).is_file():
                self._plain = True
                raise ResourceProblem(self._folder / file, mark("the font is missing"), ADVICE)

    def font(self, face: str, pixels: int, rim: int = 0, narrow: float = 1.0) -> ScaledFont:
        """Return the letters of a face, set to that size in real pixels until the next call.

        One font serves all sizes, because a new one measures its letters for hinting anew; another
        one draws rims, because a font that is changed forgets its letters.
        """
        key = face, rim > 0
        found = self._fonts.get(key)
        if found is None:
            found = self._fonts[key] = self._opened(face)
        return found.take(pixels, rim, narrow)

    def _opened(self, face: str) -> ScaledFont:
        path = None if self._plain else self._folder / _FILES[face]
        try:
            return ScaledFont(path)
        except (OSError, pygame.error) as why:
            what = saying("the font cannot be read ({why})", why=str(why))
            raise ResourceProblem(path, what, ADVICE) from why

    def render(self, label: Label, width: int, height: int, k: float) -> RenderedText:
        """Render a label for a box of that many real pixels."""
        pixels, wanted = self._sizes(label, k)
        key = (
            *(label.text, label.face, pixels, wanted, label.colour, width, height, label.align),
            *(label.valign, label.wrap, label.outline, label.max_lines, label.angle, label.shrink),
            label.peers,
        )
        found = self._cache.get(key)
        if found is None:
            self._work.add("text")
            label = _drawable(label)
            pixels = self._common(label, pixels, wanted, width, height)
            found = self._cache.put(key, self._render(label, pixels, width, height))
        return found

    def measure(self, text: str, face: str, size: float, k: float) -> float:
        """Logical width of one line at the size it is shown."""
        return self.font(face, self.real(face, size, k)).width(_drawn(text)) / k

    def real(self, face: str, size: float, k: float) -> int:
        """Real pixels of a logical size as the player wishes it."""
        return real_size(face, size * grown(face, size, self.growth), k)

    def fitted(self, label: Label, width: int, height: int, k: float) -> TextFit:
        """Say how a label will be shown in a box of that many real pixels, without rendering it."""
        label = _drawable(label)
        pixels, wanted = self._sizes(label, k)
        pixels = self._common(label, pixels, wanted, width, height)
        font, lines = self._fit(label, pixels, width, height)
        wide = max((font.width(line) for line in lines), default=1)
        x = {"left": 0, "right": width - wide}.get(label.align, (width - wide) // 2)
        capital = font.capital
        y = _top(font, label.valign, len(lines), height) + font.ascent - capital
        high = font.step * (len(lines) - 1) + capital
        told = sum(len(line.replace(" ", "")) for line in lines)
        cut = told < len(label.text.replace(" ", "").replace("\n", ""))
        return TextFit(
            font.pixels, tuple(lines), (x, y, wide, high), cut or _ends_cut(label, lines)
        )

    def _sizes(self, label: Label, k: float) -> tuple[int, int]:
        """Real pixels that a label has at least, and those that the player wishes."""
        return _real_sizes(label.face, label.size, self.growth, k)

    def _common(self, label: Label, pixels: int, wanted: int, width: int, height: int) -> int:
        """The size of a label, or of the longest of its peers: what belongs together is alike."""
        found = self._grown(label, pixels, wanted, width, height)
        for text, share in label.peers:
            peer, room = _drawable(replace(label, text=text)), int(width * share)
            size = self._grown(peer, pixels, wanted, room, height)
            found = min(found, self._fit(peer, size, room, height)[0].pixels)
        return found

    def _grown(self, label: Label, pixels: int, wanted: int, width: int, height: int) -> int:
        """The size nearest to the wanted one at which nothing more is cut or leaves the box."""
        for larger in range(wanted, pixels, -1):
            font = self.font(label.face, larger)
            room = width - larger * _AIR if label.shrink else width  # the latter are measured
            lines = list(_lines(font, label.text, int(room) if label.wrap else 0))
            few = not label.max_lines or len(lines) <= label.max_lines
            high = font.step * (len(lines) - 1) + larger
            if few and high <= height and all(font.width(line) <= room for line in lines):
                return larger
        return pixels

    def _render(self, label: Label, pixels: int, width: int, height: int) -> RenderedText:
        font, lines = self._fit(label, pixels, width, height)
        rim = max(1, round(font.pixels * 0.09)) if label.outline else 0
        step = font.step
        wide = max((font.width(line) for line in lines), default=1)
        size = (max(1, wide) + 2 * rim, step * (len(lines) - 1) + font.height + 2 * rim)
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        for row, line in enumerate(lines):
            free = wide - font.width(line)
            x = {"left": 0, "right": free}.get(label.align, free // 2)
            self._line(sheet, font, label, line, x, row * step, rim)
        dx = {"left": 0, "right": width - wide}.get(label.align, (width - wide) // 2) - rim
        dy = _top(font, label.valign, len(lines), height) - rim
        if not label.angle:
            return RenderedText(sheet, dx, dy)
        turned = rotated(sheet, label.angle)
        return RenderedText(
            turned, (width - turned.get_width()) // 2, (height - turned.get_height()) // 2
        )

    def _line(
        self,
        sheet: pygame.Surface,
        font: ScaledFont,
        label: Label,
        line: str,
        x: int,
        y: int,
        rim: int,
    ) -> None:
        if label.outline:
            outlined = self.font(label.face, font.pixels, rim, font.narrow)
            edge = outlined.ink(line, label.outline)
            sheet.blit(edge, (x, y), special_flags=PREMULTIPLIED)
        ink = font.ink(line, label.colour)
        sheet.blit(ink, (x + rim, y + rim), special_flags=PREMULTIPLIED)

    def _fit(
        self, label: Label, pixels: int, width: int, height: int
    ) -> tuple[ScaledFont, list[str]]:
        """The letters of a label and its lines: cut only where no smaller ones have room."""
        least = max(min(_SQUEEZED, pixels), round(pixels * 0.5)) if label.shrink else pixels
        wide = self._longest(label, pixels) if label.shrink and not label.wrap else 0
        for size, narrow in _tries(pixels, least, label.shrink):
            if wide * size * narrow * _SURELY > (width + 1) * pixels:
                continue
            font = self.font(label.face, size, 0, narrow)
            lines = list(_lines(font, label.text, width if label.wrap else 0))
            if self._fits(font, label, lines, width, height):
                return font, lines
        font = self.font(label.face, least)
        lines = list(_lines(font, label.text, width if label.wrap else 0))
        return font, _cut(font, label, lines, width, height)

    def _longest(self, label: Label, pixels: int) -> int:
        """How wide the longest line is that a label has of itself."""
        font = self.font(label.face, pixels)
        return max(map(font.width, label.text.split("\n")))

    def _fits(
        self, font: ScaledFont, label: Label, lines: list[str], width: int, height: int
    ) -> bool:
        if label.max_lines and len(lines) > label.max_lines:
            return False
        if not label.shrink:
            return True
        if any(font.width(line) > width + 1 for line in lines):
            return False
        return len(lines) == 1 or font.step * len(lines) <= height + 3


def _tries(pixels: int, least: int, shrinks: bool) -> Iterator[tuple[int, float]]:
    """Sizes and widths of letters, from what is wished to the least that can be read."""
    yield from ((size, 1.0) for size in range(pixels, least - 1, -1))
    if shrinks:
        yield from ((least, narrow) for narrow in _NARROW)
        yield from ((size, _NARROW[-1]) for size in range(least - 1, _TINY - 1, -1))


def _drawable(label: Label) -> Label:
    """The same label with words that a font takes."""
    text = _drawn(label.text)
    return label if text is label.text else replace(label, text=text)


def _drawn(text: str) -> str:
    """The same words, as far as a font takes them."""
    if len(text) > _MOST_LETTERS:
        text = f"{text[: _MOST_LETTERS - 1]}{_ELLIPSIS}"
    return _UNDRAWN.sub(_REPLACEMENT, text) if _UNDRAWN.search(text) else text


@lru_cache(maxsize=1024)
def _real_sizes(face: str, size: float, wish: float, k: float) -> tuple[int, int]:
    least = real_size(face, size * min(wish, 1.0), k)
    return least, real_size(face, size * grown(face, size, wish), k)


def grown(face: str, size: float, wish: float) -> float:
    """How many times as large words of a face and size become where the player wishes that."""
    most = min(wish, _MOST.get(face, wish))
    if face in _HEADINGS and most > 1 and size > _SMALL:
        return 1 + (most - 1) * (_SMALL / size) ** 1.5
    return most


def real_size(face: str, size: float, k: float) -> int:
    """Real pixels of a logical size: scaled, but never under the floor of its face."""
    floors = _FLOOR_LARGE if k >= 1 else _FLOOR
    return round(max(size * k, floors.get(face, _NAME_FLOOR)))


def _top(font: ScaledFont, valign: str, lines: int, height: int) -> int:
    block = font.step * (lines - 1) + font.height
    if valign == "top":
        return 0
    if valign == "bottom":
        return height - block
    capital = font.capital
    ink = font.step * (lines - 1) + capital
    return round((height - ink) / 2) - (font.ascent - capital)


def _lines(font: ScaledFont, text: str, width: int) -> Iterator[str]:
    for paragraph in text.split("\n"):
        if not width:
            yield paragraph
            continue
        lines = [""]
        for word in paragraph.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if lines[-1] and font.width(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        yield from _evened(font, lines, width)


def _evened(font: ScaledFont, lines: list[str], width: int) -> list[str]:
    """The same lines; no word stands alone below one that can spare another."""
    if len(lines) < 2 or " " in lines[-1]:
        return lines
    above, _, word = lines[-2].rpartition(" ")
    ending = f"{word} {lines[-1]}"
    if " " not in above or font.width(ending) > width:
        return lines
    return [*lines[:-2], above, ending]


def _cut(font: ScaledFont, label: Label, lines: list[str], width: int, height: int) -> list[str]:
    most = max(1, (height + 3) // font.step) if label.shrink else len(lines)
    most = min(most, label.max_lines or most)
    kept = lines[:most]
    if most < len(lines):
        kept[-1] += _ELLIPSIS
    if label.shrink or most < len(lines):
        kept = [_shortened(font, line, width) for line in kept]
    return kept


def _ends_cut(label: Label, lines: list[str]) -> bool:
    """Whether the last words were replaced by an ellipsis."""
    last = lines[-1] if lines else ""
    return last.endswith(_ELLIPSIS) and not label.text.endswith(_ELLIPSIS)


def _shortened(font: ScaledFont, line: str, width: int) -> str:
    if font.width(line) <= width + 1:
        return line
    line = line.rstrip(_ELLIPSIS)
    sizes = range(len(line) + 1)
    most = bisect_right(sizes, width + 1, key=lambda n: font.width(_ended(line, n)))
    return _ended(line, max(0, most - 1))


def _ended(line: str, letters: int) -> str:
    return line[:letters].rstrip() + _ELLIPSIS
