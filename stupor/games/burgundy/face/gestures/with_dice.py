"""Dice in the hand: what each can do, at its own number or some workers away.

A die may be held as it lies, which lights all that it reaches; the wheel, and the handles beside
it, turn it to one number, which lights only that; and where several stored tiles fit a space, to
the tile that shall lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy.face.gestures.asked import NUMBERS, Asked, into_storage
from stupor.games.burgundy.ids import ANY
from stupor.stage.affordance import Gesture

#: So many numbers are reached sooner by turning a die up than by turning it down.
HALF: Final = 3
ACTIONS = frozenset({"take", "place", "sell", "workers"})


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
