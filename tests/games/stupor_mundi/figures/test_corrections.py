"""Corrections: what is refused and how it is said, and what each of them changes in a game."""

from __future__ import annotations

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.figures.corrections import KINDS, read_corrections
from stupor.games.stupor_mundi.figures.listing import flaws, reconstructed, tidied
from stupor.games.stupor_mundi.flow import CastleIncome
from stupor.games.stupor_mundi.projects.measures import condition_met, project_vp
from tests.games.stupor_mundi.scenario import RULES, Scenario

BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}


def said(component: str, figures: object) -> str:
    [flaw] = flaws({component: figures})
    return f"{flaw.component}.{flaw.name}: {flaw.text}"


@pytest.mark.parametrize(
    ("component", "figures", "words"),
    [
        ("castle.t9", {"cost": "1S"}, "castle.t9.: no such component"),
        ("castle.t2", 3, "its values belong here, by name: cost, edict"),
        ("castle.t2", {"price": "1S"}, "no such value; possible: cost, edict"),
        ("castle.t2", {"cost": 3}, "3 is not possible; allowed: amounts such as 2S 1G"),
        ("castle.t2", {"cost": "6S"}, "'6S' is not possible"),
        ("castle.t2", {"cost": ""}, "'' is not possible"),
        ("castle.t2", {"cost": "2S 2S"}, "'2S 2S' is not possible"),
        ("castle.t2", {"edict": "yes"}, "allowed: true or false"),
        ("castle.w3", {"cost": "1S"}, "a rulebook states this"),
        ("castle.t1", {"built": False}, "this cannot be corrected: the boards are drawn with it"),
        ("edict.20", {"mark": 4}, "this cannot be corrected: the number of tiles in play"),
        ("edict.20", {"icons": "GGX"}, "three of the letters"),
        ("city.roma", {"ally1": True}, "true is not possible; allowed: a whole number"),
        ("city.roma", {"ally1": 8}, "8 is not possible; allowed: a whole number from 0 to 7"),
        ("market.2", {"blue.buy": "4A"}, "'4A' is not possible"),
        ("solo.1", {"turn": "+1 edict1 edict2"}, "is not possible; allowed: one of"),
        ("solo.1", {"turn": "north"}, "'north' is not possible"),
        ("condition.5", {"least": 2}, "it is stated in words, not as a number"),
        ("card.A17", {"draw": 2}, "no such value; possible: price, coins"),
        ("card.A7", {"coins": 9}, "a rulebook states this"),
    ],
)
def test_a_flaw_is_named(component: str, figures: object, words: str) -> None:
    assert words in said(component, figures)


def test_frederick_needs_two_crowns() -> None:
    crowned = {"4": "+1 card", "8": "+1 ally", "13": "+1"}
    wanted = {f"solo.{number}": {"turn": turn} for number, turn in crowned.items()}
    [flaw] = flaws(wanted)
    assert flaw.text == "at least 2 Solo cards must have a crown"
    assert not flaws(wanted | {"solo.13": {"turn": "+1 crown"}})


def test_corrections_have_one_notation_and_leave_out_what_changes_nothing() -> None:
    wanted = {
        "market.3": {"red.sell": "3a 1g", "blue.buy": "4A 1S"},
        "castle.t2": {"cost": "1g 3s", "edict": False},
        "edict.4": {"icons": "lss"},
    }
    assert tidied(wanted) == {
        "castle.t2": {"cost": "3S 1G"},
        "edict.4": {"icons": "LSS"},
        "market.3": {"blue.buy": "1S 4A"},
    }


@pytest.mark.parametrize("wrong", [3, [], "castle.t2", {"castle.t2": {"cost": "9S"}}])
def test_a_new_game_refuses_wrong_corrections(wrong: object) -> None:
    with pytest.raises(BadData, match="figures"):
        RULES.setup(2, 1, {"figures": wrong})


def test_a_site_costs_what_the_correction_says() -> None:
    game = Scenario(figures={"castle.t2": {"cost": "1S"}}).built("w2").owns(stone=1)
    game.plays_down(3).does_what_is_offered("build")
    assert "t2" in game.sites
    plain = Scenario().built("w2").owns(stone=1).plays_down(3)
    assert "build" not in plain.offers and not plain.sites


def test_a_site_issues_the_edict_that_the_correction_gives_it() -> None:
    game = Scenario(figures={"castle.t2": {"edict": True}}).built("w2").owns(stone=2, grain=1)
    game.plays_down(3).does_what_is_offered("build").does("build:t2:0")
    assert game.asks == "edict"


def test_an_ally_costs_the_corrected_grain() -> None:
    game = Scenario(figures={"city.roma": {"ally1": 1}}).ship("roma").ally_in("roma", 4)
    game.owns(grain=1).plays_down(5).does_what_is_offered("summon").does("summon:4:1").has(grain=0)


def test_a_promotion_pays_the_corrected_arrow() -> None:
    game = Scenario(figures={"path.b": {"arrow1": 1}}).owns(grain=1).plays_down(1)
    game.does("promote:0:b").has(grain=0)
    poor = Scenario(figures={"path.b": {"arrow1": 1}}).plays_down(1)
    assert "promote:0:b" not in poor.offers and "promote:0:a" in poor.offers


