"""The course of a game as a line, turn by turn, and below it what each turn gave away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from stupor.engine.review_params import VP
from stupor.language import tr
from stupor.match.review import Review
from stupor.scenes.drawing import heading
from stupor.scenes.game_parts import column_of
from stupor.scenes.looks import BEST_RED, GILT, GOLD, INK, IVORY, SEPIA, TITLE_INK
from stupor.scenes.numbers import percent
from stupor.scenes.review.figure_words import amount
from stupor.scenes.review.places import Chart
from stupor.scenes.review.reviewed_turns import LARGE, NOTHING, PLAIN_MISTAKE, figure_at
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.review.turn_patterns import FOOT, bar_items, legend_items
from stupor.stage.items import Box, Item, Label, Line, Picture, Rect
from stupor.stage.palette import PAPER

_RULE: Final = (74, 48, 24)
_VEIL: Final = (96, 84, 66, 64)
_BAND: Final = (255, 205, 84, 110)
_BAND_RIM: Final = (190, 138, 36)
#: How thick the line is of the seat that is looked at, and those of the others.
_THICK: Final = 4.4
_THIN: Final = 2.2
#: A bar is at most so wide, and a column shares its room so.
_WIDEST: Final = 30.0
_SHARE: Final = 0.64
#: Arms at the end of a line.
_ARMS: Final = 26.0
#: How wide the word is about what was decided.
_DECIDED: Final = 124.0
_QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
#: The scale of what was given away reaches at least so far, times what is worth telling; its steps.
_LEAST: Final = 10.0
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100)


def column(chart: Chart, count: int, number: int) -> Rect:
    """The column of a turn, from 0, over line and bars."""
    x, y, w, _ = chart.plot
    step = w / max(1, count)
    foot = chart.bars[1] + chart.bars[3]
    return x + step * number, y, step, foot - y


def course_items(shown: ShownPage, chart: Chart, widths: dict[str, float]) -> list[Item]:
    """Titles, rules, the line, the bars, and the rounds below them."""
    lost = tr("VP given away, turn by turn")
    lost = lost if shown.review.unit == VP else tr("Spaces given away, turn by turn")
    hint = tr("Click a turn, or press Left and Right")
    several = len(shown.looks) > 2
    hint = tr("The thick line is the seat shown") if several else hint
    items: list[Item] = [
        heading("course.title", chart.title, _title(shown), 27),
        Label("course.hint", 110, chart.hint, hint, "italic", 20, SEPIA, "right"),
        heading("lost.title", chart.bars_title, lost, 23),
    ]
    items += legend_items("legend", chart.legend, widths)
    items += _grounds(shown, chart)
    items += _decided(shown, chart)
    items += _rules(shown, chart)
    items += _lines(shown, chart)
    items += _bars(shown, chart)
    return items + _band(shown, chart)


def _title(shown: ShownPage) -> str:
    if shown.solo:
        spaces = tr("Expected spaces, turn by turn")
        return tr("Expected points, turn by turn") if shown.review.unit == VP else spaces
    return tr("Chance to win, turn by turn")


class Scale(NamedTuple):
    """The figures at the foot and at the top of the plot."""

    foot: float
    top: float

    def share(self, figure: float) -> float:
        """How high above the foot a figure stands, as a part of the plot."""
        return min(1.0, max(0.0, (figure - self.foot) / (self.top - self.foot)))


def scale_of(shown: ShownPage) -> Scale:
    """From nothing to certainty; alone to more points than were ever expected.

    Where they never come to less than half of that, the upper half is enough.
    """
    if not shown.solo:
        return Scale(0.0, 1.0)
    figures = [figure for _, figure in shown.review.leads]
    top = max(20.0, ceil(max([shown.tell.goal, *figures]) / 20) * 20.0)
    half = top / 2
    whole = half % 4 == 0  # its quarters have no fractions
    return Scale(half if whole and min(figures, default=0.0) >= half else 0.0, top)


def _rules(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """Rules with their figures, of the line and of the bars."""
    x, y, w, h = chart.plot
    foot, top = scale_of(shown)
    for number, share in enumerate(_QUARTERS):
        level = y + h * (1 - share)
        words = f"{foot + (top - foot) * share:.0f}" if shown.solo else percent(share)
        yield from _rule(f"rule{number}", (x, level, w, 1.4), words, share == 0)
    yield from _titles(shown, chart)
    x, y, w, h = chart.bars
    most = deepest(shown)
    step = next((s for s in _STEPS if most / s <= 3), _STEPS[-1])
    for value in range(0, int(most) + 1, step):
        level = y + h * value / most
        words = f"\u2212{value}" if value else "0"
        yield from _rule(f"lost.rule{value}", (x, level, w, 1.4), words, value == 0)


def _titles(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """From where on somebody alone earns a title, and all that can be reached."""
    x, y, w, h = chart.plot
    scale, goal = scale_of(shown), shown.tell.goal
    levels = [(title.least, title.name, tr(title.name)) for title in shown.tell.sheet.TITLES]
    levels.append((goal, "goal", amount(shown.review.unit, goal, str(goal))))
    for least, name, words in levels if shown.solo else ():
        if scale.foot < least < scale.top:
            level = y + h * (1 - scale.share(least))
            yield Box(f"title.{name}", 103, (x, level - 1, w, 2), (*TITLE_INK, 130))
            above = level - 29 if level - 29 >= y else level + 1  # never on the rule at the top
            place = (x + 8, above, 252.0, 28.0)  # the course rises to the right
            key = f"title.{name}.words"
            yield Label(key, 116, place, words, "italic", 18, TITLE_INK, "left", outline=PAPER)


def _rule(key: str, rect: Rect, words: str, strong: bool) -> list[Item]:
    x, y, _, _ = rect
    place = (x - 92, y - 15, 76.0, 30.0)
    return [
        Box(key, 103, rect, (*_RULE, 190 if strong else 84)),
        Label(f"{key}.words", 110, place, words, "bold", 19, SEPIA, "right"),
    ]


def deepest(shown: ShownPage) -> float:
    """The greatest loss that has room among the bars."""
    return max([_LEAST * shown.review.unit.least, *(turn.graded.lost for turn in shown.turns)])


def _grounds(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """Every other round a little darker, with its name below."""
    count = len(shown.turns)
    _, y, _, h = chart.rounds
    for place, number, turns in _rounds(shown):
        left = column(chart, count, turns[0])
        right = column(chart, count, turns[-1])
        wide = right[0] + right[2] - left[0]
        if number % 2:
            yield Box(f"ground{number}", 101, (left[0], left[1], wide, left[3]), (*_RULE, 16))
        name = (left[0], y, wide, h)
        yield Label(f"round{number}", 110, name, place, "bold", 19, INK)


def _decided(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """A veil where nothing could change who wins; the word stands on it, upright on a thin one."""
    count = len(shown.turns)
    first = next((n for n, turn in enumerate(shown.turns) if turn.decided), count)
    if shown.solo or first == count:
        return
    left, right = column(chart, count, first), column(chart, count, count - 1)
    x, wide = left[0], right[0] + right[2] - left[0]
    for name, (_, y, _, h) in (("line", chart.plot), ("bars", chart.bars)):
        yield Box(f"decided.{name}", 102, (x, y, wide, h), _VEIL)
    # Lines lie at the top and at the bottom of the veil: the word keeps clear of them.
    place = (x + (wide - _DECIDED) / 2, left[1] + left[3] / 2 - 30, _DECIDED, 28.0)
    angle = 0.0 if wide > _DECIDED else 90.0
    yield Label("decided.words", 110, place, tr("decided"), "italic", 19, SEPIA, angle=angle)


def _rounds(shown: ShownPage) -> Iterator[tuple[str, int, list[int]]]:
    """The columns of the score sheet with the turns in each, as far as there are any."""
    sheet = shown.tell.sheet

    def place(number: int) -> int:
        return column_of(sheet, shown.turns[number].graded.round)

    for number, (at, run) in enumerate(groupby(range(len(shown.turns)), place)):
        turns = list(run)
        last, each = shown.turns[turns[-1]].graded.round, sheet.COLUMN == 1
        yield tr(sheet.round_mark(last) if each else sheet.column_name(at)), number, turns


def _lines(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """The lines of all seats whose reviews are there; thin ones end in small arms."""
    ends: list[float] = []
    for seat, review in sorted(shown.others.items()):
        colour = shown.looks[seat].badge.rgb
        points = _points(shown, review, chart)
        if len(points) < 2:
            continue
        yield Line(f"line{seat}", 112, chart.plot, points, colour, _THIN)
        yield _arms(shown, seat, points[-1], chart, ends)
    points = _points(shown, shown.review, chart)
    if len(points) < 2:
        return
    colour = shown.looks[shown.seat].badge.rgb
    yield Line("line.edge", 113, chart.plot, points, IVORY, _THICK + 3.4, (*colour, 34))
    yield Line("line", 114, chart.plot, points, colour, _THICK)
    if shown.others:
        yield _arms(shown, shown.seat, points[-1], chart, ends)
    yield from _discs(shown, chart, points)


def _points(shown: ShownPage, review: Review, chart: Chart) -> tuple[tuple[float, float], ...]:
    """The line, counted from the corner of the plot: where it began, and after each turn."""
    course = review.leads if shown.solo else review.chance
    if not course or not shown.turns:
        return ()
    scale, (_, _, w, h) = scale_of(shown), chart.plot
    step = w / len(shown.turns)
    plies = [shown.turns[0].graded.ply, *(turn.graded.end for turn in shown.turns)]
    found = []
    for number, ply in enumerate(plies):
        figure = figure_at(course, ply)
        if figure is not None:
            x = 0.0 if number == 0 else step * (number - 0.5)
            found.append((x, h * (1 - scale.share(figure))))
    if course[-1][0] > plies[-1]:
        found.append((w, h * (1 - scale.share(course[-1][1]))))
    return tuple(found)


def _arms(
    shown: ShownPage, seat: int, end: tuple[float, float], chart: Chart, ends: list[float]
) -> Item:
    """Small arms at the end of a line, clear of those that stand there already."""
    x, y, _, h = chart.plot
    level = end[1]
    while any(abs(level - other) < _ARMS for other in ends):
        level = level + _ARMS if level < h / 2 else level - _ARMS
    ends.append(level)
    badge = shown.looks[seat].badge
    high = _ARMS / badge.aspect
    spot = (x + end[0] + 8, y + level - high / 2, _ARMS, high)
    return Picture(f"line{seat}.arms", 118, spot, badge.crest)


def _discs(shown: ShownPage, chart: Chart, points: Sequence[tuple[float, float]]) -> Iterator[Item]:
    """A disc on the line after every confirmed mistake; a larger one on the chosen turn."""
    x, y, _, _ = chart.plot
    for number, turn in enumerate(shown.turns):
        if number + 1 >= len(points):
            return
        chosen, mistake = number == shown.chosen, turn.look in (LARGE, PLAIN_MISTAKE)
        if not (chosen or mistake):
            continue
        side = 17.0 if chosen else 13.0
        dx, dy = points[number + 1]
        spot = (x + dx - side / 2, y + dy - side / 2, side, side)
        fill = BEST_RED if mistake else shown.looks[shown.seat].badge.rgb
        rim = GILT if chosen else IVORY
        yield Box(f"disc{number}", 119, spot, fill, rim, 2.4, radius=side / 2)


def _bars(shown: ShownPage, chart: Chart) -> Iterator[Item]:
    """What each turn gave away hangs down from the rule of nothing."""
    _, y, _, h = chart.bars
    count, most = len(shown.turns), deepest(shown)
    for number, turn in enumerate(shown.turns):
        left, _, step, _ = column(chart, count, number)
        wide = min(step * _SHARE, _WIDEST)
        look = turn.look
        high = FOOT if look == NOTHING else max(FOOT, h * max(0.0, turn.graded.lost) / most)
        rect = (left + (step - wide) / 2, y, wide, high)
        yield from bar_items(f"bar{number}", rect, look)


def _band(shown: ShownPage, chart: Chart) -> list[Item]:
    """The golden band about the chosen turn, behind line and bar."""
    if not 0 <= shown.chosen < len(shown.turns):
        return []
    items: list[Item] = []
    x, _, wide, _ = column(chart, len(shown.turns), shown.chosen)
    for name, (_, y, _, h) in (("line", chart.plot), ("bars", chart.bars)):
        middle = x + wide / 2
        half = max(wide, 22.0) / 2
        rect = (middle - half, y - 6, 2 * half, h + 12)
        items.append(Box(f"band.{name}", 104, rect, _BAND, _BAND_RIM, 2, radius=6))
    return [*items, Box("band.edge", 105, items[0].rect, None, (*GOLD, 120), 1, radius=6)]
