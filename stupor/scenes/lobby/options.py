"""The paper of options in the lobby: edition, markets, Houses, hands, hints, undo, seed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.render.items import Box, Item, Label
from stupor.scenes.drawing import heading, note, switch_on_paper
from stupor.scenes.looks import INK, TITLE_INK
from stupor.scenes.widgets import Rect, Widget

if TYPE_CHECKING:
    from stupor.scenes.lobby.scene import LobbyScene

_EXPANSION: Final = "The table has no room for this expansion yet; a later version has."
_ADVICE: Final = "At a key (V), a computer tells what it would do, as deep as you ask"
_ALONE: Final = "One person alone needs no curtain."

#: Row, its title, its choices (anchor, word, value, why asleep).
_EDITION: Final = (
    ("edition.retail", "Retail", "retail"),
    ("edition.special", "Special", "special"),
    ("edition.prototype", "Prototype 2023", "prototype-2023"),
)
_EXPANSIONS: Final = (
    ("expansion.crusade", "Postponed Crusade", "crusade", _EXPANSION),
    ("expansion.projects", "Imperial Projects", "projects", _EXPANSION),
)
_MARKETS: Final = (
    ("market.easy", "Easy", "easy", 5, "Five blue market tiles: generous prices"),
    ("market.medium", "Medium", "medium", 3, "Three blue market tiles, two red ones"),
    ("market.difficult", "Difficult", "difficult", 0, "Five red market tiles: hard prices"),
)
_HOUSES: Final = (
    ("houses.draft", "Draft", "draft", "", "The last player chooses first"),
    ("houses.random", "At random", "random", "", "Dealt when the game begins"),
    ("houses.chosen", "As chosen", "chosen", "", "Click the arms of a chair to change its House"),
)
_HANDS: Final = (
    ("hands.curtained", "Curtained", "curtained", "A curtain falls between two people"),
    ("hands.open", "Open on the table", "open", "Every hand of a person can be seen"),
)
_SOLO: Final = (
    ("hands.curtained", "As printed", False, "The Edicts of a two-player game"),
    ("hands.open", "Easier", True, "Three more random Edicts join the pile"),
)
_HINTS: Final = (
    ("hints.off", "Off", "off", "", "Nothing is foretold"),
    ("hints.forecast", "Forecast only", "forecast", "", "Shows what would follow"),
    ("hints.advice", "Advice", "advice", "", _ADVICE),
)
_UNDO: Final = (
    ("undo.strict", "Strict", "strict", "",
     "Undo goes back to the last secret or another person\u2019s decision"),
    ("undo.friendly", "Friendly", "friendly", "", "Undo goes past secrets when everybody agrees"),
    ("undo.sandbox", "Sandbox", "sandbox", "", "Undo takes back anything; the game is marked"),
)  # fmt: skip
_BLUE: Final = (31, 79, 154)
_RED: Final = (163, 38, 46)


class OptionsArea:
    """Widgets and pictures of the paper on the right."""

    def __init__(self, lobby: LobbyScene) -> None:
        """The options of one lobby."""
        self.lobby = lobby
        self.seed_open = False

    def widgets(self) -> list[Widget]:
        """Everything to press on the paper, from top to bottom."""
        found = [self._widget(name, self._choose("edition", value)) for name, _, value in _EDITION]
        found += [self._widget(name, None, why) for name, _, _, why in _EXPANSIONS]
        for name, _, value, _, tip in _MARKETS:
            found.append(self._widget(name, self._choose("market", value), tip=tip))
        for name, _, house, _, tip in _HOUSES:
            found.append(self._widget(name, self._choose("houses", house), tip=tip))
        found += self._hand_widgets()
        for name, _, hint, why, tip in _HINTS:
            found.append(self._widget(name, self._choose("hints", hint), why, tip))
        for name, _, mode, _, tip in _UNDO:
            found.append(self._widget(name, self._choose("undo", mode), tip=tip))
        seed = "The same seed and the same choices give the same game. Click to write one."
        found.append(self._widget("more", self.open_seed, tip="" if self.seed_open else seed))
        return found

    def _hand_widgets(self) -> list[Widget]:
        if self.lobby.setup.solo:
            return [
                self._widget(name, self._choose("easier", value), tip=tip)
                for name, _, value, tip in _SOLO
            ]
        return [
            self._widget(name, self._choose("hands", value), tip=tip)
            for name, _, value, tip in _HANDS
        ]

    def _widget(
        self, name: str, press: partial[None] | object, why: str = "", tip: str = ""
    ) -> Widget:
        action = press if callable(press) else None
        return Widget(name, self.lobby.anchors[name], action, why, tip)

    def _choose(self, field: str, value: object) -> partial[None]:
        return partial(self._set, field, value)

    def _set(self, field: str, value: object) -> None:
        setattr(self.lobby.setup, field, value)
        self.lobby.refresh()

    def open_seed(self) -> None:
        """Start writing the seed."""
        self.seed_open = True
        self.lobby.refresh()

    def drawn(self) -> list[Item]:
        """The whole paper."""
        setup = self.lobby.setup
        items = self._row("edition.title", "Edition", _EDITION, setup.edition)
        items += self._row(
            "expansion.title", "Expansions of the special edition", _EXPANSIONS, None
        )
        items += self._notes()
        items += self._markets()
        items += self._row("houses.title", "Houses", _HOUSES, setup.houses)
        if setup.solo:
            items += self._row("hands.title", "Frederick\u2019s Edicts", _SOLO, setup.easier)
        else:
            items += self._row("hands.title", "Hands", _HANDS, setup.hands)
        items += self._row("hints.title", "Hints", _HINTS, setup.hints)
        items += self._row("undo.title", "Taking back", _UNDO, setup.undo)
        return items + self._more()

    def _row(
        self, title: str, words: str, choices: tuple[tuple[object, ...], ...], chosen: object
    ) -> list[Item]:
        items: list[Item] = [heading(title, self.lobby.anchors[title], words)]
        for name, word, value, *_ in choices:
            widget = self.lobby.controls.get(str(name))
            if widget is not None:
                items += switch_on_paper(str(name), widget, str(word), value == chosen)
        return items

    def _notes(self) -> list[Item]:
        from stupor.games.stupor_mundi.box import contents, earlier  # imported late: as the table

        anchors, edition = self.lobby.anchors, self.lobby.setup.edition
        box = f"{contents(edition)}{earlier(edition)}."
        later = "Their rules are there; the table shows them in a later version."
        return [
            note("edition.line", anchors["edition.line"], box),
            note("expansion.line", anchors["expansion.line"], later),
        ]

    def _markets(self) -> list[Item]:
        anchors, market = self.lobby.anchors, self.lobby.setup.market
        items: list[Item] = [heading("market.title", anchors["market.title"], "Markets")]
        for name, word, value, blue, _ in _MARKETS:
            widget = self.lobby.controls.get(name)
            if widget is None:
                continue
            items += switch_on_paper(name, widget, word, value == market, valign_top=True)
            x, y, w, h = widget.rect
            left = x + (w - 5 * 26 - 4 * 4) / 2
            for square in range(5):
                rect: Rect = (left + square * 30, y + h - 38, 26, 22)
                fill = _BLUE if square < blue else _RED
                items.append(
                    Box(f"{name}.square{square}", 112, rect, fill, (246, 220, 138), 1.4, 3)
                )
        return items

    def _more(self) -> list[Item]:
        x, y, w, h = self.lobby.anchors["more"]
        seed = self.lobby.setup.seed_text
        field: Rect = (x + w - 273, y + 2, 273, h - 4)
        words = "More: the seed of chance"
        text, face, colour = (
            (seed, "number", INK) if seed else ("a new one every time", "italic", (106, 76, 48))
        )
        if self.seed_open:
            text, face, colour = f"{seed}|", "number", TITLE_INK
        fill = (255, 250, 232, 255) if self.seed_open else (255, 246, 220, 150)
        rim = TITLE_INK if self.seed_open else (122, 79, 18)
        return [
            Label("more.words", 110, (x, y, w - 290, h), words, "bold", 19, TITLE_INK, "left"),
            Box("more.field", 110, field, fill, rim, 1.8 if self.seed_open else 1.4, radius=6),
            Label(
                "more.seed",
                112,
                field,
                text,
                "number" if face == "number" else "italic",
                19,
                colour,
            ),
        ]
