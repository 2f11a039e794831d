"""The command `stupor`: the window, the text door, or a whole game between bots."""

from __future__ import annotations

import logging
import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from stupor.engine.errors import BadData
from stupor.files.terminal import Warner, warn
from stupor.program import run_command
from stupor.program.command_line import parser
from stupor.protocol.outside_program import OutsideProblem


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number is the exit status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    logging.lastResort = Warner(logging.WARNING)
    told = sys.argv[1:] if arguments is None else arguments
    options = Namespace()
    try:
        _read(told, options)
        status: int = options.run(options)
        _told()
    except BadData as error:
        return _complain(str(error), 2)
    except OutsideProblem as error:
        return _complain(str(error), 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # our reader's; a program in a chair has its own OutsideProblem
        _flush_nothing()
        return 0
    except OSError as error:
        if getattr(options, "run", None) is run_command.window:
            raise  # a mistake of ours: its trace is wanted
        if error.filename is None:
            _flush_nothing()
            return _complain(f"cannot write the output: {error.strerror}", 1)
        return _complain(f"{error.filename}: {error.strerror}", 2)
    return status


def _read(told: Sequence[str], options: Namespace) -> None:
    """What the command line asks for; help that nobody reads to its end is noticed here."""
    if told[:1] == ["chronicle"]:  # as it was called once; scripts may still say so
        told = ["statistics", *told[1:]]
    try:
        parser(told).parse_args(told, options)
    except SystemExit:
        _told()
        raise


def _complain(what: str, status: int) -> int:
    """Say in a line what is wrong, and hand on the exit status."""
    warn(*f"stupor: {what}".split("\n"))
    return status


def _told() -> None:
    """See that all which was written has arrived, as long as a line about it can be said."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _flush_nothing() -> None:
    """Nothing may be written at exit to a reader that has gone or a disk that is full."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
