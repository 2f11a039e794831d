"""What the pieces of the acceptance come to: figures beside the goals that they have to reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from math import isclose, sqrt
from statistics import StatisticsError, correlation, linear_regression, mean, stdev
from typing import Any, Final, NamedTuple

from stupor.games import registry
from stupor.match.reviewing import LUCK
from tests.ai.acceptance.pieces import BUILDS, RANKS, RIGHT
from tests.ai.reviewed import vp_given_away

Found = Sequence[Mapping[str, Any]]
#: What is asked of each game: how often classes may change, and chances be off.
AGREE: Final = 0.95
CHANGES: Final = {"stupor_mundi": (0.04, 0.005), "burgundy": (0.09, 0.01)}
OFF: Final = {"stupor_mundi": 0.04, "burgundy": 0.06}
#: A tenth of chances that has fewer turns in it says nothing.
ENOUGH: Final = 100
#: Turns of one game have one result: fewer games say nothing of chances.
GAMES: Final = 100
TENTHS: Final = 10
#: Fewer piles say nothing of their mean.
PILES: Final = 20
#: Fewer games of a rank, or a slope known no better, are told and not judged.
FEW: Final = 3
UNSURE: Final = 0.1
#: How much a point that was graded may truly be.
SLOPE: Final = (0.7, 1.3)
#: How many marks that stay have to be more than nothing truly, and how much those that do not are
#: at most; only of Stupor Mundi are they asked.
TRULY: Final = 0.8
NOTHING: Final = 2.0
#: Fewer turns say nothing of whether two seeds agree.
TURNS: Final = 20
#: The gravest step of a loss.
BLUNDER: Final = 3


class Figure(NamedTuple):
    """A figure and what it was made of; whether it is as it should be, None where nobody asks."""

    name: str
    told: str
    goal: str
    good: bool | None
    of: str


def figures(found: Found, game: str) -> Iterator[Figure]:
    """All figures that can be had of what has been found so far."""
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    for each in found:
        kinds.setdefault(each["kind"], []).append(each)
    for kind, figures_of in _FIGURES.items():
        try:
            if kind in kinds:
                yield from figures_of(kinds[kind], game)
        except StatisticsError as why:
            yield Figure(kind, str(why), "", None, f"{len(kinds[kind])} pieces")
    yield from _builds(kinds, game)


def _graded(games: Found, game: str) -> Iterator[Figure]:
    units = [unit for each in games for unit in each["units"]]
    of = f"{len(games)} games, {len(units)} turns"
    yield _at_least("VP of two seeds, r", _r([unit["vp"] for unit in units]), AGREE, of)
    yield from _changes("", [unit["step"] for unit in units], CHANGES[game], of)
    yield from _given_away(games, game)
    yield from _marks(units, game)


def _given_away(games: Found, game: str) -> Iterator[Figure]:
    for name, true in (("vp", True), ("static", False)):
        yield from _ladder(games, name, true)
        yield from _result(games, name, true)


def _changes(
    build: str, steps: Sequence[Sequence[int]], goals: tuple[float, float], of: str
) -> Iterator[Figure]:
    """How often two seeds give a turn another class, where the game is not decided."""
    apart = [abs(one - other) for one, other in steps if -1 not in (one, other)]
    for name, least, goal in zip(("classes change", "by two"), (1, 2), goals, strict=True):
        share = mean(change >= least for change in apart)
        told, asked = f"{share:.1%}", f"≤ {goal:.1%}"
        yield Figure(f"{build}{name}", told, asked, share <= goal, f"{len(apart)} open turns; {of}")


def _ladder(games: Found, name: str, true: bool) -> Iterator[Figure]:
    """What each rank gives away in a game."""
    lost = {
        rank: [vp_given_away(each, name) for each in games if each["rank"] == rank]
        for rank in RANKS
    }
    told = [(rank, mean(each), each) for rank, each in lost.items() if each]
    words = ", ".join(f"{rank} {vp:.0f}{_more_or_less(each)}" for rank, vp, each in told)
    falls = all(one[1] > other[1] for one, other in pairwise(told))
    few = min(len(each) for _, _, each in told) < FEW
    if true:
        yield Figure("VP lost a game", words, "falls", None if few else falls, _games(games))
    else:
        good = None if few else not falls
        yield Figure("static: VP lost a game", words, "fails: does not", good, _games(games))


def _result(games: Found, name: str, true: bool) -> Iterator[Figure]:
    lost, leads = [vp_given_away(each, name) for each in games], [each["lead"] for each in games]
    slope, r = linear_regression(lost, leads).slope, correlation(lost, leads)
    error = abs(slope) * sqrt((1 / r**2 - 1) / max(1, len(games) - 2))
    words = f"{slope:.2f} ± {error:.2f}, r {r:.2f}"
    name, goal = "result on VP lost", "−0.85 to −1.15, r ≤ −.85"
    agrees = 0.85 <= -slope <= 1.15 and -r >= 0.85
    good = None if error >= UNSURE else agrees == true
    if true:
        yield Figure(name, words, goal, good, _games(games))
    else:
        yield Figure(f"static: {name}", words, f"fails {goal}", good, _games(games))


def _marks(units: Found, game: str) -> Iterator[Figure]:
    """Marks that fresh dealings confirm, in dealings of a third seed; and what first ones say."""
    marks = [unit for unit in units if "clear" in unit]
    kept = [mark for mark in marks if mark["clear"]]
    if not kept:
        return
    of = f"{len(kept)} of {len(marks)} marks kept"
    above, third = mean(mark["third"] > 0 for mark in kept), mean(mark["third"] for mark in kept)
    yield _at_least("marks above 0 in fresh dealings", above, 0.85, of)
    shown, first = mean(mark["again"] for mark in kept), mean(mark["vp"][0] for mark in kept)
    words = f"{shown:.1f} VP shown, {third:.1f} fresh, {first:.1f} by those that chose the mark"
    good = abs(third - shown) <= 0.25 * abs(shown)
    yield Figure("marks", words, "fresh within a quarter", good, of)
    yield from _false_marks(marks, kept)
    dropped = [mark["third"] for mark in marks if not mark["clear"]]
    if dropped:
        words = f"{_mean_with_error(dropped)} VP"
        good = abs(mean(dropped)) <= NOTHING if game == "stupor_mundi" else None
        yield Figure("marks not kept, fresh", words, "within 2 VP", good, f"{len(dropped)} marks")


def _false_marks(marks: Found, kept: Found) -> Iterator[Figure]:
    """What is shown of a mark without fresh dealings, and by the dealings that chose it."""
    enough = len(marks) >= TURNS
    above = mean(mark["third"] > 0 for mark in marks)
    fails = above < mean(mark["third"] > 0 for mark in kept) if enough else None
    of = f"{len(marks)} marks"
    yield Figure("marks not looked at again, above 0", f"{above:.3f}", "fails: less", fails, of)
    worst = [mark for mark in marks if mark["step"][0] == BLUNDER and "third p" in mark]
    if worst:
        first, fresh = mean(mark["p"][0] for mark in worst), mean(mark["third p"] for mark in worst)
        fails = abs(fresh - first) > 0.25 * first if len(worst) >= TURNS else None
        words = f"{first:.2f} of chance shown, {fresh:.2f} fresh"
        of = f"{len(worst)} marks"
        yield Figure("blunders by those that chose them", words, "fails a quarter", fails, of)


def _course(games: Found, game: str) -> Iterator[Figure]:
    """Whether chances come true, by tenths."""
    said = [(chance, each["won"]) for each in games for chance in each["chances"]]
    words, off = [], []
    for tenth in range(TENTHS):
        here = [(p, won) for p, won in said if min(TENTHS - 1, int(p * TENTHS)) == tenth]
        if len(here) >= ENOUGH:
            p, won = mean(p for p, _ in here), mean(won for _, won in here)
            words.append(f"{p:.2f} → {won:.2f}")
            off += [abs(p - won)] if len(games) >= GAMES else []
    good = max(off) <= OFF[game] if off else None
    of = f"{len(games)} games, {len(said)} turns"
    yield Figure("chances that came true", ", ".join(words), f"within {OFF[game]}", good, of)
    ended = all(isclose(each["last"], each["won"]) for each in games)
    yield Figure("chance when the game is over", "0, ½ or 1", "as it ended", ended, _games(games))


def _luck(games: Found, game: str) -> Iterator[Figure]:
    if registry.get(game).play.review.open_end:
        worst = max(each["mean"] for each in games)
        yield Figure("mean of 21 lucks", f"{worst:.0e}", "≤ 1e-9", worst <= 1e-9, _games(games))
        blind = max(each["blind"] for each in games)
        yield Figure(
            "a judge who sees no dice", f"{blind:.0f}", "fails: 0", blind == 0, _games(games)
        )
        own, leads = [each["sum"] for each in games], [each["lead"] for each in games]
        slope = linear_regression(own, leads).slope
        error = stdev(leads) / stdev(own) / sqrt(max(1, len(games) - 2))
        good = None if error > UNSURE else 0.5 <= slope <= 1.1
        words = f"{slope:.2f} ± {error:.2f}"
        yield Figure("result on luck of throws", words, "0.5 to 1.1", good, _games(games))
    piles = [vp for each in games for vp in each["piles"]]
    if len(piles) > 1:
        own = [vp[0] for vp in piles]
        words = f"{mean(own):+.2f} ± {_error(own):.2f}"
        good = abs(mean(own)) <= 2 * _error(own) if len(own) >= PILES else None
        yield Figure("luck of piles, mean", words, "0 within 2 errors", good, f"{len(piles)} piles")
        good = all(isclose(sum(vp), 0.0, abs_tol=1e-6) for vp in piles)
        yield Figure("luck of both seats", "opposite", "sums 0", good, f"{len(piles)} piles")


def _hidden(games: Found, game: str) -> Iterator[Figure]:
    alike = [same for each in games for same in each["alike"]]
    seen = [same for each in games for same in each["seen through"]]
    words = f"{sum(alike)} of {len(alike)} the same"
    yield Figure(
        "grades with other hidden things",
        words,
        "all",
        all(alike) if alike else None,
        _games(games),
    )
    words = f"{sum(seen)} of {len(seen)} the same"
    good = not all(seen) if seen else None
    yield Figure("grading the true position", words, "fails", good, _games(games))


def _truth(games: Found, game: str) -> Iterator[Figure]:
    """How much of what a grade says is true, and of what is shown of a mark, class by class."""
    turns = [turn for each in games for turn in each["turns"]]
    for step, name in enumerate(("fine", "slip", "mistake", "blunder")):
        for early, when in ((True, "early"), (False, "late")):
            here = [turn for turn in turns if turn["step"] == step and turn["early"] is early]
            kept = [turn for turn in here if turn.get("clear")]
            if len(here) > 1:
                yield _true(here, "vp", "graded", f"truth: {name}, {when}")
            if len(kept) > 1:
                yield _true(kept, "shown", "shown", f"truth: {name} as shown, {when}")
    yield from _true_marks([turn for turn in turns if "clear" in turn], game)


def _true_marks(marks: Found, game: str) -> Iterator[Figure]:
    """Whether marks that stay are true and the others are not; beside those of a false build."""
    asked = game == "stupor_mundi" and len(marks) >= TURNS
    for name, clear in (("kept", (True,)), ("not looked at again", (True, False))):
        true = [mark["true"] for mark in marks if mark["clear"] in clear]
        if len(true) > 1:
            above = mean(vp > 0 for vp in true)
            good = (above >= TRULY) == (name == "kept") if asked else None
            goal = f"≥ {TRULY:.0%}" if name == "kept" else f"fails ≥ {TRULY:.0%}"
            words = f"{above:.0%} above 0, {_mean_with_error(true)} VP"
            yield Figure(f"truth: marks {name}", words, goal, good, f"{len(true)} marks")
    dropped = [mark["true"] for mark in marks if not mark["clear"]]
    if len(dropped) > 1:
        good = abs(mean(dropped)) <= NOTHING if asked else None
        words, goal = f"{_mean_with_error(dropped)} VP", f"within {NOTHING:.0f} VP"
        yield Figure("truth: marks not kept", words, goal, good, f"{len(dropped)} marks")


def _true(turns: Found, told: str, said: str, name: str) -> Figure:
    """True points on told ones; a slope that is known too badly is told and not judged."""
    of, true = mean(turn[told] for turn in turns), mean(turn["true"] for turn in turns)
    slope = true / of
    error = stdev(turn["true"] - slope * turn[told] for turn in turns) / of / sqrt(len(turns))
    words = f"{slope:.2f} ± {error:.2f} ({of:.1f} VP {said}, {true:.1f} true)"
    good = SLOPE[0] <= slope <= SLOPE[1] if error < UNSURE else None
    return Figure(name, words, "0.7 to 1.3", good, f"{len(turns)} turns")


def _builds(kinds: Mapping[str, Found], game: str) -> Iterator[Figure]:
    """How two seeds agree in each build, all on the same turns: false ones do not."""
    made = {build: {_game(each): each for each in kinds.get(build, ())} for build in BUILDS}
    tried = {build: games for build, games in made.items() if games}
    common = set.intersection(*map(set, tried.values())) if tried else set()
    for build, games in tried.items():
        turns = [turn for which in sorted(common) for turn in games[which]["turns"]]
        if len(turns) > 1:
            yield _agreement(build, turns, game)
        for when, early in (("early", True), ("late", False)):
            here = [turn for turn in turns if turn["early"] is early]
            with suppress(StatisticsError):  # too few of them, or nothing given away in any
                yield _agreement(f"{build}, {when}", here, game)._replace(goal="", good=None)


def _agreement(build: str, turns: Found, game: str) -> Figure:
    """Whether two seeds of a build agree as they should, or do not where they should not."""
    r, most = _r([turn["vp"] for turn in turns]), CHANGES[game]
    apart = [abs(one - other) for one, other in _steps(turns)] or [0]
    changes, by_two = (mean(change >= least for change in apart) for least in (1, 2))
    goal, right = f"r ≥ {AGREE}, ≤ {most[0]:.0%}, ≤ {most[1]:.1%} by two", build == RIGHT
    agrees = r >= AGREE and changes <= most[0] and by_two <= most[1]
    told = f"r {r:.2f}, {changes:.1%} of classes change, {by_two:.1%} by two"
    told += f", {mean(turn['seconds'] for turn in turns):.2f} s"
    good = agrees == right if len(turns) >= TURNS else None
    asked = goal if right else f"fails {goal}"
    return Figure(f"two seeds, {build}", told, asked, good, f"{len(turns)} open turns")


def _steps(turns: Found) -> list[list[int]]:
    """The classes that two seeds give, where neither says that the game is decided."""
    return [turn["step"] for turn in turns if -1 not in turn["step"]]


def _game(each: Mapping[str, Any]) -> tuple[str, int]:
    return each["rank"], each["number"]


def _lines(games: Found, game: str) -> Iterator[Figure]:
    behind = [each for one in games for each in one["behind"]]
    if behind:
        worse, lost = mean(each >= 1 for each in behind), mean(behind)
        words = f"{lost:.2f} VP behind a turn, {worse:.0%} by 1 VP or more"
        yield Figure("beam of 16 lines", words, "fails: > 0", lost > 0, f"{len(behind)} turns")


def _review(games: Found, game: str) -> Iterator[Figure]:
    """What a review costs: for one seat, and until all is known."""
    own = [sum(seconds for _, seconds in each["steps"][: _own(each)]) for each in games]
    whole = [sum(seconds for _, seconds in each["steps"]) for each in games]
    for name, found in (("own turns and marks", own), ("the whole game", whole)):
        words = f"{mean(found):.0f} s, {min(found):.0f} to {max(found):.0f}"
        yield Figure(f"review of {name}", words, "", None, _games(games))
    most = max(each["mib"] for each in games)
    yield Figure("memory of a review", f"{most} MiB at most", "", None, _games(games))


def _own(game: Mapping[str, Any]) -> int:
    """How many steps a review has before it comes to luck."""
    return [step for step, _ in game["steps"]].index(LUCK)


_FIGURES: Final[Mapping[str, Callable[[Found, str], Iterator[Figure]]]] = {
    "graded": _graded,
    "lost": _given_away,
    "course": _course,
    "luck": _luck,
    "hidden": _hidden,
    "candidates": _lines,
    "truth": _truth,
    "review": _review,
}


def _at_least(name: str, value: float, goal: float, of: str) -> Figure:
    return Figure(name, f"{value:.3f}", f"≥ {goal}", value >= goal, of)


def _r(pairs: Sequence[Sequence[float]]) -> float:
    return correlation([one for one, _ in pairs], [other for _, other in pairs])


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _mean_with_error(values: Sequence[float]) -> str:
    return f"{mean(values):.1f} ± {_error(values):.1f}"


def _more_or_less(values: Sequence[float]) -> str:
    return f" ± {_error(values):.0f}" if len(values) > 1 else ""


def _games(games: Found) -> str:
    return f"{len(games)} games"
