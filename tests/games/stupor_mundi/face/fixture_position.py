"""The position of the mock-ups: four Houses, round IV, Hohenstaufen to move."""

from functools import cache
from pathlib import Path

from stupor.engine.decision import Decision
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.view import LogLine, TableView
from stupor.stage.items import Rect
from stupor.stage.layout import load_anchors

ROOT = Path(__file__).resolve().parents[4]
HAND = (12, 14, 18, 16, 113, 19, 111)
HAND9 = (12, 14, 18, 16, 113, 19, 111, 10, 13)


@cache
def anchors() -> dict[str, Rect]:
    """The anchors of the table and of the Edict stage."""
    found: dict[str, Rect] = {}
    for level in ("stage_edict", "stage_expansions", "table"):
        read = load_anchors(ROOT / "levels" / "stupor_mundi" / f"{level}.tmx")
        found |= {name: tuple(read[name]) for name in read}
    return found


CITY = (
    ("roma", (9, 13), (101, 112), "market.1.blue", ()),
    ("constantinople", (16, 2), (106, 109), "market.2.blue", (15,)),
    ("alexandria", (17, 3), (116, 107), "market.4.blue", (6,)),
    ("tunis", (18, 7), (102, 204), "market.5.red", ()),
    ("barcelona", (4, 20), (114, 108), "market.3.red", (1, 8)),
)
CASTLES = (
    "t1:11 w1:12 t2:0 t5:1 w5:4 w2:5 spears:8 w4:6",
    "t1:11 w1:12 t2:0 t5:1 w5:4 w2:5 hand:8",
    "t1:11 w1:12 t2:0 t5:1 t3:2 w5:4 w2:5",
    "t1:11 w1:12 t2:0 w5:4 slot:8",
)
ALLIES = ((10, 15), (5, 19), (12, 14, 6), (11,))
SLOTS = ("d:0 u:4 d:6", "u:11 d:17", "u:22 d:26", "u:32 u:34")
MARKS = ((1, 0), (1, 0), (0, 1, 0), (1,))
COUNTS = {"coins": (2, 8, 5, 11), "stone": (0, 3, 1, 2), "grain": (3, 1, 2, 0),
          "vp": (31, 28, 34, 22), "passed": (0, 0, 0, 0), "house": (0, 1, 2, 3)}  # fmt: skip
WORK = {"a.3": ("specialist.0.0",), "a.4": ("specialist.2.0",), "b.1": ("specialist.1.1",),
        "b.2": ("specialist.2.1",), "b.3": ("specialist.3.1",),
        "c.1": ("specialist.0.2", "specialist.3.2"), "c.2": ("specialist.1.2",),
        "a.2": ("specialist.f",),
        "start": ("specialist.1.0", "specialist.3.0", "specialist.0.1",
                  "specialist.2.2")}  # fmt: skip
LOG = (
    LogLine(0, "Built Wall W4 and issued Edict III."),
    LogLine(3, "sold 1 Stone for 3 Augustales at Barcelona."),
    LogLine(2, "Built Tower T3: side 2 closed, +1 VP."),
    LogLine(1, "sailed to Barcelona and took 1 Stone."),
    LogLine(0, "promoted to A3 and issued Edict II: Frederick +1 Tower, +1 Grain."),
)


def table(seats: int = 4, hand: tuple[int, ...] = HAND) -> Table:
    """The mid-game table for a number of seats; seat 1 (seat 0 alone) has the hand."""
    t = Table()
    me = min(1, seats - 1)
    _central(t, seats)
    _cities(t, seats)
    for seat in range(seats):
        _seat(t, seat, hand if seat == me else ())
    t.counters |= {"round": 4, "first": 0, "turn": me, "phase": 1, "players": seats, "crowns": 1}
    if seats == 1:
        t.put("city.4", "ship.0")
        t.put("city.0", "ship.f")
        t.put("solo.shown", "solo.12")
        for _ in range(9):
            t.put("pile.solo", "?")
    return t


