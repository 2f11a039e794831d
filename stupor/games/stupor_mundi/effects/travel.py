"""Moving the Ship by a card instead of by travel."""

from __future__ import annotations

from stupor.engine.effect import Choice, asks
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import verbs
from stupor.games.stupor_mundi.ids import CITY_NAMES
from stupor.games.stupor_mundi.state import State


@asks("harbour", "travel.anywhere")
class MoveShip(Choice):
    """Move the Ship to any city without paying, or stay."""

    def options(self, s: State, who: int) -> list[Option]:
        """Every other city."""
        here = s.players[who].ship
        others = [("sail_to", name) for city, name in enumerate(CITY_NAMES) if city != here]
        return [*others, DONE]

    def take(self, s: State, who: int, option: Option) -> None:
        """Arrive."""
        if option != DONE:
            verbs.move_ship(s, who, CITY_NAMES.index(str(option[1])), 0)
