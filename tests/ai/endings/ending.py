"""A last turn that was played to, what is proved of it, and how a player is tried with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from stupor.ai.bot import finish
from stupor.ai.levels import make_bot
from stupor.ai.proof import Proof
from stupor.ai.view import SeatView
from stupor.engine.game import Game
from stupor.engine.notation import Option
from stupor.games import registry

#: So many positions are enough to prove what is kept.
MOST: Final = 160_000
FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A set-up and the places of the options that were chosen since: they lead to a last turn.

    Of its `ends`, `best` come to a lead of `lead` VP over the best rival, who answers as well as he
    can; nothing comes to more. `selfish` is the lead of those that have most points of their own.
    """

    game: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    moves: tuple[int, ...]
    ends: int
    best: int
    lead: int
    selfish: int

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.game}-{self.seats}-{self.seed}-{len(self.moves)}"

    def position(self) -> Any:
        """The position in which the turn begins."""
        rules = registry.get(self.game).rules
        state = rules.setup(self.seats, self.seed, self.options)
        for move in self.moves:
            rules.apply(state, rules.legal(state)[move])
        return state

    def lost(self, level: str, seed: int = 1) -> int:
        """VP of lead that a level loses in it."""
        return self.lead - played(
            registry.get(self.game), self.position(), len(self.moves), level, seed
        )


def played(spec: Game, state: Any, ply: int, level: str, seed: int) -> int:
    """The lead to which a level comes who plays the last turn, when all answer their best to it."""
    rules = spec.rules
    seat = rules.asked(state)
    assert seat is not None
    proof, bot = Proof(rules, seat, MOST), make_bot(level, rules, spec.advisor, seed)
    own = True
    while own or not (rules.over(state) or rules.begins(state)):
        decision = rules.decision(state)
        assert decision is not None
        if decision.seat == seat:
            option = _chosen(bot, SeatView(rules, state, decision, ply))
        else:
            option = proof.answer(state)
        rules.apply(state, option)
        ply += 1
        own = rules.asked(state) == seat
    return proof.outcome(state)[1]


def _chosen(bot: Any, view: SeatView) -> Option:
    options = view.decision.options
    return options[0] if len(options) == 1 else finish(bot.think(view))[0][0]


def file_of(game: str) -> Path:
    """The file of a game's last turns."""
    return FOLDER / f"{game}.jsonl"


def read(game: str) -> list[LastTurn]:
    """All last turns that are kept of a game."""
    if not file_of(game).exists():
        return []
    with file_of(game).open(encoding="utf-8") as file:
        return [
            LastTurn(**{**told, "moves": tuple(told["moves"])}) for told in map(json.loads, file)
        ]


def write(game: str, found: Sequence[LastTurn]) -> None:
    """Keep them, one a line."""
    lines = (json.dumps(asdict(each), separators=(",", ":")) + "\n" for each in found)
    file_of(game).write_text("".join(lines), encoding="utf-8")


Course = Iterator[tuple[Any, tuple[int, ...]]]


def course(spec: Game, seats: int, seed: int, options: Mapping[str, Any], level: str) -> Course:
    """The positions of a game of a level, with the places of all options that led to each."""
    rules = spec.rules
    state = rules.setup(seats, seed, options)
    bots = [make_bot(level, rules, spec.advisor, seed * 8 + seat) for seat in range(seats)]
    moves: list[int] = []
    while (decision := rules.decision(state)) is not None:
        yield state, tuple(moves)
        option = _chosen(bots[decision.seat], SeatView(rules, state, decision, len(moves)))
        moves.append(decision.options.index(option))
        rules.apply(state, option)
