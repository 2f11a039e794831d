"""The lobby is made from a game's variants: rows, what fits, what comes with what, who sat."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest

from stupor.engine.game import Game, Persona
from stupor.engine.variants import Value, Variant
from stupor.games import registry
from stupor.platform import paths
from stupor.scenes.game_boxes import seal_of
from stupor.scenes.lobby.memory import agree, agreed_of, chairs_of, kept_as, remember
from stupor.scenes.lobby.scene import LobbyScene
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.lobby.start import new_session
from stupor.scenes.lobby.variant_choices import CHOSEN
from stupor.stage.items import Picture
from tests.scenes.kit import click, keys_are_unique, opened, words
from tests.toys import GAMES, TOY, beside, game_of


@pytest.fixture(autouse=True)
def beside_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MADE_UP, beside(TOY))


def seated(game: Game, count: int) -> LobbySetup:
    setup = LobbySetup(game=game, seed_text="5")
    for number, chair in enumerate(setup.chairs):
        chair.kind = "human" if number < count else "empty"
    return setup


TABLES = [(name, count) for name in GAMES for count in game_of(name).seats]


@pytest.mark.parametrize(("name", "count"), TABLES)
def test_every_value_that_can_be_pressed_begins_a_game(name: str, count: int) -> None:
    """Given any game at any table, each value that is awake is pressed, then the game begins."""
    game = game_of(name)
    values = [(v, key) for v in seated(game, count).choices.variants for key in v.keys]
    assert values
    for variant, key in values:
        setup = seated(game, count)
        choices = setup.choices
        if choices.asleep(variant, count) or choices.asleep_value(variant, key, count):
            continue
        choices.choose(variant, key)
        told = new_session(setup).header["options"]
        if not variant.many:
            assert told.get(variant.name, variant.default) == key
        else:
            assert (key in told.get(variant.name, ())) == choices.on(variant, key)


@pytest.mark.parametrize(("name", "count"), TABLES)
def test_a_row_that_does_not_fit_the_chairs_says_why(name: str, count: int) -> None:
    game = game_of(name)
    scene = opened(LobbyScene(seated(game, count)))
    said = set(words(scene))
    for variant in scene.setup.choices.variants:
        widget = scene.controls.get(variant.name)
        senseless = count == 1 or max(variant.seats, default=0) == 1
        assert (widget is not None) == (not variant.fits(count) and not senseless)
        if widget is not None:
            assert not widget.awake
            assert any(said_so and widget.asleep.startswith(said_so) for said_so in said)
    assert keys_are_unique(scene)


@pytest.mark.parametrize(("name", "count"), TABLES)
def test_nothing_on_the_paper_lies_over_anything_else(name: str, count: int) -> None:
    scene = opened(LobbyScene(seated(game_of(name), count)))
    rects = [w.rect for w in scene.controls.widgets if w.rect[0] >= 1262]
    for (n, (x, y, w, h)), (m, (u, v, wide, high)) in product(enumerate(rects), repeat=2):
        apart = x + w <= u or u + wide <= x or y + h <= v or v + high <= y
        assert n == m or apart, (scene.controls.widgets[n], scene.controls.widgets[m])
        assert y + h <= 1044


def test_duchies_are_chosen_chair_by_chair_or_dealt() -> None:
    scene = opened(LobbyScene(seated(game_of("burgundy"), 3)))
    shared = scene.controls.get("chair.2.crest")
    assert shared and shared.tip == "Duchy 1. Click to choose another."
    click(scene, "duchies.chosen")
    click(scene, "duchies.each.7")
    click(scene, "chair.2.crest")
    crest = scene.controls.get("chair.2.crest")
    assert crest and crest.tip == "Duchy 4. Click to choose another."
    click(scene, "duchies.each.9")
    options = new_session(scene.setup).header["options"]
    assert options["duchies"][:2] == ["7", "9"] and len(options["duchies"]) == 3
    click(scene, "duchies.dealt")
    click(scene, "secret.true")
    options = new_session(scene.setup).header["options"]
    assert options["duchies"] == "dealt" and options["secret"]


@pytest.mark.parametrize("chosen", ["1", "2", "chosen", "dealt"])
def test_how_duchies_are_chosen_is_asked_only_where_they_are_dealt(chosen: str) -> None:
    """Given a way to have duchies, then the row is there only where dealt."""
    scene = opened(LobbyScene(seated(game_of("burgundy"), 3)))
    click(scene, f"duchies.{chosen}")
    shown = scene.controls.get("secret.true") is not None
    assert shown == (chosen == "dealt")
    assert scene.controls.get("expansions.inns")


def test_expansions_can_be_pressed_in_an_edition_without_them() -> None:
    """Given the retail edition, when an expansion is pressed, then it brings the special one."""
    scene = opened(LobbyScene(seated(game_of("stupor_mundi"), 3)))
    click(scene, "expansions.postponed-crusade")
    assert new_session(scene.setup).header["options"]["edition"] == "special"


def test_values_for_each_may_be_fewer_than_the_chairs() -> None:
    """Given two kinds of purse for four chairs, then each chair has one, says so and may change."""
    each = (Value("full", "Full"), Value("bare", "Bare"))
    purses = Variant("purses", "Purses", (Value("any", "Any"),), "any", each=each)
    scene = opened(LobbyScene(seated(replace(game_of(TOY), variants=(purses,)), 4)))
    click(scene, "purses.chosen")
    assert words(scene).count("Full") == words(scene).count("Bare") == 2
    before = scene.setup.rules_options()["purses"]
    scene.setup.pick_next(3)
    assert before[:3] == scene.setup.rules_options()["purses"][:3]
    assert {before[3], scene.setup.rules_options()["purses"][3]} == {"full", "bare"}


def test_three_chairs_have_three_values_of_which_no_two_may_be_the_same() -> None:
    each = tuple(Value(name, name) for name in ("red", "green", "blue"))
    inks = Variant("inks", "Inks", (Value("any", "Any"),), "any", each=each, apart=True)
    scene = opened(
        LobbyScene(seated(replace(game_of(TOY), seats=range(2, 4), variants=(inks,)), 3))
    )
    click(scene, "inks.chosen")
    assert sorted(scene.setup.rules_options()["inks"]) == ["blue", "green", "red"]


@pytest.mark.parametrize(("most", "chairs"), [(2, 2), (4, 4), (5, 5)])
def test_a_game_has_as_many_chairs_as_seats(most: int, chairs: int) -> None:
    """Given a game of up to five, then nobody has to go without a chair, nor is one too many."""
    game = replace(game_of(TOY), seats=range(2, most + 1))
    scene = opened(LobbyScene(LobbySetup(game=game)))
    shown = {w.id.split(".")[1] for w in scene.controls.widgets if w.id.startswith("chair.")}
    assert shown == {str(number + 1) for number in range(chairs)}
    assert len(scene.setup.taken) == chairs and keys_are_unique(scene)


@pytest.mark.parametrize("personas", [(), game_of(TOY).personas])
def test_a_persona_is_chosen_only_where_the_game_has_some(personas: tuple[Persona, ...]) -> None:
    game = replace(game_of(TOY), personas=personas)
    scene = opened(LobbyScene(LobbySetup(game=game)))
    assert (scene.controls.get("chair.2.persona") is not None) == bool(personas)


def test_border_posts_bring_their_own_duchies() -> None:
    scene = opened(LobbyScene(seated(game_of("burgundy"), 2)))
    click(scene, "duchies.chosen")
    assert scene.controls.get("duchies.each.11a") is None
    click(scene, "expansions.border-posts")
    assert {name[:2] for name in scene.setup.rules_options()["duchies"]} == {"11"}
    assert new_session(scene.setup).header["options"]["expansions"] == ["border-posts"]


@pytest.mark.parametrize("posts", [False, True])
@pytest.mark.parametrize("count", [2, 4])
def test_the_word_of_the_seal_lies_over_nothing(count: int, posts: bool) -> None:
    """Given the most that can stand on the paper, then it ends above the seal."""
    scene = opened(LobbyScene(seated(game_of("burgundy"), count)))
    click(scene, "duchies.chosen")
    if posts:
        click(scene, "expansions.border-posts")
    paper = scene.options.paper
    lowest = max(y + h for _, y, _, h in [*paper.places.values(), paper.more])
    assert lowest <= scene.anchors["begin.title"][1]


def test_an_expansion_is_shown_and_told_before_it_is_chosen() -> None:
    """Given room on the paper, then each has its picture and a line; crowded, the picture."""
    folder = paths.resources() / "burgundy"
    sprites = json.loads((folder / "atlas.json").read_text("utf-8"))["sprites"]
    scene = opened(LobbyScene(seated(game_of("burgundy"), 4)))
    assert "Selling earns rewards" in words(scene)
    signs = {i.sprite for i in scene.items() if isinstance(i, Picture) and ".sign" in i.key}
    assert len(signs) == 6 and signs <= set(sprites)
    game = game_of("burgundy")
    more = [Variant(f"more{n}", "More", (Value("any", "Any"),), "any") for n in range(2)]
    scene = opened(LobbyScene(seated(replace(game, variants=(*game.variants, *more)), 4)))
    click(scene, "duchies.chosen")
    assert "Selling earns rewards" not in words(scene)
    assert signs <= {i.sprite for i in scene.items() if isinstance(i, Picture)}


def test_the_chairs_a_game_wants_cannot_be_emptied() -> None:
    scene = opened(LobbyScene(seated(game_of(TOY), 2)))
    click(scene, "chair.1.empty")
    assert scene.setup.taken == [0, 1]


def test_who_sat_in_the_lobby_sits_there_the_next_time() -> None:
    before = seated(game_of("burgundy"), 2)
    before.chairs[0].name, before.chairs[3].kind, before.chairs[3].level = "Lena", "ai", 5
    kept = {"burgundy": chairs_of(before)}
    after = remember(LobbySetup(game=game_of("burgundy")), kept)
    assert [chair.kind for chair in after.chairs] == ["human", "human", "empty", "ai"]
    assert (after.chairs[0].name, after.chairs[3].level) == ("Lena", 5)
    other = remember(LobbySetup(game=game_of(TOY)), kept)
    assert other == LobbySetup(game=game_of(TOY))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_agreed_on_is_agreed_on_the_next_time(name: str) -> None:
    """Given any value of any game chosen at last, then the next lobby begins the same game."""
    game = game_of(name)
    for variant in LobbySetup(game=game).choices.variants:
        for key in (*variant.keys, *([CHOSEN] if variant.each else ())):
            before = LobbySetup(game=game, undo="friendly", hints="off", seed_text="5")
            before.choices.choose(variant, key)
            before.pick_next(0)
            before.settle_picks()
            kept = json.loads(json.dumps({kept_as(before): agreed_of(before)}))
            after = agree(LobbySetup(game=game, seed_text="5"), kept)
            assert after.rules_options() == before.rules_options()
            assert after.table_options() == before.table_options()
            assert [c.pick for c in after.chairs] == [c.pick for c in before.chairs]


def test_alone_is_agreed_on_apart() -> None:
    """Given a game alone where anything is undone, then a game with others is as strict as ever."""
    alone = LobbySetup.alone(game_of("burgundy"))
    alone.undo = "sandbox"
    kept = {kept_as(alone): agreed_of(alone)}
    assert agree(LobbySetup.alone(game_of("burgundy")), kept).undo == "sandbox"
    assert agree(LobbySetup(game=game_of("burgundy")), kept).undo == "strict"


@pytest.mark.parametrize(
    "nonsense",
    [None, [], {"values": 3, "picks": "x", "undo": ["strict"], "hints": {}},
     {"values": {"expansions": "inns", "team": 1, "duchies": ["1"], "secret": 0}},
     {"picks": [0, 0], "hands": "none"}, {"picks": [None, {}, 7, True]}],
)  # fmt: skip
def test_an_agreement_that_makes_no_sense_is_left_out(nonsense: object) -> None:
    game = game_of("burgundy")
    setup, fresh = agree(LobbySetup(game=game), {game.id: nonsense}), LobbySetup(game=game)
    assert agreed_of(setup) == agreed_of(fresh)


def test_of_an_agreement_that_does_not_hold_together_a_game_still_begins() -> None:
    """Given duchy 1 with border posts and teams, as no lobby lets them be, then posts yield."""
    told = {"duchies": "1", "expansions": ["border-posts", "inns"], "team": "12a"}
    setup = agree(seated(game_of("burgundy"), 2), {"burgundy": {"values": told}})
    assert new_session(setup).header["options"]["expansions"]


@pytest.mark.parametrize(
    "nonsense",
    [None, "x", [1, None], [{"kind": "ghost", "name": 7, "level": 99, "persona": "salt"}] * 4,
     [{"kind": "empty"}] * 4, [{"name": "\u0007" * 4}], [{"name": "x" * 400}]],
)  # fmt: skip
def test_a_memory_that_makes_no_sense_is_left_out(nonsense: object) -> None:
    game = game_of("stupor_mundi")
    assert remember(LobbySetup(game=game), {game.id: nonsense}) == LobbySetup(game=game)


def test_a_persona_is_still_known_by_its_older_name() -> None:
    game = game_of("stupor_mundi")
    setup = remember(LobbySetup(game=game), {game.id: [{}, {"kind": "ai", "taste": "builder"}]})
    assert setup.chairs[1].persona == "builder"


def test_alone_the_rival_sits_opposite_and_not_an_empty_chair() -> None:
    scene = opened(LobbyScene(LobbySetup.alone()))
    said = words(scene)
    assert "Frederick" in said and "Empty seat" not in said
    click(scene, "others")
    assert words(scene).count("Empty seat") == 3


@pytest.mark.parametrize(("name", "wax"), [("stupor_mundi", "seal"), ("burgundy", "wax")])
def test_each_game_begins_with_the_seal_of_its_own(name: str, wax: str) -> None:
    scene = opened(LobbyScene(seated(game_of(name), 2)))
    seals = [item.sprite for item in scene.items()
             if isinstance(item, Picture) and item.key == "begin.seal"]  # fmt: skip
    assert seals == [f"{wax}/red"] and seal_of(name, "gold") == f"{wax}/gold"


@pytest.mark.parametrize("field", ["kind", "name", "level", "persona"])
@pytest.mark.parametrize(
    "wrong", [None, True, 10**30, -1, 0.5, float("nan"), "\n", "x" * 900, [], [[]], {}, {"a": {}}]
)
def test_a_field_of_a_chair_that_makes_no_sense_is_left_as_it_is(field: str, wrong: object) -> None:
    game = game_of("stupor_mundi")
    usual = chairs_of(LobbySetup(game=game))
    kept = [{**chair, field: wrong} for chair in usual]
    assert chairs_of(remember(LobbySetup(game=game), {game.id: kept})) == usual
