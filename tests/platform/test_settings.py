"""Settings are read kindly, kept whole and never stand in the way of a game."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from stupor.platform.settings import FILE, Settings, load, save
from tests.support.rights import read_only_folder


def kept(folder: Path, **fields: object) -> Settings:
    """What is read after a file with these fields was written."""
    (folder / FILE).write_text(json.dumps(fields), encoding="utf-8")
    return load(folder)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    chosen = Settings(
        speed=4.0, reduced_motion=True, text=150, contrast=True, sound=5, music=0, mute=True,
        forecast=False, first_game=False, window=(1500, 900), maximised=True, fullscreen=True,
        keys={"undo": "u"}, lessons=("first", "castle"),
    )  # fmt: skip
    save(tmp_path / "new" / "folder", chosen)
    assert load(tmp_path / "new" / "folder") == chosen


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert load(tmp_path) == Settings()


@pytest.mark.parametrize("text", ["", "{", "null", "[1, 2]", "\x00", '"text"', "[" * 100_000])
def test_a_broken_file_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert load(tmp_path) == Settings()


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00{")
    assert load(tmp_path) == Settings()


@pytest.mark.parametrize(
    "fields",
    [
        {"speed": 3}, {"speed": True}, {"speed": "fast"}, {"text": "150"}, {"text": 100.5},
        {"contrast": 1}, {"mute": "no"}, {"window": [10, 10]}, {"window": [1, 2, 3]},
        {"window": "1280x720"}, {"window": [True, True]}, {"keys": ["a"]}, {"lessons": "castle"},
        {"sound": None}, {"music": True}, {"nobody": "knows"},
    ],
)  # fmt: skip
def test_a_wrong_value_is_as_if_never_set(tmp_path: Path, fields: dict[str, object]) -> None:
    assert kept(tmp_path, **fields) == Settings()


def test_a_wrong_value_costs_no_other(tmp_path: Path) -> None:
    assert kept(tmp_path, speed="fast", text=125) == Settings(text=125)


def test_numbers_are_brought_within_their_ends(tmp_path: Path) -> None:
    found = kept(tmp_path, text=999, sound=-5, music=101)
    assert (found.text, found.sound, found.music) == (200, 0, 100)


def test_words_of_a_wrong_kind_are_left_out_of_lists(tmp_path: Path) -> None:
    found = kept(tmp_path, keys={"undo": "u", "redo": 5}, lessons=["castle", 7])
    assert (found.keys, found.lessons) == ({"undo": "u"}, ("castle",))


def test_a_folder_that_cannot_be_written_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    save(tmp_path / "file", Settings(text=150))
    assert load(tmp_path / "file") == Settings()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders know no rights of this kind")
def test_a_read_only_folder_is_no_mistake() -> None:
    with read_only_folder() as folder:
        with pytest.raises(PermissionError):
            (folder / "new").touch()
        save(folder, Settings(text=150))
        assert load(folder) == Settings()


def test_a_failed_writing_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, Settings(text=150))

    def full(*_: object, **__: object) -> int:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_text", full)
    save(tmp_path, Settings(text=75))
    assert load(tmp_path) == Settings(text=150)
