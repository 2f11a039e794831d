"""What a computer likes best is told wherever it is told who sits there."""

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.games.registry import get
from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.rivals.closeup import paint_closeup
from stupor.match.seats import make_seat
from stupor.scenes.persona_choices import choice_of, following, offered, persona_note, personas
from stupor.scenes.rematch import rematch
from stupor.scenes.timeline.scene import TimelineScene
from stupor.stage.items import Label
from stupor.table.scene import TableScene
from stupor.table.session.leave import looks
from tests.scenes.games.test_words import entry
from tests.scenes.past_games import played
from tests.scenes.table_setup import SPEC, open_table
from tests.support.windows import window

GAME = get()


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    app = window((1280, 720), painted=False)
    yield app
    app.stack.clear()


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("Baron Enzo", "baron:merchant", "a merchant at heart"),
        ("Lena", "baron:merchant", "a Baron, a merchant at heart"),
        ("Lena", "baron", "a Baron"),
        ("Baron Enzo", "baron", ""),
        ("Lena", "human", ""),
        ("Lena", "", ""),
        ("Baron Enzo", "baron:sailor", ""),
    ],
)
def test_only_what_the_name_does_not_tell_is_added(name: str, kind: str, told: str) -> None:
    assert persona_note(name, kind, GAME) == told


def test_the_switch_turns_through_all_personas() -> None:
    key, seen = offered(GAME)[0].key, []
    for _ in offered(GAME):
        seen.append(key)
        key = following(key, offered(GAME))
    assert seen == [persona.key for persona in offered(GAME)] and key == seen[0]
    assert following("any", personas(GAME)) == personas(GAME)[0].key
    assert choice_of("sailor", GAME) is choice_of("", GAME)
    assert all(persona.tip and persona.line.count(".") == 1 for persona in offered(GAME))


def test_the_table_tells_it(app: App) -> None:
    table = open_table(app, "human,squire:merchant,page", 3, {"houses": "random"})
    table.flow.session.seats[1].name = "Squire Enzo"
    table.flow.session.seats[2].name = "Page Manfred"
    view = table.view()
    at_heart = [explanation(view, name) for name in ("issued.1", "who.1", "issued.2")]
    assert [told is not None and "merchant at heart" in told.text for told in at_heart] == [
        True, True, False,
    ]  # fmt: skip
    words = [item.text for item in paint_closeup(view, 1) if isinstance(item, Label)]
    assert "Squire Enzo" in words and any("a merchant at heart" in line for line in words)
    assert looks(table.flow)[1].called == "Squire Enzo (merchant)"
    assert looks(table.flow)[0].called == table.flow.names[0]


def test_the_timeline_tells_it(app: App) -> None:
    game = played("human,page:builder", 20)
    game.seats[1].name = "Page Enzo"
    scene = TimelineScene(game)
    app.stack.reset(scene)
    app.step()
    assert "the seat of Page Enzo, a builder at heart" in scene.commands.tip("timeline.sight.1")


def test_the_library_tells_it() -> None:
    told = entry(names=["Lena", "Baron Enzo", "Sailor"], kinds=["human", "baron:merchant", "x:y"])
    assert [player.persona for player in told.players] == ["", "merchant", ""]


def test_a_rematch_is_against_the_same_personas(app: App) -> None:
    session = played("human,page:builder", 5)
    again = rematch(app, session, 7)
    assert isinstance(again, TableScene)
    assert [seat.kind for seat in again.flow.session.seats] == ["human", "page:builder"]


def test_a_seat_is_of_its_kind() -> None:
    assert make_seat("baron:merchant", SPEC, 1).kind == "baron:merchant"
    assert make_seat("baron:merchant", SPEC, 1, worker=True).kind == "baron:merchant"
