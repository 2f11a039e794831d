"""A release says what it is, and packs what it says."""

from __future__ import annotations

import hashlib
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from stupor import __version__
from tests.release import __main__ as release
from tests.release.packing import SUMS, name_of, pack
from tests.release.papers import ROOT, notes, wrong_with

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def built(dist: Path) -> Path:
    """A folder as the bundler leaves it: a program, a library and a link to it."""
    folder = dist / "stupor"
    folder.mkdir(parents=True)
    program = folder / "stupor"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (folder / "lib.so.1").write_bytes(b"\x7fELF")
    (folder / "lib.so").symlink_to("lib.so.1")
    return dist


def test_a_tag_must_name_the_version() -> None:
    assert wrong_with(f"v{__version__}") == ""
    assert __version__ in wrong_with("v0.0.1")
    assert wrong_with("v2.0.0", "2.0.0rc1") != ""


def test_the_notes_are_the_part_of_the_changelog_that_speaks_of_the_version() -> None:
    text = "# What\n\n## Next\n\n- new\n\n## 2.0.0, a day\n\n- two\n- more\n\n## 1.0.0\n\n- one\n"
    assert notes(text, "2.0.0") == "- two\n- more\n"
    assert notes(text, "1.0.0") == "- one\n"
    assert notes(text, "2.0") == ""


def test_this_version_is_told_in_at_most_twenty_points() -> None:
    assert 9 < len(re.findall(r"^- ", release.told(), re.MULTILINE)) <= 20


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_packed_folder_keeps_its_links_and_rights(tmp_path: Path) -> None:
    packed = pack("linux", "2.0.0", built(tmp_path / "dist"), tmp_path / "out")
    assert packed.name == "stupor-2.0.0-linux.tar.gz"
    with tarfile.open(packed) as archive:
        members = {member.name: member for member in archive}
    assert members["stupor/stupor"].mode & 0o111
    assert members["stupor/lib.so"].issym()
    assert {(member.uid, member.uname) for member in members.values()} == {(0, "")}


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_windows_gets_a_zip_of_one_folder(tmp_path: Path) -> None:
    packed = pack("windows", "2.0.0", built(tmp_path / "dist"), tmp_path / "out")
    assert packed.name == name_of("windows", "2.0.0") == "stupor-2.0.0-windows.zip"
    with zipfile.ZipFile(packed) as archive:
        assert archive.testzip() is None
        assert {name.split("/")[0] for name in archive.namelist()} == {"stupor"}


def test_what_was_not_built_is_not_packed(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="pyinstaller"):
        pack("macos", "2.0.0", tmp_path, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"one")
    assert release.main(["sums", str(tmp_path)]) == 0
    one, two = (hashlib.sha256(word).hexdigest() for word in (b"one", b"two"))
    assert (tmp_path / SUMS).read_text(encoding="utf-8") == f"{one}  a\n{two}  b\n"


@pytest.mark.parametrize("words", [["tag", "v0"], ["pack", "amiga", "out"], ["sums", "nowhere"]])
def test_what_cannot_be_done_fails(words: list[str], tmp_path: Path) -> None:
    assert release.main(words) != 0


def test_the_job_that_publishes_needs_no_library() -> None:
    """Given a Python with nothing installed, then tag and notes are told all the same."""
    for words in (["tag", f"v{__version__}"], ["notes"]):
        done = subprocess.run(
            [sys.executable, "-S", "-m", "tests.release", *words], cwd=ROOT, check=False
        )
        assert done.returncode == 0


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_and_keep_no_password(path: Path) -> None:
    """Given a workflow, then every action is named by its hash, with the version beside it."""
    text = path.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.*)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


def test_only_the_job_that_publishes_may_write() -> None:
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        head, *jobs = re.split(r"^  (?=\w)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
        assert "permissions:\n  contents: read\n" in text and not head
        writing = [job.partition(":")[0] for job in jobs if ": write" in job]
        assert writing == (["publish"] if path.name == "release.yml" else [])


def test_workflows_are_found_clean() -> None:
    """Given the workflows, then a checker of their safety finds nothing."""
    checker = shutil.which("zizmor") or shutil.which("zizmor", path=Path(sys.executable).parent)
    if checker is None:
        pytest.skip("zizmor is not installed")
    done = subprocess.run(
        [checker, "--offline", ROOT / ".github" / "workflows"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_folder_of_resources_has_its_line_in_the_credits() -> None:
    told = (ROOT / "resources" / "CREDITS.md").read_text(encoding="utf-8")
    shipped = [f for f in (ROOT / "resources").iterdir() if f.is_dir() and f.name != "workshop"]
    for folder in shipped:
        parts = [path for path in folder.iterdir() if folder.name not in ("desktop", "languages")]
        for path in parts:
            name = path.relative_to(ROOT / "resources").as_posix()
            assert re.search(rf"`{re.escape(name)}[`/]", told), f"{name} is credited to nobody"
        assert f"`{folder.name}" in told


def test_the_licence_disclaims_both_games() -> None:
    text = " ".join((ROOT / "LICENSE").read_text(encoding="utf-8").split())
    for name in ("Stupor Mundi", "The Castles of Burgundy", "Nestore Mangone", "Stefan Feld"):
        assert name in text


@pytest.mark.parametrize("name", [".ci", ".github", "levels", "resources", "stupor", "tests"])
def test_the_archive_of_the_sources_holds_all_that_the_pages_speak_of(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    left_out = project["tool"]["hatch"]["build"]["targets"]["sdist"]["exclude"]
    assert (ROOT / name).is_dir()
    assert not [pattern for pattern in left_out if fnmatch(f"/{name}", pattern)]


def test_readers_of_types_are_told_that_there_are_some() -> None:
    assert (ROOT / "stupor" / "py.typed").is_file()


def test_a_package_index_is_told_where_the_pictures_are() -> None:
    """Given the address of the files, then every picture and link of README has it."""
    pytest.importorskip("hatchling")
    addressed = runpy.run_path(str(ROOT / "hatch_build.py"))["addressed"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = addressed(readme, "https://host.example/o/n/blob/v2")
    assert "](https://host.example/o/n/raw/v2/.github/pictures/shelf.jpg)" in told
    assert "](https://host.example/o/n/blob/v2/STYLE.md)" in told
    assert not re.findall(r"\]\((?!https://|#)", told)
    assert addressed(readme, "") == readme
