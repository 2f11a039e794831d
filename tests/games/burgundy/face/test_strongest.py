"""One thing is the strongest: the dice to use, and the seal once they are used, for any eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from stupor.app import App
from stupor.games.burgundy.face.household.storage import paint_goods
from stupor.games.burgundy.face.lights.glows import glow_items
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView
from stupor.selftest.scenes import every
from stupor.stage.geometry import grown
from stupor.stage.highlight_roles import is_next
from stupor.stage.items import Label, Picture
from stupor.table.effects.lights import Lights
from stupor.table.scene import TableScene
from tests.games.burgundy.face.position import view
from tests.games.stupor_mundi.face.test_lights_without_colour import shown
from tests.games.stupor_mundi.face.test_strongest import ALL_EYES, light
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1920, 1080))
    made.change(first_game=False, language="en", text=100)
    with patch.object(Lights, "steady_items", return_value=[]):  # the table bare of any light
        dict(every())["burgundy.table"](made)
        for _ in range(5):
            made.step()
        yield made
    made.stack.clear()
    made.close()


def table(app: App) -> TableView:
    found = app.stack.visible()[-1]
    assert isinstance(found, TableScene)
    seen = found.hit_test.view
    assert isinstance(seen, TableView)
    return seen


@pytest.mark.parametrize("eyes", ALL_EYES)
def test_a_die_to_use_outshines_what_can_be_bought(app: App, eyes: str) -> None:
    """Given a die and tiles to buy, then the die has more than twice the light of any of them."""
    seen = table(app)
    die, tile = seen.anchors["die.2"], seen.anchors["black.5"]
    one, other = glow_items(seen, [die, tile], "rest")
    strong, weak = (
        light(shown(app, area, []), shown(app, area, [item]), eyes)
        for item, area in ((one, grown(die, 30)), (other, grown(tile, 30)))
    )
    assert strong > 2 * weak


def test_only_the_dice_are_next_at_rest() -> None:
    """Given dice, tiles and goods to take, then the dice alone are the next step."""
    seen = view("two", rounds=1)
    boxes = [seen.anchors[name] for name in ("die.1", "black.1", "silver", "storage.1")]
    assert [is_next(item) for item in glow_items(seen, boxes, "rest")] == [True] + [False] * 3


def test_of_two_things_to_press_neither_is_the_next_step() -> None:
    """Given two tiles of which one is to be pressed, then neither is next; a single one is."""
    seen = view("two", rounds=1)
    boxes = [seen.anchors[name] for name in ("silver", "workers")]
    assert not any(map(is_next, glow_items(seen, boxes, "next")))
    assert all(map(is_next, glow_items(seen, boxes[:1], "next")))


def test_once_every_die_is_used_the_seal_is_the_next_step() -> None:
    """Given no die left, then the seal shines more than before; nothing does while one is left."""
    seen = view("two", rounds=1)
    asked = seen.mine()
    assert asked is not None
    assert not [item for item in UI.board.paint_reachable(seen, "") if is_next(item)]
    for number in (1, 2):
        seen.table.counters[f"used.{seen.viewer}.{number}"] = 1
    ends = replace(asked, options=(("buy", 1), ("end",)), context={})
    done = replace(seen, decision=ends)
    assert [item.key for item in UI.board.paint_reachable(done, "") if is_next(item)] == [
        "seal/next"
    ]
    assert not UI.board.paint_reachable(done, "die.1")


def test_the_count_of_a_stack_of_goods_is_as_strong_as_any_figure() -> None:
    """Given two goods of a colour, then "×2" has the letters, rim and size of what was sold."""
    seen = view("two", rounds=1)
    duchy = seen.duchy(seen.viewer)
    seen.table.zones[f"goods.{duchy}"] = ["goods.1", "goods.2"]
    figures = {i.text: i for i in paint_goods(seen) if isinstance(i, Label)}
    many, sold = figures["\u00d72"], next(
        i for i in paint_goods(seen) if isinstance(i, Label) and i.key == "goods/sold.count"
    )  # fmt: skip
    assert (many.face, many.colour, many.outline) == (sold.face, sold.colour, sold.outline)
    assert many.size >= 0.9 * sold.size
    tile = next(i for i in paint_goods(seen) if isinstance(i, Picture) and i.key == "goods/goods.1")
    assert many.rect[3] < 0.7 * tile.rect[3], "large letters would hide the tile"
