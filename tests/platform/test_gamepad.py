"""Gamepads: events that are posted, and one that SDL makes up."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from stupor.platform.events import EventReader
from stupor.platform.gamepad import AGAIN, FULL, PATIENCE, Gamepads
from stupor.platform.window import Window
from stupor.stage.pointer import Input, Key, Resize
from tests.platform.virtual_pad import NO_VIRTUAL_PADS


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture()
def reader() -> Iterator[EventReader]:
    window = Window((1280, 720))
    made = EventReader(lambda x, y: (x, y))
    made.read()
    yield made
    window.close()


@pytest.fixture()
def clock(reader: EventReader) -> Clock:
    made = Clock()
    reader.pads = Gamepads(made)
    return made


def post(kind: int, **details: object) -> None:
    pygame.event.post(pygame.event.Event(kind, details))


def read(reader: EventReader) -> list[Input]:
    return [event for event in reader.read() if not isinstance(event, Resize)]


def pads(reader: EventReader) -> list[tuple[str, str]]:
    return [(e.kind, e.pad) for e in read(reader) if isinstance(e, Key) and e.pad]


def test_a_button_is_a_key_with_the_name_of_the_button(reader: EventReader) -> None:
    post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0)
    post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=0)
    post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=9)
    post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=7)
    assert read(reader) == [
        Key("down", "return", pad="a"),
        Key("up", "return", pad="a"),
        Key("down", "tab", frozenset({"shift"}), pad="lb"),
        Key("down", "pad l3", pad="l3"),
    ]


def test_an_unknown_pad_counts_like_most(reader: EventReader) -> None:
    post(pygame.JOYBUTTONDOWN, instance_id=3, button=1)
    post(pygame.JOYBUTTONDOWN, instance_id=3, button=5)
    post(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(0, 1))
    post(pygame.JOYHATMOTION, instance_id=3, hat=0, value=(-1, 0))
    post(pygame.JOYBUTTONDOWN, instance_id=3, button=77)
    assert pads(reader) == [
        ("down", "b"), ("down", "rb"), ("down", "up"), ("down", "left"), ("up", "up"),
    ]  # fmt: skip


def test_the_stick_points_once_and_says_it_again_while_it_is_held(
    reader: EventReader, clock: Clock
) -> None:
    for value in (0.2, 0.6, 0.9, 0.5):
        post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=int(value * FULL))
    assert pads(reader) == [("down", "right")]
    assert reader.pads.due() == pytest.approx(PATIENCE)
    assert pads(reader) == []
    clock.now += PATIENCE
    assert pads(reader) == [("down", "right")]
    assert reader.pads.due() == pytest.approx(AGAIN)
    post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=0, value=0)
    assert pads(reader) == [("up", "right")]
    assert reader.pads.due() is None


def test_a_trigger_is_a_button(reader: EventReader) -> None:
    for value in (0.3, 0.8, 1.0, 0.0):
        post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=5, value=int(value * (FULL - 1)))
    assert pads(reader) == [("down", "rt"), ("up", "rt")]


def test_what_is_held_is_let_go_when_the_pad_is_pulled_out(reader: EventReader) -> None:
    post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=1, value=-FULL)
    assert pads(reader) == [("down", "up")]
    post(pygame.JOYDEVICEREMOVED, instance_id=0)
    assert pads(reader) == [("up", "up")]
    assert reader.pads.due() is None


def test_losing_the_keyboard_lets_every_key_go(reader: EventReader) -> None:
    post(pygame.WINDOWFOCUSLOST)
    assert read(reader) == [Key("up", "")]


def test_without_the_part_of_sdl_there_are_no_pads(
    reader: EventReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise pygame.error("no joysticks here")

    monkeypatch.setattr(pygame.joystick, "init", broken)
    reader.pads.start()
    assert not reader.pads.present
    assert read(reader) == []


def test_a_pad_may_come_and_go_while_the_game_runs() -> None:
    command = [sys.executable, "-m", "tests.platform.virtual_pad"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    if done.returncode == NO_VIRTUAL_PADS:
        pytest.skip("this SDL makes up no gamepads")
    assert done.returncode == 0, done.stderr
