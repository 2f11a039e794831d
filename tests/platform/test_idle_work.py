"""What is tidied at a moment of rest: nothing that was left stays in memory."""

import gc
import weakref
from collections.abc import Iterator

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
