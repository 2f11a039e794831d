"""Stupor in the menu of a Linux desktop: put there, found, started and taken out again."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stupor import __version__
from stupor.__main__ import main
from stupor.engine.errors import BadData
from stupor.platform.languages import OFFERED, UNFINISHED
from stupor.platform.paths import resources
from stupor.program import desktop_menu as menu
from tests.support.command import refuses

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has another menu")
ABOUT = resources() / "desktop" / "org.stupor.mundi.metainfo.xml"


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of menus, and a program beside the Python that runs, as pipx installs it."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    program = tmp_path / 'my \\ $ven`v"' / "stupor-mundi"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    monkeypatch.setattr("sys.executable", str(program.with_name("python")))
    return tmp_path / "share"


def entry(share: Path) -> configparser.SectionProxy:
    """What the menu reads."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(share / "applications" / "stupor.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_it_is_put_into_the_menu_and_taken_out(
    share: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["desktop", "--install"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert {path.name for path in map(Path, told)} == {
        "stupor.desktop", "stupor.png", ABOUT.name,
    }  # fmt: skip
    assert all(Path(line).is_file() for line in told)
    assert main(["desktop", "--remove"]) == 0
    assert not [path for path in share.rglob("*") if path.is_file()]
    assert capsys.readouterr().out.splitlines() == told
    assert main(["desktop", "--remove"]) == 0
    assert capsys.readouterr().out == "nothing to remove\n"


def test_the_entry_starts_the_program_that_was_installed(share: Path) -> None:
    """Given a path with signs that menus and shells obey, then the entry names that very path."""
    menu.install()
    found = entry(share)
    once = found["Exec"].replace("\\\\", "\\")  # a string of an entry
    named = subprocess.run(["sh", "-c", f"printf %s {once}"], capture_output=True, text=True)
    assert named.stdout == str(Path(sys.executable).with_name("stupor-mundi"))
    assert Path(found["TryExec"].replace("\\\\", "\\")).is_file()


def test_a_window_belongs_to_its_entry(share: Path) -> None:
    menu.install()
    text = (Path(menu.__file__).parents[1] / "platform" / "__init__.py").read_text(encoding="utf-8")
    assert f'"SDL_VIDEO_X11_WMCLASS", "{entry(share)["StartupWMClass"]}"' in text
    assert "board game" in entry(share)["Keywords"]


@pytest.mark.parametrize("code", sorted(OFFERED.keys() - UNFINISHED - {"en"}))
def test_menu_and_software_centres_speak_the_languages_of_the_game(share: Path, code: str) -> None:
    menu.install()
    found = entry(share)
    for name in ("GenericName", "Comment", "Keywords"):
        assert found[f"{name}[{code}]"] != found[name]
    assert f'<summary xml:lang="{code}">' in ABOUT.read_text(encoding="utf-8")


def test_without_a_named_folder_it_is_the_usual_one(
    share: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("", "relative/is/ignored"):
        monkeypatch.setenv("XDG_DATA_HOME", name)
        assert all(path.is_relative_to(tmp_path / "home/.local/share") for path in menu.install())


def test_what_cannot_be_done_is_said(
    share: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    share.write_text("a file where a folder should be")
    refuses(["desktop", "--install"], capsys)
    refuses(["desktop"], capsys)
    monkeypatch.setattr("sys.platform", "darwin")
    refuses(["desktop", "--install"], capsys)
    refuses(["desktop", "--remove"], capsys)


def test_without_a_command_there_is_nothing_to_start(
    share: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(BadData, match="pipx install"):
        menu.install()


def test_software_centres_are_told_of_this_version() -> None:
    text = ABOUT.read_text(encoding="utf-8")
    assert f'<release version="{__version__}"' in text
    assert "stupor.desktop</launchable>" in text and "unofficial" in text


def checked(*command: str) -> subprocess.CompletedProcess[str]:
    """What a checker says, where there is one."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_checker_of_menus_finds_nothing(share: Path) -> None:
    menu.install()
    done = checked("desktop-file-validate", str(share / "applications" / "stupor.desktop"))
    assert done.returncode == 0 and not done.stdout, done.stdout


def test_the_checker_of_software_centres_misses_but_an_address() -> None:
    """Given that nobody has published the project yet, it has no homepage to name."""
    done = checked("appstreamcli", "validate", "--no-net", "--no-color", str(ABOUT))
    found = [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))]
    assert [line for line in found if "url-homepage-missing" not in line] == [], done.stdout
    assert "Validation" in done.stdout + done.stderr
