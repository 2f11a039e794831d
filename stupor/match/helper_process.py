"""The second AI process: it plays turns on for the first one while that does the same."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from stupor.ai.rollouts import Playout, RolloutBot
from stupor.ai.view import SeatView
from stupor.engine.notation import key_of, option_of

#: The number of the first message of the second process, which answers nothing.
READY: Final = 0


class HelperProcess:
    """The second AI process as the first one sees it; without it the first plays all by itself."""

    def __init__(self, wire: Connection) -> None:
        """Ask through that connection, once there is somebody at its other end."""
        self._wire = wire
        self._question: dict[str, Any] | None = None
        self._asked: dict[int, int] = {}
        self._number = READY
        self._free = self._lost = False

    def begin(self, question: dict[str, Any]) -> None:
        """The playouts from now on are about that question."""
        self._question = question

    def values(
        self, bot: RolloutBot, view: SeatView, playouts: Sequence[Playout]
    ) -> Generator[None, None, list[float]]:
        """The values of playouts: this process begins at their front, the other at their back.

        What is left at last both play, and who is first has it.
        """
        found: dict[int, float] = {}
        self._asked.clear()
        for place, playout in enumerate(playouts):
            playing = bot.play(view, playout)
            while place not in found:
                self._exchange(playouts, found, place)
                try:
                    next(playing)
                except StopIteration as end:
                    found[place] = end.value
                yield
        return [found[place] for place in range(len(playouts))]

    def _exchange(self, playouts: Sequence[Playout], found: dict[int, float], here: int) -> None:
        """Take what has come, and ask for the last playout that nobody has begun."""
        if self._lost:
            return
        try:
            while self._wire.poll():
                self._take(json.loads(self._wire.recv_bytes()), found)
            if self._free:
                left = (n for n in range(len(playouts) - 1, here, -1) if n not in found)
                if (place := next(left, None)) is not None:
                    self._ask(place, playouts[place])
        except (OSError, EOFError, ValueError, KeyError):
            self._lost = True

    def _take(self, told: dict[str, Any], found: dict[int, float]) -> None:
        self._free = True
        place = self._asked.pop(told["number"], None)
        if place is not None:
            found.setdefault(place, told["value"])

    def _ask(self, place: int, playout: Playout) -> None:
        self._number += 1
        self._asked[self._number] = place
        line = [key_of(option) for option in playout.line]
        asked = {"number": self._number, "question": self._question, **playout._asdict()}
        self._wire.send_bytes(json.dumps(asked | {"line": line}).encode())
        self._question, self._free = None, False


def playout_of(asked: dict[str, Any]) -> Playout:
    """The playout that the first process asks for."""
    line = tuple(option_of(key) for key in asked["line"])
    return Playout(line, asked["dealing"], asked["onward"])
