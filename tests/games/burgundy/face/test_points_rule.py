"""The rule of points: beyond 100 a plate beside each disc says so."""

from __future__ import annotations

from itertools import combinations

import pytest

from stupor.games.burgundy.face.rail.points_rule import (
    disc_box,
    disc_boxes,
    paint_discs,
    paint_rule,
    place_of_score,
)
from stupor.stage.geometry import around, centre, overlap
from stupor.stage.items import Label, NineSlice
from tests.games.burgundy.face.position import view


@pytest.mark.parametrize("behind", range(3, 6))
def test_a_disc_close_ahead_hides_no_hundred(behind: int) -> None:
    """Given two beyond 100 who are close, then no disc lies over a plate that says so."""
    seen = view("two", rounds=1)
    seen.table.counters.update({"vp.0": 139 - behind, "vp.1": 139})
    plates = {item.key: item.rect for item in paint_discs(seen) if item.key.endswith(".lap")}
    assert len(plates) == 2
    for seat, disc in disc_boxes(seen).items():
        others = [rect for key, rect in plates.items() if f"vp.{seat}" not in key]
        assert not any(overlap(rect, disc) for rect in others)


@pytest.mark.parametrize("points", range(101, 200))
def test_a_plate_lies_on_no_numeral_and_on_the_rule(points: int) -> None:
    """Given any score beyond 100, then its plate leaves the numerals of the rule readable."""
    seen = view("two", rounds=1)
    seen.table.counters.update({"vp.0": points, "vp.1": 20})
    [plate] = [item.rect for item in paint_discs(seen) if item.key.endswith(".lap")]
    numerals = [i for i in paint_rule(seen) if isinstance(i, Label) and i.key[-1].isdigit()]
    places = [around(centre(one.rect), 22, 20) for one in numerals]
    assert len(places) == 11 and not any(overlap(plate, place) for place in places)
    assert plate[0] + plate[2] <= sum(seen.anchors["rail.vp"][::2])


@pytest.mark.parametrize(
    "scores", [(131, 132, 133, 134), (120, 120, 120, 120), (104, 109, 112, 90)]
)
def test_plates_of_several_do_not_lie_over_each_other(scores: tuple[int, ...]) -> None:
    """Given four who are close beyond 100, then each plate is read, and each has one beside it."""
    seen = view("four", rounds=1)
    seen.table.counters.update({f"vp.{seat}": points for seat, points in enumerate(scores)})
    plates = [item.rect for item in paint_discs(seen) if item.key.endswith(".lap")]
    assert plates and not any(overlap(one, two) for one, two in combinations(plates, 2))
    for seat, disc in disc_boxes(seen).items():
        near = [plate for plate in plates if abs(centre(plate)[0] - centre(disc)[0]) < 80]
        assert bool(near) is (scores[seat] > 100)


@pytest.mark.parametrize("target", range(20, 60, 5))
def test_the_plaque_of_the_target_covers_no_numeral(target: int) -> None:
    """Given any target of one alone, then its plaque lies between two numerals."""
    seen = view("13b")
    seen.table.counters["target"] = target
    plaque = next(item for item in paint_discs(seen) if item.key.endswith("target.words"))
    numerals = [item for item in paint_rule(seen) if isinstance(item, Label) and item.size < 18]
    assert isinstance(plaque, NineSlice) and len(numerals) == 11
    for x, y, w, h in (numeral.rect for numeral in numerals):
        assert not overlap(plaque.rect, (x + 10, y, w - 20, h))


def test_a_plate_says_how_many_points_to_add_as_in_the_other_game() -> None:
    seen = view("two", rounds=1)
    seen.table.counters.update({"vp.0": 100, "vp.1": 139})
    assert [i.text for i in paint_discs(seen) if isinstance(i, Label) and ".100" in i.key] == [
        "+100"
    ]


@pytest.mark.parametrize("points", [0, 3, 5, 9, 14])
def test_the_own_disc_lies_over_no_word_of_the_target(points: int) -> None:
    """Given any score near a target, then its plaque lies where the disc does not."""
    seen = view("13a")
    seen.table.counters["target"], seen.table.counters["counter"] = 5, points
    items = {item.key: item for item in paint_discs(seen)}
    plaque = next(item for key, item in items.items() if key.endswith("target.words"))
    assert not overlap(plaque.rect, disc_box(seen, seen.viewer))


@pytest.mark.parametrize("points", [0, 3, 9, 14])
def test_a_plaque_away_from_its_target_has_a_line_to_it(points: int) -> None:
    """Given a plaque that gave way to the disc, then a line leads from the target to it."""
    seen = view("13a")
    seen.table.counters["target"], seen.table.counters["counter"] = 5, points
    items = {item.key.rpartition("/")[2]: item.rect for item in paint_discs(seen)}  # type: ignore[union-attr]
    x, plaque = place_of_score(seen, 5)[0], items["target.words"]
    away = plaque[0] > x
    assert away is ("target.line" in items)
    if away:
        line = items["target.line"]
        assert line[0] == x and line[0] + line[2] == plaque[0]
