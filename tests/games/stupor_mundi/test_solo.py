"""Alone against Frederick: his sixteen cards, his Edicts, when he stops, the titles."""

import pytest

from stupor.games.stupor_mundi import scoring
from stupor.games.stupor_mundi.data import EDICTS, SOLO_CARDS
from stupor.games.stupor_mundi.flow import NextTurn
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game

#: As the list of components prints them: steps (None: to your Ship), card, Ally, Edict, crown.
PRINTED: dict[int, tuple[int | None, bool, bool, int, bool]] = {
    1: (1, True, False, 0, False),
    2: (2, True, False, 0, False),
    3: (None, True, False, 0, False),
    4: (1, True, False, 0, True),
    5: (1, False, True, 0, False),
    6: (2, False, True, 0, False),
    7: (None, False, True, 0, False),
    8: (1, False, True, 0, True),
    9: (0, False, False, 1, False),
    10: (0, False, False, 2, False),
    11: (0, False, False, 3, False),
    12: (1, True, True, 0, False),
    13: (1, False, False, 0, True),
    14: (2, False, False, 0, False),
    15: (1, False, False, 2, True),
    16: (3, False, False, 0, False),
}
CITIES = ("roma", "constantinople", "alexandria", "tunis", "barcelona")


def alone(*cards: int) -> Scenario:
    """A solo game with a card and an Ally in every city; Frederick draws these cards next."""
    game = a_game(1).holds("Augustales", "Grain", "Stone", 3, 5).edicts((4, 5, 6), (7, 8, 9))
    for number, city in enumerate(CITIES):
        game.card_in(city, 101 + number).ally_in(city, 1 + number)
    game.s.bonus = ((), (), ())
    return game.frederick_draws(*cards)


def turns(game: Scenario, count: int = 1) -> Scenario:
    """The player lays cards into the leftmost free slots for nothing much, and seals each turn."""
    for _ in range(count):
        player = game.player()
        slot = player.slots.index(-1) + 1
        game.does(f"play:{player.hand[0]}:{slot}:up")
        game.does_what_is_offered("lose").does("end")
    return game


def ship(game: Scenario) -> int:
    """The city of Frederick's Ship."""
    assert game.s.automa is not None
    return game.s.automa.ship


@pytest.mark.parametrize("number", PRINTED)
def test_every_solo_card_does_what_it_shows(number: int) -> None:
    """Given Frederick in Roma and you in Tunis, when a card is flipped, then just this happens."""
    steps, card, ally, edict, crown = PRINTED[number]
    game = turns(alone(number).ship("tunis"))
    target = 3 if steps is None else steps
    assert ship(game) == target
    assert game.s.city_cards[::2] == [
        0 if card and city == target else 101 + city for city in range(5)
    ]
    assert game.s.ally_up[::2] == [0 if ally and city == target else 1 + city for city in range(5)]
    active = [4, 5, 6]
    if edict:
        active[edict - 1] = (7, 8, 9)[edict - 1]
    assert game.s.active == active
    assert game.s.automa is not None
    assert (game.s.automa.shown, game.s.automa.crowns) == ([number], int(crown))


def test_there_are_sixteen_cards_and_four_crowns() -> None:
    """Given the Solo cards, four of the sixteen show a crown."""
    assert [card.id for card in SOLO_CARDS if card.crown] == [4, 8, 13, 15]
    assert len(SOLO_CARDS) == 16


def test_frederick_s_ship_goes_round_the_ring() -> None:
    """Given Frederick in Barcelona, when he sails 2, then he is in Constantinople."""
    game = alone(14)
    assert game.s.automa is not None
    game.s.automa.ship = 4
    assert ship(turns(game)) == 1


def test_the_removed_card_and_ally_leave_the_game() -> None:
    """Given card 12, when it is flipped, then card and Ally of Constantinople are in no zone."""
    game = turns(alone(12))
    assert game.told("removed") == [("card", 102), ("ally", 2)]
    pieces = {piece for zone in RULES.table(game.s, None).zones.values() for piece in zone}
    assert not pieces & {"card.102", "ally.2"}


def test_an_empty_city_is_skipped() -> None:
    """Given nothing in Constantinople, when card 12 is flipped, then nothing is removed."""
    game = alone(12).ally_in("constantinople", 0)
    game.s.city_cards[2] = 0
    turns(game)
    assert game.told("removed") == []
    assert ship(game) == 1


def test_removed_things_are_replaced_at_the_end_of_the_round() -> None:
    """Given card 12 removed card and Ally, when the round ends, then both spaces are filled."""
    game = alone(12).ally_in("constantinople", 2, below=9)
    game.holds("Stone")
    turns(game).ends_round()
    assert game.s.round == 2
    assert game.s.city_cards[2] > 0
    assert game.s.ally_up[2] == 9


