"""Advice for the person who is to decide: where to look, what kind of choice, and the ranking."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Final

from stupor.ai.bot import Ranking
from stupor.ai.levels import LADDER
from stupor.ai.plan import plan
from stupor.ai.view import SeatView
from stupor.engine.events import UNKNOWN
from stupor.engine.notation import Option
from stupor.language import mark, tr
from stupor.match.preview import preview
from stupor.match.thinking import Mind, Thought
from stupor.scenes.drawing import plate, switch_on_dark
from stupor.scenes.lobby.setup import LEVELS
from stupor.scenes.looks import CREAM, GILT, GLOW, SAND, TITLE_INK, WALNUT
from stupor.scenes.numbers import tenth
from stupor.scenes.panel import PanelScene
from stupor.scenes.widgets import Widget, inset
from stupor.stage.bindings import Bindings
from stupor.stage.items import Area, Box, Item, Label, Slice
from stupor.stage.key_names import written_key
from stupor.stage.pointer import Input, Key
from stupor.stage.tween import Point
from stupor.table.flow import TurnFlow
from stupor.table.reach import Reach

#: The panel with what can be pressed on it, and what the ranking adds to its height below that.
WIDE, SHORT = 960.0, 306.0
NOTED: Final = 46.0
#: Where the panel may lie, left of the rivals on every page: the first place is taken where it
#: hides no line of the Game log, and least of what may be meant.
CORNERS: Final = (
    (480.0, 518.0), (480.0, 40.0), (20.0, 518.0), (638.0, 518.0), (20.0, 40.0), (638.0, 40.0),
    (20.0, 368.0), (638.0, 368.0),
)  # fmt: skip
#: How much worse it is to hide the Game log than all that may be meant.
_LOG: Final = 1000.0
DEEPEST: Final = 3
MOST: Final = 5
#: Between two steps of a plan.
THEN: Final = "\u203a"
#: From one choice to the next.
ROW: Final = 40.0
TITLES: Final = (
    mark("Where to look"),
    mark("What kind of choice"),
    mark("Best moves first"),
)
OFF: Final = mark("This game has no advice. Choose it in the lobby, under Hints.")
ASLEEP: Final = mark("Advice is off. Turn it on in the menu.")
ASIDE: Final = mark("Advice is only for the player to move.")
THINKS: Final = {
    "page": mark("The Page is thinking…"),
    "squire": mark("The Squire is thinking…"),
    "knight": mark("The Knight is thinking…"),
    "baron": mark("The Baron is thinking…"),
    "duke": mark("The Duke is thinking…"),
    "emperor": mark("The Emperor is thinking…"),
}
ASK: Final = {
    "page": mark("Ask a Page"), "squire": mark("Ask a Squire"), "knight": mark("Ask a Knight"),
    "baron": mark("Ask a Baron"), "duke": mark("Ask a Duke"),
    "emperor": mark("Ask an Emperor"),
}  # fmt: skip
NOTE: Final = mark("In VP: the lead this level expects. Based only on what you can see.")
ALL_SAID: Final = mark("That is all.")
FIRST_SAY: Final = mark("Say more first: moves are not shown yet.")
DO: Final = mark("Plays the lit row and all that it asks for; click another row to choose it.")
#: What stands below the ranks, in order: say more, do it, back.
PRESSES: Final = ("more", "do", "back")
#: Whose advice is asked for first.
FIRST: Final = "baron"


class AdviceScene(PanelScene):
    """Lies over the table; asks deeper only when told to."""

    key = "advice"
    _chosen = FIRST

    def __init__(
        self, flow: TurnFlow, view: SeatView, reach: Reach, do: Callable[[Sequence[Option]], None]
    ) -> None:
        """Think about the decision of a view, that of the one who looks; `do` takes choices."""
        super().__init__()
        #: Which row is lit, and what the rows stand for.
        self.chosen = 0
        self._options: list[Option] = []
        self._do = do
        self.depth = 1
        self.ranking: Ranking | None = None
        #: The whole turn that begins with the best choice, in words.
        self.plan: tuple[str, ...] = ()
        self._steps: tuple[Option, ...] = ()
        self._planning: Generator[None, None, Sequence[tuple[str, Option]]] | None = None
        #: Pressed already: it is done once it is known what belongs to it.
        self._pressed = False
        self._flow = flow
        self._voice = flow.ui.text
        self._view = view
        self._reach = reach
        self._rows: list[tuple[str, str, str]] = []
        self._most = min(MOST, len({self._voice.alike(option) for option in view.decision.options}))
        self._corner = self._roomiest()
        self._ask(AdviceScene._chosen)

    def ask(self, level: str) -> None:
        """Ask a computer of another rank, for this time and the next ones."""
        AdviceScene._chosen = level
        self._ask(level)
        self.enter()

    def choose(self, row: int) -> None:
        """Light a row and where its choice begins, and plan the turn after it."""
        self.chosen = row
        self._plan_for(self._options[row])
        self.enter()

    def carry_out(self) -> None:
        """Play the lit row and what belongs to it, back at the table, once that is planned."""
        self._pressed = True
        if self._planning is None:
            self.app.stack.pop()
            self._do(self._steps or (self._options[self.chosen],))

    def deeper(self) -> None:
        """Say more."""
        self.depth = min(DEEPEST, self.depth + 1)
        self.enter()

    def handle(self, event: Input) -> None:
        """Say more at the key that has opened this; the rest is a panel's."""
        if isinstance(event, Key) and event.kind == "down" and self._keys.action(event) == "advice":
            self.deeper()
        else:
            super().handle(event)

    @property
    def _keys(self) -> Bindings:
        """The player's keys."""
        return Bindings(self.app.settings.keys)

    def tick(self, now: float) -> float | None:
        """Look whether the thought is ready, then follow its best choice to the end of the turn."""
        if self.ranking is not None:
            return self._go_on()
        self.ranking = self._thought.poll()
        if self.ranking is None:
            return self._thought.patience
        different: dict[Option, tuple[Option, float]] = {}
        for option, value in self.ranking:
            different.setdefault(self._voice.alike(option), (option, value))
        best = list(different.values())[:MOST]
        self._options = [option for option, _ in best]
        self._rows = [self._row(option, value) for option, value in best]
        self._plan_for(best[0][0])
        self.enter()
        return 0.0

    def _plan_for(self, first: Option) -> None:
        self.plan, self._steps, self._pressed = (), (), False
        self._planning = self._follow(first)

    def _go_on(self) -> float | None:
        """One more step of the plan; nothing is left to do once it is there."""
        if self._planning is None:
            return None
        try:
            next(self._planning)
        except StopIteration as found:
            self._planning = None
            self.plan = tuple(words for words, _ in found.value)
            self._steps = tuple(option for _, option in found.value)
            self.enter()
            if self._pressed:
                self.carry_out()
        return 0.0

    def _follow(self, first: Option) -> Generator[None, None, Sequence[tuple[str, Option]]]:
        """The steps of a plan and their words, as far as the one who looks can see."""
        rules, view = self._flow.rules, self._view
        position = view.sample(view.rng(0, "advice"))
        advisor = self._flow.session.spec.advisor
        steps = yield from plan(rules, advisor, view.seat, position, first)
        found: list[tuple[str, Option]] = []
        for state, option in steps:
            found.append((rules.text(state, option), option))
            if any(UNKNOWN in event.args for event in preview(rules, state, option)):
                break  # what comes now is for nobody to know
        return found

    def _ground(self) -> list[Item]:
        """A light where to look; the table stays bright."""
        return self._lights()

    def _heading(self) -> str:
        return tr("Advice: {title}", title=tr(TITLES[self.depth - 1]))

    def _content(self) -> list[Item]:
        x, y, w, _ = self._panel()
        place = (x + 60, y + 78, w - 120, 34.0)
        if self.ranking is not None:
            return [*self._said(self.ranking[0][0], place), *self._presses()]
        words = tr(THINKS[AdviceScene._chosen])
        return [Label("thinks", 112, place, words, "italic", 22, SAND), *self._presses()]

    def _ask(self, level: str) -> None:
        self.ranking, self._planning, self.plan, self._steps = None, None, (), ()
        self._pressed = False
        self._options, self.chosen = [], 0
        self._thought = Thought(Mind(self._flow.session.spec, level, 0), self._view)

    def _row(self, option: Option, value: float) -> tuple[str, str, str]:
        """A choice in words, its value and a reason, from a position that the person imagines."""
        rules, view = self._flow.rules, self._view
        state = view.sample(view.rng(0, "advice"))
        reason = self._voice.why(option, preview(rules, state, option), view.seat)
        return rules.text(state, option), tenth(value).replace("-", "\u2212"), reason

    def _said(self, best: Option, place: Area) -> list[Item]:
        x, y, w, h = place
        if self.depth == DEEPEST and len(self.plan) > 1:
            return [self._planned((x - 24, y - 4, w + 48, 88.0)), *self._ranked(x, w)]
        where = self._voice.where_to_look(best)
        items: list[Item] = [Label("where", 112, place, where, "text", 23, CREAM)]
        if self.depth > 1:
            spot = (x, y + 40, w, h)
            kind = self._voice.kind_of(best)
            items.append(Label("kind", 112, spot, kind, "bold", 23, CREAM))
        return [*items, *self._ranked(x, w)] if self.depth == DEEPEST else items

    def _planned(self, place: Area) -> Label:
        """The turn from the best choice on, which says all that was said before it and more."""
        words = tr("Full plan: {steps}", steps=f" {THEN} ".join(self.plan))
        return Label("plan", 112, place, words, "text", 20, CREAM, wrap=True)

    def _ranked(self, x: float, w: float) -> list[Item]:
        y = self._corner[1] + SHORT
        note = (x, y + len(self._rows) * ROW + 4, w, 24)
        items: list[Item] = [Label("note", 112, note, tr(NOTE), "italic", 17, SAND)]
        for number, (text, value, reason) in enumerate(self._rows):
            top = y + number * ROW
            fill = (246, 220, 138, 46) if number == self.chosen else (0, 0, 0, 90)
            items += [
                Box(f"row{number}", 100, (x - 12, top, w + 24, 36), fill, radius=6),
                Label(f"row{number}.words", 112, (x, top, w - 370, 36), text, "text", 19, CREAM,
                      "left", max_lines=1),
                Label(f"row{number}.why", 112, (x + w - 362, top, 270, 36), reason, "italic", 18,
                      SAND, "left", max_lines=1),
                Label(f"row{number}.value", 112, (x + w - 86, top, 86, 36), value, "number", 19,
                      GILT, "right"),
            ]  # fmt: skip
        return items

    def _lights(self) -> list[Item]:
        """Frames about what is meant, with a dark edge: what they are about may be golden."""
        items: list[Item] = []
        for number, (x, y, w, h) in enumerate(self._meant()):
            frame = (x - 5, y - 5, w + 10, h + 10)
            items += [
                Box(f"shade{number}", 0, inset(frame, -2), None, (*WALNUT, 235), 8, 12),
                Box(f"light{number}", 1, frame, None, GLOW, 4, 10),
            ]
        return items

    def _meant(self) -> list[Area]:
        """What choices of this kind begin with; at last, what the best one begins with."""
        if self.ranking is None:
            return []
        if self.depth == DEEPEST:
            return self._begins([self._options[self.chosen]])
        return self._begins(self._alike(self.ranking[0][0]))

    def _begins(self, options: Iterable[Option]) -> list[Area]:
        """Where that lies which some choices begin with."""
        can = self._reach.affordances
        names = {g.pick or g.button for option in options for g in can.of(option)}
        found = (self._reach.rect(name) for name in sorted(names) if name)
        return [rect for rect in found if rect is not None]

    def _alike(self, best: Option) -> list[Option]:
        """The choices of which the same is said as yet."""
        said = self._voice.where_to_look if self.depth == 1 else self._voice.kind_of
        return [option for option in self._view.decision.options if said(option) == said(best)]

    def _presses(self) -> list[Item]:
        items: list[Item] = []
        for level in LADDER:
            switch = self.controls.get(level)
            if switch is not None:
                on = level == AdviceScene._chosen
                items += switch_on_dark(f"{level}.switch", switch, _rank(level), on)
        said = (tr("Say more"), tr("Do it"), tr("Back to the table"))
        for name, words in zip(PRESSES, said, strict=True):
            widget = self.controls.get(name)
            if widget is not None and name == "do" and widget.awake:
                place = inset(widget.rect, 12, 0)
                items += [
                    Slice("do.plate", 110, widget.rect, "ui/button-gold", 16),
                    Label("do.label", 112, place, words, "title", 22, TITLE_INK),
                ]
            elif widget is not None:
                items += plate(name, widget, words, 20)
        return items

    def _widgets(self) -> list[Widget]:
        """Ranks and answers stand above the ranking, so that nothing ever moves."""
        x, y, w, _ = self._panel()
        found = []
        for number, level in enumerate(LADDER):
            spot = (x + 60 + number * 142, y + 164, 130.0, 44.0)
            tip = tr(ASK[level])
            found.append(Widget(level, spot, partial(self.ask, level), tip=tip))
        wide = (w - 120.0 - 40.0) / len(PRESSES)
        more, do, back = ((x + 60 + n * (wide + 20), y + 226, wide, 52.0)
                          for n in range(len(PRESSES)))  # fmt: skip
        key = written_key(self._keys.key_of("advice"))
        said = tr(ALL_SAID) if self.depth == DEEPEST else ""
        wait = "" if self._shown else tr(FIRST_SAY)
        return [
            *found,
            Widget("more", more, self.deeper, said, key),
            Widget("do", do, self.carry_out, wait, tr(DO)),
            *self._rows_to_choose(x + 60, w - 120),
            Widget("back", back, lambda: self.app.stack.pop(), tip=tr("Esc")),
        ]

    @property
    def _shown(self) -> bool:
        """Whether moves are seen by name, so that one can be played."""
        return self.depth == DEEPEST and bool(self._options)

    def _rows_to_choose(self, x: float, w: float) -> list[Widget]:
        """Each row of the ranking lights its own move."""
        y = self._corner[1] + SHORT
        shown = self._rows if self._shown else []
        return [
            Widget(f"row{n}.choose", (x - 12, y + n * ROW, w + 24, 36), partial(self.choose, n),
                   tip=text)
            for n, (text, _, _) in enumerate(shown)
        ]  # fmt: skip

    def _panel(self) -> Area:
        """It grows downwards; where it lies, it lies for good."""
        more = self._most * ROW + NOTED if self.depth == DEEPEST else 0.0
        return *self._corner, WIDE, SHORT + more

    def _roomiest(self) -> Point:
        """The corner where even the whole panel hides least of what any choice begins with."""
        begins = self._begins(self._view.decision.options)
        size = WIDE, SHORT + self._most * ROW + NOTED
        log = self._reach.ui.log.box(self._reach.view)

        def cost(at: Point) -> float:
            hidden = sum(_hidden((*at, *size), rect) for rect in begins)
            return _LOG * _hidden((*at, *size), log) + hidden

        return min(CORNERS, key=cost)


def _hidden(panel: Area, thing: Area) -> float:
    """The share of a thing that lies under a panel; a Ship counts as much as a card."""
    wide = min(panel[0] + panel[2], thing[0] + thing[2]) - max(panel[0], thing[0])
    high = min(panel[1] + panel[3], thing[1] + thing[3]) - max(panel[1], thing[1])
    return max(0.0, wide) * max(0.0, high) / max(1.0, thing[2] * thing[3])


def _rank(level: str) -> str:
    return tr(LEVELS[LADDER.index(level)])
