"""What can be agreed on before a game of the toy: how long, and how rich one begins."""

from __future__ import annotations

from typing import Final

from stupor.engine.variants import Value, Variant

ROUNDS: Final = {"short": 5, "long": 8}
LENGTH: Final = Variant(
    "length",
    "Length",
    (Value("short", "Short", "Five rounds"), Value("long", "Long", "Eight rounds")),
    "short",
    "how many rounds are played",
)
RICH: Final = Variant(
    "rich",
    "Purses",
    (Value(False, "Empty", "Nobody has a coin"), Value(True, "Full", "Three coins each")),
    False,
    "everybody begins with three coins",
)
VARIANTS: Final = (LENGTH, RICH)
