"""The page tells what the kept games of Dukes and Emperors have come to."""

from __future__ import annotations

from pathlib import Path

from tests.ai import games_so_far

PAGE = Path(__file__).parents[2] / ".github" / "docs" / "opponents.md"
MATCH = """
{"books": false, "code": "c0de", "format": "stupor-match", "game": "burgundy", "levels": ["duke", "baron"], "seed": 1}
{"bout": 0, "choices": 9, "levels": ["duke", "baron"], "reason": "points", "rounds": 25, "scores": [180, 170], "title": null, "winners": [0]}
{"bout": 1, "choices": 9, "levels": ["baron", "duke"], "reason": "points", "rounds": 25, "scores": [190, 170], "title": null, "winners": [0]}
"""  # noqa: E501


def test_a_row_tells_what_the_games_in_a_file_came_to(tmp_path: Path) -> None:
    file = tmp_path / "duke-baron.jsonl"
    file.write_text(MATCH.lstrip())
    told = "| burgundy | duke against baron | 2 | 50.0 % (9.5 to 90.5) | 175.0 : 180.0 |"
    assert games_so_far.row(file) == told


def test_the_page_has_the_rows_of_all_kept_games() -> None:
    rows = [*games_so_far.rows()]
    assert len(rows) > len(games_so_far.HEAD)
    assert "\n".join(rows) in PAGE.read_text("utf-8")
