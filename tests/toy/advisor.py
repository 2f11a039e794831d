"""How good a position of the toy looks."""

from __future__ import annotations

from stupor.engine.rules import Advisor
from tests.toy.state import State


class ToyAdvisor(Advisor):
    """Counts points, and a coin for half of one; a hoarder likes coins better."""

    def __init__(self, coin: float = 0.5) -> None:
        self._coin = coin

    def value(self, s: State, seat: int) -> float:
        player = s.players[seat]
        return sum(player.vp_from) + self._coin * player.coins

    def worth(self, s: State, seat: int) -> float:
        return self.value(s, seat)

    def plain(self) -> ToyAdvisor:
        return self

    def learned(self) -> ToyAdvisor:
        return self

    def persona(self, name: str) -> ToyAdvisor:
        return ToyAdvisor({"hoarder": 1.5}[name])
