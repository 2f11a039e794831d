"""The hand at the table of Burgundy: dice turned both ways, what they cost, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from stupor.app import App
from stupor.engine.decision import Decision
from stupor.engine.events import Event
from stupor.engine.notation import key_of
from stupor.games import registry
from stupor.games.burgundy.face.gestures.offered import gestures
from stupor.games.burgundy.face.motion.clip_styles import ClipStyles
from stupor.games.burgundy.lessons import LESSONS
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.scenes.lessons.lesson import LessonScene
from stupor.scenes.settings.keys import KeysScene
from stupor.scenes.winner.scene import WinnerScene
from stupor.stage.affordance import Affordances, Gesture
from stupor.stage.bindings import PAD, Bindings
from stupor.stage.choreographer import Choreographer
from stupor.stage.game_ui import game_ui
from stupor.stage.geometry import Point, centre
from stupor.stage.items import Label, NineSlice, Picture
from stupor.stage.layout import PAGE_RECT
from stupor.stage.pointer import Pointer
from stupor.table.input.astray import NOT_THERE
from stupor.table.input.hit_test import HitTest
from stupor.table.overlay import lights, plaque_items
from stupor.table.scene import TableScene
from tests.games.burgundy.face.position import view
from tests.scenes.pad_bot import known_pad
from tests.scenes.table_setup import click, drag, key, move
from tests.support.windows import window

SPEC = registry.get("burgundy")
MINUS = "\u2212"


@pytest.fixture
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    made.settings = replace(made.settings, speed=0.0)
    made.use_game("burgundy")
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> TableScene:
    """A table of two before the first turn."""
    seats = [make_seat(kind, SPEC, 5) for kind in ("human", "random")]
    made = TableScene(Session.new(SPEC, seats, 5, {}), {"hands": "open"})
    app.stack.reset(made)
    app.step()
    while made.flow.decision is None or made.flow.decision.kind != "turn":
        made.flow.flush()
        app.step()
    made.flow.flush()
    return made


def place(scene: TableScene, name: str) -> Point:
    """The middle of a thing."""
    rect = scene.hit_test.rect(name)
    assert rect is not None
    return centre(rect)


def test_a_drop_well_within_another_space_is_not_meant_for_its_neighbour() -> None:
    """Given a dark space beside a lit one, then only near their border the lit one is meant."""
    told = 0
    for rounds in (6, 10, 14, 18):
        seen = view("two", rounds=rounds)
        assert seen.decision is not None
        can = Affordances(gestures(seen.decision, seen.table, seen.facts))
        hit_test = HitTest(game_ui(partial(registry.part, "burgundy")), seen, can)
        for pick in can.sources():
            lit = {name: node for name in can.targets(pick, "") if (node := hit_test.node(name))}
            for node in lit.values():
                for other in hit_test.nodes:
                    (x, y), (dark_x, dark_y) = centre(node.rect), centre(other.rect)
                    near = other.rect[2:] == node.rect[2:] and 0 < abs(dark_y - y) < 100
                    if not near or other.name in lit or abs(dark_x - x) > 60:
                        continue
                    at = [(x + (dark_x - x) * k, y + (dark_y - y) * k) for k in (0.55, 0.7)]
                    found = [hit_test.target_at(point, pick, "") for point in at]
                    assert found[0] and found[1] != node.name
                    told += 1
    assert told > 5


def test_no_key_of_the_game_fails_while_nothing_has_the_focus(scene: TableScene) -> None:
    """Given an empty storage, when every key is struck in turn, then the game goes on."""
    asked = scene.flow.decision
    for action in scene.flow.ui.input.keys.actions.values():
        key(scene, action.key)
        key(scene, "escape")
    key(scene, "x")
    assert scene.keys.focus.focus.name.startswith("storage") and scene.flow.decision == asked


def test_esc_puts_the_lights_of_a_struck_key_away_before_it_opens_the_menu(
    app: App, scene: TableScene
) -> None:
    """Given what can be done, lit by a stroke, when Esc is struck twice, then the menu is last."""
    key(scene, "h")
    key(scene, "escape")
    assert not scene.keys.held and app.stack.top is scene
    key(scene, "escape")
    assert app.stack.top is not scene


def wheel(scene: TableScene, at: Point, amount: float) -> None:
    """Turn the wheel by one notch."""
    scene.handle(Pointer("wheel", *at, amount=amount))


def shown(scene: TableScene, die: str) -> int:
    """What a die of the one who looks shows."""
    seat = scene.flow.viewer
    return scene.flow.table().counters[f"die.{seat}.{die[-1]}"]


def chips(app: App, scene: TableScene) -> list[str]:
    """The prices that are written on the table."""
    items = scene.overlay(app.now())
    words = [item.text for item in items if isinstance(item, Label) and "price" in item.key]
    return [each for each in words if each.startswith(MINUS)]


def test_the_wheel_turns_a_die_both_ways(scene: TableScene) -> None:
    """Given a die in the hand, when the wheel is turned on and back, then it is as it was."""
    at = place(scene, "die.1")
    click(scene, at)
    modes = scene.hit_test.affordances.modes("die.1")
    wheel(scene, at, 1)
    assert scene.hand.drag.mode == modes[1]
    wheel(scene, at, -1)
    assert scene.hand.drag.mode == ""
    wheel(scene, at, -1)
    assert scene.hand.drag.mode == modes[-1]


def test_the_wheel_over_a_resting_die_takes_it_up_one_step_further(scene: TableScene) -> None:
    """Given a worker and dice at rest, when the wheel is turned over one, it is held turned."""
    below = shown(scene, "die.2") % 6 + 1, (shown(scene, "die.2") - 2) % 6 + 1
    at = place(scene, "die.2")
    for amount, number in ((1, below[0]), (-1, below[1])):
        wheel(scene, at, amount)
        assert (scene.hand.drag.pick, scene.hand.drag.mode) == ("die.2", str(number))
        scene.hand.put_back()
        scene.hand.drag.clear()


def test_plus_and_minus_turn_the_die_in_focus_and_in_hand(scene: TableScene) -> None:
    """Given a focus on a die, when plus is struck, then minus twice, it goes up and down again."""
    key(scene, "1")
    key(scene, "=")
    up, down = shown(scene, "die.1") % 6 + 1, (shown(scene, "die.1") - 2) % 6 + 1
    assert (scene.hand.drag.pick, scene.hand.drag.mode) == ("die.1", str(up))
    assert scene.hand.target, "held over the first thing that it can do so"
    key(scene, "-")
    assert scene.hand.drag.mode == ""
    key(scene, "[-]")
    assert scene.hand.drag.mode == str(down)


def test_shoulder_buttons_turn_the_die_in_hand_both_ways(app: App, scene: TableScene) -> None:
    """Given a die taken up by pad, when shoulder buttons are pressed, it turns on and back.

    On the keyboard, where plus and minus turn it, Tab still leads to the next target.
    """
    number = shown(scene, "die.1")
    up, down = number % 6 + 1, (number - 2) % 6 + 1
    key(scene, "1")
    strike = known_pad(app)
    strike("confirm")
    assert scene.hand.drag.pick == "die.1"
    strike("next")
    assert scene.hand.drag.mode == str(up) and scene.hand.target
    strike("previous")
    assert scene.hand.drag.mode == ""
    strike("previous")
    assert scene.hand.drag.mode == str(down)
    before = scene.hand.target
    key(scene, "tab")
    assert scene.hand.drag.mode == str(down) and scene.hand.target != before


def test_prices_follow_the_die_as_it_turns(app: App, scene: TableScene) -> None:
    """Given a die with prices about it, when it is turned, then all prices are of that number."""
    at = place(scene, "die.1")
    click(scene, at)
    scene.hand.drag.at = (5.0, 5.0)
    can = scene.hit_test.affordances
    before = chips(app, scene)
    assert set(before) == {f"{MINUS}1", f"{MINUS}2"}
    wheel(scene, (5.0, 5.0), 1)
    goals = can.targets("die.1", scene.hand.drag.mode)
    assert chips(app, scene) == [f"{MINUS}1"] * len(goals)
    wheel(scene, (5.0, 5.0), -1)
    assert chips(app, scene) == before


def test_what_means_nothing_says_what_the_place_is_for(scene: TableScene) -> None:
    """Given a die, let go on a depot's number, it is told where a die goes; at home nothing is."""
    drag(scene, place(scene, "die.1"), place(scene, "depot.4.die"))
    assert scene.commands.message == "Drop the die on a tile of this depot."
    scene.hand.drag.clear()
    start = place(scene, "die.1")
    drag(scene, start, (start[0] + 12, start[1]))
    assert scene.commands.message == ""


