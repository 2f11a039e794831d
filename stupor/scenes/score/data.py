"""The score sheet as numbers: rows by category, points by round and source, titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from stupor.engine.events import COUNTER, Event, EventWords
from stupor.engine.record import record
from stupor.engine.rules import Result
from stupor.language import mark, tr
from stupor.scenes.game_parts import column_of
from stupor.scenes.looks import SeatLook
from stupor.stage.sheet import POINTS, REST, Sheet, SoloLadder, Source

#: One gain of victory points: round, seat, source, points.
Gain = tuple[int, int, str, int]
#: A row of the sheet with the points of every seat.
Row = tuple[Source, tuple[int, ...]]


@record
class PlayedGame:
    """What a score sheet is made of: a game's sheet, its result, its seats, what happened there.

    `tell` has words for an event; `level` is what parts a tie, by seat; `sides` are seats that
    count together; `solo_ladder` has the rungs that a solo game reached.
    """

    game: Sheet
    result: Result
    seats: Sequence[SeatLook]
    history: Sequence[Event]
    tell: EventWords
    level: Sequence[int] = ()
    sides: Sequence[tuple[int, ...]] = ()
    solo_ladder: SoloLadder | None = None


@record
class ScoreSheet:
    """Everything the score screen shows, seats in the order of their score."""

    game: Sheet
    seats: tuple[SeatLook, ...]
    order: tuple[int, ...]
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    title: str | None
    rounds: tuple[str, ...]
    columns: Mapping[int, tuple[Mapping[str, int], ...]]
    level: tuple[int, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()
    #: Whether the game goes on, so that what is counted late is only what the end would add.
    running: bool = False
    #: The rungs that a solo game reached, where the titles do not tell that.
    solo_ladder: SoloLadder | None = None

    @property
    def solo(self) -> bool:
        """Whether somebody played alone."""
        return len(self.seats) == 1

    @property
    def sources(self) -> tuple[Source, ...]:
        """What brings points in this game."""
        return tuple(source for source, _ in self.rows)

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


def late_sources(game: Sheet, seats: int) -> frozenset[str]:
    """The sources that are only counted when the game of so many is over."""
    return frozenset(
        source.id
        for source in (*game.SOURCES, POINTS, REST)
        if source.late and not (source.prompt and seats == 1)
    )


def gains_of(game: Sheet, events: Iterable[Event], start_round: int = 1) -> list[Gain]:
    """The gains of victory points in a stream of events, with the round of each."""
    return [gain for _, _, gain in _moments(game, events, start_round) if gain is not None]


def _moments(
    game: Sheet, events: Iterable[Event], now: int = 1
) -> Iterator[tuple[int, int, Gain | None]]:
    """Where a round begins, or points come: the place of the event, the round, and the gain."""
    ending = False
    for index, event in enumerate(events):
        if event.kind != COUNTER:
            continue
        name, value, delta, reason = event.args
        ending = ending or (name, value) == game.LAST_COUNT
        if name == "round":
            now = int(value)
            yield index, now, None
        elif str(name).startswith("vp.") and delta:
            source = game.source_of(str(reason), ending)
            yield index, now, (now, int(str(name)[3:]), source, int(delta))


def rounds_of(game: Sheet, events: Iterable[Event]) -> int:
    """The round in which a game stands or was counted for the last time, whatever it brought."""
    now = 1
    for event in events:
        if event.kind == COUNTER:
            name, value, *_ = event.args
            if (name, value) == game.LAST_COUNT:
                break
            if name == "round":
                now = int(value)
    return now


def column_moments(
    game: Sheet, events: Sequence[Event], seats: int, last: int
) -> dict[tuple[int, int], int]:
    """The event of the first points in each column, or with which its round began.

    The columns are by seat and place, as in a score sheet; `last` is the place of the last count.
    """
    found: dict[tuple[int, int], int] = {}
    began, late = {0: 0}, late_sources(game, seats)
    for index, now, gain in _moments(game, events):
        if gain is None:
            began.setdefault(column_of(game, now), index)
        else:
            place = last if gain[2] in late else column_of(game, now)
            found.setdefault((gain[1], place), index)
    for seat in range(seats):
        for place in range(last + 1):
            found.setdefault((seat, place), began.get(place, len(events) - 1))
    return found


def _columns(
    game: Sheet, gains: Sequence[Gain], seats: int, last: int
) -> dict[int, tuple[dict[str, int], ...]]:
    late = late_sources(game, seats)
    columns: dict[int, tuple[dict[str, int], ...]] = {
        seat: tuple({} for _ in range(last + 1)) for seat in range(seats)
    }
    for round_, seat, source, points in gains:
        place = last if source in late else column_of(game, round_)
        column = columns[seat][place]
        column[source] = column.get(source, 0) + points
    return columns


def _rows(game: Sheet, result: Result, history: Sequence[Gain], count: int) -> list[Row]:
    """A row for every source; what shares a row of the rules only where that was played."""
    if not game.SOURCES:
        return _plain_rows(history, count)
    told, rows = result.categories, dict[str, list[Source]]()
    for source in game.SOURCES:
        rows.setdefault(source.row, []).append(source)
    own = (one for one in rows.pop("", []) if one.id in told or not told)
    found: list[Row] = [(one, tuple(told.get(one.id, (0,) * count))) for one in own]
    for row, parts in rows.items():
        found += _shared_rows(parts, told[row], history) if row in told else ()
    return found


def _shared_rows(
    parts: Sequence[Source], whole: Sequence[int], history: Sequence[Gain]
) -> Iterable[Row]:
    """What sources of one row of the rules brought: the first of them has the rest."""
    first, *others = parts
    later = [tuple(_sum_of(history, seat, one.id) for seat in range(len(whole))) for one in others]
    rest = tuple(all_ - sum(row[seat] for row in later) for seat, all_ in enumerate(whole))
    yield first, rest
    yield from zip(others, later, strict=True)


def _plain_rows(history: Sequence[Gain], count: int) -> list[Row]:
    """What was told on the way, and what at the end."""
    rows: list[Row] = [
        (source, tuple(_sum_of(history, seat, source.id) for seat in range(count)))
        for source in (POINTS, REST)
    ]
    return [row for row in rows if any(row[1])] or rows[:1]


def _untold(result: Result, history: Sequence[Gain]) -> Iterable[Gain]:
    """The points that no event told: they were counted at the end."""
    for seat, score in enumerate(result.scores):
        told = sum(gain[3] for gain in history if gain[1] == seat)
        if told != score:
            yield 1, seat, REST.id, score - told


def _sum_of(history: Sequence[Gain], seat: int, source: str) -> int:
    return sum(gain[3] for gain in history if gain[1] == seat and gain[2] == source)


def score_sheet(
    game: Sheet,
    result: Result,
    seats: Sequence[SeatLook],
    history: Sequence[Gain],
    level: Sequence[int] = (),
    sides: Sequence[tuple[int, ...]] = (),
    rounds: int = 1,
) -> ScoreSheet:
    """The score sheet of a game of so many rounds; what each seat has of `level` parts a tie."""
    count = len(seats)
    history = history if game.SOURCES else [*history, *_untold(result, history)]
    order = sorted(range(count), key=lambda s: (s not in result.winners, -result.scores[s], s))
    late = late_sources(game, count)
    rounds = max([rounds, *(gain[0] for gain in history if gain[2] not in late)])
    last = column_of(game, rounds) + 1
    solo = count == 1
    return ScoreSheet(
        game=game,
        seats=tuple(seats),
        order=tuple(order),
        rows=tuple(_rows(game, result, history, count)),
        totals=tuple(result.scores),
        winners=tuple(result.winners),
        reason=result.reason,
        title=(result.title or title_for(game, result.scores[0])) if solo else None,
        rounds=(*map(game.column_name, range(last)), mark("End")),
        columns=_columns(game, history, count, last),
        level=tuple(level) or (0,) * count,
        sides=tuple(sides),
    )


def played_sheet(played: PlayedGame, gains: Sequence[Gain], rounds: int) -> ScoreSheet:
    """The score sheet of a game of so many rounds."""
    level, sides = played.level, played.sides
    sheet = score_sheet(played.game, played.result, played.seats, gains, level, sides, rounds)
    return replace(sheet, solo_ladder=played.solo_ladder)


def title_for(game: Sheet, points: int, told: str | None = None) -> str:
    """The title that so many points earn alone; what the rules `told` where points tell nothing."""
    if not any(title.least for title in game.TITLES):
        return told or ""
    earned = [title.name for title in game.TITLES if max(points, 0) >= title.least]
    return earned[-1] if earned else ""


def tie_line(sheet: ScoreSheet) -> str:
    """How a tie of single players at the top was broken, or nothing when there was none."""
    if sheet.sides:
        return ""
    top = max(sheet.totals)
    equal = [seat for seat in sheet.order if sheet.totals[seat] == top]
    if len(equal) < 2:
        return ""
    if len(sheet.winners) > 1 and len(sheet.winners) == len(equal):
        return sheet.game.shared_words()
    alone = len(sheet.winners) == 1
    rest = max(sheet.level[seat] for seat in equal if seat not in sheet.winners)
    who = sheet.seats[sheet.winners[0]].name if alone else tr("the winners")
    return sheet.game.tie_words(len(equal), who, alone, sheet.level[sheet.winners[0]], rest)
