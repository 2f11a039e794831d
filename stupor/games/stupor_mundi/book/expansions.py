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
from stupor.stage.written import (
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
        words("The Pope wants a crusade, the Emperor does not, and you help yourselves to what "
              "was laid in for it, until somebody takes too much. This expansion belongs to the "
              "special edition."),
        head("Set-up"),
        item("One board more than there are players, by lot or by choice; alone three. (R27)"),
        item("On each board but one lie as many things as there are boards in play. Supply Ships "
             "are stacked in random order, and only the top one is open."),
        item("Of the six Papal Structures, one Tower is for four players only, one Wall for three "
             "or four."),
        head("Instead of a main action", "crusade.board"),
        words("Each board stands beside one of the five main actions. Whenever you are given that "
              "action, by a card face down, a card face up or a bonus, you may use the board "
              "in its place and pay what the board asks. What makes the main action cheaper helps "
              "Papal Structures and Crusade Knights, not the other boards; a price that says "
              "exactly is never lowered. (R28)"),
        head("The ban"),
        words("Whoever takes the last thing of a board Issues an Edict {issue-edict} when the "
              "action is done. Then the board is turned over, and all who own something of it "
              "suffer."),
        *_boards(),
        item("A Mantle lies over one Ally, and no Ally wears two. Before the ban the Ally is worth "
             "1 and 1, with his wish fulfilled 3 and 1 and 2; after it 1 or 4. (R29)"),
        item("A Great Structure may be Papal: its Augustales are paid and its bonus comes as ever. "
             "The piece on your Player Board that it replaces leaves the game."),
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
    "*{seats} players:* {keeps} of the Keeps, {walls} of the Walls, {towers} of the Towers."
)
_ALSO_ALONE: Final = mark(
    "*{seats} players:* {keeps} of the Keeps, {walls} of the Walls, {towers} of the Towers, also "
    "alone."
)

IMPERIAL: Final = Page(
    "projects",
    "The Imperial Projects",
    lists.PART,
    (
        words("The Emperor gives out plans for his finest buildings. This expansion belongs to "
              "the special edition."),
        head("Set-up"),
        *_counts(),
        item("Each Project gets its own Structure and one Condition by lot."),
        head("Acquiring a Project", "project.condition"),
        words("When your turn ends, and also when you pass, you may take one Project whose "
              "Condition you fulfil at that moment, with its Structure. The Condition leaves the "
              "game. One in a turn is the most; you need not take any. (R30)"),
        item("Whoever comes first has it: there is only one of each.", "project.gone"),
        head("Building", "project.own"),
        words("When you Build {build}, you may use the Structure of one of your Projects in place "
              "of one on your Player Board, at the usual price. The piece that it replaces leaves "
              "the game; if that is a Great one, its Augustales are paid and its bonus comes. A "
              "Structure is never Imperial and Papal at once."),
        head("At the end"),
        item("Each Project that stands brings its own points, each that does not {points} VP. They "
             "are counted before Grain and Stone are sold.", points=UNBUILT_VP),
        note("Papal Structures under the ban are not seen by a Project."),
        *_projects(),
        head("Conditions"),
        *(item(condition.text) for condition in CONDITIONS),
    ),
)  # fmt: skip

PAGES: Final = (CRUSADE, IMPERIAL)
