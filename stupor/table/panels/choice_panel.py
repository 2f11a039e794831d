"""The choice panel: plaques with the words of every option that has no natural place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.stage.items import Area, Item, Label, Picture, Slice
from stupor.stage.plaque import EDGE, Plaque

SIGN: Final = 32.0
Z: Final = 810


def ground(made: Sequence[Plaque]) -> Area:
    """The paper under all plaques."""
    left = min(plaque.rect[0] for plaque in made) - EDGE
    top = min(plaque.rect[1] for plaque in made) - EDGE
    right = max(plaque.rect[0] + plaque.rect[2] for plaque in made) + EDGE
    bottom = max(plaque.rect[1] + plaque.rect[3] for plaque in made) + EDGE
    return (left, top, right - left, bottom - top)


def panel_items(made: Sequence[Plaque], held: str = "") -> list[Item]:
    """The paper and its plaques; the one in the hand is missing."""
    if not made or made[0].own is not None:
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
    items.append(
        Label(f"{plaque.name}.words", z + 1, words, plaque.text, "bold", 18, wrap=not plaque.note)
    )
    if plaque.note:
        below = (x + room, y + h / 2 - 1, w - room - 10, h / 2 - 4)
        items.append(Label(f"{plaque.name}.note", z + 1, below, plaque.note, "text", 16))
    return items
