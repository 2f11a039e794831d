"""One game of a match between bots, what is counted in it, and the schedule of a fair match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final

from stupor.arena.players import seat_player
from stupor.engine.census import Census
from stupor.engine.game import Game
from stupor.engine.rules import Result, collect_events

#: A game takes a few hundred choices; one that would never end is broken off here.
MOST_CHOICES: Final = 5_000
BROKEN_OFF: Final = "broken off"


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game to play: its number in the match, the level in each seat, and the seed.

    `entrants` tells equal levels apart: for each seat the index in the match's list of levels.
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
    """How a game ended: points and winners by seat, rounds, why it ended, choices made.

    `seal` says whether that of a chapter was won; `census` has the counts for a balance report, if
    they were asked for.
    """

    number: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    reason: str
    title: str | None
    choices: int
    census: Mapping[str, Any] = field(default_factory=dict)
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
        return told | {"books": dict(self.census)} if self.census else told

    @classmethod
    def of(cls, line: Mapping[str, Any]) -> Outcome:
        """The outcome in a line of JSON whose fields have been checked."""
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


def schedule(
    levels: Sequence[str], games: int, seed: int, *, turned: bool = True
) -> Iterator[MatchGame]:
    """The games of a match: each set-up is played once for every rotation of the seats.

    The seed of a set-up fixes the traits and the order of play, so every level has had every seat
    and every trait of a set-up before the next one comes. Not `turned`, each game has its own.
    """
    turns = len(levels) if turned else 1
    for number in range(games):
        setting, turn = divmod(number, turns)
        entrants = tuple((seat + turn) % len(levels) for seat in range(len(levels)))
        seated = tuple(levels[entrant] for entrant in entrants)
        yield MatchGame(number, seated, seed + setting, entrants)


def play(
    spec: Game, game: MatchGame, options: Mapping[str, Any], *, with_census: bool = False
) -> Outcome:
    """Play a game to its end, with its census if asked; if it is broken off, its scores count."""
    rules = spec.rules
    state = rules.setup(len(game.levels), game.seed, options)
    census = start_census(spec, state) if with_census else None
    with ExitStack() as stack:
        ply = _play_out(spec, game, state, census, stack)
    result = rules.result(state)
    return Outcome(
        game.number,
        game.names,
        result.scores,
        result.winners,
        rules.standing(state)["round"],
        result.reason if rules.over(state) else BROKEN_OFF,
        result.title,
        ply,
        census.close(result) if census is not None else {},
        result.seal,
    )


def _play_out(
    spec: Game, game: MatchGame, state: Any, census: CensusListener | None, stack: ExitStack
) -> int:
    """Let the players choose until the game is over; the number of choices made."""
    rules = spec.rules
    entrants = game.entrants or tuple(range(len(game.levels)))
    players = [
        seat_player(spec, level, game.seed * 8 + entrant, stack)
        for level, entrant in zip(game.levels, entrants, strict=True)
    ]
    ply = 0
    while ply < MOST_CHOICES and (decision := rules.decision(state)) is not None:
        rules.apply(state, players[decision.seat](rules, state, decision, ply))
        if census is not None:
            census.collect(state)
        ply += 1
    return ply


class CensusListener:
    """Passes the events of a game to its census."""

    __slots__ = ("_census", "_told")

    def __init__(self, census: Census, state: Any) -> None:
        """Start collecting the events of a state."""
        self._census = census
        self._told = collect_events(state)

    def collect(self, state: Any) -> None:
        """Count the events since the last call."""
        for event in self._told:
            self._census.hear(event)
        self._told.clear()

    def close(self, result: Result) -> dict[str, Any]:
        """The finished game as JSON values: points by source, traits of the seats, counts."""
        return {
            "sources": {source: list(vp) for source, vp in result.categories.items()},
            "traits": {trait: list(of) for trait, of in self._census.traits.items()},
            "counts": {what: list(times) for what, times in self._census.counts.items()},
        }


def start_census(spec: Game, state: Any) -> CensusListener:
    """The listener for a game that has just been set up."""
    return CensusListener(census_of(spec).Census(state), state)


def census_of(spec: Game) -> Any:
    """The game's module with its Census and the SECTIONS of its report."""
    return spec.needed("census", "balance report")
