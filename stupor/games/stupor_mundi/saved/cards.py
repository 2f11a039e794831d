"""Action cards: each in one place, each where it may be, and none lost that nobody paid with."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.engine.field_checks import Places, check, check_known
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.cards import CARDS, advanced_cards, house_cards
from stupor.games.stupor_mundi.crusade.board_queries import CRUSADERS, LONELY_KNIGHTS
from stupor.games.stupor_mundi.crusade.data import ITEMS_ON_BOARD, KNIGHTS
from stupor.games.stupor_mundi.effects.book import price_of
from stupor.games.stupor_mundi.ids import DRAFT, EMPTY, NOTHING
from stupor.games.stupor_mundi.state import Player, State

LEVELS = "ab"


def check_cards(s: State) -> None:
    """BadField for cards that are twice, missing, or where they cannot be."""
    lying = Places("card")
    for place, cards in _common(s):
        _check_advanced(s, cards, place)
        lying.lay(cards, place)
    for seat, player in enumerate(s.players):
        for name, cards in zones_of(player):
            place = f"players[{seat}].{name}"
            _check_owned(s, player, cards, place)
            lying.lay(cards, place)
    levels = [CARDS[card].level for card in s.card_pile]
    check(levels == sorted(levels, reverse=True), "card_pile", "level A lies on level B, unmixed")
    _check_missing(s, lying.found)


def zones_of(player: Player) -> Iterator[tuple[str, list[int]]]:
    """The cards of a House by the field that holds them."""
    yield "hand", player.hand
    yield "deck", player.deck
    yield "discard", player.discard
    yield "slots", [card for card in player.slots if card != EMPTY]
    yield "bought", list(player.bought)


def _common(s: State) -> Iterator[tuple[str, list[int]]]:
    yield "card_pile", s.card_pile
    yield "spare_cards", list(s.spare_cards)
    yield "city_cards", [card for card in s.city_cards if card != NOTHING]


def _check_advanced(s: State, cards: list[int], place: str) -> None:
    check_known(CARDS, cards, place)
    for card in cards:
        sold = CARDS[card].level in LEVELS and s.edition.name in CARDS[card].editions
        check(sold, place, f"card {card} is no Advanced card of this edition")


def _check_owned(s: State, player: Player, cards: list[int], place: str) -> None:
    check_known(CARDS, cards, place)
    check(not cards or s.phase != DRAFT, place, "no cards are dealt before the Houses are drafted")
    board = s.expansions.crusade
    knights = LONELY_KNIGHTS if board and board.is_banned(KNIGHTS) else CRUSADERS
    for number in cards:
        card = CARDS[number]
        mine = card.house in (-1, player.house) and s.edition.name in card.editions
        knight = number in LONELY_KNIGHTS or number in CRUSADERS
        check(mine, place, f"card {number} is of another House or edition")
        check(not knight or number in knights, place, f"card {number} is no Knight of this game")


def _check_missing(s: State, found: dict[int, str]) -> None:
    """So many cards may be missing as were given for cards, and in a solo game any of a city."""
    edition = s.edition.name
    sold = [card for level in LEVELS for card in advanced_cards(level, edition)]
    for level in LEVELS:
        _check_spare(s, level)
    lost = sum(card not in found for card in sold) if s.automa is None else 0
    for player in s.players if s.phase != DRAFT else ():
        lost += sum(card not in found for card in house_cards(player.house, edition))
    lost += _knights_missing(s, found)
    paid = sum(_is_paid_by_card(s, card, found) for card in sold)
    check(lost <= paid, "players", f"{lost} cards are missing, and {paid} were paid with a card")


def _check_spare(s: State, level: str) -> None:
    """As many cards of a level are out of play as this table leaves in the box."""
    spare = sum(CARDS[card].level == level for card in s.spare_cards)
    cards = advanced_cards(level, s.edition.name)
    boxed = len(cards) - params.ADVANCED_CARDS_PER_LEVEL[s.seats]
    said = f"{boxed} cards of level {level.upper()} are not in play"
    check(spare == boxed, "spare_cards", f"{said}, not {spare}")


def _knights_missing(s: State, found: dict[int, str]) -> int:
    crusade = s.expansions.crusade
    if crusade is None or KNIGHTS not in crusade.boards:
        return 0
    owned = sum(card in CRUSADERS or card in LONELY_KNIGHTS for card in found)
    return ITEMS_ON_BOARD[s.seats] - len(crusade.items[KNIGHTS]) - owned


def _is_paid_by_card(s: State, card: int, found: dict[int, str]) -> bool:
    """Whether an Advanced card that was bought, as far as can be seen, costs another card."""
    bought = found.get(card, "players").startswith("players")
    return bought and price_of(card, s.edition.figures).card
