"""The worked examples of the retail rulebook, told again with its numbers."""

from stupor.games.stupor_mundi import queries, scoring
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.flow import CastleIncome
from stupor.games.stupor_mundi.ids import HOUSE_NAMES, VP_SOURCE
from tests.games.stupor_mundi.scenario import Scenario, a_game


def test_jack_travels_to_barcelona_and_plays_a_card_face_up() -> None:
    """Given Jack in Alexandria, when he sails 2 and plays Augustales left, then he is 3 - 1 up."""
    game = a_game().ship("alexandria").holds("Augustales").owns(coins=6)
    game.does("sail:2").has(coins=5)
    assert game.player().ship == 4
    game.plays("Augustales", 1).has(coins=8)
    assert game.asks == "end"


def test_jack_summons_in_barcelona_with_a_card_in_slot_four() -> None:
    """Given Jack in Barcelona with 3 Grain, when slot 4 Summons, then the Independent joins him."""
    game = a_game().ship("barcelona").ally_in("barcelona", 5)
    game.walls_off(4, 5).owns(grain=3, stone=2)
    game.plays_down(4)
    assert game.offers == ["build", "summon"]
    game.does("summon", "summon:5:1").has(grain=0, stone=2)
    assert game.player().allies == (5, 0, 0, 0, 0)
    assert game.s.ally_up[8] == 0
    assert game.asks == "end"


def test_bernard_promotes_within_the_village() -> None:
    """Given Bernard on Village I, when slot 1 Promotes, then 1 Grain is paid and Walls score 3."""
    game = a_game().workplaces("bcd", "ab").specialists("a3").owns(grain=1).plays_down(1)
    game.does("promote:0:a").has(grain=0)
    assert game.player().specialists[0] == 14
    game.owns(grain=1, stone=1).again(Build()).does("build:w5:4").has(vp=3)


def test_bernard_moves_on_and_forfeits_the_village_for_a_city_bonus() -> None:
    """Given Bernard on Village II, when he goes to the City, then a tile comes and no 3 VP."""
    game = a_game().workplaces("bcd", "ab").specialists("a4").bonus_tiles("a", 1, 3).plays_down(1)
    game.does("promote:0:a")
    assert game.offers == ["bonus:1", "bonus:3"]
    game.does("bonus:1", "take:stone", "take:grain", "take:grain").has(coins=6)
    game.owns(grain=1, stone=1).again(Build()).does("build:w5:4").has(vp=0)


def test_bernard_reaches_the_city_of_path_b_and_builds_a_keep_for_nothing() -> None:
    """Given Bernard on B2, when he goes straight to the City, then a Keep is built at no cost."""
    game = a_game().specialists("b2").bonus_tiles("b", 1, 11).edicts((1, 2, 3)).plays_down(1)
    game.does("promote:0:b", "bonus:11", "build:hand:8").has(stone=0, grain=0)
    assert queries.keeps(game.player()) == 1
    assert game.s.bonus[1] == (1,)


def test_erika_visits_the_market_of_tunis() -> None:
    """Given Erika with 2 Grain, when slot 2 visits Tunis, then 2 Grain -> 6, 2 Stone for 4."""
    game = a_game().ship("alexandria").market("tunis", 1).owns(grain=2).does("sail:1")
    game.has(coins=0).plays_down(2).does("market", "sell").has(coins=6, grain=0)
    game.does("buy").has(coins=2, stone=2, grain=0)
    assert game.asks == "end"


def noa() -> Scenario:
    """Noa before her Great Wall: 4 of Frederick's Walls, a Specialist before a Grain arrow."""
    game = a_game().palace(wall=4, keep=1, tower=2).workplaces("bcd", "ab").specialists("a3")
    game.built("t2", "w2", "t3", "t4").owns(stone=2, grain=1, coins=4)
    return game.edicts((1, 2, 3), (4, 5, 6))


def test_noa_can_build_her_wall_only_beside_a_tower() -> None:
    """Given Noa without Towers there, walls away from her Towers are refused."""
    game = a_game().owns(stone=2, grain=1, coins=4).again(Build())
    game.refuses("build:w3:7", "build.adjacent")
    assert noa().again(Build()).offers.count("build:w3:7") == 1


def test_noa_builds_her_great_wall() -> None:
    """Given 2 Stone, 1 Grain, 4 coins, when Great Wall B closes side 3, then 1 Stone comes."""
    game = noa().again(Build()).does("build:w3:7").has(stone=1, grain=0, coins=0)
    assert game.told("closed") == [(3,)]
    assert game.asks == "promote"


def test_noa_promotes_for_nothing_and_gets_no_points_for_the_wall() -> None:
    """Given no Grain left, when Noa promotes to Village II A, then it is free and gives no VP."""
    game = noa().again(Build()).does("build:w3:7", "promote:0:a").has(grain=0, vp=0)
    assert game.player().specialists[0] == 14
    assert game.asks == "edict"


def test_noa_issues_the_middle_edict_of_her_site() -> None:
    """Given WWK with 4 Walls, when Noa adds the Keep, then 2 Walls have to leave."""
    game = noa().again(Build()).does("build:w3:7", "promote:0:a", "issue:2", "take:grain")
    game.has(grain=1, stone=1).frederick_has(wall=2, keep=1)
    assert game.offers == ["add:keep", "remove:keep"]
    game.does("add:keep").frederick_has(wall=2, keep=2, tower=2)
    assert game.player().issued == (2,)
    game.does("next:3")
    assert game.s.active == [1, 6, 3]


