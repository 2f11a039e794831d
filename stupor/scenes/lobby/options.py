"""The paper of options in the lobby: what the game's variants offer, hands, hints, undo, seed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.engine.box import Sign
from stupor.language import tr
from stupor.scenes.drawing import heading, note, switch_on_paper
from stupor.scenes.lobby.dot_charts import chart_items
from stupor.scenes.lobby.paper import SEAL_TOP, Paper, Placed, paper_of
from stupor.scenes.lobby.rows import Cell, rows_of
from stupor.scenes.lobby.setup import SEED_LIMIT
from stupor.scenes.looks import INK, TITLE_INK
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, line_items
from stupor.scenes.widgets import Widget, inset
from stupor.stage.geometry import fitted
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Key

if TYPE_CHECKING:
    from stupor.scenes.lobby.chairs import ChairArea
    from stupor.scenes.lobby.setup import LobbySetup
    from stupor.scenes.page import PageScene

_BROWN: Final = (106, 76, 48)
_PALE: Final = (92, 66, 42)
_PIP: Final = (26.0, 22.0, 4.0)
#: How much room a sign has from left to right.
_SIGN: Final = 52.0
_BRIEF: Final = 34.0
#: Between the last row and the seal.
_AIR: Final = 20.0


class OptionsArea:
    """Widgets and pictures of the paper on the right."""

    def __init__(self, lobby: PageScene, setup: LobbySetup, chairs: ChairArea) -> None:
        """The options of one lobby."""
        self.lobby = lobby
        self.setup = setup
        self.chairs = chairs
        self.seed_open = False
        self.field = TextField(SEED_LIMIT, lambda sign: sign.isdecimal() and sign.isascii())
        self.paper = Paper((), (0, 0, 0, 0))

    def widgets(self) -> list[Widget]:
        """Everything to press on the paper, from top to bottom."""
        self.paper = paper_of(rows_of(self.setup, self.chairs.active))
        found = [widget for placed in self.paper.rows for widget in self._row_widgets(placed)]
        seed = tr("The same seed and options give the same set-up. Click to enter one.")
        tip = "" if self.seed_open else seed
        return [*found, Widget("more", self.paper.more, self.open_seed, tip=tip)]

    def spare(self) -> float:
        """How much of the paper the rows leave free above the seal."""
        _, y, _, h = paper_of(rows_of(self.setup, self.chairs.active)).more
        return max(0.0, SEAL_TOP - y - h - _AIR)

    def _row_widgets(self, placed: Placed) -> list[Widget]:
        row = placed.row
        if not row.cells:
            why = f"{row.asleep}. {row.tip}".strip() if row.tip else row.asleep
            return [Widget(row.id, placed.title, None, why)]
        return [
            Widget(
                cell.id,
                rect,
                partial(self._do, cell),
                cell.asleep or row.asleep,
                "" if row.pictured else cell.tip or row.tip,
            )
            for cell, rect in zip(row.cells, placed.cells, strict=True)
        ]

    def _do(self, cell: Cell) -> None:
        cell.press()
        self.setup.settle_picks()
        self.lobby.refresh()

    def open_seed(self) -> None:
        """Start writing the seed; the one that is there is chosen."""
        self.seed_open = True
        self.field.chosen = bool(self.setup.seed_text)
        self.lobby.refresh()

    def typed(self, event: Key) -> bool:
        """Take a key for the seed being written."""
        setup = self.setup
        seed = self.field.typed(setup.seed_text, event, self.lobby.app.clipboard)
        setup.seed_text = setup.seed_text if seed is None else seed
        return seed is not None

    def drawn(self) -> list[Item]:
        """The whole paper."""
        rows = [item for placed in self.paper.rows for item in self._row(placed)]
        rows = alike(rows, ".words", ".word", ".line")
        return alike(rows, ".words", ".word", anywhere=True) + self._more()

    def _row(self, placed: Placed) -> list[Item]:
        row = placed.row
        if not row.cells:
            return self._shut(placed)
        items: list[Item] = []
        if row.title:
            items.append(heading(f"{row.id}.title", placed.title, row.title))
        for cell in row.cells:
            widget = self.lobby.controls.get(cell.id)
            if widget is not None:
                items += self._cell(cell, widget, row.brief)
        if row.note:
            items.append(note(f"{row.id}.line", placed.note, row.note))
        return items

    def _shut(self, placed: Placed) -> list[Item]:
        """A row in which there is nothing to choose at this table, and why."""
        row, (x, y, w, h) = placed.row, placed.title
        room = w - 12
        share = room * len(row.title) / len(row.title + row.asleep)
        words = (x, y, share, h)
        why = (x + share + 12, y, room - share, h)
        return [
            Label(f"{row.id}.title", 110, words, row.title, "title", 20, _PALE, "left"),
            Label(f"{row.id}.why", 110, why, row.asleep, "italic", 18, _PALE, "right"),
        ]

    def _cell(self, cell: Cell, widget: Widget, brief: bool) -> list[Item]:
        if cell.chart:
            return self._chart(cell, widget)
        if cell.sign:
            return self._pictured(cell, cell.sign, widget, brief)
        pips = bool(cell.pips)
        items = switch_on_paper(cell.id, widget, "" if pips else cell.word, cell.on)
        x, y, w, h = widget.rect
        if pips:
            ink = (255, 242, 208) if cell.on else INK
            words = (x + 6, y + 5, w - 12, h - _PIP[1] - 18)
            items.append(Label(f"{cell.id}.word", 113, words, cell.word, "bold", 19, ink))
        wide, high, gap = _PIP
        left = x + (w - len(cell.pips) * (wide + gap) + gap) / 2
        for number, fill in enumerate(cell.pips):
            rect: Rect = (left + number * (wide + gap), y + h - high - 12, wide, high)
            items.append(Box(f"{cell.id}.square{number}", 112, rect, fill, (246, 220, 138), 1.4, 3))
        return items

    def _pictured(self, cell: Cell, sign: Sign, widget: Widget, brief: bool) -> list[Item]:
        """A value with its sign, and below its name what it brings."""
        x, y, w, h = widget.rect
        sprite, aspect = sign
        wide = _BRIEF if brief else _SIGN
        left = x + wide + 10
        words = (left, y, x + w - 6 - left, h)
        on = cell.on and widget.awake
        ink = (255, 242, 208) if on else INK if widget.awake else _PALE
        items: list[Item] = [
            *switch_on_paper(cell.id, widget, "", cell.on),
            Picture(
                f"{cell.id}.sign",
                113,
                fitted(aspect, (x + 5, y + 4, wide, h - 8)),
                sprite,
                alpha=255 if widget.awake else 120,
            ),
        ]
        if not brief:
            words = (left, y + 3, words[2], h / 2)
            line = (left, y + h / 2 - 1, words[2], h / 2 - 3)
            items.append(Label(f"{cell.id}.line", 113, line, cell.tip, "text", 16, ink, "left"))
        return [*items, Label(f"{cell.id}.word", 113, words, cell.word, "bold", 19, ink, "left")]

    def _chart(self, cell: Cell, widget: Widget) -> list[Item]:
        """A value as a little chart with its name in the corner, and who has it below."""
        x, y, w, h = widget.rect
        fill = (90, 16, 24) if cell.on else (255, 246, 220, 70 if cell.asleep else 190)
        side = min(w - 16, h - 18)
        items: list[Item] = [
            Box(f"{cell.id}.box", 110, widget.rect, fill, (122, 79, 18), 1.6, radius=6),
            *chart_items(
                cell.id, (x + (w - side) / 2 + 4, y + h - side - 5, side, side), cell.chart
            ),
            Label(
                f"{cell.id}.words",
                114,
                (x + 4, y + 2, 34, 18),
                cell.word,
                "number",
                14,
                (255, 242, 208) if cell.on else INK,
                "left",
            ),
        ]
        for place, rgb in enumerate(self._holders(cell)):
            dot: Rect = (x + w - 15, y + 5 + place * 14, 11, 11)
            items.append(Box(f"{cell.id}.of{place}", 115, dot, rgb, (246, 220, 138), 1.4, 5.5))
        return items

    def _holders(self, cell: Cell) -> list[tuple[int, int, int]]:
        """The colours of the chairs that have that value."""
        setup, variant = self.setup, self.setup.picking
        if variant is None:
            return []
        held = {
            n: f"{variant.name}.each.{str(variant.each[setup.place_of(n)].key).lower()}"
            for n in setup.taken
        }
        return [self.chairs.badge(n).rgb for n, name in held.items() if name == cell.id]

    def _more(self) -> list[Item]:
        x, y, w, h = self.paper.more
        seed = self.setup.seed_text
        field: Rect = (x + w / 2, y + 2, w / 2, h - 4)
        words, high = tr("Random seed"), self.paper.rows[0].title[3]
        written: list[Item] = [
            Label("more.seed", 112, field, seed, "number", 19, INK)
            if seed
            else Label(
                "more.seed", 112, inset(field, 4), tr("new every time"), "italic", 19, _BROWN
            )
        ]
        if self.seed_open:
            ruler = Ruler(self.lobby.app)
            written = line_items(
                "more.seed",
                field,
                seed,
                self.field,
                ruler,
                face="number",
                size=19,
                colour=TITLE_INK,
                align="center",
            )
        fill = (255, 250, 232, 255) if self.seed_open else (255, 246, 220, 150)
        rim = TITLE_INK if self.seed_open else (122, 79, 18)
        return [
            heading("more.words", inset((x, y, w / 2 - 12, h), 0, (h - high) / 2), words),
            Box("more.field", 110, field, fill, rim, 1.8 if self.seed_open else 1.4, radius=6),
            *written,
        ]
