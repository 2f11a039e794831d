"""The whole table of Stupor Mundi as its painters would have it, without a region that rests."""

from stupor.games.stupor_mundi.face.board import PAINTERS
from stupor.games.stupor_mundi.face.rivals.rival_panels import paint_kept, paint_place
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.items import Item


def paint_table(view: TableView) -> list[Item]:
    """Every item of the table as the viewer sees it."""
    return [item for paint in PAINTERS.values() for item in paint(view)]


def paint_rivals(view: TableView) -> list[Item]:
    """All rival panels of a game of two to four."""
    panels = (paint_place(view, place) for place in range(1, view.seats))
    return [item for panel in (*panels, paint_kept(view)) for item in panel]
