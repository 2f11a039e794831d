"""A plate beside what is carried: what it would hide is weighed only where it looks for a side."""

from collections.abc import Iterator

from stupor.stage.items import Rect
from stupor.stage.plate_place import flank

PAGE = (0.0, 0.0, 200.0, 100.0)
SIZE = (20.0, 10.0)


class Areas:
    """What is to be left clear, and how often that was asked."""

    def __init__(self, *areas: Rect) -> None:
        self.areas, self.asked = areas, 0

    def __iter__(self) -> Iterator[tuple[Rect, float]]:
        self.asked += 1
        return ((area, 9.0) for area in self.areas)


def test_a_plate_that_stays_on_its_side_weighs_nothing() -> None:
    areas = Areas((70, 40, 40, 30))
    # given a plate that avoids what lies right of a thing
    was = flank(SIZE, (50, 50, 10, 10), PAGE, areas)
    assert was.side == "left" and areas.asked == 1
    # when the thing is carried on, then the plate follows without looking again
    now = flank(SIZE, (60, 52, 10, 10), PAGE, areas, was)
    assert now[:2] == was[:2] and areas.asked == 1


def test_what_lies_far_away_changes_nothing() -> None:
    near, far = (70.0, 40.0, 40.0, 30.0), (150.0, 80.0, 40.0, 20.0)
    thing = (50.0, 50.0, 10.0, 10.0)
    beside = flank(SIZE, thing, PAGE, Areas(near))
    assert flank(SIZE, thing, PAGE, Areas(near, far)) == beside != flank(SIZE, thing, PAGE)
