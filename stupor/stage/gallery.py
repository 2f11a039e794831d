"""What a game's gallery is made of: shelves of exhibits, shown as they lie on the table, large."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from stupor.stage.book import Block
from stupor.stage.items import Item, Rect


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


class Gallery(NamedTuple):
    """A game's part of that name: its shelves in the language spoken, and how it shows a picture.

    `size_of` says how large something is to be seen; `items` is the thing itself, by a key, in a
    box of that shape.
    """

    shelves: Callable[[], tuple[Shelf, ...]]
    size_of: Callable[[str], tuple[float, float]]
    items: Callable[[str, str, Rect], list[Item]]
