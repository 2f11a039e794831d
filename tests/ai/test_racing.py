"""Options that are compared in the same dealings until it is clear which is best."""

from __future__ import annotations

import pytest

from stupor.ai.racing import EARLY, STEP, Race
from stupor.engine.notation import Option

GOOD: Option = ("good",)
FAIR: Option = ("fair",)
POOR: Option = ("poor",)
OPTIONS = [POOR, FAIR, GOOD]


def run(race: Race, dealings: int, **values: tuple[float, ...]) -> None:
    for number in range(dealings):
        for option in race.running:
            found = values[str(option[0])]
            race.add(option, found[number % len(found)])
        race.drop()


def test_who_is_clearly_behind_stops_early_and_stands_last() -> None:
    race = Race(OPTIONS)
    run(race, EARLY, good=(9.0, 3.0, 6.0), fair=(8.5, 3.5, 5.5), poor=(-3.0, -9.0, -6.0))
    assert race.running == [FAIR, GOOD]
    assert [option for option, _ in race.ranking()] == [GOOD, FAIR, POOR]


def test_nobody_stops_before_it_is_time_to_look() -> None:
    race = Race(OPTIONS)
    run(race, EARLY - 1, good=(90.0,), fair=(0.0,), poor=(-90.0,))
    assert race.running == OPTIONS


def test_dealings_that_differ_much_prove_nothing() -> None:
    race = Race([FAIR, GOOD])
    run(race, EARLY + STEP, good=(30.0, -20.0), fair=(-20.0, 30.0))
    assert race.running == [FAIR, GOOD]


def test_what_hurts_all_alike_does_not_hide_who_is_better() -> None:
    """Given dealings worth anything between -40 and 40, then a steady lead is seen."""
    race = Race([FAIR, GOOD])
    run(race, EARLY, good=(43.0, -37.0, 3.0), fair=(40.0, -40.0, 0.0))
    assert race.running == [GOOD]


def test_a_ranking_never_rises() -> None:
    race = Race([POOR, GOOD])
    run(race, EARLY, good=(10.0,), poor=(0.0,))
    run(race, 2 * EARLY, good=(-90.0,))
    (first, high), (second, low) = race.ranking()
    assert (first, second) == (GOOD, POOR)
    assert high == pytest.approx((10.0 * EARLY - 90.0 * 2 * EARLY) / (3 * EARLY))
    assert low <= high
