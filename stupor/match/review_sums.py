"""What the parts of a review come to: points given away, luck, the run of play, what mattered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from stupor.engine.review_params import VP, ReviewParams, Unit
from stupor.match.review import GradedTurn, PointsSum, Reveal, Review
from stupor.match.review_task import figure

#: So many cards say what mattered.
MATTERED: Final = 3
#: Luck within so many errors is not worth a card.
CLEAR: Final = 2.0


def sum_up(
    blank: Review,
    params: ReviewParams,
    turns: Sequence[GradedTurn],
    reveals: Sequence[Reveal],
    *,
    complete: bool,
) -> Review:
    """A review with these turns and reveals, and all that follows from them."""
    unit = blank.unit
    lost = _given_away(params, unit, [turn for turn in turns if turn.seat == blank.seat])
    rivals = {turn.seat for turn in turns if turn.seat != blank.seat}
    best = min(
        (_given_away(params, unit, [one for one in turns if one.seat == seat]) for seat in rivals),
        key=lambda given: given.vp,
        default=None,
    )
    luck = _luck(blank.seat, reveals)
    start, end = blank.leads[0][1], blank.leads[-1][1]
    rest = end - start + lost.vp - (best.vp if best is not None else 0.0) - luck.vp
    return replace(
        blank,
        complete=complete,
        turns=tuple(turns),
        reveals=tuple(reveals),
        lost=lost,
        given=best,
        luck=luck,
        start=start,
        run_of_play=figure(rest),
        turning=_turning(blank, turns, reveals),
    )


def _given_away(params: ReviewParams, unit: Unit, turns: Sequence[GradedTurn]) -> PointsSum:
    """What a seat gave away in a game, as the ranks were measured: in VP, by the first dealings."""
    vp = sum(turn.vp for turn in turns)
    error = sqrt(sum(turn.error**2 for turn in turns))
    return PointsSum(figure(vp), figure(error), params.like(vp, len(turns)) if unit == VP else "")


def _luck(seat: int, reveals: Sequence[Reveal]) -> PointsSum:
    vp = sum(reveal.vp[seat] for reveal in reveals)
    error = sqrt(sum(reveal.error**2 for reveal in reveals))
    return PointsSum(figure(vp), figure(error))


def _turning(
    blank: Review, turns: Sequence[GradedTurn], reveals: Sequence[Reveal]
) -> tuple[int, ...]:
    """The largest confirmed losses of the seat, then of others, then large and clear luck."""
    seat, least = blank.seat, blank.unit.least
    marked = sorted(
        (turn for turn in turns if turn.marked),
        key=lambda turn: (turn.seat != seat, -turn.lost, turn.ply),
    )
    lucky = sorted(
        (one for one in reveals if abs(one.vp[seat]) >= max(least, CLEAR * one.error)),
        key=lambda found: (-abs(found.vp[seat]), found.ply),
    )
    plies = dict.fromkeys([*(turn.ply for turn in marked), *(found.ply for found in lucky)])
    return tuple(plies)[:MATTERED]
