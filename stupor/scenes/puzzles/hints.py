"""The hints of a puzzle: where to look, what the turn is about, and how it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.language import tr
from stupor.match.preview import preview
from stupor.puzzles.referee import Referee
from stupor.stage.game_ui.text import Text
from stupor.table.session.flow import TurnFlow


class Step(NamedTuple):
    """A choice of the line that reaches the goal, and what comes of it."""

    state: Any
    option: Option
    is_idea: bool
    events: Sequence[Event]


def hints_of(flow: TurnFlow, referee: Referee) -> list[str]:
    """Where to look, the idea, and the first step of a line that reaches the goal."""
    rules = flow.rules
    line = [Step(*step, preview(rules, *step[:2])) for step in referee.steps(referee.puzzle.line)]
    ideas = [step for step in line if step.is_idea] or line
    if not ideas:
        return []
    text = flow.ui.text
    first = rules.text_for(line[0].state, line[0].option, flow.names)
    return [
        text.advice_hint(_place(flow, line, ideas).option).where,
        _idea(text, line, max(ideas, key=lambda step: len(step.events)), referee.puzzle.seat),
        tr("First: {step}", step=first),
    ]


def _place(flow: TurnFlow, line: Sequence[Step], ideas: Sequence[Step]) -> Step:
    """The last idea that can be seen already, or else how the line begins."""
    decision = flow.rules.decision(line[0].state)
    options = decision.options if decision is not None else ()
    return next((step for step in reversed(ideas) if step.option in options), line[0])


def _idea(text: Text[Any], line: Sequence[Step], greatest: Step, seat: int) -> str:
    """The kind of the choice that matters most, and what it brings, or else what the turn does."""
    option = greatest.option
    kind, aim = text.advice_hint(option).kind, text.gain_words(option, (), seat)
    own = text.gain_words(option, greatest.events, seat)
    if own != aim:
        return tr("{kind} It {gains}.", kind=kind, gains=own)
    whole = text.gain_words(option, [event for step in line for event in step.events], seat)
    return tr("{kind} The turn {gains}.", kind=kind, gains=whole) if whole != aim else kind
