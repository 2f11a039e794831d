"""The banner of a turn on lapis: the own arms, the dice in words and as dice, which pulse."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy.face.components.medals_and_chips import die_sprite
from stupor.games.burgundy.face.gestures.questions import prompt_of, unused_dice
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.language import tr
from stupor.stage.boxes import grown
from stupor.stage.draw_list import DrawList
from stupor.stage.highlight_roles import REACH
from stupor.stage.items import Item, NineSlice, Rect
from stupor.stage.palette import LIGHT
from stupor.stage.turn_banner import TurnBanner, turn_banner

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
