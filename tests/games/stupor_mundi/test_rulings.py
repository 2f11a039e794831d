"""The rulings R1 to R26, each by its number; R27 to R30 belong to expansions that are not here."""

import pytest

from stupor.games.stupor_mundi import queries, scoring
from stupor.games.stupor_mundi.data import EDICTS
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import Resource
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.flow import CastleIncome
from stupor.games.stupor_mundi.solo import FrederickActs
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game


def test_r01_pass_is_offered_before_and_after_travelling() -> None:
    """Given a card in hand, when the Ship has sailed, then passing is still offered, sailing not."""
    game = a_game()
    assert "pass" in game.offers and "sail:1" in game.offers
    game.does("sail:1").refuses("sail:1", "travel.once")
    assert "pass" in game.offers
    game.does("pass")
    assert game.seat == 1


def test_r01_without_a_card_passing_is_all() -> None:
    """Given an empty hand, then no travel and no card is offered, only passing."""
    assert a_game().holds().offers == ["pass"]


def test_r01_without_a_free_slot_passing_is_all() -> None:
    """Given five cards lying there and the sixth slot locked, then only passing is offered."""
    game = a_game().holds(7)
    game.player().slots = [0, 1, 2, 3, 4, -1]
    assert game.ready().offers == ["pass"]


def test_r01_alone_pass_only_with_nothing_to_play() -> None:
    """Given a solo game and a card, passing is refused; with an empty hand it is the only choice."""
    a_game(1).refuses("pass", "solo.pass")
    assert a_game(1).holds().offers == ["pass"]


def test_r02_effects_come_in_printed_order_and_a_choice_may_be_declined() -> None:
    """Given A8, when it is played, then 3 coins come by themselves and the promotion may wait."""
    game = a_game().holds("A8").plays("A8").has(coins=3)
    assert game.asks == "promote"
    game.does("done")
    assert game.player().specialists == (0, 0, 0)
    assert game.asks == "end"


def test_r02_what_cannot_be_done_is_skipped() -> None:
    """Given A12 and an empty market purse, when it is played, then the Grain comes, no visit."""
    game = a_game().holds("A12").market("roma", 1).plays("A12").has(grain=1)
    assert game.asks == "end"


def test_r02_a_card_may_be_played_for_nothing() -> None:
    """Given A16 but no Ally in the city, when it is played, then it lies there and that is all."""
    game = a_game().holds("A16").plays("A16")
    assert game.asks == "end"
    assert game.player().slots[0] == 116


def test_r03_a_bonus_cannot_pay_for_its_own_action() -> None:
    """Given 1 Stone and Countryside I B, W5 for 1 Stone 1 Grain is not paid with its own Grain."""
    game = a_game().ability("country1.b").owns(stone=1).again(Build())
    assert game.asks == "end"


def test_r03_the_market_s_reward_cannot_buy_in_the_same_visit() -> None:
    """Given Village I D and 1 Stone -> 4 coins at tile 4 red, the reward comes after the visit."""
    game = a_game().ability("village1.d").owns(grain=2).market("roma", 1, "red")
    game.again(VisitMarket()).does("sell").has(coins=7)
    assert game.asks == "end"
    game.has(stone=0)


def test_r03_nested_actions_are_finished_one_after_the_other() -> None:
    """Given W3 with Great Wall B, when its promotion Issues an Edict, that is done before the site's."""
    game = a_game().specialists("a2").owns(coins=4).piece_at("t3", 0)
    game.edicts((1, 2, 5), (4, 6, 7)).again(Build(pay="free"))
    game.does("build:w3:7", "promote:0:a", "issue:1", "add:tower", "add:wall", "next:1")
    assert game.player().specialists[0] == 13
    assert game.asks == "edict"
    assert game.player().issued == (1,)


