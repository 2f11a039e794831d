"""Statistics of finished games: how often, how many points, from where, against whom."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple, TypeVar

from stupor.ai.levels import LADDER, rank_of
from stupor.archive.results import FinishedGame
from stupor.files.atomic_write import write_to
from stupor.files.names import shown
from stupor.match.seats import HUMAN

#: The columns of a table with a line for each chair of each game; then come the variants that
#: were played in any of them, and the points by category.
COLUMNS: Final = (
    "game", "box", "began", "seats", "chair", "name", "player", "trait", "score", "won", "title",
    "seal", "chapter", "daily", "rounds", "ended", "counts", "trashed",
)  # fmt: skip
#: What a spreadsheet would take for a formula.
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
#: Spreadsheets know by this that the text is in UTF-8.
_BOM: Final = "\ufeff"
Key = TypeVar("Key")
#: The usual values of the variants of a game.
Usual = Callable[[str], Mapping[str, object]]


class ScoreFigures(NamedTuple):
    """The number of games, the people's best and median score, and the games they have won.

    Where several people share a game, each of them has a score.
    """

    games: int
    best: int
    median: float
    wins: int


class Wins(NamedTuple):
    """Games against somebody, and how many of them were won."""

    games: int
    wins: int


class SeatResult(NamedTuple):
    """A person's part in a game."""

    game: FinishedGame
    seat: int

    @property
    def score(self) -> int:
        """The points reached."""
        return self.game.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person was among the winners; nobody wins alone."""
        return len(self.game.scores) > 1 and self.seat in self.game.winners


def counting(games: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games that people played here to the end by themselves."""
    return [game for game in games if game.counts]


def parts(games: Iterable[FinishedGame]) -> list[SeatResult]:
    """Every person's part in every game, in the order of the games."""
    return [SeatResult(game, seat) for game in games for seat in game.people]


def figures(games: Iterable[FinishedGame]) -> ScoreFigures:
    """All of it in figures."""
    return _figures(parts(games))


def titles(games: Iterable[FinishedGame]) -> dict[str, float]:
    """The share of each title in the games that gave one, the title of the lowest score first."""
    told = sorted((game.scores[0], game.title) for game in games if game.title)
    order = dict.fromkeys(title for _, title in told)
    return {title: sum(t == title for _, t in told) / len(told) for title in order}


def sources(games: Iterable[FinishedGame]) -> dict[str, float]:
    """Points by category in the mean of people's scores; games that do not tell are left out."""
    return _means((game, game.people) for game in games)


def sources_of(games: Iterable[FinishedGame], trait: str) -> dict[str, float]:
    """The same of the people's seats with a trait."""
    theirs = (game for game in games if trait in game.traits)
    return _means(
        (game, [seat for seat in game.people if game.traits[seat] == trait]) for game in theirs
    )


def traits(games: Iterable[FinishedGame]) -> dict[str, ScoreFigures]:
    """The people's scores by the trait of their seat, those played most first."""
    return _grouped(parts(games), lambda part: part.game.traits[part.seat])


def seats(games: Iterable[FinishedGame]) -> dict[int, ScoreFigures]:
    """The people's scores by number of seats, the smallest tables first."""
    found = _grouped(parts(games), lambda part: len(part.game.scores))
    return {number: found[number] for number in sorted(found)}


def levels(games: Iterable[FinishedGame]) -> dict[str, Wins]:
    """Games where a computer of some rank sat, the gentlest rank first, and those people won."""
    told = [(rank, part) for part in parts(games) for rank in _rivals(part)]
    found = {rank: [part for against, part in told if against == rank] for rank in LADDER}
    return {rank: Wins(_games(some), _wins(some)) for rank, some in found.items() if some}


