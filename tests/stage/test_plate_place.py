"""A plate beside what is carried: it stands still while it can, and weighs only a new side."""

from collections.abc import Iterator

from stupor.stage.items import Rect
from stupor.table.panels.forecast_plate import flank

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


def test_a_plate_stands_still_until_the_thing_comes_nearer_or_is_far_away() -> None:
    page = (0.0, 0.0, 800.0, 400.0)
    # given a plate right of a thing
    was = flank(SIZE, (300, 150, 10, 10), page)
    assert was.side == "right"
    # when the thing moves away from it, then the plate does not follow
    assert flank(SIZE, (260, 190, 10, 10), page, was=was) == was
    # when it comes nearer, then the plate gives way
    assert flank(SIZE, (303, 150, 10, 10), page, was=was).box[0] == was.box[0] + 3
    # when it is far away, then the plate has come along
    assert flank(SIZE, (100, 150, 10, 10), page, was=was).box[0] == was.box[0] - 200