def test_r04_a_promotion_inside_a_build_adds_nothing_to_it() -> None:
    """Given a Specialist before Village II A, when Great Wall B promotes it there, no 3 VP come."""
    game = a_game().workplaces("bcd", "ab").specialists("a3").owns(coins=4)
    game.again(Build(pay="free")).does("build:w5:7", "promote:0:a").has(vp=0)
    assert game.player().specialists[0] == 14


def test_r04_a_card_s_promotion_adds_nothing_to_its_purchase() -> None:
    """Given a Specialist before Village II B, when A9 promotes it there, no 3 VP come."""
    game = a_game().workplaces("bcd", "ba").specialists("a3").owns(coins=2).card_in("roma", "A9")
    game.again(Purchase()).does("purchase:109", "promote:0:a").has(vp=0)
    assert game.player().specialists[0] == 14


def test_r05_side_workplace_great_bonus_site() -> None:
    """Given Great Wall A on W3 closing side 3, then Stone, 2 coins, its Edict, the site's Edict."""
    game = a_game().ability("country2.d").piece_at("t3", 0).piece_at("t4", 2).owns(coins=3)
    game.edicts((4, 5, 6), (7, 8, 9)).again(Build(pay="free")).does("build:w3:5")
    changes = [event.args for event in game.events if event.kind == "counter"]
    assert [(name, delta, why) for name, _, delta, why in changes] == [
        ("coins.0", -3, "build"),
        ("stone.0", 1, "castle"),
        ("coins.0", 2, "workplace"),
    ]
    assert game.asks == "edict"
    game.does("issue:1", "add:stone", "add:ally", "next:1")
    assert game.asks == "edict"


def test_r05_the_market_of_a_closed_side_comes_before_the_workplace() -> None:
    """Given W4 closing side 4, when its Market is asked, then Countryside II D has not paid yet."""
    game = a_game().ability("country2.d").piece_at("t4", 0).piece_at("t5", 2).owns(grain=1)
    game.edicts((0, 0, 0)).market("roma", 3).again(Build(pay="free")).does("build:w4:4")
    assert game.asks == "market"
    game.has(coins=0).does("sell", "done").has(coins=6)
    assert game.asks == "reward"


def test_r05_a_great_tower_s_ally_may_use_the_space_it_opened() -> None:
    """Given Ally space 1 taken, when Great Tower B is built, then its Ally comes to space 5."""
    game = a_game().hosts(2).ally_in("roma", 13).owns(coins=3).again(Build(pay="free"))
    game.does("build:t2:3")
    assert game.offers == ["summon:13:5", "done"]
    game.does("summon:13:5").has(grain=0, coins=3)


@pytest.mark.parametrize(
    ("answer", "grain", "stone"), [("lose", 0, 3), ("replace", 1, 2)], ids=["lose", "replace"]
)
def test_r06_a_full_warehouse(answer: str, grain: int, stone: int) -> None:
    """Given 3 Stone in 3 spaces, when Grain arrives, then it is lost or replaces a Stone."""
    game = a_game().owns(stone=3).again(Resource("grain", 1))
    assert game.offers == ["lose", "replace"]
    game.does(answer).has(grain=grain, stone=stone)


def test_r06_with_only_its_own_kind_stored_it_is_lost() -> None:
    """Given 3 Grain in 3 spaces, when Grain arrives, then it is lost without a question."""
    game = a_game().owns(grain=3).again(Resource("grain", 2)).has(grain=3, stone=0)
    assert game.asks == "end"


def test_r06_the_supply_is_unlimited() -> None:
    """Given four players with full warehouses of 7 Stone, then a 29th Stone would be stored too."""
    game = a_game(4)
    for seat in range(4):
        game.walls_off(4, 5, 6, 7, seat=seat).owns(seat, stone=7 if seat else 5)
    game.again(Resource("stone", 2)).has(stone=7)


