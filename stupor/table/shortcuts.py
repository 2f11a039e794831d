"""Letters and figures at the table: where each of them leads, by what is asked now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stupor.games.stupor_mundi.face.places import zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.table.focus import TableFocus
from stupor.table.hand import Hand
from stupor.table.reach import Reach

#: Where a letter leads: groups, and how names begin there; things that are lit come first.
JUMPS: Final = {
    "ship": (("voyage", "market.sell"), ("voyage", "ship.")),
    "hand": (("hand", "card."),),
    "promote": (("actions", "action.1"), ("workplace", "specialist."), ("workplace", "")),
    "market": (("actions", "action.2"), ("voyage", "market.")),
    "build": (("voyage", "market.buy"), ("actions", "action.3"), ("pieces", "")),
    "allies": (("actions", "action.4"), ("voyage", "ally."), ("allies", "")),
    "purchase": (("actions", "action.5"), ("voyage", "card.")),
    "edict": (("edicts", "edict."), ("edicts", "active."), ("edicts", "reward.")),
}
PATHS: Final = ("a", "b", "c")
DIGITS: Final = ("1", "2", "3", "4", "5", "6")


def leads_to(focus: TableFocus, action: str) -> list[str]:
    """Everything that a letter may mean now: what is lit, or else what is there at all."""
    found = [
        name
        for group, start in JUMPS.get(action, ())
        for name in focus.focus.names(group)
        if name.startswith(start)
    ]
    return [name for name in found if focus.can(name)] or found


def numbered(reach: Reach, names: Iterable[str], digit: str) -> list[str]:
    """The things that bear a figure: by their own name, by their place, or by their order."""
    order = list(names)
    view = reach.view
    own = [name for name in order if name.rpartition(".")[2] == digit]
    placed = [name for name in order if zone_of(view, name).rpartition(".")[2] == digit]
    sites = [name for name in order if name.startswith("castle.") and name.endswith(digit)]
    return own or placed or sites or order[int(digit) - 1 : int(digit)]


def targets_numbered(reach: Reach, hand: Hand, digit: str) -> list[str]:
    """The targets of what is held that bear a figure; a Ship sails so many steps."""
    targets = hand.targets()
    if hand.drag.pick.startswith("ship."):
        return list(targets[int(digit) - 1 : int(digit)])
    return numbered(reach, targets, digit)


def on_path(targets: Iterable[str], letter: str) -> Iterator[str]:
    """The targets on one of the three Workplace paths."""
    return (name for name in targets if name.startswith(f"work.{letter}."))


def of_one_kind(view: TableView, focus: TableFocus) -> list[str]:
    """The things beside the focused one that are of its kind, lit ones if there are any."""
    kind = focus.name.partition(".")[0]
    beside = [
        name for name in focus.focus.names(focus.focus.group) if name.partition(".")[0] == kind
    ]
    return [name for name in beside if focus.can(name)] or beside
