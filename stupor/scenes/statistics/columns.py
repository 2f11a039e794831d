"""The statistics' charts in columns: scores, and points by source and badge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import SeatResult
from stupor.language import mark, tr
from stupor.scenes.looks import INK, SEPIA, TITLE_INK
from stupor.scenes.numbers import short, tenth
from stupor.scenes.patterns import LOST, WON
from stupor.scenes.score.charts import scale_items
from stupor.scenes.score.data import title_for
from stupor.scenes.statistics.axes import (
    Part,
    brief,
    chart_paper,
    games,
    key_items,
    nothing_yet,
    plot_rect,
    round_top,
    stacked,
    words_below,
)
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.sheet import Badge, Sheet, Source

#: How wide the columns of scores may be; the titles want tens.
_SPANS: Final = (10, 20, 25, 50)
_MOST: Final = 12
_FEWEST: Final = 10
#: A column of points by source is no wider than one of so many.
_FEW: Final = 4
#: A number at the axis needs so much room.
_NUMBER: Final = 40.0
_HEAD: Final = 34.0
#: Half of the last number stands right of the plot.
_ASIDE: Final = 10.0
_NO_SOLO: Final = mark("No solo games yet.")
_NO_OTHERS: Final = mark("No games against others yet.")
_OLDER: Final = mark("These games are from before VP were recorded by source.")


class Column(NamedTuple):
    """What a column of points by source stands for: how many games, and the mean of each source."""

    figures: tallies.ScoreFigures
    points: dict[str, float]


def scores_items(sheet: Sheet, rect: Rect, parts: Sequence[SeatResult], alone: bool) -> list[Item]:
    """How many games ended with which scores: by title when alone, else won and not won."""
    key = "scores"
    title = tr("Solo scores and titles") if alone else tr("Scores against others")
    items = chart_paper(key, rect, title, tr("number of games"))
    if not parts:
        return items + nothing_yet(key, rect, tr(_NO_SOLO if alone else _NO_OTHERS))
    x, y, w, h = plot = plot_rect(rect, _HEAD, _ASIDE)
    columns = _columns(parts, alone)
    highest = max(4, *map(len, columns))
    items += scale_items(key, plot, (h - 26) / highest, highest)
    if alone and any(title.least for title in sheet.TITLES):
        items += _borders(sheet, plot, len(columns))
    else:
        items += _keys(plot, _split(sheet, (), alone))
    step = w / len(columns)
    for number, found in enumerate(columns):
        foot = (x + step * number, y + h, step, (h - 26) / highest)
        items += _column(sheet, f"{key}.{number}", foot, found, alone)
    span = _span(parts, alone)
    over = max(part.score for part in parts) >= len(columns) * span
    return items + _axis(plot, len(columns), span, over)


def _column(
    sheet: Sheet, key: str, foot: Rect, found: Sequence[SeatResult], alone: bool
) -> list[Item]:
    """A column with its number of games on top; `foot` is as for `stacked`."""
    left, bottom, step, unit = foot
    if not found:
        return []
    bar = (left + step * 0.1, bottom, step * 0.8, unit)
    place = (left - 6, bottom - len(found) * unit - 25, step + 12, 24.0)
    count = Label(f"{key}.count", 230, place, str(len(found)), "label", 18, INK)
    return [*stacked(key, bar, _split(sheet, found, alone)), count]


def _axis(plot: Rect, count: int, span: int, over: bool) -> list[Item]:
    """The scores below the columns, as many as have room; the last may not be the end."""
    x, y, w, h = plot
    step = w / count
    every = next(n for n in (1, 2, 5, count) if n * step >= _NUMBER or n == count)
    told = {
        n: f"{n * span}{'+' if over and n == count else ''}" for n in range(0, count + 1, every)
    }
    return [
        words_below(f"scores.from{n}", (x + step * n - 24, y + h + 6, 48, 26), words)
        for n, words in told.items()
    ]


def _keys(plot: Rect, parts: Sequence[Part]) -> list[Item]:
    x, y, _, _ = plot
    items: list[Item] = []
    for number, (ending, look, _) in enumerate(parts):
        place = (x + 150 * number, y - 38, 140.0, 28.0)
        items += key_items(f"scores.{ending}", place, look, tr(ending))
    return items


def scores_tips(
    sheet: Sheet, rect: Rect, parts: Sequence[SeatResult], alone: bool
) -> list[tuple[Rect, str]]:
    """What the columns say when they are pointed at."""
    if not parts:
        return []
    x, y, w, h = plot_rect(rect, _HEAD, _ASIDE)
    columns, span = _columns(parts, alone), _span(parts, alone)
    step = w / len(columns)
    told = []
    for number, found in enumerate(columns):
        if found:
            counts = [(tr(name), count) for name, _, count in _split(sheet, found, alone)]
            split = ", ".join(f"{name} {count:.0f}" for name, count in counts if count)
            least = number * span
            over = max(part.score for part in found) >= least + span
            reach = (
                tr("{least} VP or more", least=least)
                if over
                else tr("{least} to {most} VP", least=least, most=least + span - 1)
            )
            words = tr(
                "{scores}, {games}: {split}.", scores=reach, games=games(len(found)), split=split
            )
            told.append(((x + step * number, y, step, h), words))
    return told


def _span(parts: Sequence[SeatResult], alone: bool) -> int:
    """How many points a column stands for."""
    top = max(part.score for part in parts)
    wide = next((span for span in _SPANS if top < span * _MOST), _SPANS[-1])
    return _SPANS[0] if alone else wide


def _columns(parts: Sequence[SeatResult], alone: bool) -> list[list[SeatResult]]:
    """The parts by the column in which their scores lie; the last one holds all above, too."""
    span = _span(parts, alone)
    count = min(_MOST, max(_FEWEST, max(part.score for part in parts) // span + 1))
    columns: list[list[SeatResult]] = [[] for _ in range(count)]
    for part in parts:
        columns[min(count - 1, max(0, part.score) // span)].append(part)
    return columns


def _split(sheet: Sheet, found: Sequence[SeatResult], alone: bool) -> list[Part]:
    if alone and sheet.TITLES:
        earned = [title_for(sheet, part.score, part.game.title) for part in found]
        return [(title.name, title.swatch, earned.count(title.name)) for title in sheet.TITLES]
    won = sum(part.won for part in found)
    return [(mark("won"), WON, won), (mark("not won"), LOST, len(found) - won)]


def _borders(sheet: Sheet, plot: Rect, count: int) -> list[Item]:
    """The titles over their part of the scale."""
    x, y, w, h = plot
    unit = w / count / _SPANS[0]
    ends = [float(title.least) for title in sheet.TITLES[1:]] + [float(count * _SPANS[0])]
    items: list[Item] = []
    for title, end in zip(sheet.TITLES, ends, strict=False):
        key, left, right = f"scores.{title.name}", x + unit * title.least, x + unit * end
        if title.least:
            border = (left - 1, y - 30, 2.0, h + 30)
            items.append(Box(key, 106, border, (*TITLE_INK, 150)))
        words = (left + 4, y - 36, right - left - 8, 30.0)
        said = brief(title.name)
        items.append(Label(f"{key}.words", 110, words, said, "title", 18, TITLE_INK))
    return items


def badges_told(sheet: Sheet, deeds: Sequence[FinishedGame]) -> Sequence[Badge]:
    """The badges that seats are told by; none where seats are told by something else."""
    told = {trait for deed in deeds for trait in deed.traits}
    return sheet.BADGES if told & {badge.key for badge in sheet.BADGES} else ()


def by_badge(sheet: Sheet, deeds: Sequence[FinishedGame]) -> list[Column]:
    """What the columns of points by source stand for: all games, then those of each badge."""
    found, nobody = tallies.traits(deeds), tallies.figures(())
    keys = [badge.key for badge in badges_told(sheet, deeds)]
    each = [Column(found.get(key, nobody), tallies.sources_of(deeds, key)) for key in keys]
    return [Column(tallies.figures(deeds), tallies.sources(deeds)), *each]


def sources_items(sheet: Sheet, rect: Rect, columns: Sequence[Column]) -> list[Item]:
    """The mean of the points by source: of all games, and of each badge's."""
    key = "sources"
    items = chart_paper(key, rect, tr("Where VP come from"), tr("average per game"))
    if not columns[0].points:
        return items + nothing_yet(key, rect, tr(_OLDER))
    x, y, w, h = plot_rect(rect, aside=190, foot=78)
    highest = round_top(max(sum(column.points.values()) for column in columns))
    unit = (h - 26) / highest
    step = w / max(_FEW, len(columns))
    items += scale_items(key, (x, y, w, h), unit, highest)
    for number, column in enumerate(columns):
        left = x + step * number
        played = column.figures.games
        items += _foot(sheet, f"{key}.{number}", (left, y + h + 6, step, 70), number, played)
        if column.points:
            bar = (left + step * 0.16, y + h, step * 0.68, unit)
            parts = [(one.id, one.swatch, column.points.get(one.id, 0.0)) for one in _usual(sheet)]
            items += stacked(f"{key}.bar{number}", bar, parts)
            total = sum(column.points.values())
            place = (left, y + h - total * unit - 26, step, 24.0)
            items.append(
                Label(f"{key}.total{number}", 230, place, f"{total:.0f}", "label", 18, INK)
            )
    told: list[Item] = []
    for number, source in enumerate(_usual(sheet)):
        place = (x + w + 22, y + 2 + number * 29.0, 176.0, 28.0)
        words = f"{brief(source.label)} {tenth(columns[0].points.get(source.id, 0))}"
        told += key_items(f"{key}.key.{source.id}", place, source.swatch, words)
    return items + alike(told, ".words")


