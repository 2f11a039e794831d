"""One game between bots, and which games make up a fair match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from stupor.arena.census_listener import CensusListener, open_books
from stupor.arena.chairs import sit_down
from stupor.engine.game import Game

#: A game takes some hundred choices; players who would never end one are parted.
MOST_CHOICES: Final = 5_000
BROKEN_OFF: Final = "broken off"


@dataclass(frozen=True, slots=True)
class Bout:
    """A game to be played: its number in the match, who sits where, and its chance.

    `entrants` tells equal levels apart: the place in the match's list of whoever sits there.
    """

    number: int
    levels: tuple[str, ...]
    seed: int
    entrants: tuple[int, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The levels by seat; numbered where all are the same, so that they can be compared."""
        if len(self.levels) < 2 or len(set(self.levels)) > 1 or not self.entrants:
            return self.levels
        return tuple(
            f"{level}#{entrant + 1}"
            for level, entrant in zip(self.levels, self.entrants, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a bout ended: points and winners by seat, rounds, why it ended, choices made.

    `seal` says whether that of a chapter was won; `books` is what was written down for a balance
    report, if that was asked for.
    """

    number: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    reason: str
    title: str | None
    choices: int
    books: Mapping[str, Any] = field(default_factory=dict)
    seal: bool | None = None

    def line(self) -> dict[str, Any]:
        """The outcome as JSON values."""
        told = {
            "bout": self.number,
            "levels": list(self.levels),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "rounds": self.rounds,
            "reason": self.reason,
            "title": self.title,
            "choices": self.choices,
        }
        if self.seal is not None:
            told["seal"] = self.seal
        return told | {"books": dict(self.books)} if self.books else told

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Outcome:
        """The outcome that `line` told; whoever asks has looked at every field."""
        return cls(
            line["bout"],
            tuple(line["levels"]),
            tuple(line["scores"]),
            tuple(line["winners"]),
            line["rounds"],
            line["reason"],
            line["title"],
            line["choices"],
            line.get("books", {}),
            line.get("seal"),
        )


def bouts(levels: Sequence[str], games: int, seed: int, *, turned: bool = True) -> Iterator[Bout]:
    """So many games: each set-up is played once with every turn of the chairs.

    The seed of a set-up fixes the traits and the order of play, so every level has had every seat
    and every trait of a set-up before the next one comes. Not turned, each game has its own set-up.
    """
    turns = len(levels) if turned else 1
    for number in range(games):
        setting, turn = divmod(number, turns)
        entrants = tuple((seat + turn) % len(levels) for seat in range(len(levels)))
        seated = tuple(levels[entrant] for entrant in entrants)
        yield Bout(number, seated, seed + setting, entrants)


def play(
    spec: Game, bout: Bout, options: Mapping[str, Any], *, with_books: bool = False
) -> Outcome:
    """Play a bout to its end, and write its books if asked; the points of one broken off count."""
    rules = spec.rules
    state = rules.setup(len(bout.levels), bout.seed, options)
    books = open_books(spec, state) if with_books else None
    with ExitStack() as stack:
        ply = _moves(spec, bout, state, books, stack)
    result = rules.result(state)
    return Outcome(
        bout.number,
        bout.names,
        result.scores,
        result.winners,
        rules.standing(state)["round"],
        result.reason if rules.over(state) else BROKEN_OFF,
        result.title,
        ply,
        books.close(result) if books is not None else {},
        result.seal,
    )


def _moves(
    spec: Game, bout: Bout, state: Any, books: CensusListener | None, stack: ExitStack
) -> int:
    """Let the chairs choose until the game is over; how many choices that took."""
    rules = spec.rules
    entrants = bout.entrants or tuple(range(len(bout.levels)))
    chairs = [
        sit_down(spec, level, bout.seed * 8 + entrant, stack)
        for level, entrant in zip(bout.levels, entrants, strict=True)
    ]
    ply = 0
    while ply < MOST_CHOICES and (decision := rules.decision(state)) is not None:
        rules.apply(state, chairs[decision.seat](rules, state, decision, ply))
        if books is not None:
            books.write(state)
        ply += 1
    return ply
