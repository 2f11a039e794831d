"""The lobby: chairs, Houses, options, typing, and the session that Begin starts."""

from __future__ import annotations

import random

import pytest

from stupor.ai.levels import LADDER, rank_of
from stupor.games.registry import get
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.lobby import scene as lobby
from stupor.scenes.lobby import start as lobby_start
from stupor.scenes.lobby.rows import rows_of
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LEVELS, LobbySetup
from stupor.scenes.persona_choices import offered
from stupor.stage.items import Label
from tests.scenes.kit import click, keys_are_unique, opened, press, words, write


def room(setup: LobbySetup | None = None) -> LobbyScene:
    return opened(LobbyScene(setup or LobbySetup()))


def test_chairs_change_hands() -> None:
    scene = room()
    click(scene, "chair.2.human")
    click(scene, "chair.3.empty")
    click(scene, "chair.4.level1")
    assert [chair.kind for chair in scene.setup.chairs] == ["human", "human", "empty", "ai"]
    assert scene.setup.chairs[3].level == 1
    assert scene.setup.taken == [0, 1, 3]


def test_who_plays_alone_is_not_asked_who_sits_there() -> None:
    scene = room(LobbySetup.alone())
    assert not any(widget.id == "chair.1.empty" for widget in scene.chairs.widgets())
    assert "Only person at the table" not in words(scene)
    assert scene.setup.taken == [0]
    assert any("Solo against Frederick" in text for text in words(scene))


@pytest.mark.parametrize(("level", "rank"), [*enumerate(LEVELS, 1)])
def test_every_rank_can_be_asked_to_the_table(level: int, rank: str) -> None:
    scene = room()
    click(scene, f"chair.2.level{level}")
    assert scene.setup.chairs[1].title == f"{rank} Manfred"
    assert f"{rank} Manfred" in words(scene)
    session = lobby_start.new_session(scene.setup)
    assert rank_of(session.seats[1].kind) == LADDER[level - 1] == rank.lower()


def kinds(setup: LobbySetup) -> list[str]:
    return [seat.kind for seat in lobby_start.new_session(setup).seats]


def test_a_persona_is_chosen_by_pointer_and_by_keyboard() -> None:
    scene = room()
    seen = [scene.setup.chairs[1].persona]
    for _ in offered(scene.setup.game):
        click(scene, "chair.2.persona")
        seen.append(scene.setup.chairs[1].persona)
    assert seen == ["any", "", *scene.setup.game.persona_keys, "any"]
    click(scene, "chair.3.persona")
    scene.controls.focused, scene.controls.by_key = "chair.4.level6", True
    press(scene, "tab", "return", "return", "return")
    assert scene.setup.chairs[3].persona == "diplomat"
    assert {"Random", "Balanced", "Diplomat"} <= set(words(scene))
    assert kinds(scene.setup)[2:] == ["squire", "squire:diplomat"]


def test_only_computers_have_a_persona() -> None:
    scene = room()
    assert scene.controls.get("chair.1.persona") is None
    click(scene, "chair.1.ai")
    assert scene.controls.get("chair.1.persona") is not None
    click(scene, "chair.1.empty")
    assert scene.controls.get("chair.1.persona") is None


def test_personas_by_lot_come_of_the_seed_and_are_different() -> None:
    drawn = set()
    for seed in range(40):
        setup = LobbySetup(seed_text=str(seed))
        found = kinds(setup)
        assert found == kinds(setup)
        assert found[0] == "human" and len({*found}) == 4
        drawn.add(tuple(found))
    assert len(drawn) > 12


def test_what_is_chosen_is_not_drawn_as_well() -> None:
    setup = LobbySetup()
    for chair, persona in zip(setup.chairs, ("any", "any", "merchant", "any"), strict=True):
        chair.kind, chair.persona = "ai", persona
    for seed in range(20):
        assert sorted(setup.personas(seed).values()) == sorted(setup.game.persona_keys)


