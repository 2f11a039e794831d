"""What there is to say about a thing: its name, the rule, how it stands now."""

from stupor.games.burgundy.face.explain.registry import explanation
from stupor.games.burgundy.face.explain.telling import Explanation

__all__ = ["Explanation", "explanation"]
