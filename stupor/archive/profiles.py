"""Who plays the campaign on this machine: a small file of names, written whole or not at all."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeGuard

from stupor.archive.disk_errors import in_words
from stupor.archive.folder import Folder, files
from stupor.archive.reading import BadFile, read_ends
from stupor.files.atomic_write import put_aside, write_whole
from stupor.files.structured import from_json
from stupor.files.untrusted import read_text
from stupor.language import mark, saying
from stupor.match.journal import Line, texts
from stupor.match.record_lines import PROFILE

_log = logging.getLogger(__name__)

FILE: Final = "profiles.json"
FORMAT: Final = "stupor-profiles"
#: Who plays as long as nobody has said a name.
FIRST: Final = "Vassal"
MOST_LETTERS: Final = 16
_NEVER: Final = (0, 0, 0)
#: A longer file is none of ours.
_MOST_BYTES: Final = 2**20
_LONGEST_ID: Final = 64
DAMAGED: Final = mark(
    "The list of profiles was damaged and has been set aside as {file}. Players are restored "
    "from their games."
)


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who plays the campaign: an id that games are marked with, a name, and since when."""

    id: str
    name: str
    began: str


@dataclass(frozen=True, slots=True)
class _List:
    """All profiles in the order in which they came, and the chosen one."""

    profiles: tuple[Profile, ...]
    current: str

    def has(self, name: str) -> bool:
        return any(profile.id == name for profile in self.profiles)


class Profiles:
    """The profiles below the player's folder; `said` is what the player has to know about them."""

    def __init__(self, root: Path) -> None:
        """Nothing is read before it is asked for."""
        self._folder = Folder(root)
        self._path = root / FILE
        self._known: _List | None = None
        self._stamp = _NEVER
        self.said = ""

    def all(self) -> list[Profile]:
        """All profiles in the order in which they came; there is always one."""
        return list(self._list().profiles)

    def current(self) -> Profile:
        """The chosen one."""
        known = self._list()
        return next(profile for profile in known.profiles if profile.id == known.current)

    def add(self, name: str) -> Profile:
        """A new profile, which is chosen at once."""
        new = _new(name)
        self._keep(_List((*self._list().profiles, new), new.id))
        return new

    def choose(self, id: str) -> None:
        """Choose another profile."""
        known = self._list()
        if known.has(id):
            self._keep(replace(known, current=id))

    def rename(self, id: str, name: str) -> None:
        """Give a profile another name."""
        known = self._list()
        profiles = (
            replace(one, name=_name(name) or one.name) if one.id == id else one
            for one in known.profiles
        )
        self._keep(replace(known, profiles=tuple(profiles)))

    def remove(self, id: str) -> None:
        """List a profile no more; its games stay, and the last profile does, too."""
        known = self._list()
        left = tuple(profile for profile in known.profiles if profile.id != id)
        if left:
            self._keep(_List(left, known.current if known.current != id else left[-1].id))

    def _list(self) -> _List:
        """The profiles as the file has them now: another window may have changed it."""
        stamp = _stamp(self._path)
        if self._known is None or stamp != self._stamp:
            self._stamp = stamp
            self._known = self._read()
        return self._known

    def _read(self) -> _List:
        known = self._known
        try:
            told, amiss = _meant(from_json(read_text(self._path, _MOST_BYTES)))
            if not amiss:
                return told
            _log.warning("something is wrong in the profiles: what is sound is kept")
            known = self._with_those_of_games(told)
            self._put_aside()
        except FileNotFoundError:
            pass
        except (OSError, ValueError) as why:
            _log.warning("the profiles cannot be read: %r", why)
            self._put_aside()
        known = known or self._found_again()
        self._keep(known)
        return known

    def _with_those_of_games(self, known: _List) -> _List:
        """A list, and whoever is missing in it but has played."""
        played = self._found_again().profiles if any(self._marked()) else ()
        more = [profile for profile in played if not known.has(profile.id)]
        return _List((*known.profiles, *more), known.current)

    def _put_aside(self) -> None:
        """Let the damaged file lie beside the new one."""
        try:
            self.said = saying(DAMAGED, file=put_aside(self._path).name)
        except OSError as why:
            _log.warning("the damaged profiles cannot be put aside: %r", why)

    def _keep(self, known: _List) -> None:
        """Write the list; where that fails it lasts until the game ends."""
        self._known = known
        told = {"format": FORMAT, "version": 1, "current": known.current}
        lines = {**told, "profiles": [asdict(profile) for profile in known.profiles]}
        try:
            self._folder.root.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(lines, indent=1).encode())
        except OSError as why:
            _log.warning("the profiles cannot be kept: %r", why)
            self.said = in_words(why, self._folder.root)
        self._stamp = _stamp(self._path)

    def _found_again(self) -> _List:
        """The profiles of which there are games, by the names in those; a first one without any."""
        found: dict[str, Profile] = {}
        latest = ""
        for began, header in sorted(self._marked(), key=lambda told: told[0]):
            id, name = header[PROFILE], _name("".join(texts(header.get("names"))[:1])) or FIRST
            first = found.get(id)
            found[id] = Profile(id, name, first.began if first else began)
            latest = id
        if not found:
            new = _new(FIRST)
            return _List((new,), new.id)
        return _List(tuple(found.values()), latest)

    def _marked(self) -> Iterator[tuple[str, Line]]:
        """When the games of profiles were begun here, and what their headers say."""
        for place in (self._folder.games, self._folder.trash):
            for path in files(place):
                try:
                    header, _ = read_ends(path)
                except BadFile:
                    continue
                id, began = header.get(PROFILE), header.get("began")
                if _is_id(id) and isinstance(began, str) and header.get("id") == path.stem:
                    yield str(began), header


def _meant(told: object) -> tuple[_List, bool]:
    """The list that a file tells, and whether something in it is wrong.

    ValueError where nothing of it makes sense.
    """
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError("this is no list of profiles")
    read = _read(told.get("profiles"))
    profiles = {profile.id: profile for profile, _ in filter(None, read)}
    if not profiles:
        raise ValueError("none of the profiles in it has an id")
    current = told.get("current")
    known = current if isinstance(current, str) and current in profiles else next(iter(profiles))
    return _List(tuple(profiles.values()), known), not all(one and one[1] for one in read)


def _read(lines: object) -> list[tuple[Profile, bool] | None]:
    """What each line tells; ValueError where there are none."""
    if not isinstance(lines, list) or not lines:
        raise ValueError("there are no profiles in it")
    return [_profile(line) for line in lines]


def _profile(line: object) -> tuple[Profile, bool] | None:
    """A profile and whether each of its fields makes sense; None without an id."""
    if not isinstance(line, dict) or not _is_id(id := line.get("id")):
        return None
    name, began = line.get("name"), line.get("began")
    sound = isinstance(name, str) and isinstance(began, str)
    name, began = (told if isinstance(told, str) else "" for told in (name, began))
    return Profile(id, _name(name) or FIRST, began), sound


def _is_id(id: object) -> TypeGuard[str]:
    return isinstance(id, str) and 0 < len(id) <= _LONGEST_ID and id.isprintable()


def _new(name: str) -> Profile:
    began = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"
    return Profile(os.urandom(6).hex(), _name(name) or FIRST, began)


def _name(name: str) -> str:
    """A name that can be shown."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:MOST_LETTERS].strip()


def _stamp(path: Path) -> tuple[int, int, int]:
    """Different whenever the file is another one."""
    try:
        told = path.stat()
    except OSError:
        return _NEVER
    return told.st_ino, told.st_mtime_ns, told.st_size
