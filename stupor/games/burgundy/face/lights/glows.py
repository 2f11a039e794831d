"""Lights on what may be taken and where it may go: about hexes, and in a side of the ring."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from stupor.engine.decision import Decision
from stupor.games.burgundy.data.depots import DEPOTS
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.gestures.asked import answers
from stupor.games.burgundy.face.gestures.offered import DICED
from stupor.games.burgundy.face.rectangles import CLOSE, is_hex, place_rect
from stupor.games.burgundy.face.view import TableView
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre, grown, hex_frame, on_ray
from stupor.stage.items import Box, Colour, Group, Item, Line, Parts, Rect
from stupor.stage.palette import GHOST, GLOW, IVORY, LIGHT, clear

#: The highlight role of each mood, and its sprite about a hex.
ROLES: Final = {
    "rest": "possible",
    "target": "next",
    "paid": "possible",
    "next": "next",
    "hot": "chosen",
}
HEXES: Final = dict.fromkeys(ROLES.values(), "glow/hex")
#: The frame about a thing that cannot be used now.
RED: Final = (200, 40, 40)
DARK: Final = (40, 6, 4)
#: The corners of a hex in shares of its box, the first once more; how wide the lines along it are.
_CORNERS: Final = ((0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25), (0.5, 0))
_FRAME: Final = 4.0
_RIM: Final = 7.0
#: The dark line about a hex where what is held may go: how far out, in widths of the hex; its look.
_OUT: Final = 8.5 / 92
_SHADE: Final = ((40, 18, 2), 6.0)
#: How strong the light is about what may be taken, while nothing is held.
QUIET: Final = 160
#: How strong it is about tiles while there are dice to use, which are the next step.
FAINT: Final = 78
#: How strong it is where what is held costs workers: what is free stands out.
PAID: Final = 105
#: The aspect of a shield, and how high it is at most.
_SHIELD: Final = (38 / 46, 60.0)
#: In units of the page: how unlike the sides of what is round may be, how large a small sign is at
#: most, and the seal at least.
_SQUARE: Final = 4.0
_SIGN: Final = 40.0
_SEAL: Final = 120.0
#: How far the line of a light about a box lies from its edge, and the corner of its sprite.
_CORNER: Final = 44.0
_OUTSIDE: Final = 31.0
#: Half the width of the ring; its corners lie so far to both sides of the middle of a side.
HALF: Final = 22.0
CORNER: Final = 30.0
#: How wide the line is: of what may be chosen, and of what is pointed at; its halo to each side.
THIN: Final = 4.0
WIDE: Final = 6.0
HALOS: Final = ((9.0, 46), (6.0, 70), (3.0, 120))


def glow_items(
    view: TableView, rects: list[Rect], mood: str = "target", hot: list[Rect] | None = None
) -> list[Item]:
    """Gold lines about what may be taken and where it may go, ivory ones where it is hot.

    While nothing is held, the dice to use are the next step and far stronger than anything else.
    """
    if mood == "next" and len(rects) > 1:
        mood = "rest"  # each of them may be next, so none of them is
    draw = DrawList(f"glow.{mood}", LIGHT)
    for number, box in enumerate(rects if mood == "target" else ()):
        if is_hex(box):  # gold alone is pale on parchment
            draw.extend([_hex_line(draw, f"rim{number}", grown(box, _OUT * box[2]), *_SHADE)])
    if rects:
        _light_all(view, draw, rects, mood)
    for number, box in enumerate(hot or []):
        _hot_light(view, draw, f"hot.{mood}.{number}", box)
    return draw.items


def _light_all(view: TableView, draw: DrawList, rects: list[Rect], mood: str) -> None:
    dice = _first(view, rects) if mood == "rest" else []
    full = PAID if mood == "paid" else 255
    alphas = _alphas(view, rects, dice) if mood == "rest" else dict.fromkeys(rects, full)
    ring, role = sides(view), ROLES.get(mood, "possible")
    for depot, alpha in {ring[box]: alphas[box] for box in rects if box in ring}.items():
        light_side(view, draw, depot, False, alpha)
    for number, box in enumerate(rects):
        if box in dice:
            light(draw, f"{number}", box, ROLES["next"])
        elif box not in ring:
            light(draw, f"{number}", box, role, alphas[box])


def _alphas(view: TableView, rects: list[Rect], dice: list[Rect]) -> dict[Rect, int]:
    """How strong each light at rest is: full where it answers a question, faint beside dice."""
    asked = view.mine()
    if dice or asked is None or asked.kind in DICED:
        return dict.fromkeys(rects, FAINT if dice else QUIET)
    return dict.fromkeys(rects, 255) | dict.fromkeys(_beside_the_question(view, asked), FAINT)


def _beside_the_question(view: TableView, asked: Decision) -> list[Rect]:
    """What can be bought while a question waits that it does not answer."""
    tiles = [int(option[1]) for option in asked.options if option[0] == "buy"]
    names = ["buy", *(f"hex.{tile}" for tile in tiles if not answers(asked, tile))]
    return [box for name in names if (box := place_rect(view, name)) is not None]


def _hot_light(view: TableView, draw: DrawList, name: str, box: Rect) -> None:
    ring = sides(view)
    if box in ring:
        light_side(view, draw, ring[box], True, 255)
    else:
        light(draw, name, box, ROLES["hot"])


def _first(view: TableView, rects: list[Rect]) -> list[Rect]:
    """What is next before all: castle spaces of duchies to choose from, or dice in the own tray."""
    if dealt(view):
        return rects
    tray = [view.anchors.get(f"die.{number}") for number in range(1, 4)]
    return [box for box in rects if box in tray]


def _round_light(draw: DrawList, name: str, box: Rect, role: str, alpha: int = 255) -> None:
    """A highlight role about something round."""
    draw.picture(name, grown(box, 30 * box[2] / 48), f"glow/{role}-round", alpha=alpha)


def light(draw: DrawList, name: str, box: Rect, role: str, alpha: int = 255) -> None:
    """A highlight role about a hex or a box; tiles have gold of their own, so hexes shine wider."""
    if is_hex(box):
        frame = hex_frame(box)
        draw.picture(name, frame, HEXES.get(role, f"glow/hex-{role}"), alpha=alpha)
        if role == ROLES["hot"]:
            draw.picture(f"{name}.line", frame, "glow/hex-chosen")
        return
    if _is_round(box) or _is_shield(box):
        _round_light(draw, name, box, role, alpha)
        return
    draw.nine_slice(name, grown(box, _OUTSIDE), f"glow/{role}", _CORNER)


def _is_round(box: Rect) -> bool:
    """Whether a box is that of a small sign or of the seal."""
    return abs(box[2] - box[3]) < _SQUARE and not _SIGN < box[2] < _SEAL


def _is_shield(box: Rect) -> bool:
    """Whether a box has the shape of a shield: a frame with four sides would lie over tiles."""
    return 0 < box[3] <= _SHIELD[1] and abs(box[2] / box[3] - _SHIELD[0]) < CLOSE


def denied(places: Iterable[Rect]) -> list[Item]:
    """A red frame about the thing that cannot be used now; a hex is dark and dotted, too."""
    draw = DrawList("denied", GHOST)
    for place in places:
        if is_hex(place):
            light(draw, "hex", place, "not")
            for name, colour, wide in (("dark", DARK, _RIM), ("frame", RED, _FRAME)):
                draw.extend([_hex_line(draw, name, grown(place, 1), colour, wide)])
        else:
            draw.box("frame", grown(place, 1), border=RED, width=4, radius=8)
    return draw.items


def _hex_line(draw: DrawList, name: str, box: Rect, colour: Colour, wide: float) -> Item:
    """A line along the edge of a hex."""
    points = tuple((box[2] * x, box[3] * y) for x, y in _CORNERS)
    return Line(f"{draw.name}/{name}", draw.z, box, points, colour, wide)


def sides(view: TableView) -> dict[Rect, int]:
    """The depots by the rectangles of their goods and of their number."""
    found = {}
    for number in range(1, DEPOTS + 1):
        for part in ("goods", "die"):
            box = place_rect(view, f"depot.{number}.{part}")
            if box is not None:
                found[box] = number
    return found


def light_side(view: TableView, draw: DrawList, number: int, hot: bool, alpha: int) -> None:
    """The line about a side of the ring, its four edges one by one."""
    dice = [centre(view.anchors[f"depot.{n}.die"]) for n in range(1, DEPOTS + 1)]
    middle = sum(x for x, _ in dice) / DEPOTS, sum(y for _, y in dice) / DEPOTS
    x, y = dice[number - 1]
    apothem = math.dist((x, y), middle)
    angle = math.degrees(math.atan2(y - middle[1], x - middle[0]))
    slant = math.cos(math.radians(CORNER))
    name = f"side{number}{'.hot' if hot else ''}"
    for end, far in (("in", apothem - HALF), ("out", apothem + HALF)):
        long = 2 * far * math.tan(math.radians(CORNER))
        _edge(draw, f"{name}.{end}", on_ray(middle, angle, far), long, angle + 90, hot, alpha)
    for end, turn in (("left", angle - CORNER), ("right", angle + CORNER)):
        at = on_ray(middle, turn, apothem / slant)
        _edge(draw, f"{name}.{end}", at, 2 * HALF / slant, turn, hot, alpha)


def _edge(
    draw: DrawList, name: str, at: Point, long: float, angle: float, hot: bool, alpha: int
) -> None:
    """One edge: a bright line on a dark one."""
    wide, colour = (WIDE, IVORY) if hot else (THIN, GLOW)
    far = HALOS[0][0]
    size = (long + wide + 2 * far, wide + 2 * far)
    about = [(by, clear(GLOW, shade)) for by, shade in HALOS] + [(0.0, colour)]
    bars = (
        Box(
            f"bar{n}",
            n,
            (far - by, far - by, long + wide + 2 * by, wide + 2 * by),
            fill=fill,
            radius=wide / 2 + by,
        )
        for n, (by, fill) in enumerate(about)
    )
    key = f"{draw.name}/{name}"
    draw.extend([Group(key, draw.z, around(at, *size), Parts(bars), size, angle, alpha)])
