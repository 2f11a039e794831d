"""A turn: travel, play one card or pass, and the end of it (R1, R2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.effect import Choice, Effect, asks
from stupor.engine.notation import ENDS, PASSES, Option
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.crusade import boards
from stupor.games.stupor_mundi.effects.book import all_cards, card_clauses
from stupor.games.stupor_mundi.effects.build import Build
from stupor.games.stupor_mundi.effects.market import VisitMarket, can_sell, market_at
from stupor.games.stupor_mundi.effects.obstacle import obstacle
from stupor.games.stupor_mundi.effects.promote import Promote
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.effects.summon import Summon
from stupor.games.stupor_mundi.ids import BUILD, EMPTY, MARKET, PROMOTE, PURCHASE, SUMMON
from stupor.games.stupor_mundi.state import State

UP: Final = "up"
DOWN: Final = "down"
#: All travels there are; the first so many can be paid.
SAILS: Final[tuple[Option, ...]] = tuple(
    ("sail", steps) for steps in range(1, params.MAX_TRAVEL + 1)
)
BUILDING: Final = Build()
MAIN_ACTIONS: Final[dict[str, Effect]] = {
    PROMOTE: Promote(),
    MARKET: VisitMarket(),
    BUILD: BUILDING,
    SUMMON: Summon(),
    PURCHASE: Purchase(),
}


@asks("turn", "turn.card", forced=False)
class Turn(Choice):
    """Travel first, or play a card at once, or pass; after travelling only the latter two.

    Attributes:
        travelled: whether the Ship has moved already.
    """

    travelled: bool = False

    def options(self, s: State, who: int) -> list[Option]:
        """Harbours in reach, every card for every free slot and face, and pass.

        Alone one passes only where no card can be played.
        """
        player = s.players[who]
        slots = queries.free_slots(player)
        reach = 0 if self.travelled else queries.steps_in_reach(s, player)
        offers = [*SAILS[:reach]]
        cards = player.hand if slots else []
        plays = plays_into(slots)
        for card in cards:
            offers += plays[card]
        if s.automa is None or not cards:
            offers.append(PASSES)
        return offers

    def take(self, s: State, who: int, option: Option) -> None:
        """Sail, play or pass."""
        if option == PASSES:
            pass_round(s, who)
        elif option[0] == "sail":
            sail(s, who, int(option[1]))
            push(s, TRAVELLED)
        else:
            play_card(s, who, int(option[1]), int(option[2]) - 1, option[3] == DOWN)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule of the turn stands against it."""
        player = s.players[who]
        match option:
            case ("pass",):
                return "solo.pass"
            case ("sail", *_):
                return "travel.once" if self.travelled else travel_rule(s)
            case ("play", int(card), int(slot), ("up" | "down")) if card in player.hand:
                locked = slot == params.SLOTS and player.slots[5] == EMPTY
                return "slot.locked" if locked else "slot.taken"
            case (str(action),) if action in MAIN_ACTIONS:
                return "slot.spears" if possible(s, who, action) else obstacle(s, who, action)
        return self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """Whether the Ship has moved already."""
        return {"travelled": self.travelled}


TRAVELLED: Final = Turn(travelled=True)


@cache
def plays_into(slots: tuple[int, ...]) -> dict[int, tuple[Option, ...]]:
    """Each card in each of these slots (from 0), face up and face down."""
    ways: list[tuple[int, str]] = [(slot + 1, face) for slot in slots for face in (UP, DOWN)]
    return {card: tuple([_play(card, *way) for way in ways]) for card in all_cards()}


@cache
def _play(card: int, slot: int, face: str) -> Option:
    """The same object in the options of all slots that hold it: there are dozens of them."""
    return "play", card, slot, face


def travel_rule(s: State) -> str:
    """The id of the rule that says what a travel costs."""
    return "travel.price" if s.edition.free_travel else "travel.each"


def sail(s: State, who: int, steps: int) -> None:
    """Travel clockwise so many spaces, for what they cost here and now."""
    player = s.players[who]
    price = queries.sail_price(s, player, steps)
    verbs.gain_coins(s, who, -price, "travel")
    verbs.move_ship(s, who, (player.ship + steps) % 5, price)


def pass_round(s: State, who: int) -> None:
    """Take no more turns in this round."""
    s.players[who].passed = True
    emit.counter(s, who, f"passed.{who}", 1, 1, "pass")
    emit.event(s, "passed", who)


def play_card(s: State, who: int, card: int, slot: int, down: bool) -> None:
    """Lay a card into a slot and line up what it allows."""
    player = s.players[who]
    player.hand.remove(card)
    player.slots[slot] = card
    player.turns += 1
    if s.story.visits is not None:
        s.story = s.story.visited(s.round, player.ship)
    zone = "slot"
    if down:
        player.down |= 1 << slot
        zone = "down"
    if s.events is not None:
        verbs.moved(s, who, f"card.{card}", f"hand.{who}", f"{zone}.{who}.{slot + 1}")
        emit.event(s, "played", who, "" if down else card, slot + 1, DOWN if down else UP)
    if down:
        push(s, SPEARS[queries.has_spears(player)][slot])
    else:
        push(s, *card_clauses(card, s.edition.figures))


def possible(s: State, who: int, action: str) -> bool:
    """Whether a main action could do anything now."""
    if action == MARKET:
        player = s.players[who]
        side = market_at(s, player.ship)
        if player.coins >= side.buy.coins or can_sell(player, side):
            return True
        return s.expansions.crusade is not None and bool(boards.offers(s, who, boards.SUPPLY))
    if action == BUILD:
        return BUILDING.possible(s, who)
    effect = MAIN_ACTIONS[action]
    return isinstance(effect, Choice) and bool(effect.options(s, who))


@asks("action", "slot.spears")
class MainAction(Choice):
    """A face-down card: one of the main actions at its spears, or both with that Keep.

    Attributes:
        actions: the main actions: promote, market, build, summon, purchase.
        both: whether the other one follows.
    """

    actions: tuple[str, ...]
    both: bool = False

    def options(self, s: State, who: int) -> list[Option]:
        """The actions that could do something."""
        return [(action,) for action in self.actions if possible(s, who, action)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Do that action, and with the Keep the other one afterwards."""
        action = str(option[0])
        others = tuple(other for other in self.actions if other != action)
        after = (MainAction(others),) if self.both and others else ()
        emit.event(s, "action", who, action)
        push(s, MAIN_ACTIONS[action], *after)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether the spears point elsewhere, or what leaves that action with nothing to do."""
        pointed = len(option) == 1 and option[0] in self.actions
        return obstacle(s, who, str(option[0])) if pointed else self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """What the spears point to."""
        return {"actions": list(self.actions), "both": self.both}


#: What a card played face down asks, by whether both actions are done and by slot.
SPEARS: Final = tuple(
    tuple(MainAction(actions, both) for actions in params.SPEARS) for both in (False, True)
)


@asks("end", "turn.end", forced=False)
class EndTurn(Choice):
    """The turn is over when its player says so; passing has said it already."""

    def options(self, s: State, who: int) -> list[Option]:
        """One way, unless the player has passed."""
        return [] if s.players[who].passed else [ENDS]

    def take(self, s: State, who: int, option: Option) -> None:
        """Nothing more to do."""
