"""Looking back shows nobody more than may be known: hands stay hidden while a game runs."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.events import redact
from stupor.match.session import Session
from stupor.scenes.timeline.scene import TimelineScene
from stupor.table.session.flow import TurnFlow
from tests.scenes.past_games import played
from tests.support.windows import window

HIDDEN = ("hand.", "down.", "deck.")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


def opened(app: App, game: TurnFlow | Session) -> TimelineScene:
    scene = TimelineScene(game)
    app.stack.reset(scene)
    app.step()
    return scene


def known(scene: TimelineScene) -> set[int]:
    """The seats of whose hands or hidden cards something is shown."""
    return {
        int(zone.split(".")[1])
        for zone, pieces in scene.flow.model.table.zones.items()
        if zone.startswith(HIDDEN) and set(pieces) - {"?"}
    }


def everywhere(scene: TimelineScene) -> set[int]:
    """The seats of which something hidden is shown from any chair at any moment."""
    found: set[int] = set()
    for seat in range(len(scene.badges)):
        scene.look_from(seat)
        for ply in range(0, scene.flow.last + 1, 4):
            scene.go(ply)
            found |= known(scene)
            scene.step(1)
            scene.flush()
            found |= known(scene)
    return found


def test_from_the_library_a_game_of_several_people_shows_no_hand(app: App) -> None:
    assert everywhere(opened(app, played("human,human,random", 40))) == set()


def test_from_the_table_only_the_own_hand_is_seen(app: App) -> None:
    flow = TurnFlow(played("human,human,random", 40))
    flow.hand_over(1)
    scene = opened(app, flow)
    assert scene.flow.viewer == 1
    assert everywhere(scene) == {1}


def test_the_only_person_sees_the_own_hand(app: App) -> None:
    assert everywhere(opened(app, played("random,human,random", 40))) == {1}


def test_with_open_hands_every_person_may_be_looked_at(app: App) -> None:
    game = played("human,human,random", 40, table={"hands": "open"})
    assert everywhere(opened(app, game)) == {0, 1}


def test_a_game_of_computers_shows_no_hand_while_it_runs(app: App) -> None:
    assert everywhere(opened(app, played("random,random", 40))) == set()


def test_a_finished_game_may_be_seen_from_any_chair(app: App) -> None:
    scene = opened(app, played("human,human"))
    for seat in (0, 1):
        scene.look_from(seat)
        scene.go(10)
        assert known(scene) == {seat}


def test_what_is_told_gives_no_card_away(app: App) -> None:
    game = played("human,human,random", 60)
    scene = opened(app, game)
    rules, names = game.rules, scene.flow.names
    for ply in range(60):
        public = [rules.tell(redact(event, None), names) for event in game.happened(ply)]
        assert scene.flow.choice_words(ply) in [*public, ""]


def test_the_question_put_to_a_hidden_hand_is_not_shown(app: App) -> None:
    scene = opened(app, played("human,human,random", 40))
    for ply in range(40):
        scene.go(ply)
        assert scene.view().mine() is None


def test_there_is_no_looking_from_the_mover_while_a_game_runs(app: App) -> None:
    assert "timeline.follow" not in opened(app, played("human,human", 30)).places.buttons
    assert "timeline.follow" in opened(app, played("human,random")).places.buttons
