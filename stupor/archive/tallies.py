"""Numbers over finished games: how often, how many points, from where, against whom."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple, TypeVar

from stupor.ai.levels import LADDER, rank_of
from stupor.archive.results import FinishedGame
from stupor.files.atomic_write import pour
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
    """How many games, the people's best and middle score, and how many games they have won.

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

    deed: FinishedGame
    seat: int

    @property
    def score(self) -> int:
        """The points reached."""
        return self.deed.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person was among the winners; nobody wins alone."""
        return len(self.deed.scores) > 1 and self.seat in self.deed.winners


def counting(deeds: Iterable[FinishedGame]) -> list[FinishedGame]:
    """The games that people played here to the end by themselves."""
    return [deed for deed in deeds if deed.counts]


def parts(deeds: Iterable[FinishedGame]) -> list[SeatResult]:
    """Every person's part in every game, in the order of the games."""
    return [SeatResult(deed, seat) for deed in deeds for seat in deed.people]


def figures(deeds: Iterable[FinishedGame]) -> ScoreFigures:
    """All of it in figures."""
    return _figures(parts(deeds))


def titles(deeds: Iterable[FinishedGame]) -> dict[str, float]:
    """The share of each title in the games that gave one, the title of the lowest score first."""
    told = sorted((deed.scores[0], deed.title) for deed in deeds if deed.title)
    order = dict.fromkeys(title for _, title in told)
    return {title: sum(t == title for _, t in told) / len(told) for title in order}


def sources(deeds: Iterable[FinishedGame]) -> dict[str, float]:
    """Points by category in the mean of people's scores; games that do not tell are left out."""
    return _means((deed, deed.people) for deed in deeds)


def sources_of(deeds: Iterable[FinishedGame], trait: str) -> dict[str, float]:
    """The same of the people's seats with a trait."""
    theirs = (deed for deed in deeds if trait in deed.traits)
    return _means(
        (deed, [seat for seat in deed.people if deed.traits[seat] == trait]) for deed in theirs
    )


def traits(deeds: Iterable[FinishedGame]) -> dict[str, ScoreFigures]:
    """The people's scores by the trait of their seat, those played most first."""
    return _grouped(parts(deeds), lambda part: part.deed.traits[part.seat])


def seats(deeds: Iterable[FinishedGame]) -> dict[int, ScoreFigures]:
    """The people's scores by number of seats, the smallest tables first."""
    found = _grouped(parts(deeds), lambda part: len(part.deed.scores))
    return {number: found[number] for number in sorted(found)}


def levels(deeds: Iterable[FinishedGame]) -> dict[str, Wins]:
    """Games where a computer of some rank sat, the gentlest rank first, and those people won."""
    told = [(rank, part) for part in parts(deeds) for rank in _rivals(part)]
    found = {rank: [part for against, part in told if against == rank] for rank in LADDER}
    return {rank: Wins(_games(some), _wins(some)) for rank, some in found.items() if some}


def rows(deeds: Iterable[FinishedGame], usual: Usual = lambda _: {}) -> Iterator[list[str]]:
    """A table with a line for each chair of each game, under a line of headings.

    `usual` are the values of a game's variants where nothing is said; a chapter has its own.
    """
    known = list(deeds)
    played = [_agreed(deed, {} if deed.chapter else usual(deed.game)) for deed in known]
    variants = list(dict.fromkeys(name for agreed in played for name in agreed))
    names = list(dict.fromkeys(name for deed in known for name in deed.categories))
    yield [*COLUMNS, *variants, *names]
    for deed, agreed in zip(known, played, strict=True):
        told = [agreed.get(name, "") for name in variants]
        for seat in range(len(deed.scores)):
            yield [*map(_harmless, (*_row(deed, seat), *told)), *_points(deed, seat, names)]


def write_csv(deeds: Iterable[FinishedGame], path: Path, usual: Usual = lambda _: {}) -> None:
    """Write that table into a file, whole or not at all, or a pipe; OSError says why not."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows(deeds, usual))
    path.parent.mkdir(parents=True, exist_ok=True)
    pour(path, (_BOM + text.getvalue()).encode())


def _means(chairs: Iterable[tuple[FinishedGame, Sequence[int]]]) -> dict[str, float]:
    """Points by category in the mean of these seats."""
    count, sums = 0, dict[str, int]()
    for deed, seats in chairs:
        count += len(seats) if deed.categories else 0
        for name, row in deed.categories.items() if seats else ():
            sums[name] = sums.get(name, 0) + sum([row[seat] for seat in seats])
    return {name: points / count for name, points in sums.items()}


def _figures(found: Sequence[SeatResult]) -> ScoreFigures:
    scores = [part.score for part in found]
    if not scores:
        return ScoreFigures(0, 0, 0.0, 0)
    return ScoreFigures(_games(found), max(scores), median(scores), _wins(found))


def _games(found: Iterable[SeatResult]) -> int:
    return len({(part.deed.id, part.deed.trashed) for part in found})


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
    return {rank_of(kind) for kind in part.deed.kinds if kind != HUMAN}


def _row(deed: FinishedGame, seat: int) -> list[str]:
    single = len(deed.scores) == 1
    return [
        shown(deed.id),
        deed.game,
        f"{deed.began:%Y-%m-%d %H:%M:%S}",
        str(len(deed.scores)),
        str(seat + 1),
        deed.names[seat],
        deed.kinds[seat],
        deed.traits[seat],
        str(deed.scores[seat]),
        "" if single else _yes(seat in deed.winners),
        deed.title or "",
        "" if deed.seal is None else _yes(deed.seal),
        deed.chapter,
        deed.daily,
        str(deed.rounds),
        deed.reason,
        _yes(deed.counts),
        _yes(deed.trashed),
    ]


def _agreed(deed: FinishedGame, usual: Mapping[str, object]) -> dict[str, str]:
    """What was played of each variant, in a word or some; what is no words is left out."""
    told = {name: _word(value) for name, value in {**usual, **deed.options}.items()}
    return {name: word for name, word in told.items() if word is not None}


def _word(value: object) -> str | None:
    if isinstance(value, bool):
        return _yes(value)
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value) if isinstance(value, str | int) else None


def _points(deed: FinishedGame, seat: int, names: Iterable[str]) -> list[str]:
    told = (deed.categories.get(name) for name in names)
    return ["" if row is None else str(row[seat]) for row in told]


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
