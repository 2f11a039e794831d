"""The commands that the pages name, and how each is run in its smallest size."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.papers.made import ROOT

PAGES: Final = (
    "README.md",
    ".github/CONTRIBUTING.md",
    *sorted(page.relative_to(ROOT).as_posix() for page in ROOT.glob(".github/docs/*.md")),
)
#: How a command begins.
_HEADS: Final = re.compile(
    r"stupor$|(stupor|python3?|py|pip|pipx|pyinstaller|pytest|git|apt|dask|cd|xattr|sha256sum) "
    r"|\.venv\S+ |\.ci/|dist/\S+ "
)
#: Commands that are only called by their name.
_NAMES: Final = re.compile(r"stupor (arena|balance|campaign|train|play)$")
#: What a command is given instead of what its page says: `page` is a page with a place for the
#: table, `game` a saved game, and the chapters are those of the campaign.
_SMALL: Final = {
    "--games": "2", "--jobs": "1", "--positions": "2", "--levels": "page", "--level": "page",
    "--kills": "1", "--files": "10", "--lines": "20", "--faults": "1", "--firm": "1",
    "--top": "squire", "--check": "figures.toml", "--folder": "chapters", "--csv": "games.csv",
    "--template": "all.toml", "--out": "OUT", "--minutes": "0.05",
}  # fmt: skip
#: What is put behind a command to make it small, by how it begins.
_MORE: Final = {
    "stupor arena --ladder": "--games 1 --top squire --readme page.md",
    "stupor campaign": "--chapter 3 --games 1 --level random",
    "stupor train": "--games 1 --width 1",
    "stupor play --json": "--seats random,random",
    "stupor play --game": "--seats random,random",
    "stupor selftest --pictures": "--only shelf",
    "python -m tests.ai.blunders": "--only '{position}'",
    "python -m tests.ai.chosen_turns": "--positions 1",
    "python -m tests.ai.compared_turns": "--positions 1",
    "python -m tests.ai.endings": "--first 1",
    "python -m tests.ai.learned": "--game burgundy --games 1",
    "python -m tests.ai.personas": "--level page --games 2",
    "python -m tests.ai.seconds": "--levels page --seats 2 --decisions 1",
    "python -m tests.soak": "--game stupor_mundi --box special",
    "python -m tests.support.courses": "--games 1",
}
#: Words that a reader puts something else for.
_PLACES: Final = {
    "FILE": "game.stupor", "DIR": "pictures", "COMMAND": "play", "ID": "burgundy", "out": ".",
}  # fmt: skip
#: Commands like another that every run tries, or whose work has a test of its own beside it.
_RARE: Final = re.compile(
    r"stupor (train|arena --ladder (--jobs|--game)|arena --seats (\"exec|knight)|balance --"
    r"|play --seats (random|\"exec)|selftest --pictures)"
    r"|python -m tests\.(soak|scrub|mutate"
    r"|ai\.(seconds --|learned --|c(?:hosen|ompared)_turns|endings$|personas$))"
)
#: Commands that open a window or a door, and stay until they are ended.
STAYS: Final = ("stupor", "stupor --seats human", "stupor --open")
#: What cannot be run by a test here: why, and where it is run or what of it is looked at.
ELSEWHERE: Final = {
    r"(python3|py) -m venv|\.ci/run": ("the check of a bare machine", ".ci/run", "test_command"),
    r"\.ci/floors|python -m build": ("it fetches", ".github/workflows/", ""),
    r"\.ci/actionlint": ("it fetches", ".ci/run", "actionlint"),
    r"(pip|pipx|apt|git clone|dask)\b": ("it fetches, or needs other machines", "", ""),
    r"pyinstaller|dist/|python -m tests\.release$": ("minutes", ".ci/run", "PyInstaller"),
    r"pytest|\.venv/bin/python -m pytest|python -m tests\.durations": (
        "it is the suite itself", ".ci/run", "pytest",
    ),
    r"stupor selftest$": ("run by its own test", "tests/selftest/test_selftest.py", "selftest"),
    r"python -m tests\.(fast|bench)\b|cd build/fast": (
        "a compiler, or minutes", "tests/support/test_measuring.py", "fast",
    ),
    r"python -m tests\.(kill|ai\.honest)": (
        "run in the smallest size", "tests/support/test_measuring.py", "kill.__main__ --kills 2",
    ),
    r"python -m tests\.mutants": (
        "run by its own test", "tests/mutants/test_mutants.py", "command",
    ),
    r"stupor train --expansions": (
        "minutes", "tests/training/test_start.py", "--start",
    ),
    r"python -m tests\.pictures": ("it paints over the pictures of README", "", ""),
    r"python -m tests\.pixels": ("it looks at every scene, for minutes", "", ""),
    r"python -m tests\.archive\.shelve": ("a shelf is made once", "", ""),
    r"python -m tests\.windows": ("tries a whole machine", "", ""),
    r"stupor review": (
        "a minute", "tests/protocol/test_review_report.py", "review_file",
    ),
    r"python -m tests\.ai\.reviewed": (
        "minutes", "tests/ai/test_reviewed.py", "measured",
    ),
    r"python -m tests\.ai\.acceptance": (
        "minutes", "tests/ai/test_acceptance.py", "figures(",
    ),
    r"python -m tests\.match\.goldens": (
        "minutes", "tests/match/test_goldens.py", "answered",
    ),
    r"stupor desktop": ("run by its own test", "tests/platform/test_desktop_menu.py", "desktop"),
    r"xattr": ("a Mac's", "", ""),
    r"python -m tests\.release pack": (
        "it needs a built folder", "tests/release/test_release.py", "pack(",
    ),
    r"python -m tests\.papers": ("it writes a page", "tests/papers/test_pages.py", "renewed"),
    r"python -m resources\.workshop\.languages": (
        "run by its own tests", "tests/languages/test_catalogs.py", "languages",
    ),
}  # fmt: skip


class Command(NamedTuple):
    """A command as a page says it."""

    page: str
    words: str

    @property
    def reason(self) -> str:
        """Why no test runs it here; empty where one does."""
        return next((why for why, *_ in self._excused()), "")

    @property
    def elsewhere(self) -> tuple[str, str]:
        """The file that runs it, and what stands there."""
        return next(((file, sign) for _, file, sign in self._excused()), ("", ""))

    @property
    def stays(self) -> bool:
        """Whether it runs until somebody ends it."""
        return self.words == STAYS[0] or self.words.startswith(STAYS[1:])

    @property
    def rare(self) -> bool:
        """Whether it is run only where all is run."""
        return _RARE.match(self.words) is not None

    def _excused(self) -> Iterator[tuple[str, str, str]]:
        return (told for sign, told in ELSEWHERE.items() if re.match(sign, self.words))


def commands() -> list[Command]:
    """Every command of every page, each once."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        lines = re.findall(r"^    (\S.*)$", outside, re.MULTILINE)
        for words in (*re.findall(r"`([^`]+)`", outside), *lines):
            said = " ".join(words.split())
            if _HEADS.match(said):
                found.setdefault(said, page)
    return [Command(page, words) for words, page in found.items()]


def smallest(words: str) -> list[str]:
    """The words of a command in its smallest size."""
    if _NAMES.fullmatch(words):
        return [*words.split(), "--help"]
    more = next((shlex.split(m) for start, m in _MORE.items() if words.startswith(start)), [])
    said = shlex.split(words)
    for at, word in enumerate(said[:-1], 1):
        if words.startswith(("stupor", "python")):
            said[at] = _SMALL.get(word, said[at])
        if word == "--seats":
            said[at] = re.sub(r"emperor|duke|baron|knight", "random", said[at])
    return [_PLACES.get(word, word) for word in (*said, *more)]


def program(words: list[str], python: str) -> list[str]:
    """The words as this machine starts them."""
    match words:
        case ["stupor", *rest]:
            return [python, "-m", "stupor", *rest]
        case ["python", *rest]:
            return [python, *rest]
    return words
