"""Finished games and begun ones, as they are told and as the index keeps them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from stupor.archive.folder import SUFFIX
from stupor.archive.index import IndexEntry
from stupor.archive.listing import SeenFile
from stupor.engine.record import record
from stupor.match.seats import HUMAN

#: What the index says of a file: a finished game, a begun one, nothing that can be told.
DEED: Final = "d"
BEGUN: Final = "b"
NOTHING: Final = "-"
_DECODER: Final = json.JSONDecoder()
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLIONTH: Final = timedelta(microseconds=1)


@record
class FinishedGame:
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
        return tuple([seat for seat, kind in enumerate(self.kinds) if kind == HUMAN])

    @property
    def counts(self) -> bool:
        """Whether people played it here to the end by themselves, and nothing more than undid."""
        alone = bool(self.people) and set(self.people) <= set(self.persons)
        return alone and self.own and not self.marks and not self.branch


@record
class UnfinishedGame:
    """A game that is not over: where it lies, and to what it belongs."""

    id: str
    path: Path
    began: datetime
    chapter: str = ""
    profile: str = ""
    daily: str = ""
    branch: bool = False
    own: bool = True
    game: str = ""


def entry_of(seen: SeenFile, game: FinishedGame | UnfinishedGame | None) -> IndexEntry:
    """A game as the index keeps it."""
    if game is None:
        return IndexEntry(seen.when, seen.size, NOTHING, "", 0, "")
    told = _of_deed(game) if isinstance(game, FinishedGame) else _of_begun(game)
    sort = DEED if isinstance(game, FinishedGame) else BEGUN
    began = (game.began - _EPOCH) // _MILLIONTH
    words = json.dumps(told, separators=(",", ":"))
    return IndexEntry(seen.when, seen.size, sort, game.game, began, words)


def told_by(entry: IndexEntry, path: Path, trashed: bool) -> FinishedGame | UnfinishedGame | None:
    """The game that an entry tells of; None where that makes no sense."""
    try:
        began = _EPOCH + timedelta(microseconds=entry.began)
        told = _DECODER.decode(entry.told)
        if entry.sort == DEED:
            return _deed(told, path, began, entry.game, trashed)
        return _begun(told, path, began, entry.game) if entry.sort == BEGUN else None
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _of_deed(deed: FinishedGame) -> list[Any]:
    lists = (deed.names, deed.kinds, deed.traits, deed.marks, deed.scores, deed.winners)
    facts = (deed.rounds, deed.reason, deed.title, deed.seal, deed.branch, deed.own)
    belonging = (deed.chapter, deed.profile, deed.daily)
    return [*lists, deed.persons, deed.categories, deed.options, *facts, *belonging]


def _deed(told: list[Any], path: Path, began: datetime, game: str, trashed: bool) -> FinishedGame:
    names, kinds, traits, marks, scores, winners, persons, categories, options, *facts = told
    rounds, reason, title, seal, branch, own, chapter, profile, daily = facts
    "".join((*names, *kinds, *traits, *marks, reason, title or "", chapter, profile, daily))
    sum((*scores, *winners, *persons, rounds), 0)
    points = {name: tuple(row) for name, row in categories.items()}
    sum((sum(row) for row in points.values()), 0)
    if type(options) is not dict or type(branch) is not bool or type(own) is not bool:
        raise TypeError(options)
    return FinishedGame(
        path.name.removesuffix(SUFFIX), path, began, tuple(names), tuple(kinds), tuple(traits),
        tuple(scores), tuple(winners), points, rounds, reason, title, seal, tuple(marks), options,
        game, chapter, profile, daily, branch, trashed, tuple(persons), own,
    )  # fmt: skip


def _of_begun(begun: UnfinishedGame) -> list[Any]:
    return [begun.chapter, begun.profile, begun.daily, begun.branch, begun.own]


def _begun(told: list[Any], path: Path, began: datetime, game: str) -> UnfinishedGame:
    chapter, profile, daily, branch, own = told
    "".join((chapter, profile, daily))
    return UnfinishedGame(
        path.stem, path, began, chapter, profile, daily, bool(branch), bool(own), game
    )
