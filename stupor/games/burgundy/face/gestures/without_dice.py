"""Questions that no die answers: purchases, shields, ships, choices of a place or of words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stupor.engine.notation import Option, key_of
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.monasteries import ANY_PAYMENT
from stupor.games.burgundy.data.shields import ANY_NUMBER, GUEST
from stupor.games.burgundy.face.gestures.asked import (
    Asked,
    dealt_names,
    dealt_space,
    into_storage,
    printed_board,
)
from stupor.games.burgundy.face.vocabulary import DICE, die_shows
from stupor.games.burgundy.params import PRICE
from stupor.stage.affordance import CHOICE, SEAL, Gesture

Maker = Callable[[Asked, Option], Iterator[Gesture]]
#: Where what is given up is laid.
AWAY: Final = "log"


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
    panel = (int(option[1]) - asked.seat) % len(_seats(asked))
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


def _seats(asked: Asked) -> range:
    return range(asked.table.counters.get("players", 1))


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
