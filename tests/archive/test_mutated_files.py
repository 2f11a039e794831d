"""Garbled files (two thousand of them where all is tried): no crash, hang or write elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.mutate.corpus import KINDS, files
from tests.mutate.mutations import MUTATIONS
from tests.mutate.trial import Trial
from tests.mutate.worlds import POSIX

#: A file may take longer on a busy machine; what hangs is ended after half a minute.
ONLY_HANGS = "30"


@POSIX
@pytest.mark.parametrize("many", ["400", pytest.param("2000", marks=pytest.mark.exhaustive)])
def test_garbled_files_do_no_harm(many: str) -> None:
    command = [sys.executable, "-B", "-m", "tests.mutate", "--files", many, "--limit", ONLY_HANGS]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert "0 failures" in done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_sound_files_are_opened(kind: str, tmp_path: Path) -> None:
    content = files()[kind]
    assert Trial(tmp_path).run(content, headless=False).startswith("opened")
    assert Trial(tmp_path).run(content, headless=True) == "replayed with status 0"


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_every_way_to_garble_garbles(mutation: object) -> None:
    content, other = files()["ways back"], files()["into the second round"]
    assert callable(mutation)
    garbled = [mutation(Random(seed), content, other) for seed in range(8)]
    assert any(one != content for one in garbled)
