"""What a computer likes best: words, sign, and the small switch that turns from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stupor.ai.levels import LADDER, persona_of, rank_of
from stupor.language import mark, tr
from stupor.scenes.looks import CREAM, GILT, IVORY, SAND
from stupor.scenes.widgets import Rect, Widget
from stupor.stage.items import Box, Item, Label, Picture

if TYPE_CHECKING:
    from stupor.match.seats import Seat


@dataclass(frozen=True, slots=True)
class Taste:
    """A favourite that a computer may have: its key and word, what that means, and its sign."""

    key: str
    word: str
    line: str
    sign: str = ""

    @property
    def tip(self) -> str:
        """What the switch says about it."""
        return f"{tr(self.line)} {tr('Click for the next.')}"


#: One of the four, drawn by lot when a game begins.
ANY: Final = Taste(
    "any", mark("Any"), mark("Any favourite: one of the four, by lot when the game begins.")
)
NONE: Final = Taste("", mark("None"), mark("No favourite: takes everything for what it is worth."))
_FOUR: Final = (
    Taste(
        "builder",
        mark("Builder"),
        mark("A builder at heart: likes the Castle, closed sides and Keeps."),
        "icon/tower",
    ),
    Taste(
        "diplomat",
        mark("Diplomat"),
        mark("A diplomat at heart: likes Allies, and room for more of them."),
        "icon/ally",
    ),
    Taste(
        "merchant",
        mark("Merchant"),
        mark("A merchant at heart: likes Augustales and full warehouses."),
        "icon/augustalis",
    ),
    Taste(
        "courtier",
        mark("Courtier"),
        mark("A courtier at heart: likes Specialists, cities and Advanced cards."),
        "icon/specialist",
    ),
)
#: What a computer may have in a game, and what the lobby offers besides.
TASTES: Final = (NONE, *_FOUR)
OFFERED: Final = (ANY, *TASTES)
_A_RANK: Final = {
    "page": mark("a Page"), "squire": mark("a Squire"), "knight": mark("a Knight"),
    "baron": mark("a Baron"), "duke": mark("a Duke"),
}  # fmt: skip
_AT_HEART: Final = {
    "builder": mark("a builder at heart"), "diplomat": mark("a diplomat at heart"),
    "merchant": mark("a merchant at heart"), "courtier": mark("a courtier at heart"),
}  # fmt: skip
_WORDS: Final = {
    "builder": mark("builder"), "diplomat": mark("diplomat"), "merchant": mark("merchant"),
    "courtier": mark("courtier"),
}  # fmt: skip
_BY_KEY: Final = {taste.key: taste for taste in OFFERED}


def taste_of(key: str) -> Taste:
    """The taste with that key; no favourite for a key that is not known."""
    return _BY_KEY.get(key, NONE)


def taste_word(key: str) -> str:
    """A favourite in a word beside a name: "merchant"."""
    return tr(_WORDS[key]) if key in _WORDS else ""


def a_rank(rank: str) -> str:
    """A rank as somebody at a table: "a Baron"."""
    return tr(_A_RANK[rank])


def following(key: str, offered: Sequence[Taste]) -> str:
    """The key of the taste after that one, the first after the last."""
    keys = [taste.key for taste in offered]
    return keys[(keys.index(key) + 1) % len(keys)] if key in keys else keys[0]


def nature(name: str, kind: str) -> str:
    """What a name does not tell about a computer: "a merchant at heart", or its rank as well."""
    rank, persona = rank_of(kind), persona_of(kind)
    if rank not in LADDER:
        return ""
    words = [] if name.startswith(rank.title()) else [tr(_A_RANK[rank])]
    return ", ".join([*words, tr(_AT_HEART[persona])] if persona in _AT_HEART else words)


def natures(seats: Sequence[Seat]) -> tuple[str, ...]:
    """What the names do not tell about the computers, chair by chair."""
    return tuple(nature(seat.name, seat.kind) for seat in seats)


def taste_items(key: str, widget: Widget, taste: Taste) -> list[Item]:
    """The switch: a sign and a word; a question mark for chance, an empty ring for none."""
    x, y, w, h = widget.rect
    side = h - 8.0
    disc: Rect = (x + 5, y + 4, side, side)
    words: Rect = (x + side + 11, y, w - side - 21, h)
    colour = CREAM if taste.sign else SAND
    return [
        Box(f"{key}.pill", 110, widget.rect, (0, 0, 0, 110), (246, 220, 138, 190), 1.4, h / 2),
        *_sign(key, disc, taste),
        Label(f"{key}.words", 112, words, tr(taste.word), "bold", 17, colour, "left"),
    ]


def _sign(key: str, disc: Rect, taste: Taste) -> list[Item]:
    if taste.sign:
        return [Picture(f"{key}.sign", 112, disc, taste.sign)]
    radius = disc[2] / 2
    if taste is not ANY:
        return [Box(f"{key}.ring", 111, disc, None, IVORY, 1.6, radius, dash=4)]
    return [
        Box(f"{key}.ring", 111, disc, None, GILT, 1.6, radius),
        Label(f"{key}.sign", 112, disc, "?", "number", 19, GILT),
    ]
