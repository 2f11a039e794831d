"""What an event sounds like."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.ids import BEASTS, BUILDINGS
from stupor.stage.name import parsed

#: Pieces by where they come to, then by what they are.
GOALS: Final[Mapping[str, str]] = {"duchy": "snap", "storage": "take", "shared": "take"}
PIECES: Final[Mapping[str, str]] = {
    "hex": "take",
    "back": "take",
    "goods": "goods",
    "shield": "link",
    "route": "wood",
    "bonus": "wood",
    "pawn": "wood",
    "plan": "card_place",
    "?": "card_place",
}
COUNTERS: Final[Mapping[str, str]] = {
    "silver": "silver",
    "workers": "workers",
    "die": "die_knock",
    "white": "die_knock",
    "counter": "wood",
}
TOLD: Final[Mapping[str, str]] = {
    "rolled": "die_land", "round": "leaf", "white": "goods", "sold": "sale", "workers": "workers",
    "hired": "workers", "bought": "silver", "shipped": "ship", "bonus": "bonus", "linked": "link",
    "all_linked": "castle", "shield": "link", "wild": "die_rattle", "changed": "die_rattle",
    "castle": "castle", "founded": "church", "reached": "castle", "revealed": "card_flip",
    "chose": "seal", "ended": "fanfare", "reward": "wood", "traded": "goods", "points": "silver",
    "mines": "silver", "tribute": "silver", "discarded": "card_place", "lost": "error",
    "filled": "bonus",
}  # fmt: skip
#: Buildings that speak when they are placed.
HEARD: Final[Mapping[str, str]] = {
    "church": "church",
    "market": "market",
    "watchtower": "horn",
    "bank": "silver",
}
#: A region of so many spaces and more has the longest chord.
LARGE: Final = 5


def sound_of(event: Event) -> str:
    """The name of a sound, or nothing."""
    if event.kind == MOVED:
        goal = parsed(str(event.args[2])).kind
        return GOALS.get(goal) or PIECES.get(parsed(str(event.args[0])).kind, "")
    if event.kind == COUNTER:
        return COUNTERS.get(parsed(str(event.args[0])).kind, "") if event.args[2] else ""
    if event.kind == GATHERED:
        return "shuffle"
    special = _SPECIAL.get(event.kind)
    return special(event) if special else TOLD.get(event.kind, "")


def _placed(event: Event) -> str:
    kind = KIND[int(event.args[0])]
    return HEARD.get(BUILDINGS[kind], "snap") if 0 <= kind < len(BUILDINGS) else "snap"


_SPECIAL: Final[dict[str, Callable[[Event], str]]] = {
    "phase": lambda e: f"phase_{'abcde'[int(e.args[0])]}",
    "region": lambda e: f"region_{min(LARGE, max(1, int(e.args[1])))}",
    "herd": lambda e: BEASTS[int(e.args[0])],
    "placed": _placed,
}
