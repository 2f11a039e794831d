"""What changes on the table is noticed, and then the table comes to rest."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.events import COUNTER, Event
from stupor.stage.timeline import Clip
from stupor.table.effects.change_glow import SECONDS
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table
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


def later(app: App, seconds: float) -> float | None:
    app.moment[0] += seconds  # type: ignore[attr-defined]
    return app.step()


def resting(app: App) -> TableScene:
    """A table of which nothing moves any more."""
    scene = open_table(app, "human,human,human", 5, {"houses": "random"})
    scene.flush()
    for _ in range(4):
        later(app, 5.0)
    return scene


def richer(scene: TableScene, seat: int = 1) -> None:
    """A rival has a coin more; nothing flies."""
    flow = scene.flow
    name = f"coins.{seat}"
    have = flow.model.table.counters[name]
    table = flow.model.table.clone()
    event = Event(COUNTER, seat, (name, have + 1, 1, ""))
    table.fold(event)
    flow.timeline.add([Clip(event)], table, flow.model.facts)


def pulses(scene: TableScene) -> list[str]:
    return [i.key for i in scene.overlay(scene.app.now()) if i.key.startswith("pulse/")]


def test_a_change_is_noticed_for_a_moment_and_the_table_is_not_busy(app: App) -> None:
    scene = resting(app)
    assert not pulses(scene)
    richer(scene)
    assert later(app, 0.0) is not None
    assert pulses(scene) == ["pulse/rival/1.coins.n"] and not scene.flow.timeline.busy
    wait = later(app, SECONDS / 2)
    assert wait is not None and wait < 0.1 and pulses(scene)
    later(app, SECONDS)
    assert not pulses(scene)
    wait = later(app, 0.1)
    assert wait is None or wait > 0.1


def test_another_table_that_is_shown_at_once_is_no_change(app: App) -> None:
    """Given a table that is taken back, or seen by somebody else, then nothing is noticed."""
    scene = resting(app)
    richer(scene)
    scene.flow.timeline.flush()
    scene.flow.resync()
    later(app, 0.0)
    later(app, 0.01)
    assert not pulses(scene)
    scene.flow.hand_over(2)
    scene.update_affordances()
    later(app, 0.0)
    assert not pulses(scene)


@pytest.mark.parametrize("still", [{"speed": 0.0}, {"reduced_motion": True}])
def test_where_nothing_is_to_move_nothing_glows(app: App, still: dict[str, float]) -> None:
    app.change(**still)
    scene = resting(app)
    richer(scene)
    later(app, 0.0)
    later(app, 0.01)
    assert not pulses(scene)
