"""Chairs change hands at any time, and the record still leads to the same position."""

import json
from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.codec import digest
from stupor.match.journal import BadJournal
from stupor.match.session import Session
from stupor.scenes.timeline.branch import BranchScene
from stupor.scenes.timeline.flow import PastFlow
from stupor.stage.items import Label
from stupor.stage.pointer import Key, Pointer
from stupor.table.panels.chairs import ChairsScene
from stupor.table.scene import TableScene
from stupor.table.session.flow import TurnFlow
from tests.scenes.table_setup import SPEC, open_table
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def play_on(flow: TurnFlow, choices: int) -> None:
    """Let computers move, and people take the first option they have, so many times."""
    goal = flow.session.ply + choices
    while flow.session.ply < goal and not flow.session.over:
        if flow.next_human is not None:
            flow.hand_over(flow.next_human)
        if flow.decision is not None:
            flow.choose(flow.decision.options[0])
        else:
            flow.poll()
        flow.flush()


def until_action(flow: TurnFlow) -> None:
    """Into the middle of a person's turn."""
    while flow.decision is None or flow.decision.kind in ("turn", "play", "house"):
        play_on(flow, 1)


def replayed(session: Session) -> Session:
    journal = json.loads(json.dumps(session.journal()))
    return Session.replay(SPEC, session.seats, journal)


def chairs(table: TableScene) -> ChairsScene:
    scene = ChairsScene(table.flow)
    table.app.stack.push(scene)
    return scene


def test_a_chair_changes_hands_in_the_middle_of_a_turn(app: App) -> None:
    table = open_table(app, "human,human", 3)
    flow = table.flow
    until_action(flow)
    seat = flow.viewer
    flow.reseat(seat, "greedy")
    assert flow.humans == {1 - seat}
    assert flow.decision is None
    assert flow.thinking
    play_on(flow, 1)
    assert flow.session.last_seat() == seat
    flow.reseat(seat, "human")
    assert flow.humans == {0, 1}


def test_nobody_sees_a_hand_from_a_chair_that_was_given_away(app: App) -> None:
    flow = open_table(app, "human,human", 3).flow
    until_action(flow)
    flow.reseat(flow.viewer, "random")
    assert flow.observer is None
    for seat in (0, 1):
        assert set(flow.table().pieces(f"hand.{seat}")) <= {"?"}


def test_the_record_knows_the_chairs_and_replays_to_the_same_position(app: App) -> None:
    flow = open_table(app, "human,greedy,random", 5).flow
    play_on(flow, 20)
    flow.reseat(0, "random")
    play_on(flow, 30)
    flow.reseat(2, "human")
    play_on(flow, 30)
    lines = [line for line in flow.session.journal() if "chair" in line]
    assert lines == [{"chair": 0, "sits": "random"}, {"chair": 2, "sits": "human"}]
    again = replayed(flow.session)
    assert digest(again.state) == digest(flow.session.state)
    assert again.journal() == flow.session.journal()


def test_a_chair_that_is_not_there_is_no_record(app: App) -> None:
    session = open_table(app, "human,human", 5).flow.session
    journal = [*session.journal(), {"chair": 7, "sits": "human"}]
    with pytest.raises(BadJournal):
        Session.replay(SPEC, session.seats, journal)


def test_taking_back_keeps_the_chair(app: App) -> None:
    flow = open_table(app, "human,human", 3).flow
    play_on(flow, 1)
    flow.reseat(1 - flow.viewer, "greedy")
    while flow.undo_refusal() is None:
        flow.go_back(flow.way_back())
    assert any("chair" in line for line in flow.session.journal())
    assert digest(replayed(flow.session).state) == digest(flow.session.state)


