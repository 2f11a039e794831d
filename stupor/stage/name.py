"""Names of things on a table, taken apart here and nowhere else: hex.12, duchy.0.7, silver.1."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

#: Names that stay taken apart; no table has as many.
_KEPT: Final = 4096


class Name(NamedTuple):
    """The name of a piece, a zone, a place or a counter: of what kind it is, and which one.

    >>> parsed("duchy.0.7").kind, parsed("duchy.0.7").parts, parsed("duchy.0.7").number
    ('duchy', ['0', '7'], 7)
    """

    kind: str
    which: str = ""

    @property
    def parts(self) -> list[str]:
        """What tells which one, part by part."""
        return self.which.split(".") if self.which else []

    @property
    def words(self) -> list[str]:
        """The kind, then those parts."""
        return [self.kind, *self.parts]

    @property
    def last(self) -> str:
        """The last of them; the kind of what there is only one of."""
        return (self.which or self.kind).rpartition(".")[2]

    @property
    def number(self) -> int:
        """The last of them as a number; raises ValueError where it is none."""
        return int(self.last)


@lru_cache(maxsize=_KEPT)
def parsed(name: str) -> Name:
    """A name, taken apart.

    >>> kind, which = parsed("bonus.ship.large")
    >>> kind, which
    ('bonus', 'ship.large')
    """
    kind, _, which = name.partition(".")
    return Name(kind, which)
