"""The gallery: every card, person and tile as it lies on the table, with a word of history."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.games.stupor_mundi.book import BOOK
from stupor.games.stupor_mundi.book.lists import SECTIONS
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.cards.card_faces import CARD, paint_card
from stupor.games.stupor_mundi.face.components.printed import show
from stupor.games.stupor_mundi.face.components.tiles import paint_ally, paint_edict
from stupor.games.stupor_mundi.face.plate.biographies import HISTORY, history_of, large_portrait
from stupor.language import mark, tr
from stupor.stage.book import Block
from stupor.stage.draw_list import DrawList
from stupor.stage.gallery import Exhibit, Gallery, Shelf
from stupor.stage.geometry import grown
from stupor.stage.items import Box, Item, Label, Rect

#: Pages of the rulebook whose entries stand on a shelf.
PAGES: Final = (
    "houses",
    "list-house",
    "list-a",
    "list-b",
    "list-allies",
    "list-edicts",
    "list-bonuses",
    "list-workplaces",
    "list-markets",
    "list-special",
)
#: Frederick and those at his Court, by the name of their portrait.
COURT: Final = {
    "frederick": mark("Frederick II"),
    "constance": mark("Constance of Aragon"),
    "hermann": mark("Hermann von Salza"),
    "alkamil": mark("Al-Kamil"),
    "cartographer": mark("The cartographer"),
    "hawk": mark("The white falcon"),
}
PERSON: Final = "person"
PORTRAIT: Final = (220.0, 286.0)
TILE: Final = (118.0, 160.0)
EDICT: Final = (108.0, 56.0)
#: What every Edict does; its icons say to what.
EDICT_SAYS: Final = mark(
    "When you issue it, choose for each icon type whether Frederick gains or loses that many. "
    "Equal icons go together."
)
#: A tile higher than this is seen as a portrait in its frame.
LARGE: Final = 300.0
LAYER: Final = 112
#: Pictures whose signs would stay small in a large box: they are painted as on the table, and
#: all of them is made larger.
ENLARGED: Final = ("work", "market")
#: How broad the rim of a frame is, and how far its sprite reaches beyond the window.
RIM: Final = 12.0
REACH: Final = 30.0


def shelves() -> tuple[Shelf, ...]:
    """Cards, people, Edicts and tiles."""
    found = [_shelf(page) for page in PAGES]
    people = (
        Exhibit(f"{PERSON}:{who}", tr(name), None, tr(HISTORY[who])) for who, name in COURT.items()
    )
    found.insert(PAGES.index("list-allies") + 1, Shelf("goal", tr("The Court"), tuple(people)))
    return tuple(shelf for shelf in found if shelf.exhibits)


def _shelf(page: str) -> Shelf:
    told = BOOK.chapters.page_of(page)
    entries = (b for b in told.blocks if b.kind == "entry" and not b.picture.startswith("icon:"))
    return Shelf(
        page, told.title, tuple(Exhibit(b.picture, _title(b), b, _more(b.picture)) for b in entries)
    )


def _title(entry: Block) -> str:
    """What a thing is called; a Workplace also by its place, which heads its list in the book."""
    kind, _, name = entry.picture.partition(":")
    place = tr(SECTIONS[name.partition(".")[0]]) if kind == "work" else ""
    known = entry.title.startswith(place)
    return entry.title if known else f"{place}, {entry.title}"


def _more(picture: str) -> str:
    """A word of history, or what all of a kind have in common."""
    kind, _, name = picture.partition(":")
    if kind == "edict":
        return tr(EDICT_SAYS)
    return tr(history_of(int(name))) if kind == "ally" else ""


def size_of(picture: str) -> tuple[float, float]:
    """The shape in which a thing lies on the table."""
    kind = picture.partition(":")[0]
    shapes = {"card": CARD, "ally": PORTRAIT, PERSON: PORTRAIT, "edict": EDICT}
    return shapes.get(kind) or BOOK.size_of(picture)


def items(key: str, picture: str, box: Rect) -> list[Item]:
    """The thing in a box; people large are seen in the frame of their circle."""
    show(None)  # the gallery shows the box, not the game that is played
    draw = DrawList(key, LAYER)
    kind, _, name = picture.partition(":")
    if kind == "card":
        paint_card(draw, f"card.{name}", box)
    elif kind == "edict":
        paint_edict(draw, f"edict.{name}", box, "edict/tile", box[2] * 0.3)
    elif kind == PERSON:
        ring = "emperor" if name == "frederick" else "court"
        _paint_portrait(draw, f"portrait-large/{name}", ring, box)
    elif kind == "ally" and box[3] > LARGE:
        _paint_portrait(draw, large_portrait(int(name)), ALLIES[int(name)].circle, box)
    elif kind == "ally":
        wide = box[3] * TILE[0] / TILE[1]
        tile = (box[0] + (box[2] - wide) / 2, box[1], wide, box[3])
        paint_ally(draw, f"ally.{name}", tile)
    elif kind in ENLARGED:
        wide, high = BOOK.size_of(picture)
        return _enlarged(BOOK.picture_items(key, picture, (0.0, 0.0, wide, high)), box, wide)
    else:
        return BOOK.picture_items(key, picture, box)
    return draw.items


def _enlarged(painted: list[Item], box: Rect, wide: float) -> list[Item]:
    """What was painted so wide at the corner of the page, in a box of its shape."""
    by = box[2] / wide
    found: list[Item] = []
    for item in painted:
        x, y, w, h = item.rect
        rect = (box[0] + x * by, box[1] + y * by, w * by, h * by)
        if isinstance(item, Label):
            found.append(replace(item, rect=rect, size=item.size * by))
        elif isinstance(item, Box):
            found.append(replace(item, rect=rect, radius=item.radius * by))
        else:
            found.append(replace(item, rect=rect))
    return found


def _paint_portrait(draw: DrawList, sprite: str, circle: str, box: Rect) -> None:
    """A portrait in its frame, within the box."""
    window = grown(box, -RIM)
    draw.picture("face", window, sprite)
    draw.nine_slice("frame", grown(window, REACH), f"plate/frame-{circle}", 44)


GALLERY: Final = Gallery(shelves, size_of, items)