def _usual(sheet: Sheet) -> list[Source]:
    """The sources of every game."""
    return [source for source in sheet.SOURCES if not source.row]


def sources_tips(sheet: Sheet, rect: Rect, columns: Sequence[Column]) -> list[tuple[Rect, str]]:
    """What the columns of the badges say when they are pointed at."""
    x, y, w, h = plot_rect(rect, aside=190, foot=78)
    step = w / max(_FEW, len(columns))
    told = []
    for number, (figures, column) in enumerate(columns):
        if figures.games:
            name = sheet.BADGES[number - 1].name if number else tr("All together")
            split = ", ".join(
                f"{tr(one.label)} {tenth(column[one.id])}"
                for one in _usual(sheet)
                if column.get(one.id)
            )
            words = tr(
                "{badge}, {games}: best {best}, median {median} VP. {split}.",
                badge=name,
                games=games(figures.games),
                best=figures.best,
                median=short(figures.median),
                split=split,
            )
            told.append(((x + step * number, y, step, h + 76), words))
    return told


def _foot(sheet: Sheet, key: str, rect: Rect, number: int, played: int) -> list[Item]:
    """Below a column: the arms, and how many games they stand for."""
    x, y, w, _ = rect
    count = Label(f"{key}.games", 110, (x, y + 44, w, 24), str(played), "text", 18, SEPIA)
    if not number:
        return [count, words_below(f"{key}.all", (x, y, w, 42), tr("All"), size=21)]
    crest = (x + (w - 34) / 2, y, 34.0, 40.0)
    arms = sheet.BADGES[number - 1].crest
    return [count, Picture(f"{key}.arms", 110, crest, arms, shade=not played)]
