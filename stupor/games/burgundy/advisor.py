"""How good a position looks for a seat, in victory points: what simple bots go by."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import ClassVar, Final

from stupor.engine import rules
from stupor.engine.notation import ENDS, Option
from stupor.engine.odds import UNMEASURED, Odds
from stupor.games.burgundy import evaluation, params, queries, scoring, solo_evaluation
from stupor.games.burgundy.effects.turn import begins
from stupor.games.burgundy.evaluation import Leaning
from stupor.games.burgundy.ids import EMPTY, LAST_ROUND, NOBODY
from stupor.games.burgundy.measured import ODDS
from stupor.games.burgundy.state import Duchy, Player, State

#: What some people like better than others do.
PERSONAS: Final = {
    "herdsman": Leaning(herds=1.1, regions=0.99),
    "builder": Leaning(regions=1.06, buildings=1.1),
    "merchant": Leaning(goods=1.06, silver=1.03),
    "abbot": Leaning(monasteries=1.18, workers=1.05),
}
#: What a beginner gives for a covered space, and for a tile that finds one.
COVERED: Final = 2.5
STORED: Final = 2.5
#: Alone the last rounds are played on to the end, for little is hidden then and a win is rare.
LATE_ALONE: Final = 8
#: So many duchies are remembered before all are forgotten.
KEPT: Final = 100_000


class Advisor(rules.Advisor):
    """Judges positions; it knows only what any player could work out from the open table."""

    horizon: ClassVar[int] = 2  # every turn meets other dice
    odds: ClassVar[Mapping[int, Odds]] = ODDS

    def __init__(
        self, leaning: Leaning | None = None, learned: Callable[[Leaning], Advisor] | None = None
    ) -> None:
        """Judge with a leaning; `learned` adds to it what was learned."""
        self._leaning = leaning or Leaning()
        self._taught = learned
        self._lands: dict[Hashable, float] = {}

    def plain(self) -> Advisor:
        """What a beginner sees."""
        return PlainAdvisor(self._leaning)

    def learned(self) -> Advisor:
        """The judgement that was learned from games, where there is one; else this one."""
        return self if self._taught is None else self._taught(self._leaning)

    def persona(self, name: str) -> Advisor:
        """The same judgement with the leaning of a persona, by its name."""
        return Advisor(PERSONAS[name], self._taught)

    def turns_ahead(self, s: State) -> int:
        """Over how many own turns a choice is played on: alone to the end, once that is near."""
        left = LAST_ROUND - s.round
        return left if s.solo is not None and self.horizon < left < LATE_ALONE else self.horizon

    def value(self, s: State, seat: int) -> float:
        """The points a seat or its team may hope for; alone 8 for each space it may cover."""
        return self.worth(s, seat)

    def leads(self, s: State) -> tuple[float, ...]:
        """By how many points a seat or its team may hope to win; alone the spaces it may cover."""
        if s.solo is not None:
            return (solo_evaluation.spaces(s, self.worth(s, 0), turns_left(s, 0)),)
        if not s.team:
            return super().leads(s)
        worths = {player.duchy: self.worth(s, seat) for seat, player in enumerate(s.players)}
        return tuple(
            [
                worths[player.duchy] - max(worths[d] for d in worths if d != player.duchy)
                for player in s.players
            ]
        )

    def left(self, s: State) -> float:
        """How many turns a seat will still begin, on average."""
        return sum([turns_left(s, seat) for seat in range(s.seats)]) / s.seats

    def chance(self, s: State, seat: int) -> float:
        """The chance of a seat to win, while the game goes on; a team has one rival."""
        odds = self.odds.get(2 if s.team else s.seats, UNMEASURED)
        return odds.chance(self.leads(s)[seat], self.left(s))

    def forgoes(self, s: State, option: Option) -> bool:
        """Whether a turn would end with a die unused."""
        return option == ENDS and any(s.players[s.turn].dice)

    def worth(self, s: State, seat: int) -> float:
        """The points a seat or its team may hope for: their own count, whatever the others do."""
        player = s.players[seat]
        duchy = s.duchies[player.duchy]
        if duchy.board == EMPTY or s.over:
            return self._ended(s, seat)
        turns = turns_left(s, seat)
        if s.solo is not None:
            return solo_evaluation.solo_hope(s, player, duchy, turns)
        if turns == 0:
            return self._counted(s, player, duchy)
        worth = self._land(s, duchy, turns)
        worth += evaluation.holdings(s, player, duchy, turns, self._leaning)
        if s.team:
            worth += sum(p.vp for p in s.players if p.duchy == player.duchy)
        else:
            worth += player.vp
        return worth + self._leaning.order * turns * (s.seats - 1 - s.order.index(seat))

    def _ended(self, s: State, seat: int) -> float:
        if s.solo is not None:
            return solo_evaluation.ended_solo_value(s)
        return float(scoring.duchy_points(s, s.players[seat].duchy))

    def _counted(self, s: State, player: Player, duchy: Duchy) -> float:
        """The final count as it would come out; mines still pay once."""
        vp = scoring.duchy_points(s, player.duchy)
        vp += sum(more for _, more in scoring.final_points(s, duchy))
        silver, workers = queries.mine_income(duchy)
        workers += duchy.workers % params.WORKERS_PER_VP
        vp += silver + workers // params.WORKERS_PER_VP
        return vp + evaluation.ODD_WORKER * (workers % params.WORKERS_PER_VP)

    def _land(self, s: State, duchy: Duchy, turns: int) -> float:
        """What the spaces covered so far promise, remembered: many lines share them."""
        key = (evaluation.land_key(s, duchy), turns)
        land = self._lands.get(key)
        if land is None:
            if len(self._lands) >= KEPT:
                self._lands.clear()
            land = self._lands[key] = evaluation.land(s, duchy, turns, self._leaning)
        return land


class PlainAdvisor(Advisor):
    """Counts what lies there: points, the final count as it would be now, tiles that find a space.

    What regions, colours and monasteries promise for later it does not see. Alone it sees as much
    as anybody.
    """

    def worth(self, s: State, seat: int) -> float:
        """The points that can be counted, a little for each covered space and each stored tile."""
        player = s.players[seat]
        duchy = s.duchies[player.duchy]
        if duchy.board == EMPTY or s.over or s.solo is not None:
            return super().worth(s, seat)
        worth = self._counted(s, player, duchy) + COVERED * duchy.covered.bit_count()
        board = queries.board_of(s, duchy)
        for tile in player.storage:
            if tile != EMPTY and queries.allowed_spaces(duchy, board, tile):
                worth += STORED * self._leaning.stored
        return worth


def turns_left(s: State, seat: int) -> int:
    """How many turns a seat will still begin."""
    left = LAST_ROUND - s.round
    if s.turn == NOBODY:
        return left
    if seat == s.turn:
        return left + begins(s)
    return left + (s.turns.index(seat) > s.turns.index(s.turn))
