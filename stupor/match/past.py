"""What a running game remembers of itself, and which events told somebody something new."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stupor.engine.events import GATHERED, MOVED, UNKNOWN, Event
from stupor.engine.rng import SplitMix
from stupor.engine.rules import Rules
from stupor.engine.table import BOX
from stupor.language import mark, saying
from stupor.match.journal import Entry, JournalHistory, SeatChange, marked, stay_seated
from stupor.match.seats import HUMAN

#: Narrative events of any game that come with chance, and what they reveal.
CHANCE: Final = {
    "drew": mark("cards were drawn"),
    "reshuffled": mark("a pile was shuffled"),
}


class Secrets:
    """What each seat knows before a decision, to notice what it learns from it."""

    def __init__(self, rules: Rules, state: Any, decider: int) -> None:
        self._rules = rules
        self._revealing = {**CHANCE, **rules.revealing}
        self._before = state
        self._decider = decider
        self._known: dict[int, set[str]] = {}

    def revealed(self, event: Event) -> str | None:
        """What the event reveals to the decider or to those few who see it; None for nothing."""
        if event.kind in self._revealing:
            return self._revealing[event.kind]
        if event.kind == GATHERED:
            return CHANCE["reshuffled"]
        if event.kind != MOVED or event.args[0] == UNKNOWN or event.args[1] == BOX:
            return None
        viewers: Iterable[int] = (self._decider,) if event.seen_by is None else event.seen_by
        piece = str(event.args[0])
        if any(piece not in self._pieces(seat) for seat in viewers):
            sort = piece.partition(".")[0]
            return self._revealing.get(sort, saying("a new {sort} was revealed", sort=sort))
        return None

    def first(self, events: Sequence[Event], after: Any) -> str | None:
        """The first secret that a decision's events reveal, or that chance had a part in it."""
        for event in events:
            reason = self.revealed(event)
            if reason is not None:
                return reason
        return mark("something random happened") if _rolled(self._before, after) else None

    def _pieces(self, seat: int) -> set[str]:
        if seat not in self._known:
            zones = self._rules.table(self._before, seat).zones
            self._known[seat] = {piece for here in zones.values() for piece in here}
        return self._known[seat]


def _rolled(before: Any, after: Any) -> bool:
    if isinstance(before.rng, SplitMix) and isinstance(after.rng, SplitMix):
        return before.rng.state != after.rng.state
    return False


_UNASKED = "?"


@dataclass(slots=True)
class Step:
    """A choice, the position before and after it, what followed, and whether a person chose."""

    before: Any
    after: Any
    entry: Entry
    events: Sequence[Event]
    human: bool
    secret: str | None = _UNASKED


class Past:
    """The choices made, those taken back, and who sat where when they were made."""

    def __init__(self, kinds: Sequence[str]) -> None:
        """Nothing has happened yet; these kinds of players sit down."""
        self.steps: list[Step] = []
        self.undone: list[Entry] = []
        self.sittings: list[tuple[int, SeatChange]] = []
        self.marks: tuple[str, ...] = ()
        #: Whether a person has ever chosen, also what was taken back.
        self.touched = False
        self._kinds = list(kinds)
        self._met = set(kinds)

    @property
    def persons(self) -> bool:
        """Whether a person sits at the table or has sat there."""
        return HUMAN in self._met

    def by_persons(self, seats: int) -> list[int]:
        """The seats for which persons made every choice."""
        others = {step.entry.seat for step in self.steps if not step.human}
        return [seat for seat in range(seats) if seat not in others]

    def last_of(self, seat: int | None) -> int | None:
        """The last choice that a person made for the seat, or for any where no seat is meant."""
        for ply in range(len(self.steps) - 1, -1, -1):
            step = self.steps[ply]
            if step.human and seat in (None, step.entry.seat):
                return ply
        return None

    def add(self, before: Any, after: Any, entry: Entry, events: Sequence[Event]) -> None:
        """Remember a choice; another one than was taken back forgets what was taken back."""
        again = self.undone[-1] if self.undone else entry
        if (again.seat, again.option) == (entry.seat, entry.option):
            del self.undone[-1:]
        else:
            self.undone.clear()
        human = self._kinds[entry.seat] == HUMAN
        self.touched |= human
        self.steps.append(Step(before, after, entry, events, human))

    def sit(self, sitting: SeatChange) -> None:
        """Somebody takes a chair, and nothing is chosen again in their stead."""
        self._kinds[sitting.chair] = sitting.kind
        self._met.add(sitting.kind)
        self.sittings.append((len(self.steps), sitting))
        self.undone.clear()

    def back(self, ply: int, how: str) -> None:
        """Take back every choice from this one on."""
        self.undone += [step.entry for step in reversed(self.steps[ply:])]
        del self.steps[ply:]
        stay_seated(self.sittings, ply)
        self.marks = marked(self.marks, how)

    def restore(self, told: JournalHistory) -> None:
        """Remember what a record says was taken back, once its choices have been made again."""
        self.undone, self.marks = list(told.undone), told.marks
        self.touched |= told.touched

    def take_over(self, other: Past, ply: int) -> None:
        """Remember another game's first choices as if those who sit here had made them."""
        for step in other.steps[:ply]:
            self.add(step.before, step.after, step.entry, step.events)
        self.marks = other.marks

    def secret(self, rules: Rules, ply: int) -> str | None:
        """What came to light with a choice, or None."""
        step = self.steps[ply]
        if step.secret == _UNASKED:
            secrets = Secrets(rules, step.before, step.entry.seat)
            step.secret = secrets.first(step.events, step.after)
        return step.secret
