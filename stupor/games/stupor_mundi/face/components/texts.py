"""Words of cards and Keeps as they are shown; the words themselves stand in the rules' data."""

from functools import cache
from typing import Final

from stupor.games.stupor_mundi.cards import CARDS, advanced_cards
from stupor.games.stupor_mundi.face.components import printed
from stupor.games.stupor_mundi.params import REWARDS
from stupor.games.stupor_mundi.wording import coins_text, goods_text, lot_text
from stupor.language import joined, mark, tr

#: What an Ally of each circle is.
CIRCLES: Final = {"independent": mark("Independent"), "loyalist": mark("Loyalist")}
KEEPS: Final[dict[str, str]] = {
    "hand": mark("Hand limit +2"),
    "spears": mark("Both main actions"),
    "slot": mark("Sixth card slot"),
}


def card_text(card: int) -> tuple[str, str]:
    """Title and sentence of a House or Advanced Action card."""
    shown = printed.CARDS[card]
    return tr(shown.name).replace("'", "\u2019"), tr(shown.text).replace("'", "\u2019")


def card_price(card: int) -> tuple[str, int]:
    """What an Advanced card is paid with, as coin, grain or card, and how many of them."""
    price = printed.CARDS[card].price
    if price.coins or price.grain:
        return ("coin", price.coins) if price.coins else ("grain", price.grain)
    return "card", 1


def price_text(card: int) -> str:
    """What an Advanced card costs in words."""
    paid, count = card_price(card)
    words = {
        "coin": coins_text(count),
        "grain": lot_text(count, 0),
        "card": tr("a card"),
    }
    return words[paid]


@cache
def grain_buys_cards(edition: str) -> bool:
    """Whether some Advanced cards of an edition are paid in Grain."""
    cards = (*advanced_cards("a", edition), *advanced_cards("b", edition))
    return any(CARDS[card].price.grain for card in cards)


def reward_text(row: int) -> str:
    """What issuing the Edict of a row brings."""
    coins, cubes, points = REWARDS[row - 1]
    either = joined((goods_text(kind, cubes) for kind in ("grain", "stone")), "or")
    parts = [coins_text(coins)] * bool(coins) + [either] * bool(cubes)
    return joined(parts + [tr("{points} VP", points=points)] * bool(points))
