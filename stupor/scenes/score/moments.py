"""The turning points of a game, read from everything that happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from stupor.engine.events import COUNTER, Event, EventWords
from stupor.engine.record import record
from stupor.language import joined, tr
from stupor.stage.node import NOBODY
from stupor.stage.sheet import Sheet

#: A lead that was taken with at most this share of the points at the end is one from the beginning.
_EARLY: Final = 0.25


@record
class TurningPoint:
    """A moment that brought a seat much more than anybody else; `at` is the event of its gain."""

    seat: int
    points: int
    text: str
    at: int = 0


@dataclass(slots=True)
class Moment:
    """A turn, or a phase at the end of a round or of the game, with what it brought to whom.

    `first` is the event that brought a seat its first points.
    """

    round: int
    phase: tuple[str, int] | None = None
    events: list[Event] = field(default_factory=list)
    gains: dict[int, Counter[str]] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)

    def total(self, seat: int) -> int:
        """The points of a seat in this moment."""
        return sum(self.gains.get(seat, {}).values())

    def swing(self, seat: int, seats: int) -> int:
        """How much more it brought to a seat than to the next best."""
        others = [self.total(other) for other in range(seats) if other != seat]
        return self.total(seat) - max(others, default=0)


def moments_of(game: Sheet, events: Iterable[Event]) -> Iterator[Moment]:
    """The turns, and the phases that are no turn of anybody, in order."""
    now = Moment(1)
    for index, event in enumerate(events):
        if event.kind == "turn":
            yield now
            now = Moment(now.round)
        elif event.kind == COUNTER:
            name, value, delta, reason = event.args
            if (name, value) in game.PHASES:
                yield now
                now = Moment(now.round, (str(name), int(value)))
            elif name == "round":
                yield now
                now = Moment(int(value))
            elif str(name).startswith("vp.") and delta:
                seat = int(str(name)[3:])
                now.gains.setdefault(seat, Counter())[str(reason)] += int(delta)
                now.first.setdefault(seat, index)
        else:
            now.events.append(event)
    yield now


@record
class Swing:
    """A moment in the order of the game: how much it set a seat apart, and what it was.

    The seat `has` so many points then. `takes` says that it takes the lead after another one had
    it; `turn` that somebody moved, rather than a round or the game being counted.
    """

    size: int
    has: int
    takes: bool
    turn: bool
    point: TurningPoint


def turning_points(
    game: Sheet, events: Iterable[Event], seats: int, tell: EventWords, count: int = 3
) -> list[TurningPoint]:
    """The moments with the largest swing, in the order in which they came."""
    found = list(enumerate(_swings(game, events, seats, tell)))
    found.sort(key=lambda entry: (-entry[1].size, entry[0]))
    return [swing.point for _, swing in sorted(found[:count], key=lambda entry: entry[0])]


def decisive_point(
    game: Sheet, events: Iterable[Event], seats: int, tell: EventWords, winners: Sequence[int]
) -> TurningPoint | None:
    """What decided a game: the last move that took the lead from others, else the largest one.

    Whoever has led from the beginning, with few points as yet, won by the largest move. Without any
    move of a winner's that set it apart, the largest moment of all.
    """
    found = list(_swings(game, events, seats, tell))
    moments = [swing for swing in found if swing.point.seat in winners]
    moves = [swing for swing in moments if swing.turn]
    best = max(_leading(moments) or moves or found, key=lambda swing: swing.size, default=None)
    return best.point if best is not None else None


def _leading(moments: Sequence[Swing]) -> list[Swing]:
    """The last of the winners' moments that took the lead, if it was not one from the beginning."""
    most = max((swing.has for swing in moments), default=0)
    return [swing for swing in moments if swing.takes and swing.has > _EARLY * most][-1:]


def _swings(game: Sheet, events: Iterable[Event], seats: int, tell: EventWords) -> Iterator[Swing]:
    standing = [0] * seats
    led: set[int] = set()
    for moment in moments_of(game, events):
        before = _leader(standing)
        led.add(before)
        for seat in range(seats):
            standing[seat] += moment.total(seat)
        best = max(range(seats), key=lambda seat: moment.swing(seat, seats))
        size = moment.swing(best, seats)
        if size > 0:
            leads = _leader(standing) == best and before != best and seats > 1
            text = _words(game, moment, best, tell, leads)
            point = TurningPoint(best, moment.total(best), text, moment.first[best])
            takes = leads and bool(led - {best, NOBODY})
            yield Swing(size, standing[best], takes, moment.phase is None, point)


def _leader(standing: Sequence[int]) -> int:
    """The seat that leads alone, or nobody."""
    top = max(standing)
    return standing.index(top) if standing.count(top) == 1 else NOBODY


def _words(game: Sheet, moment: Moment, seat: int, tell: EventWords, leads: bool) -> str:
    reasons = [reason for reason, _ in moment.gains[seat].most_common()]
    labels = [tr(game.NAMES.get(reason, "")) or tr("points") for reason in reasons]
    if moment.phase is not None:
        vp, label = moment.total(seat), joined(list(dict.fromkeys(labels)))
        lead = tr(", taking the lead") if leads else ""
        when = game.round_mark(moment.round)
        return tr(game.PHASES[moment.phase], round=when, vp=vp, source=label, lead=lead)
    told = _story(game, moment, seat, reasons[0], tell) or labels[:1]
    told += [tr("takes the lead")] * leads
    return tr("{when}: {deed}.", when=game.round_words(moment.round), deed=joined(told))


def _greatest_first(game: Sheet, events: Sequence[Event], reason: str) -> list[tuple[int, Event]]:
    """Events with their places: those first that bring points of that source."""
    first = next((source.event_kinds for source in game.SOURCES if source.id == reason), ())
    rank = {kind: number for number, kind in enumerate(game.NOTABLE_EVENTS)}

    def weight(placed: tuple[int, Event]) -> tuple[bool, int]:
        return placed[1].kind not in first, rank.get(placed[1].kind, 0)

    return sorted(enumerate(events), key=weight)


def _story(game: Sheet, moment: Moment, seat: int, reason: str, tell: EventWords) -> list[str]:
    """The story of a move: what brought most, or the greatest deed, and what led to it."""
    events = [event for event in moment.events if event.who == seat and game.is_notable(event)]
    told: dict[str, tuple[int, str]] = {}
    for place, event in _greatest_first(game, events, reason):
        if text := tell(game.briefly(event)):
            told.setdefault(event.kind, (place, text.rstrip(".")))
    if not told:
        return []
    both = [*told.values()][:2]
    first_text, *more = (text for _, text in sorted(both))
    rest = _without_name(first_text, more[0]) if more else ""
    return [first_text, rest] if rest else [both[0][1]]


def _without_name(one: str, other: str) -> str:
    """A second sentence about somebody whom the first one has named already."""
    words, said = other.split(" "), one.split(" ")
    same = 0
    while same < min(len(words), len(said)) and words[same] == said[same]:
        same += 1
    return " ".join(words[same:]) if same else ""
