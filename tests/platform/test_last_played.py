"""A command without a name means the first game of the house, whatever the window has shown."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from stupor.__main__ import main
from stupor.games import registry
from stupor.platform.settings import FILE, Settings, load, save
from stupor.program.command_line import NAMED, parser
from stupor.program.variant_arguments import game_in

MORE = {"play": ["--seats", "page,page"], "train": ["--out", "weights.json"]}


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Given a window that has shown the second game last."""
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    save(tmp_path, Settings(game="burgundy"))
    return tmp_path


@pytest.mark.parametrize("command", NAMED)
def test_every_command_means_the_first_game_unless_one_is_named(command: str) -> None:
    told = [command, *MORE.get(command, [])]
    assert parser(told).parse_args(told).game == game_in(told).id == registry.FIRST
    told += ["--game", "burgundy"]
    assert parser(told).parse_args(told).game == game_in(told).id == "burgundy"


@pytest.mark.parametrize(
    ("more", "game"), [([], registry.FIRST), (["--game", "burgundy"], "burgundy")]
)
def test_a_new_game_at_the_text_door_is_of_the_first(
    more: list[str], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = io.BytesIO(b'{"do":"new","players":2,"seed":1}\n{"do":"journal","game":"g1"}\n')
    answers = io.BytesIO()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=asked))
    monkeypatch.setattr("sys.stdout", SimpleNamespace(buffer=answers, flush=lambda: None))
    assert main(["serve", *more]) == 0
    new, journal = map(json.loads, answers.getvalue().splitlines())
    assert new["ok"] and journal["ok"]
    assert f'"game":"{game}"' in json.dumps(journal, separators=(",", ":")).replace("\\", "")


def test_the_lobby_of_each_game_is_kept_with_the_settings(config: Path) -> None:
    chairs = {"burgundy": [{"kind": "ai", "name": "Lena", "level": 3, "persona": ""}]}
    save(config, Settings(chairs=chairs))
    assert load(config)[0].chairs == chairs


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": 7}', '{"game": "chess"}'])
def test_a_command_touches_no_settings(config: Path, content: str) -> None:
    (config / FILE).write_text(content, encoding="utf-8")
    assert parser(["serve"]).parse_args(["serve"]).game == registry.FIRST
    assert (config / FILE).read_text() == content
