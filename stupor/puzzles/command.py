"""What `stupor puzzles` does: lists, shows, proves again, and makes more."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Final

from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.engine.notation import key_of
from stupor.files.terminal import say
from stupor.puzzles.checking import check
from stupor.puzzles.collection import collection
from stupor.puzzles.making import make
from stupor.puzzles.puzzle import THEMES, Puzzle
from stupor.puzzles.shipping import ship

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
