"""The rulings on Edicts, the end and the solo game, R13 to R26; R27 to R30 are expansions."""

import pytest

from stupor.games.stupor_mundi import scoring
from stupor.games.stupor_mundi.data import EDICTS
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.solo import FrederickActs
from tests.games.stupor_mundi.expansions.kit import crusade, over, owns
from tests.games.stupor_mundi.scenario import RULES, Scenario, a_game


def test_r13_reward_first_twins_together_never_off_the_track() -> None:
    """Given AAS on top and an empty Treasury, then 3 coins, Treasury + 6, only Stone is asked."""
    game = a_game().palace(treasury=0).edicts((5, 1, 2)).again(IssueEdict())
    game.does("issue:1").has(coins=3).frederick_has(treasury=6)
    assert game.offers == ["add:stone", "remove:stone"]


def test_r14_tile_to_the_player_next_of_choice_pile_refills() -> None:
    """Given Edicts 1 | 4 5 6, when 1 is Issued and 5 chosen: 5 is Active, the pile's top Next."""
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
    """Given a complete Castle, a failed Edict refill or too few cards: this round is the last."""
    game = a_game().edicts((1, 0, 0))
    if reason == "castle":
        game.piece_at("slot", 10).built("t2", "w2", "t3", "w3", "t4", "w4", "t5", "hand", "spears")
        game.owns(coins=4).again(Build(pay="free")).does("build:w5:7")
    elif reason == "edicts":
        game.again(IssueEdict()).does("add:tower", "add:wall")
    else:
        game.s.card_pile = []
    while game.asks and game.s.round == 1:
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


@pytest.mark.parametrize(("banned", "winners"), [("", (0,)), ("structures", (0, 1))])
def test_r20_banned_papal_great_structures_break_no_tie(
    banned: str, winners: tuple[int, ...]
) -> None:
    """Given equal VP and a Papal Great Wall: it wins, and after the ban the victory is shared."""
    game = crusade(banned=banned, structures=() if banned else (3, 4)).piece_at("w5", 5)
    owns(game, over=over(w5=3))
    assert scoring.winners(game.s) == winners
    assert RULES.facts(game.s, 0)["great.0"] == len(winners) % 2
    game.piece_at("hand", 10)
    assert scoring.winners(game.s) == (0,)


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
    """Given no Edict III and no I, when Frederick Issues III: it is II; then nothing at all."""
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
