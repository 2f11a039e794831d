"""What Frederick did in his turn of a solo game, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stupor.engine.events import GATHERED, MOVED, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, CITIES, SOLO_CARDS
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.params import TREASURY_STEP
from stupor.games.stupor_mundi.reasons import turns
from stupor.games.stupor_mundi.wording import ROMAN, coins_text, icons, joined

SHIP: Final = "ship.f"
NOTHING: Final = "finds nothing to take and does nothing else"
STAYS: Final = "stays where he is and does nothing else"


def told(events: Sequence[Event]) -> str:
    """What Frederick did after a choice of the player, in a sentence or two; nothing if nothing."""
    found = []
    for turn in turns(events):
        mine = [event for event in turn if event.who == FREDERICK]
        if any(event.kind == "solo" for event in mine):
            found.append(f"Frederick {joined(list(_deeds(mine)) or [_idle(mine)])}.")
            found += ["With the second crown his cards are shuffled."] * _shuffled(mine)
        elif any(event.kind == "issued" for event in mine):
            found.append(f"At the end of the round Frederick {joined(_deeds(mine))}.")
    return " ".join(found)


def _deeds(events: Sequence[Event]) -> Iterator[str]:
    for number, event in enumerate(events):
        if event.kind == MOVED and event.args[0] == SHIP:
            yield f"sails to {CITIES[int(str(event.args[2]).partition('.')[2])].name}"
        elif event.kind == "removed":
            book = CARDS if event.args[0] == "card" else ALLIES
            yield f"removes {book[int(event.args[1])].name}"
        elif event.kind == "issued":
            yield f"issues Edict {ROMAN[int(event.args[1])]}{_fruits(events[number + 1 :])}"


def _idle(events: Sequence[Event]) -> str:
    card = next(SOLO_CARDS[int(event.args[0])] for event in events if event.kind == "solo")
    return NOTHING if card.card or card.ally else STAYS


def _fruits(events: Sequence[Event]) -> str:
    """What an Edict added to his Palace."""
    added = [_added(str(e.args[1]), int(e.args[2])) for e in events if e.kind == "icon"]
    return f" ({joined(added)})" if added else ""


def _added(icon: str, count: int) -> str:
    if icon == "treasury":
        return coins_text(count * TREASURY_STEP)
    if icon == "specialist":
        return f"his Specialist {count} on"
    return f"{count} {icons(icon, count)}"


def _shuffled(events: Sequence[Event]) -> bool:
    return any(event.kind == GATHERED for event in events)
