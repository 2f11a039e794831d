"""What `python -m tests.ai.reviewed` measures: each figure tells a right build from a false one."""

from __future__ import annotations

import json
import random

import pytest

from tests.ai import reviewed


def a_game(rank, lost, number, chance, noise=0.2):
    """A made-up game of a rank that gives so much away in each of its turns."""
    units = []
    for _ in range(20):
        vp = max(0.0, chance.gauss(lost, 1.0))
        both = [vp, max(0.0, vp + chance.gauss(0, noise))]
        step = min(3, int(vp / 3))
        unit = {"vp": both, "p": [v * 0.017 for v in both], "step": [step, step], "round": 1}
        unit["static"] = chance.gauss(lost, 1.0)
        if step >= 2:
            unit |= {"clear": vp > 7, "again": vp, "third": vp if vp > 7 else chance.gauss(0, 1)}
        units.append(unit)
    total = sum(unit["vp"][0] for unit in units)
    lead = 25 - total + chance.gauss(0, 5)
    return {"rank": rank, "number": number, "lead": lead, "seconds": 1.0, "units": units}


def test_the_figures_of_a_right_build():
    chance = random.Random(1)
    games = [
        a_game(rank, lost, n, chance)
        for rank, lost in (("page", 6), ("duke", 0))
        for n in (1, 2, 3)
    ]
    told = reviewed.measured(games)
    assert told["correlation VP"] > 0.95
    assert told["class changes"] == 0
    assert told["lost a game (vp)"]["page"][0] > told["lost a game (vp)"]["duke"][0]
    assert told["result on lost (vp)"]["slope"] == pytest.approx(-1, abs=0.15)
    assert told["kept"]["above 0"] == 1
    assert abs(told["dropped"]["third"]) < 1
    json.dumps(told)


def test_seeds_that_do_not_agree_are_seen():
    chance = random.Random(2)
    games = [a_game("page", 3, n, chance, noise=5.0) for n in range(3)]
    assert reviewed.measured(games)["correlation VP"] < 0.8


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["stupor_mundi", "burgundy"])
def test_pages_give_away_more_than_barons(game):
    games = [reviewed.game_of((rank, 0), game) for rank in ("page", "baron")]
    told = reviewed.measured(games)
    assert told["lost a game (vp)"]["page"][0] > told["lost a game (vp)"]["baron"][0]
    assert told["correlation VP"] >= 0.9
