"""A stage without a window: an app that only knows anchors and remembers what scenes ask of it."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import TypeVar

from stupor.platform import paths
from stupor.platform.settings import Settings
from stupor.program.first_page import title_page
from stupor.program.navigation import Navigation
from stupor.scenes.page import PageScene
from stupor.stage.layout import Anchors, anchors_of
from stupor.stage.pointer import Key, Pointer
from stupor.table.curtain.scene import HOLD_SECONDS, QUIET_SECONDS, CurtainScene

S = TypeVar("S", bound=PageScene)


class FakeStack:
    """Remembers the last thing that was asked of it."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, object]] = []
        self.top: object = None

    def push(self, scene: object) -> None:
        self.calls.append(("push", scene))

    def replace(self, scene: object) -> None:
        self.calls.append(("replace", scene))

    def reset(self, scene: object) -> None:
        self.calls.append(("reset", scene))

    def pop(self) -> None:
        self.calls.append(("pop", None))


class FakeText:
    """Words of which every letter is equally wide."""

    growth = 1.0

    def measure(self, text: str, face: str, size: float, k: float) -> float:
        return len(text) * size / 2


class FakeClipboard:
    """Keeps words while a test runs."""

    def __init__(self) -> None:
        self.text = ""

    def read(self) -> str:
        return self.text

    def write(self, text: str) -> None:
        self.text = text


class FakeApp:
    """The part of the app that pages use."""

    def __init__(self) -> None:
        self.game = "stupor_mundi"
        self.stack = FakeStack()
        self.navigator = Navigation(self)  # type: ignore[arg-type]
        self.asked: list[str] = []
        self.clipboard = FakeClipboard()
        self.renderer = SimpleNamespace(text=FakeText())
        self.camera = SimpleNamespace(k=1.0)
        self.window = SimpleNamespace(fullscreen=False)
        self.settings = Settings()
        self.archive = SimpleNamespace(tidy=lambda: None)

    def anchors(self, page: str, form: str | None = None) -> Anchors:
        return anchors_of(paths.pages_of("stupor_mundi"), page, "")

    def use_game(self, game: str) -> None:
        self.game = game

    def pictured(self, board: str) -> bool:
        return self.game == "stupor_mundi"

    def cover(self, game: str) -> None:
        return None

    def change(self, **fields: object) -> None:
        self.settings = replace(self.settings, **fields)  # type: ignore[arg-type]

    def title_page(self) -> object:
        return title_page()

    def show_now(self) -> None:
        """There is no window."""

    def preparing(self, words: str) -> None:
        """As above."""

    def toggle_fullscreen(self) -> None:
        self.asked.append("fullscreen")

    def quit(self) -> None:
        self.asked.append("quit")

    def now(self) -> float:
        """No time goes by here."""
        return 0.0


def opened(scene: S) -> S:
    """Open a scene in a fake app."""
    app = FakeApp()
    app.stack.top = scene
    scene.app = app  # type: ignore[assignment]
    scene.enter()
    return scene


def middle(scene: PageScene, name: str) -> tuple[float, float]:
    """The middle of a widget."""
    widget = scene.controls.get(name)
    assert widget is not None, f"no widget {name}"
    x, y, w, h = widget.rect
    return x + w / 2, y + h / 2


def click(scene: PageScene, name: str) -> None:
    """Press and release on a widget."""
    x, y = middle(scene, name)
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(kind, x, y, 1))  # type: ignore[arg-type]


def press(scene: PageScene, *names: str, text: str = "") -> None:
    """Press keys one after the other."""
    for name in names:
        scene.handle(Key("down", name, text=text))


def write(scene: PageScene, text: str) -> None:
    """Write a text on the keyboard."""
    for char in text:
        scene.handle(Key("down", char.lower(), text=char))


def words(scene: PageScene) -> list[str]:
    """All words on the page."""
    return [item.text for item in scene.items() if hasattr(item, "text")]


def keys_are_unique(scene: PageScene) -> bool:
    """Whether no two items share a key."""
    keys = [item.key for item in [*scene.items(), *scene.overlay(0.0)]]
    return len(keys) == len(set(keys))


def hold_open(scene: CurtainScene) -> None:
    """Wait until a curtain listens, hold Enter as long as it wants, and let go."""
    now = scene.app.now()
    for later in (0.0, QUIET_SECONDS):
        scene.tick(now + later)
    scene.handle(Key("down", "return"))
    for later in (0.0, HOLD_SECONDS):
        scene.tick(now + QUIET_SECONDS + later)
    scene.handle(Key("up", "return"))
