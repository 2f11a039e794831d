"""Building Structures: sites, pieces, sides, Great Structures, Keeps (rulebook, Build a Structure)."""

import pytest

from stupor.games.stupor_mundi.effects.build import Build
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

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


def building(game: Scenario, **owned: int) -> Scenario:
    """Seat 0 owns this and takes a Build action."""
    return game.owns(**owned).again(Build())


def fact(game: Scenario, name: str) -> object:
    """A derived number of seat 0."""
    return RULES.facts(game.s, 0)[f"{name}.0"]


def piece_for(site: str, game: Scenario) -> int:
    """The first normal piece on the board that fits a site."""
    order = {"t": (0, 2), "w": (4, 6)}.get(site[0] if site[1:].isdigit() else "", (8, 9))
    return next(piece for piece in order if game.player().pieces >> piece & 1)


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
    poor = building(a_game().built(*before), stone=stone - 1, grain=5)
    assert site not in poor.sites
    if grain:
        poor = building(a_game().built(*before), stone=5, grain=grain - 1)
        assert site not in poor.sites


@pytest.mark.parametrize("site", JOINED)
def test_towers_and_walls_need_a_neighbour(site: str) -> None:
    """Given no neighbour a Tower or Wall cannot be built; either neighbour alone makes it so."""
    for near in JOINED[site]:
        game = a_game()
        castle = [-1] * 13
        game.player().castle = tuple(castle)
        assert site not in building(game, stone=9, grain=9).sites
        game.refuses(f"build:{site}:{piece_for(site, game)}", "build.adjacent")
        kind = "tower" if near[0] == "t" else "wall"
        game.piece_at(near, 11 if kind == "tower" else 12)
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


# --- Great Structures ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "piece", "coins"), [("t2", 1, 2), ("t2", 3, 3), ("w5", 5, 3), ("w5", 7, 4)]
)
def test_great_towers_and_walls_cost_coins_too(site: str, piece: int, coins: int) -> None:
    """Given 1 A less than a Great Structure asks, it is refused; given the sum, it is spent."""
    poor = building(a_game(), stone=2, grain=1, coins=coins - 1)
    poor.refuses(f"build:{site}:{piece}", "build.great")
    game = building(a_game(), stone=2, grain=1, coins=coins).does(f"build:{site}:{piece}")
    assert ("coins", -coins) in game.counts()
    assert fact(game, "great") == 1


def test_great_keep_costs_four_coins_and_promotes_twice() -> None:
    """Given 4 A, the Great Keep promotes one Specialist twice, then comes the Keep's Edict."""
    building(a_game(), stone=3, coins=3).refuses("build:hand:10", "build.great")
    game = building(a_game(), stone=3, coins=4).does("build:hand:10").has(coins=0)
    game.does("promote:0:a", "promote:0:a")
    assert game.player().specialists == (12, 0, 0)
    assert game.asks == "edict"


def test_great_keep_may_promote_two_and_asks_grain() -> None:
    """Given Specialists at A1, B1 and C2 and no Grain, B1 is stopped, A1 and C2... pay or wait (R11)."""
    game = a_game().specialists("a1", "b1", "c2")
    building(game, stone=3, coins=4).does("build:hand:10")
    assert game.offers == ["promote:0:a", "promote:2:c", "done"]
    game.refuses("promote:1:b", "promote.grain").does("promote:0:a", "done")
    assert game.player().specialists == (12, 21, 32)


def test_great_tower_a_purchases_at_the_normal_price() -> None:
    """Given Mint for a card and Harvest for 3 A in Roma, side 1's 3 A may pay Harvest."""
    game = a_game(4).card_in("roma", "A1").card_in("roma", "A7", space=2)
    building(game, stone=2, grain=1, coins=2).does("build:t2:1").has(coins=3)
    assert game.offers == ["purchase:101", "purchase:107", "done"]
    game.does("purchase:101").finished().has(coins=0, grain=2)


def test_great_tower_b_summons_without_grain() -> None:
    """Given an Ally for 3 Grain in Roma and none left, Great Tower B brings him to its space."""
    game = a_game().ally_in("roma", 11)
    building(game, stone=2, grain=1, coins=3).does("build:t2:3", "summon:11:5").finished()
    assert game.player().allies == (0, 0, 0, 0, 11)
    game.has(grain=0, coins=3)


def test_great_wall_a_issues_an_edict() -> None:
    """Given W5 has no Edict icon, Great Wall A there Issues just one."""
    game = building(a_game(), stone=1, grain=1, coins=3).does("build:w5:5")
    assert game.asks == "edict"
    assert issue_all(game) == 1


def test_great_wall_a_on_a_marked_site_issues_two() -> None:
    """Given W3 with an Edict icon, Great Wall A there Issues two Edicts, one after the other."""
    game = building(a_game().built("t3"), stone=2, grain=1, coins=3).does("build:w3:5")
    assert issue_all(game) == 2
    assert len(game.player().issued) == 2


