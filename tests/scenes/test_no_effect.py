"""A card that would bring nothing is asked about once, in the hand and by whatever plays it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.notation import Option
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi.face.gestures.objections import has_no_effect
from stupor.match.preview import foresee
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lessons.commands import LessonCommands
from stupor.stage.drag import Phase
from stupor.table.scene import TableScene
from tests.scenes.table_setup import SPEC, click, drag, ends, key, move
from tests.support.windows import window

NOWHERE = (960.0, 20.0)


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.change(speed=0.0)
    yield made
    made.stack.clear()
    made.close()


def vain(scene: TableScene, option: Option) -> bool:
    flow = scene.flow
    return option[0] == "play" and has_no_effect(foresee(flow.rules, flow.session.state, option))


def sides(session: Session) -> set[str]:
    """How cards can be played for nothing now."""
    asked = session.decision
    options = asked.options if asked is not None else ()
    return {
        str(option[-1])
        for option in options
        if option[0] == "play" and has_no_effect(foresee(SPEC.rules, session.state, option))
    }


def at_a_loss(app: App, *wanted: str) -> TableScene:
    """A table where cards can be played for nothing: face up, face down, or either."""
    for seed in range(40):
        seats = [make_seat("human", SPEC, seed) for _ in range(2)]
        options = {"houses": "random"}
        session = Session.new(SPEC, seats, seed, options, {"hands": "open"})
        chance = SplitMix(seed)
        while not session.over and session.ply < 60:
            if sides(session) >= set(wanted):
                scene = TableScene(session)
                app.stack.reset(scene)
                app.step()
                return scene
            assert session.decision is not None
            session.play(session.decision.options[chance.below(len(session.decision.options))])
    raise AssertionError("every card brings something")


def option_of(scene: TableScene, side: str, silent: bool = True) -> Option:
    assert scene.flow.decision is not None
    return next(
        option
        for option in scene.flow.decision.options
        if option[0] == "play" and option[-1] == side and vain(scene, option) is silent
    )


def ribbon(scene: TableScene) -> str:
    return next(getattr(i, "text", "") for i in scene.overlay(scene.app.now()) if i.key == "ribbon")


def test_a_card_dropped_for_nothing_is_asked_about_and_dropped_again_it_is_played(app: App) -> None:
    scene = at_a_loss(app, "up")
    ply, option = scene.flow.session.ply, option_of(scene, "up")
    pick, grip, slot = ends(scene, option)
    drag(scene, grip, slot)
    assert scene.flow.session.ply == ply
    assert scene.hand.drag.pick == pick
    assert ribbon(scene).endswith("for no effect? Drop it again to confirm, Esc to cancel.")
    move(scene, (slot[0] + 3, slot[1] + 3))
    assert "for no effect?" in ribbon(scene)
    click(scene, slot)
    assert scene.flow.session.ply == ply + 1
    assert scene.flow.session.choice(ply).option == option
    assert "for no effect?" not in ribbon(scene)


def test_away_from_the_slot_nothing_is_asked(app: App) -> None:
    scene = at_a_loss(app, "up")
    _, grip, slot = ends(scene, option_of(scene, "up"))
    drag(scene, grip, slot)
    move(scene, NOWHERE)
    assert scene.hand.drag.phase is Phase.LIFTED
    assert "for no effect?" not in ribbon(scene)
    move(scene, slot)
    assert "for no effect?" in ribbon(scene)


@pytest.mark.parametrize("side", ["up", "down"])
def test_with_the_keys_enter_confirms(app: App, side: str) -> None:
    scene = at_a_loss(app, side)
    ply, option = scene.flow.session.ply, option_of(scene, side)
    gesture = next(g for g in scene.hit_test.affordances.of(option) if not g.follow)
    key(scene, "c")
    scene.hand.press_key(gesture.pick)
    scene.hand.drag.turn(side)
    scene.hand.carry(gesture.drop)
    key(scene, "return")
    assert scene.flow.session.ply == ply and "for no effect?" in ribbon(scene)
    key(scene, "return")
    assert scene.flow.session.ply == ply + 1


def test_it_is_asked_once(app: App) -> None:
    """Given a card that was put back, when it is played like that again, then it is played."""
    scene = at_a_loss(app, "up")
    ply, option = scene.flow.session.ply, option_of(scene, "up")
    _, grip, slot = ends(scene, option)
    drag(scene, grip, slot)
    key(scene, "escape")
    app.step()
    assert not scene.hand.drag.pick and scene.flow.session.ply == ply
    drag(scene, grip, slot)
    assert scene.flow.session.ply == ply + 1
    key(scene, "z")
    assert scene.flow.session.ply == ply
    drag(scene, grip, slot)
    assert scene.flow.session.ply == ply + 1


def test_a_card_that_brings_something_is_played_at_once(app: App) -> None:
    scene = at_a_loss(app, "up")
    ply = scene.flow.session.ply
    _, grip, slot = ends(scene, option_of(scene, "up", silent=False))
    drag(scene, grip, slot)
    assert scene.flow.session.ply == ply + 1


def test_nothing_follows_from_what_is_called_in_vain() -> None:
    """Given random games, then after a card in vain all is as before but that it lies there."""
    found = 0
    for seed in range(4):
        seats = [make_seat("human", SPEC, seed) for _ in range(2)]
        session = Session.new(SPEC, seats, seed, {"houses": "random"})
        chance = SplitMix(seed)
        while not session.over and session.ply < 200:
            assert session.decision is not None
            seat, options = session.decision.seat, session.decision.options
            for option in options:
                if option[0] != "play" or not has_no_effect(
                    foresee(SPEC.rules, session.state, option)
                ):
                    continue
                found += 1
                before = SPEC.rules.table(session.state, seat)
                after = session.state.clone()
                SPEC.rules.apply(after, option)
                then = SPEC.rules.table(after, seat)
                assert then.counters == before.counters
                moved = {
                    zone
                    for zone in then.zones.keys() | before.zones.keys()
                    if then.pieces(zone) != before.pieces(zone)
                }
                assert moved == {f"hand.{seat}", f"{_lies(option)}.{seat}.{option[2]}"}
            session.play(options[chance.below(len(options))])
    assert found > 50


def _lies(option: Option) -> str:
    return "slot" if option[-1] == "up" else "down"


def test_a_teacher_has_the_last_word_in_a_lesson() -> None:
    assert not LessonCommands.asks
