"""The chairs of the lobby: arms, name, who sits there and how strong the computer plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.engine.variants import Value
from stupor.language import mark, tr, trn
from stupor.scenes.drawing import PANEL_CORNER, switch_on_dark
from stupor.scenes.game_boxes import box_of
from stupor.scenes.game_parts import sheet_of, unknown_of
from stupor.scenes.lobby.chair_badges import badge_at, picked_at
from stupor.scenes.lobby.dot_charts import chart_items
from stupor.scenes.lobby.setup import (
    CHAIRS,
    KINDS,
    LEVEL_LINES,
    LEVELS,
    NAME_LIMIT,
    Chair,
    LobbySetup,
    badged,
    goes_by_badge,
)
from stupor.scenes.lobby.solo_card import solo_card
from stupor.scenes.looks import CREAM, GILT, GOLD, IVORY, SAND, WALNUT
from stupor.scenes.people import called
from stupor.scenes.persona_choices import choice_of, persona_items
from stupor.scenes.ruler import Ruler
from stupor.scenes.text_field import TextField, line_items
from stupor.scenes.widgets import Widget, inset
from stupor.stage.items import Box, Colour, Face, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import Key
from stupor.stage.sheet import Badge
from stupor.table.form import ROOMY

if TYPE_CHECKING:
    from stupor.scenes.page import PageScene

RANKS: Final = range(1, len(LEVELS) + 1)
_KIND_WORDS: Final = {"human": mark("Human"), "ai": mark("Computer"), "empty": mark("Empty")}
_KIND_TIPS: Final = {
    "human": mark("A person at this screen"),
    "ai": mark("A computer, at the level below"),
    "empty": mark("Leave this seat empty"),
}
_DIM: Final = (224, 206, 170)
_CHART: Final = (92.0, 76.0)
#: Letters of who may sit on a chair, and the room beside such a word, in units of the page.
_LETTERS: Final = 17.0
_EDGES: Final = 12.0


class ChairArea:
    """Widgets and pictures of the chairs; clicking a person's name starts writing another."""

    def __init__(self, lobby: PageScene, setup: LobbySetup) -> None:
        """The chairs of one lobby."""
        self.lobby = lobby
        self.setup = setup
        #: Whether nothing is to be chosen here yet but names.
        self.folded = False
        self.editing: int | None = None
        self.field = TextField(NAME_LIMIT)
        #: The chair for which a chart is picked on the paper.
        self.active = 0

    @property
    def shown(self) -> list[int]:
        """The chairs that can be seen: all of them, or only those that are taken."""
        hidden = self.lonely or self.folded
        return self.setup.taken if hidden else [*range(self.count)]

    @property
    def lonely(self) -> bool:
        """Whether only one's own chair is seen."""
        return self.setup.apart and self.setup.solo

    @property
    def count(self) -> int:
        """How many chairs the game has."""
        return min(CHAIRS, self.setup.game.seats[-1])

    def widgets(self) -> list[Widget]:
        """Everything to press on the chairs."""
        return [widget for index in self.shown for widget in self._widgets(index)]

    def _widgets(self, index: int) -> list[Widget]:
        chair, found = self.setup.chairs[index], list[Widget]()
        if chair.taken and self.setup.picking is not None and not self.folded:
            found.append(self._pick_widget(index))
        if chair.kind == "human":
            found.append(self._name_widget(index))
        if self.folded or (self.lonely and chair.kind == "human"):
            return found
        found += (self._kind_widget(index, kind) for kind in KINDS)
        return found + self._computer_widgets(index) if chair.kind == "ai" else found

    def _name_widget(self, index: int) -> Widget:
        tip = "" if self.editing == index else tr("Click to change the name")
        write = partial(self.edit, index)
        return Widget(f"chair.{index + 1}.line", self._line(index), write, tip=tip)

    def _kind_widget(self, index: int, kind: str) -> Widget:
        name = f"chair.{index + 1}.{kind}"
        asleep = "" if self.setup.can_sit(index, kind) else self._least()
        press = partial(self._do, partial(self.setup.sit, index, kind))
        return Widget(name, self.lobby.anchors[name], press, asleep, tr(_KIND_TIPS[kind]))

    def _computer_widgets(self, index: int) -> list[Widget]:
        """How strong a computer is, and who it is."""
        game, name = self.setup.game, f"chair.{index + 1}.persona"
        found = [self._level_widget(index, level) for level in RANKS]
        if game.personas:
            press = partial(self._do, partial(self.setup.cycle_persona, index))
            tip = choice_of(self.setup.chairs[index].persona, game).tip
            found.append(Widget(name, self.lobby.anchors[name], press, tip=tip))
        return found

    def _least(self) -> str:
        least = self.setup.game.seats[0]
        return trn(
            "At least one seat must be taken.", "At least {count} seats must be taken.", least
        )

    def _pick_widget(self, index: int) -> Widget:
        """The arms where each chair chooses its own, or the chart of what it has."""
        place = f"chair.{index + 1}"
        if not badged(self.setup):
            words = self._pick_words(index)
            tip = ". ".join(filter(None, (words, tr("Click to choose another."))))
            press = partial(self._point, index)
            return Widget(f"{place}.crest", self._chart_rect(place), press, tip=tip)
        badge = picked_at(self.setup, index)
        tip = tr("Chosen later. Click to choose now.")
        if badge is not None:
            tip = tr(
                "{badge}, {colour}: {talent}. Click to change.",
                badge=badge.name,
                colour=badge.hue,
                talent=badge.talent,
            )
        press = partial(self._do, partial(self.setup.pick_next, index))
        return Widget(f"{place}.crest", self.lobby.anchors[f"{place}.crest"], press, tip=tip)

    def _point(self, index: int) -> None:
        """Pick for this chair from now on; what it has stays, until another one is pressed."""
        setup = self.setup
        setup.pick(index, setup.chairs[index].pick)
        self.active = index
        self.lobby.refresh()

    def _level_widget(self, index: int, level: int) -> Widget:
        name = f"chair.{index + 1}.level{level}"
        press = partial(self._do, partial(self.setup.set_level, index, level))
        tip = tr("{rank}: {line}", rank=tr(LEVELS[level - 1]), line=tr(LEVEL_LINES[level - 1]))
        return Widget(name, self.lobby.anchors[name], press, tip=tip)

    def _do(self, change: partial[None]) -> None:
        change()
        self.lobby.refresh()

    def edit(self, index: int) -> None:
        """Start writing the name of the person on that chair; the given one is chosen."""
        chair = self.setup.chairs[index]
        chair.name = "" if goes_by_badge(self.setup, chair) else called(chair.name)
        self.editing = index
        self.field.chosen = bool(chair.name)
        self.lobby.refresh()

    def typed(self, event: Key) -> bool:
        """Take a key for the name being written."""
        if self.editing is None:
            return False
        chair = self.setup.chairs[self.editing]
        name = self.field.typed(chair.name, event, self.lobby.app.clipboard)
        chair.name = chair.name if name is None else name
        return name is not None

    def drawn(self) -> list[Item]:
        """The chairs, and whom one plays against alone, or for which land."""
        chairs = (item for index in self.shown for item in self._chair(index))
        items = alike(chairs, ".title", ".name", ".ability")
        return items + solo_card(self.setup, self.lobby.anchors["alone.card"])

    def badge(self, index: int) -> Badge:
        """What a chair is known by: what it has chosen, or its colour at this table."""
        return badge_at(self.setup, index)

    def _chair(self, index: int) -> list[Item]:
        place = f"chair.{index + 1}"
        chair, anchors = self.setup.chairs[index], self.lobby.anchors
        badge = self.badge(index)
        panel = "ui/panel-leather" if chair.kind == "human" else "ui/panel-wood"
        stripe = (96, 78, 58) if not chair.taken else GOLD if badge.nobody else badge.rgb
        items: list[Item] = [
            NineSlice(f"{place}.panel", 50, anchors[place], panel, PANEL_CORNER),
            Box(f"{place}.stripe", 60, anchors[f"{place}.stripe"], stripe, radius=3),
            *self._arms(place, chair, badge),
            *self._words(place, index, chair, badge),
            *self._chart(place, index),
        ]
        return [*items, *self._kinds(place, chair), *self._foot(place, chair)]

    def _kinds(self, place: str, chair: Chair) -> list[Item]:
        """Who may sit there, in letters of one size: the boxes are as wide as their words want."""
        controls = self.lobby.controls
        shown = {kind: w for kind in KINDS if (w := controls.get(f"{place}.{kind}")) is not None}
        wide = partial(Ruler(self.lobby.app).width, face="title", size=_LETTERS)
        rooms = ((w.rect[2] - _EDGES) / wide(tr(_KIND_WORDS[kind])) for kind, w in shown.items())
        size = _LETTERS * min(rooms, default=1.0)
        items: list[Item] = []
        for kind, widget in shown.items():
            words, here = tr(_KIND_WORDS[kind]), chair.kind == kind
            items += switch_on_dark(f"{place}.{kind}", widget, words, here, min(_LETTERS, size))
        return items

    def _arms(self, place: str, chair: Chair, badge: Badge) -> list[Item]:
        x, y, w, h = self.lobby.anchors[f"{place}.crest"]
        wide = min(w, h * badge.aspect)
        rect: Rect = (
            x + (w - wide) / 2,
            y + (h - wide / badge.aspect) / 2,
            wide,
            wide / badge.aspect,
        )
        if not badge.nobody:
            return [Picture(f"{place}.arms", 200, rect, badge.crest)]
        shield = unknown_of(sheet_of(self.setup.game))
        rect = (x + (w - h * 160 / 190) / 2, y, h * 160 / 190, h)
        alpha = 230 if chair.taken else 110
        items: list[Item] = [Picture(f"{place}.arms", 200, rect, shield, shade=True, alpha=alpha)]
        if chair.taken:
            items.append(
                Label(f"{place}.unknown", 210, rect, "?", "number", 46, IVORY, outline=WALNUT)
            )
        return items

    def _chart_rect(self, place: str) -> Rect:
        x, y, w, _ = self.lobby.anchors[place]
        wide, high = _CHART
        return x + w - wide - 10, y + 6, wide, high

    def _chart(self, place: str, index: int) -> list[Item]:
        """The chart of what a chair has, or will have."""
        setup = self.setup
        variant = setup.picking
        if variant is None or not setup.charted or not setup.chairs[index].taken:
            return []
        x, y, w, h = self._chart_rect(place)
        value = variant.each[setup.place_of(index)]
        key = value.key if setup.picked else setup.choices.value(variant)
        dots = box_of(setup.game.id).chart(variant.name, key)
        active = setup.picked and index == self.active
        rim = GILT if active else (246, 220, 138, 90)
        ground = Box(f"{place}.chart", 105, (x, y, w, h), (0, 0, 0, 90), rim, 1.2 + active * 1.2, 6)
        if not dots:
            known = tr(value.word) if setup.picked else ""
            key, box = f"{place}.chart.unknown", (x, y, w, h)
            if known:
                return [ground, Label(key, 112, box, known, "text", 18, SAND)]
            return [ground, Label(key, 112, box, "?", "number", 46, SAND)]
        side = h - 10
        return [
            ground,
            *chart_items(f"{place}.chart", (x + (w - side) / 2, y + 5, side, side), dots),
        ]

    def _pick_words(self, index: int) -> str:
        """What a chair has, as a line of the variant and its value."""
        setup = self.setup
        variant = setup.picking
        if variant is None:
            return ""
        value = self._picked() or Value(setup.choices.value(variant))
        if setup.picked:
            value = variant.each[setup.place_of(index)]
        word = tr(value.word) if value.word else str(value.key)
        if variant.one and box_of(setup.game.id).chart(variant.name, value.key):
            return tr(variant.one, name=value.key)
        return tr("{what}: {value}", what=tr(variant.label), value=word)

    def _words(self, place: str, index: int, chair: Chair, badge: Badge) -> list[Item]:
        anchors = self.lobby.anchors
        name, ability = self._told(index, chair, badge)
        title = called(chair.title, chair.kind) if chair.taken else tr("Nobody sits here")
        title = tr("Add your name") if goes_by_badge(self.setup, chair) else title
        line, other = self._line(index), self._other_line(index)
        items: list[Item] = [
            Label(f"{place}.name", 110, other, name, *self._face(index, heading=True), "left")
        ]
        below = anchors[f"{place}.ability"]
        if line[:2] != below[:2]:
            items.append(Label(f"{place}.ability", 110, below, ability, "italic", 18, _DIM, "left"))
        if self.editing == index:
            box = inset(line, -6, -1)
            ruler = Ruler(self.lobby.app)
            written = line_items(f"{place}.title", line, chair.name, self.field, ruler, colour=SAND)
            return [*items, Box(f"{place}.field", 105, box, (0, 0, 0, 140), GILT, 1.4, 5), *written]
        if chair.kind == "human":
            under: Rect = (line[0], line[1] + line[3] - 1, line[2], 1.0)
            items.append(Box(f"{place}.under", 105, under, (246, 220, 138, 110)))
        face = self._face(index, heading=False)
        items.append(Label(f"{place}.title", 110, line, title, *face, "left"))
        return items

    def _headed_by_name(self, index: int) -> bool:
        """Whether the name of whoever sits there is the heading: there is nothing else to say."""
        return self.setup.chairs[index].taken and self.badge(index).nobody

    def _face(self, index: int, *, heading: bool) -> tuple[Face, float, Colour]:
        """Letters of what a chair is known by, or else of the name."""
        large = heading != self._headed_by_name(index)
        return ("title", 25, CREAM) if large else ("text", 21, SAND)

    def _line(self, index: int) -> Rect:
        """Where the name stands: large letters need the row that tells of a computer."""
        if self.setup.charted and self.lobby.app.settings.text > ROOMY:
            place, anchors = f"chair.{index + 1}", self.lobby.anchors
            (x, y, w, _), foot = anchors[f"{place}.ability"], anchors[f"{place}.human"][1]
            return x, y, w, foot - y - 4
        return self._left_of_chart(index, "name" if self._headed_by_name(index) else "line")

    def _other_line(self, index: int) -> Rect:
        """Where what a chair is known by stands."""
        return self._left_of_chart(index, "line" if self._headed_by_name(index) else "name")

    def _left_of_chart(self, index: int, row: str) -> Rect:
        """A row of a chair, left of its chart if there is one."""
        place = f"chair.{index + 1}"
        x, y, _, h = self.lobby.anchors[f"{place}.{row}"]
        wide = self.lobby.anchors[f"{place}.line"][2]
        return (x, y, self._chart_rect(place)[0] - x - 10 if self.setup.charted else wide, h)

    def _picked(self) -> Value | None:
        """What is chosen of the variant that seats pick from, if it is one of its values."""
        variant = self.setup.picking
        if variant is None:
            return None
        chosen = self.setup.choices.value(variant)
        return next((value for value in variant.values if value.key == chosen), None)

    def _told(self, index: int, chair: Chair, badge: Badge) -> tuple[str, str]:
        """The heading of a chair and the line below the name."""
        setup = self.setup
        if not chair.taken:
            return tr("Empty seat"), ""
        if not badge.nobody and badge.talent:
            return _headed(badge), badge.talent
        line = tr(LEVEL_LINES[chair.level - 1]) if chair.kind == "ai" else ""
        if not badge.nobody:
            return _headed(badge), line
        value = self._picked()
        if value is None:
            return "", line
        return self._pick_words(index), line or tr((setup.solo and value.alone) or value.tip)

    def _foot(self, place: str, chair: Chair) -> list[Item]:
        x, y, w, h = self.lobby.anchors[f"{place}.level"]
        if chair.kind == "ai":
            return self._crowns(place, chair)
        if chair.kind == "empty" or (self.lonely and chair.kind == "human"):
            return []
        setup = self.setup
        words = tr("Hand visible") if setup.hands == "open" else tr("Hand hidden by the curtain")
        if setup.humans == 1:
            words = tr("Only person at the table")
        elif not setup.game.hands:
            words = tr("Plays at this screen")
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
            items.append(
                Picture(f"{name}.sign", 200, inset(rect, 6), "ui/crown", alpha=255 if lit else 120)
            )
        switch = self.lobby.controls.get(f"{place}.persona")
        if switch is not None:
            items += persona_items(
                f"{place}.persona", switch, choice_of(chair.persona, self.setup.game)
            )
        return items


def _headed(badge: Badge) -> str:
    """A badge, or a colour, with a capital letter: the player's name stands below."""
    return badge.beside[:1].upper() + badge.beside[1:]
