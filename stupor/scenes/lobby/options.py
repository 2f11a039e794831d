"""The paper of options in the lobby: edition, markets, Houses, hands, hints, undo, seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.engine.variants import Key as OptionKey
from stupor.language import mark, tr
from stupor.scenes.drawing import heading, note, switch_on_paper
from stupor.scenes.lobby.setup import SEED_LIMIT
from stupor.scenes.looks import INK, TITLE_INK
from stupor.scenes.ruler import AppRuler
from stupor.scenes.widgets import Rect, Widget
from stupor.scenes.writing import Field, line_items
from stupor.stage.items import Box, Item, Label
from stupor.stage.pointer import Key

if TYPE_CHECKING:
    from stupor.scenes.lobby.scene import LobbyScene

#: Anchor, word, value and tip of a choice.
Row = tuple[str, str, OptionKey, str]
_ADVICE: Final = mark("At a key (V), a computer tells what it would do, as deep as you ask")
_ALONE: Final = mark("One person alone needs no curtain.")

#: Where the values of the game's variants stand on the paper, from top to bottom.
_PLACES: Final[Mapping[str, Mapping[OptionKey, str]]] = {
    "edition": {
        "retail": "edition.retail",
        "special": "edition.special",
        "prototype-2023": "edition.prototype",
    },
    "expansions": {
        "postponed-crusade": "expansion.crusade",
        "imperial-projects": "expansion.projects",
    },
    "market": {
        "easy": "market.easy", "medium": "market.medium", "difficult": "market.difficult",
    },
    "houses": {"draft": "houses.draft", "random": "houses.random"},
    "easier": {False: "hands.curtained", True: "hands.open"},
}  # fmt: skip
#: What is said of the expansions while none is chosen: whether the special edition is played.
_NO_EXTRA: Final = {
    False: mark("They belong to the special edition: to switch one on chooses it."),
    True: mark("Play with either of them, or with both."),
}
#: Of five market tiles so many are blue.
_BLUE_TILES: Final[Mapping[OptionKey, int]] = {"easy": 5, "medium": 3, "difficult": 0}
#: Houses may also be chosen at the chairs.
_CHOSEN: Final = (
    "houses.chosen", mark("As chosen"), "chosen",
    mark("Click the arms of a chair to change its House"),
)  # fmt: skip
_HANDS: Final = (
    ("hands.curtained", mark("Curtained"), "curtained", mark("A curtain falls between two people")),
    ("hands.open", mark("Open on the table"), "open", mark("Every hand of a person can be seen")),
)
_HINTS: Final = (
    ("hints.off", mark("Off"), "off", "", mark("Nothing is foretold")),
    ("hints.forecast", mark("Forecast only"), "forecast", "", mark("Shows what would follow")),
    ("hints.advice", mark("Advice"), "advice", "", _ADVICE),
)
_UNDO: Final = (
    (
        "undo.strict",
        mark("Strict"),
        "strict",
        "",
        mark("Undo goes back to the last secret or another House\u2019s decision"),
    ),
    (
        "undo.friendly",
        mark("Friendly"),
        "friendly",
        "",
        mark("Undo goes past secrets when everybody agrees"),
    ),
    (
        "undo.sandbox",
        mark("Sandbox"),
        "sandbox",
        "",
        mark("Undo takes back anything; the game is marked"),
    ),
)
_BLUE: Final = (31, 79, 154)
_RED: Final = (163, 38, 46)
_BROWN: Final = (106, 76, 48)


class OptionsArea:
    """Widgets and pictures of the paper on the right."""

    def __init__(self, lobby: LobbyScene) -> None:
        """The options of one lobby."""
        self.lobby = lobby
        self.seed_open = False
        self.field = Field(SEED_LIMIT, lambda sign: sign.isdecimal() and sign.isascii())

    def widgets(self) -> list[Widget]:
        """Everything to press on the paper, from top to bottom."""
        setup = self.lobby.setup
        found = [
            self._widget(name, partial(self._do, setup.play_edition, str(value)))
            for name, _, value, _ in self._values("edition")
        ]
        for name, _, value, tip in self._values("expansions"):
            press = partial(self._do, setup.switch_expansion, str(value))
            found.append(self._widget(name, press, tip=tr(tip)))
        for name, _, value, tip in self._values("market"):
            found.append(self._widget(name, self._choose("market", value), tip=tr(tip)))
        for name, _, value, tip in (*self._values("houses"), _CHOSEN):
            found.append(self._widget(name, self._choose("houses", value), tip=tr(tip)))
        found += self._hand_widgets()
        for name, _, hint, why, tip in _HINTS:
            found.append(self._widget(name, self._choose("hints", hint), why, tr(tip)))
        for name, _, mode, _, tip in _UNDO:
            found.append(self._widget(name, self._choose("undo", mode), tip=tr(tip)))
        seed = tr("The same seed and the same choices give the same game. Click to write one.")
        found.append(self._widget("more", self.open_seed, tip="" if self.seed_open else seed))
        return found

    def _hand_widgets(self) -> list[Widget]:
        if self.lobby.setup.solo:
            return [
                self._widget(name, self._choose("easier", value), tip=tr(tip))
                for name, _, value, tip in self._values("easier")
            ]
        return [
            self._widget(name, self._choose("hands", value), tip=tr(tip))
            for name, _, value, tip in _HANDS
        ]

    def _values(self, variant: str) -> tuple[Row, ...]:
        """The values of a variant that have a place on the paper."""
        found = self.lobby.setup.game.variant(variant)
        told = {value.key: value for value in found.values} if found is not None else {}
        places = _PLACES[variant].items()
        return tuple(
            (place, told[key].word, key, told[key].tip) for key, place in places if key in told
        )

    def _label(self, variant: str) -> str:
        """What a variant is called."""
        found = self.lobby.setup.game.variant(variant)
        return tr(found.label) if found is not None else ""

    def _widget(
        self, name: str, press: partial[None] | object, why: str = "", tip: str = ""
    ) -> Widget:
        action = press if callable(press) else None
        return Widget(name, self.lobby.anchors[name], action, why, tip)

    def _choose(self, field: str, value: object) -> partial[None]:
        return partial(self._set, field, value)

    def _do(self, choose: Callable[[str], None], value: str) -> None:
        choose(value)
        self.lobby.refresh()

    def _set(self, field: str, value: object) -> None:
        setattr(self.lobby.setup, field, value)
        self.lobby.refresh()

    def open_seed(self) -> None:
        """Start writing the seed; the one that is there is chosen."""
        self.seed_open = True
        self.field.chosen = bool(self.lobby.setup.seed_text)
        self.lobby.refresh()

    def typed(self, event: Key) -> bool:
        """Take a key for the seed being written."""
        setup = self.lobby.setup
        seed = self.field.typed(setup.seed_text, event, self.lobby.app.clipboard)
        setup.seed_text = setup.seed_text if seed is None else seed
        return seed is not None

    def drawn(self) -> list[Item]:
        """The whole paper."""
        setup = self.lobby.setup
        editions = self._values("edition")
        items = self._row("edition.title", self._label("edition"), editions, setup.edition)
        items += self._expansions()
        items += self._notes()
        items += self._markets()
        houses = (*self._values("houses"), _CHOSEN)
        items += self._row("houses.title", self._label("houses"), houses, setup.houses)
        if setup.solo:
            easier = self._values("easier")
            items += self._row("hands.title", self._label("easier"), easier, setup.easier)
        else:
            items += self._row("hands.title", tr("Hands"), _HANDS, setup.hands)
        items += self._row("hints.title", tr("Hints"), _HINTS, setup.hints)
        items += self._row("undo.title", tr("Taking back"), _UNDO, setup.undo)
        return items + self._more()

    def _row(
        self, title: str, words: str, choices: tuple[tuple[object, ...], ...], chosen: object
    ) -> list[Item]:
        items: list[Item] = [heading(title, self.lobby.anchors[title], words)]
        for name, word, value, *_ in choices:
            widget = self.lobby.controls.get(str(name))
            if widget is not None:
                items += switch_on_paper(str(name), widget, tr(str(word)), value == chosen)
        return items

    def _expansions(self) -> list[Item]:
        words = tr("Expansions of the special edition")
        items: list[Item] = [
            heading("expansion.title", self.lobby.anchors["expansion.title"], words)
        ]
        for name, word, value, _ in self._values("expansions"):
            widget = self.lobby.controls.get(name)
            if widget is not None:
                chosen = value in self.lobby.setup.expansions
                items += switch_on_paper(name, widget, tr(word), chosen)
        return items

    def _notes(self) -> list[Item]:
        anchors, setup = self.lobby.anchors, self.lobby.setup
        told = setup.game.part("box")
        if told is None:
            return []
        box = f"{told.contents(setup.edition)}{told.earlier(setup.edition)}."
        extra = told.added(setup.expansions, len(setup.taken))
        words = (
            tr("{things} on the table.", things=extra) if extra else tr(_NO_EXTRA[setup.special])
        )
        return [
            note("edition.line", anchors["edition.line"], box),
            note("expansion.line", anchors["expansion.line"], words),
        ]

    def _markets(self) -> list[Item]:
        anchors, market = self.lobby.anchors, self.lobby.setup.market
        items: list[Item] = [
            heading("market.title", anchors["market.title"], self._label("market"))
        ]
        for name, word, value, _ in self._values("market"):
            widget = self.lobby.controls.get(name)
            if widget is None:
                continue
            items += switch_on_paper(name, widget, tr(word), value == market, valign_top=True)
            x, y, w, h = widget.rect
            left = x + (w - 5 * 26 - 4 * 4) / 2
            for square in range(5):
                rect: Rect = (left + square * 30, y + h - 38, 26, 22)
                fill = _BLUE if square < _BLUE_TILES[value] else _RED
                items.append(
                    Box(f"{name}.square{square}", 112, rect, fill, (246, 220, 138), 1.4, 3)
                )
        return items

    def _more(self) -> list[Item]:
        x, y, w, h = self.lobby.anchors["more"]
        seed = self.lobby.setup.seed_text
        field: Rect = (x + w - 273, y + 2, 273, h - 4)
        words = tr("More: the seed of chance")
        written: list[Item] = [
            Label("more.seed", 112, field, seed, "number", 19, INK)
            if seed
            else Label("more.seed", 112, field, tr("a new one every time"), "italic", 19, _BROWN)
        ]
        if self.seed_open:
            ruler = AppRuler(self.lobby.app)
            written = line_items("more.seed", field, seed, self.field, ruler, face="number",
                                 size=19, colour=TITLE_INK, align="center")  # fmt: skip
        fill = (255, 250, 232, 255) if self.seed_open else (255, 246, 220, 150)
        rim = TITLE_INK if self.seed_open else (122, 79, 18)
        return [
            Label("more.words", 110, (x, y, w - 290, h), words, "bold", 19, TITLE_INK, "left"),
            Box("more.field", 110, field, fill, rim, 1.8 if self.seed_open else 1.4, radius=6),
            *written,
        ]
