"""The checker finds what it is for."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.scenes.scene import Scene
from stupor.stage.items import Box, Item, Label, NineSlice
from tests.support.layout_check import problems
from tests.support.windows import window


class Page(Scene):
    """Shows some items."""

    def __init__(self, *items: Item) -> None:
        self._items = list(items)

    def items(self) -> list[Item]:
        return self._items


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1920, 1080), painted=False)
    yield app
    app.stack.clear()


def found(app: App, *items: Item) -> list[str]:
    app.stack.reset(Page(*items))
    return problems(app)


def test_a_tidy_page_has_no_problems(app: App) -> None:
    assert found(app, Label("a", 5, (100, 100, 300, 40), "Savoy", size=24)) == []


def test_cut_and_squeezed_words_are_found(app: App) -> None:
    text = "The Emperor himself lays the ducal mantle on your shoulders"
    assert "is cut" in found(app, Label("a", 5, (100, 100, 90, 30), text, size=24))[0]
    assert "squeezed" in found(app, Label("a", 5, (100, 100, 330, 30), text, size=24))[0]


def test_words_on_words_are_found_but_not_under_a_panel(app: App) -> None:
    one = Label("a", 5, (100, 100, 300, 40), "Savoy", size=24)
    other = Label("b", 9, (110, 108, 300, 40), "Wittelsbach", size=24)
    panel = NineSlice("p", 7, (80, 80, 400, 120), "ui/panel-paper", 24)
    assert "overlaps" in found(app, one, other)[0]
    assert found(app, one, panel, other) == []


def test_lines_that_run_into_each_other_are_found(app: App) -> None:
    one = Label("a", 5, (100, 100, 300, 24), "Hohenstaufen", face="title", size=20)
    near = Label("b", 5, (100, 115, 300, 24), "Konrad the Younger", face="italic", size=20)
    far = Label("b", 5, (100, 124, 300, 24), "Konrad the Younger", face="italic", size=20)
    assert "is too close to" in found(app, one, near)[0]
    assert found(app, one, far) == []


def test_words_beside_their_panel_are_found(app: App) -> None:
    chip = Box("chip", 4, (100, 100, 60, 40), (20, 20, 20))
    wide = Label("a", 5, (100, 100, 60, 40), "Wittelsbach", size=24, shrink=False)
    assert "leaves chip" in found(app, chip, wide)[0]


def test_words_outside_the_window_are_found(app: App) -> None:
    assert "leaves the window" in found(app, Label("a", 5, (1880, 9, 200, 40), "Savoy", size=24))[0]