def test_a_spectated_game_goes_to_its_end_and_a_chair_can_be_taken_again(app: App) -> None:
    flow = open_table(app, "human,human", 11).flow
    play_on(flow, 10)
    for seat in (0, 1):
        flow.reseat(seat, "random")
    assert not flow.humans
    play_on(flow, 40)
    flow.reseat(0, "human")
    while flow.session.decision is not None and flow.session.decision.seat != 0:
        play_on(flow, 1)
    if flow.next_human is not None:
        flow.hand_over(flow.next_human)
    assert flow.decision is not None
    flow.reseat(0, "random")
    play_on(flow, 5000)
    assert flow.session.over


def test_switches_work_by_mouse_and_by_keyboard(app: App) -> None:
    table = open_table(app, "human,greedy", 3)
    scene = chairs(table)
    spot = scene.controls.get("1.human")
    assert spot is not None
    x, y, w, h = spot.rect
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]
    assert table.flow.humans == {0, 1}
    scene.controls.focused, scene.controls.by_key = "0.squire", True
    scene.handle(Key("down", "return"))
    assert table.flow.humans == {1}
    keys = [item.key for item in scene.overlay(0.0)]
    assert len(keys) == len(set(keys))
    scene.handle(Key("down", "escape"))
    assert app.stack.top is table


def test_a_computer_keeps_its_persona_when_its_rank_changes(app: App) -> None:
    table = open_table(app, "human,squire:merchant", 3)
    scene = chairs(table)
    scene.sit(1, "duke")
    assert table.flow.session.seats[1].kind == "duke:merchant"
    scene.sit(1, "human")
    scene.sit(1, "page")
    assert table.flow.session.seats[1].kind == "page"


def test_a_persona_is_turned_by_mouse_and_by_keyboard_and_recorded(app: App) -> None:
    table = open_table(app, "human,squire:merchant", 3)
    table.flow.session.seats[1].name = "Squire Enzo"
    scene = chairs(table)
    assert scene.controls.get("0.persona") is None
    spot = scene.controls.get("1.persona")
    assert spot is not None and "merchant" in spot.tip
    x, y, w, h = spot.rect
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x + w / 2, y + h / 2, 1))  # type: ignore[arg-type]
    scene.controls.focused, scene.controls.by_key = "1.persona", True
    scene.handle(Key("down", "return"))
    session = table.flow.session
    assert session.seats[1].kind == "squire" and session.names[1] == "Squire Enzo"
    sat = [line["sits"] for line in session.journal() if "sits" in line]
    assert sat == ["squire:courtier", "squire"]
    play_on(table.flow, 20)
    assert digest(replayed(session).state) == digest(session.state)


def test_a_person_is_no_vassal_and_a_named_chair_keeps_its_name(app: App) -> None:
    scene = open_table(app, "human,greedy,greedy", 5)
    for chair, name in zip(scene.flow.session.seats, ("Lena", "Vassal", "Vassal 2"), strict=True):
        chair.name = name
    panel = ChairsScene(scene.flow)
    app.stack.push(panel)
    panel.sit(1, "human")
    panel.sit(2, "page")
    panel.sit(0, "squire")
    assert scene.flow.names == ("Lena", "Savoy", "Page")
    scene.flow.session.seats[2].name = "Page Enzo"
    panel.sit(2, "duke")
    assert scene.flow.names == ("Lena", "Savoy", "Duke Enzo")
    scene.flow.session.seats[2].name = "Page"
    panel.sit(0, "human")
    panel.sit(1, "squire")
    assert scene.flow.names == ("Lena", "Savoy", "Page")


def test_a_chair_of_the_game_to_come_shows_its_new_name(app: App) -> None:
    """Given a computer of another rank for a game that branches off, then its row says so."""
    table = open_table(app, "human,greedy", 3)
    table.flow.session.seats[1].name = "Page Ugo"
    scene = BranchScene(PastFlow(table.flow.session))
    table.app.stack.push(scene)
    scene.sit(1, "duke")
    items = [*scene.items(), *scene.overlay(0.0)]
    shown = [item.text for item in items if item.key.endswith("1.name") and isinstance(item, Label)]
    assert shown == ["Duke Ugo"]
