"""Who may see which hand in a game as it was: while it runs, nobody learns what is still hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from stupor.match.session import Session
from stupor.match.way_back import SANDBOX
from stupor.table.session.flow import TurnFlow


class ViewRights(NamedTuple):
    """The chair to look from first, the chairs whose hand may be seen, and whose leave it takes."""

    first: int
    open: frozenset[int]
    agree: tuple[int, ...]


def view_rights_of(
    game: TurnFlow | Session, options: Mapping[str, object], viewer: int | None = None
) -> ViewRights:
    """What may be seen of a game; whoever looks at its table already sees the own hand."""
    flow, session = (game, game.session) if isinstance(game, TurnFlow) else (None, game)
    humans = [seat for seat, chair in enumerate(session.seats) if chair.human]
    if viewer is None:
        viewer = flow.viewer if flow is not None else min(humans, default=0)
    if session.over:
        return ViewRights(viewer, frozenset(range(len(session.seats))), ())
    if len(humans) < 2:
        return ViewRights(viewer, frozenset(humans), ())
    seen = frozenset(humans) if options.get("hands") == "open" else _own(flow)
    return ViewRights(viewer, seen, () if session.mode == SANDBOX else tuple(humans))


def _own(flow: TurnFlow | None) -> frozenset[int]:
    """The seat whose hand is seen where several people share a table, if there is one."""
    observer = None if flow is None else flow.observer
    return frozenset(() if observer is None else (observer,))
