"""The very first step of a start: the picture of the first page is read while the rest loads."""

from stupor.platform import paths
from stupor.render.camera import PAGE, Camera
from stupor.render.reading import Reader, board_file, board_of

GAME = "stupor_mundi"


def read_ahead(size: tuple[int, int] | None, board: str) -> Reader:
    """Begin to read a board for a window of that size; returns at once."""
    reader = Reader()
    camera = Camera(*(size or PAGE))
    folders = paths.pictures_of(GAME)
    reader.begin([board_file(folders, board_of(folders, board, camera.form), camera.k)])
    return reader
