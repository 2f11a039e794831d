"""What people agree on before a game: one source for lobby, command line, text door, tests."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stupor.engine.errors import BadData

#: What a value is called in options, journals and on the command line.
Key = bool | int | str
#: Options of a new game by the names of variants, as a journal has them.
Options = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a variant: its key, its word, and in a line what it means, in English."""

    key: Key
    word: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Variant:
    """One thing to agree on; where nothing is said, the usual value is played.

    `many` values are a list of any of them, of none as a rule. Where there are values for `each`
    seat, a list with one of those for every seat may stand instead of a value; `apart` says that no
    two seats may have the same. `seats` are the numbers of seats at which it is to be chosen, all
    when empty. `needs` names another variant and the value it must have; `bars` names variants that
    may not be chosen beside it. A `quiet` one is not shown in the lobby.
    """

    name: str
    label: str
    values: tuple[Value, ...]
    usual: Key = ""
    many: bool = False
    each: tuple[Value, ...] = ()
    apart: bool = False
    seats: tuple[int, ...] = ()
    needs: tuple[str, Key] | None = None
    bars: tuple[str, ...] = ()
    quiet: bool = False

    @property
    def keys(self) -> tuple[Key, ...]:
        """The keys of all values."""
        return tuple(value.key for value in self.values)

    @property
    def default(self) -> Any:
        """What is played where nothing is said."""
        return [] if self.many else self.usual

    def fits(self, seats: int) -> bool:
        """Whether it is to be chosen at a table with so many seats."""
        return not self.seats or seats in self.seats


def agreed(variants: Sequence[Variant], seats: int, options: Options) -> dict[str, Any]:
    """Every variant's value in a game with these options; BadData says what is wrong with them."""
    known = {variant.name for variant in variants}
    unknown = sorted(set(options) - known, key=str)
    if unknown:
        raise BadData(f"unknown option: {', '.join(map(str, unknown))}")
    found = {variant.name: _read(variant, seats, options) for variant in variants}
    for variant in variants:
        if found[variant.name] != variant.default:
            _check_others(variant, variants, found)
    return found


def boxes(variants: Sequence[Variant], seats: int) -> list[dict[str, Any]]:
    """Kinds of game worth trying: the usual one, each other value once, and as much as fits."""
    usual: dict[str, Any] = {}
    found = [usual]
    for variant in variants:
        if variant.fits(seats):
            found += [_with(variants, variant, value) for value in _others(variant)]
    fullest = _fullest(variants, seats)
    if fullest not in found:
        found.append(fullest)
    return found


def _others(variant: Variant) -> list[Any]:
    """Values other than the usual one; of many, each alone and all together."""
    if not variant.many:
        return [key for key in variant.keys if key != variant.usual]
    alone: list[Any] = [[key] for key in variant.keys]
    return alone + ([list(variant.keys)] if len(alone) > 1 else [])


def _with(variants: Sequence[Variant], variant: Variant, value: Any) -> dict[str, Any]:
    """Options with one value and what it needs."""
    chosen = {variant.name: value}
    while variant.needs is not None:
        name, key = variant.needs
        variant = next(other for other in variants if other.name == name)
        chosen[name] = [key] if variant.many else key
    return chosen


def _fullest(variants: Sequence[Variant], seats: int) -> dict[str, Any]:
    """All lists of many values that can be had together, with what they need."""
    chosen: dict[str, Any] = {}
    for variant in variants:
        if variant.many and variant.fits(seats):
            chosen |= _with(variants, variant, list(variant.keys))
    return chosen


def _read(variant: Variant, seats: int, options: Options) -> Any:
    """One value as it was asked for, or the usual one."""
    if variant.name not in options:
        return variant.default
    value = options[variant.name]
    if variant.many:
        value = _list_of(variant, value)
    elif variant.each and isinstance(value, list | tuple):
        value = _for_each(variant, seats, value)
    elif not _among(value, variant.keys):
        raise BadData(f"{variant.name} must be {_offer(variant)}, not {value!r:.60}")
    if value != variant.default and not variant.fits(seats):
        raise BadData(f"{variant.name} is for {_tables(variant.seats)} only")
    return value


def _list_of(variant: Variant, value: Any) -> list[Key]:
    """Some of the values, in their own order."""
    listed = isinstance(value, list | tuple)
    if not listed or not all(_among(key, variant.keys) for key in value):
        raise BadData(f"{variant.name} must be a list of {_words(variant.keys)}, not {value!r:.60}")
    if len(set(value)) != len(value):
        raise BadData(f"{variant.name} names something twice")
    return [key for key in variant.keys if key in value]


def _for_each(variant: Variant, seats: int, value: Sequence[Any]) -> list[Key]:
    """One value for each seat."""
    keys = tuple(each.key for each in variant.each)
    if not all(_among(key, keys) for key in value):
        raise BadData(f"{variant.name} must be {_offer(variant)}, not {list(value)!r:.60}")
    if len(value) != seats or (variant.apart and len(set(value)) != seats):
        which = "different ones" if variant.apart else "one"
        raise BadData(f"{variant.name} must name {seats} of them, {which} for each seat")
    return list(value)


def _check_others(variant: Variant, all_of_them: Sequence[Variant], found: Options) -> None:
    """What a chosen variant asks of the others."""
    if variant.needs is not None:
        name, key = variant.needs
        if key != found[name] and not (isinstance(found[name], list) and key in found[name]):
            raise BadData(f"{variant.name} can only be chosen with {name} {key}")
    for other in all_of_them:
        if other.name in variant.bars and found[other.name] != other.default:
            raise BadData(f"{variant.name} and {other.name} cannot be chosen together")


def _among(value: object, keys: Collection[Key]) -> bool:
    """Whether this is one of the keys; 1 is not true."""
    return any(type(key) is type(value) and key == value for key in keys)


def _offer(variant: Variant) -> str:
    words = f"one of {_words(variant.keys)}" if variant.values else "nothing"
    if variant.each:
        return f"{words}, or a list of {_words(value.key for value in variant.each)}"
    return words


def _words(keys: Any) -> str:
    return ", ".join(str(key).lower() if isinstance(key, bool) else str(key) for key in keys)


def _tables(seats: Sequence[int]) -> str:
    if tuple(seats) == (1,):
        return "the solo game"
    return f"games of {' or '.join(map(str, seats))}"
