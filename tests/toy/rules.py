"""The one door to the toy."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from stupor.engine import agenda, codec
from stupor.engine.agenda_rules import AgendaRules
from stupor.engine.errors import BadData
from stupor.engine.events import UNKNOWN, Event
from stupor.engine.notation import Option
from stupor.engine.rng import Rng, shuffle
from stupor.engine.rules import Result, Rule
from stupor.engine.table import Table
from tests.toy import flow, words
from tests.toy.invariants import check
from tests.toy.state import Player, State

CLASSES = (State, Player, flow.Round, flow.Turn, flow.Take, flow.Use, flow.Fill)


class ToyRules(AgendaRules):
    """The toy as the engine's Rules; what a method does stands there."""

    def setup(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        return flow.new_game(seats, seed, options)

    def begins(self, s: State) -> bool:
        return bool(s.agenda) and isinstance(s.agenda[-1][1][0], flow.Take)

    def ending(self, s: State) -> bool:
        return s.round == s.last

    def clock(self, s: State) -> tuple[int, int]:
        return s.round, 0

    def turn_key(self, s: State, seat: int) -> Hashable:
        player = s.players[seat]
        return (player.coins, tuple(sorted(player.kept)), tuple(s.row), s.hand, tuple(s.agenda))

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(sum(player.vp_from) for player in s.players)

    def result(self, s: State) -> Result:
        scores = self.scores(s)
        winners = tuple(seat for seat, vp in enumerate(scores) if vp == max(scores))
        tiles, pairs = zip(*(player.vp_from for player in s.players), strict=True)
        return Result(scores, winners, {"tiles": tiles, "pairs": pairs}, "rounds")

    def table(self, s: State, seat: int | None) -> Table:
        table = Table({"bag": [UNKNOWN] * len(s.bag), "row": [f"tile.{t}" for t in s.row]})
        table.counters |= {"round": s.round, "die": s.die, "turn": s.turn}
        for number, player in enumerate(s.players):
            for tile in player.kept:
                table.put(f"kept.{number}", f"tile.{tile}")
            table.counters[f"coins.{number}"] = player.coins
            table.counters[f"vp.{number}"] = sum(player.vp_from)
        if s.hand >= 0:
            table.put(f"hand.{s.turn}", f"tile.{s.hand}")
        return table

    def facts(self, s: State, seat: int | None) -> dict[str, Any]:
        return {"left": s.last - s.round}

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        copy = s.clone()
        copy.rng = rng
        copy.bag.sort()
        shuffle(rng, copy.bag)
        return copy

    def opening(self, s: State) -> list[Event]:
        return [Event("round", flow.TABLE, (1,))]

    def text(self, s: State, option: Option) -> str:
        return words.option_text(option)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        return words.tell(event, names)

    def rule(self, rule: str) -> Rule:
        return words.rule(rule)

    def load(self, data: object) -> State:
        s: State = codec.load(data, CLASSES)
        if not isinstance(s, State) or len(s.players) != s.seats or s.seats not in flow.SEATS:
            raise BadData("this is not a position of the toy")
        try:
            check(s)
            stopped = s.clone()
            agenda.advance(stopped)
            assert stopped.agenda == s.agenda, "agenda: the position is not at a decision"
        except AssertionError as why:
            raise BadData(str(why)) from why
        s.options = stopped.options
        return s
