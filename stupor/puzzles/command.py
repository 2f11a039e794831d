"""What `stupor puzzles` does: lists, shows, proves again, and makes more."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.notation import key_of
from stupor.files.terminal import say
from stupor.puzzles.checking import check
from stupor.puzzles.collection import collection
from stupor.puzzles.making import DONE, make
from stupor.puzzles.puzzle import FILE, THEMES, Puzzle, puzzle_of, written

#: So many puzzles of a theme are shipped at most.
MOST: Final = 120


def found_in(work: Path) -> list[Puzzle]:
    """The puzzles of a work file."""
    lines = map(json.loads, work.read_text(encoding="utf-8").splitlines())
    return [puzzle_of(told) for told in lines if DONE not in told]


def chosen(puzzles: Iterable[Puzzle], most: int = MOST) -> list[Puzzle]:
    """The puzzles to ship: no two alike of a game; those that are hardest to hit go first."""
    seen: set[object] = set()
    had: Counter[str] = Counter()
    found: list[Puzzle] = []
    for one in sorted(puzzles, key=lambda puzzle: (_rare(puzzle), puzzle.id)):
        game = one.source.partition("/")[0]
        alike: set[object] = {one.source, (game, one.ends), (game, one.core)}
        if alike & seen or had[one.theme] >= most:
            continue
        seen |= alike
        had[one.theme] += 1
        found.append(one)
    return sorted(found, key=lambda one: (THEMES.index(one.theme), one.level, one.id))


def _rare(puzzle: Puzzle) -> tuple[int, float]:
    """Rare themes go first: a position that is two puzzles is the rarer one."""
    order = ("deny", "win", "idea", "most", "turn")
    return order.index(puzzle.theme), puzzle.accepted / puzzle.ends


def ship(spec: Game, work: Path, folder: Path) -> list[Puzzle]:
    """Write the file of a game's puzzles from a work file."""
    puzzles = chosen(found_in(work))
    (folder / FILE).write_text(written(spec.id, spec.version, puzzles), encoding="utf-8")
    return puzzles


#: Every so many puzzles one is proved again, unless all are.
SAMPLE: Final = 10
LEVELS: Final = ("easy", "medium", "hard")
#: So many of each theme are looked for.
QUOTA: Final = 120


def run(spec: Game, folder: Path, options: argparse.Namespace) -> int:
    """Do what was asked with the puzzles of a game; the exit status."""
    puzzles = [one for one in collection(folder) if one.theme in (options.theme or THEMES)]
    if options.do == "make":
        return _make(spec, options)
    if options.do == "show":
        return _show(spec, puzzles, options.puzzle, options.json)
    if options.do == "check":
        return _check(spec, puzzles if options.all else puzzles[::SAMPLE])
    return _list(spec, puzzles, options.json)


def _list(spec: Game, puzzles: list[Puzzle], as_json: bool) -> int:
    for one in puzzles:
        say(json.dumps(one.as_json()) if as_json else _line(one))
    if not as_json:
        themes = Counter(one.theme for one in puzzles)
        told = ", ".join(f"{theme} {themes[theme]}" for theme in THEMES if themes[theme])
        say(f"{len(puzzles)} puzzles of {spec.title}: {told or 'none'}")
    return 0


def _line(one: Puzzle) -> str:
    level = LEVELS[one.level - 1]
    return f"{one.id:28} {one.theme:5} {level:7} {one.accepted} of {one.ends} ends; {one.proof}"


def _show(spec: Game, puzzles: list[Puzzle], name: str, as_json: bool) -> int:
    one = next((each for each in puzzles if each.id == name), None)
    if one is None:
        lacking = f"there is no puzzle {name!r:.60}" if name else "show needs the id of a puzzle"
        raise BadData(f"{lacking}; `stupor puzzles list` names them all")
    if as_json:
        say(json.dumps(one.as_json()))
        return 0
    state = spec.rules.load(one.state)
    scores = " : ".join(map(str, spec.rules.scores(state)))
    say(_line(one), f"seat {one.seat} moves, goal {one.goal}, scores {scores}, game {one.source}")
    say(f"idea: {', '.join(map(key_of, one.core))}", f"line: {' '.join(map(key_of, one.line))}")
    return 0


def _check(spec: Game, puzzles: list[Puzzle]) -> int:
    wrong = 0
    for one in puzzles:
        checked = check(spec.play, one)
        wrong += bool(checked.wrong)
        right = f"proved again, {checked.tried} positions" if checked.tried else "its line holds"
        say(f"{one.id}: {checked.wrong or right}", flush=True)
    say(f"{len(puzzles)} checked, {wrong} wrong")
    return 1 if wrong else 0


def _make(spec: Game, options: argparse.Namespace) -> int:
    if options.into is None:
        raise BadData("make needs --into FILE, the file that it adds to")
    quotas = dict.fromkeys(options.theme or THEMES, QUOTA)
    for said in make(spec, options.seed, options.games, options.into, quotas):
        say(said, flush=True)
    if options.ship is not None:
        say(f"{len(ship(spec, options.into, options.ship))} puzzles are shipped")
    return 0
