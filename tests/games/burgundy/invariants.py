"""What must hold in every position of The Castles of Burgundy."""

from __future__ import annotations

from stupor.games.burgundy import params, queries
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.data.goods import GOODS_TILES, colour_of
from stupor.games.burgundy.data.routes import ROUTES, SPACES_A_ROUTE
from stupor.games.burgundy.data.shields import GREAT_STORE, SHIELD_LIST
from stupor.games.burgundy.data.tiles import HEXES, INN_TILES, in_play
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN, INNS
from stupor.games.burgundy.state import Duchy, State


def check(s: State) -> None:
    """Raise AssertionError with the invariant that a position breaks."""
    assert bool(s.options) == bool(s.agenda), "somebody can always choose until the game is over"
    assert len(set(s.options)) == len(s.options), "no option is offered twice"
    check_tiles(s)
    check_goods(s)
    check_common(s)
    for number, duchy in enumerate(s.duchies):
        if duchy.board != EMPTY:
            check_duchy(s, number, duchy)
    for seat in range(s.seats):
        check_seat(s, seat)


def check_tiles(s: State) -> None:
    """Every tile of the box is somewhere, and only there."""
    everywhere = [*s.depots, *s.black, *s.inns, *s.inn_pile, *s.box]
    for pile in s.piles:
        everywhere += pile
    for duchy in s.duchies:
        everywhere += duchy.spaces
    for player in s.players:
        everywhere += player.storage
    for shelf in s.shared:
        everywhere += shelf
    tiles = [tile - FACE_DOWN if tile > FACE_DOWN else tile for tile in everywhere if tile != EMPTY]
    wanted = [
        tile for tile in in_play(s.expansions) if INNS in s.expansions or tile not in INN_TILES
    ]
    assert sorted(tiles) == sorted(wanted), "tiles are lost or doubled"
    assert len([tile for tile in tiles if not HEXES[tile].box]) == 164


def check_goods(s: State) -> None:
    """All 42 goods are somewhere, and only there."""
    everywhere = [*s.round_goods, *s.goods_box]
    for group in (*s.depot_goods, *s.phase_goods):
        everywhere += group
    for duchy in s.duchies:
        everywhere += [*duchy.goods, *duchy.sold, *duchy.laid]
        colours = {colour_of(goods) for goods in duchy.goods}
        assert s.solo is not None or len(colours) <= 3, "goods of too many colours"
    assert sorted(everywhere) == list(GOODS_TILES), "goods are lost or doubled"


def check_common(s: State) -> None:
    """Order, shields, routes, bonus tiles."""
    assert sorted(s.order) == list(range(s.seats))
    steps = [s.players[seat].step for seat in s.order]
    assert steps == sorted(steps, reverse=True), "the order is not that of the bridge"
    if s.on_top != EMPTY:
        here = [seat for seat in s.order if s.players[seat].step == s.players[s.on_top].step]
        assert here[0] == s.on_top, "monastery 27 is not on top"
    shields = [shield for here in s.depot_shields for shield in here]
    routes: list[int] = []
    bonuses: list[int] = []
    for duchy in s.duchies:
        shields += duchy.shields
        routes += duchy.routes
        bonuses += duchy.bonuses
        assert len(duchy.shields) == len(duchy.castles) == len(set(duchy.castles))
    assert len(set(shields)) == len(shields) and all(shield in SHIELD_LIST for shield in shields)
    assert len(set(routes)) == len(routes) and all(route in ROUTES for route in routes)
    taken = [colour * 2 + n for colour, count in enumerate(s.bonus) for n in range(count)]
    assert sorted(bonuses) == taken, "bonus tiles are lost or doubled"


def check_duchy(s: State, number: int, duchy: Duchy) -> None:
    """What a duchy keeps in mind is what follows from its tiles."""
    fresh = duchy.clone()
    queries.derive(s, fresh)
    assert fresh == duchy, "what a duchy keeps in mind is wrong"
    assert duchy.silver >= 0 and duchy.workers >= 0
    board = BOARDS[duchy.board]
    for space, tile in enumerate(duchy.spaces):
        if 0 < tile < FACE_DOWN and HEXES[tile].colour < 6:
            assert HEXES[tile].colour == board.colours[space], "a tile lies on a foreign colour"
    assert len(duchy.laid) <= len(duchy.routes) * SPACES_A_ROUTE
    for space in duchy.castles:
        assert HEXES[duchy.spaces[space]].kind == 11, "a shield hangs on no castle"


def check_seat(s: State, seat: int) -> None:
    """Storage and dice."""
    player = s.players[seat]
    held = sum(tile != EMPTY for tile in player.storage)
    unlimited = GREAT_STORE in queries.duchy_of(s, seat).shields
    losing = s.agenda and s.agenda[-1][1] and type(s.agenda[-1][1][0]).__name__ == "Overfull"
    room = params.TEAM_STORAGE if s.team else params.STORAGE
    assert held <= room or unlimited or losing, "too many tiles stored"
    assert all(die in range(8) for die in player.dice)
    assert sum(player.ledger) == player.vp, "the ledger is not the score"
    assert s.team or len(player.storage) >= params.STORAGE