def _central(t: Table, seats: int) -> None:
    t.counters |= {"f.grain": 3, "f.stone": 1, "f.treasury": 6, "f.keeps": 1, "f.walls": 2,
                   "f.towers": 3, "f.allies": 2}  # fmt: skip
    for zone, tile in (("country.a", "countryside.b"), ("country.b", "countryside.a"),
                       ("country.c", "countryside.d"), ("village.a", "village.a"),
                       ("village.c", "village.d")):  # fmt: skip
        t.put(zone, tile)
    for path, tiles in (("a", (1, 3, 5)), ("b", (9, 11)), ("c", (7, 4, 2))):
        for tile in tiles[: max(1, seats - 1)]:
            t.put(f"bonus.{path}", f"bonus.{tile}")
    t.put("token.c", "token.c")
    for row, (active, waiting) in enumerate(((1, 7), (3, 9), (4, 15)), start=1):
        t.put(f"active.{row}", f"edict.{active}")
        t.put(f"next.{row}", f"edict.{waiting}")
    for _ in range(16):
        t.put("pile.edicts", "?")
    for space, pieces in WORK.items():
        for piece in pieces:
            if piece[11] == "f" or int(piece[11]) < seats:
                t.put("work.start" if space == "start" else f"work.{space}", piece)


def _cities(t: Table, seats: int) -> None:
    closed = {1: range(5), 2: range(5), 3: (1, 3)}.get(seats, ())
    for city, (_, allies, cards, market, under) in enumerate(CITY):
        t.put(f"market.{city}", market)
        for k in (1, 2):
            if k == 2 and city in closed:
                continue
            t.put(f"city_ally.{city}.{k}", f"ally.{allies[k - 1]}")
            t.put(f"city_card.{city}.{k}", f"card.{cards[k - 1]}")
            if len(under) >= k:
                t.put(f"under.{city}.{k}", "?")
    for seat, city in ((0, 0), (1, 4), (2, 2), (3, 4)):
        if seat < seats and seats > 1:
            t.put(f"city.{city}", f"ship.{seat}")
    for _ in range(18):
        t.put("pile.cards", "?")


def _seat(t: Table, seat: int, hand: tuple[int, ...]) -> None:
    for name, values in COUNTS.items():
        t.counters[f"{name}.{seat}"] = values[seat]
    built = set()
    for word in CASTLES[seat].split():
        site, number = word.split(":")
        built.add(int(number))
        t.put(f"castle.{seat}.{site}", f"structure.{seat}.{number}")
    for number in range(11):
        if number not in built:
            t.put(f"board.{seat}.{number}", f"structure.{seat}.{number}")
    for space, ally in enumerate(ALLIES[seat], start=1):
        t.put(f"ally.{seat}.{space}", f"ally.{ally}")
    for slot, word in enumerate(SLOTS[seat].split(), start=1):
        side, card = word.split(":")
        t.put(f"{'slot' if side == 'u' else 'down'}.{seat}.{slot}", f"card.{card}")
    for card in hand or (0, 0, 0):
        t.put(f"hand.{seat}", f"card.{card}" if hand else "?")
    for _ in range(2):
        t.put(f"deck.{seat}", "?")
    t.put(f"discard.{seat}", f"card.{seat * 10 + 5}")


def facts(seats: int = 4) -> dict[str, object]:
    """Derived numbers that fit the table."""
    found: dict[str, object] = {"edicts_left": 16, "cards_left.a": 2, "cards_left.b": 16,
                                "solo.actions": 3, "f.structures": 6,
                                "f.specialist": 2}  # fmt: skip
    for seat in range(seats):
        for space, met in enumerate(MARKS[seat], start=1):
            found[f"met.{seat}.{space}"] = met
        found[f"majority.{seat}"] = (1, 2, 2, 0)[seat]
        found[f"income_allies.{seat}"] = 4
    found |= {"compare.1.1": "3>2", "compare.1.2": "2/3", "capacity.1": 5}
    for city, (_, allies, _, _, _) in enumerate(CITY):
        for k, ally in enumerate(allies, start=1):
            found[f"city_met.{city}.{k}"] = int(ally in (2, 3, 7, 17, 18))
    return found


def decision(seat: int = 1) -> Decision:
    """The travel step."""
    plays = tuple(("play", c, s, d) for c in HAND for s in (3, 4, 5) for d in ("up", "down"))
    return Decision(seat, "turn", (*(("sail", k) for k in (1, 2, 3, 4)), *plays, ("pass",)))


def view(seats: int = 4, hand: tuple[int, ...] = HAND, **more: object) -> TableView:
    """The view of the House that is to move."""
    me = min(1, seats - 1)
    return TableView(
        table(seats, hand), facts(seats), decision(me), me,
        ("Anna", "You", "Berta", "Carlo")[:seats], anchors(),
        log=tuple(line for line in LOG if line.seat < seats),
        computers=frozenset({0, 3}), can_undo=True, **more,  # type: ignore[arg-type]
    )  # fmt: skip
