"""The replay behind the curtain shows what happened, and no hand."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.stage.pointer import Key
from stupor.table.session.leave import curtain_for
from stupor.table.session.replay import END, ReplayScene
from tests.scenes.table_setup import open_table
from tests.support.windows import window


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.fixture
def replay(app: App) -> ReplayScene:
    """Seat 0 has played; two computers and seat 1 have moved since; seat 0 is asked again."""
    table = open_table(app, "human,human,random", 4)
    flow = table.flow
    for _ in range(200):
        if flow.next_human == 0 and flow.unseen.missed(0)[1]:
            break
        if flow.next_human is not None:
            flow.hand_over(flow.next_human)
        if flow.decision is not None:
            flow.choose(flow.decision.options[-1])
        else:
            flow.poll()
        flow.flush()
    scene = ReplayScene(flow, 0)
    app.stack.push(scene)
    return scene


def strike(scene: ReplayScene, name: str) -> None:
    scene.handle(Key("down", name))


def test_it_tells_the_true_story(replay: ReplayScene) -> None:
    assert replay.timeline.busy
    replay.timeline.flush()
    assert replay.timeline.mismatches == 0
    replay.tick(0.0)
    assert replay.view().prompt == END


def test_it_begins_with_the_table_as_the_seat_left_it(replay: ReplayScene) -> None:
    before, events = replay.flow.unseen.missed(0)
    assert replay.flow.rules.table(before, None) == replay.model.table
    assert events


def test_the_game_log_tells_what_has_been_watched(replay: ReplayScene) -> None:
    """Given a turn watched again, the log begins before it and ends with it, for all to read."""
    seen = replay.flow.unseen.seen(0)
    before = [line.text for line in replay.view().log]
    replay.timeline.flush()
    told = [line.text for line in replay.view().log]
    assert before == [line.text for line in replay.flow.log_lines(48, seen)]
    assert len(told) > len(before) and told[-1] == replay.flow.log_lines(1, 10**6)[0].text
    assert told == [line.text for line in replay.flow.log_lines(48, 10**6)]


def test_no_hand_is_seen(replay: ReplayScene) -> None:
    for _ in range(2):
        for zone, pieces in replay.model.table.zones.items():
            if zone.startswith(("hand.", "down.", "deck.")):
                assert set(pieces) <= {"?"}
        replay.timeline.flush()
    assert not any(getattr(item, "sprite", "").startswith("card/face")
                   for item in replay.items() if item.key.startswith("hand"))  # fmt: skip


def test_keys_skip_repeat_and_go_back(replay: ReplayScene, app: App) -> None:
    strike(replay, "space")
    assert not replay.timeline.busy
    strike(replay, "r")
    assert replay.timeline.busy
    strike(replay, "escape")
    assert app.stack.top is not replay


def test_the_curtain_leads_to_it(replay: ReplayScene, app: App) -> None:
    app.stack.pop()
    curtain = curtain_for(replay.flow, 0, lambda: None, lambda: True)
    app.stack.push(curtain)
    curtain.handle(Key("down", "r"))
    assert isinstance(app.stack.top, ReplayScene)
