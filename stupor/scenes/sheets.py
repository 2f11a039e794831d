"""The score sheet of a game, and a plain one for games that have none."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Final

from stupor.games import registry
from stupor.stage.sheet import Sheet

if TYPE_CHECKING:
    from stupor.engine.game import Game

#: A sheet that knows no sources, titles or reasons.
PLAIN: Final = Sheet()


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
    sheet: Sheet = PLAIN if part is None else part.SHEET
    return sheet


def column_of(sheet: Sheet, number: int) -> int:
    """The column in which a round stands; what comes before the first stands with it."""
    return (max(1, number) - 1) // sheet.COLUMN
