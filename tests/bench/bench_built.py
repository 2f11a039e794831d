"""P1: the built folder beside the run from source: size, time to the first pictures, the pictures.

Looks at the screen from outside, so that both are timed by the same means: a start lasts until a
part of the window shows what it shows at rest. Build it first: `pyinstaller build_exe.spec`.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.bench.ratio import Ratio
from tests.bench.screen import ROOT, screen
from tests.bench.size import size

Spot = tuple[int, int, int, int]

IDS = ("P1",)
BUILT = ROOT / "dist" / "stupor"
_BARE = "import tests.bench.start as s, time; s.bare(); time.sleep(60)"
_COMMANDS = {
    "bare": [sys.executable, "-c", _BARE],
    "source": [sys.executable, "-m", "stupor"],
    "built": [str(BUILT / "stupor")],
}
#: What is looked at: the middle of the title picture, the head of the table's rail.
_TITLE: Spot = (800, 300, 320, 100)
_TABLE: Spot = (1606, 6, 306, 86)
_WHOLE: Spot = (0, 0, 1920, 1080)
_OPTIONS = ["--seed", "1", "--window", "1920x1080"]
_SEATS = ["--seats", "human,greedy"]
_REST = 4.0
_GONE = 0.2
_PATIENCE = 60.0
_ROUNDS = size(7)
#: The art may be as large as it is; the rest of the folder may not.
_ART = ("boards", "sheets", "sounds", "fonts")


class Onlooker:
    """Starts the programs on a screen and looks at it from outside."""

    def __init__(self, env: dict[str, str]) -> None:
        from Xlib.display import Display

        self._env = env
        # held open: a server begins anew when its last client leaves
        self._display = Display(env["DISPLAY"])

    def seen(self, spot: Spot) -> bytes:
        """The pixels of a part of the screen."""
        root = self._display.screen().root
        pixels: bytes = root.get_image(*spot, 2, 0xFFFFFFFF).data
        return pixels

    @contextmanager
    def started(self, kind: str, options: list[str]) -> "Iterator[subprocess.Popen[bytes]]":
        """A running program; it is gone in the end, and so is its window."""
        quiet = subprocess.DEVNULL
        command = [*_COMMANDS[kind], *([] if kind == "bare" else options)]
        running = subprocess.Popen(command, cwd=ROOT, env=self._env, stdout=quiet, stderr=quiet)
        try:
            yield running
        finally:
            running.kill()
            running.wait()
            time.sleep(_GONE)

    def at_rest(self, kind: str, spot: Spot, options: list[str]) -> bytes:
        """What a part of the screen shows when a program has come to rest, however late."""
        with self.started(kind, options):
            before, shown = b"", b"-"
            while before != shown:
                time.sleep(_REST)
                before, shown = shown, self.seen(spot)
            return shown

    def starts(self, spot: Spot, options: list[str]) -> dict[str, float]:
        """Median seconds by kind from the start of the process until the spot shows its picture."""
        wanted = {kind: self.at_rest(kind, spot, options) for kind in _COMMANDS}
        taken: dict[str, list[float]] = {kind: [] for kind in _COMMANDS}
        for _ in range(_ROUNDS):
            for kind, times in taken.items():
                times.append(self._start(kind, options, spot, wanted[kind]))
        return {kind: statistics.median(times) for kind, times in taken.items()}

    def _start(self, kind: str, options: list[str], spot: Spot, wanted: bytes) -> float:
        began = time.perf_counter()
        with self.started(kind, options):
            while self.seen(spot) != wanted:
                if time.perf_counter() - began > _PATIENCE:
                    raise RuntimeError(f"{kind} never shows its picture")
                time.sleep(0.002)
            return time.perf_counter() - began

    def resident(self) -> float:
        """Megabytes of the built program with a table."""
        with self.started("built", [*_OPTIONS, *_SEATS]) as running:
            time.sleep(_REST)
            pages = int(Path(f"/proc/{running.pid}/statm").read_text(encoding="ascii").split()[1])
            return pages * 4096 / 1e6


def run() -> list[Ratio]:
    """Start bare window, source and built folder in turn, several times, and compare medians."""
    if not BUILT.is_dir():
        return [Ratio("P1", "-", float("nan"), "no dist/stupor: pyinstaller build_exe.spec")]
    at_table = [*_OPTIONS, *_SEATS]
    with screen(1920, 1080) as env:
        looks = Onlooker(env)
        title, table = looks.starts(_TITLE, _OPTIONS), looks.starts(_TABLE, at_table)
        same = looks.at_rest("source", _WHOLE, at_table) == looks.at_rest("built", _WHOLE, at_table)
        held = looks.resident()
    size, art = _megabytes()
    bare = title["bare"]
    return [
        Ratio("P1", "<= 45 MB", size - art, f"MB besides {art:.0f} MB of art"),
        Ratio("P1", "<= 1 x", title["built"] / title["source"], "x the title from source"),
        Ratio("P1", "<= 1 x", table["built"] / table["source"], "x the table from source"),
        Ratio("P1", "<= 1.3 x", title["built"] / bare, f"x a bare window ({bare:.3f} s): title"),
        Ratio("P1", "<= 2.8 x", table["built"] / bare, "x a bare window: table"),
        Ratio("P1", ">= 1", float(same), "its table's picture equals that from source"),
        Ratio("P1", "<= 170 MB", held, "MB resident with a table"),
    ]


def _megabytes() -> tuple[float, float]:
    """The whole folder, and the art in it."""
    files = [file for file in BUILT.rglob("*") if file.is_file() and not file.is_symlink()]
    sizes = {file: file.stat().st_size / 1e6 for file in files}
    art = sum(size for file, size in sizes.items() if file.parent.name in _ART)
    return sum(sizes.values()), art
