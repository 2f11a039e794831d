"""The tables of the balance report for the expansions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.engine.census import Section
from stupor.games.stupor_mundi.cards.knights import KNIGHT_CARDS
from stupor.games.stupor_mundi.crusade.data import BOARDS
from stupor.games.stupor_mundi.expansions.state import Expansions
from stupor.games.stupor_mundi.projects.data import CONDITIONS, PROJECTS


def expansion_rows(expansions: Expansions) -> Iterator[str]:
    """The rows of what the expansions lay out at the start."""
    if expansions.crusade is not None:
        for board in expansions.crusade.boards:
            yield f"board.{BOARDS[board].name}"
    if expansions.projects is not None:
        for project in expansions.projects.projects:
            yield f"project.{project}"
        for condition in expansions.projects.conditions:
            yield f"condition.{condition}"


EXPANSION_SECTIONS: Final = (
    Section(
        "board",
        "Crusade boards",
        tuple((board.name, board.title) for board in BOARDS),
        (("offered", "in play"), ("taken", "taken"), ("emptied", "emptied")),
        "offered",
        "taken",
    ),
    Section(
        "knight",
        "Knights",
        tuple({card.name: card.text for card in KNIGHT_CARDS}.items()),
        (
            ("up", "face up"),
            ("down", "face down"),
            ("discarded", "discarded"),
            ("given", "given away"),
        ),
        used="up",
    ),
    Section(
        "project",
        "Imperial Projects",
        tuple((str(tile.id), f"{tile.name}: {tile.text}") for tile in PROJECTS),
        (("offered", "in play"), ("acquired", "acquired"), ("built", "built"), ("vp", "VP")),
        "offered",
        "built",
    ),
    Section(
        "condition",
        "Conditions",
        tuple((str(tile.id), tile.text) for tile in CONDITIONS),
        (("offered", "in play"), ("fulfilled", "fulfilled")),
        "offered",
        "fulfilled",
    ),
)
