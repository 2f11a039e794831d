"""Each twist bends its rule, and no other game feels it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.campaign.story import NO_STORY, Twists
from stupor.games.stupor_mundi.campaign.twists import TWISTS, twist_texts
from stupor.games.stupor_mundi.ids import ICON
from stupor.games.stupor_mundi.setup import new_game
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.campaign.kit import a_chapter, wish
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game


def begun(**changes: Any) -> State:
    """The first position of a chapter."""
    return new_game(1, 7, {"chapter": wish(**changes)})


def sails(game: Scenario) -> list[str]:
    return [key for key in game.offers if key.startswith("sail:")]


def test_every_step_of_a_travel_costs_its_price() -> None:
    """Given 2 Augustales, when each step costs 1, then two steps are all, and they take both."""
    game = a_chapter(twists={"travel_price": 1}).owns(coins=2)
    assert sails(game) == ["sail:1", "sail:2"]
    game.refuses("sail:3", "travel.price").does("sail:2").has(coins=0)


def test_a_step_may_cost_more_than_one() -> None:
    game = a_chapter(twists={"travel_price": 2}).owns(coins=5)
    assert sails(game) == ["sail:1", "sail:2"]
    game.does("sail:2").has(coins=1)


def test_the_workplace_of_free_steps_keeps_its_word() -> None:
    """Given the Workplace of two free steps, when each step costs 1, then only the third does."""
    game = a_chapter(twists={"travel_price": 1}).owns(coins=1).ability("country1.c")
    assert sails(game) == ["sail:1", "sail:2", "sail:3"]
    assert RULES.facts(game.s, 0)["price.sail.3"] == 1


def before_the_city(game: Scenario, grain: int) -> Scenario:
    """A Specialist stands before the City of path B, whose arrow costs 1 Grain."""
    game.holds("Grain").specialists("b1").owns(grain=grain)
    return game.plays_down(1).does_what_is_offered("promote")


def test_grain_on_the_workplace_arrows_costs_more() -> None:
    game = before_the_city(a_chapter(twists={"workplace_grain": 1}), 2)
    assert "promote:0:b" in game.offers
    game.does("promote:0:b").has(grain=0)


def test_the_dearer_arrow_is_refused_to_the_poor() -> None:
    """Given 1 Grain, the arrow of 1 may be paid in a plain game and not under the twist."""
    assert "promote:0:b" in before_the_city(a_game(1), 1).offers
    game = before_the_city(a_chapter(twists={"workplace_grain": 1}), 1)
    game.refuses("promote:0:b", "promote.grain")


def test_arrows_without_grain_stay_free() -> None:
    game = a_chapter(twists={"workplace_grain": 1}).holds("Grain").plays_down(1)
    assert game.does_what_is_offered("promote").offers.count("promote:0:a") == 1


def test_frederick_issues_an_edict_at_the_end_of_every_round() -> None:
    """Given Edicts 4 and 7 in row I, when the round ends, then 4 has gone and 7 is Active."""
    game = a_chapter(twists={"frederick_issues": 1}).edicts((4, 5, 6), (7, 8, 9))
    game.s.players[0].hand = []
    game.ready().does("pass").does_what_is_offered("done")
    assert game.s.round == 2 and game.s.active == [7, 5, 6]
    assert "Frederick issues Edict I." in [RULES.tell(event, ["You"]) for event in game.log]


def test_an_edict_at_the_end_of_a_round_can_end_the_game() -> None:
    """Given no Next Edict, when Frederick Issues, then the game ends with that round (R18)."""
    game = a_chapter(twists={"frederick_issues": 1}).edicts((4, 0, 0), (0, 0, 0))
    game.s.players[0].hand = []
    game.ready().does("pass").does_what_is_offered("done")
    assert RULES.over(game.s) and game.s.ending == "edicts"


def test_in_a_plain_game_a_round_ends_without_him() -> None:
    game = a_game(1).edicts((4, 5, 6), (7, 8, 9))
    game.s.players[0].hand = []
    game.ready().does("pass").does_what_is_offered("done")
    assert game.s.round == 2 and game.s.active == [4, 5, 6]


@pytest.mark.parametrize("number", (1, 5))
def test_frederick_removes_card_and_ally_together(number: int) -> None:
    """Given Solo card 1 (card) or 5 (Ally), both lie one city on, and both are gone."""
    for twisted in (False, True):
        game = a_chapter(twists={"removes_both": twisted}).holds("Augustales", "Grain")
        game.card_in("constantinople", 101).ally_in("constantinople", 1)
        game.frederick_draws(number).plays(game.player().hand[0]).does("end")
        left = (game.s.city_cards[2], game.s.ally_up[2])
        assert left == ((0, 0) if twisted else (0, 1) if number == 1 else (101, 0))


def test_goods_at_the_start() -> None:
    player = begun(setup={"coins": 3, "grain": 2, "stone": 0}).players[0]
    assert (player.coins, player.grain, player.stone) == (3, 2, 0)


def test_the_palace_at_the_start() -> None:
    s = begun(setup={"palace": {"ally": 3, "treasury": 9, "tower": 4}})
    assert [s.palace[ICON[name]] for name in ("ally", "treasury", "tower", "wall")] == [3, 3, 4, 2]


def test_extra_edicts_join_the_pile() -> None:
    assert len(begun(setup={"edicts": 4}).edict_pile) == len(begun().edict_pile) + 4


def test_each_city_holds_more_bonus_tiles() -> None:
    assert [len(tiles) for tiles in begun(setup={"city_bonus": 2}).bonus] == [3, 3, 3]


def test_house_and_market_of_a_chapter() -> None:
    s = begun(house="savoy", market="difficult")
    assert (s.players[0].house, s.difficulty) == (0, "difficult")
    assert all(code % 2 for code in s.markets)


def test_a_free_house_may_be_chosen_and_a_fixed_one_may_not() -> None:
    assert new_game(1, 1, {"chapter": wish(), "houses": ["savoy"]}).players[0].house == 0
    with pytest.raises(BadData, match="played by House savoy"):
        new_game(1, 1, {"chapter": wish(house="savoy"), "houses": ["di-romano"]})


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"chapter": wish()}, "solo game only"),
        (1, {"chapter": 3}, "must be a table"),
        (1, {"chapter": wish(), "market": "easy"}, "market may not be chosen"),
        (1, {"chapter": wish(), "easier": True}, "easier may not be chosen"),
        (1, {"chapter": wish(twists={"fog": 1})}, "chapter: twists.fog: unknown twist 'fog'"),
        (1, {"chapter": wish(), "expansions": []}, "expansions may not be chosen"),
        (1, {"chapter": wish(), "boards": "random"}, "boards may not be chosen"),
        (1, {"chapter": wish(), "edition": "special"}, "played with the retail edition"),
        (1, {"chapter": wish(seal={"crusade_items": 3})}, "needs 'postponed-crusade'"),
    ],
)
def test_a_game_refuses_a_chapter_that_makes_no_sense(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadData, match=reason):
        new_game(seats, 1, options)


def test_every_twist_of_the_record_has_its_verb_and_its_sentence() -> None:
    assert [field.name for field in fields(Twists)] == list(TWISTS)
    assert twist_texts(Twists()) == []
    for name, verb in TWISTS.items():
        twists = Twists(**{name: verb.least or True})  # type: ignore[arg-type]
        (sentence,) = twist_texts(twists)
        assert sentence.endswith(".")


def test_a_game_without_a_chapter_does_not_mention_one() -> None:
    s = new_game(1, 1, {})
    assert s.story is NO_STORY and "story" not in RULES.dump(s)["state"]
    assert not [name for name in RULES.facts(s, 0) if name.startswith(("chapter", "seal", "twist"))]
    assert RULES.load(RULES.dump(s)).story is NO_STORY
