"""Everything that a saved position may name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.effect import Effect
from stupor.games.stupor_mundi.campaign.story import Story, Twists
from stupor.games.stupor_mundi.data.editions import Edition
from stupor.games.stupor_mundi.expansions.state import Commissions, Crusade, Expansions, Holdings
from stupor.games.stupor_mundi.state import Automa, Player, State


def _clauses(base: type) -> Iterator[type]:
    subclasses: list[type] = base.__subclasses__()
    for cls in subclasses:
        if cls.__module__.startswith("stupor.games.stupor_mundi."):
            yield cls
        yield from _clauses(cls)


#: What a position is made of, from the outside in.
RECORDS: Final = (
    *(State, Player, Automa, Edition, Story, Twists),
    *(Expansions, Crusade, Commissions, Holdings),
)
#: What can be left to do, by name; rules.py imports every clause before this module.
CLAUSES: Final = {cls.__name__: cls for cls in _clauses(Effect)}
CLASSES: Final = (*RECORDS, *CLAUSES.values())
