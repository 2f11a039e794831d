"""The one door to a game of Stupor Mundi."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from stupor.engine import codec
from stupor.engine.agenda_rules import AgendaRules
from stupor.engine.errors import BadData
from stupor.engine.events import Event
from stupor.engine.notation import Option
from stupor.engine.rng import Rng
from stupor.engine.rules import Result, Rule
from stupor.engine.table import Table
from stupor.games.stupor_mundi import (
    facts,
    log_lines,
    projection,
    queries,
    rulebook,
    scoring,
    secrets,
    setup,
    wording,
)
from stupor.games.stupor_mundi.effects.turn import Turn
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.expansions.state import NO_EXPANSIONS
from stupor.games.stupor_mundi.ids import FREDERICK
from stupor.games.stupor_mundi.saved.check import check_loaded
from stupor.games.stupor_mundi.saved.classes import CLASSES, check_upgraded, upgraded
from stupor.games.stupor_mundi.state import Player, State
from stupor.language import mark


class StuporMundiRules(AgendaRules):
    """Stupor Mundi as the engine's Rules: stateless, every change goes through `apply`."""

    revealing = MappingProxyType(
        {
            "solo": mark("Frederick’s card was revealed"),
            "exchanged": mark("hidden cards were exchanged"),
        }
    )

    def setup(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A new game, stopped at its first decision; BadData for options that make no sense."""
        return setup.new_game(seats, seed, options)

    def begins(self, s: State) -> bool:
        """Whether a turn is about to begin, so that nobody is in the middle of one."""
        if not s.agenda:
            return False
        asking = s.agenda[-1][1][0]
        return isinstance(asking, Turn) and not asking.travelled

    def ending(self, s: State) -> bool:
        """Whether the round under way is the last."""
        return bool(s.ending)

    def clock(self, s: State) -> tuple[int, int]:
        """The round, and the draft, the Action Phase or the End Phase."""
        return s.round, s.phase

    def turn_key(self, s: State, seat: int) -> Hashable:
        """Equal for the positions that a seat reaches by other orders of the same choices."""
        player = s.players[seat]
        expansions = (player.holdings, s.expansions) if s.expansions is not NO_EXPANSIONS else ()
        return (
            player.house,
            player.coins,
            player.grain,
            player.stone,
            player.vp,
            player.ship,
            player.passed,
            player.down,
            player.castle,
            player.specialists,
            player.allies,
            player.bought,
            tuple(player.hand),
            tuple(player.slots),
            tuple(player.deck),
            _discarded(s, player),
            tuple(s.palace),
            tuple(s.active),
            tuple(s.next),
            tuple(s.agenda),
            *expansions,
        )

    def scores(self, s: State) -> tuple[int, ...]:
        """Victory points per seat as they stand."""
        return tuple(player.vp for player in s.players)

    def result(self, s: State) -> Result:
        """The final score sheet of a finished game."""
        return scoring.result(s)

    def traits(self, s: State) -> list[str | None]:
        """The Houses that are chosen."""
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
        """Draw piles, the market's cards, Allies, Edicts and Frederick's deck."""
        return secrets.opened(before, after)

    def opening(self, s: State) -> list[Event]:
        """The first round; where Houses are chosen it begins after that."""
        return [Event("round", FREDERICK, (1,))] if s.round == 1 else []

    def shake(self, s: State, opened: Sequence[str], rng: Rng) -> State:
        """The same position with these piles alone dealt anew."""
        return secrets.shake(s, opened, rng)

    def text(self, s: State, option: Option) -> str:
        """An option of the present decision in words."""
        return expansion_words.option_text(s, option) or wording.option_text(s, option)

    def tell(self, event: Event, names: Sequence[str]) -> str | None:
        """An event as a line of the log, or None when it is not worth one."""
        return log_lines.tell(event, names)

    def rule(self, rule: str) -> Rule:
        """The rule behind an id."""
        return rulebook.rule(rule)

    def load(self, data: object) -> State:
        """The position that `dump` wrote; BadData says what is wrong with anything else."""
        state = codec.load(upgraded(data), CLASSES)
        if not isinstance(state, State):
            raise BadData("this is not a position of Stupor Mundi")
        check_loaded(state)
        check_upgraded(data, state)
        return state


def _discarded(s: State, player: Player) -> tuple[int, ...]:
    """The discarded cards as far as they may still count: in the last round Projects ask for them.

    That a last turn may shuffle them into the draw pile is left out.
    """
    known = not s.ending or s.expansions is not NO_EXPANSIONS
    return tuple(sorted(player.discard)) if known else ()
