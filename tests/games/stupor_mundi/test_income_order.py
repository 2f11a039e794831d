"""The incomes of closed sides come in the order that their owner wants (R31)."""

from __future__ import annotations

from itertools import permutations

import pytest

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine import agenda
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.castle_income import SIDE_INCOME, TakeIncome, can_matter
from stupor.games.stupor_mundi.face.explain.advice_hints import kind_of
from stupor.games.stupor_mundi.flow import CastleIncome
from stupor.games.stupor_mundi.game import GAME as SPEC
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.expansions.kit import crusade
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

#: What closes side 1 to 5 besides Tower T1 and Wall W1.
SITES = {1: ("t2",), 2: ("t2", "w2", "t3"), 3: ("t3", "w3", "t4"), 4: ("t4", "w4", "t5"),
         5: ("t5", "w5")}  # fmt: skip


def closed(*sides: int, game: Scenario | None = None) -> Scenario:
    """These sides are closed."""
    found = game or a_game()
    for site in sorted({site for side in sides for site in SITES[side]}):
        pieces = (0, 2, 1, 3) if site[0] == "t" else (4, 6, 5, 7)
        found.piece_at(site, next(p for p in pieces if found.player().pieces >> p & 1))
    return found


def filled(game: Scenario, grain: int, room: int = 0, coins: int = 0) -> Scenario:
    """So much Grain, and Stone up to so much room in the warehouse."""
    stone = queries.capacity(game.player()) - grain - room
    return game.owns(grain=grain, stone=stone, coins=coins)


def test_r31_the_owner_orders_what_would_overflow_before_the_market() -> None:
    """Given a full warehouse, sides 3 and 4 and a Market that buys Stone: the owner is asked."""
    game = filled(closed(3, 4), grain=0).market("roma", 4)
    game.again(CastleIncome())
    assert game.asks == "order" and game.offers == ["income:3", "income:4"]
    stored = game.player().stone
    game.does("income:4", "sell", "done").has(stone=stored, coins=4)
    assert game.told("lost") == [] and game.asks == "end"


def test_r31_the_owner_may_want_the_stone_first() -> None:
    """Given the same and Stone first: it arrives at a full warehouse, then the Market opens."""
    game = filled(closed(3, 4), grain=1).market("roma", 4).again(CastleIncome())
    game.does("income:3")
    assert game.asks == "store"
    game.does("replace")
    assert game.asks == "market"


def test_r31_with_room_the_incomes_come_from_one_to_five() -> None:
    """Given room for the Stone, it is simply stored before the Market is visited."""
    game = filled(closed(3, 4), grain=0, room=1).market("roma", 4).again(CastleIncome())
    assert game.asks == "market"
    assert [event.args for event in game.events if event.kind == "income"] == []
    game.does("sell")
    stored = queries.capacity(game.player()) - 1
    game.does("done").has(stone=stored)


def test_r31_grain_may_come_first_where_the_market_buys_it() -> None:
    """Given sides 4 and 5, one Grain and a Market that buys two: the owner may wait for the other.

    Given two Grain already, nothing hangs on it.
    """
    game = closed(4, 5).owns(grain=1).market("roma", 1).again(CastleIncome())
    assert game.asks == "order" and game.offers == ["income:4", "income:5"]
    game.does("income:5", "sell").has(grain=0, coins=6)
    game = closed(4, 5).owns(grain=2).market("roma", 1).again(CastleIncome())
    assert game.asks == "market"


def test_r31_without_the_market_side_nothing_is_asked() -> None:
    """Given all sides but the fourth and a full warehouse: Stone, then Grain, one by one."""
    game = filled(closed(1, 2, 3, 5), grain=1).again(CastleIncome())
    game.has(coins=3, vp=1)
    assert game.asks == "store"
    asked = agenda.decision(game.s)
    assert asked is not None and asked.context == {"resource": "stone"}
    game.does("lose")
    assert game.asks == "store"
    game.does("lose")
    assert game.asks == "end"


def test_r31_coins_and_points_hinder_nobody_and_come_first() -> None:
    """Given five sides and a full warehouse, 3 coins and 1 VP are there when the owner is asked."""
    game = filled(closed(1, 2, 3, 4, 5), grain=2).market("roma", 3).again(CastleIncome())
    game.has(coins=3, vp=1)
    assert game.offers == ["income:3", "income:4", "income:5"]


def test_r31_what_is_left_is_asked_as_long_as_the_market_is_to_come() -> None:
    """Given five sides, when Stone was chosen: Market or Grain; after the Market nothing more."""
    game = filled(closed(1, 2, 3, 4, 5), grain=2).market("roma", 3).again(CastleIncome())
    game.does("income:3", "lose")
    assert game.asks == "order" and game.offers == ["income:4", "income:5"]
    game.does("income:4", "sell", "done")
    assert game.asks == "end"


