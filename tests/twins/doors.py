"""Two text doors side by side: each line goes to both, and what comes back is compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
Answer = dict[str, Any]


class Speaker:
    """A text door in a process of its own."""

    def __init__(self, folder: Path, arguments: Sequence[str]) -> None:
        """Open the door of the build in that folder."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
        self._process = subprocess.Popen(
            [sys.executable, *arguments], cwd=folder, env=env,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def send(self, line: bytes) -> None:
        """Ask; the answer is heard later."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def hear(self) -> bytes:
        """The answer; nothing where the door has ended."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


class Twins:
    """Two doors that are asked the same, what was asked, and where their answers differ."""

    def __init__(self, folders: Sequence[Path], ways: Sequence[Sequence[str]]) -> None:
        """Open the doors of these builds, each in its way."""
        self._folders, self._ways = folders, ways
        self.asked: Counter[str] = Counter()
        self.differing: list[str] = []
        self._open()

    def ask(self, do: str, **fields: Any) -> Answer:
        """What the first door answers."""
        return self.say(json.dumps({"do": do, **fields}).encode(), do)

    def say(self, line: bytes, kind: str) -> Answer:
        """The same with a line as it is."""
        for speaker in self._speakers:
            speaker.send(line)
        ours, theirs = (speaker.hear() for speaker in self._speakers)
        answer: Answer = json.loads(ours)
        refused = not answer["ok"]
        self.asked[f"{kind}, refused" if refused else kind] += 1
        if ours != theirs:
            self._differ(kind, line, ours, theirs)
        elif refused and answer["error"]["code"] == "internal":
            self._differ(kind, line, ours, b"both have an internal error")
        return answer

    def anew(self) -> None:
        """Close both doors and open others, which remember nothing."""
        self.close()
        self._open()

    def close(self) -> None:
        """Close both doors."""
        for speaker in self._speakers:
            speaker.close()

    def _open(self) -> None:
        pairs = zip(self._folders, self._ways, strict=True)
        self._speakers = [Speaker(folder, way) for folder, way in pairs]

    def _differ(self, kind: str, line: bytes, ours: bytes, theirs: bytes) -> None:
        at = next(
            (at for at, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b),
            min(len(ours), len(theirs)),
        )
        here = slice(max(at - 80, 0), at + 80)
        self.differing.append(
            f"{kind}: {line[:200].decode()}\n  {ours[here].decode()}\n  {theirs[here].decode()}"
        )
