"""Names that no letter stands for and moments that no clock knows can be shown all the same."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from stupor.files.names import shown
from stupor.files.times import FIRST, LAST, here, moment_at, moment_told
from tests.mutate.worlds import NO_TEXT, STAMPS, TIMES

#: As far from the meridian as there are clocks.
ZONES = ("Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kolkata", "UTC")


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The clocks of a place."""
    if not hasattr(time, "tzset"):
        pytest.skip("the clock of this system cannot be set")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_a_name_is_shown_with_a_sign_for_what_is_no_letter() -> None:
    assert shown(NO_TEXT) == "\ufffd\ufffd\ufffdname"
    assert shown(Path("/games") / NO_TEXT) == str(Path("/games/\ufffd\ufffd\ufffdname"))
    assert shown("Été 2026.stupor") == "Été 2026.stupor"
    for bad in ("\x1b[31m", "a\nb", "\u202egnp", "\x00", "\ud800", "\udcc3"):
        told = shown(bad)
        assert told.isprintable() and told.encode() and len(told) == len(bad)


def test_every_time_of_a_file_can_be_shown(zone: str) -> None:
    for stamp in (*STAMPS, float("nan"), float("inf"), float("-inf"), 1e300):
        moment = moment_at(stamp)
        assert FIRST <= moment <= LAST
        assert here(moment).astimezone(UTC) == moment
    now = time.time()
    assert moment_at(now).timestamp() == pytest.approx(now)


def test_every_time_that_is_told_can_be_shown_or_is_none(zone: str) -> None:
    for told in (*TIMES, None, 7, ["2026-01-01"]):
        moment = moment_told(told)
        assert moment is None or here(moment).year in (2026, 2025)
    assert moment_told("2026-11-21T14:30:12Z") == datetime(2026, 11, 21, 14, 30, 12, tzinfo=UTC)
    assert moment_told("2026-11-21 14:30") == datetime(2026, 11, 21, 14, 30, tzinfo=UTC)


def test_a_moment_beyond_all_clocks_is_shown_as_it_is(zone: str) -> None:
    """Who has such a moment from elsewhere can show it, too."""
    for moment in (
        datetime.min.replace(tzinfo=timezone(timedelta(hours=14))),
        datetime.max.replace(tzinfo=timezone(timedelta(hours=-14))),
        datetime.min.replace(tzinfo=UTC),
        datetime.max.replace(tzinfo=UTC),
    ):
        assert here(moment).year in (1, 2, 9998, 9999)
