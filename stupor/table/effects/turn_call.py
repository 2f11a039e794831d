"""Your turn is seen: the prompt clears, a large ribbon says it, and dice or hand pulse once."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from stupor.stage.call import Call
from stupor.stage.items import Group, Item
from stupor.stage.palette import GHOST
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.effects.next_step_glow import dimmed
from stupor.table.form import FRAME
from stupor.table.input.commands import Commands
from stupor.table.tableside import Tableside

#: Seconds that the ribbon stays, grows and shrinks, and that the pulse takes.
STAYS: Final = 1.5
GROWS: Final = 0.2
PULSE: Final = 0.9
#: In how many strengths the pulse is painted.
STRENGTHS: Final = 6
LAYER: Final = GHOST + 60


class TurnCall:
    """Watches for the moment when the turn comes to the one who looks."""

    def __init__(self, table: Tableside, commands: Commands) -> None:
        """Know how far the game is: a table that opens calls nobody."""
        self._table = table
        self._commands = commands
        self._known = (table.flow.viewer, table.flow.session.ply)
        self._call: Call | None = None
        self._since = 0.0
        self._calm = False

    def tick(self, calm: bool, now: float) -> float | None:
        """See whether the turn has come; the seconds until the call looks different."""
        if self._due():
            self._begin(calm, now)
        if self._call is None or self._calm:
            return None
        left = self._since + STAYS - now
        if left <= 0:
            self._call = None
            return 0.0
        moves = now - self._since < PULSE or left < GROWS
        return FRAME if moves else left - GROWS

    def heed(self, event: Input) -> None:
        """Whoever does something has seen it."""
        if isinstance(event, Key | Pointer) and event.kind == "down":
            self._call = None

    def items(self, now: float) -> list[Item]:
        """Ribbon and pulse as they are at this moment."""
        call = self._call
        if call is None:
            return []
        gone = max(0.0, now - self._since)
        size = call.place[2:]
        shown = 1.0 if self._calm else _share(min(gone, STAYS - gone) / GROWS)
        ribbon: list[Item] = []
        if shown:
            ribbon = [Group("turn-call", LAYER, call.place, call.sheet, size, shown=shown)]
        beat = 0.0 if self._calm else _share(sin(pi * min(1.0, gone / PULSE)))
        return [*(dimmed(item, beat) for item in call.pulses if beat), *ribbon]

    def _due(self) -> bool:
        """Whether another seat moved last, and the one who looks is asked for the first time."""
        flow = self._table.flow
        known, now = self._known, (flow.viewer, flow.session.ply)
        self._known = now
        if flow.decision is None or flow.session.last_seat() in (None, flow.viewer):
            return False
        if known[0] != now[0]:  # a curtain has named the next person already
            return not self._table.view().shared
        return now[1] > known[1]

    def _begin(self, calm: bool, now: float) -> None:
        table = self._table
        self._call = table.ui.board.call(table.hit_test.view)
        if self._call is not None:
            self._since, self._calm = now, calm
            self._commands.clear()
            table.ticker.hush()


def _share(value: float) -> float:
    """A share in few steps, so that few pictures are made of it."""
    return round(min(1.0, max(0.0, value)) * STRENGTHS) / STRENGTHS
