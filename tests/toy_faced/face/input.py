"""Tiles of the toy are dragged: onto the own mat to take and to keep them, onto the box to sell."""

from __future__ import annotations

from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option, key_of
from stupor.engine.table import Table
from stupor.stage.affordance import CHOICE, Attempt, Gesture, Held, Under
from stupor.stage.bindings import Action
from stupor.stage.game_ui.input import Input
from stupor.stage.game_ui.override import override
from stupor.stage.keymap import Keymap
from stupor.stage.name import parsed
from stupor.stage.view import Facts, View
from tests.toy_faced.face.layout import BOX, mat

_ASKED: Final = {
    "take": "Take a tile onto your mat, or rest for a coin.",
    "use": "Keep the tile on your mat, or sell it into the box.",
}


class ToyInput(Input[View]):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    keys = Keymap(
        actions={"tiles": Action("Tiles", "r"), "sell": Action("Sell", "s")},
        jumps={"tiles": (("tiles", ""),)},
        puts={"sell": (BOX, "tiles")},
    )

    @override
    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer."""
        taken = table.pieces(f"hand.{decision.seat}")
        return [_gesture(option, decision.seat, taken) for option in decision.options]

    @override
    def attempt(self, decision: Decision, table: Table, held: Held, under: Under) -> Attempt:
        """A tile that is too dear was meant to be taken."""
        place, tile = under((mat(decision.seat), BOX)), parsed(held.pick)
        dear = tile.kind == "tile" and place == mat(decision.seat) and decision.kind == "take"
        return Attempt(place, ("take", tile.number) if dear else None)

    @override
    def prompt_text(self, view: View) -> str:
        """What the ribbon asks."""
        return _ASKED[view.decision.kind] if view.decision is not None else ""


def _gesture(option: Option, seat: int, taken: list[str]) -> Gesture:
    if option[0] == "take":
        return Gesture(option, pick=f"tile.{option[1]}", drop=mat(seat), quick=True)
    if option[0] == "rest":
        return Gesture(option, button=CHOICE + key_of(option))
    return Gesture(option, pick=taken[0], drop=mat(seat) if option[0] == "keep" else BOX)
