"""What each deed of the log cost and brought, out of what moved about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import COUNTER, MOVED, Event
from stupor.games.burgundy.zones import BOX

#: Goods and by how much they changed, one after the other as they came.
Outcome = tuple[tuple[str, int], ...]
#: What the log accounts for, besides the goods that are stored.
STOCKS: Final = frozenset({"vp", "silver", "workers"})
GOODS: Final = "goods"
_SHIP: Final = "ship"
_TRADE: Final = "trade"
_SALE: Final = "sale"
#: What moves before it is told why: the deeds that follow, by the reason.
_PAID_FOR: Final = {
    "die": ("took", "placed", "sold", "workers", "shield"),
    "buy": ("bought",),
    "hire": ("hired",),
    "points": ("points",),
    _SHIP: ("shipped",),
    _TRADE: ("traded",),
}
#: What a tile has brought that was placed, or that the crane was used as.
_TILE: Final = ("placed", "copied")
#: By the reason of a change, the deeds that may have brought it; of several the last one did.
_BROUGHT_BY: Final = {
    "regions": ("region",),
    "phases": ("region",),
    "bonuses": ("bonus",),
    "livestock": ("herd",),
    "goods": ("sold",),
    "watchtowers": _TILE,
    "boarding": _TILE,
    "bank": _TILE,
    "monasteries": ("founded", "scored", "placed"),
    "unsold": ("scored",),
    "silver": ("scored",),
    "workers": ("scored",),
    "shields": ("scored",),
    "posts": ("linked", "all_linked"),
    "routes": ("reward",),
    "route": ("reward",),
    "bought": ("points",),
    _SALE: ("sold",),
    "action": ("workers",),
    "hire": ("hired",),
    "tribute": ("tribute",),
    "mines": ("mines",),
    "envy": ("envied",),
}
#: Where a deed tells the points that it brings by such a reason: alone others may come before.
_TOLD: Final = {"regions": 2, "phases": 3}


def _is_paid_ahead(why: str, by: int) -> bool:
    """Whether a change is told before the deed that it belongs to."""
    return why in _PAID_FOR and (by < 0 or why not in _BROUGHT_BY)


def outcomes(events: Sequence[Event]) -> dict[int, Outcome]:
    """By the place of a deed among the events of whole turns: all that it cost and brought."""
    found: dict[int, list[tuple[str, int]]] = {}
    owed: list[tuple[str, int, str, int]] = []
    for place, event in enumerate(events):
        change = _change(event)
        if change is None:
            for debt in [debt for debt in owed if _pays(event, debt)]:
                found.setdefault(place, []).append(debt[2:])
                owed.remove(debt)
            continue
        what, by, why = change
        if _is_paid_ahead(why, by):
            owed.append((why, event.who, what, by))
            continue
        deed = _deed(events, place, why, by)
        if deed >= 0:
            found.setdefault(deed, []).append((what, by))
    return {place: tuple(told) for place, told in found.items()}


def _pays(event: Event, debt: tuple[str, int, str, int]) -> bool:
    """Whether a payment was made for a deed."""
    why, who, _, _ = debt
    return event.who == who and event.kind in _PAID_FOR[why]


def _change(event: Event) -> tuple[str, int, str] | None:
    """What an event changed of a stock, by how much and why."""
    if event.kind == COUNTER:
        stock = str(event.args[0]).partition(".")[0]
        if stock in STOCKS:
            return stock, int(event.args[2]), str(event.args[3])
    if event.kind == MOVED and str(event.args[0]).startswith("goods."):
        source, target = (str(zone).partition(".")[0] for zone in event.args[1:])
        if target == GOODS:
            return GOODS, 1, _SHIP
        if source == GOODS:
            return GOODS, -1, _TRADE if target == BOX else _SALE
    return None


def _deed(events: Sequence[Event], place: int, why: str, by: int) -> int:
    """Where the deed stands that brought something; -1 nowhere."""
    kinds, figure = _BROUGHT_BY.get(why, ()), _TOLD.get(why)
    for before in range(place - 1, -1, -1):
        event = events[before]
        fits = event.who == events[place].who and event.kind in kinds
        if fits and (figure is None or event.args[figure] == by):
            return before
    return -1
