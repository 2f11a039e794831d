"""The same player with a gamepad: events as SDL would send them."""

from __future__ import annotations

from itertools import count

import pygame

from stupor.app import App
from stupor.platform.gamepad import BUTTONS, FULL, PLAIN, TRIGGERS
from tests.scenes.keyboard_bot import Held, Strike, bindings, hold, post

STICK = {"up": (1, -1), "down": (1, 1), "left": (0, -1), "right": (0, 1)}
DOWN = (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)
HAT = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


def known_pad(app: App) -> Strike:
    """A pad that SDL knows; directions now with the cross, now with the stick."""
    numbers = {name: number for number, name in BUTTONS.items()}
    triggers = {name: axis for axis, name in TRIGGERS.items()}
    strokes = count()

    def strike(*actions: str, held: Held = None) -> None:
        for action in actions:
            name = bindings(app).pad_of(action)
            assert name, f"{action} has no button"
            if name in triggers:
                _axis(triggers[name], FULL - 1)
            elif name in STICK and next(strokes) % 2:
                axis, way = STICK[name]
                _axis(axis, way * (FULL - 1))
            else:
                for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                    post(kind, instance_id=0, button=numbers[name])
                    hold(app, held if kind in DOWN else None)
        app.step()

    return strike


def plain_pad(app: App) -> Strike:
    """A pad that SDL does not know: plain numbers, and a hat for the cross."""
    numbers = {name: number for number, name in PLAIN.items()}

    def strike(*actions: str, held: Held = None) -> None:
        for action in actions:
            name = bindings(app).pad_of(action)
            if name in HAT:
                for value in (HAT[name], (0, 0)):
                    post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=value)
            else:
                for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
                    post(kind, instance_id=7, button=numbers[name])
                    hold(app, held if kind in DOWN else None)
        app.step()

    return strike


def _axis(axis: int, value: int) -> None:
    for there in (value, 0):
        post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=there)
