"""The writer of the record at the table: silent as long as every decision reaches the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from stupor.archive.locking import prepare
from stupor.language import mark, said, tr, trn
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.drawing import glow_round, plate
from stupor.scenes.looks import CREAM
from stupor.scenes.widgets import Widget, inset
from stupor.stage.geometry import inside
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.pointer import Pointer

if TYPE_CHECKING:
    from stupor.archive import JournalWriter

BANNER: Final[Rect] = (230.0, 8.0, 1140.0, 56.0)
BUTTON: Final[Rect] = (1208.0, 14.0, 150.0, 44.0)
Z: Final = 860
LOST: Final = mark("If you quit now, unsaved moves are lost.")
#: So often the table itself tries again, in seconds.
PATIENCE: Final = 5.0
#: When the table has been seen for so many seconds, there is time to get ready.
SEEN: Final = 0.1


class SaveBanner:
    """Shows a banner while decisions wait to be written, and tries again."""

    def __init__(self, writer: JournalWriter | None) -> None:
        """Without a writer nothing is kept and nothing is said."""
        self._writer = writer
        self._tried: float | None = None
        self._hovered = False
        self._opened: float | None = None
        self._ready = writer is None

    @property
    def trouble(self) -> str:
        """What the player has to know, or nothing."""
        writer = self._writer
        return (writer.trouble or "") if writer is not None else ""

    @property
    def warning(self) -> str:
        """What leaving now would cost, or nothing."""
        writer = self._writer
        if writer is None or not writer.trouble or not writer.unsaved:
            return ""
        return f"{said(writer.trouble)} {_waiting(writer.unsaved)} {tr(LOST)}"

    def retry(self) -> None:
        """Try again to write what waits."""
        if self._writer is not None and self._writer.trouble:
            self._writer.retry()

    def end(self) -> None:
        """The game is left; another window may go on with it."""
        if self._writer is not None:
            self._writer.close()

    def tick(self, now: float) -> float | None:
        """Get ready for the first decision, try again now and then; the seconds until then."""
        if not self.trouble:
            self._tried = None
            return None if self._ready else self._get_ready(now)
        self._ready = True
        if self._tried is None:
            self._tried = now
        left = self._tried + PATIENCE - now
        if left <= 0:
            self._tried = now
            self.retry()
            return PATIENCE
        return left

    def _get_ready(self, now: float) -> float | None:
        """Load what the first decision needs once the table has been seen."""
        if self._opened is None:
            self._opened = now
        left = self._opened + SEEN - now
        if left > 0:
            return left
        prepare()
        self._ready = True
        return None

    def pointer(self, event: Pointer) -> bool:
        """Answer the button of the banner; nothing below the banner is meant."""
        if not self.trouble or not inside(BANNER, (event.x, event.y)):
            self._hovered = False
            return False
        self._hovered = inside(BUTTON, (event.x, event.y))
        if self._hovered and event.kind == "down" and event.button == 1:
            self.retry()
        return event.kind != "move"

    def items(self) -> list[Item]:
        """The banner over the track of points."""
        writer = self._writer
        if writer is None or not writer.trouble:
            return []
        x, y, _, h = BANNER
        sign = (x + 16, y + 12, 32.0, 32.0)
        words = (x + 60, y, BUTTON[0] - x - 76, h)
        told = f"{said(writer.trouble)} {_waiting(writer.unsaved)}".strip()
        items: list[Item] = [
            NineSlice("keeping.plate", Z, BANNER, "ui/panel-leather", 16),
            Box("keeping.veil", Z + 1, inset(BANNER, 5), (120, 16, 26, 150), radius=6),
            Picture("keeping.sign", Z + 2, sign, "ui/lock"),
            Label("keeping.words", Z + 2, words, told, "bold", 20, CREAM, "left", wrap=True),
        ]
        for item in plate(
            "keeping.again", Widget("again", BUTTON, self.retry), tr("Try again"), 18
        ):
            items.append(_raised(item))
        if self._hovered:
            items += glow_round("keeping.glow", BUTTON, z=Z + 8)
        return items


def unsaved(
    save_banner: SaveBanner, go: Callable[[], None], stay: Callable[[], None]
) -> DialogScene:
    """The question before decisions are lost."""

    def again() -> None:
        save_banner.retry()
        stay()
        if not save_banner.warning:
            go()

    answers = [
        DialogButton("again", tr("Try again"), again, tip=tr("Save, then quit")),
        DialogButton("go", tr("Quit anyway"), go),
        DialogButton("stay", tr("Stay"), stay),
    ]
    return DialogScene(tr("Not everything is saved"), save_banner.warning, answers)


def _waiting(count: int) -> str:
    if not count:
        return ""
    return trn("{count} move is not saved yet.", "{count} moves are not saved yet.", count)


def _raised(item: Item) -> Item:
    return replace(item, z=item.z - 110 + Z + 4)
