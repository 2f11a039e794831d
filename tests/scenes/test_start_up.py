"""What a start reads, and what it leaves for later: a window that opens late is a program."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from stupor.games import registry
from stupor.program import first_picture

ROOT = Path(__file__).parents[2]
#: Runs the window until its first picture is shown, and tells what was imported by then.
_FIRST_PICTURE = """
import json, sys
from stupor import platform
from stupor.scenes.scene import SceneStack
from stupor.__main__ import main

def seen(*about):
    print(json.dumps(sorted(sys.modules)), flush=True)
    sys.exit(0)

SceneStack.push = seen
main(["--window", "1280x720"])
"""


@pytest.fixture(scope="module")
def imported() -> list[str]:
    """The modules of a start of the window until it shows its first page."""
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_PICTURE], cwd=ROOT, check=True, capture_output=True, text=True
    )
    modules: list[str] = json.loads(done.stdout.splitlines()[-1])
    return modules


@pytest.mark.parametrize(
    "part", ["rules", "state", "advisor", "face", "book", "lessons", "learned"]
)
def test_the_first_page_reads_nothing_of_how_a_game_is_played(
    imported: list[str], part: str
) -> None:
    for package in registry.GAMES.values():
        assert f"{package}.{part}" not in imported


def test_the_first_page_reads_no_page_behind_it(imported: list[str]) -> None:
    assert "stupor.scenes.shelf.scene" in imported
    behind = {"crash", "library", "settings.scene", "figures.chosen", "lobby.scene"}
    assert not {f"stupor.scenes.{page}" for page in behind} & {*imported}
    assert not {"stupor.table.scene", "pytmx"} & {*imported}


def test_the_first_page_reads_nothing_of_how_puzzles_are_made(imported: list[str]) -> None:
    assert not {"stupor.puzzles.command", "stupor.puzzles.making"} & {*imported}


def test_what_is_agreed_on_is_offered_without_the_rules() -> None:
    code = (
        "import sys; from stupor.program.command_line import parser; parser(['--seed', '1']); "
        "sys.exit(any(name.endswith(('.rules', '.state')) for name in sys.modules "
        "if name.startswith('stupor.games')))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_a_table_is_greeted_by_its_own_board() -> None:
    greeted = {game: first_picture.table_of(game) for game in registry.GAMES}
    assert greeted == {"stupor_mundi": "table", "burgundy": "wood"}


@pytest.mark.parametrize("game", registry.names())
def test_a_saved_game_is_opened_with_the_pictures_of_its_own_game(
    tmp_path: Path, game: str
) -> None:
    saved = tmp_path / "saved.stupor"
    saved.write_text(json.dumps({"format": "stupor-journal", "version": 1, "game": game}) + "\n")
    assert first_picture.game_in(saved) == game


def test_what_is_no_saved_game_is_met_with_the_first_pictures(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b'{"game":"unheard_of"}\xff')
    for name in ("other", "missing"):
        assert first_picture.game_in(tmp_path / name) == first_picture.GAME
