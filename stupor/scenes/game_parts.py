"""What a game brings for the screens: its score sheet and rulebook, or a plain sheet."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Final

from stupor.games import registry
from stupor.stage.sheet import Sheet

if TYPE_CHECKING:
    from stupor.engine.game import Game
    from stupor.stage.chapters import Book

#: A sheet that knows no sources, titles or reasons.
PLAIN_SHEET: Final = Sheet()


def sheet_of(spec: Game) -> Sheet:
    """What a game says of its points; the plain sheet where it says nothing."""
    return _sheet(spec.part("sheet"))


def sheet_named(game: str) -> Sheet:
    """The sheet of the game of that name."""
    return _sheet(registry.part(game, "sheet"))


def unknown_of(sheet: Sheet) -> str:
    """The sprite of an empty shield: the arms in the midst of the court."""
    court = sheet.COURT
    return court[len(court) // 2] if len(court) % 2 else sheet.NOBODY.crest


def _sheet(part: ModuleType | None) -> Sheet:
    sheet: Sheet = PLAIN_SHEET if part is None else part.SHEET
    return sheet


def column_of(sheet: Sheet, number: int) -> int:
    """The column in which a round stands; what comes before the first stands with it."""
    return (max(1, number) - 1) // sheet.COLUMN


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
