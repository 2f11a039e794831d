"""The first page: the shelf, a title, a new table or a kept game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from stupor.games import registry
from stupor.scenes.scene import Scene

if TYPE_CHECKING:
    from stupor.scenes.host import Host

# the scenes are imported late: the window opens sooner


def first_scene(
    app: Host,
    seats: list[str] | None,
    seed: int | None,
    setup: Mapping[str, object],
    game: str,
    file: Path | None,
) -> Scene:
    """What the window shows first: a game in a file, one of these seats, or all there is."""
    if file is not None:
        return app.navigator.resume(file)
    if seats is None:
        return app.navigator.shelf() if len(registry.names()) > 1 else title_page()
    from stupor.scenes.command_line_game import direct_session

    return app.navigator.begin(direct_session(seats, seed, setup, game), tips=False)


def title_page() -> Scene:
    """The first page of a game."""
    from stupor.scenes.title.scene import TitleScene

    return TitleScene()
