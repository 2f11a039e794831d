"""The left half of the score screen: rows of points, and turning points or the solo ceremony."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stupor.language import tr
from stupor.scenes.drawing import gilded, heading
from stupor.scenes.looks import BEST_RED, CREAM, GILT, GOLD, INK, SAND, WALNUT
from stupor.scenes.patterns import swatch
from stupor.scenes.score.data import ScoreSheet
from stupor.scenes.score.moments import TurningPoint
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Face, Item, Label, Picture, Rect
from stupor.stage.layout import Anchors
from stupor.stage.measure import SMALLEST, alike, guessed_width
from stupor.stage.sheet import Rung, SoloLadder, Title
from stupor.table.curtain.scene import laurel

_WIDEST: Final = 168.0
#: Room between two rows, and round the swatch in a row.
_BETWEEN: Final = 2.0
_ROUND: Final = 5.0
#: So many rows have a place of their own.
_DESIGNED: Final = 9
#: How high the ladder of a solo game is on the score sheet, with what stands above it.
_LADDER: Final = 94.0


def arms_in(rect: Rect) -> Rect:
    """The place of a coat of arms in the middle of a rectangle, in its own proportion."""
    x, y, w, h = rect
    width = min(w, h * 160 / 190)
    height = width * 190 / 160
    return x + (w - width) / 2, y + (h - height) / 2, width, height


def columns(sheet: ScoreSheet, anchors: Anchors) -> list[tuple[float, float]]:
    """Left edge and width of the column of each seat, best seat first."""
    left = anchors["score.seat1.name"][0]
    last = anchors["score.seat4.name"]
    wide = last[0] + last[2] - left
    width = min(wide / len(sheet.order), _WIDEST)
    start = (
        left + wide - width * len(sheet.order)
        if len(sheet.order) == 4
        else left + (wide - width * len(sheet.order)) / 2
    )
    return [(start + width * place, width) for place in range(len(sheet.order))]


def sheet_items(sheet: ScoreSheet, anchors: Anchors) -> list[Item]:
    """Arms on top, a row for every source, the totals in laurels below."""
    places = columns(sheet, anchors)
    items: list[Item] = []
    for seat, (x, width) in zip(sheet.order, places, strict=True):
        items += _head(sheet, anchors, seat, x, width)
    rows: list[Item] = []
    for number, row in enumerate(row_places(sheet, anchors)):
        rows += _row(sheet, number, row, places)
    items = alike((*items, *rows), ".name", ".label")
    rule = anchors["score.rule"]
    items.append(
        Box("rule.shadow", 100, (rule[0], rule[1] + 1, rule[2], rule[3]), (60, 34, 12, 160))
    )
    items.append(Box("rule", 101, rule, GOLD, radius=1))
    items.append(heading("total", anchors["score.total"], tr("Total"), 30))
    return [*items, *(_sums if sheet.sides else _totals)(sheet, anchors, places)]


def _totals(sheet: ScoreSheet, anchors: Anchors, places: list[tuple[float, float]]) -> list[Item]:
    """The points of every seat in a laurel."""
    _, y, _, h = anchors["score.seat1.total"]
    items: list[Item] = []
    for seat, (x, width) in zip(sheet.order, places, strict=True):
        spot: Rect = (x + (width - h) / 2, y, h, h)
        items += laurel(f"total{seat}", spot, sheet.totals[seat], 33)
    return items


def _sums(sheet: ScoreSheet, anchors: Anchors, places: list[tuple[float, float]]) -> list[Item]:
    """The points of every seat, and between them those of its side in a laurel."""
    _, y, _, h = anchors["score.seat1.total"]
    at = dict(zip(sheet.order, places, strict=True))
    items: list[Item] = []
    for number, side in enumerate(sheet.sides):
        left, right = min(at[seat][0] for seat in side), max(sum(at[seat]) for seat in side)
        spot: Rect = ((left + right - h) / 2, y, h, h)
        items += laurel(f"side{number}", spot, sum(sheet.totals[seat] for seat in side), 33)
        for seat in side:
            x, width = at[seat]
            words: Rect = (x, y, width, h)
            points = str(sheet.totals[seat])
            items.append(Label(f"total{seat}", 110, words, points, "label", 24, INK))
    return items


def _head(sheet: ScoreSheet, anchors: Anchors, seat: int, x: float, width: float) -> list[Item]:
    look = sheet.seats[seat]
    _, y, side, _ = anchors["score.seat1.crest"]
    _, name_y, _, name_h = anchors["score.seat1.name"]
    arms = arms_in((x + (width - side) / 2, y - 4, side, side + 4))
    words: Rect = (x + 4, name_y, width - 8, name_h)
    names = [guessed_width(one.name, "bold", SMALLEST) for one in sheet.seats]
    face: Face = "title"
    if len(names) == 4:
        face = "bold" if max(names) <= width - 8 else "text"
    items: list[Item] = [
        Picture(f"head{seat}.arms", 200, arms, look.badge.crest),
        Label(f"head{seat}.name", 110, words, look.name, face, 18, INK),
    ]
    if seat in sheet.winners and not sheet.solo:
        _, low, _, foot = anchors["score.seat1.total"]
        band: Rect = (x + 4, y - 9, width - 8, low + foot - y + 13)
        items.insert(
            0, Box(f"head{seat}.band", 99, band, (255, 214, 110, 70), GOLD, 2.4, radius=12)
        )
        wreath: Rect = (arms[0] + arms[2] - 24, arms[1] - 8, 46, 46)
        items.append(Picture(f"head{seat}.wreath", 210, wreath, "vp/laurel"))
        items.append(Picture(f"head{seat}.crown", 211, inset(wreath, 12), "ui/crown"))
    return items


def _row(sheet: ScoreSheet, number: int, row: Row, places: list[tuple[float, float]]) -> list[Item]:
    source, values = sheet.rows[number]
    key = f"row.{source.id}"
    band = row.band
    x, y, w, h = row.words
    label: Rect = (x, y, min(w, places[0][0] - x), h)  # the winner's column is lit from its edge
    fill = (255, 246, 220, 165 if number % 2 else 70)
    items: list[Item] = [
        Box(key, 100, band, fill, radius=4),
        *swatch(f"{key}.swatch", row.swatch, source.swatch),
        Label(f"{key}.label", 110, label, tr(source.label), "bold", 21, INK, "left"),
    ]
    best = sheet.best(values)
    for seat, (x, width) in zip(sheet.order, places, strict=True):
        top = best is not None and values[seat] == best
        colour = BEST_RED if top else INK
        face: Face = "number" if top else "label"
        spot: Rect = (x, band[1], width, band[3])
        figure = _figure(values[seat], sheet.running and source.late)
        items.append(Label(f"{key}.{seat}", 110, spot, figure, face, 24, colour))
    return items


def _figure(points: int, added: bool) -> str:
    """Points as they are written; what would only be added bears its sign."""
    return f"{points:{'+' if added and points else ''}d}".replace("-", "\u2212")


def turning_items(
    sheet: ScoreSheet, points: Sequence[TurningPoint], anchors: Anchors
) -> list[Item]:
    """The moments that swung most."""
    title = anchors["score.turning.title"]
    items: list[Item] = [
        Label("turning", 110, title, tr("Turning points"), "title", 25, CREAM, "left")
    ]
    if not points:
        spot = anchors["score.turning2"]
        items.append(
            Label("turn.none", 110, spot, tr("No clear turning point."), "italic", 21, SAND)
        )
    for number, point in enumerate(points, 1):
        x, y, w, h = anchors[f"score.turning{number}"]
        badge = sheet.seats[point.seat].badge
        words: Rect = (x + 54, y, w - 156, h)
        gain: Rect = (x + w - 90, y, 90, h)
        brought = tr("+{points} VP", points=point.points)
        items += [
            Picture(f"turn{number}.arms", 200, arms_in((x, y, 42, h)), badge.crest),
            Label(
                f"turn{number}.words", 110, words, point.text, "text", 20, SAND, "left", wrap=True
            ),
            Label(f"turn{number}.gain", 110, gain, brought, "number", 24, GILT, "right"),
        ]
    return alike(items, ".words", ".gain")


def bestowed(titles: Sequence[Title], earned: str, who: str, human: bool) -> str:
    """What is said as a title is bestowed."""
    title = next((title for title in titles if title.name == earned), None)
    if title is None:
        return ""
    return tr(title.said) if human else tr(title.watched, badge=who)


def ceremony_items(sheet: ScoreSheet, anchors: Anchors, bestows: bool = True) -> list[Item]:
    """The title that a solo game earned, with a line of ceremony and the ladder of titles.

    Without the line where it `bestows` nothing yet.
    """
    titles = sheet.game.TITLES
    if not titles:
        return []
    x, y, w, _ = anchors["score.turning"]
    raised = 0 if sheet.solo_ladder is None else 16
    title: Rect = (x + 24, y + 12 - raised, w - 48, 60)
    items = gilded("ceremony", title, tr(sheet.title or ""), 46)
    words: Rect = (x + 40, y + 76 - raised * 1.5, w - 80, 34)
    seat = sheet.seats[0]
    who = seat.badge.beside_name(seat.name) or seat.name
    text = bestowed(titles, sheet.title or "", who, seat.human) if bestows else ""
    items.append(Label("ceremony.line", 110, words, text, "italic", 23, SAND))
    return [*items, *ladder_items(sheet, (x, y + 90, w, 94))]


def ladder_items(sheet: ScoreSheet, place: Rect) -> list[Item]:
    """The rungs of a solo game and what they are, or its titles, as large as the place is high."""
    x, y, w, k = *place[:3], place[3] / _LADDER
    items: list[Item] = []
    ladder = sheet.solo_ladder or SoloLadder("", _ladder(sheet.game.TITLES, sheet.title))
    if ladder.title:
        above: Rect = (x + 28, y, w - 56, 28 * k)
        items.append(Label("ceremony.ladder", 110, above, ladder.title, "text", 18 * k, SAND))
    step = (w - 46) / len(ladder.rungs)
    for number, rung in enumerate(ladder.rungs):
        spot: Rect = (x + 28 + number * step, y + 32 * k, step - 10, 62 * k)
        items += _rung(f"rung{number}", spot, rung, k)
    return alike(items, ".name", ".least")


def _ladder(titles: Sequence[Title], earned: str | None) -> tuple[Rung, ...]:
    """The titles as rungs; only the one that was earned is won."""
    found = []
    for title in titles:
        least = title.least or titles[1].least
        points = tr("{vp} VP", vp=least) if title.least else tr("below {vp}", vp=least)
        found.append(Rung(tr(title.name), points if least else "", title.name == earned))
    return tuple(found)


def _rung(key: str, spot: Rect, rung: Rung, k: float) -> list[Item]:
    """A title on the ladder; the one that was earned stands in gold."""
    fill = GILT if rung.won else (0, 0, 0, 120)
    ink = WALNUT if rung.won else SAND
    x, y, w, h = spot
    room: Rect = (x + 6, y + 4 * k, w - 12, 30 * k) if rung.line else inset(spot, 6, 0)
    size = k * (18 if rung.line else 24)
    items: list[Item] = [
        Box(key, 100, spot, fill, (246, 220, 138, 200), 1.4, radius=7),
        Label(f"{key}.name", 110, room, rung.name, "title", size, ink),
    ]
    if rung.line:
        least: Rect = (x + 6, y + 32 * k, w - 12, h - 35 * k)
        items.append(Label(f"{key}.least", 110, least, rung.line, "bold", 17 * k, ink))
    return items


class Row(NamedTuple):
    """The places of a row: the band, its swatch, its words."""

    band: Rect
    swatch: Rect
    words: Rect


def row_places(sheet: ScoreSheet, anchors: Anchors) -> list[Row]:
    """One place for every row of the sheet, from top to bottom."""
    names = [f"score.row{number}" for number in range(1, _DESIGNED + 1)]
    if len(sheet.rows) <= len(names):
        shown = names[: len(sheet.rows)]
        return [Row(anchors[n], anchors[f"{n}.swatch"], anchors[f"{n}.label"]) for n in shown]
    first, last = anchors[names[0]], anchors[names[-1]]
    step = (last[1] + last[3] - first[1]) / len(sheet.rows)
    swatch, words = anchors[f"{names[0]}.swatch"], anchors[f"{names[0]}.label"]
    side = min(swatch[2], step - _BETWEEN - 2 * _ROUND)
    return [
        _height_of_row(first, swatch, words, first[1] + step * number, step - _BETWEEN, side)
        for number in range(len(sheet.rows))
    ]


def _height_of_row(
    first: Rect, swatch: Rect, words: Rect, top: float, high: float, side: float
) -> Row:
    return Row(
        (first[0], top, first[2], high),
        (swatch[0], top + (high - side) / 2, side, side),
        (words[0], top, words[2], high),
    )
