"""Play on from here: who sits in the game that begins at this moment of another one."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.language import mark, tr
from stupor.match.seats import HUMAN, Seat, known, make_seat
from stupor.match.session import Session
from stupor.scenes.drawing import plates, red_plate
from stupor.scenes.game_boxes import seal_of
from stupor.scenes.looks import CREAM, GILT, SAND
from stupor.scenes.timeline.flow import PastFlow
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.pointer import Input, Key
from stupor.table.panels.chairs import FOOT, RIM, ChairsScene
from stupor.table.session.leave import looks

CONTINUE: Final = mark("Continue from here")
NOTE: Final = mark("A new game starts from this moment. The original is unchanged.")
ASK: Final = mark(
    "The game is still in progress, and this would reveal hidden information. Each player "
    "clicks their own arms:"
)
NOT_ALL: Final = mark("Everyone at the table must agree first.")
STRUCK: Final = frozenset({("down", "return"), ("down", "enter")})
LEAVE_HIGH: Final = 134.0
ARMS: Final = (88.0, 84.0)


class BranchScene(ChairsScene):
    """Lies over the timeline; changes no chair of the game that is looked at."""

    flow: PastFlow

    def __init__(self, flow: PastFlow, agree: tuple[int, ...] = (), title: str = CONTINUE) -> None:
        """Begin with the chairs as they are; a game of computers gets a person who decides.

        The persons of `agree` are asked first; the title is what was pressed to come here.
        """
        super().__init__(flow)
        self.title = title
        self.kinds = [known(chair.kind, flow.session.spec) for chair in flow.session.seats]
        asked = flow.session.decision
        if HUMAN not in self.kinds and asked is not None:
            self.kinds[asked.seat] = HUMAN
        self.agreed: set[int] = set()
        self._agree = agree

    def kind_of(self, seat: int) -> str:
        """What kind of player is to sit on a chair."""
        return self.kinds[seat]

    def named(self, seat: int) -> str:
        """The name that is to be kept with a chair."""
        sits = self.flow.session.seats[seat]
        return sits.name if self.kinds[seat] == sits.kind else self._name(seat, self.kinds[seat])

    def give(self, seat: int, kind: str) -> None:
        """Keep a chair for somebody in the new game."""
        self.kinds[seat] = kind

    def agree(self, seat: int) -> None:
        """A person agrees, or thinks again."""
        self.agreed ^= {seat}
        self.app.audio.play("seal")
        self.enter()

    def go(self) -> None:
        """Begin the new game."""
        self.app.stack.reset(self.app.navigator.begin(self.branch()))

    def branch(self) -> Session:
        """The new game, with the first decisions of the other one."""
        flow = self.flow
        session = flow.whole
        return session.branch(flow.ply, [self._seat(n) for n in range(len(self.kinds))])

    def handle(self, event: Input) -> None:
        """Answer the widgets; Enter begins, Esc goes back."""
        go = self.controls.get("go")
        if isinstance(event, Key) and (event.kind, event.name) in STRUCK and go is not None:
            pointed = self.controls.pointed() if self.controls.by_key else None
            self.controls.activate(pointed or go)
        else:
            super().handle(event)

    def _seat(self, number: int) -> Seat:
        flow, kind = self.flow, self.kinds[number]
        seat = make_seat(kind, flow.session.spec, flow.ply + number, worker=True)
        seat.name = self.named(number)
        return seat

    def _note(self) -> str:
        return tr(NOTE)

    def _panel(self) -> Rect:
        x, y, w, h = super()._panel()
        more = LEAVE_HIGH if self._agree else 0.0
        return x, y - more / 2, w, h + more

    def _answers(self) -> list[Widget]:
        x, y, w, h = self._panel()
        asleep = "" if self.agreed >= set(self._agree) else tr(NOT_ALL)
        top = y + h - 96
        found = [
            Widget(
                f"arms{seat}",
                self._arms(n),
                partial(self.agree, seat),
                tip=tr("{who} agrees", who=self.flow.names[seat]),
            )
            for n, seat in enumerate(self._agree)
        ]
        return [
            *found,
            Widget("go", (x + w / 2 - 330, top, 320.0, 56.0), self.go, asleep, tr("Key: Enter")),
            Widget(
                "back",
                (x + w / 2 + 10, top, 320.0, 56.0),
                lambda: self.app.stack.pop(),
                tip=tr("Key: Esc"),
            ),
        ]

    def _arms(self, number: int) -> Rect:
        x, y, w, h = self._panel()
        wide, high = ARMS
        count = len(self._agree)
        left = x + (w - count * wide - (count - 1) * 18) / 2
        return left + number * (wide + 18), y + h - FOOT - high + 12, wide, high

    def _foot(self) -> list[Item]:
        told = ("go", tr("Continue")), ("back", tr("Back"))
        items = self._leave() if self._agree else []
        go = self.controls.get("go")
        if go is None or not go.awake:
            return items + plates(self.controls, told, 20, icons={"go": "ui/play"})
        return [*items, *plates(self.controls, told[1:], 20), *red_plate("go", go, told[0][1], 20)]

    def _leave(self) -> list[Item]:
        """The question to everybody, and the arms of those who are asked."""
        x, y, w, h = self._panel()
        words = (x + 40, y + h - FOOT - LEAVE_HIGH + 16, w - 80, 30.0)
        items: list[Item] = [Label("ask", 112, words, tr(ASK), "italic", 20, SAND)]
        for number, seat in enumerate(self._agree):
            left, top, wide, high = rect = self._arms(number)
            yes = seat in self.agreed
            badge = looks(self.flow)[seat].badge
            sign = badge.crest if not badge.nobody else "ui/human"
            crest = (left + (wide - 46) / 2, top + 5, 46.0, 46 / badge.aspect)
            name = (left + 3, top + high - 28, wide - 6, 26.0)
            rim = GILT if yes else RIM
            items += [
                Box(f"arms{seat}.box", 100, rect, (0, 0, 0, 110), rim, 3 if yes else 1.4, radius=8),
                Picture(f"arms{seat}.sign", 102, crest, sign),
                Label(f"arms{seat}.name", 112, name, self.flow.names[seat], "bold", 17, CREAM),
            ]
            if yes:
                seal = (left + wide - 34, top + 22, 32.0, 32.0)
                wax = seal_of(self.flow.session.spec.id, "gold")
                items.append(Picture(f"arms{seat}.seal", 114, seal, wax))
        return items
