"""Try the game as Windows has it, under Wine; a table says what was seen.

python -m tests.windows            the source: selftest, windows, commands (a few minutes)
python -m tests.windows --short    the source: title, a turn in each game, selftest (three minutes)
python -m tests.windows --suite    the parts of the test suite that need no window as well
python -m tests.windows --folder   the folder that PyInstaller builds there as well (long)
python -m tests.windows --all      everything

Paths of more than 260 characters and the real Explorer cannot be tried here. Where Wine is missing
nothing is tried, and the exit status is 0; so it is for the short run where Wine is not fit for it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial

from stupor.games import registry
from tests.e2e import xtest
from tests.windows import built, commands, short, steps, suite, wine
from tests.windows.folder import Installed
from tests.windows.machine import machine
from tests.windows.report import Row, table_of, tried
from tests.windows.screen import WineScreen


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line; 1 where a step has failed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="only what a player does first")
    parser.add_argument("--suite", action="store_true", help="also the tests without a window")
    parser.add_argument("--folder", action="store_true", help="also build and try the folder")
    parser.add_argument("--all", action="store_true", help="everything")
    asked = parser.parse_args(arguments)
    if lacking := wine.missing() or xtest.missing():
        print(f"tests.windows: skipped: {lacking}")
        return 0
    if asked.short:
        rows, unfit = short.run()
    else:
        rows, unfit = run(asked.suite or asked.all, asked.folder or asked.all), ""
    print(f"\n{table_of(rows)}")
    if unfit:
        print(f"tests.windows: skipped what is not in the table: {unfit}")
    return int(not all(row.passed for row in rows))


def run(with_suite: bool, with_folder: bool) -> list[Row]:
    """Take all steps in a Windows of our own."""
    with machine() as (screen, game):
        extras = [*(suite.LIBRARIES if with_suite else ()), *(built.TOOLS if with_folder else ())]
        rows = [tried("prepare", lambda: game.fill(extras))]
        if not rows[0].passed:
            return rows
        rows += in_windows(screen, game)
        # after the windows: beside them it did not come to its end
        rows.append(tried("selftest", partial(commands.pass_selftest, game)))
        if with_suite:
            rows += suite.pass_all(game)
        if with_folder:
            rows += built.pass_all(game)
        return rows


def in_windows(screen: WineScreen, game: Installed) -> Iterator[Row]:
    """The steps that need a screen, and the commands about what was played there."""
    yield tried("title without a console", partial(steps.see_title, screen, game))
    for name in registry.names():
        step = partial(steps.play_on_after_a_kill, screen, game, name)
        yield tried(f"{name}: turn, kill, Continue, turn", step)
    yield tried("a second window", partial(steps.open_twice, screen, game))
    # last of the windows: what it opens stays open
    yield tried("Show in folder", partial(steps.show_in_folder, screen, game))
    yield tried("code page 1252", partial(commands.know_the_code_page, game))
    yield tried("a bot with backslashes", partial(commands.seat_a_bot, game))


if __name__ == "__main__":
    sys.exit(main())
