"""Building Structures: sites, pieces, sides, Workplaces, Keeps (rulebook, Build a Structure)."""

import pytest

from tests.games.stupor_mundi.building import building, fact, issue_all, piece_for
from tests.games.stupor_mundi.scenario import RULES, a_game

#: site: (what must stand there before, Stone, Grain, Edict icon); no side but T2's is closed by it.
SITES = {
    "t2": ((), 2, 1, False),
    "t3": (("w3",), 3, 0, True),
    "t4": (("w4",), 2, 2, False),
    "t5": (("w4",), 3, 0, True),
    "w2": (("t2",), 2, 0, False),
    "w3": (("t3",), 2, 1, True),
    "w4": (("t5",), 1, 2, True),
    "w5": ((), 1, 1, False),
    "hand": ((), 3, 0, True),
    "spears": ((), 4, 0, True),
    "slot": ((), 2, 2, True),
}
#: site: the sites of which one must stand before it.
JOINED = {
    "t2": ("w1", "w2"),
    "t3": ("w2", "w3"),
    "t4": ("w3", "w4"),
    "t5": ("w4", "w5"),
    "w2": ("t2", "t3"),
    "w3": ("t3", "t4"),
    "w4": ("t4", "t5"),
    "w5": ("t5", "t1"),
}
ALL_BUT_T2 = ("w2", "t3", "w3", "t4", "w4", "t5", "w5", "hand", "spears", "slot")


# --- sites ---------------------------------------------------------------------------------------


def test_one_tower_and_one_wall_stand_at_the_start() -> None:
    """Given a new game, T1 and W1 are built and nothing else; no side is closed."""
    game = a_game()
    standing = [site for site, piece in enumerate(game.player().castle) if piece >= 0]
    assert standing == [0, 5]
    assert (fact(game, "structures"), fact(game, "sides")) == (2, [])


@pytest.mark.parametrize("site", SITES)
def test_each_site_costs_what_it_says(site: str) -> None:
    """Given exactly its cost, the site is built and all is spent; the Edict comes if marked."""
    before, stone, grain, edict = SITES[site]
    game = building(a_game().built(*before), stone=stone, grain=grain)
    piece = piece_for(site, game)
    game.does(f"build:{site}:{piece}").has(stone=0, grain=0)
    assert game.told("built") == [(site, piece)]
    assert game.asks == ("edict" if edict else "end")


@pytest.mark.parametrize("site", SITES)
def test_one_resource_less_is_not_enough(site: str) -> None:
    """Given 1 Stone less (or 1 Grain less) than a site costs, it is not on offer."""
    before, stone, grain, _ = SITES[site]
    for less, much in ((stone - 1, 5), (5, grain - 1)):
        if much >= 0:
            poor = building(a_game().built(*before), stone=less, grain=much)
            if less:
                poor.refuses(f"build:{site}:{piece_for(site, poor)}", "build.cost")
            else:
                poor.finished().has(stone=less, grain=much)  # nothing at all can be built


@pytest.mark.parametrize("site", JOINED)
def test_towers_and_walls_need_a_neighbour(site: str) -> None:
    """Given no neighbour a Tower or Wall cannot be built; either neighbour alone makes it so."""
    for near in JOINED[site]:
        game = a_game()
        game.player().castle = (-1,) * 13
        assert site not in building(game, stone=9, grain=9).sites
        game.refuses(f"build:{site}:{piece_for(site, game)}", "build.adjacent")
        game.piece_at(near, 11 if near[0] == "t" else 12)
        assert site in building(game, stone=9, grain=9).sites


def test_keeps_stand_alone() -> None:
    """Given an empty Castle, all three Keeps may be built, and no Tower or Wall."""
    game = a_game()
    game.player().castle = (-1,) * 13
    assert building(game, stone=9, grain=9).sites == {"hand", "spears", "slot"}


