"""The banner of a turn on wine-red leather: the own House, what to do, the hand that pulses."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.face.cards.card_light import card_lights
from stupor.games.stupor_mundi.face.gestures.questions import prompt_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.boxes import grown
from stupor.stage.draw_list import DrawList
from stupor.stage.items import Rect
from stupor.stage.palette import CREAM, GILT, Rgb, clear
from stupor.stage.turn_banner import TurnBanner, turn_banner

LEATHER: Final[Rgb] = (92, 18, 30)
RADIUS: Final = 8.0


def make_banner(view: TableView) -> TurnBanner:
    """The own turn, said large."""
    hand = view.pieces(f"hand.{view.viewer}")
    pulses = [
        replace(item, key=f"banner.{item.key}") for item in card_lights(view, hand, strong=True)
    ]
    crest = view.crest(view.viewer)
    return turn_banner(view, _ground, crest, prompt_of(view), pulses=pulses)


def _ground(draw: DrawList, box: Rect) -> None:
    draw.box("ground", box, fill=LEATHER, border=GILT, width=2.4, radius=RADIUS)
    draw.box("rim", grown(box, -5), border=clear(CREAM, 90), width=1.2, radius=RADIUS - 3)
