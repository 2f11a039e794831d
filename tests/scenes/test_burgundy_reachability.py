"""Every option of every variant can be said by the mouse, by keys and by a pad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest

from stupor.app import App
from stupor.engine.notation import Option, key_of
from stupor.games import registry
from stupor.games.burgundy.state import State
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.pointer import Key
from stupor.table.scene import TableScene
from tests.games.burgundy.busy import busy
from tests.games.burgundy.face.position import TABLES
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.scenes.mouse_bot import MouseBot, way_of
from tests.scenes.pad_bot import known_pad
from tests.scenes.test_focus_reach import has_way
from tests.scenes.test_reachability import by_click
from tests.support.usual import by_turns
from tests.support.windows import window

SPEC = registry.get("burgundy")
BOXES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    **TABLES,
    "in secret": (2, {"duchies": "dealt", "secret": True}),
}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    made.use_game("burgundy")
    yield made
    made.close()


@cache
def positions(kind: str) -> dict[tuple[str, str], State]:
    """A late position of every kind of question and of every word that answers it."""
    seats, options = BOXES[kind]
    found: dict[tuple[str, str], State] = {}
    for seed in (5, 6):
        for state, _ in busy(SPEC, seats, seed, options):
            asked = SPEC.rules.decision(state)
            if asked is not None:
                kept = state.clone()
                found |= {(asked.kind, str(option[0])): kept for option in asked.options}
    return found


def open_at(app: App, state: State) -> TableScene:
    """A table of humans at that position."""
    seats = [make_seat("human", SPEC, n) for n in range(state.seats)]
    names = [seat.name for seat in seats]
    setup = {"seats": state.seats, "names": names}
    scene = TableScene(Session(SPEC, seats, state.clone(), setup), {"hands": "open"})
    app.stack.reset(scene)
    scene.flow.flush()
    return scene


@pytest.mark.parametrize("kind", BOXES)
def test_every_option_can_be_clicked_and_has_the_focus(app: App, kind: str) -> None:
    """Given each kind of question, then each option has a place for the mouse and for the focus."""
    for state in {id(state): state for state in positions(kind).values()}.values():
        scene = open_at(app, state)
        asked, hit_test = scene.flow.decision, scene.hit_test
        assert asked is not None
        for option in asked.options:
            ways = hit_test.affordances.of(option)
            assert any(by_click(hit_test, way) for way in ways), (asked.kind, key_of(option))
        scene.handle(Key("down", "tab"))
        for option in asked.options:
            ways = scene.hit_test.affordances.of(option)
            assert any(has_way(scene, way) for way in ways), (asked.kind, key_of(option))


@pytest.mark.parametrize(("kind", "device"), by_turns(BOXES, ["drag", "clicks", "keys", "pad"]))
def test_every_kind_of_answer_is_given_in_four_ways(app: App, kind: str, device: str) -> None:
    """Given each kind of answer, when it is given by one device alone, then the game goes on."""
    found = positions(kind)
    assert len({question for question, _ in found}) >= 3
    for number, ((question, word), state) in enumerate(found.items()):
        scene = open_at(app, state)
        asked, ply = scene.flow.decision, scene.flow.session.ply
        assert asked is not None and asked.kind == question
        option = next(o for o in reversed(asked.options) if o[0] == word)
        if device in ("keys", "pad"):
            struck(app, scene, option, device, number)
        else:
            pointed(scene, option, device, number)
        assert scene.flow.session.ply > ply, (question, key_of(option), scene.commands.message)


def struck(app: App, scene: TableScene, option: Option, device: str, seed: int) -> None:
    """Give an answer on keys or a pad, twice where it is asked whether that is meant."""
    strike, ply = known_pad(app) if device == "pad" else keyboard(app), scene.flow.session.ply
    bot = FocusBot(app, strike, seed, device == "pad")
    bot.say(scene, scene.hit_test.affordances.of(option)[0])
    if scene.flow.session.ply == ply:
        bot.press("confirm")


def pointed(scene: TableScene, option: Option, device: str, seed: int) -> None:
    """Give an answer with the mouse; what has no place to be dropped at is a button."""
    bot, ply = MouseBot(scene.handle, seed), scene.flow.session.ply
    ways = [w for g in scene.hit_test.affordances.of(option) if (w := way_of(scene.hit_test, g))]
    way = next((w for w in ways if "button" not in w), ways[0])
    if "button" in way:
        bot.click(way["at"])
    elif device == "drag":
        bot.drag(way)
    else:
        bot.click_click(way)
    if scene.flow.session.ply == ply:
        bot.click(way["at"] if "button" in way else way["spot"])
