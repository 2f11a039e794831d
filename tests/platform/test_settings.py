"""Settings are read kindly, kept whole and never stand in the way of a game."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from stupor.platform.settings import FILE, Settings, load, save
from tests.mutate.worlds import POSIX, STRANGERS
from tests.support.patience import at_once
from tests.support.rights import read_only_folder


def kept(folder: Path, **fields: object) -> Settings:
    """What is read after a file with these fields was written."""
    (folder / FILE).write_text(json.dumps(fields), encoding="utf-8")
    return load(folder)[0]


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    chosen = Settings(
        speed=4.0, reduced_motion=True, short_moments=True, text=150, contrast=True, sound=5,
        music=0, mute=True, forecast=False, first_game=False, known=("one",), window=(1500, 900),
        maximised=True, fullscreen=True, keys={"undo": "u"}, lessons=("first", "castle"),
    )  # fmt: skip
    save(tmp_path / "new" / "folder", chosen)
    assert load(tmp_path / "new" / "folder")[0] == chosen


def test_who_knew_the_only_game_is_new_to_the_others(tmp_path: Path) -> None:
    """Given a file of a version with one game, played once, then just that one is known."""
    old = kept(tmp_path, first_game=False).of_several_games("one")
    assert not old.new_to("one") and old.new_to("two")
    assert Settings().of_several_games("one").new_to("one")


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert load(tmp_path)[0] == Settings()


@pytest.mark.parametrize("text", ["", "{", "null", "[1, 2]", "\x00", '"text"', "[" * 100_000])
def test_a_broken_file_is_as_good_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert load(tmp_path)[0] == Settings()


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00{")
    assert load(tmp_path)[0] == Settings()


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
    assert load(tmp_path / "file")[0] == Settings()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders know no rights of this kind")
def test_a_read_only_folder_is_no_mistake() -> None:
    with read_only_folder() as folder:
        with pytest.raises(PermissionError):
            (folder / "new").touch()
        save(folder, Settings(text=150))
        assert load(folder)[0] == Settings()


def test_a_failed_writing_leaves_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path, Settings(text=150))

    def full(*_: object, **__: object) -> int:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", full)
    assert "no space left" in save(tmp_path, Settings(text=75))
    assert load(tmp_path)[0] == Settings(text=150)


@POSIX
@pytest.mark.parametrize("name", STRANGERS)
def test_a_stranger_in_the_place_of_the_settings_is_put_aside(tmp_path: Path, name: str) -> None:
    STRANGERS[name](tmp_path / FILE)
    with at_once():
        found, told = load(tmp_path)
        assert found == Settings()
        assert not save(tmp_path, Settings(text=150))
        assert load(tmp_path) == (Settings(text=150), "")
    if name != "a link to nowhere":
        assert f"{FILE}.broken" in told and told.isprintable() and len(told) < 200
        assert os.path.lexists(tmp_path / f"{FILE}.broken")


@pytest.mark.parametrize(
    "content",
    [
        b'{"text": ' + b"9" * 5_000 + b"}", b"[" * 100_000, b'{"keys": {"undo": "\\ud800"}}',
        b"\xff\xfe", b"null", b"", b" " * 2**19,
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_put_aside_and_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    found, told = load(tmp_path)
    assert found == Settings() and f"{FILE}.broken" in told
    assert (tmp_path / f"{FILE}.broken").read_bytes() == content
    assert load(tmp_path) == (Settings(), "")


def test_names_of_keys_and_lessons_are_no_longer_than_names(tmp_path: Path) -> None:
    keys: dict[str, object] = {"undo": "u", "redo": "x" * 5_000, "y" * 99: "z", "hand": "\x1b"}
    assert kept(tmp_path, keys=keys).keys == {"undo": "u"}
    assert len(kept(tmp_path, keys={f"k{n}": "x" for n in range(9_000)}).keys) < 1_000
    assert len(kept(tmp_path, lessons=["castle"] * 9_000).lessons) < 1_000


def test_what_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    told = save(tmp_path / "file", Settings(text=150))
    assert "cannot be saved" in told and "until you quit" in told
