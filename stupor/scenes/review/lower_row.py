"""The lower row of a review: what made up the result, what came to light, the whole in short."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.language import tr
from stupor.match.review import Reveal
from stupor.scenes.drawing import paragraph
from stupor.scenes.game_boxes import box_of
from stupor.scenes.looks import CREAM, GILT, SEPIA
from stupor.scenes.review import places, result_panels
from stupor.scenes.review.figure_words import amount, signed
from stupor.scenes.review.reviewed_turns import seat_of
from stupor.scenes.review.shown_page import ShownPage
from stupor.scenes.review.throws import throw_items
from stupor.stage.items import Item, Label, NineSlice, Rect


def lower_items(page: ShownPage, complete: bool) -> Iterator[Item]:
    """The panels of the row, or of the page that it has to itself."""
    panels, throw = page.panels, page.throw
    upper, lower = places.halves(panels.left)
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
    told = tr("Added up once every turn is reviewed.")
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
    large = 28 if w > h else 24
    size = large if page.apart else 21
    yield paragraph("short.words", 110, said, words, "text", size, CREAM)
