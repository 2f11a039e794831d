"""The choice panel: plaques with the words of every option that has no natural place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.stage.affordance import CHOICE, Gesture
from stupor.stage.game_ui.input import Input
from stupor.stage.items import Area, Item, Label, Picture, Slice
from stupor.stage.plaque import Grid, Plaque
from stupor.stage.view import View

#: The hand stays free: the panel stands over the Keeps, which are not asked about then. Only
#: many rows, which would hide the slots, stand over the hand, unless one of its cards is asked for.
HIGH_ROWS: Final = 2
ROW: Final = 58.0
WIDTH: Final = 264.0
GAP: Final = 8.0
EDGE: Final = 16.0
SIGN: Final = 32.0
Z: Final = 810


def plaques(
    hand: Input[View],
    decision: Decision,
    found: Sequence[Gesture],
    words: Callable[[Option], str],
    anchors: Mapping[str, Area],
) -> list[Plaque]:
    """The plaques of a decision, from left to right in rows above each other."""
    offered = [gesture for gesture in found if gesture.button.startswith(CHOICE)]
    hung = hand.banners(decision, found, anchors)
    if hung or not offered:
        return hung
    grid = hand.grid(decision, len(offered), anchors) or _beside(hand, decision, offered, anchors)
    (left, top), (wide, high), gap = grid.corner, grid.size, grid.gap
    made = []
    for number, gesture in enumerate(offered):
        row, column = divmod(number, grid.columns)
        rect = (left + column * (wide + gap), top + row * (high + gap), wide, high)
        said = hand.wording(decision, gesture.option)
        text = said.text or words(gesture.option)
        made.append(Plaque(gesture.button, rect, text, said.sign, said.note, more=said.more))
    return made


def _beside(
    hand: Input[View], decision: Decision, offered: Sequence[Gesture], anchors: Mapping[str, Area]
) -> Grid:
    """Rows beside the hand, or over it where they are many."""
    columns = 5 if len(offered) > 6 else 2 if len(offered) == 4 else min(3, len(offered))
    width = WIDTH if columns <= 3 else 206.0
    rows = -(-len(offered) // columns)
    x, y, w, h = anchors["hand"]
    high = rows > HIGH_ROWS and not hand.of_hand(decision)
    bottom = y + h - 10 if high else y + 8
    left = x + w - 8 - EDGE - columns * width - (columns - 1) * GAP
    top = bottom - EDGE - rows * ROW - (rows - 1) * GAP
    return Grid((left, top), columns, (width, ROW), GAP)


def ground(made: Sequence[Plaque]) -> Area:
    """The paper under all plaques."""
    left = min(plaque.rect[0] for plaque in made) - EDGE
    top = min(plaque.rect[1] for plaque in made) - EDGE
    right = max(plaque.rect[0] + plaque.rect[2] for plaque in made) + EDGE
    bottom = max(plaque.rect[1] + plaque.rect[3] for plaque in made) + EDGE
    return (left, top, right - left, bottom - top)


def panel_items(made: Sequence[Plaque], held: str = "") -> list[Item]:
    """The paper and its plaques; the one in the hand is missing."""
    if not made or made[0].own >= 0:
        return []
    items: list[Item] = [Slice("panel", Z, ground(made), "ui/panel-paper", 24)]
    for plaque in made:
        if plaque.name != held:
            items += plaque_items(plaque, plaque.rect)
    return items


def plaque_items(plaque: Plaque, rect: Area, z: int = Z + 2) -> list[Item]:
    """One plaque anywhere."""
    x, y, w, h = rect
    items: list[Item] = [Slice(f"{plaque.name}.plate", z, rect, "ui/button-gold", 16)]
    signs = [sign for sign in (plaque.sign, *plaque.more) if sign]
    room = 12.0 + (SIGN + 2) * len(signs)
    for number, sign in enumerate(signs):
        spot = (x + 10 + (SIGN + 2) * number, y + (h - SIGN) / 2, SIGN, SIGN)
        items.append(Picture(f"{plaque.name}.sign{number or ''}", z + 1, spot, sign))
    high = h / 2 - 4 if plaque.note else h - 8
    words = (x + room, y + 5 if plaque.note else y + 4, w - room - 10, high)
    items.append(Label(f"{plaque.name}.words", z + 1, words, plaque.text, "bold", 18,
                       wrap=not plaque.note))  # fmt: skip
    if plaque.note:
        below = (x + room, y + h / 2 - 1, w - room - 10, h / 2 - 4)
        items.append(Label(f"{plaque.name}.note", z + 1, below, plaque.note, "text", 16))
    return items
