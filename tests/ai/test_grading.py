"""Grades of turns and the luck of reveals: honest, additive, and exact where they can be."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.grading import TurnGrader
from stupor.ai.luck import LuckJudge
from stupor.ai.quick_players import QuickPlayers, estimate
from stupor.ai.view import SeatView
from stupor.engine.review_params import TO_END, Recheck, Span
from stupor.engine.rng import SplitMix
from stupor.games import registry

GAMES = ("stupor_mundi", "burgundy")


def ended(thinking):
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def turns_of(name, number, seed=3, skip=6):
    """Beginnings of turns in a game that is played at random, with a turn played there."""
    rules = registry.get(name).rules
    state, chance = rules.setup(2, seed, {}), random.Random(seed)
    found, begun = [], 0
    while len(found) < number:
        if rules.begins(state):
            begun += 1
            if begun % skip == 0:
                found.append((state.clone(), *_turn(rules, state.clone(), chance)))
        rules.apply(state, chance.choice(rules.legal(state)))
    return found


def _turn(rules, state, chance):
    seat, part, line = rules.asked(state), rules.clock(state), []
    while not line or (
        rules.asked(state) == seat and not rules.begins(state) and rules.clock(state) == part
    ):
        line.append(chance.choice(rules.legal(state)))
        rules.apply(state, line[-1])
    return tuple(line), state


def grading(name, seed=1):
    """The game's own way of grading, with little to look at."""
    spec = registry.get(name)
    quick = replace(
        spec.play.review, whole=0, width=4, top=2, dealings=2, near=0.0, lines=2, late=-1.0,
        recheck=Recheck(dealings=2, span=Span(turns=1)),
    )  # fmt: skip
    return TurnGrader(spec.rules, spec.advisor.learned(), quick, seed)


def view_of(name, state, ply=7):
    rules = registry.get(name).rules
    return SeatView(rules, state, rules.decision(state), ply)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_could_not_know_leaves_no_trace(name):
    rules = registry.get(name).rules
    for state, line, _ in turns_of(name, 3):
        other = rules.determinize(state, rules.asked(state), SplitMix(99))
        one, same = (ended(grading(name).grade(view_of(name, s), line)) for s in (state, other))
        assert one == same
        if one.better:
            confirm = grading(name).confirm
            assert ended(confirm(view_of(name, state), line, one.better)) == ended(
                confirm(view_of(name, other), line, one.better)
            )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("keeps", ["all", "the generator"])
def test_a_build_that_plays_on_what_truly_comes_is_found_out(name, keeps):
    """What the test above asks fails for whoever grades the true position or its later chance."""
    rules = registry.get(name).rules

    def grade(state, line):
        view = view_of(name, state)
        kept = state if keeps == "all" else rules.determinize(state, view.seat, SplitMix(5))
        kept.rng = state.rng
        view._sample = lambda _: kept.clone()
        return ended(grading(name).grade(view, line))

    for state, line, _ in turns_of(name, 6):
        other = rules.determinize(state, rules.asked(state), SplitMix(99))
        if grade(state, line) != grade(other, line):
            return
    pytest.fail("it sees through, and nothing tells")


def spans_of(grading, view, lines):
    """How far a grade and a second look play on."""
    spans = []

    class Noted(QuickPlayers):
        def play_on(self, state, seat, span, first, noise=None):
            spans.append(span)
            return state
            yield

    grading._players = Noted(grading._rules, grading._advisor, grading._params)
    ended(grading.grade(view, lines[0]))
    ended(grading.confirm(view, *lines))
    return spans[0], spans[-1]


def stages(rules, advisor):
    """The first turns of a random game: early, of the round before the last, of the last."""
    state, chance, found = rules.setup(2, 2, {}), random.Random(2), {}
    while not rules.over(state):
        if rules.begins(state) and len(rules.legal(state)) > 1:
            left = advisor.left(state)
            stage = "last" if rules.ending(state) else "late" if left <= 1 else "early"
            found.setdefault(stage, state.clone())
        rules.apply(state, chance.choice(rules.legal(state)))
    return found


