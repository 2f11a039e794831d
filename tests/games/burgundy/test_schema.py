"""Every fact has its line; tests/protocol/test_schema.py sees to the rest of the page."""

from __future__ import annotations

import re

from stupor.games import registry
from stupor.games.burgundy.schema import FACTS
from tests.games.burgundy.boxes import BURGUNDY
from tests.games.burgundy.busy import busy

SPEC = registry.get("burgundy")
#: Only with corrected figures, and only where two are level at the end.
RARE = {"figures", "tie"}


def pattern(name: str) -> re.Pattern[str]:
    """A name of the schema in which what stands in <> is filled in."""
    return re.compile(re.sub(r"<\w+>", r"\\d+", name.replace(".", r"\.")))


def told() -> set[str]:
    """The names of all facts of busy games from every box, as every seat hears them."""
    found: set[str] = set()
    for kind, seats in BURGUNDY.values():
        for number, (state, _) in enumerate(busy(SPEC, seats[-1], 7, kind)):
            if number % 11 == 0 or state.phase < 0:
                for viewer in range(state.seats):
                    found |= set(SPEC.rules.facts(state, viewer))
    return found


def test_every_fact_is_listed_and_none_that_never_comes_up() -> None:
    names = told()
    known = {name: pattern(name) for name in FACTS}
    assert {name for name in names if not any(p.fullmatch(name) for p in known.values())} == set()
    assert {n for n, p in known.items() if not any(map(p.fullmatch, names))} <= RARE