def test_r07_an_empty_draw_pile_is_renewed_at_once() -> None:
    """Given 1 card to draw, 4 discarded, one lying, when Study draws 4, then the lying one stays."""
    game = a_game().holds(6).pile_of(1).discarded(2, 3, 4, 5).dice(2)
    game.player().slots[4] = 0
    game.ready().plays(6, 1)
    player = game.player()
    assert len(player.hand) == 4 and 1 in player.hand
    assert player.discard == [] and len(player.deck) == 1
    assert set(player.hand) | set(player.deck) == {1, 2, 3, 4, 5}
    assert player.slots == [6, -1, -1, -1, 0, -1]


def test_r07_a_larger_hand_is_never_cut_down() -> None:
    """Given eight cards in hand and a limit of 5, when hands are refilled, then all eight stay."""
    game = a_game().holds(*range(8)).ends_round()
    assert len(game.player().hand) == 8


def test_r08_a_card_is_given_from_hand_or_discard_pile_only() -> None:
    """Given hand, discards, pile and slots, when A7 is bought, then only the first two may be given."""
    game = a_game().card_in("roma", "A7").holds(0, 1).discarded(3, 5).pile_of(2, 4)
    game.player().slots[1] = 6
    game.again(Purchase()).does("purchase:107")
    assert game.offers == ["give:0", "give:1", "give:3", "give:5"]
    for key in ("give:107", "give:2", "give:6"):
        game.refuses(key, "purchase.give")
    game.does("give:5").has(coins=6)
    assert game.player().discard == [3]
    assert game.player().hand == [0, 1, 107]


def test_r08_without_a_card_to_give_it_cannot_be_bought() -> None:
    """Given an empty hand and no discards, then a card for "1 Action card" is not offered."""
    game = a_game().card_in("roma", "A7").holds().again(Purchase())
    assert game.asks == "end"
    assert game.s.city_cards[0] == 107


def test_r09_the_lot_is_traded_as_a_whole() -> None:
    """Given tile 1 buying 2 Grain, when only 1 is stored, then it is not sold; 3 coins buy nothing."""
    game = a_game().owns(grain=1, coins=4).market("roma", 1).again(VisitMarket())
    game.refuses("sell", "market.lot")
    assert game.offers == ["buy", "done"]


@pytest.mark.parametrize("keys", [("sell", "buy"), ("buy", "sell")])
def test_r09_each_once_in_either_order(keys: tuple[str, str]) -> None:
    """Given 2 Grain and 4 coins at tile 1, when sold and bought in any order, then 6 coins 2 Stone."""
    game = a_game().walls_off(4).owns(grain=2, coins=4).market("roma", 1)
    game.again(VisitMarket()).does(*keys).has(coins=6, grain=0, stone=2)
    assert game.asks == "end"


def test_r09_not_twice() -> None:
    """Given 3 Grain at tile 3, when one was sold, then a second sale is refused."""
    game = a_game().owns(grain=3).market("roma", 3).again(VisitMarket()).does("sell")
    game.refuses("sell", "market.once")


def test_r09_a_mixed_lot() -> None:
    """Given tile 6 red, when 1 Grain and 1 Stone are sold, then 5 coins come for both together."""
    game = a_game().owns(grain=1, stone=1).market("roma", 6, "red").again(VisitMarket())
    game.does("sell").has(coins=5, grain=0, stone=0)


def test_r10_different_abilities_add_up() -> None:
    """Given Countryside I B, II D and Village II A, when W5 is built, then Grain, 2 coins and 3 VP."""
    game = a_game().workplaces("abd", "ab").specialists("b1", "c2", "a4")
    game.again(Build(pay="free")).does("build:w5:4").has(grain=1, coins=2, vp=3)


def test_r10_the_same_ability_never_adds_up() -> None:
    """Given three Specialists on Countryside II D, when a Wall is built, then 2 coins come."""
    game = a_game().ability("country2.d").specialists("a2", "a2", "a2")
    game.again(Build(pay="free")).does("build:w5:4").has(coins=2)


def test_r11_the_great_keep_s_promotions_pay_grain() -> None:
    """Given 1 Grain and two Specialists before Grain arrows, the Great Keep can promote only one."""
    game = a_game().specialists("a3", "b1").owns(coins=4, grain=1).edicts((0, 0, 0))
    game.again(Build(pay="free")).does("build:slot:10", "promote:0:a").has(grain=0)
    assert game.offers == ["promote:0:a", "promote:2:a", "promote:2:b", "promote:2:c", "done"]