@pytest.mark.parametrize(
    ("stage", "grade", "mark", "hurried"),
    [
        ("early", Span(turns=1), Span(rounds=2), Span(turns=2)),
        ("late", Span(turns=1, out=True), TO_END, TO_END),
        ("last", TO_END, TO_END, TO_END),
    ],
)
def test_a_round_before_the_last_is_played_out_and_only_marks_go_further(
    stage, grade, mark, hurried
):
    """What comes after it is mostly chance: two seeds would not agree."""
    spec = registry.get("stupor_mundi")
    rules, advisor, params = spec.rules, spec.advisor.learned(), spec.play.review
    view = view_of("stupor_mundi", stages(rules, advisor)[stage])
    line, other = view.decision.options[:2]
    for recheck, span in ((params.recheck, mark), (params.quick_recheck, hurried)):
        grading = TurnGrader(rules, advisor, replace(params, recheck=recheck), 1)
        assert spans_of(grading, view, ((line,), (other,))) == (grade, span)


def test_a_round_is_played_out_after_own_turns():
    spec = registry.get("stupor_mundi")
    rules, players = spec.rules, QuickPlayers(spec.rules, spec.advisor.learned(), spec.play.review)
    state = rules.setup(2, 2, {})
    while not rules.begins(state):
        rules.apply(state, rules.legal(state)[0])
    seat, first = rules.asked(state), rules.clock(state)[0]
    short, out = (
        ended(players.play_on(state, seat, span, first))
        for span in (Span(turns=1), Span(turns=1, out=True))
    )
    assert rules.clock(short)[0] == first < rules.clock(out)[0]
    assert rules.asked(short) == seat


@pytest.mark.parametrize("name", GAMES)
def test_the_better_line_gives_nothing_away_to_the_one_played(name):
    for state, line, _ in turns_of(name, 3):
        found = ended(grading(name).grade(view_of(name, state), line))
        assert found.vp >= 0
        if found.better:
            recheck = ended(grading(name).grade(view_of(name, state), found.better))
            assert recheck.vp <= found.vp


@pytest.mark.parametrize("name", GAMES)
def test_the_same_line_twice_differs_by_exactly_nothing(name):
    for state, line, _ in turns_of(name, 2):
        found = ended(grading(name).confirm(view_of(name, state), line, line))
        assert (found.vp, found.p, found.error, found.clear) == (0.0, 0.0, 0.0, False)


def test_the_same_choices_in_another_order_have_the_same_grade():
    """Where another order comes to the same end, only one of both is compared with the rest."""
    name = "burgundy"
    rules, tried = registry.get(name).rules, 0
    for state, line, end in turns_of(name, 12, skip=2):
        seat = rules.asked(state)
        turned = (line[1], line[0], *line[2:]) if len(line) > 2 else line
        after = state.clone()
        try:
            for option in turned:
                rules.apply(after, option)
        except Exception:
            continue
        if turned == line or rules.turn_key(after, seat) != rules.turn_key(end, seat):
            continue
        one, other = (
            ended(grading(name).grade(view_of(name, state), each)) for each in (line, turned)
        )
        assert one._replace(better=()) == other._replace(better=())
        tried += 1
        if tried == 2:
            return
    pytest.fail("no turn could be turned round")


def test_all_throws_together_are_no_luck():
    name = "burgundy"
    spec = registry.get(name)
    judge = LuckJudge(spec.rules, spec.advisor.learned(), spec.play.review)
    for state, _, _ in turns_of(name, 3):
        thrown = spec.rules.thrown(state)
        luck = ended(judge.throw(thrown))
        assert sum(weight for _, weight, _ in luck.ways) == 36
        for seat in (0, 1):
            mean = sum(weight * vp[seat] for _, weight, vp in luck.ways) / 36
            assert abs(mean) < 1e-9
        assert luck.vp[0] == pytest.approx(-luck.vp[1])
        assert max(vp[0] for _, _, vp in luck.ways) > 0, "a judge who sees no dice"
        assert luck.vp == next(vp for key, _, vp in luck.ways if key == thrown.fell)


