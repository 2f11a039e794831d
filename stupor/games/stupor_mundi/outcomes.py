"""What a deed of the chronicle cost and brought, out of the counters that moved about it."""

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.effects.gains import GainPer
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.reasons import LAST

INCOME: Final = "income"
#: Why something is paid, by the deed that follows; other prices stand in the words.
_PAID_FOR: Final = {"build": "built", "summon": "summoned", "purchase": "purchased"}
#: Deeds that may bring something which their words do not tell.
_FRUITFUL: Final = frozenset({
    "played", "promoted", "built", "closed", "issued", "rewarded", "summoned", "purchased",
    "bonus", "crusade", "completed",
})  # fmt: skip
#: Gains that words tell already.
_WORDED: Final = frozenset({"market", "allies"})

#: Goods and by how much they changed; what was paid comes first.
Outcome = tuple[tuple[str, int], ...]


def outcomes(events: Sequence[Event]) -> dict[int, Outcome]:
    """By the place of a deed among the events: what it changed of the goods of its House."""
    tally = _Tally(events)
    for place, event in enumerate(events):
        tally.take(place, event)
    for place, event in enumerate(events):
        if event.kind == "played" and event.args[2] == "up":
            tally.nothing(place, event)
    return {place: tuple((good, by) for (good, _), by in here.items()) for place, here
            in tally.found.items()}  # fmt: skip


def borne(events: Sequence[Event], place: int) -> bool:
    """Whether the income at a place came by a deed of its House, or after another of its incomes.

    The first income of a House in the End Phase stands for all that follow.
    """
    who = events[place].who
    for before in range(place - 1, -1, -1):
        event = events[before]
        if _ends(event):
            return False
        if event.who == who and (event.kind in _FRUITFUL or event.kind == INCOME):
            return True
    return False


def _ends(event: Event) -> bool:
    """Whether what follows comes of no deed before it."""
    return event.kind in LAST or (event.kind == COUNTER and event.args[0] in ("turn", "phase"))


def counted_by(card: int) -> list[GainPer]:
    """The clauses of a card that gain something for each thing that is counted."""
    return [clause for clause in CARDS[card].effects if isinstance(clause, GainPer)]


class _Tally:
    """What is owed to the next deed, and which deed bears fruit now."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.found: dict[int, dict[tuple[str, bool], int]] = {}
        self._events = events
        self._owed: list[tuple[str, str, int]] = []
        self._closed: dict[tuple[int, object], int] = {}
        self._deed = -1
        self._spends = 0

    def take(self, place: int, event: Event) -> None:
        """Go on by one event."""
        if _ends(event):
            self._deed, self._owed, self._closed, self._spends = -1, [], {}, 0
        elif event.kind == COUNTER:
            self._count(event)
        elif event.kind == "spent":
            self._spends += 1
        elif event.kind == INCOME and self._bears(event.who):
            self._deed = self._closed.pop((event.who, event.args[0]), self._deed)
        elif event.kind in _FRUITFUL or event.kind == INCOME:
            self._deed = place
            for kind, good, delta in self._owed:
                if kind == event.kind:
                    self._add(good, delta)
            self._owed = []
            if event.kind == "closed":
                self._closed[event.who, event.args[0]] = place

    def nothing(self, place: int, event: Event) -> None:
        """What the played card counted in vain stands beside it as nothing."""
        card = str(event.args[0])
        for clause in counted_by(int(card)) if card.isdigit() else ():
            here = self.found.setdefault(place, {})
            if clause.what in GOOD_OF and (clause.what, True) not in here:
                here[clause.what, True] = 0

    def _count(self, event: Event) -> None:
        good, _, seat = str(event.args[0]).partition(".")
        if good not in GOOD_OF or seat != str(event.who):
            return
        delta, why = int(event.args[2]), str(event.args[3])
        if delta < 0 and why in _PAID_FOR:
            self._owed.append((_PAID_FOR[why], good, delta))
        elif delta > 0 and self._spends:
            self._spends -= 1
        elif delta > 0 and self._bears(event.who) and why not in _WORDED:
            self._add(good, delta)

    def _bears(self, who: int) -> bool:
        return self._deed >= 0 and self._events[self._deed].who == who

    def _add(self, good: str, delta: int) -> None:
        here = self.found.setdefault(self._deed, {})
        here[good, delta > 0] = here.get((good, delta > 0), 0) + delta
