"""What a game's rulebook is made of: pages of blocks that pictures can stand in, and a search.

In words, *stars* make bold, {grain} puts an icon into the line, and [edicts|the Edicts] leads to
another page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from stupor.engine.record import record
from stupor.stage.items import Area, Item

Kind = Literal["words", "head", "item", "note", "entry"]
#: A figure or an icon, or whoever says a part in the language spoken.
Part = str | int | Callable[[], str]
Parts = tuple[tuple[str, Part], ...]
#: Draws an icon or a picture by its name into an area; the key comes first.
Paint = Callable[[str, str, Area], list[Item]]


@record
class Block:
    """A heading, a paragraph, a point of a list, a boxed note, or an entry with its picture.

    `picture` names what is drawn beside an entry, such as "card:101" or "ally:4"; `rules` are the
    rules and topics that are found here.
    """

    kind: Kind
    text: str
    title: str = ""
    picture: str = ""
    rules: tuple[str, ...] = ()
    parts: Parts = ()


@record
class Page:
    """A chapter: its id, its title in the list of chapters, the name of its part, its blocks."""

    id: str
    title: str
    part: str
    blocks: tuple[Block, ...]


class Spot(NamedTuple):
    """A block of a page."""

    page: str
    block: int


class Found(NamedTuple):
    """A place where a search met its words: before, the words themselves, after."""

    spot: Spot
    before: str
    match: str
    after: str


class Tail(NamedTuple):
    """The row of sprites under a short chapter: each with its width for a height of one.

    `share` is how much of the room they take. Where a `board` is named, it is shown in their
    place, dimmed but for the `parts` that the chapter speaks of: places of the game's own table.
    """

    pictures: tuple[tuple[str, float], ...]
    share: float
    board: str = ""
    parts: tuple[str, ...] = ()


class Pictures(Protocol):
    """Whoever knows the pictures among words."""

    def size_of(self, picture: str) -> tuple[float, float]:
        """How much room the picture of an entry takes."""
        ...

    def inline_width(self, icon: str, height: float) -> float:
        """How wide an icon in a line is."""
        ...

    def inline_items(self, key: str, icon: str, box: Area) -> list[Item]:
        """An icon in a line of words."""
        ...

    def picture_items(self, key: str, picture: str, box: Area) -> list[Item]:
        """The picture of an entry."""
        ...


class Book(Pictures, Protocol):
    """A game's part of that name."""

    #: The page with which the lists to look things up in begin.
    LISTS: str
    #: What these lists are called, and what is in them.
    LISTS_TITLE: str
    LISTS_GIST: str
    #: What to try where a search finds nothing.
    HINT: str

    def pages(self) -> tuple[Page, ...]:
        """All chapters in the language spoken."""
        ...

    def page_of(self, name: str) -> Page:
        """The page with that id; the first one for any other word."""
        ...

    def spot_of(self, rule: str) -> Spot | None:
        """Where a rule, a topic or a page is found, or None."""
        ...

    def find(self, query: str) -> list[Found]:
        """The places that hold the words of a search, the best first."""
        ...

    def tail_of(self, page: str) -> Tail | None:
        """The pictures of a chapter that has room for them."""
        ...
