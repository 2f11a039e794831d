"""The record of a game: a header, then a line for each thing that was done; nothing is erased.

Taking back is a line like any other, and so is what was chosen again. A line about a chair tells
who sits there from then on, a snapshot holds a whole position, and a line of its own sums up the
end; a replay depends on none of these three.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from stupor.engine.notation import Option, key_of, option_of
from stupor.match.seats import HUMAN

FORMAT: Final = "stupor-journal"
VERSION: Final = 1
#: More chairs than any game of the house has.
MOST_CHAIRS: Final = 16
#: By whose leave choices are taken back; any but the first is a mark of the game.
UNDO: Final = "undo"
FRIENDLY: Final = "friendly"
SANDBOX: Final = "sandbox"
HOWS: Final = (UNDO, FRIENDLY, SANDBOX)
#: No choice takes a third of that to be told.
_LONGEST_KEY: Final = 80

Line = dict[str, Any]


class BadJournal(ValueError):
    """A record that cannot be replayed; the message says where and why."""


class Recorder(Protocol):
    """Whoever keeps the record of a running game."""

    def write(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Take up what was done, before anybody is shown its effect."""


class Entry(NamedTuple):
    """One choice; `check` is the round that began with it and the digest of the position then."""

    seat: int
    option: Option
    check: tuple[int, str] | None = None

    def lines(self) -> list[Line]:
        """The entry as JSON objects."""
        lines: list[Line] = [{"seat": self.seat, "key": key_of(self.option)}]
        if self.check is not None:
            lines.append({"round": self.check[0], "digest": self.check[1]})
        return lines


class SeatChange(NamedTuple):
    """Somebody else takes a chair: a person, or the computer of a level; a new name is told."""

    chair: int
    kind: str
    name: str = ""

    def lines(self) -> list[Line]:
        """The change as a JSON object."""
        line: Line = {"chair": self.chair, "sits": self.kind}
        return [line | {"name": self.name} if self.name else line]


class TakeBack(NamedTuple):
    """All choices from this one on are taken back; `how` says by whose leave."""

    ply: int
    how: str = UNDO

    def lines(self) -> list[Line]:
        """The going back as a JSON object."""
        return [{"back": self.ply, "how": self.how}]


class Snapshot(NamedTuple):
    """The whole position at this place of the record."""

    position: Mapping[str, Any]

    def lines(self) -> list[Line]:
        """The position as a JSON object."""
        return [{"snapshot": self.position}]


class GameEnd(NamedTuple):
    """The game is over, and how it ended."""

    facts: Mapping[str, Any]

    def lines(self) -> list[Line]:
        """The end as a JSON object."""
        return [{"over": self.facts}]


Item = Entry | SeatChange | TakeBack | Snapshot | GameEnd


def read(journal: object) -> tuple[Line, list[Item]]:
    """The header and all that follows it, in order; BadJournal for anything else."""
    if not isinstance(journal, list) or not all(isinstance(line, dict) for line in journal):
        raise BadJournal("a journal is a list of objects")
    _check_header(journal[0] if journal else {})
    items: list[Item] = []
    for number, line in enumerate(journal[1:], start=2):
        item = _read_item(line)
        if item is not None:
            items.append(item)
        elif line.keys() != {"standing"} and not _read_check(line, items):
            raise BadJournal(f"line {number} is nothing that a journal holds")
    return journal[0], items


def _check_header(header: Line) -> None:
    if header.get("format") != FORMAT:
        raise BadJournal(f'the first line must have "format": "{FORMAT}"')
    if header.get("version") != VERSION:
        raise BadJournal(f"the journal has version {header.get('version')!r}, not {VERSION}")


def follows(line: Line, choice: Line | None) -> bool:
    """Whether a journal may hold a line right after that choice, or anywhere else."""
    if line.keys() == {"standing"} or _read_item(line) is not None:
        return True
    return choice is not None and _read_check(line, [item] if (item := _read_item(choice)) else [])


def _read_check(line: Line, items: list[Item]) -> bool:
    """Whether the line is the digest that belongs to the choice before it."""
    start, digest = line.get("round"), line.get("digest")
    last = items[-1] if items else None
    if type(start) is not int or not isinstance(digest, str) or not isinstance(last, Entry):
        return False
    items[-1] = Entry(last.seat, last.option, (start, digest))
    return True


def _read_item(line: Line) -> Item | None:
    return next((_KINDS[name](line) for name in line if name in _KINDS), None)


def _entry(line: Line) -> Entry | None:
    seat, key = line.get("seat"), line.get("key")
    if type(seat) is not int or not isinstance(key, str) or len(key) > _LONGEST_KEY:
        return None
    return Entry(seat, option_of(key))


def _sitting(line: Line) -> SeatChange | None:
    chair, kind, name = line.get("chair"), line.get("sits"), line.get("name", "")
    if type(chair) is int and isinstance(kind, str) and isinstance(name, str):
        return SeatChange(chair, kind, name) if 0 <= chair < MOST_CHAIRS else None
    return None


def _back(line: Line) -> TakeBack | None:
    ply, how = line.get("back"), line.get("how", UNDO)
    return TakeBack(ply, how) if type(ply) is int and how in HOWS else None


def _snapshot(line: Line) -> Snapshot | None:
    position = line.get("snapshot")
    return Snapshot(position) if isinstance(position, dict) else None


