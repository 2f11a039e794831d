"""Folders of a player's in which somebody has put whatever a disk can hold."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from tests.mutate.corpus import SPEC, file_of, files, game

Things = Mapping[str, Callable[[Path], object]]
POSIX: Final = pytest.mark.skipif(os.name != "posix", reason="the system has no such things")
OPEN_FILES_MOVE: Final = pytest.mark.skipif(
    os.name != "posix", reason="elsewhere an open file cannot be moved or removed"
)
#: A name that is no text in any usual code, as Linux tells it; Windows has none, but reads this.
NO_TEXT: Final = b"\xff\xfe\x07name".decode("utf-8", "surrogateescape")
#: As long as no game has been: times before the first and after the last year.
TIMES: Final = (
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0001-01-01T00:00:00",
    "9999-12-31T23:59:59.999999", "1969-12-31T23:59:59Z", "2026-11-21T14:30:12+23:59",
    "99999-01-01", "\ud800", "", "soon",
)  # fmt: skip
#: Times of files, in seconds.
STAMPS: Final = (-(2.0**62), -62135596801.0, -1.0, 0.0, 253402300800.0, 2.0**62)


def _loop(path: Path) -> None:
    other = path.with_name(f"{path.name}-back")
    other.symlink_to(path)
    path.symlink_to(other)


def _socket(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the name of a socket must be short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


#: What may lie where a file is expected.
STRANGERS: Final[Things] = {
    "a pipe": lambda path: os.mkfifo(path),
    "a folder": lambda path: path.mkdir(),
    "a circle of links": _loop,
    "a link to nowhere": lambda path: path.symlink_to(path.with_name("nowhere")),
    "a link to a device": lambda path: path.symlink_to("/dev/zero"),
    "a link to a screen": lambda path: path.symlink_to("/dev/tty"),
    "a socket": _socket,
}  # fmt: skip


def lines_of(content: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in content.split(b"\n") if line]


def with_header(content: bytes, **facts: object) -> bytes:
    """A game whose first line says something else."""
    header, *lines = lines_of(content)
    return file_of([{**header, **facts}, *lines])


def nested(lines: int = 40_000, deep: int = 38) -> bytes:
    """A game of very many lines, each a list in a list in a list."""
    head = files()["two, just begun"].partition(b"\n")[0]
    return head + b"\n" + (b'{"standing":' + b"[" * deep + b"]" * deep + b"}\n") * lines


def heavy(cards: int, snapshots: int = 30) -> bytes:
    """A game that does not fit, with positions of hands of very many cards to be tried."""
    session = game(4, 60, 3)
    position = SPEC.rules.dump(session.state)
    for player in position["state"]["players"]:
        player["hand"] = (player["hand"] * cards)[:cards]
    header = {**session.lines()[0], "seed": 4}
    wrong = {"seat": 0, "key": "no:such:choice"}
    tale = [{"snapshot": position, "ply": 1}, wrong]
    return file_of([header, wrong, *tale * snapshots])


def endless(choices: int = 9_000) -> bytes:
    """A game that goes on and on."""
    header, first, *_ = lines_of(files()["two, just begun"])
    return file_of([header, first, *[{"seat": 0, "key": "pass"}] * choices])


def games() -> Iterator[tuple[str, bytes]]:
    """Games by name that were a trouble once."""
    begun = files()["two, just begun"]
    over = files()["alone to the end"]
    for number, time in enumerate(TIMES):
        yield f"begun-{number}", with_header(begun, began=time)
        yield f"over-{number}", with_header(over, began=time, id=f"over-{number}", app="1.0.0")
    yield "nested", nested()
    yield "nested-short", nested(4_000, 20)
    yield "heavy", heavy(1_000)
    yield "wide", heavy(150)
    yield "endless", endless()
    yield "digits", begun.replace(b'"seed":3', b'"seed":' + b"9" * 5_000, 1)
    yield "half-letters", with_header(begun, names=["\ud800", "\udfff\x00"], kinds=["\udc80"] * 2)
    yield "points", over.replace(b'"scores":[', b'"scores":[99999999999999999999,', 1)


def fill(root: Path) -> dict[str, Path]:
    """A whole world of such things; where its folders are."""
    places = {name: root / name for name in ("data", "config", "log", "downloads")}
    kept = places["data"] / "games"
    for folder in (*places.values(), kept, places["data"] / "trash", places["data"] / "chapters"):
        folder.mkdir(parents=True)
    for folder in (kept, places["data"] / "trash", places["downloads"]):
        for name, make in STRANGERS.items():
            make(folder / f"{name}.stupor")
        (folder / f"{NO_TEXT}.stupor").write_bytes(files()["two, just begun"])
    for name, content in games():
        (kept / f"{name}.stupor").write_bytes(content)
    for number, stamp in enumerate(STAMPS):
        _dated(kept / f"dated-{number}.stupor", stamp)
        _dated(places["downloads"] / f"dated-{number}.stupor", stamp)
    for name, make in STRANGERS.items():
        (kept / f"picture of {name}.stupor").write_bytes(files()["alone"])
        make(kept / f"picture of {name}.jpg")
        make(places["data"] / "chapters" / f"{name}.toml")
    for name, text in TABLES.items():
        (places["data"] / "chapters" / f"{name}.toml").write_bytes(text)
    (places["data"] / "chapters" / f"{NO_TEXT}.toml").write_bytes(b"number = 1\n")
    (places["data"] / "figures.toml").write_bytes(TABLES["a name of parts"])
    os.mkfifo(places["data"] / "profiles.json")
    (places["config"] / "settings.json").write_bytes(b'{"text": ' + b"9" * 5_000 + b"}")
    os.mkfifo(places["log"] / "stupor.log")
    os.mkfifo(places["log"] / "stupor-fault.log")
    return places


def _dated(path: Path, stamp: float) -> None:
    """A sound game whose file is of another time, as far as the disk knows it."""
    path.write_bytes(files()["two, just begun"])
    try:
        os.utime(path, (stamp, stamp))
    except (OverflowError, OSError):
        path.unlink()


#: Tables in TOML that a parser does not mind, or minds too much.
TABLES: Final[Mapping[str, bytes]] = {
    "digits": b"\n[castle.t2]\ncost = " + b"9" * 5_000 + b"\n",
    "hex": b"[castle.t2]\nedict = 0x" + b"f" * 6_000 + b"\n",
    "a name of parts": b"a" + b".a" * 3_000 + b" = 1\n",
    "a name of very many parts": b"a" + b".a" * 90_000 + b" = 1\n",
    "a table of parts": b"[" + b".".join([b"a"] * 3_000) + b"]\n",
    "tables in tables": b"x = " + b"{a = " * 2_000 + b"1" + b"}" * 2_000 + b"\n",
    "lists in lists": b"x = " + b"[" * 90_000 + b"\n",
    "a long word": b'[castle.t2]\ncost = """\n' + b"a" * 60 + b'!"""\n',
    "a long name": b"a" * 90_000 + b" = 1\n",
    "quotes": b'\\"""' * 40_000,
    "many names": b"".join(b"x%d = 1\n" % number for number in range(20_000)),
    "zeros": b"\x00" * 1_000,
    "half a text": "größe = 1\n".encode("latin-1"),
}
