"""What letters and figures mean at this table: where each of them leads, by what is asked now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stupor.games.stupor_mundi.face.castle.incomes import in_order
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark
from stupor.stage.bindings import Action
from stupor.stage.keymap import Keymap
from stupor.stage.name import parsed

#: How the names of the incomes of the own castle begin.
INCOME: Final = "castle.income"


def numbered(view: TableView, names: Iterable[str], digit: str, held: str = "") -> list[str]:
    """The things that bear a figure: by their key, their own name, their place, or their order.

    Where a Ship is held, it sails so many steps; cards of a hand go by their order alone.
    """
    order = list(names)
    keyed = [f"{INCOME}{side}" for side in in_order(view)]
    zones = {parsed(zone_of(view, name)).kind for name in order}
    if parsed(held).kind == "ship" or zones == {"hand"}:
        found = order
    elif order and {*order} <= {*keyed}:
        found = keyed
    else:
        return _bearing(view, order, digit) or order[int(digit) - 1 : int(digit)]
    return found[int(digit) - 1 : int(digit)]


def _bearing(view: TableView, names: Sequence[str], digit: str) -> list[str]:
    """The things in whose own name, place or site the figure is."""
    own = [name for name in names if parsed(name).last == digit]
    placed = [name for name in names if parsed(zone_of(view, name)).last == digit]
    sites = [name for name in names if parsed(name).kind == "castle" and name.endswith(digit)]
    return own or placed or sites


KEYS: Final = Keymap(
    actions={
        "ship": Action(mark("Ship; sell"), "s"),
        "hand": Action(mark("Hand"), "c"),
        "promote": Action(mark("Promote, Specialists"), "p"),
        "market": Action(mark("Market"), "m"),
        "build": Action(mark("Build, Structures; buy"), "b"),
        "allies": Action(mark("Summon, Allies"), "a"),
        "purchase": Action(mark("Purchase, Advanced cards"), "u"),
        "edict": Action(mark("Edicts"), "e"),
        "discard": Action(mark("Discard"), "d"),
        "expansions": Action(mark("Expansions at full size"), "x"),
    },
    jumps={
        "ship": (("voyage", "market.sell"), ("voyage", "ship.")),
        "hand": (("hand", "card."),),
        "promote": (("actions", "action.1"), ("workplace", "specialist."), ("workplace", "")),
        "market": (("actions", "action.2"), ("voyage", "market.")),
        "build": (("voyage", "market.buy"), ("actions", "action.3"), ("pieces", "")),
        "allies": (("actions", "action.4"), ("voyage", "ally."), ("allies", "")),
        "purchase": (("actions", "action.5"), ("voyage", "card.")),
        "edict": (("edicts", "edict."), ("edicts", "active."), ("edicts", "reward.")),
    },
    letters={"promote": {path: ("specialist.", f"work.{path}.") for path in ("a", "b", "c")}},
    puts={"discard": ("discard.", "hand")},
    arrows={"up": ("icon.", ".add"), "down": ("icon.", ".remove")},
    rides={"ship": "ship."},
    opens=frozenset({"expansions"}),
    shown_open=frozenset({"project", "book", "supply", "knight"}),
    figures={"order": INCOME, "income": INCOME},
    told={
        "1 \u2013 6": mark("Choose what has that number"),
        "a b c": mark("While promoting: along that path"),
    },
    numbered=numbered,
)
