"""The four chairs of the lobby: arms, name, who sits there and how strong the computer plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr
from stupor.scenes.drawing import PANEL_CORNER, switch_on_dark
from stupor.scenes.lobby.setup import CHAIRS, KINDS, LEVEL_LINES, LEVELS, NAME_LIMIT, Chair
from stupor.scenes.looks import CREAM, GILT, GOLD, IVORY, SAND, WALNUT
from stupor.scenes.people import called
from stupor.scenes.ruler import AppRuler
from stupor.scenes.sheets import sheet_of
from stupor.scenes.tastes import taste_items, taste_of
from stupor.scenes.widgets import Rect, Widget, inset
from stupor.scenes.writing import Field, line_items
from stupor.stage.items import Box, Item, Label, Picture, Slice
from stupor.stage.pointer import Key
from stupor.stage.sheet import Badge

if TYPE_CHECKING:
    from stupor.scenes.lobby.scene import LobbyScene

#: An empty shield for a House that is still to be chosen.
UNKNOWN: Final = "crest/frederick"
RANKS: Final = range(1, len(LEVELS) + 1)
_KIND_WORDS: Final = {"human": mark("Human"), "ai": mark("AI"), "empty": mark("Empty")}
_KIND_TIPS: Final = {
    "human": mark("A person, at this screen"),
    "ai": mark("The computer, at the level below"),
    "empty": mark("Nobody: one House less at the table"),
}
_DIM: Final = (224, 206, 170)
_UNDECIDED: Final = {
    "draft": (mark("By draft"), mark("The last player chooses first")),
    "random": (mark("By lot"), mark("Dealt when the game begins")),
}


class ChairArea:
    """Widgets and pictures of the chairs; clicking a person's name starts writing another."""

    def __init__(self, lobby: LobbyScene) -> None:
        """The chairs of one lobby."""
        self.lobby = lobby
        self.editing: int | None = None
        self.field = Field(NAME_LIMIT)

    def widgets(self) -> list[Widget]:
        """Everything to press on the four chairs."""
        return [widget for index in range(CHAIRS) for widget in self._widgets(index)]

    def _widgets(self, index: int) -> list[Widget]:
        setup, place = self.lobby.setup, f"chair.{index + 1}"
        chair, anchors = setup.chairs[index], self.lobby.anchors
        found: list[Widget] = []
        if chair.taken:
            house = self._house(chair)
            tip = tr("The House is chosen later. Click to choose it now.")
            if house is not None:
                tip = tr(
                    "{house}, {colour}: {talent}. Click for the next House.",
                    house=house.name, colour=house.hue, talent=house.talent,
                )  # fmt: skip
            press = partial(self._do, partial(setup.cycle_house, index))
            found.append(Widget(f"{place}.crest", anchors[f"{place}.crest"], press, tip=tip))
        if chair.kind == "human":
            write = partial(self.edit, index)
            tip = "" if self.editing == index else tr("Click to write another name")
            found.append(Widget(f"{place}.line", anchors[f"{place}.line"], write, tip=tip))
        for kind in KINDS:
            name = f"{place}.{kind}"
            asleep = "" if setup.can_sit(index, kind) else tr("One chair must be taken.")
            press = partial(self._do, partial(setup.sit, index, kind))
            found.append(Widget(name, anchors[name], press, asleep, tr(_KIND_TIPS[kind])))
        if chair.kind == "ai":
            found += [self._level_widget(index, level) for level in RANKS]
            press = partial(self._do, partial(setup.cycle_taste, index))
            tip = taste_of(chair.taste, setup.game).tip
            found.append(Widget(f"{place}.taste", anchors[f"{place}.taste"], press, tip=tip))
        return found

    def _level_widget(self, index: int, level: int) -> Widget:
        name = f"chair.{index + 1}.level{level}"
        press = partial(self._do, partial(self.lobby.setup.set_level, index, level))
        tip = tr("{rank}: {line}", rank=tr(LEVELS[level - 1]), line=tr(LEVEL_LINES[level - 1]))
        return Widget(name, self.lobby.anchors[name], press, tip=tip)

    def _do(self, change: partial[None]) -> None:
        change()
        self.lobby.refresh()

    def edit(self, index: int) -> None:
        """Start writing the name of the person on that chair; the given one is chosen."""
        chair = self.lobby.setup.chairs[index]
        chair.name, self.editing = called(chair.name), index
        self.field.chosen = bool(chair.name)
        self.lobby.refresh()

    def typed(self, event: Key) -> bool:
        """Take a key for the name being written."""
        if self.editing is None:
            return False
        chair = self.lobby.setup.chairs[self.editing]
        name = self.field.typed(chair.name, event, self.lobby.app.clipboard)
        chair.name = chair.name if name is None else name
        return name is not None

    def drawn(self) -> list[Item]:
        """The four chairs."""
        return [item for index in range(CHAIRS) for item in self._chair(index)]

    def _house(self, chair: Chair) -> Badge | None:
        if not chair.taken or self.lobby.setup.houses != "chosen":
            return None
        return sheet_of(self.lobby.setup.game).BADGES[chair.house]

    def _chair(self, index: int) -> list[Item]:
        place = f"chair.{index + 1}"
        chair, anchors = self.lobby.setup.chairs[index], self.lobby.anchors
        house = self._house(chair)
        panel = "ui/panel-leather" if chair.kind == "human" else "ui/panel-wood"
        stripe = house.rgb if house else GOLD if chair.taken else (96, 78, 58)
        items: list[Item] = [
            Slice(f"{place}.panel", 50, anchors[place], panel, PANEL_CORNER),
            Box(f"{place}.stripe", 60, anchors[f"{place}.stripe"], stripe, radius=3),
            *self._arms(place, chair, house),
            *self._words(place, index, chair, house),
        ]
        for kind in KINDS:
            widget = self.lobby.controls.get(f"{place}.{kind}")
            if widget is not None:
                items += switch_on_dark(
                    f"{place}.{kind}", widget, tr(_KIND_WORDS[kind]), chair.kind == kind
                )
        return items + self._foot(place, chair)

    def _arms(self, place: str, chair: Chair, house: Badge | None) -> list[Item]:
        x, y, w, h = self.lobby.anchors[f"{place}.crest"]
        rect: Rect = (x + (w - h * 160 / 190) / 2, y, h * 160 / 190, h)
        if house is not None:
            return [Picture(f"{place}.arms", 200, rect, house.crest)]
        items: list[Item] = [
            Picture(f"{place}.arms", 200, rect, UNKNOWN, shade=True,
                    alpha=230 if chair.taken else 110),
        ]  # fmt: skip
        if chair.taken:
            items.append(Label(f"{place}.unknown", 210, rect, "?", "number", 46, IVORY,
                               outline=WALNUT))  # fmt: skip
        return items

    def _words(self, place: str, index: int, chair: Chair, house: Badge | None) -> list[Item]:
        anchors, setup = self.lobby.anchors, self.lobby.setup
        name, ability = map(tr, _UNDECIDED.get(setup.houses, ("", "")))
        if house is not None:
            name, ability = house.name, house.talent
        elif chair.kind == "ai":
            ability = tr(LEVEL_LINES[chair.level - 1])
        elif setup.solo and setup.houses == "draft":
            ability = tr("Chosen as the game begins")
        if not chair.taken:
            name, ability = tr("Empty chair"), ""
        title = called(chair.title, chair.kind) if chair.taken else tr("Nobody sits here")
        line = anchors[f"{place}.line"]
        items: list[Item] = [
            Label(f"{place}.name", 110, anchors[f"{place}.name"], name, "title", 25, CREAM, "left"),
            Label(f"{place}.ability", 110, anchors[f"{place}.ability"], ability, "italic", 18, _DIM,
                  "left"),
        ]  # fmt: skip
        if self.editing == index:
            box = inset(line, -6, -1)
            ruler = AppRuler(self.lobby.app)
            written = line_items(f"{place}.title", line, chair.name, self.field, ruler, colour=SAND)
            return [*items, Box(f"{place}.field", 105, box, (0, 0, 0, 140), GILT, 1.4, 5), *written]
        if chair.kind == "human":
            under: Rect = (line[0], line[1] + line[3] - 1, line[2], 1.0)
            items.append(Box(f"{place}.under", 105, under, (246, 220, 138, 110)))
        items.append(Label(f"{place}.title", 110, line, title, "text", 21, SAND, "left"))
        return items

    def _foot(self, place: str, chair: Chair) -> list[Item]:
        x, y, w, h = self.lobby.anchors[f"{place}.level"]
        if chair.kind == "ai":
            return self._crowns(place, chair)
        if chair.kind == "empty":
            return []
        setup = self.lobby.setup
        words = (
            tr("Hand open on the table")
            if setup.hands == "open"
            else tr("Hidden hand behind the curtain")
        )
        if setup.humans == 1:
            words = tr("The only person at the table")
        tick: Rect = (x + w - 28, y + h / 2 - 12, 24, 24)
        return [
            Label(f"{place}.hand", 110, (x + 4, y, w - 40, h), words, "text", 19, SAND, "left"),
            Picture(f"{place}.tick", 200, tick, "check/yes"),
        ]

    def _crowns(self, place: str, chair: Chair) -> list[Item]:
        items: list[Item] = []
        for level in RANKS:
            rect = self.lobby.anchors[f"{place}.level{level}"]
            lit = level <= chair.level
            name = f"{place}.crown{level}"
            fill = (201, 152, 47) if lit else (44, 30, 20)
            rim = (255, 236, 176) if lit else (122, 98, 70)
            items.append(Box(f"{name}.disc", 110, rect, fill, rim, 1.6, radius=rect[2] / 2))
            items.append(Picture(f"{name}.sign", 200, inset(rect, 6), "ui/crown",
                                 alpha=255 if lit else 120))  # fmt: skip
        switch = self.lobby.controls.get(f"{place}.taste")
        if switch is not None:
            items += taste_items(
                f"{place}.taste", switch, taste_of(chair.taste, self.lobby.setup.game)
            )
        return items
