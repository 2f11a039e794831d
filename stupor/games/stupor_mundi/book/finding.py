"""Finds pages, rules and words in the rulebook."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.book import (
    actions,
    editions,
    ending,
    expansions,
    lists,
    playing,
    screen,
)
from stupor.games.stupor_mundi.book.page import Page, plain, told
from stupor.games.stupor_mundi.book.stems import (
    Stem,
    met_anywhere,
    met_in_a_row,
    stems,
)
from stupor.games.stupor_mundi.book.synonyms import said_otherwise
from stupor.language import Words, spoken, tr
from stupor.stage.book import Found, Spot

#: The chapters as they are written, in English and with their parts still to be put in.
_WRITTEN: Final[tuple[Page, ...]] = (
    *playing.PAGES, *screen.PAGES, *actions.PAGES, *ending.PAGES, *lists.PAGES,
    *editions.PAGES, *expansions.PAGES,
)  # fmt: skip
_NUMBERS: Final = {page.id: number for number, page in enumerate(_WRITTEN)}


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


#: How much of the text about a match is shown.
_AROUND: Final = 56
#: Signs that stand in print for others on a keyboard.
_LETTER: Final = {"\u2019": "'", "\u00a0": " ", "\u202f": " "}


class _Block(NamedTuple):
    """A block as it is searched: its words, the same laid bare, the letters of its name."""

    spot: Spot
    text: str
    bare: str
    names: int
    stems: tuple[Stem, ...]


_Meeting = Callable[[_Block, str], tuple[int, int] | None]


def find(query: str, most: int = 60) -> list[Found]:
    """The blocks that hold the words of a search, chapters before lists, names before texts.

    Neither capitals nor accents matter, and hardly their endings. Where no block has them, those
    that hold them scattered are found, and those with the rulebook's own word for them.
    """
    wanted = " ".join(_bare(query).split())
    if len(wanted) < 2:
        return []
    found = _ranked(wanted, _word_by_word) | _ranked(wanted, _letter_by_letter)
    if not found:
        found = _ranked(wanted, _scattered)
        for other in said_otherwise(wanted):
            found = found | _ranked(_bare(other), _word_by_word)
    return [hit for _, hit in sorted(found.values(), key=lambda pair: pair[0])][:most]


def _ranked(wanted: str, meeting: _Meeting) -> dict[Spot, tuple[int, Found]]:
    """The blocks in which a search is met, each with its rank."""
    found = {}
    for block in _searched_in(spoken()):
        met = meeting(block, wanted)
        if met is not None:
            at, length = met
            listed = _WRITTEN[_NUMBERS[block.spot.page]].part == lists.PART
            rank = 2 * listed + (at >= block.names)
            found[block.spot] = (rank, _cut(block.spot, block.text, at, length))
    return found


def _letter_by_letter(block: _Block, wanted: str) -> tuple[int, int] | None:
    at = block.bare.find(wanted)
    return (at, len(wanted)) if at >= 0 else None


def _word_by_word(block: _Block, wanted: str) -> tuple[int, int] | None:
    return met_in_a_row(block.stems, stems(wanted))


def _scattered(block: _Block, wanted: str) -> tuple[int, int] | None:
    return met_anywhere(block.stems, stems(wanted))


@lru_cache(maxsize=2)
def _searched_in(language: Words) -> list[_Block]:
    """All blocks as they are searched."""
    found = []
    for page in _pages_in(language):
        for number, block in enumerate(page.blocks):
            text = _whole(block.title, plain(block.text))
            names = len(text) if block.kind == "head" else len(block.title)
            bare = _bare(text)
            found.append(_Block(Spot(page.id, number), text, bare, names, stems(bare)))
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
