"""Are reviews right? python -m tests.ai.reviewed --games 6 --jobs 2 (--game burgundy).

Every rank plays a Baron; its turns are graded with two seeds, its marks asked once more with a
third. What a build that only looks at the end of a turn would say (static) stands beside it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from statistics import correlation, linear_regression, mean, stdev
from typing import Any

from stupor.ai.best_turns import Breadth, best_turns
from stupor.ai.grading import TurnGrader
from stupor.ai.levels import LADDER
from stupor.ai.quick_players import QuickPlayers
from stupor.ai.view import SeatView
from stupor.files import bounds
from stupor.games import registry
from stupor.match.seats import make_seat
from stupor.match.session import Session
from stupor.match.turn_spans import TurnSpan, line_of, turn_spans

SEEDS = (1, 2)
THIRD = 3


def ended(thinking: Any) -> Any:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def played(game: str, rank: str, number: int) -> tuple[Session, int]:
    """A game of a rank against a Baron, and where the rank sits."""
    spec, seat = registry.get(game), number % 2
    kinds = ("baron", rank) if seat else (rank, "baron")
    seats = [make_seat(kind, spec, number * 8 + place, None) for place, kind in enumerate(kinds)]
    session = Session.new(spec, seats, 9_000 + number // 2, {})
    while not session.over:
        session.poll()
    return session, seat


def static(session: Session, span: TurnSpan) -> float:
    """What a turn gave away for whoever only looks at its end."""
    spec, state = session.spec, session.before(span.ply)
    advisor, params = spec.advisor.learned(), spec.play.review
    breadth = Breadth(params.whole, params.width)
    turns = ended(best_turns(spec.rules, advisor, state, span.seat, breadth, 1))
    players = QuickPlayers(spec.rules, advisor, params)
    end = ended(players.follow(state, span.seat, line_of(session, span)))
    return max(0.0, turns[0].value - advisor.value(end, span.seat))


def graded(session: Session, span: TurnSpan) -> dict[str, Any]:
    """A turn with two seeds, and its mark with a third."""
    spec, state = session.spec, session.before(span.ply)
    decision = spec.rules.decision(state)
    assert decision is not None
    view, line = SeatView(spec.rules, state, decision, span.ply), line_of(session, span)
    advisor, params = spec.advisor.learned(), spec.play.review
    gradings = [TurnGrader(spec.rules, advisor, params, seed) for seed in (*SEEDS, THIRD)]
    found = [ended(grading.grade(view, line)) for grading in gradings[:2]]
    told: dict[str, Any] = {"vp": [x.vp for x in found], "p": [x.p for x in found]}
    told |= {"step": [-1 if x.decided else x.step for x in found], "round": span.round}
    told["static"] = static(session, span)
    first = found[0]
    if first.better and not first.decided and first.p >= params.doubt:
        again, third = (
            ended(gradings[place].confirm(view, line, first.better)) for place in (0, 2)
        )
        told |= {"clear": again.clear, "again": again.vp, "third": third.vp, "third p": third.p}
    return told


def game_of(job: tuple[str, int], game: str) -> dict[str, Any]:
    """A game and all its grades."""
    rank, number = job
    session, seat = played(game, rank, number)
    began = time.process_time()
    units = [graded(session, span) for span in turn_spans(session) if span.seat == seat]
    lead = session.spec.advisor.learned().leads(session.state)[seat]
    seconds = time.process_time() - began
    return {"rank": rank, "number": number, "lead": lead, "seconds": seconds, "units": units}


def measured(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The figures of all games: agreement of seeds, the ladder, the result, the marks."""
    units = [unit for game in games for unit in game["units"]]
    steps = [unit["step"] for unit in units if -1 not in unit["step"]]
    changes = [abs(one - other) for one, other in steps]
    marks = [unit for unit in units if "clear" in unit]
    told: dict[str, Any] = {
        "games": len(games),
        "units": len(units),
        "seconds a seat, two seeds": mean(game["seconds"] for game in games),
        "correlation VP": correlation(*zip(*(unit["vp"] for unit in units), strict=True)),
        "correlation P": correlation(*zip(*(unit["p"] for unit in units), strict=True)),
        "class changes": mean(change > 0 for change in changes),
        "by two": mean(change > 1 for change in changes),
    }
    for name in ("vp", "static"):
        lost = {id(game): vp_given_away(game, name) for game in games}
        told[f"lost a game ({name})"] = {
            rank: _with_error([lost[id(game)] for game in games if game["rank"] == rank])
            for rank in dict.fromkeys(game["rank"] for game in games)
        }
        if len(games) > 2:
            own, leads = [*lost.values()], [game["lead"] for game in games]
            told[f"result on lost ({name})"] = {
                "slope": linear_regression(own, leads).slope,
                "correlation": correlation(own, leads),
            }
    for name, kept in (("marks", marks), ("kept", [m for m in marks if m["clear"]]),
                       ("dropped", [m for m in marks if not m["clear"]])):  # fmt: skip
        told[name] = len(kept) and {
            "n": len(kept),
            "shown": mean(mark["again"] for mark in kept),
            "third": mean(mark["third"] for mark in kept),
            "above 0": mean(mark["third"] > 0 for mark in kept),
        }
    return told


def vp_given_away(game: Mapping[str, Any], name: str) -> float:
    """What all turns gave away, as a review tells it: of a mark, what fresh dealings say."""
    if name == "static":
        return sum(unit["static"] for unit in game["units"])
    return sum(unit.get("again", unit["vp"][0]) for unit in game["units"])


def _with_error(values: Sequence[float]) -> list[float]:
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return [round(mean(values), 1), round(error, 1)]


def _said(games: Iterable[dict[str, Any]], out: str) -> list[dict[str, Any]]:
    """All games, each written down as it comes."""
    found = []
    for each in games:
        found.append(each)
        print(each["rank"], round(each["lead"]), round(vp_given_away(each, "vp"), 1), flush=True)
        if out:
            with open(out, "a", encoding="utf-8") as file:  # noqa: PTH123
                file.write(json.dumps(each) + "\n")
    return found


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=bounds.games, default=24, help="of each rank")
    parser.add_argument("--ranks", default=",".join(LADDER[:5]))
    parser.add_argument("--jobs", type=bounds.jobs, default=1)
    parser.add_argument("--game", choices=registry.names(), default=registry.names()[0])
    parser.add_argument("--out", default="", metavar="FILE", help="add each game to a file")
    asked = parser.parse_args()
    jobs = [(rank, number) for number in range(asked.games) for rank in asked.ranks.split(",")]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        found = _said(pool.imap(partial(game_of, game=asked.game), jobs), asked.out)
    print(json.dumps(measured(found), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
