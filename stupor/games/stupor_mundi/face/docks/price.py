"""What cards and Crusade Knights cost whoever looks, with all that is taken off (R28)."""

from stupor.games.stupor_mundi.crusade.data import KNIGHT_COINS
from stupor.games.stupor_mundi.data.workplaces import CHEAPER_CARDS
from stupor.games.stupor_mundi.effects.purchase import CARD_DISCOUNT
from stupor.games.stupor_mundi.face.castle.castle_board import abilities_of
from stupor.games.stupor_mundi.face.view import TableView


def paid_by_the_card(view: TableView) -> bool:
    """Whether the Purchase that is asked for costs no Augustales, by a card or a bonus."""
    asked = view.mine("purchase")
    return asked is not None and "pay" in asked.context


def card_discount(view: TableView) -> int:
    """Augustales that a Workplace takes off every card."""
    return CARD_DISCOUNT if abilities_of(view) & CHEAPER_CARDS else 0


def knights_price(view: TableView) -> int:
    """Augustales for Crusade Knights now."""
    return 0 if paid_by_the_card(view) else max(0, KNIGHT_COINS - card_discount(view))
