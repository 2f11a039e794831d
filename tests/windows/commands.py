"""What is tried at the command line of Windows, each step with what was seen."""

from __future__ import annotations

import re
from typing import Final

from tests.arena.test_example_bot import PAGE
from tests.windows.folder import Installed
from tests.windows.window import journals

MOMENT: Final = 120.0
SELFTEST: Final = 600.0
_WHAT: Final = (
    "import locale, sys, platformdirs;"
    "print(locale.getpreferredencoding(), sys.stdout.encoding, sys.platform)"
)


def pass_selftest(game: Installed) -> str:
    """The selftest of the source."""
    status, said = game.stupor("selftest", seconds=SELFTEST)
    assert status == 0, said
    return said


def know_the_code_page(game: Installed) -> str:
    """Names that code page 1252 cannot write come through a pipe of it."""
    _, told = game.wine.call(*game.python("-c", _WHAT), seconds=MOMENT)
    assert told.split() == ["cp1252", "cp1252", "win32"], told
    status, said = game.stupor("replay", r"C:\Łódź 太郎.stupor", seconds=MOMENT)
    assert status == 2 and "Traceback" not in said, (status, said)
    file = game.wine.path(journals(game)[-1])
    status, again = game.stupor("replay", file, seconds=MOMENT)
    assert status == 0, again
    return "cp1252; a missing 太郎.stupor ends with 2; a kept game replays"


def seat_a_bot(game: Installed) -> str:
    """The program in the pages plays, called by a path with backslashes, spaces and odd letters."""
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None, f"{PAGE} shows no program"
    bot = game.wine.user / "my bots" / "bot 太郎.py"
    bot.parent.mkdir(exist_ok=True)
    bot.write_text(code[1], encoding="utf-8")
    _, python = game.python()
    seat = f'exec:"{python}" "{game.wine.path(bot)}"'
    words = ("play", "--seats", f"{seat},random", "--seed", "3", "--json")
    status, said = game.stupor(*words, seconds=MOMENT)
    assert status == 0, said[-600:]
    return f"{seat}: {said.count(chr(10))} lines, the last {said.strip().splitlines()[-1][:80]}"
