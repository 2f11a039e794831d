"""Measure greedy against random: python -m tests.ai.match --games 200 --players 2 --jobs 2."""

from __future__ import annotations

import argparse
import multiprocessing
import sys

from tests.ai.test_strength import final_scores


def one(job: tuple[int, int]) -> tuple[int, bool, float, float]:
    """Play one game: greedy's place, whether it won alone, its points, the others' mean."""
    players, seed = job
    seat = seed % players
    levels = ["random"] * players
    levels[seat] = "greedy"
    scores = final_scores(levels, seed)
    rest = [score for other, score in enumerate(scores) if other != seat]
    best = max(rest, default=-1)
    return seat, scores[seat] > best, scores[seat], sum(rest) / len(rest) if rest else 0.0


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    jobs = [(asked.players, 1000 + seed) for seed in range(asked.games)]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        played = pool.map(one, jobs, chunksize=2)
    wins = sum(won for _, won, _, _ in played)
    own = sum(points for _, _, points, _ in played) / len(played)
    rest = sum(points for _, _, _, points in played) / len(played)
    print(
        f"{asked.players} players: greedy won {wins} of {len(played)} "
        f"({100 * wins / len(played):.0f} %), {own:.1f} VP against {rest:.1f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
