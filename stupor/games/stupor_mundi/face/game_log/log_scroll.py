"""The Game log: sentences with the arms of their House and chips for cards, Allies and Edicts."""

from collections.abc import Sequence
from typing import Final

from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.cards.card_faces import field_of
from stupor.games.stupor_mundi.face.docks.dock import GOALS, region_name, strip_of
from stupor.games.stupor_mundi.face.game_log.pictured_lines import (
    CLOSE,
    GOOD,
    LOG_STYLE,
    RIM,
    SIGN,
    SIZE,
    WIDE,
)
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui.log_widget import LogWidget
from stupor.stage.game_ui.override import override
from stupor.stage.geometry import Point, around, centre, fitted, grown, holds
from stupor.stage.items import Rect
from stupor.stage.log_rows import OVER, RowSpacing, Run
from stupor.stage.messages import LogHit
from stupor.stage.name import parsed
from stupor.stage.palette import (
    INK,
    PAY,
    SEAT_RGB,
    TITLE,
    Rgb,
    clear,
)

FREDERICK: Final = "portrait/frederick"
#: Ground of a chip by what it names, and its rim.
TINTS: Final[dict[str, tuple[Rgb, Rgb]]] = {
    "crimson": ((246, 214, 206), (150, 60, 52)),
    "lapis": ((208, 221, 242), (52, 84, 150)),
    "malachite": ((209, 232, 212), (40, 110, 74)),
    "porphyry": ((228, 212, 234), (108, 60, 120)),
    "independent": ((202, 232, 230), (23, 105, 107)),
    "loyalist": ((251, 220, 188), (176, 86, 24)),
    "edict": ((250, 230, 160), (150, 110, 24)),
    "bonus": ((222, 236, 196), (88, 116, 44)),
    "project": ((228, 212, 234), (150, 110, 24)),
    "knight": ((250, 240, 222), (150, 40, 40)),
    "lonely": ((226, 222, 216), (92, 84, 78)),
}
#: The opened Game log: a paper over the right side.
SHEET: Final = (660.0, 24.0)
#: A higher place than this spreads its lines.
ROOMY: Final = 320.0
#: Height of the heading over the lines, and the signs at its right.
TITLED: Final = 26.0
SIGNS: Final = {"watch": "ui/play", "log": "ui/fullscreen"}
#: The part of the log's place where lines can stand.
TEXT: Final = ".text"
#: How much nearer to the edge of the leaf than its words the sign lies that ends a line.
ENDS: Final = 4.0
#: How far below its edge the heading stands above a dock, and how much nearer the lines are to it.
DOCKED: Final = 6.0


