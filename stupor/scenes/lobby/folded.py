"""The paper of a first game: all is set, one button begins, the rows stand behind another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr, trc
from stupor.scenes.drawing import heading, strongest_button
from stupor.scenes.lobby.rows import Row, rows_of
from stupor.scenes.looks import INK, TITLE_INK
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Face, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

if TYPE_CHECKING:
    from stupor.scenes.lobby.setup import LobbySetup
    from stupor.scenes.page import PageScene

#: How far a line is from the next, and where its words begin after the tick.
_STEP: Final = 62.0
_TICK: Final = 34.0
_INDENT: Final = 56.0
_SIZE: Final = 28.0
#: What is agreed on at any table, as one says it; hands hidden from nobody are not worth a line.
_AGREED: Final = {
    "undo.strict": mark("Strict undo"),
    "undo.friendly": mark("Friendly undo"),
    "undo.sandbox": mark("Undo anything"),
    "hints.off": mark("No previews"),
    "hints.forecast": mark("With forecasts"),
    "hints.advice": mark("Advice on request"),
}


class FoldedPaper:
    """What is set for a newcomer, in words."""

    def __init__(self, lobby: PageScene, setup: LobbySetup, unfold: Callable[[], None]) -> None:
        """The paper of one lobby; `unfold` shows what could be chosen."""
        self._lobby = lobby
        self._setup = setup
        self._unfold = unfold

    def widgets(self, begin: Callable[[], None]) -> list[Widget]:
        """The one large button, and the way to the rows."""
        anchors = self._lobby.anchors
        tip = tr("All choices for this game")
        return [
            Widget("begin", anchors["folded.begin"], begin, tip=tr("Start the game (Enter)")),
            Widget("rows", anchors["folded.rows"], self._unfold, tip=tip),
        ]

    def drawn(self) -> list[Item]:
        """A heading, a line for each thing that is set, a rule and the buttons."""
        anchors = self._lobby.anchors
        rule, begin = anchors["folded.rule"], tr("Play your first game")
        return [
            heading("folded.title", anchors["folded.title"], tr("Everything is set"), 42, "center"),
            *alike(list(self._lines(anchors["folded.lines"])), ".words"),
            Box("folded.rule", 110, rule, (201, 152, 47)),
            *strongest_button("folded.begin", anchors["folded.begin"], begin, 38),
            *self._small(anchors["folded.rows"]),
        ]

    def told(self) -> list[str]:
        """What is set, the opponent first."""
        return first_facts(self._setup)

    def spare(self) -> float:
        """How much of the paper the lines leave free."""
        place = self._lobby.app.anchors(self._lobby.board)["folded.lines"]
        return max(0.0, place[3] - (len(self.told()) + self._more(place[2])) * _STEP)

    def _more(self, wide: float) -> int:
        """Whether the opponent takes a second line, so that all may grow with the letters."""
        return Ruler(self._lobby.app).width(self.told()[0], "bold", _SIZE) > wide - _INDENT

    def _lines(self, place: Rect) -> Iterator[Item]:
        x, y, w, h = place
        told, more = self.told(), self._more(w)
        step = min(_STEP, h / (len(told) + more))
        for number, words in enumerate(told):
            top, high = y + (number + (more if number else 0)) * step, step
            face: Face = "text" if number else "bold"
            if not number:
                high += more * step
            tick = (x, top + (high - _TICK) / 2, _TICK, _TICK)
            yield Picture(f"folded.{number}.tick", 112, tick, "check/yes")
            line = (x + _INDENT, top, w - _INDENT, high)
            key = f"folded.{number}.words"
            yield Label(key, 112, line, words, face, _SIZE, INK, "left", wrap=not number)

    def _small(self, rect: Rect) -> Iterator[Item]:
        yield NineSlice("folded.rows", 110, rect, "ui/button-paper", 16)
        words = tr("Change settings")
        yield Label("folded.rows.label", 112, inset(rect, 12, 0), words, "title", 22, TITLE_INK)


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
