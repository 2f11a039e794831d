"""The very first step of a start: the picture of the first page is read while the rest loads."""

import re
from pathlib import Path
from typing import Final

from stupor.games import registry
from stupor.platform import paths
from stupor.render.camera import Camera
from stupor.render.reading import Reader, board_file, board_of
from stupor.stage.layout import PAGE, WOOD

#: Whose pictures are shown until a game is chosen.
GAME = registry.FIRST
#: How the first line of a saved game names its game, and within how many bytes.
_NAMED: Final = re.compile(rb'"game":\s*"(\w+)"')
_HEAD: Final = 4096


def front() -> str:
    """The board of the first page: the wood of the shelf where there are several games."""
    return WOOD if len(registry.names()) > 1 else "title"


def table_of(game: str) -> str:
    """The board of the table of a game: the wood where it has none of its own."""
    own = board_file(paths.pictures_of(game), "table", 1).is_file()
    return "table" if own else WOOD


def game_in(file: Path) -> str:
    """The game that a saved file is about; the first one where it cannot be told yet."""
    try:
        with file.open("rb") as saved:
            named = _NAMED.search(saved.read(_HEAD))
    except OSError:  # whoever opens the game tells the player
        return GAME
    name = named[1].decode() if named else GAME
    return name if name in registry.names() else GAME


def read_ahead(size: tuple[int, int] | None, board: str, game: str = GAME) -> Reader:
    """Begin to read a board of a game for a window of that size; returns at once."""
    reader = Reader()
    camera = Camera(*(size or PAGE))
    folders = paths.pictures_of(game)
    reader.begin([board_file(folders, board_of(folders, board, camera.form), camera.k)])
    return reader
