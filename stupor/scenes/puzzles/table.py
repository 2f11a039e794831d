"""A puzzle at the real table: all its gestures, a goal, hints, and a verdict when the turn ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from stupor.engine.notation import ENDS, Option
from stupor.games.registry import get
from stupor.language import mark, tr, trc
from stupor.match.seats import HUMAN, Seat, make_seat
from stupor.match.session import Session
from stupor.puzzles.puzzle import IDEA, Puzzle
from stupor.puzzles.referee import Referee, Verdict
from stupor.scenes.dialog import DialogButton, DialogScene
from stupor.scenes.lessons.beginning import TranslatedNamesFlow
from stupor.scenes.puzzles import words
from stupor.scenes.puzzles.commands import PuzzleCommands
from stupor.scenes.puzzles.counted_ribbon import counted
from stupor.scenes.puzzles.hints import hints_of
from stupor.scenes.puzzles.panel import HINTS, WIDE, MissedTry, PanelContent, PuzzlePanel
from stupor.scenes.puzzles.shelf import PuzzleShelf
from stupor.stage.geometry import inside
from stupor.stage.items import Item, Label
from stupor.stage.key_names import written_key
from stupor.stage.pointer import Input, Key, Pointer
from stupor.table.scene import TableScene

YOU: Final = mark("You")
RIVAL: Final = mark("Rival")
#: So many seconds a verdict stands before the stroke that ended the turn can lead on from it.
STANDS: Final = 0.6
ALL_OPEN: Final = mark("All hints are open.")


class Waiting:
    """The chair of somebody who only answers what the referee says."""

    def __init__(self) -> None:
        self.held: Option | None = None

    def poll(self, view: object) -> Option | None:
        """What is held, once."""
        held, self.held = self.held, None
        return held


class PuzzleTable(TableScene):
    """Lets one puzzle be solved."""

    commands_type = PuzzleCommands
    flow_type = TranslatedNamesFlow
    uses_curtain = False

    def __init__(
        self, shelf: PuzzleShelf, puzzle: Puzzle, hints: int = 0, tries: tuple[MissedTry, ...] = ()
    ) -> None:
        """Begin a puzzle; some hints may be open and some tries made."""
        self.shelf = shelf
        self.puzzle = puzzle
        self.tries = tries
        self.hints = hints
        self.panel = PuzzlePanel()
        self.verdict: Verdict | None = None
        self.shown_solution = False
        self._rival = Waiting()
        self._judged = -1
        self._told_since: float | None = None
        self._laid: tuple[object, ...] = ()
        self._told: Sequence[str] = ()
        self._outcome: tuple[int, str] | None = None
        session = _session(shelf.game, puzzle, self._rival)
        self.referee = Referee(session.spec.play, puzzle, session.state.clone())
        super().__init__(session, {"hands": "open"})

    # --- what is played ----------------------------------------------------------------------

    @property
    def line(self) -> list[Option]:
        """The seat's choices so far."""
        session = self.flow.session
        made = (session.choice(ply) for ply in range(session.ply))
        return [one.option for one in made if one.seat == self.puzzle.seat]

    def played_on(self) -> None:
        """A choice was made or taken back: see whether the turns are over."""
        session = self.flow.session
        if session.ply == self._judged:
            return
        self._judged = session.ply
        self.verdict = self._told_since = None
        if session.ply and self.referee.ended(session.state):
            self._judge()

    def _judge(self) -> None:
        line = self.line
        verdict = self.verdict = self.referee.verdict(self.flow.session.state, line)
        progress, name = self.shelf.progress, self.puzzle.id
        if verdict.solved and not self.shown_solution:
            of_the_day = self.puzzle == self.shelf.of_today
            progress.solve(self.shelf.game, name, self.shelf.today, of_the_day)
            self.app.audio.play("fanfare")
        elif not verdict.solved:
            progress.tried(self.shelf.game, name)
            self.tries = (*self.tries, MissedTry(self._key_moves_of(line), words.score_of(verdict)))
            self.app.audio.play("error")
        self._laid = ()

    def _key_moves_of(self, line: list[Option]) -> str:
        """What a line did that is worth a word, as short as can be."""
        steps = self.referee.steps(line)
        moves = [(state, option) for state, option, _ in steps if self._is_key_move(option)]
        chosen = moves or [(state, option) for state, option, _ in steps]
        return self._said(*chosen[0]) if chosen else ""

    def _is_key_move(self, option: Option) -> bool:
        first = self.referee.first
        return bool(self.flow.session.spec.play.key_moves(first, [option]))

    def _said(self, state: Any, option: Option) -> str:
        return self.flow.rules.text_for(state, option, self.flow.names)

    # --- what is told ------------------------------------------------------------------------

    @property
    def told_hints(self) -> Sequence[str]:
        """The hints that are open."""
        if self.hints and not self._told:
            self._told = hints_of(self.flow, self.referee)
        return self._told[: self.hints]

    def now_shown(self) -> PanelContent:
        """What the panel says now."""
        goal = words.goal_of(self.puzzle.theme)
        verdict = self.verdict
        if verdict is None or not verdict.solved:
            return PanelContent(goal, self.told_hints, self.tries, now=self._stands())
        steps = self.referee.steps(self.line)
        did = [self._said(state, option) for state, option, _ in steps if self._is_key_move(option)]
        score = "\u2713" if self.puzzle.theme == IDEA else words.score_of(verdict)
        lines = words.lines_that_reach(self.puzzle)
        return PanelContent(goal, (), (), score, did, lines, given_up=self.shown_solution)

    def _stands(self) -> str:
        """What it would come to if nothing more were done; nothing where that is not known."""
        session = self.flow.session
        if self._outcome is None or self._outcome[0] != session.ply:
            found = None if self.verdict else self.referee.as_it_stands(session.state)
            self._outcome = session.ply, words.score_of(found) if found else ""
        return self._outcome[1]

    def _presses(self, wide: bool = True) -> list[DialogButton]:
        """The buttons; a narrow panel has room for short words only."""
        solved = self.verdict is not None and self.verdict.solved
        return self._solved_presses(wide) if solved else self._open_presses()

    def _solved_presses(self, wide: bool) -> list[DialogButton]:
        next_puzzle = tr("Next puzzle") if wide else trc("a puzzle", "Next")
        every = tr("All puzzles") if wide else trc("puzzles", "All")
        onward = self._keyed(tr("Next puzzle"), "confirm")
        return [
            DialogButton("next", next_puzzle, self.go_on, tip=onward),
            DialogButton("again", tr("Again"), self.start_over),
            DialogButton("leave", every, self.leave_table, tip=tr("All puzzles")),
        ]

    def _open_presses(self) -> list[DialogButton]:
        asleep = tr(ALL_OPEN) if self.hints >= HINTS else ""
        more = self._keyed(tr("Hint"), "next_hint")
        again = self._keyed(trc("a puzzle", "Reset"), "start_over")
        return [
            DialogButton("hint", tr("Hint"), self.next_hint, asleep, more),
            DialogButton("over", trc("a puzzle", "Reset"), self.start_over, tip=again),
            DialogButton("give", tr("Give up"), self.give_up, tip=tr("Show a solution")),
        ]

    def _keyed(self, words: str, action: str) -> str:
        """What a button does, and the key that does it, too."""
        key = written_key(self.keys.bindings.key_of(action))
        return tr("{text}. Key: {key}", text=words, key=key)

    def _speak(self) -> None:
        """Lay the panel anew where something about it has changed."""
        rect = self.ui.log.box(self.hit_test.view)
        key = (rect, self.hints, self.tries, self.verdict)
        if key != self._laid:
            self._laid = key
            self.panel.place(rect, self._presses(rect[2] >= WIDE))
            self.stale = True

    # --- what can be done --------------------------------------------------------------------

    def next_hint(self) -> None:
        """Open one more hint."""
        if self.hints < HINTS:
            self.hints += 1
            self.shelf.progress.hinted(self.shelf.game, self.puzzle.id, self.hints)
            self.app.audio.play("page")
            self._laid = ()

    def start_over(self) -> None:
        """Set the position up again; hints and tries stay."""
        self.app.stack.replace(PuzzleTable(self.shelf, self.puzzle, self.hints, self.tries))

    def give_up(self) -> None:
        """Show a line that reaches the goal, step by step in the hints, and play it."""
        self.hints = HINTS
        self.shelf.progress.hinted(self.shelf.game, self.puzzle.id, HINTS)
        again = PuzzleTable(self.shelf, self.puzzle, HINTS, self.tries)
        again.shown_solution = True
        self.app.stack.replace(again)
        for option in self.puzzle.line:
            if again.flow.decision is None or option not in again.flow.decision.options:
                again.answer_for_others()
            again.flow.choose(option)
        again.answer_for_others()
        again.played_on()
        again.update_affordances()

    def go_on(self) -> None:
        """The next puzzle that is not solved, or the page of all."""
        following = self.shelf.following(self.puzzle)
        if following is None:
            self.leave_table()
        else:
            self.app.stack.replace(PuzzleTable(self.shelf, following))

    def leave_table(self) -> None:
        """Back to the page."""
        self.app.stack.pop()

    def open_ways(self) -> None:
        """Ask what is to be done with the puzzle; a gamepad has no other way to the panel."""
        stack = self.app.stack

        def closed(press: Any) -> Any:
            def go() -> None:
                stack.pop()
                press()

            return go

        answers = [press._replace(press=closed(press.press), tip="") for press in self._presses()]
        if answers[-1].id != "leave":
            answers.append(DialogButton("leave", tr("All puzzles"), closed(self.leave_table)))
        answers.append(DialogButton("stay", tr("Resume"), lambda: stack.pop()))
        theme = self.puzzle.theme
        stack.push(DialogScene(words.name_of(theme), words.goal_of(theme), answers))

    def answer_for_others(self) -> None:
        """Let those answer who are asked in the middle of the turn."""
        while (answer := self.referee.answer(self.flow.session.state)) is not None:
            self._rival.held = answer
            if not self.flow.poll():
                return
        self.played_on()

    # --- the table ---------------------------------------------------------------------------

    def enter(self) -> None:
        """Look at the table, and lay out the panel."""
        super().enter()
        self._laid = ()
        self._speak()

    def resized(self) -> None:
        """Lay out the panel for another window, or in other words."""
        super().resized()
        self._laid = self._told = ()
        self._speak()

    def leave(self) -> None:
        """Say nothing more about what lay under the pointer, in the panel either."""
        super().leave()
        self.panel.controls.forget()

    def tick(self, now: float) -> float | None:
        """Let the table go on, others answer, and the panel follow."""
        self._rival.held = self.referee.answer(self.flow.session.state)
        wanted = super().tick(now)
        self.played_on()
        self._speak()
        if self.verdict is not None and self._told_since is None and not self.flow.timeline.busy:
            self._told_since = now
        return None if self.verdict is not None and self.flow.thinking else wanted

    def items(self) -> list[Item]:
        """The table with the panel in the place of the log."""
        found = [item for item in super().items() if not item.key.startswith("log")]
        return self._sealed(found) + self.panel.items(self.now_shown())

    def _sealed(self, items: list[Item]) -> list[Item]:
        """The seal says what it does at the end of a game: there is no score sheet of a puzzle."""
        if self.verdict is None or not self.flow.session.over:
            return items
        said = tr("Next puzzle") if self.verdict.solved else trc("a puzzle", "Reset")
        kept = (item for item in items if not item.key.endswith("seal.note"))  # whose turn it is
        return [
            replace(item, text=said)
            if isinstance(item, Label) and item.key.endswith("seal.words")
            else item
            for item in kept
        ]

    def show_score(self) -> None:
        """The seal goes on, or starts over, as Enter does; one more stroke too soon ends motion."""
        if self.verdict is None:
            return
        if self._told_since is None or self.app.now() - self._told_since < STANDS:
            self.flush()
        else:
            (self.go_on if self.verdict.solved else self.start_over)()

    def overlay(self, now: float) -> list[Item]:
        """The table's lights, and the light on the panel."""
        found = super().overlay(now) + (self.panel.lights() if self.app.stack.top is self else [])
        return counted(found, self._anchors["prompt.text"], self._stands())

    @property
    def status_text(self) -> str:
        """What has to be reached, or that it was missed; nothing over a question of its own."""
        if self.verdict is None:
            return words.goal_of(self.puzzle.theme) if self._is_turn() else ""
        if self.verdict.solved and self.shown_solution:
            return tr("This is the solution. Press Enter for the next puzzle.")
        if self.verdict.solved:
            return tr("Solved! Press Enter for the next puzzle.")
        return tr("Not yet: {score}. Press Enter to reset.", score=words.score_of(self.verdict))

    def _is_turn(self) -> bool:
        """Whether the turn itself is asked about, not what a choice has brought with it."""
        asked, first = self.flow.decision, self.flow.rules.decision(self.referee.first)
        return asked is None or first is None or asked.kind == first.kind or ENDS in asked.options

    def handle(self, event: Input) -> None:
        """The panel comes first, then the table."""
        if isinstance(event, Pointer) and self._touched(event):
            self._speak()
            return
        if isinstance(event, Key) and event.kind == "down" and self._struck(event):
            self._speak()
            return
        super().handle(event)
        self.played_on()
        self._speak()

    def _touched(self, event: Pointer) -> bool:
        held = self.panel.controls.held is not None
        within = inside(self.panel.rect, (event.x, event.y))
        if self.hand.drag.up or not (within or held or event.kind == "move"):
            return False
        self.panel.controls.handle(event)
        return within or held

    def _struck(self, event: Key) -> bool:
        """A key opens a hint, one starts over; behind the turn one goes on or starts over."""
        solved = self.verdict is not None and self.verdict.solved
        action = self.keys.bindings.action(event)
        if action == "confirm" and self.verdict is not None:
            self.show_score()
        elif action == "next_hint" and not solved:
            self.next_hint()
        elif action == "start_over":
            self.start_over()
        else:
            return False
        return True

    def open_moment(self, choice: int | None) -> None:
        """A puzzle has no past."""

    def _leave(self) -> bool:
        """Nobody else comes to the table, and no score sheet follows."""
        return False


def _session(game: str, puzzle: Puzzle, rival: Waiting) -> Session:
    """The game of a puzzle: one person, and others who only answer."""
    spec = get(game)
    seats = len(spec.rules.scores(spec.rules.load(puzzle.state)))
    chairs = [
        make_seat(HUMAN, spec, 0) if seat == puzzle.seat else Seat(RIVAL, rival, "squire")
        for seat in range(seats)
    ]
    chairs[puzzle.seat].name = YOU
    return Session.load(spec, chairs, puzzle.state)
