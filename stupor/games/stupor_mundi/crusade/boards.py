"""What a House may do on a Crusade board in place of a main action (R28)."""

from __future__ import annotations

from typing import Final

from stupor.engine.agenda import push
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Effect, clause
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.crusade import verbs
from stupor.games.stupor_mundi.crusade.board_queries import banned, lies_on
from stupor.games.stupor_mundi.crusade.data import (
    ALLIES,
    HARBOUR,
    KNIGHTS,
    LIBRARY,
)
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import Coins, Score
from stupor.games.stupor_mundi.figures.extras import SUPPLY as SUPPLY_SHIPS
from stupor.games.stupor_mundi.state import Player, State

BOOK: Final = "book"
SUPPLY: Final = "supply"
MANTLE: Final = "mantle"
KNIGHT: Final = "knight"
_BOARDS: Final = {BOOK: LIBRARY, SUPPLY: HARBOUR, MANTLE: ALLIES, KNIGHT: KNIGHTS}


@clause
class Excommunicate(Effect):
    """The last thing has left a board and its Edict is Issued: the board is flipped.

    Attributes:
        board: the board: 0 library to 4 knights.
    """

    board: int

    def resolve(self, s: State, who: int) -> None:
        """Flip it; Crusade Knights turn lonely at once."""
        crusade = s.expansions.crusade
        if crusade is not None:
            verbs.flip_board(s, who, crusade, self.board)
            if self.board == KNIGHTS:
                verbs.dismiss_knights(s)


def aftermath(s: State, board: int) -> tuple[Effect, ...]:
    """What taking the last thing of a board brings: an Edict, then the excommunication."""
    if lies_on(s, board) or banned(s, board):
        return ()
    return IssueEdict(), Excommunicate(board)


def offers(s: State, who: int, word: str) -> list[Option]:
    """What a House can do on the board that an option's word belongs to."""
    lying = lies_on(s, _BOARDS[word])
    if not lying:
        return []
    player = s.players[who]
    if word == MANTLE:
        return [(MANTLE, space + 1) for space in bare_allies(player)]
    if word == SUPPLY and not can_buy(player, lying[-1], s.edition.figures):
        return []
    return [(word,)]


def bare_allies(player: Player) -> list[int]:
    """The spaces (from 0) of hosted Allies without a Mantle."""
    pairs = zip(player.allies, player.holdings.mantles, strict=True)
    return [space for space, (ally, mantle) in enumerate(pairs) if ally and not mantle]


def can_buy(player: Player, ship: int, figures: Corrections = ()) -> bool:
    """Whether a player can pay for a Supply Ship."""
    price = SUPPLY_SHIPS.laid(figures)[ship]
    return (
        player.coins >= price.coins and player.grain >= price.grain and player.stone >= price.stone
    )


def take(s: State, who: int, option: Option) -> None:
    """Take a Book, buy a Ship, or lay a Mantle."""
    crusade = s.expansions.crusade
    if crusade is None:
        return
    word = str(option[0])
    if word == BOOK:
        verbs.take_book(s, who, crusade)
    elif word == SUPPLY:
        verbs.buy_ship(s, who, crusade)
    else:
        verbs.take_mantle(s, who, crusade, int(option[1]) - 1)
    push(s, *aftermath(s, _BOARDS[word]))


def buy_knight(s: State, who: int, coins: int) -> int:
    """Buy a card of Crusade Knights; the card, whose action is still to run."""
    crusade = s.expansions.crusade
    return verbs.buy_knight(s, who, crusade, coins) if crusade is not None else 0


def refusal(s: State, option: Option) -> str:
    """Which rule keeps a House from the board of an option's word."""
    word = str(option[0])
    return f"crusade.{word}" if lies_on(s, _BOARDS[word]) else "crusade.board"


def book_income(s: State, player: Player) -> tuple[Effect, ...]:
    """What a player's Papal Books add to a promotion."""
    books = len(player.holdings.books)
    if not books:
        return ()
    return (Coins(books, "crusade") if banned(s, LIBRARY) else Score(books, "crusade"),)
