"""The history of a chapter: every finished game of the profile, each with its replay."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.games.stupor_mundi.rooms.campaign.progress import GREY, Entry
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.badges import NOBODY as FREDERICK
from stupor.language import joined, mark, tr
from stupor.scenes.begin import resume
from stupor.scenes.drawing import plate, plates
from stupor.scenes.games.words import MARKS, moment
from stupor.scenes.looks import CREAM, GILT, SAND
from stupor.scenes.panel import PanelScene
from stupor.scenes.people import called
from stupor.scenes.widgets import Widget, turned
from stupor.stage.geometry import around
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.layout import MIDDLE
from stupor.stage.pointer import Input

if TYPE_CHECKING:
    from stupor.archive.profiles import Profile
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host

PAGE: Final = 8
WIDE: Final = 1120.0
ROW: Final = 58.0
_HEAD: Final = 118.0
_FOOT: Final = 96.0
_RIM: Final = (246, 220, 138, 90)
_HOUSE: Final = {house.key: house for house in (*HOUSES, FREDERICK)}
_BRANCH: Final = mark("branch")
_EMPTY: Final = mark("No finished games of this chapter are left on this computer.")


class HistoryScene(PanelScene):
    """Lies over the map."""

    key = "history"

    def __init__(self, entry: Entry, profile: Profile) -> None:
        """The games of a chapter."""
        super().__init__()
        self.entry = entry
        self.profile = profile
        self.page = 0
        self.deeds: list[FinishedGame] = []

    def enter(self) -> None:
        """Look them up; the latest begun come first."""
        self.deeds = finished_games_of(self.app, self.entry.name, self.profile.id)
        super().enter()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.deeds) // PAGE))

    def turn(self, by: int) -> None:
        """Show other games."""
        if 0 <= self.page + by < self.pages:
            self.page += by
            self.app.audio.play("page")
            super().enter()

    def handle(self, event: Input) -> None:
        """The wheel and the page keys turn pages."""
        if by := turned(event):
            self.turn(by)
        else:
            super().handle(event)

    def watch(self, deed: FinishedGame) -> None:
        """See a game again."""
        self.app.stack.push(resume(self.app, deed.path))

    def _panel(self) -> Rect:
        high = _HEAD + min(PAGE, max(1, len(self.deeds))) * ROW + _FOOT
        return around(MIDDLE, WIDE, high)

    def _heading(self) -> str:
        return f"{self.entry.mark}  {self.entry.place}"

    def _shown(self) -> list[FinishedGame]:
        return self.deeds[self.page * PAGE : (self.page + 1) * PAGE]

    def _row(self, place: int) -> Rect:
        x, y, w, _ = self._panel()
        return x + 36, y + _HEAD + place * ROW, w - 72, ROW - 8

    def _content(self) -> list[Item]:
        x, y, w, h = self._panel()
        said = tr("Games played by {who}, latest first", who=called(self.profile.name))
        items: list[Item] = [
            Label("said", 112, (x + 40, y + 68, w - 80, 32), said, "italic", 21, SAND)
        ]
        for place, deed in enumerate(self._shown()):
            items += self._deed(place, deed)
        if not self.deeds:
            items.append(Label("empty", 112, self._row(0), tr(_EMPTY), "text", 22, CREAM))
        if self.pages > 1:
            spot = (x + w / 2 - 60, y + h - 76, 120.0, 48.0)
            words = tr("{page} of {pages}", page=self.page + 1, pages=self.pages)
            items.append(Label("pages", 112, spot, words, "italic", 21, SAND))
        told = ("back", tr("Back")), ("newer", tr("Newer")), ("older", tr("Older"))
        return items + plates(self.controls, told)

    def _deed(self, place: int, deed: FinishedGame) -> list[Item]:
        x, y, _, h = rect = self._row(place)
        key = f"deed{place}"
        house = _HOUSE.get(deed.traits[0] if deed.traits else "")
        wax, alpha = ("seal/red", 255) if deed.seal else (GREY, 150)
        note = note_of(deed)
        colour = CREAM if deed.counts else SAND
        items: list[Item] = [
            Box(f"{key}.band", 104, rect, (0, 0, 0, 96), _RIM, 1.2, radius=6),
            Label(f"{key}.when", 112, (x + 18, y, 208, h), moment(deed.began, datetime.now(UTC)),
                  "text", 20, colour, "left"),
            Label(f"{key}.house", 112, (x + 282, y, 150, h), house.name if house else "",
                  "text", 20, colour, "left"),
            Label(f"{key}.score", 112, (x + 436, y, 66, h), str(deed.scores[0]), "number", 23,
                  GILT, "right"),
            Label(f"{key}.title", 112, (x + 520, y, 150, h), tr(deed.title or ""), "title", 19,
                  colour, "left"),
            Picture(f"{key}.wax", 113, (x + 674, y + 3, 44, 44), wax, alpha=alpha),
            Label(f"{key}.note", 112, (x + 732, y, 162, h), note, "italic", 17, SAND, "left",
                  wrap=True),
        ]  # fmt: skip
        if house is not None:
            high = h - 10
            arms = (x + 236, y + 5, high * house.aspect, high)
            items.append(Picture(f"{key}.arms", 113, arms, house.crest))
        widget = self.controls.get(f"watch{place}")
        return items + (
            plate(f"{key}.watch", widget, tr("Replay"), 17) if widget is not None else []
        )

    def _widgets(self) -> list[Widget]:
        x, y, w, h = self._panel()
        found = []
        for place, deed in enumerate(self._shown()):
            u, v, wide, high = self._row(place)
            spot = (u + wide - 142, v + 5, 132.0, high - 10)
            found.append(Widget(f"watch{place}", spot, partial(self.watch, deed)))
        back = (x + w - 236, y + h - 76, 200.0, 48.0)
        found.append(Widget("back", back, lambda: self.app.stack.pop(), tip=tr("Esc")))
        if self.page:
            newer = (x + w / 2 - 220, y + h - 76, 150.0, 48.0)
            found.append(Widget("newer", newer, partial(self.turn, -1)))
        if self.page < self.pages - 1:
            older = (x + w / 2 + 70, y + h - 76, 150.0, 48.0)
            found.append(Widget("older", older, partial(self.turn, 1)))
        return found


def finished_games_of(app: Host, chapter: str, profile: str) -> list[FinishedGame]:
    """A profile's finished games of a chapter, also those that do not count."""
    return [
        deed
        for deed in app.archive.finished_games()
        if (deed.chapter, deed.profile) == (chapter, profile) and deed.scores
    ]


def note_of(deed: FinishedGame) -> str:
    """Why a game does not count, and whether it lies in the trash."""
    if deed.counts:
        return tr("in the trash") if deed.trashed else ""
    marks = [tr(MARKS[name][0]).lower() for name in deed.marks if name in MARKS]
    marks += [tr(_BRANCH)] if deed.branch else []
    why = joined(marks) if marks else tr("a computer or another player took part")
    return tr("does not count: {why}", why=why)
