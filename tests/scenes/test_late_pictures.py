"""A moment whose pictures take long to make is seen as long as any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from stupor.app import App
from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.motion.clip_styles import ClipStyles
from stupor.stage.choreographer import Choreographer
from stupor.stage.items import Item
from stupor.table.scene import TableScene
from tests.scenes.table_setup import open_table

#: Seconds that a slow picture takes.
SLOW = 0.3


@pytest.fixture
def scene(monkeypatch: pytest.MonkeyPatch) -> Iterator[TableScene]:
    made = App((1280, 720), sound=False)
    made.change(speed=1.0, reduced_motion=False)
    table = open_table(made, "human,random", 5)
    table.flow.flush()
    moment = [made.now() + 5.0]
    monkeypatch.setattr(made, "now", lambda: moment[0])
    make = made.compositor.try_prerender

    def slowly(items: Iterable[Item]) -> bool:
        moment[0] += SLOW
        return make(items)

    monkeypatch.setattr(made.compositor, "try_prerender", slowly)
    yield table
    made.close()


def begun(scene: TableScene, event: Event) -> float:
    """Show an event, and say how much of its time is gone when it can be seen first."""
    flow = scene.flow
    clips = Choreographer(ClipStyles().style_of).clips([event])
    flow.timeline.add(clips, flow.table(), flow.facts())
    before = scene.app.now()
    scene.tick(before)
    (entry,) = flow.timeline.running()
    assert scene.app.now() - before > SLOW, "its pictures were slow"
    return entry.progress(scene.app.now())


def test_an_ally_arrives_when_its_picture_is_there(scene: TableScene) -> None:
    """Given pictures that take longer than the moment itself, then all of it is still to come."""
    ally = scene.view().table.pieces("city_ally.1.1")[0]
    event = Event("moved", 0, (ally, "city_ally.1.1", "ally.0.1"))
    assert begun(scene, event) == 0.0


def test_a_piece_flies_when_its_picture_is_there(scene: TableScene) -> None:
    card = scene.view().table.pieces("hand.0")[0]
    event = Event("moved", 0, (card, "hand.0", "discard.0"))
    assert begun(scene, event) == 0.0


def test_the_banner_of_a_round_unrolls_when_its_cloth_is_there(scene: TableScene) -> None:
    """Given an income told on a banner, then its clock starts with its picture."""
    flow = scene.flow
    event = Event("round", -1, (2,))
    clips = [clip._replace(seconds=1.0, gap=1.0, style="banner") for clip in
             Choreographer(ClipStyles().style_of).clips([event])]  # fmt: skip
    flow.timeline.add(clips, flow.table(), flow.facts())
    before = scene.app.now()
    scene.tick(before)
    (entry,) = flow.timeline.running()
    assert scene.app.now() - before > SLOW
    assert entry.progress(scene.app.now()) == 0.0