def _closing(line: Line) -> GameEnd | None:
    facts = line.get("over")
    return GameEnd(facts) if isinstance(facts, dict) else None


#: By the word that no line of another kind has.
_KINDS: Final[Mapping[str, Callable[[Line], Item | None]]] = {
    "key": _entry,
    "sits": _sitting,
    "back": _back,
    "snapshot": _snapshot,
    "over": _closing,
}


@dataclass(slots=True)
class JournalHistory:
    """What a record comes to when everything taken back is taken out; nothing is replayed.

    Chairs and snapshots come with the number of choices before them; `undone` is what was taken
    back and can be chosen again, the next one last; `marks` are the ways back that not everybody
    would take; `touched` is whether a person ever chose, also what was taken back.
    """

    header: Line
    choices: list[Entry] = field(default_factory=list)
    sittings: list[tuple[int, SeatChange]] = field(default_factory=list)
    marks: tuple[str, ...] = ()
    snapshots: list[tuple[int, Mapping[str, Any]]] = field(default_factory=list)
    closing: Mapping[str, Any] | None = None
    undone: list[Entry] = field(default_factory=list)
    touched: bool = False

    @property
    def chairs(self) -> list[tuple[str, str]]:
        """Who sits at the table in the end: kind and name, clockwise."""
        seats = self.header.get("seats")
        number = seats if type(seats) is int and 0 < seats <= MOST_CHAIRS else 0
        kinds = texts(self.header.get("kinds"), number) or [HUMAN] * number
        names = texts(self.header.get("names"), number) or kinds
        chairs = list(zip(kinds, names, strict=True))
        for _, sat in self.sittings:
            if 0 <= sat.chair < number:
                chairs[sat.chair] = (sat.kind, sat.name or chairs[sat.chair][1])
        return chairs

    def course(self) -> Iterator[Entry | SeatChange]:
        """Who sat down and what was chosen, in order."""
        waiting = deque(self.sittings)
        for ply, entry in enumerate(self.choices):
            while waiting and waiting[0][0] <= ply:
                yield waiting.popleft()[1]
            yield entry
        yield from (sat for _, sat in waiting)

    def add(self, item: Item) -> None:
        """Go one thing further; BadJournal for a way back to where the game has not been."""
        if isinstance(item, Entry):
            self._choose(item)
        elif isinstance(item, SeatChange):
            self.sittings.append((len(self.choices), item))
            self.undone.clear()
        elif isinstance(item, Snapshot):
            self.snapshots.append((len(self.choices), item.position))
        elif isinstance(item, GameEnd):
            self.closing = item.facts
        else:
            self._go_back(item)

    def _choose(self, entry: Entry) -> None:
        again = self.undone[-1] if self.undone else entry
        if (again.seat, again.option) == (entry.seat, entry.option):
            del self.undone[-1:]
        else:
            self.undone.clear()
        self.choices.append(entry)
        self.touched = self.touched or self._by_person(entry)

    def _by_person(self, entry: Entry) -> bool:
        """Whether a person made a choice; who is not known is taken for one."""
        chairs = self.chairs
        return entry.seat not in range(len(chairs)) or chairs[entry.seat][0] == HUMAN

    def _go_back(self, back: TakeBack) -> None:
        ply = back.ply
        if not 0 <= ply <= len(self.choices):
            raise BadJournal(f"there is no way back to choice {ply}")
        self.undone += self.choices[: ply - 1 if ply else None : -1]
        del self.choices[ply:]
        stay_seated(self.sittings, ply)
        while self.snapshots and self.snapshots[-1][0] > ply:
            self.snapshots.pop()
        self.closing = None
        self.marks = marked(self.marks, back.how)


def history_of(header: Line, items: Sequence[Item]) -> JournalHistory:
    """The record told without what was taken back; BadJournal where that makes no sense."""
    told = JournalHistory(
        header, marks=tuple(how for how in dict.fromkeys(texts(header.get("marks"))) if how in HOWS)
    )
    for item in items:
        told.add(item)
    return told


def stay_seated(sittings: list[tuple[int, SeatChange]], ply: int) -> None:
    """Let those who sat down after this choice sit there already when it is taken back."""
    seated: dict[int, SeatChange] = {}
    while sittings and sittings[-1][0] > ply:
        _, sat = sittings.pop()
        later = seated.get(sat.chair, sat)
        seated[sat.chair] = SeatChange(sat.chair, later.kind, later.name or sat.name)
    sittings += [(ply, seated[chair]) for chair in sorted(seated)]


def marked(marks: tuple[str, ...], how: str) -> tuple[str, ...]:
    """The marks of a game after going back in this way."""
    return marks if how == UNDO or how in marks else (*marks, how)


def corrected(header: Mapping[str, Any]) -> int:
    """How many figures of its components a game was played with otherwise than the box says."""
    options = header.get("options")
    figures = options.get("figures") if isinstance(options, Mapping) else None
    if not isinstance(figures, Mapping):
        return 0
    return sum(len(given) for given in figures.values() if isinstance(given, Mapping))


def texts(value: object, number: int | None = None) -> list[str]:
    """A list of texts of that length; an empty one for anything else."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        return []
    return value if number is None or len(value) == number else []
