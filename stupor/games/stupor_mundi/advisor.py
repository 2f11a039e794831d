"""How good a position looks for a seat, in victory points: what simple bots go by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from stupor.engine import rules
from stupor.engine.clauses import For
from stupor.engine.odds import Odds
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.expansions.prospects import expansions_hope
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.flow import AllyIncome, CastleIncome
from stupor.games.stupor_mundi.ids import ACTION, ADVANCED_CARDS, LAST_SPACE, OVER
from stupor.games.stupor_mundi.measured import ODDS
from stupor.games.stupor_mundi.params import COINS_PER_CUBE, COINS_PER_VP
from stupor.games.stupor_mundi.state import Player, State

#: A heap of coins is worth less per piece.
COMFORTABLE_COINS: Final = 8
#: What the income of each side comes to when the game ends after it; cubes and a trade in coins.
LAST_INCOME_VP: Final = (0, 1, 0, 0, 0)
LAST_INCOME_COINS: Final = (3, 0, 2, 2, 2)
#: What every seat gets in an End Phase.
INCOMES: Final[frozenset[type]] = frozenset((AllyIncome, CastleIncome))
#: More points ahead or behind in the last round make no difference; fewer than a round brings
#: would let nobody end a game that is won.
DECIDED: Final = 15.0
#: A coin that is not enough for a point may still become one.
ODD_COIN: Final = 0.06


@dataclass(frozen=True, slots=True)
class Leaning:
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


#: What some people like better than others do.
PERSONAS: Final = {
    "builder": Leaning(structure=2.4, closed_side=2.2, keep=1.4),
    "diplomat": Leaning(kept=0.64, open_ally_space=0.5),
    "merchant": Leaning(coin=0.38, cube=1.05, store=0.45),
    "courtier": Leaning(step=0.9, city=2.6, advanced_card=1.5),
}


class Advisor(rules.Advisor):
    """Judges positions; it knows only what any player could work out from the open table."""

    odds: ClassVar[Mapping[int, Odds]] = ODDS

    def __init__(
        self, leaning: Leaning | None = None, learned: Callable[[Leaning], Advisor] | None = None
    ) -> None:
        """Judge with a leaning; `learned` adds to it what was learned."""
        self._leaning = leaning or Leaning()
        self._learned = learned
        self._castles: dict[tuple[object, ...], float] = {}
        self._paths: dict[tuple[int, ...], float] = {}

    def plain(self) -> Advisor:
        """This judgement: a beginner sees no less."""
        return self

    def learned(self) -> Advisor:
        """The judgement that was learned from games, where there is one; else this one."""
        return self if self._learned is None else self._learned(self._leaning)

    def persona(self, name: str) -> Advisor:
        """The same judgement with the leaning of a persona, by its name."""
        return Advisor(PERSONAS[name], self._learned)

    def value(self, s: State, seat: int) -> float:
        """The points a seat may hope for, less a part of the best rival's.

        In the last round the rest of the rival's points counts too, as far as it may be decisive.
        """
        points = self.expected_points(s)
        own = points.pop(seat)
        if not points:
            return own
        rival = max(points)
        value = own - self._leaning.rival * rival
        if s.ending:
            ahead = (1 - self._leaning.rival) * (own - rival)
            value += max(-DECIDED, min(ahead, DECIDED))
        return value

    def expected_points(self, s: State) -> list[float]:
        """What every seat may hope for in the end."""
        places = queries.majority_places(s)
        return [self._hope(s, seat, place) for seat, place in enumerate(places)]

    def left(self, s: State) -> float:
        """How many more rounds the game is likely to have."""
        return 0.0 if s.ending else max(self._leaning.least, self._leaning.rounds - s.round)

    def worth(self, s: State, seat: int) -> float:
        """What one seat may hope for in the end; in the last round its points are counted."""
        return self._hope(s, seat, queries.majority_places(s)[seat])

    def _hope(self, s: State, seat: int, place: int) -> float:
        """The same for a seat whose place in the race for Structures is known."""
        if s.phase == OVER:
            return float(s.players[seat].vp)
        return (self._counted if s.ending else self._worth)(s, seat, place)

    def _counted(self, s: State, seat: int, place: int) -> float:
        """The final count as it would come out now, with the income that is still to come."""
        player = s.players[seat]
        coins = player.coins + COINS_PER_CUBE * (player.grain + player.stone)
        worth = float(player.vp + queries.structures(player) + queries.majority_vp(s, place))
        due = INCOMES if s.phase == ACTION else _due(s, seat)
        if AllyIncome in due:
            worth += queries.bare_income(s, player)
        if CastleIncome in due:
            for side in queries.closed_sides(player):
                worth += LAST_INCOME_VP[side]
                coins += LAST_INCOME_COINS[side]
        worth += coins // COINS_PER_VP + ODD_COIN * (coins % COINS_PER_VP)
        if player.passed:
            worth -= self._leaning.passed * min(len(player.hand), len(queries.free_slots(player)))
        if s.expansions is not NO_EXPANSIONS:
            worth += expansions_hope(s, seat, 0.0, float(AllyIncome in due))
        return worth

    def _worth(self, s: State, seat: int, place: int) -> float:
        player, leaning = s.players[seat], self._leaning
        left = max(leaning.least, leaning.rounds - s.round + 1)
        share = left / leaning.rounds
        worth = float(player.vp + queries.structures(player))
        worth += queries.majority_vp(s, place) * max(0.2, 1 - share)
        worth += self._goods(player, share)
        worth += queries.bare_income(s, player) * (1 + leaning.kept * (left - 1))
        worth += self._castle(player) * share
        worth += self._way(player.specialists) * (0.4 + 0.6 * share)
        worth += leaning.advanced_card * share * _advanced_cards(player)
        if player.passed:
            worth -= leaning.passed * min(len(player.hand), len(queries.free_slots(player)))
        if s.expansions is not NO_EXPANSIONS:
            worth += expansions_hope(s, seat, share, 1 + leaning.kept * (left - 1))
        return worth

    def _goods(self, player: Player, share: float) -> float:
        """Coins and cubes: their price at the end, more while there is time to use them."""
        final_coin = 1 / COINS_PER_VP
        coin = max(final_coin, self._leaning.coin * share + 0.08)
        cube = max(COINS_PER_CUBE * final_coin, self._leaning.cube * share + 0.2)
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
        leaning = self._leaning
        worth = leaning.structure * queries.structures(player)
        worth += leaning.closed_side * len(queries.closed_sides(player))
        for built in queries.built_on_sides(player.castle):
            if built > 1:
                worth += leaning.side_begun * (built - 1)
        worth += leaning.store * queries.capacity(player)
        worth += leaning.open_ally_space * len(queries.free_ally_spaces(player))
        return worth + leaning.keep * queries.keeps(player)

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
            worth += self._leaning.step * step
            if path and step == LAST_SPACE[path]:
                worth += self._leaning.city
        return worth


def _advanced_cards(player: Player) -> int:
    """Purchased cards that the player owns, wherever they are, once their action has run."""
    come = (*player.hand, *player.deck, *player.discard, *player.slots)
    return len(ADVANCED_CARDS.intersection(come))


def _due(s: State, seat: int) -> frozenset[type]:
    """The incomes that a seat is still to get in this End Phase."""
    clauses = (clause for _, clauses in s.agenda for clause in clauses)
    return frozenset(type(c.clause) for c in clauses if isinstance(c, For) and c.seat == seat)
