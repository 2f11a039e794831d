"""Turns that are compared in the same dealings until it is clear which is best."""

from __future__ import annotations

import pytest

from stupor.ai.racing import EARLY, FEWEST, Race

POOR, FAIR, GOOD = range(3)


def run(race: Race, dealings: int, *values: tuple[float, ...]) -> None:
    """Play dealings; `values` of each turn come round again and again."""
    for number in range(dealings):
        for place in race.running:
            race.add(place, values[place][number % len(values[place])])
        race.drop()


def test_who_is_clearly_behind_stops_early_and_stands_last() -> None:
    race = Race(3)
    run(race, EARLY, (-3.0, -9.0, -6.0), (8.5, 3.5, 5.5), (9.0, 3.0, 6.0))
    assert race.running == [FAIR, GOOD]
    assert [place for place, _ in race.ranking()] == [GOOD, FAIR, POOR]


def test_nobody_stops_after_a_single_dealing() -> None:
    race = Race(3)
    run(race, 1, (-90.0,), (0.0,), (90.0,))
    assert race.running == [POOR, FAIR, GOOD]


def test_the_better_half_goes_on_after_two_dealings_and_after_four() -> None:
    race = Race(8)
    turns = [(0.0 + place, 100.0 - place, 3.0 * place) for place in range(8)]
    run(race, 1, *turns)
    assert len(race.running) == 8
    run(race, 1, *[turn[1:] for turn in turns])
    assert len(race.running) == 4
    run(race, 2, *[(1.1 * place,) for place in range(8)])
    assert len(race.running) == FEWEST


def test_dealings_that_differ_much_prove_nothing() -> None:
    race = Race(2)
    run(race, EARLY + 2, (-20.0, 30.0), (30.0, -20.0))
    assert race.running == [0, 1]


def test_what_hurts_all_alike_does_not_hide_who_is_better() -> None:
    """Given dealings worth anything between -40 and 40, then a steady lead is seen."""
    race = Race(2)
    run(race, EARLY, (40.0, -40.0, 0.0), (43.0, -37.0, 3.0))
    assert race.running == [1]


def test_a_ranking_never_rises() -> None:
    race = Race(2)
    run(race, EARLY, (0.0,), (10.0,))
    for _ in range(2 * EARLY):
        race.add(1, -90.0)
    (first, high), (second, low) = race.ranking()
    assert (first, second) == (1, 0)
    assert high == pytest.approx((10.0 * EARLY - 90.0 * 2 * EARLY) / (3 * EARLY))
    assert low <= high
