"""Lesson 5: a whole round, with turns of one's own."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    built,
    goods,
    hand,
    hosted,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 3, 0, 4, 6)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    built(s, t2=0)
    goods(s, 6, 1, 1)
    hosted(s, 1, 3)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "whole-round",
    mark("A whole round"),
    mark("Play as you like, pass, and see the round come to its end."),
    "portrait/frederick",
    mark("Frederick"),
    _position,
    (
        Step(
            mark(
                "So you want to serve me. Show me a round from its first turn to its last. You "
                "have one closed side, and Altair hosted. He is content while you own more "
                "Augustales than my Treasury."
            ),
            ("ally.0.1", "castle.income1", "imperial.treasury"),
        ),
        Step(
            mark(
                "Your first turn: sail if it pleases you, and play a card as you see fit. The "
                "ribbon says what you can do, and what glows can be taken. Then press the seal."
            ),
            ("prompt", "seal"),
            ("*",),
            ("end",),
            ("pass",),
            mark("Passing comes soon enough. Play a card first."),
        ),
        Step(
            mark("And one more turn. If you are short of ideas: coins would please Altair."),
            ("prompt", "coins.0"),
            ("*",),
            ("end",),
            ("pass",),
            mark("One more card, then you may rest."),
        ),
        Step(
            mark(
                "Some day the cards run out, or they are better kept for the next round. Pass: "
                "press Pass the round, then the seal. After that you take no more turns this round."
            ),
            ("pass", "seal"),
            ("pass",),
            refusal=mark("This time, pass."),
        ),
        Step(
            mark(
                "When all have passed, the End Phase begins. Your played cards are laid away. You "
                "may discard more from your hand, as many as you like, then you draw up to five. "
                "Press the seal when you are content."
            ),
            ("hand.fan", "seal"),
            ("*",),
            ("done",),
        ),
        Step(
            mark(
                "Then castle income: your closed side paid three Augustales. Then the Allies: "
                "Altair paid, one point or three. And the cities have been filled again."
            ),
            ("castle.income1", "rail.vp"),
        ),
        Step(
            mark(
                "The crown of the first player has gone on, and the next round begins. It goes on "
                "like this until a castle is complete, the Edicts run dry, or the cards do. Then "
                "each Structure, the largest castle and your coins are counted."
            ),
            ("meta.header",),
        ),
    ),
    (
        mark("Play until you pass; then wait for the others."),
        mark("End Phase: discard and draw, castle income, Ally income, new wares."),
        mark("The game ends with a full castle, or when Edicts or cards run out."),
    ),
    ("play:22:1:up", "sail:1", "play:20:2:up"),
    "end-phase",
    dock=(0.0, 0.1),
)
