"""What commands, keys, lights and last moves need of the table that they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from stupor.stage.game_ui import GameUI
from stupor.stage.geometry import Point
from stupor.stage.items import Rect
from stupor.stage.plaque import Plaque
from stupor.stage.view import View
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.input.hover import Hovering
from stupor.table.log import LogScroll
from stupor.table.panels.closeup import CloseUp
from stupor.table.panels.expanded_panel import ExpandedPanel
from stupor.table.panels.preview import GhostPreview
from stupor.table.session.flow import TurnFlow
from stupor.table.session.rival_ticker import RivalTicker
from stupor.table.session.save_banner import SaveBanner

if TYPE_CHECKING:
    from stupor.scenes.host import Host


class TableContext(Protocol):
    """What a part of the table may use of the whole."""

    app: Host
    ui: GameUI[View]
    log_scroll: LogScroll
    closeup: CloseUp
    expanded_panel: ExpandedPanel
    preview: GhostPreview
    ticker: RivalTicker
    plaques: tuple[Plaque, ...]
    hand: Hand
    hovering: Hovering
    save_banner: SaveBanner
    #: What lies on the log's leaf: a tip, or advice.
    log_cover: Rect | None
    #: Advice is open: it lights what it means, and all other lights rest.
    advice_open: bool
    #: How often it was worked out what can be done.
    updates: int

    @property
    def status_text(self) -> str:
        """What the ribbon says in place of the question."""

    @property
    def device(self) -> str:
        """What leads: "keys", "pad", or nothing for the pointer."""

    @property
    def flow(self) -> TurnFlow:
        """The course of the game."""

    @property
    def hit_test(self) -> HitTest:
        """Where everything is that can be touched now."""

    def view(self) -> View:
        """The shown table."""

    def show_tooltip(self, name: str, point: Point) -> None:
        """Say at once what there is to say about a thing."""

    def hide_tooltip(self) -> bool:
        """Say nothing more; False when nothing was said."""

    def resized(self) -> None:
        """Lay the table out anew."""

    def update_affordances(self) -> None:
        """Work out anew what can be done and where it is."""

    def flush(self) -> None:
        """See at once what is still to be seen."""

    def launch(self, piece: str, rect: Rect) -> None:
        """Let a dropped piece fly on from the hand."""

    def show_score(self) -> None:
        """Open the score sheet of the finished game."""

    def open_moment(self, choice: int | None) -> None:
        """Open the timeline at a choice, or at the present."""
