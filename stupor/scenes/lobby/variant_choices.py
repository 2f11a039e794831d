"""What is agreed on in the lobby, value by value: made from the variants of any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from stupor.engine.game import Game
from stupor.engine.variants import Key, Value, Variant
from stupor.language import joined, mark, tr

#: Stands for a list with one value for each seat: what the chairs say.
CHOSEN: Final = "chosen"
_ALONE: Final = mark("Solo only")
_COUNT: Final = mark("Only with {count} players")


@dataclass(slots=True)
class VariantChoices:
    """The value of every variant so far; what needs another one brings it along."""

    game: Game
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def variants(self) -> Sequence[Variant]:
        """What the lobby shows: boxes first, and what needs another one after that."""
        shown = [one for one in self.game.variants if not (one.quiet or one.own)]
        shown.sort(key=lambda one: not one.noted)
        return [two for one in shown if one.needs is None for two in (one, *_after(one, shown))]

    @property
    def all(self) -> Mapping[str, Any]:
        """The value of everything that is shown."""
        return {variant.name: self.value(variant) for variant in self.variants}

    def value(self, variant: Variant) -> Any:
        """What is chosen, or what the lobby begins with."""
        if variant.name in self.values:
            return self.values[variant.name]
        return variant.default if variant.preset is None else variant.preset

    def on(self, variant: Variant, key: Key) -> bool:
        """Whether a value is chosen."""
        value = self.value(variant)
        return key in value if variant.many else bool(value == key)

    def choose(self, variant: Variant, key: Key) -> None:
        """Choose a value, or switch one of many; then see to what goes with it."""
        self.values[variant.name] = self._switched(variant, key) if variant.many else key
        if variant.needs is not None and self.value(variant) != variant.default:
            self.values[variant.needs[0]] = variant.needs[1]
        for other in self.game.variants:
            if self._clashes(variant, other):
                self.values[other.name] = other.default
        for other in self.variants:
            if other is not variant:
                self._drop_barred(other)

    def restore(self, told: Mapping[str, Any]) -> None:
        """Choose what was chosen before, as far as it is still there to choose."""
        for variant in self.variants:
            if _is_value(variant, value := told.get(variant.name)):
                self.values[variant.name] = value
        for variant in self.variants:
            self._drop_barred(variant)

    def _switched(self, variant: Variant, key: Key) -> list[Key]:
        """The values chosen of many when one more is, or no longer."""
        held = set(self.value(variant)) ^ {key}
        return [one for one in variant.keys if one in held]

    def _drop_barred(self, variant: Variant) -> None:
        """Keep of many values those that still may be chosen; of one, take the first that may."""
        may = [value.key for value in variant.values if not self._kept_away(value)]
        if not variant.many:
            value = self.value(variant)
            if value in variant.keys and value not in may:
                self.values[variant.name] = next(iter(may), variant.default)
            return
        kept = [value for value in variant.values if self.on(variant, value.key)]
        self.values[variant.name] = [value.key for value in kept if value.key in may]

    def _clashes(self, chosen: Variant, other: Variant) -> bool:
        """Whether a choice puts an end to another one."""
        if other.needs is not None and other.needs[0] == chosen.name:
            return not self.on(chosen, other.needs[1])
        barred = other.name in chosen.bars or chosen.name in other.bars
        return barred and self.value(chosen) != chosen.default

    def asleep(self, variant: Variant, seats: int) -> str:
        """Why there is nothing to choose at a table of so many."""
        return "" if variant.fits(seats) else only_for(variant.seats)

    def asleep_value(self, variant: Variant, key: Key, seats: int) -> str:
        """Why a value cannot be chosen at a table of so many."""
        value = next((one for one in variant.values if one.key == key), None)
        return "" if value is None else self.asleep_of(value, seats)

    def asleep_of(self, value: Value, seats: int) -> str:
        """Why this value cannot be chosen, also where it is one for a single chair."""
        if value.seats and seats not in value.seats:
            return only_for(value.seats)
        return self._kept_away(value)

    def _kept_away(self, value: Value) -> str:
        """What is chosen elsewhere, or not chosen, that leaves no room for a value."""
        if value.needs is not None and not self._has(value.needs):
            return tr("Only with: {what}", what=self._called(value.needs))
        barred = next((bar for bar in value.bars if self._has(bar)), None)
        return tr("Not together with: {what}", what=self._called(barred)) if barred else ""

    def _has(self, told: tuple[str, Key]) -> bool:
        variant = self.game.variant(told[0])
        return variant is not None and self.on(variant, told[1])

    def _called(self, told: tuple[str, Key]) -> str:
        """A value of another variant in a word."""
        variant = self.game.variant(told[0])
        values = () if variant is None else variant.values
        return next((tr(one.word) for one in values if one.key == told[1] and one.word), "")

    def options(self, seats: int) -> dict[str, Any]:
        """What the rules of the game are told at a table of so many."""
        told: dict[str, Any] = {}
        for variant in self.variants:
            if not variant.fits(seats) or self.barred(variant, seats):
                continue
            value = self.value(variant)
            if variant.many:
                value = [key for key in value if not self.asleep_value(variant, key, seats)]
            if not variant.many or value:
                told[variant.name] = value
        return told

    def barred(self, variant: Variant, seats: int) -> bool:
        """Whether another choice leaves no room for this one."""
        if variant.needs is not None:
            needed = self.game.variant(variant.needs[0])
            return needed is not None and not self.on(needed, variant.needs[1])
        others = (other for other in self.variants if variant.name in other.bars)
        return any(one.fits(seats) and self.value(one) != one.default for one in others)


def _is_value(variant: Variant, value: object) -> bool:
    """Whether it may be a value; of many, those that are none are left out later."""
    if variant.many:
        return isinstance(value, list)
    keys = (*variant.keys, *([CHOSEN] if variant.each else ()))
    return any(key == value and type(key) is type(value) for key in keys)


def only_for(seats: Sequence[int]) -> str:
    """For how many players something is."""
    if tuple(seats) == (1,):
        return tr(_ALONE)
    return tr(_COUNT, count=joined(map(str, seats), "or"))


def _after(variant: Variant, shown: Sequence[Variant]) -> Iterator[Variant]:
    for other in shown:
        if other.needs is not None and other.needs[0] == variant.name:
            yield from (other, *_after(other, shown))
