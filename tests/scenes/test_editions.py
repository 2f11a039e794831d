"""The other editions at the table: each answer by clicks, drags and keys, and true words."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from stupor.app import App
from stupor.engine.notation import key_of
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.face.explain.explanations import explanation
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.state import State
from stupor.match.session import Session
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.rematch import rematch
from stupor.stage.pointer import Pointer
from stupor.table.scene import TableScene
from tests.games.stupor_mundi.scenario import Scenario, a_game
from tests.scenes.focus_game import play as play_by_keys
from tests.scenes.keyboard_bot import FocusBot, keyboard
from tests.scenes.test_focus_reach import has_way, led
from tests.scenes.test_mouse_game import SPEC, play, table
from tests.scenes.test_reachability import assert_reachable, open_at, wander
from tests.support.windows import window

EDITIONS = ("special", "prototype-2023")
SIDES = ("t2", "w2", "t3", "w3", "t4", "w4", "t5")


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    made = window((1280, 720), painted=False)
    yield made
    made.close()


def special(**stock: int) -> Scenario:
    return a_game(edition="special").owns(**stock)


def asked_by(code: str) -> Scenario:
    """The question that a card puts to a rich House with four closed sides."""
    game = special(coins=20, grain=1, stone=1).built(*SIDES).holds(code, 0, 1).card_in("roma", "A7")
    return game.card_in("roma", "B17", 2).edicts((1, 2, 4), (5, 7, 8)).plays(code)


def bonus(letter: str) -> Scenario:
    """The question of a City Bonus tile."""
    return special().card_in("roma", "A7").edicts((1, 2, 4)).again(Follow(f"bonus.{letter}"))


def assert_keys_reach(scene: TableScene) -> None:
    asked = led(scene).flow.decision
    assert asked is not None
    for option in asked.options:
        ways = scene.hit_test.affordances.of(option)
        assert any(has_way(scene, way) for way in ways), (asked.kind, key_of(option))


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_has_clicks_a_drag_and_keys(app: App, edition: str, seats: int) -> None:
    found = wander(seats, range(1, 4), {"edition": edition})
    assert len(found) > 12
    for state in found.values():
        scene = open_at(app, state)
        assert_reachable(scene)
        assert_keys_reach(scene)


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        ("A20", "harbour", "Travel free to any lit harbour"),
        ("A21", "resource", "Take 3 Grain or 3 Stone: press a button"),
        (
            "B18",
            "income",
            "Choose up to 2 of 4 lit incomes on your Castle, or press the seal to skip",
        ),
        ("B19", "edict", "on the right, or press the seal to skip."),
        ("B20", "promote", "Promote"),
        ("B21", "purchase", "Purchase without Augustales: drag one of 2 cards to your hand"),
    ],
)
def test_a_new_card_can_be_answered(app: App, code: str, kind: str, words: str) -> None:
    game = asked_by(code) if code != "B21" else asked_by(code).owns(grain=3)
    assert game.asks == kind
    scene = open_at(app, game.s)
    assert words in prompt_of(scene.hit_test.view)
    assert_reachable(scene)
    assert_keys_reach(scene)


@pytest.mark.parametrize(("letter", "kind"), [("b", "edict"), ("h", "purchase")])
def test_a_city_bonus_can_be_answered(app: App, letter: str, kind: str) -> None:
    game = bonus(letter)
    assert game.asks == kind
    scene = open_at(app, game.s)
    assert_reachable(scene)
    assert_keys_reach(scene)


def test_two_incomes_are_clicked_on_the_castle(app: App) -> None:
    """Given the Rents and four closed sides, two clicks bring 3 Augustales and 1 VP."""
    game = asked_by("B18")
    coins, points = game.player().coins, game.player().vp
    scene = open_at(app, game.s)
    for side in (1, 2):
        x, y, w, h = scene.hit_test.view.anchors[f"castle.income{side}"]
        for kind in ("move", "down", "up"):
            scene.handle(Pointer(kind, x + w / 2, y + h / 2, 0 if kind == "move" else 1))  # type: ignore[arg-type]
        scene.flow.flush()
    state = scene.flow.session.state
    assert (state.players[0].coins, state.players[0].vp) == (coins + 3, points + 1)
    assert scene.flow.decision is not None and scene.flow.decision.kind == "end"


@pytest.mark.exhaustive
@pytest.mark.parametrize(("edition", "kinds"), [(EDITIONS[0], "human,human"),
                                                (EDITIONS[1], "human,random")])  # fmt: skip
def test_a_whole_game_with_the_mouse(app: App, edition: str, kinds: str) -> None:
    scene = table(app, kinds, 7, edition=edition)
    bot = play(app, scene, 7)
    session = scene.flow.session
    again = Session.replay(SPEC, session.seats, session.journal())
    assert again.over and SPEC.rules.scores(again.state) == SPEC.rules.scores(session.state)
    assert session.state.edition.name == edition
    assert bot.unreachable == []
    assert scene.flow.timeline.mismatches == 0


def test_alone_with_keys_from_the_lobby(app: App) -> None:
    """Given the lobby, the prototype is chosen, played and played again with keys alone."""
    app.change(speed=0.0)
    bot = FocusBot(app, keyboard(app), 4)
    lobby = LobbyScene(LobbySetup.alone())
    app.stack.reset(lobby)
    app.step()
    bot.choose(lobby, "edition.prototype-2023")
    bot.choose(lobby, "begin")
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    play_by_keys(app, bot, scene)
    session = scene.flow.session
    assert session.over and session.header["edition"] == EDITIONS[1]
    once_more = rematch(app, session, None)
    assert isinstance(once_more, TableScene)
    assert once_more.flow.session.state.edition == session.state.edition


def said(state: State, name: str, app: App) -> str:
    told = explanation(open_at(app, state).hit_test.view, name)
    assert told is not None
    return f"{told.text} {told.numbers}"


def test_the_prototype_tells_its_own_rules(app: App) -> None:
    state = a_game(3, edition="prototype-2023").owns(coins=4).ready().s
    view = open_at(app, state).hit_test.view
    assert "each step costs 1 Augustalis" in prompt_of(view) or "1 Augustalis a step" in (
        prompt_of(view)
    )
    assert "every step costs 1 Augustalis, the first one too" in said(state, "voyage", app)
    assert "Most Structures: 6 VP at the end, second most 3." in said(state, "castle.status2", app)
    assert "pays for" not in said(state, "grain.0", app)
    assert "beyond the first" not in said(state, "coins.0", app)
    for site in ("t2", "w2", "hand"):
        assert "Grain" not in said(state, f"castle.0.{site}", app).partition("Now:")[0]
    told = explanation(view, "city.1")
    assert told is not None and told.rule == "travel.each"


def test_the_retail_box_tells_what_it_always_told(app: App) -> None:
    state = a_game(3).owns(coins=4).ready().s
    assert "first step free" in prompt_of(open_at(app, state).hit_test.view)
    assert "the first step is free, each one after that costs 1 Augustalis" in said(
        state, "voyage", app
    )
    assert "4 VP at the end, second most 2." in said(state, "castle.status2", app)
    assert "some cards" not in said(state, "grain.0", app)


def test_workplaces_count_in_the_price_of_a_voyage(app: App) -> None:
    """Given Countryside II F, the ribbon says that every step is free."""
    game = a_game(2, edition="special").ability("country2.f").ready()
    assert "every step free" in prompt_of(open_at(app, game.s).hit_test.view)


def test_cards_for_grain_say_so(app: App) -> None:
    state = special(grain=1).card_in("roma", "B17").ready().s
    assert "costs 2 Grain; you have 1" in said(state, "city_card.0.1", app)
    assert "sites and some cards" in said(state, "grain.0", app)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_draft_shows_the_cards_of_the_edition(app: App, edition: str) -> None:
    state = SPEC.rules.setup(2, 4, {"houses": "draft", "edition": edition})
    words = said(state, "choice.house:hohenstaufen", app)
    assert ("Masonry: 1 Stone per 2" in words) == (edition == EDITIONS[1])
