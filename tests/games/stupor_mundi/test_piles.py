"""What came to light by chance has words and a sign, whatever it was."""

from stupor.games.stupor_mundi.secrets import _LEFT
from stupor.games.stupor_mundi.sheet.piles import PILES


def test_every_pile_has_its_words_and_its_sign() -> None:
    """Given each pile that all share, then its words need no name, and it has a sign."""
    for pile in _LEFT:
        assert "drawn by" not in PILES.words_of(pile, ""), pile
        assert PILES.sign_of(pile), pile
    assert PILES.words_of("draw.1", "Anna") == "Cards drawn by Anna"
