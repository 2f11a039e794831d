"""What lies under the pointer, and what there is to say about it: name, rule, present numbers."""

from stupor.games.stupor_mundi.face.explain.explanations import (
    explanation,
    nodes,
    place_of,
    spots,
)
from stupor.games.stupor_mundi.face.explain.shared_words import Explanation

__all__ = ["Explanation", "explanation", "nodes", "place_of", "spots"]
