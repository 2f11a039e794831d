"""Wrong command lines: none ends in a traceback, hangs, or writes outside its folder.

python -m tests.commands --lines 2000
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

from stupor.__main__ import main as stupor
from stupor.engine.rng import SplitMix
from stupor.files import bounds
from tests.mutate.trial import Watch

#: Seconds that a wrong line may take.
PATIENCE: Final = 5
WORDS: Final = (
    "", "-", "--", "0", "-1", "1", "2", "3", "1.5", "nan", "inf", "9" * 30, "9" * 5000, "x" * 5000,
    "²", "١", "\udcff", "\x1b[31m", "a,b", ",", ",,,", "None", "[]", "random", "random,random",
    "page,random", "duke:dancer", "human", "random,random,random,random,random", "0x0", "100x100",
    "99999x99999", "1x", "burgundy", "stupor_mundi", "draft", "special", "all", "{}", "%s",
)  # fmt: skip
NAMES: Final = (
    "none", "folder", "pipe", "loop", "empty", "binary", "deep.json", "deep.toml", "list.json",
    "null.json", "numbers.json", "long", "none/none", "empty/none", "x" * 300, "/dev/full",
    "/dev/null", "game.stupor",
)  # fmt: skip
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "": ("--seats", "--seed", "--figures", "--window", "--open", "--trace", "--market", "--game"),
    "serve": ("--figures", "--game", "--schema"),
    "play": ("--seats", "--seed", "--figures", "--json", "--market", "--houses", "--expansions",
             "--boards", "--edition", "--easier", "--game"),
    "arena": ("--seats", "--seed", "--figures", "--games", "--jobs", "--json", "--out", "--ladder",
              "--top", "--readme", "--mixed", "--dask", "--market", "--expansions", "--game"),
    "balance": ("--level", "--players", "--seed", "--games", "--jobs", "--out", "--game"),
    "campaign": ("--level", "--chapter", "--folder", "--seed", "--games", "--out", "--figures"),
    "train": ("--players", "--games", "--jobs", "--seed", "--width", "--start", "--firm", "--out",
              "--checkpoint", "--curve", "--dask"),
    "replay": ("--until", "--json"),
    "review": ("--seat", "--seed", "--json"),
    "statistics": ("--csv", "--json"),
    "figures": ("--json", "--check", "--template", "--game"),
    "selftest": ("--pictures", "--window", "--only"),
    "desktop": ("--x",),
    "dance": ("--x",),
}  # fmt: skip
FLAGS: Final = {"--schema", "--json", "--easier", "--ladder", "--mixed"}
FILES: Final = {"--figures", "--open", "--trace", "--out", "--readme", "--folder", "--start",
                "--csv", "--check", "--template", "--pictures", "--checkpoint",
                "--curve"}  # fmt: skip


#: Folders that are there already, one of them because a line names a device in it.
ALLOWED: Final = {"os.mkdir ('.', 511, -1)", "os.mkdir ('/dev', 511, -1)"}


class Late(BaseException):
    """A line has taken too long."""


def furnish(folder: Path) -> None:
    """Lay out what file arguments can name."""
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")
    (folder / "loop").symlink_to("loop")
    for name, content in {
        "empty": b"", "binary": bytes(range(256)), "deep.json": b"[" * 100_000,
        "deep.toml": b"a = " + b"[" * 10_000, "list.json": b"[]", "null.json": b"null",
        "numbers.json": b'{"clock": 1e999, "now": [], "later": 7}', "long": b"x" * 2**20,
        "game.stupor": b'{"format":"stupor-journal","version":1,"game":"stupor_mundi","seats":2}\n'
                       b'{"chair":15,"sits":"human"}\n',
    }.items():  # fmt: skip
        (folder / name).write_bytes(content)


def line_of(seed: int) -> list[str]:
    """A command line with something wrong in it, as a rule."""
    chance = SplitMix(seed)

    def one(of: Any) -> Any:
        return of[chance.below(len(of))]

    command = one(tuple(OPTIONS))
    line = [command] if command else []
    if command == "replay" and chance.below(8):
        line.append(one(NAMES))
    for _ in range(1 + chance.below(4)):
        option = one(OPTIONS[command]) if chance.below(12) else one(("--nonsense", "-x", "more"))
        line.append(option)
        if option not in FLAGS and chance.below(12):
            line.append(one(NAMES if option in FILES and chance.below(4) else WORDS))
    if command == "train" and chance.below(4):
        line += ["--out", one(NAMES)]
    if command in ("play", "arena") and "--seats" not in line and chance.below(2):
        line += ["--seats", "random,random"]
    return line


def played(*_: object, **__: object) -> int:
    """What is done instead of long games: the command line is tried, not the bots."""
    return 0


def tried(line: list[str]) -> str:
    """What becomes of a line: its status, or what must not be."""
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.StringIO()
    source = io.TextIOWrapper(io.BytesIO())
    began = time.monotonic()
    signal.alarm(PATIENCE)
    try:
        with (
            mock.patch("sys.stdin", source), contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):  # fmt: skip
            status = stupor(line)
    except SystemExit as end:
        status = int(end.code or 0)
    except Late:
        return f"LATE {time.monotonic() - began:.1f} s"
    except BaseException:
        return f"TRACEBACK {traceback.format_exc()}"
    finally:
        signal.alarm(0)
    return "TRACEBACK told" if "Traceback" in err.getvalue() else f"status {status}"


@contextlib.contextmanager
def apart(folder: Path) -> Iterator[None]:
    """In a folder of its own, without long games and without the window."""
    before = Path.cwd()
    homes = {name: str(folder / name.lower()) for name in
             ("STUPOR_DATA", "STUPOR_CONFIG", "STUPOR_LOG", "STUPOR_DOWNLOADS")}  # fmt: skip
    instead = ("stupor.program.run_command._opened", "stupor.protocol.playing.play",
               "stupor.selftest.command.selftest",
               "stupor.selftest.command.take_pictures")  # fmt: skip
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, {**homes, "SDL_VIDEODRIVER": "dummy"}))
        for name in instead:
            stack.enter_context(mock.patch(name, played))
        stack.enter_context(mock.patch("stupor.arena.command.GAMES", 1))
        stack.enter_context(mock.patch("stupor.arena.command.LADDER_GAMES", 1))
        stack.enter_context(mock.patch("stupor.arena.match_game.MOST_CHOICES", 2))
        for name in ("multiprocessing.get_context", "stupor.training.command.play_all"):
            stack.enter_context(mock.patch(name, side_effect=SystemExit(0)))
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def late(*_: object) -> None:
    raise Late


def run(lines: int, seed: int = 0) -> tuple[Counter[str], list[str]]:
    """Try so many lines; what became of them, and what must not be."""
    found: Counter[str] = Counter()
    wrong: list[str] = []
    handler = signal.signal(signal.SIGALRM, late)
    with tempfile.TemporaryDirectory(prefix="stupor-lines-") as made:
        folder = Path(made)
        furnish(folder)
        watch = Watch(folder)
        with apart(folder):
            for number in range(lines):
                line = line_of(seed + number)
                watch.on = True
                became = tried(line)
                watch.on = False
                found[became.split()[0] if became.isupper() else became[:9]] += 1
                if not became.startswith("status"):
                    wrong.append(f"{[word[:60] for word in line]}: {became}")
        wrong += [seen for seen in watch.seen if seen not in ALLOWED and "/dev/full" not in seen]
    signal.signal(signal.SIGALRM, handler)
    return found, wrong


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=bounds.whole(1, 10**6), default=2000)
    parser.add_argument("--seed", type=bounds.whole(0, 10**9), default=0)
    asked = parser.parse_args()
    began = time.monotonic()
    found, wrong = run(asked.lines, asked.seed)
    print("\n".join(wrong[:12]))
    print(f"{found.total()} lines, {len(wrong)} wrong, {time.monotonic() - began:.0f} s: {found}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
