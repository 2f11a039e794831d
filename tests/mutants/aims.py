"""Which modules get faults, and which tests are to notice them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = "stupor/games"
#: By game its modules of rules, beside all that lies in `effects`.
RULES: Final = {
    "burgundy": (
        "board", "flow", "queries", "refusals", "rules", "scoring", "setup", "verbs",
    ),
    "stupor_mundi": (
        "actions", "flow", "palace", "queries", "rules", "scoring", "setup", "solo",
        "verbs", "crusade/boards", "crusade/board_queries", "crusade/verbs",
        "expansions/final_count", "expansions/setup", "projects/acquiring", "projects/measures",
        "projects/setup",
    ),
}  # fmt: skip
#: What a test looks at that is no rule.
ELSEWHERE: Final = frozenset({"face", "test_book.py", "test_pages.py", "test_french.py"})


def modules() -> list[str]:
    """The files that get faults, from the top of the repository."""
    found = []
    for game, names in RULES.items():
        home = ROOT / GAMES / game
        effects = (path for path in home.glob("effects/*.py") if path.name != "__init__.py")
        found += [path.relative_to(ROOT).as_posix() for path in effects]
        found += [f"{GAMES}/{game}/{name}.py" for name in names]
    return sorted(found)


def test_files() -> list[str]:
    """The files of the games' tests."""
    paths = [path for game in RULES for path in (ROOT / "tests/games" / game).rglob("test_*.py")]
    paths.append(ROOT / "tests/conformance/test_rules_tell.py")
    return sorted(
        path.relative_to(ROOT).as_posix() for path in paths if not ELSEWHERE & {*path.parts}
    )


def name_of(file: str) -> str:
    """The name by which a file is imported."""
    return file.removesuffix(".py").replace("/", ".")
