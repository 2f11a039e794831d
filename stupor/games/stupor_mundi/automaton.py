"""What Frederick did in his turn of a solo game, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from stupor.engine.events import GATHERED, MOVED, Event
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, CITIES, SOLO_CARDS
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.params import TREASURY_STEP
from stupor.games.stupor_mundi.reasons import turns
from stupor.games.stupor_mundi.wording import ROMAN, coins_text, icons
from stupor.language import joined, mark, tr

SHIP: Final = "ship.f"
NOTHING: Final = mark("stays and has nothing to take")
STAYS: Final = mark("stays")


def told(events: Sequence[Event]) -> str:
    """What Frederick did after a choice of the player, in a sentence or two; nothing if nothing."""
    mine = ([event for event in turn if event.who == FREDERICK] for turn in turns(events))
    return " ".join(sentence for turn in mine for sentence in _sentences(turn))


def _sentences(mine: Sequence[Event]) -> Iterator[str]:
    kinds = {event.kind for event in mine}
    if "solo" in kinds:
        yield tr("Frederick {deeds}.", deeds=joined(list(_deeds(mine)) or [_idle(mine)]))
        if GATHERED in kinds:
            yield tr("Second crown: his cards are reshuffled.")
    elif "issued" in kinds:
        yield tr("At the end of the round Frederick {deeds}.", deeds=joined(_deeds(mine)))


def _deeds(events: Sequence[Event]) -> Iterator[str]:
    gone = [event for event in events if event.kind == "removed"]
    for number, event in enumerate(events):
        if event.kind == MOVED and event.args[0] == SHIP:
            city = CITIES[int(str(event.args[2]).partition(".")[2])]
            yield tr("travels to {city}", city=tr(city.name))
        elif gone and event is gone[0]:
            yield tr("removes {name}", name=joined(map(_taken, gone)))
        elif event.kind == "issued":
            yield _issued(ROMAN[int(event.args[1])], events[number + 1 :])


def log_line(events: Iterable[Event]) -> str:
    """Where he went by the Solo card, or what the Edict added, with which these events begin."""
    event, *then = takewhile(lambda event: event.who == FREDERICK, events)
    if event.kind != "solo":
        return next(_deeds([event, *then]), "") if event.kind == "issued" else ""
    went = next(_deeds([e for e in then[:2] if e.kind == MOVED]), "")
    card = SOLO_CARDS[int(event.args[0])]
    if not went:  # a Ship that is to move has not been seen to move yet
        return "" if card.move > 0 or any(_deeds(then)) else _idle([event])
    return tr("{deed} (crown)", deed=went) if card.crown else went


def _taken(event: Event) -> str:
    book = CARDS if event.args[0] == "card" else ALLIES
    return tr(book[int(event.args[1])].name)


def _idle(events: Sequence[Event]) -> str:
    card = next(SOLO_CARDS[int(event.args[0])] for event in events if event.kind == "solo")
    return tr(NOTHING if card.card or card.ally else STAYS)


def _issued(row: str, fruits: Sequence[Event]) -> str:
    """An Edict and what it added to his Palace."""
    added = [_added(str(e.args[1]), int(e.args[2])) for e in fruits if e.kind == "icon"]
    if not added:
        return tr("issues Edict {row}", row=row)
    return tr("issues Edict {row} ({added})", row=row, added=joined(added))


def _added(icon: str, count: int) -> str:
    if icon == "treasury":
        return coins_text(count * TREASURY_STEP)
    if icon == "specialist":
        return tr("his Specialist +{count}", count=count)
    return f"{count} {icons(icon, count)}"