def test_crests_cycle_and_never_double() -> None:
    scene = room()
    for step in range(9):
        click(scene, f"chair.{step % 4 + 1}.crest")
        assert sorted(chair.pick for chair in scene.setup.chairs) == [0, 1, 2, 3]
    assert scene.setup.picked
    each = [value.key for value in scene.setup.game.variant("houses").each]
    chosen = [each[chair.pick] for chair in scene.setup.chairs]
    assert set(chosen) == {house.key for house in HOUSES}
    assert scene.setup.rules_options()["houses"] == chosen


@pytest.mark.parametrize(
    ("widget", "field", "value"),
    [
        ("edition.special", "edition", "special"),
        ("edition.prototype-2023", "edition", "prototype-2023"),
        ("market.easy", "market", "easy"),
        ("market.difficult", "market", "difficult"),
        ("houses.random", "houses", "random"),
        ("hands.open", "hands", "open"),
        ("hints.off", "hints", "off"),
        ("hints.advice", "hints", "advice"),
    ],
)
def test_switches(widget: str, field: str, value: object) -> None:
    scene = room()
    click(scene, "chair.2.human")
    click(scene, widget)
    setup = scene.setup
    assert setup.rules_options().get(field, setup.table_options().get(field)) == value


SWITCHES = {
    "expansions.postponed-crusade": "postponed-crusade",
    "expansions.imperial-projects": "imperial-projects",
}


@pytest.mark.parametrize("widget", SWITCHES)
def test_an_expansion_brings_the_special_edition(widget: str) -> None:
    scene = room()
    assert "Switching one on selects the special edition." in words(scene)
    click(scene, widget)
    assert scene.setup.rules_options()["expansions"] == [SWITCHES[widget]]
    assert scene.setup.rules_options()["edition"] == "special"
    click(scene, widget)
    assert scene.setup.rules_options()["edition"] == "special"
    assert "expansions" not in scene.setup.rules_options()
    assert "Play with either or both." in words(scene)


@pytest.mark.parametrize("edition", ["edition.retail", "edition.prototype-2023"])
def test_another_edition_has_no_expansions(edition: str) -> None:
    scene = room()
    for widget in SWITCHES:
        click(scene, widget)
    click(scene, edition)
    assert "expansions" not in scene.setup.rules_options()


@pytest.mark.parametrize(
    ("alone", "line"),
    [
        (True, "Played with: 3 Crusade boards, 4 Imperial Projects."),
        (False, "Played with: 5 Crusade boards, 8 Imperial Projects."),
    ],
)
def test_both_expansions_are_laid_out(alone: bool, line: str) -> None:
    scene = room(LobbySetup.alone() if alone else LobbySetup())
    for widget in SWITCHES:
        scene.controls.focused, scene.controls.by_key = widget, True
        press(scene, "return")
    assert line in words(scene)
    session = lobby_start.new_session(scene.setup)
    assert session.state.expansions.crusade is not None
    assert session.state.expansions.projects is not None


