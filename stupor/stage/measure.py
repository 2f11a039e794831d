"""How long words are in the text face, measured without a font."""

from typing import Final

#: Height of a line of the text face for a size of one.
LINE: Final = 1.305
#: The smallest letters of a title and of words in a small window, with the space that small
#: letters have between them.
SQUEEZED: Final = 17.3
SMALLEST: Final = 18.9
#: How much wider than the text face the capitals and the bold letters are.
CAPITALS: Final = 1.55
BOLD: Final = 1.16
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
