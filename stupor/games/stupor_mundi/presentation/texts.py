"""Words of cards and Keeps as they are shown; the words themselves stand in the rules' data."""

from typing import Final

from stupor.games.stupor_mundi.cards import CARDS

KEEPS: Final[dict[str, str]] = {
    "hand": "Hand size +2",
    "spears": "Both main actions",
    "slot": "Sixth card slot",
}


def card_text(card: int) -> tuple[str, str]:
    """Title and sentence of a House or Advanced Action card."""
    shown = CARDS[card]
    return shown.name.replace("'", "\u2019"), shown.text.replace("'", "\u2019")


def card_price(card: int) -> int:
    """Augustales an Advanced card costs; 0 stands for one Action card."""
    return CARDS[card].price.coins
