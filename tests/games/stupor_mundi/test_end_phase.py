"""The End Phase step by step, the three ends of the game, the final count."""

import pytest

from stupor.games.stupor_mundi import queries, scoring
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.flow import CastleIncome
from stupor.games.stupor_mundi.ids import VP_SOURCE
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

EVERYTHING = ("t2", "w2", "t3", "w3", "t4", "w4", "t5", "w5", "hand", "spears", "slot")


def events_of(game: Scenario, *kinds: str) -> list[tuple[str, int]]:
    """Kind and seat of the events of the last choice that are of these kinds, in order."""
    return [(event.kind, event.who) for event in game.events if event.kind in kinds]


def test_the_four_steps_come_in_order_each_for_all() -> None:
    """Given two players with income, when the round ends: hand, castle, Allies, cities follow."""
    game = a_game().built("t2").hosts(1).built("t2", seat=1).hosts(13, seat=1)
    game.ends_round()
    assert events_of(game, "drew", "income", "allies", "refreshed", "round") == [
        ("drew", 1),
        ("income", 0),
        ("income", 1),
        ("allies", 0),
        ("allies", 1),
        ("refreshed", -1),
        ("round", -1),
    ]


def test_the_hand_is_refilled_before_the_income() -> None:
    """Given side 4 closed, when the market income is asked, then the hand is full already."""
    game = a_game().owns(grain=1).market("roma", 3).built("t2", "w2", "t3", "w3", "t4")
    game.built("w4").piece_at("t5", 3).ends_round()
    assert game.asks == "market"
    assert len(game.player().hand) == 5


def test_played_cards_go_to_the_discard_pile() -> None:
    """Given one card played face up and one face down, when the round ends, both are discarded."""
    game = a_game().holds("Augustales", "Grain").plays("Augustales", 2).does("end")
    game.does("pass").plays("Grain", 1, "down").does("done", "end", "pass")
    assert game.asks == "discard"
    assert game.player().discard == [4, 2]
    assert game.player().slots == [-1] * 6
    assert game.player().down == 0


def test_any_number_of_cards_may_be_discarded() -> None:
    """Given three cards in hand, when two are discarded, then four are drawn to make five."""
    game = a_game().holds("Stone", "Augustales", "Grain").passes(0, 1)
    assert game.offers == ["discard:0", "discard:2", "discard:4", "done"]
    game.does("discard:0", "discard:4", "done")
    assert game.player().discard == [0, 4]
    assert len(game.player().hand) == 5 and 2 in game.player().hand


def test_nobody_has_to_discard() -> None:
    """Given five cards in hand, when none is discarded, then none is drawn."""
    game = a_game().holds(0, 1, 2, 3, 4).ends_round()
    assert sorted(game.player().hand) == [0, 1, 2, 3, 4]
    assert game.player().discard == []


@pytest.mark.parametrize(
    ("keep", "workplace", "limit"),
    [(False, False, 5), (True, False, 7), (False, True, 6), (True, True, 8)],
)
def test_hand_limits(keep: bool, workplace: bool, limit: int) -> None:
    """Given Keep and Workplace or not, when the hand is refilled: it has 5, 7, 6 or 8 cards."""
    game = a_game().workplaces("abc")
    if keep:
        game.built("hand")
    if workplace:
        game.specialists("a1")
    assert len(game.ends_round().player().hand) == limit


def test_a_hand_above_the_limit_is_not_cut_down() -> None:
    """Given seven cards in hand and a limit of 5, when the round ends, then seven stay."""
    game = a_game().holds(0, 1, 2, 3, 4, 5, 6).ends_round()
    assert sorted(game.player().hand) == [0, 1, 2, 3, 4, 5, 6]


def test_an_empty_draw_pile_takes_the_discard_pile_in() -> None:
    """Given 2 cards to draw and 4 discarded, when 4 are needed: the discards are shuffled in."""
    game = a_game().holds("Stone").pile_of(1, 2).discarded(3, 4, 5, 6).dice(3).ends_round()
    player = game.player()
    assert len(player.hand) == 5 and {0, 1, 2} < set(player.hand)
    assert len(player.deck) == 2 and player.discard == []
    assert set(player.hand) | set(player.deck) == {0, 1, 2, 3, 4, 5, 6}


def test_the_discards_are_shuffled_in_at_once() -> None:
    """Given just the cards that are needed, when the last is drawn, then a new pile lies there."""
    game = a_game().holds("Stone").pile_of(1, 2, 3, 4).discarded(5, 6).ends_round()
    assert sorted(game.player().hand) == [0, 1, 2, 3, 4]
    assert sorted(game.player().deck) == [5, 6]
    assert game.player().discard == []


def test_with_too_few_cards_the_hand_stays_small() -> None:
    """Given three cards in all, when the hand is refilled, then three is all there is."""
    game = a_game().holds("Stone").pile_of(1).discarded(2).ends_round()
    assert sorted(game.player().hand) == [0, 1, 2]


