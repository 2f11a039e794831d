"""What changes in a game of the Postponed Crusade, and how it is told."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.rng import shuffle
from stupor.games.stupor_mundi import verbs
from stupor.games.stupor_mundi.crusade.board_queries import CRUSADERS, knights_owned
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    BOARD_NAMES,
    HARBOUR,
    KNIGHTS,
    LIBRARY,
    LONELY,
    STRUCTURES,
)
from stupor.games.stupor_mundi.expansions.state import Crusade, Expansions
from stupor.games.stupor_mundi.figures.extras import SUPPLY
from stupor.games.stupor_mundi.ids import FREDERICK, SITE_NAMES
from stupor.games.stupor_mundi.state import Player, State


def zone_of(board: int) -> str:
    """The zone of the things on a board."""
    return f"crusade.{BOARD_NAMES[board]}"


def take_book(s: State, who: int, crusade: Crusade) -> None:
    """Take a Papal Book."""
    book = _take(s, crusade, LIBRARY)
    player = s.players[who]
    player.holdings = player.holdings.with_book(book)
    _tell(s, who, LIBRARY, f"book.{book}", f"books.{who}")


def buy_ship(s: State, who: int, crusade: Crusade) -> None:
    """Pay for the Supply Ship on top and take it; the next one comes to light."""
    ship = SUPPLY.laid(s.edition.figures)[_take(s, crusade, HARBOUR)]
    verbs.pay(s, who, ship.stone, ship.grain, ship.coins, "crusade")
    player = s.players[who]
    player.holdings = player.holdings.with_ship(ship.id)
    _tell(s, who, HARBOUR, f"supply.{ship.id}", f"ships.{who}")
    left = crusade.items[HARBOUR][:-1]
    if left:
        verbs.moved(s, FREDERICK, f"supply.{left[-1]}", "pile.supply", zone_of(HARBOUR))


def take_mantle(s: State, who: int, crusade: Crusade, space: int) -> None:
    """Lay a Mantle over the Ally on a space (from 0)."""
    mantle = _take(s, crusade, ALLIES)
    player = s.players[who]
    player.holdings = player.holdings.with_mantle(space, mantle)
    _tell(s, who, ALLIES, f"mantle.{mantle}", f"mantle.{who}.{space + 1}")


def buy_knight(s: State, who: int, crusade: Crusade, coins: int) -> int:
    """Pay so much for a card of Crusade Knights, whose action runs before it is taken to hand."""
    card = _take(s, crusade, KNIGHTS)
    verbs.pay(s, who, 0, 0, coins, "crusade")
    player = s.players[who]
    player.bought = (*player.bought, card)
    _tell(s, who, KNIGHTS, f"card.{card}", f"bought.{who}")
    return card


def raise_papal(s: State, who: int, crusade: Crusade, site: int, papal: int) -> None:
    """Let a Papal Structure stand on a site in place of a plain one."""
    _remove(s, crusade, STRUCTURES, papal)
    player = s.players[who]
    player.holdings = player.holdings.with_mark(site, papal)
    _tell(s, who, STRUCTURES, f"papal.{papal}", f"over.{who}.{SITE_NAMES[site]}")


def _take(s: State, crusade: Crusade, board: int) -> int:
    item = crusade.items[board][-1]
    _remove(s, crusade, board, item)
    return item


def _remove(s: State, crusade: Crusade, board: int, item: int) -> None:
    s.expansions = Expansions(crusade.without(board, item), s.expansions.projects)


def _tell(s: State, who: int, board: int, piece: str, target: str) -> None:
    if s.events is not None:
        verbs.moved(s, who, piece, zone_of(board), target)
        emit.event(s, "crusade", who, BOARD_NAMES[board])


def flip_board(s: State, who: int, crusade: Crusade, board: int) -> None:
    """Turn a board to its excommunication side."""
    s.expansions = Expansions(crusade.flipped(board), s.expansions.projects)
    emit.counter(s, who, f"banned.{BOARD_NAMES[board]}", 1, 1, "crusade")
    emit.event(s, "banned", who, BOARD_NAMES[board])


def dismiss_knights(s: State) -> None:
    """Every card of Crusade Knights becomes a Lonely Knight where it is."""
    if not any(knights_owned(player) for player in s.players):
        return
    emit.event(s, "exchanged", FREDERICK)
    s.own_all()
    for seat, player in enumerate(s.players):
        mixed = not CRUSADERS.isdisjoint(player.deck)
        for zone, cards in _cards_of(seat, player):
            _exchange(s, seat, zone, cards)
        for slot, card in enumerate(player.slots):
            if card in CRUSADERS:
                name = "down" if player.down >> slot & 1 else "slot"
                player.slots[slot] = _exchanged(s, seat, f"{name}.{seat}.{slot + 1}", card)
        if mixed:
            shuffle(s.rng, player.deck)


def _cards_of(seat: int, player: Player) -> list[tuple[str, list[int]]]:
    return [
        (f"hand.{seat}", player.hand),
        (f"deck.{seat}", player.deck),
        (f"discard.{seat}", player.discard),
    ]


def _exchange(s: State, seat: int, zone: str, cards: list[int]) -> None:
    for place, card in enumerate(cards):
        if card in CRUSADERS:
            cards[place] = _exchanged(s, seat, zone, card)


def _exchanged(s: State, seat: int, zone: str, card: int) -> int:
    lonely = card + LONELY
    verbs.moved(s, seat, f"card.{card}", zone, "box")
    verbs.moved(s, seat, f"card.{lonely}", "box", zone)
    return lonely