def test_a_site_is_built_once_and_a_piece_stands_on_its_own_kind() -> None:
    """Given T2 built, it is refused again; a Wall on a Tower site is refused too."""
    game = building(a_game().built("t2", "w2"), stone=9, grain=9)
    game.refuses("build:t2:2", "build.taken").refuses("build:t3:6", "build.kind")
    game.refuses("build:t3:0", "build.taken").refuses("build:t3:1", "build.great")


@pytest.mark.parametrize("piece", [-1, 11, 99])
def test_there_are_no_other_pieces_than_eleven(piece: int) -> None:
    """Given an empty T3, a piece that does not exist is no answer to where one builds."""
    building(a_game(), stone=9, grain=9).refuses(f"build:t3:{piece}", "build.site")


# --- pieces --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("piece", "space"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_builder_chooses_which_ally_space_opens(piece: int, space: int) -> None:
    """Given all Towers on the board, the one that is built uncovers its own Ally space."""
    game = building(a_game(), stone=2, grain=1, coins=3)
    game.does(f"build:t2:{piece}")
    assert fact(game, "ally_spaces") == [1, space]


@pytest.mark.parametrize("piece", [4, 5, 6, 7])
def test_each_wall_from_the_board_stores_one_more(piece: int) -> None:
    """Given room for 3, whichever Wall is built, there is room for 4."""
    game = building(a_game(), stone=1, grain=1, coins=4)
    assert fact(game, "capacity") == 3
    game.does(f"build:w5:{piece}")
    assert fact(game, "capacity") == 4


def test_five_allies_and_seven_resources_at_most() -> None:
    """Given a complete Castle, all five Ally spaces are open and seven resources can be stored."""
    game = a_game().built("t2", *ALL_BUT_T2)
    assert fact(game, "ally_spaces") == [1, 2, 3, 4, 5]
    assert (fact(game, "capacity"), fact(game, "structures"), fact(game, "great")) == (7, 13, 5)


# --- sides ---------------------------------------------------------------------------------------


def test_side_1_gives_three_coins_at_once() -> None:
    """Given T1 and W1, when T2 is built, side 1 is closed: 3 A."""
    game = building(a_game(), stone=2, grain=1).does("build:t2:0").finished().has(coins=3)
    assert game.told("closed") == [(1,)]
    assert fact(game, "sides") == [1]


def test_side_2_gives_a_point_at_once() -> None:
    """Given T2 and W2, when T3 is built, side 2 is closed: 1 VP (then T3's Edict)."""
    game = building(a_game().built("t2", "w2"), stone=3).does("build:t3:2").has(vp=1, coins=0)
    assert game.told("closed") == [(2,)]


def test_side_3_gives_a_stone_at_once() -> None:
    """Given T3 and T4, when W3 is built with all that was stored, 1 Stone comes back."""
    game = building(a_game().built("t3", "t4"), stone=2, grain=1).does("build:w3:4")
    game.has(stone=1, grain=0)
    assert game.told("closed") == [(3,)]


def test_side_4_visits_the_market_at_once() -> None:
    """Given T4 and W4, when T5 is built, the Market at the Ship is visited, then the Edict."""
    game = a_game().built("t4", "w4").ship("tunis").market("tunis", 1)
    building(game, stone=3, coins=4).does("build:t5:2")
    assert (game.asks, game.offers) == ("market", ["buy", "done"])
    game.does("buy").has(coins=0, stone=2)
    assert game.asks == "edict"


def test_side_5_gives_a_grain_at_once() -> None:
    """Given T5 and T1, when W5 is built, side 5 is closed: 1 Grain."""
    game = building(a_game().built("t5"), stone=1, grain=1).does("build:w5:4").finished()
    game.has(stone=0, grain=1)
    assert game.told("closed") == [(5,)]


def test_one_tower_may_close_two_sides() -> None:
    """Given W2 and T3 beside W1 and T1, when T2 is built, sides 1 and 2 pay: 3 A and 1 VP."""
    game = building(a_game().built("w2", "t3"), stone=2, grain=1).does("build:t2:2").finished()
    game.has(coins=3, vp=1)
    assert game.told("closed") == [(1,), (2,)]


