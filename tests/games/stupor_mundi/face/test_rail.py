"""The discs on the VP rail: each is seen whole, near its score, and found where it is painted."""

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.face.explain.rail import spots
from stupor.games.stupor_mundi.face.margin.vp_rail import (
    disc_box,
    disc_boxes,
    paint_rail,
    place_of_score,
)
from stupor.games.stupor_mundi.face.rectangles import spot_rect
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.discs import DISC, SMALL
from stupor.stage.geometry import centre, grown, overlap
from stupor.stage.items import Label, Picture
from tests.games.stupor_mundi.face.fixture_position import view

CROWDS = (
    (0, 0, 0, 0),
    (3, 3, 4, 5),
    (0, 1, 1, 2),
    (41, 42, 42, 44),
    (7, 7, 30, 30),
    (99, 100, 0, 1),
)


def scored(*points: int) -> TableView:
    """Four Houses with these scores."""
    seen = view(4)
    table = seen.table.clone()
    table.counters |= {f"vp.{seat}": points[seat] for seat in range(4)}
    return replace(seen, table=table)


@pytest.mark.parametrize("points", CROWDS, ids=str)
def test_no_disc_hides_another_however_near_the_scores_are(points: tuple[int, ...]) -> None:
    boxes = [grown(box, -1.5) for box in disc_boxes(scored(*points)).values()]
    assert len(boxes) == 4
    assert not any(overlap(a, b) for n, a in enumerate(boxes) for b in boxes[:n])


@pytest.mark.parametrize("points", CROWDS, ids=str)
def test_a_disc_stands_within_two_points_of_its_score(points: tuple[int, ...]) -> None:
    seen = scored(*points)
    step = seen.anchors["rail.track"][2] / 100
    for seat, box in disc_boxes(seen).items():
        assert abs(centre(box)[0] - place_of_score(seen, points[seat])[0]) < 2 * step


def test_a_disc_that_stands_alone_is_big_and_exactly_at_its_score() -> None:
    seen = scored(3, 3, 20, 40)
    assert disc_boxes(seen)[2][2] == DISC and disc_boxes(seen)[0][2] == SMALL
    assert centre(disc_boxes(seen)[3]) == place_of_score(seen, 40)


def test_beyond_a_hundred_a_plate_says_how_many_to_add_and_stays_on_the_rail() -> None:
    seen = scored(100, 101, 200, 245)
    plates = {item.key: item for item in paint_rail(seen) if item.key.endswith(".100")}
    assert {key[-5]: item.text for key, item in plates.items() if isinstance(item, Label)} == {
        "1": "+100", "2": "+100", "3": "+200",
    }  # fmt: skip
    left, _, wide, _ = seen.anchors["rail.vp"]
    for item in plates.values():
        assert left <= item.rect[0] and item.rect[0] + item.rect[2] <= left + wide


def test_discs_are_found_where_they_are_painted_even_while_one_walks() -> None:
    seen = scored(5, 5, 6, 6)
    items = paint_rail(replace(seen, hidden=frozenset({"disc.2"})))
    shown = {f"rail/disc.{s}" for s in range(4)}
    painted = {i.key[-1]: i.rect for i in items
               if isinstance(i, Picture) and i.key in shown}  # fmt: skip
    told = dict(spots(seen))
    assert sorted(painted) == ["0", "1", "3"]
    for seat, box in painted.items():
        assert box == told[f"vp.{seat}"] == spot_rect(seen, f"vp.{seat}")


def test_a_disc_walks_to_the_place_that_its_new_score_will_have() -> None:
    assert disc_box(scored(5, 5, 6, 9), 3, 6) == disc_boxes(scored(5, 5, 6, 6))[3]


def test_what_would_be_if_the_game_ended_crosses_no_numeral() -> None:
    """Given four Houses that would score on, then their lines and rings lie above all numerals."""
    seen = scored(3, 12, 30, 41)
    facts = {**seen.facts, **{f"final.{seat}": [9 + 7 * seat] for seat in range(4)}}
    items = paint_rail(replace(seen, facts=facts, hints=True))
    foretold = [item.rect for item in items if item.key.startswith(("rail/way", "rail/then"))]
    assert len(foretold) == 8
    top = seen.anchors["rail.numbers"][1] + 1
    assert all(y + h <= top for _, y, _, h in foretold)
    discs = max(item.z for item in items if item.key.startswith("rail/disc"))
    assert all(item.z > discs for item in items if item.key.startswith("rail/then"))
