"""Collects the counts for a balance report while a game is played."""

from __future__ import annotations

from typing import Any

from stupor.engine.census import Census
from stupor.engine.game import Game
from stupor.engine.rules import Result, collect_events


class CensusListener:
    """Passes the events of a game to its census."""

    __slots__ = ("_census", "_told")

    def __init__(self, census: Census, state: Any) -> None:
        """Start collecting the events of a state."""
        self._census = census
        self._told = collect_events(state)

    def collect(self, state: Any) -> None:
        """Count the events since the last call."""
        for event in self._told:
            self._census.hear(event)
        self._told.clear()

    def close(self, result: Result) -> dict[str, Any]:
        """The finished game as JSON values: points by source, traits of the seats, counts."""
        return {
            "sources": {source: list(vp) for source, vp in result.categories.items()},
            "traits": {trait: list(of) for trait, of in self._census.traits.items()},
            "counts": {what: list(times) for what, times in self._census.counts.items()},
        }


def start_census(spec: Game, state: Any) -> CensusListener:
    """The listener for a game that has just been set up."""
    return CensusListener(census_of(spec).Census(state), state)


def census_of(spec: Game) -> Any:
    """The game's module with its Census and the SECTIONS of its report."""
    return spec.needed("census", "balance report")
