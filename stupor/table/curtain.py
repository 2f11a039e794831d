"""The curtain between two people at one screen: whose turn it is and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.record import record
from stupor.language import mark, tr
from stupor.scenes.boxes import seal_of
from stupor.scenes.drawing import gilded, heading, plate
from stupor.scenes.looks import CREAM, GILT, INK, SAND, WALNUT, SeatLook
from stupor.scenes.page import PageScene
from stupor.scenes.scene import Scene
from stupor.scenes.widgets import Rect, Widget, inset, inside
from stupor.stage.alike import alike
from stupor.stage.items import Box, Item, Label, Picture
from stupor.stage.pointer import Input, Key, Pointer, Resize
from stupor.stage.sheet import CHOOSING, Badge, Choosing
from stupor.table.absence import PLAYED, SEATED, since_words

HOLD_SECONDS: Final = 0.5
#: So long it hears nothing: whoever ended a turn in haste does not open the next hand.
DEAF_SECONDS: Final = 0.5
MOST_LINES: Final = 5
NOTHING_YET: Final = mark("Nothing has happened yet. The table waits for you.")
STILL: Final = mark("Nobody else has done anything since. The table waits for you.")
_SEALS: Final = {"red": "red", "blue": "blue", "black": "black", "yellow": "gold", "green": "green"}
_FRAME: Final = 1 / 60
#: Few lines are so high, many share the place of five; and what lies between two of them.
TALLEST: Final = 123.0
BETWEEN: Final = 10.0
#: From that height on a line has larger letters: those of the name, those of the words.
ROOMY: Final = 90.0
LETTERS: Final = (21.0, 22.0)
LARGE: Final = (24.0, 26.0)
#: An icon, its share of a line, and what is left free beside the last.
ICON: Final = 50.0
ICON_STEP: Final = 62.0
ICON_EDGE: Final = 16.0


@record
class CurtainLine:
    """One line of the digest; icons are pairs of a sprite and the number that goes with it."""

    badge: Badge
    text: str
    costs_you: bool = False
    icons: tuple[tuple[str, str], ...] = ()


class CurtainScene(PageScene):
    """Hides the table until the next person opens it on purpose."""

    board = "curtain"
    transparent = False

    def __init__(
        self,
        next_seat: SeatLook,
        lines: Sequence[CurtainLine],
        standing: Sequence[tuple[Badge, int]],
        on_open: Callable[[], None],
        closes: Callable[[], bool] = lambda: True,
        replay: Callable[[], Scene] | None = None,
        since: str = SEATED,
        choosing: Choosing = CHOOSING,
    ) -> None:
        """The next person, the digest, the standing, what opening does, whether all may close.

        `replay` makes the scene that shows once more what happened; without it nothing did.
        `since` is what the next person did last: one of the keys of SINCE; `choosing` how badges
        are chosen in this game.
        """
        super().__init__()
        self.next_seat = next_seat
        self.lines = tuple(lines)[-MOST_LINES:]
        self.standing = tuple(standing)
        self.on_open = on_open
        self._closes = closes
        self._replay = replay
        self._since_what = since
        self._choosing = choosing
        self._holding = False
        self._since: float | None = None
        self._opened = False
        self._hung: float | None = None
        self._hears = False
        self._by_mouse = False
        #: What Esc opens: a menu that shows no hand.
        self.menu: Callable[[], None] = lambda: None

    def enter(self) -> None:
        """Hang, and hear nothing for a moment."""
        self._hung, self._hears = None, False
        super().enter()

    def leave(self) -> None:
        """A seal that was held is let go."""
        super().leave()
        self._holding, self._since = False, None

    def may_close(self) -> bool:
        """The table behind the curtain knows whether its game would be lost."""
        return self._closes()

    def widgets(self) -> list[Widget]:
        """The seal, which a click alone does not break, the replay, and what can be read."""
        tip = tr("Hold the mouse button here, or Enter, for half a second")
        found = [Widget("seal", self.anchors["curtain.seal"], glow=False, tip=tip)]
        if self._replay is not None:
            tip = tr("Shows on the open table what the others did (R)")
            found.append(Widget("watch", self.anchors["curtain.watch"], self.watch, tip=tip))
        return [*found, *self._readings()]

    def _readings(self) -> list[Widget]:
        """What only answers the pointer."""
        look = self.next_seat
        who = tr(
            "{badge}, {colour}: {who}", badge=look.badge.name, colour=look.badge.hue, who=look.name
        )
        if look.badge.nobody:
            who = tr(self._choosing.none, who=look.name)
        found = [Widget("arms", self.anchors["curtain.crest"], tip=who, glow=False)]
        for number, line in enumerate(self.lines, 1):
            tip = f"{line.badge.name} {line.text}"
            if line.costs_you:
                tip = tr("This costs you: {loss}", loss=line.text)
            found.append(Widget(f"line{number}", self._row(number), tip=tip, glow=False))
        for number, (badge, points) in enumerate(self.standing[:4], 1):
            x, y, w, h = self.anchors[f"curtain.standing{number}.crest"]
            rect = (x, y, w + 70, h)
            found.append(
                Widget(
                    f"standing{number}",
                    rect,
                    tip=tr("{badge}: {points} VP", badge=badge.name, points=points),
                    glow=False,
                )
            )
        return found

    def watch(self) -> None:
        """Show the latest turns of the others once more."""
        if self._replay is not None:
            self.app.stack.push(self._replay())

    def drawn(self) -> list[Item]:
        """Arms on the left, digest and standing on the right, the seal below."""
        return [
            *self._arms(), *self._digest(), *self._standing(), *self._watch(), *self._seal(),
        ]  # fmt: skip

    def _arms(self) -> list[Item]:
        badge = self.next_seat.badge
        x, y, w, h = self.anchors["curtain.crest"]
        width = h * badge.aspect
        title, line = badge.name, tr("{who} takes the table", who=self.next_seat.name)
        note = tr("Everyone else: look away, please.")
        if badge.nobody:
            title, line = self.next_seat.name, tr(self._choosing.chooses)
            note = tr(self._choosing.order)
        items: list[Item] = [
            Picture("arms", 200, (x + (w - width) / 2, y, width, h), badge.crest),
            *gilded("badge", self.anchors["curtain.name"], title, 60),
        ]
        items.append(Label("takes", 110, self.anchors["curtain.line"], line, "italic", 27, CREAM))
        items.append(Label("note", 110, self.anchors["curtain.note"], note, "text", 21, SAND))
        return items

    def _title(self) -> str:
        if not self.lines:
            return tr("Where you left off") if self._played else tr("The table is laid")
        if self.next_seat.badge.nobody:
            return tr("The draft so far")
        return since_words(self._since_what, self._choosing)

    @property
    def _played(self) -> bool:
        """Whether the next person goes on, and does not only begin."""
        return self._since_what == PLAYED

    def _digest(self) -> list[Item]:
        items: list[Item] = [
            heading("since", self.anchors["curtain.title"], self._title(), 38, "center")
        ]
        if not self.lines:
            place = self.anchors["curtain.line3"]
            words = tr(STILL if self._played else NOTHING_YET)
            items.append(Label("nothing", 110, place, words, "italic", 24, INK))
        for number, line in enumerate(self.lines, 1):
            items += self._line(number, line)
        return alike(items, ".what")

    def _row(self, number: int) -> Rect:
        """The place of a line: the fewer there are, the higher it is."""
        x, y, w, _ = self.anchors["curtain.line1"]
        _, last, _, h = self.anchors[f"curtain.line{MOST_LINES}"]
        step = min(TALLEST, (last + h + BETWEEN - y) / len(self.lines))
        return x, y + (number - 1) * step, w, step - BETWEEN

    def _line(self, number: int, line: CurtainLine) -> list[Item]:
        fill = (255, 246, 220, 230 if line.costs_you else 140)
        rim = (163, 38, 46) if line.costs_you else (138, 106, 58, 204)
        width = 2.6 if line.costs_you else 1.4
        name, box = f"curtain.line{number}", self._row(number)
        x, _, w, h = self.anchors["curtain.line1.crest"]
        arms = _arms_in((x, box[1] + (box[3] - h) / 2, w, h), line.badge)
        tx, top, low = self.anchors["curtain.line1.text"][0], box[1] + 5, box[1] + box[3]
        tw, roomy = box[0] + box[2] - tx - self._icons_wide(), box[3] >= ROOMY
        (who, what), head = (LARGE, 32) if roomy else (LETTERS, 26)
        items: list[Item] = [
            Box(f"{name}.box", 100, box, fill, rim, width, radius=6),
            Picture(f"{name}.arms", 200, arms, line.badge.crest),
            Label(f"{name}.who", 110, (tx, top, tw, head), line.badge.name, "bold", who,
                  line.badge.ink, "left"),
            Label(f"{name}.what", 110, (tx, top + head - 3, tw, low - top - head + 1), line.text,
                  "text", what, INK, "left", wrap=True, max_lines=2),
        ]  # fmt: skip
        for place, icon in enumerate(reversed(line.icons)):
            items += self._icon(f"{name}.{place}", box, place, icon)
        return items

    def _icons_wide(self) -> float:
        """What the line with the most icons needs for them: so all words begin and end alike."""
        most = max(len(line.icons) for line in self.lines)
        return most * ICON_STEP + ICON_EDGE + 12

    def _icon(self, key: str, box: Rect, place: int, icon: tuple[str, str]) -> list[Item]:
        """What a line brought, counted from its end."""
        sprite, number = icon
        left = box[0] + box[2] - ICON_EDGE - ICON - ICON_STEP * place
        top = box[1] + (box[3] - ICON) / 2
        count = (left + 22, top + 22, 36, 30)
        return [
            Picture(f"{key}.icon", 200, (left, top, ICON, ICON), sprite),
            Label(f"{key}.count", 210, count, number, "number", 21, (255, 255, 255),
                  outline=WALNUT),
        ]  # fmt: skip

    def _standing(self) -> list[Item]:
        if not self.standing:
            return []
        items: list[Item] = [
            Box("rule", 100, self.anchors["curtain.rule"], (122, 79, 18, 150), radius=1),
            heading("standing", self.anchors["curtain.standing"], tr("Standing"), 22),
        ]
        for number, (badge, points) in enumerate(self.standing[:4], 1):
            arms = _arms_in(self.anchors[f"curtain.standing{number}.crest"], badge)
            items.append(Picture(f"standing{number}.arms", 200, arms, badge.crest))
            items += laurel(
                f"standing{number}", self.anchors[f"curtain.standing{number}.vp"], points
            )
        return items

    def _watch(self) -> list[Item]:
        widget = self.controls.get("watch")
        return plate("watch", widget, tr("Watch it again (R)"), 20, "ui/play") if widget else []

    def _seal(self) -> list[Item]:
        colour = _SEALS.get(self.next_seat.badge.colour, "red")
        hint = tr("Hold the seal, or Enter, for half a second")
        return [
            Picture("seal", 200, self.anchors["curtain.seal"], seal_of(self.app.game, colour)),
            Label(
                "open",
                110,
                self.anchors["curtain.open"],
                tr("Open the curtain"),
                "title",
                27,
                CREAM,
            ),
            Label("hint", 110, self.anchors["curtain.hint"], hint, "text", 21, SAND, "left"),
        ]

    def handle(self, event: Input) -> None:
        """Hold the seal or Enter; nothing else opens the curtain, and at first nothing at all."""
        if isinstance(event, Resize):
            self.stale = True
        elif isinstance(event, Pointer):
            self._pointer(event)
        elif isinstance(event, Key) and event.kind == "up":
            if event.name in ("", *_ENTER):
                self._hold(False)
        elif isinstance(event, Key) and self._hears:
            self._key(event)

    def _pointer(self, event: Pointer) -> None:
        if self._hears or event.kind == "move":
            self.controls.handle(event)
        on_seal = inside(self.anchors["curtain.seal"], event.x, event.y)
        if event.kind == "down" and event.button == 1 and on_seal and self._hears:
            self._hold(True)
            self._by_mouse = True
        elif self._by_mouse and (event.kind == "up" or not on_seal):
            self._hold(False)

    def _hold(self, holding: bool) -> None:
        """Begin to count anew, or no more."""
        self._holding, self._since, self._by_mouse = holding, None, False

    def _key(self, event: Key) -> None:
        chosen = self.controls.pointed()
        watching = self.controls.by_key and chosen is not None and chosen.id == "watch"
        if event.name == "r" or (event.name in _ENTER and watching):
            self.watch()
        elif event.name in _ENTER:
            self._hold(True)
        elif event.name in _MENU:
            self.menu()
        else:
            self.controls.handle(event)

    def tick(self, now: float) -> float | None:
        """Begin to hear after a moment, then count how long seal or key have been held."""
        self._hung = now if self._hung is None else self._hung
        deaf = self._hung + DEAF_SECONDS - now
        self._hears = self._hears or deaf <= 0
        if not self._hears:
            return max(deaf, _FRAME)
        if not self._holding:
            return None
        self._since = now if self._since is None else self._since
        if now - self._since >= HOLD_SECONDS:
            self._open()
            return None
        return _FRAME

    def overlay(self, now: float) -> list[Item]:
        """What is pointed at, and a bar of light that fills while the seal is held."""
        found = super().overlay(now)
        if self._since is None:
            return found
        part = min(1.0, (now - self._since) / HOLD_SECONDS)
        x, y, w, h = self.anchors["curtain.open"]
        track: Rect = (x + w / 2 - 95, y + h + 2, 190, 9)
        return [
            *found,
            Box("hold.track", 400, track, (20, 8, 6, 220), GILT, 1.4, radius=5),
            Box(
                "hold.fill",
                401,
                (track[0] + 2, track[1] + 2, max(2.0, 186 * part), 5),
                GILT,
                radius=3,
            ),
        ]

    def _open(self) -> None:
        if not self._opened:
            self._opened, self._holding = True, False
            self.on_open()


_ENTER: Final = frozenset({"return", "enter"})
_MENU: Final = frozenset({"escape", "f10"})


def _arms_in(place: Rect, badge: Badge) -> Rect:
    x, y, w, h = place
    return x + (w - h * badge.aspect) / 2, y, h * badge.aspect, h


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
