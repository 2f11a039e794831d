"""The player's file of corrections: TOML or JSON, with the line of everything that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from stupor.archive.components import figures_of
from stupor.archive.corrections import (
    NAMES,
    player_file,
    read_file,
    wanted_file,
    write_template,
)
from stupor.engine.errors import BadData
from stupor.games import registry
from tests.support.patience import at_once

GAME = registry.get("stupor_mundi")
OTHER = registry.get("burgundy")


def problems(path: Path, text: str) -> list[tuple[int, str, str]]:
    path.write_text(text, encoding="utf-8")
    read = read_file(path, GAME)
    assert read.found and not read.figures
    return [(p.line, ".".join(filter(None, (p.component, p.name))), p.text) for p in read.problems]


@pytest.fixture
def toml(tmp_path: Path) -> Path:
    return tmp_path / "figures.toml"


def test_without_a_file_nothing_is_corrected_and_nothing_is_wrong(toml: Path) -> None:
    read = read_file(toml, GAME)
    assert not read.found and not read.figures and not read.problems and read.count == 0


@pytest.mark.parametrize(
    "text",
    [
        '[castle.t2]\ncost = "3S"\n[market.3]\nblue.sell = "1G 5A"\n',
        'castle.t2.cost = "3S"\nmarket.3.blue.sell = "5A 1G"\n',
        '["castle.t2"]\ncost = "3S"\n["market.3"]\n"blue.sell" = "1G 5A"\n',
        'castle = { t2 = { cost = "3S" } }\n[market.3.blue]\nsell = "1G 5A"\n',
        '\ufeff[castle.t2]\ncost = "3S"\nedict = false\n[market.3]\nblue.sell = "1G 5A"\n',
    ],
)
def test_components_may_be_written_in_any_way_of_toml(toml: Path, text: str) -> None:
    toml.write_text(text, encoding="utf-8")
    read = read_file(toml, GAME)
    assert not read.problems and read.count == 2
    assert read.figures == {"castle.t2": {"cost": "3S"}, "market.3": {"blue.sell": "1G 5A"}}


def test_json_means_the_same(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"castle.t2": {"cost": "3S"}, "market": {"3": {"blue.sell": "1G 5A"}}}')
    assert player_file(tmp_path) == path
    assert read_file(path, GAME).count == 2


def test_every_problem_has_its_line_in_order(toml: Path) -> None:
    text = (
        "# mine\n"
        "[market.3]\n"
        "blue.sell = 4\n"
        "\n"
        "[castle.t9]\n"
        'cost = "1S"\n'
        "['castle.t2'] # the second tower\n"
        '  "cost" = "9S"\n'
        "price = 1\n"
    )
    assert problems(toml, text) == [
        (3, "market.3.blue.sell", "4 is not possible; allowed: amounts such as 2G 4A, up to "
                                  "7G, 7S, 30A"),
        (5, "castle.t9", "no such component"),
        (8, "castle.t2.cost", "'9S' is not possible; allowed: amounts such as 2S 1G, up to "
                              "5S, 5G"),
        (9, "castle.t2.price", "no such value; possible: cost, edict"),
    ]  # fmt: skip


def test_a_problem_in_json_has_its_line(tmp_path: Path) -> None:
    text = '{\n "castle.t2": {\n  "edict": 1,\n  "cost": "1S"\n },\n "moon": {"mass": 3}\n}'
    assert [(line, name) for line, name, _ in problems(tmp_path / "f.json", text)] == [
        (3, "castle.t2.edict"),
        (6, "moon"),
    ]


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("f.toml", "[castle.t2]\ncost = \n", 2),
        ("f.toml", "[castle.t2\n", 1),
        ("f.json", '{"castle.t2":\n {"cost" "1S"}}', 2),
        ("f.json", "[1, 2]", 1),
        ("f.json", "[" * 100_000, 0),
        ("f.toml", "# " + "x" * 300_000, 0),
    ],
)
def test_what_cannot_be_read_at_all_says_where(
    tmp_path: Path, name: str, text: str, line: int
) -> None:
    [(found, component, words)] = problems(tmp_path / name, text)
    assert found == line and not component and words


def test_a_file_that_is_no_text_is_told_as_such(toml: Path) -> None:
    toml.write_bytes(b"\xff\xfe[castle]")
    assert "UTF-8" in read_file(toml, GAME).problems[0].text


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "figures.toml").mkdir()
    assert read_file(tmp_path / "figures.toml", GAME).problems[0].line == 0


def test_a_file_that_is_asked_for_must_be_there_and_sound(toml: Path) -> None:
    with pytest.raises(BadData, match="there is no file"):
        wanted_file(toml, GAME)
    toml.write_text("[castle.t2]\ncost = 1\nedict = 2\n")
    with pytest.raises(BadData) as wrong:
        wanted_file(toml, GAME)
    first, second = str(wrong.value).splitlines()
    assert first.startswith(f"{toml}, line 2: castle.t2.cost: 1 is not possible")
    assert second.startswith(f"{toml}, line 3: castle.t2.edict: 2 is not possible")


def test_a_new_file_corrects_nothing_until_a_line_is_taken_up(toml: Path) -> None:
    write_template(toml)
    read = read_file(toml, GAME)
    assert read.found and not read.problems and read.count == 0
    taken_up = [
        line.removeprefix("# ") if line.startswith(("# [stupor", "# cost", "# ally1")) else line
        for line in toml.read_text(encoding="utf-8").splitlines()
    ]
    text = "\n".join(taken_up).replace('cost = "2S"', 'cost = "1S"')
    toml.write_text(text.replace("ally1 = 3", "ally1 = 5"), encoding="utf-8")
    read = read_file(toml, GAME)
    assert not read.problems
    assert read.figures == {"castle.w2": {"cost": "1S"}, "city.roma": {"ally1": 5}}


def test_a_new_file_never_overwrites_the_player_s(toml: Path) -> None:
    toml.write_text("# mine\n")
    with pytest.raises(FileExistsError):
        write_template(toml)
    assert toml.read_text() == "# mine\n"


def test_the_file_in_the_player_s_folder_has_its_name(tmp_path: Path) -> None:
    assert player_file(tmp_path) == tmp_path / NAMES[0]


def test_a_file_has_a_section_for_each_game(toml: Path) -> None:
    toml.write_text('[stupor_mundi.castle.t2]\ncost = "3S"\n[burgundy.posts]\nlink = "chain"\n')
    assert read_file(toml, GAME).figures == {"castle.t2": {"cost": "3S"}}
    assert read_file(toml, OTHER).figures == {"posts": {"link": "chain"}}


def test_what_is_wrong_for_one_game_is_not_wrong_for_the_other(toml: Path) -> None:
    toml.write_text('[stupor_mundi.castle.t2]\ncost = "9S"\n[burgundy.moon]\nmass = 1\n')
    assert [(p.line, p.component) for p in read_file(toml, GAME).problems] == [(2, "castle.t2")]
    assert [(p.line, p.component) for p in read_file(toml, OTHER).problems] == [(3, "moon")]


def test_a_file_of_before_there_were_sections_serves_the_game_that_knows_it(toml: Path) -> None:
    toml.write_text('[castle.t2]\ncost = "3S"\n[posts]\nlink = "chain"\n')
    assert read_file(toml, GAME).figures == {"castle.t2": {"cost": "3S"}}
    assert read_file(toml, OTHER).figures == {"posts": {"link": "chain"}}
    toml.write_text('[castle.t9]\ncost = "1S"\n')
    assert len(read_file(toml, GAME).problems) == 1 and not read_file(toml, OTHER).problems
    toml.write_text("[moon]\nmass = 1\n")
    assert all(read_file(toml, spec).problems for spec in (GAME, OTHER))


def test_a_section_goes_before_what_stands_outside(toml: Path) -> None:
    toml.write_text('castle.t2.cost = "9S"\ncastle.w2.cost = "1S"\n[stupor_mundi]\n'
                    'castle.t2.cost = "3S"\n')  # fmt: skip
    read = read_file(toml, GAME)
    assert read.figures == {"castle.t2": {"cost": "3S"}, "castle.w2": {"cost": "1S"}}


def test_a_section_in_json_and_one_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    path.write_text('{"stupor_mundi": {"castle.t2": {"cost": "3S"}},\n "burgundy": 7}')
    assert read_file(path, GAME).count == 1
    assert [problem.line for problem in read_file(path, OTHER).problems] == [2]


def test_a_new_file_has_the_figures_of_every_game(toml: Path) -> None:
    write_template(toml)
    written = toml.read_text(encoding="utf-8")
    for spec in (GAME, OTHER):
        for figure in figures_of(spec).reconstructed():
            named = f"[{spec.id}.{figure.component}]  #" in written
            assert named or figure.fixed or figure.component in written


@pytest.mark.parametrize("name", ["." * 199_000, "a." * 99_000 + "b", "a" * 199_000])
@pytest.mark.parametrize("ending", ["toml", "json"])
def test_a_name_without_end_takes_no_time(tmp_path: Path, name: str, ending: str) -> None:
    path = tmp_path / f"figures.{ending}"
    path.write_text(f'"{name}" = 1\n' if ending == "toml" else f'{{"{name}": 1}}')
    with at_once():
        [problem] = read_file(path, GAME).problems
    assert problem.text == "a name is too long" and len(problem.told("figures")) < 200
