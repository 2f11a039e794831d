"""What `python -m tests.ai.acceptance` prints: each figure tells a right build from a false one."""

from __future__ import annotations

import random

import pytest

from stupor.ai.line_comparison import LineComparison
from stupor.ai.quick_players import Estimate
from stupor.engine.odds import Odds
from tests.ai.acceptance.curve import fitted, log_loss, tenths, turns_of
from tests.ai.acceptance.figures import ENOUGH, figures
from tests.ai.acceptance.pieces import RANKS, RIGHT, Piece, measured, pieces

#: False builds whose figures are made of the same games.
FALSE = (
    "static: VP lost a game",
    "static: result on VP lost",
    "marks not looked at again, above 0",
    "blunders by those that chose them",
)


def told(found, game="burgundy"):
    """The figures by name: what is said, and whether it is good."""
    return {figure.name: (figure.told, figure.good) for figure in figures(found, game)}


def graded(rank, number, lost, chance, apart=0.1):
    """A made-up game of a rank that gives so much away in each of its turns; two marks stay not."""
    units, static = [], 0.0 if rank == "baron" else 0.5
    for turn in range(20):
        vp = max(0.0, chance.gauss(lost, 1.0))
        step = min(3, int(vp / 3))
        unit = {"vp": [vp, max(0.0, vp + chance.gauss(0, apart))], "p": [vp / 60, vp / 60]}
        unit |= {"step": [step, step], "static": static * vp, "round": 1}
        if step >= 2:
            stays = turn >= 2
            third = vp + chance.gauss(0, apart) if stays else -1.0
            unit |= {"clear": stays, "again": vp, "third": third, "third p": third / 120}
        units.append(unit)
    lead = 25 - sum(unit["vp"][0] for unit in units) + chance.gauss(0, 3)
    return {"kind": "graded", "rank": rank, "number": number, "lead": lead, "units": units}


def course(p, won):
    return {"kind": "course", "chances": [p] * ENOUGH, "won": won, "last": won}


def rechecked(vp):
    """A made-up turn that seemed to give away so much, of which fresh dealings leave 2 VP."""
    mark = {"vp": [vp, vp], "p": [0.2, 0.2], "step": [3, 3], "static": 0.0, "round": 1}
    return mark | {"clear": True, "again": 2.0, "third": 2.0, "third p": 0.1}


def test_what_a_mark_gave_away_is_what_fresh_dealings_say():
    units = [rechecked(8.0), rechecked(9.0), rechecked(10.0)]
    game = {"kind": "graded", "rank": "page", "number": 0, "lead": -6.0, "units": units}
    assert told([game] * 2)["VP lost a game"][0].startswith("page 6")


def test_the_figures_of_a_right_build_are_good():
    chance = random.Random(1)
    lost = dict(zip(RANKS, (9.0, 4.0, 3.0, 1.5, 0.2), strict=True))
    games = [graded(rank, n, vp, chance) for rank, vp in lost.items() for n in range(3)]
    found = told(games)
    assert all(good for _, good in found.values() if good is not None), found
    assert found["marks"][1]
    for build in FALSE:
        assert found[build][1], f"{build} is found out"


@pytest.mark.parametrize("build", FALSE)
def test_a_false_build_that_does_as_well_as_the_right_one_is_told(build):
    chance = random.Random(1)
    lost = dict(zip(RANKS, (9.0, 4.0, 3.0, 1.5, 0.2), strict=True))
    games = [graded(rank, n, vp, chance) for rank, vp in lost.items() for n in range(3)]
    for unit in (unit for game in games for unit in game["units"]):
        unit["static"] = unit["vp"][0]
        if "third" in unit:
            unit |= {"third": 1.0, "third p": unit["p"][0]}
    assert told(games)[build][1] is False


def test_seeds_that_do_not_agree_are_not_good():
    chance = random.Random(2)
    found = told([graded(rank, 0, 3.0, chance, apart=6.0) for rank in RANKS])
    assert found["VP of two seeds, r"][1] is False


def test_marks_that_fresh_dealings_deny_are_not_good():
    chance = random.Random(3)
    games = [graded(rank, 0, 7.0, chance) for rank in RANKS]
    for unit in games[0]["units"] + games[1]["units"]:
        unit["third"] = -unit.get("third", 0.0)
    found = told(games)
    assert not found["marks above 0 in fresh dealings"][1]
    assert not found["marks"][1]


