"""What puzzles are called: themes, difficulty, goals, and what came of a try."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from stupor.archive.puzzle_progress import Progress
from stupor.language import mark, tr, trn
from stupor.puzzles.puzzle import BEST_LINES, DENY, IDEA, MOST, TURN, WIN, Puzzle
from stupor.puzzles.referee import Verdict
from stupor.scenes.games.words import MONTHS, WEEKDAYS

ALL: Final = "all"
#: Theme: its name, its sign, its goal on a card, and its goal at the table.
_THEMES: Final[Mapping[str, tuple[str, str, str, str]]] = {
    ALL: (mark("All puzzles"), "icon/card", "", ""),
    WIN: (
        mark("Win it"),
        "icon/crown",
        mark("Last round: take the lead"),
        mark("Last round: win by 1 VP or more."),
    ),
    MOST: (
        mark("Most points"),
        "icon/vp",
        mark("Last round: best total"),
        mark("Last round: score as many VP as you can."),
    ),
    TURN: (
        mark("One turn"),
        "icon/draw",
        mark("Most VP in one turn"),
        mark("Score as many VP as you can this turn."),
    ),
    DENY: (
        mark("Stop your rival"),
        "icon/lock",
        mark("Win by the most"),
        mark("Last round: finish as far ahead as you can."),
    ),
    IDEA: (
        mark("Find the idea"),
        "icon/hourglass",
        mark("One turn, one plan"),
        mark("Find the idea that beats all others."),
    ),
}
LEVELS: Final = (mark("Easy"), mark("Medium"), mark("Hard"))


def name_of(theme: str) -> str:
    """What a theme is called."""
    return tr(_THEMES[theme][0])


def sign_of(theme: str) -> str:
    """The sign of a theme."""
    return _THEMES[theme][1]


def gist_of(theme: str) -> str:
    """What a card says of the goal."""
    return tr(_THEMES[theme][2])


def goal_of(theme: str) -> str:
    """What has to be reached, as the table says it."""
    return tr(_THEMES[theme][3])


def level_of(puzzle: Puzzle) -> str:
    """How hard a puzzle is, in a word."""
    return tr(LEVELS[puzzle.level - 1])


def weekday(day: date) -> str:
    """A day of the week in two letters."""
    return tr(WEEKDAYS[day.weekday()])[:2]


def state_of(progress: Progress) -> str:
    """How far somebody is with a puzzle."""
    if progress.solved:
        return tr("solved with a hint") if progress.hinted else tr("solved")
    return trn("{count} try", "{count} tries", progress.tries) if progress.tries else tr("new")


def tries_so_far(progress: Progress) -> str:
    """The same for the puzzle of the day."""
    if progress.solved:
        return state_of(progress)
    if not progress.tries:
        return tr("No tries yet")
    return trn("{count} try so far", "{count} tries so far", progress.tries)


def score_of(verdict: Verdict) -> str:
    """What a try came to: points, and those of the rival where they matter."""
    if verdict.rival is None:
        return tr("{vp} VP", vp=verdict.own)
    return tr("{own} : {rival}", own=verdict.own, rival=verdict.rival)


def lines_that_reach(puzzle: Puzzle) -> str:
    """How many of all ends reach the goal, or of the better ones where only those are known."""
    accepted, count = puzzle.accepted, puzzle.ends
    if puzzle.proof.endswith(BEST_LINES):
        return tr("Solutions: {accepted} of the {count} best lines", accepted=accepted, count=count)
    return tr("Solutions: {accepted} of {count} lines", accepted=accepted, count=count)


def date_of(day: date) -> str:
    """A day and its month."""
    return tr("{day} {month}", day=day.day, month=tr(MONTHS[day.month - 1]))