@pytest.mark.parametrize("name", ("workers", "supply.workers"))
def test_a_tile_on_the_workers_is_told_that_a_die_goes_there(scene: TableScene, name: str) -> None:
    sources = scene.hit_test.affordances.sources()
    tile = next(pick for pick in sources if pick.startswith("hex."))
    drag(scene, place(scene, tile), place(scene, name))
    assert scene.commands.message == "Drop a die here to take workers."


def test_a_drop_on_what_belongs_to_a_rival_says_whose_it_is(scene: TableScene) -> None:
    drag(scene, place(scene, "die.1"), place(scene, "rival.1.d9"))
    assert scene.commands.message == "This belongs to random."


@pytest.mark.parametrize("name", ("bonus.ship.small", "bridge", "rail"))
def test_a_drop_on_a_thing_that_takes_nothing_says_so(scene: TableScene, name: str) -> None:
    drag(scene, place(scene, "die.1"), place(scene, name))
    assert scene.commands.message == NOT_THERE


def test_a_drag_takes_what_kept_words_lie_over_and_a_click_does_not(scene: TableScene) -> None:
    """Given words kept over a die, when it is dragged from there, then it comes and they go."""
    start = place(scene, "die.1")
    move(scene, place(scene, "bridge"))
    scene.hovering.pin(scene.hit_test, place(scene, "bridge"))
    scene.hovering.items(scene.hit_test)
    panel = scene.hovering._panel
    assert panel is not None and panel.link is not None
    over = (start[0] - 40, start[1] - 10, 300.0, 20.0)
    scene.hovering._panel = replace(panel, box=over, link=over, rule="")
    click(scene, (start[0] - 1, start[1]))
    assert not scene.hand.drag.pick
    scene.hovering.pin(scene.hit_test, place(scene, "bridge"))
    scene.hovering._panel = replace(panel, box=over, link=over)
    move(scene, start)
    scene.handle(Pointer("down", *start, button=1))
    assert scene.hovering.pinned and not scene.hand.drag.pick
    move(scene, (start[0] + 60, start[1] - 60))
    assert scene.hand.drag.pick == "die.1" and not scene.hovering.pinned
    scene.handle(Pointer("up", *start, button=1))
    assert scene.app.stack.top is scene


