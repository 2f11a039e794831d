"""The bug report: everything in one zip, nobody's name in it, and hostile zips are refused."""

from __future__ import annotations

import json
import struct
import zipfile
from pathlib import Path

import pytest

from stupor.archive import report as report_module
from stupor.archive.report import (
    JOURNAL,
    Report,
    ReportProblem,
    read_report,
    without_names,
    write_report,
)

GAME = b'{"format":"stupor-journal"}\n{"seat":0,"key":"pass"}\n'
FULL = Report(
    "0.3.0", {"mistake": "KeyError: 7"}, GAME, {"speed": 2.0}, "a line\n", b"\xff\xd8picture"
)


def parts(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_a_report_has_everything_and_gives_the_game_back(tmp_path: Path) -> None:
    path = write_report(tmp_path / "reports", FULL)
    found = parts(path)
    assert set(found) == {
        "README.txt", "facts.json", "settings.json", "stupor.log", "journal.stupor",
        "screenshot.jpg",
    }  # fmt: skip
    assert json.loads(found["facts.json"]) == {
        "format": "stupor-report", "version": 1, "app": "0.3.0", "mistake": "KeyError: 7",
    }  # fmt: skip
    assert json.loads(found["settings.json"]) == {"speed": 2.0}
    assert found["screenshot.jpg"] == b"\xff\xd8picture"
    assert read_report(path) == GAME


def test_what_could_not_be_learnt_is_left_out(tmp_path: Path) -> None:
    path = write_report(tmp_path, Report("0.3.0"))
    found = parts(path)
    assert set(found) == {"README.txt", "facts.json"}
    assert b"facts.json" in found["README.txt"]
    assert b"screenshot.jpg" not in found["README.txt"]
    with pytest.raises(ReportProblem, match="contains no game"):
        read_report(path)


def test_two_reports_of_one_second_stay_apart(tmp_path: Path) -> None:
    first, second = (write_report(tmp_path, FULL) for _ in range(2))
    assert first != second
    assert read_report(first) == read_report(second) == GAME


def test_only_the_latest_reports_are_kept(tmp_path: Path) -> None:
    for number in range(25):
        (tmp_path / f"stupor-report-20250101-0000{number:02}.zip").write_bytes(b"old")
    (tmp_path / "holiday.zip").write_bytes(b"not ours")
    latest = write_report(tmp_path, FULL)
    left = sorted(tmp_path.glob("stupor-report-*.zip"))
    assert len(left) == 20
    assert latest in left
    assert latest.name.startswith("stupor-report-0001-")
    assert "stupor-report-20250101-000006.zip" in {path.name for path in left}
    assert (tmp_path / "holiday.zip").exists()


def test_reports_of_a_clock_that_was_wrong_take_no_new_one_away(tmp_path: Path) -> None:
    for number in range(25):
        (tmp_path / f"stupor-report-20991231-0000{number:02}.zip").write_bytes(b"future")
        (tmp_path / f"stupor-report-00{number:02}-20991231-000000.zip").write_bytes(b"future")
    written = [write_report(tmp_path, FULL) for _ in range(22)]
    assert [path for path in written if path.exists()] == written[2:]
    assert sorted(tmp_path.glob("stupor-report-*.zip")) == sorted(written[2:])


def test_a_report_of_the_greatest_number_takes_no_new_one_away(tmp_path: Path) -> None:
    (tmp_path / "stupor-report-999999999999-20991231-000000.zip").write_bytes(b"great")
    for number in range(25):
        (tmp_path / f"stupor-report-1{number:05}-20991231-000000.zip").write_bytes(b"future")
    latest = write_report(tmp_path, FULL)
    assert latest.exists() and len(list(tmp_path.glob("stupor-report-*.zip"))) == 20


def test_a_report_that_cannot_be_finished_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(OSError, match="no space"):
        write_report(tmp_path, FULL)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("/home/anna/games/x", "~/games/x"),
        ("at /home/anna", "at ~"),
        ('{"path": "/home/anna"}', '{"path": "~"}'),
        ("/home/annabel/x", "/home/annabel/x"),
        ("/media/anna/stick", "/media/player/stick"),
        ("ANNA and Hannah", "player and Hannah"),
    ],
)
def test_neither_the_way_home_nor_the_account_can_be_read(text: str, told: str) -> None:
    assert without_names(text, "/home/anna", "anna") == told


@pytest.mark.parametrize(
    "text",
    ["C:\\Users\\Anna B\\x.py", '"C:\\\\Users\\\\Anna B\\\\x.py"', "C:/Users/Anna B/x.py",
     "c:\\users\\anna b\\x.py"],
)  # fmt: skip
def test_the_way_home_is_known_in_every_spelling(text: str) -> None:
    assert "anna" not in without_names(text, "C:\\Users\\Anna B", "").lower()


def test_short_names_and_no_home_take_nothing_away() -> None:
    assert without_names("/x is at /", "/", "is") == "/x is at /"


def packed(path: Path, name: str, content: bytes, kind: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", kind) as made:
        made.writestr(name, content)
    return path


def test_foreign_and_broken_zips_are_told_kindly(tmp_path: Path) -> None:
    whole = write_report(tmp_path, FULL).read_bytes()
    bad = tmp_path / "bad.zip"
    for content in (b"", b"PK", b"no zip at all" * 100, whole[:-40], whole[: len(whole) // 2]):
        bad.write_bytes(content)
        with pytest.raises(ReportProblem, match="damaged or not a"):
            read_report(bad)
    with pytest.raises(ReportProblem, match="damaged or not a"):
        read_report(tmp_path / "missing.zip")
    with pytest.raises(ReportProblem, match="contains no game"):
        read_report(packed(tmp_path / "foreign.zip", "letter.txt", b"Dear Frederick"))


def test_every_flipped_byte_is_either_told_or_does_no_harm(tmp_path: Path) -> None:
    whole = write_report(tmp_path, FULL).read_bytes()
    bad = tmp_path / "bad.zip"
    for place in range(0, len(whole), 3):
        bad.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            assert read_report(bad) == GAME
        except ReportProblem:
            continue


def test_a_game_that_unpacks_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_module, "_LONGEST", 100_000)
    bomb = packed(tmp_path / "bomb.zip", JOURNAL, b"0" * 1_000_000)
    assert bomb.stat().st_size < 100_000
    with pytest.raises(ReportProblem, match="too long"):
        read_report(bomb)


def test_a_zip_of_countless_parts_is_refused_unopened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = tmp_path / "many.zip"
    with zipfile.ZipFile(many, "w") as made:
        for number in range(40):
            made.writestr(f"{number}", b"")
        made.writestr(JOURNAL, GAME)
    monkeypatch.setattr(zipfile.ZipFile, "__init__", None)
    with pytest.raises(ReportProblem, match="damaged or not a"):
        read_report(many)


def test_a_zip_of_the_large_kind_is_refused(tmp_path: Path) -> None:
    path = write_report(tmp_path, FULL)
    whole = path.read_bytes()
    locator = b"PK\x06\x07" + struct.pack("<LQL", 0, 0, 1)
    path.write_bytes(whole[:-22] + locator + whole[-22:])
    with pytest.raises(ReportProblem, match="damaged or not a"):
        read_report(path)


def test_unusual_packing_is_refused(tmp_path: Path) -> None:
    path = packed(tmp_path / "lzma.zip", JOURNAL, GAME, zipfile.ZIP_LZMA)
    with pytest.raises(ReportProblem, match="damaged or not a"):
        read_report(path)
