"""A turning point tells the move that made it: the tile, then the region that it completed."""

from stupor.engine.events import Event
from stupor.games.burgundy.log_lines import tell
from stupor.scenes.game_parts import sheet_named
from stupor.scenes.score.moments import turning_points

NAMES = ("Anna", "Bert")
PLACED = Event("placed", 0, (12, 33, 0, 5))
REGION = Event("region", 0, (0, 5, 15, 2))


def test_the_tile_comes_before_what_it_completes_and_no_figure_is_told_twice() -> None:
    events = [
        Event("counter", -1, ("round", 21, 1, "flow")),
        Event("turn", 0, ()), PLACED, REGION,
        Event("counter", 0, ("vp.0", 15, 15, "regions")),
        Event("counter", 0, ("vp.0", 17, 2, "phases")),
    ]  # fmt: skip
    (point,) = turning_points(sheet_named("burgundy"), events, 2, lambda event: tell(event, NAMES))
    assert point.points == 17
    assert point.text == (
        "Phase E, round 1: Anna places a Watchtower, completes a building region of 5 spaces and "
        "takes the lead."
    )


def test_two_regions_of_one_move_are_not_run_into_one_phrase() -> None:
    """Given two deeds of one kind, then only one of them is told, in a whole sentence."""
    events = [
        Event("turn", 0, ()), REGION, Event("region", 0, (5, 5, 15, 2)),
        Event("counter", 0, ("vp.0", 30, 30, "regions")),
    ]  # fmt: skip
    (point,) = turning_points(sheet_named("burgundy"), events, 2, lambda event: tell(event, NAMES))
    assert point.text.count("region") == 1
