"""The keys page: which key and which button of a gamepad does what, and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, partial
from typing import Final

from stupor.games import registry
from stupor.language import mark, tr
from stupor.scenes.drawing import PANEL_CORNER, gilded, heading, plates
from stupor.scenes.looks import BEST_RED, CREAM, GOLD, INK, SAND, TITLE_INK
from stupor.scenes.page import PageScene
from stupor.scenes.widgets import Controls, Widget
from stupor.stage.bindings import PAD, Bindings
from stupor.stage.game_ui import GameUI, game_ui
from stupor.stage.items import Box, Colour, Item, Label, NineSlice, Rect
from stupor.stage.key_names import NONE, written_key
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Key, Pointer
from stupor.stage.view import View

_LINE: Final = mark("Choose a key or button, then press a new one. Delete restores the default.")
_ALWAYS: Final = mark("Hold Shift+1 to 3: enlarge a rival. F9: report a bug. F11: full screen.")
_NEW_KEY: Final = mark("“{action}”: press a new key, or Esc to cancel.")
_NEW_BUTTON: Final = mark("\u201c{action}\u201d: press a new gamepad button, or Esc to cancel.")
_WAITING: Final = mark("press\u2026")
_TAKEN: Final = mark("Shift is used together with other keys. Choose another key.")
_INSET: Final = 36.0
_HEAD: Final = 42.0
_KEY: Final = 170.0
_PADS: Final = 150.0
_LONG_PADS: Final = {
    "back": mark("Back button"),
    "start": mark("Start button"),
    "up": mark("D-pad up"),
    "down": mark("D-pad down"),
    "left": mark("D-pad left"),
    "right": mark("D-pad right"),
}


def foot_items(controls: Controls) -> list[Item]:
    """The way back, and the way to the first settings."""
    told = ("back", tr("Back")), ("reset", tr("Restore defaults"))
    return plates(controls, told, 22)


class KeysScene(PageScene):
    """Two papers of actions with their keys; a key is changed by pressing another."""

    board = "settings"
    music_share = 1.0

    def __init__(self) -> None:
        """Open the page."""
        super().__init__()
        self.waiting = ""
        self._told = ""

    def widgets(self) -> list[Widget]:
        """Key and button of every action, then the ways out."""
        shared = self._bindings.conflicts()
        found: list[Widget] = []
        for action, rect in self._rows():
            if action not in self._bindings.actions:
                continue
            for name, place in ((action, _key(rect)), (PAD + action, _pad(rect))):
                tip = self._sharing(name) if name in shared else ""
                found.append(Widget(name, place, partial(self._wait, name), tip=tip))
        return [
            *found,
            Widget("back", self.anchors["settings.back"], self.escape),
            Widget("reset", self.anchors["settings.reset"], self.reset),
        ]

    def drawn(self) -> list[Item]:
        """Title, both papers of actions, what is told, and the plates below."""
        line = self.anchors["settings.line"]
        items: list[Item] = [
            *gilded("title", self.anchors["settings.title"], tr("Keys and gamepad"), 50, "left"),
            Label("line", 110, line, tr(_LINE), "text", 22, SAND, "left"),
        ]
        for side in ("left", "right"):
            items += _paper(side, self.anchors[f"settings.{side}"])
        shared = self._bindings.conflicts()
        for number, (action, rect) in enumerate(self._rows()):
            items += self._row(action, rect, shared, number % 2 == 0)
        told = self._told or (self._sharing(next(iter(sorted(shared)))) if shared else tr(_ALWAYS))
        place = self.anchors["settings.told"]
        items.append(Label("told", 110, place, told, "bold", 22, CREAM, wrap=True))
        return alike(items + foot_items(self.controls), ".words", ".key")

    def handle(self, event: Input) -> None:
        """While a key is awaited, the next one is it; Esc and a click leave the old one."""
        if isinstance(event, Key) and self._takes(event):
            return
        if self.waiting and isinstance(event, Pointer) and event.kind == "down":
            self._wait("")
        super().handle(event)

    def _takes(self, key: Key) -> bool:
        """Whether a key is the one awaited, or brings the old one back."""
        if self.waiting:
            answer = partial(self._struck, key)
        elif key.name == "delete" and (pointed := self.controls.pointed()) is not None:
            answer = partial(self._bring_back, pointed.id)
        else:
            return False
        if key.kind == "down":
            answer()
        return True

    def reset(self) -> None:
        """All keys and buttons as usual."""
        self._keep({}, tr("All keys and buttons are back to default."))

    @property
    def _bindings(self) -> Bindings:
        return Bindings(self.app.settings.keys, self._ui.input.keys.actions)

    @cached_property
    def _ui(self) -> GameUI[View]:
        """Whoever knows what can be done in the game whose keys are shown."""
        return game_ui(partial(registry.part, self.app.game))

    @property
    def _told_keys(self) -> Mapping[str, str]:
        """Letters and figures of the game that nobody can bind, and what they mean."""
        return self._ui.input.keys.told

    def _rows(self) -> list[tuple[str, Rect]]:
        """Every action with its row: half of them on either paper."""
        names = [*self._bindings.actions, *self._told_keys]
        half = (len(names) + 1) // 2
        found = []
        for side, part in (("left", names[:half]), ("right", names[half:])):
            x, y, w, h = self.anchors[f"settings.{side}"]
            top, high = y + _INSET + _HEAD, (h - 2 * _INSET - _HEAD) / half
            for number, name in enumerate(part):
                row = (x + _INSET, top + number * high, w - 2 * _INSET, high - 6)
                found.append((name, row))
        return found

    def _row(self, action: str, rect: Rect, shared: frozenset[str], even: bool) -> list[Item]:
        x, y, w, h = rect
        place = (x + 10, y, w - _KEY - _PADS - 36, h)
        fixed = action not in self._bindings.actions
        words = tr(self._told_keys[action] if fixed else self._bindings.actions[action].label)
        colour = BEST_RED if shared & {action, PAD + action} else INK
        items: list[Item] = [
            Label(f"{action}.words", 110, place, words, "text", 21, colour, "left"),
        ]
        if even:
            items.append(Box(f"{action}.band", 2, (x, y - 3, w, h + 6), (122, 79, 18, 28)))
        if fixed:
            place = (_pad if action.startswith(PAD) else _key)(rect)
            letters = action.removeprefix(PAD).upper()
            return [*items, Label(f"{action}.fixed", 112, place, letters, "text", 20, INK)]
        key, pad = self._bindings.key_of(action), self._bindings.pad_of(action)
        items += self._cell(action, written_key(key), action in shared)
        return items + self._cell(PAD + action, written_pad(pad), PAD + action in shared)

    def _cell(self, name: str, words: str, shared: bool) -> list[Item]:
        widget = self.controls.get(name)
        if widget is None:
            return []
        awaited, changed = self.waiting == name, name in self.app.settings.keys
        fill: Colour = TITLE_INK if awaited else (255, 246, 220, 220)
        rim: Colour = BEST_RED if shared else (122, 79, 18)
        x, y, w, h = widget.rect
        return [
            Box(f"{name}.box", 110, widget.rect, fill, rim, 2.4 if shared else 1.4, radius=6),
            Label(
                f"{name}.{'awaited' if awaited else 'key'}",
                112,
                (x + 6, y, w - 12, h),
                tr(_WAITING) if awaited else words,
                "bold" if changed or awaited else "text",
                20,
                CREAM if awaited else _ink(shared, changed),
            ),
        ]

    def _wait(self, name: str) -> None:
        self.waiting, self._told = name, ""
        if name:
            action = tr(self._bindings.actions[name.removeprefix(PAD)].label)
            self._told = tr(_NEW_BUTTON if name.startswith(PAD) else _NEW_KEY, action=action)
        self.refresh()

    def _struck(self, event: Key) -> None:
        name, pad = self.waiting, self.waiting.startswith(PAD)
        if event.name == "escape" and not event.pad:
            self._wait("")
        elif event.name in ("left shift", "right shift", "f9", "f11"):
            self._told = f"{tr(_TAKEN)} {tr(_ALWAYS)}"
            self.refresh()
        elif pad == bool(event.pad):
            self.waiting = ""
            self._keep(self._bindings.rebound(name.removeprefix(PAD), event), "")
            if name in self._bindings.conflicts():
                self._told = self._sharing(name)
                self.refresh()

    def _bring_back(self, name: str) -> None:
        self._keep({k: v for k, v in self.app.settings.keys.items() if k != name}, "")

    def _keep(self, keys: dict[str, str], told: str) -> None:
        self.app.change(keys=keys)
        self._told = told
        self.refresh()

    def _sharing(self, name: str) -> str:
        """Which two actions share a key or a button, in words."""
        bindings, action, pad = self._bindings, name.removeprefix(PAD), name.startswith(PAD)
        read, write = (bindings.pad_of, written_pad) if pad else (bindings.key_of, written_key)
        mine = read(action)
        others = (n for n in bindings.actions if n != action and read(n) == mine)
        one, other = (tr(bindings.actions[n].label) for n in (action, next(others)))
        return tr("{key} is used twice: {one} and {other}.", key=write(mine), one=one, other=other)


def _paper(side: str, paper: Rect) -> list[Item]:
    x, y, w, _ = paper
    top, right = y + _INSET - 8, x + w - _INSET
    columns = (
        ("action", tr("Action"), (x + _INSET + 10, top, 300.0, _HEAD)),
        ("key", tr("Key"), (right - _KEY - _PADS - 16, top, _KEY, _HEAD)),
        ("gamepad", tr("Gamepad"), (right - _PADS - 8, top, _PADS, _HEAD)),
    )
    items: list[Item] = [NineSlice(f"paper.{side}", 1, paper, "ui/panel-paper", PANEL_CORNER)]
    for name, words, rect in columns:
        align = "left" if name == "action" else "center"
        items.append(heading(f"head.{side}.{name}", rect, words, 21, align))  # type: ignore[arg-type]
    under = (x + _INSET, top + _HEAD - 2, w - 2 * _INSET, 2.0)
    return [*items, Box(f"head.{side}.line", 109, under, (*GOLD, 200))]


def _key(rect: Rect) -> Rect:
    x, y, w, h = rect
    return x + w - _KEY - _PADS - 16, y, _KEY, h


def _pad(rect: Rect) -> Rect:
    x, y, w, h = rect
    return x + w - _PADS - 8, y, _PADS, h


def written_pad(button: str) -> str:
    """A button as it is printed on a gamepad."""
    return tr(_LONG_PADS[button]) if button in _LONG_PADS else button.upper() or NONE


def _ink(shared: bool, changed: bool) -> Colour:
    return BEST_RED if shared else TITLE_INK if changed else INK
