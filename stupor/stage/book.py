"""What a game's rulebook is made of: pages of blocks that pictures can stand in, and a search.

In words, *stars* make bold, {grain} puts an icon into the line, and [edicts|the Edicts] leads to
another page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from stupor.engine.record import record
from stupor.stage.items import Item, Rect

Kind = Literal["words", "head", "item", "note", "entry"]
#: A figure or an icon, or whoever says a part in the language spoken.
Part = str | int | Callable[[], str]
Parts = tuple[tuple[str, Part], ...]
#: Draws an icon or a picture by its name into an area; the key comes first.
Paint = Callable[[str, str, Rect], list[Item]]


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


class BlockRef(NamedTuple):
    """A block of a page."""

    page: str
    block: int


class SearchHit(NamedTuple):
    """A place where a search met its words: before, the words themselves, after."""

    block: BlockRef
    before: str
    match: str
    after: str


class ChapterPictures(NamedTuple):
    """The row of sprites under a short chapter: each with its width for a height of one.

    `share` is how much of the room they take. Where a `board` is named, it is shown in their
    place, dimmed but for the `parts` that the chapter speaks of: places of the game's own table.
    """

    pictures: tuple[tuple[str, float], ...]
    share: float
    board: str = ""
    parts: tuple[str, ...] = ()


def _no_room(picture: str) -> tuple[float, float]:
    return 0.0, 0.0


def _no_width(icon: str, height: float) -> float:
    return 0.0


def _nothing(key: str, picture: str, box: Rect) -> list[Item]:
    return []


@dataclass(slots=True, kw_only=True)
class Pictures:
    """The pictures among words; a game without a rulebook has none."""

    #: How much room the picture of an entry takes, and how wide an icon in a line so high is.
    size_of: Callable[[str], tuple[float, float]] = _no_room
    inline_width: Callable[[str, float], float] = _no_width
    #: An icon in a line of words, and the picture of an entry, by a key in a box.
    inline_items: Callable[[str, str, Rect], list[Item]] = _nothing
    picture_items: Callable[[str, str, Rect], list[Item]] = _nothing
