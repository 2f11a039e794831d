"""All the movements of a hand that a decision of The Castles of Burgundy offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import Option, key_of
from stupor.engine.table import Table
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT
from stupor.games.burgundy.data.shields import ANY_NUMBER, GUEST
from stupor.games.burgundy.face.gestures.asked import (
    NUMBERS,
    Asked,
    dealt_names,
    dealt_space,
    into_storage,
    printed_board,
)
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.games.burgundy.ids import ANY
from stupor.games.burgundy.params import PRICE
from stupor.stage.affordance import CHOICE, SEAL, Gesture
from stupor.stage.view import Facts

#: Questions whose actions are those of a die.
DICED: Final = frozenset({"turn", "action", "white", "townhall"})
REST: Final = "actions.rest"
#: So many numbers are reached sooner by turning a die up than by turning it down.
HALF: Final = 3
ACTIONS = frozenset({"take", "place", "sell", "workers"})
Maker = Callable[[Asked, Option], Iterator[Gesture]]
#: Where what is given up is laid.
AWAY: Final = "log"


def gestures(decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
    """All the ways to answer; of two movements that are the same the first one counts."""
    asked = Asked(decision, table, facts)
    seen: set[tuple[str, str, str, str]] = set()
    found = []
    for gesture in _all(asked):
        movement = (gesture.pick, gesture.drop, gesture.mode, gesture.button)
        if movement not in seen:
            seen.add(movement)
            costs = bool(asked.price(gesture.option))
            found.append(gesture._replace(paid=True) if costs else gesture)
    return found


def _all(asked: Asked) -> Iterator[Gesture]:
    options = asked.decision.options
    diced = [o for o in options if asked.decision.kind in DICED and o[0] in ACTIONS]
    yield from die_gestures(asked, diced)
    for option in options:
        if option not in diced:
            yield from answers(asked, option)
    if asked.decision.kind == "turn":
        yield from _rest(asked)


def _rest(asked: Asked) -> Iterator[Gesture]:
    """One button takes workers for all dice that are left."""
    left = [n for die in DICE if (n := die_shows(asked.table, asked.seat, die)) >= 0]
    taken: list[Option] = [("workers", number) for number in left]
    if taken and taken[0] in asked.decision.options:
        yield Gesture(taken[0], button=REST, follow=taken[1] if len(taken) > 1 else ())


def die_gestures(asked: Asked, options: Iterable[Option]) -> Iterator[Gesture]:
    """All movements for the actions of dice, the cheapest first."""
    ranked = sorted(options, key=asked.price)
    fits = _fitting(ranked)
    for number in dict.fromkeys(int(option[1]) for option in ranked):
        mine = [option for option in ranked if int(option[1]) == number]
        for die in asked.dice(number):
            yield from _held(asked, die, number, mine, fits)
    for option in ranked:
        yield from _without_a_die(asked, option)


def _fitting(options: Iterable[Option]) -> dict[int, list[int]]:
    """By space the tiles that may lie there, in the order of the options."""
    found: dict[int, list[int]] = {}
    for option in options:
        if option[0] == "place" and int(option[2]) not in found.setdefault(int(option[3]), []):
            found[int(option[3])].append(int(option[2]))
    return found


def _held(
    asked: Asked, die: str, number: int, options: list[Option], fits: dict[int, list[int]]
) -> Iterator[Gesture]:
    """A die as it lies, then turned: up, with each tile of several that fit, and down to itself."""
    for option in options:
        yield from (Gesture(option, die, goal) for goal in goals(asked, option, fits))
    order = turned(number)
    half = len(order) if number == ANY else HALF
    yield from _shown(asked, die, order[:half], options, fits)
    for option in options:
        if option[0] == "place" and len(fits[int(option[3])]) > 1:
            yield Gesture(option, die, f"own.d{option[3]}", asked.tile(option[2]))
    yield from _shown(asked, die, order[half:], options, fits)
    yield from _handles(asked, die, number, options, fits)


def _shown(
    asked: Asked, die: str, order: Iterable[int], options: list[Option], fits: dict[int, list[int]]
) -> Iterator[Gesture]:
    """A die that shows one number after the other."""
    needs = [(option, asked.needs(option)) for option in options]
    for wanted in order:
        for option, number in needs:
            if number == wanted:
                for goal in goals(asked, option, fits):
                    yield Gesture(option, die, goal, str(wanted))


def _handles(
    asked: Asked, die: str, number: int, options: list[Option], fits: dict[int, list[int]]
) -> Iterator[Gesture]:
    """The same die taken up by a handle, one step further or back at once."""
    useful = {asked.needs(option) for option in options}
    order = [wanted for wanted in turned(number) if wanted in useful]
    if number == ANY or not order:
        return
    yield from _shown(asked, f"{die}.more", order[:1], options, fits)
    yield from _shown(asked, f"{die}.less", order[-1:], options, fits)


def turned(number: int) -> list[int]:
    """The other numbers in the order in which a die turns to them.

    >>> turned(5), turned(0)
    ([6, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6])
    """
    if number == ANY:
        return list(NUMBERS)
    return [(number - 1 + step) % 6 + 1 for step in range(1, 6)]


def goals(asked: Asked, option: Option, fits: dict[int, list[int]]) -> list[str]:
    """Where a die is dropped to do this."""
    verb = option[0]
    if verb == "take":
        return [asked.tile(option[2])]
    if verb == "sell":
        return [f"stack.{option[2]}"]
    if verb == "workers":
        return ["supply.workers", "workers"]
    piece, space = asked.tile(option[2]), int(option[3])
    wanted = [f"own.d{space}"] if fits[space][0] == int(option[2]) else []
    only = sum(int(option[2]) in here for here in fits.values()) == 1
    return [*wanted, piece] if only else wanted


def _without_a_die(asked: Asked, option: Option) -> Iterator[Gesture]:
    """The thing itself in the hand; the die that does it for the fewest workers goes with it."""
    verb = option[0]
    if verb == "take":
        yield from into_storage(asked, option, int(option[2]))
    elif verb == "place":
        yield Gesture(option, asked.tile(option[2]), f"own.d{option[3]}")
    elif verb == "sell":
        yield Gesture(option, f"stack.{option[2]}", "sold")


def _buy(asked: Asked, option: Option) -> Iterator[Gesture]:
    piece = asked.tile(option[1])
    yield Gesture(option, "buy", piece)
    mixed = asked.owns(ANY_PAYMENT)
    paid: Option = ("pay", PRICE) if mixed and asked.count("silver") >= PRICE else ()
    if asked.count("silver"):
        yield Gesture(option, "silver", piece, follow=paid)
    if mixed and asked.count("workers"):
        paid = ("pay", 0) if asked.count("workers") >= PRICE else ()
        yield Gesture(option, "workers", piece, follow=paid)
    yield from into_storage(asked, option, int(option[1]))


def _hire(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, "silver", "supply.workers")
    yield Gesture(option, "silver", "workers")


def _guest(asked: Asked, option: Option) -> Iterator[Gesture]:
    panel = (int(option[1]) - asked.seat) % asked.table.counters.get("players", 1)
    yield Gesture(option, f"shield.{GUEST}", f"rival.{panel}")


def _shield(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, f"shield.{option[2]}", f"own.d{option[3]}")


def _wild(asked: Asked, option: Option) -> Iterator[Gesture]:
    for die in DICE:
        if die_shows(asked.table, asked.seat, die) == option[1]:
            yield Gesture(option, f"shield.{ANY_NUMBER}", f"die.{die}")


def _fetch(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from into_storage(asked, option, int(option[1]), quick=True)
    yield Gesture(option, asked.tile(option[1]), "household", quick=True)


def _ship(asked: Asked, option: Option) -> Iterator[Gesture]:
    for pick in (f"depot.{option[1]}.goods", f"depot.{option[1]}.die"):
        yield Gesture(option, pick, "household", quick=True)


def _discard(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, asked.tile(option[1]), AWAY, quick=True)


def _keep(asked: Asked, option: Option) -> Iterator[Gesture]:
    waiting = int(str(asked.decision.context.get("tile", 0)))
    own, shared = asked.shelves
    for place in own if option[1] == "own" else shared:
        yield Gesture(option, asked.tile(waiting), place)
        yield Gesture(option, place, asked.tile(waiting), quick=True)


def _pay(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from _plaque(asked, option)
    piece = asked.tile(int(str(asked.decision.context.get("tile", 0))))
    if option[1] == PRICE:
        yield Gesture(option, "silver", piece)
    elif option[1] == 0:
        yield Gesture(option, "workers", piece)


def _tribute(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from _plaque(asked, option)
    if option[1] == asked.decision.context.get("due"):
        yield Gesture(option, "silver", AWAY)


def _drop(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from _plaque(asked, option)
    yield Gesture(option, f"shield.{option[1]}", AWAY)


def _side(asked: Asked, option: Option) -> Iterator[Gesture]:
    """A castle space of that duchy: one click chooses both."""
    name = str(option[1])
    number = dealt_names(asked.decision).index(name) + 1
    for space in printed_board(asked.facts, BOARD[name]).castles:
        place = dealt_space(number, space + 1)
        yield Gesture(option, place, "household", quick=True, follow=("castle", space + 1))


def _hidden(asked: Asked, option: Option) -> Iterator[Gesture]:
    number = dealt_names(asked.decision).index(str(option[1])) + 1
    yield Gesture(option, dealt_space(number, int(option[2])), "household", quick=True)


def _castle(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, f"own.d{option[1]}", "household", quick=True)


def _place(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, asked.tile(option[2]), f"own.d{option[3]}")


def _points(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from _plaque(asked, option)
    if option[1] == 1:
        yield Gesture(option, button="points")
        yield Gesture(option, "silver", "solo.panel")


def _give(asked: Asked, option: Option) -> Iterator[Gesture]:
    waiting = asked.tile(int(str(asked.decision.context.get("tile", 0))))
    yield Gesture(option, f"stack.{option[1]}", waiting, quick=True)


def _colour(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield from _plaque(asked, option)


def _sell(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, f"stack.{option[2]}", "sold", quick=True)


def _sealed(asked: Asked, option: Option) -> Iterator[Gesture]:
    yield Gesture(option, button="end")
    yield Gesture(option, pick=SEAL, drop="household")


def _plaque(asked: Asked, option: Option) -> Iterator[Gesture]:
    name = CHOICE + key_of(option)
    yield Gesture(option, button=name)
    yield Gesture(option, pick=name, drop=SEAL)


#: By the first word of an option; what is not listed is a plaque.
MAKERS: Final[Mapping[str, Maker]] = {
    "buy": _buy,
    "pay": _pay,
    "hire": _hire,
    "guest": _guest,
    "shield": _shield,
    "wild": _wild,
    "fetch": _fetch,
    "ship": _ship,
    "discard": _discard,
    "keep": _keep,
    "tribute": _tribute,
    "drop": _drop,
    "side": _side,
    "hidden": _hidden,
    "castle": _castle,
    "place": _place,
    "points": _points,
    "trade": _fetch,
    "give": _give,
    "sell": _sell,
    "skip": _sealed,
    "end": _sealed,
}


def answers(asked: Asked, option: Option) -> Iterator[Gesture]:
    """The ways to give an answer that needs no die."""
    yield from MAKERS.get(str(option[0]), _plaque)(asked, option)
