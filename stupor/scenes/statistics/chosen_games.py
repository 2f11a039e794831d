"""Which games the statistics tell of: all, single ones, those of a day, those of a chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr
from stupor.scenes.drawing import switch_on_dark
from stupor.scenes.panel import PanelScene
from stupor.scenes.rooms import rooms_of
from stupor.scenes.statistics.game_filter import ANY, DAYS, SINGLE, belonging
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Rect

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host

_PANEL: Final[Rect] = (480.0, 150.0, 960.0, 0.0)
_HIGH: Final = 50.0
_STEP: Final = 62.0
_NONE: Final = mark("No finished games yet.")
#: The panel has room for so many.
_MOST: Final = 22
_WORDS: Final = {
    ANY: mark("Any chapter"),
    SINGLE: mark("Single solo games"),
    DAYS: mark("Games of the day"),
}


def chapter_names(app: Host, deeds: Sequence[FinishedGame]) -> dict[str, str]:
    """What can be chosen, and how it is called; own chapters are there once they were played."""
    rooms = rooms_of(app.game)
    if rooms is None:
        return {}
    found = {name: tr(words) for name, words in _WORDS.items()} | dict(rooms.challenges(app))
    strange = {deed.chapter for deed in deeds} - {"", *found}
    found |= {name: name for name in sorted(strange)}
    return dict(list(found.items())[:_MOST])


class ChaptersPanel(PanelScene):
    """Two columns of names; what was never played to its end sleeps."""

    key = "chapters"
    title = mark("Which games?")

    def __init__(
        self,
        names: dict[str, str],
        deeds: Sequence[FinishedGame],
        chosen: str,
        choose: Callable[[str], None],
    ) -> None:
        """Ask for one of these names."""
        super().__init__()
        self._names = names
        self._counts = Counter(belonging(deed) for deed in deeds)
        self._counts[ANY] = sum(self._counts.values())
        self._chosen = chosen
        self._choose = choose

    def _panel(self) -> Rect:
        rows = -(-len(self._names) // 2)
        high = 100 + rows * _STEP + 30
        x, _, w, _ = _PANEL
        return x, (1080 - high) / 2, w, high

    def _widgets(self) -> list[Widget]:
        x, y, w, _ = self._panel()
        wide = (w - 90) / 2
        rows = -(-len(self._names) // 2)
        found = []
        for number, name in enumerate(self._names):
            column, row = divmod(number, rows)
            rect = (x + 36 + column * (wide + 18), y + 92 + row * _STEP, wide, _HIGH)
            asleep = "" if self._counts[name] else tr(_NONE)
            found.append(Widget(f"of.{name}", rect, partial(self._press, name), asleep))
        return found

    def _content(self) -> list[Item]:
        items: list[Item] = []
        for name, words in self._names.items():
            widget = self.controls.get(f"of.{name}")
            if widget is not None:
                count = self._counts[name]
                said = f"{words} ({count})" if count else words
                items += switch_on_dark(f"of.{name}", widget, said, name == self._chosen, 21)
        return items

    def _press(self, name: str) -> None:
        self.app.stack.pop()
        self._choose(name)
