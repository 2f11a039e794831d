"""Every piece of the box is somewhere, and only there, and where it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from stupor.engine.field_checks import check
from stupor.games.burgundy import params, queries
from stupor.games.burgundy.board import Board, spread
from stupor.games.burgundy.boards import BOARD_NAMES, BOARDS
from stupor.games.burgundy.data.duchies import WITH_POSTS
from stupor.games.burgundy.data.goods import GOODS_TILES, colour_of
from stupor.games.burgundy.data.routes import SPACES_A_ROUTE
from stupor.games.burgundy.data.shields import GREAT_STORE
from stupor.games.burgundy.data.tiles import BLACK, COLOUR, HEXES, INN_TILES, KIND, in_play
from stupor.games.burgundy.effects.storing import Overfull
from stupor.games.burgundy.figures.laid import black_filled, depot_colour
from stupor.games.burgundy.ids import (
    BORDER_POSTS,
    EMPTY,
    EXTRA_TILES,
    FACE_DOWN,
    INN,
    INNS,
    KIND_CASTLE,
    SHIELDS,
    TRADE_ROUTES,
)
from stupor.games.burgundy.state import Duchy, Player, State
from stupor.games.burgundy.variants import SOLO_BOARDS


def check_pieces(s: State) -> None:
    """BadData for pieces that are lost, doubled or out of place."""
    check_tiles(s)
    check_depots(s)
    check_goods(s)
    check_bonuses(s)
    check_routes_and_shields(s)
    for number, duchy in enumerate(s.duchies):
        if duchy.board != EMPTY:
            board = queries.board_of(s, duchy)
            check_kind_of_board(s, f"duchies[{number}].board", board)
            check_spaces(s, f"duchies[{number}]", duchy, board)
    for seat, player in enumerate(s.players):
        for face in player.faces:
            check_kind_of_board(s, f"players[{seat}].faces", BOARDS[face])
    check_storage(s)


def check_tiles(s: State) -> None:
    """All hex tiles of this kind of game."""
    inns = INNS in s.expansions
    wanted = {tile for tile in in_play(s.expansions) if inns or tile not in INN_TILES}
    seen: set[int] = set()
    for field, tile in _tiles(s):
        face = tile - FACE_DOWN if tile > FACE_DOWN else tile
        hidden = s.solo is not None and ("spaces" in field or "storage" in field)
        check(tile < FACE_DOWN or hidden, field, f"tile {tile} may not lie face down there")
        check(face in wanted, field, f"there is no tile {face} in this game")
        check(face not in seen, field, f"tile {face} lies somewhere else, too")
        seen.add(face)
    lost = sorted(wanted - seen)
    check(not lost, "box", f"tiles are lost: {', '.join(map(str, lost[:5]))}")


def _tiles(s: State) -> Iterator[tuple[str, int]]:
    """Every tile and the field that tells where it lies."""
    places: dict[str, Iterable[int]] = {"depots": s.depots, "black": s.black, "inns": s.inns}
    places |= {"inn_pile": s.inn_pile, "box": s.box}
    places |= {f"piles[{n}]": pile for n, pile in enumerate(s.piles)}
    places |= {f"duchies[{n}].spaces": duchy.spaces for n, duchy in enumerate(s.duchies)}
    places |= {f"players[{n}].storage": player.storage for n, player in enumerate(s.players)}
    places |= {f"shared[{n}]": shelf for n, shelf in enumerate(s.shared)}
    for field, tiles in places.items():
        yield from ((field, tile) for tile in tiles if tile != EMPTY)


def check_depots(s: State) -> None:
    """Each tile lies where its colour belongs."""
    for space, tile in enumerate(s.depots):
        if tile != EMPTY:
            colour = depot_colour(s, space, max(s.phase, 0))
            fits = COLOUR[tile] == HEXES[tile].back == colour
            check(fits, "depots", f"tile {tile} does not belong on space {space}")
    for space, tile in enumerate(s.black):
        if tile != EMPTY:
            fits = HEXES[tile].back == BLACK and black_filled(s, space)
            check(fits, "black", f"tile {tile} does not belong on space {space}")
    for back, pile in enumerate(s.piles):
        fits = all(HEXES[tile].back == back for tile in pile)
        check(fits, f"piles[{back}]", "a tile has another back")
    for field, tiles in (("inns", s.inns), ("inn_pile", s.inn_pile)):
        check(set(tiles) <= set(INN_TILES), field, "only inns lie there")


def check_goods(s: State) -> None:
    """All 42 goods."""
    everywhere = Counter([*s.round_goods, *s.goods_box])
    for group in (*s.depot_goods, *s.phase_goods):
        everywhere.update(group)
    for number, duchy in enumerate(s.duchies):
        everywhere.update((*duchy.goods, *duchy.sold, *duchy.laid))
        colours = {colour_of(goods) for goods in duchy.goods}
        check(
            len(colours) <= queries.goods_room(s),
            f"duchies[{number}].goods",
            "there are too many colours",
        )
    twice = [goods for goods, count in everywhere.items() if count > 1]
    check(not twice, "goods_box", f"goods {twice[:1]} lie in two places")
    lost = [goods for goods in GOODS_TILES if goods not in everywhere]
    check(not lost, "goods_box", f"goods are lost: {lost[:5]}")


def check_bonuses(s: State) -> None:
    """Bonus tiles that were taken are those that duchies own."""
    owned = Counter([tile for duchy in s.duchies for tile in duchy.bonuses])
    taken = Counter([colour * 2 + n for colour, count in enumerate(s.bonus) for n in range(count)])
    check(owned == taken, "bonus", "they are not those that the duchies own")
    for number, duchy in enumerate(s.duchies):
        colours = [tile // 2 for tile in duchy.bonuses]
        check(len(set(colours)) == len(colours), f"duchies[{number}].bonuses", "two of one colour")


def check_routes_and_shields(s: State) -> None:
    """Routes and shields there are once each, and only with their expansion."""
    routes = [route for duchy in s.duchies for route in duchy.routes]
    shields = [shield for group in s.depot_shields for shield in group]
    for number, duchy in enumerate(s.duchies):
        shields += duchy.shields
        check_routes(s, f"duchies[{number}]", duchy)
        check_shields(s, f"duchies[{number}]", duchy)
        posts = BORDER_POSTS in s.expansions
        check(posts or not duchy.links, f"duchies[{number}].links", "there are no border posts")
    check(len(set(routes)) == len(routes), "duchies[0].routes", "a route lies in two places")
    check(len(set(shields)) == len(shields), "depot_shields", "a shield lies in two places")


def check_routes(s: State, field: str, duchy: Duchy) -> None:
    """The trade routes of a duchy hold what they can."""
    each = params.ROUTES_PER_PLAYER.get(s.seats, 0) if TRADE_ROUTES in s.expansions else 0
    check(len(duchy.routes) == each, f"{field}.routes", f"there must be {each}")
    check(len(duchy.laid) <= each * SPACES_A_ROUTE, f"{field}.laid", "there are too many")
    full = len(duchy.laid) == each * SPACES_A_ROUTE
    check(full or not duchy.sold, f"{field}.sold", "the trade route is filled first")


def check_shields(s: State, field: str, duchy: Duchy) -> None:
    """Each shield of a duchy lies on a castle of its own."""
    check(SHIELDS in s.expansions or not duchy.shields, f"{field}.shields", "there are none")
    alone = len(duchy.castles) == len(duchy.shields) == len(set(duchy.castles))
    check(alone, f"{field}.castles", "each shield lies on a castle of its own")
    for space in duchy.castles:
        stands = KIND[duchy.spaces[space]] == KIND_CASTLE
        check(stands, f"{field}.castles", f"no castle stands on space {space}")


def check_kind_of_board(s: State, field: str, board: Board) -> None:
    """A board belongs to its kind of game."""
    name = BOARD_NAMES[board.index]
    if s.solo is not None:
        check(name in SOLO_BOARDS, field, "alone it is a river duchy")
    elif s.team:
        check(name == s.team, field, "a team has the board of the team game")
    else:
        check(
            (name in WITH_POSTS) == (BORDER_POSTS in s.expansions)
            and board.size == 37
            and not board.places,
            field,
            "it does not fit this kind of game",
        )


def check_spaces(s: State, field: str, duchy: Duchy, board: Board) -> None:
    """Tiles lie on their colours, hang together, and towns and regions hold what they may."""
    covered = inns = 0
    for space, tile in enumerate(duchy.spaces):
        if tile == EMPTY:
            continue
        covered |= 1 << space
        if tile < FACE_DOWN and COLOUR[tile] != INN:
            check(
                COLOUR[tile] == board.colours[space],
                f"{field}.spaces",
                f"tile {tile} lies on a foreign colour",
            )
        if COLOUR[tile] == INN:
            check(not inns >> space & 1, f"{field}.spaces", "a region holds two inns")
            inns |= board.region[space]
    if SHIELDS not in s.expansions and covered:
        first = covered & -covered
        check(
            spread(first, board.near, covered) == covered,
            f"{field}.spaces",
            "the tiles do not hang together",
        )
        check_towns(field, duchy, board)


def check_towns(field: str, duchy: Duchy, board: Board) -> None:
    """One building of each type in a town, unless monastery 1 lifts the limit."""
    if queries.own_powers(duchy) & 2:
        return
    built = Counter(
        (board.region_of[space], KIND[tile])
        for space, tile in enumerate(duchy.spaces)
        if tile != EMPTY and COLOUR[tile] == 0
    )
    twice = [kind for (_, kind), count in built.items() if count > 1]
    check(not twice, f"{field}.spaces", "a town holds a type of building twice")


def check_storage(s: State) -> None:
    """No more tiles than there is room for, while nobody is just making room."""
    clauses = [clause for _, frame in s.agenda for clause in frame]
    if any(isinstance(clause, Overfull) for clause in clauses):
        return
    for seat, player in enumerate(s.players):
        field = f"players[{seat}].storage"
        held = [tile for tile in player.storage if tile != EMPTY]
        check(len(held) <= room_of(s, player), field, "there are too many tiles")
        down = max(held, default=EMPTY) > FACE_DOWN
        check(not down or s.solo is not None, field, "no tile lies face down")
    check(s.on_top == EMPTY or EXTRA_TILES in s.expansions, "on_top", "there is no such monastery")


def room_of(s: State, player: Player) -> int:
    """How many tiles a seat may store."""
    if s.team:
        return params.TEAM_STORAGE
    great = GREAT_STORE in s.duchies[player.duchy].shields
    return len(KIND) if great else params.STORAGE
