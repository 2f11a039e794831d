"""What the ghost preview shows: what a choice would do, or the rule that is against it."""

from __future__ import annotations

from typing import Final, NamedTuple

from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi.face.draft.house_draft import drafting
from stupor.games.stupor_mundi.face.preview.consequences import Consequences, consequences_of
from stupor.games.stupor_mundi.face.preview.ghosts import barred_items, ghost_items
from stupor.games.stupor_mundi.face.preview.preview_panel import (
    PreviewRow,
    plate,
    preview_items,
)
from stupor.games.stupor_mundi.face.preview.preview_rows import refused_row, row_of, spears_of
from stupor.games.stupor_mundi.face.preview.preview_words import sign_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import tr
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.items import Item, Rect
from stupor.stage.messages import Forecast

#: Main actions whose only possible choice is told at once.
SINGLE: Final = frozenset({"promote", "market", "build", "summon", "purchase"})


class Shown(NamedTuple):
    """What a choice would do, in rows, and on the table."""

    rows: tuple[PreviewRow, ...]
    found: Consequences | None


class Ghosts:
    """Asks the rules what would follow, and paints it."""

    def __init__(self, flow: GameCourse) -> None:
        """Foretell the choices of the one who looks."""
        self._flow = flow

    def painted(
        self, view: TableView, subject: PreviewedChoice, over: Rect | None = None
    ) -> list[Item]:
        """Ghosts on the table and the panel with their rows, which keeps off what lies `over` it.

        A banner tells all there is itself.
        """
        if drafting(view):
            return []
        shown = self.shown(view, subject)
        if over is not None and over[1] + over[3] < view.anchors["stage.preview"][1]:
            over = None
        ghosts = ghost_items(view, shown.found) if shown.found is not None else []
        if subject.barred and shown.rows:
            ghosts = barred_items(view, subject.barred)
        return [*ghosts, *([] if subject.carried else preview_items(view, shown.rows, over))]

    def plate(self, view: TableView, subject: PreviewedChoice) -> Forecast | None:
        """The rows on a plate beside what is carried."""
        rows = () if drafting(view) else self.shown(view, subject).rows
        return plate(view, rows) if rows else None

    def shown(self, view: TableView, subject: PreviewedChoice) -> Shown:
        """What the rules foretell about a subject."""
        if subject.barred:
            return Shown(self._refused(view, subject.option), None)
        found = self._foreseen(view, subject.option, subject.follow)
        if found is None:
            return Shown((), None)
        spears = spears_of(subject.option) if not subject.follow else ()
        if spears:
            return self._between(view, subject.option, spears, found)
        action = str(subject.follow[0][0]) if subject.follow else ""
        return Shown((row_of(view, found, self._words, action),), found)

    def _between(
        self, view: TableView, option: Option, spears: tuple[str, ...], base: Consequences
    ) -> Shown:
        """A card played face down: each action that its spears point to."""
        taken = {str(args[0]) for args in base.told("action")}
        then = base.foresight.then
        offered = {str(o[0]) for o in then.options} if then and then.kind == "action" else set()
        rows: list[PreviewRow] = []
        possible: list[Consequences] = []
        for action in spears:
            follow: tuple[Option, ...] = () if action in taken else ((action,),)
            found = None
            if action in taken | offered:
                found = self._foreseen(view, option, self._single(option, follow))
            if found is not None:
                possible.append(found)
                rows.append(row_of(view, found, self._words, action))
            else:
                rows += self._refused(view, (action,))
        return Shown(tuple(rows), possible[0] if len(possible) == 1 else base)

    def _single(self, option: Option, follow: tuple[Option, ...]) -> tuple[Option, ...]:
        """The same, with the only thing that could be done then, if there is only one."""
        seen = self._flow.foresee(option, follow)
        then = seen.then if seen is not None else None
        if then is None or then.kind not in SINGLE:
            return follow
        real = [o for o in then.options if o != DONE]
        return (*follow, real[0]) if len(real) == 1 else follow

    def _foreseen(
        self, view: TableView, option: Option, follow: tuple[Option, ...]
    ) -> Consequences | None:
        seen = self._flow.foresee(option, follow)
        return consequences_of(view, seen) if seen is not None else None

    def _refused(self, view: TableView, option: Option) -> tuple[PreviewRow, ...]:
        against = self._flow.refusal(option)
        if against is None:
            return ()
        sign = sign_of(option)
        title = (
            tr("{what}: not yet", what=tr(str(option[0]).capitalize()))
            if len(option) == 1
            else tr("Not here")
        )
        return (refused_row(view, sign, title, self._flow.rules.rule(against.rule), option),)

    def _words(self, option: Option) -> str:
        return self._flow.rules.text(self._flow.session.state, option)
