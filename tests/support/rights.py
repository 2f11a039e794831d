"""Acting without the rights of root, so that what is forbidden really is."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NOBODY = 65534


@contextmanager
def unprivileged() -> Iterator[None]:
    """What happens meanwhile is done by nobody in particular where root runs the tests."""
    if sys.platform == "win32":
        pytest.skip("the system has no such rights")
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def read_only_folder() -> Iterator[Path]:
    """A folder that everybody can read and nobody can write, even where root runs the tests."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o555)
        try:
            with unprivileged():
                yield folder
        finally:
            folder.chmod(0o700)
