"""What a player does on the page of games."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


from stupor.app import App
from stupor.scenes.games.scene import GamesScene
from stupor.scenes.games.sections import RUNNING
from stupor.scenes.scene import Scene
from stupor.scenes.title.scene import TitleScene
from stupor.stage.pointer import Key


def opened(app: App, section: str = RUNNING, chosen: str = "") -> GamesScene:
    scene = GamesScene(section, chosen)
    app.stack.reset(TitleScene())
    app.stack.push(scene)
    app.step()
    return scene


def strike(scene: Scene, *names: str) -> None:
    for name in names:
        scene.handle(Key("down", name))


def ids(scene: GamesScene) -> list[str]:
    return [entry.id for entry in scene.entries]


def until(app: App, kind: type[Scene]) -> Scene:
    """Let the app go on until a scene of that kind is on top."""
    for _ in range(20):
        if isinstance(app.stack.top, kind):
            return app.stack.top
        app.step()
    raise AssertionError(f"{app.stack.top} is on top")


def spoil(app: App, name: str, content: bytes) -> Path:
    """Write something else into the file of a game."""
    path: Path = next(game.path for game in app.archive.games() if game.id == name)
    path.write_bytes(content)
    return path
