"""The very first step of a start: the picture of the first page is read while the rest loads."""

from stupor.games import registry
from stupor.platform import paths
from stupor.render.camera import PAGE, Camera
from stupor.render.reading import Reader, board_file, board_of

#: Whose pictures are shown until a game is chosen.
GAME = registry.FIRST


def front() -> str:
    """The board of the first page: the wood of the shelf where there are several games."""
    return "wood" if len(registry.names()) > 1 else "title"


def read_ahead(size: tuple[int, int] | None, board: str) -> Reader:
    """Begin to read a board for a window of that size; returns at once."""
    reader = Reader()
    camera = Camera(*(size or PAGE))
    folders = paths.pictures_of(GAME)
    reader.begin([board_file(folders, board_of(folders, board, camera.form), camera.k)])
    return reader
