"""The twenty Allies and how they are Summoned (rulebook, Summon an Ally, Ally income, page 21)."""

import pytest

from stupor.games.stupor_mundi.data.allies import ALLIES
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.effects.summon import Summon
from tests.games.stupor_mundi.scenario import Scenario, a_game

#: Independents: Ally, your side, Frederick's side, VP; the last true and the first false value.
STORES = [
    (1, "grain", 2, 2, 3),
    (1, "grain", 1, 2, 1),
    (1, "grain", 0, 0, 3),
    (1, "grain", 3, 2, 3),
    (2, "stone", 3, 3, 3),
    (2, "stone", 2, 3, 1),
    (2, "stone", 0, 0, 3),
    (3, "coins", 7, 6, 3),
    (3, "coins", 6, 6, 1),
    (3, "coins", 1, 0, 3),
    (3, "coins", 0, 0, 1),
]
BUILT = [
    (4, ("t3", "t4"), {"tower": 2}, 3),
    (4, ("t3", "t4"), {"tower": 3}, 1),
    (4, (), {"tower": 0}, 3),
    (4, (), {"tower": 1}, 1),
    (5, ("w3", "w4"), {"wall": 2}, 3),
    (5, ("w3", "w4"), {"wall": 3}, 1),
    (5, (), {"wall": 0}, 3),
    (5, (), {"wall": 1}, 1),
    (6, (), {"keep": 0}, 1),
    (6, ("hand",), {"keep": 0}, 3),
    (6, ("spears",), {"keep": 1}, 1),
    (6, ("hand", "slot"), {"keep": 1}, 3),
    (6, ("hand", "slot"), {"keep": 2}, 1),
    (7, ("t3", "slot"), {"tower": 1, "wall": 1, "keep": 1}, 3),
    (7, ("t3", "slot"), {"tower": 1, "wall": 2, "keep": 1}, 1),
    (8, ("t3", "w4", "slot"), {"tower": 2, "wall": 2, "keep": 0}, 3),
    (8, ("t3", "w4", "slot"), {"tower": 2, "wall": 2, "keep": 1}, 1),
]
#: Mocenigo: your Specialists, Frederick's column, VP.
AHEAD = [
    (("start", "start", "start"), 1, 1),
    (("a1", "c1"), 1, 1),
    (("b2",), 1, 3),
    (("c2",), 2, 1),
    (("a1", "c3"), 2, 3),
    (("a3", "b2", "c4"), 4, 1),
    (("b3",), 4, 3),
    (("a5", "b3"), 5, 1),
]
#: Loyalists: Ally, Frederick's track, the value that is just enough, the one that is just too low.
LOYALISTS = [
    (11, "grain", 3, 2),
    (12, "stone", 3, 2),
    (13, "treasury", 9, 6),
    (14, "tower", 3, 2),
    (15, "wall", 3, 2),
    (16, "keep", 2, 1),
    (19, "ally", 3, 2),
    (20, "specialist", 3, 2),
]


def income(game: Scenario) -> int:
    """Seat 0's VP when the round has ended."""
    game.round_ends()
    return game.player().vp


@pytest.mark.parametrize(("ally", "store", "own", "his", "vp"), STORES)
def test_independents_that_compare_stores(
    ally: int, store: str, own: int, his: int, vp: int
) -> None:
    """Given own and Frederick's Grain, Stone or Augustales: as much is enough but for coins."""
    track = "treasury" if store == "coins" else store
    game = a_game().hosts(ally).owns(**{store: own}).palace(**{track: his})
    assert income(game) == vp


@pytest.mark.parametrize(("ally", "sites", "his", "vp"), BUILT)
def test_independents_that_compare_castles(
    ally: int, sites: tuple[str, ...], his: dict[str, int], vp: int
) -> None:
    """Given T1, W1 and more built, Towers, Walls, Keeps or all must be more than Frederick's."""
    assert income(a_game().built(*sites).hosts(ally).palace(**his)) == vp


@pytest.mark.parametrize(("court", "vp"), [(0, 3), (1, 1), (2, 1)])
def test_gisele_counts_herself(court: int, vp: int) -> None:
    """Given Gisèle alone, 1 Ally is more than an empty Court, not more than a Court of 1."""
    assert income(a_game().hosts(9).palace(ally=court)) == vp


