"""What a game's gallery is made of: shelves of exhibits, shown as they lie on the table, large."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from stupor.stage.book import Block
from stupor.stage.items import Area, Item


class Exhibit(NamedTuple):
    """A component: its picture such as "card:101", its title, what the rulebook says of it.

    `more` is what only the gallery says of it.
    """

    picture: str
    title: str
    block: Block | None = None
    more: str = ""


class Shelf(NamedTuple):
    """Exhibits of one kind; its id is that of the rulebook's page about them, if there is one."""

    id: str
    title: str
    exhibits: tuple[Exhibit, ...]


class Gallery(Protocol):
    """A game's part of that name."""

    def shelves(self) -> tuple[Shelf, ...]:
        """Everything there is to see, in the language spoken."""
        ...

    def size_of(self, picture: str) -> tuple[float, float]:
        """How large something is to be seen."""
        ...

    def items(self, key: str, picture: str, box: Area) -> list[Item]:
        """The thing itself in a box of that shape."""
        ...
