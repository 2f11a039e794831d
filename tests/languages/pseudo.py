"""A language that nobody speaks: every letter that a catalog has seen looks strange.

A word in plain letters on the screen has not gone through `stupor.language`. The letters are those
of another block with cases of their own, so that words may be cut, joined and capitalised on
their way; parts in braces, names of icons and the ends of links stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from stupor.app import App
from stupor.scenes.scene import Scene
from stupor.scenes.widgets import Controls
from stupor.stage.items import Group, Item, Label

_KEPT: Final = r"\{\{[^}]*\}\}|\{[^}]*\}|\[[^|\]]*\|"
_WIDE: Final = 0xFEE0
_WORD: Final = re.compile(r"[A-Za-z]{2,}")
#: Names are the same in every language: people, the game, the languages themselves, files.
NAMES: Final = frozenset({
    "Stupor", "Mundi", "English", "Français", "Deutsch", "stupor", "csv", "CSV",
    "LB", "RB", "LT", "RT",
    "Anna", "Berta", "Carl", "Dora", "Elena", "Enzo", "Jordan", "Manfred", "Taddeo", "Konrad",
    "Wilhelmina", "Maria", "Costanza", "Altavilla", "random", "greedy", "human",
})  # fmt: skip
#: Paths, names of files, and ids of components as they stand in files.
_PATH: Final = re.compile(r"\S*[/\\]\S*|[\w-]+\.[\w.-]+")
_ROMAN: Final = re.compile(r"[IVX]+")


def strange(text: str) -> str:
    """A text in letters that the source never uses."""
    return re.sub(f"{_KEPT}|[A-Za-z]", _changed, text)


def _changed(found: re.Match[str]) -> str:
    sign = found[0]
    return chr(ord(sign) + _WIDE) if len(sign) == 1 else sign


class Strange:
    """The catalog of that language."""

    def gettext(self, message: str) -> str:
        return strange(message)

    def ngettext(self, one: str, many: str, count: int) -> str:
        return strange(one if count == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        return strange(message)


def untold(texts: Iterable[str], names: Iterable[str] = ()) -> list[str]:
    """The texts with words that no catalog has seen, but for names, paths and numerals."""
    known = NAMES | {word for name in names for word in _WORD.findall(name)}
    return [text for text in dict.fromkeys(texts) if any(_plain(text, known))]


def _plain(text: str, known: Iterable[str]) -> Iterator[str]:
    for word in _WORD.findall(_PATH.sub(" ", text)):
        if word not in known and not _ROMAN.fullmatch(word):
            yield word


def told(app: App) -> list[str]:
    """Everything that is written on the screen or would be when something is pointed at."""
    found: list[str] = []
    for scene in app.stack.visible():
        found += written([*scene.items(), *scene.overlay(app.now())])
        found += tips(scene)
    return found


def written(items: Iterable[Item]) -> Iterator[str]:
    """The words of items, also of those that lie together on a sheet."""
    for item in items:
        if isinstance(item, Label):
            yield item.text
        elif isinstance(item, Group):
            yield from written(item.parts)


def tips(scene: Scene) -> Iterator[str]:
    """What the widgets of a page say."""
    controls = getattr(scene, "controls", None)
    if isinstance(controls, Controls):
        for widget in controls.widgets:
            yield widget.tip
            yield widget.asleep
