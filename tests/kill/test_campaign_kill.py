"""No profile, no chapter begun and no title won is lost by a sudden death."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stupor.archive import Archive
from stupor.archive.results import FinishedGame, UnfinishedGame
from stupor.engine.codec import digest
from stupor.games import registry
from tests.kill.campaigner import Campaigner
from tests.kill.death import READY, one_life

DEATHS = (20, pytest.param(60, marks=pytest.mark.exhaustive))


class Campaign:
    """Knows every profile and every game that was told, and looks for them after each death."""

    def __init__(self, folder: Path) -> None:
        self.changes = self.early = self.finished = 0
        self._folder = folder
        self._chance = Random(1)
        self._profiles: list[Any] | None = None
        self._will: list[str] | None = None
        self._games: dict[str, list[Any]] = {}

    def watch(self) -> None:
        """One life and one death; AssertionError when something is lost."""
        seed = self._chance.getrandbits(40)
        self._hear(
            one_life(lambda voice: Campaigner(self._folder, seed, voice).live(), self._chance)
        )
        archive = Archive(self._folder, registry.get)
        if self._profiles is not None:
            self._look_at_profiles(archive)
        self._look_at_games(archive)

    def _hear(self, heard: str) -> None:
        for line in heard.split("\n")[:-1]:
            if line == READY:
                continue
            kind, what = json.loads(line)
            if kind == "game":
                self._games[what[0]] = what
            elif kind == "will":
                self._will = what
            else:
                self._profiles, self._will = what, None
                self.changes += 1

    def _look_at_profiles(self, archive: Archive) -> None:
        """The profiles are as they were told, or as they were to be."""
        profiles = archive.profiles
        now = [[[one.id, one.name] for one in profiles.all()], profiles.current().id]
        assert not profiles.said, profiles.said
        assert not list(self._folder.glob("*.broken*"))
        if now != self._profiles:
            assert self._profiles is not None
            assert self._will is not None, f"{self._profiles} were told, {now} are there"
            assert _changed(self._profiles, self._will, now), (self._profiles, self._will, now)
            self.early += 1
        self._profiles, self._will = now, None

    def _look_at_games(self, archive: Archive) -> None:
        """Every game told is there, of its chapter and profile, and none of them is behind."""
        known: dict[str, FinishedGame | UnfinishedGame] = {
            game.id: game for game in archive.unfinished_games()
        }
        known |= {deed.id: deed for deed in archive.finished_games()}
        for name, chapter, profile, ply, over, position in list(self._games.values()):
            game = known[name]
            assert (game.chapter, game.profile) == (chapter, profile)
            assert isinstance(game, FinishedGame) or not over
            assert not isinstance(game, FinishedGame) or game.counts
            if not over:
                opened = archive.open(game.path)
                if opened.writer is not None:
                    opened.writer.close()
                assert not opened.notices, opened.notices
                session = opened.session
                assert session.ply in (ply, ply + 1)
                assert ply < session.ply or digest(session.state) == position
                now = [session.ply, session.over, digest(session.state)]
                self._games[name] = [name, chapter, profile, *now]
        self.finished = sum(isinstance(game, FinishedGame) for game in known.values())


def _changed(told: list[Any], will: list[str], now: list[Any]) -> bool:
    """Whether these are the profiles after what was about to be done."""
    (before, current), (after, whose), (deed, which, name) = told, now, will
    if deed == "add":
        new = after[-1]
        return bool(after[:-1] == before and new[1] == name and whose == new[0])
    if deed == "rename":
        renamed = [[one[0], name if one[0] == which else one[1]] for one in before]
        return bool(after == renamed and whose == current)
    if deed == "choose":
        return bool(after == before and whose == which)
    return bool(after == [one for one in before if one[0] != which])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.parametrize("deaths", DEATHS)
def test_sudden_deaths_cost_no_profile_and_no_chapter(tmp_path: Path, deaths: int) -> None:
    campaign = Campaign(tmp_path)
    for _ in range(deaths):
        campaign.watch()
    assert campaign.changes > deaths
    assert campaign.finished > 0
