"""The pointer finds what it points at, and every name is explained."""

import pytest

from stupor.games.stupor_mundi.face.explain.explanations import explanation, nodes, place_of, spots
from stupor.stage.geometry import centre
from stupor.stage.node import node_at
from tests.games.stupor_mundi.face.fixture_position import view


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_name_is_explained(seats: int) -> None:
    seen = view(seats)
    for name, box in spots(seen):
        told = explanation(seen, name)
        assert told is not None and told.title and told.text, name
        assert box[2] > 0 and box[3] > 0, name
        assert place_of(seen, name, centre(box)) is not None, name


@pytest.mark.parametrize(
    ("anchor", "name"),
    [
        ("player.action3", "action.3"),
        ("imperial.active2", "active.2"),
        ("voyage.tunis.market", "market.3"),
        ("workplace.c.4", "work.c.4"),
        ("castle.t3", "castle.1.t3"),
        ("player.ally1", "ally.1.1"),
        ("imperial.grain.4", "imperial.grain"),
        ("rail.label", "rail"),
        ("header.menu", "menu"),
        ("actions.undo", "undo"),
        ("player.coins", "coins.1"),
        ("prompt.step2", "step.2"),
        ("rival.1.vp", "laurel.2"),
    ],
)
def test_the_pointer_finds_what_it_points_at(anchor: str, name: str) -> None:
    seen = view()
    node = node_at(nodes(seen), centre(seen.anchors[anchor]))
    assert node is not None and node.name == name


def test_the_ground_speaks_only_when_asked() -> None:
    """Given a point of the chart between the cities, then it is ground."""
    node = node_at(nodes(view()), (1330, 520))
    assert node is not None and node.name == "ground.voyage"
    assert node.ground and node.on_request
    assert not any(
        each.ground or each.on_request for each in nodes(view()) if each.name == "city.1"
    )


def test_outside_the_boards_there_is_nothing() -> None:
    assert node_at(nodes(view()), (3, 1078)) is None


def test_an_unknown_name_is_not_explained() -> None:
    assert explanation(view(), "nowhere.1") is None
