"""The balance report: every count has its place in a table and agrees with the score sheet."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from stupor.arena.balance import balance
from stupor.arena.balance_text import markdown
from stupor.arena.match import Match, outcomes
from stupor.arena.match_game import Outcome, play, schedule, start_census
from stupor.engine.census import Section
from stupor.games import registry
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.census import SECTIONS
from stupor.games.stupor_mundi.expansions.census import EXPANSION_SECTIONS

SPEC = registry.get("stupor_mundi")
SEATS = (1, 2, 3, 4)


@cache
def played(seats: int) -> list[Outcome]:
    match = Match("stupor_mundi", ("random",) * seats, 6, 20, {}, turned=False, census=True)
    return outcomes(match)


def total(outcome: Outcome, column: str, section: str) -> list[int]:
    """A column of a section by seat, the table last."""
    sums = [0] * (len(outcome.scores) + 1)
    for name, counts in outcome.census["counts"].items():
        if name.startswith(f"{column} {section}."):
            sums = [had + more for had, more in zip(sums, counts, strict=True)]
    return sums


@pytest.mark.parametrize("seats", SEATS)
def test_every_count_has_its_place_in_a_table(seats: int) -> None:
    places = {
        f"{column} {section.id}.{row}"
        for section in SECTIONS
        for row, _ in section.rows
        for column, _ in section.columns
    }
    for outcome in played(seats):
        assert set(outcome.census["counts"]) <= places


@cache
def expanded() -> list[Outcome]:
    """Some games with both expansions."""
    options = {"edition": "special", "expansions": ["postponed-crusade", "imperial-projects"]}
    match = Match("stupor_mundi", ("random",) * 3, 12, 1, options, turned=False, census=True)
    return outcomes(match)


@pytest.mark.parametrize("section", EXPANSION_SECTIONS, ids=lambda section: section.id)
def test_every_column_of_the_expansions_is_counted(section: Section) -> None:
    for column, _ in section.columns:
        assert any(sum(total(outcome, column, section.id)) for outcome in expanded()), column


@pytest.mark.parametrize(
    "section", [s for s in SECTIONS if s not in EXPANSION_SECTIONS], ids=lambda section: section.id
)
def test_every_column_is_counted_by_somebody(section: Section) -> None:
    for column, _ in section.columns:
        if (column, section.id) == ("bare", "row"):
            continue  # rare among blind players: the Edicts have run out
        assert any(
            sum(total(outcome, column, section.id)) for seats in SEATS for outcome in played(seats)
        ), column


@pytest.mark.parametrize("seats", SEATS)
def test_the_counts_agree_with_the_score_sheet(seats: int) -> None:
    for outcome in played(seats):
        sources = outcome.census["sources"]
        assert [sum(vp) for vp in zip(*sources.values(), strict=True)] == list(outcome.scores)
        assert total(outcome, "vp", "ally")[:-1] == sources["allies"]
        built = total(outcome, "built", "site")[:-1]
        assert [2 + sites for sites in built] == [
            vp // params.VP_PER_STRUCTURE for vp in sources["structures"]
        ]
        houses = outcome.census["traits"]["House"]
        assert len(set(houses)) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_used_was_on_offer(seats: int) -> None:
    for outcome in played(seats):
        counts = outcome.census["counts"]
        for section, offered, used in (
            ("card", "offered", "bought"),
            ("ally", "offered", "summoned"),
            ("bonus", "offered", "taken"),
            ("edict", "offered", "issued"),
        ):
            for row, _ in next(part for part in SECTIONS if part.id == section).rows:
                uses = sum(counts.get(f"{used} {section}.{row}", ()))
                assert uses <= sum(counts.get(f"{offered} {section}.{row}", ()))


def test_the_books_change_nothing() -> None:
    for scheduled in schedule(("random", "random", "random"), 2, 5):
        plain = play(SPEC, scheduled, {})
        written = play(SPEC, scheduled, {}, with_census=True)
        assert plain.line() == {k: v for k, v in written.line().items() if k != "books"}


def test_books_survive_their_file() -> None:
    outcome = played(2)[0]
    assert Outcome.of(json.loads(json.dumps(outcome.line()))) == outcome


def test_a_draft_is_written_down_too() -> None:
    state = SPEC.rules.setup(2, 4, {"houses": "draft"})
    census = start_census(SPEC, state)
    while (decision := SPEC.rules.decision(state)) is not None and decision.kind == "house":
        SPEC.rules.apply(state, decision.options[0])
        census.collect(state)
    houses = [SPEC.rules.standing(state)["traits"]]
    assert census.close(SPEC.rules.result(state))["traits"]["House"] in houses


@pytest.mark.parametrize("seats", SEATS)
def test_the_report_counts_all_games(seats: int) -> None:
    table = balance(played(seats), SECTIONS)
    assert table["games"] == 6 and table["players"] == seats
    assert sum(table["reasons"].values()) == pytest.approx(1, abs=1e-3)
    assert bool(table["titles"]) == (seats == 1)
    for labels in table["traits"].values():
        assert sum(of["chairs"] for of in labels.values()) == 6 * seats
        assert sum(of["rate"] * of["chairs"] for of in labels.values()) == pytest.approx(6, abs=0.1)
    mean = sum(of["mean"] for of in table["sources"].values())
    assert mean == pytest.approx(table["score"]["mean"], abs=0.1)


def made_up(winner: int, bought: list[int], traits: dict[str, list[str]]) -> Outcome:
    census: dict[str, Any] = {
        "sources": {"cards": [winner == 0, winner == 1]},
        "traits": traits,
        "counts": {
            "bought card.1": bought,
            "offered card.1": [0, 0, 1],
            "offered card.2": [0, 0, 1],
        },
    }
    return Outcome(0, ("a", "a"), (5, 3), (winner,), 6, "castle", None, 99, census)


CARDS = Section(
    "card",
    "Cards",
    (("1", "Mint"), ("2", "Feast")),
    (("offered", "laid out"), ("bought", "bought")),
    "offered",
    "bought",
)


def test_what_stands_out_is_pointed_out() -> None:
    games = [made_up(0, [1, 0, 0], {"House": ["savoy", "di-romano"]}) for _ in range(40)]
    report = {"level": "x", "seed": 0, "tables": [balance(games, [CARDS])]}
    text = "\n".join(markdown(report))
    assert "- House savoy wins 100.0 % (91 to 100) !" in text
    assert "- Cards, Mint: users win 100.0 % (91 to 100) ! of 40 seats" in text
    assert "- Cards, Feast: rarely used, 0 times in 40 offers" in text
    assert "| Mint | 40 | 40 | 1.00 | 100.0 % (91 to 100) ! |" in text


def test_even_games_stand_out_in_nothing() -> None:
    games = [
        made_up(n % 2, [1, 1, 0], {"House": ["savoy", "di-romano"][:: 1 - 2 * (n // 2 % 2)]})
        for n in range(40)
    ]
    table = balance(games, [CARDS])
    assert not any(of["striking"] for of in table["traits"]["House"].values())
    assert not table["sections"][0]["rows"][0]["users"]["striking"]
