"""What hands and buttons can ask of a timeline, and who may see which hand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from stupor.match.session import Session
from stupor.match.way_back import SANDBOX
from stupor.table.context import TableContext
from stupor.table.session.flow import TurnFlow

if TYPE_CHECKING:
    from stupor.scenes.timeline.flow import PastFlow
    from stupor.scenes.timeline.places import Places
    from stupor.stage.game_ui import GameUI
    from stupor.stage.sheet import Badge, Sheet
    from stupor.stage.view import View
    from stupor.table.input.keys import TableKeys
    from stupor.table.panels.closeup import CloseUp


class Timeline(TableContext, Protocol):
    """A table of the past, with the moments that one can go to."""

    keys: TableKeys
    closeup: CloseUp
    ui: GameUI[View]
    view_rights: ViewRights
    badges: tuple[Badge, ...]
    speed: int
    #: Whether the game is over.
    finished: bool

    @property
    def flow(self) -> PastFlow:
        """The course of the game."""

    @property
    def sheet(self) -> Sheet:
        """What the game says of its rounds and seats."""

    @property
    def places(self) -> Places:
        """Where the parts of the strip lie."""

    def go(self, ply: int) -> None:
        """Show the game after so many decisions."""

    def step(self, by: int) -> None:
        """One decision on or back."""

    def leap(self, by: int) -> None:
        """To another round."""

    def toggle(self) -> None:
        """Play the game from here on, or stop."""

    def pause(self) -> None:
        """Stop playing."""

    def set_speed(self, speed: int) -> None:
        """Play faster or slower."""

    def look_from(self, seat: int) -> None:
        """Look from a chair."""

    def follow(self) -> None:
        """Look from the chair that decides, from now on."""

    def hide_tooltip(self) -> bool:
        """Close what is explained; False where nothing is."""

    def go_away(self) -> None:
        """Back to where the timeline was opened."""

    def below_may_close(self) -> bool:
        """Whether the scene below may be closed at once."""


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
