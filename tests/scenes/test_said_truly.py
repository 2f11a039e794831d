"""What the table of Burgundy says agrees with what the hand may do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from stupor.app import App
from stupor.engine.decision import Decision
from stupor.games import registry
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.gestures.plaque_words import plaque_text
from stupor.games.burgundy.face.rail.ribbon import steps
from stupor.games.burgundy.face.view import view_of
from stupor.games.burgundy.ids import BEASTS, BUILDINGS
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.platform import paths
from stupor.stage.explanation import Explanation, completed
from stupor.stage.geometry import Point, centre
from stupor.table.overlay import ground
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click, drag, move
from tests.support.windows import window

SPEC = registry.get("burgundy")
TEAMS = {"team": "12a"}


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    made.use_game("burgundy")
    yield made
    made.close()


def place(scene: TableScene, name: str) -> Point:
    """The middle of a thing."""
    rect = scene.hit_test.rect(name)
    assert rect is not None, name
    return centre(rect)


def until(
    app: App,
    fits: Callable[[TableScene, Decision], bool],
    options: dict[str, object],
    seed: int = 1,
    others: str = "random",
) -> TableScene:
    """A table played at random until a person is asked what fits."""
    rng = Random(seed)
    kinds = ["human", *[others] * (3 if options else 1)]
    seats = [make_seat(kind, SPEC, seed) for kind in kinds]
    scene = TableScene(Session.new(SPEC, seats, seed, options), {"hands": "open"})
    app.stack.reset(scene)
    app.step()
    while not scene.flow.session.over:
        asked = scene.flow.decision
        if asked is None:
            app.step()
            scene.flush()
        elif fits(scene, asked):
            app.step()
            return scene
        else:
            scene.flow.choose(rng.choice(asked.options))
            scene.flush()
    raise AssertionError("never asked")


def asks(kind: str) -> Callable[[TableScene, Decision], bool]:
    """Whether a question is of that kind."""
    return lambda scene, asked: asked.kind == kind


def black(scene: TableScene) -> list[str]:
    """The tiles of the black depot."""
    table = scene.flow.table()
    return [piece for n in range(1, 9) for piece in table.pieces(f"black.{n}")]


def buys(scene: TableScene, asked: Decision) -> bool:
    """Whether a tile can be bought in a turn."""
    return asked.kind == "turn" and any(option[0] == "buy" for option in asked.options)


def poor(scene: TableScene, asked: Decision) -> bool:
    """Whether a turn has silver left for no tile, and none was bought."""
    table = scene.flow.table()
    less = table.counters.get(f"silver.{scene.flow.viewer}", 0) < 2
    return asked.kind == "turn" and less and not table.counters.get("bought")


def test_a_black_tile_that_may_not_be_bought_stays_where_it_lies(app: App) -> None:
    """Given a purchase, when another black tile is pressed, the hand stays empty and says why."""
    scene = until(app, buys, {})
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(option for option in asked.options if option[0] == "buy"))
    scene.flush()
    while scene.flow.decision is not None and scene.flow.decision.kind != "turn":
        scene.flow.choose(scene.flow.decision.options[0])
        scene.flush()
    for piece in black(scene):
        click(scene, place(scene, piece))
        assert not scene.hand.drag.pick
        assert scene.commands.message == "You can buy only one tile per turn."


def test_a_tile_that_is_picked_up_to_buy_is_told_the_way_to_storage(app: App) -> None:
    """Given a black tile in the hand, when it is dropped on the duchy, storage comes first."""
    scene = until(app, buys, {})
    piece = next(p for p in black(scene) if p in scene.hit_test.affordances.sources())
    drag(scene, place(scene, piece), place(scene, "own.d3"))
    assert scene.commands.message == "It goes to your storage first; a die places it from there."


def test_nothing_says_that_a_tile_can_be_bought_without_silver(app: App) -> None:
    """Given too little silver and no purchase yet, then the chip of the purchase is dark."""
    scene = until(app, poor, {})
    lit = {name: live for name, _, live in steps(view_of(scene.view()))}
    assert lit["step.buy"] is False
    rich = until(app, buys, {})
    assert {name: live for name, _, live in steps(view_of(rich.view()))}["step.buy"] is True


def test_a_tile_that_waits_for_a_storage_is_no_second_purchase(app: App) -> None:
    """Given a tile to be laid in a storage, when it is dropped beside, no rule is named."""
    scene = until(app, asks("keep"), TEAMS)
    piece = f"hex.{scene.flow.decision.context['tile']}"  # type: ignore[union-attr]
    drag(scene, place(scene, piece), place(scene, "own.d3"))
    assert "bought" not in scene.commands.message and "dice" not in scene.commands.message
    assert scene.commands.message == "It goes to your storage first; a die places it from there."


def test_answers_of_a_team_stand_over_its_own_dice(app: App) -> None:
    """Given a team's own places, when it has a choice in words, the paper covers just its dice."""
    words = {"pay", "colours"}
    scene = until(app, lambda _, asked: asked.kind in words, TEAMS, seed=5, others="human")
    x, y, w, _ = scene.hit_test.view.anchors["tray"]
    partner = scene.hit_test.view.anchors["partner.tray"]
    left, top, wide, _ = ground(scene.plaques)
    assert left >= x and left + wide <= x + w < partner[0] and top <= y