@pytest.mark.parametrize(("wins", "good"), [(30, True), (50, False)])
def test_chances_come_true_or_not(wins, good):
    games = [course(0.31, 1.0 if n < wins else 0.0) for n in range(100)]
    assert told(games)["chances that came true"][1] is good


def test_any_beginning_of_the_pieces_is_balanced():
    found = list(pieces("burgundy", 2))
    assert len(found) == len(set(found))
    assert [piece.rank for piece in found[: len(RANKS)]] == list(RANKS)
    assert not set(found) & set(pieces("burgundy", 2, first=2))
    assert {piece.rank for piece in found if piece.kind == "lost"} == set(RANKS)


def test_what_ranks_give_away_can_be_measured_without_marks():
    chance = random.Random(1)
    games = [graded(rank, n, 8 - 2 * RANKS.index(rank), chance) for rank in RANKS for n in range(3)]
    marks = told(games)
    assert told([each | {"kind": "lost"} for each in games]).items() <= marks.items()


def test_hidden_things_leave_a_grade_and_show_a_build_that_sees_through():
    found = [{"kind": "hidden", "alike": [True, True], "seen through": [False, True]}]
    assert told(found)["grades with other hidden things"] == ("2 of 2 the same", True)
    assert told(found)["grading the true position"][1]
    found[0]["alike"][0] = False
    assert not told(found)["grades with other hidden things"][1]


def built(build, apart, late=0):
    """Forty turns that two seeds of a build grade so far apart; some more of the last are."""
    apart = [apart * (n % 2) + late * (n >= 30) * (n % 2) for n in range(40)]
    turns = [
        {
            "vp": [n % 7, n % 7 + far],
            "step": [n % 3, (n + far) % 3],
            "early": n < 30,
            "seconds": 0.5,
        }
        for n, far in enumerate(apart)
    ]
    return {"kind": build, "rank": "squire", "number": 100, "turns": turns}


def test_false_builds_fail_on_the_turns_on_which_the_right_one_passes():
    found = told([built(RIGHT, 0), built("two rounds more", 7), built("to the end", 0)])
    assert found[f"two seeds, {RIGHT}"][1]
    assert found["two seeds, two rounds more"][1]
    assert found["two seeds, to the end"][1] is False


def test_late_turns_that_do_not_agree_are_told_apart_and_spoil_the_whole():
    found = told([built(RIGHT, 0, late=5)])
    assert found[f"two seeds, {RIGHT}"][1] is False
    early, late = (found[f"two seeds, {RIGHT}, {when}"] for when in ("early", "late"))
    assert early == ("r 1.00, 0.0% of classes change, 0.0% by two, 0.50 s", None)
    assert late[0].startswith("r 0.")


def test_classes_that_change_by_two_are_not_good():
    turns = built(RIGHT, 0)
    turns["turns"][0]["step"] = [0, 2]
    assert told([turns])[f"two seeds, {RIGHT}"][1] is False


def test_builds_are_compared_on_games_that_all_of_them_have_graded():
    found = told([built(RIGHT, 7), built("to the end", 0), built(RIGHT, 0) | {"number": 101}])
    assert found[f"two seeds, {RIGHT}"][1] is False


@pytest.mark.parametrize(("share", "good"), [(1.0, True), (0.2, False)])
def test_what_grades_say_is_true_or_is_not(share, good):
    turns = [
        {"step": 2, "early": True, "vp": 5.0, "true": 5.0 * share + (-1) ** n} for n in range(40)
    ]
    found = told([{"kind": "truth", "turns": turns}])
    assert found["truth: mistake, early"][1] is good


def marked(clear, shown, true):
    """A turn that was graded as a mistake of two points, looked at again, and truly was `true`."""
    return {"step": 2, "early": True, "vp": 2.0, "clear": clear, "shown": shown, "true": true}


def test_what_is_shown_of_a_mark_is_told_beside_its_grade():
    turns = [marked(clear=True, shown=8.0, true=8.0 + (-1) ** n * 0.1) for n in range(40)]
    found = told([{"kind": "truth", "turns": turns}], "stupor_mundi")
    assert found["truth: mistake, early"][1] is False
    assert found["truth: mistake as shown, early"][1] is True


