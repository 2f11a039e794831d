"""Built folders as files to download."""

from __future__ import annotations

import hashlib
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

#: What each system downloads: how it is packed, and what of `dist`.
SYSTEMS: Final = {
    "linux": ("tar.gz", "stupor"),
    "macos": ("tar.gz", "Stupor.app"),
    "windows": ("zip", "stupor"),
}
SUMS: Final = "SHA256SUMS"


def name_of(system: str, version: str) -> str:
    """How the file of a system is called."""
    return f"stupor-{version}-{system}.{SYSTEMS[system][0]}"


def pack(system: str, version: str, dist: Path, out: Path) -> Path:
    """Pack what a system runs; links and permissions are kept where a system knows them.

    FileNotFoundError where it was not built.
    """
    kind, what = SYSTEMS[system]
    source = dist / what
    if not source.exists():
        raise FileNotFoundError(f"{source} is not there: run pyinstaller build_exe.spec first")
    out.mkdir(parents=True, exist_ok=True)
    target = out / name_of(system, version)
    if kind == "zip":
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
            for path in sorted(source.rglob("*")):
                packed.write(path, path.relative_to(dist))
    else:
        with tarfile.open(target, "w:gz") as packed_tar:
            packed_tar.add(source, what, filter=_nobodys)
    return target


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def sums(folder: Path) -> Iterator[str]:
    """A line for each file of a folder, as `sha256sum --check` reads it."""
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != SUMS:
            yield f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
