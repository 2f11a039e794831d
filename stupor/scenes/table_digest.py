"""What happened since a person last looked, as lines of the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.events import Event
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.params import ALLY_MET_VP
from stupor.games.stupor_mundi.presentation.icons import EDICT_ICONS, sprite_of
from stupor.scenes.curtain import MOST_LINES, CurtainLine
from stupor.scenes.looks import House, house_of
from stupor.scenes.table_flow import TurnFlow

SIGNS: Final = {
    "sailed": "icon/ship", "promoted": "octagon/promote", "sold": "octagon/market",
    "bought": "octagon/market", "built": "octagon/build", "closed": "icon/closed-side",
    "issued": "icon/issue-edict", "summoned": "octagon/summon", "purchased": "octagon/purchase",
    "bonus": "icon/city-bonus", "rewarded": "icon/reward",
}  # fmt: skip


def digest(flow: TurnFlow, seat: int, houses: Sequence[House]) -> list[CurtainLine]:
    """The latest news for a seat; what it lost meanwhile comes last and is never left out."""
    lost = [_loss(ally, houses[seat]) for ally in flow.lost(seat)][:MOST_LINES]
    news = []
    for event in flow.since(seat):
        text = flow.rules.tell(event, flow.names)
        if text:
            house = houses[event.who] if event.who >= 0 else house_of(-1)
            news.append(CurtainLine(house, text, icons=_icons(event)))
    room = MOST_LINES - len(lost)
    return [*(news[-room:] if room else []), *lost]


def _loss(ally: int, house: House) -> CurtainLine:
    text = f"Your Ally {ALLIES[ally].name} is no longer content: {ALLY_MET_VP} VP less each round."
    return CurtainLine(house, text, True, (("vp/laurel", f"\u2212{ALLY_MET_VP}"),))


def _icons(event: Event) -> tuple[tuple[str, str], ...]:
    if event.kind == "icon":
        way, icon, count = event.args
        sign = "+" if way == "add" else "\u2212"
        return ((sprite_of(EDICT_ICONS[str(icon)]), f"{sign}{count}"),)
    sign = SIGNS.get(event.kind, "")
    return ((sign, ""),) if sign else ()
