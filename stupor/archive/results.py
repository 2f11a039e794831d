"""The results of games, read from the first and the last line of their files alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Final

from stupor.archive.finished_games import (
    FINISHED,
    NOTHING,
    UNFINISHED,
    FinishedGame,
    UnfinishedGame,
    game_of,
    index_entry,
)
from stupor.archive.folder import GAMES, SUFFIX, TRASH, Folder
from stupor.archive.game import changed_at
from stupor.archive.index import Entries, Index, IndexEntry
from stupor.archive.listing import FolderScans, SeenFile
from stupor.archive.open_game import read_history
from stupor.archive.reading import BadFile, Record, content_of, parse, read_ends
from stupor.archive.traits import traits_in
from stupor.files.times import moment_told
from stupor.match.journal import HOWS, UNDO, Line, texts
from stupor.match.record_lines import CHAPTER, DAILY, PROFILE
from stupor.match.seats import HUMAN

__all__ = ["FinishedGame", "Results", "UnfinishedGame", "read_result"]

#: What an older file says where somebody has sat down, or gone back by another's leave.
_CHANGES: Final = tuple(f'"{word}"'.encode() for word in ("sits", *HOWS) if word != UNDO)
#: No points, rounds or chairs come anywhere near that.
_MOST: Final = 9_999


class Results:
    """Reads the ends of game files and caches what they say, also for later windows."""

    def __init__(self, folder: Folder, scans: FolderScans | None = None) -> None:
        """Nothing is read yet."""
        self._places = {GAMES: folder.games, TRASH: folder.trash}
        self._scans = scans or FolderScans()
        self._index = Index(folder.root)
        self._built: dict[tuple[str, str], tuple[IndexEntry, FinishedGame | UnfinishedGame]] = {}

    @cached_property
    def _known(self) -> Entries:
        return self._index.load()

    def finished_games_of(self, *games: str, played: bool = False) -> Iterator[FinishedGame]:
        """All finished games or those of these, the trash included, the latest begun first.

        With `played` it is the one that was played last.
        """
        keys = [
            (entry.ended if played else entry.began, name.removesuffix(SUFFIX), place, name)
            for place in (GAMES, TRASH)
            for name, entry in self._all(place)
            if entry.sort == FINISHED and (not games or entry.game in games)
        ]
        for _, _, place, name in sorted(keys, reverse=True):
            game = self._game(place, name)
            if isinstance(game, FinishedGame):
                yield game

    def unfinished_games(self) -> list[UnfinishedGame]:
        """All games that can be continued, the latest played first."""
        names = [name for name, entry in self._all(GAMES) if entry.sort == UNFINISHED]
        told = (self._game(GAMES, name) for name in names)
        return [game for game in told if isinstance(game, UnfinishedGame)]

    def known(self, place: Path, seen: SeenFile) -> tuple[bool, str] | None:
        """Whether a game is over and its kind, if that is known without reading its file."""
        entry = self._known.get((place.name, seen.name))
        if entry is None or entry[:2] != seen[:2] or entry.sort == NOTHING:
            return None
        return entry.sort == FINISHED, entry.game

    def _all(self, place: str) -> list[tuple[str, IndexEntry]]:
        """The entries of a folder, the latest played first; changed files are read again."""
        known, entries, new = self._known, [], {}
        for seen in self._scans.found(self._places[place]):
            key = place, seen.name
            entry = known.get(key)
            if entry is None or entry[:2] != seen[:2]:
                new[key] = known[key] = entry = self._look(key, seen)
            entries.append((seen.name, entry))
        if new:
            self._index.add(new, self._pruned(place, {name for name, _ in entries}))
        return entries

    def _pruned(self, place: str, names: set[str]) -> Entries:
        """All that is known, without what has gone from a place."""
        for key in [key for key in self._known if key[0] == place and key[1] not in names]:
            del self._known[key]
        return self._known

    def _look(self, key: tuple[str, str], seen: SeenFile) -> IndexEntry:
        place, name = key
        game = read_result(self._places[place] / name, place == TRASH)
        entry = index_entry(seen, game)
        if game is not None:
            self._built[key] = entry, game
        return entry

    def _game(self, place: str, name: str) -> FinishedGame | UnfinishedGame | None:
        """A game, as cached or as its file says."""
        key = place, name
        entry, built = self._known.get(key), self._built.get(key)
        if entry is None:
            return None  # it has gone since the list was begun
        if built is not None and built[0] is entry:
            return built[1]
        path = self._places[place] / name
        game = game_of(entry, path, place == TRASH) or read_result(path, place == TRASH)
        if game is not None:
            self._built[key] = entry, game
        return game


def read_result(path: Path, trashed: bool = False) -> FinishedGame | UnfinishedGame | None:
    """The game in a file with its result; None if that cannot be read."""
    try:
        header, last = read_ends(path)
        end = next((line for line in last if not _afterthought(line)), {})
        closing = end.get("over")
        if isinstance(closing, dict):
            return _finished(path, header, closing, end, trashed)
    except (BadFile, OSError, _BadResult):
        return None
    branch, own, game = "branch" in header, _own(path, header), _text(header.get("game"))
    return UnfinishedGame(
        path.stem, path, _began(path, header), *_belonging(header), branch, own, game
    )


class _BadResult(ValueError):
    """The end of a game is told in a way that makes no sense."""


def _afterthought(line: Line) -> bool:
    """Whether a line can follow the end of a game without undoing it."""
    return "sits" in line or line.keys() == {"standing"}


def _finished(path: Path, header: Line, closing: Line, end: Line, trashed: bool) -> FinishedGame:
    known = closing if "kinds" in closing else _gather_older(path, header, end)
    seats = header["seats"]
    scores, winners = _numbers(closing, "scores"), _numbers(closing, "winners")
    if len(scores) != seats or not set(winners) <= set(range(seats)):
        raise _BadResult(path)
    chapter, profile, daily = _belonging(header)
    seal, title, options = closing.get("seal"), closing.get("title"), header.get("options")
    return FinishedGame(
        id=path.stem,
        path=path,
        began=_began(path, header),
        names=tuple(texts(known.get("names"), seats) or [""] * seats),
        kinds=tuple(texts(known.get("kinds"), seats) or [""] * seats),
        traits=_traits(traits_in(known, header.get("game")), seats),
        scores=scores,
        winners=winners,
        categories=_categories(closing.get("categories"), seats),
        rounds=_whole(closing.get("rounds")),
        reason=_text(closing.get("reason")),
        title=title if isinstance(title, str) else None,
        seal=seal if isinstance(seal, bool) else None,
        marks=tuple(texts(known.get("marks"))),
        options=options if isinstance(options, dict) else {},
        game=_text(header.get("game")),
        chapter=chapter,
        profile=profile,
        daily=daily,
        branch="branch" in header,
        trashed=trashed,
        persons=_numbers(known, "persons"),
        own=_own(path, header),
        ended=_ended(path, header, closing),
    )


def _gather_older(path: Path, header: Line, end: Line) -> Line:
    """What the end of a game does not tell in an older file, gathered from all of it."""
    content = content_of(path)
    # most games have neither, and to read all of a file takes a while
    changed = any(word in content for word in _CHANGES)
    history = read_history(parse(content)) if changed else read_history(Record([header], []))
    sat = {sitting.chair for _, sitting in history.sittings}
    persons = [n for n, (kind, _) in enumerate(history.chairs) if kind == HUMAN and n not in sat]
    standing, game = end.get("standing"), header.get("game")
    return {
        "kinds": [kind for kind, _ in history.chairs],
        "names": [name for _, name in history.chairs],
        "persons": persons,
        "traits": traits_in(standing, game) if isinstance(standing, dict) else None,
        "marks": list(history.marks),
    }


def _belonging(header: Line) -> tuple[str, str, str]:
    """Chapter, profile and day of a game."""
    return _text(header.get(CHAPTER)), _text(header.get(PROFILE)), _text(header.get(DAILY))


def _own(path: Path, header: Line) -> bool:
    """Whether the game was begun here: one from elsewhere brings a name of its own, or little."""
    return header.get("id") == path.stem and "app" in header


def _ended(path: Path, header: Line, closing: Line) -> datetime:
    """When a game ended; an older file does not say, and one from elsewhere is dated otherwise."""
    told = moment_told(closing.get("ended"))
    return told or (changed_at(path) if _own(path, header) else _began(path, header))


def _began(path: Path, header: Line) -> datetime:
    return moment_told(header.get("began")) or changed_at(path)


def _numbers(told: Line, name: str) -> tuple[int, ...]:
    found = told.get(name)
    if not isinstance(found, list) or not all(map(_likely, found)):
        raise _BadResult(name)
    return tuple(found)


def _whole(value: object) -> int:
    return value if type(value) is int and _likely(value) else 0


def _likely(number: object) -> bool:
    """Whether it is a number that a game may come to."""
    return type(number) is int and abs(number) <= _MOST


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _traits(value: object, seats: int) -> tuple[str, ...]:
    named = value if isinstance(value, list) and len(value) == seats else [""] * seats
    return tuple(trait if isinstance(trait, str) else "" for trait in named)


def _categories(value: object, seats: int) -> dict[str, tuple[int, ...]]:
    """Points by category and seat; none where anything is amiss."""
    if not isinstance(value, dict):
        return {}
    try:
        rows = {name: _numbers(value, name) for name in value}
    except _BadResult:
        return {}
    return rows if all(len(row) == seats for row in rows.values()) else {}
