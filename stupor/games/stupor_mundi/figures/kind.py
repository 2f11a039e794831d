"""Components of one kind with their figures: how they are read, and how they are corrected."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from stupor.engine.corrections import Corrections, as_options
from stupor.engine.figures import Figure, Value
from stupor.games.stupor_mundi.figures.allowed import Allowed
from stupor.games.stupor_mundi.ids import RECONSTRUCTED, Source
from stupor.language import tr

#: So many sets of corrections are remembered at a time.
KEPT: Final = 16
C = TypeVar("C")


class Spot(NamedTuple):
    """A figure of a component: its name, its words, where it comes from, and how to change it."""

    name: str
    words: str
    source: Source
    value: Value
    allowed: Allowed
    put: Callable[[Any, Any], Any]


class Kind(Generic[C]):
    """All components of a kind as they are printed, and as corrections would have them."""

    def __init__(
        self,
        section: str,
        components: Iterable[C],
        key: Callable[[C], str],
        title: Callable[[C], str],
        spots: Callable[[C], Iterable[Spot]],
    ) -> None:
        self.section = section
        self.key = key
        self.printed: Mapping[int, C] = {number_of(each): each for each in components}
        self._title = title
        self._spots = spots
        self._laid: dict[Corrections, Mapping[int, C]] = {}

    def laid(self, figures: Corrections) -> Mapping[int, C]:
        """The components by id, with these corrections."""
        if not figures:
            return self.printed
        if figures not in self._laid:
            if len(self._laid) >= KEPT:
                self._laid.clear()
            self._laid[figures] = self._corrected(figures)
        return self._laid[figures]

    def shown(self, figures: Corrections, number: int) -> C:
        """A component with these corrections, its text in the language of the player."""
        component = self.printed[number]
        given = self.given(figures, number)
        if not given:
            return component
        told: Any = component
        if hasattr(told, "text"):
            told = told._replace(text=tr(told.text))
        return self._put(component, told, given)

    def spots(self, number: int) -> list[Spot]:
        """The figures of a component."""
        return list(self._spots(self.printed[number]))

    def given(self, figures: Corrections, number: int) -> Mapping[str, Value]:
        """What corrections say of a component, by the names of its figures."""
        return as_options(figures).get(self.key(self.printed[number]), {}) if figures else {}

    def keys(self) -> dict[str, tuple[str, list[Spot]]]:
        """The title and the figures of every component by its id in words."""
        found: dict[str, tuple[str, list[Spot]]] = {}
        for component in self.printed.values():
            key = self.key(component)
            if key not in found:
                found[key] = self._title(component), list(self._spots(component))
        return found

    def figures(self) -> Iterator[Figure]:
        """The reconstructed figures."""
        for key, (title, spots) in self.keys().items():
            for spot in spots:
                if spot.source == RECONSTRUCTED:
                    yield Figure(
                        key,
                        title,
                        spot.name,
                        spot.words,
                        spot.value,
                        spot.allowed.words(),
                        self.section,
                    )

    def _corrected(self, figures: Corrections) -> Mapping[int, C]:
        given = as_options(figures)
        return {
            number: self._put(each, each, given.get(self.key(each), {}))
            for number, each in self.printed.items()
        }

    def _put(self, printed: C, component: C, given: Mapping[str, Value]) -> C:
        for spot in self._spots(printed):
            if spot.name in given:
                component = spot.put(component, given[spot.name])
        return component


def number_of(component: Any) -> int:
    """The id of a component."""
    return int(component.id)


def amended(text: str, new: int, place: int = 0) -> str:
    """A text with another number in the place of the first one, or of that number of its numbers.

    >>> amended("Gain 1 Stone. Draw 2 cards.", 3, 1)
    'Gain 1 Stone. Draw 3 cards.'
    """
    numbers = list(re.finditer(r"\d+", text))
    if place >= len(numbers):
        return text
    start, end = numbers[place].span()
    return f"{text[:start]}{new}{text[end:]}"
