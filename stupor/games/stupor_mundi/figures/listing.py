"""Every reconstructed figure, and the corrections that a game can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from stupor.engine.corrections import as_options
from stupor.engine.figures import Figure, Flaw, Value
from stupor.games.stupor_mundi.figures import corrections
from stupor.games.stupor_mundi.figures.corrections import KINDS
from stupor.games.stupor_mundi.figures.fixed import fixed
from stupor.language import mark

LETTERS: Final = mark(
    "S: Stone, G: Grain, A: Augustales; on Edicts also T: Tower, W: Wall, K: Keep, L: Ally, "
    "P: Specialist."
)


def reconstructed() -> list[Figure]:
    """Every figure that no rulebook states, section by section."""
    found: list[Figure] = []
    rest = list(fixed())
    for section, kinds in groupby(KINDS, lambda kind: kind.section):
        found += [figure for kind in kinds for figure in kind.figures()]
        found += [figure for figure in rest if figure.section == section]
    known = {kind.section for kind in KINDS}
    return found + [figure for figure in rest if figure.section not in known]


def flaws(wanted: Mapping[str, object]) -> list[Flaw]:
    """All that is wrong with corrections; nothing when a game can be played with them."""
    return list(corrections.flaws(wanted))


def tidied(wanted: Mapping[str, object]) -> dict[str, dict[str, Value]]:
    """Sound corrections in their one notation and order."""
    return as_options(corrections.read_corrections(wanted))
