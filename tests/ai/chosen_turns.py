"""Which rank chooses the better turn? python -m tests.ai.chosen_turns --levels baron,duke,emperor.

In positions from games of Barons each rank takes a whole turn. Turns that come to something else
are played on over five own turns in the same dealings by players who search as wide in every seat;
then the learned judgement says by how many VP of lead they differ from the first rank's. That costs
a tenth of the games that would tell as much. `--out FILE` keeps positions and goes on from there.
The compiled copy does it soon, from its own folder:
cd build/fast; PYTHONPATH=.:../.. python -m tests.ai.chosen_turns
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from stupor.ai.bot import Bot, finish
from stupor.ai.levels import LADDER, make_bot
from stupor.ai.quick_players import followed
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.rules import Advisor, Rules
from stupor.games import registry
from tests.ai.baron_games import begun_turns, gathered, options

#: Own turns after which a turn is judged, dealings in which, and lines that all search then.
TURNS: Final = 5
DEALINGS: Final = 30
WIDTH: Final = 16
#: One turn in so many is looked at, for those of one game are alike.
EVERY: Final = 10


class Turn(NamedTuple):
    """What a turn comes to, and its choices."""

    key: Hashable
    line: tuple[Option, ...]


#: By rank what its turn came to in each dealing, in VP of lead.
Leads = dict[str, list[float]]


def positions(spec: Game, seats: int, levels: Sequence[str], seed: int) -> Iterator[Leads]:
    """Some positions of a game of Barons, but those in which all ranks choose alike are zeros."""
    for state, view in begun_turns(spec, seats, seed, EVERY):
        bots = {level: make_bot(level, spec.rules, spec.advisor, seed) for level in levels}
        chosen = {level: turn(spec.rules, state, view.ply, bot) for level, bot in bots.items()}
        yield judged(spec, view, chosen, seed)


def turn(rules: Rules, state: Any, ply: int, bot: Bot) -> Turn:
    """The turn that a bot takes."""
    asked, part = rules.decision(state), rules.clock(state)
    line: list[Option] = []
    assert asked is not None
    seat, state = asked.seat, state.clone()
    while asked is not None and asked.seat == seat:
        view = SeatView(rules, state, asked, ply + len(line))
        line.append(finish(bot.think(view))[0][0])
        rules.apply(state, line[-1])
        if rules.turn_over(state, seat, False) or rules.clock(state) != part:
            break
        asked = rules.decision(state)
    return Turn(rules.turn_key(state, seat), tuple(line))


def judged(spec: Game, view: SeatView, chosen: Mapping[str, Turn], seed: int) -> Leads:
    """What the turns chosen come to, dealing by dealing; nothing where all come to the same."""
    lines = dict(chosen.values())
    found: dict[Hashable, list[float]] = {key: [0.0] * DEALINGS for key in lines}
    for number in range(DEALINGS) if len(lines) > 1 else ():
        # dealings that no rank has chosen by
        dealt = view.dealing(-1 - seed, number)
        for key, line in lines.items():
            lead = played_on(spec.rules, spec.advisor.learned(), dealt, view.seat, line)
            found[key][number] = round(lead, 3)
    return {level: found[key] for level, (key, _) in chosen.items()}


def played_on(
    rules: Rules, advisor: Advisor, dealt: Any, seat: int, line: tuple[Option, ...]
) -> float:
    """The lead of a seat after a turn and its next own turns."""
    state, ended = followed(rules, dealt, seat, line)
    begun = 0
    while (asked := rules.asked(state)) is not None:
        if ended and asked == seat and rules.begins(state):
            begun += 1
            if begun > TURNS:
                break
        search = TurnSearch(rules, advisor, asked, WIDTH)
        finish(search.follow(state, rules.legal(state)))
        state, ended = search.ends[max(search.best, key=lambda one: search.best[one])], True
    return advisor.leads(state)[seat]


def row(level: str, first: str, found: Sequence[Leads]) -> str:
    """How often a rank takes another turn than the first one, and what that gains."""
    gains = [fmean(one[level]) - fmean(one[first]) for one in found]
    other = sum(one[level] != one[first] for one in found) / len(found)
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return f"| {level} | {other:.0%} | {fmean(gains):+.2f} ± {error:.2f} |"


def main() -> None:
    """Run from the command line."""
    parser = options(__doc__)
    parser.add_argument("--levels", default=",".join(LADDER[-3:]))
    asked = parser.parse_args()
    spec, levels = registry.get(asked.game), asked.levels.split(",")
    found = gathered(lambda seed: positions(spec, asked.seats, levels, seed), Leads, asked)
    print(f"| rank | another turn than {levels[0]} | VP of lead gained a turn |\n|---|---|---|")
    print("\n".join(row(level, levels[0], found) for level in levels[1:]))


if __name__ == "__main__":
    main()
