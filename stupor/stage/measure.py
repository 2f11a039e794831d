"""How long words are, measured without a font; words that belong together are of one size."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from stupor.stage.items import Item, Label

#: Height of a line of the text face for a size of one.
LINE: Final = 1.305
#: The smallest letters of a title and of words in a small window, with the space that small
#: letters have between them.
SQUEEZED: Final = 17.3
SMALLEST: Final = 18.9
#: How much wider than the text face the capitals and the bold letters are.
CAPITALS: Final = 1.55
BOLD: Final = 1.16
#: What a sentence says in brackets at its end: where there is no room, it is left out first.
ASIDE: Final = re.compile(r"\s*\([^()]*\)(?=\.|$)")
#: How strongly a heading on a dense table is kept from growing.
HELD: Final = 0.6
#: Letters by their width in twentieths of the size.
_GROUPS: Final = {
    4: " '",
    5: "ijl.,:;\u2019!",
    6: "f()-\u00b7",
    7: "rstIJ",
    8: "acez?",
    9: "gvxy",
    10: "bdkoqFS0123456789",
    11: "hnpuEP",
    12: "BLYZ+\u2212",
    14: "wACKTVX",
    15: "DGORU",
    16: "mHNQ",
    18: "M",
    19: "W",
}
_WIDTHS: Final = {letter: wide / 20 for wide, letters in _GROUPS.items() for letter in letters}
_UNKNOWN: Final = 0.5


def width_of(text: str, size: float) -> float:
    """Width of a line of words."""
    return size * sum(_WIDTHS.get(letter, _UNKNOWN) for letter in text)


def guessed_width(text: str, face: str, size: float) -> float:
    """Width of a line in any face, for want of a font."""
    return width_of(text, size) * {"bold": BOLD, "title": CAPITALS}.get(face, 1.0)


def held(size: float, growth: float) -> float:
    """The size of a heading on a dense table: what letters gain there is left to small lines."""
    kept: float = max(1.0, growth) ** HELD
    return size / kept


def alike(items: Iterable[Item], *endings: str, anywhere: bool = False) -> list[Item]:
    """The same items; labels whose keys end alike are set in one size where their boxes are one.

    It is the size at which the longest fits. With `anywhere`, boxes of any width are one, but
    labels that begin at the left and those in the middle are apart.
    """
    found = list(items)
    for group in _groups(found, endings, anywhere):
        told = sorted({(label.text, label.rect[2] if anywhere else 0) for _, label in group})
        for at, label in group:
            wide = label.rect[2]
            peers = tuple((text, width / wide if width else 1.0) for text, width in told)
            found[at] = replace(label, peers=peers)
    return found


def _groups(
    items: Sequence[Item], endings: tuple[str, ...], anywhere: bool
) -> Iterable[list[tuple[int, Label]]]:
    """The labels that are set alike, each with its place among the items."""
    groups: defaultdict[tuple[object, ...], list[tuple[int, Label]]] = defaultdict(list)
    for at, one in enumerate(items):
        if isinstance(one, Label) and one.key.endswith(endings):
            ending = next(end for end in endings if one.key.endswith(end))
            box = (ending, round(one.rect[2]), round(one.rect[3]))
            groups[(one.align,) if anywhere else box].append((at, one))
    return groups.values()
