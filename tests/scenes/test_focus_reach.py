"""Every option of every kind of decision has a way by keys, and so has everything explained."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.games.registry import get
from stupor.games.stupor_mundi.face.explain.explanations import GROUND, spots
from stupor.stage.affordance import Gesture
from stupor.stage.pointer import Key
from stupor.table.scene import TableScene
from tests.scenes.keyboard_bot import SEALED, arrows, group_with
from tests.scenes.test_reachability import open_at, wander
from tests.support.windows import window

SPEC = get("stupor_mundi")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def led(scene: TableScene) -> TableScene:
    """The table with the keyboard leading."""
    scene.handle(Key("down", "tab"))
    return scene


def within_arrows(scene: TableScene, name: str) -> bool:
    """Whether Tab leads to the group of a thing, and arrows to the thing."""
    focus = scene.keys.focus.focus
    group = group_with(scene, name)
    here = focus.names(group)
    return bool(here) and arrows(here, here[0], name, focus.after) is not None


def has_way(scene: TableScene, gesture: Gesture) -> bool:
    """Whether keys can make a gesture."""
    if gesture.button:
        return within_arrows(scene, "seal" if gesture.button in SEALED else gesture.button)
    if not gesture.pick or not within_arrows(scene, gesture.pick):
        return False
    targets = scene.hit_test.affordances.targets(gesture.pick, gesture.mode)
    return gesture.drop in targets and scene.hit_test.rect(gesture.drop) is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_has_a_way_by_keys(app: App, seats: int) -> None:
    for state in wander(seats).values():
        scene = led(open_at(app, state))
        asked = scene.flow.decision
        assert asked is not None
        for option in asked.options:
            ways = scene.hit_test.affordances.of(option)
            assert any(has_way(scene, way) for way in ways), (asked.kind, key_of(option))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_that_is_explained_can_have_the_focus(app: App, seats: int) -> None:
    for kind, state in wander(seats).items():
        scene = led(open_at(app, state))
        focus = scene.keys.focus.focus
        here = [spot for group in focus.groups() for spot in focus.spots(group)]
        names, rects = {spot.name for spot in here}, {spot.rect for spot in here}
        missing = [
            name
            for name, rect in spots(scene.hit_test.view)
            if name not in names and rect not in rects
            and not name.startswith(GROUND)
        ]  # fmt: skip
        assert not missing, kind
        for group in focus.groups():
            lost = [s.name for s in focus.spots(group) if not within_arrows(scene, s.name)]
            assert not lost, (kind, group)


def test_from_a_card_played_face_down_an_arrow_leads_to_each_of_its_actions(app: App) -> None:
    """Given the question which action, then arrows from the card pass no slot by the way."""
    scene = led(open_at(app, wander(2)["action"]))
    focus, asked = scene.keys.focus.focus, scene.flow.decision
    assert asked is not None
    ways = [way for o in asked.options for way in scene.hit_test.affordances.of(o) if way.pick]
    goals = {
        card: {way.drop for way in ways if way.pick == card} for card in (w.pick for w in ways)
    }
    card = max(goals, key=lambda pick: len(goals[pick]))
    assert {focus.after(card, way) for way in ((-1, 0), (1, 0))} == goals[card]
