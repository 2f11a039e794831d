"""Zones of any game as cards of words: what lies together stands together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from stupor.engine.events import UNKNOWN
from stupor.language import tr
from stupor.stage.items import Rect
from stupor.stage.view import View

#: Sizes of letters, the largest first that has room for everything.
SIZES: Final = (20.0, 18.0, 16.5, 15.0, 13.5, 12.0, 10.5, 9.0)
#: Width of a card in letters, and its parts in heights of a line.
LETTERS: Final = 17.0
LINE: Final = 1.32
HEAD: Final = 1.7
FOOT: Final = 1.1
GAP: Final = 8.0
#: Between the edge of a card and its words.
PAD: Final = 11.0
#: Words of so many letters are taken for initials.
SHORT: Final = 2


class Card(NamedTuple):
    """All zones of one kind: a title, and words about each of them."""

    title: str
    text: str


class Laid(NamedTuple):
    """A card with its place and the size of its letters."""

    card: Card
    box: Rect
    size: float


def kind_of(name: str) -> str:
    """What a zone, a counter or a piece is, without its number."""
    return name.partition(".")[0]


def number_in(name: str) -> str:
    """The number of a zone or piece, its parts apart."""
    return name.partition(".")[2].replace(".", "\u202f\u00b7\u202f")


def cards(view: View) -> list[Card]:
    """The zones of a table, a card for each kind."""
    kinds: dict[str, list[str]] = {}
    for zone in sorted(view.table.zones, key=_in_order):
        here = view.pieces(zone)
        if here:
            number = number_in(zone)
            words = f"{number}: {_pieces(here)}" if number else _pieces(here)
            kinds.setdefault(kind_of(zone), []).append(words)
    return [Card(titled(kind), ";  ".join(told)) for kind, told in kinds.items()]


def titled(word: str) -> str:
    """A word of the rules as people read it."""
    plain = word.replace("_", " ")
    return plain.upper() if len(plain) <= SHORT else plain.capitalize()


def _in_order(name: str) -> tuple[tuple[int, int | str], ...]:
    """Names in the order of their words and numbers."""
    return tuple((0, int(part)) if part.isdigit() else (1, part) for part in name.split("."))


def _pieces(here: Iterable[str]) -> str:
    """Pieces by name, with how many there are of each."""
    counted = Counter(tr("face down") if piece == UNKNOWN else _named(piece) for piece in here)
    return ", ".join(name if n == 1 else f"{name} \u00d7{n}" for name, n in counted.items())


def _named(piece: str) -> str:
    return f"{kind_of(piece)} {number_in(piece)}".strip()


def laid(found: Sequence[Card], box: Rect, wide: Callable[[str, float], float]) -> list[Laid]:
    """The cards in columns, with the largest letters that let them all in."""
    for size in SIZES:
        made, foot = _columns(found, box, size, wide)
        if foot <= box[1] + box[3]:
            return made
    return [_within(card, box) for card in made]


def _columns(
    found: Sequence[Card], box: Rect, size: float, wide: Callable[[str, float], float]
) -> tuple[list[Laid], float]:
    """Each card on the column that ends highest; and where the lowest ends."""
    x, y, w, _ = box
    columns = max(1, int((w + GAP) // (size * LETTERS + GAP)))
    width = (w - (columns - 1) * GAP) / columns
    feet, made = [y] * columns, []
    for card in found:
        column = feet.index(min(feet))
        lines = -(-wide(card.text, size) * 1.12 // (width - 2 * PAD))
        high = size * (HEAD + FOOT + LINE * lines)
        made.append(Laid(card, (x + column * (width + GAP), feet[column], width, high), size))
        feet[column] += high + GAP
    return made, max(feet) - GAP


def _within(card: Laid, box: Rect) -> Laid:
    """A card that would hang over the edge ends at it."""
    x, y, w, h = card.box
    return card._replace(box=(x, y, w, max(0.0, min(h, box[1] + box[3] - y))))
