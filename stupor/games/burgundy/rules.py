"""The one door to a game of The Castles of Burgundy."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from stupor.engine.agenda_rules import AgendaRules
from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.rng import Rng
from stupor.engine.rules import Result, Rule, Thrown
from stupor.engine.table import Table
from stupor.games.burgundy import (
    facts,
    flow,
    log_lines,
    projection,
    queries,
    rulebook,
    saved,
    scoring,
    secrets,
    setup,
    wording,
)
from stupor.games.burgundy.data.tiles import KIND
from stupor.games.burgundy.effects import turn
from stupor.games.burgundy.ids import LAST_ROUND, NOBODY
from stupor.games.burgundy.state import State

#: A tile of which two are twins.
_kind_of: Final = KIND.__getitem__


class BurgundyRules(AgendaRules):
    """The Castles of Burgundy as the engine's Rules: stateless, changed through `apply` alone."""

    def setup(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A new game, stopped at its first decision; BadData for options that make no sense."""
        return setup.new_game(seats, seed, options)

    def begins(self, s: State) -> bool:
        """Whether a turn is about to begin, so that nobody is in the middle of one."""
        return turn.begins(s)

    def ending(self, s: State) -> bool:
        """Whether the round under way is the last."""
        return s.round == LAST_ROUND

    def clock(self, s: State) -> tuple[int, int]:
        """The round, and whether a seat has its turn in it or the phase ends."""
        return s.round, int(s.turn == NOBODY)

    def turn_key(self, s: State, seat: int) -> Hashable:
        """Equal for the positions that a seat reaches by other orders of the same choices."""
        player = s.players[seat]
        duchy = s.duchies[player.duchy]
        stored = sorted(map(_kind_of, player.storage))
        if s.team:
            stored += sorted(map(_kind_of, s.shared[player.duchy]))
        return (
            player.dice,
            player.vp,
            duchy.silver,
            duchy.workers,
            duchy.goods,
            duchy.shields,
            duchy.castles,
            len(duchy.laid),
            s.bought,
            s.order,
            duchy.kinds,
            duchy.guest,
            s.wild,
            tuple(stored),
            s.kinds,
            s.depot_goods,
            s.depot_shields,
            None if s.solo is None else (s.solo.counter, s.solo.target, s.solo.crane),
            tuple(s.agenda),
        )

    def scores(self, s: State) -> tuple[int, ...]:
        """Victory points per seat as they stand; alone all that were ever gained."""
        return tuple([player.vp for player in s.players])

    def result(self, s: State) -> Result:
        """The final score sheet of a finished game."""
        return scoring.result(s)

    def standing(self, s: State) -> dict[str, Any]:
        """The same as of any game; while duchies are chosen it is the first round already."""
        return {**super().standing(s), "round": max(s.round, 1)}

    def traits(self, s: State) -> list[str | None]:
        """The duchies that are chosen."""
        return queries.traits(s)

    def table(self, s: State, seat: int | None) -> Table:
        """The table as a seat may see it; None is the open table."""
        return projection.project(s, seat)

    def facts(self, s: State, seat: int | None) -> dict[str, Any]:
        """Derived numbers worth showing, as JSON values."""
        return facts.facts(s, seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        """A state that the seat cannot tell from the true one: everything hidden dealt anew."""
        return secrets.determinize(s, seat, rng)

    def opened(self, before: State, after: State) -> tuple[str, ...]:
        """The tiles of a phase that has begun; dice are told by `thrown`."""
        return secrets.opened(before, after)

    def shake(self, s: State, opened: Sequence[str], rng: Rng) -> State:
        """The same position with other tiles in the supplies."""
        return secrets.shake(s, opened, rng)

    def thrown(self, s: State) -> Thrown | None:
        """The dice of the turn about to begin, with all ways they could have fallen."""
        return secrets.thrown(s)

    def opening(self, s: State) -> list[Event]:
        """How the first round began, where no duchy had to be chosen."""
        return flow.opening(s)

    def text(self, s: State, option: Option) -> str:
        """An option of the present decision in words."""
        return wording.option_text(s, option)

    def text_for(self, s: State, option: Option, names: Sequence[str]) -> str:
        """An option in words where the players' names are known."""
        return wording.option_text(s, option, names)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """An event as a line of the log, or None when it is not worth one."""
        return log_lines.tell(event, names)

    def rule(self, rule: str) -> Rule:
        """The rule behind an id."""
        return rulebook.rule(rule)

    def dump(self, s: State) -> dict[str, Any]:
        """A position as JSON values, without what follows from the rest."""
        return saved.lean(super().dump(s))

    def load(self, data: object) -> State:
        """The position that `dump` wrote; BadData says what is wrong with anything else."""
        return saved.load(data)
