"""The live game: plays choices, takes them back, keeps the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from stupor.ai.view import SeatView
from stupor.engine.codec import digest
from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER, IllegalOption
from stupor.engine.events import Event
from stupor.engine.notation import Option, key_of
from stupor.engine.rules import GameSpec, record
from stupor.engine.table import Table
from stupor.match.journal import FORMAT, VERSION, BadJournal, Entry, Sitting, read
from stupor.match.seats import HUMAN, Seat
from stupor.match.secrets import Secrets

NOTHING_YET = "nothing has been chosen yet"


@dataclass(frozen=True, slots=True)
class Step:
    """A choice, the position before it, and the secret that forbids taking it back."""

    before: Any
    entry: Entry
    secret: str | None


class Session:
    """One running game with its chairs; `state` is the truth, `decision` what it waits for."""

    def __init__(
        self, spec: GameSpec, seats: Sequence[Seat], state: Any, header: Mapping[str, Any]
    ) -> None:
        """Go on from a position; `header` says how to come to it again."""
        self.spec = spec
        self.rules = spec.rules
        self.seats = list(seats)
        self.state = state
        self._header = {"format": FORMAT, "version": VERSION, "game": spec.id, **header}
        self._steps: list[Step] = []
        self._undone: list[Option] = []
        self._sittings: list[tuple[int, Sitting]] = []
        self._began = [seat.kind for seat in seats]
        self._look()

    @classmethod
    def new(
        cls, spec: GameSpec, seats: Sequence[Seat], seed: int, options: Mapping[str, Any]
    ) -> Self:
        """A new game; BadData for a set-up that the game does not know."""
        state = spec.rules.setup(len(seats), seed, options)
        header = {
            "rules_version": spec.version,
            "seats": len(seats),
            "names": [seat.name for seat in seats],
            "options": dict(options),
            "seed": seed,
        }
        return cls(spec, seats, state, header)

    @classmethod
    def load(cls, spec: GameSpec, seats: Sequence[Seat], position: Mapping[str, Any]) -> Self:
        """Go on from a position in JSON."""
        state = spec.rules.load(position)
        header = {
            "rules_version": spec.version,
            "seats": state.seats,
            "names": [seat.name for seat in seats],
            "state": dict(position),
        }
        return cls(spec, seats, state, header)

    @classmethod
    def replay(cls, spec: GameSpec, seats: Sequence[Seat], journal: object) -> Self:
        """Rebuild a game from its record; BadJournal says which line does not fit."""
        header, entries = read(journal)
        if header.get("game") != spec.id:
            raise BadJournal(f"the journal is of the game {header.get('game')!r}")
        if header.get("seats") != len(seats):
            raise BadJournal(f"the journal has {header.get('seats')!r} seats, not {len(seats)}")
        session = cls._begin(spec, seats, header)
        for entry in entries:
            if isinstance(entry, Sitting):
                if not 0 <= entry.chair < len(seats):
                    raise BadJournal(f"there is no chair {entry.chair}")
                session._sittings.append((session.ply, entry))
            else:
                session._replay_entry(session.ply + 1, entry)
        return session

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return len(self._steps)

    @property
    def persons(self) -> bool:
        """Whether a person sits at the table or has sat there."""
        return HUMAN in (*self._began, *(sitting.kind for _, sitting in self._sittings))

    @property
    def names(self) -> list[str]:
        """The names at the chairs."""
        return [seat.name for seat in self.seats]

    def play(self, option: Option) -> list[Event]:
        """Make a choice for the seat that has to decide; returns all that followed, unredacted."""
        events = self._play(option)
        self._undone.clear()
        return events

    def poll(self) -> list[Event] | None:
        """Ask the deciding chair once and play what it chooses; None while it is thinking."""
        if self.decision is None or self._seat_view is None:
            return None
        option = self.seats[self.decision.seat].controller.poll(self._seat_view)
        return None if option is None else self.play(option)

    def reseat(self, number: int, chair: Seat, name: str = "") -> None:
        """Let somebody else decide for a seat; the name on the chair stays if there is no other."""
        chair.name = name or self.seats[number].name
        self.seats[number] = chair
        self._sittings.append((self.ply, Sitting(number, chair.kind)))

    def undo(self) -> bool:
        """Take the last choice back, unless a secret came out with it."""
        if self.undo_refusal() is not None:
            return False
        step = self._steps.pop()
        self._sittings = [(min(ply, len(self._steps)), sat) for ply, sat in self._sittings]
        self._undone.append(step.entry.option)
        self.state = step.before
        self._look()
        return True

    def undo_refusal(self) -> str | None:
        """Why the last choice cannot be taken back, or None when it can."""
        return self._steps[-1].secret if self._steps else NOTHING_YET

    def redo(self) -> list[Event] | None:
        """Make the choice again that was taken back last; None when there is none."""
        return self._play(self._undone.pop()) if self._undone else None

    def before(self, ply: int) -> Any:
        """The position in which a choice was made; the present one when it is still to come."""
        return self._steps[ply].before if ply < len(self._steps) else self.state

    def past(self) -> list[list[Event]]:
        """What followed from each choice so far, unredacted, told again."""
        told = []
        for step in self._steps:
            again = step.before.clone()
            told.append(record(again))
            self.rules.apply(again, step.entry.option)
        return told

    @property
    def header(self) -> Mapping[str, Any]:
        """How this game began: its options and seed, or its first position."""
        return self._header

    def last_seat(self) -> int | None:
        """The seat whose choice an undo would take back."""
        return self._steps[-1].entry.seat if self._steps else None

    def view(self, seat: int | None) -> Table:
        """The table as a seat may see it; None is the open table."""
        return self.rules.table(self.state, seat)

    def seat_view(self) -> SeatView | None:
        """All that the deciding chair gets; the same object until something happens."""
        return self._seat_view

    def journal(self) -> list[dict[str, Any]]:
        """The record that `replay` understands."""
        lines = [dict(self._header)]
        for ply, step in enumerate(self._steps):
            lines += self._sat_down(ply) + step.entry.lines()
        return lines + self._sat_down(self.ply)

    def _sat_down(self, ply: int) -> list[dict[str, Any]]:
        return [line for at, sat in self._sittings if at == ply for line in sat.lines()]

    @classmethod
    def _begin(cls, spec: GameSpec, seats: Sequence[Seat], header: Mapping[str, Any]) -> Self:
        if "state" in header:
            return cls.load(spec, seats, header["state"])
        seed, options = header.get("seed"), header.get("options")
        if type(seed) is not int or not isinstance(options, dict):
            raise BadJournal("the first line needs a seed and options, or a state")
        return cls.new(spec, seats, seed, options)

    def _replay_entry(self, number: int, entry: Entry) -> None:
        key = key_of(entry.option)
        if self.decision is None:
            raise BadJournal(f"choice {number} ({key}) comes after the end of the game")
        if entry.seat != self.decision.seat:
            raise BadJournal(f"choice {number} ({key}) is of seat {entry.seat}, out of turn")
        try:
            self._play(entry.option)
        except IllegalOption as error:
            raise BadJournal(f"choice {number} ({key}) is not legal: {error.message}") from None
        if entry.check is not None and entry.check != self._steps[-1].entry.check:
            raise BadJournal(f"after choice {number} ({key}) the position is another one")

    def _play(self, option: Option) -> list[Event]:
        if self.decision is None:
            raise IllegalOption(GAME_OVER, "the game is over")
        before, seat = self.state, self.decision.seat
        after = before.clone()
        events = record(after)
        self.rules.apply(after, option)
        after.events = None
        secret = Secrets(self.rules, before, seat).first(events, after)
        self.state = after
        self._steps.append(Step(before, Entry(seat, option, _check(events, after)), secret))
        self._look()
        return events

    def _look(self) -> None:
        self.decision: Decision | None = self.rules.decision(self.state)
        self._seat_view: SeatView | None = None
        if self.decision is not None:
            self._seat_view = SeatView(self.rules, self.state, self.decision, self.ply)


def _check(events: Sequence[Event], state: Any) -> tuple[int, str] | None:
    for event in reversed(events):
        if event.kind == "round" and event.args and isinstance(event.args[0], int):
            return event.args[0], digest(state)
    return None
