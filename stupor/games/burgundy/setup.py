"""A new game: supplies, goods, duchies and who begins (components, part 2; B1 to B4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stupor.engine.agenda import advance
from stupor.engine.clauses import For
from stupor.engine.effect import Effect
from stupor.engine.errors import BadData
from stupor.engine.rng import SplitMix
from stupor.games.burgundy import params, queries
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.chance import shuffled
from stupor.games.burgundy.data.depots import BLACK_SPACES, DEPOTS, SPACES
from stupor.games.burgundy.data.duchies import TWO_SIDED, WITH_POSTS
from stupor.games.burgundy.data.goods import GOODS_TILES
from stupor.games.burgundy.data.routes import ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import BACKS, INN_TILES, supply
from stupor.games.burgundy.effects.choosing import (
    ChooseCastle,
    ChooseHidden,
    ChooseSide,
    Reveal,
    stand_castle,
)
from stupor.games.burgundy.flow import PHASE
from stupor.games.burgundy.ids import (
    BORDER_POSTS,
    EMPTY,
    INNS,
    LAST_PHASE,
    SHIELDS,
    TABLE,
    TRADE_ROUTES,
)
from stupor.games.burgundy.new_game_options import NewGameOptions, read_options
from stupor.games.burgundy.state import Duchy, Solo, State, new_player

#: The middle of the duchies 1 and 2, and of the shared ones.
MIDDLE = 18
SEAM = 36


def new_game(seats: int, seed: int, given: Mapping[str, Any]) -> State:
    """A game at its first decision."""
    if not params.MIN_SEATS <= seats <= params.MAX_SEATS:
        raise BadData(f"there are {params.MIN_SEATS} to {params.MAX_SEATS} seats, not {seats}")
    options = read_options(seats, given)
    s = State(seats, SplitMix(seed))
    s.expansions, s.team, s.figures = options.expansions, options.team, options.figures
    s.piles = tuple(
        tuple(shuffled(s.rng, supply(back, s.expansions))) for back in range(len(BACKS))
    )
    s.depots, s.black = [EMPTY] * (DEPOTS * SPACES), [EMPTY] * len(BLACK_SPACES)
    s.kinds = bytes(len(s.depots) + len(s.black))
    seat_players(s, options)
    lay_goods(s)
    lay_expansions(s)
    s.agenda.append((TABLE, (*choose_duchies(s, options), PHASE)))
    advance(s)
    return s


def seat_players(s: State, options: NewGameOptions) -> None:
    """Who begins, what everybody starts with, and where the pieces stand."""
    first = s.rng.below(s.seats)
    s.order = tuple((first + place) % s.seats for place in range(s.seats))
    if s.team:
        seat_teams(s)
        return
    s.players = [new_player(seat, params.STORAGE) for seat in range(s.seats)]
    s.duchies = [Duchy(EMPTY, [], params.STARTING_SILVER) for _ in range(s.seats)]
    for place, seat in enumerate(s.order):
        s.duchies[seat].workers = params.STARTING_WORKERS[place]
    if s.seats == 1:
        s.duchies[0].workers = params.SOLO_WORKERS
        s.solo = Solo(0, options.target)


def seat_teams(s: State) -> None:
    """Two play one duchy, and share a storage beside their own."""
    s.players = [new_player(seat % 2, params.TEAM_STORAGE) for seat in range(s.seats)]
    s.shared = [[EMPTY] * params.TEAM_STORAGE for _ in range(2)]
    s.duchies = [Duchy(EMPTY, [], params.TEAM_SILVER) for _ in range(2)]
    for place, workers in enumerate(params.TEAM_WORKERS):
        s.duchies[s.order[place] % 2].workers = workers


def lay_goods(s: State) -> None:
    """Five goods for each phase, three for each duchy; the rest stays unseen in the box."""
    goods = shuffled(s.rng, GOODS_TILES)
    each = params.GOODS_PER_PHASE
    phases = LAST_PHASE + 1
    s.phase_goods = tuple(tuple(goods[n * each : (n + 1) * each]) for n in range(phases))
    rest = goods[phases * each :]
    for duchy in s.duchies:
        drawn, rest = rest[: params.STARTING_GOODS], rest[params.STARTING_GOODS :]
        duchy.goods = tuple(sorted(drawn))
    s.goods_box, s.unseen_goods = tuple(sorted(rest)), len(rest)
    s.depot_goods = ((),) * DEPOTS


def lay_expansions(s: State) -> None:
    """Inns, trade routes, shields."""
    if INNS in s.expansions:
        s.inn_pile = INN_TILES
    if TRADE_ROUTES in s.expansions:
        routes = shuffled(s.rng, [route.id for route in ROUTES])
        each = params.ROUTES_PER_PLAYER[s.seats]
        for number, duchy in enumerate(s.duchies):
            duchy.routes = tuple(routes[number * each : (number + 1) * each])
    if SHIELDS in s.expansions:
        shields = shuffled(s.rng, [shield.id for shield in SHIELD_LIST])
        laid = []
        for count in params.SHIELDS_PER_DEPOT[s.seats]:
            laid.append(tuple(shields[:count]))
            shields = shields[count:]
        s.depot_shields = tuple(laid)


def choose_duchies(s: State, options: NewGameOptions) -> list[Effect]:
    """Give out the duchies, or the clauses that let players choose them in turn order (B4, B58)."""
    if s.solo is not None:
        open_board(s, 0, options.board)
        return [For(0, ChooseCastle())]
    if s.team:
        return choose_shared(s)
    if options.chosen_in_play:
        return choose_own(s, options)
    for seat in range(s.seats):
        open_board(s, seat, options.duchies)
        stand_castle(s, seat, MIDDLE)
    return []


def choose_own(s: State, options: NewGameOptions) -> list[Effect]:
    """Everybody chooses a side and a castle, at once in secret or one after the other."""
    for player, names in zip(s.players, faces(s, options), strict=True):
        player.faces = tuple(BOARD[name].index for name in names)
    if options.secret:
        return [*(For(seat, ChooseHidden()) for seat in s.order), Reveal()]
    sides = (ChooseSide(), ChooseCastle())
    return [For(seat, choice) for seat in s.order for choice in sides]


def choose_shared(s: State) -> list[Effect]:
    """A team's castle stands in the middle, or on 12b where its first player likes."""
    for number in range(2):
        seat = next(seat for seat in s.order if s.players[seat].duchy == number)
        open_board(s, seat, s.team)
        if s.team == "12a":
            stand_castle(s, seat, SEAM)
    if s.team == "12a":
        return []
    return [For(seat, ChooseCastle()) for seat in s.order[:2]]


def faces(s: State, options: NewGameOptions) -> list[tuple[str, ...]]:
    """The duchies that each seat may choose from."""
    if options.named:
        return [(name,) for name in options.named]
    if BORDER_POSTS in s.expansions:
        boxes: list[tuple[str, ...]] = [(name,) for name in WITH_POSTS]
    else:
        boxes = [*TWO_SIDED]
    places = shuffled(s.rng, range(len(boxes)))
    return [boxes[place] for place in places[: s.seats]]


def open_board(s: State, seat: int, name: str) -> None:
    """Lay an empty duchy before a seat."""
    board = BOARD[name]
    queries.duchy_of(s, seat).lie_open(board.index, board.size)
