"""What is shown: a table that follows events and never asks the rules."""

from collections.abc import Mapping

from stupor.engine.events import Event
from stupor.engine.table import Table

Facts = Mapping[str, object]


class TableModel:
    """The table on the screen; `version` grows with every change so that painters know."""

    def __init__(self, table: Table | None = None, facts: Facts | None = None) -> None:
        """Show a table, an empty one if none is given."""
        self.table = table.clone() if table is not None else Table()
        self.facts: Facts = facts or {}
        self.version = 0
        #: How often another table was shown at once.
        self.shown = 0

    def fold(self, event: Event) -> None:
        """Let an event happen on the screen."""
        self.table.fold(event)
        self.version += 1

    def settle(self, table: Table, facts: Facts) -> bool:
        """End a queue of events at the true table; False: the events told another story."""
        agreed = self.table == table
        if not agreed:
            self.table = table.clone()
        self.facts = facts
        self.version += 1
        return agreed

    def show(self, table: Table, facts: Facts) -> None:
        """Show another table at once: after a flush, an undo, a load or a change of the viewer."""
        self.table = table.clone()
        self.facts = facts
        self.version += 1
        self.shown += 1

    def zone_of(self, piece: str) -> str | None:
        """Where a piece lies, or None when it is not on this table."""
        for zone, here in self.table.zones.items():
            if piece in here:
                return zone
        return None