@pytest.mark.parametrize(
    ("widget", "line"),
    [
        ("edition.retail", "32 Advanced cards, 8 Workplace tiles, 12 City Bonus tiles."),
        ("edition.special", "44 Advanced cards, 14 Workplace tiles, 16 City Bonus tiles."),
        (
            "edition.prototype-2023",
            "32 Advanced cards, 8 Workplace tiles, 12 City Bonus tiles; earlier rules.",
        ),
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_an_edition_says_what_is_in_its_box_and_is_played(
    widget: str, line: str, alone: bool
) -> None:
    scene = room(LobbySetup.alone() if alone else LobbySetup())
    scene.controls.focused, scene.controls.by_key = widget, True
    press(scene, "return")
    assert line in words(scene)
    session = lobby_start.new_session(scene.setup)
    assert session.header["edition"] == scene.setup.rules_options()["edition"]
    assert session.state.edition.name == scene.setup.rules_options()["edition"]


def test_easier_only_alone() -> None:
    scene = room(LobbySetup.alone())
    click(scene, "easier.true")
    assert scene.setup.rules_options()["easier"] is True
    click(scene, "others")
    click(scene, "chair.2.ai")
    assert "easier" not in scene.setup.rules_options()


def test_the_name_heads_a_seat_that_has_no_house_yet() -> None:
    scene = room()
    heads = [item for item in scene.items() if isinstance(item, Label) and item.face == "title"]
    assert {"Player 1", "Squire Taddeo"} <= {item.text for item in heads}


def test_names_are_written() -> None:
    scene = room()
    click(scene, "chair.1.line")
    press(scene, *["backspace"] * 20)
    write(scene, "Lena II")
    press(scene, "return")
    assert scene.setup.chairs[0].name == "Lena II"
    assert scene.chairs.editing is None
    click(scene, "chair.1.line")
    press(scene, *["backspace"] * 20)
    click(scene, "market.easy")
    assert scene.setup.chairs[0].name == "Player 1"
    assert scene.setup.rules_options()["market"] == "easy"


def test_somebody_alone_who_is_known_by_a_house_is_called_by_no_number() -> None:
    """Given no name in a solo lobby, where the table says the House, then it asks for a name."""
    scene = room(LobbySetup.alone())
    told = [item.text for item in scene.items() if isinstance(item, Label)]
    assert "Add your name" in told and "Player 1" not in told
    click(scene, "chair.1.line")
    write(scene, "Lena")
    press(scene, "return")
    told = [item.text for item in scene.items() if isinstance(item, Label)]
    assert "Lena" in told and "Add your name" not in told


def test_people_are_counted_round_the_table_as_they_sit() -> None:
    """Given two people across empty chairs, the second is Player 2, unless there is a name."""
    setup = LobbySetup()
    for index, kind in enumerate(("human", "empty", "empty", "human")):
        setup.sit(index, kind)
    assert [setup.chairs[index].name for index in setup.taken] == ["Player 1", "Player 2"]
    setup.chairs[3].name = "Lena "
    setup.sit(1, "human")
    assert [setup.chairs[index].name for index in setup.taken] == ["Player 1", "Player 2", "Lena"]


def test_the_seed_takes_digits_only() -> None:
    scene = room()
    click(scene, "more")
    write(scene, "12a29")
    press(scene, "return")
    assert scene.setup.seed() == 1229
    assert "1229" in words(scene)


def test_load_a_table_leads_to_the_games_that_wait() -> None:
    scene = room()
    click(scene, "load")
    [(call, page)] = scene.app.stack.calls
    assert call == "push"
    assert isinstance(page, GamesScene)


def test_begin_starts_a_session(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def new(
        spec: object, seats: list[object], seed: int, options: dict[str, object], table: object
    ) -> object:
        seen.update(names=[seat.name for seat in seats], seed=seed, options=options, table=table)
        return "session"

    monkeypatch.setattr(lobby_start.Session, "new", new)
    monkeypatch.setattr(lobby, "table_scene", lambda app, setup: lobby_start.new_session(setup))
    scene = room()
    click(scene, "chair.3.empty")
    click(scene, "market.difficult")
    click(scene, "undo.friendly")
    click(scene, "more")
    write(scene, "77")
    click(scene, "begin")
    assert seen["names"] == ["Player 1", "Squire Manfred", "Squire Enzo"]
    assert seen["seed"] == 77
    assert seen["options"] == {"edition": "retail", "market": "difficult", "houses": "draft"}
    assert seen["table"] == {"hands": "curtained", "hints": "forecast", "undo": "friendly"}
    assert scene.app.stack.calls == [("replace", "session")]


def test_table_options_carry_what_the_screen_needs() -> None:
    setup = LobbySetup(hands="open", hints="off")
    assert setup.table_options() == {"hands": "open", "hints": "off", "undo": "strict"}


def test_alone_nobody_else_is_asked_before_an_undo() -> None:
    """Given one chair, then no tip of the undo rules speaks of others."""
    rows = rows_of(LobbySetup.alone(), 0)
    tips = [cell.tip for row in rows if row.id == "undo" for cell in row.cells]
    assert len(tips) == 3 and not any("player" in tip or "everyone" in tip for tip in tips)


def test_keyboard_reaches_everything() -> None:
    scene = room()
    seen = set()
    for _ in scene.controls.widgets:
        press(scene, "tab")
        seen.add(scene.controls.focused)
    assert seen == {widget.id for widget in scene.controls.widgets}
    press(scene, "escape")
    assert scene.app.stack.calls == [("pop", None)]


@pytest.mark.parametrize(
    "setup", [LobbySetup(), LobbySetup.alone(), LobbySetup(values={"houses": "chosen"})]
)
def test_items_have_keys_of_their_own(setup: LobbySetup) -> None:
    assert keys_are_unique(room(setup))


def test_in_large_letters_a_seat_leaves_its_name_the_row_below_the_chart() -> None:
    """Given a game whose seats show a chart, then large letters take the computer's row."""
    seen = {}
    for text in (100, 155):
        scene = room(LobbySetup(game=get("burgundy")))
        scene.app.change(text=text)
        items = {item.key: item for item in scene.items()}
        seen[text] = items["chair.2.title"].rect, "chair.2.ability" in items
        scene.app.change(text=100)
    (usual, told), (large, hidden) = seen[100], seen[155]
    assert told and not hidden
    assert large[3] > usual[3] and large[1] > usual[1]


@pytest.mark.parametrize("first", ["1", "2", "dealt"])
def test_border_posts_are_never_begun_on_a_duchy_without_them(first: str) -> None:
    """Given any duchy for all, when border posts are added, then the game takes what is told."""
    setup = LobbySetup(game=get("burgundy"))
    duchies, extra = (setup.game.variant(name) for name in ("duchies", "expansions"))
    assert duchies is not None and extra is not None
    setup.choices.choose(duchies, first)
    setup.choices.choose(extra, "border-posts")
    assert setup.choices.value(duchies) == "dealt"
    assert setup.choices.asleep_value(duchies, "2", 4)
    setup.game.rules.setup(4, 7, setup.rules_options())


def test_with_teams_no_other_duchy_is_lit() -> None:
    """Given a team's duchy, then none for each is lit, and no seat shows the chart of one."""
    setup = LobbySetup(game=get("burgundy"))
    team = setup.game.variant("team")
    assert team is not None and setup.charted
    setup.choices.choose(team, "12a")
    rows = {row.id: row for row in rows_of(setup, 0)}
    assert not any(cell.on for cell in rows["duchies"].cells) and not setup.charted
    assert [cell.id for cell in rows["team"].cells if cell.on] == ["team.12a"]


@pytest.mark.parametrize("game", ["burgundy", "stupor_mundi"])
def test_whatever_is_pressed_in_the_lobby_a_game_can_begin(game: str) -> None:
    """Given any presses of what is awake, then the rules take what the lobby tells them."""
    for seed in range(12):
        setup, chance = LobbySetup(game=get(game)), random.Random(seed)
        for _ in range(30):
            cells = [cell for row in rows_of(setup, chance.randrange(4)) for cell in row.cells]
            chance.choice([cell for cell in cells if not cell.asleep]).press()
            setup.sit(chance.randrange(4), chance.choice(["human", "ai", "ai", "empty"]))
            setup.settle_picks()
            setup.game.rules.setup(len(setup.taken), 7, setup.rules_options())


def test_going_on_with_an_arrow_ends_the_writing_of_the_seed() -> None:
    """Given a seed being written, when an arrow leads on, then Enter is not for it."""
    scene = room()
    scene.controls.focused, scene.controls.by_key = "more", True
    press(scene, "return")
    assert scene.options.seed_open
    press(scene, "down")
    assert not scene.options.seed_open
