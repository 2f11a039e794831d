"""Every light about anything on either table has its picture, whatever is spoken of."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator

import pytest

from stupor.app import App
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform.paths import resources
from stupor.stage.items import Group, Item, NineSlice, Picture
from stupor.table.scene import TableScene
from tests.support.windows import window

MOODS = ("rest", "next", "target", "paid", "log", "denied")
BOXES = (
    (
        "stupor_mundi",
        4,
        {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]},
    ),
    ("stupor_mundi", 1, {}),
    ("burgundy", 4, {"expansions": ["shields", "trade-routes", "inns", "white-castles"]}),
    ("burgundy", 1, {"board": "13b"}),
)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.stack.clear()
    made.close()


def pictures(items: Iterable[Item]) -> Iterator[str]:
    """The sprites that some items need."""
    for item in items:
        if isinstance(item, Group):
            yield from pictures(item.parts)
        elif isinstance(item, (Picture, NineSlice)):
            yield item.sprite


def lights(scene: TableScene) -> Iterator[Item]:
    """All lights about all that has a name, one by one."""
    board, view = scene.ui.board, scene.hit_test.view
    for node in scene.hit_test.nodes:
        for mood in MOODS:
            yield from board.glow_items(view, [node.rect], mood)
            yield from board.glow_items(view, [], mood, [node.rect])


@pytest.mark.parametrize(("game", "seats", "options"), BOXES)
def test_every_light_has_its_picture(
    app: App, game: str, seats: int, options: dict[str, object]
) -> None:
    """Given moments of a game played at random, then a sprite is there for every light."""
    files = (resources() / folder / "atlas.json" for folder in (game, "common"))
    known = {name for file in files for name in json.loads(file.read_text())["sprites"]}
    spec, chance = registry.get(game), random.Random(7)
    session = Session.new(spec, [make_seat("human", spec, n) for n in range(seats)], 7, options)
    while session.decision is not None and session.ply < 160:
        session.play(chance.choice(session.decision.options))
        if session.ply % 40 == 0:
            app.use_game(game)
            scene = TableScene(session)
            app.stack.reset(scene)
            assert {*pictures(lights(scene))} <= known
