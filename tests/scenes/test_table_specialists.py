"""Where Specialists of several owners stand beside each other on a Workplace space."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stupor.games.stupor_mundi.face.workplace.workplace_area import specialist_box
from tests.scenes.table_setup import open_table
from tests.support.windows import window

HERE = ("specialist.0.1", "specialist.1.0", "specialist.f")


@pytest.mark.parametrize("last", HERE)
def test_specialists_stand_where_they_are_lit_whoever_came_last(last: str) -> None:
    """Given two tables that tell pieces of a space in another order, each stands at one place."""
    app = window((1280, 720), painted=False)
    view = open_table(app, "human,human", 5).view()
    shown = [*(piece for piece in HERE if piece != last), last]
    for order in (shown, list(reversed(shown))):
        view.table.zones["work.a.1"] = order
        places = [specialist_box(view, "work.a.1", piece) for piece in HERE]
        assert places == sorted(places), order
        assert places[1][0] - places[0][0] >= places[0][2], "none covers another"
    view.table.zones["work.a.1"] = [*HERE, "specialist.2.0", "specialist.3.0"]
    places = [specialist_box(view, "work.a.1", piece) for piece in view.table.zones["work.a.1"]]
    assert all(b[0] - a[0] > a[2] - 0.01 for a, b in pairwise(sorted(places))), "nor do five"
    view.table.zones["work.a.1"] = [*HERE]
    coming = specialist_box(view, "work.a.1", last)
    view.table.zones["work.a.1"] = [piece for piece in HERE if piece != last]
    assert specialist_box(view, "work.a.1", last) == coming, (
        "the forecast shows where it will stand"
    )
    app.close()
