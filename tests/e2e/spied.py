"""The game as ever, but for a line of JSON in a file whenever another page or button is shown.

`python -m tests.e2e.spied FILE ...` takes what `python -m stupor ...` takes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stupor import app
from stupor.__main__ import main
from stupor.scenes.scene import Scene
from stupor.scenes.widgets import Controls

Json = dict[str, Any]


class Spy:
    """Writes down what lies on top, what is chosen on it, and where it can be pressed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def look(self, scene: Scene | None) -> None:
        """Write a line if the page or its buttons have changed."""
        chosen = getattr(scene, "chosen", None)
        shown = {"page": type(scene).__name__, "chosen": chosen, "press": pressable(scene)}
        line = json.dumps(shown)
        if line != self._last:
            self._last = line
            with self._path.open("a", encoding="utf-8") as out:
                out.write(f"{line}\n")


def pressable(scene: Scene | None) -> Json:
    """The buttons of a page, and those of a teacher or of a lesson's end upon it, by their ids."""
    sources = (scene, getattr(scene, "teacher", None), getattr(scene, "_end", None))
    controls = [getattr(source, "controls", None) for source in sources]
    return {
        widget.id: widget.rect
        for found in controls
        if isinstance(found, Controls)
        for widget in found.widgets
        if widget.awake
    }


def spy(path: Path) -> None:
    """Look at the window after every step of it."""
    watcher, step = Spy(path), app.App.step

    def looking(self: app.App) -> float | None:
        wanted = step(self)
        watcher.look(self.stack.top)
        return wanted

    app.App.step = looking  # type: ignore[method-assign]


if __name__ == "__main__":
    spy(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
