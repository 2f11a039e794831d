"""How an Ally's condition stands: who is ahead, by how much, and what is needed."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.data.allies import LOYALIST, Ally
from stupor.language import tr, trn

_FIGURES: Final = re.compile(r"(\d+)\D+(\d+)")


class Standing(NamedTuple):
    """Figures of a condition: mine and his, or what Frederick has and a Loyalist asks."""

    mine: int
    his: int
    met: bool

    @property
    def lead(self) -> int:
        """How far the one is ahead of the other."""
        return self.mine - self.his


def standing_of(compare: str, met: bool) -> Standing | None:
    """The standing behind figures such as 3>2 or 2/3; None where they are not known."""
    found = _FIGURES.fullmatch(compare)
    return Standing(int(found[1]), int(found[2]), met) if found else None


def more(measure: str, count: int) -> str:
    """So much more of what an Ally measures."""
    said = {
        "grain": lambda: trn("{count} more Grain", "{count} more Grain", count),
        "stone": lambda: trn("{count} more Stone", "{count} more Stone", count),
        "coins": lambda: trn("{count} more Augustalis", "{count} more Augustales", count),
        "towers": lambda: trn("one more Tower", "{count} more Towers", count),
        "walls": lambda: trn("one more Wall", "{count} more Walls", count),
        "keeps": lambda: trn("one more Keep", "{count} more Keeps", count),
        "structures": lambda: trn("one more Structure", "{count} more Structures", count),
        "allies": lambda: trn("one more Ally", "{count} more Allies", count),
        "specialist": lambda: trn(
            "one more step of a Specialist", "{count} more steps of a Specialist", count
        ),
    }
    return said[measure]()


def verdict(ally: Ally, standing: Standing, mine: bool) -> str:
    """Who is ahead, and the next step; nobody is called you about another's Ally."""
    if ally.circle == LOYALIST:
        return _of_loyalist(ally, standing)
    if standing.met:
        return _met(standing.lead, mine)
    step = more(ally.measure, ally.threshold - standing.lead)
    if standing.lead == 0:
        return tr("Tied: {more} needed.", more=step)
    return tr("Frederick is ahead: {more} needed.", more=step)


def _met(lead: int, mine: bool) -> str:
    if not lead:
        return tr("Tied: condition met.")
    if mine:
        return trn(
            "You lead by {count}: condition met.", "You lead by {count}: condition met.", lead
        )
    return trn("Ahead by {count}: condition met.", "Ahead by {count}: condition met.", lead)


def _of_loyalist(ally: Ally, standing: Standing) -> str:
    if standing.met:
        return tr("Frederick has enough: condition met.")
    step = more(ally.measure, -standing.lead)
    return tr("Not yet: Frederick needs {more}.", more=step)
