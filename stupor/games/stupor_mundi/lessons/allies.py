"""Lesson 3: Allies and Edicts."""

from __future__ import annotations

from functools import partial
from typing import Final

from stupor.games.stupor_mundi.lessons import position
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    position.hand(s, position.PLAYER, 2, 0, 4, 6, 8)
    position.hand(s, position.OTHER, 0, 2, 4, 6, 8)
    position.built(s, t2=0, w5=4, w2=6)
    position.goods(s, 6, 3, 2)
    s.players[position.PLAYER].ship = 1
    position.host_in_city(s, 1, 15)
    position.edict_in_row(s, 1, 2)


LESSON: Final = Lesson(
    "allies",
    mark("Allies and Edicts"),
    mark("Summon an Ally, then change Frederick’s Palace to meet its condition."),
    "portrait/alkamil",
    mark("Al-Kamil"),
    partial(position.arranged, _change),
    (
        Step(
            mark(
                "Peace be with you. Each Ally gives you 1 VP every round, plus 2 if its condition "
                "is met. Loyalists (orange) look only at Frederick. Independents (teal) compare "
                "you with him."
            ),
            ("voyage",),
        ),
        Step(
            mark(
                "Balthasar, a Bedouin knight, is in Constantinople, and so is your Ship. He wants "
                "Frederick to have at least three Walls. He costs two Grain, and you have them."
            ),
            ("ally.15", "store.0"),
        ),
        Step(
            mark("Play a card face down into slot IV, between Build and Summon."),
            ("hand.fan", "slot.0.4"),
            ("play:*:4:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(
            mark("Choose Summon."),
            ("action.4",),
            ("summon",),
            refusal=mark("You will build next turn. Choose Summon."),
        ),
        Step(
            mark("Drag Balthasar to a free Ally space on your board."),
            ("ally.15", "ally.0.1", "ally.0.2"),
            ("summon:15:1", "summon:15:2"),
            refusal=mark("Take Balthasar: he is the one you need."),
        ),
        Step(
            mark(
                "He is yours. But the red cross on his tile says that his condition is not met: "
                "Frederick has only two Walls. You can change that. End your turn."
            ),
            ("imperial.wall", "seal"),
            ("end",),
        ),
        Step(
            mark(
                "An Edict changes Frederick’s Palace. You issue one when something you do shows "
                "the scroll; every Keep does. Play a card face down into slot III."
            ),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=position.FACE_DOWN,
        ),
        Step(mark("Choose Build."), ("action.3",), ("build",), refusal=mark("Choose Build.")),
        Step(
            mark(
                "Drag the first Keep to the lit site, the one with the cards. It costs three "
                "Stone and raises your hand limit by two."
            ),
            ("structure.0.8", "castle.0.hand"),
            ("build:hand:8",),
            refusal=mark(
                "Drag the plain Keep, on the left, to the site with the cards, at the top."
            ),
        ),
        Step(
            mark(
                "The Keep is built: you drew two cards, and now you issue an Edict. Choose the "
                "first Active Edict: two Walls and a Keep. First you gain its reward, three "
                "Augustales."
            ),
            ("active.1", "reward.1"),
            ("issue:1",),
            refusal=mark("Choose the first Edict: it has the Walls Balthasar needs."),
        ),
        Step(
            mark(
                "Add each icon to Frederick’s Palace or remove it; equal icons go together. Drag "
                "the Walls to the green zone on the right to add both."
            ),
            ("icon.wall", "stage.wall.add"),
            ("add:wall",),
            refusal=mark("Add the Walls: Balthasar needs them."),
        ),
        Step(
            mark("Now the Keep: add one or remove one, as you like. Which Allies does it help?"),
            ("icon.keep",),
            ("add:keep", "remove:keep"),
        ),
        Step(
            mark(
                "The Edict is done, and you keep it. Choose a Next Edict to fill its space. "
                "Others can issue it too."
            ),
            ("next.1", "next.2", "next.3"),
            ("next:1", "next:2", "next:3"),
        ),
        Step(
            mark(
                "Frederick now has four Walls, so Balthasar gives you 3 VP every round, until "
                "another Edict changes that. Rivals issue Edicts too: watch their Allies."
            ),
            ("ally.15", "imperial.wall"),
        ),
    ),
    (
        mark("Each Ally: 1 VP every round, 3 if its condition is met."),
        mark("Loyalists look only at Frederick; Independents compare you with him."),
        mark("The scroll means: issue an Edict. First its reward, then its icons."),
        mark("Add or remove each icon; equal icons go together."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "edicts",
    dock=(0.0, 1.0),
    widths=(650.0, 500.0),
)
