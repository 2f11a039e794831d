"""The chapters of a rulebook: told in the language spoken, found by rule and by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from stupor.language import Words, mark, spoken, tr
from stupor.stage.book import BlockRef, ChapterPictures, Page, Pictures, SearchHit
from stupor.stage.book_blocks import plain, translated

#: How much of the text about a match is shown.
_AROUND: Final = 56
#: Words of a question that say nothing of what is looked for; each language lists its own.
_ASKING: Final = mark(
    "a about am an and are be can could did do does for get happen happens has have how i if in is "
    "it its many may me much must my of on or our should that the then there they this to us we "
    "what when where which who whose why will with would you your"
)
#: Signs that stand in print for others on a keyboard.
_LETTER: Final = {"\u2019": "'", "\u00a0": " ", "\u202f": " "}
_ENDINGS: Final = (("ies", "i"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""))
#: So many letters of a word are left at least.
_LEAST: Final = 3


class _Block(NamedTuple):
    """A block as it is searched: its words, the same laid bare, the letters of its name."""

    ref: BlockRef
    text: str
    bare: str
    names: int
    stems: tuple[Stem, ...]


_Meeting = Callable[[_Block, str], tuple[int, int] | None]


class Chapters:
    """The chapters of a game's rulebook, written in English with parts still to be put in."""

    def __init__(
        self,
        written: Sequence[Page],
        lists: str,
        synonyms: Sequence[str] = (),
        icons: Mapping[str, str] | None = None,
    ) -> None:
        """Know all chapters; those of the part `lists` are found last.

        A line of `synonyms` says before a colon what may be typed, after it what the rulebook
        says. `icons` are said otherwise than by their names.
        """
        self._written = tuple(written)
        self._numbers = {page.id: number for number, page in enumerate(self._written)}
        self._spots = {
            rule: BlockRef(page.id, number)
            for page in reversed(self._written)
            for number, block in enumerate(page.blocks)
            for rule in block.rules
        }
        self._lists, self._synonyms, self._icons = lists, tuple(synonyms), dict(icons or {})
        self._pages_in = lru_cache(maxsize=2)(self._tell)
        self._searched_in = lru_cache(maxsize=2)(self._lay_bare)
        self._pairs_in = lru_cache(maxsize=2)(self._pair)

    def pages(self) -> tuple[Page, ...]:
        """All chapters in the language spoken."""
        return self._pages_in(spoken())

    def page_of(self, name: str) -> Page:
        """The page with that id; the first one for any other word."""
        return self.pages()[self._numbers.get(name, 0)]

    def block_of(self, rule: str) -> BlockRef | None:
        """Where a rule, a topic or a page is found, or None."""
        if rule in self._numbers:
            return BlockRef(rule, 0)
        return self._spots.get(rule)

    def find(self, query: str, most: int = 60) -> list[SearchHit]:
        """The blocks that hold the words of a search, named chapters first, lists last.

        Neither capitals nor accents matter, and hardly their endings. Where no block has them,
        those that hold them scattered are found; those with the rulebook's own word for them are
        found, too. Of a question, at last, only what it asks about.
        """
        wanted = " ".join(bare(query).split())
        found = self._met(wanted) or self._met(_asked(wanted))
        return [hit for _, hit in sorted(found.values(), key=lambda pair: pair[0])][:most]

    def _met(self, wanted: str) -> dict[BlockRef, tuple[int, SearchHit]]:
        """The blocks that hold some words, as exactly as any block does."""
        if len(wanted) < 2:
            return {}
        found = self._ranked(wanted, _word_by_word) | self._ranked(wanted, _letter_by_letter)
        found = found or self._ranked(wanted, _scattered)
        for words in (wanted, *map(bare, self._said_otherwise(wanted))):
            found = self._ranked(words, _word_by_word) | found
            for block, titled in self._titled(words):
                rank = 2 * self._listed(block.page) - 1  # before a name within a page of its kind
                found[block] = rank, found.get(block, (0, titled))[1]
        return found

    def _titled(self, wanted: str) -> Iterator[tuple[BlockRef, SearchHit]]:
        """The beginnings of the chapters whose title holds some words."""
        for page in self.pages():
            met = met_anywhere(stems(bare(page.title)), stems(wanted))
            if met is not None:
                block = BlockRef(page.id, 0)
                yield block, _cut(block, page.title, *met)

    def _listed(self, page: str) -> bool:
        """Whether a page is a list to look things up in."""
        return self._written[self._numbers[page]].part == self._lists

    def _ranked(self, wanted: str, meeting: _Meeting) -> dict[BlockRef, tuple[int, SearchHit]]:
        """The blocks in which a search is met, each with its rank."""
        found = {}
        for block in self._searched_in(spoken()):
            met = meeting(block, wanted)
            if met is not None:
                at, length = met
                rank = 2 * self._listed(block.ref.page) + (at >= block.names)
                found[block.ref] = (rank, _cut(block.ref, block.text, at, length))
        return found

    def _said_otherwise(self, wanted: str) -> tuple[str, ...]:
        """How the rulebook says what was looked for; nothing where it has no other word."""
        root = _root(wanted)
        return tuple(own for asked, own in self._pairs_in(spoken()) if root in asked)

    def _tell(self, _language: Words) -> tuple[Page, ...]:
        return tuple(map(translated, self._written))

    def _lay_bare(self, language: Words) -> list[_Block]:
        found = []
        for page in self._pages_in(language):
            for number, block in enumerate(page.blocks):
                text = _whole(block.title, plain(block.text, self._icons))
                names = len(text) if block.kind == "head" else len(block.title)
                laid = bare(text)
                found.append(_Block(BlockRef(page.id, number), text, laid, names, stems(laid)))
        return found

    def _pair(self, _language: Words) -> tuple[tuple[frozenset[str], str], ...]:
        found = []
        for line in map(tr, self._synonyms):
            asked, _, own = line.partition(":")
            found.append((frozenset(map(_root, bare(asked).split(","))), own.strip()))
        return tuple(found)


