"""The active House's side of the table: castle board, prompt ribbon, player board and hand tray."""

import skia

from .boards_base import (
    anchors,
    carve,
    centre,
    circle,
    clad,
    engrave,
    frame,
    octagon,
    plate,
    rect,
    well,
)
from .canvas import paint, roundrect
from .standing_board import country
from .surfaces import gold_stroke, shadow


def castle(c: skia.Canvas) -> None:
    """The whole castle board."""
    at = anchors("table")
    x, y, w, h = frame(c, at["castle"], 10, "parchment", 9)
    shelf = at.get("castle.issued")
    foot = shelf[1] - 8 if shelf else at["castle.status1"][1] - 6
    q = roundrect(x + 4, y + 4, w - 8, foot - y - 4, 4)
    country(c, q)
    carve(c, q, 5, 0.45)
    if shelf:
        well(c, shelf, 6, 0.16, 3)
    plate(c, rect(at["castle.title"], 5), "#26262C", 1.4)
    vx, vy = centre(at["castle.vp"])
    c.drawPath(circle(vx, vy, 28), paint("#2B1D14", 0.45))
    carve(c, circle(vx, vy, 28), 3)
    for i in (1, 2, 3):
        plate(c, rect(at[f"castle.status{i}"], 5), "#2B1D14", 1.1)


def prompt(c: skia.Canvas) -> None:
    """Red leather ribbon between the boards and the player board."""
    p = rect(anchors("table")["prompt"], 6)
    shadow(c, p, 2, 5, 6, 0.65)
    clad(c, p, "leather", 0.5, 8)
    c.drawPath(p, paint("#000000", 0.28))
    carve(c, p, 3.4, 0.5)
    gold_stroke(c, p, 1.9)


def player(c: skia.Canvas) -> None:
    """Player board: Ally spaces, warehouse, coins, six slots, five actions, three keep plates."""
    at = anchors("table")
    frame(c, at["player"], 8, "parchment", 11)
    for i in range(5):
        x, y, w, h = at[f"player.ally{i + 1}"]
        well(c, (x, y, w, h), 5, 0.25, 3.4)
        engrave(c, "queen-crown", (x + 22, y + 30, w - 44, 34), a=0.2)
    for i in range(7):
        well(c, at[f"player.store{i + 1}"], 4, 0.27, 3)
    well(c, at["player.coins"], 8, 0.28, 3.6)
    for i in range(6):
        well(c, at[f"player.slot{i + 1}"], 7, 0.28, 4)
    for i in range(5):
        x, y = centre(at[f"player.action{i + 1}"])
        action_bed(c, x, y)
    for i in range(3):
        keep_plate(c, at[f"player.keep{i + 1}"])


def action_bed(c: skia.Canvas, x: float, y: float) -> None:
    """Octagonal bed of an action roundel, bridging two slots."""
    p = octagon(x, y, 29)
    shadow(c, p, 1.5, 2.5, 3, 0.5)
    clad(c, p, "wood", 0.5)
    gold_stroke(c, p, 1.5)
    inner = octagon(x, y, 25)
    c.drawPath(inner, paint("#2A1206", 0.55))
    carve(c, inner, 2.4, 0.6)


def keep_plate(c: skia.Canvas, box: tuple[float, float, float, float]) -> None:
    """Plate of one keep: a hollow for the piece at the left, room for its effect."""
    x, y, w, h = box
    well(c, (x, y, w, h - 2), 6, 0.2, 3)
    well(c, (x + 6, y + 5, 40, h - 12), 4, 0.16, 2)
    engrave(c, "castle", (x + 12, y + 18, 28, 28), a=0.24)


def hand_tray(c: skia.Canvas) -> None:
    """Wooden tray of the hand with beds for the draw pile and the discard."""
    at = anchors("table")
    x, y, w, h = at["hand"]
    p = roundrect(x, y + 2, w, h - 6, 8)
    c.drawPath(p, paint("#A06A38", 0.16))
    carve(c, p, 6, 0.6)
    gold_stroke(c, p, 1.3)
    for name in ("hand.deck", "hand.discard"):
        q = rect(at[name], 6, 2)
        c.drawPath(q, paint("#000000", 0.4))
        carve(c, q, 3)
        c.drawPath(q, paint("#F6DC8A", 0.55, "stroke", 1.2))
