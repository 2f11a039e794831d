"""Before a card is played for nothing it is asked about, once; the hand keeps it meanwhile."""

from __future__ import annotations

from stupor.stage.affordance import Gesture
from stupor.table.context import TableContext


class DropConfirmation:
    """Asks about drops that would do nothing; the same drop once more is meant."""

    def __init__(self, table: TableContext) -> None:
        """Ask about drops on a table."""
        self._table = table
        self._asked: set[tuple[object, ...]] = set()
        #: The choice, thing, place and way of the drop that is asked about, and what is asked.
        self._about: tuple[object, ...] = ()
        self._words = ""

    def asks(self, gesture: Gesture) -> bool:
        """Whether a drop would do nothing; it is asked about then, but once."""
        flow, view, option = self._table.flow, self._table.hit_test.view, gesture.option
        known = (flow.session.ply, option[:2], gesture.mode)
        if not gesture.drop or known in self._asked:
            return False
        follow = (gesture.follow,) if gesture.follow else ()
        self._words = flow.ui.input.confirmation(flow, view, option, follow)
        if not self._words:
            return False
        self._asked.add(known)
        self._about = (flow.session.ply, gesture.pick, gesture.drop, gesture.mode)
        self._table.hand.hold_on(gesture)
        self._table.app.audio.play("error")
        return True

    @property
    def words(self) -> str:
        """What is asked about the card in the hand, as long as it is where it would do nothing."""
        table, hand = self._table, self._table.hand
        here = (hand.drag.pick, hand.target, hand.drag.mode)
        if (table.flow.session.ply, *here) != self._about:
            return ""
        option = table.hit_test.affordances.option(*here)
        return self._words if option is not None else ""
