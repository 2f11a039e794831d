"""What people agree on before a game: one source for lobby, command line, text door, tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from stupor.engine.errors import BadData
from stupor.engine.record import record

#: What a value is called in options, journals and on the command line.
Key = bool | int | str
#: Options of a new game by the names of variants, as a journal has them.
Options = Mapping[str, Any]


@record
class Value:
    """One value of a variant: its key, its word, and in a line what it means, in English.

    To one who plays `alone` it may mean something else. It may be for some numbers of `seats` only.
    `needs` names another variant and the value that must be chosen there, `bars` some that may not
    be: a lobby heeds them, the game checks them.
    """

    key: Key
    word: str = ""
    tip: str = ""
    seats: tuple[int, ...] = ()
    needs: tuple[str, Key] | None = None
    bars: tuple[tuple[str, Key], ...] = ()
    alone: str = ""

    def fits(self, seats: int) -> bool:
        """Whether it may be chosen at a table with so many seats."""
        return not self.seats or seats in self.seats


@record
class Variant:
    """One thing to agree on; where nothing is said, the usual value is played.

    `many` values are a list of any of them, of none as a rule. Where there are values for `each`
    seat, a list with one of those for every seat may stand instead of a value, or of as many as
    `picks` says for a number of seats; `apart` says that no two may be the same. `seats` are the
    numbers of seats at which it is to be chosen, all when empty. `needs` names another variant and
    the value it must have; `bars` names variants that may not be chosen beside it. A `quiet` one is
    not shown in the lobby. A `noted` one stands in the first line of a record by itself, too, and
    may be asked for beside the options. With a `preset` the lobby begins with another value than
    the usual one. An `own` one has no values: the game reads what is given. `one` says of a value
    for a seat what it is, by its `name`.
    """

    name: str
    label: str
    values: tuple[Value, ...] = ()
    usual: Key = ""
    tip: str = ""
    many: bool = False
    each: tuple[Value, ...] = ()
    picks: Mapping[int, int] | None = None
    apart: bool = False
    seats: tuple[int, ...] = ()
    needs: tuple[str, Key] | None = None
    bars: tuple[str, ...] = ()
    quiet: bool = False
    noted: bool = False
    own: bool = False
    preset: Key | None = None
    one: str = ""

    @property
    def keys(self) -> tuple[Key, ...]:
        """The keys of all values."""
        return tuple(value.key for value in self.values)

    @property
    def default(self) -> Any:
        """What is played where nothing is said."""
        if self.own:
            return None
        return [] if self.many else self.usual

    @property
    def flag(self) -> bool:
        """Whether it is a yes or no."""
        return set(self.keys) == {False, True}

    def fits(self, seats: int) -> bool:
        """Whether it is to be chosen at a table with so many seats."""
        return not self.seats or seats in self.seats


def agreed(variants: Sequence[Variant], seats: int, options: Options) -> dict[str, Any]:
    """Every variant's value in a game with these options; BadData says what is wrong with them."""
    known = {variant.name for variant in variants}
    unknown = sorted(set(options) - known, key=str)
    if unknown:
        raise BadData(f"unknown option: {', '.join(map(str, unknown))}")
    for variant in variants:
        if options.get(variant.name, variant.default) != variant.default:
            _check_needs(variant, options)
    found = {variant.name: _read(variant, seats, options) for variant in variants}
    for variant in variants:
        if found[variant.name] != variant.default:
            _check_bars(variant, variants, found)
    return found


def completed(variants: Sequence[Variant], options: Options) -> dict[str, Any]:
    """These options, and what they need where nothing is said of it."""
    chosen: dict[str, Any] = {}
    for variant in variants:
        if variant.name in options:
            chosen |= _with(variants, variant, options[variant.name])
    return {**chosen, **options}


def boxes(variants: Sequence[Variant], seats: int) -> list[dict[str, Any]]:
    """Kinds of game worth trying: the usual one, each other value once, and as much as fits."""
    usual: dict[str, Any] = {}
    found = [usual]
    for variant in variants:
        if variant.fits(seats):
            found += [_with(variants, variant, value) for value in _others(variant, seats)]
    fullest = _fullest(variants, seats)
    if fullest not in found:
        found.append(fullest)
    return found


