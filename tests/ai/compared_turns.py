"""Which turns are worth playing on? python -m tests.ai.compared_turns --game burgundy.

The best turns of positions from games of Barons are played on over some own turns in the same
dealings. Each way to choose among them sees half of the dealings; the other half says by how many
VP of lead its choice is better than the turn that looks best at once. `--out FILE` keeps positions
and goes on from there. Many are soon played by the compiled copy, from its own folder:
cd build/fast; PYTHONPATH=.:../.. python -m tests.ai.compared_turns
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from stupor.ai.bot import finish
from stupor.ai.candidates import candidates
from stupor.ai.quick_players import QuickPlayers
from stupor.ai.rollouts import EMPEROR
from stupor.ai.turns import TurnSearch
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.engine.review_params import Span
from stupor.games import registry
from tests.ai.baron_games import begun_turns, gathered, options

#: Turns up to so many VP behind the best are known, and so many of them are played on.
MARGIN: Final = 5.0
MOST: Final = 16
#: So many first choices are looked at.
FIRSTS: Final = 6
#: Dealings in which one chooses; as many others judge.
SEEN: Final = 10
#: One turn in so many is looked at, for those of one game are alike.
EVERY: Final = 6


class Way(NamedTuple):
    """How one chooses: among so many turns, of which so many are left after so many dealings.

    With `firsts` it is the best turn of each of so many first choices.
    """

    name: str
    kept: int
    margin: float
    steps: tuple[tuple[int, int], ...]
    firsts: bool = False


WAYS: Final = (
    Way("four first choices, 5 dealings", 4, 3.5, ((5, 1),), firsts=True),
    Way("six first choices, 10 dealings", 6, 4.5, ((10, 1),), firsts=True),
    Way("four turns, two after 2 dealings, one after 4 (Duke)", 4, 3.5, ((2, 2), (4, 1))),
    Way("four turns, 4 dealings", 4, 3.5, ((4, 1),)),
    Way(
        "eight, four, two, one after 8 (Emperor, several rivals)", 8, 4.5, ((2, 4), (4, 2), (8, 1))
    ),
    Way("eight turns, 8 dealings", 8, 4.5, ((8, 1),)),
    Way(
        "sixteen, eight, four, two, one after 10 (Emperor, one rival)",
        MOST,
        MARGIN,
        ((2, 8), (4, 4), (8, 2), (10, 1)),
    ),
    Way("sixteen turns, 10 dealings", MOST, MARGIN, ((10, 1),)),
)


class Position(NamedTuple):
    """Turns by what they are worth at once, and their leads, dealing by dealing.

    `firsts` are the places of the best turns of the best first choices.
    """

    values: list[float]
    firsts: list[int]
    leads: list[list[float]]


def positions(spec: Game, seats: int, seed: int) -> Iterator[Position]:
    """Some positions of a game of Barons."""
    for begun in begun_turns(spec, seats, seed, EVERY):
        if found := played_on(spec, begun.view, seed):
            yield found


def played_on(spec: Game, view: SeatView, seed: int) -> Position | None:
    """The best turns of a position, played on; nothing where there is only one."""
    rules, advisor, seat = spec.rules, spec.advisor.learned(), view.seat
    sample = view.sample(view.rng(seed, "turn"))
    search = TurnSearch(rules, advisor, seat, EMPEROR.width, whole=EMPEROR.whole)
    finish(search.follow(sample, view.decision.options))
    turns = candidates(rules, seat, search, len(search.best) * 1_000, MARGIN)
    best: dict[Option, int] = {}
    for place in reversed(range(len(turns))):
        best |= dict.fromkeys(turns[place].begins, place)
    ranked = sorted(search.best, key=lambda option: -search.best[option])[:FIRSTS]
    firsts = [best[option] for option in ranked if option in best]
    places = sorted({*range(min(MOST, len(turns))), *firsts})
    if len(places) < 2:
        return None
    players = QuickPlayers(rules, advisor, spec.play.review)
    span = Span(turns=advisor.turns_ahead(sample))
    leads: list[list[float]] = [[] for _ in places]
    for number in range(2 * SEEN):
        dealt = view.dealing(seed, number)
        for found, place in zip(leads, places, strict=True):
            end = finish(players.follow(dealt, seat, turns[place].line))
            end = finish(players.play_on(end, seat, span, rules.clock(dealt)[0]))
            found.append(round(advisor.leads(end)[seat], 3))
    values = [round(turns[place].value, 3) for place in places]
    return Position(values, [places.index(place) for place in firsts], leads)


def choice(way: Way, position: Position) -> tuple[int, int]:
    """The place of the turn that is chosen, and how often turns were played on for that."""
    values, leads = position.values, position.leads
    near = sorted({*position.firsts[: way.kept]}) if way.firsts else range(len(values))
    running = [place for place in near if values[place] >= values[0] - way.margin][: way.kept]
    played = dealings = 0
    for until, left in way.steps:
        played += len(running) * (until - dealings)
        dealings = until
        running.sort(key=lambda place: -sum(leads[place][:dealings]))
        running = running[:left]
    return running[0], played


def row(way: Way, found: Sequence[Position]) -> str:
    """What a way of choosing gains on the turn that looks best, in VP of lead, and its cost."""
    gains, costs = [], []
    for position in found:
        place, played = choice(way, position)
        gains.append(fmean(position.leads[place][SEEN:]) - fmean(position.leads[0][SEEN:]))
        costs.append(played)
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return f"| {way.name} | {fmean(costs):.0f} | {fmean(gains):+.2f} ± {error:.2f} |"


def main() -> None:
    """Run from the command line."""
    asked = options(__doc__).parse_args()
    spec = registry.get(asked.game)
    found = gathered(
        lambda seed: positions(spec, asked.seats, seed), lambda told: Position(*told), asked
    )
    print("| chosen among | turns played on | VP of lead gained |\n|---|---|---|")
    print("\n".join(row(way, found) for way in WAYS))


if __name__ == "__main__":
    main()
