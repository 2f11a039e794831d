"""Turns that are compared in the same dealings until a single one is left."""

from __future__ import annotations

import pytest

from stupor.ai.rollouts import FIRST, Race

POOR, GOOD = range(2)


def run(race: Race, dealings: int, *values: float) -> None:
    """Some more dealings in which each turn comes to the same."""
    for _ in range(dealings):
        for place in race.running:
            race.add(place, values[place])
        race.halve()


def test_nobody_drops_out_before_it_is_time() -> None:
    race = Race(3)
    run(race, FIRST - 1, -90.0, 0.0, 90.0)
    assert race.running == [0, 1, 2]


def test_the_better_half_runs_on_after_two_dealings_after_four_and_after_eight() -> None:
    race, left = Race(8), []
    for _ in range(8):
        run(race, 1, *map(float, range(8)))
        left.append(len(race.running))
    assert left == [8, 4, 4, 2, 2, 2, 2, 1]
    assert race.running == [7]


def test_of_an_odd_number_the_larger_half_runs_on() -> None:
    race = Race(5)
    run(race, FIRST, 5.0, 4.0, 3.0, 2.0, 1.0)
    assert race.running == [0, 1, 2]


def test_what_hurts_all_alike_does_not_hide_who_is_better() -> None:
    race = Race(2)
    for luck in (40.0, -40.0):
        run(race, 1, luck, luck + 3.0)
    assert race.running == [GOOD]


def test_turns_stand_by_how_far_they_ran_and_a_ranking_never_rises() -> None:
    race = Race(2)
    run(race, FIRST, 0.0, 10.0)
    for _ in range(2 * FIRST):
        race.add(GOOD, -90.0)
    (first, high), (second, low) = race.ranking()
    assert (first, second) == (GOOD, POOR)
    assert high == pytest.approx((10.0 * FIRST - 90.0 * 2 * FIRST) / (3 * FIRST))
    assert low <= high
