"""What comes to light by chance: cards, Market cards, Allies, Edicts, Frederick's cards."""

from __future__ import annotations

from typing import Final

from stupor.language import mark
from stupor.stage.sheet import Piles

PILES: Final = Piles(
    SIGNS={
        "draw": "card/mini-back",
        "market": "octagon/market",
        "ally": "ally/back",
        "edict": "edict/back",
        "ships": "icon/supply-ship",
        "frederick": "icon/frederick",
    },
    WORDS={
        "market": mark("A Market card"),
        "ally": mark("New Allies"),
        "edict": mark("A new Edict"),
        "ships": mark("A new Supply Ship"),
        "frederick": mark("Frederick’s card"),
    },
    OWN=mark("Cards drawn by {who}"),
    SEVERAL=mark("Several cards at once"),
)
