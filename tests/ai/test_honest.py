"""No level sees what its seat cannot see; its choice follows from view, seed and level."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import stupor.ai
from stupor.ai import levels, rollouts
from stupor.ai.bot import Thinking
from stupor.ai.view import SeatView
from stupor.engine.rng import shuffle
from stupor.games import registry
from stupor.games.stupor_mundi import secrets
from stupor.games.stupor_mundi.state import State
from tests.ai import honest
from tests.ai.honest import Trial, attempt
from tests.support.playing import wander

#: Positions for each number of seats; levels that think long are shown fewer here.
SHOWN = {"random": 16, "greedy": 12, "page": 16, "squire": 12, "knight": 6, "baron": 3}
#: Those who play choices on; every run shows each of them positions at one table of each game.
USUAL_TABLES = [*zip(honest.PERMUTED, ("duke", "emperor"), (2, 4), strict=True),
                *zip(honest.PERMUTED, ("emperor", "duke"), (4, 2), strict=True)]  # fmt: skip
PLAYED_ON = [
    pytest.param(*each, marks=() if each in USUAL_TABLES else pytest.mark.exhaustive)
    for each in product(honest.PERMUTED, ("duke", "emperor"), (1, 2, 3, 4))
]


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
@pytest.mark.parametrize("level", SHOWN)
@pytest.mark.parametrize("game", honest.PERMUTED)
def test_what_is_hidden_changes_no_choice(game: str, level: str, seats: int) -> None:
    assert attempt(Trial(level, seats, 40 + seats, SHOWN[level], game)) == []


@pytest.mark.parametrize(("game", "level", "seats"), PLAYED_ON)
def test_nor_does_it_where_choices_are_played_on(
    game: str, level: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the way of thinking of a level, and less to think about."""
    name = level.upper()
    monkeypatch.setattr(rollouts, name, replace(getattr(rollouts, name), **honest.HASTY))
    assert attempt(Trial(level, seats, 60 + seats, 4, game)) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("seats", (1, 2, 3, 4))
@pytest.mark.parametrize("level", ("duke", "emperor"))
@pytest.mark.parametrize("game", honest.PERMUTED)
def test_nor_does_it_with_all_that_these_levels_look_at(game: str, level: str, seats: int) -> None:
    assert attempt(Trial(level, seats, 40 + seats, 10, game)) == []


def test_every_level_is_shown_something() -> None:
    assert {*SHOWN, "duke", "emperor"} == {*levels.LEVELS}


class Peeper:
    """A bot that looks through the view at the truth behind it."""

    def think(self, view: SeatView) -> Thinking:
        yield from ()
        cells = [cell.cell_contents for cell in view._sample.__closure__ or ()]
        truth = next(cell for cell in cells if isinstance(cell, State))
        hidden = [*truth.edict_pile, *truth.card_pile]
        return [(option, float(sum(hidden[:3]))) for option in view.decision.options]


def test_a_bot_that_peeps_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(honest, "make_bot", lambda *_: Peeper())
    monkeypatch.setattr(honest, "positions", _random_game)
    assert attempt(Trial("random", 2, 7, 8))


def _random_game(trial: Trial, seed: int) -> Iterator[tuple[Any, int, Peeper]]:
    spec = registry.get(trial.game)
    for ply, (state, _) in enumerate(wander(spec, trial.seats, seed)):
        if len(spec.rules.legal(state)) > 1:
            yield state, ply, Peeper()


def test_a_deal_that_remembers_the_true_order_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(secrets, "mix", lambda pieces, rng: shuffle(rng, pieces))
    assert len(attempt(Trial("random", 2, 7, 8))) == 8


def test_no_bot_reaches_behind_the_view() -> None:
    """Only view.py itself names what it keeps from the bots; child_process.py frees memory."""
    closed = {"_sample", "_observe", "__closure__", "cell_contents", "__globals__", "gc"}
    folder = Path(stupor.ai.__file__).parent
    for path in folder.glob("*.py"):
        if path.name == "view.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
        names |= {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
        allowed = {"gc"} if path.name == "child_process.py" else set[str]()
        found = names & closed - allowed
        assert not found, f"{path.name}: {found}"
