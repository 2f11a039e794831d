"""Starts this program again in another process, from source or from a built folder."""

import subprocess
import sys
from collections.abc import Sequence


def start(arguments: Sequence[str]) -> "subprocess.Popen[bytes]":
    """This program in a process of its own."""
    program = (
        [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "stupor"]
    )
    quiet = subprocess.DEVNULL
    return subprocess.Popen([*program, *arguments], stdin=quiet, stdout=quiet, stderr=quiet)
