"""Settings for all tests: no sound card, no settings of the player, no surprises from chance."""

import ctypes
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from stupor.program.idle_work import trim
from tests.durations import megabytes, open_files

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ["LC_ALL"] = "C.UTF-8"  # the language of the machine is not that of the tests
_CONFIG = Path(tempfile.mkdtemp(prefix="stupor-config-"))
os.environ["STUPOR_CONFIG"] = str(_CONFIG)
_DATA = Path(tempfile.mkdtemp(prefix="stupor-data-"))
os.environ["STUPOR_DATA"] = str(_DATA / "data")
os.environ["STUPOR_DOWNLOADS"] = str(_DATA / "downloads")
os.environ["STUPOR_LOG"] = str(_DATA / "log")

#: What glibc calls them: larger pieces lie apart, and so much may be free at the heap's end.
M_MMAP_THRESHOLD, M_TRIM_THRESHOLD = (-3, 2**18), (-1, 2**23)
if sys.platform == "linux" and hasattr(ctypes.CDLL(None), "mallopt"):
    for option in (M_MMAP_THRESHOLD, M_TRIM_THRESHOLD):  # a picture that is freed goes back at once
        ctypes.CDLL(None).mallopt(*option)

settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", deadline=None, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


#: In a window of so many pixels a test takes twice the time and four times the memory.
LARGEST = (3840, 2160)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page that is tried in several windows is tried in the largest where all is tried."""
    for item in items:
        asked = item.callspec.params if hasattr(item, "callspec") else {}
        size = asked.get("app", asked.get("size"))
        if isinstance(size, tuple) and LARGEST in (size, *size):
            item.add_marker("exhaustive")


@pytest.fixture(autouse=True)
def _no_settings_left() -> Iterator[None]:
    yield
    (_CONFIG / "settings.json").unlink(missing_ok=True)


@pytest.fixture(autouse=True)
def _no_games_left() -> Iterator[None]:
    yield
    shutil.rmtree(_DATA, ignore_errors=True)


#: A process may grow by so many megabytes, or hold so many open files (each letter size is one),
#: before what its tests left is thrown away. A select, as Xlib has it, takes 1,024.
ROOM, FILES = 60, 300
_held = [0]


def pytest_collection_finish() -> None:
    """Modules and the list of tests stay: nobody looks for garbage among them."""
    gc.collect()
    gc.freeze()
    _held[0] = megabytes("VmRSS")


@pytest.fixture(autouse=True)
def _no_heap_of_windows() -> Iterator[None]:
    """A window collects garbage when nobody moves, which in a test is never."""
    yield
    if _has_grown():
        gc.collect()
        trim()
        if _has_grown():
            _look_through_all()


def _has_grown() -> bool:
    return megabytes("VmRSS") > _held[0] + ROOM or open_files() > FILES


@pytest.fixture(autouse=True, scope="module")
def _nothing_kept(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing is kept of what a module remembers for its own tests."""
    yield
    for value in vars(request.module).values():
        if hasattr(value, "cache_clear") and value.__module__ == request.module.__name__:
            value.cache_clear()
    gc.collect()
    gc.freeze()  # what is left is looked through again only once a process has grown


def _look_through_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    trim()
    _held[0] = megabytes("VmRSS")


@pytest.fixture(autouse=True, scope="module")
def _nothing_set_by_others() -> Iterator[None]:
    """A window that closes keeps its settings: the next module begins as at a first start."""
    yield
    (_CONFIG / "settings.json").unlink(missing_ok=True)