def test_r11_the_great_keep_promotes_one_twice_or_two_once() -> None:
    """Given the Great Keep, when it promotes, then one Specialist may go twice, or two once each."""
    for second in ("promote:0:a", "promote:1:b"):
        game = a_game().owns(coins=4).edicts((0, 0, 0)).again(Build(pay="free"))
        game.does("build:slot:10", "promote:0:a", second)
        assert game.asks == "reward"
        expected = (12, 0, 0) if second == "promote:0:a" else (11, 21, 0)
        assert game.player().specialists == expected


def test_r11_great_wall_b_promotes_for_nothing_and_one_space() -> None:
    """Given no Grain before the arrow of A4, when Great Wall B is built, then one free step."""
    game = a_game().specialists("a3").owns(coins=4).again(Build(pay="free"))
    game.does("build:w5:7", "promote:0:a").has(grain=0)
    assert game.player().specialists == (14, 0, 0)
    assert game.asks == "end"


def test_r12_one_specialist_per_city_and_house() -> None:
    """Given a Specialist in City A, when the next stands before it, then it may not follow."""
    game = a_game().specialists("a5", "a4").again(Promote())
    game.refuses("promote:1:a", "promote.city")


def test_r12_a_tile_must_be_taken_even_if_it_does_nothing() -> None:
    """Given C without an Ally and F without a Keep left, when the City is reached, one must go."""
    game = a_game().built("hand", "spears", "slot").specialists("a4").bonus_tiles("a", 5, 11)
    game.again(Promote()).does("promote:0:a")
    assert game.offers == ["bonus:5", "bonus:11"]
    game.does("bonus:5")
    assert game.s.bonus[0] == (11,) and game.asks == "end"


def test_r13_reward_first_twins_together_never_off_the_track() -> None:
    """Given AAS on top and an empty Treasury, then 3 coins, Treasury + 6, only Stone is asked."""
    game = a_game().palace(treasury=0).edicts((5, 1, 2)).again(IssueEdict())
    game.does("issue:1").has(coins=3).frederick_has(treasury=6)
    assert game.offers == ["add:stone", "remove:stone"]


def test_r14_tile_to_the_player_next_of_choice_pile_refills() -> None:
    """Given Edicts 1 | 4 5 6, when 1 is Issued and 5 chosen, then 5 is Active, the pile's top Next."""
    game = a_game().edicts((1, 2, 3), (4, 5, 6))
    top = game.s.edict_pile[-1]
    game.again(IssueEdict()).does("issue:1", "add:tower", "add:wall", "next:2")
    assert game.player().issued == (1,)
    assert game.s.active == [5, 2, 3]
    assert game.s.next == [4, top, 6]


def test_r15_no_edict_left_a_reward_and_nothing_else() -> None:
    """Given no Active Edict, when one would be Issued, then one reward and an untouched Palace."""
    game = a_game().edicts((0, 0, 0)).again(IssueEdict())
    before = list(game.s.palace)
    game.does("reward:3").has(coins=1, vp=1, grain=0, stone=0)
    assert game.s.palace == before and game.asks == "end"


def test_r15_village_two_d_pays_even_then() -> None:
    """Given Village II D and no Active Edict, when one would be Issued, then 1 + 3 VP."""
    game = a_game().ability("village2.d").edicts((0, 0, 0)).again(IssueEdict())
    game.does("reward:3").has(vp=4)


def test_r16_frederick_s_specialist_leaves_tokens_and_tiles() -> None:
    """Given him before A3 and before the City, when he steps there, then token and tiles stay."""
    game = a_game().palace(specialist=2).bonus_tiles("a", 1).edicts((14, 0, 0)).again(IssueEdict())
    assert EDICTS[14].icons == "PPG"
    game.does("add:grain").frederick_has(specialist=4)
    assert game.s.tokens == (13, 33)
    game = a_game().palace(specialist=3).bonus_tiles("a", 1).edicts((14, 0, 0))
    game.again(IssueEdict()).does("add:specialist", "add:grain").frederick_has(specialist=5)
    assert game.s.bonus[0] == (1,)


