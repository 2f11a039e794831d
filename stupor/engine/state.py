"""The part of a game's state that the kernel itself needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from stupor.engine.effect import Effect
from stupor.engine.events import Listener
from stupor.engine.notation import Option
from stupor.engine.rng import Rng

#: A seat and the effects it still has to do, in reading order; agenda.py works them off.
Frame = tuple[int, tuple[Effect, ...]]


@dataclass(slots=True)
class GameState:
    """The whole truth of a running game; games add their own fields.

    `options` are the legal options of the choice on top, worked out once; `events` hears what
    happens, or is None in search copies.

    Attributes:
        seats: how many play.
        rng: the one source of all chance; equal states go on equally.
        agenda: all that is left to do, the last frame first; each frame is a seat (-1 is the
            table) and its clauses in reading order. The last begins with what is asked now.
    """

    seats: int
    rng: Rng
    agenda: list[Frame] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)
    events: Listener | None = None

    def clone(self) -> Self:
        """An equal, independent state that records no events."""
        raise NotImplementedError

    def own(self, who: int) -> None:
        """Make what a seat has this position's alone; called before its clause changes anything.

        Nothing to do for a game whose clones share nothing; the table is -1.
        """

    def former_fields(self) -> dict[str, Any]:
        """What follows from other fields, but was a field once; old digests know it as one."""
        return {}
