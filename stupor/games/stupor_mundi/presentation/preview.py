"""What would follow, as rows of chips; and the panel that explains what lies under the pointer."""

from dataclasses import dataclass
from typing import Final

from stupor.games.stupor_mundi.presentation.boxes import Point, around
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.icons import sprite_of
from stupor.games.stupor_mundi.presentation.measure import lines_of, width_of
from stupor.games.stupor_mundi.presentation.palette import (
    BLUSH,
    GHOST,
    INK,
    MEADOW,
    NO,
    PAY,
    PREVIEW,
    SEPIA,
    TITLE,
    TOOLTIP,
    clear,
)
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Area, Item

PAGE: Final = (1920.0, 1080.0)


@dataclass(frozen=True, slots=True)
class Chip:
    """One consequence: a few words and an icon; a price or loss is red."""

    words: str
    icon: str = ""
    loss: bool = False


@dataclass(frozen=True, slots=True)
class PreviewRow:
    """One choice and all that follows from it; a choice that is not possible says why."""

    icon: str
    title: str
    chips: tuple[Chip, ...] = ()
    possible: bool = True
    note: str = ""


SAMPLE: Final = (
    PreviewRow(
        "build",
        "Build: Tower T3",
        (
            Chip("\u22123", "cube-stone", True),
            Chip("side closed +1", "vp"),
            Chip("Path C +2", "coin"),
            Chip("Edict", "issue-edict"),
            Chip("space 4", "ally"),
        ),
    ),
    PreviewRow(
        "summon",
        "Summon: not now",
        possible=False,
        note="Severin and Philaretos cost 3 Grain here; you have 1. Rulebook: Summon an Ally.",
    ),
)


def chip_width(chip: Chip, height: float = 32) -> float:
    """Room a chip takes."""
    return 22 + width_of(chip.words, height * 0.56) * 1.1 + (height if chip.icon else 0)


def paint_chip(easel: Easel, name: str, chip: Chip, box: Area) -> None:
    """A chip on the table or in the preview."""
    x, y, w, h = box
    fill = BLUSH if chip.loss else MEADOW
    easel.box(f"{name}.shade", (x + 1, y + 3, w, h), fill=(20, 8, 2, 90), radius=h / 2)
    easel.box(name, box, fill=fill, border=(42, 20, 8), width=1.6, radius=h / 2)
    room = h if chip.icon else 0
    easel.label(
        f"{name}.words", (x + 9, y, w - room - 14, h), chip.words, h * 0.56,
        face="bold", colour=PAY if chip.loss else INK,
    )  # fmt: skip
    if chip.icon:
        easel.picture(
            f"{name}.icon", around((x + w - h / 2 - 2, y + h / 2), h - 3), sprite_of(chip.icon)
        )


def ghost_chip(name: str, at: Point, chip: Chip, height: float = 28) -> list[Item]:
    """A chip where its consequence will happen."""
    easel = Easel(f"ghost/{name}", GHOST)
    wide = chip_width(chip, height)
    paint_chip(easel, "chip", chip, around(at, wide, height))
    return easel.items


def preview_items(view: TableView, rows: tuple[PreviewRow, ...]) -> list[Item]:
    """The preview panel over the lower half of the hand; at most two rows are shown."""
    if not rows:
        return []
    easel = Easel("preview", PREVIEW)
    x, y, w, h = view.anchors["stage.preview"]
    high = h if len(rows) > 1 else h / 2 + 6
    y += h - high
    easel.box("shade", (x + 5, y + 8, w, high), fill=(10, 4, 0, 120), radius=12)
    easel.slice("panel", (x, y, w, high), "ui/panel-paper", 24)
    step = high / min(2, len(rows))
    for k, row in enumerate(rows[:2]):
        if k:
            easel.box("rule", (x + 18, y + step, w - 36, 1.2), fill=clear(SEPIA, 110))
        _paint_preview_row(easel, f"row{k}", row, (x + 10, y + step * k, w - 24, step))
    return easel.items


def _paint_preview_row(easel: Easel, name: str, row: PreviewRow, box: Area) -> None:
    x, y, w, h = box
    mid = y + h / 2
    easel.picture(
        f"{name}.icon", around((x + 30, mid), 50), sprite_of(row.icon),
        alpha=255 if row.possible else 130,
    )  # fmt: skip
    if not row.possible:
        easel.picture(f"{name}.no", around((x + 48, mid - 16), 23), "check/no")
    wide = width_of(row.title, 20) * 1.14 + 14
    easel.label(
        f"{name}.title", (x + 64, mid - 18, wide, 36), row.title, 20, face="bold",
        colour=INK if row.possible else NO, align="left",
    )  # fmt: skip
    left = x + 70 + wide
    for k, chip in enumerate(row.chips):
        room = chip_width(chip)
        if left + room > x + w:
            easel.label(f"{name}.more", (left, mid - 14, 24, 28), "\u2026", 20, face="bold")
            break
        paint_chip(easel, f"{name}.chip{k}", chip, (left, mid - 16, room, 32))
        left += room + 6
    if row.note:
        note = (left, mid - h / 2 + 3, x + w - left, h - 6)
        easel.label(f"{name}.note", note, row.note, 17, align="left", wrap=True, max_lines=2)


def tooltip_items(
    view: TableView, at: Point, title: str, text: str, source: str = "", width: float = 340
) -> list[Item]:
    """A panel beside the pointer: name, rule in our words, and where the rulebook says so."""
    easel = Easel("tooltip", TOOLTIP)
    size = 18.0
    lines = sum(lines_of(part, width - 40, size * 1.04) for part in text.split("\n")) if text else 0
    high = 26 + 30 + lines * size * 1.24 + (26 if source else 0)
    x = at[0] + 18 if at[0] + 18 + width < PAGE[0] else at[0] - 12 - width
    y = min(max(8.0, at[1] + 18), PAGE[1] - high - 8)
    easel.box("shade", (x + 4, y + 6, width, high), fill=(10, 4, 0, 110), radius=10)
    easel.slice("panel", (x, y, width, high), "ui/tooltip", 16)
    easel.label(
        "title",
        (x + 18, y + 12, width - 36, 28),
        title,
        19,
        face="title",
        colour=TITLE,
        align="left",
    )
    if text:
        easel.label(
            "text", (x + 18, y + 42, width - 36, lines * size * 1.24 + 4), text, size,
            align="left", valign="top", wrap=True,
        )  # fmt: skip
    if source:
        easel.label(
            "source", (x + 18, y + high - 36, width - 36, 24), source, 16, face="italic",
            colour=SEPIA, align="left",
        )  # fmt: skip
    return easel.items
