"""The short run fails by the game alone: what Wine, the network or the machine lacks is a skip."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.windows import __main__ as command
from tests.windows import short

Step = Callable[[], str]


class Failing:
    """A step that goes wrong so many times before it passes."""

    def __init__(self, times: int) -> None:
        self.left = times

    def __call__(self) -> str:
        self.left -= 1
        assert self.left < 0, "no title is shown"
        return "the shelf"


class Game:
    """The place of the game, filled or not."""

    def fill(self) -> str:
        """Nothing is downloaded."""
        return "Python"


class Empty(Game):
    """Where no wheel is to be had."""

    def fill(self) -> str:
        """The index does not answer."""
        raise OSError("pip download: no network")


@pytest.fixture
def short_run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """The exit status of a run with these steps, in a Wine that is as fit as is said."""

    def run(
        *taken: Step, fit: tuple[bool, ...] = (), game: Game | None = None, end: str = ""
    ) -> int:
        answers = iter(fit)

        def hear(*_: Any) -> None:
            if not next(answers, True):
                raise short.Unfit("a bare window hears no click")

        @contextmanager
        def machine() -> Iterator[tuple[object, Game]]:
            yield object(), game or Game()
            if end:
                raise OSError(end)

        monkeypatch.setattr(command.wine, "missing", str)
        monkeypatch.setattr(command.xtest, "missing", str)
        monkeypatch.setattr(short.wine, "version", lambda: f"{short.SEEN[0]}0 (Debian)")
        monkeypatch.setattr(short, "machine", machine)
        monkeypatch.setattr(short, "hear_a_click", hear)
        monkeypatch.setattr(short, "_steps", lambda *_: [("step", step) for step in taken])
        return command.main(["--short"])

    return run


def test_a_step_that_fails_once_is_forgiven(short_run: Callable[..., int]) -> None:
    assert short_run(Failing(0), Failing(1)) == 0


def test_a_step_that_fails_twice_fails_the_run(short_run: Callable[..., int]) -> None:
    assert short_run(Failing(2), Failing(0)) == 1


@pytest.mark.parametrize(
    "fit", [(False,), (True, False), (True, True, False)], ids=["at once", "then", "at last"]
)
def test_a_step_that_fails_in_a_sick_wine_fails_nothing(
    short_run: Callable[..., int], capsys: pytest.CaptureFixture[str], fit: tuple[bool, ...]
) -> None:
    assert short_run(Failing(0), Failing(9), fit=fit) == 0
    assert "skipped what is not in the table: Unfit: a bare window" in capsys.readouterr().out


def test_without_wheels_nothing_is_tried(
    short_run: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert short_run(Failing(9), game=Empty()) == 0
    assert "pip download: no network" in capsys.readouterr().out


def test_what_was_seen_counts_though_the_end_goes_wrong(short_run: Callable[..., int]) -> None:
    assert short_run(Failing(0), end="the folder is busy") == 0
    assert short_run(Failing(2), end="the folder is busy") == 1


def test_a_wine_in_which_nobody_has_seen_the_game_is_not_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(short.wine, "version", lambda: "wine-99.1 (Later)")
    monkeypatch.setattr(short, "machine", lambda: pytest.fail("tried all the same"))
    rows, unfit = short.run()
    assert not rows
    assert "wine-99.1" in unfit
