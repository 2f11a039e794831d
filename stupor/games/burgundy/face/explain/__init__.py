"""What there is to say about a thing: its name, the rule, how it stands now; words for advice."""

from stupor.games.burgundy.face.explain.explanations import explanation
from stupor.games.burgundy.face.explain.shared_words import Explanation

__all__ = ["Explanation", "explanation"]