@pytest.mark.parametrize(
    ("side", "gives"),
    [(1, {"coins": 3}), (2, {"coins": 3, "vp": 1}), (3, {"stone": 1}), (5, {"grain": 1})],
)
def test_the_income_of_a_closed_side(side: int, gives: dict[str, int]) -> None:
    """A closed side, when income comes, it gives 3 coins, 1 VP (beside side 1), Stone, Grain."""
    game = a_game()
    ends = (f"t{side}", f"w{side}", f"t{side % 5 + 1}")
    for site, piece in zip(ends, (0, 4, 2), strict=True):
        if site not in ("t1", "w1"):
            game.piece_at(site, piece)
    game.again(CastleIncome()).has(**({"coins": 0, "vp": 0, "stone": 0, "grain": 0} | gives))
    assert side - 1 in queries.closed_sides(game.player())


def test_the_income_of_side_four_is_a_market_visit() -> None:
    """Given side 4 closed, when income comes, then the city's Market may be visited."""
    game = a_game().piece_at("t4", 0).piece_at("w4", 4).piece_at("t5", 2)
    game.owns(grain=1).market("roma", 3).again(CastleIncome())
    game.does("sell").has(coins=4, grain=0)


def test_an_open_side_gives_nothing() -> None:
    """Given two Towers without their Wall, when income comes, then nothing does."""
    game = a_game().piece_at("t4", 0).piece_at("t5", 2).owns(grain=1).market("roma", 3)
    assert game.again(CastleIncome()).asks == "end"


def test_all_five_sides_give_their_income_in_turn() -> None:
    """Given all five sides closed, when income comes: 3 coins, 1 VP, 1 Stone, market, 1 Grain."""
    game = a_game().built(*EVERYTHING[:8]).market("roma", 4).again(CastleIncome())
    game.has(coins=3, vp=1, stone=1, grain=0)
    assert game.asks == "market"
    game.does("sell").has(coins=7, stone=0).does("done").has(grain=1)


def test_income_into_a_full_warehouse_is_asked() -> None:
    """Given 4 Grain in 4 spaces and side 3 closed, when its Stone comes: it replaces or goes."""
    game = a_game().piece_at("t3", 0).piece_at("w3", 4).piece_at("t4", 2).owns(grain=4)
    game.again(CastleIncome())
    assert game.offers == ["lose", "replace"]
    game.does("replace").has(grain=3, stone=1)


def test_ally_income_scores_one_and_two_more() -> None:
    """Given Tento unmet and Sigeberht met, when Allies pay, then 1 + 3 VP under Allies."""
    game = a_game().hosts(13, 11).palace(treasury=6, grain=3).ends_round().has(vp=4)
    assert game.player().vp_from[VP_SOURCE["allies"]] == 4


def test_empty_card_spaces_are_refilled_from_the_pile() -> None:
    """Given one card in a city and four empty spaces, when reorganised: four come from the pile."""
    game = a_game().card_in("tunis", "A7")
    pile = list(game.s.card_pile)
    game.ends_round()
    assert game.s.city_cards[6] == 107
    assert [game.s.city_cards[index] for index in (0, 2, 4, 8)] == pile[:-5:-1]
    assert game.s.card_pile == pile[:-4]
    assert game.s.city_cards[1::2] == [0] * 5


def test_uncovered_allies_are_turned_face_up() -> None:
    """Given an Ally face down without one above, when reorganised, then he lies face up."""
    game = a_game().ally_in("roma", 0, below=13).ally_in("tunis", 1, below=14).ends_round()
    assert (game.s.ally_up[0], game.s.ally_down[0]) == (13, 0)
    assert (game.s.ally_up[6], game.s.ally_down[6]) == (1, 14)


def test_an_ally_summoned_in_the_round_uncovers_one_only_at_its_end() -> None:
    """Given two Allies in Roma, when the upper is Summoned, the lower turns up after the round."""
    game = a_game().owns(grain=3).ally_in("roma", 1, below=13).holds("Stone", "Grain").plays_down(5)
    game.does_what_is_offered("summon").does("summon:1:1", "end")
    assert game.s.ally_up[0] == 0
    assert game.ends_round().s.ally_up[0] == 13


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_passes_clockwise(seats: int) -> None:
    """Given seat 0 first, when rounds end, then seats 1, 2, ... and 0 again begin."""
    game = a_game(seats)
    begun = []
    for _ in range(seats + 1):
        begun.append(game.seat)
        game.ends_round()
    assert begun == [*range(seats), 0]


def test_a_new_round_lets_all_act_again() -> None:
    """Given all passed, when the next round begins, then nobody has passed and round 2 runs."""
    game = a_game(3).ends_round()
    assert [player.passed for player in game.s.players] == [False] * 3
    assert (game.s.round, game.asks, game.seat) == (2, "turn", 1)


def test_turns_go_round_until_all_have_passed() -> None:
    """Given seat 1 passes, when seat 0 seals a turn, then seat 0 is on again."""
    game = a_game().holds("Stone", "Grain").plays("Stone").does("end", "pass")
    assert (game.asks, game.seat) == ("turn", 0)
    game.does("pass")
    assert game.asks == "discard"


