"""What a saved position may name, and positions of older schemas, brought up to date."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stupor.engine import codec
from stupor.engine.clauses import clauses_of
from stupor.engine.errors import BadField
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


#: The schema of the first edition of the program.
FIRST: Final = 1


def upgraded(data: object) -> object:
    """A position of the first schema without its derived fields; any other as it is."""
    state = _first(data)
    if state is None or not isinstance(data, Mapping):
        return data
    told = {name: value for name, value in state.items() if name not in DERIVED}
    return {**data, "schema": codec.SCHEMA, "state": told}


def check_upgraded(data: object, s: State) -> None:
    """BadData for a position of the first schema that contradicts itself."""
    state = _first(data)
    for name, fact in s.former_fields().items() if state is not None else ():
        if state is not None and state.get(name) != codec.as_json(fact):
            raise BadField(name, "is not what country and village make it")


#: What follows from other fields, and was one itself.
DERIVED: Final = ("ability_at",)


def _first(data: object) -> Mapping[str, Any] | None:
    if isinstance(data, Mapping) and data.get("schema") == FIRST:
        state = data.get("state")
        return state if isinstance(state, Mapping) else None
    return None
