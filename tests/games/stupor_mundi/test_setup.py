"""Set-up: what lies where for each number of players, and options that make no sense."""

from typing import Any

import pytest

from stupor.engine.errors import BadData
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, EDICTS
from stupor.games.stupor_mundi.rules import StuporMundiRules
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.invariants import check

RULES = StuporMundiRules()
SEATS = [1, 2, 3, 4]
SEEDS = range(6)
#: By player count: what the rulebook and the list of components tell.
OPEN_SPACES = {1: 5, 2: 5, 3: 8, 4: 10}
CARDS_PER_LEVEL = {1: 8, 2: 8, 3: 12, 4: 16}
EDICTS_IN_PLAY = {1: 15, 2: 15, 3: 21, 4: 27}
BONUS_TILES = {1: 1, 2: 1, 3: 2, 4: 3}


def new(seats: int, seed: int = 1, **options: Any) -> State:
    """A new game."""
    return RULES.setup(seats, seed, options)


def level(card: int) -> str:
    """The level of a card."""
    return CARDS[card].level


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_new_game_is_sound(seats: int, seed: int) -> None:
    """Given any number of players, when a game is set up, then nothing is lost and round 1 runs."""
    s = new(seats, seed)
    check(s)
    assert (s.round, s.turn) == (1, s.first)
    decision = RULES.decision(s)
    assert decision is not None
    assert (decision.kind, decision.seat) == ("turn", s.first)


@pytest.mark.parametrize("seats", SEATS)
def test_frederick_s_palace(seats: int) -> None:
    """A new game, Frederick has 1 Grain, 1 Stone, 6 coins, 2 T, 2 W, 1 K, 2 Allies, space 1."""
    counters = RULES.table(new(seats), None).counters
    names = ("grain", "stone", "treasury", "towers", "walls", "keeps", "allies")
    assert [counters[f"f.{name}"] for name in names] == [1, 1, 6, 2, 2, 1, 2]
    assert RULES.table(new(seats), None).zones["work.a.1"] == ["specialist.f"]


@pytest.mark.parametrize("seats", SEATS)
def test_allies_lie_in_pairs_on_the_open_spaces(seats: int) -> None:
    """Given a new game, each open space has one Ally face down and one face up; no other has."""
    s = new(seats)
    filled = [index for index, ally in enumerate(s.ally_up) if ally]
    assert filled == [index for index, ally in enumerate(s.ally_down) if ally]
    assert len(filled) == OPEN_SPACES[seats]


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_lies_on_each_open_space(seats: int) -> None:
    """Given a new game, each open space has a level A card and the dummies' spaces have none."""
    s = new(seats)
    filled = [index for index, card in enumerate(s.city_cards) if card]
    assert filled == [index for index, ally in enumerate(s.ally_up) if ally]
    assert {level(s.city_cards[index]) for index in filled} == {"a"}


