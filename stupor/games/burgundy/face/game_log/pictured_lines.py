"""Lines of the Game log: the tiles that they name in their place, figures at the right edge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy import names
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN
from stupor.language import tr
from stupor.stage.log_rows import LogStyle, letters_of, pitch_of
from stupor.stage.name import parsed
from stupor.stage.view import LogLine, View

SIZE: Final = 17.0
#: How much wider than high pictures of pieces are.
ASPECTS: Final = {"hex": 92 / 106, "shield": 44 / 53}
#: A figure with what it counts, and the room for the sign of that.
FIGURE: Final = "figure."
SIGN: Final = 1.2
VP: Final = "vp"
SIGNS: Final = {"silver": "sign/silver", "workers": "sign/worker"}
#: Which argument of an event is the tile that a line names.
_TILES: Final = {"took": 0, "placed": 0, "bought": 0, "discarded": 0, "fetched": 0, "removed": 0}
_SHIELDS: Final = ("shield", "lost")


def parts_of(line: LogLine) -> Iterator[tuple[str, str]]:
    """The sentence cut at the thing that it names: words, and the piece or nothing."""
    name, piece = named_in(line.event) if line.event is not None else ("", "")
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    yield from ((part, "") for part in (before,) if part)
    if found:
        yield found, piece
    yield from ((part, "") for part in (after,) if part)
    yield from figures(line)


def figures(line: LogLine) -> Iterator[tuple[str, str]]:
    """What a deed cost and brought: figures, and of what they are; the words tell the goods."""
    points = [_signed(by) for by in _moved(line, VP)]
    if points:
        yield tr("{vp} VP", vp=" ".join(points)), FIGURE + VP
    for what in SIGNS:
        moved = _moved(line, what)
        for by in (sum(by for by in moved if by < 0), sum(by for by in moved if by > 0)):
            if by:
                yield _signed(by), FIGURE + what


def _moved(line: LogLine, what: str) -> list[int]:
    return [by for stock, by in line.outcome if stock == what]


def _signed(by: int) -> str:
    return f"{by:+d}".replace("-", "\u2212")


def named_in(event: Event) -> tuple[str, str]:
    """The thing that a line names, in its words, and its piece."""
    if event.kind in _SHIELDS and str(event.args[0]).isdigit():
        shield = int(event.args[0])
        return names.shield_name(shield), f"shield.{shield}"
    place = _TILES.get(event.kind)
    if place is None or not str(event.args[place]).isdigit():
        return "", ""
    tile = int(event.args[place])
    if tile > FACE_DOWN or COLOUR[tile] == EMPTY:
        return "", ""
    return names.one(tile), f"hex.{tile}"


def _room(view: View, words: str, piece: str) -> float:
    """A picture is as high as its row, a figure has its sign behind it."""
    if not is_figure(piece):
        return aspect_of(piece) * pitch_of(view, LOG_STYLE)
    sign = sign_of(piece) and SIGN * letters_of(view, LOG_STYLE)
    return view.measure(words, "bold", SIZE) + (sign or 0.0)


def aspect_of(piece: str) -> float:
    """How much wider than high its picture is."""
    return ASPECTS.get(parsed(piece).kind, 1.0)


def is_figure(piece: str) -> bool:
    """Whether it says how much something cost or brought."""
    return piece.startswith(FIGURE)


def sign_of(piece: str) -> str:
    """The picture behind a figure; nothing where words say what is counted."""
    return SIGNS.get(piece.removeprefix(FIGURE), "")


def _lies(piece: str) -> bool:
    """Whether it is a piece of the table, no mere figure."""
    return not is_figure(piece)


LOG_STYLE: Final = LogStyle(
    SIZE, 28.0, parts_of, _room, _lies, growth=1.12, least=24.0, edge=is_figure, kept=is_figure
)
