"""PREVIEW: the 95th percentile of a ghost preview, over every legal choice of many games."""

from __future__ import annotations

import os
from statistics import quantiles

from tests.bench.previews import choices
from tests.bench.ratio import Ratio
from tests.bench.size import size

IDS = ("PREVIEW",)
GAMES = int(os.environ.get("PREVIEW_GAMES", size(20)))
#: Milliseconds.
GOAL = 8.0


def run() -> list[Ratio]:
    """Time every preview of random games; PREVIEW_GAMES says of how many, 200 for the record."""
    spent = [seconds * 1000 for seconds, _ in choices(GAMES)]
    cuts = quantiles(spent, n=100)
    return [
        Ratio(
            "PREVIEW",
            "<= 1",
            cuts[94] / GOAL,
            f"p50 {cuts[49]:.2f} ms, p95 {cuts[94]:.2f} ms, p99 {cuts[98]:.2f} ms, "
            f"longest {max(spent):.1f} ms of {len(spent):,} choices in {GAMES} games",
        )
    ]
