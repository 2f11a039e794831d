"""Two duchies to choose from lie side by side, and a click on a castle space chooses both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stupor.engine.decision import Decision
from stupor.engine.rules import collect_events
from stupor.games.burgundy import names
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.face.animation import together
from stupor.games.burgundy.face.depots.ring import paint_black
from stupor.games.burgundy.face.duchy.dealt import (
    _told,
    castle_boxes,
    covering,
    dealt,
    differing,
    frame,
    paint_dealt,
    sizes,
)
from stupor.games.burgundy.face.duchy.land import paint_duchy
from stupor.games.burgundy.face.explain.household import die_text
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.household.routes import paint_forecast
from stupor.games.burgundy.face.lights.glows import glow_items
from stupor.games.burgundy.face.motion.clip_styles import ClipStyles
from stupor.games.burgundy.face.preview.castle_here import (
    castle_here,
    castle_of,
    clear_of,
    neighbours,
)
from stupor.games.burgundy.face.spots import spots_of
from stupor.games.burgundy.face.ui import UI
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import COLOURS
from stupor.language import ENGLISH, speak
from stupor.platform.languages import words_of
from stupor.stage.affordance import CHOICE
from stupor.stage.choreographer import Choreographer
from stupor.stage.geometry import holds, overlap
from stupor.stage.items import Label, Picture
from stupor.stage.log_leaf import beside
from tests.games.burgundy.face.test_foretelling import RULES, Under, seen, words

#: Letters are narrowed a little before a line is broken.
NARROWED = 1.15


def asked(secret: bool = False, seed: int = 5) -> tuple[TableView, Decision]:
    """The first question of a game with dealt duchies, as its seat sees it."""
    state = RULES.setup(2, seed, {"duchies": "dealt", "secret": secret})
    decision = RULES.decision(state)
    assert decision is not None
    return seen(state, decision), decision


@pytest.mark.parametrize("secret", [False, True])
def test_both_maps_lie_apart_with_what_differs_between_them(secret: bool) -> None:
    """Given two duchies, then all their spaces are seen at full size and no map hides another."""
    view, _ = asked(secret)
    told, items = dealt(view), paint_dealt(view)
    assert len(told) == 2 and not overlap(frame(view, 1), frame(view, 2))
    spaces = [i for i in items if isinstance(i, Picture) and i.sprite.startswith("space/")]
    assert len(spaces) == sum(BOARD[name].size for name in told)
    assert {i.rect[2] for i in spaces} == {view.anchors["own.d1"][2]}
    words = {i.text for i in items if isinstance(i, Label)}
    assert "What differs" in words and "Region sizes" in words
    for kind in differing(view):
        assert sizes(view.printed(told[0]), kind) != sizes(view.printed(told[1]), kind)


@pytest.mark.parametrize("secret", [False, True])
def test_a_castle_space_answers_and_no_plaque_does(secret: bool) -> None:
    """Given the question, then every castle space of both maps is a way, and nothing else is."""
    view, decision = asked(secret)
    found = gestures(decision, view.table, view.facts)
    boxes = dict(castle_boxes(view))
    assert {g.pick for g in found} == set(boxes) and all(g.quick for g in found)
    assert not any(g.button.startswith(CHOICE) or g.pick.startswith(CHOICE) for g in found)
    assert {g.option for g in found} == set(decision.options)
    for gesture in found:
        name, castle = castle_of(gesture.option, (gesture.follow,))
        assert castle - 1 in BOARD[name].castles


def test_lights_on_castle_spaces_are_what_is_next() -> None:
    view, _ = asked()
    boxes = [box for _, box in castle_boxes(view)]
    lit = [i for i in glow_items(view, boxes, "rest") if isinstance(i, Picture)]
    assert len(lit) == len(boxes) and all(i.alpha == 255 for i in lit)


@pytest.mark.parametrize("secret", [False, True])
def test_pointing_at_one_shows_the_castle_and_its_neighbours(secret: bool) -> None:
    """Given a castle space, then the castle stands there and each neighbour has its chip."""
    view, decision = asked(secret)
    boxes = dict(castle_boxes(view))
    for gesture in gestures(decision, view.table, view.facts):
        name, castle = castle_of(gesture.option, (gesture.follow,))
        items = castle_here(view, name, castle)
        here = next(i for i in items if isinstance(i, Picture) and i.sprite == "hex/castle")
        middle = (here.rect[0] + here.rect[2] / 2, here.rect[1] + here.rect[3] / 2)
        assert holds(boxes[gesture.pick], middle)
        words = [i.text for i in items if isinstance(i, Label) and "chip" in i.key]
        near = neighbours(view, name, castle)
        assert sorted(words) == sorted(str(number) for _, number in near)
        plate = next(i for i in items if "paper" in i.key)
        assert not overlap(plate.rect, boxes[gesture.pick])
        assert 0 <= plate.rect[0] <= view.page[2] - plate.rect[2]


def test_the_plate_of_a_castle_leaves_the_sizes_between_the_maps_in_sight() -> None:
    """Given any castle space of two maps, then its plate lies within its map or beside the page."""
    view, decision = asked()
    for gesture in gestures(decision, view.table, view.facts):
        name, castle = castle_of(gesture.option, (gesture.follow,))
        plate = next(i for i in castle_here(view, name, castle) if "paper" in i.key)
        x, _, w, _ = frame(view, dealt(view).index(name) + 1)
        assert x - 8 <= plate.rect[0] and plate.rect[0] + plate.rect[2] <= x + w


@pytest.mark.parametrize("seed", (5, 25))
def test_the_plate_of_a_castle_hides_no_castle_space(seed: int) -> None:
    """Given a castle space with others about it, then its plate finds a place over none."""
    view, decision = asked(seed=seed)
    boxes = dict(castle_boxes(view))
    for gesture in gestures(decision, view.table, view.facts):
        name, castle = castle_of(gesture.option, (gesture.follow,))
        plate = next(i for i in castle_here(view, name, castle) if "paper" in i.key).rect
        _, y, _, h = frame(view, dealt(view).index(name) + 1)
        assert not any(overlap(plate, box) for box in boxes.values())
        assert y <= plate[1] and plate[1] + plate[3] <= y + h


@pytest.mark.parametrize("secret", [False, True])
def test_a_space_that_is_no_castles_is_refused_with_words(secret: bool) -> None:
    """Given maps to choose from, when anything else on them is clicked, then it is said why."""
    state = RULES.setup(2, 5, {"duchies": "dealt", "secret": secret})
    view, _ = asked(secret)
    said = UI.input.objection(Under(state), view, "own")
    assert said == "Your first castle goes on a lit castle space."


def test_the_end_is_foretold_before_a_duchy_is_chosen() -> None:
    """Given goods, silver and a worker, then the panel counts them as it does later."""
    view, _ = asked()
    said = words(paint_forecast(view, "route"))
    assert "At the end" in said and "+3" in said


def test_the_price_of_the_covered_depot_is_not_seen_through_a_map() -> None:
    view, _ = asked()
    assert not [item for item in paint_black(view) if "price" in item.key]


def test_the_plate_of_a_castle_in_the_top_row_leaves_the_name_of_its_map_in_sight() -> None:
    """Given a plate that would hide the name, it lies below it; any other one stays."""
    named = (20.0, 20.0, 150.0, 46.0)
    assert clear_of((60.0, 40.0, 300.0, 88.0), named)[1] > 66
    assert clear_of((400.0, 40.0, 300.0, 88.0), named) == (400.0, 40.0, 300.0, 88.0)


def test_nothing_under_the_maps_speaks_through_them() -> None:
    """Given maps over the common board, then a point between castle spaces tells of none of it."""
    view, _ = asked()
    x, y, w, h = view.anchors["rounds"] if "rounds" in view.anchors else frame(view, 1)
    for point in ((x + w / 2, y + h / 2), *((a + 2, b + 2) for a, b, *_ in covering(view))):
        under = next(name for name, box in spots_of(view) if holds(box, point))
        assert under == "own" or under in dict(castle_boxes(view))


def test_what_differs_makes_room_for_a_tip() -> None:
    """Given a tip on the right half of the leaf, then the lines end before it."""
    view, _ = asked()
    x, y, w, h = view.anchors["log.text"]
    tip = (x + w / 2, y, w / 2, h)
    narrow = replace(view, anchors={**view.anchors, **beside(view.anchors, tip)})
    lines = [i for i in paint_dealt(narrow) if isinstance(i, Label) and "paper." in i.key]
    assert len(lines) == 3
    assert all(i.rect[0] + i.rect[2] <= tip[0] for i in lines)


def test_dice_that_were_never_rolled_are_not_said_to_be_used() -> None:
    view, _ = asked()
    told = die_text(view, ["die", "1"])
    assert told is not None
    assert told.title == "Your die" and "Used" not in told.text


def test_a_revealed_duchy_is_seen_before_the_phase_begins() -> None:
    """Given two secret choices, then all maps are painted before anything moves.

    The leaf of the phase begins only when the last castle has stood for a while.
    """
    state = RULES.setup(2, 5, {"duchies": "dealt", "secret": True})
    decision = RULES.decision(state)
    assert decision is not None
    RULES.apply(state, decision.options[0])
    asked = RULES.decision(state)
    assert asked is not None
    view, events = seen(state.clone(), asked), collect_events(state)
    RULES.apply(state, asked.options[0])
    assert view.board(0) is None
    laid = view.table.clone()
    clips = together(Choreographer(ClipStyles().style_of).clips(events), laid, view.facts)
    first = next(at for at, clip in enumerate(clips) if clip.seconds)
    for clip in clips[:first]:
        laid.fold(clip.event)
    shown = replace(view, table=laid)
    assert shown.board(0) is not None and shown.board(1) is not None
    spaces = {one.sprite for one in paint_duchy(shown) if isinstance(one, Picture)}
    assert any(sprite.startswith("space/") for sprite in spaces)
    leaf = next(at for at, clip in enumerate(clips) if clip.style == "leaf")
    stood = [clip for clip in clips[:leaf] if clip.event.kind == "castle"]
    assert len(stood) == 2 and all(clip.gap >= clip.seconds > 0 for clip in stood)


def test_what_differs_is_written_in_one_size() -> None:
    view, _ = asked()
    told = [i for i in paint_dealt(view) if isinstance(i, Label) and i.key.endswith(".told")]
    assert len(told) == 2 and all({*i.peers} == {(t.text, 1.0) for t in told} for i in told)


def test_larger_letters_reach_the_plate_and_the_paper() -> None:
    """Given letters half as large again, then chips grow, and no more regions are named."""
    view, _ = asked()
    large, name = replace(view, text=1.5), dealt(view)[0]
    castle = view.printed(name).castles[0] + 1
    chips = [
        next(i.rect[3] for i in castle_here(one, name, castle) if i.key.endswith("chip0"))
        for one in (view, large)
    ]
    assert chips[1] > chips[0]
    told = [words(paint_dealt(one)).count(" VP)") for one in (view, large)]
    assert told[1] <= told[0]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_differs_takes_one_row_a_duchy(language: str) -> None:
    """Given long words, then as many regions are named as have room in a row, at least two."""
    _, decision = asked()
    speak(words_of(language))
    for names_of_two in (("1", "2"), ("3", "4"), ("5", "6"), ("7", "8")):
        options = tuple(("side", name, space) for name in names_of_two for space in (4, 19))
        shown = seen(RULES.setup(2, 5, {"duchies": "dealt"}), replace(decision, options=options))
        told = [i for i in paint_dealt(shown) if isinstance(i, Label) and i.key.endswith(".told")]
        assert len(told) == 2
        for line in told:
            wide = shown.measure(line.text, "text", line.size)
            assert wide <= NARROWED * line.rect[2], line.text
            assert line.text.count("(") >= 2, line.text
    speak(ENGLISH)


def test_what_differs_names_no_region_that_both_duchies_have() -> None:
    """Given duchies 1 and 2, each with a building region of five, then the paper names neither."""
    view, decision = asked()
    options = tuple(("side", name, space) for name in ("1", "2") for space in (4, 19))
    view = seen(RULES.setup(2, 5, {"duchies": "dealt"}), replace(decision, options=options))
    assert dealt(view) == ("1", "2") and "building" in differing(view)
    both = names.region_text(COLOURS.index("building"), 5)
    assert both not in _told(view, "1", 6) + _told(view, "2", 6)
