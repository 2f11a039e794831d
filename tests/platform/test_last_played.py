"""Without a name the game played last is meant; where that is not known, the first of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from stupor.command_line import parser
from stupor.games import registry
from stupor.platform.settings import FILE, Settings, last_game, save
from stupor.variant_arguments import usual_game


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STUPOR_CONFIG", str(tmp_path))
    return tmp_path


def test_the_game_played_last_is_meant_where_none_is_named(config: Path) -> None:
    assert usual_game() == registry.FIRST
    save(config, Settings(game="burgundy"))
    assert usual_game() == "burgundy"
    told = parser(["play", "--seats", "random,random"]).parse_args(["play", "--seats", "a,b"])
    assert told.game == "burgundy"


def test_the_lobby_of_each_game_is_kept_with_the_settings(config: Path) -> None:
    from stupor.platform.settings import load

    chairs = {"burgundy": [{"kind": "ai", "name": "Lena", "level": 3, "taste": ""}]}
    save(config, Settings(chairs=chairs))
    assert load(config)[0].chairs == chairs


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": 7}', '{"game": "chess"}'])
def test_what_cannot_be_read_is_left_alone(config: Path, content: str) -> None:
    (config / FILE).write_text(content, encoding="utf-8")
    assert usual_game() == registry.FIRST
    assert last_game(config) in ("", "chess") and (config / FILE).read_text() == content
