"""What commands, keys and traces need of the table that they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from stupor.stage.items import Area
from stupor.stage.tween import Rect
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.input.hover import Hovering
from stupor.table.log import LogScroll
from stupor.table.session.flow import TurnFlow
from stupor.table.session.save_banner import SaveBanner

if TYPE_CHECKING:
    from stupor.scenes.host import Host


class Tableside(Protocol):
    """A table as those know it who act for the player."""

    app: Host
    chronicle: LogScroll
    hand: Hand
    hovering: Hovering
    keeping: SaveBanner
    #: What lies on the log's leaf: a tip, or advice.
    paper: Area | None
    #: Advice is open.
    advised: bool

    @property
    def flow(self) -> TurnFlow:
        """The course of the game."""

    @property
    def reach(self) -> HitTest:
        """Where everything is that can be touched now."""

    def resized(self) -> None:
        """Lay the table out anew."""

    def look(self) -> None:
        """Work out anew what can be done and where it is."""

    def flush(self) -> None:
        """See at once what is still to be seen."""

    def launch(self, piece: str, rect: Rect) -> None:
        """Let a dropped piece fly on from the hand."""

    def show_score(self) -> None:
        """Open the score sheet of the finished game."""

    def open_moment(self, choice: int | None) -> None:
        """Open the timeline at a choice, or at the present."""
