"""Do the levels choose without the hidden things? python -m tests.ai.honest --positions 10000.

`--game burgundy` asks about that game. Each position is shown twice: as it is to a bot that has
followed the game, and with everything hidden exchanged to a bot fresh from the box. Both must rank
the options alike, and all that a bot can ask of its view must be the same.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from stupor.ai import levels
from stupor.ai.bot import Bot, finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.codec import digest
from stupor.engine.game import Game
from stupor.engine.notation import key_of
from stupor.engine.rng import Rng, SplitMix
from stupor.files import bounds
from stupor.games import registry
from tests.ai import hiding
from tests.games.burgundy import hiding as burgundy
from tests.games.burgundy.boxes import BURGUNDY
from tests.soak import setup_of

#: How everything that a seat cannot see is exchanged.
PERMUTED: Final[dict[str, Callable[[Any, int, Rng], Any]]] = {
    "stupor_mundi": hiding.permuted,
    "burgundy": burgundy.permuted,
}
#: Every so many decisions with a real choice are shown, so that games are seen from end to end.
EVERY = 5
#: A Duke and an Emperor who think the same way about less, so that they are asked more.
HASTY: Final = {
    "width": 6, "whole": 150, "kept": 3, "kept_among_more": 3, "own": 2, "rival": 1, "answered": 4,
}  # fmt: skip


class Trial(NamedTuple):
    """So many positions of games with so many seats, from a seed on."""

    level: str
    seats: int
    seed: int
    positions: int
    game: str = "stupor_mundi"


class Doubt(NamedTuple):
    """A choice that changed although the seat saw the same."""

    game: str
    level: str
    seats: int
    seed: int
    ply: int
    one: str
    other: str


def options_of(game: str, seats: int, seed: int) -> dict[str, Any]:
    """Set-up options that vary with the seed, so that everything hidden is met."""
    if game != "burgundy":
        return setup_of(seats, seed, game)
    kinds = [options for options, tables in BURGUNDY.values() if seats in tables]
    return kinds[seed % len(kinds)]


def positions(trial: Trial, seed: int) -> Iterator[tuple[Any, int, Bot]]:
    """Positions of a game with a choice, their ply, and a bot that has chosen in it before.

    The games go on by chance, every other decision by what is best for greedy players, so that
    rich and poor positions are seen; the choices of the level itself would take too long.
    """
    spec, seats = registry.get(trial.game), trial.seats
    rules = spec.rules
    state = rules.setup(seats, seed, options_of(trial.game, seats, seed))
    bot, guide = (make_bot(name, rules, spec.advisor, seed) for name in (trial.level, "greedy"))
    chance = SplitMix(seed * 977 + seats)
    for ply in range(4000):
        options = rules.legal(state)
        if not options:
            return
        if len(options) > 1 and ply % EVERY == seed % EVERY:
            yield state, ply, bot
        if seed % 2 and chance.below(2):
            asked = rules.decision(state)
            assert asked is not None
            option = finish(guide.think(SeatView(rules, state, asked, ply)))[0][0]
        else:
            option = options[chance.below(len(options))]
        rules.apply(state, option)


def doubt(spec: Game, state: Any, ply: int, bot: Bot, fresh: Bot) -> tuple[str, str] | None:
    """What two bots of a level choose when only the hidden things differ, or None if alike."""
    rules = spec.rules
    asked = rules.decision(state)
    assert asked is not None
    twin = PERMUTED[spec.id](state, asked.seat, SplitMix(7919 + ply))
    twin_asked = rules.decision(twin)
    assert twin_asked == asked, "the twin shows something else"
    view, twin_view = SeatView(rules, state, asked, ply), SeatView(rules, twin, twin_asked, ply)
    if known(view) != known(twin_view):
        return "a view", "another view"
    one, other = finish(bot.think(view)), finish(fresh.think(twin_view))
    if one == other:
        return None
    told = [f"{key_of(ranking[0][0])} {ranking[0][1]:.4f}" for ranking in (one, other)]
    return told[0], told[1]


def known(view: SeatView) -> tuple[object, ...]:
    """All that a view tells: what the seat sees, and a dealing of what it does not see."""
    return view.observation, digest(view.sample(view.rng(0, "honest")))


def attempt(trial: Trial) -> list[Doubt]:
    """Show a level so many positions; every doubt."""
    found: list[Doubt] = []
    shown, seed, spec = 0, trial.seed, registry.get(trial.game)
    while shown < trial.positions:
        for state, ply, bot in positions(trial, seed):
            fresh = make_bot(trial.level, spec.rules, spec.advisor, seed)
            if choices := doubt(spec, state, ply, bot, fresh):
                where = (trial.game, trial.level, trial.seats, seed, ply)
                found.append(Doubt(*where, *choices))
            shown += 1
            if shown == trial.positions:
                break
        seed += 1
    return found


def trials(game: str, level: str, positions: int, share: int) -> list[Trial]:
    """The positions of a level over all numbers of seats, in portions."""
    portions = []
    seats = registry.get(game).seats
    for n in seats:
        left, seed = positions // len(seats), n * 100_000
        while left > 0:
            portions.append(Trial(level, n, seed, min(left, share), game))
            left, seed = left - share, seed + 1000
    return portions


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--positions",
        type=bounds.whole(4, 10**7),
        default=10_000,
        help="for each level",
    )
    parser.add_argument("--levels", default=",".join(levels.LEVELS))
    parser.add_argument("--game", default="stupor_mundi", choices=PERMUTED)
    parser.add_argument("--jobs", type=bounds.jobs, default=2)
    asked = parser.parse_args()
    if unknown := {*asked.levels.split(",")} - {*levels.LEVELS}:
        parser.error(f"there is no level {', '.join(map(repr, sorted(unknown)))}")
    doubts = 0
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for level in asked.levels.split(","):
            portions = trials(asked.game, level, asked.positions, 100)
            shown = 0
            for portion, found in zip(portions, pool.imap(attempt, portions), strict=True):
                shown += portion.positions
                doubts += len(found)
                for one in found:
                    print(f"  doubt: {one}", flush=True)
            print(f"{level}: {shown} positions, {doubts} doubts so far", flush=True)
    return 1 if doubts else 0


if __name__ == "__main__":
    sys.exit(main())
