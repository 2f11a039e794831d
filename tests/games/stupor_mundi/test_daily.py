"""The set-up of the day is the same on every machine, for ever."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.game import GAME as SPEC
from stupor.games.stupor_mundi.rooms.solo.days import SEEDS, daily, day_number, seed_of

#: Whoever changes these changes everybody's games of all days gone by.
PINNED = [19668044, 917967171, 561621242]
DAYS = [(date(2026, 11, 1) + timedelta(n)).isoformat() for n in range(730)]


def test_days_are_counted_as_the_calendar_does() -> None:
    for day in [*DAYS, "0001-01-01", "1900-02-28", "2000-02-29", "2100-03-01", "9999-12-31"]:
        assert day_number(day) == date.fromisoformat(day).toordinal() - 1


def test_the_seeds_are_pinned() -> None:
    assert [seed_of(day) for day in ("2026-11-21", "2026-11-22", "2027-01-01")] == PINNED


def test_another_process_comes_to_the_same() -> None:
    words = (
        "from stupor.games.stupor_mundi.rooms.solo.days import daily; print(daily('2026-11-21'))"
    )
    command = [sys.executable, "-c", words]
    told = {subprocess.check_output(command, text=True) for _ in range(2)}
    assert told == {f"{daily('2026-11-21')}\n"}


def test_no_two_days_share_a_seed_and_seeds_can_be_typed() -> None:
    seeds = {seed_of(day) for day in DAYS}
    assert len(seeds) == len(DAYS)
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert sum(seed < SEEDS // 2 for seed in seeds) / len(seeds) == pytest.approx(0.5, abs=0.08)


def test_every_market_meets_every_house_in_twelve_days() -> None:
    for start in (0, 5, 300):
        found = {str(daily(day)[1]) for day in DAYS[start : start + 12]}
        assert len(found) == 12


def test_the_rules_know_every_days_options() -> None:
    for day in DAYS[:12]:
        seed, options = daily(day)
        state = SPEC.rules.setup(1, seed, options)
        assert SPEC.rules.standing(state)["traits"] == options["houses"]


@pytest.mark.parametrize(
    "words",
    ["", "2026-1-1", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
     "20261121", "2026-11-21 ", "\u0662\u0660\u0662\u0666-11-21"],
)  # fmt: skip
def test_what_is_no_date_is_refused(words: str) -> None:
    with pytest.raises(BadData):
        daily(words)
