"""The ghost preview: what the choice under the hand would do, or the rule that is against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from stupor.engine.decision import Decision
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.rules import Rules
from stupor.games.stupor_mundi.presentation.attempts import attempt, known_places
from stupor.games.stupor_mundi.presentation.consequences import Consequences, consequences_of
from stupor.games.stupor_mundi.presentation.ghosts import barred_items, ghost_items
from stupor.games.stupor_mundi.presentation.preview import PreviewRow, preview_items
from stupor.games.stupor_mundi.presentation.preview_rows import refused_row, row_of, spears_of
from stupor.games.stupor_mundi.presentation.preview_words import sign_of
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.match.preview import foresee, refusal
from stupor.render.items import Item
from stupor.scenes.table_hand import Hand
from stupor.scenes.table_panel import Plaque, ground
from stupor.scenes.table_reach import Reach

#: How long the pointer rests on a button before its preview comes.
DWELL: Final = 0.15
#: Main actions whose only possible choice is told at once.
SINGLE: Final = frozenset({"promote", "market", "build", "summon", "purchase"})


class Subject(NamedTuple):
    """A choice, what is taken at once after it, and the place where the rules do not want it."""

    option: Option = ()
    follow: tuple[Option, ...] = ()
    barred: str = ""


class Position(Protocol):
    """Where the true position is found."""

    @property
    def state(self) -> Any:
        """The state that the rules know."""


class Course(Protocol):
    """What the preview needs of the course of a game."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def session(self) -> Position:
        """What is played."""

    @property
    def decision(self) -> Decision | None:
        """The open question, if it is put to the one who looks."""


class Shown(NamedTuple):
    """What a choice would do, in rows, and on the table."""

    rows: tuple[PreviewRow, ...]
    found: Consequences | None


NOTHING: Final = Subject()


class GhostPreview:
    """Works out, when it is looked at, what follows from the choice under the hand."""

    def __init__(self, flow: Course, clock: Callable[[], float]) -> None:
        """Preview the choices of the one who looks."""
        self._flow = flow
        self._clock = clock
        self._hover = ""
        self._since = 0.0
        self._view: TableView | None = None
        self._known: dict[Subject, list[Item]] = {}

    def tick(self, hand: Hand, now: float) -> float | None:
        """Seconds until the hovered button is to be previewed, None where nothing is hovered."""
        self._notice(hand, now)
        left = self._since + DWELL - now
        return left if self._hover and left > 0 else None

    def subject(self, reach: Reach, hand: Hand) -> Subject:
        """What the hand is about to choose, or would be refused."""
        if self._flow.decision is None:
            return NOTHING
        if hand.drag.up:
            return self._dropped(reach, hand) if hand.target else self._missed(reach, hand)
        self._notice(hand, self._clock())
        if hand.drag.held is not None or self._clock() - self._since < DWELL:
            return NOTHING
        return self._pressed(reach, self._hover)

    def items(self, reach: Reach, subject: Subject, plaques: Sequence[Plaque] = ()) -> list[Item]:
        """Ghosts on the table and the panel with their rows."""
        if not subject.option:
            return []
        if reach.view is not self._view:
            self._view = reach.view
            self._known.clear()
        if subject not in self._known:
            self._known[subject] = self.painted(reach.view, subject, plaques)
        return self._known[subject]

    def painted(
        self, view: TableView, subject: Subject, plaques: Sequence[Plaque] = ()
    ) -> list[Item]:
        """The same, without looking whether it is known already."""
        shown = self.shown(view, subject)
        over = ground(plaques) if plaques else None
        if over is not None and over[1] + over[3] < view.anchors["stage.preview"][1]:
            over = None
        ghosts = ghost_items(view, shown.found) if shown.found is not None else []
        if subject.barred and shown.rows:
            ghosts = barred_items(view, subject.barred)
        return [*ghosts, *preview_items(view, shown.rows, over)]

    def shown(self, view: TableView, subject: Subject) -> Shown:
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

    def _dropped(self, reach: Reach, hand: Hand) -> Subject:
        gesture = reach.affordances.gesture(hand.drag.pick, hand.target, hand.drag.mode)
        if gesture is None:
            return NOTHING
        return Subject(gesture.option, (gesture.follow,) if gesture.follow else ())

    def _missed(self, reach: Reach, hand: Hand) -> Subject:
        """The held thing is over a place where the rules do not want it."""
        asked = self._flow.decision
        if asked is None:
            return NOTHING
        place = reach.place_at(hand.drag.at, known_places(asked.seat, asked.kind))
        if not place:
            return NOTHING
        meant = attempt(asked, reach.view.table, hand.drag.pick, place, hand.drag.mode)
        if meant is None or meant in asked.options:
            return NOTHING
        return Subject(meant, barred=place)

    def _pressed(self, reach: Reach, name: str) -> Subject:
        said = reach.affordances.press(name) or reach.affordances.quick(name)
        return Subject(said.option) if said is not None else NOTHING

    def _notice(self, hand: Hand, now: float) -> None:
        if hand.hover != self._hover:
            self._hover, self._since = hand.hover, now

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
        seen = foresee(self._flow.rules, self._flow.session.state, option, follow)
        then = seen.then if seen is not None else None
        if then is None or then.kind not in SINGLE:
            return follow
        real = [o for o in then.options if o != ("done",)]
        return (*follow, real[0]) if len(real) == 1 else follow

    def _foreseen(
        self, view: TableView, option: Option, follow: tuple[Option, ...]
    ) -> Consequences | None:
        seen: Foresight | None = foresee(self._flow.rules, self._flow.session.state, option, follow)
        return consequences_of(view, seen) if seen is not None else None

    def _refused(self, view: TableView, option: Option) -> tuple[PreviewRow, ...]:
        against = refusal(self._flow.rules, self._flow.session.state, option)
        if against is None:
            return ()
        sign = sign_of(option)
        title = f"{str(option[0]).capitalize()}: not now" if len(option) == 1 else "Not here"
        return (refused_row(view, sign, title, self._flow.rules.rule(against.rule)),)

    def _words(self, option: Option) -> str:
        return self._flow.rules.text(self._flow.session.state, option)
