"""Advice for the person who is to decide: where to look, what kind of choice, and the ranking."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from stupor.ai.bot import Ranking
from stupor.ai.levels import LADDER, nearest, rank_of
from stupor.ai.plan import plan, within_turn
from stupor.ai.view import SeatView
from stupor.engine.events import UNKNOWN, Event
from stupor.engine.notation import Option
from stupor.language import mark, tr
from stupor.match.preview import preview
from stupor.match.thinking import Thinker, Thought
from stupor.scenes.advice_paper import (
    STEPS,
    AdviceText,
    number_items,
    paper_for,
    paper_in,
    paper_items,
    placed,
    rooms_for,
    rows_of,
    unlisted_steps,
)
from stupor.scenes.drawing import lit_items
from stupor.scenes.lobby.setup import LEVELS
from stupor.scenes.numbers import tenth
from stupor.scenes.panel import ABOVE, PanelScene
from stupor.scenes.widgets import Widget
from stupor.stage.affordance import SEAL, Gesture
from stupor.stage.bindings import Bindings
from stupor.stage.geometry import inside
from stupor.stage.highlight_roles import outline
from stupor.stage.items import Item, Rect
from stupor.stage.key_names import written_key
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.input.hit_test import HitTest
from stupor.table.session.flow import TurnFlow

DEEPEST: Final = 3
MOST: Final = 5
OFF: Final = mark("This game has no advice. Choose it in the lobby, under Hints.")
CHALLENGE: Final = mark("There is no advice here: you play this challenge on your own.")
ASLEEP: Final = mark("Advice is off. Turn it on in the menu.")
ASIDE: Final = mark("You can ask for advice only on your turn.")
THINKS: Final = {
    "page": mark("The Page is thinking…"),
    "squire": mark("The Squire is thinking…"),
    "knight": mark("The Knight is thinking…"),
    "baron": mark("The Baron is thinking…"),
    "duke": mark("The Duke is thinking…"),
    "emperor": mark("The Emperor is thinking…"),
}
ASK: Final = {
    "page": mark("Ask a Page"),
    "squire": mark("Ask a Squire"),
    "knight": mark("Ask a Knight"),
    "baron": mark("Ask a Baron"),
    "duke": mark("Ask a Duke"),
    "emperor": mark("Ask an Emperor"),
}
#: About the number of a move.
COUNT: Final = mark(
    "Move {number} of {count}, best first. Expected lead: {value} VP, from what you can see. "
    "Click for the next move."
)
DO: Final = mark("Plays these steps, with every choice they need.")
#: Questions that are no part of the choice before them.
APART: Final = frozenset({"turn", "end"})


class PlannedStep(NamedTuple):
    """A choice of a plan, in words, with what is seen to follow and the movements that say it."""

    words: str
    option: Option
    events: Sequence[Event]
    ways: Sequence[Gesture]


class AdviceScene(PanelScene):
    """Lies over the table; asks deeper only when told to."""

    key = "advice"
    fits_window = True

    def __init__(
        self,
        flow: TurnFlow,
        view: SeatView,
        hit_test: Callable[[], HitTest],
        do: Callable[[Sequence[Option]], None],
        lay: Callable[[Rect | None], None],
        level: str,
    ) -> None:
        """Think about the decision of a view, that of the one who looks, as a computer of a level.

        `do` takes choices; `lay` lets the table make room for a paper: things lie elsewhere then.
        """
        super().__init__()
        self._do, self._lay = do, lay
        self.depth = 1
        self.ranking: Ranking | None = None
        #: Which of the best moves is shown, and what they are.
        self.chosen = 0
        self._options: list[Option] = []
        #: The turn that begins with the shown move, and what is seen of it brings.
        self.plan: Sequence[PlannedStep] = ()
        self._brings = ""
        self._planning: Generator[None, None, Sequence[PlannedStep]] | None = None
        #: Pressed already: it is done once it is known what belongs to it.
        self._pressed = False
        self._flow, self._text = flow, flow.ui.text
        self._view, self._hit_test, now = view, hit_test, hit_test().view
        self._rows: list[tuple[str, str]] = []
        self._rooms = rooms_for(flow.ui.log.box(now), now.anchors["hand"])
        self._paper = paper_in(self._rooms[0])
        self.level = rank_of(nearest(level, ()))
        self._ask()

    def enter(self) -> None:
        """Let the lines of the log make room, and lay out what can be pressed."""
        self._lay(self._paper)
        super().enter()

    def removed(self) -> None:
        """The log has its leaf again."""
        self._lay(None)

    def ask(self, level: str) -> None:
        """Ask a computer of another rank, for this time and the next ones."""
        self.level = level
        self.app.change(advice_level=level)
        self._ask()
        self.language_changed()

    def choose(self, row: int) -> None:
        """Show another of the best moves and where it begins, and plan the turn after it."""
        self.chosen = row
        self._plan_for(self._options[row])
        self.language_changed()

    def next(self) -> None:
        """Show the next best move; after the last one comes the best again."""
        self.choose((self.chosen + 1) % len(self._options))

    def carry_out(self) -> None:
        """Play the lit row and what belongs to it, back at the table, once that is planned."""
        self._pressed = True
        if self._planning is None:
            self.app.stack.pop()
            self._do([step.option for step in self.plan])

    def deeper(self) -> None:
        """Say more."""
        self.depth = min(DEEPEST, self.depth + 1)
        self.language_changed()

    def handle(self, event: Input) -> None:
        """Say more at the key that has opened this, play it at Enter; the rest is a panel's.

        Whoever presses beside the paper goes on at the table.
        """
        keys = Bindings(self.app.settings.keys)
        meant = keys.action(event) if isinstance(event, Key) and event.kind == "down" else ""
        if meant == "advice":
            self.deeper()
        elif meant == "confirm" and not self.controls.by_key:
            self.carry_out() if self._ranked else self.deeper()
        elif self._beside(event):
            self._give_way(event)
        else:
            super().handle(event)

    def _give_way(self, event: Input) -> None:
        """Close for a press on the table: it means what lies there now, then things lie apart."""
        lay, self._lay = self._lay, lambda paper: None
        self.app.stack.pop()
        table = self.app.stack.top
        if table is not None:
            table.handle(event)
            lay(None)
            table.resized()

    def _beside(self, event: Input) -> bool:
        """Whether something on the table is pressed, not the paper."""
        if not isinstance(event, Pointer) or event.kind != "down":
            return False
        return not inside(self._paper, (event.x, event.y))

    def tick(self, now: float) -> float | None:
        """Look whether the thought is ready, then follow its best choice to the end of the turn."""
        if self.ranking is not None:
            return self._go_on()
        self.ranking = self._thought.poll()
        if self.ranking is None:
            return self._thought.patience
        different: dict[Option, tuple[Option, float]] = {}
        for option, value in self.ranking:
            different.setdefault(self._text.advice_hint(option).stands_for, (option, value))
        best = list(different.values())[:MOST]
        self._options = [option for option, _ in best]
        self._rows = [self._row(option, value) for option, value in best]
        self._plan_for(best[0][0])
        self.language_changed()
        return 0.0

    def _plan_for(self, first: Option) -> None:
        self.plan, self._brings, self._pressed = (), "", False
        self._planning = self._follow(first)

    def _go_on(self) -> float | None:
        """One more step of the plan; nothing is left to do once it is there."""
        if self._planning is None:
            return None
        try:
            next(self._planning)
        except StopIteration as found:
            self._planning, self.plan = None, found.value
            self._paper = paper_for([s.words for s in self.plan[:STEPS]], self._rooms, self.app)
            self._lay(self._paper)
            events = [event for step in self.plan for event in step.events]
            self._brings = self._text.gain_words(self.plan[0].option, events, self._view.seat)
            self.language_changed()
            if self._pressed:
                self.carry_out()
        return 0.0

    def _follow(self, first: Option) -> Generator[None, None, Sequence[PlannedStep]]:
        """The steps of a plan and their words, as far as the one who looks can see."""
        rules, view = self._flow.rules, self._view
        position = view.sample(view.rng(0, "advice"))
        steps = yield from plan(rules, self._flow.session.spec.advisor, view.seat, position, first)
        found: list[PlannedStep] = []
        apart = APART | {view.decision.kind}
        for state, option in within_turn(rules, view.seat, steps):
            asked = rules.decision(state)
            if len(found) >= STEPS and asked is not None and asked.kind in apart:
                break  # another choice of the same rank is not what these steps ask for
            events = preview(rules, state, option)
            ways = self._ways_at(state, option) if len(found) < STEPS else []
            words = rules.text_for(state, option, self._flow.names)
            found.append(PlannedStep(words, option, events, ways))
            if any(UNKNOWN in event.args for event in events):
                break  # what comes now is for nobody to know
        return found

    def overlay(self, now: float) -> list[Item]:
        """A light where to look, and the paper; the table stays bright."""
        meant = self._meant_by_steps()
        items = [
            *(light for things in meant for light in self._lights(things)),
            *self._numbers(meant),
            *paper_items(self._paper, self._told(), self.controls),
            *lit_items(self.controls, self._paper),
        ]
        return [replace(item, key=f"{self.key}/{item.key}", z=item.z + ABOVE) for item in items]

    def _told(self) -> AdviceText:
        """What is said as yet."""
        rank = tr(LEVELS[LADDER.index(self.level)])
        if self.ranking is None:
            return AdviceText(rank, (tr(THINKS[self.level]),))
        best = self.ranking[0][0]
        if self.depth < DEEPEST:
            said = self._text.advice_hint(best)
            return AdviceText(rank, (said.where, said.kind)[: self.depth])
        count = tr("{number} of {count}", number=self.chosen + 1, count=len(self._rows))
        steps = tuple(step.words for step in self.plan[:STEPS]) or self._rows[self.chosen][:1]
        needs = rows_of(steps, self._paper, self.app)
        return AdviceText(rank, steps, self._brings, count, True, len(self.plan), needs)

    def _ask(self) -> None:
        self.ranking, self._planning, self.plan, self._brings = None, None, (), ""
        self._options, self.chosen, self._pressed = [], 0, False
        self._thought = Thought(Thinker(self._flow.session.spec, self.level, 0), self._view)

    def _row(self, option: Option, value: float) -> tuple[str, str]:
        """A choice in words, and its value, from a position that the person imagines."""
        state = self._view.sample(self._view.rng(0, "advice"))
        words = self._flow.rules.text_for(state, option, self._flow.names)
        return words, tenth(value).replace("-", "\u2212")

    def _meant(self) -> dict[str, Rect]:
        """What choices of this kind begin with; at last, what the best one moves, and where."""
        if self.ranking is None:
            return {}
        if self.depth < DEEPEST:
            return self._placed(g.pick or g.button for g in self._ways(self._alike()))
        return self._first_way(self._ways([self._options[self.chosen]]))

    def _meant_by_steps(self) -> list[dict[str, Rect]]:
        """The same for each step on the paper: a thing is meant by the first that names it."""
        meant = [self._meant()]
        for step in self.plan[1:STEPS] if self.depth == DEEPEST else ():
            things = self._first_way(step.ways)
            meant.append({name: rect for name, rect in things.items() if name not in meant[0]})
        return meant

    def _numbers(self, meant: Sequence[Mapping[str, Rect]]) -> list[Item]:
        """The numbers of all steps, or of none while one of them cannot be seen."""
        told = self.depth == DEEPEST and self._planning is None and all(meant)
        foot = self.app.camera.page[1]
        numbered = enumerate(meant if told else (), 1)
        return [i for n, at in numbered for i in number_items([*at.values()], str(n), foot)]

    def _first_way(self, ways: Iterable[Gesture]) -> dict[str, Rect]:
        """What moves where in the first way to say a choice that can be seen whole."""
        ends = [_ends(way) for way in ways if not (way.button and way.follow)]
        found = [self._placed(names) for names in ends]
        seen = [here for names, here in zip(ends, found, strict=True) if here.keys() == names]
        return next(iter(seen or found), {})

    def _ways(self, options: Iterable[Option]) -> Iterator[Gesture]:
        """The movements that say some choices."""
        return (way for option in options for way in self._hit_test().affordances.of(option))

    def _ways_at(self, state: Any, option: Option) -> list[Gesture]:
        """The same in a position that the person imagines."""
        rules, seen = self._flow.rules, self._flow.observer
        asked = rules.decision(state)
        if asked is None:
            return []
        table, facts = rules.table(state, seen), rules.facts(state, seen)
        ways = self._flow.ui.input.gestures(asked, table, facts)
        return [way for way in ways if way.option == option]

    def _placed(self, names: Iterable[str]) -> dict[str, Rect]:
        """Where some things lie."""
        found = {name: self._hit_test().rect(name) for name in sorted(set(names)) if name}
        return {name: rect for name, rect in found.items() if rect is not None}

    def _lights(self, meant: Mapping[str, Rect]) -> list[Item]:
        """The strongest light of the table about each thing, in its own shape."""
        lit = ((name, i) for name, rect in meant.items() for i in self._light(name, rect))
        return [replace(i, key=f"{name}/{i.key}", z=0) for name, i in lit]

    def _light(self, name: str, rect: Rect) -> list[Item]:
        look, view = self._flow.ui.board, self._hit_test().view
        if self._hit_test().in_hand(name):
            return look.glow_items(view, [], cards=[name])
        return look.glow_items(view, [], hot=[rect]) or [outline("light", 0, rect, "next")]

    def _alike(self) -> list[Option]:
        """The choices of which the same is said as yet as of the best one."""
        best = self._options[0]

        def said(option: Option) -> str:
            hint = self._text.advice_hint(option)
            return hint.where if self.depth == 1 else hint.kind

        return [option for option in self._view.decision.options if said(option) == said(best)]

    def _widgets(self) -> list[Widget]:
        """The rank, the next best move, more or the deed itself, and the way back."""
        spots = placed(self._paper)
        found = [Widget("rank", spots["rank"], self._next_rank, tip=tr(ASK[self._next]))]
        if self.depth < DEEPEST:
            key = tr(
                "Key: {key}", key=written_key(Bindings(self.app.settings.keys).key_of("advice"))
            )
            found.append(Widget("more", spots["more"], self.deeper, tip=key))
        else:
            waits = tr(THINKS[self.level]) if self.ranking is None else ""
            tip = unlisted_steps(step.words for step in self.plan) or tr(DO)
            found.append(Widget("do", spots["do"], self.carry_out, waits, tip))
        if self._ranked:
            found.append(Widget("count", spots["count"], self.next, tip=self._counted()))
        back = Widget("back", spots["back"], lambda: self.app.stack.pop(), tip=tr("Esc"))
        return [*found, back]

    @property
    def _ranked(self) -> bool:
        """Whether moves are seen by name, so that one can be played."""
        return self.depth == DEEPEST and self.ranking is not None

    def _counted(self) -> str:
        """Which of the best moves this is, and what it is thought to be worth."""
        number, count = self.chosen + 1, len(self._rows)
        return tr(COUNT, number=number, count=count, value=self._rows[self.chosen][1])

    @property
    def _next(self) -> str:
        """The rank above the one that is asked, or the lowest after the highest."""
        return LADDER[(LADDER.index(self.level) + 1) % len(LADDER)]

    def _next_rank(self) -> None:
        self.ask(self._next)


def _ends(way: Gesture) -> set[str]:
    """What is taken or pressed, and where it goes."""
    goal = "" if way.quick or way.pick == SEAL else way.drop
    return {name for name in (way.pick or way.button, goal) if name}