def test_a_side_pays_again_in_every_end_phase() -> None:
    """Given sides 1, 2, 3 and 5 closed and 4 not, the End Phase gives 3 A, 1 VP, 1 S and 1 G."""
    game = a_game().built("t2", "w2", "t3", "w3", "t4", "t5", "w5").owns().round_ends()
    game.has(coins=3, vp=1, stone=1, grain=1)
    assert game.s.round == 2


def test_side_income_of_a_build_cannot_pay_for_it() -> None:
    """Given 1 A, Great Tower A (2 A) at T2 is refused although side 1 would give 3 A (R3)."""
    game = building(a_game(), stone=2, grain=1, coins=1)
    game.refuses("build:t2:1", "build.great").does("build:t2:0").has(coins=4)


# --- order, Workplaces ---------------------------------------------------------------------------


def test_the_order_of_what_follows() -> None:
    """Given all at once, R5 holds: pay, side, Workplaces, Great bonus, the site's Edict."""
    game = a_game().ability("village2.c").built("t3", "t4").edicts((1, 2, 3), (4, 5, 6))
    building(game, stone=2, grain=1, coins=3).does("build:w3:5")
    assert game.counts() == [("stone", -2), ("grain", -1), ("coins", -3), ("stone", 1)]
    assert game.asks == "resource"
    game.does("take:grain").has(vp=2, grain=1)
    assert game.asks == "edict"
    issue_all(game)
    kinds = [event.kind for event in game.log if event.kind in ("built", "closed", "issued")]
    assert kinds == ["built", "closed", "issued", "issued"]


@pytest.mark.parametrize(
    ("ability", "site", "gains"),
    [
        ("country1.b", "w5", {"grain": 1}),
        ("country1.b", "t2", {"coins": 3}),
        ("country2.c", "t2", {"coins": 7}),
        ("country2.c", "w5", {}),
        ("country2.d", "t2", {"coins": 5}),
        ("country2.d", "w5", {"coins": 2}),
        ("country2.d", "slot", {"coins": 2}),
        ("village1.a", "slot", {"vp": 4}),
        ("village1.a", "w5", {}),
        ("village2.a", "w5", {"vp": 3}),
        ("village2.a", "t2", {"vp": 3, "coins": 3}),
        ("village2.a", "slot", {}),
    ],
)
def test_what_workplaces_add_to_a_build(ability: str, site: str, gains: dict[str, int]) -> None:
    """Given one ability, a Build gains just what that ability says (and T2 the 3 A of side 1)."""
    _, stone, grain, _ = SITES[site]
    game = building(a_game().ability(ability), stone=stone, grain=grain)
    game.does(f"build:{site}:{piece_for(site, game)}")
    game.has(**({"coins": 0, "grain": 0, "stone": 0, "vp": 0} | gains))


@pytest.mark.parametrize("site", ["t2", "w5", "slot"])
def test_village_2_c_gives_a_resource_and_two_points_for_any_structure(site: str) -> None:
    """Given Village II C, any Build brings a Stone or Grain of choice after paying, and 2 VP."""
    _, stone, grain, _ = SITES[site]
    game = building(a_game().ability("village2.c"), stone=stone, grain=grain)
    game.does(f"build:{site}:{piece_for(site, game)}")
    assert game.offers == ["take:grain", "take:stone"]
    game.does("take:stone").has(stone=1, grain=0, vp=2)


def test_village_1_b_takes_a_stone_off_keeps_only() -> None:
    """Given Village I B, 2 Stone pay the Keep of the hand (3S), but no Tower or Wall."""
    game = building(a_game().ability("village1.b"), stone=2)
    assert game.sites == {"hand"}
    game.does("build:hand:8").has(stone=0)
    rich = building(a_game().ability("village1.b"), stone=1, grain=2).does("build:slot:8")
    rich.has(stone=0, grain=0)


