"""Positions from games of Barons, for measurements of how well turns are chosen."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.files import bounds
from stupor.games import registry

#: Set-ups in which a judgement meets all there is.
OPTIONS: Final[dict[str, dict[str, Any]]] = {"burgundy": {"duchies": "dealt"}}

T = TypeVar("T")


class Begun(NamedTuple):
    """A position in which a turn begins, and what the seat sees of it."""

    state: Any
    view: SeatView


def begun_turns(spec: Game, seats: int, seed: int, every: int) -> Iterator[Begun]:
    """Every so many turns of a game of Barons, but none of its last round."""
    rules = spec.rules
    state = rules.setup(seats, seed, OPTIONS.get(spec.id, {}))
    bots = [make_bot("baron", rules, spec.advisor, seed * 8 + seat) for seat in range(seats)]
    turns = ply = 0
    while (asked := rules.decision(state)) is not None:
        view = SeatView(rules, state, asked, ply)
        if rules.begins(state) and not rules.ending(state):
            turns += 1
            if turns % every == seed % every:
                yield Begun(state, view)
        rules.apply(state, finish(bots[asked.seat].think(view))[0][0])
        ply += 1


def options(usage: str | None) -> argparse.ArgumentParser:
    """What every such measurement can be told."""
    parser = argparse.ArgumentParser(description=usage)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", default="burgundy", choices=registry.GAMES)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--positions", type=bounds.games, default=100)
    parser.add_argument("--out", type=Path, metavar="FILE")
    return parser


def gathered(
    of_game: Callable[[int], Iterable[T]],
    read: Callable[[Any], T],
    asked: argparse.Namespace,
) -> list[T]:
    """As many positions as asked for; with `--out` games in the file are not played again."""
    games = _kept(of_game, read, asked.out) if asked.out else map(of_game, count(1))
    return list(islice(chain.from_iterable(games), asked.positions))


def _kept(
    of_game: Callable[[int], Iterable[T]], read: Callable[[Any], T], file: Path
) -> Iterator[Iterable[T]]:
    lines = file.read_text().splitlines() if file.exists() else []
    known = {seed: [read(each) for each in told] for seed, told in map(json.loads, lines)}
    for seed in count(1):
        if seed not in known:
            known[seed] = list(of_game(seed))
            with file.open("a") as out:
                out.write(json.dumps((seed, known[seed])) + "\n")
        yield known[seed]
