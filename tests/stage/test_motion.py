"""Curves and ways."""

import pytest

from stupor.stage.easing import Easing, bump, ease_in_out_cubic, ease_out_cubic, linear
from stupor.stage.tween import Tween, around, centre, grown, inside


@pytest.mark.parametrize("curve", [linear, ease_out_cubic, ease_in_out_cubic])
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
    assert around((20.0, 30.0), (20.0, 40.0)) == (10.0, 10.0, 20.0, 40.0)
    assert inside(grown((0.0, 0.0, 1.0, 1.0), 5.0), (-4.0, 5.0))
