"""Who plays the campaign: profiles to choose, to add, to rename and to remove."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.archive.profiles import MOST_LETTERS
from stupor.games.stupor_mundi.campaign.career import MOST, Career
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import life
from stupor.games.stupor_mundi.rooms.campaign.progress import Campaign
from stupor.games.stupor_mundi.rooms.careers import tries_of
from stupor.language import mark, said, saying, tr, trn
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.drawing import plate, plates
from stupor.scenes.host import letters
from stupor.scenes.looks import CREAM, GILT, SAND, WALNUT
from stupor.scenes.panel import PanelScene
from stupor.scenes.people import called
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, line_items
from stupor.scenes.widgets import Widget, turned
from stupor.stage.geometry import around
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.layout import MIDDLE
from stupor.stage.measure import alike
from stupor.stage.pointer import ENTER, Input, Key

if TYPE_CHECKING:
    from stupor.archive.profiles import Profile, Profiles


def profile_items(rect: Rect, widget: Widget | None, campaign: Campaign) -> list[Item]:
    """Name and final title so far; a plate where it can be pressed."""
    x, y, w, _ = rect
    name = called(campaign.profile.name)
    told = tr("{title} so far", title=tr(campaign.career.title))
    return [
        *(plate("profile", widget, "", 20) if widget is not None else []),
        Picture("profile.sign", 113, (x + 20, y + 12, 38, 38), "ui/human"),
        Label("profile.name", 113, (x + 74, y + 8, w - 92, 26), name, "title", 21, CREAM, "left"),
        Label("profile.said", 113, (x + 74, y + 36, w - 92, 21), told, "italic", 18, SAND, "left"),
    ]


PAGE: Final = 6
#: How wide a row is without its two buttons, and how wide one of them.
WIDE: Final = 636.0
BUTTON: Final = 132.0
ROW: Final = 78.0
_HEAD: Final = 112.0
_FOOT: Final = 104.0
_RIM: Final = (246, 220, 138, 110)
NEW: Final = "new"
LAST: Final = mark("The last profile cannot be deleted.")
NOTE: Final = mark("Each profile has its own titles, seals and crowns.")
_PLATES: Final = (
    (NEW, mark("New profile")),
    ("back", mark("Back")),
    ("settle", mark("Save")),
    ("forget", mark("Cancel")),
)


class Removing(DialogScene):
    """Asks about what cannot be taken back: Enter, too, leaves everything as it is."""

    def handle(self, event: Input) -> None:
        """Only who chooses to remove removes."""
        entered = isinstance(event, Key) and event.kind == "down" and event.name in ENTER
        if entered and not self.controls.by_key:
            self.answers[-1].press()
        else:
            super().handle(event)


class ProfilesScene(PanelScene):
    """Lies over the map."""

    key = "profiles"
    title = mark("Who plays?")

    def __init__(self) -> None:
        """Nothing is being written."""
        super().__init__()
        self.page = 0
        #: The profile whose name is being written, or NEW; and the name so far.
        self.writing = ""
        self.name = ""
        self.field = TextField(MOST_LETTERS)
        self._sums: dict[str, str] = {}

    @property
    def profiles(self) -> Profiles:
        """The profiles of this machine."""
        return self.app.archive.profiles

    def enter(self) -> None:
        """Sum up what everybody has reached; show the page of whoever plays."""
        chapters = life()
        everybody = self.profiles.all()
        for profile in everybody:
            career = Career(chapters, tries_of(self.app, profile.id))
            self._sums[profile.id] = _sum(career)
        ids = [profile.id for profile in everybody]
        self.page = ids.index(self.profiles.current().id) // PAGE
        self._lay_out()

    def handle(self, event: Input) -> None:
        """Typing goes to the name being written, everything else to the panel."""
        if self.writing and isinstance(event, Key):
            if event.kind == "down":
                self._type(event)
        elif by := turned(event):
            self.turn(by)
        else:
            super().handle(event)

    def choose(self, id: str) -> None:
        """Let it be somebody's turn, and go back to the map."""
        self.profiles.choose(id)
        self.app.stack.pop()

    def write(self, id: str, name: str = "") -> None:
        """Begin to write the name of a profile, which is chosen, or of a new one."""
        self.writing, self.name, self.profiles.said = id, name, ""
        self.field.chosen = bool(name)
        self._lay_out()

    def settle(self) -> None:
        """Take the name as it is written now; an empty one changes nothing, a taken one waits."""
        name, whose = self.name.strip(), self.writing
        others = (called(one.name) for one in self.profiles.all() if one.id != whose)
        if name.casefold() in map(str.casefold, others):
            self.profiles.said = saying("There is already a profile called {name}.", name=name)
            self._lay_out()
            return
        self.writing = self.name = self.profiles.said = ""
        if name and whose == NEW:
            self.profiles.add(name)
        elif name and whose:
            self.profiles.rename(whose, name)
        self.enter()

    def forget(self) -> None:
        """Leave every name as it was."""
        self.writing = self.name = self.profiles.said = ""
        self._lay_out()

    def ask_remove(self, profile: Profile) -> None:
        """Removing cannot be taken back, so it is asked."""
        words = tr(
            "{sum}. The games stay in the library; titles, seals and crowns of this profile "
            "are no longer shown.",
            sum=self._sums.get(profile.id, ""),
        )
        answers = [
            DialogButton(
                "remove",
                tr("Delete {who}", who=called(profile.name)),
                partial(self._remove, profile.id),
            ),
            DialogButton("keep", tr("Cancel"), self._again),
        ]
        # two panels would lie on top of each other
        self.app.stack.replace(
            Removing(tr("Delete {who}?", who=called(profile.name)), words, answers)
        )

    def turn(self, by: int) -> None:
        """Show other profiles."""
        if 0 <= self.page + by < self._pages():
            self.page += by
            self._lay_out()

    def turn_on(self) -> None:
        """Show the next profiles, and the first ones after the last."""
        self.turn(1 if self.page < self._pages() - 1 else -self.page)

    def _remove(self, id: str) -> None:
        self.profiles.remove(id)
        self._again()

    def _again(self) -> None:
        self.app.stack.replace(ProfilesScene())

    def _type(self, event: Key) -> None:
        if event.name in ENTER:
            self.settle()
        elif event.name == "escape":
            self.forget()
        else:
            typed = self.field.typed(self.name, event, self.app.clipboard)
            self.name = self.name if typed is None else typed
            self._lay_out()

    def _pages(self) -> int:
        return max(1, -(-len(self.profiles.all()) // PAGE))

    def _shown(self) -> list[Profile]:
        return self.profiles.all()[self.page * PAGE : (self.page + 1) * PAGE]

    def _lay_out(self) -> None:
        super().enter()
        self.stale = True

    def _panel(self) -> Rect:
        rows = len(self._shown()) + (self.writing == NEW)
        high = _HEAD + rows * ROW + _FOOT + (38 if self.profiles.said else 0)
        return around(MIDDLE, WIDE + 2 * self._button, high)

    @property
    def _button(self) -> float:
        """How wide a button at the end of a row is for the letters chosen."""
        return BUTTON * min(1.6, letters(self.app))

    def _row(self, place: int) -> Rect:
        x, y, w, _ = self._panel()
        return x + 40, y + _HEAD + place * ROW, w - 80, ROW - 12

    def _widgets(self) -> list[Widget]:
        x, y, w, h = self._panel()
        only = tr(LAST) if len(self.profiles.all()) == 1 else ""
        found: list[Widget] = []
        for place, profile in enumerate(self._shown()):
            if profile.id == self.writing:
                continue
            (u, v, wide, high), button = self._row(place), self._button
            pick, end = (u, v, wide - 2 * button - 20, high), u + wide - button
            write = (end - button - 10, v + 9, button, high - 18)
            away = (end, v + 9, button, high - 18)
            rename = partial(self.write, profile.id, called(profile.name))
            found += [
                Widget(f"pick.{profile.id}", pick, partial(self.choose, profile.id)),
                Widget(f"write.{profile.id}", write, rename),
                Widget(f"away.{profile.id}", away, partial(self.ask_remove, profile), only),
            ]
        foot = y + h - 82
        if self.writing:
            found.append(Widget("settle", (x + 40, foot, 250, 52), self.settle, tip=tr("Enter")))
            found.append(Widget("forget", (x + w - 240, foot, 200, 52), self.forget, tip=tr("Esc")))
        else:
            found.append(Widget(NEW, (x + 40, foot, 250, 52), partial(self.write, NEW)))
            back = (x + w - 240, foot, 200.0, 52.0)
            if self._pages() > 1:
                more = (x + 380, foot, 140.0, 52.0)
                found.append(Widget("more", more, self.turn_on, tip=tr("Page Up, Page Down")))
            found.append(Widget("back", back, lambda: self.app.stack.pop(), tip=tr("Esc")))
        return found

    def _content(self) -> list[Item]:
        x, y, w, h = self._panel()
        items: list[Item] = [
            Label("note", 112, (x + 40, y + 68, w - 80, 30), tr(NOTE), "italic", 20, SAND)
        ]
        for place, profile in enumerate(self._shown()):
            items += self._profile(place, profile)
        if self.writing == NEW:
            items += self._field("new", self._row(len(self._shown())))
        if self.profiles.said:
            line = (x + 40, y + h - _FOOT - 38, w - 80, 34)
            items.append(Label("said", 112, line, said(self.profiles.said), "text", 18, GILT))
        page = tr("{page} of {pages}", page=self.page + 1, pages=self._pages())
        told = (*((name, tr(words)) for name, words in _PLATES), ("more", page))
        return items + plates(self.controls, told, head="foot.")

    def _profile(self, place: int, profile: Profile) -> list[Item]:
        if self.writing == profile.id:
            return self._field(profile.id, self._row(place))
        x, y, w, h = self._row(place)
        w -= 2 * self._button + 20
        key = f"row.{profile.id}"
        on = profile.id == self.profiles.current().id
        ink = WALNUT if on else CREAM
        items: list[Item] = [
            Box(f"{key}.band", 104, (x, y, w, h), (*GILT, 240) if on else (0, 0, 0, 96),
                _RIM, 1.3, radius=6),
            Picture(f"{key}.sign", 112, (x + 16, y + 15, 36, 36), "ui/human" if not on
                    else "icon/crown"),
            Label(f"{key}.name", 112, (x + 68, y + 5, w - 96, 32), called(profile.name), "title",
                  22, ink, "left"),
            Label(f"{key}.sum", 112, (x + 68, y + 36, w - 96, 24), self._sums.get(profile.id, ""),
                  "italic", 18, WALNUT if on else SAND, "left"),
        ]  # fmt: skip
        deeds = (f"write.{profile.id}", tr("Rename")), (f"away.{profile.id}", tr("Delete"))
        return items + alike(plates(self.controls, deeds, 17, "row."), ".words")

    def _field(self, key: str, rect: Rect) -> list[Item]:
        """A name being written."""
        x, y, w, h = rect
        line = line_items(
            f"field.{key}",
            (x + 24, y, w - 48, h),
            self.name,
            self.field,
            Ruler(self.app),
            face="title",
            size=25,
            colour=CREAM,
        )
        return [Box(f"field.{key}", 104, rect, (0, 0, 0, 150), GILT, 1.8, radius=6), *line]


def _sum(career: Career) -> str:
    """What somebody has reached, in a line."""
    crowns = trn("{count} crown", "{count} crowns", career.crowns)
    points = trn("{count} of {most} points", "{count} of {most} points", career.points, most=MOST)
    return f"{tr(career.title)} \u00b7 {points} \u00b7 {crowns}"
