"""The toy through everything that lies below the window, though nothing there knows it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stupor.__main__ import main
from stupor.archive import Archive
from stupor.engine.codec import digest
from stupor.games import registry
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.platform.languages import words_of
from stupor.protocol.door import Door
from stupor.protocol.server import reply
from tests.mutate.catalogs import mo
from tests.toys import TOY, game_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def beside_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.MADE_UP, TOY)


def lines(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_only_tests_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert TOY in registry.names() and TOY not in registry.GAMES
    monkeypatch.delenv(registry.MADE_UP)
    assert TOY not in registry.names()


@pytest.fixture
def stray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The record of a game that lies in a package anywhere."""
    package = tmp_path / "stray"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "play.py").write_text("from tests.toy.play import PLAY")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.MADE_UP, f"{TOY},stray=stray")
    yield package / "game.py"
    for module in [name for name in sys.modules if name.partition(".")[0] == "stray"]:
        del sys.modules[module]


RECORD = "from dataclasses import replace\nfrom tests.toy.game import GAME as TOY\n"


def test_a_game_may_lie_in_any_package(stray: Path) -> None:
    stray.write_text(RECORD + "GAME = replace(TOY, id='stray', package='stray')")
    assert main(["play", "--game", "stray", "--seats", "random,random"]) == 0


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "stray.game has no GAME"),
        ("GAME = replace(TOY, id='stray')", "is for stray, but its GAME says stray in tests.toy"),
        ("GAME = replace(TOY, package='stray')", "is for stray, but its GAME says toy in stray"),
        (None, "stray is to lie in stray, but there is no stray.game"),
    ],
)
def test_a_record_that_does_not_fit_its_place_is_told(
    stray: Path, record: str | None, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if record is not None:
        stray.write_text(RECORD + record)
    assert main(["play", "--game", "stray", "--seats", "random,random"]) == 2
    assert said in capsys.readouterr().err


def test_a_part_below_one_that_is_a_single_file_is_not_there(stray: Path) -> None:
    """Given a game whose sheet is a file, not a folder, then it has no piles."""
    (stray.parent / "sheet.py").touch()
    assert registry.has("stray", "sheet") and registry.part("stray", "sheet") is not None
    for deeper in ("sheet.piles", "figures.listing"):
        assert not registry.has("stray", deeper) and registry.part("stray", deeper) is None


def test_it_brings_words_in_other_languages(stray: Path) -> None:
    """Given a catalog in its folder, then it says what ours does not, and changes nothing else."""
    folder = stray.parent / "languages"
    folder.mkdir()
    (folder / "fr.mo").write_bytes(mo({"Rest for a coin": "Se reposer", "Undo": "Défaire"}))
    words = words_of("fr", registry.catalogs)
    assert words.gettext("Rest for a coin") == "Se reposer"
    assert words.gettext("Undo") == "Annuler"
    assert words_of("de", registry.catalogs).gettext("Undo") == "Rückgängig"


def test_what_a_part_itself_cannot_import_is_not_hidden(stray: Path) -> None:
    (stray.parent / "book.py").write_text("import no_such_thing")
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        registry.part("stray", "book")


@pytest.mark.parametrize("command", [["figures", "--template", "{}"], ["play", "--game", "lost"]])
def test_a_package_that_is_not_there_is_told_in_a_line(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Given a game whose folder is not on the path, then whatever looks for it says so."""
    monkeypatch.setenv(registry.MADE_UP, "lost=nowhere.lost")
    seats = ["--seats", "random,random"] if command[0] == "play" else []
    assert main([word.format(tmp_path / "made.toml") for word in command] + seats) == 2
    assert "is its folder on PYTHONPATH?" in capsys.readouterr().err


def test_the_text_door_plays_it_in_another_process() -> None:
    asked: list[dict[str, Any]] = [
        {"do": "games"},
        {"do": "new", "name": TOY, "players": 3, "seed": 4, "options": {"rich": True}},
        {"do": "new", "name": TOY, "players": 1},
        {"do": "new", "name": TOY, "players": 2, "options": {"length": "endless"}},
        {"do": "new", "name": TOY, "players": 2, "options": {"market": "easy"}},
        {"do": "legal", "game": "g1"},
    ]
    done = subprocess.run(
        [sys.executable, "-m", "stupor", "serve"],
        input="".join(json.dumps({"id": n, **line}) + "\n" for n, line in enumerate(asked)),
        capture_output=True, text=True, check=True, timeout=60, cwd=ROOT,
        env={**os.environ, registry.MADE_UP: TOY},
    ).stdout  # fmt: skip
    told, begun, alone, endless, strange, legal = lines(done)
    assert [v["name"] for v in told["games"][-1]["variants"]] == ["length", "rich"]
    assert begun["view"]["table"]["counters"]["coins.2"] == 3
    assert alone["error"]["message"] == "1 players cannot play; 2 to 4 can"
    assert "length must be one of short, long" in endless["error"]["message"]
    assert "there are: length, rich" in strange["error"]["message"]
    assert legal["choices"][-1]["text"] == "Rest for a coin"


def test_a_game_through_the_door_ends_with_its_result() -> None:
    door, over = Door(game_of(TOY)), False

    def ask(**fields: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(reply(door, json.dumps({"id": 1, **fields}).encode()))
        assert answer["ok"], answer
        return answer

    ask(do="new", players=2, seed=9)
    while not over:
        best = ask(do="advise", game="g1", level="squire")["ranking"][0]["key"]
        said = ask(do="choose", game="g1", key=best)
        over = said["over"]
    assert said["result"]["categories"].keys() == {"tiles", "pairs"}
    assert said["result"]["reason"] == "rounds" and said["result"]["winners"]
    journal = ask(do="journal", game="g1")["journal"]
    assert journal[0]["game"] == TOY and ask(do="replay", journal=journal)["over"]


def test_the_arena_measures_it_in_other_processes(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "squire:hoarder,random", "--games", "8", "--jobs", "2"]
    assert main(["arena", "--game", TOY, *seats, "--length", "long", "--rich", "--json"]) == 0
    *played, told = lines(capsys.readouterr().out)
    assert len(played) == 8 and told["games"] == 8


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["balance", "--players", "2", "--games", "1"], "The Toy has no balance report"),
        (["balance", "--games", "1"], "The Toy has no balance report"),
        (["balance", "--players", "1"], "--players takes numbers from 2 to 4"),
        (["figures"], "The Toy has no values to correct"),
        (["campaign"], "The Toy has no campaign"),
        (["train", "--out", "x"], "The Toy has no training"),
        (["serve", "--schema"], "The Toy has no reference of its schema"),
        (["play", "--seats", "random"], "The Toy takes 2 to 4 players, not 1"),
    ],
)
def test_what_it_lacks_is_said_in_a_line(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--game", TOY]) == 2
    assert said in capsys.readouterr().err


def test_a_choice_is_taken_back_until_a_tile_comes_to_light() -> None:
    spec = game_of(TOY)
    session = Session.new(spec, [make_seat(HUMAN, spec, 0) for _ in range(2)], 3, {})
    before = digest(session.state)
    session.play(session.state.options[0])
    assert session.undo() and digest(session.state) == before
    session.redo()
    session.play(("keep",))
    assert session.undo_refusal() == "a new tile was revealed"


def test_a_kept_game_is_taken_up_and_told_of(tmp_path: Path) -> None:
    spec, archive = game_of(TOY), Archive(tmp_path, registry.get)
    chairs = [make_seat(kind, spec, n) for n, kind in enumerate((HUMAN, "squire:hoarder"))]
    session = Session.new(spec, chairs, 3, {"rich": True})
    writer = archive.keep(session)
    while not session.over:
        session.play(session.state.options[0])
        if session.ply == 9:
            writer.close()
            opened = archive.open(archive.games()[0])
            assert opened.session.spec.id == TOY and not opened.notices
            assert digest(opened.session.state) == digest(session.state)
            assert opened.writer is not None
            session, writer = opened.session, opened.writer
    writer.close()
    (deed,) = archive.finished_games()
    assert deed.game == TOY and deed.scores == spec.rules.scores(session.state)
    assert deed.categories.keys() == {"tiles", "pairs"}
