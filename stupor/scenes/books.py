"""The rulebook of a game, where it has one."""

from __future__ import annotations

from stupor.games import registry
from stupor.stage.book import Book


def has_book(game: str) -> bool:
    """Whether the game of that name has a rulebook to read."""
    return registry.has(game, "book")


def book_of(game: str) -> Book | None:
    """The rulebook of the game of that name, or None."""
    part = registry.part(game, "book")
    book: Book | None = part.BOOK if part is not None else None
    return book


def required_book(game: str) -> Book:
    """The rulebook of a game that has one: whoever opens it has asked before."""
    book = book_of(game)
    assert book is not None, f"{game} has no rulebook"
    return book
