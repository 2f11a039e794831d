"""Compares every sprite with those of another commit: `python -m tests.sheets COMMIT`.

Sheets may be packed anew, split or stored otherwise; each sprite must be cut from them byte for
byte as before. Names that came or went are told; 0 if nothing else changed, 1 if a sprite did.
"""

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

ROOT = Path(__file__).parents[1]
Read = Callable[[str], bytes]


class Look(NamedTuple):
    """What a sprite looks like in one set."""

    frame: tuple[float, ...]
    area: tuple[int, int]
    offset: tuple[int, int]
    pixels: bytes


def here(path: str) -> bytes:
    """A file of the working tree."""
    return (ROOT / path).read_bytes()


def then(commit: str) -> Read:
    """What reads a file of a commit."""

    def read(path: str) -> bytes:
        return subprocess.run(
            ["git", "show", f"{commit}:{path}"], cwd=ROOT, check=True, capture_output=True
        ).stdout

    return read


def atlases(commit: str) -> list[str]:
    """The lists of sprites of a commit."""
    listing = ["git", "ls-tree", "-r", "--name-only", commit, "resources"]
    told = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for path in told.splitlines() if path.endswith("/atlas.json")]


def looks(read: Read, lists: list[str]) -> Iterator[tuple[tuple[str, str], Look]]:
    """Every sprite in every set, by name and set."""
    for path in lists:
        atlas = json.loads(read(path))
        for scale, entry in atlas["sets"].items():
            names = [*entry["sheets"], *entry.get("late", ())]
            folder = path.removesuffix("atlas.json")
            sheets = [pygame.image.load(io.BytesIO(read(folder + name)), name) for name in names]
            for name, row in atlas["sprites"].items():
                if scale in row:
                    yield (name, scale), _look(sheets, row["size"], row[scale])


def _look(sheets: list[pygame.Surface], frame: list[float], row: list[int]) -> Look:
    sheet, x, y, w, h, ox, oy = row
    part = sheets[sheet].subsurface((x, y, w, h))
    return Look(tuple(frame), (w, h), (ox, oy), pygame.image.tobytes(part, "RGBA"))


def main(commit: str) -> int:
    """Tell what differs."""
    now_at = sorted(
        path.relative_to(ROOT).as_posix() for path in ROOT.glob("resources/*/atlas.json")
    )
    before = dict(looks(then(commit), atlases(commit)))
    now = dict(looks(here, now_at))
    changed = sorted(key for key in before.keys() & now.keys() if before[key] != now[key])
    for what, keys in (("new", now.keys() - before), ("gone", before.keys() - now)):
        print(f"{what}: {', '.join(sorted({name for name, _ in keys})) or 'none'}")
    print(f"changed: {', '.join(f'{name} at {scale}x' for name, scale in changed) or 'none'}")
    print(f"{len(before.keys() & now.keys()) - len(changed)} sprites are the same")
    return int(bool(changed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
