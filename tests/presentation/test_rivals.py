"""The panels of the rivals: names that can be read in every window."""

from dataclasses import replace

import pytest

from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Label
from tests.presentation.fixture_position import view
from tests.presentation.painted import paint_rivals


def names(seen: TableView) -> list[str]:
    """The names on the panels, from top to bottom."""
    found = [i for i in paint_rivals(seen) if isinstance(i, Label)]
    ends = (".name", ".player")
    return [i.text for i in sorted(found, key=lambda i: i.rect[1]) if i.key.endswith(ends)]


def test_a_panel_names_the_house_and_who_plays_it() -> None:
    assert names(view()) == ["Wittelsbach", "Berta", "Di Romano", "Carlo", "Savoy", "Anna"]


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
        easel = list(paint_rivals(seen))
        label = next(item for item in easel if item.key.endswith(f"{seat}.name"))
        crown = next(item for item in easel if item.key.endswith(f"{seat}.first"))
        assert label.rect[0] + label.rect[2] <= crown.rect[0]
