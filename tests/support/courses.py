"""Whole games boiled down to digests, so that a faster way of playing can be held to the old one.

python -m tests.support.courses --games 250 prints four times as many lines; with --write it renews
the reference, which only a change of the rules may do.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.codec import digest
from stupor.engine.notation import key_of
from stupor.engine.rng import SplitMix
from stupor.files import bounds
from stupor.games import registry
from tests.soak import setup_of
from tests.support.playing import wander

GAME = "stupor_mundi"
REFERENCE = Path(__file__).parent.parent / "games" / GAME / "courses.txt"
REFERENCE_GAMES = 12
#: Every so many decisions the whole position is looked at, not the options alone.
LOOK = 50
#: So many decisions of a game of bots tell enough.
BOT_DECISIONS = 100


def course(seats: int, seed: int, game: str = GAME) -> str:
    """One line about a random game: what was offered, sampled and reached."""
    spec, kind = registry.get(game), setup_of(seats, seed) if game == GAME else {}
    seen, number, state = hashlib.sha256(), 0, None
    for number, (state, _) in enumerate(wander(spec, seats, seed, kind)):
        seen.update(" ".join(map(key_of, spec.rules.legal(state))).encode())
        if number % LOOK == seed % LOOK:
            for seat in range(seats):
                sample = spec.rules.determinize(state, seat, SplitMix(number + seat))
                seen.update(digest(sample).encode())
    seen.update(f"{digest(state)} {spec.rules.result(state)}".encode() if state else b"")
    return f"{seats} {seed} {number + 1} {seen.hexdigest()[:16]}"


def bot_course(seats: int, seed: int, game: str = GAME) -> str:
    """One line about a game of greedy bots, with all that they thought of their options."""
    spec = registry.get(game)
    bot = make_bot("greedy", spec.rules, spec.advisor, seed)
    seen, state = hashlib.sha256(), spec.rules.setup(seats, seed, {})
    for ply in range(BOT_DECISIONS):
        asked = spec.rules.decision(state)
        if asked is None:
            break
        ranking: Any = finish(bot.think(SeatView(spec.rules, state, asked, ply)))
        seen.update(repr(ranking).encode())
        spec.rules.apply(state, ranking[0][0])
    return f"bots {seats} {seed} {digest(state)} {seen.hexdigest()[:16]}"


def courses(games: int, game: str = GAME) -> Iterator[str]:
    """The lines of so many random games for each number of seats."""
    spec = registry.get(game)
    for seats in spec.seats:
        for seed in range(games):
            yield course(seats, seed, game)


def bot_courses(games: int, game: str = GAME) -> Iterator[str]:
    """The lines of so many games of bots for each number of seats."""
    spec = registry.get(game)
    for seats in spec.seats:
        for seed in range(games):
            yield bot_course(seats, seed, game)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=GAME, choices=registry.names())
    parser.add_argument("--games", type=bounds.games, default=REFERENCE_GAMES)
    parser.add_argument("--bots", type=bounds.whole(0, bounds.MOST_GAMES), default=0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        text = "\n".join(courses(REFERENCE_GAMES)) + "\n"
        REFERENCE.write_text(text, encoding="utf-8")
        return
    for line in courses(asked.games, asked.game):
        print(line)
    for line in bot_courses(asked.bots, asked.game):
        print(line)


if __name__ == "__main__":
    main()
