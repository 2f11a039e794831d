"""Lesson 3: Allies and Edicts."""

from __future__ import annotations

from typing import Any, Final

from stupor.games.stupor_mundi.lessons.position import (
    OTHER,
    PUPIL,
    arranged,
    built,
    edict_in_row,
    goods,
    hand,
    host_in_city,
)
from stupor.games.stupor_mundi.state import State
from stupor.language import mark
from stupor.lessons.lesson import Lesson, Step


def _change(s: State) -> None:
    hand(s, PUPIL, 2, 0, 4, 6, 8)
    hand(s, OTHER, 0, 2, 4, 6, 8)
    built(s, t2=0, w5=4, w2=6)
    goods(s, 6, 3, 2)
    s.players[PUPIL].ship = 1
    host_in_city(s, 1, 15)
    edict_in_row(s, 1, 2)


def _position() -> dict[str, Any]:
    return arranged(_change)


LESSON: Final = Lesson(
    "allies",
    mark("Allies and Edicts"),
    mark("Summon an Ally, then bend Frederick's court to please him."),
    "portrait/alkamil",
    mark("Al-Kamil"),
    _position,
    (
        Step(
            mark(
                "Peace be with you. Friends win games: every Ally pays you 1 Victory Point each "
                "round, and 2 more while his wish is fulfilled. Orange frames are Loyalists, they "
                "look at Frederick alone. Teal ones are Independents, they compare you with him."
            ),
            ("voyage",),
        ),
        Step(
            mark(
                "Balthasar, a Bedouin knight, waits in Constantinople where your Ship lies. He "
                "wishes Frederick to have three Walls or more. His space costs two Grain, and you "
                "have them."
            ),
            ("ally.15", "store.0"),
        ),
        Step(
            mark("Play a card face down into slot IV, between Build and Summon."),
            ("hand.fan", "slot.0.4"),
            ("play:*:4:down",),
            refusal=mark("Face down into slot IV, if you please."),
        ),
        Step(
            mark("Choose Summon."),
            ("action.4",),
            ("summon",),
            refusal=mark("Building comes next turn. Choose Summon."),
        ),
        Step(
            mark("Drag Balthasar to a free Ally space of your board."),
            ("ally.15", "ally.0.1", "ally.0.2"),
            ("summon:15:1", "summon:15:2"),
            refusal=mark("Balthasar is the one we want."),
        ),
        Step(
            mark(
                "He is yours. But the sign on his tile shows that he is not content: Frederick has "
                "only two Walls. That can be changed. End your turn."
            ),
            ("imperial.wall", "seal"),
            ("end",),
        ),
        Step(
            mark(
                "An Edict changes Frederick's Palace. You issue one whenever something you do "
                "shows the scroll. Every Keep shows it. Play a card face down into slot III."
            ),
            ("hand.fan", "slot.0.3"),
            ("play:*:3:down",),
            refusal=mark("Face down into slot III, if you please."),
        ),
        Step(mark("Choose Build."), ("action.3",), ("build",), refusal=mark("Choose Build.")),
        Step(
            mark(
                "Drag the first Keep to the Keep of the hand, which costs three Stone. It lets you "
                "hold two cards more."
            ),
            ("structure.0.8", "castle.0.hand"),
            ("build:hand:8",),
            refusal=mark("The plain Keep, on the left, to the Keep of the hand, the uppermost."),
        ),
        Step(
            mark(
                "The Keep stands, two cards are drawn, and you issue an Edict. Of the three that "
                "are Active choose the first: two Walls and a Keep. Its reward comes first, three "
                "Augustales."
            ),
            ("active.1", "reward.1"),
            ("issue:1",),
            refusal=mark("The first Edict has the Walls that Balthasar wants to see."),
        ),
        Step(
            mark(
                "Each icon is added to Frederick's Palace or taken from it, and equal icons go "
                "together. Drag the Walls to the green zone on the right: he gets both."
            ),
            ("icon.wall", "stage.wall.add"),
            ("add:wall",),
            refusal=mark("Add the Walls! Balthasar wants to see them."),
        ),
        Step(
            mark(
                "Now the Keep: add it or take his away, as you like. Think of whom it would please."
            ),
            ("icon.keep",),
            ("add:keep", "remove:keep"),
        ),
        Step(
            mark(
                "The Edict is done and stays with you. Choose a Next Edict to fill its space: what "
                "lies there, others may issue too."
            ),
            ("next.1", "next.2", "next.3"),
            ("next:1", "next:2", "next:3"),
        ),
        Step(
            mark(
                "Look at Balthasar: four Walls, and he is content. That is three Victory Points "
                "each round, as long as nobody issues an Edict against it. The others do the same, "
                "so watch what their Allies want."
            ),
            ("ally.15", "imperial.wall"),
        ),
    ),
    (
        mark("Each Ally: 1 VP every round, 3 while the condition holds."),
        mark("Loyalists look at Frederick, Independents compare you with him."),
        mark("The scroll means: issue an Edict. Reward first, then the icons."),
        mark("Every icon is added or removed, equal ones together."),
    ),
    ("play:22:1:up", "play:20:2:up"),
    "edicts",
    dock=(0.0, 0.0),
)