def bare(text: str) -> str:
    """As many letters, small and without accents; typographic signs as they are typed.

    >>> bare("L\u2019Épée\u00a0: Gisèle")
    "l'epee : gisele"
    """
    return "".join(
        _LETTER.get(sign) or unicodedata.normalize("NFD", sign)[0] for sign in text
    ).lower()


def _asked(wanted: str) -> str:
    """What a question asks about, without the words that only ask."""
    asking = bare(tr(_ASKING)).split()
    return " ".join(word for word in re.findall(r"\w+", wanted) if word not in asking)


def _root(words: str) -> str:
    return " ".join(word.stem for word in stems(words.lower()))


def _letter_by_letter(block: _Block, wanted: str) -> tuple[int, int] | None:
    at = block.bare.find(wanted)
    return (at, len(wanted)) if at >= 0 else None


def _word_by_word(block: _Block, wanted: str) -> tuple[int, int] | None:
    return met_in_a_row(block.stems, stems(wanted))


def _scattered(block: _Block, wanted: str) -> tuple[int, int] | None:
    return met_anywhere(block.stems, stems(wanted))


def _whole(title: str, text: str) -> str:
    return tr("{title}: {text}", title=title, text=text) if title and text else title or text


def _cut(block: BlockRef, text: str, at: int, length: int) -> SearchHit:
    start, end = max(0, at - _AROUND), min(len(text), at + length + 2 * _AROUND)
    start = text.rfind(" ", 0, start) + 1 if start else 0
    before = ("\u2026" if start else "") + text[start:at]
    tail = text[at + length : end]
    after = tail.rsplit(" ", 1)[0] + "\u2026" if end < len(text) and " " in tail else tail
    return SearchHit(block, before, text[at : at + length], after)


@dataclass(slots=True, kw_only=True)
class Book(Pictures):
    """A game's part of that name."""

    #: The page with which the lists to look things up in begin.
    LISTS: str
    #: What these lists are called, and what is in them.
    LISTS_TITLE: str
    LISTS_GIST: str
    #: What to try where a search finds nothing.
    HINT: str
    chapters: Chapters
    #: The pictures of a chapter that has room for them.
    chapter_pictures: Callable[[str], ChapterPictures | None]


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