class Blind(QuickPlayers):
    """A judge before the turn: no die is used."""

    def turn(self, state, noise=None):
        return state
        yield


def test_a_judge_who_sees_no_dice_is_found_out():
    spec = registry.get("burgundy")
    judge = LuckJudge(spec.rules, spec.advisor.learned(), spec.play.review)
    judge._players = Blind(spec.rules, spec.advisor.learned(), spec.play.review)
    for state, _, _ in turns_of("burgundy", 3):
        luck = ended(judge.throw(spec.rules.thrown(state)))
        assert max(vp[0] for _, _, vp in luck.ways) < 1e-9


def gained(spec, before, weighed):
    """The mean of what leads after each way would gain on the lead before."""
    players = QuickPlayers(spec.rules, spec.advisor.learned(), spec.play.review)
    advisor, cases = spec.advisor.learned(), sum(weight for weight, _ in weighed)
    ends = [(weight, ended(players.play_first_turns(position))) for weight, position in weighed]
    return sum(weight * advisor.leads(end)[0] for weight, end in ends) / cases - before


def test_a_sum_of_throws_that_is_only_the_identity_is_found_out():
    """Leads after a turn less those before it add up to the result, too; they are no luck."""
    spec = registry.get("burgundy")
    for state, _, _ in turns_of("burgundy", 2):
        ways = [(weight, position) for _, weight, position in spec.rules.thrown(state).ways]
        assert abs(gained(spec, spec.advisor.learned().leads(state)[0], ways)) > 0.1


def test_a_sum_of_piles_that_is_only_the_identity_is_found_out():
    spec = registry.get("stupor_mundi")
    rules, advisor = spec.rules, spec.advisor.learned()
    state, chance, tried = rules.setup(2, 5, {}), random.Random(5), 0
    while tried < 2:
        before, option = state.clone(), chance.choice(rules.legal(state))
        rules.apply(state, option)
        opened = rules.opened(before, state)
        if opened:
            ways = [(1, rules.shake(before, opened, SplitMix(number))) for number in range(4)]
            for _, dealt in ways:
                rules.apply(dealt, option)
            assert abs(gained(spec, advisor.leads(before)[0], ways)) > 0.1
            tried += 1


def test_what_was_opened_is_dealt_anew_and_nothing_else():
    name = "stupor_mundi"
    rules = registry.get(name).rules
    state, chance = rules.setup(2, 5, {}), random.Random(5)
    seen = set()
    while not rules.over(state):
        before, option = state.clone(), chance.choice(rules.legal(state))
        rules.apply(state, option)
        opened = rules.opened(before, state)
        seen.update(pile.split(".")[0] for pile in opened)
        if "market" in opened:
            shaken = rules.shake(before, ("market",), SplitMix(1))
            assert sorted(shaken.card_pile) != shaken.card_pile
            assert (shaken.edict_pile, shaken.ally_down) == (before.edict_pile, before.ally_down)
            assert [p.deck for p in shaken.players] == [p.deck for p in before.players]
            rules.apply(shaken, option)
    assert {"draw", "market", "edict"} <= seen


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_the_same_for_equal_chance_and_opposite_for_two(name):
    spec = registry.get(name)
    rules = spec.rules
    quick = replace(spec.play.review, deals=2, lines=2, streams=min(2, spec.play.review.streams))
    judge = LuckJudge(rules, spec.advisor.learned(), quick)
    state, chance, tried = rules.setup(2, 5, {}), random.Random(5), 0
    while tried < 2:
        before, option = state.clone(), chance.choice(rules.legal(state))
        rules.apply(state, option)
        opened = rules.opened(before, state)
        if not opened:
            continue
        one, other = (ended(judge.pile(before, option, opened, SplitMix(4))) for _ in range(2))
        assert one == other
        assert one.vp[0] == pytest.approx(-one.vp[1])
        assert one.error >= 0
        tried += 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_follow_leads_and_end_with_the_result(name, seats):
    spec = registry.get(name)
    rules, advisor = spec.rules, spec.advisor.learned()
    state, chance = rules.setup(seats, 2, {}), random.Random(2)
    while not rules.over(state):
        if rules.begins(state) and chance.random() < 0.1:
            found = [estimate(rules, advisor, state, seat) for seat in range(seats)]
            assert all(0 < each.chance < 1 and not each.over for each in found)
            assert sorted(found) == sorted(found, key=lambda each: (each.chance, each.lead))
            if seats == 2:
                assert found[0].chance + found[1].chance == pytest.approx(1.0)
        rules.apply(state, chance.choice(rules.legal(state)))
    result = rules.result(state)
    last = [estimate(rules, advisor, state, seat) for seat in range(seats)]
    share = 1.0 if len(result.winners) == 1 else 0.5
    assert [each.chance for each in last] == [
        share if seat in result.winners else 0.0 for seat in range(seats)
    ]
    for seat, each in enumerate(last):
        assert each.over
        others = [vp for other, vp in enumerate(result.scores) if other != seat]
        assert each.lead == result.scores[seat] - max(others)


