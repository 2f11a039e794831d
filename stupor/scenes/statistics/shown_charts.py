"""The charts of the statistics: which of them are shown, and what they say when pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import SeatResult
from stupor.scenes.drawing import PANEL_CORNER
from stupor.scenes.statistics import columns, last_chart
from stupor.scenes.statistics.axes import SHEET, chart_rect
from stupor.scenes.statistics.columns import Column
from stupor.scenes.statistics.game_filter import RIVALS, SOLO, GameFilter
from stupor.scenes.statistics.time_chart import time_items
from stupor.stage.items import Item, NineSlice, Rect
from stupor.stage.sheet import Sheet

TIME, SCORES, SOURCES, LAST = map(chart_rect, range(4))


def charts_items(
    sheet: Sheet,
    deeds: Sequence[FinishedGame],
    by_badge: Sequence[Column],
    game_filter: GameFilter,
    marks: Sequence[SeatResult],
    now: datetime,
) -> list[Item]:
    """The sheet of charts."""
    alone = _alone(deeds, game_filter)
    chapters, rivals = last_chart.chapters_items, last_chart.rivals_items
    return [
        NineSlice("charts.paper", 100, SHEET, "ui/panel-paper", PANEL_CORNER),
        *time_items(sheet, TIME, marks, now),
        *columns.scores_items(
            sheet, SCORES, _scored(deeds, game_filter), game_filter.kind != RIVALS
        ),
        *columns.sources_items(sheet, SOURCES, by_badge),
        *(chapters(sheet, LAST, deeds) if alone else rivals(LAST, deeds)),
    ]


def charts_tips(
    sheet: Sheet, deeds: Sequence[FinishedGame], by_badge: Sequence[Column], game_filter: GameFilter
) -> list[tuple[Rect, str]]:
    """Places in the charts and their words."""
    last = last_chart.chapters_tips if _alone(deeds, game_filter) else last_chart.rivals_tips
    return [
        *columns.scores_tips(
            sheet, SCORES, _scored(deeds, game_filter), game_filter.kind != RIVALS
        ),
        *columns.sources_tips(sheet, SOURCES, by_badge),
        *last(LAST, deeds),
    ]


def _alone(deeds: Sequence[FinishedGame], game_filter: GameFilter) -> bool:
    """Whether only games alone are told of."""
    return game_filter.kind == SOLO or all(len(deed.scores) == 1 for deed in deeds)


def _scored(deeds: Sequence[FinishedGame], game_filter: GameFilter) -> list[SeatResult]:
    """The parts in the chart of scores: of games alone, where others are not asked for."""
    wanted = game_filter.kind != RIVALS
    return tallies.parts(deed for deed in deeds if (len(deed.scores) == 1) == wanted)
