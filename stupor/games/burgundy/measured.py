"""What was measured in games of the computers: how leads become chances, what ranks give away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.odds import Odds
from stupor.engine.review_params import SPACES, Recheck, ReviewParams, Span
from stupor.games.burgundy.solo_evaluation import SPACE

#: Two seats on 114 games; four on 16, and three as four, though one rival less is to be beaten.
ODDS: Final[Mapping[int, Odds]] = {
    2: Odds(floor=0.0, each=3.9, power=1 / 3),
    3: Odds(floor=0.0, each=2.9, power=0.5, shift=0.32),
    4: Odds(floor=0.0, each=2.9, power=0.5, shift=0.32),
}
#: A round hides nothing, so marks survive; playing to the end is only chance.
REVIEW: Final = ReviewParams(
    whole=15_000,
    span=Span(rounds=1),
    dealings=8,
    most=24,
    unsure=2.0,
    steps=(0.04, 0.08, 0.16),
    alone_in=SPACES,
    alone=(2.5 / SPACE, 5.0 / SPACE, 9.0 / SPACE),
    goal=37,
    recheck=Recheck(dealings=24, span=Span(rounds=1), graded=True),
    quick_recheck=Recheck(dealings=24, span=Span(rounds=1), graded=True),
    open_end=True,
    reveal=Span(rounds=2),
    deals=8,
    streams=3,
    ladder={"page": 171.0, "squire": 76.0, "knight": 46.0, "baron": 20.0, "duke": 11.0},
)
