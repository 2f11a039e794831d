"""The rulebook in our words, complete: chapters to read, lists to look things up in."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.games.stupor_mundi.rulebook_pages import (
    actions,
    editions,
    ending,
    expansions,
    lists,
    playing,
)
from stupor.games.stupor_mundi.rulebook_pages.page import Block, Page, plain

__all__ = ["PAGES", "Block", "Page", "Spot", "find", "page_of", "spot_of"]

PAGES: Final[tuple[Page, ...]] = (
    *playing.PAGES, *actions.PAGES, *ending.PAGES, *lists.PAGES, *editions.PAGES,
    *expansions.PAGES,
)  # fmt: skip
_BY_ID: Final = {page.id: page for page in PAGES}


class Spot(NamedTuple):
    """A block of a page."""

    page: str
    block: int


_SPOTS: Final = {
    rule: Spot(page.id, number)
    for page in reversed(PAGES)
    for number, block in enumerate(page.blocks)
    for rule in block.rules
}


def page_of(name: str) -> Page:
    """The page with that id; the first one for any other word."""
    return _BY_ID.get(name, PAGES[0])


def spot_of(rule: str) -> Spot | None:
    """Where a rule, a topic or a page is found, or None."""
    if rule in _BY_ID:
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


def find(query: str, most: int = 60) -> list[Found]:
    """The blocks that hold the words of a search, chapters before lists, names before texts."""
    wanted = " ".join(query.lower().split())
    if len(wanted) < 2:
        return []
    found: list[tuple[int, Found]] = []
    for page in PAGES:
        for number, block in enumerate(page.blocks):
            text = ": ".join(filter(None, (block.title, plain(block.text))))
            at = text.lower().find(wanted)
            if at >= 0:
                named = block.kind == "head" or at < len(block.title)
                rank = 2 * (page.part == lists.PART) + (not named)
                found.append((rank, _cut(Spot(page.id, number), text, at, len(wanted))))
    found.sort(key=lambda pair: pair[0])
    return [hit for _, hit in found[:most]]


def _cut(spot: Spot, text: str, at: int, length: int) -> Found:
    start, end = max(0, at - _AROUND), min(len(text), at + length + 2 * _AROUND)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    before = ("\u2026" if start else "") + text[start:at]
    tail = text[at + length : end]
    after = tail.rsplit(" ", 1)[0] + "\u2026" if end < len(text) and " " in tail else tail
    return Found(spot, before, text[at : at + length], after)
