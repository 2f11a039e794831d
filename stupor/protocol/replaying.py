"""A kept game gone through again without a window, told as a log for people or lines of JSON."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final

from stupor.archive.open_game import open_record, pinned, read_history
from stupor.archive.reading import BadFile, Record, read_file
from stupor.archive.replay_check import missing
from stupor.engine.codec import digest
from stupor.engine.errors import EngineError
from stupor.engine.events import Event
from stupor.engine.game import Game
from stupor.engine.notation import key_of
from stupor.files.terminal import say
from stupor.match.controllers import HumanController
from stupor.match.journal import BadJournal, Entry, SeatChange, corrected, texts
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.match.work_budget import TooMuchWork, WorkBudget
from stupor.protocol.results import result_json, sheet, told_apart
from stupor.protocol.wire import decision_json, encode, event_json

#: Exit statuses: all fits; damaged, or something does not fit; the rules themselves broke.
WHOLE: Final = 0
PARTLY: Final = 1
BROKEN: Final = 3


def replay(
    path: Path, spec_of: Callable[[str], Game], as_json: bool, until: int | None, out: IO[str]
) -> int:
    """Go through a game file or a bug report and tell it; BadFile when it is neither."""
    record = read_file(path)
    replaying = _Replay(spec_of(record.header["game"]), record, as_json, out)
    replaying.title()
    status = replaying.course(until)
    replaying.end()
    return status


class _Replay:
    """Makes the choices of a record again and tells what comes of them."""

    def __init__(self, spec: Game, record: Record, as_json: bool, out: IO[str]) -> None:
        self._spec = spec
        self._record = record
        self._history = read_history(record)
        self._json = as_json
        self._out = out
        self._chairs = self._history.chairs
        self._names = texts(record.header.get("names"), len(self._chairs))
        self._names = self._names or [kind for kind, _ in self._chairs]
        self._session: Session | None = None
        self._effort = WorkBudget()
        self._checked = 0
        self._filled = 0
        self._said: list[str] = []

    def title(self) -> None:
        """Tell which game it is and who plays."""
        told_of = ("game", "rules_version", "id", "began", "app", "names", "kinds", "branch")
        header = self._record.header
        facts = {name: header[name] for name in told_of if name in header}
        words = [self._spec.title, *told_apart(self._names), str(header.get("began", ""))]
        self._tell({"kind": "game", **facts}, ", ".join(filter(None, words)))

    def course(self, until: int | None) -> int:
        """Tell the choices up to a number of them; the status says whether they fit."""
        try:
            self._go(until)
        except (BadJournal, EngineError, TooMuchWork) as why:
            return self._not_whole(
                f"After {self._ply()} moves the file does not match the rules: {why}."
            )
        except Exception:
            broke = f"After {self._ply()} moves the rules failed:\n{traceback.format_exc()}"
            self._said.append(broke.rstrip())
            return BROKEN
        if until is not None and until <= self._ply():
            return WHOLE
        if self._record.problem is not None:
            return self._not_whole(f"The file is damaged: {self._record.problem}.")
        return (
            WHOLE
            if self._ends_well()
            else self._not_whole("The game ends differently than the file says.")
        )

    def end(self) -> None:
        """Tell how the game stands at the end, and what has been found out about the file."""
        session = self._session
        facts = {"choices": self._ply(), "digests": self._checked, "said": self._said}
        if self._filled:
            self._said.append(f"Moves that older rules made by themselves: {self._filled}.")
        said = "\n".join(self._said).split("\n") if self._said else ()
        words = [*said, f"{self._ply()} moves replayed, {self._checked} digests match."]
        if session is None:
            self._tell({"kind": "position", **facts}, *words)
        elif session.decision is None:
            result = session.rules.result(session.state)
            words = [*sheet(told_apart(self._names), result, corrected(session.header)), "", *words]
            facts |= {"digest": digest(session.state), "scores": list(result.scores)}
            facts |= result_json(result)
            self._tell({"kind": "result", **facts}, *words)
        else:
            words.append(f"{told_apart(self._names)[session.decision.seat]} to move.")
            asked = decision_json(session.decision)
            facts |= {"digest": digest(session.state), "decision": asked}
            self._tell({"kind": "position", **facts}, *words)
        self._out.flush()

    def _go(self, until: int | None) -> None:
        header = [self._record.header]
        session = Session.replay(self._spec, self._seats(), header, self._effort)
        self._session = session
        if not self._json:  # with --json only what choices bring is told
            say(*self._lines(session.rules.opening(session.state)), to=self._out)
        for item in self._history.course():
            if session.ply == until:
                break
            if isinstance(item, SeatChange):
                self._sit(item)
                continue
            self._answer(session, item)
            asked = session.decision
            if asked is not None and asked.seat != item.seat:
                raise BadJournal(f"seat {item.seat} plays {key_of(item.option)} out of turn")
            self._choose(session, item)

    def _answer(self, session: Session, entry: Entry) -> None:
        """Do what older rules did by themselves before a choice."""
        while not pinned(self._spec, self._record):
            answer = missing(session, entry)
            if answer is None:
                return
            self._choose(session, answer)
            self._filled += 1

    def _choose(self, session: Session, entry: Entry) -> None:
        choice = {"ply": session.ply, "seat": entry.seat, "key": key_of(entry.option)}
        events = session.play(entry.option)
        self._effort.choice(session.offered)
        self._tell({"kind": "choice", **choice})
        for event in events:
            self._tell(event_json(event), *self._lines([event]))
        if entry.check is not None:
            if session.choice(session.ply - 1).check != entry.check:
                raise BadJournal("the position does not match its digest")
            self._checked += 1

    def _lines(self, events: Sequence[Event]) -> list[str]:
        people = told_apart(self._names)
        told = (self._spec.rules.tell(event, people) for event in events)
        return [line for line in told if line is not None]

    def _sit(self, sat: SeatChange) -> None:
        if sat.chair >= len(self._names):
            raise BadJournal(f"this game has no seat {sat.chair}")
        old = told_apart(self._names)[sat.chair]
        self._names[sat.chair] = sat.name or self._names[sat.chair]
        words = f"{self._names[sat.chair]} ({sat.kind}) takes over from {old}."
        self._tell({"kind": "sits", "seat": sat.chair, "sits": sat.kind}, words)

    def _ends_well(self) -> bool:
        closing, session = self._history.closing, self._session
        if closing is None or session is None:
            return True
        self._checked += "digest" in closing
        found = digest(session.state)
        return session.over and closing.get("digest", found) == found

    def _not_whole(self, why: str) -> int:
        """Tell what is wrong and what the window would still make of this file."""
        self._said.append(why)
        try:
            self._session, said = open_record(self._spec, self._record, self._seats())
            self._said += said
        except BadFile as worse:
            self._said.append(str(worse))
        return PARTLY

    def _seats(self) -> list[Seat]:
        return [Seat(name, HumanController(), kind) for kind, name in self._chairs]

    def _ply(self) -> int:
        return 0 if self._session is None else self._session.ply

    def _tell(self, facts: Mapping[str, Any], *words: str) -> None:
        say(*((encode(facts),) if self._json else words), to=self._out)
