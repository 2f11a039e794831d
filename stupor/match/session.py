"""The live game: plays choices, takes them back, keeps the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from stupor.ai.view import SeatView
from stupor.engine.codec import digest, values_in
from stupor.engine.decision import Decision
from stupor.engine.errors import GAME_OVER, IllegalOption
from stupor.engine.events import Event
from stupor.engine.game import Game
from stupor.engine.notation import Option, key_of
from stupor.engine.rules import collect_events
from stupor.engine.table import Table
from stupor.match import record_lines
from stupor.match.journal import (
    FORMAT,
    HOWS,
    UNDO,
    VERSION,
    BadJournal,
    Entry,
    JournalHistory,
    Line,
    Recorder,
    SeatChange,
    history_of,
    read,
    texts,
)
from stupor.match.past import Past
from stupor.match.seats import Seat
from stupor.match.way_back import MODES, STRICT, WayBack, step_back, way_back
from stupor.match.work_budget import WorkBudget


class Session:
    """One running game with its chairs; `state` is the truth, `decision` what it waits for."""

    def __init__(
        self, spec: Game, seats: Sequence[Seat], state: Any, header: Mapping[str, Any]
    ) -> None:
        """Go on from a position; `header` says how to come to it again."""
        self.spec = spec
        self.rules = spec.rules
        self.seats = list(seats)
        self.state = state
        self.recorder: Recorder | None = None
        #: Seat and key of a choice that the rules are at; it stays when they stumble over it.
        self.trying: tuple[int, str] | None = None
        self._first = state
        self._header: Line = {"format": FORMAT, "version": VERSION, "game": spec.id, **header}
        kinds = texts(self._header.get("kinds"), len(self.seats)) or [s.sort for s in seats]
        self._header["kinds"] = kinds
        self._past = Past(kinds)
        self._look()

    @classmethod
    def new(
        cls,
        spec: Game,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, Any],
        table: Mapping[str, Any] | None = None,
    ) -> Self:
        """A new game; BadData for a set-up that the game does not know."""
        state = spec.rules.setup(len(seats), seed, options)
        header = {
            "rules_version": spec.version,
            **_noted(spec, state),
            "seats": len(seats),
            "names": [seat.name for seat in seats],
            "options": dict(options),
            "seed": seed,
        }
        if table is not None:
            header["table"] = dict(table)
        return cls(spec, seats, state, header)

    @classmethod
    def load(cls, spec: Game, seats: Sequence[Seat], position: Mapping[str, Any]) -> Self:
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
    def replay(
        cls, spec: Game, seats: Sequence[Seat], journal: object, effort: WorkBudget | None = None
    ) -> Self:
        """Rebuild a game from its record; BadJournal says which line does not fit.

        TooMuchWork where that takes more than a given effort.
        """
        header, items = read(journal)
        if header.get("game") != spec.id:
            raise BadJournal(f"the journal is of the game {header.get('game')!r}")
        if header.get("seats") != len(seats):
            raise BadJournal(f"the journal has {header.get('seats')!r} seats, not {len(seats)}")
        if effort is not None:
            effort.position(values_in(header.get("state")))
        session = cls._begin(spec, seats, header)
        if session.state.seats != len(seats):
            raise BadJournal("the position is of another number of players")
        session._follow(history_of(header, items), effort)
        return session

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def ply(self) -> int:
        """How many choices have been made."""
        return len(self._past.steps)

    @property
    def offered(self) -> int:
        """How many options the deciding chair has."""
        return len(self.decision.options) if self.decision is not None else 0

    @property
    def persons(self) -> bool:
        """Whether a person sits at the table or has sat there."""
        return self._past.persons

    @property
    def touched(self) -> bool:
        """Whether a person has ever chosen, also what was taken back, so that the game is kept."""
        return self._past.touched

    @property
    def names(self) -> list[str]:
        """The names at the chairs."""
        return [seat.name for seat in self.seats]

    @property
    def header(self) -> Mapping[str, Any]:
        """How this game began: its options and seed, or its first position."""
        return self._header

    @property
    def marks(self) -> tuple[str, ...]:
        """In which ways beyond an undo choices were taken back."""
        return self._past.marks

    @property
    def mode(self) -> str:
        """How far back the table lets its players go."""
        table = self._header.get("table")
        mode = table.get("undo") if isinstance(table, Mapping) else None
        return mode if mode in MODES else STRICT

    def add_to_header(self, facts: Mapping[str, Any]) -> None:
        """Add facts to the header that only the writer of the record knows, such as its id."""
        self._header.update(facts)

    def play(self, option: Option) -> list[Event]:
        """Make a choice for the seat that has to decide; returns all that followed, unredacted."""
        events = self._play(option)
        if self.recorder is not None:
            self.recorder.write(self._told(self.ply - 1))
        self.trying = None
        return events

    def poll(self) -> list[Event] | None:
        """Ask the deciding chair once and play what it chooses; None while it is thinking.

        A computer that has answered this very question before it was taken back is not asked again.
        """
        if self.decision is None or self._seat_view is None:
            return None
        chair = self.seats[self.decision.seat]
        if not chair.human and self.can_redo:
            return self.redo()
        option = chair.controller.poll(self._seat_view)
        return None if option is None else self.play(option)

    def reseat(self, number: int, chair: Seat, name: str = "") -> None:
        """Let somebody else decide for a seat; the name on the chair stays if there is no other."""
        old = self.seats[number].name
        chair.name = name or old
        self.seats[number] = chair
        sitting = SeatChange(number, chair.sort, name if name != old else "")
        self._past.sit(sitting)
        self._write(sitting.lines())

    def undo(self) -> bool:
        """Take the last choice back, unless a secret came out with it or it is another's."""
        if self.undo_refusal() is not None:
            return False
        self.go_back(self.ply - 1)
        return True

    def undo_refusal(self) -> str | None:
        """Why the last choice cannot be taken back, or None when it can."""
        return step_back(self.rules, self._past)

    def way_back(self, seat: int | None, mode: str | None = None) -> WayBack:
        """How a seat comes back to its own last choice, at this table or by other habits.

        The computers' choices in between are taken back with it. No seat is any person's.
        """
        humans = [number for number, chair in enumerate(self.seats) if chair.human]
        return way_back(self.rules, self._past, seat, mode or self.mode, humans, self.over)

    def go_back(self, ply: int, how: str = UNDO) -> None:
        """Take back every choice from this one on; they stay in the record and can be redone."""
        if not 0 <= ply < self.ply or how not in HOWS:
            raise ValueError(f"there is no way back ({how}) to choice {ply}")
        self.state = self.before(ply)
        self._past.back(ply, how)
        self._look()
        self._write(record_lines.back_lines(self.rules, self.state, ply, how))

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        undone, asked = self._past.undone, self.decision
        if not undone or asked is None:
            return False
        return undone[-1].seat == asked.seat and undone[-1].option in asked.options

    def redo(self) -> list[Event] | None:
        """Make the choice again that was taken back last; None when there is none."""
        return self.play(self._past.undone[-1].option) if self.can_redo else None

    def branch(self, ply: int, seats: Sequence[Seat]) -> Session:
        """Another game with the first choices of this one, played on by these players."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"there is no choice {ply} to play on from")
        header = record_lines.beginning(self._header, self.spec.noted)
        header["names"] = [seat.name for seat in seats]
        header["branch"] = {"of": self._header.get("id"), "at": ply}
        other = Session(self.spec, seats, self._first, header)
        other._past.take_over(self._past, ply)
        other.state = self.before(ply)
        other._look()
        return other

    def before(self, ply: int) -> Any:
        """The position in which a choice was made; the present one when it is still to come."""
        return self._past.steps[ply].before if ply < self.ply else self.state

    def choice(self, ply: int) -> Entry:
        """A choice that was made: whose it was and what."""
        return self._past.steps[ply].entry

    def last_choice(self, seat: int) -> int | None:
        """The last choice that a person made for a seat; None when there is none."""
        return self._past.last_of(seat)

    def happened(self, ply: int) -> list[Event]:
        """What followed from a choice, unredacted."""
        return list(self._past.steps[ply].events)

    def past(self) -> list[list[Event]]:
        """What followed from each choice so far, unredacted."""
        return [list(step.events) for step in self._past.steps]

    def last_seat(self) -> int | None:
        """The seat whose choice an undo would take back."""
        return self._past.steps[-1].entry.seat if self._past.steps else None

    def view(self, seat: int | None) -> Table:
        """The table as a seat may see it; None is the open table."""
        return self.rules.table(self.state, seat)

    def seat_view(self) -> SeatView | None:
        """All that the deciding chair gets; the same object until something happens."""
        return self._seat_view

    def journal(self) -> list[Line]:
        """The record that `replay` understands."""
        lines = [record_lines.common(self._header)]
        for ply, step in enumerate(self._past.steps):
            lines += self._sat_down(ply) + step.entry.lines()
        return lines + self._sat_down(self.ply)

    def lines(self) -> list[Line]:
        """The record as it is kept: all that is known of the beginning, snapshots, the end."""
        marks = {"marks": list(self.marks)} if self.marks else {}
        lines: list[Line] = [{**self._header, **marks}]
        for ply in range(self.ply):
            lines += self._sat_down(ply) + self._told(ply)
        return lines + self._sat_down(self.ply)

    def undone_lines(self) -> list[Line]:
        """What was taken back and can be chosen again, as it is kept after the lines above."""
        return record_lines.undone_lines(self.rules, self.state, self._past.undone, self.ply)

    def _told(self, ply: int) -> list[Line]:
        return record_lines.step_lines(self.rules, self._past.steps[ply], ply, self._players)

    def _players(self) -> Line:
        """Who sits there now, by whose hand alone, and which ways back were taken."""
        return {
            "kinds": [seat.sort for seat in self.seats],
            "names": self.names,
            "persons": self._past.by_persons(len(self.seats)),
            "marks": list(self.marks),
        }

    def _sat_down(self, ply: int) -> list[Line]:
        return [line for at, sat in self._past.sittings if at == ply for line in sat.lines()]

    def _write(self, lines: Sequence[Line]) -> None:
        if self.recorder is not None:
            self.recorder.write(lines)

    @classmethod
    def _begin(cls, spec: Game, seats: Sequence[Seat], header: Mapping[str, Any]) -> Self:
        if "state" in header:
            session = cls.load(spec, seats, header["state"])
        else:
            seed, options = header.get("seed"), header.get("options")
            if type(seed) is not int or not isinstance(options, dict):
                raise BadJournal("the first line needs a seed and options, or a state")
            session = cls.new(spec, seats, seed, options)
        session._header.update(record_lines.carried(header, len(seats)))
        # older records name now and then what was not played
        noted = _noted(spec, session.state)
        session._header.update({name: told for name, told in noted.items() if name in header})
        session._past = Past(session._header["kinds"])
        return session

    def _follow(self, told: JournalHistory, effort: WorkBudget | None) -> None:
        """Replay a history."""
        for item in told.course():
            if isinstance(item, Entry):
                self._replay_entry(self.ply + 1, item)
                if effort is not None:
                    effort.choice(self.offered)
            elif item.chair < len(self.seats):
                self._past.sit(item)
            else:
                raise BadJournal(f"there is no chair {item.chair}")
        self._past.restore(told)
        if told.closing is not None:
            self._check_end(told.closing)

    def _check_end(self, closing: Mapping[str, Any]) -> None:
        if not self.over:
            raise BadJournal("the journal says that the game is over, but it is not")
        if closing.get("digest", digest(self.state)) != digest(self.state):
            raise BadJournal("the game ends in another position than the journal says")

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
        if entry.check is not None and entry.check != self._past.steps[-1].entry.check:
            raise BadJournal(f"after choice {number} ({key}) the position is another one")

    def _play(self, option: Option) -> list[Event]:
        if self.decision is None:
            raise IllegalOption(GAME_OVER, "the game is over")
        before, seat = self.state, self.decision.seat
        after = before.clone()
        events = collect_events(after)
        self.trying = seat, key_of(option)
        try:
            self.rules.apply(after, option)
        except IllegalOption:
            self.trying = None
            raise
        after.events = None
        entry = Entry(seat, option, record_lines.check(events, after))
        self._past.add(before, after, entry, tuple(events))
        self.state = after
        self._look()
        return events

    def _look(self) -> None:
        self.decision: Decision | None = self.rules.decision(self.state)
        self._seat_view: SeatView | None = None
        if self.decision is not None:
            self._seat_view = SeatView(self.rules, self.state, self.decision, self.ply)


def _noted(spec: Game, state: Any) -> Line:
    """What stands in the first line by itself: as it is played, whatever was asked for."""
    noted = [variant for variant in spec.variants if variant.noted]
    facts = spec.rules.facts(state, None) if noted else {}
    return {variant.name: str(facts.get(variant.name, variant.default)) for variant in noted}