@pytest.mark.parametrize(("other", "good"), [(-1.0, True), (3.0, False)])
def test_marks_that_are_not_looked_at_again_are_found_out(other, good):
    turns = [marked(clear=True, shown=9.0, true=9.0)] * 20
    turns += [marked(clear=False, shown=-1.0, true=other)] * 10
    found = told([{"kind": "truth", "turns": turns}], "stupor_mundi")
    assert found["truth: marks kept"][1] is True
    assert found["truth: marks not kept"][1] is good
    assert found["truth: marks not looked at again"][1] is good


def test_a_curve_is_found_again_in_games_that_followed_it():
    chance, true = random.Random(4), Odds(floor=2.0, each=3.0, power=0.5)
    games = []
    for _ in range(600):
        leads, left = [chance.gauss(0, 8)] * 2, [chance.uniform(0, 5)] * 2
        won = float(chance.random() < true.chance(leads[0], left[0]))
        games.append({"leads": leads, "left": left, "won": won})
    turns = turns_of(games)
    found = fitted(turns)
    assert log_loss(turns, found) <= log_loss(turns, true)
    assert log_loss(turns, found) < log_loss(turns, Odds(floor=6.0, each=6.0)) - 0.01
    assert max(abs(p - won) for p, won in tenths(turns, found)) < 0.1


def test_a_review_of_ones_own_turns_ends_where_luck_begins():
    steps = [("course", 1.0), ("turns", 3.0), ("marks", 2.0), ("luck", 4.0), ("turns", 5.0)]
    found = told([{"kind": "review", "steps": steps, "mib": 90}])
    assert found["review of own turns and marks"][0] == "6 s, 6 to 6"
    assert found["review of the whole game"][0] == "15 s, 15 to 15"


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["burgundy", "stupor_mundi"])
@pytest.mark.parametrize("kind", ["course", "luck", "hidden"])
def test_each_piece_of_a_game_is_good(kind, game):
    piece = Piece(kind, "squire", 100)
    found = told([measured(piece, game)] * 2, game)
    assert not [name for name, (_, good) in found.items() if good is False and "luck" not in name]


def compared(*leads):
    """Lines that came to these leads, dealing by dealing; the first was played."""
    found = LineComparison(len(leads))
    for place, line in enumerate(leads):
        for lead in line:
            found.add(place, Estimate(lead, 0.5 + lead / 100))
    return found


def test_a_line_far_behind_is_compared_no_further():
    found = compared((0, 0, 0), (5, 5, 6), (-9, -8, -9), (5, 4, 6))
    found.drop_worse(3.0)
    assert found.open == [0, 1, 3]
    assert found.best() == 1


def test_the_line_played_is_always_compared():
    found = compared((-9, -9), (5, 6))
    found.drop_worse(3.0)
    assert found.open == [0, 1]


def ends_and_goes_on(chance, *, over=True):
    """A line played that loses by 60, in a game that goes on, and one by which it ends at -30."""
    found = LineComparison(2)
    found.add(0, Estimate(-60.0, chance))
    found.add(1, Estimate(-30.0, chance, over))
    return found


def test_ending_a_decided_game_sooner_saves_no_points():
    for lost_or_won in (0.01, 0.99):
        found = ends_and_goes_on(lost_or_won)
        assert found.best() == 0
        assert found.points_lost(1) == (0.0, 0.0)


def test_points_count_where_the_game_is_open_or_ends_in_both_or_neither():
    assert ends_and_goes_on(0.2).points_lost(1) == (30.0, 0.0)
    assert ends_and_goes_on(0.01, over=False).points_lost(1) == (30.0, 0.0)
    assert ends_and_goes_on(0.01, over=False).best() == 1


def test_what_may_be_better_and_is_not_known_exactly_is_in_doubt():
    assert compared((0, 0, 0, 0), (9, -5, 8, -2)).in_doubt(1.0, 2.0)
    assert not compared((0, 0, 0, 0), (9, -5, 8, -2)).in_doubt(9.0, 2.0)
    assert not compared((0, 0, 0, 0), (-9, -5, -8, -6)).in_doubt(0.5, 2.0)
