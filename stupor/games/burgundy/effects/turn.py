"""A turn: two dice in any order, a purchase, and the end of it (B10, B14, B20)."""

from __future__ import annotations

from typing import Final

from stupor.engine import emit
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import ENDS, Option
from stupor.engine.state import Frame
from stupor.games.burgundy import refusals, verbs
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT, HIRING
from stupor.games.burgundy.data.shields import ANY_NUMBER
from stupor.games.burgundy.effects.actions import (
    ACTIONS,
    DEEDS,
    add_actions,
    doubles_prices,
    price,
    shield_offers,
)
from stupor.games.burgundy.effects.anytime import add_anytime, take_anytime
from stupor.games.burgundy.ids import ANY, USED, WILD
from stupor.games.burgundy.params import MAX_SEATS
from stupor.games.burgundy.state import Player, State

_ACTIONS: Final = frozenset(ACTIONS)
#: Monasteries by which something may be done at any time, even with less than two coins.
ANYTIME_POWERS: Final = ANY_PAYMENT | HIRING


@asks("turn", "turn.die", forced=False)
class Turn(Choice):
    """Use a die, buy a tile, hire workers, name a guest, or end the turn.

    Attributes:
        left: how many of its dice are unused.
        begun: whether anything has been done in this turn.
    """

    left: int
    begun: bool = True

    def options(self, s: State, who: int) -> list[Option]:
        """What each die can do, what can be bought, and the end."""
        player = s.players[who]
        duchy = s.duchies[player.duchy]
        offers: list[Option] = []
        left = self.left
        if left:
            add_actions(s, player, duchy, numbers_of(player), offers)
            if s.depot_shields:
                add_shields(s, who, player, left, offers)
        if duchy.silver > 1 or duchy.powers & ANYTIME_POWERS or duchy.shields:
            add_anytime(s, who, duchy, offers)
        offers.append(ENDS)
        return offers

    def take(self, s: State, who: int, option: Option) -> None:
        """Do it; the turn goes on until it is ended."""
        verb = option[0]
        if verb in _ACTIONS:
            s.agenda[-1] = FRAMES[who][self.left - 1]
            player = s.players[who]
            number = int(option[1])
            workers = price(s, s.duchies[player.duchy], option)
            use_die(s, who, number or WILD)
            if workers:
                emit.event(s, "changed", who, number, workers)
                verbs.spend_workers(s, who, workers, "die")
            DEEDS[str(verb)](s, who, option)
        elif verb == "shield":
            s.agenda[-1] = FRAMES[who][0]
            take_for_doubles(s, who, option)
        elif verb == "wild":
            s.agenda[-1] = FRAMES[who][self.left]
            make_wild(s, who, int(option[1]))
        elif verb != "end":
            s.agenda[-1] = FRAMES[who][self.left]
            take_anytime(s, who, option)
        elif self.left:
            emit.event(s, "unused", who, self.left)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule of the turn stands against it."""
        dice = numbers_of(s.players[who])
        return refusals.turn(s, who, option, dice, self.left) or self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The numbers of the unused dice; 0 is any number."""
        return {"dice": list(numbers_of(s.players[who])), "bought": s.bought}


#: A turn under way is all that its frame holds: by seat and number of unused dice.
FRAMES: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    tuple((seat, (Turn(left),)) for left in range(3)) for seat in range(MAX_SEATS)
)
NEW_TURN: Final = Turn(2, begun=False)
#: A turn that begins, by seat.
NEW_FRAMES: Final[tuple[Frame, ...]] = tuple((seat, (NEW_TURN,)) for seat in range(MAX_SEATS))


def begins(s: State) -> bool:
    """Whether a turn is about to begin, so that nobody is in the middle of one."""
    if not s.agenda:
        return False
    asking = s.agenda[-1][1][0]
    return isinstance(asking, Turn) and not asking.begun


def _numbers(*dice: int) -> tuple[int, ...]:
    """The different numbers of dice, but for used ones; 0 stands for any."""
    return tuple(dict.fromkeys(ANY if die == WILD else die for die in dice if die != USED))


#: By two dice as they stand, what they may be used as.
_NUMBERS: Final = tuple(tuple(_numbers(one, other) for other in range(8)) for one in range(8))


def numbers_of(player: Player) -> tuple[int, ...]:
    """The different numbers of the unused dice; 0 stands for any."""
    one, other = player.dice
    return _NUMBERS[one][other]


def use_die(s: State, who: int, wanted: int) -> None:
    """Put the unused die that shows this away."""
    player = s.players[who]
    one, other = player.dice
    dice = (USED, other) if one == wanted else (one, USED)
    if s.events is None:
        player.dice = dice
    else:
        verbs.set_dice(s, who, dice)


def add_shields(s: State, who: int, player: Player, left: int, offers: list[Option]) -> None:
    """Offer shields for doubles, and shield 16 for a die (B82, B94)."""
    duchy = s.duchies[player.duchy]
    if left == 2:
        offers += shield_offers(s, who, doubles_prices(duchy, player.dice))
    if ANY_NUMBER in duchy.shields and not s.wild:
        offers += [("wild", die) for die in sorted({*player.dice} - {USED, WILD})]


def take_for_doubles(s: State, who: int, option: Option) -> None:
    """Both dice, and the workers that make them doubles, for a shield."""
    player = s.players[who]
    workers = doubles_prices(s.duchies[player.duchy], player.dice)[int(option[1]) - 1]
    verbs.set_dice(s, who, (USED, USED))
    if workers:
        emit.event(s, "changed", who, int(option[1]), workers)
        verbs.spend_workers(s, who, workers, "die")
    DEEDS["shield"](s, who, option)


def make_wild(s: State, who: int, die: int) -> None:
    """Let a die be any number; if both are the same it is the first."""
    s.wild = True
    one, other = s.players[who].dice
    verbs.set_dice(s, who, (WILD, other) if one == die else (one, WILD))
    emit.event(s, "wild", who, die)
