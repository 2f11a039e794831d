"""The expansions at full size come into sight little by little and go so; nobody waits for it."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.docks.opened import CLOSE_BUTTON, paint_opened
from stupor.stage.geometry import centre
from stupor.stage.items import Group
from stupor.stage.pointer import Key
from stupor.table.effects.unroll import SECONDS
from stupor.table.scene import TableScene
from tests.scenes.test_expanded_panel import BOTH, click, shown, table
from tests.support.windows import window


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=1.0, reduced_motion=False)
    moment = [made.now() + 5.0]
    monkeypatch.setattr(made, "now", lambda: moment[0])
    monkeypatch.setattr(made, "moment", moment, raising=False)
    yield made
    made.close()


def later(app: App, seconds: float) -> None:
    app.moment[0] += seconds  # type: ignore[attr-defined]
    app.step()


def opened(app: App, expansions: list[str] = BOTH) -> TableScene:
    scene = table(app, expansions)
    for _ in range(3):
        later(app, 1.0)
    return scene


def hanging(scene: TableScene) -> float:
    """The share of the cloth that hangs down; 0 where there is none in the air."""
    found = [i for i in scene.overlay(scene.app.now())
             if isinstance(i, Group) and i.key.startswith("unrolling")]  # fmt: skip
    return found[0].shown if found else 0.0


def at_rest(scene: TableScene) -> bool:
    """Whether the boards lie there as they are seen at rest."""
    return bool(paint_opened(shown(scene)))


def test_boards_unroll_as_they_are_opened_and_roll_up_as_they_are_closed(app: App) -> None:
    """Given the key of the boards, then ever more of them hangs, and they rest when all does."""
    scene = opened(app)
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    seen = []
    for _ in range(4):
        later(app, SECONDS / 5)
        seen.append(hanging(scene))
        assert not at_rest(scene)
    assert seen == sorted(set(seen)) and 0 < seen[0] < 0.3 and 0.7 < seen[-1] < 1
    later(app, SECONDS / 4)
    assert not hanging(scene) and at_rest(scene)
    scene.handle(Key("down", "escape"))
    later(app, 0.0)
    assert not at_rest(scene) and hanging(scene) > 0.99
    later(app, SECONDS / 2)
    assert 0 < hanging(scene) < 0.7
    later(app, SECONDS)
    assert not hanging(scene)


def test_nobody_waits_for_them(app: App) -> None:
    """Given boards half way down, then a click on Close means it; they go up from there."""
    scene = opened(app)
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    later(app, SECONDS * 0.4)
    half = hanging(scene)
    click(scene, centre(shown(scene).anchors[CLOSE_BUTTON]))
    assert not shown(scene).panel_open
    later(app, 0.0)
    assert abs(hanging(scene) - half) < 0.01
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    scene.handle(Key("down", "space"))
    assert at_rest(scene) and not hanging(scene)


@pytest.mark.parametrize("still", [{"speed": 0.0}, {"reduced_motion": True}])
def test_where_nothing_is_to_move_they_are_there_at_once(app: App, still: dict[str, float]) -> None:
    app.change(**still)
    scene = opened(app)
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    assert at_rest(scene) and not hanging(scene)
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    assert not hanging(scene)


def test_lights_of_what_hangs_there_come_when_it_does(app: App) -> None:
    scene = opened(app)
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    later(app, SECONDS / 2)
    box = shown(scene).anchors["stage.expansions"]
    under = [i for i in scene.overlay(app.now()) if "glow" in getattr(i, "sprite", "")]
    assert not any(box[1] < centre(i.rect)[1] < box[1] + box[3] and centre(i.rect)[0] < box[2]
                   for i in under)  # fmt: skip


def test_at_rest_nothing_is_asked_of_the_table(app: App) -> None:
    """Given boards that hang there, then the next frame is as far away as before."""
    scene = opened(app)
    before = scene.tick(app.now())
    scene.handle(Key("down", "x"))
    later(app, 0.0)
    later(app, SECONDS * 2)
    for _ in range(3):
        later(app, 5.0)
    after = scene.tick(app.now())
    assert after == before or after is None or after > 0.5