@pytest.mark.parametrize(
    ("seats", "blocked"), [(1, {0, 1, 2, 3, 4}), (2, {0, 1, 2, 3, 4}), (3, {1, 3}), (4, set())]
)
def test_dummies_block_the_red_spaces(seats: int, blocked: set[int]) -> None:
    """Given 1-2, 3 or 4 players, dummies lie on all, two or no red spaces, on no others."""
    s = new(seats)
    assert {index // 2 for index in range(10) if s.ally_up[index] == 0 and index % 2} == blocked
    assert all(s.ally_up[index] for index in range(0, 10, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_card_pile_is_a_over_b_unmixed(seats: int) -> None:
    """A new game, the pile holds as many B as the count asks, and over them what is left of A."""
    s = new(seats)
    each = CARDS_PER_LEVEL[seats]
    levels = "".join(level(card) for card in s.card_pile)
    assert levels == "b" * each + "a" * (each - OPEN_SPACES[seats])
    assert len(s.spare_cards) == 32 - 2 * each


@pytest.mark.parametrize("seats", SEATS)
def test_edicts_of_the_player_count(seats: int) -> None:
    """Given a new game, 3 Edicts are Active, 3 Next, the rest a pile without higher marks."""
    s = new(seats)
    assert len(s.edict_pile) == EDICTS_IN_PLAY[seats] - 6
    assert all(s.active) and all(s.next) and len(s.active) == len(s.next) == 3
    everything = [*s.active, *s.next, *s.edict_pile]
    assert {EDICTS[e].mark for e in everything} <= {0, *range(3, seats + 1)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3])
def test_marked_allies_stay_in_the_box_with_two_and_three(seats: int, seed: int) -> None:
    """Given 2 or 3 players, the marked Gregoria (8) and Sebastian (18) are left out."""
    s = new(seats, seed)
    used = {*s.ally_up, *s.ally_down, *s.spare_allies} - {0}
    assert used == set(range(1, 21)) - {8, 18}
    assert len(s.spare_allies) == 18 - 2 * OPEN_SPACES[seats]


def test_all_allies_play_with_four() -> None:
    """Given 4 players, all twenty Allies lie on the board."""
    s = new(4)
    assert {*s.ally_up, *s.ally_down} == set(range(1, 21))


@pytest.mark.parametrize("seed", SEEDS)
def test_alone_only_independents_play(seed: int) -> None:
    """Given a solo game, the ten Independents lie on the board, the marked nun among them."""
    s = new(1, seed)
    used = {*s.ally_up, *s.ally_down} - {0}
    assert used == set(range(1, 11))
    assert all(ALLIES[ally].circle == "independent" for ally in used)


@pytest.mark.parametrize("seats", SEATS)
def test_city_bonus_tiles(seats: int) -> None:
    """Given a new game, each City holds one tile fewer than players (solo as two)."""
    s = new(seats)
    assert [len(tiles) for tiles in s.bonus] == [BONUS_TILES[seats]] * 3
    tiles = [tile for city in s.bonus for tile in city]
    assert len(set(tiles)) == len(tiles)


@pytest.mark.parametrize("seed", SEEDS)
def test_workplace_tiles_and_tokens(seed: int) -> None:
    """Given a new game, 3 of 4 Countryside and 2 of 4 Village tiles lie there, tokens on A3, C3."""
    s = new(2, seed)
    assert len(set(s.country)) == 3 and set(s.country) <= {0, 1, 2, 3}
    assert len(set(s.village)) == 2 and set(s.village) <= {0, 1, 2, 3}
    assert s.tokens == (13, 33)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", SEATS)
def test_coins_by_place_in_the_first_round(seats: int, seed: int) -> None:
    """Given a first player, he has 6 coins and those after him clockwise 7, 8 and 9."""
    s = new(seats, seed)
    coins = [s.players[(s.first + n) % seats].coins for n in range(seats)]
    assert coins == [6, 7, 8, 9][:seats]


def test_the_first_player_is_drawn_by_lot() -> None:
    """Given many seeds, then each of four seats begins some game."""
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_starts_with(seats: int) -> None:
    """Given a new game, each has 1 Grain, 1 Stone, 5 cards of his House, T1 and W1, 0 VP, Roma."""
    for player in new(seats).players:
        assert (player.grain, player.stone, player.vp, player.ship) == (1, 1, 0, 0)
        assert (len(player.hand), len(player.deck), player.discard) == (5, 5, [])
        mine = range(player.house * 10, player.house * 10 + 10)
        assert sorted(player.hand + player.deck) == list(mine)
        assert [site for site, piece in enumerate(player.castle) if piece >= 0] == [0, 5]
        assert player.specialists == (0, 0, 0)
        assert player.slots == [-1] * 6
        assert player.allies == (0,) * 5


@pytest.mark.parametrize(("market", "red"), [("easy", 0), ("medium", 2), ("difficult", 5)])
@pytest.mark.parametrize("seed", SEEDS)
def test_market_difficulty(market: str, red: int, seed: int) -> None:
    """Given a difficulty, five different tiles lie out, as many red as it asks."""
    s = new(2, seed, market=market)
    assert sum(code % 2 for code in s.markets) == red
    assert len({code // 2 for code in s.markets}) == 5


def test_red_tiles_of_a_medium_market_lie_anywhere() -> None:
    """Given many medium games, the two red tiles are not always in the same cities."""
    places = {tuple(code % 2 for code in new(2, n, market="medium").markets) for n in range(20)}
    assert len(places) > 3


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_houses_differ(seats: int, seed: int) -> None:
    """Given random Houses, then no two players share one."""
    houses = [player.house for player in new(seats, seed).players]
    assert len(set(houses)) == seats and set(houses) <= {0, 1, 2, 3}


def test_random_houses_vary_with_the_seed() -> None:
    """Given many seeds, then seat 0 gets each of the four Houses in some game."""
    assert {new(2, seed).players[0].house for seed in range(40)} == {0, 1, 2, 3}


def test_named_houses() -> None:
    """Given named Houses, then each seat has its own and its ten cards."""
    s = new(2, houses=["di-romano", "savoy"])
    assert [player.house for player in s.players] == [3, 0]
    assert sorted(s.players[0].hand + s.players[0].deck) == list(range(30, 40))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_draft_runs_counterclockwise_from_the_last_player(seats: int, seed: int) -> None:
    """A draft, the last player chooses first, the first player last; taken Houses are gone."""
    s = new(seats, seed, houses="draft")
    order = [(s.first + n) % seats for n in range(seats)]
    asked = []
    names = ["savoy", "hohenstaufen", "wittelsbach", "di-romano"]
    while (decision := RULES.decision(s)) is not None and decision.kind == "house":
        asked.append(decision.seat)
        assert [option[1] for option in decision.options] == names
        RULES.apply(s, ("house", names.pop(0)))
    assert asked == (order[::-1] if seats < 4 else order[:0:-1])
    assert [s.players[seat].house for seat in order[::-1]] == list(range(seats))
    assert all(len(player.hand) == 5 for player in s.players)
    check(s)


def test_nobody_has_cards_before_the_draft_is_over() -> None:
    """Given a draft, then no hand is dealt before the last House is chosen."""
    s = new(3, houses="draft")
    assert [len(player.hand) for player in s.players] == [0, 0, 0]
    assert [player.house for player in s.players] == [-1, -1, -1]


def test_alone_frederick_has_sixteen_cards_and_a_ship_in_roma() -> None:
    """Given a solo game, sixteen Solo cards lie in a pile, Frederick's Ship in Roma."""
    s = new(1)
    assert s.automa is not None
    assert sorted(s.automa.deck) == list(range(1, 17))
    assert (s.automa.ship, s.automa.crowns, s.automa.shown) == (0, 0, [])
    assert RULES.table(s, None).zones["city.0"] == ["ship.0", "ship.f"]


def test_with_others_frederick_has_no_cards() -> None:
    """Given two players, then there is no automa."""
    assert new(2).automa is None


@pytest.mark.parametrize("seed", SEEDS)
def test_the_easier_solo_game_has_three_more_edicts(seed: int) -> None:
    """Given the easier solo game, three Edicts marked for three players join the fifteen."""
    s = new(1, seed, easier=True)
    marks = [EDICTS[edict].mark for edict in (*s.active, *s.next, *s.edict_pile)]
    assert sorted(marks) == [0] * 15 + [3] * 3


def test_the_same_seed_is_the_same_game() -> None:
    """Given one seed, two set-ups are equal; given another, they are not."""
    assert RULES.dump(new(3, 7)) == RULES.dump(new(3, 7))
    assert RULES.dump(new(3, 7)) != RULES.dump(new(3, 8))


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (0, {}, "there are 1 to 4 seats, not 0"),
        (5, {}, "there are 1 to 4 seats, not 5"),
        (2, {"market": "brutal"}, "market must be one of easy, medium, difficult"),
        (2, {"market": 3}, "market must be one of easy, medium, difficult"),
        (2, {"houses": "all"}, "houses must be random, draft, or a list"),
        (2, {"houses": ["savoy", "savoy"]}, "2 different Houses"),
        (2, {"houses": ["savoy"]}, "2 different Houses"),
        (2, {"houses": ["savoy", "lancaster"]}, "houses must be random, draft, or a list"),
        (2, {"houses": 5}, "houses must be random, draft, or a list"),
        (2, {"houses": [["savoy"], "savoy"]}, "houses must be random, draft, or a list"),
        (2, {"edition": "deluxe"}, "edition must be one of retail, special"),
        (2, {"easier": True}, "easier is for the solo game only"),
        (1, {"easier": "yes"}, "easier must be true or false"),
        (2, {"colour": "red"}, "unknown option: colour"),
    ],
)
def test_bad_options_are_refused_clearly(seats: int, options: dict[str, Any], message: str) -> None:
    """Given options that make no sense, when a game is set up, then BadData says what is wrong."""
    with pytest.raises(BadData, match=message):
        RULES.setup(seats, 1, options)


def test_the_game_log_begins_with_round_1_unless_houses_are_chosen_first() -> None:
    """Given games with and without a draft, then only the log of the latter opens at once."""
    played, drafted = RULES.setup(2, 1, {}), RULES.setup(2, 1, {"houses": "draft"})
    assert [(event.kind, event.args) for event in RULES.opening(played)] == [("round", (1,))]
    assert RULES.opening(drafted) == []
