"""All that a bot ever gets: its chair's view and positions that fit it, never the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stupor.engine.decision import Decision
from stupor.engine.rng import Imagined, Rng, SplitMix
from stupor.engine.rules import Rules


class SeatView:
    """One chair's knowledge at one decision."""

    __slots__ = ("_observe", "_sample", "decision", "ply", "seat", "seats")

    def __init__(self, rules: Rules, state: Any, decision: Decision, ply: int) -> None:
        """Look at a position from the seat that has to decide; `ply` counts the choices so far."""
        self.seat = decision.seat
        self.seats = len(rules.scores(state))
        self.decision = decision
        self.ply = ply
        self._observe: Callable[[], dict[str, Any]] = lambda: rules.observe(state, decision.seat)
        self._sample: Callable[[Rng], Any] = lambda rng: rules.determinize(
            state, decision.seat, rng
        )

    @property
    def observation(self) -> dict[str, Any]:
        """What the seat may know, as JSON values."""
        return self._observe()

    def sample(self, rng: Rng) -> Any:
        """A position that the seat cannot tell from the true one."""
        return self._sample(rng)

    def dealing(self, seed: int, number: int) -> Any:
        """Such a position by its number, for futures in which choices are compared."""
        return self._sample(Imagined(self.rng(seed, f"dealing {number}").state))

    def rng(self, seed: int, purpose: str) -> SplitMix:
        """Chance of this decision's own: equal for equal seed, seat and ply, unlike the game's."""
        import hashlib  # imported late: it brings a large library

        text = f"{purpose}:{seed}:{self.seat}:{self.ply}"
        return SplitMix(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))
