"""Laying out the Imperial Projects."""

from __future__ import annotations

from stupor.engine.corrections import Corrections
from stupor.engine.rng import Rng, shuffle
from stupor.games.stupor_mundi.expansions.state import Commissions
from stupor.games.stupor_mundi.figures.extras import PROJECTS_ALONE
from stupor.games.stupor_mundi.projects.data import CONDITIONS, IN_PLAY, KINDS, PROJECTS


def lay_projects(rng: Rng, seats: int, figures: Corrections = ()) -> Commissions:
    """Some Projects of each kind by lot, each with a Condition by lot."""
    counts = PROJECTS_ALONE.laid(figures)[1].counts if seats == 1 else IN_PLAY[seats]
    chosen: list[int] = []
    for kind, count in zip(KINDS, counts, strict=True):
        tiles = [project.id for project in PROJECTS if project.kind == kind]
        shuffle(rng, tiles)
        chosen += sorted(tiles[:count])
    conditions = [condition.id for condition in CONDITIONS]
    shuffle(rng, conditions)
    return Commissions(tuple(chosen), tuple(conditions[: len(chosen)]))
