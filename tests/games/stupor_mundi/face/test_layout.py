"""On every page regions keep apart, pieces stay in their region, and no word is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from stupor.app import App
from stupor.games.stupor_mundi.face.docks.dock import dock_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import panel_of
from stupor.stage.geometry import around, centre, grown, overlap
from stupor.stage.highlight_roles import ROUND
from stupor.stage.items import Board, Item, Label, Picture, Rect
from stupor.stage.layout import Anchors
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.face.moments import crowd, table_when
from tests.support.layout_check import problems
from tests.support.usual import some
from tests.support.windows import window

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
SHAPES = ((1280, 800), (1280, 960), (1720, 720))
REGIONS = ("rail.vp", "central", "voyage", "castle", "prompt", "player", "hand", "meta.header",
           "log", "actions")  # fmt: skip
#: Where the things of a painter belong.
HOMES = {
    "rail": "rail.vp", "work": "central.workplace", "imperial": "central.imperial",
    "voyage": "voyage", "castle": "castle", "player": "player", "prompt": "prompt",
    "hand": "hand", "header": "meta.header", "actions": "actions", "holdings": "player",
}  # fmt: skip
#: The expansions of the special edition.
BOTH = ("postponed-crusade", "imperial-projects")
#: So many lines of the Game log are seen, whatever lies below it; the second in a small window.
MOST_LINES, FEWEST_LINES = 4, 3
#: So many cards lie side by side without hiding their names.
FEW_CARDS = 9
#: Lights, shadows and discs may stand over the edge of their region by so much.
SLACK = 16.0
WINDOWS = some([*SIZES, *SHAPES], [SIZES[0], SHAPES[1]])


@pytest.fixture(params=WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    made = window(request.param, painted=False)
    yield made
    made.close()


def test_regions_keep_apart(app: App) -> None:
    at = app.anchors("table")
    whole = tuple(at["page"])
    for seats in (2, 3, 4):
        shown = [*REGIONS, *_panels(at, seats)]
        if seats == 2 and "log.tall" in at:
            shown[shown.index("log")] = "log.tall"
        for one, other in combinations(shown, 2):
            assert not overlap(tuple(at[one]), tuple(at[other])), (seats, one, other)
        assert all(_within(tuple(at[name]), whole) for name in shown)


def _panels(at: Anchors, seats: int) -> list[str]:
    prefix = {2: "rival2p", 3: "rival3p"}.get(seats, "rival")
    panels = [f"{prefix}.{n}" for n in range(1, seats)]
    return [*panels, "rail2.rival"] if seats > 2 and "rail2.rival" in at else panels


def test_every_form_has_every_name(app: App) -> None:
    design = {"page"} | set(_design())
    assert design <= set(app.anchors("table"))


def _design() -> Iterator[str]:
    small = window((1280, 720), painted=False)
    yield from small.anchors("table")
    small.close()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_crowded_table(app: App, seats: int) -> None:
    scene = table_when(app, seats, seats, "turn", from_round=3)
    crowd(scene)
    app.step()
    _check(app, scene)


@pytest.mark.parametrize(
    ("seats", "expansions"), [(1, BOTH), (2, BOTH[:1]), (2, BOTH), (3, BOTH[1:]), (4, BOTH)]
)
def test_a_crowded_table_with_expansions(app: App, seats: int, expansions: tuple[str, ...]) -> None:
    scene = table_when(app, seats, seats, "turn", from_round=2, expansions=expansions)
    crowd(scene)
    app.step()
    _check(app, scene)
    dock = dock_of(scene.view())
    assert dock is not None
    cells = [*dock.boards.values(), *dock.projects]
    assert all(any(_within(cell, plate) for plate in dock.plates()) for cell in cells)
    assert not any(overlap(one, other) for one, other in combinations(cells, 2))
    assert len(_lines(scene)) >= (MOST_LINES if app.camera.k >= 1 else FEWEST_LINES)
    if seats > 1:
        scene.closeup.hold(1)
        app.step()
        assert problems(app, _may_be_cut(scene)) == []


@pytest.mark.parametrize(
    "kind", ["turn", "icon", "store", "resource", "discard", "edict", "build", "refill"]
)
def test_a_moment(app: App, kind: str) -> None:
    scene = table_when(app, 4, 7, kind, from_round=2)
    app.step()
    _check(app, scene)


def test_a_rival_seen_close_and_the_opened_chronicle(app: App) -> None:
    scene = table_when(app, 4, 3, "turn", from_round=4)
    crowd(scene)
    scene.closeup.hold(2)
    app.step()
    assert problems(app, _may_be_cut(scene)) == []
    scene.closeup.release()
    scene.log_scroll.toggle()
    app.step()
    assert problems(app, _may_be_cut(scene)) == []


def _check(app: App, scene: TableScene) -> None:
    assert problems(app, _may_be_cut(scene)) == []
    view = scene.view()
    stray = [item.key for item in scene.items() if not _at_home(item, scene)]
    assert stray == []
    assert view.seats == 1 or panel_of(view, 1) in scene.hit_test.view.anchors


def _lines(scene: TableScene) -> set[float]:
    """Where the rows of the Game log begin that are seen below its heading."""
    shown = [item for item in scene.items() if item.key.startswith("log/line")]
    return {item.rect[1] for item in shown if isinstance(item, Label) and item.face == "text"}


def _may_be_cut(scene: TableScene):  # type: ignore[no-untyped-def]
    """Cards that overlap much, or in a small window, are cut; the pointer shows them whole.

    The opened Game log lies over half of the ribbon.
    """
    view = scene.view()
    tight = view.compact or len(view.table.pieces(f"hand.{view.viewer}")) > FEW_CARDS

    def allowed(label: Label) -> bool:
        covered = label.key == "ribbon" and scene.log_scroll.opened
        return covered or (tight and label.key.startswith(("hand/", "closeup/hand/")))

    return allowed


def _at_home(item: Item, scene: TableScene) -> bool:
    region = HOMES.get(item.key.split("/")[0])
    if region is None or isinstance(item, Board):
        return True
    return _within(_seen(item), grown(tuple(scene.hit_test.view.anchors[region]), SLACK))


def _seen(item: Item) -> Rect:
    """What is seen of an item: a round light is its line, its frame is clear beyond that."""
    if isinstance(item, Picture) and item.sprite.startswith("glow/") and "-round" in item.sprite:
        return around(centre(item.rect), item.rect[2] / ROUND, item.rect[3] / ROUND)
    return item.rect


def _within(inner: Rect, outer: Rect) -> bool:
    x, y, w, h = inner
    left, top, wide, high = outer
    return x >= left and y >= top and x + w <= left + wide and y + h <= top + high
