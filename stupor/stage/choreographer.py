"""Events as clips: how long each kind is shown, and what flies from where to where."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, Event
from stupor.stage.timeline import Clip

MOVE_SECONDS: Final = 0.28
MOVE_GAP: Final = 0.12
COUNTER_SECONDS: Final = 0.45
COUNTER_GAP: Final = 0.04


@dataclass(frozen=True, slots=True)
class Choreographer:
    """Generic defaults; a game may give seconds for its narrative kinds and arcs for its pieces."""

    pauses: Mapping[str, float] = field(default_factory=dict)
    arcs: Mapping[str, float] = field(default_factory=dict)

    def clips(self, events: Iterable[Event], pace: float = 1.0) -> list[Clip]:
        """One clip per event; `pace` shortens them all, for seats that need no ceremony."""
        return [self._clip(event, pace) for event in events]

    def _clip(self, event: Event, pace: float) -> Clip:
        if event.kind == MOVED:
            piece, source, target = map(str, event.args)
            arc = self.arcs.get(piece.partition(".")[0], 0.0)
            return Clip(event, MOVE_SECONDS * pace, MOVE_GAP * pace, piece, source, target, arc)
        if event.kind == GATHERED:
            source, target = map(str, event.args)
            return Clip(event, MOVE_SECONDS * pace, MOVE_GAP * pace, "?", source, target)
        if event.kind == COUNTER:
            return Clip(event, COUNTER_SECONDS * pace, COUNTER_GAP * pace)
        pause = self.pauses.get(event.kind, 0.0) * pace
        return Clip(event, pause, pause)