def test_abilities_stack_with_each_other_but_not_with_themselves() -> None:
    """Given Countryside II C and D, a Tower brings 4 + 2 A; two on C bring 4 A (R10)."""
    game = a_game().workplaces(country="cda").specialists("a2", "b2", "a2")
    building(game, stone=2, grain=1).does("build:t2:0").finished().has(coins=3 + 4 + 2)
    twins = a_game().workplaces(country="cda").specialists("a2", "a2")
    building(twins, stone=2, grain=1).does("build:t2:0").finished().has(coins=3 + 4)


def test_a_workplace_reached_in_a_build_does_not_count_for_it() -> None:
    """Given Great Wall B, the step to Village II A (3 VP per Wall) brings nothing yet (R4)."""
    game = a_game().workplaces(village="ab").specialists("a3")
    building(game, stone=1, grain=1, coins=4).does("build:w5:7", "promote:0:a").has(vp=0)
    building(game.built("t2"), stone=2).does("build:w2:4").finished().has(vp=3)


def test_a_workplace_left_in_a_build_still_counts_for_it() -> None:
    """Given Village II A, Great Wall B scores its 3 VP, then the Specialist leaves (R4)."""
    game = a_game().workplaces(village="ab").specialists("a4").bonus_tiles("a")
    building(game, stone=1, grain=1, coins=4).does("build:w5:7").has(vp=3)
    game.does("promote:0:a").finished().has(vp=3)


# --- Keeps ---------------------------------------------------------------------------------------


def test_the_keep_of_the_hand_draws_two_and_raises_the_limit() -> None:
    """Given a hand of 1, this Keep draws 2 at once, and the End Phase refills up to 7."""
    game = building(a_game(), stone=3).does("build:hand:8")
    assert len(game.player().hand) == 3
    assert fact(game, "hand_limit") == 7
    issue_all(game)
    game.does("end").round_ends()
    assert len(game.player().hand) == 7


def test_the_keep_of_the_spears_gives_both_actions_from_the_next_turn() -> None:
    """Given Build / Summon, the turn that builds this Keep Builds only, the next one has both."""
    game = a_game().built("w2").owns(stone=4, grain=3).ally_in("roma", 1).market("roma", 1)
    game.holds(0, 1).plays_down(4).does("build", "build:spears:8")
    issue_all(game)
    assert game.player().allies[0] == 0
    game.does("end", "pass").owns(grain=1, stone=1, coins=4).plays_down(3)
    assert game.offers == ["market", "build"]
    game.does("market", "buy")
    assert game.asks == "build"
    game.does("build:w5:6").finished().has(coins=0, grain=0, stone=2)


def test_without_the_keep_of_the_spears_one_action_is_all() -> None:
    """Given Market / Build without that Keep, after the Market the turn is over."""
    game = a_game().built("w2").market("roma", 1).owns(grain=1, stone=1, coins=4).plays_down(3)
    assert game.offers == ["market", "build"]
    game.does("market", "buy").finished().has(coins=0, grain=1, stone=3)


def test_the_keep_of_the_sixth_slot_unlocks_it() -> None:
    """Given slot 6 locked, a card there is refused; with the Keep it purchases."""
    game = a_game().holds(0).card_in("roma", "A1").owns(coins=3)
    game.refuses("play:0:6:down", "slot.locked")
    game.built("slot").plays(0, 6, "down").does("purchase:101").finished().has(grain=2, coins=0)


# --- the end -------------------------------------------------------------------------------------


def test_a_complete_castle_ends_the_game_after_the_round() -> None:
    """Given all but T2 built, when T2 rises, the other House still plays; then the game ends."""
    game = a_game().built(*ALL_BUT_T2)
    building(game, stone=2, grain=1, coins=3).does("build:t2:3").finished()
    assert game.s.ending == "castle"
    game.does("end")
    assert (game.seat, game.asks) == (1, "turn")
    while game.asks:
        game.does("done" if "done" in game.offers else "pass")
    assert RULES.over(game.s)
    assert RULES.result(game.s).reason == "castle"
    assert game.s.round == 1
