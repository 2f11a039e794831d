"""Names of everything: every plate on the page, none over another."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.lights.nametags import nametag_items
from stupor.games.stupor_mundi.ids import UNBUILT
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Label
from tests.scenes.test_reachability import open_at, wander
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_plates_lie_apart_and_on_the_page(app: App, seats: int) -> None:
    for kind, state in wander(seats).items():
        view = open_at(app, state).hit_test.view
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
    view = open_at(app, state).hit_test.view
    words = {item.text for item in nametag_items(view) if isinstance(item, Label)}
    assert words & {view.names[seat] for seat in view.rivals()}
    assert "Your Ship" in words


def test_a_large_rival_is_named_instead_of_what_it_covers(app: App) -> None:
    """Given a rival seen close, then no plate speaks of the hidden boards."""
    view = open_at(app, wander(4, range(1, 7))["turn"]).hit_test.view
    rival = view.rivals()[0]
    words = [item.text for item in nametag_items(view, rival) if isinstance(item, Label)]
    assert not {"Your Ship", "Advanced cards", "Workplace A1"} & set(words)
    assert any(item.z > 905 for item in nametag_items(view, rival))


def test_in_a_small_window_every_place_of_the_own_castle_is_named(app: App) -> None:
    state = wander(4, range(1, 7))["turn"]
    me = state.players[state.turn]
    me.castle = (*me.castle[:10], UNBUILT, UNBUILT, UNBUILT)
    me.pieces |= 0b111 << 8
    view = open_at(app, state).hit_test.view
    words = {item.text for item in nametag_items(view) if isinstance(item, Label)}
    assert {"Hand-limit Keep", "Both-actions Keep", "Sixth-slot Keep"} <= words
