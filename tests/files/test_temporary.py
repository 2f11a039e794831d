"""Our temporary folder is ours: nobody has laid it out, and nobody else can look into it."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from stupor.files.temporary import own_temporary
from stupor.platform import paths
from tests.mutate.worlds import POSIX, STRANGERS

pytestmark = POSIX


@pytest.fixture
def common(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The common folder for temporary files."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    own_temporary.cache_clear()
    yield tmp_path
    own_temporary.cache_clear()


def usual(common: Path) -> Path:
    return common / f"stupor-{os.getuid()}"


def alone(folder: Path) -> bool:
    state = folder.lstat()
    return stat.S_ISDIR(state.st_mode) and stat.S_IMODE(state.st_mode) == 0o700


def test_the_folder_is_the_same_each_time_and_nobody_elses(common: Path) -> None:
    first = own_temporary()
    own_temporary.cache_clear()
    assert own_temporary() == first == usual(common)
    assert alone(first)


def test_a_link_that_somebody_has_laid_out_is_not_followed(common: Path) -> None:
    (common / "theirs").mkdir()
    usual(common).symlink_to(common / "theirs")
    found = own_temporary()
    assert found != usual(common) and alone(found)
    assert not any((common / "theirs").iterdir())


def test_a_folder_that_others_can_write_to_is_not_used(common: Path) -> None:
    usual(common).mkdir()
    usual(common).chmod(0o777)
    found = own_temporary()
    assert found != usual(common) and alone(found)


@pytest.mark.parametrize("name", STRANGERS)
def test_nor_is_anything_else_in_its_place(common: Path, name: str) -> None:
    if name != "a folder":
        STRANGERS[name](usual(common))
        assert own_temporary() != usual(common)


def test_logs_and_reports_go_into_no_common_folder(
    common: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever lays out links by the names of old in the common folder waits in vain."""
    secret = common / "secret"
    secret.write_text("mine")
    for name in ("stupor.log", "stupor-fault.log", "stupor-reports"):
        (common / name).symlink_to(secret)
    monkeypatch.setenv("STUPOR_LOG", str(secret / "log"))
    assert paths.user_log() == usual(common) / "stupor.log"
    assert secret.read_text() == "mine"


def test_without_any_temporary_folder_the_log_has_its_place_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise FileNotFoundError("no usable temporary directory")

    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(tempfile, "gettempdir", none)
    own_temporary.cache_clear()
    monkeypatch.setenv("STUPOR_LOG", str(tmp_path / "file"))
    assert paths.user_log() == tmp_path / "file" / "stupor.log"
    with pytest.raises(OSError):
        own_temporary()
