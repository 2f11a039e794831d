"""What is in the air: pieces that the running clips carry from place to place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from stupor.engine.events import COUNTER, MOVED
from stupor.games.stupor_mundi.presentation.highlights import piece_items, place_rect
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.render.items import Box, Item, Label
from stupor.stage.table_model import TableModel
from stupor.stage.timeline import Running, Timeline
from stupor.stage.tween import Rect, Tween, around, centre

UNKNOWN: Final = "?"
MOVING: Final = 600
CARD: Final = 190 / 272
EDICT_ZONES: Final = ("pile.edicts", "next.", "active.")


class Flights:
    """Follows the timeline; knows which pieces have left the table for a moment."""

    def __init__(self, timeline: Timeline, view: Callable[[], TableView]) -> None:
        """Watch a timeline; `view` tells how the shown table looks."""
        self._timeline = timeline
        self._view = view
        self._tweens: dict[int, Tween | None] = {}
        self.waiting: dict[str, Rect] = {}

    def hidden(self) -> frozenset[str]:
        """Pieces that must not be drawn where they lay."""
        flying = {r.clip.piece for r in self._timeline.running() if r.clip.piece != UNKNOWN}
        return frozenset((flying - {""}) | self.waiting.keys())

    def launch(self, piece: str, rect: Rect) -> None:
        """A piece was dropped here: its flight starts from the hand, not from its old place."""
        self.waiting[piece] = rect

    def follow(self) -> None:
        """Give every new clip its way, forget the ways of clips that have ended."""
        running = {id(entry): entry for entry in self._timeline.running()}
        self._tweens = {key: way for key, way in self._tweens.items() if key in running}
        for key, entry in running.items():
            if key not in self._tweens:
                self._tweens[key] = self._way(entry)
        if not self._timeline.busy:
            self.waiting.clear()

    def items(self, now: float) -> list[Item]:
        """Everything in the air at this moment."""
        found: list[Item] = []
        if not self._timeline.busy and not self.waiting:
            return found
        view = self._view()
        for number, entry in enumerate(self._timeline.running()):
            way = self._tweens.get(id(entry))
            if way is None:
                continue
            if entry.clip.event.kind == COUNTER:
                found += _floating(entry, way, now)
            else:
                name = entry.clip.piece if entry.clip.piece != UNKNOWN else f"?{number}"
                found += piece_items(view, name, way.at(now), False)
        for piece, rect in self.waiting.items():
            found += piece_items(view, piece, rect, True)
        return found

    def _way(self, entry: Running) -> Tween | None:
        clip = entry.clip
        span = entry.end - entry.begin
        if span <= 0:
            return None
        if clip.event.kind == COUNTER:
            place = self._counter_place(str(clip.event.args[0]))
            if place is None or not clip.event.args[2]:
                return None
            x, y = centre(place)
            rect = around((x, y), (86, 34))
            return Tween(rect, (rect[0], rect[1] - 34, *rect[2:]), entry.begin, span)
        if not clip.piece:
            return None
        start, end = self._start(clip.piece, clip.source), self._end(entry)
        if start is None or end is None:
            return None
        if clip.piece == UNKNOWN and not clip.source.startswith(EDICT_ZONES):
            start, end = _card_like(start), _card_like(end)
        return Tween(start, end, entry.begin, span, clip.arc)

    def _start(self, piece: str, zone: str) -> Rect | None:
        if piece in self.waiting:
            return self.waiting.pop(piece)
        view = replace(self._view(), hidden=frozenset())
        found = place_rect(view, piece) if piece != UNKNOWN else None
        return found or place_rect(view, zone)

    def _end(self, entry: Running) -> Rect | None:
        view = replace(self._view(), hidden=frozenset())
        clip = entry.clip
        found = None
        if clip.piece != UNKNOWN and clip.event.kind == MOVED:
            after = TableModel(view.table)
            try:
                after.fold(clip.event)
            except (KeyError, ValueError):
                return place_rect(view, clip.target)
            found = place_rect(replace(view, table=after.table), clip.piece)
        return found or place_rect(view, clip.target)

    def _counter_place(self, name: str) -> Rect | None:
        what, _, seat = name.partition(".")
        if what in ("coins", "grain", "stone", "vp"):
            place = {"coins": "coins", "vp": "vp"}.get(what, "store")
            return place_rect(self._view(), f"{place}.{seat}")
        return None


def _card_like(rect: Rect) -> Rect:
    """An unknown piece is a card back: the largest of that shape in a rectangle."""
    width = min(rect[2], rect[3] * CARD)
    return around(centre(rect), (width, width / CARD))


def _floating(entry: Running, way: Tween, now: float) -> list[Item]:
    """A chip that rises with what was gained or lost."""
    name, _, delta, _ = entry.clip.event.args
    gain = int(delta)
    rect = way.at(now)
    colour = (24, 92, 58) if gain > 0 else (150, 30, 38)
    what = str(name).partition(".")[0]
    word = {"vp": "VP", "coins": "coins", "grain": "Grain", "stone": "Stone"}.get(what, "")
    text = f"{gain:+d} {word}".replace("-", "\u2212").strip()
    key = f"float/{name}/{entry.begin:.3f}"
    return [
        Box(f"{key}/chip", MOVING + 10, rect, (255, 246, 220, 240), colour, 2, radius=16),
        Label(f"{key}/text", MOVING + 11, rect, text, "bold", 19, colour),
    ]
