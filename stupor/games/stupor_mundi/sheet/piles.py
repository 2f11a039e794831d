"""What comes to light by chance: cards, Market cards, Allies, Edicts, Frederick's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.language import mark, tr

_SIGNS: Final = {
    "draw": "card/mini-back",
    "market": "octagon/market",
    "ally": "ally/back",
    "edict": "edict/back",
    "ships": "icon/supply-ship",
    "frederick": "icon/frederick",
}
_WORDS: Final = {
    "market": mark("A Market card"),
    "ally": mark("New Allies"),
    "edict": mark("A new Edict"),
    "ships": mark("A new Supply Ship"),
    "frederick": mark("Frederick’s card"),
}


def sign_of(pile: str) -> str:
    """The sprite of a pile, or nothing."""
    return _SIGNS.get(pile.partition(".")[0], "")


def words_of(pile: str, who: str) -> str:
    """What came from a pile; `who` drew."""
    if "+" in pile:
        return tr("Several cards at once")
    kind = pile.partition(".")[0]
    return tr(_WORDS[kind]) if kind in _WORDS else tr("Cards drawn by {who}", who=who)


def thrown(key: str, badge: str) -> Sequence[str]:
    """Nothing is thrown."""
    return ()


def throw_words(key: str) -> str:
    """Nothing is thrown."""
    return ""
