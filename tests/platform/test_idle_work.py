"""What is tidied at a moment of rest: nothing that was left stays in memory."""

import ctypes
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from stupor.program.idle_work import BETWEEN, FIRST, THRESHOLDS, IdleWork
from stupor.render.atlas import Atlases
from stupor.render.cache import Work
from stupor.render.reading import Reader


class Page:
    """Something that holds itself, as scenes do."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tidying() -> Iterator[IdleWork]:
    before = gc.get_threshold()
    yield IdleWork(0.0, Atlases([], Work(), Reader()))
    assert gc.get_threshold() == THRESHOLDS
    gc.set_threshold(*before)
    gc.unfreeze()


def test_a_page_that_was_left_is_forgotten_though_it_was_there_at_the_last_rest(
    tidying: IdleWork,
) -> None:
    page = Page()
    gone = weakref.ref(page)
    tidying.tidy([page])
    shelf = Page()
    del page
    tidying.tidy([shelf])
    assert gone() is None


def test_chores_are_done_once_at_the_first_rest(tidying: IdleWork) -> None:
    done: list[str] = []
    busy = IdleWork(0.0, Atlases([], Work(), Reader()), [lambda: done.append("chore")])
    assert not done
    for moment in (FIRST + 0.1, FIRST + 0.2 + BETWEEN):
        busy.rest(moment, [])
    assert done == ["chore"]


def test_a_rest_soon_after_another_does_nothing(tidying: IdleWork) -> None:
    first, second = Page(), Page()
    gone = [weakref.ref(first), weakref.ref(second)]
    del first
    tidying.rest(FIRST + 0.1, [])
    assert gone[0]() is None
    del second
    tidying.rest(FIRST + 0.1 + BETWEEN / 2, [Page()])
    assert gone[1]() is not None
    tidying.rest(FIRST + 0.2 + BETWEEN, [Page()])
    assert gone[1]() is None


def test_what_lies_under_a_menu_is_not_looked_through_again(tidying: IdleWork) -> None:
    table = Page()
    tidying.tidy([table])
    menu = Page()
    gone = weakref.ref(menu)
    tidying.tidy([table, menu])
    del menu
    tidying.tidy([table])
    assert gone() is not None and gc.get_freeze_count()
    tidying.tidy([Page()])
    assert gone() is None


def test_the_face_on_the_table_is_imported_module_by_module(
    tidying: IdleWork, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = tmp_path / "made_up_face"
    face.mkdir()
    for name in ("__init__", "ui", "motion", "words"):
        (face / f"{name}.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    # when no table has shown it, then nothing is imported
    assert not tidying.import_next("made_up_face")
    import_module("made_up_face.ui")
    # when one has, then what is left comes piece by piece
    seen = []
    while tidying.import_next("made_up_face"):
        seen.append("made_up_face.motion" in sys.modules)
    assert seen == [True, True] and "made_up_face.words" in sys.modules


#: Sheets come and go; then it is told how much lies on pages of its own with another one there.
_SHEETS = """
import ctypes
from stupor.program.idle_work import IdleWork
from stupor.render.atlas import Atlases
from stupor.render.cache import Work
from stupor.render.reading import Reader

class Told(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]

glibc = ctypes.CDLL(None)
glibc.mallinfo2.restype = Told
glibc.malloc.restype, glibc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
glibc.free.argtypes = [ctypes.c_void_p]
for _ in range(3):
    glibc.free(glibc.malloc(20_000_000))
IdleWork(0.0, Atlases([], Work(), Reader())).tidy([])
before = glibc.mallinfo2().hblkhd
glibc.malloc(8_000_000)
print(glibc.mallinfo2().hblkhd - before)
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="glibc tells it"
)
def test_a_sheet_leaves_no_gap_between_small_things() -> None:
    """Given large things that came and went, then after a rest one has pages of its own again."""
    done = subprocess.run([sys.executable, "-c", _SHEETS], capture_output=True, text=True)
    assert int(done.stdout.splitlines()[-1]) >= 8_000_000, done.stderr
