"""A start in the window: what is made ready before it is there, the first page, and the end."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from stupor import APP, __version__
from stupor.app import App
from stupor.files.terminal import warn
from stupor.games import registry
from stupor.platform import log_file, paths
from stupor.program.failures import BROKEN, FILES
from stupor.program.first_page import first_scene
from stupor.program.first_picture import GAME, front, read_ahead, table_of
from stupor.render.cache import Work
from stupor.render.camera import Camera
from stupor.render.item_renderer import ItemRenderer
from stupor.render.problem import ResourceProblem
from stupor.render.reading import Reader
from stupor.stage.layout import PAGE, WOOD


def open_ai_process() -> None:
    """Let computers think in a process of their own."""
    # imported late: the window opens sooner
    from stupor.match.worker import WORKER_HOLDER

    WORKER_HOLDER.open(registry.get)


def close_ai_process() -> None:
    """End the AI process, if it was started."""
    if "stupor.match.worker" in sys.modules:
        sys.modules["stupor.match.worker"].WORKER_HOLDER.close()


_log = logging.getLogger(__name__)


def prepare(
    size: tuple[int, int] | None, reader: Reader, sheets: bool, game: str = GAME
) -> ItemRenderer:
    """Make ready for a window that is still to be opened; the sheets may be begun with."""
    renderer = ItemRenderer(paths.pictures_of(game), paths.fonts(), Work(), reader)
    if not sheets:
        return renderer
    with contextlib.suppress(ResourceProblem):  # the app checks again and tells the player
        renderer.check()
        k = Camera(*(size or PAGE)).k
        reader.begin(renderer.atlas.files(k))
        reader.begin(renderer.atlas.soon(k))
    return renderer


def main(
    seats: list[str] | None = None,
    seed: int | None = None,
    window: tuple[int, int] | None = None,
    trace: Path | None = None,
    renderer: ItemRenderer | None = None,
    file: Path | None = None,
    setup: Mapping[str, object] = MappingProxyType({}),
    game: str = "",
) -> int:
    """Open the window and play; with seats or the file of a game, at the table at once.

    The set-up and the game are those of these seats. Status 3 means broken files.
    """
    at_once = seats is not None or file is not None
    shown = (game if at_once else "") or GAME
    board = table_of(shown) if at_once else front()
    app: App | None = None
    try:
        renderer = renderer or prepare(window, read_ahead(window, board, shown), False, shown)
        app = App(window, renderer=renderer, game=shown)
        app.trace = trace
        app.greet(board)
        app.preload(whole=at_once or board != WOOD)
        log_file.open_log(paths.user_log())
        log_file.on_uncaught(app.failures.uncaught)
        open_ai_process()
        _log.info("version %s begins", __version__)
        return app.run(first_scene(app, seats, seed, setup, game, file))
    except FILES as why:
        log_file.open_log(paths.user_log())
        _log.error("%s", why)
        warn(f"{APP}: {why}")
        return BROKEN
    finally:
        close_ai_process()
        if app:
            app.close()
