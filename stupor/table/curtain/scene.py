"""The curtain between two people at one screen: whose turn it is and what happened meanwhile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from stupor.language import mark, tr
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.drawing import gilded, heading, plates
from stupor.scenes.looks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    SAND,
    TITLE_INK,
    WALNUT,
    SeatLook,
    share_of_row,
)
from stupor.scenes.page import PageScene
from stupor.scenes.ruler import Ruler
from stupor.scenes.scene import FRAME, Scene
from stupor.scenes.widgets import Widget, inset
from stupor.stage.geometry import inside
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.pointer import ENTER, Input, Key, Pointer, Resize
from stupor.stage.sheet import BADGE_CHOICE, BadgeChoice
from stupor.table.curtain import paper as papers
from stupor.table.curtain.digest_lines import CurtainLine, icons_wide, line_items
from stupor.table.curtain.hold_ring import empty_ring, ring_items
from stupor.table.panels.menu import UNSAVED
from stupor.table.session.unseen_events import PLAYED, SEATED, TAKEN, since_words

#: So long it hears nothing once it hangs, and so long a key or button is held to open it.
QUIET_SECONDS: Final = 0.5
HOLD_SECONDS: Final = 0.5
SAVED: Final = mark("The game is saved. You can continue at any time.")
STILL: Final = mark("No one else has moved since.")
#: In so many steps it fills where motion is reduced.
STEPS: Final = 4


class CurtainScene(PageScene):
    """Hides the table until the next person opens it on purpose."""

    board = ground = "curtain"
    transparent = False

    def __init__(
        self,
        next_seat: SeatLook,
        lines: Sequence[CurtainLine],
        standing: Sequence[tuple[SeatLook, int]],
        on_open: Callable[[], None],
        closes: Callable[[], bool] = lambda: True,
        replay: Callable[[], Scene] | None = None,
        since: str = SEATED,
        badge_choice: BadgeChoice = BADGE_CHOICE,
        when: str = "",
        first: bool = True,
        kept: bool = True,
    ) -> None:
        """The next person, the digest, the standing, what opening does, whether all may close.

        `replay` makes the scene that shows once more what happened; without it nothing did.
        `since` is what the next person did last: one of the keys of SINCE; `badge_choice` how
        badges are chosen in this game; `when` is the round that is played.
        """
        super().__init__()
        self.next_seat = next_seat
        self.lines = tuple(lines)[-papers.MOST_LINES :]
        self.standing = tuple(standing)
        self.on_open = on_open
        self._closes = closes
        self._replay = replay
        self._since_what = since
        self._badge_choice = badge_choice
        self._when = when
        self._first, self._kept = first, kept
        self._came: float | None = None
        self._ignores_input = True
        #: What is held, "" for nothing, and since when.
        self._held = ""
        self._since: float | None = None
        self._opened = False

    def enter(self) -> None:
        """Hear nothing for a moment: what ended a turn does not open the curtain."""
        self._came, self._ignores_input = None, True
        super().enter()

    def leave(self) -> None:
        """What was held is let go."""
        super().leave()
        self._let_go()

    def may_close(self) -> bool:
        """The table behind the curtain knows whether its game would be lost."""
        return self._closes()

    def widgets(self) -> list[Widget]:
        """The button, which a click alone does not press, the replay, and what can be read.

        How the button is used stands below it: it has no tip.
        """
        found = [Widget("open", self.anchors["curtain.open"], glow=False)]
        if self._replay is not None:
            tip = tr("Replay what the others did (R)")
            watch = self.paper.foot(self.anchors["curtain.watch"])
            found.append(Widget("watch", watch, self.watch, tip=tip))
        tip = tr("Leave, or continue (Esc)")
        found.append(Widget("menu", self.anchors["curtain.menu"], self.menu, tip=tip))
        return [*found, *self._readings()]

    def _readings(self) -> list[Widget]:
        """What only answers the pointer."""
        look = self.next_seat
        who = ", ".join(dict.fromkeys((look.name, look.badge.beside, look.badge.hue)))
        if look.badge.nobody:
            who = tr(self._badge_choice.none, who=look.name)
        found = [Widget("arms", self.anchors["curtain.arms"], tip=who, glow=False)]
        for number, line in enumerate(self.lines, 1):
            tip = f"{line.who} {line.text}"
            if line.costs_you:
                tip = tr("You lose: {loss}", loss=line.text)
            found.append(Widget(f"line{number}", self._row(number), tip=tip, glow=False))
        for number, (look, points) in enumerate(self.standing, 1):
            rect = self._place_of(number)
            found.append(
                Widget(
                    f"standing{number}",
                    rect,
                    tip=tr("{who}: {points} VP", who=look.name, points=points),
                    glow=False,
                )
            )
        return found

    def watch(self) -> None:
        """Show the latest turns of the others once more."""
        if self._replay is not None:
            self.app.stack.push(self._replay())

    def menu(self) -> None:
        """What can be done without anybody's hand being seen: leave, or go on."""
        say = tr(SAVED if self._kept else UNSAVED)
        leave = tr("Save and quit to menu") if self._kept else tr("Quit to menu")
        answers = [
            DialogButton("leave", leave, self._quit),
            DialogButton("back", tr("Back to the curtain"), self.app.stack.pop),
        ]
        self.app.stack.push(DialogScene(tr("Menu"), say, answers))

    def _quit(self) -> None:
        if self._closes():
            self.app.stack.reset(self.app.title_page())

    @property
    def paper(self) -> papers.CurtainPaper:
        """The paper, as high as what it says."""
        return papers.curtain_paper(self.anchors, len(self.lines), self._replay is not None)

    def drawn(self) -> list[Item]:
        """Arms and the button on the left, digest and standing on the right, the menu below."""
        return [
            *self._arms(), *self.paper.items(), *self._digest(), *self._standing(),
            *self._watch(), *self._foot(),
        ]  # fmt: skip

    def _arms(self) -> list[Item]:
        look = self.next_seat
        badge = look.badge
        line = badge.beside_name(look.name)
        away = tr("Everyone else, please look away.")
        if badge.nobody:
            line, away = tr(self._badge_choice.chooses), tr(self._badge_choice.order)
        who = " \u00b7 ".join(filter(None, (line, self._when)))
        arms, at = badge.arms or badge.crest, self.anchors
        return [
            *empty_ring("ring", 110),
            Picture("arms", 200, papers.arms_in(at["curtain.arms"], badge), arms),
            *gilded("turn", at["curtain.turn"], tr("{who}\u2019s turn", who=look.name), 68),
            Label("who", 110, at["curtain.who"], who, "text", 30, CREAM),
            Label("away", 110, at["curtain.away"], away, "text", 24, SAND),
        ]

    def _title(self) -> str:
        if not self.lines:
            return tr("Where you left off") if self._played else tr("Ready")
        if self.next_seat.badge.nobody:
            return tr("The draft so far")
        return since_words(self._since_what, self._badge_choice)

    @property
    def _played(self) -> bool:
        """Whether the next person goes on, and does not only begin."""
        return self._since_what == PLAYED

    def _digest(self) -> list[Item]:
        items: list[Item] = [
            heading(
                "since", self.paper.head(self.anchors["curtain.title"]), self._title(), 38, "center"
            )
        ]
        if not self.lines:
            place = self.paper.head(self.anchors["curtain.line1"])
            items.append(Label("nothing", 110, place, self._nothing(), "italic", 26, INK))
        for number, line in enumerate(self.lines, 1):
            items += self._line(number, line)
        return alike(items, ".what", ".count")

    def _nothing(self) -> str:
        """What is said where nobody has done anything meanwhile."""
        if self._played:
            return tr(STILL)
        if self._since_what == TAKEN:
            return tr("You take over here.")
        if not self._first:
            return tr("The others\u2019 choices are secret.")
        return tr("You choose first.") if self.next_seat.badge.nobody else tr("You start.")

    def _row(self, number: int) -> Rect:
        """The place of a line: the fewer there are, the higher it is."""
        x, y, w, _ = self.anchors["curtain.line1"]
        return self.paper.row((x, y, w), number)

    def _line(self, number: int, line: CurtainLine) -> list[Item]:
        x, _, w, h = self.anchors["curtain.line1.crest"]
        left, box = self.anchors["curtain.line1.text"][0], self._row(number)
        crest = (x, box[1] + (box[3] - h) / 2, w, h)
        words = (left, box[1], box[0] + box[2] - left - icons_wide(self.lines), box[3])
        return line_items(f"curtain.line{number}", line, (box, crest, words), Ruler(self.app))

    def _standing(self) -> list[Item]:
        if not self.standing:
            return []
        at, foot = self.anchors, self.paper.foot
        items: list[Item] = [
            Box("rule", 100, foot(at["curtain.rule"]), (122, 79, 18, 150), radius=1),
            heading("standing", foot(at["curtain.standing"]), tr("Scores"), 22),
        ]
        for number, (look, points) in enumerate(self.standing, 1):
            badge, place = look.badge, self._place_of(number)
            if badge == self.next_seat.badge:
                lit = inset(place, -14, -5)
                items.append(Box("standing.own", 101, lit, (255, 231, 168, 190), GOLD, 2, 8))
            crest, vp = (at[f"curtain.standing1.{part}"] for part in ("crest", "vp"))
            arms = papers.arms_in((*place[:2], *crest[2:]), badge)
            items.append(Picture(f"standing{number}.arms", 200, arms, badge.crest))
            points_at = (place[0] + vp[0] - crest[0], place[1] + vp[1] - crest[1], *vp[2:])
            items += laurel(f"standing{number}", points_at, points)
        return alike(items, ".points")

    def _place_of(self, number: int) -> Rect:
        """Where arms and points of a seat stand."""
        first, second, vp = (
            self.anchors[f"curtain.standing{part}"] for part in ("1.crest", "2.crest", "1.vp")
        )
        x, y, _, h = self.paper.foot(first)
        step = (second[0] - x) * share_of_row(len(self.standing))
        return x + (number - 1) * step, y, vp[0] + vp[2] - x, h

    def _watch(self) -> list[Item]:
        told = [("watch", tr("Watch it again (R)"))]
        return plates(self.controls, told, 20, icons={"watch": "ui/play"})

    def _foot(self) -> list[Item]:
        """The one gold button, how it is used, and the menu."""
        at = self.anchors
        button = at["curtain.open"]
        halo: list[Item] = [
            Box(f"open.halo{by}", 100, inset(button, -by), None, (*GLOW, 60 - 2 * by), 3,
                radius=by + 4)
            for by in range(2, 24, 3)
        ]  # fmt: skip
        hint = tr("Hold the mouse button here, or Enter, for half a second")
        hands = tr("Nothing hidden is shown until the curtain opens.")
        return [
            *halo,
            NineSlice("open.plate", 110, button, "ui/button-gold", 16),
            Label(
                "open.label", 112, inset(button, 20, 0), tr("Hold to open"), "title", 38, TITLE_INK
            ),
            Label("hint", 110, at["curtain.hint"], hint, "text", 22, SAND),
            Label("hands", 110, at["curtain.hands"], hands, "italic", 21, SAND, "left"),
            Label("menu", 110, at["curtain.menu"], tr("Esc: menu"), "text", 23, CREAM, "right"),
        ]

    def handle(self, event: Input) -> None:
        """Hold the button, Enter or that of a pad; nothing else opens the curtain."""
        if isinstance(event, Resize):
            self.stale = True
        elif isinstance(event, Pointer):
            self._point(event)
        elif isinstance(event, Key) and event.kind == "down":
            self._key(event)
        elif isinstance(event, Key) and event.name in ("", self._held):
            self._let_go()

    def _point(self, event: Pointer) -> None:
        self.controls.handle(event)
        here = inside(self.anchors["curtain.open"], (event.x, event.y))
        if event.kind == "down" and event.button == 1 and here:
            self._hold("pointer")
        elif self._held == "pointer" and (event.kind == "up" or not here):
            self._let_go()

    def _key(self, event: Key) -> None:
        chosen = self.controls.pointed() if self.controls.by_key else None
        away = chosen is not None and chosen.press is not None
        if event.name == "r":
            self.watch()
        elif event.name == "escape":
            self.menu()
        elif event.name in ENTER and not away:
            self._hold(event.name)
        else:
            self.controls.handle(event)

    def _hold(self, what: str) -> None:
        """Something is held down from now on; not if it came before the curtain listens."""
        if not self._ignores_input and not self._held:
            self._held, self._since = what, None

    def _let_go(self) -> None:
        self._held, self._since = "", None

    def tick(self, now: float) -> float | None:
        """Begin to listen after a moment, then count how long something has been held."""
        self._came = now if self._came is None else self._came
        if self._ignores_input:
            self._ignores_input = now - self._came < QUIET_SECONDS
            return max(FRAME, self._came + QUIET_SECONDS - now) if self._ignores_input else None
        if not self._held:
            return None
        self._since = now if self._since is None else self._since
        if now - self._since >= HOLD_SECONDS:
            self._open()
            return None
        return FRAME

    def overlay(self, now: float) -> list[Item]:
        """What is pointed at, and the ring of light that fills while something is held."""
        found = super().overlay(now)
        if self._since is None:
            return found
        part = min(1.0, (now - self._since) / HOLD_SECONDS)
        if self.app.settings.reduced_motion:
            part = math.floor(part * STEPS) / STEPS
        return [*found, *ring_items("hold", part, GLOW, 400)]

    def _open(self) -> None:
        if not self._opened:
            self._opened = True
            self._let_go()
            self.on_open()


#: So much of a laurel, on every side, are its leaves.
LEAVES: Final = 0.17


def laurel(key: str, rect: Rect, points: int, size: float | None = None) -> list[Item]:
    """A laurel with a number of victory points inside."""
    high = (size or rect[3] * 0.42) * (0.78 if points > 99 else 1.0)
    number = Label(
        f"{key}.points", 211, inset(rect, rect[2] * LEAVES), str(points), "number", high,
        (255, 255, 255), outline=WALNUT,
    )  # fmt: skip
    return [Picture(f"{key}.laurel", 200, rect, "vp/laurel"), number]
