"""Lesson 5: a whole round, with turns of one's own."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 2, 3, 0, 4, 6)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.built(s, t2=0)
    position.goods(s, 6, 1, 1)
    position.hosted(s, 1, 3)


LESSON: Final = Lesson(
    "whole-round",
    mark("A whole round"),
    mark("Play as you like, pass, and see how a round ends."),
    "portrait/frederick",
    mark("Frederick"),
    partial(position.arranged, _change),
    (
        Step(
            mark(
                "So you want to serve me. Play me a round from first turn to last. You have one "
                "closed side, and you host Altair. His condition is met while you have more "
                "Augustales than my Treasury."
            ),
            ("ally.0.1", "castle.income1", "imperial.treasury"),
        ),
        Step(
            mark(
                "Your first turn: travel if you like, and play any card. The ribbon says what you "
                "can do; lit things can be taken. Then press the seal."
            ),
            ("prompt", "seal"),
            ("*",),
            ("end",),
            ("pass",),
            mark("You will pass soon enough. Play a card first."),
        ),
        Step(
            mark("One more turn. No plan? Coins help you meet Altair’s condition."),
            ("prompt", "coins.0"),
            ("*",),
            ("end",),
            ("pass",),
            mark("One more card, then you can pass."),
        ),
        Step(
            mark(
                "In the end your cards run out, or you keep some for the next round. Then pass: "
                "press Pass the round, then the seal. You take no more turns this round."
            ),
            ("pass", "seal"),
            ("pass",),
            refusal=mark("This time, pass."),
        ),
        Step(
            mark(
                "When everyone has passed, the End Phase begins. Your played cards go to the "
                "discard pile. You may discard more cards from your hand; then press the seal to "
                "draw up to your hand limit."
            ),
            ("hand.fan", "seal"),
            ("*",),
            ("done",),
        ),
        Step(
            mark(
                "Next came Castle income: your closed side paid three Augustales. Then Ally "
                "income: Altair gave 1 VP, or 3. And the cities were refilled."
            ),
            ("castle.income1", "rail.vp"),
        ),
        Step(
            mark(
                "The first player’s crown moves on, and the next round begins. The game ends when "
                "a Castle is complete, or the Edicts or cards run out. Then Structures, the "
                "largest Castle and your coins score."
            ),
            ("meta.header",),
        ),
    ),
    (
        mark("Play until you pass; then wait for the others."),
        mark("End Phase: discard and draw, Castle income, Ally income, refill the cities."),
        mark("The game ends when a Castle is complete, or the Edicts or cards run out."),
    ),
    ("play:22:1:up", "sail:1", "play:20:2:up"),
    "end-phase",
    dock=(0.0, 0.1),
)
