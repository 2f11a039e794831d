"""A screen for measuring: a private Xvfb, else whatever display there is."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


#: Where a player's settings, games and log lie; a measurement begins without any.
HOMES = ("STUPOR_CONFIG", "STUPOR_DATA", "STUPOR_LOG")


@contextmanager
def screen(width: int, height: int) -> Iterator[dict[str, str]]:
    """Yield the environment of a process that shall draw on a screen of that size."""
    with tempfile.TemporaryDirectory() as home:
        homes = {name: str(Path(home, name)) for name in HOMES}
        with _shown(width, height, {**os.environ, **homes}) as env:
            yield env


@contextmanager
def _shown(width: int, height: int, env: dict[str, str]) -> Iterator[dict[str, str]]:
    env = {**env, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    env.pop("SDL_VIDEODRIVER", None)
    server = shutil.which("Xvfb")
    if server is None:
        yield env if "DISPLAY" in os.environ else {**env, "SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield {**env, "DISPLAY": f":{number.readline().strip()}", "SDL_VIDEODRIVER": "x11"}
    finally:
        running.terminate()
        running.wait()


def child(module: str, *arguments: object, env: dict[str, str]) -> Any:
    """Run a module of this package in a fresh process and return the JSON of its last line."""
    command = [sys.executable, "-m", f"tests.bench.{module}", *map(str, arguments)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{module} failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])