def test_an_edict_shows_the_corrected_icons() -> None:
    game = Scenario(figures={"edict.4": {"icons": "GGT"}}).edicts((4, 5, 6)).built("w4")
    game = (
        game.owns(stone=3, grain=0)
        .plays_down(3)
        .does_what_is_offered("build")
        .does("build:t5:0", "issue:1")
    )
    assert game.s.palace[0] == 3 and "add:tower" in game.offers
    assert RULES.decision(game.s).context["icons"] == [["grain", 2], ["tower", 1]]  # type: ignore[union-attr]


def test_a_market_trades_the_corrected_lots() -> None:
    game = Scenario(figures={"market.3": {"blue.sell": "2G 9A"}}).ship("roma")
    game.market("roma", 3).owns(grain=2).plays_down(2)
    game.does_what_is_offered("market").does("sell").has(grain=0, coins=9)


def test_a_workplace_gives_the_corrected_amount() -> None:
    game = Scenario(edition="special", figures={"workplace.country1.e": {"coins": 4}})
    game.ability("country1.e").plays_down(1).does("promote:1:a").has(coins=4)


def test_walls_cost_less_by_the_corrected_saving() -> None:
    game = Scenario(edition="special", figures={"workplace.village1.e": {"stone": 2}})
    game.ability("village1.e").built("t2").plays_down(3).does_what_is_offered("build").does(
        "build:w2:4"
    ).has(stone=0)


def test_closed_sides_pay_the_corrected_income() -> None:
    game = Scenario(edition="special", figures={"workplace.village2.g": {"coins": 5}})
    game.ability("village2.g").built("t2").again(CastleIncome()).has(coins=8)


def test_a_card_costs_and_gives_what_the_correction_says() -> None:
    wanted = {"card.A17": {"price": "2A", "coins": 9}}
    game = Scenario(edition="special", figures=wanted).ship("roma").card_in("roma", "A17")
    game.owns(coins=2).plays_down(5).does_what_is_offered("purchase").does("purchase:117").has(
        coins=9
    )


def test_a_city_bonus_gives_the_corrected_points() -> None:
    game = Scenario(edition="special", figures={"bonus.g": {"draw": 1, "vp": 8}})
    game.specialists("b2").bonus_tiles("b", 13).owns(grain=2).pile_of(0, 1, 2).plays_down(1)
    game.does("promote:0:b").does_what_is_offered("bonus:13").has(vp=8)
    assert len(game.player().hand) == 1


def test_frederick_sails_as_the_correction_says() -> None:
    game = Scenario(1, figures={"solo.16": {"turn": "@ crown"}}).ship("tunis").frederick_draws(16)
    game.plays_down(1).does_what_is_offered("done", "end")
    automa = game.s.automa
    assert automa is not None and (automa.ship, automa.crowns) == (3, 1)


def test_a_supply_ship_a_condition_and_a_project_follow_their_corrections() -> None:
    wanted = {
        "supply.4": {"price": "1A"},
        "condition.6": {"least": 2},
        "project.6": {"vp": 5},
    }
    game = Scenario(**BOTH, figures=wanted).owns(coins=2).built("t2", "w2")  # type: ignore[arg-type]
    assert condition_met(game.s, game.player(), 6)
    assert project_vp(game.s, game.player(), 6) == 10
    assert not condition_met(Scenario(**BOTH).owns(coins=2).s, game.player(), 6)  # type: ignore[arg-type]


def test_more_projects_may_be_in_play_alone() -> None:
    s = RULES.setup(1, 3, {**BOTH, "figures": {"projects.solo": {"keeps": 2, "towers": 3}}})
    assert s.expansions.projects is not None and len(s.expansions.projects.projects) == 6


def test_the_prototype_follows_its_corrections() -> None:
    wanted = {"edition.prototype-2023": {"coins1": 9, "stone_only": False}}
    s = RULES.setup(2, 3, {"edition": "prototype-2023", "figures": wanted})
    assert s.players[s.first].coins == 9 and not s.edition.stone_only


def test_texts_name_the_corrected_numbers() -> None:
    by_section = {kind.section: kind for kind in KINDS}
    figures = read_corrections(
        {
            "card.A21": {"each": 2, "most": 7},
            "card.A22": {"draw": 5},
            "bonus.g": {"draw": 4, "vp": 1},
            "workplace.village1.g": {"vp": 6},
            "condition.8": {"least": 6},
        }
    )

    def text(section: str, number: int) -> str:
        return str(by_section[section].shown(figures, number).text)

    assert text("Action cards", 121) == "2 Grain or 2 Stone, all alike, per closed side (max 7)."
    assert text("Action cards", 122) == "Gain 1 Stone. Draw 5 cards."
    assert text("City Bonus tiles", 13) == "Draw 4 cards, then score 1 VP."
    assert text("Workplace tiles", 22) == "When you close a side of your Castle, also score 6 VP."
    assert text("Conditions", 8) == "You own at least 6 Advanced cards."


def test_every_figure_that_can_be_corrected_is_heeded_by_some_table() -> None:
    for figure in reconstructed():
        if figure.fixed:
            continue
        value = next(
            value
            for value in (
                *range(1, 9),
                not figure.value,
                "1S",
                "1G",
                "1G 2A",
                "2G 1A",
                "GWK",
                "+3 crown",
            )
            if value != figure.value
            and type(value) is type(figure.value)
            and not flaws({figure.component: {figure.name: value}})
        )
        wanted = {figure.component: {figure.name: value}}
        figures = read_corrections(wanted)
        assert [found[:2] for found in figures] == [(figure.component, figure.name)]
        changed = [kind for kind in KINDS if kind.laid(figures) != kind.printed]
        assert len(changed) == 1, figure