def _others(variant: Variant, seats: int) -> list[Any]:
    """Values other than the usual one; of many, each alone and all together."""
    keys = [value.key for value in variant.values if value.fits(seats)]
    if variant.many:
        return [[key] for key in keys] + [keys] * (len(keys) > 1)
    rest = [key for key in keys if key != variant.usual]
    numbers = all(type(key) is int for key in keys)
    return [rest[0], rest[-1]] if numbers and len(rest) > 2 else rest


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
            chosen |= _with(variants, variant, _others(variant, seats)[-1])
    return chosen


def _read(variant: Variant, seats: int, options: Options) -> Any:
    """One value as it was asked for, or the usual one."""
    if variant.name not in options:
        return variant.default
    value = options[variant.name]
    if variant.many:
        value = _list_of(variant, seats, value)
    elif variant.each and _listed(value) is not None and not _among(value, variant.keys):
        value = _for_each(variant, seats, value)
    elif not (variant.own or _among(value, variant.keys)):
        raise BadData(f"{variant.name} must be {_offer(variant)}, not {value!r:.60}")
    if value != variant.default and not variant.fits(seats):
        raise BadData(f"{variant.name} is for {_tables(variant.seats)} only")
    return value


def _list_of(variant: Variant, seats: int, value: Any) -> list[Key]:
    """Some of the values, in their own order."""
    listed = _listed(value)
    if listed is None or not _each_once(listed, variant.keys):
        raise BadData(
            f"{variant.name} must be a list of {_words(variant.keys)}, each at most once, "
            f"not {value!r:.60}"
        )
    for one in variant.values:
        if one.key in listed and not one.fits(seats):
            raise BadData(f"{variant.name}: {one.key} is for {_tables(one.seats)} only")
    return [key for key in variant.keys if key in listed]


def _for_each(variant: Variant, seats: int, value: Any) -> list[Key]:
    """One value for each seat, or as many as the variant wants."""
    keys, listed = [each.key for each in variant.each], _listed(value) or []
    if not all(_among(key, keys) for key in listed):
        raise BadData(f"{variant.name} must be {_offer(variant)}; not {value!r:.60}")
    count = seats if variant.picks is None else variant.picks[seats]
    if len(listed) != count or (variant.apart and len(set(listed)) != count):
        raise BadData(f"{variant.name} must name {count} {_those(variant, seats)}")
    return listed


def _those(variant: Variant, seats: int) -> str:
    """What is to be named as often as the variant wants, and for whom."""
    which = "different " if variant.apart else ""
    whose = "one for each seat" if variant.picks is None else f"for {seats} seats"
    return f"{which}{variant.label}, {whose}"


def _listed(value: object) -> list[Any] | None:
    """What stands in a list, or in a text with commas; None for anything else."""
    if isinstance(value, str):
        return [name for name in value.split(",") if name]
    return list(value) if isinstance(value, list | tuple) else None


def _each_once(listed: Sequence[Any], keys: Sequence[Key]) -> bool:
    return all(_among(key, keys) for key in listed) and len(set(listed)) == len(listed)


def _check_needs(variant: Variant, options: Options) -> None:
    """What a chosen variant asks of another one."""
    if variant.needs is not None:
        name, key = variant.needs
        given = options.get(name)
        if key != given and key not in (_listed(given) or ()):
            raise BadData(f"{variant.name} needs {name}: {key}")


def _check_bars(variant: Variant, all_of_them: Sequence[Variant], found: Options) -> None:
    """What a chosen variant does not go together with."""
    for other in all_of_them:
        if other.name in variant.bars and found[other.name] != other.default:
            raise BadData(f"{variant.name} and {other.name} cannot be combined")


def _among(value: object, keys: Collection[Key]) -> bool:
    """Whether this is one of the keys; 1 is not true."""
    return any(type(key) is type(value) and key == value for key in keys)


def _offer(variant: Variant) -> str:
    if variant.each:
        each = _words(value.key for value in variant.each)
        comma = "," if len(variant.keys) > 1 else ""
        return f"{_words(variant.keys)}{comma} or a list of {each}"
    return "true or false" if variant.flag else f"one of {_words(variant.keys)}"


def _words(keys: Iterable[Key]) -> str:
    return ", ".join(str(key).lower() if isinstance(key, bool) else str(key) for key in keys)


def _tables(seats: Sequence[int]) -> str:
    if tuple(seats) == (1,):
        return "the solo game"
    return f"games of {' or '.join(map(str, seats))}"
