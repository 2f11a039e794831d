"""What the prototype of 2023 does otherwise (components, section 13)."""

import pytest

from stupor.games.stupor_mundi.data import MARKETS
from stupor.games.stupor_mundi.data.editions import SOURCES
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.figures.listing import reconstructed
from stupor.games.stupor_mundi.ids import PROTOTYPE, RECONSTRUCTED
from stupor.games.stupor_mundi.scoring import final_scoring
from tests.games.stupor_mundi.building import building, fact
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game


def prototype(seats: int = 2) -> Scenario:
    """A quiet game of the prototype."""
    return a_game(seats, edition=PROTOTYPE)


# --- travel --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "reach"), [(0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_every_step_costs_a_coin(coins: int, reach: int) -> None:
    """Given some A, each space costs 1 A, the first one too; 4 spaces at most."""
    game = prototype().owns(coins=coins)
    sails = [key for key in game.offers if key.startswith("sail")]
    assert sails == [f"sail:{steps}" for steps in range(1, reach + 1)]
    game.refuses(f"sail:{reach + 1}", "travel.each")
    if reach:
        game.does(f"sail:{reach}").has(coins=coins - reach)


def test_the_facts_know_the_price_of_sailing() -> None:
    """Given the prototype, the facts tell 1 to 4 A for 1 to 4 spaces, and the edition."""
    facts = RULES.facts(prototype().s, 0)
    assert [facts[f"price.sail.{steps}"] for steps in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert facts["edition"] == PROTOTYPE


def test_country_1_c_still_frees_two_steps() -> None:
    """Given Countryside I C and 2 A, two steps are free and two cost 1 A each."""
    prototype().ability("country1.c").owns(coins=2).does("sail:4").has(coins=0)


# --- building ------------------------------------------------------------------------------------


def test_the_grain_of_a_site_is_paid_in_stone() -> None:
    """Given T2 (2S 1G), three Stone build it and no Grain is asked."""
    game = building(prototype().built("w2"), stone=3).does("build:t2:0")
    game.has(stone=0, grain=0)


def test_grain_pays_for_nothing() -> None:
    """Given 2 Stone and 1 Grain, T2 is out of reach, and the refusal says why."""
    game = building(prototype(), stone=2, grain=1)
    assert game.sites == {"w5"}
    game.refuses("build:t2:0", "build.stone")


def test_an_impossible_build_is_refused_for_want_of_stone() -> None:
    """Given Grain alone and a card face down at Build and Market, Build is refused for Stone."""
    game = prototype().market("roma", 11).owns(grain=3).plays_down(3)
    assert game.asks == "market"  # the only action left was taken by itself
    game = prototype().market("roma", 12).owns(grain=3, coins=9).ally_in("roma", 1).plays_down(4)
    assert game.asks == "summon"


def test_the_discounts_take_stone_off() -> None:
    """Given A6 (1 Stone less), W5 (1S 1G) costs one Stone; with Village I B a Keep is cheaper."""
    game = prototype().holds("A6").owns(stone=1).plays("A6")
    assert game.sites == {"w5"}
    game.does("build:w5:4").finished().has(stone=0)
    game = prototype().ability("village1.b").owns(stone=3).again(Build())
    assert "build:slot:8" in game.offers  # 2S 2G, one less


def test_wittelsbach_still_mixes_grain_and_stone() -> None:
    """Given 1 Stone and 2 Grain, Mixed Masonry builds T2 for three cubes of either kind."""
    game = prototype().holds(29).owns(grain=2, stone=1).plays(29).does("build:t2:0")
    game.finished().has(grain=0, stone=0)


def test_di_romano_still_builds_a_tower_for_two_stone() -> None:
    """Given 2 Stone, the Watchtower builds T2 for exactly two."""
    prototype().holds(39).owns(stone=2).plays(39).does("build:t2:0").finished().has(stone=0)


# --- the Market ----------------------------------------------------------------------------------


def test_markets_trade_one_cube_each_way() -> None:
    """Given the prototype's tiles, each side sells one cube and buys one of the other kind."""
    tiles = [tile for tile in MARKETS if tile.editions == (PROTOTYPE,)]
    assert len(tiles) == 6
    for side in (side for tile in tiles for side in tile.sides):
        assert {(side.sell.grain, side.sell.stone), (side.buy.grain, side.buy.stone)} == {
            (1, 0),
            (0, 1),
        }
        assert side.source == "reconstructed"


def test_a_visit_sells_a_grain_and_buys_a_stone() -> None:
    """Given tile 11 (1G for 3 A, 1S for 2 A) and 1 Grain: sold, then a Stone is bought."""
    game = prototype().market("roma", 11).owns(grain=1).again(VisitMarket())
    game.does("sell").has(coins=3, grain=0).does("buy").finished().has(coins=1, stone=1)


# --- Houses --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tower", "wall", "keep", "stone"), [(0, 1, 0, 0), (2, 0, 0, 1), (2, 2, 1, 2), (5, 5, 3, 3)]
)
def test_hohenstaufen_quarries_by_twos(tower: int, wall: int, keep: int, stone: int) -> None:
    """Given Frederick's Structures, Masonry gives 1 Stone for every 2 of them, 3 at most."""
    game = prototype().holds(41).owns().palace(tower=tower, wall=wall, keep=keep)
    game.plays(41).finished().has(stone=stone)