@pytest.mark.parametrize("game", registry.names())
def test_every_key_of_a_game_stands_on_its_page(app: App, game: str) -> None:
    """Given a game, when its page of keys is open, then each key and letter it knows is there."""
    app.use_game(game)
    page = KeysScene()
    app.stack.reset(page)
    app.step()
    keymap = game_ui(partial(registry.part, game)).input.keys
    labels = {item.key: item.text for item in page.items() if isinstance(item, Label)}
    for action in Bindings({}, keymap.actions).actions:
        assert labels[f"{action}.words"] and labels[f"{action}.key"]
    told = " ".join(keymap.told).split()
    assert {letter for known in keymap.letters.values() for letter in known} <= set(told)
    for letters in keymap.told:
        assert labels[f"{letters}.words"]
        assert labels[f"{letters}.fixed"] == letters.removeprefix(PAD).upper()


@pytest.mark.parametrize("game", registry.names())
def test_a_key_that_lays_something_down_leads_on_where_nothing_can_be(game: str) -> None:
    """Given keys that discard, then the key they stand for elsewhere is one of the game."""
    keymap = game_ui(partial(registry.part, game)).input.keys
    assert {elsewhere for _, elsewhere in keymap.puts.values()} <= {*keymap.jumps}


def test_x_leads_to_the_storage_where_no_tile_must_go(scene: TableScene) -> None:
    """Given nothing to discard, when X is pressed, then the focus comes to the storage."""
    key(scene, "x")
    assert scene.keys.focus.focus.group == "storage"


