"""A Windows of our own: an empty Wine prefix whose user and whose program folder have odd names."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Final, Self

USER: Final = "Ω 太郎"
#: Seconds for an empty Windows to be there.
BIRTH: Final = 240


def missing() -> str:
    """What this machine lacks for Wine, or nothing."""
    if shutil.which("wine") is None:
        return "Wine is not installed"
    told = version()
    return "" if told.startswith("wine-") else f"Wine does not start: {told[-200:]}"


def version() -> str:
    """Which Wine this is, as it says itself."""
    done = subprocess.run(
        ["wine", "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip()


class Wine:
    """A prefix in a folder; what runs in it ends with it."""

    def __init__(self, folder: Path, display: str) -> None:
        """Nothing is made yet; its windows will stand on that display."""
        self._folder = folder
        self._prefix = folder / "prefix"
        self._home = folder / "home"
        self.drive = self._prefix / "drive_c"
        self.user = self.drive / "users" / USER
        self._display = display

    def __enter__(self) -> Self:
        """Make the prefix."""
        self._home.mkdir()
        self.call("wineboot", "-i", seconds=BIRTH)
        if not self.user.is_dir():
            raise OSError(f"Wine has made no user {USER}")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        subprocess.run(["wineserver", "-k"], env=self._environment(), check=False)
        subprocess.run(["wineserver", "-w"], env=self._environment(), check=False, timeout=60)

    def call(
        self, *words: str, seconds: float, folder: Path | None = None, **more: str
    ) -> tuple[int, str]:
        """Run to the end: the exit status and what was said."""
        with self.start(*words, folder=folder, **more) as process:
            try:
                said, _ = process.communicate(timeout=seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        return process.returncode, said.decode("utf-8", "replace")

    def launch(self, *words: str, folder: Path | None = None) -> None:
        """Run what goes on by itself: what is left over would keep the pipe of a call open."""
        process = self.start(*words, folder=folder)
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()

    def start(
        self, *words: str, folder: Path | None = None, **more: str
    ) -> subprocess.Popen[bytes]:
        """Run beside us; to a plain file, in place of a pipe, no Python here could speak."""
        return subprocess.Popen(
            words, cwd=folder or self._folder, env=self._environment() | more,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def path(self, file: Path) -> str:
        """How Windows calls a file of ours."""
        return "C:\\" + str(file.relative_to(self.drive)).replace("/", "\\")

    def _environment(self) -> dict[str, str]:
        ours = {name: what for name, what in os.environ.items() if not name.startswith("STUPOR_")}
        ours |= {"WINEPREFIX": str(self._prefix), "WINEARCH": "win64", "WINEDEBUG": "-all"}
        # no questions about .NET and web pages, no entries in the menus of this desktop
        ours["WINEDLLOVERRIDES"] = "mscoree=;mshtml=;winemenubuilder.exe="
        ours |= {"USER": USER, "HOME": str(self._home), "LC_ALL": "C.UTF-8"}
        ours |= {"SDL_AUDIODRIVER": "dummy", "DISPLAY": self._display}
        return ours
