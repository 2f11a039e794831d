"""Everything that a saved position may name."""

from __future__ import annotations

from typing import Final

from stupor.engine.clauses import clauses_of
from stupor.games.stupor_mundi import cards, setup  # noqa: F401 (with these all clauses are known)
from stupor.games.stupor_mundi.campaign.story import Story, Twists
from stupor.games.stupor_mundi.data.editions import Edition
from stupor.games.stupor_mundi.expansions.state import Commissions, Crusade, Expansions, Holdings
from stupor.games.stupor_mundi.state import Automa, Player, State

#: What a position is made of, from the outside in.
RECORDS: Final = (
    *(State, Player, Automa, Edition, Story, Twists),
    *(Expansions, Crusade, Commissions, Holdings),
)
#: What can be left to do, by name.
CLAUSES: Final = clauses_of("stupor.games.stupor_mundi")
CLASSES: Final = (*RECORDS, *CLAUSES.values())
