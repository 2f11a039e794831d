"""A player who knows only the screen: presses, drags and clicks where the table says it can."""

import random
from collections.abc import Callable

from stupor.engine.notation import key_of
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.curtain.scene import CurtainScene
from stupor.table.scene import TableScene
from stupor.table.trace import way_of
from tests.scenes.kit import hold_open

Point = tuple[float, float]
AWAY: Point = (1900.0, 660.0)


class MouseBot:
    """Answers decisions with pointer events; alternately by dragging and by clicking."""

    def __init__(self, send: Callable[[Input], None], seed: int) -> None:
        """Send events somewhere; choose by a seed."""
        self.send = send
        self.rng = random.Random(seed)
        self.drags = self.clicks = self.buttons = 0
        self.unreachable: list[str] = []

    def answer(self, scene: TableScene) -> None:
        """Choose any option, and any way to say it."""
        asked = scene.flow.decision
        assert asked is not None
        ways = {
            option: [
                w for g in scene.hit_test.affordances.of(option) if (w := way_of(scene.hit_test, g))
            ]
            for option in asked.options
        }
        self.unreachable += [key_of(option) for option, found in ways.items() if not found]
        said = [option for option, found in ways.items() if found]
        assert said, f"no gesture, or no node for its pick and drop: {self.unreachable[:3]}"
        option = self.rng.choice(said)
        way, ply = self.rng.choice(ways[option]), scene.flow.session.ply
        if "button" in way:
            self._button(str(way["button"]), way["at"])
        elif (self.drags + self.clicks) % 2:
            self.click_click(way)
        else:
            self.drag(way)
        if scene.commands.drops.words:
            self.click(way["spot"])
        elif asked.kind == "house":
            self._choose_house(scene, way["at" if "button" in way else "grip"], ply)
        elif option == ("end",) and scene.flow.session.ply == ply:
            self.click(scene.hit_test.button_spot("end"))  # it was asked whether that is meant

    def open(self, scene: CurtainScene) -> None:
        """Open the curtain on purpose."""
        hold_open(scene)

    def click(self, at: Point) -> None:
        """Press and let go."""
        self._pointer("move", at)
        self._pointer("down", at)
        self._pointer("up", at)

    def _button(self, name: str, at: Point) -> None:
        self.buttons += 1
        self.click(at)
        if name == "pass":
            self.send(Key("down", "return"))

    def _choose_house(self, scene: TableScene, at: Point, ply: int) -> None:
        """Say it again where the ribbon asks: a House is chosen for good."""
        for _ in range(2):  # a click elsewhere has taken the question away
            if scene.flow.session.ply == ply:
                self.click(at)

    def drag(self, way: dict[str, object]) -> None:
        """Press, carry, turn, let go."""
        self.drags += 1
        grip, spot = way["grip"], way["spot"]
        self._pointer("move", grip)
        self._pointer("down", grip)
        middle = ((grip[0] + spot[0]) / 2, (grip[1] + spot[1]) / 2)
        self._pointer("move", middle)
        for _ in range(int(str(way["turn"]))):
            self._pointer("wheel", middle)
        self._pointer("move", spot)
        self._pointer("up", spot)

    def click_click(self, way: dict[str, object]) -> None:
        """Take by a click, turn, lay down by another."""
        self.clicks += 1
        self.click(way["grip"])
        if way["quick"]:
            return
        for _ in range(int(str(way["turn"]))):
            self.send(Pointer("down", *way["grip"], button=3))
            self.send(Pointer("up", *way["grip"], button=3))
        self.click(way["spot"])

    def _pointer(self, kind: str, at: Point) -> None:
        button = 1 if kind in ("down", "up") else 0
        self.send(Pointer(kind, float(at[0]), float(at[1]), button))
