"""What a table's view takes from the course of the game: who sits there, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.language import said
from stupor.stage.view import Facts
from stupor.table.session.flow import TurnFlow


class Seated(TypedDict):
    """Who sits at the table."""

    names: tuple[str, ...]
    computers: frozenset[int]
    natures: tuple[str, ...]


class ViewFacts(Seated):
    """Where the game stands as it is shown, what is asked, and which ways back there are."""

    table: Table
    facts: Facts
    decision: Decision | None
    viewer: int
    can_undo: bool
    can_redo: bool
    undo_mode: str
    undo_why: str
    agreed: Mapping[str, object]


def chairs(flow: TurnFlow) -> Seated:
    """The names of the seats, and which of them are computers of what nature."""
    return {
        "names": flow.names,
        "computers": frozenset(range(len(flow.names))) - flow.humans,
        "natures": flow.chairs.natures,
    }


def moment(flow: TurnFlow) -> ViewFacts:
    """A game as the table shows it now."""
    refusal = flow.undo_refusal()
    return {
        **chairs(flow),
        "table": flow.model.table,
        "facts": flow.model.facts,
        "decision": flow.session.decision,
        "viewer": flow.viewer,
        "can_undo": refusal is None,
        "can_redo": flow.can_redo,
        "undo_mode": flow.session.mode,
        "undo_why": said(refusal or ""),
        "agreed": flow.session.header.get("options") or {},
    }
