"""Trying everything: what each first choice leads to at best, when the others have passed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from stupor.engine.notation import key_of
from stupor.games.stupor_mundi.state import Player, State
from tests.ai.blunders.position import RULES, SEAT

#: A position that needs more is no position to be understood at a glance.
MOST_POSITIONS = 150_000


class Proof:
    """The best end that can be reached: points before the best rival's, for a solo game points."""

    def __init__(self) -> None:
        self._known: dict[Hashable, int] = {}

    def choices(self, state: State) -> dict[str, int]:
        """Each option of the seat with the best end that it leads to."""
        ends: dict[str, int] = {}
        for option in RULES.legal(state):
            after = state.clone()
            RULES.apply(after, option)
            ends[key_of(option)] = self.best(after)
        return ends

    def best(self, state: State) -> int:
        """The best end of a position."""
        while not RULES.over(state) and RULES.asked(state) != SEAT:
            RULES.apply(state, RULES.legal(state)[-1])
        if RULES.over(state):
            own, *rivals = RULES.scores(state)
            return own - max(rivals, default=0)
        key = _key(state)
        if key not in self._known:
            assert len(self._known) < MOST_POSITIONS, "too much to try"
            self._known[key] = 0
            self._known[key] = max(self.choices(state).values())
        return self._known[key]


def _key(state: State) -> Hashable:
    """All that matters for the rest of a last round."""
    boards = (state.palace, state.active, state.next, state.ally_up, state.city_cards)
    automa = state.automa
    return (
        state.round,
        tuple(state.agenda),
        tuple(map(tuple, boards)),
        tuple(map(_player_key, state.players)),
        (state.bonus, state.tokens, state.ending),
        automa and (tuple(automa.deck), automa.ship, automa.crowns),
    )


def _player_key(player: Player) -> Hashable:
    numbers = (player.coins, player.grain, player.stone, player.vp, player.ship, player.passed)
    cards: list[Any] = [player.hand, player.discard, player.slots, player.deck]
    return (
        numbers,
        (player.castle, player.specialists, player.allies, player.issued, player.bought),
        tuple(map(tuple, cards)),
    )
