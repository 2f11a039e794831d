"""The table that is shown, and the queue of clips that are still to be seen and fold into it."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from stupor.engine.events import COUNTER, UNKNOWN, Event
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
        self.table = table.clone()  # the order within a zone, too, by which pieces are pressed
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


#: Speed of "off": everything happens at once.
OFF = 0.0
#: So many seconds a moment lasts that is told briefly.
BRIEF = 0.9


class Clip(NamedTuple):
    """How one event is shown: how long it lasts and how soon the next may begin.

    A moment tells of more `events` than its own, and of the facts `after` them; one that runs
    `apart` changes the table when it begins, and those behind it do not wait for its end. `via` is
    a place where the piece stops on its way.
    """

    event: Event
    seconds: float = 0.0
    gap: float = 0.0
    piece: str = ""
    source: str = ""
    target: str = ""
    arc: float = 0.0
    style: str = ""
    prompt: bool = False
    apart: bool = False
    events: tuple[Event, ...] = ()
    after: Facts | None = None
    via: str = ""


class Settle(NamedTuple):
    """The end of a queue: the table as the rules tell it."""

    table: Table
    facts: Facts


@dataclass(slots=True, eq=False)
class Running:
    """A clip on its way."""

    clip: Clip
    begin: float
    end: float

    def progress(self, now: float) -> float:
        """The share of its time that has gone by."""
        span = self.end - self.begin
        return 1.0 if span <= 0 else min(1.0, max(0.0, (now - self.begin) / span))


class Timeline:
    """Clips waiting, clips running, and the model into which they fold in order."""

    def __init__(
        self,
        model: TableModel,
        heard: Callable[[Event], None] | None = None,
        moments: Collection[str] = (),
    ) -> None:
        """Fold into a model; `heard` is told every event at the moment it is seen to happen.

        Clips of the styles in `moments` are moments, which may be told briefly.
        """
        self.model = model
        self.speed = 1.0
        self.brief = False
        self.moments = moments
        self.mismatches = 0
        #: Whether nothing goes on because pictures of what is on its way are not made yet.
        self.stands = False
        self._heard = heard
        self._waiting: deque[Clip | Settle] = deque()
        self._running: deque[Running | Settle] = deque()
        self._next_begin = 0.0
        self._stood: float | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is still to be seen."""
        return bool(self._waiting or self._running)

    @property
    def backlog(self) -> int:
        """How many clips are still to be seen."""
        return len(self._waiting) + len(self._running)

    @property
    def held(self) -> bool:
        """Whether everything stands still until it is let go."""
        return self._stood is not None

    def hold(self, now: float) -> None:
        """Let everything stand still."""
        if self.busy and not self.held:
            self._stood = now

    def resume(self, now: float) -> None:
        """Let everything go on where it stood."""
        if self._stood is None:
            return
        lost, self._stood = now - self._stood, None
        self.delay(lost)

    def delay(self, seconds: float) -> None:
        """Let everything on its way be so much later: its pictures were not ready before."""
        self._next_begin += seconds
        for entry in self.running():
            entry.begin += seconds
            entry.end += seconds

    def time(self, now: float) -> float:
        """The time as the clips know it: it stands while they do."""
        return now if self._stood is None else self._stood

    def running(self) -> list[Running]:
        """The clips on their way."""
        return [entry for entry in self._running if isinstance(entry, Running)]

    def add(self, clips: Iterable[Clip], table: Table, facts: Facts) -> None:
        """Queue the clips of one move and the table at its end."""
        self._waiting.extend(clips)
        self._waiting.append(Settle(table, facts))

    def tick(self, now: float) -> bool:
        """Begin what is due, fold what has ended; True when the model changed or a clip began."""
        if self.speed == OFF:
            return self.flush()
        if self.held or self.stands:
            return False
        changed = self._begin(now)
        while (entry := self._first_ended(now)) is not None:
            self._running.remove(entry)
            self._finish(entry)
            changed = self._begin(now) or True
        return changed

    def flush(self) -> bool:
        """Let everything happen at once."""
        changed, self._stood = self.busy, None
        while self._running:
            self._finish(self._running.popleft())
        while self._waiting:
            self._finish(self._waiting.popleft())
        self._next_begin = 0.0
        return changed

    def forget(self) -> None:
        """Drop everything unseen: the model is about to show another table."""
        self._running.clear()
        self._waiting.clear()
        self._stood = None
        self._next_begin = 0.0

    def _begin(self, now: float) -> bool:
        began = False
        while self._waiting and (not self._running or self._next_begin <= now):
            entry = self._waiting[0]
            if isinstance(entry, Settle):
                self._running.append(entry)
            else:
                if not self._may_join(entry):
                    break
                seconds, gap = self._spans(entry)
                self._running.append(Running(entry, now, now + seconds))
                if entry.prompt or entry.apart:
                    self._fold(entry.event)
                self._next_begin = now + gap
            self._waiting.popleft()
            began = True
        return began

    def _spans(self, clip: Clip) -> tuple[float, float]:
        """How long a clip lasts, and how soon the next may begin."""
        brief = self.brief and clip.style in self.moments
        most = BRIEF if brief else max(clip.seconds, clip.gap)
        return min(clip.seconds, most) / self.speed, min(clip.gap, most) / self.speed

    def _may_join(self, clip: Clip) -> bool:
        """A piece leaves no place before it has arrived there; a counter changes step by step."""
        subject = _subject(clip)
        return not subject or all(_subject(entry.clip) != subject for entry in self.running())

    def _first_ended(self, now: float) -> Running | Settle | None:
        """The next in line if it is over; what runs apart holds up only the end of the queue."""
        for place, entry in enumerate(self._running):
            if isinstance(entry, Settle):
                return None if place else entry
            if entry.end <= now:
                return entry
            if not entry.clip.apart:
                return None
        return None

    def _finish(self, entry: Running | Clip | Settle) -> None:
        if isinstance(entry, Settle):
            if not self.model.settle(entry.table, entry.facts):
                self.mismatches += 1
            return
        clip = entry.clip if isinstance(entry, Running) else entry
        if not ((clip.prompt or clip.apart) and isinstance(entry, Running)):
            self._fold(clip.event)

    def _fold(self, event: Event) -> None:
        self.model.fold(event)
        if self._heard is not None:
            self._heard(event)


def _subject(clip: Clip) -> str:
    """What a clip changes and no other may change meanwhile."""
    if clip.event.kind == COUNTER:
        return f"counter {clip.event.args[0]}"
    return "" if clip.piece == UNKNOWN else clip.piece