def test_r31_one_structure_that_closes_two_sides() -> None:
    """Given Tower T4 closing sides 3 and 4 with a full warehouse: the owner says which is first."""
    game = closed(3, 4)
    castle = list(game.player().castle)
    castle[3] = -1
    game.player().castle, game.player().pieces = tuple(castle), game.player().pieces | 1
    game = filled(game, grain=0).market("roma", 4).again(Build(pay="free"))
    game.does("build:t4:0")
    assert game.asks == "order" and game.offers == ["income:3", "income:4"]
    assert game.told("closed") == [(3,), (4,)] and game.told("income") == []
    stored = game.player().stone
    game.does("income:4", "sell", "done").has(coins=4, stone=stored).finished()


def test_r31_the_coins_of_a_workplace_come_after_all_incomes() -> None:
    """Given Village II G, its coins for closed sides wait until every side has paid (R3)."""
    game = filled(closed(3, 4, game=a_game(edition="special")), grain=0).market("roma", 4)
    game.ability("village2.g").again(CastleIncome()).has(coins=0)
    game.does("income:4", "sell", "done").has(coins=4 + 2)


def test_r31_the_card_of_rents_asks_side_by_side() -> None:
    """Given card B18, its owner names one side after the other, the Market before the Stone."""
    game = filled(closed(3, 4), grain=0).market("roma", 4).again(TakeIncome(2))
    assert game.asks == "income"
    stored = game.player().stone
    game.does("income:4", "sell", "done", "income:3").has(stone=stored, coins=4)


def test_r31_the_choices_are_told_by_what_the_sides_bring() -> None:
    """Given the order of sides 3 and 4, the text door and the advice name them."""
    game = filled(closed(3, 4), grain=0).market("roma", 4).again(CastleIncome())
    told = [RULES.text(game.s, option) for option in RULES.legal(game.s)]
    assert told == ["Receive the income of the Stone side", "Receive the income of the Market side"]
    assert kind_of(("income", 4)) == "Receive the income of a side."


def test_r31_bots_know_the_question() -> None:
    """Given a full warehouse and a Market for Stone: every bot answers, the knight sells first."""
    game = filled(closed(3, 4), grain=0).market("roma", 4).again(CastleIncome())
    asked = agenda.decision(game.s)
    assert asked is not None
    for level in ("page", "squire", "knight"):
        bot = make_bot(level, RULES, SPEC.advisor, 1)
        ranking = finish(bot.think(SeatView(RULES, game.s, asked, 1)))
        assert {option for option, _ in ranking} == set(asked.options)
        assert level == "page" or ranking[0][0] == ("income", 4)


def test_r31_a_side_that_is_not_to_come_is_refused() -> None:
    """Given the order of sides 3 and 4, side 1 and declining are refused."""
    game = filled(closed(3, 4), grain=0).market("roma", 4).again(CastleIncome())
    game.refuses("income:1", "castle.order").refuses("done", "castle.order")


# --- where it can matter -------------------------------------------------------------------------


def reached(s: State, order: tuple[int, ...]) -> set[tuple[object, ...]]:
    """Everything that the rules themselves let a House come to in this order."""
    begun = s.clone()
    begun.agenda[:] = [(0, tuple(SIDE_INCOME[side] for side in order))]
    agenda.advance(begun)
    found: set[tuple[object, ...]] = set()
    waiting = [begun]
    while waiting:
        now = waiting.pop()
        if not now.agenda:
            me = now.players[0]
            found.add((me.grain, me.stone, me.coins, me.vp, me.holdings))
        for option in now.options:
            after = now.clone()
            RULES.apply(after, option)
            waiting.append(after)
    return found


@pytest.mark.parametrize("sides", [(2, 3), (3, 4), (2, 3, 4)])
@pytest.mark.parametrize("abilities", ["", "country2.b", "village1.d"])
@pytest.mark.parametrize("ships", [(), (1, 2), (5, 4)])
def test_r31_it_is_asked_exactly_where_another_order_leads_elsewhere(
    sides: tuple[int, ...], abilities: str, ships: tuple[int, ...]
) -> None:
    """Given any goods at any Market: as the rules play it out, all orders tried."""
    base = crusade(harbour=ships) if ships else a_game()
    game = closed(*(side + 1 for side in sides), game=base)
    if abilities:
        game.ability(abilities)
    chance, asked = SplitMix(sum(sides) + len(abilities) + sum(ships)), 0
    for _ in range(60):
        capacity = queries.capacity(game.player())
        grain = chance.below(capacity + 1)
        game.owns(grain=grain, stone=chance.below(capacity + 1 - grain), coins=chance.below(7))
        game.market("roma", 1 + chance.below(6), ("blue", "red")[chance.below(2)])
        usual = reached(game.s, sides)
        others = {end for order in permutations(sides) for end in reached(game.s, order)}
        assert can_matter(game.s, 0, sides) == bool(others - usual)
        asked += bool(others - usual)
    assert 0 < asked < 60
