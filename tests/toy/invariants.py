"""What holds in every position of the toy."""

from __future__ import annotations

from stupor.engine.effect import Effect
from tests.toy.flow import Fill, Round, Take, Turn, Use
from tests.toy.state import COLOURS, ROW, TILES, State, colour, size


def _left(s: State) -> list[tuple[int, tuple[Effect, ...]]]:
    """All that is left to do at a choice."""
    turn = (Take(), Use(), Fill()) if s.hand < 0 else (Use(), Fill())
    later = (Turn(seat) for seat in range(s.turn + 1, s.seats))
    return [(-1, (*later, Round())), (s.turn, turn)]


def check(s: State) -> None:
    """Every tile is there once, nobody owes a coin, and the points are those of what was kept."""
    kept = [tile for player in s.players for tile in player.kept]
    hand = [s.hand] if s.hand >= 0 else []
    assert sorted([*s.bag, *s.row, *s.gone, *kept, *hand]) == list(TILES), "bag: a tile is lost"
    assert s.agenda in ([], _left(s)), "agenda: something else is left to do"
    assert len(s.row) + len(hand) == ROW and 1 <= s.die <= 6, "die: there is no such number"
    assert 1 <= s.round <= s.last <= 8 and 0 <= s.turn < s.seats, "round: there is no such round"
    for player in s.players:
        assert 0 <= player.coins < 99, "coins: there are not so many"
        colours = [colour(tile) for tile in player.kept]
        pairs = [colours.count(which) // 2 for which in range(len(COLOURS))]
        points = [sum(map(size, player.kept)), 4 * sum(pairs)]
        assert player.vp_from == points, "vp_from: the tiles tell otherwise"
