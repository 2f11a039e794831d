"""The harbours within reach are lit before the Ship is touched, and dark while a card is held."""

from collections.abc import Iterator

import pytest

from stupor.stage.items import Label
from stupor.table.scene import TableScene
from tests.scenes.table_setup import ends, first, move, open_table, press
from tests.support.windows import window


@pytest.fixture
def scene() -> Iterator[TableScene]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield open_table(made, "human,human", 5)
    made.change(speed=1.0)
    made.close()


def rims(scene: TableScene) -> list[str]:
    """The harbours with a ring on their water, whatever else is lit."""
    found = scene.overlay(0.0)
    return [i.key for i in found if i.key.startswith("harbours/") and i.key.endswith(".ring")]


def prices(scene: TableScene) -> list[str]:
    """The prices on the harbours, in the order of the voyage."""
    found = scene.overlay(0.0)
    return [i.text for i in found if isinstance(i, Label) and i.key.startswith("harbours/")]


def lift(scene: TableScene, word: str) -> None:
    """Pick up what the first option of a word moves."""
    _, grip, spot = ends(scene, first(scene, word))
    move(scene, grip)
    press(scene, grip)
    move(scene, ((grip[0] + spot[0]) / 2, (grip[1] + spot[1]) / 2))


def test_at_rest_every_harbour_within_reach_is_lit_and_says_its_price(scene: TableScene) -> None:
    assert len(rims(scene)) == 4
    assert prices(scene) == ["free", "1", "2", "3"]


def test_a_held_ship_keeps_rings_and_prices(scene: TableScene) -> None:
    lift(scene, "sail")
    assert len(rims(scene)) == 4
    assert len(prices(scene)) == 4


def test_while_a_card_is_held_no_harbour_is_lit(scene: TableScene) -> None:
    lift(scene, "play")
    assert rims(scene) == []
    assert prices(scene) == []
