"""The campaign: the map of Frederick's life, the list of its chapters, and the chosen one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.rooms.campaign import chapter_list as listing
from stupor.games.stupor_mundi.rooms.campaign.card import (
    begin_rect,
    card_items,
    example_items,
    plate_rects,
    standing_words,
)
from stupor.games.stupor_mundi.rooms.campaign.chapter_opening import ChapterOpeningScene
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import OWN, add_example, own_folder
from stupor.games.stupor_mundi.rooms.campaign.history import HistoryScene
from stupor.games.stupor_mundi.rooms.campaign.map import Placed, map_items, ring
from stupor.games.stupor_mundi.rooms.campaign.profiles import ProfilesScene, profile_items
from stupor.games.stupor_mundi.rooms.campaign.progress import Campaign, Entry, campaign_of
from stupor.games.stupor_mundi.rooms.careers import finished_game
from stupor.language import mark, said, tr
from stupor.platform.desktop import show_in_folder, shows_folders
from stupor.scenes.begin import resume
from stupor.scenes.drawing import gilded, plate, plates
from stupor.scenes.games.importing import reason
from stupor.scenes.host import growth
from stupor.scenes.notice import NoticeScene
from stupor.scenes.page import PageScene
from stupor.scenes.ruler import Ruler
from stupor.scenes.widgets import Widget, turned
from stupor.stage.items import Item
from stupor.stage.measure import alike
from stupor.stage.pointer import Input, Pointer

LIFE: Final = "life"
OWN_PAGE: Final = "own"
_ROW: Final = "row."
_SEAL: Final = "seal."
_TIPS: Final = {
    "history": mark("All games of this chapter, each with a replay"),
    "replay": mark("Replay your highest-scoring game"),
    "anew": mark("Start another game of this chapter; the saved one is kept"),
    "folder": mark("The folder of your own chapters"),
    "example": mark("Copy the first chapter to your folder"),
    "more": mark("Page Up, Page Down"),
}
#: Letters larger than so many times need the room of the titles on the card.
LARGE: Final = 1.1
#: The plate that turns the pages of a long list.
_MORE: Final = 150.0


class CampaignScene(PageScene):
    """Map, list and card are always together; whatever is chosen is chosen in all three."""

    of_game = GAME.id
    board = ground = "campaign"
    music_share = 1.0

    def __init__(self, chapter: str = "") -> None:
        """Show a chapter, or the one that comes next."""
        super().__init__()
        self.chosen = chapter
        self.page = 0
        self.campaign: Campaign
        self._whose = ""

    def enter(self) -> None:
        """Look at the chapters and at the profile; both may have changed."""
        self.anchors = self.app.anchors(self.board)
        self.campaign = campaign_of(self.app)
        unknown = self.campaign.entry(self.chosen) is None and not self.chosen.startswith(OWN)
        if unknown or self._whose not in ("", self.campaign.profile.id):
            self.chosen = self.campaign.first
        self._whose = self.campaign.profile.id
        self.choose(self.chosen)

    def tick(self, now: float) -> float | None:
        """Tell at once what has become of the profiles, if anything has."""
        profiles = self.app.archive.profiles
        told, profiles.said = profiles.said, ""
        if told:
            self._tell(tr("Profiles"), said(told), "")
        return None

    @property
    def section(self) -> str:
        """Which list is open."""
        return OWN_PAGE if self.chosen.startswith(OWN) else LIFE

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The chapters of the open list."""
        return self.campaign.own if self.section == OWN_PAGE else self.campaign.life

    @property
    def entry(self) -> Entry | None:
        """The chosen chapter."""
        return self.campaign.entry(self.chosen)

    def choose(self, name: str) -> None:
        """Show a chapter on map, list and card."""
        self.chosen = name
        names = [entry.name for entry in self.entries]
        if name not in names and names:
            self.chosen = name = names[0]
        self.page = names.index(name) // listing.PAGE if name in names else 0
        self.refresh()

    def open_list(self, section: str) -> None:
        """Show the chapters of the life, or the player's own, as their files are now."""
        self.chosen = OWN if section == OWN_PAGE else self.campaign.first
        self.enter()

    def refresh(self) -> None:
        """Lay out the map before what can be pressed on it."""
        self.measure = Ruler(self.app).width
        self.placed = Placed(self._shown(), self.anchors, self.measure)
        super().refresh()

    def widgets(self) -> list[Widget]:
        """Heads and rows, below the chosen one its card, seals on the map, profile and way out."""
        at, rows = self.anchors, self._rows()
        below = next((n for n, row in enumerate(rows, 1) if row.id == _ROW + self.chosen), 0)
        who = tr("Choose another profile, or add one")
        return [
            Widget("tab.life", at["campaign.tab.life"], partial(self.open_list, LIFE)),
            Widget("tab.own", at["campaign.tab.own"], partial(self.open_list, OWN_PAGE)),
            *self._more(),
            *rows[:below],
            *self._card(),
            *rows[below:],
            *self._seals(),
            Widget("profile", at["campaign.profile"], self.profiles, tip=who),
            Widget("back", at["campaign.back"], self.escape),
        ]

    def drawn(self) -> list[Item]:
        """Cartouche, map, list and card."""
        at, own = self.anchors, self.section == OWN_PAGE
        title = tr("Custom chapters") if own else tr("A life in ten chapters")
        items = gilded("title", at["campaign.cartouche"], title, 27)
        items += map_items(self.placed, self.chosen)
        items += profile_items(
            self.anchors["campaign.profile"], self.controls.get("profile"), self.campaign
        )
        for name, words in self._heads().items():
            widget = self.controls.get(f"tab.{name}")
            if widget is not None:
                items += listing.tab_items(widget, words, name == self.section)
        items += self._list()
        entry = self.entry
        if entry is not None:
            large = growth(self.app) > LARGE
            items += card_items(at["campaign.card"], entry, self.controls, Ruler(self.app), large)
        else:
            items += example_items(at["campaign.card"])
            items += self._bare_plates()
        return items + plates(self.controls, [("back", tr("Back"))], 20)

    def overlay(self, now: float) -> list[Item]:
        """Glow, focus and tooltips; a seal under the pointer has its own light."""
        items = super().overlay(now)
        widget = self.controls.pointed()
        if widget is not None and widget.id.startswith(_SEAL):
            items.append(ring("hover.ring", widget.rect, 128, 210))
        return items

    def handle(self, event: Input) -> None:
        """Pages of a long list, then everything to press; the row in focus is the chosen one."""
        if by := turned(event):
            self.turn(by)
        else:
            super().handle(event)
            self._follow(event)

    def confirm(self) -> None:
        """Enter breaks the seal."""
        if self.controls.get("begin") is not None:
            self.begin()

    def begin(self) -> None:
        """Go on with the game that waits, or open the chapter."""
        entry = self.entry
        if entry is None or not entry.open:
            return
        if entry.left is not None:
            self.app.stack.reset(resume(self.app, entry.left.path))
        else:
            self.anew()

    def anew(self) -> None:
        """Open the chapter for a new game."""
        self.app.stack.push(ChapterOpeningScene(self.chosen))

    def replay(self) -> None:
        """See the best game of the chapter again."""
        entry = self.entry
        deed = finished_game(self.app, str(entry.best.game)) if entry and entry.best else None
        if deed is not None:
            self.app.stack.push(resume(self.app, deed.path))

    def history(self) -> None:
        """List all games of the chapter."""
        if self.entry is not None:
            self.app.stack.push(HistoryScene(self.entry, self.campaign.profile))

    def profiles(self) -> None:
        """Choose who plays."""
        self.app.stack.push(ProfilesScene())

    def show_folder(self) -> None:
        """Let the desktop show where the player's chapters lie."""
        folder = own_folder(self.app)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            self._tell(tr("The folder cannot be made"), reason(why), str(folder))
            return
        show_in_folder(folder / "chapter")

    def example(self) -> None:
        """Write a chapter to begin with."""
        try:
            path = add_example(self.app)
        except OSError as why:
            self._tell(tr("The example could not be saved"), reason(why), str(own_folder(self.app)))
            return
        self.chosen = f"{OWN}{path.stem}"
        self.enter()

    def turn(self, by: int) -> None:
        """Turn to another page of a long list."""
        first = (self.page + by) * listing.PAGE
        if 0 <= first < len(self.entries):
            self.app.audio.play("page")
            self.choose(self.entries[first].name)

    def turn_on(self) -> None:
        """Turn to the next page, and to the first one after the last."""
        self.turn(1 if self.page < self._pages() - 1 else -self.page)

    def _tell(self, title: str, words: str, place: str) -> None:
        self.app.stack.push(NoticeScene(title, words, place))

    def _press(self, name: str) -> None:
        """The pointer chooses a chapter; Enter, or a second press of the chosen one, begins it."""
        again = name == self.chosen and self.controls.by_key
        self.choose(name)
        if again:
            self.confirm()

    def _follow(self, event: Input) -> None:
        """What has the focus of the keyboard is the chosen one; a double click begins it."""
        focused = self.controls.focused or ""
        name = focused.removeprefix(_ROW).removeprefix(_SEAL)
        if self.controls.by_key and name not in (focused, self.chosen):
            self.choose(name)
        elif isinstance(event, Pointer) and (event.kind, event.clicks) == ("up", 2):
            self._twice()

    def _twice(self) -> None:
        if self.controls.hovered in (_ROW + self.chosen, _SEAL + self.chosen):
            self.confirm()

    def _pages(self) -> int:
        return max(1, -(-len(self.entries) // listing.PAGE))

    def _more(self) -> list[Widget]:
        if self._pages() == 1:
            return []
        x, y, w, h = self.anchors["campaign.sum"]
        place = (x + w - _MORE, y, _MORE, h)
        return [Widget("more", place, self.turn_on, tip=tr(_TIPS["more"]))]

    def _shown(self) -> tuple[Entry, ...]:
        return self.entries[self.page * listing.PAGE : (self.page + 1) * listing.PAGE]

    def _rows(self) -> list[Widget]:
        rows = self.anchors["campaign.rows"]
        return [
            Widget(
                _ROW + entry.name, listing.row_rect(rows, place), partial(self._press, entry.name)
            )
            for place, entry in enumerate(self._shown())
        ]

    def _seals(self) -> list[Widget]:
        return [
            Widget(
                _SEAL + entry.name,
                self.placed.seals[entry.name],
                partial(self._press, entry.name),
                tip=seal_tip(entry),
                glow=False,
            )
            for entry in self.placed.entries
        ]

    def _card(self) -> list[Widget]:
        card, entry = self.anchors["campaign.card"], self.entry
        presses: dict[str, Callable[[], None]] = {
            "history": self.history,
            "replay": self.replay,
            "anew": self.anew,
            "folder": self.show_folder,
            "example": self.example,
        }
        rects = plate_rects(card, self._deeds(entry))
        found = [
            Widget(name, rect, presses[name], tip=tr(_TIPS[name])) for name, rect in rects.items()
        ]
        if entry is not None and entry.open and not entry.reason:
            found.insert(0, Widget("begin", begin_rect(card), self.begin))
        return found

    def _deeds(self, entry: Entry | None) -> list[str]:
        """What the foot of the card offers."""
        folder = ["folder"] if shows_folders() else []
        if entry is None:
            return [*folder, "example"]
        deeds = ["history", "replay"] if entry.best is not None else []
        if entry.left is not None and entry.open:
            deeds.append("anew")
        own = self.section == OWN_PAGE
        return deeds + (folder if own and len(deeds) < 3 else [])

    def _bare_plates(self) -> list[Item]:
        told = ("folder", tr("Show the folder")), ("example", tr("Create an example"))
        return plates(self.controls, told, 17, "card.")

    def _heads(self) -> dict[str, str]:
        count = len(self.campaign.own)
        return {
            LIFE: tr("Chapters"),
            OWN_PAGE: tr("Custom ({count})", count=count) if count else tr("Custom"),
        }

    def _list(self) -> list[Item]:
        at = self.anchors
        rows = at["campaign.rows"]
        items: list[Item] = []
        for place, entry in enumerate(self._shown()):
            rect = listing.row_rect(rows, place)
            items += listing.row_items(rect, entry, entry.name == self.chosen, self.measure)
        items = alike(alike(items, ".title", anywhere=True), ".reached")
        folder = str(own_folder(self.app))
        if not self.entries:
            items += listing.bare_items(rows, folder)
        elif self.section == OWN_PAGE and len(self._shown()) < listing.PAGE:
            items += listing.folder_items(listing.row_rect(rows, listing.PAGE - 1), folder)
        if self.section == LIFE:
            items += listing.sum_items(at["campaign.sum"], listing.sum_words(self.campaign.career))
        more = self.controls.get("more")
        if more is not None:
            items += plate(
                "more", more, tr("{page} of {pages}", page=self.page + 1, pages=self._pages()), 18
            )
        return items


def seal_tip(entry: Entry) -> str:
    """What a seal on the map says."""
    title = f"{entry.mark}  {entry.place}"
    if entry.chapter is not None:
        title = f"{title}, {entry.chapter.year}"
    return f"{title}. {standing_words(entry)}"
