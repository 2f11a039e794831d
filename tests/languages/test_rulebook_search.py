"""A search in a rulebook knows the words of readers in every language."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

import pytest

from stupor import language
from stupor.games.burgundy import book as burgundy_book
from stupor.games.stupor_mundi import book as stupor_book
from stupor.platform.languages import OFFERED, words_of

BOOKS: Final = {"burgundy": burgundy_book, "stupor": stupor_book}


@pytest.fixture
def spoken(code: str) -> Iterator[str]:
    language.speak(words_of(code))
    yield code
    language.speak(language.ENGLISH)


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_each_word_put_for_another_is_in_the_rulebook(book: ModuleType, spoken: str) -> None:
    """Given the synonyms of a language, then the rulebook says the word after the colon."""
    lines = [language.tr(line) for line in book.LINES]
    assert [line for line in lines if not book.BOOK.chapters.find(line.partition(":")[2])] == []


@pytest.mark.parametrize(
    ("code", "typed"),
    [("fr", "rivière"), ("fr", "riviere"), ("de", "münzen"), ("de", "Munzen"), ("de", "Kühe")],
)
def test_accents_do_not_matter_in_what_is_typed(spoken: str, typed: str) -> None:
    """Given a word with an accent or without it, then a search finds as much."""
    assert burgundy_book.BOOK.chapters.find(typed)
