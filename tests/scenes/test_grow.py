"""The large plate of an Ally grows out of his tile and shrinks back into it."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.plate.large import SIZE
from stupor.games.stupor_mundi.face.plate.subject import plate_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import centre, holds
from stupor.stage.items import Group, NineSlice, Rect
from stupor.stage.pointer import Pointer
from stupor.table.effects.unroll import GOES, GROWS
from stupor.table.scene import TableScene
from tests.scenes.table_setup import move, open_table, press
from tests.support.windows import window


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = window((1280, 720))
    made.change(speed=1.0, reduced_motion=False)
    moment = [made.now() + 5.0]
    monkeypatch.setattr(made, "now", lambda: moment[0])
    monkeypatch.setattr(made, "moment", moment, raising=False)
    yield made
    made.close()


def later(app: App, seconds: float) -> None:
    app.moment[0] += seconds  # type: ignore[attr-defined]
    app.step()


def seated(app: App) -> tuple[TableScene, Rect]:
    """A table at rest, and the tile of an Ally on it."""
    scene = open_table(app, "human,random,random", 5)
    scene.flush()
    for _ in range(3):
        later(app, 5.0)
    seen = scene.hit_test.view
    assert isinstance(seen, TableView)
    nodes = scene.ui.layout.nodes(seen)
    return scene, next(node.rect for node in nodes if plate_of(seen, node.name) is not None)


def ask(scene: TableScene, tile: Rect) -> None:
    """A right click on the tile."""
    move(scene, centre(tile))
    press(scene, centre(tile), 3)
    scene.handle(Pointer("up", *centre(tile), button=3))
    later(scene.app, 0.0)  # type: ignore[arg-type]


def growing(scene: TableScene) -> list[Group]:
    items = scene.overlay(scene.app.now())
    return [i for i in items if isinstance(i, Group) and i.key == "growing"]


def whole(scene: TableScene) -> bool:
    """Whether the plate is there in its own size."""
    return any(isinstance(i, NineSlice) and i.sprite == "ui/panel-paper" and i.rect[2:] == SIZE
               for i in scene.overlay(scene.app.now()))  # fmt: skip


def test_it_grows_out_of_the_tile_and_goes_back_into_it(app: App) -> None:
    scene, tile = seated(app)
    ask(scene, tile)
    (first,) = growing(scene)
    assert holds(first.rect, centre(tile)) and first.rect[2] < SIZE[0] / 4
    wide = []
    for _ in range(3):
        later(app, GROWS / 4)
        wide += [group.rect[2] for group in growing(scene)]
    assert len(wide) >= 2 and wide == sorted(wide) and wide[-1] > first.rect[2] * 2
    later(app, GROWS)
    assert whole(scene) and not growing(scene)
    press(scene, centre(tile), 3)
    later(app, 0.0)
    assert not whole(scene) and growing(scene)
    later(app, GOES * 0.9)
    assert growing(scene)[0].rect[2] < SIZE[0]
    later(app, GOES)
    assert not growing(scene)


def test_at_rest_it_asks_for_no_frames_and_comes_back_when_it_is_asked_for_again(
    app: App,
) -> None:
    scene, tile = seated(app)
    for _ in range(2):
        ask(scene, tile)
        for _ in range(4):
            later(app, 5.0)
        assert whole(scene)
        wait = scene.tick(app.now())
        assert wait is None or wait > 0.5
        press(scene, centre(tile), 3)
        scene.handle(Pointer("up", *centre(tile), button=3))
        for _ in range(3):
            later(app, 1.0)
        assert not whole(scene) and not growing(scene)


@pytest.mark.parametrize("still", [{"speed": 0.0}, {"reduced_motion": True}])
def test_where_nothing_is_to_move_it_is_there_at_once(app: App, still: dict[str, float]) -> None:
    app.change(**still)
    scene, tile = seated(app)
    ask(scene, tile)
    assert whole(scene) and not growing(scene)
    press(scene, centre(tile), 3)
    later(app, 0.0)
    assert not whole(scene) and not growing(scene)


def test_the_rest_of_the_pointer_brings_it_too(app: App) -> None:
    scene, tile = seated(app)
    move(scene, (5.0, 1000.0))
    later(app, 1.0)
    move(scene, centre(tile))
    for _ in range(3):
        later(app, 0.2)
    later(app, 0.6)
    assert growing(scene)
    later(app, 0.05)
    later(app, GROWS * 1.1)
    assert whole(scene)
