"""Clip styles: how every event of the game is shown."""

from __future__ import annotations

from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.games.burgundy.ids import COLOURS
from stupor.stage.choreographer import ClipStyle
from stupor.stage.name import parsed

#: Way, seconds, gap to the next and height of the arc of every kind of piece.
MOVES: Final = {
    "hex": ClipStyle("fly", 0.40, 0.10, 26.0),
    "back": ClipStyle("fly", 0.36, 0.08, 20.0),
    "goods": ClipStyle("fly", 0.34, 0.07, 22.0),
    "bonus": ClipStyle("fly", 0.60, 0.20, 34.0),
    "pawn": ClipStyle("fly", 0.36, 0.12, 20.0),
    "shield": ClipStyle("fly", 0.50, 0.16, 30.0),
    "route": ClipStyle("fly", 0.44, 0.12, 18.0),
}
#: Where tiles are laid out by the table itself they follow each other closely.
DEALT: Final = ClipStyle("fly", 0.36, 0.04, 18.0)
#: Goods of a depot stop on the ship that takes them.
LOADED: Final = ClipStyle("load", 0.90, 0.09, 22.0)
THROW: Final = ClipStyle("throw", 0.66, 0.06)
#: Gains and payments, by the counter.
GAINS: Final = {
    "silver": ClipStyle("gain", 0.60, 0.12),
    "workers": ClipStyle("gain", 0.60, 0.12),
    "vp": ClipStyle("points", 0.80, 0.14),
}
#: What points are paid for that no tile brings, by their source.
KEPT: Final = {
    "goods": "sold",
    "unsold": "sold",
    "silver": "silver",
    "workers": "workers",
    "routes": "route",
    "bought": "points",
}
PAID: Final = "paid"
NOTES: Final = {
    "region": ClipStyle("burst", 0.95, 0.40),
    "herd": ClipStyle("herd", 0.80, 0.35),
    "castle": ClipStyle("light", 0.90, 0.90),
    "bonus": ClipStyle("light", 0.45, 0.20),
    "linked": ClipStyle("light", 0.45, 0.20),
    "sold": ClipStyle("light", 0.35, 0.12),
    "shipped": ClipStyle("light", 0.35, 0.12),
    "crossed": ClipStyle("light", 0.30, 0.10),
    "changed": ClipStyle("light", 0.35, 0.12),
    "round": ClipStyle("light", 0.40, 0.30),
    "mines": ClipStyle("mines", 0.75, 0.10),
}
#: Nothing is dealt before the leaf is away.
LEAF: Final = ClipStyle("leaf", 3.4, 3.4)


class ClipStyles:
    """Says how an event is shown; it remembers where each seat has just placed a tile."""

    def __init__(self) -> None:
        """Nobody has placed anything yet."""
        self._placed: dict[int, str] = {}

    def style_of(self, event: Event) -> ClipStyle:
        """The style of one event."""
        if event.kind == MOVED:
            return self._move(event)
        if event.kind == GATHERED:
            return MOVES["back"]
        if event.kind == COUNTER:
            return self._count(event)
        if event.kind == "phase":
            return LEAF
        style = NOTES.get(event.kind, ClipStyle())
        return style._replace(target=self._place(event)) if style.name else style

    def _move(self, event: Event) -> ClipStyle:
        piece, source, target = map(str, event.args)
        if parsed(target).kind == "duchy":
            self._placed[event.who] = target
        if target in ("box", "plan") or target.startswith(("phase.", "round.", "pile.")):
            return ClipStyle()
        if parsed(source).kind == "depot" and parsed(target).kind == "goods":
            return LOADED._replace(via=self._placed.get(event.who, ""))
        if event.who < 0 and target.startswith(("depot.", "black.")):
            return DEALT
        return MOVES.get(parsed(piece).kind, ClipStyle())

    def _count(self, event: Event) -> ClipStyle:
        name, _, delta, reason = event.args
        what = parsed(str(name)).kind
        if what == "die" and reason == "roll":
            return THROW._replace(target=str(name))
        if not delta or what not in GAINS:
            return ClipStyle()
        place = self._scored(event) if what == "vp" else str(name)
        return GAINS[what]._replace(target=place or str(name))

    def _scored(self, event: Event) -> str:
        """At the tile that was placed, or at what was paid for."""
        kept = KEPT.get(str(event.args[3]))
        return f"{PAID}.{kept}" if kept else self._placed.get(event.who, "")

    def _place(self, event: Event) -> str:
        if event.kind in ("region", "herd", "linked", "castle"):
            return self._placed.get(event.who, "")
        if event.kind == "bonus":
            return f"bonus.{COLOURS[int(event.args[0])]}"
        return ""
