"""Whether a game ships puzzles: asked by the title, which reads none of them."""

from __future__ import annotations

from stupor.platform.paths import resources
from stupor.puzzles.collection import FILE


def has_puzzles(game: str) -> bool:
    """Whether there is a file of puzzles for a game."""
    return (resources() / game / FILE).is_file()
