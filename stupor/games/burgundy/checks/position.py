"""A whole position: its shape first, then its pieces, then how far the game has come."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.corrections import as_options
from stupor.engine.errors import BadData, BadField
from stupor.engine.field_checks import check, check_length, check_range
from stupor.games.burgundy import params, queries
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.checks.agenda import check_agenda
from stupor.games.burgundy.checks.pieces import check_pieces
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.data.goods import GOODS_TILES
from stupor.games.burgundy.data.monasteries import ON_TOP
from stupor.games.burgundy.data.tiles import BACKS
from stupor.games.burgundy.figures.corrections import read_corrections
from stupor.games.burgundy.ids import (
    EMPTY,
    EXPANSIONS,
    FACE_DOWN,
    LAST_PHASE,
    LAST_ROUND,
    NOBODY,
    PREPARING,
    ROUNDS_A_PHASE,
)
from stupor.games.burgundy.state import LEDGER, Duchy, Player, Solo, State
from stupor.games.burgundy.variants import ALONE, IN_TEAMS, TEAM_BOARDS

_TILES = 2 * FACE_DOWN - 1
_GOODS = len(GOODS_TILES)
#: More than anybody ever owns, or any list of a position ever holds.
LARGEST = 1_000


def check_position(s: State) -> None:
    """BadData when the figures of a position make no sense."""
    check_table(s)
    check_figures(s)
    check_board(s)
    for number, duchy in enumerate(s.duchies):
        check_duchy(s, f"duchies[{number}]", duchy)
    for seat, player in enumerate(s.players):
        check_player(s, f"players[{seat}]", player)
    check_pieces(s)
    check_course(s)
    check_agenda(s)


def check_table(s: State) -> None:
    """Seats, kind of game, expansions."""
    check_range(s.seats, params.MIN_SEATS, params.MAX_SEATS, "seats")
    check(not s.team or s.team in TEAM_BOARDS, "team", f"there is no team board {s.team!r:.20}")
    check(not s.team or s.seats == 4, "team", "teams are for four")
    known = all(name in EXPANSIONS for name in s.expansions)
    check(known, "expansions", "they are none of ours")
    ordered = tuple(name for name in EXPANSIONS if name in s.expansions)
    check(ordered == s.expansions, "expansions", "each stands once, in the order of the box")
    allowed = ALONE if s.seats == 1 else IN_TEAMS if s.team else EXPANSIONS
    check(set(s.expansions) <= set(allowed), "expansions", "they do not fit this kind of game")
    check((s.solo is not None) == (s.seats == 1), "solo", "a track belongs to one player alone")
    if s.solo is not None:
        check_track(s.solo)
    count = 2 if s.team else s.seats
    check_length(s.players, s.seats, "players")
    check_length(s.duchies, count, "duchies")


def check_track(track: Solo) -> None:
    """The counter and its target."""
    check_range(track.target, params.LEAST_TARGET, params.HARDEST_TARGET, "solo.target")
    check_range(track.counter, 0, track.target - 1, "solo.counter")


def check_figures(s: State) -> None:
    """Corrections that could have been asked for."""
    try:
        same = read_corrections(as_options(s.figures)) == s.figures
    except BadData as wrong:
        raise BadField("figures", str(wrong).removeprefix("figures: ")) from None
    check(same, "figures", "they are not in their one notation and order")


def check_board(s: State) -> None:
    """The common board: lists of the right length with numbers in their range."""
    row(s.depots, DEPOTS * SPACES, EMPTY, FACE_DOWN, "depots")
    row(s.black, len(BLACK_SPACES), EMPTY, FACE_DOWN, "black")
    check(groups(s.piles, len(BACKS), 1, FACE_DOWN), "piles", "7 supplies are wanted here")
    for field in ("inns", "inn_pile", "box"):
        check(numbers(getattr(s, field), 1, FACE_DOWN), field, "tiles are wanted here")
    _check_goods(s)
    check_length(s.shared, 2 if s.team else 0, "shared")
    for number, shelf in enumerate(s.shared):
        row(shelf, params.TEAM_STORAGE, EMPTY, _TILES, f"shared[{number}]")
    row(s.bonus, 6, 0, 2, "bonus")
    check_range(s.post_bonus, 0, s.seats, "post_bonus")


def _check_goods(s: State) -> None:
    """What lies in the depots and supplies besides tiles."""
    check(groups(s.depot_goods, DEPOTS, 1, _GOODS), "depot_goods", "goods of 6 depots are wanted")
    shields = DEPOTS if "shields" in s.expansions else 0
    check(
        groups(s.depot_shields, shields, 1, 18),
        "depot_shields",
        f"shields of {shields} depots are wanted",
    )
    check(numbers(s.round_goods, 1, _GOODS, 5), "round_goods", "up to 5 goods are wanted here")
    check(len(s.phase_goods) <= 5, "phase_goods", "up to 5 stacks are wanted here")
    check(groups(s.phase_goods, len(s.phase_goods), 1, _GOODS), "phase_goods", "goods are wanted")
    check(numbers(s.goods_box, 1, _GOODS), "goods_box", "goods are wanted here")
    check_range(s.unseen_goods, 0, len(s.goods_box), "unseen_goods")


def check_duchy(s: State, field: str, duchy: Duchy) -> None:
    """A duchy: its board, what it owns."""
    check_range(duchy.board, EMPTY, len(BOARDS) - 1, f"{field}.board")
    size = BOARDS[duchy.board].size if duchy.board != EMPTY else 0
    row(duchy.spaces, size, EMPTY, _TILES, f"{field}.spaces")
    for name in ("silver", "workers"):
        check_range(getattr(duchy, name), 0, LARGEST, f"{field}.{name}")
    for name in ("goods", "sold", "laid"):
        check(numbers(getattr(duchy, name), 1, _GOODS), f"{field}.{name}", "goods are wanted here")
    check(duchy.goods == tuple(sorted(duchy.goods)), f"{field}.goods", "they lie in their order")
    check(numbers(duchy.bonuses, 0, 11, 6), f"{field}.bonuses", "bonus tiles are wanted here")
    check(numbers(duchy.routes, 1, 12, 5), f"{field}.routes", "trade routes are wanted here")
    check(numbers(duchy.shields, 1, 18, 7), f"{field}.shields", "shields are wanted here")
    check(numbers(duchy.castles, 0, size - 1, 7), f"{field}.castles", "spaces are wanted here")
    check_range(duchy.guest, -1, s.seats - 1, f"{field}.guest")
    check_range(duchy.links, 0, 2, f"{field}.links")


def check_player(s: State, field: str, player: Player) -> None:
    """A seat: dice, storage, points."""
    seat = next(n for n, other in enumerate(s.players) if other is player)
    check(player.duchy == (seat % 2 if s.team else seat), f"{field}.duchy", "it is another one's")
    least = params.TEAM_STORAGE if s.team else params.STORAGE
    check(
        numbers(player.storage, EMPTY, _TILES) and len(player.storage) >= least,
        f"{field}.storage",
        f"at least {least} spaces are wanted here",
    )
    row(player.dice, 2, 0, 7, f"{field}.dice")
    row(player.rolled, 2, 0, 6, f"{field}.rolled")
    for die, rolled in zip(player.dice, player.rolled, strict=True):
        check(die in (0, 7, rolled), f"{field}.dice", "a die shows what was rolled, 0 or 7")
    check_range(player.step, 0, params.LAST_BRIDGE_SPACE, f"{field}.step")
    row(player.ledger, LEDGER, 0, LARGEST, f"{field}.ledger")
    check(player.vp == sum(player.ledger), f"{field}.vp", "it is not the sum of the ledger")
    check(numbers(player.faces, 0, len(BOARDS) - 1, 2), f"{field}.faces", "duchies are wanted here")
    check_plan(field, player)


def check_plan(field: str, player: Player) -> None:
    """A secret choice is one that could be made."""
    if player.plan:
        row(player.plan, 2, 0, 36, f"{field}.plan")
        board, space = player.plan
        check(board in player.faces, f"{field}.plan", "that duchy was not dealt")
        check(space in BOARDS[board].castles, f"{field}.plan", "no castle can stand there")


def check_course(s: State) -> None:
    """BadData when rounds, order and turn do not fit together."""
    check_range(s.round, 0, LAST_ROUND, "round")
    begun = s.round > 0
    phase = (s.round - 1) // ROUNDS_A_PHASE if begun else PREPARING
    check(s.phase == phase, "phase", f"round {s.round} belongs to phase {phase}")
    check_length(s.phase_goods, LAST_PHASE - phase, "phase_goods")
    for number, pile in enumerate(s.phase_goods):
        check_length(pile, ROUNDS_A_PHASE, f"phase_goods[{number}]")
    left = ROUNDS_A_PHASE - (s.round - phase * ROUNDS_A_PHASE) if begun else 0
    check_length(s.round_goods, left, "round_goods")
    check_range(s.white, 1 if begun else 0, 6, "white")
    chosen = all(duchy.board != EMPTY for duchy in s.duchies)
    check(chosen or not begun, "round", "duchies are chosen before the first round")
    for seat, player in enumerate(s.players if begun else ()):
        check(0 not in player.rolled, f"players[{seat}].rolled", "everybody has rolled")
        check(not player.plan, f"players[{seat}].plan", "all duchies are shown")
    check_order(s, begun)
    check_on_top(s)
    check(s.over == (not s.agenda), "over", "something is left to do")


def check_order(s: State, begun: bool) -> None:
    """The bridge, and the order of the round in play."""
    everybody = list(range(s.seats))
    check(
        numbers(s.order, 0, s.seats - 1) and sorted(s.order) == everybody,
        "order",
        "it names every seat once",
    )
    steps = [s.players[seat].step for seat in s.order]
    check(steps == sorted(steps, reverse=True), "order", "it is not that of the bridge")
    wanted = everybody if begun else []
    check(
        numbers(s.turns, 0, s.seats - 1) and sorted(s.turns) == wanted,
        "turns",
        "it names every seat once, from the first round on",
    )
    check_range(s.turn, NOBODY, s.seats - 1, "turn")
    check(begun or s.turn == NOBODY, "turn", "nobody's turn has come yet")


def check_on_top(s: State) -> None:
    """The piece of monastery 27 lies on top of its stack."""
    check_range(s.on_top, NOBODY, s.seats - 1, "on_top")
    holders = [
        number for number, duchy in enumerate(s.duchies) if queries.own_powers(duchy) & ON_TOP
    ]
    if s.on_top == NOBODY:
        check(not holders or s.solo is not None, "on_top", "the seat of monastery 27 is wanted")
        return
    check(s.players[s.on_top].duchy in holders, "on_top", "that seat has no monastery 27")
    step = s.players[s.on_top].step
    stack = [seat for seat in s.order if s.players[seat].step == step]
    check(stack[0] == s.on_top, "order", "the piece of monastery 27 lies on top")


def numbers(values: Sequence[int], least: int, most: int, longest: int = LARGEST) -> bool:
    """Whether there are not too many numbers, and all in a range."""
    return len(values) <= longest and all(least <= value <= most for value in values)


def groups(values: Sequence[Sequence[int]], count: int, least: int, most: int) -> bool:
    """Whether there are so many groups of numbers, and all in a range."""
    return len(values) == count and all(numbers(group, least, most) for group in values)


def row(values: Sequence[int], count: int, least: int, most: int, field: str) -> None:
    """BadField unless there are just so many numbers, all in a range."""
    check_length(values, count, field)
    check(numbers(values, least, most), field, f"each is from {least} to {most}")
