"""The lines of the digest on the curtain: who did what, and what that brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.record import record
from stupor.scenes.looks import INK, SEPIA, WALNUT
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.sheet import Badge
from stupor.table.curtain.paper import arms_in

#: From that height on a line has larger letters: those of the name, those of the words.
ROOMY: Final = 90.0
LETTERS: Final = (21.0, 22.0)
LARGE: Final = (24.0, 26.0)
#: An icon, its share of a line, and what is left free beside the last.
ICON: Final = 50.0
ICON_STEP: Final = 62.0
ICON_EDGE: Final = 16.0
#: Between the name of a person and the one of the seat.
_APART: Final = 12.0


@record
class CurtainLine:
    """One line of the digest; icons are pairs of a sprite and the number that goes with it."""

    badge: Badge
    text: str
    costs_you: bool = False
    icons: tuple[tuple[str, str], ...] = ()
    name: str = ""

    @property
    def who(self) -> str:
        """The name of the person who did it; a badge that nobody plays has its own."""
        return self.name or self.badge.name

    @property
    def seat_name(self) -> str:
        """What the game calls that seat, where it is told beside a person's name."""
        return self.badge.beside_name(self.name) if self.name else ""


def icons_wide(lines: Sequence[CurtainLine]) -> float:
    """What the line with the most icons needs for them: so all words begin and end alike."""
    most = max(len(line.icons) for line in lines)
    return most * ICON_STEP + ICON_EDGE + 12


def line_items(
    key: str, line: CurtainLine, places: tuple[Rect, Rect, Rect], ruler: Ruler
) -> list[Item]:
    """A line in its box; `places` are those of the box, of the arms and of the words."""
    box, crest, _ = places
    fill = (255, 246, 220, 230 if line.costs_you else 140)
    rim = (163, 38, 46) if line.costs_you else (138, 106, 58, 204)
    width = 2.6 if line.costs_you else 1.4
    items: list[Item] = [
        Box(f"{key}.box", 100, box, fill, rim, width, radius=6),
        Picture(f"{key}.arms", 200, arms_in(crest, line.badge), line.badge.crest),
        *_words(key, line, places[2], ruler),
    ]
    for place, icon in enumerate(reversed(line.icons)):
        items += _icon(f"{key}.{place}", box, place, icon)
    return items


def _words(key: str, line: CurtainLine, room: Rect, ruler: Ruler) -> list[Item]:
    """Who it was, what the game calls the seat, and below it what was done."""
    x, y, w, h = room
    (who, what), head = (LARGE, 32) if h >= ROOMY else (LETTERS, 26)
    wraps = ruler.width(line.text, "text", what / ruler.growth) > w
    high = 6.0 if h >= ROOMY else 1.0
    top = y + (high if wraps else max(5.0, h / 2 - head))
    row: Rect = (x, top + head - (6 if wraps else 3), w, h - head - 4)
    past = ruler.width(line.who, "bold", who) + _APART
    beside: Rect = (x + past, top, max(0.0, w - past), head)
    said = Label(
        f"{key}.what", 110, row, line.text, "text", what, INK, "left", "top", wrap=True, max_lines=2
    )
    items: list[Item] = [
        Label(f"{key}.who", 110, (x, top, w, head), line.who, "bold", who, line.badge.ink, "left"),
        said,
    ]
    if line.seat_name:
        items.append(
            Label(f"{key}.seat", 110, beside, line.seat_name, "italic", who, SEPIA, "left")
        )
    return items


def _icon(key: str, box: Rect, place: int, icon: tuple[str, str]) -> list[Item]:
    """What a line brought, counted from its end."""
    sprite, number = icon
    left = box[0] + box[2] - ICON_EDGE - ICON - ICON_STEP * place
    top = box[1] + (box[3] - ICON) / 2
    count = (left + 22, top + 22, 36, 30)
    white = (255, 255, 255)
    return [
        Picture(f"{key}.icon", 200, (left, top, ICON, ICON), sprite),
        Label(f"{key}.count", 210, count, number, "number", 21, white, outline=WALNUT),
    ]
