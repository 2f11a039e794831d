"""The chairs of a running game: any of them can change hands at any time."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.ai.levels import LADDER, persona_of, rank_of, spell
from stupor.language import mark, tr
from stupor.match.seats import HUMAN
from stupor.scenes.drawing import plates, switch_on_dark
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.lobby import setup as lobby_setup
from stupor.scenes.looks import CREAM, GOLD, SAND, SeatLook
from stupor.scenes.panel import PanelScene
from stupor.scenes.people import player_name
from stupor.scenes.persona_choices import (
    choice_of,
    following,
    persona_items,
    personas,
)
from stupor.scenes.widgets import Widget
from stupor.stage.geometry import around
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.layout import MIDDLE
from stupor.stage.sheet import Badge, BadgeChoice
from stupor.table.session.flow import TurnFlow
from stupor.table.session.leave import looks

WIDE: Final = 1540.0
ROW: Final = 104.0
#: What sets a row and dark arms off from the leather.
RIM: Final = (246, 220, 138, 120)
#: A switch, and from one to the next.
SWITCH: Final = (113.0, 122.0)
#: The switch of a computer's persona.
PERSONA: Final = (150.0, 40.0)
GAP: Final = 12.0
HEAD: Final = 128.0
FOOT: Final = 130.0
NOTE: Final = mark("Changes apply at once, even during a turn.")
ALL_COMPUTERS: Final = mark("Computers play every seat. Watch, or take a seat at any time.")
PERSON: Final = mark("A person at this screen")

#: Kind of player, word on the switch, what it means.
KINDS: Final = (
    (HUMAN, mark("Human"), PERSON),
    *zip(LADDER, lobby_setup.LEVELS, lobby_setup.LEVEL_LINES, strict=True),
)
RANK_OF: Final = {level: words for level, words, _ in KINDS if level != HUMAN}
#: What computers are called, also those of older games.
RANKS: Final = frozenset({*RANK_OF.values(), "Vassal", "Strategist", "Chancellor"})


class ChairsScene(PanelScene):
    """Lies over the table; the game waits while it is open."""

    key = "chairs"
    title = mark("Players")

    def __init__(self, flow: TurnFlow) -> None:
        """Change the chairs of this game."""
        super().__init__()
        self.flow = flow

    def _content(self) -> list[Item]:
        x, y, w, _ = self._panel()
        note = (x + 40, y + 74, w - 80, 30)
        items: list[Item] = [Label("note", 112, note, self._note(), "italic", 20, SAND)]
        for seat, look in enumerate(looks(self.flow)):
            items += self._row(seat, look)
        return items + self._foot()

    def kind_of(self, seat: int) -> str:
        """What kind of player sits on a chair."""
        return self.flow.session.seats[seat].kind

    def called(self, seat: int, badge: Badge) -> str:
        """The name on a chair, as it is set now."""
        return player_name(self.named(seat), self.kind_of(seat), badge)

    def named(self, seat: int) -> str:
        """The name that is kept with a chair."""
        return self.flow.session.seats[seat].name

    def sit(self, seat: int, rank: str) -> None:
        """Give a chair to a person, or to a computer of a rank, which keeps the persona it had."""
        now = self.kind_of(seat)
        if rank_of(now) != rank:
            persona = persona_of(now) if rank != HUMAN else ""
            self.give(seat, spell(rank, persona))
        self.enter()

    def turn_persona(self, seat: int) -> None:
        """Give the computer on a chair the next persona."""
        now = self.kind_of(seat)
        known = personas(self.flow.session.spec)
        self.give(seat, spell(rank_of(now), following(persona_of(now), known)))
        self.enter()

    def give(self, seat: int, kind: str) -> None:
        """Let somebody else decide for a seat at once."""
        self.flow.reseat(seat, kind, self._name(seat, kind))

    def _name(self, seat: int, kind: str) -> str:
        """What a chair is called now: a person has no rank; whoever has an own name keeps it."""
        held = self.flow.session.seats[seat].name
        rank, _, second = held.partition(" ")
        wanted = RANK_OF.get(rank_of(kind), f"Player {seat + 1}")
        if rank not in RANKS or rank == wanted:
            return held
        if kind != HUMAN and second and not second.isdecimal():
            wanted = f"{wanted} {second}"
        name, number = wanted, 2
        while any(chair.name == name for chair in self.flow.session.seats):
            name, number = f"{wanted} {number}", number + 1
        return name

    def _panel(self) -> Rect:
        count = len(self.flow.session.seats)
        high = HEAD + count * ROW + (count - 1) * GAP + FOOT
        return around(MIDDLE, WIDE, high)

    def _place(self, seat: int) -> Rect:
        x, y, w, _ = self._panel()
        return x + 36, y + HEAD + seat * (ROW + GAP), w - 72, ROW

    def _note(self) -> str:
        return tr(NOTE if self.flow.humans else ALL_COMPUTERS)

    def _foot(self) -> list[Item]:
        return plates(self.controls, [("back", tr("Back to the table"))], 20)

    def _widgets(self) -> list[Widget]:
        return [*self._switches(), *self._answers()]

    def _answers(self) -> list[Widget]:
        x, y, w, h = self._panel()
        back = (x + (w - 320) / 2, y + h - 96, 320.0, 56.0)
        return [Widget("back", back, lambda: self.app.stack.pop(), tip=tr("Key: Esc"))]

    def _switches(self) -> list[Widget]:
        found: list[Widget] = []
        for seat in range(len(self.flow.session.seats)):
            found += self._ranks(seat)
            if self.flow.session.spec.personas and rank_of(self.kind_of(seat)) in LADDER:
                found.append(self._persona(seat))
        return found

    def _ranks(self, seat: int) -> list[Widget]:
        x, y, w, h = self._place(seat)
        wide, step = SWITCH
        left = x + w - 34 - PERSONA[0] - len(KINDS) * step
        return [
            Widget(
                f"{seat}.{kind}",
                (left + place * step, y + (h - 50) / 2, wide, 50.0),
                partial(self.sit, seat, kind),
                tip=tr(tip),
            )
            for place, (kind, _, tip) in enumerate(KINDS)
        ]

    def _persona(self, seat: int) -> Widget:
        x, y, w, h = self._place(seat)
        wide, high = PERSONA
        spot = (x + w - 20 - wide, y + (h - high) / 2, wide, high)
        tip = choice_of(persona_of(self.kind_of(seat)), self.flow.session.spec).tip
        return Widget(f"{seat}.persona", spot, partial(self.turn_persona, seat), tip=tip)

    def _row(self, seat: int, look: SeatLook) -> list[Item]:
        rect = x, y, _, h = self._place(seat)
        chosen = not look.badge.nobody
        sign = look.badge.crest if chosen else "ui/human" if look.human else "ui/ai"
        high = 76.0
        arms = (x + 34, y + (h - high) / 2, high * 160 / 190, high)
        stripe = look.badge.rgb if chosen else GOLD
        badge = look.badge.beside if chosen else tr(self._badge_choice.open)
        name = self.called(seat, look.badge)
        badge = "" if badge == name else badge
        mover = self.flow.session.decision
        turn = tr("to move") if mover is not None and mover.seat == seat else ""
        below = "  \u00b7  ".join(filter(None, (badge, turn)))
        items: list[Item] = [
            Box(f"{seat}.row", 100, rect, (0, 0, 0, 110), RIM, 1.4, radius=8),
            Box(f"{seat}.stripe", 101, (x + 8, y + 10, 10, h - 20), stripe, RIM, 1, 3),
            Picture(f"{seat}.arms", 102, arms, sign),
            Label(f"{seat}.name", 112, (x + 112, y + 18, 310, 36), name, "title", 25,
                  CREAM, "left"),
            Label(f"{seat}.badge", 112, (x + 112, y + 56, 310, 28), below, "italic", 19,
                  SAND, "left"),
        ]  # fmt: skip
        return items + self._states(seat)

    @property
    def _badge_choice(self) -> BadgeChoice:
        """How badges are chosen in this game."""
        return sheet_of(self.flow.session.spec).BADGE_CHOICE

    def _states(self, seat: int) -> list[Item]:
        """The switches of a chair as they are set."""
        items: list[Item] = []
        kind = self.kind_of(seat)
        for rank, word, _ in KINDS:
            widget = self.controls.get(f"{seat}.{rank}")
            if widget is not None:
                items += switch_on_dark(
                    f"{seat}.{rank}.switch", widget, tr(word), rank == rank_of(kind)
                )
        persona = self.controls.get(f"{seat}.persona")
        if persona is not None:
            items += persona_items(
                f"{seat}.persona", persona, choice_of(persona_of(kind), self.flow.session.spec)
            )
        return items
