"""A player without a mouse: strikes keys that the window reads, and looks where the focus is."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

import pygame

from stupor.app import App
from stupor.engine.notation import Option
from stupor.games import registry
from stupor.scenes.page import PageScene
from stupor.stage.affordance import SEAL, Gesture
from stupor.stage.bindings import Bindings
from stupor.stage.focus_graph import Direction, FocusSpot, nearest
from stupor.stage.game_ui import game_ui
from stupor.table.curtain.scene import CurtainScene
from stupor.table.input.keys import ARROWS
from stupor.table.scene import TableScene
from tests.scenes.kit import hold_open

Strike = Callable[..., None]
Follow = Callable[[str, Direction], str]
#: More strokes than any way on the table or on a page needs.
MOST: Final = 80
SEALED: Final = ("done", "end")


def bindings(app: App) -> Bindings:
    """The player's keys at the table of the game that is shown."""
    ui = game_ui(partial(registry.part, app.game))
    return Bindings(app.settings.keys, ui.input.keys.actions)


def keyboard(app: App) -> Strike:
    """Strikes the keys of actions, through pygame's queue and a step of the app."""

    def strike(*actions: str) -> None:
        for action in actions:
            chord, _, name = bindings(app).key_of(action).rpartition("+")
            code = pygame.key.key_code(name)
            mod = pygame.KMOD_LSHIFT if chord == "shift" else 0
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                post(kind, key=code, mod=mod, unicode="", scancode=0)
        app.step()

    return strike


def post(kind: int, **details: object) -> None:
    """Put an event where SDL would."""
    pygame.event.post(pygame.event.Event(kind, details))


class FocusBot:
    """Answers decisions by moving the focus; alternately by the short way and by Tab."""

    def __init__(self, app: App, strike: Strike, seed: int, pad: bool = False) -> None:
        """Strike in an app, keys or the buttons of a pad; choose by a seed."""
        self.app = app
        self.pad = pad
        self.strike = strike
        self.rng = random.Random(seed)
        self.strokes = self.lifts = self.presses = 0

    def press(self, *actions: str) -> None:
        """Strike one after the other."""
        self.strokes += len(actions)
        self.strike(*actions)

    def choose(self, page: PageScene, name: str) -> None:
        """Go to something on a page and press it."""
        for _ in range(MOST):
            if page.controls.focused == name and page.controls.by_key:
                self.press("confirm")
                return
            self.press("next")
        raise AssertionError(f"{name} cannot be reached")

    def open(self, scene: CurtainScene) -> None:
        """Open the curtain on purpose."""
        self.strokes += 1
        hold_open(scene)

    def answer(self, scene: TableScene) -> Option:
        """Choose any option, and any way to say it."""
        asked = scene.flow.decision
        assert asked is not None
        if scene.flow.timeline.busy:
            self.press("skip")
        option, ply = self.rng.choice(asked.options), scene.flow.session.ply
        ways = scene.hit_test.affordances.of(option)
        # keys press what is asked about again; nothing of it is lifted
        gesture = self.rng.choice([way for way in ways if way.confirm and way.button] or ways)
        self.say(scene, gesture)
        asks_again = gesture.button and gesture.confirm and scene.flow.session.ply == ply
        if scene.commands.drops.words or asks_again:
            self.press("confirm")
        elif gesture.button in SEALED and scene.flow.session.ply == ply:
            self._press(scene, "seal")  # it was asked whether that is meant
        return option

    def say(self, scene: TableScene, gesture: Gesture) -> None:
        """Make a gesture."""
        if gesture.button in SEALED:
            self._press(scene, "seal")
        elif gesture.button == "pass":
            self._press(scene, "pass")
            self.press("confirm")
        elif gesture.button:
            self._press(scene, gesture.button)
        elif gesture.pick == "pass":
            self._press(scene, "pass")
            self.press("confirm")
        else:
            self._carry(scene, gesture)

    def _press(self, scene: TableScene, name: str) -> None:
        self.presses += 1
        self.go(scene, name)
        self.press("confirm")

    def _carry(self, scene: TableScene, gesture: Gesture) -> None:
        self.lifts += 1
        ply, hand, hit_test = scene.flow.session.ply, scene.hand, scene.hit_test
        self.go(scene, gesture.pick)
        self.press("confirm")
        if gesture.pick == SEAL and scene.flow.session.ply == ply:
            self.press("confirm")  # it was asked whether that is meant
        if scene.flow.session.ply > ply:
            return
        assert gesture.pick.startswith(hand.drag.pick), (gesture, hand.drag.pick)
        turns = self.pad and hit_test.ui.input.keys.turns
        modes = hit_test.affordances.modes(gesture.pick)
        way = self.rng.choice(("next", "previous", "turn_card")) if turns else "turn_card"
        for _ in modes:
            if hand.drag.mode != gesture.mode:
                self.press(way)
        assert hand.drag.mode == gesture.mode
        self._aim(scene, gesture.drop, by_steps=not (turns and len(modes) > 1))
        assert hand.target == gesture.drop, (gesture, hand.target)
        self.press("confirm")

    def _aim(self, scene: TableScene, drop: str, by_steps: bool = True) -> None:
        """By arrows where they lead there, by Tab otherwise or for a change."""
        hand, hit_test = scene.hand, scene.hit_test
        here = {
            n: FocusSpot(n, rect) for n in hand.targets() if (rect := hit_test.rect(n)) is not None
        }
        after = partial(_beside, here)
        way = arrows(here, hand.target, drop, after)
        if (
            way is not None
            and not hand.drag.pick.startswith("icon.")
            and (not by_steps or self.rng.random() < 0.7)
        ):
            self.press(*way)
        for _ in range(MOST):
            if hand.target == drop or not by_steps:
                return
            self.press("next")

    def go(self, scene: TableScene, name: str) -> None:
        """Bring the focus to a thing."""
        keys, focus = scene.keys.focus, scene.keys.focus.focus
        if not keys.leads:
            self.press("next")
        group = group_with(scene, name)
        assert group, f"{name} is in no group"
        order = focus.groups()
        steps = (order.index(group) - order.index(focus.group)) % len(order)
        if steps > len(order) / 2:
            self.press(*["previous"] * (len(order) - steps))
        elif steps:
            self.press(*["next"] * steps)
        assert focus.group == group
        way = arrows(focus.names(group), focus.name, name, focus.after)
        assert way is not None, f"arrows do not lead from {focus.name} to {name}"
        if way:
            self.press(*way)
        assert focus.name == name, (focus.name, name)


def group_with(scene: TableScene, name: str) -> str:
    """The group of the focus in which a thing lies."""
    focus = scene.keys.focus.focus
    return next((group for group in focus.groups() if name in focus.names(group)), "")


def arrows(names: Iterable[str], start: str, end: str, after: Follow) -> list[str] | None:
    """The shortest way by arrows from one thing to another, None where there is none."""
    found: dict[str, list[str]] = {start: []}
    todo = deque([start] if start in names else [])
    while todo and end not in found:
        name = todo.popleft()
        for action, way in ARROWS.items():
            then = after(name, way)
            if then and then not in found:
                found[then] = [*found[name], action]
                todo.append(then)
    return found.get(end)


def _beside(here: Mapping[str, FocusSpot], name: str, way: Direction) -> str:
    return nearest(here.values(), here[name], *way)
