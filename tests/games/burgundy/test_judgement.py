"""What the computers of Burgundy see: by hand, as beginners, and by what was learned."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from stupor.ai.bot import finish
from stupor.ai.rollouts import DUKE, Playout, RolloutBot
from stupor.ai.turns import TurnBot
from stupor.ai.view import SeatView
from stupor.engine.errors import BadData
from stupor.engine.judgement import Weights, read_weights
from stupor.games import registry
from stupor.games.burgundy import features, queries
from stupor.games.burgundy.advisor import Advisor, turns_left
from stupor.games.burgundy.board import members
from stupor.games.burgundy.evaluation import Leaning, final_hope, land
from stupor.games.burgundy.ids import BUILDING, LIVESTOCK
from stupor.games.burgundy.learned import CLOCK, LearnedAdvisor
from stupor.games.burgundy.school import SCHOOL
from stupor.games.burgundy.solo_evaluation import SPACE, monastery, scarcity, spaces
from stupor.games.burgundy.state import State
from stupor.selftest.sample_reviews import finished
from stupor.training.self_play import SelfPlayTask, play
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy
from tests.games.burgundy.scenario import Scenario, a_game

SPEC = registry.get("burgundy")
SHIPPED = Path(features.__file__).parent / "data" / "judgement.json"
SIZE = len(features.NAMES)


def every_fact_weighs_its_number() -> Weights:
    """Weights by which a judgement tells exactly which facts were seen."""
    numbers = tuple(float(number) for number in range(SIZE))
    return Weights((1.0,), numbers, tuple(n / 7 for n in numbers), tuple(3 * n for n in numbers))


@pytest.mark.parametrize("box", ["dealt", "all", "all-posts"])
def test_a_learned_judgement_is_the_hand_made_one_and_the_weights_of_its_facts(box: str) -> None:
    weights = every_fact_weighs_its_number()
    learned, given = LearnedAdvisor(weights), Advisor()
    for state, _ in itertools.islice(busy(SPEC, 2, 5, BURGUNDY[box][0]), 5, None, 7):
        for seat in (0, 1):
            found = features.features(state, seat)
            assert all(0 <= fact < SIZE for fact in found)
            added = learned.worth(state, seat) - given.worth(state, seat)
            if state.round < 25:
                left = 25 - state.round
                wanted = sum(weights.now[n] + left * weights.later[n] for n in found)
            elif turns_left(state, seat):
                wanted = sum(weights.last[n] for n in found)
            else:
                wanted = 0.0
            assert added == pytest.approx(wanted)


def test_facts_have_names_of_their_own() -> None:
    assert len(set(features.NAMES)) == SIZE


def test_the_shipped_weights_are_of_facts_that_there_are() -> None:
    content = json.loads(SHIPPED.read_text(encoding="utf-8"))
    assert read_weights(content, features.NAMES, CLOCK).clock == (1.0,)
    with pytest.raises(BadData, match=r"weighs 'luck\.1', which is no fact"):
        read_weights({**content, "now": {"luck.1": 2.0}}, features.NAMES, CLOCK)


def test_alone_and_in_teams_the_hand_made_judgement_decides() -> None:
    for seats, kind in ((1, {}), (4, {"team": "12a"})):
        state = SPEC.rules.setup(seats, 3, kind)
        assert SPEC.advisor.learned().worth(state, 0) == Advisor().worth(state, 0)


def test_what_was_learned_looks_at_the_lead_over_the_best_rival() -> None:
    """Given three seats, then a value is one's own worth less the best of the others'."""
    learned, given = SPEC.advisor.learned(), Advisor()
    for state, _ in itertools.islice(busy(SPEC, 3, 5, {}), 20, 120, 50):
        worths = [learned.worth(state, seat) for seat in range(3)]
        assert learned.value(state, 1) == pytest.approx(worths[1] - max(worths[0], worths[2]))
        assert given.value(state, 1) == given.worth(state, 1)
    alone = SPEC.rules.setup(1, 3, {})
    assert learned.value(alone, 0) == learned.worth(alone, 0)
    teams = SPEC.rules.setup(4, 3, {"team": "12a"})
    other = next(seat for seat in range(4) if teams.players[seat].duchy != teams.players[0].duchy)
    lead = learned.worth(teams, 0) - learned.worth(teams, other)
    assert learned.value(teams, 0) == pytest.approx(lead)


def test_alone_a_lead_is_the_spaces_that_may_be_covered() -> None:
    """Given a solo duchy, then no lead has more than all spaces, and the last one those covered."""
    session = finished("burgundy", "squire")
    advisor, rules = SPEC.advisor.learned(), session.rules
    leads = [advisor.leads(session.before(ply)) for ply in range(0, session.ply, 9)]
    assert all(len(each) == 1 and 0 < each[0] < 37 for each in leads)
    state = session.state
    assert advisor.leads(state) == (state.duchies[0].covered.bit_count(),)
    won = state.clone()
    won.duchies[0].spaces, won.duchies[0].covered = [0] * 37, (1 << 37) - 1
    assert rules.over(won) and advisor.leads(won) == (37.0,)


def test_alone_play_goes_by_worth_and_reviews_by_the_spaces_hoped_for() -> None:
    """Given a game that begins, then most spaces are still to come; a worth only tells what is."""
    state = SPEC.rules.setup(1, 3, {})
    worth = SPEC.advisor.worth(state, 0)
    assert SPEC.advisor.value(state, 0) == worth and worth / SPACE < 5
    assert 33 < SPEC.advisor.leads(state)[0] < 37
    assert spaces(state, 20 * SPACE, 5) == pytest.approx(25)
    assert spaces(state, 20 * SPACE, 1) == pytest.approx(20)
    assert 36 < spaces(state, 39 * SPACE, 0) < spaces(state, 41 * SPACE, 0) < 37


@pytest.mark.parametrize(
    ("seats", "number", "ahead"), [(1, 17, 2), (1, 18, 7), (1, 22, 3), (1, 24, 2), (2, 18, 2)]
)
def test_alone_a_choice_of_the_last_eight_rounds_is_played_on_to_the_end(
    seats: int, number: int, ahead: int
) -> None:
    state = SPEC.rules.setup(seats, 3, {})
    state.round = number
    assert SPEC.advisor.turns_ahead(state) == ahead


def test_alone_a_duke_judges_a_late_choice_by_how_the_game_ends() -> None:
    """Given round 22 alone, then what a turn comes to is the worth of a game that is over."""
    state = SPEC.rules.setup(1, 3, {})
    state.round = 22
    decision = SPEC.rules.decision(state)
    assert decision is not None
    bot = RolloutBot(SPEC.rules, SPEC.advisor, 1, DUKE)
    asked = SeatView(SPEC.rules, state, decision, 0)
    value = finish(bot.play(asked, Playout((), 0, onward=False)))
    assert value % SPACE == 0


def test_alone_a_monastery_that_pays_points_is_taken_for_what_it_pays_now() -> None:
    """Given nothing sold, then number 25 promises nothing; each sale moves the counter further."""
    game = a_game(1, board="13a").phase("A")
    promised = [monastery(game.s, game.duchy(), 25, 20)]
    for colour in (1, 2):
        game.sold(colour)
        promised.append(monastery(game.s, game.duchy(), 25, 20))
    assert promised[0] == 0 < promised[1] < promised[2] < monastery(game.s, game.duchy(), 8, 20)


def test_alone_the_colour_of_which_fewest_tiles_come_is_missed_most() -> None:
    """Given two spaces of each colour and one animal on offer, then an animal is worth more."""
    game = a_game(1, board="13a").phase("E", 2)
    board, free = queries.board_of(game.s, game.duchy()), 0
    for colour in (BUILDING, LIVESTOCK):
        free |= sum(1 << space for space in members(board.coloured[colour])[:2])
    game.depot(1, "cow2", "bank", "church", "market").depot(2, "carpenter", "townhall")

    def short(*stored: str) -> float:
        player = game.player()
        player.storage = [game.find(name) for name in stored]
        return scarcity(game.s, player, board, free, 3)

    assert short() - short("cow2") > 1.5 * (short() - short("bank")) > 0


def test_alone_a_tile_of_the_last_round_of_a_phase_comes_too_late() -> None:
    """Given tiles on offer, then they help as long as the phase has rounds left."""
    game = a_game(1, board="13a").phase("E", 2).depot(1, "cow2", "cow3")
    board, duchy = queries.board_of(game.s, game.duchy()), game.duchy()
    left = [scarcity(game.s, game.player(), board, ~duchy.covered, turns) for turns in (4, 1, 0)]
    assert left == sorted(left) and left[0] < left[1] < left[2]


def test_a_self_play_game_is_the_same_each_time_and_has_a_position_for_every_turn() -> None:
    blank = (0.0,) * SIZE
    task = SelfPlayTask("burgundy", 2, 7, width=1)
    known = Weights((0.0,), blank, blank, blank)
    episode = play(task, known)
    assert episode == play(task, known)
    assert (len(episode.positions), episode.rounds) == (50, 25)
    assert episode.positions[0].clock == [24.0]
    assert [position.last_round for position in episode.positions] == [False] * 48 + [True] * 2
    assert SCHOOL.longest == 25


def test_what_was_learned_beats_the_hand_made_judgement() -> None:
    """Given six games at equal search, then whoever has learned wins five of them or more."""
    wins = 0
    for number in range(6):
        state = SPEC.rules.setup(2, 70 + number // 2, {"duchies": "dealt"})
        bots = [
            TurnBot(SPEC.rules, advisor, seat, 3)
            for seat, advisor in enumerate((SPEC.advisor.learned(), SPEC.advisor))
        ]
        learned = number % 2
        for ply in itertools.count():
            decision = SPEC.rules.decision(state)
            if decision is None:
                break
            bot = bots[0] if decision.seat == learned else bots[1]
            thought = finish(bot.think(SeatView(SPEC.rules, state, decision, ply)))
            SPEC.rules.apply(state, thought[0][0])
        wins += learned in SPEC.rules.result(state).winners
    assert wins >= 5


def test_a_beginner_counts_what_lies_there_and_sees_no_region_under_way() -> None:
    """Given a pasture of five with four covered, then only others know what the last is worth."""
    one, other = Scenario().fills(5, 6, 10, 11), Scenario().fills(10, 17, 18, 20)
    beginner, hand = SPEC.advisor.plain(), SPEC.advisor
    assert beginner.worth(one.s, 0) == beginner.worth(other.s, 0)
    assert hand.worth(one.s, 0) != hand.worth(other.s, 0)


def test_a_beginner_sees_points_and_what_the_final_count_would_give() -> None:
    bare, richer = Scenario(), Scenario().owns(silver=3).goods(1, 1)
    richer.player().vp += 4
    beginner = SPEC.advisor.plain()
    assert beginner.worth(richer.s, 0) == beginner.worth(bare.s, 0) + 3 + 2 + 4


def test_a_turn_that_is_about_to_begin_is_still_to_come() -> None:
    """Given the first seat at the beginning of its turn, then it has as many left as the other."""
    scene = Scenario()
    state: State = scene.s
    left = 25 - state.round
    assert (turns_left(state, 0), turns_left(state, 1)) == (left + 1, left + 1)
    scene.does("workers:1")
    assert (turns_left(state, 0), turns_left(state, 1)) == (left, left + 1)
    assert queries.duchy_of(state, 0).workers == 2


def test_what_was_judged_at_one_table_is_not_taken_for_another() -> None:
    """Bonus tiles of four pay more than those of two for the same duchy."""
    two, four = (SPEC.rules.setup(seats, 1, {}) for seats in (2, 4))
    well_travelled = Advisor()
    apart = well_travelled.worth(two, 0)
    assert well_travelled.worth(four, 0) == Advisor().worth(four, 0) != apart


def test_geese_may_still_bring_what_24_pays_for_a_fifth_kind() -> None:
    """Given 24 and four kinds of livestock, then a fifth is hoped for; given five, all are sure."""
    game = Scenario(expansions=["extra-tiles"]).founds(24)
    game.covers((2, "cow2"), (5, "pig2"), (6, "sheep2"), (7, "goat2"))
    assert 16 < final_hope(game.s, game.duchy(), 24, 5) <= 20
    game.covers((1, "geese"))
    assert final_hope(game.s, game.duchy(), 24, 5) == 20


def test_a_region_is_hoped_to_count_as_shield_17_lets_it() -> None:
    """Given shield 17, then regions under way promise more."""
    game = Scenario(expansions=["shields"])
    plain = land(game.s, game.duchy(), 10, Leaning())
    game.bears(17)
    assert land(game.s, game.duchy(), 10, Leaning()) > plain


@pytest.mark.parametrize(
    ("monasteries", "bears", "more"), [((), (), 1), ((2,), (), 1.1), ((), (8,), 2)]
)
def test_before_the_last_phase_ends_mines_still_pay(
    monasteries: tuple[int, ...], bears: tuple[int, ...], more: float
) -> None:
    """Given the last turn, then a mine is worth its silver, and its worker with monastery 2."""
    worths = []
    for tiles in ((), ((10, "mine"),)):
        game = Scenario(expansions=["shields"]).founds(*monasteries).bears(*bears)
        game.phase("E", 5).covers(*tiles).does("workers:1")
        worths.append(Advisor().worth(game.s, 0))
    assert worths[1] - worths[0] == pytest.approx(more)
