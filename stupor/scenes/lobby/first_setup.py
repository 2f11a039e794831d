"""What is set for a first game, in words: for the lobby that offers it and the end of a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr, trc
from stupor.scenes.lobby.rows import Row, rows_of

if TYPE_CHECKING:
    from stupor.scenes.lobby.setup import LobbySetup

#: What is agreed on at any table, as one says it; hands hidden from nobody are not worth a line.
_AGREED: Final = {
    "undo.strict": mark("Strict undo"),
    "undo.friendly": mark("Friendly undo"),
    "undo.sandbox": mark("Undo anything"),
    "hints.off": mark("No previews"),
    "hints.forecast": mark("With forecasts"),
    "hints.advice": mark("Advice on request"),
}


def first_facts(setup: LobbySetup) -> list[str]:
    """What is set: the opponent, then what is agreed on at any table, then the game's own."""
    return [tr("You against a Page, the easiest computer"), *_agreed(setup), *_chosen(setup)]


def agreed_facts(setup: LobbySetup) -> list[str]:
    """The same in short, the opponent apart, without what only this game has."""
    return [tr("You against"), trc("against", "a Page, the easiest computer"), *_agreed(setup)]


def _agreed(setup: LobbySetup) -> list[str]:
    """What is agreed on at any table."""
    chosen = {cell.id for row in rows_of(setup, 0) for cell in row.cells if cell.on}
    return [tr(words) for agreed, words in _AGREED.items() if agreed in chosen]


def _chosen(setup: LobbySetup) -> Iterator[str]:
    """The values of the game that are not none; what needs another one goes without saying.

    What the chairs have is seen beside them.
    """
    seen = setup.picking if setup.picked else None
    plain = {one.name for one in setup.choices.variants if one.needs is None and one is not seen}
    for row in rows_of(setup, 0):
        if row.id in plain:
            yield from _said(row)


def _said(row: Row) -> Iterator[str]:
    words = [cell.word for cell in row.cells if cell.on]
    if words:
        yield tr("{what}: {value}", what=row.title, value=", ".join(words))
