"""What the papers for people who work on it name is there: files, commands, parts of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from stupor.games import registry

ROOT = Path(__file__).parents[1]
DOCS = sorted(page.relative_to(ROOT).as_posix() for page in ROOT.glob(".github/docs/*.md"))
PAPERS = ("README.md", ".github/CONTRIBUTING.md", "STYLE.md", *DOCS)
GAMES = [f"stupor/games/{game}" for game in registry.GAMES]
#: Where a short path in a paper may begin.
HOMES = ("", "stupor", *GAMES, "tests/toy", "tests/toy_faced")
#: Written by whoever follows the paper.
MADE = {".venv/bin", "NN-name.toml", "balance.json", "balance.md", "build/fast", "build/ladder",
        "dist/stupor"}  # fmt: skip
PATH = re.compile(r"[\w.*-]*[./][\w./*-]*")
ENDINGS = (".py", ".md", ".toml", ".json")


def told(paper: str) -> str:
    """A paper without the programs in it."""
    return re.sub(r"```.*?```", "", (ROOT / paper).read_text(encoding="utf-8"), flags=re.DOTALL)


def paths_in(paper: str) -> Iterator[str]:
    """The files and folders that a paper names."""
    for name in re.findall(r"`([^`\n]+)`", told(paper)):
        if PATH.fullmatch(name) and ("/" in name or name.endswith(ENDINGS)) and name not in MADE:
            yield name
    for name in re.findall(r"\]\(([^)#\s]+)", told(paper)):
        if "://" not in name:
            yield ((ROOT / paper).parent / name).resolve().relative_to(ROOT).as_posix()


def is_there(name: str) -> bool:
    """Whether a path leads somewhere from one of the homes; with ID, for every game."""
    if "ID" in name.split("/"):
        return all(is_there(name.replace("ID", game)) for game in registry.GAMES)
    return any(next((ROOT / home).glob(name.rstrip("/")), None) for home in HOMES)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_path_in_a_paper_leads_somewhere(paper: str) -> None:
    named = list(paths_in(paper))
    assert named or paper in DOCS
    assert not [name for name in named if not is_there(name)]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_command_in_a_paper_can_be_called(paper: str) -> None:
    for name in re.findall(r"python -m ((?:tests|resources|stupor)[\w.]*)", told(paper)):
        assert find_spec(name) is not None, name


def asked_parts() -> set[str]:
    """The parts of a game that anything in the house asks for."""
    call = re.compile(r"\.(?:part|needed)\((?:\w[\w.()]*, )?\"([a-z_.]+)\"")
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "stupor").rglob("*.py"))
    return {name for source in sources for name in call.findall(source)}


def test_every_part_that_the_house_asks_for_is_named_where_a_game_is_explained() -> None:
    chapter = told(".github/CONTRIBUTING.md").partition("## A second game")[2]
    asked = asked_parts()
    assert {"sheet", "census", "rooms", "figures.listing"} <= asked
    named = set(re.findall(r"`([\w.]+?)(?:\.py)?`", chapter))
    assert asked <= named


def test_the_walk_through_the_toy_leaves_no_file_out() -> None:
    chapter = told(".github/CONTRIBUTING.md").partition("## A second game")[2]
    files = [*(ROOT / "tests/toy").glob("*.py"), *(ROOT / "tests/toy_faced").rglob("*.py")]
    own = {path.name for path in files if path.name != "__init__.py"}
    assert not {name for name in own if name not in chapter}
