"""The five main actions: all that is said of each of them, wherever it is said."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.ids import BUILD, MARKET, PROMOTE, PURCHASE, SUMMON
from stupor.language import mark


@record
class MainAction:
    """An action by its key: in a word, in a title, in a sentence, and by its sign.

    `text` is what it does and `rule` where that stands; `next` is the choice that it asks for;
    `place` is where that is made and `advice` what may be done there; `hint` is said once in
    somebody's first game; `skip` is what the seal says where it gives the action up, and `given_up`
    what is said then. `deeds` are the events by which it is known.
    """

    key: str
    name: str
    title: str
    text: str
    rule: str
    next: str
    place: str
    advice: str
    hint: str
    skip: str
    given_up: str
    deeds: tuple[str, ...]

    @property
    def sign(self) -> str:
        """Its octagon."""
        return f"octagon/{self.key}"


#: From left to right on the Player Board.
MAIN: Final = (
    MainAction(
        PROMOTE,
        mark("Promote"),
        mark("Promote a Specialist"),
        mark("Move a Specialist one space along its path; pay the Grain on the arrow."),
        "promote.path",
        mark("choose a Specialist"),
        mark("your Specialists and their paths"),
        mark("Promote a Specialist."),
        mark(
            "Drag a lit Specialist to the next space of its path. Your Specialists give you "
            "the abilities of their spaces."
        ),
        mark("Do not promote"),
        mark("You do not promote."),
        ("promoted",),
    ),
    MainAction(
        MARKET,
        mark("Market"),
        mark("Visit the Market"),
        mark("Sell once and buy once at your Ship’s Market."),
        "market.once",
        mark("sell or buy"),
        mark("the Market beside your Ship"),
        mark("Visit the Market."),
        mark("Sell on the left half of the Market, buy on the right; once each."),
        mark("Do not trade"),
        mark("You do not trade."),
        ("sold", "bought"),
    ),
    MainAction(
        BUILD,
        mark("Build"),
        mark("Build a Structure"),
        mark("Build a Tower, Wall or Keep in your Castle and pay its site’s Stone and Grain."),
        "build.site",
        mark("choose a site"),
        mark("your Castle and what it still lacks"),
        mark("Build a Structure."),
        mark(
            "Drag a lit piece to a site you can afford. The space it covered on your board opens."
        ),
        mark("Do not build"),
        mark("You do not build."),
        ("built",),
    ),
    MainAction(
        SUMMON,
        mark("Summon"),
        mark("Summon an Ally"),
        mark("Summon an Ally from your Ship’s city; pay the Grain below its tile."),
        "summon.city",
        mark("choose an Ally"),
        mark("the Allies in the cities"),
        mark("Summon an Ally."),
        mark(
            "Drag the Ally to a free space. Each round it gives 1 VP, plus 2 if its condition "
            "is met."
        ),
        mark("Do not summon"),
        mark("You do not summon."),
        ("summoned",),
    ),
    MainAction(
        PURCHASE,
        mark("Purchase"),
        mark("Purchase an Action card"),
        mark("Buy a card in your Ship’s city: its effect happens now, then it joins your hand."),
        "purchase.city",
        mark("choose a card"),
        mark("the Advanced cards in the cities"),
        mark("Purchase a card."),
        mark("Drag the card to your hand. Its effect happens now; you can play it again later."),
        mark("Do not purchase"),
        mark("You do not purchase."),
        ("purchased",),
    ),
)
ACTION_OF: Final = {action.key: action for action in MAIN}
