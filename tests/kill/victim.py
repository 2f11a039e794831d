"""The process to be killed: plays on with whatever was left, and tells each decision it has made.

What it tells is what a player has been shown: it comes after the decision, never before. Some lives
have a disk that takes a few letters at a time, so that death can come in the middle of a word.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from stupor.archive import Archive, append_only
from stupor.engine.codec import digest
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.match.journal import HOWS
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from tests.kill.death import READY

T = TypeVar("T")
#: Computers that think are rarer than those that do not: most of the time is spent in writing.
KINDS: Final = (*[HUMAN] * 3, *["random"] * 6, "greedy")
#: Once in so many decisions something else is done.
_RARELY: Final = 30
_FARTHEST: Final = 25
_STUTTERS: Final = 3
_LETTERS: Final = 40
_PAUSE: Final = 0.0002


class Victim:
    """Plays by chance as fast as it can."""

    def __init__(self, folder: Path, seed: int, voice: int, game: str) -> None:
        self._spec = registry.get(game)
        self._archive = Archive(folder, registry.get)
        self._chance = SplitMix(seed)
        self._voice = voice
        if self._chance.below(_STUTTERS) == 0:
            append_only._write = _stutter

    def live(self) -> None:
        """Play one game after the other until somebody puts an end to it."""
        while True:
            session = self._left() or self._new()
            self._tell(READY)
            while not session.over:
                self._act(session)

    def _left(self) -> Session | None:
        last = self._archive.last()
        if last is None:
            return None
        opened = self._archive.open(last)
        assert not opened.notices and not opened.watch, opened
        return None if opened.session.over else opened.session

    def _new(self) -> Session:
        seed = self._chance.below(10**6)
        kinds = [self._one(KINDS) for _ in range(1 + self._chance.below(4))]
        seats = [make_seat(kind, self._spec, seed + n, None) for n, kind in enumerate(kinds)]
        session = Session.new(self._spec, seats, seed, {}, {"undo": "sandbox"})
        self._archive.keep(session)
        return session

    def _act(self, session: Session) -> None:
        detour = self._chance.below(_RARELY * 3)
        if detour == 0 and session.ply:
            ply = max(0, session.ply - 1 - self._chance.below(_FARTHEST))
            how = self._one(HOWS)
            session.go_back(ply, how)
            self._say(session, ["back", ply, how])
        elif detour == 1:
            chair, kind = self._chance.below(len(session.seats)), self._one(KINDS)
            session.reseat(chair, make_seat(kind, self._spec, session.ply, None))
            self._say(session, ["sits", chair, kind])
        else:
            self._choose(session)

    def _choose(self, session: Session) -> None:
        assert session.decision is not None
        if session.can_redo and self._chance.below(2):
            session.redo()
        elif session.seats[session.decision.seat].human:
            session.play(self._one(session.decision.options))
        else:
            while session.poll() is None:
                pass
        made = session.choice(session.ply - 1).lines()[0]
        self._say(session, [made["seat"], made["key"]])

    def _say(self, session: Session, what: list[object]) -> None:
        self._tell(json.dumps([session.header["id"], what, digest(session.state)]))

    def _tell(self, words: str) -> None:
        os.write(self._voice, f"{words}\n".encode())

    def _one(self, many: Sequence[T]) -> T:
        return many[self._chance.below(len(many))]


def _stutter(descriptor: int, content: bytes) -> None:
    """Write as a disk does that is nearly worn out."""
    for start in range(0, len(content), _LETTERS):
        os.write(descriptor, content[start : start + _LETTERS])
        time.sleep(_PAUSE)
