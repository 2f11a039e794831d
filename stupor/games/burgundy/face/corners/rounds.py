"""The five phases, and the rounds of one: goods to come, and what the white die brought."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import medal
from stupor.games.burgundy.face.components.tiles import goods_sprite
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import LAST_ROUND, ROUNDS_A_PHASE
from stupor.games.burgundy.names import PHASES
from stupor.games.burgundy.params import PHASE_VP
from stupor.games.burgundy.zones import phase as zone_of_phase
from stupor.language import tr, trn
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre
from stupor.stage.items import Item, Rect
from stupor.stage.measure import alike
from stupor.stage.palette import PIECE, TILE, Rgb

GILT: Final[Rgb] = (246, 220, 138)
PALE: Final[Rgb] = (247, 240, 222)


def round_of(view: TableView) -> int:
    """The round of this phase, from 1; 0 before the first phase.

    A phase that has only been announced stands before its first round, not in the last one of the
    phase before.
    """
    phase = view.count("phase")
    return max(1, view.count("round") - phase * ROUNDS_A_PHASE) if phase >= 0 else 0


def rounds_left(view: TableView) -> int:
    """How many rounds are left of the game, the one under way among them."""
    return 0 if view.count("over") else LAST_ROUND + 1 - max(1, view.count("round"))


def rounds_left_text(view: TableView) -> str:
    """How many rounds are left, in words."""
    left = rounds_left(view)
    return tr("last round") if left == 1 else trn("{count} round left", "{count} rounds left", left)


def round_order(view: TableView) -> list[int]:
    """The seats in the order of the round under way; the bridge has that of the next one."""
    return view.numbers("turns") or view.numbers("order")


def paint_rounds(view: TableView) -> list[Item]:
    """Five spaces with their goods, and the white die."""
    draw = DrawList("rounds", TILE)
    now = round_of(view)
    for number in range(1, ROUNDS_A_PHASE + 1):
        box = view.anchors[f"round.{number}"]
        draw.picture(f"{number}", box, "round/now" if number == now else "round/space")
        goods = view.first(f"round.{number}")
        if goods:
            place = around(centre(box), 44)
            draw.picture(f"{number}.shade", place, "goods/1.shadow", PIECE)
            draw.picture(goods, place, goods_sprite(goods), PIECE)
        elif number < now:
            draw.picture(f"{number}.done", around(centre(box), 24), "check/yes", PIECE)
    _paint_white(view, draw, now)
    return draw.items


def _paint_white(view: TableView, draw: DrawList, now: int) -> None:
    x, y, _, _ = view.anchors["white"]
    white = view.count("white")
    if white:
        draw.picture("die.shade", (x, y - 6, 76, 76), "die/any.shadow")
        draw.picture("die", (x, y - 6, 76, 76), f"die/white-{white}")
    fx, _, fw, _ = view.anchors["rounds"]
    left = x + 88
    wide = fx + fw - left - 12
    title = tr("Round {round} of {count}", round=now, count=ROUNDS_A_PHASE) if now else tr("Set-up")
    room = (left, y - 2, wide, 28)
    draw.text("title", room, title, 19, "title", GILT)
    if white:
        _tell_white(view, draw, (left, y + 26, wide, 46), white)


def _tell_white(view: TableView, draw: DrawList, room: Rect, white: int) -> None:
    """Where the goods of the round went; in a small window a line is all the room there is."""
    if view.compact:
        x, y, w, _ = room
        words = tr("goods for depot\u00a0{number}", number=white)
        draw.text("words", (x, y, w, 26), words, 15.5, colour=PALE)
        return
    words = tr("white die: goods to depot\u00a0{number}", number=white)
    draw.text("words", room, words, 15.5, colour=PALE, valign="top", wrap=True)


#: The letter on a plate by its state.
INKS: Final[dict[str, Rgb]] = {
    "past": (236, 222, 194),
    "now": (122, 22, 38),
    "next": (246, 220, 138),
}
#: So many goods of a phase are seen in a stack.
STACK: Final = 3


def paint_phases(view: TableView) -> list[Item]:
    """The five phases."""
    draw = DrawList("phases", TILE)
    now = view.count("phase")
    for number, letter in enumerate(PHASES):
        x, y, w, _ = box = view.anchors[f"phase.{letter.lower()}"]
        state = "past" if number < now else "now" if number == now else "next"
        draw.picture(letter, box, f"phase/{state}")
        room = (x, y + 12, w, 26)
        draw.label(f"{letter}.name", room, letter, 20, "number", INKS[state])
        for place in range(min(STACK, len(view.pieces(zone_of_phase(number))))):
            goods = (x + 10 + place, y + 49 - 2 * place, 34, 34)
            draw.picture(f"{letter}.goods{place}", goods, "goods/back", PIECE)
        middle = (x + w / 2, y + 125)
        if number == now:
            draw.picture("now", around(middle, 62), "glow/possible-round", alpha=200)
        medal(draw, f"{letter}.vp", middle, 46 if number == now else 38, PHASE_VP[number])
    return alike(draw.items, ".vp.vp")
