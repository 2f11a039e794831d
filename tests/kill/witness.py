"""Starts games, kills them, and compares what was told with what is on the disk."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from stupor.archive import Archive
from stupor.archive.folder import files
from stupor.archive.reading import read_file
from stupor.engine.codec import digest
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.match.journal import Entry, SeatChange, TakeBack, read
from tests.kill.death import READY, one_life
from tests.kill.victim import Victim

Deed = list[Any]


@dataclass(slots=True)
class Count:
    """What was seen in all."""

    kills: int = 0
    decisions: int = 0
    unasked: int = 0
    torn: int = 0


class Witness:
    """Knows every deed that was told, and looks for it after each death."""

    def __init__(self, folder: Path, seed: int, game: str) -> None:
        self._game = game
        self.count = Count()
        self._folder = folder
        self._archive = Archive(folder, registry.get)
        self._chance = Random(seed)
        self._told: dict[str, list[Deed]] = defaultdict(list)
        self._digest: dict[str, str] = {}

    def watch(self) -> None:
        """One life and one death; AssertionError when something is lost."""
        seed = self._chance.getrandbits(40)
        heard = one_life(
            lambda voice: Victim(self._folder, seed, voice, self._game).live(), self._chance
        )
        played = self._hear(heard)
        self.count.kills += 1
        last = self._archive.last()
        for name in played | ({last.id} if last else set()):
            self._compare(name)

    def look_at_all(self) -> int:
        """Every file there is can be opened; how many there are."""
        found = list(files(self._archive.folder))
        for path in found:
            opened = self._archive.open(path)
            assert not opened.notices, (path, opened.notices)
            if opened.writer is not None:
                opened.writer.close()
        return len(found)

    def _hear(self, heard: str) -> set[str]:
        """Take up what was told, but for a last word that was cut short."""
        played = set()
        for line in heard.split("\n")[:-1]:
            if line != READY:
                name, deed, position = json.loads(line)
                self._told[name].append(deed)
                self._digest[name] = position
                self.count.decisions += 1
                played.add(name)
        return played

    def _compare(self, name: str) -> None:
        """Everything told is in the file, in this order, and at most one deed more."""
        path, told = self._archive.folder / f"{name}.stupor", self._told[name]
        record = read_file(path)
        self.count.torn += record.torn
        assert record.problem is None, record.problem
        kept = _deeds(record.lines)
        assert kept[: len(told)] == told, f"{name}: {len(told)} deeds told, {len(kept)} kept"
        assert len(kept) <= len(told) + 1, f"{name}: {len(kept)} deeds kept, {len(told)} told"
        opened = self._archive.open(path)
        assert not opened.notices, opened.notices
        assert not opened.watch
        if opened.writer is not None:
            opened.writer.close()
        if len(kept) == len(told):
            assert digest(opened.session.state) == self._digest[name]
        else:
            self.count.unasked += 1
            self._told[name] = kept
            self._digest[name] = digest(opened.session.state)


def _deeds(lines: list[dict[str, Any]]) -> list[Deed]:
    deeds: list[Deed] = []
    for item in read(lines)[1]:
        if isinstance(item, Entry):
            deeds.append([item.seat, key_of(item.option)])
        elif isinstance(item, TakeBack):
            deeds.append(["back", item.ply, item.how])
        elif isinstance(item, SeatChange):
            deeds.append(["sits", item.chair, item.kind])
    return deeds
