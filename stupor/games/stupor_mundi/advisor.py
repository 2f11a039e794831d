"""How good a position looks for a seat, in victory points: the taste of simple bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.ids import LAST_SPACE, OVER
from stupor.games.stupor_mundi.params import COINS_PER_CUBE, COINS_PER_VP
from stupor.games.stupor_mundi.state import Player, State

#: Ids of Advanced cards; those of House cards are smaller.
ADVANCED: Final = frozenset(range(101, 300))
#: A heap of coins is worth less per piece.
COMFORTABLE_COINS: Final = 8


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth in the middle of a game, in victory points.

    `rounds` is how long a game takes as a rule and `least` what is always expected to come;
    `kept` is what later rounds keep of today's income; `passed` what giving up the cards of a round
    costs, per card that could still be played; `rival` the part of the best rival's worth that
    counts against one's own.
    """

    rounds: float = 6.0
    least: float = 1.0
    kept: float = 0.6
    coin: float = 0.3
    cube: float = 0.9
    structure: float = 2.0
    advanced_card: float = 1.2
    step: float = 0.7
    city: float = 2.0
    open_ally_space: float = 0.4
    store: float = 0.3
    keep: float = 1.0
    closed_side: float = 1.8
    side_begun: float = 0.35
    passed: float = 0.8
    rival: float = 0.25


class Advisor:
    """Judges positions; it knows only what any player could work out from the open table."""

    def __init__(self, taste: Taste | None = None) -> None:
        self._taste = taste or Taste()
        self._castles: dict[tuple[object, ...], float] = {}
        self._paths: dict[tuple[int, ...], float] = {}

    def value(self, s: State, seat: int) -> float:
        """The points a seat may hope for, less a part of the best rival's."""
        if s.phase == OVER:
            worths = [float(player.vp) for player in s.players]
        else:
            places = queries.majority_places(s)
            worths = [self._worth(s, other, places[other]) for other in range(s.seats)]
        own = worths.pop(seat)
        return own - self._taste.rival * max(worths, default=0.0)

    def _worth(self, s: State, seat: int, place: int) -> float:
        player, taste = s.players[seat], self._taste
        left = max(taste.least, taste.rounds - s.round + 1)
        share = left / taste.rounds
        worth = float(player.vp + queries.structures(player))
        worth += queries.majority_vp(s, place) * max(0.2, 1 - share)
        worth += self._goods(player, share)
        worth += queries.ally_income(s, player) * (1 + taste.kept * (left - 1))
        worth += self._castle(player) * share
        worth += self._way(player.specialists) * (0.4 + 0.6 * share)
        worth += taste.advanced_card * share * _advanced_cards(player)
        if player.passed:
            worth -= taste.passed * min(len(player.hand), len(queries.free_slots(player)))
        return worth

    def _goods(self, player: Player, share: float) -> float:
        """Coins and cubes: their price at the end, more while there is time to use them."""
        final_coin = 1 / COINS_PER_VP
        coin = max(final_coin, self._taste.coin * share + 0.08)
        cube = max(COINS_PER_CUBE * final_coin, self._taste.cube * share + 0.2)
        few = min(player.coins, COMFORTABLE_COINS)
        worth = few * coin + (player.coins - few) * final_coin
        worth += (player.grain + player.stone) * cube
        return worth + 0.15 * share * min(player.grain, player.stone)

    def _castle(self, player: Player) -> float:
        """What `_judge_castle` says, remembered: most Castles are looked at many times."""
        key = (player.castle, player.pieces, player.allies)
        worth = self._castles.get(key)
        if worth is None:
            if len(self._castles) >= queries.CASTLES_KEPT:
                self._castles.clear()
            worth = self._castles[key] = self._judge_castle(player)
        return worth

    def _judge_castle(self, player: Player) -> float:
        """Sides closed and begun, and what has come free on the Player Board."""
        taste = self._taste
        worth = taste.structure * queries.structures(player)
        worth += taste.closed_side * len(queries.closed_sides(player))
        for built in queries.built_on_sides(player.castle):
            if built > 1:
                worth += taste.side_begun * (built - 1)
        worth += taste.store * queries.capacity(player)
        worth += taste.open_ally_space * len(queries.free_ally_spaces(player))
        return worth + taste.keep * queries.keeps(player)

    def _way(self, specialists: tuple[int, ...]) -> float:
        """What `_judge_way` says, remembered."""
        worth = self._paths.get(specialists)
        if worth is None:
            worth = self._paths[specialists] = self._judge_way(specialists)
        return worth

    def _judge_way(self, specialists: tuple[int, ...]) -> float:
        """Specialists on their way, and those that have arrived at a City."""
        worth = 0.0
        for space in specialists:
            path, step = divmod(space, 10)
            worth += self._taste.step * step
            if path and step == LAST_SPACE[path]:
                worth += self._taste.city
        return worth


def _advanced_cards(player: Player) -> int:
    """Purchased cards that the player owns, wherever they are."""
    held = (*player.hand, *player.deck, *player.discard, *player.slots)
    return len(ADVANCED.intersection(held))
