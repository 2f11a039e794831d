"""How good a position looks for a seat, in victory points: the taste of simple bots."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.ids import LAST_SPACE, OVER, UNBUILT
from stupor.games.stupor_mundi.state import Player, State

#: Rounds that a game takes as a rule, and what part of today's income later rounds keep.
USUAL_ROUNDS: Final = 6
KEPT_INCOME: Final = 0.6
COIN: Final = 0.3
CUBE: Final = 0.9
#: A store that is nearly full or a heap of coins is worth less per piece.
COMFORTABLE_COINS: Final = 8
ADVANCED_CARD: Final = 1.2
STEP: Final = 0.7
CITY: Final = 2.0
OPEN_ALLY_SPACE: Final = 0.4
STORE: Final = 0.3
KEEP: Final = 1.0
CLOSED_SIDE: Final = 0.9
SIDE_BEGUN: Final = 0.35
#: What giving up the cards of a round costs, per card that could still be played.
PASSED: Final = 0.8
RIVAL: Final = 0.25


class Advisor:
    """Judges positions; it knows only what any player could work out from the open table."""

    def value(self, s: State, seat: int) -> float:
        """The points a seat may hope for, less a part of the best rival's."""
        own = self._worth(s, seat)
        rivals = [self._worth(s, other) for other in range(s.seats) if other != seat]
        return own - RIVAL * max(rivals, default=0.0)

    def _worth(self, s: State, seat: int) -> float:
        player = s.players[seat]
        if s.phase == OVER:
            return float(player.vp)
        left = rounds_left(s)
        share = left / USUAL_ROUNDS
        worth = float(player.vp + queries.structures(player))
        worth += queries.majority_vp(s, queries.majority_places(s)[seat]) * (1 - share) * 0.8
        worth += _goods(player, share)
        worth += queries.ally_income(s, player) * (1 + KEPT_INCOME * (left - 1))
        worth += _castle(player) * share
        worth += _paths(player) * (0.4 + 0.6 * share)
        worth += ADVANCED_CARD * share * _advanced_cards(player)
        if player.passed:
            playable = min(len(player.hand), len(queries.free_slots(player)))
            worth -= PASSED * playable
        return worth


def rounds_left(s: State) -> float:
    """How many more rounds, this one included, the game is likely to have at its present pace."""
    played = s.round - 0.5
    issued = sum(len(player.issued) for player in s.players)
    bought = sum(_advanced_cards(player) for player in s.players)
    by_edicts = _rounds(len(s.edict_pile) + 1, issued, played, s.seats)
    by_cards = _rounds(len(s.card_pile) + 1, bought, played, s.seats)
    by_castle = min(13 - queries.structures(player) for player in s.players) / 1.6
    return max(1.0, min(USUAL_ROUNDS, by_edicts, by_cards, by_castle))


def _rounds(rest: int, used: int, played: float, seats: int) -> float:
    """How long a pile lasts at its pace so far, at first at the usual pace of half a piece a seat."""
    pace = (used + 0.5 * seats * 2) / (played + 2)
    return rest / max(pace, 0.2)


def _goods(player: Player, share: float) -> float:
    """Coins and cubes: worth their price at the end, more while there is time to use them."""
    few = min(player.coins, COMFORTABLE_COINS)
    many = player.coins - few
    coin, cube = max(1 / 6, COIN * share + 0.08), max(1 / 3, CUBE * share + 0.2)
    balanced = min(player.grain, player.stone)
    cubes = player.grain + player.stone
    return few * coin + many / 6 + cubes * cube + 0.15 * share * balanced


def _castle(player: Player) -> float:
    """Income of closed sides to come, sides begun, and what the player's board has freed."""
    worth = CLOSED_SIDE * len(queries.closed_sides(player)) * 2
    for sites in queries.SIDE_SITES:
        built = sum(player.castle[site] != UNBUILT for site in sites)
        worth += SIDE_BEGUN * max(0, built - 1)
    worth += STORE * (queries.capacity(player) - 3)
    worth += OPEN_ALLY_SPACE * len(queries.free_ally_spaces(player))
    return worth + KEEP * queries.keeps(player)


def _paths(player: Player) -> float:
    """Specialists on their way, and those that have arrived at a City."""
    worth = 0.0
    for space in player.specialists:
        path, step = divmod(space, 10)
        worth += STEP * step
        if path and step == LAST_SPACE[path]:
            worth += CITY
    return worth


def _advanced_cards(player: Player) -> int:
    """Purchased cards that the player owns, wherever they are."""
    held = (*player.hand, *player.deck, *player.discard, *player.slots)
    return sum(card > 100 for card in held)
