"""All Action cards, and everything printed that is followed by name."""

from functools import cache
from typing import Final

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.cards.advanced import LEVEL_A, LEVEL_B
from stupor.games.stupor_mundi.cards.card import Card
from stupor.games.stupor_mundi.cards.house import HOUSE_CARDS, PROTOTYPE_CARDS
from stupor.games.stupor_mundi.cards.knights import KNIGHT_CARDS
from stupor.games.stupor_mundi.cards.special import SPECIAL_CARDS
from stupor.games.stupor_mundi.effects.book import define, set_price
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import AnyResource, Coins, Draw, Score
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.ids import (
    GREAT_KEEP,
    GREAT_TOWER_A,
    GREAT_TOWER_B,
    GREAT_WALL_A,
    GREAT_WALL_B,
    KEEP,
    TOWER,
    WALL,
)

__all__ = ["CARDS", "Card", "advanced_cards", "house_cards"]

#: What is learned goes by the place in this list: a new card stands at its end.
CARDS: Final = Catalog(
    "cards",
    (*HOUSE_CARDS, *LEVEL_A, *LEVEL_B, *SPECIAL_CARDS, *PROTOTYPE_CARDS, *KNIGHT_CARDS),
)


@cache
def house_cards(house: int, edition: str) -> tuple[int, ...]:
    """The ten cards of a House in an edition."""
    return tuple(card.id for card in CARDS if card.house == house and edition in card.editions)


@cache
def advanced_cards(level: str, edition: str) -> tuple[int, ...]:
    """The Advanced cards of a level in an edition."""
    return tuple(card.id for card in CARDS if card.level == level and edition in card.editions)


for _card in CARDS:
    define(f"card.{_card.id}", *_card.effects)
    set_price(_card.id, _card.price)

define("bonus.a", Coins(6, "city"), *(AnyResource(1, "city"),) * 3)
define("bonus.b", IssueEdict(), Score(3, "city"))
define("bonus.c", Summon(free=True))
define("bonus.d", Build(kinds=(TOWER,), pay="free"))
define("bonus.e", Build(kinds=(WALL,), pay="free"))
define("bonus.f", Build(kinds=(KEEP,), pay="free"))
define("bonus.g", Draw(3), Score(3, "city"))
define("bonus.h", Purchase(pay="nothing"), Score(2, "city"))

define(f"great.{GREAT_TOWER_A}", Purchase())
define(f"great.{GREAT_TOWER_B}", Summon(free=True))
define(f"great.{GREAT_WALL_A}", IssueEdict())
define(f"great.{GREAT_WALL_B}", Promote(free=True))
define(f"great.{GREAT_KEEP}", Promote(), Promote())
