"""What became of every game: read from the first and the last line of its file alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from stupor.archive.folder import Folder
from stupor.archive.game import changed_at
from stupor.archive.listing import found
from stupor.archive.opening import told
from stupor.archive.reading import BadFile, Record, content_of, parse, read_ends
from stupor.archive.traits import traits_in
from stupor.files.times import moment_told
from stupor.match.journal import HOWS, UNDO, Line, texts
from stupor.match.record_lines import CHAPTER, DAILY, PROFILE
from stupor.match.seats import HUMAN

#: What an older file says where somebody has sat down, or gone back by another's leave.
_CHANGES: Final = tuple(f'"{word}"'.encode() for word in ("sits", *HOWS) if word != UNDO)
#: No points, rounds or chairs come anywhere near that.
_MOST: Final = 9_999


@dataclass(frozen=True, slots=True)
class Deed:
    """A finished game: who played it, how it ended, and to what it belongs.

    `persons` are the seats for which people made every choice; `own` is false for a game that
    was brought in from elsewhere. Older files do not tell the points by `categories`.
    """

    id: str
    path: Path
    began: datetime
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    traits: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    categories: Mapping[str, tuple[int, ...]]
    rounds: int
    reason: str
    title: str | None
    seal: bool | None
    marks: tuple[str, ...]
    options: Mapping[str, Any]
    game: str = ""
    chapter: str = ""
    profile: str = ""
    daily: str = ""
    branch: bool = False
    trashed: bool = False
    persons: tuple[int, ...] = ()
    own: bool = True

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sat at the end."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)

    @property
    def counts(self) -> bool:
        """Whether people played it here to the end by themselves, and nothing more than undid."""
        alone = bool(self.people) and set(self.people) <= set(self.persons)
        return alone and self.own and not self.marks and not self.branch


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that is not over: where it lies, and to what it belongs."""

    id: str
    path: Path
    began: datetime
    chapter: str = ""
    profile: str = ""
    daily: str = ""
    branch: bool = False
    own: bool = True


class Annals:
    """Looks at the ends of game files and remembers what it saw."""

    def __init__(self, folder: Folder) -> None:
        """Nothing is read yet."""
        self._folder = folder
        self._seen: dict[Path, tuple[int, int, Deed | Begun | None]] = {}

    def deeds(self) -> list[Deed]:
        """All finished games, the trash included, those begun last first."""
        places = (self._folder.games, self._folder.trash)
        told = [game for place in places for game in self._all(place) if isinstance(game, Deed)]
        return sorted(told, key=lambda deed: (deed.began, deed.id), reverse=True)

    def begun(self) -> list[Begun]:
        """All games that can be gone on with, those played last first."""
        return [game for game in self._all(self._folder.games) if isinstance(game, Begun)]

    def _all(self, place: Path) -> Iterator[Deed | Begun]:
        for when, size, path in found(place):
            seen = self._seen.get(path)
            if seen is None or seen[:2] != (when, size):
                trashed = place == self._folder.trash
                self._seen[path] = seen = (when, size, look_up(path, trashed))
            if seen[2] is not None:
                yield seen[2]


def look_up(path: Path, trashed: bool = False) -> Deed | Begun | None:
    """What became of the game in a file; None where that cannot be read."""
    try:
        header, last = read_ends(path)
        end = next((line for line in last if not _afterthought(line)), {})
        closing = end.get("over")
        if isinstance(closing, dict):
            return _deed(path, header, closing, end, trashed)
    except (BadFile, OSError, _Nonsense):
        return None
    branch, own = "branch" in header, _own(path, header)
    return Begun(path.stem, path, _began(path, header), *_belonging(header), branch, own)


class _Nonsense(ValueError):
    """The end of a game is told in a way that makes no sense."""


def _afterthought(line: Line) -> bool:
    """Whether a line may follow the end of a game without undoing it."""
    return "sits" in line or line.keys() == {"standing"}


def _deed(path: Path, header: Line, closing: Line, end: Line, trashed: bool) -> Deed:
    known = closing if "kinds" in closing else _older(path, header, end)
    seats = header["seats"]
    scores, winners = _numbers(closing, "scores"), _numbers(closing, "winners")
    if len(scores) != seats or not set(winners) <= set(range(seats)):
        raise _Nonsense(path)
    chapter, profile, daily = _belonging(header)
    seal, title, options = closing.get("seal"), closing.get("title"), header.get("options")
    return Deed(
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
    )


def _older(path: Path, header: Line, end: Line) -> Line:
    """What the end of a game does not tell in an older file, gathered from all of it."""
    content = content_of(path)
    # most games have neither, and to read all of a file takes a while
    changed = any(word in content for word in _CHANGES)
    story = told(parse(content)) if changed else told(Record([header], []))
    sat = {sitting.chair for _, sitting in story.sittings}
    persons = [n for n, (kind, _) in enumerate(story.chairs) if kind == HUMAN and n not in sat]
    standing, game = end.get("standing"), header.get("game")
    return {
        "kinds": [kind for kind, _ in story.chairs],
        "names": [name for _, name in story.chairs],
        "persons": persons,
        "traits": traits_in(standing, game) if isinstance(standing, dict) else None,
        "marks": list(story.marks),
    }


def _belonging(header: Line) -> tuple[str, str, str]:
    """Chapter, profile and day of a game."""
    return _text(header.get(CHAPTER)), _text(header.get(PROFILE)), _text(header.get(DAILY))


def _own(path: Path, header: Line) -> bool:
    """Whether the game was begun here: one from elsewhere brings a name of its own, or little."""
    return header.get("id") == path.stem and "app" in header


def _began(path: Path, header: Line) -> datetime:
    return moment_told(header.get("began")) or changed_at(path)


def _numbers(told: Line, name: str) -> tuple[int, ...]:
    found = told.get(name)
    if not isinstance(found, list) or not all(map(_likely, found)):
        raise _Nonsense(name)
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
    except _Nonsense:
        return {}
    return rows if all(len(row) == seats for row in rows.values()) else {}