@pytest.mark.parametrize(("grain", "stone", "coins"), [(0, 0, 0), (1, 1, 4), (3, 1, 8), (5, 5, 8)])
def test_wittelsbach_takes_two_coins_a_cube(grain: int, stone: int, coins: int) -> None:
    """Given Frederick's Reserve, the Tithe gives 2 A for each cube in it, 8 at most."""
    game = prototype().holds(42).owns().palace(grain=grain, stone=stone)
    game.plays(42).finished().has(coins=coins)


@pytest.mark.parametrize(("space", "vp"), [(1, 0), (2, 1), (4, 3), (5, 3)])
def test_di_romano_scores_and_does_not_promote(space: int, vp: int) -> None:
    """Given Frederick's Specialist, the Retinue scores 1 VP a step, 3 at most, and nothing else."""
    game = prototype().holds(43).palace(specialist=space).plays(43).finished().has(vp=vp)
    assert game.player().specialists == (0, 0, 0)


def test_r32_savoy_takes_the_coins_first_and_pays_for_its_card() -> None:
    """Given 1 A and a card for 3, Chancery's 2 A come first and help to pay; no card is free."""
    game = prototype().holds(9).owns(coins=1).card_in("roma", "A1").plays(9).has(coins=3)
    assert game.asks == "purchase"
    game.does("purchase:101").finished().has(coins=0, grain=2)
    game = prototype().holds(9).owns().card_in("roma", "A1").plays(9).has(coins=2)
    assert game.asks == "end" and game.s.city_cards[0] == 101


def test_r32_the_reading_is_listed_as_reconstructed() -> None:
    """Given the list of figures, Chancery's price stands on it and cannot be corrected."""
    figures = [f for f in reconstructed() if f.component == f"edition.{PROTOTYPE}"]
    assert any(f.name == "chancery" and f.fixed for f in figures)
    assert SOURCES[f"{PROTOTYPE}.chancery"] == RECONSTRUCTED


def test_the_houses_hold_the_earlier_cards() -> None:
    """Given four Houses, three of them have their earlier card in place of the later one."""
    decks = [sorted(player.deck + player.hand) for player in prototype(4).s.players]
    commons = [[house * 10 + n for n in range(8)] for house in range(4)]
    assert decks == [
        [*commons[0], 8, 9],
        [*commons[1], 19, 41],
        [*commons[2], 29, 42],
        [*commons[3], 39, 43],
    ]


# --- beginning and end ---------------------------------------------------------------------------


def test_the_houses_start_with_fewer_coins() -> None:
    """Given four players, they have 4, 5, 6 and 7 A in turn order."""
    s = RULES.setup(4, 5, {"edition": PROTOTYPE})
    assert [s.players[(s.first + n) % 4].coins for n in range(4)] == [4, 5, 6, 7]


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 6, 0), (3, 6, 3), (4, 6, 3)])
def test_the_majority_is_worth_more(seats: int, first: int, second: int) -> None:
    """Given most and second most Structures, they score 6 and 3 VP; with two players no 3."""
    game = prototype(seats).built("t2", "w2").built("t2", seat=1)
    assert fact(game, "majority") == 1
    game.s.events = None
    final_scoring(game.s)
    majority = [player.vp_from[7] for player in game.s.players]
    assert majority == [first, second, *[0] * (seats - 2)]


def test_a_solo_game_of_the_prototype_scores_six() -> None:
    """Given the solo game, the majority that a lone player always has scores 6 VP (R19)."""
    game = prototype(1)
    final_scoring(game.s)
    assert game.player().vp_from[7] == 6
