"""The statistics' last chart: games won against each rank, or the scores of each chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from stupor.ai.levels import LADDER as RANKS
from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.language import mark, tr, trn
from stupor.scenes.looks import INK, SEPIA, TITLE_INK
from stupor.scenes.numbers import percent, short
from stupor.scenes.patterns import WON, swatch
from stupor.scenes.persona_choices import against_rank
from stupor.scenes.score.charts import scale_items
from stupor.scenes.score.data import title_for
from stupor.scenes.statistics.axes import (
    Part,
    chart_paper,
    games,
    plot_rect,
    round_top,
    stacked,
    words_below,
)
from stupor.scenes.statistics.game_filter import DAYS, SINGLE, belonging, own
from stupor.stage.items import Align, Box, Face, Item, Label, Rect
from stupor.stage.sheet import Sheet

_ROW: Final = 43.0
_NAME: Final = 144.0
_COUNT: Final = 132.0
#: From this share on a bar has room for its number.
_FULL: Final = 0.78
_LIGHT: Final = (255, 240, 200)
_SEATS: Final = {
    2: mark("2p: {wins} of {games}"),
    3: mark("3p: {wins} of {games}"),
    4: mark("4p: {wins} of {games}"),
}
#: What stands below the columns of the games that belong to no chapter of the life.
_OTHERS: Final = ((SINGLE, mark("Single")), (DAYS, mark("By day")))
_CHAPTERS: Final = 10
_OWN: Final = "own"


def rivals_items(rect: Rect, deeds: Sequence[FinishedGame]) -> list[Item]:
    """The share of games won where a computer of a rank sat at the table."""
    key = "rivals"
    items = chart_paper(key, rect, tr("Wins against computers"), tr("by level"))
    found = tallies.levels(deeds)
    for number, rank in enumerate(RANKS):
        items += _rank(f"{key}.{rank}", row_rect(rect, number), rank, found.get(rank))
    x, y, w, h = rect
    tables = tallies.seats(deed for deed in deeds if len(deed.scores) > 1)
    words = " \u00b7 ".join(
        tr(_SEATS[seats], wins=figures.wins, games=figures.games)
        for seats, figures in tables.items()
        if seats in _SEATS
    )
    if words:
        place = (x + 16, y + h - 46, w - 32, 30.0)
        said = tr("Wins by player count: {tables}", tables=words)
        items.append(Label(f"{key}.tables", 110, place, said, "text", 19, SEPIA))
    return items


def row_rect(rect: Rect, number: int) -> Rect:
    """The place of a rank, the gentlest on top."""
    x, y, w, _ = rect
    return x + 16, y + 62 + number * _ROW, w - 32, _ROW


def _rank(key: str, rect: Rect, rank: str, wins: tallies.Wins | None) -> list[Item]:
    x, y, w, h = rect
    track = (x + _NAME, y + 10, w - _NAME - _COUNT, h - 20)
    place, ink = (x, y, _NAME - 10, h), TITLE_INK if wins else SEPIA
    peers = tuple((tr(other.title()), 1.0) for other in RANKS)
    name = Label(f"{key}.name", 110, place, tr(rank.title()), "title", 21, ink, "left", peers=peers)
    words = (
        tr("{have} of {want}", have=wins.wins, want=wins.games) if wins else tr("not played yet")
    )
    face: Face = "bold" if wins else "italic"
    count = (x + w - _COUNT + 12, y, _COUNT - 12, h)
    items: list[Item] = [
        name,
        Box(f"{key}.track", 105, track, (120, 100, 84, 50), (122, 79, 18, 170), 1.2),
        Label(f"{key}.count", 110, count, words, face, 20, INK if wins else SEPIA, "right"),
    ]
    if wins and wins.wins:
        share = wins.wins / wins.games
        items += swatch(f"{key}.won", (track[0], track[1], track[2] * share, track[3]), WON)
        items.append(_share(f"{key}.share", track, share))
    return items


def _share(key: str, track: Rect, share: float) -> Label:
    """The share won, right of its bar or, where that leaves no room, in it."""
    x, y, w, h = track
    end = x + w * share
    place = (end + 8, y, 60.0, h) if share < _FULL else (end - 68, y, 60.0, h)
    align: Align = "left" if share < _FULL else "right"
    return Label(key, 230, place, percent(share), "bold", 19, INK, align, outline=_LIGHT)


def rivals_tips(rect: Rect, deeds: Sequence[FinishedGame]) -> list[tuple[Rect, str]]:
    """What the ranks say when they are pointed at."""
    found = tallies.levels(deeds)
    told = []
    for number, rank in enumerate(RANKS):
        wins = found.get(rank)
        if wins is not None:
            words = trn(
                "{count} game against {rank}, {won}.",
                "{count} games against {rank}, {won}.",
                wins.games,
                rank=against_rank(rank),
                won=trn("{count} won", "{count} won", wins.wins),
            )
            told.append((row_rect(rect, number), words))
    return told


def chapters_items(sheet: Sheet, rect: Rect, deeds: Sequence[FinishedGame]) -> list[Item]:
    """The median of each chapter in the colour of its title, and the best above it."""
    key = "chapters"
    items = chart_paper(key, rect, tr("Chapters and single games"), tr("median, best above"))
    groups = _groups(deeds)
    x, y, w, h = plot_rect(rect)
    highest = round_top(max((figures.best for _, _, figures in groups), default=0) + 4, 60)
    unit = (h - 26) / highest
    items += scale_items(key, (x, y, w, h), unit, highest)
    left = x
    for number, (words, wide, figures) in enumerate(groups):
        step = wide * w
        place = (left, y + h + 6, step, 26.0)
        name = words_below(f"{key}.name{number}", place, words)
        items.append(name if figures.games else replace(name, face="text", colour=SEPIA))
        if figures.games:
            bar = (left + step * 0.5 - 15, y + h, 30.0, unit)
            items += stacked(f"{key}.bar{number}", bar, [_median(sheet, figures.median)])
            best = y + h - figures.best * unit
            stem = (left + step / 2 - 1, best, 2.0, (figures.best - figures.median) * unit)
            items.append(Box(f"{key}.stem{number}", 106, stem, INK))
            items.append(Box(f"{key}.best{number}", 212, (bar[0] - 3, best - 2, 36, 4), INK))
            place = (left - 4, best - 28, step + 8, 24.0)
            items.append(
                Label(f"{key}.top{number}", 230, place, str(figures.best), "label", 18, INK)
            )
        left += step
    return items


def _median(sheet: Sheet, points: float) -> Part:
    """A median in the look of the title that it would earn."""
    name = title_for(sheet, int(points))
    look = next((title.swatch for title in sheet.TITLES if title.name == name), WON)
    return name, look, points


def chapters_tips(rect: Rect, deeds: Sequence[FinishedGame]) -> list[tuple[Rect, str]]:
    """What the columns of the chapters say when they are pointed at."""
    x, y, w, h = plot_rect(rect)
    told = []
    left = x
    for words, wide, figures in _groups(deeds):
        if figures.games:
            name = tr("Chapter {number}", number=words) if words.isdecimal() else words
            text = tr(
                "{group}, {games}: best {best}, median {median} VP.",
                group=name,
                games=games(figures.games),
                best=figures.best,
                median=short(figures.median),
            )
            told.append(((left, y, wide * w, h + 32), text))
        left += wide * w
    return told


def _groups(deeds: Sequence[FinishedGame]) -> list[tuple[str, float, tallies.ScoreFigures]]:
    """The groups of solo games: what they are called, their share of the width, their figures."""
    found: dict[str, list[FinishedGame]] = {}
    for deed in deeds:
        found.setdefault(_group(deed), []).append(deed)
    names = [
        *((name, tr(words)) for name, words in _OTHERS),
        *((str(n), str(n)) for n in range(1, _CHAPTERS + 1)),
    ]
    if _OWN in found:
        names.append((_OWN, tr("Yours")))
    parts = [1.6 if not words.isdecimal() else 1.0 for _, words in names]
    return [
        (words, part / sum(parts), tallies.figures(found.get(name, ())))
        for (name, words), part in zip(names, parts, strict=True)
    ]


def _group(deed: FinishedGame) -> str:
    """The column of a game: a chapter of the life by its number."""
    to = belonging(deed)
    if own(to):
        return _OWN
    number = to.partition("-")[0]
    return str(int(number)) if number.isdecimal() else to
