"""Names of everything: every plate on the page, none over another."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.presentation.boxes import overlap
from stupor.games.stupor_mundi.presentation.nametags import nametag_items
from stupor.render.items import Box, Label
from tests.scenes.test_reachability import open_at, wander


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = App((1280, 720), sound=False)
    yield made
    made.close()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_plates_lie_apart_and_on_the_page(app: App, seats: int) -> None:
    for kind, state in wander(seats).items():
        view = open_at(app, state).reach.view
        found = nametag_items(view)
        plates = [item.rect for item in found if isinstance(item, Box)]
        words = [item.text for item in found if isinstance(item, Label)]
        assert len(plates) == len(words) > 3, kind
        for n, plate in enumerate(plates):
            assert plate[0] >= 0 and plate[0] + plate[2] <= 1920
            assert plate[1] >= 0 and plate[1] + plate[3] <= 1080
            assert not any(overlap(plate, other) for other in plates[:n]), kind


def test_allies_in_the_cities_are_named(app: App) -> None:
    state = wander(4)["turn"]
    words = {item.text for item in nametag_items(open_at(app, state).reach.view)
             if isinstance(item, Label)}  # fmt: skip
    assert words & {"Savoy", "Hohenstaufen", "Wittelsbach", "Di Romano"}
    assert "Your Ship" in words
