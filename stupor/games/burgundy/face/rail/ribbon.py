"""The ribbon: what is left of the turn as chips, and what to do; a banner when a turn begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import die_sprite
from stupor.games.burgundy.face.gestures.questions import prompt_of, unused_dice
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, can_pay, die_shows, extra_die
from stupor.games.burgundy.ids import NOBODY
from stupor.language import tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import grown
from stupor.stage.highlight_roles import REACH
from stupor.stage.items import Item, NineSlice, Rect
from stupor.stage.palette import GILT, IVORY, LIGHT, TILE, Rgb, clear
from stupor.stage.turn_banner import TurnBanner, turn_banner

STEP: Final = 46.0
CHIP: Final = (40.0, 28.0)
DEEP: Final[Rgb] = (12, 27, 72)
RIM: Final[Rgb] = (231, 190, 85)


def steps(view: TableView) -> Iterator[tuple[str, str, bool]]:
    """Names and sprites of what a turn has, and whether it is still there."""
    seat = view.mover()
    for number in DICE:
        rolled = view.count(f"die.{seat}.{number}")
        if rolled:
            shown = die_shows(view.table, seat, number)
            sprite = die_sprite(view.colour(seat), rolled if shown else 0, "mini")
            yield f"step.{number}", sprite, shown >= 0
    extra = extra_die(view.decision)
    if view.count("over"):
        return
    if extra is None:
        yield "step.buy", "sign/silver", not view.count("bought") and can_pay(view, seat)
    else:
        white = view.decision is not None and view.decision.kind == "white"
        colour = "white" if white else view.colour(seat)
        yield "step.extra", die_sprite(colour, extra, "mini"), True


def step_boxes(view: TableView) -> dict[str, Rect]:
    """Where the chips stand."""
    x, y, _, h = view.anchors["prompt.steps"]
    names = [name for name, _, _ in steps(view)]
    return {name: (x + n * STEP, y + (h - CHIP[1]) / 2, *CHIP) for n, name in enumerate(names)}


def words_of(view: TableView) -> str:
    """What the ribbon says: what is told, else what is asked, else whose turn it is."""
    said = view.prompt or view.game_event or prompt_of(view)
    if said or view.count("over"):
        return said or tr("The game is over.")
    seat = view.mover()
    return tr("{name}\u2019s turn.", name=view.names[seat]) if seat != NOBODY else ""


def paint_ribbon(view: TableView) -> list[Item]:
    """The ribbon of lapis with chips and prompt."""
    draw = DrawList("ribbon", TILE)
    draw.nine_slice("panel", view.anchors["prompt"], "ui/panel-lapis", 16, 2)
    boxes = step_boxes(view)
    for name, sprite, live in steps(view):
        x, y, _, _ = box = boxes[name]
        draw.box(
            name, box, fill=GILT if live else DEEP, border=clear(RIM, 230), width=1.2, radius=8
        )
        draw.picture(f"{name}.sign", (x + 8, y + 2, 24, 24), sprite, alpha=255 if live else 130)
        if not live and (name != "step.buy" or view.count("bought")):
            draw.picture(f"{name}.done", (x + 22, y + 10, 18, 18), "check/yes")
    draw.text("prompt", view.anchors["prompt.text"], words_of(view), 17.5, "bold", IVORY)
    return draw.items


#: How far the light of a die that pulses lies beyond the one that it has anyway.
BEYOND: Final = 7.0
CORNER: Final = 44.0


def make_banner(view: TableView) -> TurnBanner:
    """The own turn, said large."""
    left = unused_dice(view)
    colour = view.colour(view.viewer)
    signs = [die_sprite(colour, die, "mini" if die else "") for die in left]
    crest = view.crest(view.viewer)
    return turn_banner(view, _ground, crest, _said(view, left), signs, _pulses(view))


def _said(view: TableView, left: list[int]) -> str:
    """The dice in words; what is asked where they are not two with numbers."""
    if len(left) == len(DICE) and all(left):
        return tr("Two dice: {one} and {other}", one=left[0], other=left[1])
    return prompt_of(view)


def _pulses(view: TableView) -> list[Item]:
    """A wider light about every die that is left."""
    dice = [n for n in DICE if die_shows(view.table, view.viewer, n) >= 0]
    boxes = {n: view.anchors[f"die.{n}"] for n in dice if f"die.{n}" in view.anchors}
    return [
        NineSlice(f"banner.die.{n}", LIGHT + 1, grown(box, REACH + BEYOND), "glow/next", CORNER)
        for n, box in boxes.items()
    ]


def _ground(draw: DrawList, box: Rect) -> None:
    draw.nine_slice("ground", box, "ui/panel-lapis", 16)
