"""Points of a placement, of a sale, and at the end: counted from scratch."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.oracle.position import Position, colour
from tests.games.burgundy.oracle.tiles import INN, what

PHASE = (10, 8, 6, 4, 2)
PER_GOODS = {1: 2, 2: 2, 3: 3, 4: 4}
LARGE = {1: 5, 2: 5, 3: 6, 4: 7}
SMALL = {1: 2, 2: 2, 3: 3, 4: 4}
FOR_TYPE = {16: "warehouse", 17: "watchtower", 18: "carpenter", 19: "church", 20: "market",
            21: "boarding", 22: "bank", 23: "townhall", 29: "white"}  # fmt: skip
SHIELD = {number: 12 if number < 7 else 8 if number < 13 else 4 for number in range(1, 19)}

Duchy = dict[str, Any]


def region_points(p: Position, duchy: Duchy, space: int) -> tuple[int, int]:
    """Size and phase points of the region around a space just covered; nothing if it is not whole.

    An inn makes it one larger, shield 17 too, 8 at most (B37, B53, B94).
    """
    region = p.land(duchy).region(space)
    if not region <= p.covered(duchy):
        return 0, 0
    size = len(region) + any(what(duchy["spaces"][other]).colour == INN for other in region)
    size = min(8, size + (17 in duchy["shields"]))
    return sum(range(size + 1)), PHASE[p.s["phase"]]


def colour_points(p: Position, duchy: Duchy, space: int) -> int:
    """A bonus tile for the first and the second to cover a colour (B38, B90); it is taken."""
    board = p.land(duchy)
    letter = board.colours[space]
    all_of_it = {other for other, its in enumerate(board.colours) if its == letter}
    if not all_of_it <= p.covered(duchy):
        return 0
    number = "BASYCM".index(letter)
    taken = p.s["bonus"][number]
    if p.alone or taken == 2:
        return 0
    p.s["bonus"][number] += 1
    duchy["bonuses"].append(2 * number + taken)
    points = (LARGE, SMALL)[taken][p.seats]
    return points * (2 if 7 in duchy["shields"] else 1)


def post_points(p: Position, duchy: Duchy, space: int) -> int:
    """Border posts: a lane that is covered from end to end (B56, B57)."""
    covered, points = p.covered(duchy), 0
    if "border-posts" not in p.s["expansions"]:
        return 0
    for lane in p.land(duchy).lanes:
        if space in lane and lane <= covered and duchy["links"] < 2:
            duchy["links"] += 1
            points += PHASE[p.s["phase"]]
            if duchy["links"] == 2:
                points += (LARGE, SMALL, {}, {})[p.s["post_bonus"]].get(p.seats, 0)
                p.s["post_bonus"] += 1
    return points


def herd_points(p: Position, duchy: Duchy, space: int, company: str) -> int:
    """Livestock: its kind and geese in the pasture; newly placed geese with a kind (B39 to B41)."""
    new = what(duchy["spaces"][space])
    pasture = set(range(len(duchy["spaces"]))) if 1 in duchy["shields"] else (
        p.land(duchy).region(space))  # fmt: skip
    herd = [what(duchy["spaces"][s]) for s in pasture if duchy["spaces"][s] != -1]
    kinds = {new.type, "geese"} | ({company} if new.type == "geese" else set())
    scoring = [tile for tile in herd if tile.colour == "A" and tile.type in kinds]
    return sum(tile.animals for tile in scoring) + len(scoring) * (7 in p.powers(duchy))


def sale(p: Position, duchy: Duchy, count: int) -> tuple[int, int, int]:
    """VP, silver and workers of so many tiles sold at once (B34, B35, B84, B90)."""
    vp = count * PER_GOODS[p.seats] * (2 if 12 in duchy["shields"] else 1)
    silver = count if 9 in duchy["shields"] else 2 if 3 in p.powers(duchy) else 1
    return vp, silver, int(4 in p.powers(duchy))


def mines(p: Position, duchy: Duchy) -> tuple[int, int]:
    """Silver and workers of the mines at the end of a phase (B42, B90)."""
    count = sum(what(tile).type == "mine" for tile in p.built(duchy))
    return count * (2 if 8 in duchy["shields"] else 1), count * (2 in p.powers(duchy))


def monastery(p: Position, duchy: Duchy, number: int) -> int:
    """What a scoring monastery pays, without the crane."""
    tiles = [what(tile) for tile in p.built(duchy)]
    sold = [*duchy["sold"], *duchy["laid"]]
    if number == 15:
        return 2 * len({colour(goods) for goods in sold})
    if number in FOR_TYPE:
        return 4 * sum(tile.type == FOR_TYPE[number] for tile in tiles)
    if number == 24:
        return 4 * len({tile.type for tile in tiles if tile.colour == "A"})
    if number == 25:
        return len(sold)
    return 3 * len(duchy["bonuses"]) if number == 26 else 0


def final(p: Position, duchy: Duchy) -> dict[str, int]:
    """All that is counted at the end, by source (B43 to B46, B90, B91, B102)."""
    tiles, powers = [what(tile) for tile in p.built(duchy)], p.powers(duchy)
    crane = any(tile.type == "crane" for tile in tiles) and powers & set(FOR_TYPE)
    learned = sum(monastery(p, duchy, number) for number in powers) + (4 if crane else 0)
    crests = sum(SHIELD[shield] for shield in duchy["shields"])
    return {
        "unsold": len(duchy["goods"]),
        "silver": duchy["silver"],
        "workers": duchy["workers"] // 2,
        "monasteries": learned * (2 if 10 in duchy["shields"] else 1),
        "shields": crests * (2 if 13 in duchy["shields"] else 1),
    }


def has_crane(p: Position, duchy: Duchy) -> bool:
    """Whether a crane stands in a duchy."""
    return any(what(tile).type == "crane" for tile in p.built(duchy))


def founded(p: Position, duchy: Duchy, number: int) -> int:
    """Alone: what a scoring monastery pays when it is placed (B79, B103)."""
    if number == 26:
        board, covered = p.land(duchy), p.covered(duchy)
        colours = set(board.colours)
        spaces = {c: {k for k, its in enumerate(board.colours) if its == c} for c in colours}
        return 3 * sum(spaces[c] <= covered for c in colours)
    crane = number in FOR_TYPE and has_crane(p, duchy) and not p.s["solo"]["crane"]
    return monastery(p, duchy, number) + (4 if crane else 0)


def winners(p: Position, order: list[int]) -> list[int]:
    """Most points, then most empty hexes, then farthest behind on the bridge (B47, B69)."""

    def rank(duchy: Duchy) -> tuple[int, int, int]:
        seats = p.seats_of(duchy)
        empty = sum(tile == -1 for tile in duchy["spaces"])
        return sum(p.players[s]["vp"] for s in seats), empty, max(order.index(s) for s in seats)

    return p.seats_of(max(p.duchies, key=rank))
