"""Which Workplace spaces pay a gain."""

from typing import Final

from stupor.games.stupor_mundi.face.castle.structures import kind_of
from stupor.games.stupor_mundi.face.components.icon_rows import tokens
from stupor.games.stupor_mundi.face.components.icons import ABILITIES
from stupor.games.stupor_mundi.face.preview.consequences import Consequences, Gain
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.workplace.workplace_area import PATHS, ability_at
from stupor.games.stupor_mundi.ids import SITE_NAMES

#: What an ability shows for a stock.
SHOWN: Final = {
    "coins": ("coin",),
    "vp": ("vp",),
    "grain": ("grain", "resource"),
    "stone": ("stone", "resource"),
}
#: The sign of an ability that pays in the Castle income step of the End Phase.
INCOME_STEP: Final = "income"
#: What the words of an event mean on an ability.
TRIGGERS: Final = {
    "summoned": "summon",
    "purchased": "purchase",
    "issued": "issue-edict",
    "rewarded": "issue-edict",
    "refilled": "issue-edict",
    "sold": "market",
    "bought": "market",
    "promoted": "promote",
    "closed": "closed-side",
    "income": INCOME_STEP,
}


def paying(view: TableView, found: Consequences, gain: Gain) -> list[tuple[str, int]]:
    """The own Workplace spaces, as path and number, whose ability gives this."""
    if gain.reason != "workplace":
        return []
    causes = _causes(found)
    return [
        (path, space)
        for path, space, code in _owned(view, found.seat)
        if _gives(code, gain.stock, causes)
    ]


def _owned(view: TableView, seat: int) -> list[tuple[str, int, str]]:
    found: dict[str, tuple[str, int, str]] = {}
    for path, last in PATHS.items():
        for space in range(1, last):
            here = view.table.pieces(f"work.{path}.{space}")
            code = ability_at(view, path, space)
            if code and any(piece.startswith(f"specialist.{seat}.") for piece in here):
                found.setdefault(code, (path, space, code))
    return list(found.values())


def _gives(code: str, stock: str, causes: set[str]) -> bool:
    row = tokens(ABILITIES[code])
    arrow = next((k for k, token in enumerate(row) if token.sign == ">"), 0)
    asked = {token.icon for token in row[:arrow]}
    given = {token.icon for token in row[arrow:]}
    if INCOME_STEP in asked:
        asked = {INCOME_STEP}
    return bool(asked & causes) and bool(given & set(SHOWN[stock]))


def _causes(found: Consequences) -> set[str]:
    causes = {TRIGGERS[e.kind] for e in found.foresight.events if e.kind in TRIGGERS}
    if ("knights",) in found.told("crusade"):
        causes.add("purchase")
    for site, *_ in found.told("built"):
        if str(site) in SITE_NAMES:
            causes |= {"build", kind_of(str(site))}
    return causes - {INCOME_STEP} if found.sides else causes
