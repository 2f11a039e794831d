"""Random games followed by the oracle, choice by choice.

python -m tests.games.burgundy.oracle.watch --games 500
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from stupor.engine.notation import Option, key_of
from stupor.engine.rules import Result, collect_events
from stupor.games import registry
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.oracle import points
from tests.games.burgundy.oracle.deeds import Deeds, Mismatch, Open, figures, need
from tests.games.burgundy.oracle.eager import eager
from tests.games.burgundy.oracle.moves import legal, same
from tests.games.burgundy.oracle.position import Position
from tests.games.burgundy.oracle.sequels import sequel
from tests.games.burgundy.oracle.setup import check_depots

SPEC = registry.get("burgundy")
DICE = ("take", "place", "sell", "workers")


class Watch:
    """Follows one game."""

    def __init__(self) -> None:
        self.open = Open()
        self.drift: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    def choice(self, state: Any, option: Option) -> None:
        """What may be chosen, and what the chosen option brings."""
        decision = SPEC.rules.decision(state)
        assert decision is not None
        kind = decision.kind
        before = Position(SPEC.rules.dump(state)["state"])
        self.options(state, before, kind)
        if kind == "turn":
            self.turn(before)
        deeds = Deeds(SPEC.rules.dump(state)["state"], self.open)
        after = state.clone()
        events = collect_events(after)
        SPEC.rules.apply(after, option)
        told = Position(SPEC.rules.dump(after)["state"])
        if kind not in ("side", "castle", "hidden"):
            deeds.follow(key_of(option), events)
            if kind == "turn":
                self.dice(before, told, key_of(option))
            self.compare(deeds, told, after)
            self.sequel(before, told, key_of(option))
        if any(event.kind == "phase" for event in events):
            check_depots(told)

    def options(self, state: Any, before: Position, kind: str) -> None:
        """The same options, told alike."""
        wanted = legal(before, kind)
        if wanted is None:
            raise Mismatch(f"the oracle does not know the decision {kind}")
        offered = {same(key_of(option)) for option in state.options}
        expected = {same(key) for key in wanted}
        need(sorted(offered - expected), [], f"options of {kind} that the oracle forbids")
        need([], sorted(expected - offered), f"options of {kind} that the game lacks")
        self.asked[kind] += 1

    def sequel(self, before: Position, told: Position, key: str) -> None:
        """What the choice leads to is asked next."""
        if not told.s["over"]:
            wanted = sequel(before, told, key)
            need(told.asked()[1]["@"], wanted or told.asked()[1]["@"], "the next question")

    def turn(self, before: Position) -> None:
        """Between the deeds of a turn nothing is left open."""
        need(self.open.herds, [], "livestock that has not scored")
        need({"silver2", "workers4", "vp4"} & set(self.open.rewards), set(), "rewards not paid")
        self.open.rewards.clear()
        need({name: by for name, by in self.drift.items() if by}, {}, "solo figures")

    def dice(self, before: Position, after: Position, key: str) -> None:
        """An action uses up its die, a shield both (B82)."""
        seat, _ = before.asked()
        head, *rest = key.split(":")
        dice = sorted(before.players[seat]["dice"])
        if head in DICE:
            dice.remove(7 if rest[0] == "0" else int(rest[0]))
            dice.append(0)
        elif head == "wild":
            dice.remove(int(rest[0]))
            dice.append(7)
        elif head == "shield":
            dice = [0, 0]
        if head != "end":
            need(sorted(after.players[seat]["dice"]), sorted(dice), "dice left")

    def compare(self, deeds: Deeds, told: Position, after: Any) -> None:
        """All figures after a choice; alone, where effects wait, numbers between turns only."""
        wanted = deeds.figures()
        found = figures(told, [player["vp"] for player in told.players], told.s["order"])
        if told.s["over"]:
            self.final(deeds, told, SPEC.rules.result(after))
            return
        for name, value in wanted.items():
            if told.alone and isinstance(value, int):
                self.drift[name] += value - found[name]
            else:
                need(found[name], value, name)

    def final(self, deeds: Deeds, told: Position, result: Result) -> None:
        """The final count by source and in sum, and who has won."""
        if told.alone:
            won = all(tile != -1 for tile in told.duchies[0]["spaces"])
            need(bool(result.winners), won, "the solo game")
            return
        for duchy in deeds.p.duchies:
            seats = deeds.p.seats_of(duchy)
            count = points.final(deeds.p, duchy)
            for seat in seats:
                need(sum(result.categories[name][seat] for name in result.categories),
                     result.scores[seat], "the sum of the sheet")  # fmt: skip
            had = sum(deeds.vp[seat] for seat in seats)
            need(sum(result.scores[seat] for seat in seats), had + sum(count.values()), "the score")
        need(list(result.winners), points.winners(told, deeds.bridge.order()), "the winners")


def watch(seats: int, seed: int, options: dict[str, Any]) -> Counter[str]:
    """A whole game; Mismatch where game and oracle differ."""
    found = Watch()
    for number, (state, option) in enumerate(eager(SPEC, seats, seed, options)):
        try:
            found.choice(state, option)
        except Mismatch as differ:
            where = f"{seats} seats, seed {seed}, {options}, choice {number}: {key_of(option)}"
            raise Mismatch(f"{where}: {differ}") from differ
    return found.asked


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="in all, shared by all boxes")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    tables = [(box, seats) for box, (_, all_) in BURGUNDY.items() for seats in all_]
    found: Counter[str] = Counter()
    differ = 0
    for number in range(asked.games):
        box, seats = tables[number % len(tables)]
        try:
            found += watch(seats, asked.seed + number, BURGUNDY[box][0])
        except Mismatch as differing:
            differ += 1
            print(f"{box}: {differing}"[:700], flush=True)
    told = ", ".join(f"{count} {kind}" for kind, count in found.most_common())
    print(f"{asked.games} games, {sum(found.values())} decisions ({told}), {differ} differ")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
