"""Points of regions, phases, bonus tiles and posts counted anew from the tiles that lie there."""

from __future__ import annotations

from stupor.games.burgundy import scoring
from stupor.games.burgundy.boards import BOARDS
from stupor.games.burgundy.data.tiles import HEXES
from stupor.games.burgundy.ids import EMPTY, FACE_DOWN
from stupor.games.burgundy.state import Duchy, State

SIZES = (0, 1, 3, 6, 10, 15, 21, 28, 36)
PHASES = (10, 8, 6, 4, 2)
LARGE, SMALL = {2: 5, 3: 6, 4: 7}, {2: 2, 3: 3, 4: 4}
NAMES = ("regions", "phases", "bonuses")


class Recount:
    """Follows a game from position to position and counts what newly covered spaces score."""

    def __init__(self, s: State) -> None:
        self.points = [dict.fromkeys(NAMES, 0) for _ in s.duchies]

    def step(self, before: State, after: State) -> None:
        """A choice led from one position to the next."""
        for number, (old, new) in enumerate(zip(before.duchies, after.duchies, strict=True)):
            if old.board != EMPTY and old.spaces != new.spaces:
                self._count(before, number, old, new)

    def _count(self, s: State, number: int, old: Duchy, new: Duchy) -> None:
        fresh = [n for n, tile in enumerate(new.spaces) if tile != EMPTY == old.spaces[n]]
        assert len(fresh) == 1, "one tile at a time"
        colours = BOARDS[new.board].colours
        region = together(new.board, fresh[0])
        got = self.points[number]
        if all(new.spaces[n] != EMPTY for n in region):
            inn = any(new.spaces[n] < FACE_DOWN and HEXES[new.spaces[n]].kind == 13 for n in region)
            size = min(8, len(region) + inn + (17 in old.shields))
            got["regions"] += SIZES[size]
            got["phases"] += PHASES[s.phase]
        mine = [n for n, colour in enumerate(colours) if colour == colours[fresh[0]]]
        if all(new.spaces[n] != EMPTY for n in mine) and s.bonus[colours[fresh[0]]] < 2:
            first = s.bonus[colours[fresh[0]]] == 0
            got["bonuses"] += (LARGE if first else SMALL)[s.seats] * (2 if 7 in old.shields else 1)

    def check(self, s: State) -> None:
        """AssertionError unless the ledgers say the same."""
        for number, wanted in enumerate(self.points):
            seats = [seat for seat, player in enumerate(s.players) if player.duchy == number]
            for name, points in wanted.items():
                got = sum(scoring.points_from(s, seat, name) for seat in seats)
                assert got == points, f"duchy {number} has {got} from {name}, not {points}"


def together(board: int, space: int) -> list[int]:
    """The spaces of a region, found by walking over neighbours inside the same cluster."""
    printed = BOARDS[board]
    joined = {pair for a, b in printed.rivers for pair in ((a, b), (b, a))}
    found, todo = {space}, [space]
    while todo:
        here = todo.pop()
        for other in range(printed.size):
            near = printed.near[here] >> other & 1 and (here, other) not in joined
            if near and other not in found and printed.colours[other] == printed.colours[space]:
                found.add(other)
                todo.append(other)
    return sorted(found)
