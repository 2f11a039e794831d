"""Everything on the table that keyboard and gamepad can go to, in groups, in the order of Tab."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stupor.games.burgundy.face.view import TableView
from stupor.stage.affordance import CHOICE
from stupor.stage.focus import grouped
from stupor.stage.focus_graph import FocusSpot
from stupor.stage.geometry import centre, holds
from stupor.stage.items import Rect
from stupor.stage.name import parsed

Place = tuple[str, Rect]
#: Where the focus comes to rest first: a die that can be used.
TRAY: Final = ("die.1", "die.2", "die.3")
DEPOTS: Final = tuple(f"depot{number}" for number in range(1, 7))
ORDER: Final = (
    "ribbon",
    "choices",
    "dice",
    "storage",
    "goods",
    "duchy",
    *DEPOTS,
    "black",
    "workers",
    "corners",
    "routes",
    "rivals",
    "rail",
    "header",
    "log",
    "seal",
)
#: Heads of names and their groups, where those tell enough.
_HEADS: Final = {
    "die": "dice", "buy": "dice", "stack": "goods", "sold": "goods", "workers": "goods",
    "silver": "goods", "route": "routes", "forecast": "routes", "rival": "rivals",
    "supply": "workers", "step": "ribbon", "prompt": "ribbon", "pawn": "corners",
    "vp": "rail", "rail": "rail", "storage": "storage", "shared": "storage", "inns": "black",
    "black": "black", "seal": "seal", "undo": "seal", "redo": "seal", "actions": "seal",
    "menu": "header", "rules": "header", "order": "header", "log": "log", "solo": "rivals",
    "deal": "choices", "partner": "dice", "post": "duchy", "bridge": "corners",
}  # fmt: skip
#: Parts of the page, and the group of what lies there.
_REGIONS: Final = (
    ("own", "duchy"),
    ("household", "storage"),
    ("prompt", "ribbon"),
    ("rail.vp", "rail"),
    ("meta.header", "header"),
    ("actions", "seal"),
    ("phases", "corners"),
    ("rounds", "corners"),
    ("bridge", "corners"),
    ("bonuses", "corners"),
    ("central", "black"),
    ("log", "log"),
)


def group_of(view: TableView, name: str, rect: Rect) -> str:
    """The group of a thing, by its name and by where it lies."""
    if name.startswith(CHOICE):
        return "choices"
    head = parsed(name).kind
    if head == "depot":
        return f"depot{parsed(name).parts[0]}"
    if head in _HEADS:
        return _HEADS[head]
    middle = centre(rect)
    for region, group in _REGIONS:
        if region in view.anchors and holds(view.anchors[region], middle):
            return _of_ring(view, middle) or group if region == "central" else group
    return "rivals"


def _of_ring(view: TableView, middle: tuple[float, float]) -> str:
    """The depot that a point belongs to, or nothing."""
    for number in range(1, 7):
        for part in (*"1234", "die", "goods1", "goods2", "goods3", "goods4", "shield1", "shield2"):
            if holds(view.anchors[f"depot.{number}.{part}"], middle):
                return f"depot{number}"
    return ""


def _bright(view: TableView, lit: Sequence[Place]) -> list[Place]:
    """The lit things that the focus may come to rest on by itself.

    With dice left it is nothing beside the seal, without any it is the seal alone: who strikes
    Enter once too often neither gives the dice away nor buys what was not asked for.
    """
    asked = view.decision
    if asked is None or asked.kind != "turn":
        return list(lit)
    if not asked.context["dice"]:
        return [place for place in lit if place[0] == "seal"]
    return [place for place in lit if group_of(view, *place) != "seal"]


def focus_groups(
    view: TableView, lit: Sequence[Place], others: Iterable[Place]
) -> Mapping[str, list[FocusSpot]]:
    """What is lit and what can only be explained, by group; dice and stores from left to right."""
    bright = _bright(view, lit)
    dark = [*(place for place in lit if place not in bright), *others]
    found = grouped(ORDER, bright, dark, lambda name, rect: group_of(view, name, rect))
    found["dice"] = [s._replace(next=s.lit and s.name in TRAY) for s in found["dice"]]
    for group in ("dice", "storage", "goods"):
        found[group].sort(key=lambda spot: spot.rect[0])
    return found
