"""What lies lit over the table and changes only when the hand does something new."""

from __future__ import annotations

from stupor.stage.items import Item
from stupor.stage.pointer import Input
from stupor.stage.timeline import OFF
from stupor.table import overlay
from stupor.table.effects.next_step_glow import NextStepGlow
from stupor.table.effects.turn_call import TurnCall
from stupor.table.input.commands import Commands
from stupor.table.session.prompt import ribbon_text
from stupor.table.tableside import Tableside


class Lights:
    """Ribbon, lights, plaques and previews; what is next among them breathes."""

    def __init__(self, table: Tableside, commands: Commands) -> None:
        """Light a table."""
        self._table = table
        self._commands = commands
        self._breath, self._call = NextStepGlow(), TurnCall(table, commands)
        self._key: tuple[object, ...] = ()
        self._items: list[Item] = []
        self._held: tuple[object, list[Item]] = ((), [])

    def tick(self, lights: list[Item], calm: bool, now: float) -> float | None:
        """Let what is next breathe, and call a turn; the seconds until it looks different."""
        still = calm or self._table.flow.timeline.speed == OFF
        waits = self._breath.tick(lights, still, now), self._call.tick(still, now)
        return min((wait for wait in waits if wait is not None), default=None)

    def heed(self, event: Input) -> None:
        """Somebody does something."""
        self._call.heed(event)

    def over(self, lights: list[Item], now: float) -> list[Item]:
        """All of them as they are at this moment."""
        return [*self._breath.over(lights, now), *self._call.items(now)]

    def standing(self) -> list[Item]:
        """All of them at full strength."""
        table = self._table
        hand, hit_test, said = table.hand, table.hit_test, self._commands
        drag, look = hand.drag, table.ui.board
        state = (table.looks, said.message, said.armed, drag.phase, drag.pick, drag.mode)
        hover = "" if hit_test.in_hand(hand.hover) else hand.hover
        subject = table.preview.subject(hit_test, hand)
        rests = not table.flow.timeline.busy
        dealt = rests or overlay.is_dealt(table.flow.model.table, hit_test)
        key = (
            *state,
            table.device,
            hover,
            hand.target,
            subject,
            table.ticker.news(),
            said.denied,
            said.doubt,
            rests,
            dealt,
            table.advised,
            table.task,
        )
        if key == self._key:
            return self._items
        text, refusal = ribbon_text(
            table.flow, hand, hit_test, said, table.ticker, table.device, table.task
        )
        found = overlay.ribbon(hit_test.view, text, refusal)
        if said.denied is not None:
            found += look.glow_items(hit_test.view, [said.denied], "denied")
        found += overlay.armed_items(hit_test.view) if said.armed else []
        if table.flow.decision is not None:
            found += [] if table.advised else self._lit(rests, dealt)
            found += overlay.panel(table.plaques, hand)
            found += table.preview.items(hit_test, subject, table.plaques)
        self._key, self._items = key, found
        return found

    def _lit(self, rests: bool, dealt: bool) -> list[Item]:
        """What may be taken, where it may go, and what that costs."""
        hand, hit_test = self._table.hand, self._table.hit_test
        drag, found = hand.drag, overlay.lights(hand, hit_test, dealt)
        if drag.up or rests:  # before, what is seen is not yet what is asked
            found += self._near(drag.pick if drag.up else "", drag.mode)
        return found

    def _near(self, held: str, mode: str) -> list[Item]:
        """What the game says beside places; it follows what is held, not what is pointed at."""
        key, table = (self._table.looks, held, mode), self._table
        if key != self._held[0]:
            self._held = (key, table.ui.board.near(table.hit_test.view, held, mode))
        return self._held[1]