def issued_at(tile: int, **palace: int) -> Scenario:
    """Frederick Issues that tile with such a Palace."""
    return turns(alone(9).edicts((tile, 5, 6), (7, 8, 9)).palace(**palace))


@pytest.mark.parametrize("tile", range(1, 28))
def test_frederick_only_ever_adds(tile: int) -> None:
    """Given a low Palace, when Frederick Issues any tile, then every icon is added."""
    game = alone(9).edicts((tile, 0, 0))
    game.s.palace = [1, 1, 2, 2, 2, 1, 2, 1]
    turns(game)
    expected = [1, 1, 2, 2, 2, 1, 2, 1]
    for icon, count in EDICTS[tile].groups:
        expected[icon] += count
    assert game.s.palace == expected


@pytest.mark.parametrize("tile", range(1, 28))
def test_frederick_ignores_what_does_not_fit(tile: int) -> None:
    """Given a Palace one short of full, when Frederick Issues any tile, then nothing overflows."""
    game = alone(9).edicts((tile, 0, 0))
    game.s.palace = [4, 4, 4, 4, 4, 2, 4, 4]
    turns(game)
    expected = [4, 4, 4, 4, 4, 2, 4, 4]
    for icon, _ in EDICTS[tile].groups:
        expected[icon] += 1
    assert game.s.palace == expected


def test_two_towers_beside_four_are_one() -> None:
    """Given 4 Towers and TTW, when Frederick Issues, then 1 Tower and 1 Wall are added."""
    issued_at(1, tower=4, wall=2).frederick_has(tower=5, wall=3)


def test_frederick_s_specialist_stops_in_the_city() -> None:
    """Given his Specialist in the City and PPS, when Frederick Issues, then it stays, Stone + 1."""
    issued_at(7, specialist=5, stone=1).frederick_has(specialist=5, stone=2)


def test_frederick_takes_no_reward_and_no_tile() -> None:
    """Given Edict II, when Frederick Issues it, then it is out of the game; you gain nothing."""
    game = turns(alone(10).edicts((4, 5, 6), (7, 8, 9)).holds("Stone", 3))
    game.has(coins=0, stone=1, grain=0, vp=0)
    assert game.player().issued == ()
    everything = [*game.s.active, *game.s.next, *game.s.edict_pile]
    assert 5 not in everything


def test_his_edict_is_replaced_from_the_same_row() -> None:
    """Given Next 7, 8, 9, when Frederick Issues II: 8 moves up and the pile refills its space."""
    game = alone(10)
    top = game.s.edict_pile[-1]
    turns(game)
    assert game.s.active == [4, 8, 6]
    assert game.s.next == [7, top, 9]


@pytest.mark.parametrize(
    ("following", "active", "left"),
    [
        ((7, 0, 9), [4, 9, 6], [7, 0, 0]),
        ((7, 0, 0), [4, 7, 6], [0, 0, 0]),
    ],
)
def test_an_empty_next_space_gives_way_to_the_following(
    following: tuple[int, int, int], active: list[int], left: list[int]
) -> None:
    """Given no Next II, when Frederick Issues II, then III fills it, or I when III is empty too."""
    game = alone(10).edicts((4, 5, 6), following)
    game.s.edict_pile = []
    turns(game)
    assert (game.s.active, game.s.next) == (active, left)


@pytest.mark.parametrize(
    ("number", "active", "issued"),
    [(10, (4, 0, 6), 6), (11, (4, 5, 0), 4), (10, (4, 0, 0), 4), (9, (0, 0, 6), 6)],
)
def test_an_empty_active_space_gives_way_to_the_following(
    number: int, active: tuple[int, int, int], issued: int
) -> None:
    """Given the shown Edict is gone, when Frederick Issues, then the next in I, II, III, I."""
    game = turns(alone(number).edicts(active, (7, 8, 9)))
    assert game.told("issued")[0][0] == issued


def test_without_any_edict_nothing_happens() -> None:
    """Given no Active Edict, when Frederick should Issue, then the Palace stays."""
    game = alone(9).edicts((0, 0, 0), (0, 0, 0))
    before = list(game.s.palace)
    turns(game)
    assert game.s.palace == before
    assert game.s.ending == ""


def test_frederick_s_last_refill_ends_the_game() -> None:
    """Given no Next Edict, when Frederick Issues, then the game ends after the round."""
    game = alone(9).edicts((4, 5, 6)).holds("Stone")
    turns(game)
    assert game.s.ending == "edicts"
    game.ends_round()
    assert RULES.over(game.s)


