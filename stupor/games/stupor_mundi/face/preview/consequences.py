"""What a choice would change on the table: the difference between before and after, and why."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from stupor.engine.events import COUNTER, MOVED, UNKNOWN
from stupor.engine.foresight import Foresight
from stupor.engine.record import record
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.name import parsed

#: Counters of a House that are drawn on the table.
STOCKS: Final = ("coins", "stone", "grain", "vp")
#: Counters of Frederick's Palace.
PALACE: Final = (
    "f.grain",
    "f.stone",
    "f.treasury",
    "f.keeps",
    "f.towers",
    "f.walls",
    "f.allies",
)


class Change(NamedTuple):
    """A counter with its value before and after."""

    name: str
    before: int
    after: int

    @property
    def delta(self) -> int:
        """How much it grows."""
        return self.after - self.before


class Gain(NamedTuple):
    """A part of a change, with the word why."""

    stock: str
    delta: int
    reason: str


class Move(NamedTuple):
    """A piece, where it lies and where it would lie."""

    piece: str
    source: str
    target: str


class Mark(NamedTuple):
    """An Ally whose condition would begin or cease to hold: hosted there, or in that city."""

    zone: str
    ally: str
    met: bool


@record
class Consequences:
    """All that would follow from a choice; `after` is the table as it would be."""

    foresight: Foresight
    after: TableView
    seat: int
    changes: tuple[Change, ...]
    gains: tuple[Gain, ...]
    moves: tuple[Move, ...]
    drawn: int
    marks: tuple[Mark, ...]
    waiting: tuple[Mark, ...]
    sides: tuple[int, ...]
    edicts: int

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """What the events of a narrative kind say."""
        return [event.args for event in self.foresight.events if event.kind == kind]

    def change(self, name: str) -> Change:
        """The change of a counter, perhaps none."""
        return next((c for c in self.changes if c.name == name), Change(name, 0, 0))

    def __bool__(self) -> bool:
        """Whether anything on the table would change."""
        found = (self.changes, self.moves, self.drawn, self.marks, self.sides, self.edicts)
        return any(found)


def consequences_of(view: TableView, foresight: Foresight) -> Consequences:
    """What the foresight changes on the table that is seen now."""
    asked = view.decision
    seat = asked.seat if asked is not None else view.viewer
    after = replace(
        view, table=foresight.table, facts=foresight.facts, decision=None, hidden=frozenset()
    )
    marks = (m for s in range(view.seats) for m in _hosted(view, after, s))
    return Consequences(
        foresight=foresight,
        after=after,
        seat=seat,
        changes=tuple(_changes(view, after)),
        gains=_gains(foresight, seat),
        moves=_moves(foresight),
        drawn=sum(1 for zones in _unseen(foresight) if zones[1] == f"hand.{seat}"),
        marks=tuple(marks),
        waiting=tuple(_in_cities(view, after)) if view.hints else (),
        sides=tuple(s for s in after.numbers(f"sides.{seat}") if s not in _sides(view, seat)),
        edicts=max(0, after.fact("edicts_due") - view.fact("edicts_due")),
    )


def _sides(view: TableView, seat: int) -> list[int]:
    return view.numbers(f"sides.{seat}")


def _changes(view: TableView, after: TableView) -> Iterable[Change]:
    names = [f"{stock}.{seat}" for seat in range(view.seats) for stock in STOCKS]
    for name in (*names, *PALACE):
        before, then = view.count(name), after.count(name)
        if before != then:
            yield Change(name, before, then)
    here, there = view.fact("f.specialist", 1), after.fact("f.specialist", 1)
    if here != there:
        yield Change("f.specialist", here, there)


def _gains(foresight: Foresight, seat: int) -> tuple[Gain, ...]:
    """Changes of the own stocks, the same stock and reason together, in the order of events."""
    found: dict[tuple[str, str], int] = {}
    for event in foresight.events:
        stock, owner = parsed(str(event.args[0]) if event.args else "")
        if event.kind != COUNTER or stock not in STOCKS or owner != str(seat):
            continue
        key = (stock, str(event.args[3]))
        found[key] = found.get(key, 0) + int(event.args[2])
    return tuple(Gain(stock, delta, why) for (stock, why), delta in found.items() if delta)


def _moves(foresight: Foresight) -> tuple[Move, ...]:
    """Known pieces from where they lie to where they come to lie."""
    found: dict[str, Move] = {}
    for event in foresight.events:
        if event.kind != MOVED or event.args[0] == UNKNOWN:
            continue
        piece, source, target = map(str, event.args)
        before = found.get(piece)
        found[piece] = Move(piece, before.source if before else source, target)
    return tuple(move for move in found.values() if move.source != move.target)


def _unseen(foresight: Foresight) -> Iterable[tuple[str, str]]:
    for event in foresight.events:
        if event.kind == MOVED and event.args[0] == UNKNOWN:
            yield str(event.args[1]), str(event.args[2])


def _hosted(view: TableView, after: TableView, seat: int) -> Iterable[Mark]:
    """The Allies that a House has already and that change their mark."""
    for space in range(1, 6):
        zone, fact = f"ally.{seat}.{space}", f"met.{seat}.{space}"
        here = view.table.pieces(zone)
        if here and here == after.table.pieces(zone) and view.fact(fact) != after.fact(fact):
            yield Mark(zone, here[0], bool(after.fact(fact)))


def _in_cities(view: TableView, after: TableView) -> Iterable[Mark]:
    """The Allies that wait in the cities and would be met, or no longer, by the one to move."""
    for city in range(5):
        for space in (1, 2):
            zone, fact = f"city_ally.{city}.{space}", f"city_met.{city}.{space}"
            here = view.table.pieces(zone)
            same = here and here == after.table.pieces(zone)
            if same and view.fact(fact) != after.fact(fact):
                yield Mark(zone, here[0], bool(after.fact(fact)))
