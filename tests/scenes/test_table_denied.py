"""Whoever reaches for a thing that cannot be used now hears why, and what would let it be used."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from stupor.engine.decision import Decision
from stupor.engine.notation import Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.castle.castle_board import (
    paint_castle,
    paint_price_under,
)
from stupor.games.stupor_mundi.face.explain.explanations import place_of
from stupor.games.stupor_mundi.face.explain.shown import shown
from stupor.games.stupor_mundi.face.gestures.shortfall import shortfall
from stupor.games.stupor_mundi.face.ui import UI
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.harbours import _tag_box, berth_of, ring_box
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.lessons.part import required_lessons
from stupor.stage.geometry import Point, centre, overlap
from stupor.stage.messages import TooltipContext
from stupor.table.scene import TableScene
from tests.scenes.table_setup import click, drag, first, open_table, press

from stupor.app import App  # isort: skip
from tests.support.windows import window


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def at(scene: TableScene, name: str) -> Point:
    """The middle of a thing."""
    place = place_of(scene.hit_test.view, name, (0.0, 0.0))
    assert place is not None, name
    return centre(place)


def said_of(scene: TableScene, name: str) -> str:
    """What the table answers to a click on a thing."""
    click(scene, at(scene, name))
    return scene.commands.message


def ally_in(scene: TableScene, city: int) -> str:
    """The first Ally who waits in a city."""
    return scene.flow.table().pieces(f"city_ally.{city}.1")[0]


def test_an_ally_elsewhere_is_sailed_to_before_a_card_summons_him(app: App) -> None:
    """Given a Ship in Roma, an Ally of Barcelona says what leads to him."""
    scene = open_table(app, "human,random", 5)
    assert said_of(scene, ally_in(scene, 4)) == (
        "Summon: travel to Barcelona first, then play a card face down into slot IV or V."
    )


def test_an_ally_elsewhere_is_out_of_reach_once_the_ship_has_sailed(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    scene.flow.choose(("sail", 1))
    scene.flush()
    scene.update_affordances()
    said = said_of(scene, ally_in(scene, 4))
    assert said == "This is in Barcelona. Your Ship has already travelled this turn."


@pytest.mark.parametrize("action", ["market", "build"])
def test_a_thing_elsewhere_names_its_city_whatever_is_asked(app: App, action: str) -> None:
    """Given a card in slot III and its action chosen, what lies in another city says where."""
    scene = open_table(app, "human,random", 5)
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (3, "down")))
    scene.flow.choose((action,))
    scene.flush()
    scene.update_affordances()
    for name in (ally_in(scene, 4), scene.flow.table().pieces("city_card.4.1")[0], "market.4"):
        assert said_of(scene, name) == "This is in Barcelona; your Ship is in Roma.", name


def test_a_card_that_costs_grain_is_not_refused_for_coins(app: App) -> None:
    """Given 1 Grain and enough coins, a card for 2 Grain says its own price."""
    scene = open_table(app, "human,random", 3, {"edition": "special"})
    view, card = scene.hit_test.view, scene.flow.table().pieces("city_card.0.1")[0]
    assert said_of(scene, card).endswith(" costs 2 Grain; you have 1 Grain.")
    told = shortfall(view, "purchase.cost", ("purchase",), scene.flow.decision)
    assert told == "You have 6 Augustales and 1 Grain; every card here costs more."


def test_only_free_slots_are_named(app: App) -> None:
    """Given a locked sixth slot, a card of the city asks for slot V alone."""
    scene = open_table(app, "human,random", 5)
    bought = scene.flow.table().pieces("city_card.0.1")[0]
    assert said_of(scene, bought) == (
        "Purchase needs a card face down in slot V: play one there first."
    )


def test_a_bought_card_goes_to_the_hand_first(app: App) -> None:
    """Given a card of the own city over a slot, then it is not said to lie in another city."""
    scene = open_table(app, "human,random", 5)
    scene.flow.choose(("play", int(first_card(scene).split(".")[1]), 5, "down"))
    scene.flow.choose(("purchase",))
    scene.flush()
    scene.update_affordances()
    bought = f"card.{first(scene, 'purchase')[1]}"
    drag(scene, at(scene, bought), at(scene, "slot.0.2"))
    assert scene.commands.message == "Drag it to your hand first; you can play it later."


def test_the_answer_comes_as_the_button_goes_down(app: App) -> None:
    """Given nothing held, a press on a dark piece answers before the button goes up."""
    scene = open_table(app, "human,random", 5)
    press(scene, at(scene, "specialist.0.0"))
    assert scene.commands.message
    assert scene.commands.denied is not None
    assert not scene.hand.drag.pick


def test_dragging_what_cannot_be_picked_up_leaves_it_there_and_says_why(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    ally = ally_in(scene, 1)
    drag(scene, at(scene, ally), at(scene, "ally.0.1"))
    assert scene.flow.table().pieces("city_ally.1.1") == [ally]
    assert scene.commands.message.startswith("Summon: travel to Constantinople first")


def test_the_frame_goes_with_the_words(app: App) -> None:
    """Given an answer, the next press takes it away, and the red frame with it."""
    scene = open_table(app, "human,random", 5)
    said_of(scene, "specialist.0.0")
    press(scene, (960.0, 20.0))
    assert scene.commands.message == ""
    assert scene.commands.denied is None


def first_card(scene: TableScene) -> str:
    """A card that can be played."""
    return next(n for n in scene.hit_test.affordances.sources() if n.startswith("card."))


def red(scene: TableScene) -> list[str]:
    """The frames about things that cannot be used."""
    return [i.key for i in scene.overlay(scene.app.now()) if i.key.startswith("denied/")]


def test_the_red_frame_goes_when_a_key_takes_something_up(app: App) -> None:
    """Given a frame, when a card is lifted without the mouse, then frame and words are gone."""
    scene = open_table(app, "human,random", 5)
    said_of(scene, "specialist.0.0")
    assert red(scene)
    scene.hand.press_key(first_card(scene))
    scene.tick(app.now())
    assert scene.hand.drag.up and not red(scene) and not scene.commands.message


def test_the_red_frame_goes_when_another_thing_is_asked(app: App) -> None:
    """Given a frame, when the game goes on without a click, then the frame is gone."""
    scene = open_table(app, "human,random", 5)
    said_of(scene, "specialist.0.0")
    assert red(scene)
    scene.flow.choose(first(scene, "sail"))
    scene.tick(app.now())
    assert not red(scene) and not scene.commands.message


@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_the_red_frame_goes_with_the_next_step_of_a_lesson(app: App, game: str) -> None:
    """Given a frame in a lesson, when the step is done, then the next one begins without."""
    app.use_game(game)
    lesson = required_lessons(game).LESSONS[0]
    played = next(number for number, step in enumerate(lesson.steps) if not step.reading)
    scene = LessonScene(game, lesson, played)
    app.stack.reset(scene)
    app.step()
    scene.flush()
    for box in [node.rect for node in scene.ui.layout.nodes(scene.hit_test.view)]:
        if not overlap(box, scene.teacher.rect if scene.teacher else box):
            click(scene, centre(box))
        if scene.commands.denied is not None:
            break
    assert red(scene)
    scene.skip()
    scene.tick(app.now())
    assert not red(scene) and not scene.commands.message


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("slot.0.6", "opens with its Keep"),
        ("action.2", "Market needs a card face down in slot II or III: play one there first."),
        ("castle.0.t3", "A Wall must touch a Tower"),
        ("active.1", "Edict"),
        ("next.2", "after an Active one has been issued"),
        ("ship.1", "This belongs to"),
        ("slot.0.1", "Pick up a card first"),
    ],
)
def test_everything_dark_has_its_answer(app: App, name: str, words: str) -> None:
    scene = open_table(app, "human,random", 5)
    assert words in said_of(scene, name)


@pytest.mark.parametrize("name", ["vp.0", "imperial.grain", "prompt.text"])
def test_what_only_tells_something_stays_silent(app: App, name: str) -> None:
    scene = open_table(app, "human,random", 5)
    assert said_of(scene, name) == ""


def test_after_the_card_everything_points_to_the_seal(app: App) -> None:
    """Given nothing left to do, a click on a card of the hand names the seal."""
    scene = open_table(app, "human,random", 5)
    while scene.flow.decision is not None and scene.flow.decision.kind != "end":
        asked = scene.flow.decision
        plays = [o for o in asked.options if o[0] == "play" and o[3] == "down"]
        scene.flow.choose((plays or [o for o in asked.options if o == ("done",)])[0])
    scene.flush()
    scene.update_affordances()
    card = scene.flow.table().pieces("hand.0")[-1]
    assert "press the seal to end your turn" in said_of(scene, card)


def test_another_action_than_the_card_gives_is_named(app: App) -> None:
    """Given a card in slot II, a click on Purchase says what that card points to."""
    scene = open_table(app, "human,random", 5)
    asked = scene.flow.decision
    assert asked is not None
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (2, "down")))
    scene.flush()
    scene.update_affordances()
    assert scene.flow.decision is not None
    assert scene.flow.decision.kind == "action"
    assert said_of(scene, "action.5") == "This card points to Promote or Market, not to Purchase."
    assert said_of(scene, "specialist.0.0") == "First choose the lit action Promote."


def test_a_tower_on_an_ally_space_is_there_to_be_built(app: App) -> None:
    """Given a card in slot III, then a Tower on the player board speaks of Build, not of Summon."""
    scene = open_table(app, "human,random", 5)
    asked = scene.flow.decision
    assert asked is not None
    assert said_of(scene, "ally.0.2").startswith("Tower T2 costs 1 Grain and 2 Stone; you have")
    scene.flow.choose(next(o for o in asked.options if o[0] == "play" and o[2:] == (3, "down")))
    scene.flush()
    scene.update_affordances()
    covered = ["ally.0.2", "shelf.0.4"]
    assert {said_of(scene, name) for name in covered} == {"First choose the lit action Build."}
    assert "not to Summon" in said_of(scene, "ally.0.1")


def test_asking_leaves_the_game_as_it_was(app: App) -> None:
    """Given answers that looked ahead, the position and the question are untouched."""
    scene = open_table(app, "human,random", 5)
    before, asked = scene.flow.table(), scene.flow.decision
    for name in ("specialist.0.0", ally_in(scene, 0), "castle.0.w1", "market.0"):
        assert said_of(scene, name)
    assert scene.flow.table() == before
    assert scene.flow.decision == asked


@pytest.mark.parametrize(
    ("rule", "option", "words"),
    [
        ("travel.price", ("sail", 4), "Travel to Barcelona costs 3 Augustales; you have"),
        ("promote.grain", ("promote", 0, "b"), "The arrow to B1 costs"),
        ("build.cost", ("build", "t1", 0), "Tower T1 costs"),
        ("build.cost", ("build",), "; every open site costs more."),
        ("build.great", ("build", "t1", 1), "This Great Structure costs 2 Augustales more"),
        ("market.lot", ("market",), "The Market needs"),
    ],
)
def test_a_refusal_names_what_is_asked_and_what_is_there(
    app: App, rule: str, option: Option, words: str
) -> None:
    """Given a rule about a price, both figures are told."""
    scene = open_table(app, "human,random", 5)
    said = shortfall(scene.hit_test.view, rule, option, scene.flow.decision)
    assert words in said
    assert "you have" in said.lower()


@pytest.mark.parametrize(
    ("rule", "goods"),
    [
        ("build.cost", "Stone or Grain"),
        ("build.stone", "Stone or Grain"),
        ("summon.cost", "Grain"),
        ("promote.grain", "Grain"),
    ],
)
def test_who_has_nothing_is_not_told_that_all_costs_more_than_nothing(
    app: App, rule: str, goods: str
) -> None:
    """Given an empty warehouse, then a whole action is refused in plain words."""
    view = open_table(app, "human,random", 5).hit_test.view
    counters = {**view.table.counters, "grain.0": 0, "stone.0": 0}
    poor = replace(view, table=Table(view.table.zones, counters))
    said = shortfall(poor, rule, (rule.partition(".")[0],), None)
    assert said == f"You have no {goods} to pay with."


def test_who_lacks_grain_is_told_so_though_there_is_stone(app: App) -> None:
    """Given Stone but no Grain, then a price in Grain names the Grain there is, not nothing."""
    view = open_table(app, "human,random", 5).hit_test.view
    counters = {**view.table.counters, "grain.0": 0, "stone.0": 2}
    poor = replace(view, table=Table(view.table.zones, counters))
    said = shortfall(poor, "promote.grain", ("promote", 0, "b"), None)
    assert said.endswith("; you have 0 Grain.")


def test_a_rule_without_a_price_has_no_figures(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    assert shortfall(scene.hit_test.view, "summon.twin", ("summon", 1, 1), None) == ""


def test_a_price_is_told_as_it_is_with_discounts(app: App) -> None:
    """Given Workplaces and a card that make things cheaper, then the lower price is named."""
    scene = open_table(app, "human,random", 5)
    view = scene.hit_test.view
    owned = {**view.facts, "abilities.0": ["country1.d", "village1.b"]}
    cheap = replace(view, facts=owned)
    asked = replace(scene.flow.decision, kind="build", context={"discount": 1})  # type: ignore[type-var]
    card: Option = ("purchase", 106)
    told = [shortfall(seen, "purchase.cost", card, None) for seen in (view, cheap)]
    assert [
        f"Master Builder costs {n} Augustales;" in said
        for n, said in zip((5, 3), told, strict=True)
    ] == [True, True]
    keep: Option = ("build", "spears", 8)
    told = [
        shortfall(seen, "build.cost", keep, question)
        for seen, question in ((view, None), (cheap, None), (cheap, asked))
    ]
    assert [f"costs {n} Stone;" in said for n, said in zip((4, 3, 2), told, strict=True)] == [
        True
    ] * 3


def test_r28_the_price_of_a_papal_structure_is_told_as_it_is(app: App) -> None:
    """Given a Papal Keep, then 1 Stone less; 2 less with a Workplace; exactly 2 stays 2."""
    view = open_table(app, "human,random", 5).hit_test.view
    cheap = replace(view, facts={**view.facts, "abilities.0": ["village1.b"]})
    keep: Option = ("papal", "spears", 8)
    told = [shortfall(seen, "build.cost", keep, None) for seen in (view, cheap)]
    assert ["costs 3 Stone;" in told[0], "costs 2 Stone;" in told[1]] == [True, True]
    exactly = replace(_asked(view), kind="build", context={"pay": "two stone"})
    tower: Option = ("papal", "t2", 0)
    assert "costs 2 Stone;" in shortfall(view, "build.cost", tower, exactly)


def test_r28_the_price_of_knights_is_told_as_it_is(app: App) -> None:
    """Given nothing, a Workplace, a card that pays: 2 Augustales, nothing, nothing."""
    view = open_table(app, "human,random", 5).hit_test.view
    cheap = replace(view, facts={**view.facts, "abilities.0": ["country1.d"]})
    paid = replace(
        view, decision=replace(_asked(view), kind="purchase", context={"pay": "nothing"})
    )
    told = [shortfall(seen, "crusade.knight", ("knight",), None) for seen in (view, cheap, paid)]
    prices = ("2 Augustales", "nothing", "nothing")
    assert told == [f"Crusade Knights cost {price}; you have 6 Augustales." for price in prices]


def _asked(view: TableView) -> Decision:
    assert view.decision is not None
    return view.decision


def test_a_click_on_a_lit_harbour_sails_there(app: App) -> None:
    """Given nothing in the hand, a click on the ring of the free harbour is enough."""
    scene = open_table(app, "human,random", 5)
    city = (own_city(scene.hit_test.view) + 1) % 5
    click(scene, centre(berth_of(scene.hit_test.view, city)))
    assert own_city(scene.hit_test.view) == city


def test_a_ship_on_a_ring_is_in_that_harbour(app: App) -> None:
    """Given harbours that overlap, a Ship over the ring of one means this one."""
    scene = open_table(app, "human,random", 5)
    ship = f"ship.{scene.flow.viewer}"
    for city in range(5):
        point = centre(berth_of(scene.hit_test.view, city))
        found = scene.hit_test.target_at(point, ship, "")
        assert found in ("", f"city.{city}")
        assert found or city == own_city(scene.hit_test.view)


def test_a_ship_in_the_middle_of_a_lit_city_is_in_its_harbour(app: App) -> None:
    """Given harbours beside the middle of their cities, a drop on the city is meant for them."""
    scene = open_table(app, "human,random", 5)
    ship, hit_test = f"ship.{scene.flow.viewer}", scene.hit_test
    cities = hit_test.affordances.targets(ship, "")
    middles = [centre(rect) for city in cities if (rect := hit_test.rect(city)) is not None]
    assert len(cities) == 4
    assert [hit_test.target_at(middle, ship, "") for middle in middles] == [*cities]


def test_the_price_of_one_harbour_lies_in_no_ring_of_another(app: App) -> None:
    """Given a rival in Barcelona, its price keeps out of the free harbour of Tunis."""
    view = open_table(app, "human,random", 5).hit_test.view
    for city, rival in product(range(5), range(5)):
        others = {name: pieces for name, pieces in view.table.zones.items() if "city." not in name}
        zones = {**others, "city.2": ["ship.0"], f"city.{rival}": ["ship.1"]}
        zones[f"city.{rival}"] = ["ship.0", "ship.1"] if rival == 2 else ["ship.1"]
        moved = replace(view, table=Table(zones, view.table.counters))
        tags = [_tag_box(moved, city, free) for free in (True, False)]
        rings = [ring_box(moved, other, 1.0) for other in range(5) if other != city]
        assert not any(overlap(tag, ring) for tag in tags for ring in rings), (city, rival)


def test_a_piece_on_the_wrong_ground_hears_where_it_goes(app: App) -> None:
    view = open_table(app, "human,random", 5).hit_test.view
    said = {
        piece: shortfall(view, "build.kind", ("build", "hand", piece), None) for piece in (0, 4, 8)
    }
    assert said[0] == "Towers go on the corners of the Castle."
    assert said[4] == "Walls go between two corners of the Castle."
    assert said[8] == "You can only build on a lit site now."


@pytest.mark.parametrize("name", ["ship.1", "castle.1", "slot.1.1"])
def test_a_tooltip_promises_nothing_that_never_comes(app: App, name: str) -> None:
    """Given a thing of a rival, its tooltip does not say "not yet", though a click is answered."""
    scene = open_table(app, "human,random", 5)
    why = scene.commands.objection(name)
    panel = shown(scene.hit_test.view, name, at(scene, name), context=TooltipContext(why=why))
    assert why.startswith("This belongs to")
    assert panel is not None
    assert not any("belongs" in getattr(item, "text", "") for item in panel.items)


def test_the_price_of_a_site_lies_over_its_light(app: App) -> None:
    view = open_table(app, "human,random", 5).hit_test.view
    light = max(item.z for item in UI.board.glow_items(view, [view.anchors["castle"]], "next"))
    asked = replace(_asked(view), kind="build", options=(("build", "t2", 0),))
    building = replace(view, decision=asked)
    bare, priced = ({i.key: i.z for i in paint_castle(seen)} for seen in (view, building))
    prices = priced.keys() - bare.keys()
    assert prices and min(priced[key] for key in prices) > light


def test_the_price_under_the_pointer_lies_over_the_mark_of_its_site(app: App) -> None:
    scene = open_table(app, "human,random", 5)
    view = scene.hit_test.view
    priced = paint_price_under(view, at(scene, f"castle.{scene.flow.viewer}.t3"))
    marks = [item for item in paint_castle(view) if ".mark" in item.key]
    assert priced and marks
    assert min(item.z for item in priced) > max(item.z for item in marks)