@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_storage_of_a_team_glows_and_is_the_answer(app: App, way: str) -> None:
    """Given a tile for either storage, when one is clicked or dropped on, then it lies there."""
    scene = until(app, asks("keep"), TEAMS)
    asked = scene.flow.decision
    assert asked is not None
    piece = f"hex.{asked.context['tile']}"
    shelves = [name for name in scene.hit_test.affordances.sources() if name.startswith("shared.")]
    assert shelves and any(
        name.startswith("storage.") for name in scene.hit_test.affordances.sources()
    )
    if way == "click":
        click(scene, place(scene, shelves[0]))
    else:
        drag(scene, place(scene, piece), place(scene, shelves[0]))
    scene.flush()
    assert (scene.flow.model.zone_of(piece) or "").startswith("shared.")


def test_a_fetched_tile_dropped_on_a_storage_of_the_team_asks_no_more(app: App) -> None:
    """Given a building that fetches, when its tile is dropped on a storage, then it lies there."""

    def fetches(scene: TableScene, asked: Decision) -> bool:
        shelves = {goal.partition(".")[0] for pick in scene.hit_test.affordances.sources()
                   for goal in scene.hit_test.affordances.targets(pick)}  # fmt: skip
        return asked.kind == "fetch" and {"storage", "shared"} <= shelves

    scene = until(app, fetches, TEAMS, seed=1)
    hit_test = scene.hit_test.affordances
    piece = next(pick for pick in hit_test.sources() if "household" in hit_test.targets(pick))
    goal = next(name for name in hit_test.targets(piece) if name.startswith("shared."))
    drag(scene, place(scene, piece), place(scene, goal))
    scene.flush()
    assert (scene.flow.model.zone_of(piece) or "").startswith("shared.")


def test_not_yet_is_said_once(app: App) -> None:
    """Given an objection that says not yet, when it stands in a tooltip, then it is said once."""
    scene = until(app, asks("ship"), {})
    why = scene.commands.objection(black(scene)[0])
    assert why.startswith("Not yet. ")
    numbers = completed(Explanation("Tile", "A tile."), "", why).numbers
    assert numbers.lower().count("not yet") == 1
    assert completed(Explanation("Tile", "A tile."), "", "Not yet.").numbers == ""
    move(scene, (5.0, 5.0))


def test_tribute_says_what_it_keeps_and_what_is_lost_without_it() -> None:
    """Given a tribute of one shield, then paying keeps its VP and giving it up loses them."""
    shield = SHIELD_LIST[8]
    options = (("tribute", 1), ("drop", 8))
    asked = Decision(0, "tribute", options, context={"due": 1})
    pay, drop = (plaque_text(asked, option) for option in options)
    assert (pay.text, pay.note) == ("Pay 1 silver", f"Keep {shield.name} ({shield.vp} VP)")
    assert (drop.text, drop.note) == (f"Give up {shield.name}", f"Lose its {shield.vp} VP")


def test_plaques_of_the_crane_and_of_geese_show_what_they_name() -> None:
    """Given their questions, then each plaque has a painted sign and a capital."""
    painted = json.loads((paths.resources() / "burgundy" / "atlas.json").read_text())["sprites"]
    options = (
        *(("copy", name) for name in BUILDINGS[:8]),
        *(("beast", name) for name in BEASTS[:4]),
    )
    for option in options:
        told = plaque_text(Decision(0, str(option[0]), (option,)), option)
        assert told.sign in painted and told.text[0].isupper(), option


@pytest.mark.parametrize("stored", [False, True])
def test_a_turn_speaks_of_stored_tiles_only_where_one_can_be_placed(app: App, stored: bool) -> None:
    """Given both dice, then the ribbon names what can be done with them, and no more."""

    def fits(scene: TableScene, asked: Decision) -> bool:
        dice = {option for option in asked.options if option[0] == "workers"}
        places = any(option[0] == "place" for option in asked.options)
        return asked.kind == "turn" and len(dice) == 2 and places == stored

    scene = until(app, fits, {})
    said = scene.ui.input.prompt_text(scene.hit_test.view)
    assert ("stored tile" in said) == stored, said