@pytest.mark.parametrize(("places", "his", "vp"), AHEAD)
def test_mocenigo_compares_columns(places: tuple[str, ...], his: int, vp: int) -> None:
    """Given Specialists on any paths, one must be ahead of Frederick's (R17: B's City is 5)."""
    game = a_game().specialists(*places).hosts(10).palace(specialist=his)
    assert income(game) == vp


@pytest.mark.parametrize(("ally", "track", "enough", "low"), LOYALISTS)
def test_loyalists_ask_frederick_alone(ally: int, track: str, enough: int, low: int) -> None:
    """Given an empty Palace but for the track, the threshold gives 3 VP, one less gives 1 VP."""
    quiet = dict.fromkeys(("grain", "stone", "treasury", "tower", "wall", "keep", "ally"), 0)
    for value, vp in ((enough, 3), (low, 1)):
        game = a_game().hosts(ally).palace(**{**quiet, "specialist": 1, track: value})
        assert income(game) == vp


@pytest.mark.parametrize("ally", [17, 18])
@pytest.mark.parametrize(
    ("tower", "wall", "keep", "vp"), [(2, 2, 2, 3), (5, 1, 0, 3), (2, 2, 1, 1)]
)
def test_sebastian_asks_six_structures(
    ally: int, tower: int, wall: int, keep: int, vp: int
) -> None:
    """Given Towers, Walls and Keeps of Frederick, 6 together are enough and 5 are not."""
    assert income(a_game().hosts(ally).palace(tower=tower, wall=wall, keep=keep)) == vp


def test_the_rulebooks_example_of_the_ally_income() -> None:
    """Given Frederick with 6 A, 2 Allies, 2 Walls, 3 Towers: Jack scores 3 + 3 + 1, Noa 3 + 1."""
    game = a_game().palace(treasury=6, stone=1, grain=3, ally=2, keep=1, wall=2, tower=3)
    game.palace(specialist=2).built("w3", "w4").hosts(9, 5, 13)
    game.built("t3", "w3", "hand", "spears", "slot", seat=1).hosts(7, 20, seat=1).round_ends()
    assert (game.player(0).vp, game.player(1).vp) == (7, 4)


def test_allies_pay_again_every_round() -> None:
    """Given one met Ally, two rounds give 6 VP, all from Allies."""
    game = a_game().hosts(14).palace(tower=3).round_ends().round_ends()
    game.has(vp=6)
    assert game.player().vp_from[0] == 6


def test_there_are_ten_of_each_circle_with_their_names() -> None:
    """Given the tiles, two names exist twice, one copy of each only with four players."""
    names = [ally.name for ally in ALLIES]
    assert sorted(name for name in set(names) if names.count(name) == 2) == [
        "Gregoria",
        "Sebastian",
    ]
    assert {(ally.name, ally.mark) for ally in ALLIES if ally.mark} == {
        ("Gregoria", 4),
        ("Sebastian", 4),
    }
    assert [ally.circle for ally in ALLIES] == ["independent"] * 10 + ["loyalist"] * 10


# --- Summoning -----------------------------------------------------------------------------------


def summoning(game: Scenario, **owned: int) -> Scenario:
    """Seat 0 owns this and takes a Summon action."""
    return game.owns(**owned).again(Summon())


@pytest.mark.parametrize(
    ("city", "space", "grain"),
    [
        ("roma", 1, 3),
        ("roma", 2, 4),
        ("constantinople", 1, 2),
        ("constantinople", 2, 3),
        ("alexandria", 1, 3),
        ("alexandria", 2, 2),
        ("tunis", 1, 2),
        ("tunis", 2, 4),
        ("barcelona", 1, 3),
        ("barcelona", 2, 3),
    ],
)
def test_each_city_space_has_its_price(city: str, space: int, grain: int) -> None:
    """Given the exact Grain, the Ally comes and all is spent; with 1 less he is refused."""
    game = a_game(4).ship(city).ally_in(city, 14, space).built("w2")
    summoning(game, grain=grain - 1).finished()
    summoning(game, grain=grain).does("summon:14:1").finished().has(grain=0)
    assert game.player().allies == (14, 0, 0, 0, 0)
    assert 14 not in game.s.ally_up


def test_one_of_two_allies_is_chosen() -> None:
    """Given two Allies in Alexandria (3 and 2 Grain) and 2 Grain, only the second is on offer."""
    game = a_game(4).ship("alexandria").ally_in("alexandria", 3).ally_in("alexandria", 13, 2)
    assert summoning(game, grain=2).offers == ["summon:13:1", "done"]
    assert summoning(game, grain=3).offers == ["summon:3:1", "summon:13:1", "done"]


