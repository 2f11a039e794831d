"""What rules that run on the agenda have in common: a game adds what only it knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stupor.engine import agenda, codec
from stupor.engine.decision import Decision
from stupor.engine.notation import Option, key_of
from stupor.engine.rules import Rules
from stupor.engine.state import GameState


class AgendaRules(Rules):
    """The part of `Rules` that follows from the agenda: stateless, as all rules."""

    def legal(self, s: GameState) -> Sequence[Option]:
        """The options of the seat that has to choose; empty when the game is over."""
        return s.options

    def apply(self, s: GameState, option: Option) -> None:
        """Take an option in place; IllegalOption leaves the state untouched."""
        agenda.choose(s, option)

    def decision(self, s: GameState) -> Decision | None:
        """What the game waits for, or None when it is over."""
        return agenda.decision(s)

    def asked(self, s: GameState) -> int | None:
        """The seat that has to choose, or None when the game is over."""
        return s.agenda[-1][0] if s.agenda else None

    def over(self, s: GameState) -> bool:
        """Whether the game has ended."""
        return not s.agenda

    def traits(self, s: Any) -> list[str | None]:
        """What each seat has chosen to be, by name; None where it has not."""
        return [None] * int(s.seats)

    def standing(self, s: Any) -> dict[str, Any]:
        """Round, scores, traits of the seats, who decides: for lists of games, as JSON values."""
        return {
            "round": self.clock(s)[0],
            "scores": list(self.scores(s)),
            "traits": self.traits(s),
            "seat": self.asked(s),
        }

    def observe(self, s: GameState, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as JSON values."""
        asked = self.decision(s)
        shown: dict[str, Any] | None = None
        if asked is not None:
            shown = {"seat": asked.seat, "kind": asked.kind}
            if asked.seat == seat:
                shown |= {"context": asked.context, "options": [key_of(o) for o in asked.options]}
        return {
            "seat": seat,
            "table": self.table(s, seat).as_dict(),
            "facts": self.facts(s, seat),
            "decision": shown,
        }

    def dump(self, s: Any) -> dict[str, Any]:
        """A position as JSON values."""
        return codec.dump(s)
