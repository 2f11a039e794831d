"""Turns that are compared in the same dealings until a single one is left."""

from __future__ import annotations

import pytest

from stupor.ai.candidates import FIRST, Race

POOR, GOOD = range(2)


def run(race: Race, *values: float) -> int:
    """Dealings until some turns drop out, in which each turn comes to the same; how many."""
    dealings = race.due
    for _ in range(dealings):
        for place in race.running:
            race.add(place, values[place])
    race.halve()
    return dealings


def test_the_better_half_runs_on_after_two_dealings_after_four_and_after_eight() -> None:
    race, left = Race(8), []
    for _ in range(3):
        left.append((run(race, *map(float, range(8))), len(race.running)))
    assert left == [(FIRST, 4), (2, 2), (4, 1)]
    assert race.running == [7]


def test_of_an_odd_number_the_larger_half_runs_on() -> None:
    race = Race(5)
    run(race, 5.0, 4.0, 3.0, 2.0, 1.0)
    assert race.running == [0, 1, 2]


def test_what_hurts_all_alike_does_not_hide_who_is_better() -> None:
    race = Race(2)
    for luck in (40.0, -40.0):
        race.add(POOR, luck)
        race.add(GOOD, luck + 3.0)
    race.halve()
    assert race.running == [GOOD]


def test_turns_stand_by_how_far_they_ran_and_a_ranking_never_rises() -> None:
    race = Race(2)
    run(race, 0.0, 10.0)
    for _ in range(2 * FIRST):
        race.add(GOOD, -90.0)
    (first, high), (second, low) = race.ranking()
    assert (first, second) == (GOOD, POOR)
    assert high == pytest.approx((10.0 * FIRST - 90.0 * 2 * FIRST) / (3 * FIRST))
    assert low <= high