def leaving(app: App, scene: TableScene) -> str:
    """What is said of how the boards of a rival are put away."""
    found = scene.closeup.items(app.now())
    labels = [item for item in found if isinstance(item, Label)]
    return "".join(label.text for label in labels if label.key.startswith("close/leave"))


def test_a_rival_seen_close_says_what_closes_it(app: App, scene: TableScene) -> None:
    """Given a rival seen large by key, by rest or by click, then just that way out is told."""
    panel = place(scene, "rival.1")
    scene.closeup.hold(1)
    assert leaving(app, scene) == "Release Shift to close"
    scene.closeup.release()
    move(scene, panel)
    scene.closeup.tick(app.now() + 5.0)
    assert leaving(app, scene) == "Click to keep open"
    click(scene, panel)
    assert leaving(app, scene) == "Esc to close"
    key(scene, "escape")
    assert scene.closeup.seat < 0


def test_places_have_one_name_each(scene: TableScene) -> None:
    """Given the level of the table, then nothing but the own places of a page is beside it."""
    level, found = scene.app.anchors("table"), scene.ui.layout.anchors(scene.app.anchors, PAGE_RECT)
    known = {*level, *scene.app.anchors("close")}
    assert {name for name in found if "/" not in name} <= known | {"picture", "portrait"}


def test_a_lesson_lights_the_whole_panel_of_the_only_rival(app: App) -> None:
    """Given a lesson of two, when it speaks of the rival, then all of that duchy is lit."""
    lesson = LessonScene("burgundy", LESSONS[0])
    app.stack.reset(lesson)
    app.step()
    _, y, _, h = lesson.rects(["rival.1"])[0]
    lowest = lesson.hit_test.rect("rival.1.d37")
    assert lowest is not None and lowest[1] + lowest[3] <= y + h


def test_plaques_about_goods_show_them(scene: TableScene) -> None:
    """Given a question of which goods find room, when its plaques are laid, then goods are seen."""
    asked = Decision(0, "colours", (("colours", 3, 4), ("colours", 5, 6)), "")
    found = [Gesture(option, button=f"choice.{option[1]}") for option in asked.options]
    made = scene.ui.input.plaques(asked, found, str, scene.hit_test.view.anchors)
    for plaque, option in zip(made, asked.options, strict=True):
        shown = [i.sprite for i in plaque_items(plaque, plaque.rect) if isinstance(i, Picture)]
        assert shown == [f"goods/{colour}-small" for colour in option[1:]]


def test_handles_turn_the_die_that_is_held_further(scene: TableScene) -> None:
    """Given a handle clicked once, when handles are clicked again, then the die turns on and back.

    What is held is the die itself, whichever way it was taken up.
    """
    up, down = shown(scene, "die.2") % 6 + 1, (shown(scene, "die.2") - 2) % 6 + 1
    click(scene, place(scene, "die.2.more"))
    assert (scene.hand.drag.pick, scene.hand.drag.mode) == ("die.2", str(up))
    click(scene, place(scene, "die.2.less"))
    assert (scene.hand.drag.pick, scene.hand.drag.mode) == ("die.2", "")
    click(scene, place(scene, "die.2.less"))
    assert (scene.hand.drag.pick, scene.hand.drag.mode) == ("die.2", str(down))
    written = [item.key for item in scene.items() if ".way" in item.key]
    assert any(key.startswith("tray") and "2.less" in key for key in written), written


def test_the_score_comes_by_itself_though_nobody_touches_anything(app: App) -> None:
    """Given a kept game, when its last turn ends, then frames are asked for up to the score."""
    seats = [make_seat("random", SPEC, 5) for _ in range(2)]
    session = Session.new(SPEC, seats, 5, {})
    while session.decision is not None:
        session.play(session.decision.options[-1])
    made = TableScene(session, {"hands": "open"}, writer=app.archive.keep(session))
    app.stack.reset(made)
    for _ in range(8):
        if app.step() is None:
            break
    assert isinstance(app.stack.top, WinnerScene)


