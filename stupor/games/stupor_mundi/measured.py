"""What was measured in games of the computers: how leads become chances, what ranks give away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.odds import Odds
from stupor.engine.review_params import Recheck, ReviewParams, Span

#: Two seats on 200 games, tried on 200 others; four on 20, and three as four, though one rival
#: less is to be beaten.
ODDS: Final[Mapping[int, Odds]] = {
    2: Odds(floor=2.0, each=3.9, power=0.5),
    3: Odds(floor=2.0, each=2.0, shift=1.0),
    4: Odds(floor=2.0, each=2.0, shift=1.0),
}
#: The round before the last is played out, no further: what comes after it is mostly chance, and
#: two seeds would not agree. Marks are played on for two rounds more: that says what the end says,
#: but knows it twice as well, and a third of them do not stay. The coach has no time for that: of
#: six blunders of a Squire he speaks of, five stay. Dukes give away as much as Barons.
REVIEW: Final = ReviewParams(
    looks=3,
    dealings=8,
    most=32,
    exact=2.0,
    near=0.01,
    unsure=2.0,
    recheck=Recheck(dealings=20, span=Span(rounds=2), noise=0.8, errors=1.0),
    quick_recheck=Recheck(dealings=12, span=Span(turns=2), noise=0.8, errors=2.0),
    offer=3,
    late=1.0,
    late_span=Span(turns=1, out=True),
    ledger_alone=False,
    ladder={"page": 132.0, "squire": 62.0, "knight": 47.0, "baron": 17.0},
    ladder_turns=55,
)
#: What the ranks usually score alone, medians of the arena's tables: by market and rank, in the
#: solo game of the retail edition; what is not measured is left out.
USUAL_SOLO: Final[Mapping[str, Mapping[str, float]]] = {
    "easy": {"page": 21, "squire": 41, "knight": 44.5, "baron": 68, "duke": 74},
    "medium": {"page": 21, "squire": 41, "knight": 44, "baron": 64},
    "difficult": {"page": 20, "squire": 38, "knight": 41, "baron": 61.5},
}
#: What a Baron usually scores in a chapter (the file's name without its ending).
USUAL_CHAPTERS: Final[Mapping[str, float]] = {
    "01-jesi": 75,
    "02-palermo": 73,
    "03-puer-apuliae": 71,
    "04-rome": 67,
    "05-naples": 66,
    "06-jerusalem": 64,
    "07-melfi": 59,
    "08-cortenuova": 55,
    "09-castel-del-monte": 53,
    "10-castel-fiorentino": 46,
}
