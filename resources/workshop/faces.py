"""The fonts of the game as they are read: ``python -m resources.workshop.faces``.

The letters of a line stand on whole pixels. A pair that the font draws together by a hundredth of
its size then loses a whole pixel, and at reading sizes its letters run into each other. Such small
corrections go; the italic's c and r, whose arms reach beyond their own width, become wider.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.ttLib import TTFont

from .numerals import redraw

FROM = Path(__file__).parent / "inputs" / "fonts"
TO = Path(__file__).parents[1] / "common" / "fonts"
#: Pairs that are drawn together by less than this, in thousandths of the size, no longer are.
SMALL = 40
#: Letters that become wider, by face.
WIDER = {"eb-garamond-400-italic.ttf": {"c": 20, "ç": 20, "r": 20}}


def pairs(font: TTFont) -> Iterator[object]:
    """Every correction of the space between two letters."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            if type(part).__name__ != "PairPos":
                continue
            if part.Format == 1:
                yield from (record.Value1 for row in part.PairSet for record in row.PairValueRecord)
            else:
                yield from (record.Value1 for row in part.Class1Record for record in row.Class2Record)


def respace(font: TTFont, wider: dict[str, int]) -> None:
    """Take small corrections away and make some letters wider."""
    for found in pairs(font):
        if -SMALL < getattr(found, "XAdvance", 0) < 0:
            found.XAdvance = 0
    names, widths = font.getBestCmap(), font["hmtx"]
    for letter, more in wider.items():
        width, left = widths[names[ord(letter)]]
        widths[names[ord(letter)]] = (width + more, left)


def make(name: str, to: Path) -> None:
    """Write one font of the game."""
    font = TTFont(FROM / name, recalcTimestamp=False)
    if name.startswith("cinzel"):
        redraw(font)
    else:
        respace(font, WIDER.get(name, {}))
    font.save(to / name)


def main() -> int:
    """Make all of them."""
    for file in sorted(FROM.glob("*.ttf")):
        make(file.name, TO)
    return 0


if __name__ == "__main__":
    sys.exit(main())
