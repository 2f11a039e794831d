"""Balance reports, advice, bots and the command line know the other editions."""

from __future__ import annotations

from functools import cache

import pytest

from stupor.__main__ import main
from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.view import SeatView
from stupor.arena.balance import balance
from stupor.arena.match import Match, outcomes
from stupor.arena.match_game import Outcome
from stupor.games import registry
from stupor.games.stupor_mundi.census import SECTIONS
from stupor.games.stupor_mundi.face.explain.advice_hints import kind_of, where_to_look
from stupor.games.stupor_mundi.ids import PROTOTYPE, RETAIL, SPECIAL

SPEC = registry.get("stupor_mundi")


@cache
def played(edition: str) -> list[Outcome]:
    """Some games of four blind players, with their books."""
    options = {"edition": edition}
    return outcomes(
        Match("stupor_mundi", ("random",) * 4, 5, 20, options, turned=False, census=True)
    )


def rows(edition: str, section: str) -> set[str]:
    """The rows of a section in the report of an edition."""
    table = balance(played(edition), SECTIONS)
    part = next(part for part in table["sections"] if part["id"] == section)
    return {row["id"] for row in part["rows"]}


@pytest.mark.parametrize("edition", [SPECIAL, PROTOTYPE])
def test_every_count_of_another_box_has_its_place(edition: str) -> None:
    """Given games of that box, everything that was counted stands in a table of the report."""
    places = {
        f"{column} {section.id}.{row}"
        for section in SECTIONS
        for row, _ in section.rows
        for column, _ in section.columns
    }
    for outcome in played(edition):
        assert set(outcome.census["counts"]) <= places


def test_a_report_has_rows_for_what_its_box_holds() -> None:
    """Given a report, special cards, earlier House cards and Markets stand where they belong."""
    retail, special, earlier = (RETAIL, SPECIAL, PROTOTYPE)
    assert {"101", "216"} <= rows(retail, "card")
    assert not {"117", "222", "301"} & rows(retail, "card")
    assert {"117", "222"} & rows(special, "card")
    assert {"country1.e", "village2.g"} & rows(special, "ability")
    assert not {"g", "h"} & rows(retail, "bonus")
    assert f"1.{PROTOTYPE}" in rows(earlier, "house")
    assert f"1.{PROTOTYPE}" not in rows(retail, "house")
    assert any(int(row) >= 22 for row in rows(earlier, "market"))
    assert all(int(row) < 22 for row in rows(special, "market"))


@pytest.mark.parametrize("edition", [SPECIAL, PROTOTYPE])
@pytest.mark.parametrize("level", ["greedy", "knight"])
def test_bots_play_games_of_another_box_to_the_end(edition: str, level: str) -> None:
    """Given two bots, their game from that box ends, and each of its choices can be told."""
    bot = make_bot(level, SPEC.rules, SPEC.advisor, 3)
    state = SPEC.rules.setup(2, 3, {"edition": edition})
    for ply in range(1500):
        asked = SPEC.rules.decision(state)
        if asked is None:
            break
        option = finish(bot.think(SeatView(SPEC.rules, state, asked, ply)))[0][0]
        assert SPEC.rules.text(state, option) and kind_of(option) and where_to_look(option)
        SPEC.rules.apply(state, option)
    assert SPEC.rules.over(state)


def told(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What the command says of a game."""
    assert main(["play", "--seats", "random,random", "--seed", "7", "--json", *more]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("edition", [SPECIAL, PROTOTYPE])
def test_the_command_line_plays_another_box(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given `play --edition`, another game is played than from the retail box, which is usual."""
    plain = told(capsys)
    assert told(capsys, "--edition", RETAIL) == plain
    assert told(capsys, "--edition", edition) != plain
