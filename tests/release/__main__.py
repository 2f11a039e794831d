"""Makes the parts of a release; without a word, all that needs no network, as a trial.

python -m tests.release                  try everything in an empty folder
python -m tests.release tag TAG          fail where a tag is not the version
python -m tests.release notes            print what CHANGELOG says of the version
python -m tests.release pack SYSTEM OUT  pack dist/ for linux, macos or windows
python -m tests.release sums FOLDER      write SHA256SUMS beside the files of a folder
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from stupor import __version__
from stupor.games import registry
from stupor.program.compiled_rules import CHOICE, PLAIN
from tests.release.packing import SUMS, pack, sums
from tests.release.papers import NEXT, ROOT, notes, wrong_with

USAGE = 2


def told() -> str:
    """The notes of this version; before its release, of what is next."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return notes(changelog, __version__) or notes(changelog, NEXT)


def summed(folder: Path) -> Path:
    """Write the checksums of a folder."""
    target = folder / SUMS
    target.write_text("".join(sums(folder)), encoding="utf-8")
    return target


def played(door: Path, env: dict[str, str]) -> bytes:
    """What a built program tells of a game of each kind between computers that have learned."""
    seats = ("--seats", "baron,knight", "--seed", "7", "--json")
    ways = [[door, "play", "--game", game, *seats] for game in registry.GAMES]
    runs = [subprocess.run(way, cwd="/", env=env, check=True, capture_output=True) for way in ways]
    return b"".join(run.stdout for run in runs)


def trial() -> int:
    """Build, pack, unpack and run the folder of Linux; write notes and checksums."""
    built = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    with tempfile.TemporaryDirectory(prefix="stupor-release-") as name:
        here = Path(name)
        out = here / "out"
        subprocess.run([*built, "--distpath", here / "dist", "--workpath", here / "build",
                        "build_exe.spec"], cwd=ROOT, check=True)  # fmt: skip
        packed = pack("linux", __version__, here / "dist", out)
        (out / "NOTES.md").write_text(told(), encoding="utf-8")
        print(summed(out).read_text(encoding="utf-8"), end="")
        shutil.unpack_archive(packed, here / "unpacked")
        bare = {"HOME": name, "PATH": "/nowhere", "SDL_VIDEODRIVER": "dummy",
                "SDL_AUDIODRIVER": "dummy"}  # fmt: skip
        door = here / "unpacked" / "stupor" / "stupor-door"
        ended = subprocess.run([door, "selftest"], cwd="/", env=bare, check=False).returncode
        size = packed.stat().st_size / 1e6
        print(f"{packed.name}: {size:.1f} MB; its selftest ended with {ended}")
        same = played(door, bare) == played(door, {**bare, CHOICE: PLAIN})
        print(f"by its rules and by the plain ones {'the same' if same else 'ANOTHER'} game")
        return ended or not same


def main(words: list[str]) -> int:
    """Do what the words say; 0 where it could be done."""
    match words:
        case []:
            return trial()
        case ["tag", tag]:
            wrong = wrong_with(tag)
            print(wrong or f"{tag} is the version", file=sys.stderr if wrong else sys.stdout)
            return bool(wrong)
        case ["notes"]:
            print(told(), end="")
            return not told()
        case ["pack", system, out]:
            try:
                print(pack(system, __version__, ROOT / "dist", Path(out)))
            except (FileNotFoundError, KeyError) as why:
                print(f"cannot be packed: {why}", file=sys.stderr)
                return USAGE
            return 0
        case ["sums", folder] if Path(folder).is_dir():
            print(summed(Path(folder)).read_text(encoding="utf-8"), end="")
            return 0
    print(__doc__, file=sys.stderr)
    return USAGE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