def test_only_face_up_allies_of_the_ships_city() -> None:
    """Given one Ally in Tunis and one face down in Roma, nobody can be Summoned in Roma."""
    game = a_game().ally_in("tunis", 3).ally_in("roma", 0, below=4)
    summoning(game, grain=3).finished().has(grain=3)
    game.again(Summon())
    game.ally_in("roma", 5, below=4).again(Summon()).refuses("summon:3:1", "summon.city")
    game.refuses("summon:4:1", "summon.city")


def test_an_uncovered_ally_turns_up_in_the_end_phase() -> None:
    """Given a face-down Ally below the Summoned one, he lies face up after the round."""
    game = a_game().ally_in("roma", 14, below=15)
    summoning(game, grain=3).does("summon:14:1", "end")
    assert (game.s.ally_up[0], game.s.ally_down[0]) == (0, 15)
    game.round_ends()
    assert (game.s.ally_up[0], game.s.ally_down[0]) == (15, 0)


def test_a_tower_on_the_board_blocks_its_space() -> None:
    """Given no Tower built, only space 1 takes an Ally; with pieces 2 and 3 built, 4 and 5 too."""
    game = a_game().ally_in("roma", 14)
    summoning(game, grain=3).refuses("summon:14:2", "summon.space")
    game.piece_at("t2", 2).piece_at("t3", 3)
    assert game.offers == ["summon:14:1", "summon:14:4", "summon:14:5", "done"]


def test_without_a_free_space_nobody_can_be_summoned() -> None:
    """Given the only open space taken, the action does nothing and costs nothing."""
    summoning(a_game().ally_in("roma", 14).hosts(15), grain=3).finished().has(grain=3)


@pytest.mark.parametrize(("at_home", "in_city"), [(7, 8), (8, 7), (17, 18), (18, 17)])
def test_no_two_identical_allies(at_home: int, in_city: int) -> None:
    """Given Gregoria or Sebastian at home, the twin is refused, another Ally is not."""
    game = a_game(4).hosts(at_home).built("t2").ally_in("roma", in_city).ally_in("roma", 14, 2)
    summoning(game.built("w2"), grain=4).refuses(f"summon:{in_city}:2", "summon.twin")
    assert game.offers == ["summon:14:2", "done"]


def test_gisela_and_gisele_are_two_people() -> None:
    """Given the Frankish princess at home, the Saxon one may come too."""
    game = a_game().hosts(9).built("t2").ally_in("roma", 19)
    summoning(game, grain=3).does("summon:19:2").finished()
    assert game.player().allies == (9, 19, 0, 0, 0)


def test_the_third_space_issues_an_edict() -> None:
    """Given spaces 1 and 3 open, an Ally on space 3 Issues an Edict; on space 1 he does not."""
    for space, asked in ((3, "edict"), (1, "end")):
        game = a_game().piece_at("t2", 1).ally_in("roma", 14)
        summoning(game, grain=3).does(f"summon:14:{space}")
        assert game.asks == asked
        assert game.player().allies[space - 1] == 14


def test_country_2_a_scores_two_points_per_ally_summoned() -> None:
    """Given Countryside II A, a Summoned Ally brings 2 VP at once; without it none."""
    for ability, vp in (("country2.a", 2), ("country2.b", 0)):
        game = a_game().ability(ability).ally_in("roma", 14)
        summoning(game, grain=3).does("summon:14:1").finished().has(vp=vp)


def test_village_1_c_takes_off_one_grain() -> None:
    """Given Village I C, the Ally for 3 Grain in Roma costs 2, and 1 is too little."""
    game = a_game().ability("village1.c").ally_in("roma", 14)
    summoning(game, grain=1).finished()
    summoning(game, grain=2).does("summon:14:1").finished().has(grain=0)


def test_city_bonus_c_summons_without_grain() -> None:
    """Given City Bonus C and no Grain, the Ally at the Ship comes free; Countryside II A pays."""
    game = a_game().ability("country2.a").ally_in("roma", 14).owns().again(Follow("bonus.c"))
    game.does("summon:14:1").finished().has(grain=0, vp=2)


def test_summoning_may_be_declined() -> None:
    """Given an Ally who could be paid, when the player is done, he stays in the city."""
    game = a_game().ally_in("roma", 14)
    summoning(game, grain=3).does("done").finished().has(grain=3)
    assert game.s.ally_up[0] == 14
