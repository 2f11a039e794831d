"""Choosing a duchy and where its first castle stands, in turn order or in secret (B2, B4)."""

from __future__ import annotations

from stupor.engine import emit
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import Option
from stupor.games.burgundy import keys, queries, verbs, zones
from stupor.games.burgundy.boards import BOARD_NAMES, BOARDS
from stupor.games.burgundy.ids import CASTLE, EMPTY, TABLE
from stupor.games.burgundy.state import State


def castle_spaces(s: State, board: int) -> list[int]:
    """Where the first castle may stand: on any castle space, of a team on the numbers 1 and 6."""
    printed = queries.laid_board(s.figures, BOARDS[board])
    if not s.team:
        return [*printed.castles]
    return [space for space in printed.castles if printed.numbers[space] in (1, 6)]


def stand_castle(s: State, who: int, space: int) -> None:
    """Lay the first castle; it brings nothing and scores nothing (B2, B3)."""
    pile = s.piles[CASTLE]
    s.piles = (*s.piles[:CASTLE], pile[:-1], *s.piles[CASTLE + 1 :])
    board = queries.board_of(s, queries.duchy_of(s, who))
    verbs.cover(s, who, board, pile[-1], space, zones.pile(CASTLE))


def open_duchy(s: State, who: int, board: int) -> None:
    """Lay the chosen duchy before a seat."""
    number = s.players[who].duchy
    s.duchies[number].lie_open(board, BOARDS[board].size)
    emit.counter(s, who, f"board.{number}", board, board - EMPTY, "choice")
    emit.event(s, "chose", who, keys.part_of(BOARD_NAMES[board]))


@asks("side", "setup.side")
class ChooseSide(Choice):
    """Choose one of the duchies that were dealt."""

    def options(self, s: State, who: int) -> list[Option]:
        """Both sides of the board."""
        return [("side", keys.part_of(BOARD_NAMES[face])) for face in s.players[who].faces]

    def take(self, s: State, who: int, option: Option) -> None:
        """Lay it out."""
        open_duchy(s, who, BOARD_NAMES.index(str(option[1])))


@asks("castle", "setup.castle")
class ChooseCastle(Choice):
    """Choose where the first castle stands."""

    def options(self, s: State, who: int) -> list[Option]:
        """The castle spaces."""
        board = queries.duchy_of(s, who).board
        return [("castle", space + 1) for space in castle_spaces(s, board)]

    def take(self, s: State, who: int, option: Option) -> None:
        """Let it stand there."""
        stand_castle(s, who, int(option[1]) - 1)
        emit.event(s, "castle", who, option[1])


@asks("hidden", "setup.castle")
class ChooseHidden(Choice):
    """Choose duchy and castle so that nobody sees it before all have chosen."""

    def options(self, s: State, who: int) -> list[Option]:
        """Each side with each of its castle spaces."""
        return [
            ("hidden", keys.part_of(BOARD_NAMES[face]), space + 1)
            for face in s.players[who].faces
            for space in castle_spaces(s, face)
        ]

    def take(self, s: State, who: int, option: Option) -> None:
        """Keep it in mind."""
        board = BOARD_NAMES.index(str(option[1]))
        s.players[who].plan = (board, int(option[2]) - 1)
        verbs.moved(s, who, plan_piece(s.players[who].plan), zones.BOX, f"plan.{who}")
        emit.event(s, "planned", who)


def plan_piece(plan: tuple[int, ...]) -> str:
    """A secret choice as a piece."""
    board, space = plan
    return f"plan.{BOARD_NAMES[board]}.{space + 1}"


@clause
class Reveal(Effect):
    """All have chosen: lay out every duchy."""

    def resolve(self, s: State, who: int) -> None:
        """Show the secret duchies, the first seat's first, then the castles on them."""
        emit.counter(s, TABLE, "turn", s.turn, 0, "flow")  # no preview looks behind this
        emit.event(s, "revealed", TABLE)
        plans = {seat: s.players[seat].plan for seat in s.order}
        for seat, plan in plans.items():
            s.own(seat)
            verbs.moved(s, seat, plan_piece(plan), f"plan.{seat}", zones.BOX)
            s.players[seat].plan = ()
            open_duchy(s, seat, plan[0])
        for seat, plan in plans.items():
            stand_castle(s, seat, plan[1])
            emit.event(s, "castle", seat, plan[1] + 1)
