"""What the rules foretell about an Edict's icon, and Frederick's Palace as it stands."""

from typing import NamedTuple

from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.palace import ICONS
from stupor.language import tr, trn

Palace = dict[str, int]


class Outcome(NamedTuple):
    """What a way of an icon would bring: the track's value, incomes by seat, Allies' changes."""

    value: int
    income: list[int]
    gains: dict[str, int]
    losses: dict[str, int]


def outcome(view: TableView, way: str) -> Outcome | None:
    """What the rules say about adding or removing the icon; None where that is not offered."""
    asked = view.mine()
    results = asked.context.get("results") if asked is not None else None
    found = results.get(way) if isinstance(results, dict) else None
    return Outcome(**found) if found is not None else None


def palace_of(view: TableView) -> Palace:
    """What Frederick has, by Edict icon."""
    found = {icon.key: view.count(icon.counter) for icon in ICONS if icon.counter}
    found["specialist"] = view.fact("f.specialist", 1)
    return found


def change_text(then: Outcome) -> str:
    """Who gains and loses how much, in a few words."""
    ways = ("\u2212", then.losses), ("+", then.gains)
    parts = [f"{_allies(who)} {sign}{sum(who.values())}" for sign, who in ways if who]
    return tr("{allies} VP", allies=", ".join(parts)) if parts else tr("no Ally changes")


def _allies(who: dict[str, int]) -> str:
    return tr(next(iter(who))) if len(who) == 1 else trn("{count} Ally", "{count} Allies", len(who))