def issue_all(game: Scenario) -> int:
    """Work off all Edict questions, always with the first answer; how many were Issued."""
    before = len(game.player().issued)
    while game.asks != "end":
        game.does(game.offers[0])
    return len(game.player().issued) - before


def test_great_wall_b_promotes_without_grain() -> None:
    """Given a Specialist at A3 before an arrow of 1 Grain and none left, Great Wall B moves him."""
    game = a_game().specialists("a3")
    building(game, stone=1, grain=1, coins=4).does("build:w5:7", "promote:0:a").finished()
    assert game.player().specialists == (14, 0, 0)
    game.has(grain=0, stone=0)


def test_the_bonus_of_a_great_structure_may_be_declined() -> None:
    """Given Great Wall B built, the promotion may be left out."""
    game = building(a_game(), stone=1, grain=1, coins=4).does("build:w5:7", "done").finished()
    assert game.player().specialists == (0, 0, 0)


def test_the_rulebooks_example_of_noa() -> None:
    """Given T3 and T4, a Great Wall B on W3 costs 2S 1G 4A; side 3 gives 1 S; the Specialist

    goes from A3 to A4 without Grain and scores nothing there; then an Edict of row II is Issued.
    """
    game = a_game().workplaces(village="ab").specialists("a3").built("t3", "t4")
    game.edicts((4, 2, 5), (6, 7, 8)).palace(wall=4, keep=1)
    building(game, stone=2, grain=1, coins=4).does("build:w3:7").has(stone=1, grain=0, coins=0)
    game.does("promote:0:a").has(vp=0, grain=0)
    assert game.player().specialists[0] == 14
    game.does("issue:2", "take:grain").has(grain=1)
    assert game.offers == ["add:keep", "remove:keep"]  # the two Walls were removed unasked
    game.does("add:keep", "next:1").finished().frederick_has(wall=2, keep=2)
    assert game.player().issued == (2,)


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
    """Given Village I B, 2 Stone pay the Keep of the hand (3S), but not T2 (2S 1G) without Grain."""
    game = building(a_game().ability("village1.b"), stone=2)
    assert game.sites == {"hand"}
    game.does("build:hand:8").has(stone=0)
    rich = building(a_game().ability("village1.b"), stone=1, grain=2).does("build:slot:8")
    rich.has(stone=0, grain=0)


def test_abilities_stack_with_each_other_but_not_with_themselves() -> None:
    """Given Countryside II C and D on two paths, a Tower brings 4 + 2 A; two on one, still 4 (R10)."""
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
    """Given Village II A occupied, Great Wall B scores its 3 VP, then the Specialist leaves (R4)."""
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
    """Given Market / Build, the turn that builds this Keep has one action, the next has both."""
    game = a_game().owns(stone=4, coins=9).market("roma", 1).edicts((15, 5, 9), (4, 6, 7))
    game.holds(0, 1).plays_down(3).does("build", "build:spears:8")
    while game.asks != "end":
        assert game.asks in ("edict", "icon", "refill", "resource")
        game.does(game.offers[0])
    game.does("end", "pass").owns(grain=1, stone=1, coins=4).plays_down(3)
    assert game.offers == ["market", "build"]
    game.does("market", "buy")
    assert game.asks == "build"
    game.does("build:w5:4").finished().has(coins=0)


def test_without_the_keep_of_the_spears_one_action_is_all() -> None:
    """Given Market / Build without that Keep, after the Market the turn is over."""
    game = a_game().owns(grain=1, stone=1, coins=4).market("roma", 1).plays_down(3)
    game.does("market", "buy").finished().has(coins=0, grain=1, stone=2)


def test_the_keep_of_the_sixth_slot_unlocks_it() -> None:
    """Given slot 6 locked, a card there is refused; with the Keep it purchases."""
    game = a_game().holds(0).card_in("roma", "A1").owns(coins=3)
    game.refuses("play:0:6:down", "slot.locked")
    game.built("slot").plays(0, 6, "down").does("purchase:101").finished().has(grain=2, coins=0)


# --- the end -------------------------------------------------------------------------------------


def test_a_complete_castle_ends_the_game_after_the_round() -> None:
    """Given all but T2 built, when T2 rises, the other House still plays; then the game ends."""
    game = a_game().built(*ALL_BUT_T2).ship("roma")
    building(game, stone=2, grain=1, coins=3).does("build:t2:3", *["done"] * (game.asks == "summon"))
    assert game.s.ending == "castle"
    game.does("end")
    assert (game.seat, game.asks) == (1, "turn")
    while game.asks:
        game.does("done" if "done" in game.offers else "pass")
    assert RULES.over(game.s)
    assert RULES.result(game.s).reason == "castle"
    assert game.s.round == 0