def test_a_complete_castle_ends_the_game_after_the_round() -> None:
    """Given twelve Structures, when the thirteenth stands, then the others still play the round."""
    game = a_game().piece_at("hand", 10).built(*EVERYTHING[:8], "spears").edicts((0, 0, 0))
    game.again(Build(pay="free")).does("build:slot:9", "reward:1", "end")
    assert (game.asks, game.seat) == ("turn", 1)
    assert not RULES.over(game.s)
    game.ends_round().does_what_is_offered("done")
    assert RULES.over(game.s)
    assert RULES.result(game.s).reason == "castle"


def test_cards_that_do_not_suffice_end_the_game() -> None:
    """Given four cards for five empty spaces, when reorganised, then the game is over."""
    game = a_game()
    game.s.card_pile = game.s.card_pile[:4]
    game.ends_round()
    assert RULES.over(game.s)
    assert RULES.result(game.s).reason == "cards"


def test_cards_that_just_suffice_do_not_end_the_game() -> None:
    """Given five cards for five empty spaces, when reorganised, then the game goes on."""
    game = a_game()
    game.s.card_pile = game.s.card_pile[:5]
    game.ends_round()
    assert not RULES.over(game.s)
    assert game.s.round == 2 and game.s.card_pile == []


def test_an_edict_space_that_stays_empty_ends_the_game() -> None:
    """Given no Next Edict, when one was Issued, then the round's end is the game's end."""
    game = a_game().edicts((1, 2, 3)).owns(stone=3).again(Build()).does("build:hand:8", "issue:1")
    game.does("add:tower", "add:wall", "end").ends_round()
    assert RULES.over(game.s)
    assert RULES.result(game.s).reason == "edicts"


def test_the_last_round_pays_its_income() -> None:
    """Given the game ends, when the last End Phase runs, then castle and Allies pay before."""
    game = a_game().built("t2").hosts(13)
    game.s.card_pile = []
    game.ends_round()
    rows = game.player().vp_from
    assert rows[VP_SOURCE["allies"]] == 1
    assert game.player().coins == 3
    assert RULES.over(game.s)


def test_the_final_count() -> None:
    """Given 7 Structures to 2, 3 cubes and 8 coins, then 7 + 4 + (8 + 6) // 6 = 13 VP."""
    game = a_game().built("t2", "w5", "hand", "slot", "spears").owns(coins=8, grain=2, stone=1)
    scoring.final_scoring(game.s)
    game.has(vp=13, coins=14, grain=0, stone=0)
    result = RULES.result(game.s)
    assert result.categories["structures"] == (7, 2)
    assert result.categories["majority"] == (4, 0)
    assert result.categories["coins"] == (2, 0)
    assert result.scores == (13, 2)
    assert result.winners == (0,)
    assert result.title is None


@pytest.mark.parametrize(("coins", "vp"), [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_six_coins_are_a_point(coins: int, vp: int) -> None:
    """Given coins at the end, then every six are a point and the rest is nothing."""
    game = a_game().owns(coins=coins)
    scoring.final_scoring(game.s)
    assert RULES.result(game.s).categories["coins"] == (vp, 0)


@pytest.mark.parametrize(
    ("built", "majority"),
    [
        ((5, 5, 3), (4, 4, 2)),
        ((5, 4, 4), (4, 2, 2)),
        ((4, 4, 4), (4, 4, 4)),
        ((6, 5, 2), (4, 2, 0)),
        ((6, 2), (4, 0)),
        ((3, 3), (4, 4)),
        ((2,), (4,)),
        ((7, 7, 7, 2), (4, 4, 4, 2)),
        ((7, 6, 5, 5), (4, 2, 0, 0)),
    ],
)
def test_most_and_second_most_structures(built: tuple[int, ...], majority: tuple[int, ...]) -> None:
    """Given Structures, all with most get 4; with three or more players the next lower get 2."""
    game = a_game(len(built))
    for seat, count in enumerate(built):
        game.built(*EVERYTHING[: count - 2], seat=seat)
    scoring.final_scoring(game.s)
    assert RULES.result(game.s).categories["majority"] == majority


def test_a_tie_goes_to_the_great_structures() -> None:
    """Given equal VP, when seat 1 has a Great Structure, then seat 1 wins alone."""
    game = a_game().piece_at("w5", 4).piece_at("w5", 5, seat=1)
    scoring.final_scoring(game.s)
    result = RULES.result(game.s)
    assert result.scores == (7, 7)
    assert result.winners == (1,)


def test_a_lasting_tie_is_a_shared_victory() -> None:
    """Given equal VP and Great Structures, then both win."""
    game = a_game(3).piece_at("w5", 5).piece_at("w5", 7, seat=1)
    scoring.final_scoring(game.s)
    assert RULES.result(game.s).winners == (0, 1)


def test_points_come_before_great_structures() -> None:
    """Given one VP more without Great Structures, then it wins."""
    game = a_game().piece_at("w5", 4).piece_at("w5", 5, seat=1).owns(coins=6)
    scoring.final_scoring(game.s)
    assert RULES.result(game.s).winners == (0,)
