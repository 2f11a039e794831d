"""The rungs that a solo game reaches: targets reached and when, the present one, spaces covered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stupor.engine.events import COUNTER, Event
from stupor.games.burgundy import names
from stupor.games.burgundy.ids import ROUNDS_A_PHASE
from stupor.games.burgundy.table_facts import TableFacts
from stupor.language import tr
from stupor.stage.sheet import Rung, SoloLadder


def solo_ladder(
    counters: Mapping[str, int], facts: Mapping[str, Any], history: Iterable[Event]
) -> SoloLadder | None:
    """The targets that were reached, the one that is ahead, and the spaces (B77, B80)."""
    if "target" not in counters:
        return None
    told = TableFacts(facts)
    filled, left = told.filled, sum(told.left)
    counter, target = counters["counter"], counters["target"]
    spaces = tr("{count} of {all}", count=filled, all=filled + left)
    return SoloLadder(
        tr("Targets, when each was reached, and the VP towards the next"),
        (
            *(Rung(str(vp), when, True) for vp, when in _reached(history)),
            Rung(str(target), tr("{count} of {all}", count=counter, all=target), False),
            Rung(tr("Spaces"), spaces, not left),
        ),
    )


def _reached(history: Iterable[Event]) -> Iterable[tuple[int, str]]:
    """Every target that was reached, and the round in a word such as B3."""
    now = 1
    for event in history:
        if event.kind == COUNTER and event.args[0] == "round":
            now = int(event.args[1])
        elif event.kind == "reached":
            phase, place = divmod(now - 1, ROUNDS_A_PHASE)
            yield int(event.args[0]), f"{names.PHASES[phase]}{place + 1}"