def test_without_a_worker_a_die_that_is_to_turn_says_so(scene: TableScene) -> None:
    """Given no worker left, when a die is to be turned by key or click, the reason is told."""
    prices, seat = scene.flow.facts()["prices"], scene.flow.viewer
    while scene.flow.table().counters[f"workers.{seat}"]:
        left = scene.flow.table().counters[f"workers.{seat}"]
        assert scene.flow.decision is not None and isinstance(prices, dict)
        asked = scene.flow.decision.options
        scene.flow.choose(next(o for o in asked if 0 < prices.get(key_of(o), 0) <= left))
    scene.flush()
    scene.update_affordances()
    for strike in ("=", "-"):
        key(scene, "2" if "die.2" in scene.hit_test.affordances.sources() else "1")
        scene.commands.message = ""
        key(scene, strike)
        assert "worker" in scene.commands.message
    scene.commands.message = ""
    dice = [die for die in ("die.1", "die.2") if die in scene.hit_test.affordances.sources()]
    click(scene, place(scene, f"{dice[0]}.more"))
    assert "worker" in scene.commands.message


def test_the_key_of_the_duchy_leads_to_its_spaces(scene: TableScene) -> None:
    """Given the keyboard, when D is struck, then a space of the own duchy has the focus."""
    key(scene, "1")
    key(scene, "d")
    assert scene.keys.focus.focus.name.startswith("own.d")


def test_handles_are_not_lit_before_they_are_reached_for(app: App, scene: TableScene) -> None:
    """Given dice at rest, when lights are laid, then they are about dice, not about handles."""
    scene.hand.hover = ""
    lit = {
        item.rect
        for item in lights(scene.hand, scene.hit_test)
        if isinstance(item, Picture | NineSlice)
    }
    middles = {(round(x + w / 2), round(y + h / 2)) for x, y, w, h in lit}
    for die in ("die.1", "die.2"):
        at, handle = place(scene, die), place(scene, f"{die}.more")
        assert (round(at[0]), round(at[1])) in middles
        assert (round(handle[0]), round(handle[1])) not in middles


def test_only_a_die_in_the_hand_speaks_of_the_wheel(scene: TableScene) -> None:
    """Given a die, then a stack of goods in the hand, when both are told, the wheel turns one."""
    say, view = scene.ui.input.drop_prompt, scene.hit_test.view
    assert "Wheel" in say(view, "die.1", None)
    assert "Wheel" not in say(view, "stack.1", None)
    broke = replace(view, facts={**view.facts, "steps.0": 0})
    assert "Wheel" not in say(broke, "die.1", None), "no worker would pay for it"


def test_the_ribbon_speaks_of_the_device_that_leads(app: App, scene: TableScene) -> None:
    """Given a die in the hand by pad, by key, by mouse, then each is told of what turns it."""
    told = {}
    for name in ("pad", "keys", ""):
        key(scene, "1")
        if name == "pad":
            known_pad(app)("confirm")
        elif name == "keys":
            key(scene, "return")
        else:
            move(scene, (5.0, 5.0))
            move(scene, (60.0, 60.0))
            click(scene, place(scene, "die.1"))
        assert scene.hand.drag.pick == "die.1" and scene.device == name
        told[name] = scene.ui.input.drop_prompt(scene.hit_test.view, "die.1", None, scene.device)
        scene.hand.put_back()
        scene.hand.drag.clear()
    assert "LB" in told["pad"] and "Wheel" in told[""] and "+" in told["keys"]
    assert "Wheel" not in told["pad"] + told["keys"]


def test_the_ring_of_the_focus_waits_while_the_calendar_lies_over_the_table(
    app: App, scene: TableScene
) -> None:
    """Given keys that lead, when a phase begins, then the ring is gone as long as its leaf."""

    def ringed() -> bool:
        return any(item.key.startswith("focus") for item in scene.overlay(0.0))

    app.change(speed=1.0)
    key(scene, "d")
    assert ringed()
    line = scene.flow.timeline
    clips = Choreographer(ClipStyles().style_of).clips([Event("phase", -1, (1,))])
    line.add(clips, scene.flow.table(), scene.flow.facts())
    scene.tick(app.now())
    assert line.running() and not ringed()
    scene.flush()
    scene.tick(app.now())
    assert ringed()
