"""How far a rival's Specialists are, in one line of his panel."""

from __future__ import annotations

import pytest

from stupor.games.stupor_mundi.face.rivals.rival_panels import paths_text
from tests.scenes.table_setup import open_table
from tests.support.windows import window


@pytest.mark.parametrize(
    ("spaces", "said"),
    [
        ({}, "A\u2013 B\u2013 C\u2013"),
        ({"a": 3, "b": 2}, "A3 B2 C\u2013"),
        ({"a": 3, "b": 3}, "A3 C\u2013 B City"),
        ({"a": 2, "b": 3, "c": 5}, "A2 B C City"),
        ({"a": 5, "b": 3, "c": 5}, "A B C City"),
    ],
)
def test_those_at_the_city_stand_together(spaces: dict[str, int], said: str) -> None:
    app = window((1280, 720), painted=False)
    view = open_table(app, "human,human", 5, {"houses": "random"}).view()
    for path in "abc":
        for space in range(1, 6):
            view.table.zones.pop(f"work.{path}.{space}", None)
        if path in spaces:
            view.table.zones[f"work.{path}.{spaces[path]}"] = ["specialist.1.1"]
    assert paths_text(view, 1).split() == said.split()
    app.close()
