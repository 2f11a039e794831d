"""What was measured in games of the computers: how leads become chances, what ranks give away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.odds import Odds

#: Two seats on 114 games; four on 16, and three as four, though one rival less is to be beaten.
ODDS: Final[Mapping[int, Odds]] = {
    2: Odds(floor=0.0, each=3.9, power=1 / 3),
    3: Odds(floor=0.0, each=2.9, power=0.5, shift=0.32),
    4: Odds(floor=0.0, each=2.9, power=0.5, shift=0.32),
}