def test_the_second_crown_shuffles_all_sixteen() -> None:
    """Given two crowns in a row, when the second is flipped, then all sixteen are a new deck."""
    game = turns(alone(4, 8).dice(5), 2)
    automa = game.s.automa
    assert automa is not None
    assert (automa.shown, automa.crowns) == ([], 0)
    assert sorted(automa.deck) == list(range(1, 17))


def test_the_second_crown_s_card_is_carried_out_first() -> None:
    """Given the second crown on card 8, when it is flipped, then its Ally is gone all the same."""
    game = turns(alone(4, 8), 2)
    assert ship(game) == 2
    assert game.s.ally_up[4] == 0
    assert game.s.ally_up[2] == 2


def test_one_crown_shuffles_nothing_and_is_remembered_over_rounds() -> None:
    """Given a crown in round 1, when another comes in round 2, then the deck is shuffled."""
    game = alone(13, 14, 15).holds("Augustales", "Grain")
    turns(game, 2).ends_round()
    automa = game.s.automa
    assert automa is not None
    assert (automa.shown, automa.crowns, game.s.round) == ([13, 14], 1, 2)
    turns(game)
    assert automa.shown == [] and len(automa.deck) == 16


def test_frederick_acts_after_each_of_five_turns() -> None:
    """Given five cards, when all are played, then Frederick has acted five times."""
    game = turns(alone(1, 2, 5, 6, 14), 5)
    assert game.s.automa is not None
    assert game.s.automa.shown == [1, 2, 5, 6, 14]


def test_frederick_never_acts_a_sixth_time() -> None:
    """Given the sixth slot open, when six cards are played, then Frederick acted five times."""
    game = alone(1, 2, 5, 6, 14).built("slot").holds(0, 2, 3, 4, 5, 1)
    turns(game, 6)
    assert game.s.automa is not None
    assert game.s.automa.shown == [1, 2, 5, 6, 14]
    game.ends_round()
    assert game.s.automa.shown == [1, 2, 5, 6, 14]
    assert game.s.round == 2


def test_with_a_card_in_hand_nobody_passes() -> None:
    """Given a card and a free slot, passing is refused, before and after travelling."""
    game = alone().refuses("pass", "solo.pass")
    game.does("sail:1").refuses("pass", "solo.pass")


def test_with_an_empty_hand_one_travels_or_passes() -> None:
    """Given an empty hand, then there is only a last voyage, if one likes, and the pass (R1)."""
    game = turns(alone(14).holds("Stone")).owns()
    assert game.offers == ["sail:1", "pass"]
    assert game.does("sail:1").offers == ["pass"]


def test_with_no_free_slot_one_travels_or_passes() -> None:
    """Given five cards played and one in hand, then the same (R1)."""
    game = alone(1, 2, 5, 6, 14).holds(0, 2, 3, 4, 5, 1)
    turns(game, 5).owns()
    assert len(game.player().hand) == 1
    assert game.offers == ["sail:1", "pass"]


def test_after_passing_frederick_rests() -> None:
    """Given you pass after one turn, then Frederick has acted once in this round, not twice."""
    game = turns(alone(14, 16).holds("Stone")).passes()
    assert game.s.automa is not None
    assert (game.s.round, game.s.automa.shown) == (2, [14])


def test_you_begin_every_round() -> None:
    """Given round 1 is over, then you begin round 2."""
    game = turns(alone(14).holds("Stone")).ends_round()
    assert (game.s.round, game.s.first, game.seat, game.asks) == (2, 0, 0, "turn")


def test_frederick_scores_nothing_and_the_majority_is_yours() -> None:
    """Given 2 Structures alone, when all is counted, then 2 + 4 VP are yours."""
    game = alone()
    scoring.final_scoring(game.s)
    game.has(vp=6)
    assert RULES.result(game.s).scores == (6,)


@pytest.mark.parametrize(
    ("vp", "title"),
    [
        (0, "Serf"),
        (29, "Serf"),
        (30, "Knight"),
        (49, "Knight"),
        (50, "Feudal Lord"),
        (79, "Feudal Lord"),
        (80, "Duke"),
        (130, "Duke"),
    ],
)
def test_titles(vp: int, title: str) -> None:
    """Given a score, then its title is as the rulebook lists it."""
    game = alone()
    game.player().vp = vp
    assert RULES.result(game.s).title == title


def test_frederick_acts_between_two_of_your_turns() -> None:
    """Given a solo game, when your turn is sealed, then he has sailed before you are asked."""
    game = turns(alone(16))
    assert ship(game) == 3
    assert (game.asks, game.seat) == ("turn", 0)
    assert game.s.agenda[0][1][-1] == NextTurn(0)
