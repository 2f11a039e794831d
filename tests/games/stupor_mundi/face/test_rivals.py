"""The panels of the rivals: names that can be read in every window."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.face.docks.panels import own_row
from stupor.games.stupor_mundi.face.rivals.rival_panels import (
    NUMBERS,
    castle_box,
    paint_place,
    place_of,
)
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import grown, overlap
from stupor.stage.items import Label, Picture, Rect
from stupor.stage.layout import load_anchors
from tests.games.stupor_mundi.face.fixture_position import ROOT, view
from tests.games.stupor_mundi.face.painted import paint_rivals


def names(seen: TableView) -> list[str]:
    """The names on the panels, from top to bottom."""
    found = [i for i in paint_rivals(seen) if isinstance(i, Label)]
    ends = (".name", ".house")
    return [i.text for i in sorted(found, key=lambda i: i.rect[1]) if i.key.endswith(ends)]


def test_a_panel_names_who_plays_and_for_which_house() -> None:
    assert names(view()) == ["Berta", "Wittelsbach", "Carlo", "Di Romano", "Anna", "Savoy"]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_low_panel_in_a_small_window_has_one_name(seats: int) -> None:
    """Given no room for two lines, then whoever plays is named; the arms tell the House."""
    small = replace(view(seats), compact=True)
    assert names(small) == [small.names[seat] for seat in small.rivals()]


def test_the_panel_for_two_has_room_for_both() -> None:
    assert len(names(replace(view(2), compact=True))) == 2


def test_who_is_called_as_his_house_is_named_once() -> None:
    seen = view(2)
    rival = next(iter(seen.rivals()))
    called = [seen.called(seat) if seat == rival else who for seat, who in enumerate(seen.names)]
    assert names(replace(seen, names=tuple(called))) == [seen.called(rival)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_ends_before_the_crown_of_the_first_player(seats: int) -> None:
    seen = view(seats)
    for seat in seen.rivals():
        seen.table.counters["first"] = seat
        draw = list(paint_rivals(seen))
        label = next(item for item in draw if item.key.endswith(f"{seat}.name"))
        crown = next(item for item in draw if item.key.endswith(f"{seat}.first"))
        assert label.rect[0] + label.rect[2] <= crown.rect[0]


def test_the_names_of_all_rivals_have_one_face() -> None:
    """Given a name that is too long for capitals, then none stands in them."""
    seen = view(4)

    def faces(longest: str) -> set[str]:
        called = [longest if seat == 2 else "Squire Enzo" for seat in range(4)]
        painted = paint_rivals(replace(seen, names=tuple(called)))
        return {i.face for i in painted if isinstance(i, Label) and i.key.endswith(".name")}

    assert faces("Anna") == {"title"}
    assert faces("Squire Manfred") == {"bold"}


def holding(seen: TableView, seat: int, **held: int) -> TableView:
    """The same in a game with both expansions, where a seat has so much of them."""
    table = seen.table.clone()
    table.counters = {**table.counters, **{f"banned.{name}": 0 for name in BOARD_NAMES}}
    table.zones["project.1"] = ["project.1"]
    for zone, count in held.items():
        table.zones[f"{zone}.{seat}"] = [f"{zone}.{n}" for n in range(count)]
    return replace(seen, table=table)


@cache
def places_at_4x3() -> dict[str, Rect]:
    """Where things lie in a window of 4 : 3."""
    found: dict[str, Rect] = {}
    for level in ("stage_edict-4x3", "stage_expansions-4x3", "table-4x3"):
        path = ROOT / "levels" / "stupor_mundi" / f"{level}.tmx"
        if path.exists():
            read = load_anchors(path)
            found |= {name: tuple(read[name]) for name in read}
    return found


def at_4x3(seen: TableView) -> TableView:
    """The same in a window of 4 : 3."""
    return replace(seen, anchors={**seen.anchors, **places_at_4x3()})


def covers(one: Rect, other: Rect) -> bool:
    return overlap(grown(one, -0.5), grown(other, -0.5))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [lambda seen: seen, at_4x3], ids=["16x9", "4x3"])
def test_counters_of_the_expansions_have_a_row_of_their_own(
    form: Callable[[TableView], TableView], seats: int
) -> None:
    """Given Books, Ships and Projects, then nothing lies over or under their row."""
    seen = form(holding(view(seats), 0, books=2, ships=1, projects=1, done=2))
    panel = place_of(seen, 0)
    items = {i.key: i for i in paint_place(seen, seen.rivals().index(0) + 1)}
    counted = [items[f"rival/{zone}.0"].rect for zone in ("books", "ships", "projects", "done")]
    others = [castle_box(seen, panel), *(seen.anchors[f"{panel}.{part}"] for part in (
        "hand", "built", *(f"slot{n}" for n in range(1, 7)), *(f"ally{n}" for n in range(1, 6))
    ))]  # fmt: skip
    for box in counted:
        assert not [other for other in others if covers(box, other)]
    assert all(not covers(a, b) for a, b in combinations(counted, 2))


@pytest.mark.parametrize("form", [lambda seen: seen, at_4x3], ids=["16x9", "4x3"])
def test_the_frame_of_a_row_keeps_off_slots_and_allies(
    form: Callable[[TableView], TableView],
) -> None:
    """Given four Houses, then a frame about the counters is there only where it touches nothing."""
    seen = form(holding(view(4), 0, books=2))
    panel = place_of(seen, 0)
    items = {i.key: i for i in paint_place(seen, seen.rivals().index(0) + 1)}
    frame = items.get("rival/0.holdings")
    assert (frame is None) == (form is at_4x3)
    for part in ("slot1", "slot6", "ally1", "ally5"):
        assert frame is None or not covers(grown(frame.rect, 3), seen.anchors[f"{panel}.{part}"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [lambda seen: seen, at_4x3], ids=["16x9", "4x3"])
def test_a_castle_lies_never_over_the_count_of_the_hand(
    form: Callable[[TableView], TableView], seats: int
) -> None:
    """Given any panel, then its castle keeps off the hand, what is built, slots and Allies."""
    seen = form(view(seats))
    panel = place_of(seen, 0)
    castle = castle_box(seen, panel)
    for part in (("hand",), [f"slot{n}" for n in range(1, 7)], [f"ally{n}" for n in range(1, 6)]):
        for name in part:
            assert not covers(castle, seen.anchors[f"{panel}.{name}"]), name
    assert castle[2] >= 60 and castle[3] >= 60


def test_that_a_rival_has_passed_lies_above_the_numbers_of_the_row() -> None:
    """Given a row below the slots of a House that has passed, then its numbers are in sight."""
    seen = at_4x3(holding(view(4), 0, books=2, ships=1, projects=1))
    seen.table.counters["passed.0"] = 1
    items = paint_rivals(seen)
    plate = next(i for i in items if i.key.endswith("0.passed"))
    row = own_row(seen, place_of(seen, 0))
    assert row is not None and plate.rect[1] + plate.rect[3] <= row[1] - NUMBERS


def test_in_a_row_what_a_house_has_none_of_is_dim() -> None:
    """Given no Ship, then its sign is seen through and its figure is a zero."""
    seen = holding(view(4), 0, books=2)
    items = {i.key: i for i in paint_place(seen, seen.rivals().index(0) + 1)}
    books, ships = items["rival/books.0"], items["rival/ships.0"]
    assert isinstance(books, Picture) and isinstance(ships, Picture)
    assert books.alpha == 255 and ships.alpha < 128
    figure = items["rival/ships.0.n"]
    assert isinstance(figure, Label) and figure.text == "0"
