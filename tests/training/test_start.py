"""`stupor train` goes on from weights that make sense, and says what is wrong with others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.command import refuses

PARTS = ("clock", "now", "later", "last")


def everywhere(table: object) -> dict[str, object]:
    """Weights with the same in each of their parts."""
    return dict.fromkeys(PARTS, table)


@pytest.mark.parametrize(
    "content",
    [
        "[]", "null", "7", "[" * 100_000, "{}", '{"clock": 1}', "\0",
        *(json.dumps(dict.fromkeys(PARTS, wrong)) for wrong in (None, [], [1], "x", 1)),
        *(json.dumps(everywhere({"x": wrong})) for wrong in (None, [], "1", True, {})),
        json.dumps(everywhere({"x": float("inf")})),
        json.dumps(everywhere({"x": float("nan")})),
        json.dumps(everywhere({"x": 10**300})),
    ],
    ids=lambda content: content[:30],
)  # fmt: skip
def test_weights_that_are_none_are_refused(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(content)
    refuses(["train", "--start", str(file), "--out", str(tmp_path / "out.json")], capsys)


@pytest.mark.parametrize(
    "option",
    ["--players 9", "--width 0", "--seed -1", "--firm nan", "--firm 0", "--firm inf", "--firm x"],
)
def test_numbers_have_bounds(
    tmp_path: Path, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    refuses(["train", "--out", str(tmp_path / "out.json"), *option.split()], capsys)
