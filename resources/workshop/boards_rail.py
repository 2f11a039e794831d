"""The right rail: header, rival panels for two, three and four Houses, solo panel, log, actions."""


import skia

from .boards_base import Box, anchors, carve, centre, circle, clad, panel, plate, rect
from .canvas import paint, radial
from .style import colour32
from .surfaces import gold_stroke, shadow


def hollow(c: skia.Canvas, box: Box, r: float = 3) -> None:
    """Dark hollow in a wooden panel."""
    p = rect(box, r)
    c.drawPath(p, paint("#050201", 0.55))
    carve(c, p, 2.4, 0.7)
    c.drawPath(p, paint("#C9AE7C", 0.5, "stroke", 0.9))


def rival(c: skia.Canvas, name: str) -> None:
    """One rival's panel of dark wood with all its hollows."""
    at = anchors("table")
    stores = 7 if f"{name}.store1" in at else 0
    panel(c, at[name], "walnut", 7)
    stripe = rect(at[f"{name}.stripe"], 3)
    c.drawPath(stripe, paint("#050201", 0.6))
    medal = circle(*centre(at[f"{name}.vp"]), at[f"{name}.vp"][2] * 0.44)
    c.drawPath(medal, paint("#050201", 0.4))
    carve(c, medal, 2.6, 0.6)
    top = at[f"{name}.slot1"][1] - 4
    x = at[name][0]
    c.drawLine(x + 18, top, x + at[name][2] * 0.64, top, paint("gold_hi", 0.22, "stroke", 0.9))
    for i in range(6):
        hollow(c, at[f"{name}.slot{i + 1}"])
    for i in range(5):
        hollow(c, at[f"{name}.ally{i + 1}"])
    for i in range(stores):
        hollow(c, at[f"{name}.store{i + 1}"])


def rivals(c: skia.Canvas) -> None:
    """Three panels, the rail of a game with four Houses."""
    for i in (1, 2, 3):
        rival(c, f"rival.{i}")


def rivals_three(c: skia.Canvas) -> None:
    """Two panels, the rail of a game with three Houses."""
    for i in (1, 2):
        rival(c, f"rival3p.{i}")


def rivals_two(c: skia.Canvas) -> None:
    """One tall panel, the rail of a game with two Houses."""
    rival(c, "rival2p.1")


def frederick(c: skia.Canvas) -> None:
    """Frederick's panel of the solo game: crowns, his last card and his actions."""
    at = anchors("table")
    box = at["solo.panel"]
    panel(c, box, "leather", 7)
    c.drawPath(rect(box, 4, -6), paint("gold_hi", 0.45, "stroke", 1))
    hollow(c, at["solo.crowns"], 6)
    card = rect(at["solo.card"], 10, 5)
    shadow(c, card, 2, 4, 5, 0.5)
    clad(c, card, "wood", 0.5)
    gold_stroke(c, card, 1.8)
    hollow(c, at["solo.card"], 8)
    for name in ("solo.actions", "solo.ship"):
        hollow(c, at[name], 6)


def header(c: skia.Canvas) -> None:
    """Leather plate of round, phase and turn order."""
    box = anchors("table")["meta.header"]
    panel(c, box, "leather", 7)
    c.drawPath(rect(box, 5, -5), paint("gold_hi", 0.35, "stroke", 0.9))


def log(c: skia.Canvas, name: str = "log") -> None:
    """Parchment sheet of the Game log."""
    panel(c, anchors("table")[name], "parchment", 6, 5)


def actions(c: skia.Canvas) -> None:
    """Leather panel with the three plates and the bed of the wax seal."""
    at = anchors("table")
    panel(c, at["actions"], "leather", 7)
    for name in ("undo", "redo", "pass"):
        plate(c, rect(at[f"actions.{name}"], 6), "#2E1B11", 1.4)
    x, y = centre(at["actions.seal"])
    glow = [colour32("#000000", 150), colour32("#000000", 90), colour32("#000000", 0)]
    c.drawCircle(x, y, 80, paint("ink", 1, shader=radial(x, y, 80, glow, [0, 0.75, 1])))
    carve(c, circle(x, y, 62), 4, 0.6)
    gold_stroke(c, circle(x, y, 63), 1.6)


def right_rail(c: skia.Canvas, variant: str = "4p") -> None:
    """The whole rail for a number of Houses: 4p, 3p, 2p or solo."""
    header(c)
    {"4p": rivals, "3p": rivals_three, "2p": rivals_two, "solo": frederick}[variant](c)
    second = "rail2.rival" in anchors("table")
    log(c, "log.tall" if second and variant in ("2p", "solo") else "log")
    if second and variant in ("4p", "3p"):
        rival(c, "rail2.rival")
    actions(c)