def rows(games: Iterable[FinishedGame], usual: Usual = lambda _: {}) -> Iterator[list[str]]:
    """A table with a line for each chair of each game, under a line of headings.

    `usual` are the values of a game's variants where nothing is said; a chapter has its own.
    """
    known = list(games)
    played = [_agreed(game, {} if game.chapter else usual(game.game)) for game in known]
    variants = list(dict.fromkeys(name for agreed in played for name in agreed))
    names = list(dict.fromkeys(name for game in known for name in game.categories))
    yield [*COLUMNS, *variants, *names]
    for game, agreed in zip(known, played, strict=True):
        told = [agreed.get(name, "") for name in variants]
        for seat in range(len(game.scores)):
            yield [*map(_harmless, (*_row(game, seat), *told)), *_points(game, seat, names)]


def write_csv(games: Iterable[FinishedGame], path: Path, usual: Usual = lambda _: {}) -> None:
    """Write that table into a file, whole or not at all, or a pipe; OSError says why not."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows(games, usual))
    path.parent.mkdir(parents=True, exist_ok=True)
    write_to(path, (_BOM + text.getvalue()).encode())


def _means(chairs: Iterable[tuple[FinishedGame, Sequence[int]]]) -> dict[str, float]:
    """Points by category in the mean of these seats."""
    count, sums = 0, dict[str, int]()
    for game, seats in chairs:
        count += len(seats) if game.categories else 0
        for name, row in game.categories.items() if seats else ():
            sums[name] = sums.get(name, 0) + sum([row[seat] for seat in seats])
    return {name: points / count for name, points in sums.items()}


def _figures(found: Sequence[SeatResult]) -> ScoreFigures:
    scores = [part.score for part in found]
    if not scores:
        return ScoreFigures(0, 0, 0.0, 0)
    return ScoreFigures(_games(found), max(scores), median(scores), _wins(found))


def _games(found: Iterable[SeatResult]) -> int:
    return len({(part.game.id, part.game.trashed) for part in found})


def _wins(found: Iterable[SeatResult]) -> int:
    return _games(part for part in found if part.won)


def _grouped(
    found: Iterable[SeatResult], key: Callable[[SeatResult], Key]
) -> dict[Key, ScoreFigures]:
    """Figures for each group, the largest first; what belongs to no group is left out."""
    groups: dict[Key, list[SeatResult]] = {}
    for part in found:
        if group := key(part):
            groups.setdefault(group, []).append(part)
    large_first = sorted(groups.items(), key=lambda group: -len(group[1]))
    return {name: _figures(group) for name, group in large_first}


def _rivals(part: SeatResult) -> set[str]:
    """The ranks of the computers at a person's table."""
    return {rank_of(kind) for kind in part.game.kinds if kind != HUMAN}


def _row(game: FinishedGame, seat: int) -> list[str]:
    single = len(game.scores) == 1
    return [
        shown(game.id),
        game.game,
        f"{game.began:%Y-%m-%d %H:%M:%S}",
        str(len(game.scores)),
        str(seat + 1),
        game.names[seat],
        game.kinds[seat],
        game.traits[seat],
        str(game.scores[seat]),
        "" if single else _yes(seat in game.winners),
        game.title or "",
        "" if game.seal is None else _yes(game.seal),
        game.chapter,
        game.daily,
        str(game.rounds),
        game.reason,
        _yes(game.counts),
        _yes(game.trashed),
    ]


def _agreed(game: FinishedGame, usual: Mapping[str, object]) -> dict[str, str]:
    """What was played of each variant, in a word or some; what is no words is left out."""
    told = {name: _word(value) for name, value in {**usual, **game.options}.items()}
    return {name: word for name, word in told.items() if word is not None}


def _word(value: object) -> str | None:
    if isinstance(value, bool):
        return _yes(value)
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value) if isinstance(value, str | int) else None


def _points(game: FinishedGame, seat: int, names: Iterable[str]) -> list[str]:
    told = (game.categories.get(name) for name in names)
    return ["" if row is None else str(row[seat]) for row in told]


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
