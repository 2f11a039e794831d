"""The score sheet as numbers: rows by category, points by round and source, titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.engine.rules import Result
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.scoring import title as title_of
from stupor.language import mark, tr
from stupor.scenes.looks import House, SeatLook

#: One gain of victory points: round, seat, source, points.
Gain = tuple[int, int, str, int]

SOURCES: Final = (
    ("allies", mark("Allies")),
    ("castle", mark("Castle sides")),
    ("workplace", mark("Workplaces")),
    ("cards", mark("Cards")),
    ("city", mark("Cities")),
    ("edicts", mark("Edicts")),
    ("structures", mark("Structures")),
    ("majority", mark("Majority")),
    ("coins", mark("Coins")),
)
#: The rows of the expansions by the row of the rules; Ships are only counted at the end.
WIDER: Final = {
    "crusade": (("books", mark("Papal Books")), ("ships", mark("Supply Ships"))),
    "projects": (("projects", mark("Projects")),),
}
#: What each source is called, those of the expansions too.
LABELS: Final = {
    **dict(SOURCES), "crusade": mark("the Crusade"), "projects": mark("Imperial Projects"),
}  # fmt: skip
#: Sources that are only counted when the game is over.
AT_THE_END: Final = frozenset({"structures", "majority", "coins", "ships", "projects"})
#: The value of the counter "phase" with which the last count begins.
_LAST_COUNT: Final = 3
#: The titles of a solo game with their least VP, from below.
LADDER: Final = tuple((title, least) for least, title in reversed(params.TITLES))
#: Why a game ended, as a sentence.
REASONS: Final = {
    "castle": mark("A Castle stands complete."),
    "edicts": mark("The Edicts have run out."),
    "cards": mark("The Advanced Action cards have run out."),
}
CEREMONY: Final = {
    "Duke": mark("The Emperor himself lays the ducal mantle on your shoulders."),
    "Feudal Lord": mark("A banner, a valley and its tithes are yours; the court bows."),
    "Knight": mark("You kneel, the sword touches your shoulder, and you rise a knight."),
    "Serf": mark("The fields of Apulia still need you. Sow again, and aim higher."),
}
#: The same where a computer had the seat, and nobody is called you.
WATCHED: Final = {
    "Duke": mark("The Emperor himself lays the ducal mantle on the shoulders of House {house}."),
    "Feudal Lord": mark("A banner, a valley and its tithes go to House {house}; the court bows."),
    "Knight": mark("House {house} kneels, the sword touches a shoulder, and a knight rises."),
    "Serf": mark("The fields of Apulia still need House {house}."),
}


def ceremony_words(title: str, house: House, human: bool) -> str:
    """What is said as a title is bestowed."""
    if human:
        return tr(CEREMONY.get(title, ""))
    return tr(WATCHED.get(title, ""), house=house.name)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Everything the score screen shows, seats in the order of their score."""

    seats: tuple[SeatLook, ...]
    order: tuple[int, ...]
    rows: tuple[tuple[str, str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    title: str | None
    rounds: tuple[str, ...]
    columns: Mapping[int, tuple[Mapping[str, int], ...]]
    great: tuple[int, ...] = ()

    @property
    def solo(self) -> bool:
        """Whether one House played alone against Frederick."""
        return len(self.seats) == 1

    @property
    def sources(self) -> tuple[tuple[str, str], ...]:
        """What brings points in this game, and what it is called."""
        return tuple((source, label) for source, label, _ in self.rows)

    @property
    def highest(self) -> int:
        """The tallest column of any seat: the one scale that all charts share."""
        heights = [
            sum(points for points in column.values() if points > 0)
            for columns in self.columns.values()
            for column in columns
        ]
        return max([*heights, 1])

    def best(self, values: Sequence[int]) -> int | None:
        """The figure of a row worth marking: the highest, when it is more than nothing."""
        top = max(values)
        return top if top > 0 and not self.solo else None


def source_of(reason: str, ending: bool) -> str:
    """The row in which points stand: what the Crusade brings at the end is for Supply Ships."""
    if reason != "crusade":
        return reason
    return "ships" if ending else "books"


def gains_of(events: Iterable[Event], start_round: int = 1) -> list[Gain]:
    """The gains of victory points in a stream of events, with the round of each."""
    gains: list[Gain] = []
    now, ending = start_round, False
    for event in events:
        if event.kind != COUNTER:
            continue
        name, value, delta, reason = event.args
        if name == "round":
            now = int(value)
        elif name == "phase":
            ending = value == _LAST_COUNT
        elif str(name).startswith("vp.") and delta:
            gains.append((now, int(str(name)[3:]), source_of(str(reason), ending), int(delta)))
    return gains


def column_moments(events: Iterable[Event], seats: int, last: int) -> dict[tuple[int, int], int]:
    """The event of the first points in each column, or with which its round began.

    The columns are by seat and place, as in a score sheet; `last` is the place of the last count.
    """
    found: dict[tuple[int, int], int] = {}
    began, now, ending = {0: 0}, 1, False
    index = 0
    for index, event in enumerate(events):
        if event.kind != COUNTER:
            continue
        name, value, delta, reason = event.args
        if name == "round":
            now = int(value)
            began.setdefault(now - 1, index)
        elif name == "phase":
            ending = value == _LAST_COUNT
        elif str(name).startswith("vp.") and delta:
            place = last if source_of(str(reason), ending) in AT_THE_END else now - 1
            found.setdefault((int(str(name)[3:]), place), index)
    for seat in range(seats):
        for place in range(last + 1):
            found.setdefault((seat, place), began.get(place, index))
    return found


def _columns(gains: Sequence[Gain], seats: int, last: int) -> dict[int, tuple[dict[str, int], ...]]:
    columns: dict[int, tuple[dict[str, int], ...]] = {
        seat: tuple({} for _ in range(last + 1)) for seat in range(seats)
    }
    for round_, seat, source, points in gains:
        place = last if source in AT_THE_END else max(1, round_) - 1
        column = columns[seat][place]
        column[source] = column.get(source, 0) + points
    return columns


def _wider_rows(
    result: Result, history: Sequence[Gain], count: int
) -> Iterable[tuple[str, str, tuple[int, ...]]]:
    """The rows of the expansions that were played."""
    for row, parts in WIDER.items():
        if row not in result.categories:
            continue
        later = [
            tuple(_sum_of(history, seat, source) for seat in range(count))
            for source, _ in parts[1:]
        ]
        rest = tuple(
            whole - sum(found[seat] for found in later)
            for seat, whole in enumerate(result.categories[row])
        )
        for (source, label), found in zip(parts, (rest, *later), strict=True):
            yield source, label, found


def _sum_of(history: Sequence[Gain], seat: int, source: str) -> int:
    return sum(gain[3] for gain in history if gain[1] == seat and gain[2] == source)


def score_sheet(
    result: Result, seats: Sequence[SeatLook], history: Sequence[Gain], great: Sequence[int] = ()
) -> ScoreSheet:
    """The score sheet of a finished game; the Great Structures of each seat break a tie."""
    count = len(seats)
    rows = tuple(
        (source, label, tuple(result.categories.get(source, (0,) * count)))
        for source, label in SOURCES
    )
    rows += tuple(_wider_rows(result, history, count))
    order = sorted(range(count), key=lambda s: (s not in result.winners, -result.scores[s], s))
    last = max([gain[0] for gain in history if gain[2] not in AT_THE_END] or [1])
    solo = count == 1
    return ScoreSheet(
        seats=tuple(seats),
        order=tuple(order),
        rows=rows,
        totals=tuple(result.scores),
        winners=tuple(result.winners),
        reason=result.reason,
        title=(result.title or title_of(result.scores[0])) if solo else None,
        rounds=(*map(str, range(1, last + 1)), mark("End")),
        columns=_columns(history, count, last),
        great=tuple(great) or (0,) * count,
    )


def tie_line(sheet: ScoreSheet) -> str:
    """How a tie at the top was broken, or nothing when there was none."""
    top = max(sheet.totals)
    equal = [seat for seat in sheet.order if sheet.totals[seat] == top]
    if len(equal) < 2:
        return ""
    great = sheet.great
    if len(sheet.winners) > 1 and len(sheet.winners) == len(equal):
        return tr("Their Great Structures are equal too: they share the victory.")
    first = sheet.winners[0]
    rest = max(great[seat] for seat in equal if seat not in sheet.winners)
    who = sheet.seats[first].house.name if len(sheet.winners) == 1 else tr("the winners")
    figures = tr("{most} to {rest}", most=great[first], rest=rest)
    return tr(
        "{count} Houses are equal: {who} wins with more Great Structures, {figures}."
        if len(sheet.winners) == 1
        else "{count} Houses are equal: {who} win with more Great Structures, {figures}.",
        count=len(equal),
        who=who,
        figures=figures,
    )