@pytest.mark.parametrize(
    ("place", "frederick", "ahead"),
    [
        ("start", 1, False),
        ("b1", 1, False),
        ("b2", 1, True),
        ("c2", 2, False),
        ("c3", 2, True),
        ("b2", 2, False),
        ("b3", 4, True),
        ("b3", 5, False),
        ("a5", 5, False),
        ("c4", 4, False),
    ],
)
def test_r17_ahead_compares_columns(place: str, frederick: int, ahead: bool) -> None:
    """Given Mocenigo, when a Specialist's column is beyond Frederick's, then he pays 3, else 1."""
    game = a_game().hosts(10).specialists(place).palace(specialist=frederick)
    game.ends_round().has(vp=3 if ahead else 1)


def test_r18_the_end_is_checked_when_the_round_is_over() -> None:
    """Given the last Edict refill failed, then the round and its income go on before the end."""
    game = a_game().hosts(13).edicts((1, 2, 3)).again(IssueEdict())
    game.does("issue:1", "add:tower", "add:wall")
    assert not RULES.over(game.s)
    game.does("end").ends_round()
    assert RULES.over(game.s)
    assert RULES.result(game.s).categories["allies"] == (1, 0)


@pytest.mark.parametrize("reason", ["castle", "edicts", "cards"])
def test_r18_three_reasons_end_the_game(reason: str) -> None:
    """Given a complete Castle, a failed Edict refill or too few cards, then this round is the last."""
    game = a_game().edicts((1, 0, 0))
    if reason == "castle":
        game.piece_at("slot", 10).built("t2", "w2", "t3", "w3", "t4", "w4", "t5", "hand", "spears")
        game.edicts((0, 0, 0)).again(Build(pay="free")).does(game.offers[0])
    elif reason == "edicts":
        game.again(IssueEdict()).does("add:tower", "add:wall")
    else:
        game.s.card_pile = []
    while game.asks:
        game.does("pass" if game.asks == "turn" else game.offers[-1])
    assert RULES.result(game.s).reason == reason
    assert game.s.round == 1


@pytest.mark.parametrize(
    ("built", "vp"),
    [((4, 4, 3, 2), (4, 4, 2, 0)), ((4, 3, 3, 2), (4, 2, 2, 0)), ((4, 3), (4, 0)), ((2,), (4,))],
)
def test_r19_most_and_next_lower(built: tuple[int, ...], vp: tuple[int, ...]) -> None:
    """Given ties, all with most get 4, the next lower 2; two players: no 2; alone: 4."""
    game = a_game(len(built))
    for seat, count in enumerate(built):
        game.built(*("t2", "w5", "hand")[: count - 2], seat=seat)
    scoring.final_scoring(game.s)
    assert RULES.result(game.s).categories["majority"] == vp


def test_r20_great_structures_break_a_tie_else_it_is_shared() -> None:
    """Given equal VP, more Great Structures win; with as many, both win."""
    game = a_game().piece_at("w5", 5).piece_at("w5", 6, seat=1)
    assert scoring.winners(game.s) == (0,)
    game.piece_at("hand", 10, seat=1)
    assert scoring.winners(game.s) == (0, 1)


def test_r20_points_have_no_upper_bound() -> None:
    """Given 498 VP, when 7 more are scored at the end, then 505 stand there."""
    game = a_game().owns(coins=6)
    game.player().vp = 498
    scoring.final_scoring(game.s)
    assert RULES.scores(game.s) == (498 + 2 + 4 + 1, 6)


def alone(*cards: int) -> Scenario:
    """A solo game; Frederick draws these cards next."""
    return a_game(1).holds(0, 2).edicts((4, 5, 6), (7, 8, 9)).frederick_draws(*cards)


