"""Words as a search compares them: singular and plural, build and building meet each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

_ENDINGS: Final = (("ies", "i"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""))
#: So many letters of a word are left at least.
_LEAST: Final = 3


class Stem(NamedTuple):
    """The stem of a word, where the word begins, and its length."""

    stem: str
    at: int
    length: int


def stems(bare: str) -> tuple[Stem, ...]:
    """The stems of the words of a text in small letters without accents."""
    found = re.finditer(r"[^\W_]+", bare)
    return tuple(Stem(stem(word[0]), word.start(), len(word[0])) for word in found)


def stem(word: str) -> str:
    """A word without the ending that its number or its time gives it.

    >>> stem("allies"), stem("ally"), stem("building"), stem("promotes"), stem("promote")
    ('alli', 'alli', 'build', 'promot', 'promot')
    """
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            word = word.removesuffix(ending) + instead
            break
    if len(word) > _LEAST and word.endswith("e"):
        return word[:-1]
    return word[:-1] + "i" if len(word) > _LEAST and word.endswith("y") else word


def met_in_a_row(text: Sequence[Stem], wanted: Sequence[Stem]) -> tuple[int, int] | None:
    """Where the words of a search stand one after the other, and over how many letters."""
    for first in range(len(text) - len(wanted) + 1):
        row = text[first : first + len(wanted)]
        if wanted and all(there.stem == one.stem for there, one in zip(row, wanted, strict=True)):
            return row[0].at, row[-1].at + row[-1].length - row[0].at
    return None


def met_anywhere(text: Sequence[Stem], wanted: Sequence[Stem]) -> tuple[int, int] | None:
    """Where the first word of a search stands in a text that holds all of them."""
    there = {word.stem for word in text}
    if not wanted or not all(word.stem in there for word in wanted):
        return None
    first = next(word for word in text if word.stem == wanted[0].stem)
    return first.at, first.length
