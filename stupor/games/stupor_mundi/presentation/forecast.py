"""What Allies would give if the round ended now, and after an Edict's icon has been placed."""

from collections.abc import Mapping
from typing import Final

from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.presentation.castle import built_on, kind_of
from stupor.games.stupor_mundi.presentation.view import TableView, number_of

#: Counters of Frederick's Palace by Edict icon.
COUNTERS: Final[dict[str, str]] = {
    "grain": "f.grain",
    "stone": "f.stone",
    "treasury": "f.treasury",
    "tower": "f.towers",
    "wall": "f.walls",
    "keep": "f.keeps",
    "ally": "f.allies",
}
MEASURES: Final = {"coins": "treasury", "allies": "ally", "grain": "grain", "stone": "stone",
                   "towers": "tower", "walls": "wall", "keeps": "keep",
                   "specialist": "specialist"}  # fmt: skip
LEAST: Final = {"specialist": 1}
MOST: Final = {"keep": 3, "treasury": 15}
STEP: Final = {"treasury": 3}
MET_VP: Final = 2

Palace = Mapping[str, int]


def palace_of(view: TableView) -> dict[str, int]:
    """What Frederick has, by Edict icon."""
    found = {icon: view.count(counter) for icon, counter in COUNTERS.items()}
    found["specialist"] = specialist_space(view, "specialist.f")
    return found


def specialist_space(view: TableView, piece: str) -> int:
    """The column where a Specialist stands, 0 at the start; Path B's City is column 5."""
    for path, last in (("a", 5), ("b", 3), ("c", 5)):
        for space in range(1, last + 1):
            if piece in view.table.pieces(f"work.{path}.{space}"):
                return 5 if space == last else space
    return 0


def after(palace: Palace, icon: str, count: int, way: str) -> dict[str, int] | None:
    """The Palace with icons added or removed; None where the track does not reach."""
    step = STEP.get(icon, 1) * count * (1 if way == "add" else -1)
    value = palace[icon] + step
    if not LEAST.get(icon, 0) <= value <= MOST.get(icon, 5):
        return None
    return {**palace, icon: value}


def _structures(palace: Palace) -> int:
    return palace["tower"] + palace["wall"] + palace["keep"]


def _own(view: TableView, seat: int, measure: str) -> int:
    if measure in ("coins", "grain", "stone"):
        return view.count(f"{measure}.{seat}")
    if measure == "allies":
        return sum(bool(view.table.pieces(f"ally.{seat}.{n}")) for n in range(1, 6))
    if measure == "specialist":
        return max(specialist_space(view, f"specialist.{seat}.{n}") for n in range(3))
    built = built_on(view, seat)
    if measure == "structures":
        return len(built)
    return sum(kind_of(site) == measure[:-1] for site in built)


def is_met(view: TableView, seat: int, ally: int, palace: Palace) -> bool:
    """Whether an Ally's condition would hold for a seat with this Palace."""
    who = ALLIES[ally]
    his = _structures(palace) if who.measure == "structures" else palace[MEASURES[who.measure]]
    if who.circle == "loyalist":
        return his >= who.threshold
    return _own(view, seat, who.measure) >= his + who.threshold


def allies_of(view: TableView, seat: int) -> list[int]:
    """The Allies on a seat's board."""
    found = [view.table.pieces(f"ally.{seat}.{n}") for n in range(1, 6)]
    return [number_of(here[0]) for here in found if here and number_of(here[0])]


def ally_income(view: TableView, seat: int, palace: Palace) -> int:
    """VP of the Ally income of a seat with this Palace."""
    hosts = allies_of(view, seat)
    return len(hosts) + sum(MET_VP * is_met(view, seat, ally, palace) for ally in hosts)


def changes(view: TableView, before: Palace, then: Palace) -> tuple[list[str], list[str]]:
    """Names of the Allies on all boards that would gain and that would lose their 2 VP."""
    gains: list[str] = []
    losses: list[str] = []
    for seat in range(view.seats):
        for ally in allies_of(view, seat):
            old, new = is_met(view, seat, ally, before), is_met(view, seat, ally, then)
            if old != new:
                (gains if new else losses).append(ALLIES[ally].name)
    return gains, losses


def change_text(gains: list[str], losses: list[str]) -> str:
    """Who gains and loses, in a few words."""
    parts = []
    if losses:
        parts.append(_verb(losses, "loses", "lose"))
    if gains:
        parts.append(_verb(gains, "gains", "gain"))
    return f"{', '.join(parts)} 2 VP" if parts else "no Ally changes"


def _verb(names: list[str], one: str, many: str) -> str:
    shown = names[0] if len(names) == 1 else f"{len(names)} Allies"
    return f"{shown} {one if len(names) == 1 else many}"
