"""Numbers over finished games, worked out by hand."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from stupor.archive import tallies
from stupor.archive.results import FinishedGame
from stupor.archive.tallies import ScoreFigures, Wins
from stupor.games import registry
from stupor.match.seats import HUMAN


def deed(
    *scores: int,
    kinds: tuple[str, ...] = (HUMAN,),
    traits: tuple[str, ...] = ("savoy", "hohenstaufen", "wittelsbach", "di-romano"),
    title: str | None = None,
    categories: Mapping[str, tuple[int, ...]] | None = None,
    **more: Any,
) -> FinishedGame:
    number = deed.number = getattr(deed, "number", 0) + 1  # type: ignore[attr-defined]
    best = max(scores)
    return FinishedGame(
        id=f"game{number}",
        path=Path(f"game{number}.stupor"),
        began=datetime(2026, 11, 1, 10, number % 60, tzinfo=UTC),
        names=tuple(f"Player {n}" for n in range(1, len(scores) + 1)),
        kinds=kinds,
        traits=traits[: len(scores)],
        scores=scores,
        winners=tuple(n for n, score in enumerate(scores) if score == best),
        categories=categories or {},
        rounds=9,
        reason="cards",
        title=title,
        seal=more.pop("seal", None),
        marks=more.pop("marks", ()),
        options=more.pop("options", {}),
        persons=tuple(n for n, kind in enumerate(kinds) if kind == HUMAN),
        **more,
    )


SOLO = [deed(20, title="Serf"), deed(45, title="Knight"), deed(31, title="Knight")]
DUEL = [
    deed(60, 50, kinds=(HUMAN, "baron:merchant")),
    deed(40, 70, kinds=(HUMAN, "baron")),
    deed(40, 30, kinds=(HUMAN, "greedy")),
]
PARTY = deed(10, 30, 20, kinds=("page", HUMAN, HUMAN))


def test_figures() -> None:
    assert tallies.figures(SOLO) == ScoreFigures(3, 45, 31, 0)
    assert tallies.figures([*SOLO, *DUEL]) == ScoreFigures(6, 60, 40, 2)
    assert tallies.figures([]) == ScoreFigures(0, 0, 0, 0)


def test_several_people_share_a_game_but_each_has_a_score() -> None:
    assert tallies.figures([PARTY]) == ScoreFigures(1, 30, 25, 1)
    assert tallies.levels([PARTY]) == {"page": Wins(1, 1)}


def test_what_does_not_count_is_sorted_out() -> None:
    odd = [
        deed(90, marks=("sandbox",)),
        deed(90, branch=True),
        deed(90, own=False),
        deed(90, kinds=("duke",)),
    ]
    assert tallies.counting([*odd, *SOLO]) == SOLO
    assert tallies.figures([odd[3]]).games == 0


def test_shares_of_titles_come_from_below() -> None:
    told = tallies.titles([*SOLO, *DUEL])
    assert list(told) == ["Serf", "Knight"]
    assert told == pytest.approx({"Serf": 1 / 3, "Knight": 2 / 3})
    assert tallies.titles(DUEL) == {}


def test_points_by_category_are_those_of_people_in_games_that_tell() -> None:
    told = [
        deed(5, 9, kinds=(HUMAN, "page"), categories={"allies": (2, 9), "castle": (3, 0)}),
        deed(4, categories={"allies": (4,)}),
        deed(99),
    ]
    assert tallies.sources(told) == {"allies": 3, "castle": 1.5}
    assert tallies.sources([deed(99)]) == {}


def test_houses_and_seats() -> None:
    by_house = tallies.traits([*SOLO, PARTY, deed(7, traits=("",))])
    assert by_house["savoy"] == ScoreFigures(3, 45, 31, 0)
    assert by_house["hohenstaufen"] == ScoreFigures(1, 30, 30, 1)
    assert "" not in by_house
    assert next(iter(by_house)) == "savoy"
    assert list(tallies.seats([PARTY, *DUEL, *SOLO])) == [1, 2, 3]


def test_levels_stand_in_the_order_of_the_ladder() -> None:
    told = tallies.levels([*SOLO, *DUEL, PARTY])
    assert told == {"page": Wins(1, 1), "squire": Wins(1, 1), "baron": Wins(2, 1)}
    assert list(told) == ["page", "squire", "baron"]


def test_the_table_has_a_line_for_each_chair(tmp_path: Path) -> None:
    game = deed(
        20, title="Serf", seal=True, chapter="05-naples", categories={"allies": (20,)},
        options={"chapter": {}},
    )  # fmt: skip
    file = tmp_path / "new folder" / "games.csv"
    tallies.write_csv([game, DUEL[0]], file, registry.usual)
    with file.open(encoding="utf-8-sig", newline="") as lines:
        table = list(csv.DictReader(lines))
    assert [line["game"] for line in table] == [game.id, DUEL[0].id, DUEL[0].id]
    solo, person, baron = table
    assert (solo["score"], solo["title"], solo["seal"], solo["won"]) == ("20", "Serf", "yes", "")
    assert (solo["chapter"], solo["market"], solo["allies"]) == ("05-naples", "", "20")
    assert (person["won"], person["player"], person["allies"]) == ("yes", HUMAN, "")
    assert (baron["won"], baron["player"], baron["market"]) == ("no", "baron:merchant", "easy")
    assert (baron["easier"], solo["easier"]) == ("no", "")
    assert all(line["counts"] == "yes" for line in table)


def test_no_name_is_a_formula_and_none_breaks_a_line(tmp_path: Path) -> None:
    for name in ('=HYPERLINK("x")', "+1", "@a", "-1"):
        line = list(tallies.rows([named(name)]))[1]
        assert line[tallies.COLUMNS.index("name")] == f"'{name}"
    tallies.write_csv([named('Anna, "the" first')], tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as lines:
        assert next(csv.DictReader(lines))["name"] == 'Anna, "the" first'


def named(name: str) -> FinishedGame:
    one = deed(1)
    values = {field: getattr(one, field) for field in FinishedGame.__dataclass_fields__}
    return FinishedGame(**{**values, "names": (name,)})


def test_a_table_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.csv"
    tallies.write_csv(SOLO, file)
    before = file.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        tallies.write_csv(DUEL, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
