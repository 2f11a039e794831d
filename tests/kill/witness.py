"""Starts games, kills them, and compares what was told with what is on the disk."""

from __future__ import annotations

import json
import os
import select
import signal
import time
import traceback
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from stupor.archive import Archive
from stupor.archive.folder import files
from stupor.archive.reading import read_file
from stupor.engine.codec import digest
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.match.journal import Back, Entry, Sitting, read
from tests.kill.victim import READY, Victim

#: A game that does not begin within so many seconds is a failure.
_PATIENCE: Final = 60.0
#: Seconds of a life at most.
_LONGEST: Final = 0.08
#: One in so many dies while it is still opening the game that was left.
_EARLY: Final = 6

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

    def __init__(self, folder: Path, seed: int) -> None:
        self.count = Count()
        self._folder = folder
        self._archive = Archive(folder, registry.get)
        self._chance = Random(seed)
        self._told: dict[str, list[Deed]] = defaultdict(list)
        self._digest: dict[str, str] = {}

    def watch(self) -> None:
        """One life and one death; AssertionError when something is lost."""
        played = self._hear(self._one_life())
        self.count.kills += 1
        last = self._archive.last()
        for name in played | ({last.id} if last else set()):
            self._compare(name)

    def look_at_all(self) -> int:
        """Every file there is can be opened; how many there are."""
        found = list(files(self._archive.folder))
        for path in found:
            opened = self._archive.open(path)
            assert not opened.said, (path, opened.said)
            if opened.keeper is not None:
                opened.keeper.close()
        return len(found)

    def _one_life(self) -> str:
        ear, voice = os.pipe()
        victim = os.fork()
        if victim == 0:
            _be_victim(self._folder, self._chance.getrandbits(40), voice)
        self._chance.getrandbits(40)
        os.close(voice)
        try:
            return self._until_death(victim, ear)
        finally:
            os.close(ear)

    def _until_death(self, victim: int, ear: int) -> str:
        early = self._chance.randrange(_EARLY) == 0
        heard = b"" if early else _first_words(ear)
        end = time.monotonic() + self._chance.random() * _LONGEST
        while (left := end - time.monotonic()) > 0:
            if select.select([ear], [], [], left)[0]:
                heard += _words(ear)
        os.kill(victim, signal.SIGKILL)
        _, status = os.waitpid(victim, 0)
        assert os.WIFSIGNALED(status), f"the game died by itself: {heard[-2000:].decode()}"
        while words := os.read(ear, 1 << 16):
            heard += words
        return heard.decode()

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
        assert not opened.said, opened.said
        assert not opened.watch
        if opened.keeper is not None:
            opened.keeper.close()
        if len(kept) == len(told):
            assert digest(opened.session.state) == self._digest[name]
        else:
            self.count.unasked += 1
            self._told[name] = kept
            self._digest[name] = digest(opened.session.state)


def _be_victim(folder: Path, seed: int, voice: int) -> None:
    try:
        Victim(folder, seed, voice).live()
    except BaseException:
        os.write(voice, traceback.format_exc().encode())
    finally:
        os._exit(1)


def _first_words(ear: int) -> bytes:
    assert select.select([ear], [], [], _PATIENCE)[0], "the game does not begin"
    return _words(ear)


def _words(ear: int) -> bytes:
    words = os.read(ear, 1 << 16)
    if not words:
        time.sleep(0.001)
    return words


def _deeds(lines: list[dict[str, Any]]) -> list[Deed]:
    deeds: list[Deed] = []
    for item in read(lines)[1]:
        if isinstance(item, Entry):
            deeds.append([item.seat, key_of(item.option)])
        elif isinstance(item, Back):
            deeds.append(["back", item.ply, item.how])
        elif isinstance(item, Sitting):
            deeds.append(["sits", item.chair, item.kind])
    return deeds
