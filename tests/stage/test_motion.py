"""Curves and ways."""

import pytest

from stupor.stage.easing import (
    Easing,
    bounce,
    bump,
    ease_in_out_cubic,
    ease_in_out_sine,
    ease_out_cubic,
    part,
    settle,
    stepped,
)
from stupor.stage.geometry import around, centre, grown, inside
from stupor.stage.tween import Tween


@pytest.mark.parametrize("curve", [ease_out_cubic, ease_in_out_cubic])
def test_curves_run_from_nothing_to_all_and_never_back(curve: Easing) -> None:
    steps = [curve(n / 20) for n in range(21)]
    assert steps[0] == 0.0
    assert steps[-1] == pytest.approx(1.0)
    assert steps == sorted(steps)
    assert curve(-1.0) == 0.0
    assert curve(2.0) == pytest.approx(1.0)


def test_a_bump_ends_where_it_began() -> None:
    assert bump(0.0) == bump(1.0) == 0.0
    assert bump(0.5) == 1.0


def test_a_tween_flies_in_an_arc_and_lands_exactly() -> None:
    way = Tween((0.0, 0.0, 10.0, 10.0), (100.0, 0.0, 20.0, 20.0), 1.0, 0.5, arc=30.0)
    assert way.at(0.0) == (0.0, 0.0, 10.0, 10.0)
    assert way.at(1.2)[1] < 0.0
    assert way.at(9.0) == (100.0, 0.0, 20.0, 20.0)
    assert not way.over(1.4)
    assert way.over(1.5)


def test_rectangles() -> None:
    assert centre((10.0, 10.0, 20.0, 40.0)) == (20.0, 30.0)
    assert around((20.0, 30.0), 20.0, 40.0) == (10.0, 10.0, 20.0, 40.0)
    assert inside(grown((0.0, 0.0, 1.0, 1.0), 5.0), (-4.0, 5.0))


@pytest.mark.parametrize("curve", [settle, bounce, ease_in_out_sine])
def test_lively_curves_begin_and_end_where_they_should(curve: Easing) -> None:
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(1.0)
    assert max(curve(n / 40) for n in range(41)) < 1.2


def test_a_bounce_springs_back_a_little() -> None:
    falls = [bounce(n / 40) for n in range(41)]
    touch = next(k for k, t in enumerate(falls) if t >= 0.98)
    assert 0.85 < min(falls[touch:]) < 0.95


def test_parts_and_steps_of_a_way() -> None:
    assert part(0.1, 0.2, 0.6) == 0.0
    assert part(0.4, 0.2, 0.6) == pytest.approx(0.5)
    assert part(0.9, 0.2, 0.6) == 1.0
    assert stepped(0.49, 4) == 0.5
