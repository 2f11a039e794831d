"""How hard the chapters of a solo campaign are for a computer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from statistics import median
from typing import Any

from stupor.arena.match import Match
from stupor.arena.match_game import Outcome
from stupor.arena.statistics import title_order, titles, wilson
from stupor.engine.errors import BadData
from stupor.engine.game import Game
from stupor.files.terminal import warn


def chapters_to_play(spec: Game, folder: Path, number: int | None) -> list[Any]:
    """The playable chapters, or that of a number; warns of others. BadData where none is."""
    shelf = list(spec.needed("campaign.chapter_files", "campaign").chapters(folder))
    sealed = [f"{c.path.name} cannot be played: {c.reason}" for c in shelf if c.reason]
    found = [c for c in shelf if not c.reason and number in (None, c.number)]
    if not found:
        lacking = "has no chapter" if number is None else f"has no chapter {number}"
        raise BadData("; ".join([f"{folder} {lacking}", *sealed]))
    warn(*sealed)
    return found


def match_of(spec: Game, chapter: Any, level: str, games: int, seed: int) -> Match:
    """The match that plays a chapter a number of times."""
    return Match(spec.id, (level,), games, seed, chapter.options(), turned=False)


def file_of(chapter: Any) -> str:
    """The name of the file for the outcomes of a chapter."""
    return f"{PurePath(chapter.file).stem}.jsonl"


def report(
    level: str, seed: int, played: Sequence[tuple[Any, Sequence[Outcome]]]
) -> dict[str, Any]:
    """The chapters in figures, and the titles that were won in them, the lowest first."""
    return {
        "kind": "campaign",
        "level": level,
        "seed": seed,
        "titles": title_order(outcome for _, found in played for outcome in found),
        "chapters": [_row(chapter, found) for chapter, found in played],
    }


def _row(chapter: Any, played: Sequence[Outcome]) -> dict[str, Any]:
    """A chapter in figures."""
    scores = [outcome.scores[0] for outcome in played]
    won = sum(outcome.seal is True for outcome in played)
    return {
        "chapter": chapter.number,
        "title": chapter.title,
        "games": len(played),
        "median": median(scores),
        "titles": {title: round(share, 4) for title, share in titles(played).items()},
        "seals": round(won / len(played), 4),
        "low": round(wilson(won, len(played))[0], 4),
        "high": round(wilson(won, len(played))[1], 4),
        "rounds": round(sum(outcome.rounds for outcome in played) / len(played), 2),
    }


def markdown(told: Mapping[str, Any]) -> Iterator[str]:
    """The report as a table."""
    yield f"# The campaign played by {told['level']}, seed {told['seed']}"
    yield ""
    order = told["titles"]
    headings = ("chapter", "games", "median VP", *order, "seal (95 %)", "rounds")
    yield f"| {' | '.join(headings)} |"
    yield f"|{'---|' * len(headings)}"
    for chapter in told["chapters"]:
        yield f"| {' | '.join(_cells(chapter, order))} |"


def _cells(chapter: Mapping[str, Any], order: Sequence[str]) -> Iterator[str]:
    yield f"{chapter['chapter']} {chapter['title']}"
    yield str(chapter["games"])
    yield f"{chapter['median']:g}"
    for title in order:
        yield _percent(chapter["titles"].get(title, 0.0))
    yield f"{_percent(chapter['seals'])} ({_bare(chapter['low'])} to {_bare(chapter['high'])})"
    yield f"{chapter['rounds']:.1f}"


def _percent(share: float) -> str:
    return f"{_bare(share)} %"


def _bare(share: float) -> str:
    return f"{100 * share:.0f}"
