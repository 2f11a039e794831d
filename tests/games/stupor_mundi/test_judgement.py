"""A judgement that is remembered is the one that would be made now; near the end it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stupor.engine.judgement import Weights
from stupor.engine.rng import SplitMix
from stupor.games.stupor_mundi import queries
from stupor.games.stupor_mundi.advisor import Advisor, Leaning
from stupor.games.stupor_mundi.features import CLOCK, NAMES, looks, ticks
from stupor.games.stupor_mundi.ids import UNBUILT
from stupor.games.stupor_mundi.learned import LearnedAdvisor, learned_advisor
from stupor.games.stupor_mundi.state import State
from tests.games.stupor_mundi.scenario import RULES

BOTH = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}
SHIPPED = learned_advisor(Leaning())


def positions(seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Every position of a random game."""
    state = RULES.setup(seats, seed, options or {})
    chance = SplitMix(seed)
    while legal := RULES.legal(state):
        yield state
        RULES.apply(state, legal[chance.below(len(legal))])


def forgetful() -> LearnedAdvisor:
    """The shipped judgement, with nothing remembered."""
    return LearnedAdvisor(SHIPPED.weights, Leaning(), SHIPPED._expanded)


@pytest.mark.parametrize("edition", ("retail", "prototype-2023"))
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_houses_that_look_the_same_are_judged_the_same(seats: int, edition: str) -> None:
    judged, again, judge = {}, 0, forgetful()
    for seed in range(3):
        for s in positions(seats, seed, {"edition": edition}):
            if s.ending:
                continue
            for seat, place in enumerate(queries.majority_places(s)):
                key = looks(s, seat, queries.majority_vp(s, place))
                again += key in judged
                assert judged.setdefault(key, judge._judge(s, seat, place)) == judge._judge(
                    s, seat, place
                )
    assert again > len(judged) / 4


def other_house(s: State) -> None:
    s.players[0].house = (s.players[0].house + 1) % 4


def other_castle(s: State) -> None:
    player = s.players[0]
    site = player.castle.index(UNBUILT)
    player.castle = (*player.castle[:site], 0, *player.castle[site + 1 :])


def other_pieces(s: State) -> None:
    s.players[0].pieces ^= queries.TOWER_PIECES


def other_allies(s: State) -> None:
    s.players[0].allies = (15 if 15 not in s.players[0].allies else 16, 0, 0, 0, 0)


def another_edict(s: State) -> None:
    s.players[0].issued = (*s.players[0].issued, 1)


def another_card(s: State) -> None:
    s.players[0].discard.append(104)


def fewer_cards_to_draw(s: State) -> None:
    s.players[0].discard += s.players[0].deck
    s.players[0].deck.clear()


def other_abilities(s: State) -> None:
    s.country = (*s.country[1:], s.country[0])


def another_first(s: State) -> None:
    s.first = 1 - s.first


@pytest.mark.parametrize(
    "change",
    (
        other_house, other_castle, other_pieces, other_allies, another_edict, another_card,
        fewer_cards_to_draw, other_abilities, another_first,
    ),
)  # fmt: skip
def test_what_changes_a_judgement_changes_the_look(change: Callable[[State], None]) -> None:
    judge, before = forgetful(), next(positions(2, 1))
    before.players[0].specialists = (11, 0, 0)
    after = before.clone()
    after.own_all()
    change(after)
    assert judge._judge(after, 0, 1) != judge._judge(before, 0, 1)
    assert looks(after, 0, 9) != looks(before, 0, 9)


def test_games_of_two_and_of_four_are_judged_apart() -> None:
    two, four = next(positions(2, 1)), next(positions(4, 1))
    four.players[0], four.palace, four.first = two.players[0], two.palace, two.first
    four.ally_up, four.country, four.village = two.ally_up, two.country, two.village
    judge = forgetful()
    assert judge._judge(two, 0, 1) != judge._judge(four, 0, 1)
    assert looks(two, 0, 9) != looks(four, 0, 9)


def test_the_clock_of_a_game_with_expansions_is_another() -> None:
    slow, fast = (
        Weights((rounds,) + (0.0,) * (len(CLOCK) - 1), *[(1.0,) * len(NAMES)] * 3)
        for rounds in (9.0, 2.0)
    )
    seen = LearnedAdvisor({2: slow}, Leaning(), {2: fast})
    retail, both = next(positions(2, 1)), next(positions(2, 1, BOTH))
    assert ticks(retail) == ticks(both)
    assert [seen.left(retail), seen.left(both), seen.left(retail)] == [9.0, 2.0, 9.0]


@pytest.mark.parametrize(("rounds", "hoped"), [(1.5, 1.0), (0.5, 0.5), (0.0, 0.0)])
def test_the_less_of_a_game_is_left_the_more_points_are_counted(
    rounds: float, hoped: float
) -> None:
    weights = Weights((rounds,) + (0.0,) * (len(CLOCK) - 1), *[(1.0,) * len(NAMES)] * 3)
    judge, s = LearnedAdvisor({2: weights}, Leaning()), next(positions(2, 1))
    last = s.clone()
    last.ending = "edicts"
    # what the hand-made judgement says of the last round is counted
    guessed = [judge.worth(s, seat) for seat in (0, 1)]
    pairs = zip(guessed, Advisor(Leaning()).expected_points(last), strict=True)
    points = judge.expected_points(s)
    assert points == pytest.approx([hoped * hope + (1 - hoped) * now for hope, now in pairs])
    assert judge.leads(s) == (points[0] - points[1], points[1] - points[0])
    assert judge.expected_points(last) == [judge.worth(last, seat) for seat in (0, 1)]


def test_how_hidden_cards_lie_does_not_show_in_a_judgement() -> None:
    for s in positions(2, 5):
        other = s.clone()
        other.own_all()
        for player in other.players:
            player.deck.reverse()
            player.discard.reverse()
        assert forgetful().value(other, 0) == forgetful().value(s, 0)


@pytest.mark.parametrize("options", ({}, BOTH))
def test_what_was_seen_before_changes_no_judgement(options: dict[str, Any]) -> None:
    seen = forgetful()
    for other in ({}, BOTH, {"edition": "prototype-2023"}):
        for s in positions(2, 7, other):
            seen.value(s, 0)
    for s in positions(2, 7, options):
        fresh = forgetful()
        assert seen.value(s, 1) == fresh.value(s, 1)
        assert seen.worth(s, 0) == fresh.worth(s, 0)
