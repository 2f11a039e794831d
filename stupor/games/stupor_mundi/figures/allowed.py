"""What a figure may be: a number in a range, a yes or no, or a notation of the printed thing."""

from __future__ import annotations

import re
from typing import Final, Protocol

from stupor.engine.figures import Value
from stupor.engine.record import record
from stupor.language import mark, tr

LETTERS: Final = {"stone": "S", "grain": "G", "coins": "A"}
KINDS: Final = {letter: kind for kind, letter in LETTERS.items()}
ICONS: Final = "GSATWKLP"
_PART: Final = re.compile(r"(\d{1,2})([A-Z])", re.ASCII)
_YES_NO: Final = mark("true or false")


class Allowed(Protocol):
    """The values that a figure may have."""

    def tidy(self, value: object) -> Value | None:
        """The value in its one notation; None for one that is not allowed."""

    def words(self) -> str:
        """What is allowed, in words."""


@record
class Whole:
    """A whole number in a range."""

    least: int
    most: int

    def tidy(self, value: object) -> Value | None:
        """The number, if it lies in the range."""
        if type(value) is not int:
            return None
        return value if self.least <= value <= self.most else None

    def words(self) -> str:
        """The range."""
        return tr("a whole number from {least} to {most}", least=self.least, most=self.most)


@record
class Flag:
    """A yes or no."""

    def tidy(self, value: object) -> Value | None:
        """The yes or no itself."""
        return value if isinstance(value, bool) else None

    def words(self) -> str:
        """Both of them."""
        return tr(_YES_NO)


@record
class Lot:
    """Amounts with the letters of what they are: 2S 1G; at most so many of each.

    One at least of each group of letters in `needed` must be there; `card` may stand in place of a
    price.
    """

    most: tuple[tuple[str, int], ...]
    needed: tuple[str, ...]
    example: str
    card: bool = False

    def tidy(self, value: object) -> Value | None:
        """The amounts in the order of the example's letters."""
        if self.card and value == "card":
            return "card"
        parts = read_lot(value)
        limits = dict(self.most)
        if not parts or any(not 0 < n <= limits.get(letter, 0) for letter, n in parts.items()):
            return None
        if any(parts.keys().isdisjoint(group) for group in self.needed):
            return None
        return write_lot(parts, "".join(limits))

    def words(self) -> str:
        """An example and the limits."""
        limits = ", ".join(f"{n}{letter}" for letter, n in self.most)
        said = tr("amounts such as {example}, up to {limits}", example=self.example, limits=limits)
        return tr("{amounts}, or card", amounts=said) if self.card else said


@record
class Icons:
    """Three icons of an Edict by their letters."""

    def tidy(self, value: object) -> Value | None:
        """The letters, twins together."""
        if not isinstance(value, str):
            return None
        letters = value.upper()
        if len(letters) != 3 or any(letter not in ICONS for letter in letters):
            return None
        return "".join(sorted(letters, key=letters.index))

    def words(self) -> str:
        """The letters."""
        return tr("three of the letters {letters}, such as TTW", letters=" ".join(ICONS))


@record
class SoloTurn:
    """What a Solo card shows: where the Ship goes, then what Frederick does there."""

    def tidy(self, value: object) -> Value | None:
        """The words in the order in which they are done."""
        if not isinstance(value, str):
            return None
        ship, *deeds = value.split() or [""]
        known = [deed for deed in DEEDS if deed in deeds]
        if ship not in SHIP_WORDS or sorted(known) != sorted(deeds):
            return None
        if sum(deed.startswith("edict") for deed in known) > 1:
            return None
        return " ".join([ship, *known])

    def words(self) -> str:
        """The words."""
        return tr(
            "one of {ships}; then any of {deeds}; such as +1 card crown",
            ships=" ".join(SHIP_WORDS),
            deeds=" ".join(DEEDS),
        )


SHIP_WORDS: Final = ("+1", "+2", "+3", "+4", "@", "=")
DEEDS: Final = ("card", "ally", "edict1", "edict2", "edict3", "crown")


def read_lot(text: object) -> dict[str, int]:
    """Amounts by letter; nothing for what is no such notation.

    >>> read_lot("2S 1G"), read_lot("2 Stone")
    ({'S': 2, 'G': 1}, {})
    """
    parts: dict[str, int] = {}
    for word in str(text).upper().split() if isinstance(text, str) else ():
        found = _PART.fullmatch(word)
        if found is None or found[2] in parts:
            return {}
        parts[found[2]] = int(found[1])
    return parts


def write_lot(parts: dict[str, int], order: str) -> str:
    """Amounts with their letters.

    >>> write_lot({"G": 1, "S": 2, "A": 0}, "SGA")
    '2S 1G'
    """
    return " ".join(f"{parts[letter]}{letter}" for letter in order if parts.get(letter))
