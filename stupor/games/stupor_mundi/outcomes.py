"""What a deed of the Game log cost and brought, out of the counters that moved about it."""

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import COUNTER, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.effects.gains import GainPer
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.reasons import LAST

INCOME: Final = "income"
#: Why something is paid, by the deed that follows.
_PAID_FOR: Final = {
    "build": "built",
    "summon": "summoned",
    "purchase": "purchased",
    "travel": "sailed",
    "promote": "promoted",
    "crusade": "crusade",
    "cards": "spent",
    "replaced": "replaced",
}
#: What always comes after a deed that tells it, by the reason of the change.
_BROUGHT_BY: Final = {
    "allies": ("allies",),
    "structures": ("scored",),
    "majority": ("scored",),
    "coins": ("scored",),
    "final": ("cashed",),
    "edicts": ("issued", "rewarded"),
    "projects": ("project_scored",),
    "market": ("bought",),
}
#: Deeds that may bring something which their words do not tell.
_FRUITFUL: Final = frozenset(
    {
        "played",
        "promoted",
        "built",
        "closed",
        "issued",
        "rewarded",
        "summoned",
        "purchased",
        "bonus",
        "crusade",
        "completed",
        "supplied",
    }
)
#: Deeds whose words tell all that they cost and bring.
_WORDED: Final = frozenset({"bought", "spent", "replaced"})

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
    return {
        place: tuple((good, by) for (good, _), by in here.items())
        for place, here in tally.found.items()
    }


def unsaid(event: Event, outcome: Outcome) -> Outcome:
    """What a deed cost and brought that its words do not tell."""
    return () if event.kind in _WORDED else outcome


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
        self._owed: list[tuple[str, int, str, int]] = []
        self._closed: dict[tuple[int, object], int] = {}
        self._last: dict[tuple[int, str], int] = {}
        self._deed = -1
        self._spent = -1
        #: Whether the side that was closed last has paid what is printed in it.
        self._paid = False

    def take(self, place: int, event: Event) -> None:
        """Go on by one event."""
        if _ends(event):
            self._deed, self._closed, self._spent = -1, {}, -1
        elif event.kind == COUNTER:
            self._count(event)
            return
        self._settle(place, event)
        self._paid = self._paid and event.kind not in (INCOME, "closed")
        if event.kind == "spent":
            self._spent = place
        elif event.kind == INCOME and self._bears(event.who):
            self._deed = self._closed.pop((event.who, event.args[0]), self._deed)
        elif event.kind in _FRUITFUL or event.kind == INCOME:
            self._deed = place
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
        deed = _awaited(good, delta, why)
        if deed:
            self._owed.append((deed, event.who, good, delta))
            return
        before = [self._last.get((event.who, kind), -1) for kind in _BROUGHT_BY.get(why, ())]
        if before:
            self._add(max(before), good, delta)
        elif delta > 0 and self._spent >= 0:
            self._add(self._spent, good, delta)
            self._spent = -1
        elif self._bears(event.who):
            self._add(self._bearing(event.who, why), good, delta)
            self._paid = self._paid or why == "castle"

    def _settle(self, place: int, event: Event) -> None:
        """Let a deed bear what was paid for it."""
        self._last[event.who, event.kind] = place
        for debt in [debt for debt in self._owed if debt[:2] == (event.kind, event.who)]:
            self._add(place, *debt[2:])
            self._owed.remove(debt)

    def _bearing(self, who: int, why: str) -> int:
        """The deed of now; once a side has paid, a Workplace pays for what closed it."""
        paid = self._paid and why == "workplace" and self._events[self._deed].kind == "closed"
        return self._last.get((who, "built"), self._deed) if paid else self._deed

    def _bears(self, who: int) -> bool:
        return self._deed >= 0 and self._events[self._deed].who == who

    def _add(self, place: int, good: str, delta: int) -> None:
        here = self.found.setdefault(place, {})
        here[good, delta > 0] = here.get((good, delta > 0), 0) + delta


def _awaited(good: str, delta: int, why: str) -> str:
    """The deed to come for which something was paid; nothing where it has been told already."""
    if why == "market":
        return "sold" if (good == "coins") == (delta > 0) else "bought" if delta < 0 else ""
    return _PAID_FOR.get(why, "") if delta < 0 or why == "replaced" else ""
