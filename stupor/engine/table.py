"""What lies on the table, as pieces in zones and named counters."""

from dataclasses import dataclass, field
from typing import Final

from stupor.engine.events import COUNTER, GATHERED, MOVED, UNKNOWN, Event
from stupor.engine.notation import Part

#: Out of the game: never listed, never empty.
BOX: Final = "box"


@dataclass(slots=True, eq=False)
class Table:
    """One viewer's table: zone name to piece ids ("?" lies face down), counter name to value."""

    zones: dict[str, list[str]] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)

    def put(self, zone: str, piece: str) -> None:
        """Lay a piece into a zone."""
        if zone != BOX:
            self.zones.setdefault(zone, []).append(piece)

    def pieces(self, zone: str) -> list[str]:
        """The pieces of a zone, the earliest first."""
        return self.zones.get(zone, [])

    def fold(self, event: Event) -> None:
        """Let an event happen on this table."""
        if event.kind == MOVED:
            piece, source, target = map(str, event.args)
            self._take(source, piece)
            self.put(target, piece)
        elif event.kind == COUNTER:
            self.counters[str(event.args[0])] = _whole(event.args[1])
        elif event.kind == GATHERED:
            source, target = map(str, event.args)
            for _ in self.zones.pop(source, ()):
                self.put(target, UNKNOWN)

    def clone(self) -> "Table":
        """An equal, independent table."""
        return Table({zone: list(here) for zone, here in self.zones.items()}, dict(self.counters))

    def as_dict(self) -> dict[str, object]:
        """The table for JSON, in a fixed order."""
        zones = {zone: sorted(here) for zone, here in sorted(self.zones.items()) if here}
        return {"zones": zones, "counters": dict(sorted(self.counters.items()))}

    def __eq__(self, other: object) -> bool:
        """Whether the same pieces lie in the same zones and all counters agree."""
        return isinstance(other, Table) and self.as_dict() == other.as_dict()

    def _take(self, zone: str, piece: str) -> None:
        if zone == BOX:
            return
        here = self.zones.get(zone)
        if here is None:
            raise KeyError(f"{piece} is told to leave {zone}, where nothing lies")
        if piece in here:
            here.remove(piece)
        else:
            here.remove(UNKNOWN) if UNKNOWN in here else here.pop()
        if not here:
            del self.zones[zone]


def _whole(value: Part) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"a counter holds whole numbers, not {value!r}")
