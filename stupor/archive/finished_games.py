"""Finished and unfinished games, and how the index stores them."""

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

#: Sorts of files in the index: a finished game, an unfinished one, one that tells nothing.
FINISHED: Final = "d"
UNFINISHED: Final = "b"
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
    ended: datetime = _EPOCH

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


def index_entry(seen: SeenFile, game: FinishedGame | UnfinishedGame | None) -> IndexEntry:
    """The entry of a game in the index."""
    if game is None:
        return IndexEntry(seen.when, seen.size, NOTHING, "", 0, 0, "")
    told = _finished_fields(game) if isinstance(game, FinishedGame) else _unfinished_fields(game)
    sort = FINISHED if isinstance(game, FinishedGame) else UNFINISHED
    ends = game.ended if isinstance(game, FinishedGame) else game.began
    began, ended = ((moment - _EPOCH) // _MILLIONTH for moment in (game.began, ends))
    words = json.dumps(told, separators=(",", ":"))
    return IndexEntry(seen.when, seen.size, sort, game.game, began, ended, words)


def game_of(entry: IndexEntry, path: Path, trashed: bool) -> FinishedGame | UnfinishedGame | None:
    """The game of an entry; None if the entry makes no sense."""
    try:
        began, ended = (_EPOCH + number * _MILLIONTH for number in (entry.began, entry.ended))
        told = _DECODER.decode(entry.told)
        if entry.sort == FINISHED:
            return _finished(told, path, began, ended, entry.game, trashed)
        return _unfinished(told, path, began, entry.game) if entry.sort == UNFINISHED else None
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _finished_fields(game: FinishedGame) -> list[Any]:
    lists = (game.names, game.kinds, game.traits, game.marks, game.scores, game.winners)
    facts = (game.rounds, game.reason, game.title, game.seal, game.branch, game.own)
    belonging = (game.chapter, game.profile, game.daily)
    return [*lists, game.persons, game.categories, game.options, *facts, *belonging]


def _finished(
    told: list[Any], path: Path, began: datetime, ended: datetime, game: str, trashed: bool
) -> FinishedGame:
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
        game, chapter, profile, daily, branch, trashed, tuple(persons), own, ended,
    )  # fmt: skip


def _unfinished_fields(game: UnfinishedGame) -> list[Any]:
    return [game.chapter, game.profile, game.daily, game.branch, game.own]


def _unfinished(told: list[Any], path: Path, began: datetime, game: str) -> UnfinishedGame:
    chapter, profile, daily, branch, own = told
    "".join((chapter, profile, daily))
    return UnfinishedGame(
        path.stem, path, began, chapter, profile, daily, bool(branch), bool(own), game
    )
