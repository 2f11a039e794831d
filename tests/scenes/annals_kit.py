"""Finished games as the annals tell of them, made up for the pages that show them."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from stupor.archive.results import FinishedGame
from stupor.games.stupor_mundi.scoring import title as title_of
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.games.stupor_mundi.sheet.sources import SOURCES

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


def deed(**facts: Any) -> FinishedGame:
    """A game of one person alone, which counts, unless said otherwise."""
    kinds = facts.get("kinds", ("human",))
    scores = facts.get("scores", (41,) * len(kinds))
    people = tuple(seat for seat, kind in enumerate(kinds) if kind == "human")
    usual: dict[str, Any] = {
        "id": "one",
        "path": Path(f"/games/{facts.get('id', 'one')}.stupor"),
        "began": NOW,
        "names": ("Elena", "Enzo", "Manfred", "Taddeo")[: len(kinds)],
        "kinds": kinds,
        "traits": tuple(house.key for house in HOUSES[: len(kinds)]),
        "scores": scores,
        "winners": (scores.index(max(scores)),),
        "categories": {"allies": scores},
        "rounds": 8,
        "reason": "cards",
        "title": title_of(scores[0]) if len(kinds) == 1 else None,
        "seal": None,
        "marks": (),
        "options": {"market": "medium"},
        "persons": people,
    }
    return FinishedGame(**{**usual, **facts})


def many(count: int, seed: int = 7) -> list[FinishedGame]:
    """So many games of all sorts, the newest first."""
    chance = random.Random(seed)
    return [_any(number, chance) for number in range(count)]


def _any(number: int, chance: random.Random) -> FinishedGame:
    others = chance.choice(((), ("page",), ("squire", "duke:builder"), ("human", "baron", "page")))
    kinds = ("human", *others)
    usual = [source.id for source in SOURCES if not source.row]
    rows = {source: tuple(chance.randrange(25) for _ in kinds) for source in usual}
    keys = [house.key for house in HOUSES]
    chance.shuffle(keys)
    chapter = chance.choice(("", "", "05-naples", "own/my-own-chapter")) if not others else ""
    return deed(
        id=f"game{number}",
        path=Path(f"/games/game{number}.stupor"),
        began=NOW - timedelta(hours=31 * number),
        kinds=kinds,
        traits=tuple(keys[: len(kinds)]),
        scores=tuple(sum(row[seat] for row in rows.values()) for seat in range(len(kinds))),
        categories=rows,
        chapter=chapter,
        daily="2026-11-20" if not others and not chapter and number % 3 == 0 else "",
    )


def archive_of(deeds: Sequence[FinishedGame], begun: Sequence[object] = ()) -> SimpleNamespace:
    """An archive that knows these games."""
    profile = SimpleNamespace(id="p1", name="Vassal")
    return SimpleNamespace(
        finished_games=lambda: list(deeds),
        finished_games_of=lambda *games, by="began": (
            each for each in deeds if not games or each.game in games
        ),
        unfinished_games=lambda: list(begun),
        profiles=SimpleNamespace(current=lambda: profile, said=""),
    )


def paths_in(folder: Path) -> SimpleNamespace:
    """The player's folders below another one."""
    return SimpleNamespace(user_data=lambda: folder)
