"""What hands and buttons can ask of a timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from stupor.table.context import TableContext

if TYPE_CHECKING:
    from stupor.scenes.timeline.flow import PastFlow
    from stupor.scenes.timeline.places import Places
    from stupor.scenes.timeline.view_rights import ViewRights
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
