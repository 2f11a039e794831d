"""A turn: two dice in any order, a purchase, and the end of it (B10, B14, B20)."""

from __future__ import annotations

from typing import Final

from stupor.engine.agenda import push
from stupor.engine.effect import Choice, asks
from stupor.engine.notation import Option
from stupor.games.burgundy import refusals, verbs
from stupor.games.burgundy.data.shields import ANY_NUMBER
from stupor.games.burgundy.effects.actions import (
    ACTIONS,
    DEEDS,
    add_actions,
    doubles_prices,
    price,
    shield_offers,
)
from stupor.games.burgundy.effects.asides import add_asides, take_aside
from stupor.games.burgundy.ids import ANY, END, USED, WILD
from stupor.games.burgundy.state import Player, State

_ACTIONS: Final = frozenset(ACTIONS)


@asks("turn", "turn.die", forced=False)
class Turn(Choice):
    """Use a die, do something aside, or end the turn; `left` dice are unused."""

    left: int
    begun: bool = True

    def options(self, s: State, who: int) -> list[Option]:
        """What each die can do, what can be bought, and the end."""
        player = s.players[who]
        duchy = s.duchies[player.duchy]
        offers: list[Option] = []
        if self.left:
            add_actions(s, who, duchy, numbers_of(player), offers)
            if s.depot_shields:
                add_shields(s, who, player, self.left, offers)
        add_asides(s, who, duchy, offers)
        offers.append(END)
        return offers

    def take(self, s: State, who: int, option: Option) -> None:
        """Do it; the turn goes on until it is ended."""
        verb = option[0]
        if verb in _ACTIONS:
            push(s, TURNS[self.left - 1])
            use_die(s, who, int(option[1]))
            workers = price(s, s.duchies[s.players[who].duchy], option)
            if workers:
                verbs.note(s, "changed", who, int(option[1]), workers)
                verbs.spend_workers(s, who, workers, "die")
            DEEDS[str(verb)](s, who, option)
        elif verb == "shield":
            push(s, TURNS[0])
            take_for_doubles(s, who, option)
        elif verb == "wild":
            push(s, TURNS[self.left])
            make_wild(s, who, int(option[1]))
        elif verb != "end":
            push(s, TURNS[self.left])
            take_aside(s, who, option)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule of the turn stands against it."""
        dice = numbers_of(s.players[who])
        return refusals.turn(s, who, option, dice, self.left) or self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The numbers of the unused dice; 0 is any number."""
        return {"dice": list(numbers_of(s.players[who])), "bought": s.bought}


#: By number of unused dice.
TURNS: Final = (Turn(0), Turn(1), Turn(2))
NEW_TURN: Final = Turn(2, begun=False)


def numbers_of(player: Player) -> tuple[int, ...]:
    """The different numbers of the unused dice; 0 stands for any."""
    one, other = player.dice
    if one == WILD:
        one = ANY
        return (one, other) if other else (one,)
    if other == WILD:
        return (one, ANY) if one else (ANY,)
    if one and other and one != other:
        return (one, other)
    return (one or other,) if one or other else ()


def use_die(s: State, who: int, number: int) -> None:
    """Put the unused die of that number away; 0 is the wild one."""
    one, other = s.players[who].dice
    wanted = number or WILD
    verbs.set_dice(s, who, (USED, other) if one == wanted else (one, USED))


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
        verbs.note(s, "changed", who, int(option[1]), workers)
        verbs.spend_workers(s, who, workers, "die")
    DEEDS["shield"](s, who, option)


def make_wild(s: State, who: int, die: int) -> None:
    """Let a die be any number; if both are the same it is the first."""
    s.wild = True
    one, other = s.players[who].dice
    verbs.set_dice(s, who, (WILD, other) if one == die else (one, WILD))
    verbs.note(s, "wild", who, die)