def bernard() -> Scenario:
    """Bernard before his Keep: 3 Stone, Frederick with 6 Augustales, GGA on top."""
    return a_game().owns(stone=3).palace(grain=1, treasury=6).edicts((3, 1, 2), (4, 5, 6))


def test_bernard_builds_the_keep_of_the_hand() -> None:
    """Given 3 Stone, when Bernard builds the Keep, then 2 cards come and the limit is 7."""
    game = bernard().plays_down(3).does_what_is_offered("build").does("build:hand:8")
    game.has(stone=0)
    assert len(game.player().hand) == 2
    assert queries.hand_limit(game.s, game.player()) == 7


def test_bernard_issues_grain_and_treasury() -> None:
    """Given GGA on top, when Bernard Issues it, then 3 coins, Grain 1 to 3, Treasury 6 to 3."""
    game = bernard().again(Build()).does("build:hand:8", "issue:1").has(coins=3)
    game.does("remove:treasury").frederick_has(grain=3, treasury=3)
    assert game.player().issued == (3,)
    game.does("next:1")
    assert game.s.active == [4, 1, 2]


def test_jack_summons_a_loyalist_in_alexandria() -> None:
    """Given two Allies in Alexandria and 3 Grain, when Jack Summons, then the Loyalist joins."""
    game = a_game(4).ship("alexandria").owns(grain=3)
    game.ally_in("alexandria", 15, 1).ally_in("alexandria", 4, 2).plays_down(5)
    game.does_what_is_offered("summon")
    assert game.offers == ["summon:15:1", "summon:4:1", "done"]
    game.does("summon:15:1").has(grain=0)
    assert game.player().allies[0] == 15
    assert game.s.ally_up[4:6] == [0, 4]


def test_erika_gives_a_card_for_a_card_and_uses_it_at_once() -> None:
    """Given A7 in Tunis, when Erika gives a card, then 6 coins come and A7 is in her hand."""
    game = a_game().ship("tunis").holds("Stone", "Grain", "Augustales").card_in("tunis", "A7")
    game.plays("Stone", 5, "down").does_what_is_offered("purchase")
    game.does("purchase:107").has(coins=0)
    assert game.offers == ["give:4", "give:2"]
    game.does("give:4").has(coins=6)
    assert game.player().hand == [2, 107]
    assert 4 not in game.player().discard
    game.does("end")
    game.turn_of(0).plays("A7", 1).has(coins=12)


def test_bernard_s_castle_income() -> None:
    """Given sides 1 and 2 closed, when income comes, then it is 3 coins and 1 VP, no more."""
    game = a_game().built("t2", "w2", "t3").again(CastleIncome())
    game.has(coins=3, vp=1, grain=0, stone=0)
    assert game.asks == "end"


def imperial_situation() -> Scenario:
    """Frederick: 6 Augustales, 1 Stone, 3 Grain, 2 Allies, 1 Keep, 2 Walls, 3 Towers, space 2."""
    return a_game().palace(
        treasury=6, stone=1, grain=3, ally=2, keep=1, wall=2, tower=3, specialist=2
    )


def test_jack_s_ally_income() -> None:
    """Given Gisèle, Castellan, Tento with 3 Allies and 3 Walls, then Jack gets 3 + 3 + 1 = 7."""
    game = imperial_situation().hosts(9, 5, 13).built("w2", "w5")
    assert queries.walls(game.player()) == 3
    assert [queries.requirement_met(game.s, game.player(), ally) for ally in (9, 5, 13)] == [
        True,
        True,
        False,
    ]
    game.ends_round().has(vp=7)


def test_noa_s_ally_income() -> None:
    """Given Gregoria with 7 Structures to 6 and Philaretos, then Noa gets 3 + 1 = 4 VP."""
    game = imperial_situation().built("hand", "spears", "slot", "w5", "t4").hosts(7, 20)
    assert queries.structures(game.player()) == 7
    game.ends_round().has(vp=4)


def test_the_majority_of_structures_among_four() -> None:
    """Given 12, 12, 11 and 9 Structures, when all is counted, then 4, 4, 2 and 0 VP."""
    game = a_game(4, HOUSE_NAMES)
    everything = ("t2", "t3", "t4", "t5", "w2", "w3", "w4", "w5", "hand", "spears", "slot")
    for seat, count in enumerate((12, 12, 11, 9)):
        game.built(*everything[: count - 2], seat=seat)
    scoring.final_scoring(game.s)
    row = VP_SOURCE["majority"]
    assert [player.vp_from[row] for player in game.s.players] == [4, 4, 2, 0]
    row = VP_SOURCE["structures"]
    assert [player.vp_from[row] for player in game.s.players] == [12, 12, 11, 9]


def test_four_towers_cannot_take_two_more() -> None:
    """Given 4 Towers and TTW, when it is Issued, then those 2 Towers are removed."""
    game = a_game().palace(tower=4).edicts((1, 0, 0)).owns(stone=3).again(Build())
    game.does("build:hand:8").frederick_has(tower=2)
    assert game.asks == "icon"
