"""The papers of the ceremony: whom the score is measured by, and what became of the chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.campaign.seals import so_far
from stupor.games.stupor_mundi.rooms.ceremony.data import Ceremony, Measure, Progress
from stupor.language import tr, trn
from stupor.scenes.drawing import heading, paragraph
from stupor.scenes.looks import GOLD, INK, SEPIA, TITLE_INK
from stupor.scenes.numbers import short
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

#: The wax of a seal that is won, and of one that stayed cold.
WARM: Final = "seal/red"
COLD: Final = "seal/grey"
SEAL: Final = 150.0
#: Height of a row of comparison, and the most that it grows to.
_ROW: Final = 42.0
_HIGHEST: Final = 80.0
#: What the heading takes, and a verdict of one line with its edge below the rows.
_HEAD: Final = 68.0
_VERDICT: Final = 60.0
_MARGIN: Final = 40.0
#: The share of a row that its sign and name take.
_NAMED: Final = 0.49
_FIGURE: Final = 74.0
_OTHER: Final = (138, 108, 70)


def measure_items(rect: Rect, ceremony: Ceremony) -> list[Item]:
    """A bar for this game, the own best and the computers, with a verdict below."""
    x, y, w, h = rect
    items: list[Item] = [
        NineSlice("measures.paper", 100, rect, "ui/panel-paper", 24),
        heading("measures.title", (x + _MARGIN, y + 22, w - 80, 34), tr("Compared with"), 26),
    ]
    top, count = y + _HEAD, len(ceremony.measures)
    high = min(_HIGHEST, max(_ROW, (h - 190) / count), (h - _HEAD - _VERDICT) / count)
    most = max([measure.points for measure in ceremony.measures] + [1])
    bars: list[Item] = []
    for number, measure in enumerate(ceremony.measures):
        row = (x + _MARGIN, top + number * high, w - 2 * _MARGIN, high)
        bars += _measure(f"measure{number}", row, measure, most)
    items += alike(bars, ".name")
    foot = top + count * high + 8
    words = (x + _MARGIN, foot, w - 2 * _MARGIN, min(96.0, y + h - 18 - foot))
    items.append(
        paragraph(
            "measures.verdict",
            112,
            words,
            f"{ceremony.verdict} {ceremony.ending}",
            "italic",
            24,
            TITLE_INK,
        )
    )
    return items


def _measure(key: str, row: Rect, measure: Measure, most: float) -> list[Item]:
    x, y, w, h = row
    left, room = x + w * _NAMED, w * (1 - _NAMED) - _FIGURE
    bar = (left, y + h / 2 - 9, max(2.0, room * measure.points / most), 18.0)
    ink = TITLE_INK if measure.mine else INK
    side = min(h - 4, 34.0) if not measure.sign.startswith("crest") else min(h - 8, 30.0)
    sign = (x + (36 - side) / 2, y + (h - side) / 2, side, side * _tall(measure.sign))
    return [
        Picture(f"{key}.sign", 112, sign, measure.sign),
        Label(f"{key}.name", 112, (x + 46, y, w * _NAMED - 60, h), measure.name,
              "bold" if measure.mine else "text", 21, ink, "left"),
        Box(f"{key}.bar", 108, bar, TITLE_INK if measure.mine else _OTHER, INK, 1.2, 3),
        *_stripes(key, bar, measure.mine),
        Label(f"{key}.points", 112, (x + w - _FIGURE, y, _FIGURE, h), short(measure.points),
              "number", 25 if measure.mine else 22, ink, "right"),
    ]  # fmt: skip


def _stripes(key: str, bar: Rect, mine: bool) -> list[Item]:
    """The bar of this game has a golden thread, so that colour is not all that tells it."""
    if not mine:
        return []
    x, y, w, h = bar
    return [Box(f"{key}.thread", 109, (x + 3, y + h / 2 - 2, max(0.0, w - 6), 4), GOLD)]


def _tall(sprite: str) -> float:
    return 190 / 160 if sprite.startswith("crest") else 1.0


def seal_place(rect: Rect) -> Rect:
    """Where the wax is pressed on the chapter's paper."""
    return rect[0] + 34, rect[1] + 30, SEAL, SEAL


def chapter_items(rect: Rect, ceremony: Ceremony) -> list[Item]:
    """The seal's goal, the closing text, and what the campaign gained."""
    x, y, w, h = rect
    left, wide = x + 34 + SEAL + 26, w - SEAL - 100
    items: list[Item] = [NineSlice("chapter.paper", 100, rect, "ui/panel-paper", 24)]
    seal = ceremony.seal
    if seal is not None:
        said = tr("Seal won") if seal.won else tr("Seal not won")
        items += [
            heading("chapter.seal", (left, y + 36, wide, 40), said, 30),
            paragraph("chapter.goal", 112, (left, y + 78, wide, 60), seal.text, "text", 22, INK),
            Label("chapter.figures", 112, (left, y + 140, wide, 32),
                  so_far(seal.have, seal.want), "bold", 22, SEPIA, "left"),
        ]  # fmt: skip
    top = y + SEAL + 54
    items.append(Box("chapter.rule1", 105, (x + 34, top, w - 68, 1.4), GOLD))
    foot = y + h - 190 if ceremony.progress is not None else y + h - 30
    items.append(
        paragraph(
            "chapter.text",
            112,
            (x + _MARGIN, top + 14, w - 2 * _MARGIN, foot - top - 26),
            tr(ceremony.text),
            "italic",
            36,
            INK,
        )
    )
    if ceremony.progress is not None:
        items += _progress((x + _MARGIN, foot, w - 2 * _MARGIN, 170), ceremony.progress)
    return items


def _progress(rect: Rect, progress: Progress) -> Sequence[Item]:
    x, y, w, _ = rect
    gained = f"+{progress.gained}" if progress.gained else tr("nothing new")
    opened = ", ".join(progress.opened)
    points = trn(
        "{count} of {most} points: {title}",
        "{count} of {most} points: {title}",
        progress.points,
        most=progress.most,
        title=tr(progress.title),
    )
    crowns = trn(
        "Duke in {count} of {chapters}",
        "Duke in {count} of {chapters}",
        progress.crowns,
        chapters=progress.chapters,
    )
    rows = (
        (tr("Campaign"), points, gained),
        (tr("Crowns"), crowns, ""),
        (tr("Unlocks"), opened or tr("no further chapter"), ""),
    )
    items: list[Item] = [Box("progress.rule", 105, (x - 6, y, w + 12, 1.4), GOLD)]
    for number, (name, words, gain) in enumerate(rows):
        top = y + 16 + number * 46
        items += [
            Label(f"progress{number}.name", 112, (x, top, 130, 40), name, "title", 21, TITLE_INK,
                  "left"),
            Label(f"progress{number}.words", 112, (x + 140, top, w - 300, 40), words, "text", 23,
                  INK, "left"),
            Label(f"progress{number}.gain", 112, (x + w - 150, top, 150, 40), gain, "bold", 23,
                  TITLE_INK, "right"),
        ]  # fmt: skip
    return alike(items, ".name")
