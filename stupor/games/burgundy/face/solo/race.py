"""The race of one alone: counter and target, targets behind and ahead, twenty-five rounds."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import medal
from stupor.games.burgundy.face.corners.rounds import rounds_left_text
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import LAST_ROUND, ROUNDS_A_PHASE
from stupor.games.burgundy.names import PHASES
from stupor.games.burgundy.params import (
    FIRST_TARGET,
    GOODS_FOR_A_BLACK_TILE,
    LEAST_TARGET,
    TARGET_STEP,
)
from stupor.language import strung, tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.palette import DUN, GILT, INK, TILE, TITLE, Rgb

WON: Final[Rgb] = (201, 152, 47)
AIM: Final[Rgb] = (255, 249, 230)
AHEAD: Final[Rgb] = (232, 220, 188)
LAPIS: Final[Rgb] = (27, 63, 134)
BRONZE: Final[Rgb] = (122, 79, 18)
#: So many targets are seen, the present one among them.
TARGETS: Final = 6
#: So many of those that were reached, where there are more to come.
BEHIND: Final = 2
EDGE: Final = 26.0


def buy_box(view: TableView) -> Rect:
    """The plate that buys a point."""
    x, y, _, _ = view.anchors["solo.panel"]
    return (x + EDGE, y + 170, 160, 46)


def may_buy(view: TableView) -> bool:
    """Whether it is asked now how many points are bought."""
    asked = view.mine()
    return asked is not None and asked.kind == "points"


def counter_box(view: TableView) -> Rect:
    """The medal with the points that are counted towards the target."""
    x, y, _, _ = view.anchors["solo.panel"]
    return around((x + 76, y + 108), 92)


def paint_race(view: TableView) -> list[Item]:
    """The panel in the place of rivals."""
    draw = DrawList("race", TILE)
    if not view.solo:
        return draw.items
    box = x, y, w, _ = view.anchors["solo.panel"]
    draw.nine_slice("panel", box, "ui/panel-paper", 24, 2)
    draw.label("title", (x + 10, y + 12, w - 20, 40), tr("The race"), 28, "title", TITLE)
    _paint_counter(view, draw, x, y)
    _paint_targets(view, draw, x, y + 232)
    _paint_rounds(view, draw, x, y + 322)
    _paint_trade(view, draw, x, y + 568)
    return draw.items


def _paint_counter(view: TableView, draw: DrawList, x: float, y: float) -> None:
    counter, target = view.count("counter"), view.count("target")
    medal(draw, "counter", centre(counter_box(view)), 92, counter)
    draw.text(
        "target", (x + 128, y + 60, 160, 40), tr("of {count}", count=target), 34, "number", INK
    )
    more = max(0, target - counter)
    words = trn("{count} more for an action", "{count} more for an action", more)
    if target > LEAST_TARGET:
        lower = max(LEAST_TARGET, target - TARGET_STEP)
        words += ", " + tr("next target {target}", target=lower)
    draw.text("more", (x + 128, y + 102, 164, 64), words, 16.5, valign="top", wrap=True)
    plate = buy_box(view)
    live = may_buy(view)
    draw.nine_slice("buy", plate, "ui/button-wine" if live else "ui/button-dark", 16)
    draw.label("buy.words", plate, tr("Buy 1 VP"), 18, "title", GILT if live else DUN)
    draw.label("buy.price", (x + 196, y + 170, 24, 46), "1", 26, "number")
    draw.picture("buy.silver", (x + 222, y + 179, 28, 28), "sign/silver")


def _head(draw: DrawList, name: str, x: float, y: float, words: str) -> None:
    draw.text(name, (x + EDGE, y, 260, 26), words, 19, "bold")


def _paint_targets(view: TableView, draw: DrawList, x: float, y: float) -> None:
    """Targets already reached, the present one, and those to come."""
    _head(draw, "targets", x, y, tr("Targets reached and to come"))
    target = view.count("target")
    for place, value in enumerate(_course(view, target)):
        fill = WON if value > target else AIM if value == target else AHEAD
        box = (x + EDGE - 2 + place * 44, y + 30, 38, 38)
        now = value == target
        draw.box(
            f"t{value}",
            box,
            fill=fill,
            border=TITLE if now else BRONZE,
            width=2.6 if now else 1.2,
            radius=6,
        )
        draw.label(f"t{value}.words", box, str(value), 18, "number")


def _course(view: TableView, target: int) -> list[int]:
    """Targets about the present one, none above the first of this game."""
    wanted = view.agreed.get("target", FIRST_TARGET)
    first = wanted if isinstance(wanted, int) else FIRST_TARGET
    falling = [*range(first, LEAST_TARGET, -TARGET_STEP), LEAST_TARGET]
    if target not in falling:
        falling = [*range(target, LEAST_TARGET, -TARGET_STEP), LEAST_TARGET]
    start = max(0, min(falling.index(target) - BEHIND, len(falling) - TARGETS))
    return falling[start : start + TARGETS]


def _paint_rounds(view: TableView, draw: DrawList, x: float, y: float) -> None:
    """All rounds of all phases."""
    _head(draw, "rounds", x, y, tr("Twenty-five rounds"))
    now = view.count("round")
    for number in range(1, LAST_ROUND + 1):
        row, column = divmod(number - 1, ROUNDS_A_PHASE)
        box = (x + EDGE + column * 52, y + 30 + row * 34, 44, 28)
        gone = number < now
        fill = LAPIS if gone else GILT if number == now else AHEAD
        draw.box(f"r{number}", box, fill=fill, border=INK, radius=6)
        draw.label(
            f"r{number}.words",
            box,
            f"{PHASES[row]}{column + 1}",
            15,
            "number",
            GILT if gone else INK,
        )
    board = view.board(0)
    if board is not None:
        missing = board.size - view.fact("filled.0")
        spaces = trn("{count} space to cover", "{count} spaces to cover", missing)
        ahead = strung((rounds_left_text(view), spaces))
        left = ahead if missing else tr("Every space is covered.")
        draw.text("left", (x + EDGE, y + 204, 262, 26), left, 17, "italic", TITLE)


def _paint_trade(view: TableView, draw: DrawList, x: float, y: float) -> None:
    """What five goods buy, and what the white die does."""
    _head(draw, "trade", x, y, tr("After a ship"))
    for place in range(GOODS_FOR_A_BLACK_TILE):
        draw.picture(f"goods{place}", (x + EDGE + place * 36, y + 32, 34, 34), "goods/back")
    draw.picture("black", (x + EDGE + 200, y + 28, 36, 41), "kind/black")
    words = tr("Trade 5 goods for a face-down tile")
    draw.text("words", (x + EDGE, y + 70, 262, 24), words, 16.5)
    white = view.count("white")
    if not white:  # before the first round: the words below begin with the picture
        return
    draw.picture("white.shade", (x + EDGE, y + 102, 56, 56), "die/any.shadow")
    draw.picture("white", (x + EDGE, y + 102, 56, 56), f"die/white-{white}")
    words = tr("brings goods to its depot and removes a tile")
    draw.text("white.words", (x + 94, y + 102, 200, 56), words, 16.5, wrap=True)
