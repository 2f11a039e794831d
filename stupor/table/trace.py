"""A record for outside players: what is asked, and where to press, drag and click for each answer.

Every line is one JSON object with points in logical units; nothing in the game reads it back.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from stupor.engine.notation import key_of
from stupor.files.atomic_write import extended
from stupor.stage.affordance import PASS, SEAL
from stupor.table.input.hand import first_mode

if TYPE_CHECKING:
    from stupor.stage.affordance import Gesture
    from stupor.table.context import TableContext
    from stupor.table.input.hit_test import HitTest

Json = dict[str, object]


class Trace:
    """Writes one line whenever the table asks something new, and the scores at the end."""

    def __init__(self, path: Path) -> None:
        """Start an empty record."""
        self._path = path
        self._last = ""
        begin(path)

    def table(self, scene: TableContext) -> None:
        """Write what can be done on the table now."""
        self._write(describe(scene))

    def curtain(self, seat: int) -> None:
        """Write that the curtain hangs before a seat: Enter opens it."""
        self._write({"scene": "curtain", "seat": seat})

    def game_over(self, scene: TableContext) -> None:
        """Write the scores and the journal of the finished game."""
        flow = scene.flow
        scores = list(flow.rules.scores(flow.session.state))
        self._write({"scene": "over", "scores": scores, "journal": flow.session.journal()})

    def _write(self, line: Json) -> None:
        text = json.dumps(line)
        if text != self._last:
            self._last = text
            with os.fdopen(extended(self._path), "ab") as out:
                out.write(f"{text}\n".encode())


def begin(path: Path) -> None:
    """Begin an empty record; OSError where it cannot be written."""
    descriptor = extended(path)
    try:
        os.ftruncate(descriptor, 0)
    finally:
        os.close(descriptor)


def describe(scene: TableContext) -> Json:
    """What is asked and every way to answer it."""
    flow = scene.flow
    asked = flow.decision
    line: Json = {"scene": "table", "ply": flow.session.ply, "viewer": flow.viewer}
    if asked is None:
        return {**line, "waiting": True}
    ways = {
        key_of(option): [
            way
            for gesture in scene.hit_test.affordances.of(option)
            if not gesture.follow and (way := way_of(scene.hit_test, gesture))
        ]
        for option in asked.options
    }
    return {**line, "seat": asked.seat, "kind": asked.kind, "options": ways}


def way_of(hit_test: HitTest, gesture: Gesture) -> Json | None:
    """One way as points: a button, or a grip and a spot with how a card is to be held."""
    if gesture.button:
        spot = hit_test.button_spot(gesture.button)
        return None if spot is None else {"button": gesture.button, "at": spot}
    grip = hit_test.grip(gesture.pick)
    spot = hit_test.spot(gesture.pick, gesture.drop, gesture.mode)
    if grip is None or spot is None:
        return None
    return {
        "pick": gesture.pick,
        "drop": gesture.drop,
        "grip": grip,
        "spot": spot,
        "turn": _turns(hit_test, gesture),
        "quick": gesture.quick or _pressed(hit_test, gesture),
    }


def _turns(hit_test: HitTest, gesture: Gesture) -> int:
    """How many times the thing is turned over in the hand until it is held as the gesture wants."""
    modes = hit_test.affordances.modes(gesture.pick)
    return (modes.index(gesture.mode) - modes.index(first_mode(modes))) % len(modes)


def _pressed(hit_test: HitTest, gesture: Gesture) -> bool:
    """Whether one click says it all; the pass plate wants the seal too."""
    return gesture.pick != PASS and (
        gesture.pick == SEAL or hit_test.affordances.press(gesture.pick) is not None
    )
