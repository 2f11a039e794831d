"""The rulebook in our words, complete: chapters to read, lists to look things up in."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.rulebook_pages import (
    actions,
    editions,
    ending,
    expansions,
    lists,
    playing,
)
from stupor.games.stupor_mundi.rulebook_pages.page import Block, Page, plain, told
from stupor.language import Words, spoken, tr

__all__ = ["Block", "Page", "Spot", "find", "page_of", "pages", "spot_of"]

#: The chapters as they are written, in English and with their parts still to be put in.
_WRITTEN: Final[tuple[Page, ...]] = (
    *playing.PAGES, *actions.PAGES, *ending.PAGES, *lists.PAGES, *editions.PAGES,
    *expansions.PAGES,
)  # fmt: skip
_NUMBERS: Final = {page.id: number for number, page in enumerate(_WRITTEN)}


class Spot(NamedTuple):
    """A block of a page."""

    page: str
    block: int


_SPOTS: Final = {
    rule: Spot(page.id, number)
    for page in reversed(_WRITTEN)
    for number, block in enumerate(page.blocks)
    for rule in block.rules
}


def pages() -> tuple[Page, ...]:
    """All chapters in the language spoken."""
    return _pages_in(spoken())


@lru_cache(maxsize=2)
def _pages_in(_language: Words) -> tuple[Page, ...]:
    return tuple(map(told, _WRITTEN))


def page_of(name: str) -> Page:
    """The page with that id; the first one for any other word."""
    return pages()[_NUMBERS.get(name, 0)]


def spot_of(rule: str) -> Spot | None:
    """Where a rule, a topic or a page is found, or None."""
    if rule in _NUMBERS:
        return Spot(rule, 0)
    return _SPOTS.get(rule)


class Found(NamedTuple):
    """A place where a search met its words: before, the words themselves, after."""

    spot: Spot
    before: str
    match: str
    after: str


#: How much of the text about a match is shown.
_AROUND: Final = 56
#: Signs that stand in print for others on a keyboard.
_LETTER: Final = {"\u2019": "'", "\u00a0": " ", "\u202f": " "}


def find(query: str, most: int = 60) -> list[Found]:
    """The blocks that hold the words of a search, chapters before lists, names before texts.

    Neither capitals nor accents matter.
    """
    wanted = " ".join(_bare(query).split())
    if len(wanted) < 2:
        return []
    found: list[tuple[int, Found]] = []
    for spot, text, bare, names in _searched_in(spoken()):
        at = bare.find(wanted)
        if at >= 0:
            rank = 2 * (_WRITTEN[_NUMBERS[spot.page]].part == lists.PART) + (at >= names)
            found.append((rank, _cut(spot, text, at, len(wanted))))
    found.sort(key=lambda pair: pair[0])
    return [hit for _, hit in found[:most]]


@lru_cache(maxsize=2)
def _searched_in(language: Words) -> list[tuple[Spot, str, str, int]]:
    """Of every block its words, the same laid bare, and how many letters are its name."""
    found = []
    for page in _pages_in(language):
        for number, block in enumerate(page.blocks):
            text = _whole(block.title, plain(block.text))
            names = len(text) if block.kind == "head" else len(block.title)
            found.append((Spot(page.id, number), text, _bare(text), names))
    return found


def _whole(title: str, text: str) -> str:
    return tr("{title}: {text}", title=title, text=text) if title and text else title or text


def _bare(text: str) -> str:
    """As many letters, small and without accents; typographic signs as they are typed.

    >>> _bare("L\u2019Épée\u00a0: Gisèle")
    "l'epee : gisele"
    """
    return "".join(
        _LETTER.get(sign) or unicodedata.normalize("NFD", sign)[0] for sign in text
    ).lower()


def _cut(spot: Spot, text: str, at: int, length: int) -> Found:
    start, end = max(0, at - _AROUND), min(len(text), at + length + 2 * _AROUND)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    before = ("\u2026" if start else "") + text[start:at]
    tail = text[at + length : end]
    after = tail.rsplit(" ", 1)[0] + "\u2026" if end < len(text) and " " in tail else tail
    return Found(spot, before, text[at : at + length], after)
