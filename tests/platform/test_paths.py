"""The player's folders are where the environment says, and asking for them makes none."""

from __future__ import annotations

from pathlib import Path

import pytest

from stupor.platform import paths


def test_the_environment_says_where_games_and_downloads_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUPOR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STUPOR_DOWNLOADS", str(tmp_path / "downloads"))
    assert paths.user_data() == tmp_path / "data"
    assert paths.downloads() == tmp_path / "downloads"
    assert list(tmp_path.iterdir()) == []


def test_without_it_they_lie_where_the_system_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("STUPOR_DATA", "STUPOR_DOWNLOADS"):
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert "Stupor Mundi" in str(paths.user_data())
    assert paths.downloads().name == "Downloads"


def test_an_empty_name_names_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for name in ("STUPOR_DATA", "STUPOR_CONFIG", "STUPOR_LOG", "STUPOR_DOWNLOADS"):
        monkeypatch.setenv(name, "")
    folders = [paths.user_data(), paths.user_config(), paths.user_log(), paths.downloads()]
    assert all(folder.is_absolute() for folder in folders)
    assert not (tmp_path / "stupor.log").exists()


def test_a_game_has_its_own_folders_before_those_of_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "home", lambda: tmp_path)
    pictures, pages = tmp_path / "resources", tmp_path / "levels"
    assert paths.pictures_of("chess") == (pictures / "common",), "it brings no pictures"
    (pictures / "chess").mkdir(parents=True)
    assert paths.pictures_of("chess") == (pictures / "chess", pictures / "common")
    assert paths.pages_of("chess") == (pages / "chess", pages / "common")
    assert paths.fonts().parent == pictures / "common"
    assert [folder.parent.name for folder in paths.sounds_of("toy")] == ["toy", "common"]
