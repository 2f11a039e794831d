"""From a record to a running game: replayed where it fits, else from the newest snapshot that does.

A game that could be saved only in part is a branch of the old one: its header has no `id`, so that
whoever keeps it begins a new file, and the old one stays as it is.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from stupor import APP
from stupor.archive.reading import BadFile, Record
from stupor.archive.replay_check import Course, ReplayCheck
from stupor.engine.codec import digest
from stupor.engine.game import Game
from stupor.language import mark, saying, sayings
from stupor.match.journal import (
    BadJournal,
    Entry,
    Item,
    JournalHistory,
    Line,
    TakeBack,
    history_of,
    read,
)
from stupor.match.seats import Seat
from stupor.match.session import Session
from stupor.match.work_budget import TooMuchWork

_log = logging.getLogger(__name__)

Said = tuple[str, ...]
#: What a game that begins in the middle of another one takes over from its header.
_INHERITED: Final = ("format", "version", "game", "seats", "table")
#: Where a game began.
_BEGINNING: Final = ("options", "seed", "state")
#: Nobody changes chairs that often.
_MOST_SITTINGS: Final = 2_000
#: No game of the house takes more.
MOST_CHOICES: Final = 5_000
#: So many of the newest snapshots are tried.
_MOST_SNAPSHOTS: Final = 12
_KEPT: Final = mark("The old file is unchanged; the game continues in a new one.")
_FORGED: Final = saying("This file was not made by {app}: it has too many seat changes.", app=APP)
_ENDLESS: Final = saying("This file was not made by {app}: the game is too long.", app=APP)


def read_history(record: Record) -> JournalHistory:
    """The history in a record, as far as it makes sense; its `chairs` say who sits where."""
    return _so_far(history_of(record.header, ()), record.items)


def open_record(spec: Game, record: Record, seats: Sequence[Seat]) -> tuple[Session, Said]:
    """The game of a record and what the player has to know about it; BadFile for no game."""
    if record.header["game"] != spec.id or record.header["seats"] != len(seats):
        raise BadFile(saying("This file belongs to another game."))
    whole = read_history(record)
    if len(whole.sittings) > _MOST_SITTINGS:
        raise BadFile(_FORGED)
    if len(whole.choices) + sum("key" in line for line in record.rest) > MOST_CHOICES:
        raise BadFile(_ENDLESS)
    try:
        return _opened(spec, record, seats, whole)
    except TooMuchWork as why:
        _log.warning("a file: %s", why)
        raise BadFile(_ENDLESS) from why


def _opened(
    spec: Game, record: Record, seats: Sequence[Seat], whole: JournalHistory
) -> tuple[Session, Said]:
    trial = ReplayCheck(spec, seats)
    if record.problem is None:
        session = trial.replayed(record.lines)
        if session is not None:
            return session, _older(spec, record)
    rescue = _Rescue(trial, record, whole)
    session = rescue.best()
    if session is None:
        raise BadFile(
            saying(
                "{cause} No part of it can be opened. The file is unchanged.", cause=rescue.cause
            )
        )
    return session, (rescue.cause, rescue.left, _KEPT)


@dataclass(slots=True)
class _Rescue:
    """Saves as much as possible of a game that cannot be opened whole."""

    trial: ReplayCheck
    record: Record
    whole: JournalHistory
    left: str = ""
    filled: bool = False

    @property
    def pinned(self) -> bool:
        """Whether the game was begun under the rules as they are now."""
        return pinned(self.trial.spec, self.record)

    @property
    def cause(self) -> str:
        """Why the game cannot be opened whole."""
        if self.record.problem is not None:
            return saying("This game is damaged: {problem}.", problem=self.record.problem)
        if self.pinned:
            return mark("One of the moves in this game breaks the rules.")
        if self.filled:
            return mark("This game was started under older rules, with fewer choices to make.")
        return mark(
            "This game was started under older rules, and parts of it are no longer possible."
        )

    def best(self) -> Session | None:
        """The game that comes closest to where it was left, with as much of its past as there is.

        Older rules that only asked less come first, then what lies beyond damage, then a snapshot
        beyond the last choice that fits, then the choices that fit from the beginning.
        """
        course = list(self.whole.course())
        if not self.pinned and self.record.problem is None and (found := self._filled_in(course)):
            return found
        fits = self.trial.fitting(self.record.header, course)
        found = self._across() or self._beyond()
        if found is None and fits < len(course):
            found = self._newest(_choices(course[:fits]))
        return found or self._begun(course[:fits])

    def _filled_in(self, course: Course) -> Session | None:
        """The whole game, with what older rules did by themselves where these ask."""
        header = {**self._beginning(), **self._header(None)}
        answered = self.trial.answered(header, course)
        session = self.trial.replayed([header, *_lines(answered)]) if answered else None
        if not session or not self._ends_so(session):
            return None
        self.filled = True
        self.left = mark("No move is missing; the rest was replayed under the old rules.")
        return session

    def _ends_so(self, session: Session) -> bool:
        """Whether a game has come to the end that the record tells of, if it tells of one."""
        closing, here = self.whole.closing, digest(session.state)
        return closing is None or (session.over and closing.get("digest", here) == here)

    def _across(self) -> Session | None:
        """The game with the unreadable lines left out, where a later digest proves it right."""
        rest = self.record.rest
        if not any("digest" in line.get("over", line) for line in rest):
            return None
        header = {**self._beginning(), **self._header(None)}
        self.left = mark("No move is missing.")
        return self.trial.replayed([header, *self.record.lines[1:], *rest])

    def _beyond(self) -> Session | None:
        """The game from the first snapshot after the damage, if what follows can be understood."""
        if not self.record.later:
            return None
        ply = self.record.later[0].get("ply")
        base = ply if type(ply) is int else None
        header, items = read([self.record.header, *self.record.later])
        rest = _so_far(history_of(header, ()), _moved_back(items, base))
        if rest.snapshots and rest.snapshots[0][0] == 0:
            return self._from(rest, 0, base)
        return None

    def _newest(self, made: int) -> Session | None:
        """The game from the newest snapshot that fits, of those beyond so many choices."""
        for number in reversed(range(len(self.whole.snapshots))[-_MOST_SNAPSHOTS:]):
            ply, _ = self.whole.snapshots[number]
            if made and ply <= made:
                break
            session = self._from(self.whole, number, ply)
            if session is not None:
                return session
        return None

    def _from(self, history: JournalHistory, number: int, ply: int | None) -> Session | None:
        """The game from a snapshot; none that is another position than its digest says."""
        at, position = history.snapshots[number]
        check = history.choices[at - 1].check if at else None
        header = {**self._header(ply), "state": position}
        begun = self.trial.replayed([header])
        if begun is None or (check and self.pinned and check[1] != digest(begun.state)):
            return None
        course = history.choices[at:]
        fits = self.trial.fitting(header, course)
        standing = self.trial.spec.rules.standing(begun.state)
        self.left = _left_of_round(standing["round"], len(course) - fits)
        return self.trial.replayed([header, *_lines(course[:fits])])

    def _begun(self, course: Course) -> Session | None:
        """The game from its beginning, as far as it fits."""
        made = _choices(course)
        if not made and self.record.problem is None:
            return None
        header = {**self._beginning(), **self._header(made)}
        self.left = _left_of_beginning(made)
        return self.trial.replayed([header, *_lines(course)])

    def _beginning(self) -> Line:
        return {name: self.record.header[name] for name in _BEGINNING if name in self.record.header}

    def _header(self, ply: int | None) -> Line:
        old = self.record.header
        kept = (*_INHERITED, *self.trial.spec.noted)
        header: Line = {name: old[name] for name in kept if name in old}
        header["branch"] = {"of": old.get("id"), "at": ply}
        header["names"] = [seat.name for seat in self.trial.seats]
        header["kinds"] = [seat.sort for seat in self.trial.seats]
        return header | ({"marks": list(self.whole.marks)} if self.whole.marks else {})


def _so_far(told: JournalHistory, items: Iterable[Item]) -> JournalHistory:
    """The history as far as it makes sense."""
    for item in items:
        try:
            told.add(item)
        except BadJournal:
            told.touched = True  # what cannot be understood may be a person's
            break
    return told


def _moved_back(items: Iterable[Item], base: int | None) -> Iterator[Item]:
    """The same with ways back counted from a snapshot; it ends where they cannot be understood."""
    for item in items:
        if not isinstance(item, TakeBack):
            yield item
        elif base is None:
            return
        else:
            yield TakeBack(item.ply - base, item.how)


def _choices(course: Course) -> int:
    return sum(isinstance(item, Entry) for item in course)


def _lines(course: Course) -> list[Line]:
    return [line for item in course for line in item.lines()]


def _left_of_beginning(made: int) -> str:
    if made < 2:
        return mark("Its first move is intact.") if made else mark("It starts over.")
    return saying("Its first {made} moves are intact.", made=made)


def _left_of_round(number: object, lost: int) -> str:
    if not lost:
        return saying(
            "It continues from round {number}; earlier rounds cannot be shown.",
            number=number,
        )
    return sayings(
        "It continues from round {number}; earlier rounds cannot be shown, and its last move "
        "is lost.",
        "It continues from round {number}; earlier rounds cannot be shown, and its last "
        "{count} moves are lost.",
        lost,
        number=number,
    )


def _older(spec: Game, record: Record) -> Said:
    if pinned(spec, record):
        return ()
    return (
        mark(
            "This game was started under older rules. All its moves are still valid; costs "
            "and gains follow the current rules."
        ),
    )


def pinned(spec: Game, record: Record) -> bool:
    """Whether the game was begun under the rules as they are now."""
    return bool(record.header.get("rules_version", spec.version) == spec.version)