def test_r21_ship_then_card_then_ally() -> None:
    """Given card 12, when it is flipped, then Ship, card and Ally follow in this order."""
    game = alone(12).card_in("constantinople", "A1").ally_in("constantinople", 3)
    game.plays(2).does("end")
    pieces = [event.args[0] for event in game.events if event.kind == "moved"]
    assert pieces == ["solo.12", "ship.f", "card.101", "ally.3"]


def test_r21_impossible_parts_are_skipped() -> None:
    """Given card 12 and only an Ally in Constantinople, then the Ally goes nevertheless."""
    game = alone(12).ally_in("constantinople", 3).plays(2).does("end")
    assert game.told("removed") == [("ally", 3)]


def test_r22_from_an_empty_space_the_next_numeral() -> None:
    """Given no Edict III and no I, when Frederick Issues III, then it is II; then nothing at all."""
    game = alone(11, 9).edicts((0, 5, 0), (0, 0, 0)).plays(2).does("end")
    assert game.told("issued") == [(5, 2)]
    before = list(game.s.palace)
    game.plays(0, 2).does("end")
    assert game.s.palace == before and game.told("issued") == []


def test_r23_the_second_crown_reshuffles_all_sixteen() -> None:
    """Given crowns 4 and 15, when the second is carried out, then sixteen cards are a new deck."""
    game = alone(4, 15).plays(2).does("end").plays(0, 2).does("end")
    assert game.told("issued") == [(5, 2)]
    assert game.s.automa is not None
    assert (sorted(game.s.automa.deck), game.s.automa.shown) == (list(range(1, 17)), [])


@pytest.mark.parametrize(("turns", "acts"), [(4, 1), (5, 1), (6, 0)])
def test_r24_no_turn_of_frederick_after_your_sixth(turns: int, acts: int) -> None:
    """Given you took so many turns, then Frederick acts after the fifth, not after the sixth."""
    game = alone(14)
    game.player().turns = turns
    game.again(FrederickActs())
    assert game.s.automa is not None
    assert len(game.s.automa.shown) == acts


def test_r24_when_you_have_passed_frederick_rests() -> None:
    """Given you have passed, when his turn would come, then he does nothing."""
    game = alone(14)
    game.player().passed = True
    game.again(FrederickActs())
    assert game.s.automa is not None and game.s.automa.shown == []


@pytest.mark.parametrize(
    ("vp", "title"),
    [(29, "Serf"), (30, "Knight"), (49, "Knight"), (50, "Feudal Lord"), (79, "Feudal Lord")],
)
def test_r25_titles(vp: int, title: str) -> None:
    """Given a solo score, then its title; from 80 on it is Duke."""
    assert scoring.title(vp) == title
    assert scoring.title(80) == "Duke"


def test_r26_the_easier_game_adds_three_marked_edicts() -> None:
    """Given the easier solo game, then 18 Edicts are in play, three of them marked for three."""
    s = RULES.setup(1, 4, {"easier": True})
    marks = [EDICTS[edict].mark for edict in (*s.active, *s.next, *s.edict_pile)]
    assert sorted(marks) == [0] * 15 + [3] * 3


def test_r26_the_usual_solo_game_has_fifteen() -> None:
    """Given the usual solo game, then the 15 unmarked Edicts are in play."""
    s = RULES.setup(1, 4, {})
    assert sorted((*s.active, *s.next, *s.edict_pile)) == list(range(1, 16))


def test_r10_castle_income_and_workplace_add_up_with_the_market() -> None:
    """Given side 4 closed and Village I D, when the income's visit sells for 4, then 7 coins come."""
    game = a_game().ability("village1.d").piece_at("t4", 0).piece_at("w4", 4).piece_at("t5", 2)
    game.owns(grain=1).market("roma", 3).again(CastleIncome()).does("sell", "done").has(coins=7)
    assert queries.closed_sides(game.player()) == [3]
