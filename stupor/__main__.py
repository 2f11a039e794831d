"""The command `stupor`: the window, the text door, or a whole game between bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from stupor.command_line import parser
from stupor.engine.errors import BadData
from stupor.protocol.problem import OutsideProblem


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the number is the exit status."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except BadData as error:
        print(f"stupor: {error}", file=sys.stderr)
        return 2
    except OutsideProblem as error:
        print(f"stupor: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # the reader has gone; nothing may be flushed to it at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
