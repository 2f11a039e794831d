"""The lower row of a review: what made up the result, what came to light, the whole in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from stupor.language import tr
from stupor.match.review import Reveal, ThrowLuck
from stupor.scenes.drawing import paragraph
from stupor.scenes.game_boxes import box_of
from stupor.scenes.looks import CREAM, GILT, SEPIA
from stupor.scenes.review import places, result_panels
from stupor.scenes.review.figure_words import amount, signed
from stupor.scenes.review.reviewed_turns import seat_of
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.review.turn_words import ReviewWords
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect

_BAND: Final = (255, 205, 84, 120)
_RIM: Final = (190, 138, 36)
_GOOD: Final = (74, 130, 82)
_BAD: Final = (168, 96, 78)
_INK: Final = (26, 14, 6)
_RULE: Final = (74, 48, 24)
_HEAD: Final = 62.0
_LEFT: Final = 86.0
_RIGHT: Final = 30.0


def lower_items(page: ShownPage, complete: bool) -> Iterator[Item]:
    """The panels of the row, or of the page that it has to itself."""
    panels, throw = page.panels, page.throw
    upper, lower = places.halves(panels.left, places.RESULT if throw is None else 0.5)
    if throw is None or page.apart:
        shared = page.apart and not (page.solo and throw is None)
        yield from _result(page, upper if shared else panels.left)
    if throw is not None:
        yield from _throws(page, lower if page.apart else panels.left, throw)
    if not page.solo:
        yield from _came_to_light(page, complete)
    yield from _short(page, complete)


def _came_to_light(page: ShownPage, complete: bool) -> Iterator[Item]:
    """What was hidden until then, and what it was worth."""
    hint = tr("1 VP or more each")
    yield from result_panels.panel_items("reveals", page.panels.middle, tr("Luck"), hint)
    if not complete:
        yield from _later("reveals", page.panels.middle)
    if page.review.complete:
        rows, total = result_panels.reveal_rows(page.review, page.tell, page.apart)
        yield from result_panels.rows_items("reveals", page.panels.middle, rows, total)


def _throws(page: ShownPage, rect: Rect, throw: Reveal) -> Iterator[Item]:
    """All throws that could have fallen."""
    turn, seat = page.turn, seat_of(throw)
    title = page.tell.reveal_words(throw)
    if turn is not None and turn.graded.ply == throw.ply:
        title = tr("Rolls of turn {number}", number=turn.number)
    gain = amount(page.review.unit, throw.vp[seat], signed(throw.vp[seat]))
    fell = page.tell.throw_words(throw.fell)
    hint = tr("{throw}: {amount}, exact", throw=fell, amount=gain)
    yield from result_panels.panel_items("throws", rect, title, hint)
    yield from throw_items("throws", rect, throw, page.tell, seat, page.review.unit.least)


def _result(page: ShownPage, rect: Rect) -> Iterator[Item]:
    """The parts of the result, which add up to it."""
    hint = ""
    if not page.solo:
        best = max(points for seat, points in enumerate(page.scores) if seat != page.seat)
        hint = tr("{own} against {other} VP", own=page.scores[page.seat], other=best)
    yield from result_panels.panel_items("result", rect, tr("What made up the result"), hint)
    if not page.review.complete:
        yield from _later("result", rect)
    if page.review.complete and page.review.lost is not None:
        own = page.own(page.seat)
        yield from result_panels.rows_items(
            "result", rect, *result_panels.result_rows(page.review, page.tell, own)
        )


def _later(key: str, panel: Rect) -> Iterator[Item]:
    """What is said where figures will stand once all turns are known."""
    x, y, w, h = panel
    place = (x + 30, y + 60, w - 60, h - 84)
    told = tr("Added up when the review is complete.")
    yield Label(f"{key}.later", 110, place, told, "italic", 20, SEPIA, wrap=True)


def _in_short(page: ShownPage) -> str:
    """The result in words, with its parts where their panel has made way for the throws."""
    own, who = page.own(page.seat), page.looks[page.seat].name
    if page.apart or page.throw is None:
        moment = box_of(page.tell.session.spec.id).moment
        return result_panels.short_words(page.review, who, own, moment)
    words = result_panels.short_words(page.review, who, own, None)
    return f"{words} {result_panels.sum_words(page.review, page.tell, own)}" if words else ""


def _short(page: ShownPage, complete: bool) -> Iterator[Item]:
    """The whole in a sentence or two; where there is no room for its panel, the parts as well."""
    x, y, w, h = rect = page.panels.short
    if page.solo:
        x, y, _, h = page.panels.middle
        w = places.RIGHT - x
        rect = (x, y, w, h)
    yield NineSlice("short.panel", 1, rect, "ui/panel-leather", 24)
    place = (x + 26, y + 16, w - 52, 34.0)
    yield Label("short.title", 110, place, tr("In short"), "title", 24, GILT, "left")
    words = _in_short(page) if page.review.complete else ""
    room = h - 70 - (88 if not (complete or page.apart) else 0)
    said = (x + 26, y + 54, w - 52, room)
    size = 36 if page.apart else 28
    yield paragraph("short.words", 110, said, words, "text", size, CREAM)


class _Plot(NamedTuple):
    """Where the bars stand: left edge, upper edge, height, step and the size of a die."""

    left: float
    top: float
    high: float
    step: float
    die: float
    most: float


def throw_items(
    key: str, rect: Rect, reveal: Reveal, tell: ReviewWords, seat: int, least: float
) -> Iterator[Item]:
    """A bar about the mean for each throw, its dice below; the one that fell in gold."""
    throws = sorted(reveal.throws, key=lambda one: -one.vp)
    x, y, w, h = rect
    step = (w - _LEFT - _RIGHT) / len(throws)
    die = min(30.0, step - 5)
    high = h - _HEAD - 2 * die - 40
    most = max([least, *(abs(one.vp) for one in throws)])
    plot = _Plot(x + _LEFT, y + _HEAD, high, step, die, most)
    yield from _rules(key, rect, plot)
    for number, one in enumerate(throws):
        yield from _throw(f"{key}.{number}", number, one, plot)
        fell = one.key == reveal.fell
        if fell:
            left = plot.left + step * number
            band = (left, plot.top - 8, step, high + 2 * die + 30)
            yield Box(f"{key}.band", 104, band, _BAND, _RIM, 2, radius=6)
        signs = tell.thrown(one.key, seat if fell else None)
        left = plot.left + step * (number + 0.5) - die / 2
        for row, sprite in enumerate(signs):
            spot = (left, plot.top + high + 10 + row * (die + 3), die, die)
            yield Picture(f"{key}.{number}.die{row}", 205, spot, sprite)


def _rules(key: str, rect: Rect, plot: _Plot) -> Iterator[Item]:
    x, _, w, _ = rect
    for value in (plot.most, 0.0, -plot.most):
        level = plot.top + plot.high / 2 * (1 - value / plot.most)
        rule = (plot.left - 6, level, w - _LEFT - _RIGHT + 6, 1.4)
        yield Box(f"{key}.rule{value}", 103, rule, (*_RULE, 84 if value else 190))
        place = (x + 14, level - 14, _LEFT - 28, 28.0)
        words = signed(value) if value else "0"
        yield Label(f"{key}.rule{value}.words", 110, place, words, "bold", 18, SEPIA, "right")


def _throw(key: str, number: int, one: ThrowLuck, plot: _Plot) -> Iterator[Item]:
    wide = min(26.0, plot.step * 0.66)
    size = abs(one.vp) / plot.most * plot.high / 2
    middle = plot.top + plot.high / 2
    left = plot.left + plot.step * (number + 0.5) - wide / 2
    bar = (left, middle - size if one.vp > 0 else middle, wide, max(2.0, size))
    yield Box(f"{key}.bar", 200, bar, _GOOD if one.vp > 0 else _BAD, _INK, 1.2)
