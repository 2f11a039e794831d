"""The real table of four late in a game with everything on it, and a human to move."""

import math
from typing import Any

import pygame

from stupor.app import App
from stupor.engine.rng import SplitMix
from stupor.games import registry
from stupor.games.burgundy.ids import EXPANSIONS
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.stage.items import Item
from stupor.table.scene import TableScene
from tests.games.burgundy.busy import busy

STUPOR_MUNDI = "stupor_mundi"
SEED = 7
#: How far into the game the table is taken, as a share of the human's turns.
LATE = 0.85
HAND = 4
DICE = ("die.1", "die.2")
USED = ("used.0.1", "used.0.2")


class LateTable(TableScene):
    """The table; `moving` lies above what it shows itself."""

    moving: tuple[Item, ...] = ()

    def overlay(self, now: float) -> list[Item]:
        """Return what moves."""
        return [*super().overlay(now), *self.moving]


def position(game: str) -> dict[str, Any]:
    """A position late in a game in which the first seat has its hands full."""
    return _late_burgundy() if game == "burgundy" else _late_stupor_mundi()


def _late_burgundy() -> dict[str, Any]:
    """With all expansions, at the beginning of a turn."""
    spec, found = registry.get("burgundy"), []
    options = {"duchies": ["11a", "11b", "11c", "11d"], "expansions": [*EXPANSIONS]}
    for state, _ in busy(spec, 4, SEED, options):
        asked = spec.rules.decision(state)
        fresh = not any(spec.rules.table(state, 0).counters.get(name) for name in USED)
        if asked and asked.seat == 0 and asked.kind == "turn" and fresh:
            found.append(spec.rules.dump(state))
    return found[int(len(found) * LATE)]


def _late_stupor_mundi() -> dict[str, Any]:
    """With a full hand."""
    rules = registry.get("stupor_mundi").rules
    state, chance, found = rules.setup(4, SEED, {}), SplitMix(SEED), []
    while options := rules.legal(state):
        asked = rules.decision(state)
        hand = rules.table(state, 0).pieces("hand.0")
        if asked and asked.seat == 0 and asked.kind == "turn" and len(hand) >= HAND:
            found.append(rules.dump(state))
        rules.apply(state, options[chance.below(len(options))])
    return found[int(len(found) * LATE)]


def late_table(game: str = STUPOR_MUNDI) -> LateTable:
    """The table with a human and three bots that are not to move."""
    spec = registry.get(game)
    kinds = ("human", "random", "random", "random")
    seats = [make_seat(kind, spec, SEED + n) for n, kind in enumerate(kinds)]
    return LateTable(Session.load(spec, seats, position(game)))


def open_late(app: App, game: str = STUPOR_MUNDI) -> LateTable:
    """Put the late table on the screen."""
    app.use_game(game)
    scene = late_table(game)
    app.stack.reset(scene)
    for _ in range(3):
        app.step()
    return scene


class Mouse:
    """A mouse whose moves reach the app as pygame events."""

    def __init__(self, app: App, scene: LateTable) -> None:
        self.app, self.scene, self.held = app, scene, 0

    def card(self, number: int) -> tuple[float, float]:
        """A place on a card of the hand or on a die, in units of the page."""
        hit_test = self.scene.hit_test
        hand = hit_test.view.table.pieces(f"hand.{hit_test.view.viewer}") or DICE
        rect = hit_test.rect(hand[number % len(hand)])
        assert rect is not None
        return rect[0] + rect[2] / 3, rect[1] + rect[3] / 3

    def real(self, x: float, y: float) -> tuple[int, int]:
        """Real pixels of a place on the page."""
        k, (ox, oy) = self.app.camera.k, self.app.camera.offset
        return round(x * k + ox), round(y * k + oy)

    def press(self) -> None:
        """Take hold of the first card or die."""
        self.move(*self.card(0))
        pos, self.held = self.real(*self.card(0)), 1
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.app.step()

    def move(self, x: float, y: float) -> None:
        """Move to a place on the page."""
        buttons = (self.held, 0, 0)
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=self.real(x, y), rel=(1, 1), buttons=buttons
        )
        pygame.event.post(event)

    def drag(self, i: int) -> None:
        """The next point of a long way across the table."""
        self.move(500 + 900 * math.sin(i / 40) ** 2, 400 + 300 * math.sin(i / 23))
