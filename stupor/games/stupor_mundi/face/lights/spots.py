"""Places of what happens: sides of a castle, the market of a ship, a cube in the store."""

from stupor.games.stupor_mundi.face.rectangles import place_rect, spot_rect
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_plan, place_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.stage.geometry import around, centre
from stupor.stage.items import Rect
from stupor.stage.name import parsed

#: Zones that are called like the pieces that lie in them.
SLOTS = ("project", "condition")
STORES = 7
CUBE = (42.0, 43.0)


def spot(view: TableView, name: str) -> Rect | None:
    """The rectangle of any place that a clip may name."""
    head, rest = parsed(name)
    if head == "side":
        seat, side = map(int, parsed(name).parts)
        return side_spot(view, seat, side)
    if head == "trade":
        return trade_spot(view, rest)
    if head in SLOTS:
        return spot_rect(view, name)
    return place_rect(view, name) if name else None


def side_spot(view: TableView, seat: int, side: int) -> Rect | None:
    """The income of a side of a castle."""
    if seat == view.viewer:
        return around(centre(view.anchors[f"castle.income{side}"]), 40)
    if not 0 <= seat < view.seats:
        return None
    plan = castle_plan(view, place_of(view, seat))
    return around(plan.feet[f"w{side}"], 26)


def trade_spot(view: TableView, seat: str) -> Rect | None:
    """The market where a seat's Ship lies."""
    for city in range(5):
        if f"ship.{seat}" in view.table.pieces(f"city.{city}"):
            return place_rect(view, f"market.{city}")
    return None


def store_spots(view: TableView, seat: int, kind: str, count: int) -> list[Rect]:
    """Where the next cubes of a kind will lie in a store, or the last ones lie."""
    if seat != view.viewer:
        box = view.anchors.get(f"{place_of(view, seat)}.{kind}") if seat >= 0 else None
        return [around((box[0] + 15, box[1] + box[3] / 2), 28)] * abs(count) if box else []
    stored = view.count(f"stone.{seat}")
    if kind == "grain":
        stored += view.count(f"grain.{seat}")
    free = [n for n in range(1, STORES + 1) if not _is_shut(view, seat, n)]
    first = stored if count > 0 else stored + count
    chosen = [free[min(max(0, first + k), len(free) - 1)] for k in range(abs(count))]
    return [around(centre(view.anchors[f"player.store{n}"]), *CUBE) for n in chosen]


def _is_shut(view: TableView, seat: int, store: int) -> bool:
    """Whether a Great Structure still stands on a space of the warehouse."""
    return store > 3 and bool(view.table.pieces(f"board.{seat}.{store}"))


def purse_spot(view: TableView, seat: int) -> Rect | None:
    """The coins of a seat."""
    box = place_rect(view, f"coins.{seat}")
    if box is None:
        return None
    if seat == view.viewer:
        return around((box[0] + box[2] / 2, box[1] + box[3] - 34), 44)
    return around((box[0] + 15, box[1] + box[3] / 2), 28)
