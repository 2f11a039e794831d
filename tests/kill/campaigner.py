"""The campaigner to be killed: changes profiles and plays chapters, and tells all that is done.

What is about to be done with the profiles is told before and after: a death in between may leave
either of the two, and nothing else.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from stupor.archive import Archive
from stupor.engine.codec import digest
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.chapter_files import chapters
from stupor.match.record_lines import CHAPTER, PROFILE
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.platform import paths
from tests.kill.death import READY

SPEC: Final = registry.get("stupor_mundi")
SHELF: Final = [c for c in chapters(paths.levels() / "campaign") if isinstance(c, Chapter)]
#: No more profiles than that.
MOST: Final = 5
#: Choices between two looks at the profiles.
_STRETCH: Final = 12


class Campaigner:
    """Plays chapters by chance, now for one profile and now for another."""

    def __init__(self, folder: Path, seed: int, voice: int) -> None:
        self._archive = Archive(folder, registry.get)
        self._chance = SplitMix(seed)
        self._voice = voice

    def live(self) -> None:
        """Go on with the chapter that was left, until somebody puts an end to it."""
        self._say("profiles", self._profiles())
        session = self._left()
        self._tell(READY)
        while True:
            session = session if session and not session.over else self._new()
            for _ in range(_STRETCH):
                if session.decision is not None:
                    options = session.decision.options
                    session.play(options[self._chance.below(len(options))])
                    self._say("game", self._told(session))
            self._change_profiles()

    def _profiles(self) -> list[Any]:
        profiles = self._archive.profiles
        assert not profiles.said, profiles.said
        return [[[one.id, one.name] for one in profiles.all()], profiles.current().id]

    def _change_profiles(self) -> None:
        profiles = self._archive.profiles
        known = profiles.all()
        one = known[self._chance.below(len(known))]
        deed = ("add", "rename", "choose", "remove")[self._chance.below(4)]
        name = f"Name {self._chance.below(1000)}"
        if deed == "add" and len(known) < MOST:
            self._say("will", ["add", "", name])
            profiles.add(name)
        elif deed == "rename":
            self._say("will", ["rename", one.id, name])
            profiles.rename(one.id, name)
        elif deed == "choose":
            self._say("will", ["choose", one.id, ""])
            profiles.choose(one.id)
        elif deed == "remove" and len(known) > 1:
            self._say("will", ["remove", one.id, ""])
            profiles.remove(one.id)
        self._say("profiles", self._profiles())

    def _left(self) -> Session | None:
        begun = self._archive.unfinished_games()
        if not begun:
            return None
        opened = self._archive.open(begun[0].path)
        assert not opened.notices and not opened.watch, opened
        return opened.session

    def _new(self) -> Session:
        number = self._chance.below(len(SHELF))
        chapter, chair = SHELF[number], make_seat(HUMAN, SPEC, 0)
        session = Session.new(SPEC, [chair], self._chance.below(10**6), chapter.options())
        profile = self._archive.profiles.current()
        session.add_to_header({CHAPTER: chapter.file.removesuffix(".toml"), PROFILE: profile.id})
        self._archive.keep(session)
        return session

    def _told(self, session: Session) -> list[Any]:
        header = session.header
        facts = [header["id"], header[CHAPTER], header[PROFILE]]
        return [*facts, session.ply, session.over, digest(session.state)]

    def _say(self, kind: str, what: object) -> None:
        self._tell(json.dumps([kind, what]))

    def _tell(self, words: str) -> None:
        os.write(self._voice, f"{words}\n".encode())
