"""Every figure that no rulebook of ours states, and the corrections a game can be played with."""

from __future__ import annotations

from collections.abc import Mapping

from stupor.engine.corrections import as_options
from stupor.engine.figures import Figure, Flaw, Value
from stupor.games.burgundy import params
from stupor.games.burgundy.data.goods import GOODS_NAMES
from stupor.games.burgundy.figures import corrections
from stupor.games.burgundy.figures.kinds import CORRECTABLE, spots
from stupor.language import mark

#: Its figures have no letters.
LETTERS = ""
_CERTAIN = mark("all sources agree")


def reconstructed() -> list[Figure]:
    """Every figure that no rulebook states, section by section; some stay as they are."""
    fixed = [
        Figure(
            f"numbers.{figure.name}",
            mark("Numbers in the rules"),
            "value",
            mark("Printed on the boards"),
            figure.value,
            "",
            mark("Numbers"),
            _CERTAIN,
        )
        for figure in params.ORIGINS
        if figure.source in CORRECTABLE
    ]
    goods = Figure(
        "goods",
        mark("Goods"),
        "numbers",
        mark("Which colour each number of a die sells"),
        " ".join(GOODS_NAMES),
        "",
        mark("Numbers"),
        mark("only the colours differ"),
    )
    return [*(spot.figure() for spot in spots().values()), *fixed, goods]


def flaws(wanted: Mapping[str, object]) -> list[Flaw]:
    """All that is wrong with corrections; nothing when a game can be played with them."""
    return list(corrections.flaws(wanted))


def tidied(wanted: Mapping[str, object]) -> dict[str, dict[str, Value]]:
    """Sound corrections in their one notation and order."""
    return as_options(corrections.read_corrections(wanted))