class StuporMundiLog(LogWidget[TableView]):
    """Sentences with the arms of their House and chips for cards, Allies and Edicts."""

    log_style = LOG_STYLE
    corners = (24.0, SHEET[1])

    @override
    def panel_box(self, view: TableView) -> Rect:
        """Where it lies with its heading; where a second rail has room, it takes all of it."""
        return _region(view)

    def text_box(self, view: TableView) -> Rect:
        """Where the lines stand.

        In a chapter they leave room for its goals, with expansions for their dock.
        """
        x, y, w, h = _region(view, TEXT)
        below = TITLED - (DOCKED if strip_of(view) is not None else 0.0)
        return x, y + below, w + ENDS, max(0.0, h - below)

    @override
    def opened_box(self, view: TableView) -> Rect:
        """A paper over the right side."""
        rail, log = view.anchors["meta.header"], self.panel_box(view)
        right = max(rail[0] + rail[2], log[0] + log[2])
        top = rail[1] + rail[3] + 6
        return right - SHEET[0], top, SHEET[0], view.page[1] + view.page[3] - 6 - top

    @override
    def text_areas(self, view: TableView, opened: bool = False) -> Sequence[Rect]:
        """One column below the heading."""
        return super().text_areas(view, opened) if opened else [self.text_box(view)]

    @override
    def row_spacing(self, view: TableView, opened: bool = False) -> RowSpacing:
        """Wider where there is much room."""
        roomy = strip_of(view) is None and self.text_box(view)[3] > ROOMY
        return WIDE if opened or roomy else CLOSE

    @override
    def names_seats(self, opened: bool) -> bool:
        """Arms stand for the names on the table."""
        return opened

    @override
    def hit(self, view: TableView, point: Point, opened: bool = False) -> LogHit | None:
        """The line or chip under a point."""
        (text,) = self.text_areas(view, opened)
        return super().hit(view, point, opened) if holds(grown(text, 8), point) else None

    @override
    def paint_ground(self, view: TableView, draw: DrawList) -> None:
        """Its heading with the two signs, unless a tip would cut them."""
        x, y, w, h = _region(view, TEXT)
        if h < TITLED:
            return
        words = (x - 4, y - 6, w - 66, 26)
        draw.title("title", words, tr("Game log"), 17)
        for name, box in log_buttons(view).items():
            draw.nine_slice(f"{name}.plate", box, "ui/button-dark", 8)
            draw.picture(name, around(centre(box), 17), SIGNS[name])
        rule = (x - 6, y + 21, w + 12 + ENDS, 1.4)
        draw.box("title.rule", rule, fill=clear(TITLE, 120))

    @override
    def paint_arms(self, view: TableView, draw: DrawList, name: str, box: Rect, seat: int) -> None:
        """The arms of a House; for Frederick his face in a yellow frame, never an eagle."""
        if seat >= 0:
            draw.picture(name, fitted(160 / 190, box), view.crest(seat))
            return
        face = fitted(118 / 153, box)
        draw.picture(name, face, FREDERICK)
        draw.box(f"{name}.frame", grown(face, 1), border=SEAT_RGB["yellow"], width=2, radius=3)

    @override
    def paint_piece(self, draw: DrawList, name: str, box: Rect, run: Run) -> None:
        """A chip, or a figure and the sign of what it counts."""
        if run.piece.startswith(GOOD):
            _paint_good(draw, name, box, run)
        else:
            _paint_chip(draw, name, box, run)


LOG: Final = StuporMundiLog()


def log_buttons(view: TableView) -> dict[str, Rect]:
    """The signs at the heading: see the others' turns again, open the log."""
    x, y, w, _ = _region(view, TEXT)
    return {"watch": (x + w - 62, y - 6, 28, 26), "log": (x + w - 30, y - 6, 28, 26)}


def _region(view: TableView, part: str = "") -> Rect:
    """The log with its heading, or the part of it where lines can stand."""
    x, y, w, h = view.anchors[region_name(view) + part]
    dock = strip_of(view)
    if dock is not None:
        top = y if not part else view.anchors[region_name(view)][1] + DOCKED
        y, h = top, dock.box[1] - top - (OVER if part else 0.0)  # no row hangs over the strip
    if part and view.words("seal.text"):
        return x, y + GOALS, w, h - GOALS
    return x, y, w, h


def _paint_chip(draw: DrawList, name: str, box: Rect, run: Run) -> None:
    x, y, w, h = box
    ground, rim = TINTS[tint_of(run.piece)]
    chip = (x, y + 1, w, h - 1)
    draw.box(f"{name}.chip", chip, fill=ground, border=clear(rim, 200), width=1.2, radius=6)
    words = (x + RIM, y, w - 2 * RIM + 3, h)
    draw.text(f"{name}.name", words, run.text, SIZE, "bold", INK)


def _paint_good(draw: DrawList, name: str, box: Rect, run: Run) -> None:
    """A figure and the sign of what it counts."""
    x, y, w, h = box
    colour = PAY if run.text.startswith("\u2212") else INK
    draw.text(f"{name}.by", (x, y, w - SIGN + 4, h), run.text, SIZE, "bold", colour)
    sign = (x + w - SIGN + 1, y + (h - SIGN + 2) / 2, SIGN - 2, SIGN - 2)
    draw.picture(f"{name}.sign", sign, GOOD_OF[run.piece.removeprefix(GOOD)].sprite)


def tint_of(piece: str) -> str:
    """The colour of a chip."""
    kind, number = parsed(piece).kind, number_of(piece)
    if kind == "card":
        return field_of(number)
    return str(ALLIES[number].circle) if kind == "ally" else kind
