"""Purchasing Advanced Action cards."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.codec import SILENT
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import queries, verbs, zones
from stupor.games.stupor_mundi.crusade import boards
from stupor.games.stupor_mundi.crusade.board_queries import lies_on
from stupor.games.stupor_mundi.crusade.data import KNIGHTS
from stupor.games.stupor_mundi.data.workplaces import (
    CHEAPER_CARDS,
    VP_FOR_CARD,
    VP_FOR_PURCHASE,
)
from stupor.games.stupor_mundi.effects.book import Follow, price_of
from stupor.games.stupor_mundi.effects.gains import Score
from stupor.games.stupor_mundi.figures.tiles import gain_of
from stupor.games.stupor_mundi.ids import GRAIN, NOTHING
from stupor.games.stupor_mundi.state import Player, State

#: The abilities that pay for a card.
REWARDED: Final = VP_FOR_CARD | VP_FOR_PURCHASE
#: Augustales that a Workplace takes off a card's price.
CARD_DISCOUNT: Final = 2


@asks("purchase", "purchase.city")
class Purchase(Choice):
    """Buy one Advanced card of the city where the Ship lies; its action runs at once.

    Attributes:
        pay: what of its price is paid: printed (all of it), no coins, or nothing.
    """

    pay: str = field(default="printed", metadata=SILENT)

    def options(self, s: State, who: int) -> list[Option]:
        """The cards that can be paid."""
        player = s.players[who]
        first = player.ship * 2
        offers: list[Option] = [
            ("purchase", card)
            for card in s.city_cards[first : first + 2]
            if card != NOTHING and payable(s, player, card, self.pay)
        ]
        knights = lies_on(s, KNIGHTS)
        if knights and payable(s, player, knights[-1], self.pay):
            offers.append((boards.KNIGHT,))
        return [*offers, DONE] if offers else []

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay, run the card's action, take it to hand, then what Workplaces add."""
        if option == DONE:
            return
        if option[0] == boards.KNIGHT:
            purchase_knight(s, who, self.pay)
            return
        player = s.players[who]
        card = int(option[1])
        clauses: list[Effect] = []
        price = price_of(card, s.edition.figures)
        if price.card and self.pay != "nothing":
            clauses.append(GiveCard(card))
        clauses += [Follow(f"card.{card}"), TakeToHand(card)]
        owned = queries.abilities(s, player) & REWARDED
        if owned:
            clauses += benefits(owned, s.edition.figures)
        if price.grain and self.pay != "nothing":
            verbs.store(s, who, GRAIN, -price.grain, "purchase")
        if self.pay == "printed":
            verbs.gain_coins(s, who, -coins_for(s, player, card, self.pay), "purchase")
        index = s.city_cards.index(card)
        s.city_cards[index] = NOTHING
        player.bought = (*player.bought, card)
        if s.events is not None:
            source = zones.city_space("city_card", index)
            verbs.moved(s, who, f"card.{card}", source, f"bought.{who}")
            emit.event(s, "purchased", who, card)
        push(s, *clauses)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether the card lies elsewhere or cannot be paid."""
        match option:
            case ("purchase", int(card)) if card in s.city_cards and card:
                here = s.city_cards.index(card) // 2 == s.players[who].ship
                return "purchase.cost" if here else self.rule
            case ("knight",):
                return boards.refusal(s, option)
        return self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The city where the cards lie, and what is paid where that is not all of the price."""
        paid = {} if self.pay == "printed" else {"pay": self.pay}
        return {"city": s.players[who].ship, **paid}


def purchase_knight(s: State, who: int, pay: str) -> None:
    """Buy a card of Crusade Knights: its action, the hand, Workplaces; then perhaps the ban."""
    player = s.players[who]
    owned, knights = queries.abilities(s, player), lies_on(s, KNIGHTS)
    card = boards.buy_knight(s, who, coins_for(s, player, knights[-1], pay))
    clauses = (Follow(f"card.{card}"), TakeToHand(card), *benefits(owned, s.edition.figures))
    push(s, *clauses, *boards.aftermath(s, KNIGHTS))


def coins_for(s: State, player: Player, card: int, pay: str = "printed") -> int:
    """Augustales for a card, or for Crusade Knights, after all discounts (R28)."""
    if pay != "printed":
        return 0
    discount = CARD_DISCOUNT if queries.abilities(s, player) & CHEAPER_CARDS else 0
    return max(0, price_of(card, s.edition.figures).coins - discount)


def payable(s: State, player: Player, card: int, pay: str = "printed") -> bool:
    """Whether a player can pay a card's coins or Grain, or has a card to give (R8)."""
    if pay == "nothing":
        return True
    price = price_of(card, s.edition.figures)
    if price.card:
        return bool(player.hand or player.discard)
    if player.grain < price.grain:
        return False
    return player.coins >= coins_for(s, player, card, pay)


def benefits(owned: int, figures: Corrections = ()) -> list[Effect]:
    """What Workplaces pay for a purchased card."""
    gains: list[Effect] = []
    if owned & VP_FOR_CARD:
        gains.append(Score(3, "workplace"))
    if owned & VP_FOR_PURCHASE:
        gains.append(Score(gain_of(VP_FOR_PURCHASE, figures), "workplace"))
    return gains


@asks("give", "purchase.give")
class GiveCard(Choice):
    """Pay "1 Action card": remove a card of the hand or the discard pile from the game (R8).

    Attributes:
        bought: the card that is being paid.
    """

    bought: int

    def options(self, s: State, who: int) -> list[Option]:
        """The cards that may be given."""
        player = s.players[who]
        return [("give", card) for card in (*player.hand, *player.discard)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Remove the card from the game."""
        player = s.players[who]
        card = int(option[1])
        in_hand = card in player.hand
        (player.hand if in_hand else player.discard).remove(card)
        source = f"hand.{who}" if in_hand else f"discard.{who}"
        verbs.moved(s, who, f"card.{card}", source, "box")
        emit.event(s, "gave", who, card)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The card that is being paid."""
        return {"card": self.bought}


@clause
class TakeToHand(Effect):
    """A purchased card goes to hand after its action; it may be played in this round.

    Attributes:
        card: its number.
    """

    card: int

    def resolve(self, s: State, who: int) -> None:
        """Take the card."""
        player = s.players[who]
        player.bought = tuple(card for card in player.bought if card != self.card)
        player.hand.append(self.card)
        if s.events is not None:
            verbs.moved(s, who, f"card.{self.card}", f"bought.{who}", f"hand.{who}")
