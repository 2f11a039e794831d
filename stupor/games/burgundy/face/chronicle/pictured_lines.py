"""Lines of the chronicle, with the tiles that they name in their place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.events import Event
from stupor.games.burgundy import names
from stupor.games.burgundy.data.tiles import COLOUR
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN
from stupor.stage.log_rows import Setting, letters_of
from stupor.stage.view import LogLine, View

SIZE: Final = 17.0
#: Width of a tile among words, for letters of size one.
TILE: Final = 1.35
#: Which argument of an event is the tile that a line names.
_TILES: Final = {"took": 0, "placed": 0, "bought": 0, "discarded": 0, "fetched": 0, "removed": 0}
_SHIELDS: Final = ("shield", "lost")


def parts_of(line: LogLine) -> Iterator[tuple[str, str]]:
    """The sentence cut at the thing that it names: words, and the piece or nothing."""
    name, piece = named_in(line.event) if line.event is not None else ("", "")
    before, found, after = line.text.partition(name) if name else (line.text, "", "")
    spent = [f" (\u2212{-by})" for good, by in line.outcome if good == "workers" and by < 0]
    yield from ((part, "") for part in (before,) if part)
    if found:
        yield found, piece
    yield from ((part, "") for part in (after,) if part)
    for words in spent:
        yield words, ""
        yield "workers", "sign/worker"


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
    """A picture is as wide as it is high."""
    return TILE * letters_of(view, SETTING)


def _lies(piece: str) -> bool:
    """Whether it is a piece of the table, no mere sign."""
    return "/" not in piece


SETTING: Final = Setting(SIZE, 28.0, parts_of, _room, _lies, growth=1.12, least=24.0)