def test_a_team_that_wins_has_won_whole():
    spec = registry.get("burgundy")
    rules = spec.rules
    state, chance = rules.setup(4, 3, {"team": "12a"}), random.Random(3)
    while not rules.over(state):
        rules.apply(state, chance.choice(rules.legal(state)))
    found = [estimate(rules, spec.advisor.learned(), state, seat).chance for seat in range(4)]
    winners = rules.result(state).winners
    assert len(winners) == 2
    assert found == [float(seat in winners) for seat in range(4)]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_with_one_end_is_forced(name):
    spec = registry.get(name)
    rules, advisor = spec.rules, spec.advisor.learned()
    state = turns_of(name, 1)[0][0]
    only = ended(best_turns(rules, advisor, state, rules.asked(state), Breadth(0, 4), 1))[0]

    class One(type(rules)):
        """The same rules with one way alone."""

        def legal(self, s):
            offered = super().legal(s)
            return [option for option in offered if option in only.line][:1] or offered[-1:]

    grader = TurnGrader(One(), advisor, replace(spec.play.review, whole=0), 1)
    found = ended(grader.grade(view_of(name, state), only.line))
    assert (found.vp, found.p, found.better, found.forced) == (0.0, 0.0, (), True)


def test_a_house_among_several_is_a_choice():
    """Given a draft of Houses, when one of four is taken, or of three, it was not forced."""
    rules = registry.get("stupor_mundi").rules
    state = rules.setup(2, 3, {"houses": "draft"})
    for offered in (4, 3):
        assert len(rules.legal(state)) == offered
        line = (rules.legal(state)[0],)
        assert not ended(grading("stupor_mundi").grade(view_of("stupor_mundi", state), line)).forced
        rules.apply(state, line[0])


class Dealt(TurnGrader):
    """Lines that may be better are made up, others in each dealing."""

    def _better(self, sample, seat, line):
        self.looked = getattr(self, "looked", 0) + 1
        legal = self._rules.legal(sample)
        return [tuple(legal[:2]), tuple(legal[1::-1]), tuple(legal[self.looked : self.looked + 2])]
        yield


def test_lines_that_may_be_better_are_looked_for_in_some_dealings():
    """One dealing may show no better line where any other would; an order alone is no other one."""
    spec = registry.get("stupor_mundi")
    state, line, _ = next(t for t in turns_of(spec.id, 9) if len(spec.rules.legal(t[0])) > 5)
    view, legal = view_of(spec.id, state), spec.rules.legal(state)
    dealt = Dealt(spec.rules, spec.advisor.learned(), replace(spec.play.review, looks=3), 1)
    found = ended(dealt._lines(view, state, line))
    assert dealt.looked == 3
    assert found[0] == line
    assert found[1:4] == [tuple(legal[:2]), tuple(legal[1::-1]), tuple(legal[1:3])]
    assert len(found) >= 5, "each look adds its own"
    assert found.count(tuple(legal[:2])) == 1
