"""The expansions of the special edition: their rules, boards, Projects and Conditions."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from stupor.games.stupor_mundi.book import lists
from stupor.games.stupor_mundi.cards.knights import KNIGHT_CARDS
from stupor.games.stupor_mundi.crusade.data import BOARDS, RULE_OF_BOARD, SHIPS, Board
from stupor.games.stupor_mundi.expansions.words import ship_price
from stupor.games.stupor_mundi.ids import KEEP, TOWER, WALL
from stupor.games.stupor_mundi.projects.data import CONDITIONS, IN_PLAY, PROJECTS, UNBUILT_VP
from stupor.language import mark
from stupor.stage.book_blocks import (
    Block,
    Page,
    entry,
    head,
    item,
    note,
    words,
)

_KINDS: Final = {KEEP: "keep", WALL: "wall", TOWER: "tower"}


def _board(board: Board) -> Iterable[Block]:
    yield head(board.title)
    yield entry(f"icon:{board.action}", "Before the ban", board.text, RULE_OF_BOARD[board.name])
    yield entry("icon:remove", "After the ban", board.ban)


def _boards() -> Iterable[Block]:
    for board in BOARDS:
        yield from _board(board)


def _ships() -> Iterable[Block]:
    yield head("The Supply Ships")
    for ship in SHIPS:
        yield item("One for {price}.", price=partial(ship_price, ship.id))


def _knights() -> Iterable[Block]:
    yield head("The Knights")
    seen: set[str] = set()
    for card in KNIGHT_CARDS:
        if card.name not in seen:
            seen.add(card.name)
            yield entry(f"card:{card.id}", card.name, card.text)


CRUSADE: Final = Page(
    "crusade",
    "The Postponed Crusade",
    lists.PART,
    (
        words("The Pope wants a crusade, the Emperor does not. You take what was gathered for it, "
              "until someone takes too much. This expansion is part of the special edition."),
        head("Set-up"),
        item("One board more than there are players, random or chosen; three in a solo game. "
             "(R27)"),
        item("Each board but one gets as many items as there are boards in play. Supply Ships are "
             "stacked in random order; you see only the top one."),
        item("Of the six Papal Structures, one Tower is used only with four players, one Wall "
             "only with three or four."),
        head("Instead of a main action", "crusade.board"),
        words("Each board belongs to one of the five main actions. When a card or a bonus gives "
              "you that action, you may use the board instead and pay what it asks. What makes "
              "the main action cheaper also helps with Papal Structures and Crusade Knights, not "
              "with the other boards. A price that says exactly is never lowered. (R28)"),
        head("The ban"),
        words("Taking the last item of a board issues an Edict {issue-edict} after the action. "
              "Then the board is flipped, and its items are worth less for everyone who owns "
              "them."),
        *_boards(),
        item("Place a Mantle on one Ally; no Ally can have two. Before the ban the Ally gives 2 "
             "VP, or 6 if its condition is met; after the ban 1 or 4. (R29)"),
        item("A Great Structure can be Papal: you pay its Augustales and gain its bonus as usual. "
             "The piece it replaces on your Player Board leaves the game."),
        *_ships(),
        *_knights(),
    ),
)  # fmt: skip


def _projects() -> Iterable[Block]:
    titles = head("Keep Projects"), head("Wall Projects"), head("Tower Projects")
    for (kind, name), title in zip(_KINDS.items(), titles, strict=True):
        yield title
        for project in PROJECTS:
            if project.kind == kind:
                yield entry(f"icon:{name}", project.name, project.text)


def _counts() -> Iterable[Block]:
    for seats in (2, 3, 4):
        keeps, walls, towers = IN_PLAY[seats]
        text = _ALSO_ALONE if seats == 2 else _IN_PLAY
        yield item(text, seats=seats, keeps=keeps, walls=walls, towers=towers)


_IN_PLAY: Final = mark(
    "*{seats} players:* {keeps} for Keeps, {walls} for Walls, {towers} for Towers."
)
_ALSO_ALONE: Final = mark(
    "*{seats} players:* {keeps} for Keeps, {walls} for Walls, {towers} for Towers; the same in a "
    "solo game."
)

IMPERIAL: Final = Page(
    "projects",
    "The Imperial Projects",
    lists.PART,
    (
        words(
            "The Emperor offers the plans of his finest buildings. This expansion is part of "
            "the special edition."
        ),
        head("Set-up"),
        *_counts(),
        item("Each Project gets its own Structure and a random Condition."),
        head("Taking a Project", "project.condition"),
        words(
            "At the end of your turn, also when you pass, you may take one Project whose "
            "Condition you meet at that moment, with its Structure. The Condition leaves the "
            "game. You may take only one per turn. (R30)"
        ),
        item("There is only one of each: the first player to take it has it.", "project.gone"),
        head("Building", "project.own"),
        words(
            "When you build {build}, you may use the Structure of one of your Projects instead "
            "of one from your Player Board, at the usual price. The piece it replaces leaves "
            "the game; if it is a Great one, you pay its Augustales and gain its bonus. A "
            "Structure cannot be both Imperial and Papal."
        ),
        head("At the end"),
        item(
            "Each built Project scores its own points, each unbuilt one {points} VP. They count "
            "before Grain and Stone are sold.",
            points=UNBUILT_VP,
        ),
        note("Projects do not count banned Papal Structures."),
        *_projects(),
        head("Conditions"),
        *(item(condition.text) for condition in CONDITIONS),
    ),
)

PAGES: Final = (CRUSADE, IMPERIAL)
