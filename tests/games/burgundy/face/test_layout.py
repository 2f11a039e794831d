"""The table of every kind, in windows of every form: all there, on the page, in its own place."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from stupor.engine.decision import Decision
from stupor.games.burgundy.face.board import PAINTERS
from stupor.games.burgundy.face.gestures.plaque_words import EDGE, FRAME, grid, plaque_text
from stupor.games.burgundy.face.preview.preview_panel import ACTIONS, paint_at_rest
from stupor.games.burgundy.face.rivals.closeup import paint_closeup
from stupor.games.burgundy.face.rivals.panels import paint_panel
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import BUILDINGS
from stupor.platform import paths
from stupor.stage.geometry import overlap
from stupor.stage.items import Board, Item, Label, NineSlice, Picture
from stupor.stage.regions import Regions
from tests.games.burgundy.face.position import FORMS, TABLES, anchors, view

#: How far a shadow, a light or a post may reach beyond the page.
BEYOND = 24.0
EVERY = [(kind, form) for kind in TABLES for form in FORMS]


@cache
def sprites() -> frozenset[str]:
    folders = [paths.resources() / name for name in ("burgundy", "common")]
    lists = [json.loads((folder / "atlas.json").read_text("utf-8")) for folder in folders]
    return frozenset(name for found in lists for name in found["sprites"])


@cache
def boards() -> frozenset[str]:
    folders = [paths.resources() / name / "boards" for name in ("burgundy", "common")]
    return frozenset(file.name.partition("@")[0] for folder in folders for file in folder.iterdir())


def painted(seen: TableView) -> list[Item]:
    return [item for paint in PAINTERS.values() for item in paint(seen)]


@pytest.mark.parametrize(("kind", "form"), EVERY)
def test_everything_is_painted_from_pictures_that_there_are(kind: str, form: str) -> None:
    for item in painted(view(kind, form)):
        if isinstance(item, Picture | NineSlice):
            assert item.sprite in sprites(), item.key
        if isinstance(item, Board):
            assert item.name in boards(), item.key


def test_the_plaque_of_all_that_a_crane_copies_has_a_picture() -> None:
    """Given a Crane where white castles are played, then they have a picture like the buildings."""
    options = [("copy", name) for name in BUILDINGS]
    signs = {plaque_text(Decision(0, "copy", (option,)), option).sign for option in options}
    assert len(signs) == len(BUILDINGS) and signs <= sprites()


@pytest.mark.parametrize(("kind", "form"), EVERY)
def test_no_two_things_have_one_key_and_all_lie_on_the_page(kind: str, form: str) -> None:
    seen = view(kind, form)
    _, _, wide, high = seen.page
    items = painted(seen)
    assert len({item.key for item in items}) == len(items)
    for item in items:
        x, y, w, h = item.rect
        assert x > -BEYOND, item.key
        assert y > -BEYOND, item.key
        assert x + w < wide + BEYOND, item.key
        assert y + h < high + BEYOND, item.key


@pytest.mark.parametrize(("kind", "form"), EVERY)
def test_boards_and_panels_stand_beside_each_other(kind: str, form: str) -> None:
    seen = view(kind, form)
    names = ["central", "own", "household", "prompt", "actions", "meta.header", "rail.vp", "log"]
    names += [f"rival.{panel}" for panel in dict.fromkeys(seen.panels().values())]
    names += ["solo.panel"] * seen.solo
    for one, other in combinations(names, 2):
        assert not overlap(seen.anchors[one], seen.anchors[other]), (one, other)


@pytest.mark.parametrize(("kind", "form"), EVERY)
def test_every_piece_on_the_table_has_its_place(kind: str, form: str) -> None:
    seen = view(kind, form)
    for zone, pieces in seen.table.zones.items():
        for piece in pieces:
            if piece != "?":
                assert UI.layout.node(seen, piece) is not None, (zone, piece)


@pytest.mark.parametrize("kind", TABLES)
def test_spaces_of_the_own_duchy_are_as_many_as_are_printed(kind: str) -> None:
    seen = view(kind)
    board = seen.board(seen.duchy(seen.viewer))
    assert board is not None
    own = [name for name in seen.anchors if name.startswith("own.d") and name[5:].isdigit()]
    assert len(own) == board.size


@pytest.mark.parametrize("kind", TABLES)
def test_spots_are_large_enough_to_be_hit(kind: str) -> None:
    for name, (_, _, w, h) in spots_of(view(kind)):
        assert w >= 11, name
        assert h >= 11, name


def test_a_rival_seen_close_shows_all_spaces_and_monasteries() -> None:
    seen = view("everything")
    rival = seen.rivals()[0]
    items = paint_closeup(seen, rival)
    assert len({item.key for item in items}) == len(items)
    spaces = [item for item in items if item.key.startswith("close/close.duchy/")]
    assert len(spaces) >= 37


def test_a_coin_repaints_what_counts_coins_and_nothing_else() -> None:
    seen = view("four")
    kept = Regions(UI.board.regions)
    kept.items(seen)
    table = seen.table.clone()
    table.counters[f"silver.{seen.duchy(seen.viewer)}"] += 1
    kept.items(replace(seen, table=table))
    counting, buying = {"purse", "route"}, {"buy", "ribbon"}
    assert set(kept.asked) <= counting | buying, "what counts it, the end too, and what it buys"
    assert counting <= set(kept.asked)


@pytest.mark.parametrize("form", FORMS)
def test_a_paper_of_its_own_says_what_a_turn_is_made_of(form: str) -> None:
    table = view(form=form)
    apart = not overlap(table.anchors["log"], table.anchors["preview"])
    chips = [item for item in paint_at_rest(table) if item.key.startswith("rest/chip")]
    words = {item.text for item in chips if isinstance(item, Label)}
    assert words == ({words for _, words in ACTIONS} if apart else set())
    assert apart == (form == "21x9")


@pytest.mark.parametrize(("kind", "posts"), [("everything", 3), ("four", 0)])
def test_a_rivals_border_posts_stand_at_every_duchy(kind: str, posts: int) -> None:
    """Given lanes of five spaces, then four clasps join them and one more holds each end."""
    table = view(kind)
    for panel in (1, 2, 3):
        sprites = [item.sprite for item in paint_panel(table, panel) if isinstance(item, Picture)]
        assert sum(s in ("post/plain", "post/joined") for s in sprites) == posts
        assert sum(s.startswith("lane/") for s in sprites) == 6 * posts
    close = [item.sprite for item in paint_closeup(table, 1) if isinstance(item, Picture)]
    assert sum(s in ("post/plain", "post/joined") for s in close) == posts


def test_the_name_of_the_only_rival_has_the_room_of_a_long_name() -> None:
    """Given a table of two, when its panel is laid, then a name is not squeezed beside dice."""
    for form in FORMS:
        at = view("two", form).anchors
        name, points, die = at["rival.1.name"], at["rival.1.vp"], at["rival.1.die1"]
        assert name[2] >= 200 and name[0] + name[2] <= points[0]
        assert die[1] > name[1] + name[3]


@pytest.mark.parametrize("form", FORMS)
def test_a_stored_tile_is_whole_beside_the_duchy_when_turns_are_compared(form: str) -> None:
    anchors = view(form=form).anchors
    x, y, w, h = UI.layout.compared(anchors)[1]
    for number in (1, 2, 3):
        left, top, wide, high = anchors[f"storage.{number}"]
        assert x <= left and left + wide <= x + w, "beside it"
        assert y <= top and top + high <= y + h, "cut"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_plaques_leave_no_half_of_the_dice_above_them(form: str, count: int) -> None:
    """Given few answers on a page of any form, then their paper begins where the dice do."""
    places = anchors(form)
    made, (_, top, _, high) = grid(count, places), places["tray"]
    rows = -(-count // made.columns)
    first, foot = made.corner[1], made.corner[1] + rows * made.size[1] + (rows - 1) * made.gap
    assert first <= top + EDGE + 0.01 and foot == pytest.approx(top + high - EDGE, abs=EDGE)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", [4, 8])
def test_the_paper_of_many_plaques_leaves_the_frame_in_sight(form: str, count: int) -> None:
    places = anchors(form)
    made, (x, _, w, _) = grid(count, places), places["household"]
    right = made.corner[0] + made.columns * made.size[0] + (made.columns - 1) * made.gap
    assert made.corner[0] - EDGE >= x + 10 and right + EDGE <= x + w - 10


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", [4, 8])
def test_no_line_of_the_household_looks_out_below_many_plaques(form: str, count: int) -> None:
    """Given dice that lie down at the frame, then the paper over them reaches the frame."""
    places = anchors(form)
    (_, y, _, h), made = places["household"], grid(count, places)
    rows = -(-count // made.columns)
    foot = made.corner[1] + rows * made.size[1] + (rows - 1) * made.gap + EDGE
    below = y + h - foot
    assert below <= FRAME or below > EDGE + FRAME
