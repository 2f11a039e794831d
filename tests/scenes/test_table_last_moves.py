"""What other Houses did stays marked until the own next turn has ended."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from stupor.engine.events import Event
from stupor.games.stupor_mundi.face.castle.structures import FIGURES, figure_box
from stupor.games.stupor_mundi.face.docks.dock import opened_dock, project_box
from stupor.games.stupor_mundi.face.lights.last_moves import (
    own_turn_ended,
    paint_last_moves,
    touched,
)
from stupor.games.stupor_mundi.face.lights.spots import spot
from stupor.games.stupor_mundi.face.rivals.rival_panels import castle_plan, place_of
from stupor.games.stupor_mundi.face.ui import UI
from stupor.render.contrast import strengthened
from stupor.stage.geometry import centre, grown, holds
from stupor.stage.items import Box, Label, Picture
from stupor.stage.palette import PIECE
from tests.scenes.table_setup import open_table

from stupor.app import App  # isort: skip
from tests.support.windows import window

TURNS = [
    Event("turn", 0, ()),
    Event("moved", 0, ("ship.0", "city.0", "city.1")),
    Event("turn", 1, ()),
    Event("moved", 1, ("ship.1", "city.0", "city.2")),
    Event("moved", 1, ("card.7", "hand.1", "slot.1.1")),
    Event("bought", 1, (1, 0, 2, 3)),
    Event("turn", 2, ()),
    Event("counter", 2, ("f.grain", 4, 1, "edict")),
    Event("moved", 2, ("ally.3", "city_ally.2.1", "ally.2.1")),
]


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.renderer.check()
    made.change(speed=0.0)
    yield made
    made.change(speed=1.0)
    made.close()


def marks(events: list[Event], seat: int = 0) -> dict[str, int]:
    return touched(events[own_turn_ended(events, seat) :], seat)


def test_every_place_that_others_touched_is_marked_with_the_last_who_was_there() -> None:
    assert marks(TURNS) == {
        "ship.1": 1,
        "slot.1.1": 1,
        "market.3": 1,
        "imperial.grain.4": 2,
        "city_ally.2.1": 2,
        "ally.2.1": 2,
    }


def test_last_moves_stay_during_the_own_turn_and_go_when_it_ends() -> None:
    mine = [*TURNS, Event("turn", 0, ()), Event("moved", 0, ("ship.0", "city.1", "city.2"))]
    assert marks(mine) == marks(TURNS)
    ended = [*mine, Event("turn", 1, ())]
    assert marks(ended) == {}
    moved = [*ended, Event("moved", 1, ("ship.1", "city.2", "city.3"))]
    assert marks(moved) == {"ship.1": 1}


def test_the_end_phase_leaves_no_last_moves_and_ends_a_turn() -> None:
    mine = [*TURNS, Event("turn", 0, ()), Event("counter", -1, ("phase", 2, 1, "flow"))]
    mine.append(Event("moved", 1, ("card.7", "slot.1.1", "discard.1")))
    mine += [Event("counter", -1, ("phase", 1, -1, "flow")), Event("turn", 1, ())]
    assert marks(mine) == {}


def test_on_the_table_a_last_move_appears_and_goes_after_the_own_turn(app: App) -> None:
    scene = open_table(app, "human,human", 5)
    scene.options = {"hands": "open"}
    sail = next(o for o in scene.flow.decision.options if o[0] == "sail")  # type: ignore[union-attr]
    scene.flow.choose(sail)
    scene.flow.choose(("pass",))
    for _ in range(4):
        app.step()
    assert scene.flow.viewer == 1
    assert any(item.key.startswith("last_moves/ship.0") for item in scene.items())
    held = scene._last_moves.items(scene.view(), dragging=True)
    assert held == []
    for _ in range(3):
        app.step()
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(("pass",))
    for _ in range(4):
        app.step()
    scene.flow.hand_over(1)
    assert not any(item.key.startswith("last_moves/ship.0") for item in scene.items())


def test_the_arms_beside_a_last_move_hide_no_word_and_no_figure(app: App) -> None:
    """Given a last move at every common place, then what is printed there can still be read."""
    scene = open_table(app, "human,human,human,human", 5, {"houses": "random"})
    view = scene.view()
    cities = [f"{kind}.{city}.{n}" for kind in ("city_ally", "city_card")
              for city in range(5) for n in (1, 2)]  # fmt: skip
    rows = [f"{kind}.{n}" for kind in ("active", "reward") for n in (1, 2, 3)]
    places = [*cities, *rows, *(f"market.{n}" for n in range(5)), "bonus.a", "bonus.b", "bonus.c"]
    arms = {i.key: i.rect for i in paint_last_moves(view, dict.fromkeys(places, 1))
            if isinstance(i, Picture)}  # fmt: skip
    assert len(arms) == len(places)
    words = [i for i in scene.items() if isinstance(i, Label) and i.text.strip()]
    hidden = {(key, word.text) for key, box in arms.items() for word in words
              if holds(box, centre(word.rect))}  # fmt: skip
    assert hidden == set()


def test_a_piece_that_bears_the_arms_of_its_house_is_framed_without_them(app: App) -> None:
    view = open_table(app, "human,human", 5, {"houses": "random"}).view()
    items = paint_last_moves(view, {"ship.1": 1, "specialist.1.0": 1})
    assert {i.key for i in items if isinstance(i, Box)} >= {
        "last_moves/ship.1",
        "last_moves/specialist.1.0",
    }
    assert not any(isinstance(i, Picture) for i in items)


def test_a_project_that_was_taken_leaves_no_frame_beside_the_strip(app: App) -> None:
    view = open_table(app, "human,human", 5, {"houses": "random", **BOTH}).view()
    assert paint_last_moves(view, {"project.1": 1})
    for kind in ("project", "condition"):
        view.table.zones[f"{kind}.1"].clear()
    assert paint_last_moves(view, {"project.1": 1}) == []


CITIES = [f"{kind}.{city}.{n}" for kind in ("city_ally", "city_card")
          for city in range(5) for n in (1, 2)]  # fmt: skip
BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}


def test_no_last_move_shows_through_the_opened_expansions(app: App) -> None:
    """Given last moves all over the boards, then only those of the expansions are seen."""
    view = replace(open_table(app, "human,human", 5, {"houses": "random", **BOTH}).view(),
                   panel_open=True)  # fmt: skip
    dock = opened_dock(view)
    assert dock is not None
    board = f"crusade.{next(iter(dock.boards))}"
    places = [*CITIES, *(f"market.{n}" for n in range(5)), "reward.1", "imperial.grain.2"]
    items = paint_last_moves(view, dict.fromkeys([*places, board], 1))
    assert {item.key.removesuffix(".dark").removesuffix(".arms") for item in items} == {
        f"last_moves/{board}"
    }
    assert [name for name in CITIES if UI.layout.node(view, name)] == []


def test_a_frame_leaves_its_place_to_be_seen_also_in_high_contrast(app: App) -> None:
    view = open_table(app, "human,human,human,human", 5, {"houses": "random"}).view()
    places = ["slot.1.1", "imperial.grain.2", "ally.1.1", "active.1"]
    for strong in (False, True):
        seen = replace(view, contrast=strong)
        items = list(paint_last_moves(seen, dict.fromkeys(places, 1)))
        for item in strengthened(items) if strong else items:
            if isinstance(item, Box):
                box = spot(seen, item.key.removeprefix("last_moves/").removesuffix(".dark"))
                assert box is not None
                _, _, w, h = grown(item.rect, -item.width)
                assert w > box[2] - 6 and h > box[3] - 6, item.key


def test_a_ship_that_sailed_has_a_ring_on_the_water_below_every_ship(app: App) -> None:
    view = open_table(app, "human,human", 5, {"houses": "random"}).view()
    ship = spot(view, "ship.1")
    assert ship is not None
    for item in paint_last_moves(view, {"ship.1": 1}):
        assert isinstance(item, Box) and item.z < PIECE
        assert item.radius == pytest.approx(item.rect[3] / 2)
        assert centre(item.rect)[1] > centre(ship)[1]


def test_the_frame_of_a_taken_project_lies_about_its_whole_place_at_full_size(app: App) -> None:
    view = open_table(app, "human,human", 5, {"houses": "random", **BOTH}).view()
    wide = replace(view, panel_open=True)
    cell = project_box(wide, 2)
    assert cell is not None
    small, large = (paint_last_moves(seen, {"project.2": 1}) for seen in (view, wide))
    assert any(isinstance(item, Picture) for item in small)
    assert {item.rect for item in large if item.key == "last_moves/project.2"} == {grown(cell, 1)}
    assert not any(isinstance(item, Picture) for item in large)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_frame_of_a_rivals_structure_fits_its_stone(app: App, seats: int) -> None:
    """Given any structure on any site, then the frame lies about what is seen, not on its foot."""
    view = open_table(app, ",".join(["human"] * seats), 5, {"houses": "random"}).view()
    plan = castle_plan(view, place_of(view, 1))
    for name in FIGURES:
        kind, _, side = name.partition("-") if name.startswith("wall") else (name, "", "")
        site = f"w{side}" if side else "hand" if "keep" in name else "t2"
        frame = plan.box(site)
        sprite = f"{plan.family}/{kind}-blue{'-' * bool(side)}{side}"
        w, h = round(frame[2]), round(frame[3])
        cut = app.renderer.sprites.picture(sprite, w, h, 0, 255, False)
        solid = pygame.mask.from_surface(cut.surface, 100).get_bounding_rects()
        ink = solid[0].unionall(solid[1:]).move(frame[0] + cut.dx, frame[1] + cut.dy)
        box = pygame.Rect(figure_box(plan, site, kind))
        both, either = box.clip(ink), box.union(ink)
        assert both.w * both.h > 0.6 * either.w * either.h, (name, box, ink)
