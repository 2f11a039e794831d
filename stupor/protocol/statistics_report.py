"""The statistics of all finished games, in lines or as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import ScoreFigures, Wins
from stupor.engine.errors import BadData
from stupor.files.names import shown
from stupor.files.terminal import say
from stupor.games import registry

NOTHING = "No finished game counts yet."


def report(games: Sequence[FinishedGame], table: Path | None, as_json: bool, out: TextIO) -> None:
    """Print the statistics of all games, and write their table; BadData if that fails."""
    if table is not None:
        _write(games, table)
    if as_json:
        say(*json.dumps(_told(games), indent=1).split("\n"), to=out)
        return
    say(*_lines(games), to=out)
    if table is not None:
        say(f"Table of all games written to {shown(table)}.", to=out)


def _write(games: Sequence[FinishedGame], table: Path) -> None:
    try:
        tallies.write_csv(games, table, registry.usual)
    except OSError as why:
        why_not = f"cannot write the table to {shown(table)}: {why.strerror}"
        raise BadData(why_not) from why


def _told(games: Sequence[FinishedGame]) -> dict[str, Any]:
    counting = tallies.counting(games)
    return {
        "finished": len(games),
        "counting": len(counting),
        "all": tallies.figures(counting)._asdict(),
        "titles": tallies.titles(counting),
        "categories": tallies.sources(counting),
        "traits": {name: found._asdict() for name, found in tallies.traits(counting).items()},
        "seats": {n: found._asdict() for n, found in tallies.seats(counting).items()},
        "levels": {rank: found._asdict() for rank, found in tallies.levels(counting).items()},
    }


def _lines(games: Sequence[FinishedGame]) -> Iterator[str]:
    counting = tallies.counting(games)
    yield f"Finished games: {len(games)}, of which {len(counting)} count."
    if not counting:
        yield NOTHING
        return
    yield _figures("All", tallies.figures(counting))
    yield from _part("Titles", (_share(*told) for told in tallies.titles(counting).items()))
    yield from _part("Points", (f"{n} {p:.1f}" for n, p in tallies.sources(counting).items()))
    yield from (_figures(name, found) for name, found in tallies.traits(counting).items())
    for number, found in tallies.seats(counting).items():
        yield _figures(f"{number} player{'' if number == 1 else 's'}", found)
    yield from (_against(rank, found) for rank, found in tallies.levels(counting).items())


def _figures(name: str, found: ScoreFigures) -> str:
    won = f", won {found.wins}" if found.wins else ""
    return f"{name}: {found.games} played, best {found.best}, median {found.median:g}{won}"


def _share(title: str, share: float) -> str:
    return f"{title} {100 * share:.0f} %"


def _against(rank: str, found: Wins) -> str:
    return f"Against {rank}: won {found.wins} of {found.games}"


def _part(name: str, told: Iterator[str]) -> Iterator[str]:
    if words := ", ".join(told):
        yield f"{name}: {words}"
