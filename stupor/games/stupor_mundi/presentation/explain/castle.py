"""The Castle Board: sites, structures, incomes and how it stands."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.chronicle import plural
from stupor.games.stupor_mundi.data.castle import Site
from stupor.games.stupor_mundi.params import GREAT_COINS, VP_PER_STRUCTURE
from stupor.games.stupor_mundi.presentation.castle import (
    SITE_NAMES,
    SITE_OF,
    TOTAL,
    built_on,
    cost_of,
    is_great,
    kind_of,
    side_closed,
)
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    Spot,
    gift_text,
    income_text,
    now,
    stored,
    whose,
)
from stupor.games.stupor_mundi.presentation.places import place_rect, zone_of
from stupor.games.stupor_mundi.presentation.sailing import edition_of
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.games.stupor_mundi.wording import coins_text, joined, lot_text

#: Smaller things lie above larger ones: Keeps and Towers above Walls.
ORDER: Final = sorted(SITE_NAMES, key=lambda site: (len(site) == 2, site[0] == "w"))
UNCOVERS: Final = {
    "tower": "an Ally space",
    "wall": "a warehouse space",
    "keep": "a plate for its Keep cover",
}
EDICT: Final = " Building here issues an Edict."
#: The plates beside the wells hang out so far.
HANG: Final = 8.0


def spots(view: TableView) -> Iterator[Spot]:
    """Title, score, incomes, sites, and the three plates below."""
    at, seat = view.anchors, view.viewer
    x, y, w, h = at["castle.title"]
    yield "castle.title", (x - 4, y - 10, w + 8, h + 18)
    yield f"laurel.{seat}", at["castle.vp"]
    yield from ((f"castle.income{n}", at[f"castle.income{n}"]) for n in range(1, 6))
    for site in ORDER:
        box = place_rect(view, f"castle.{seat}.{site}")
        if box is not None:
            x, y, w, h = box
            room = HANG if len(site) == 2 else 0
            yield f"castle.{seat}.{site}", (x - room, y - room, w + 2 * room, h + 2 * room)
    yield from ((f"castle.status{n}", at[f"castle.status{n}"]) for n in (1, 2, 3))
    if "castle.issued" in at:
        yield f"issued.{seat}", at["castle.issued"]
    yield f"ground.castle.{seat}", at["castle"]


def castle(view: TableView, parts: Parts) -> Explanation | None:
    """Whatever is called castle: the whole, its title, a side, a site, a plate."""
    if len(parts) > 2:
        return site(view, int(parts[1]), parts[2])
    if parts[1].isdigit():
        return whole(view, int(parts[1]))
    if parts[1] == "title":
        return title(view, view.viewer)
    number = int(parts[1][-1])
    return income(view, number) if parts[1].startswith("income") else _status(view, number)


def title(view: TableView, seat: int) -> Explanation:
    """The name of a House; Edicts are dragged here to be issued."""
    issued = len(view.table.pieces(f"issued.{seat}"))
    text = f"House {view.called(seat)}. Drag an Active Edict here to issue it; it stays here."
    said = now(f"{issued} Edict{'' if issued == 1 else 's'} issued")
    return Explanation(f"{whose(view, seat)} House", text, said, "edict.active")


def whole(view: TableView, seat: int) -> Explanation:
    """A castle at a glance."""
    built = built_on(view, seat)
    kinds = [kind_of(name) for name in built]
    closed = sum(side_closed(built, side) for side in range(1, 6))
    text = (
        f"{TOTAL} sites: Towers at the corners, Walls between them, Keeps inside. A Wall joins a "
        "Tower, a Tower a Wall; a closed side pays an income."
    )
    said = now(
        ", ".join(plural(kinds.count(kind), kind.capitalize()) for kind in UNCOVERS),
        f"{closed} of 5 sides closed",
    )
    return Explanation(f"{whose(view, seat)} castle", text, said, "build.adjacent")


def site(view: TableView, seat: int, name: str) -> Explanation:
    """A site, empty or built."""
    where, piece = SITE_OF[name], built_on(view, seat).get(name, "")
    if piece:
        return _built(view, seat, where, piece)
    stone, grain = cost_of(view, where)
    price = lot_text(grain, stone)
    text = f"Costs {price}.{EDICT if where.edict else ''} {where.text}".strip()
    said = now(f"{'you store' if seat == view.viewer else 'stored'} {stored(view, seat)}")
    return Explanation(where.title, text, said, "build.site")


def _built(view: TableView, seat: int, where: Site, piece: str) -> Explanation:
    name = f"{'Great ' if is_great(piece) else ''}{kind_of(where.name).capitalize()}"
    text = f"{where.text} It counts for Allies and for {VP_PER_STRUCTURE} VP at the end.".strip()
    sides = [n for n in range(1, 6) if where.name in _sites_of(n)]
    closed = [n for n in sides if side_closed(built_on(view, seat), n)]
    if not sides:
        title = f"{whose(view, seat)} {where.title}"
        return Explanation(title, text, now(f"a {name} stands here"), "slot.locked")
    said = f"side {joined(map(str, closed))} closed" if closed else "no side beside it is closed"
    title = f"{whose(view, seat)} {name} on {where.name.upper()}"
    return Explanation(title, text, now(said), "build.site")


def _sites_of(side: int) -> tuple[str, str, str]:
    return f"t{side}", f"w{side}", f"t{side % 5 + 1}"


def income(view: TableView, side: int) -> Explanation:
    """What a side of the own castle brings."""
    built = built_on(view, view.viewer)
    sites = _sites_of(side)
    missing = [name.upper() for name in sites if name not in built]
    text = (
        f"When {sites[0].upper()}, {sites[1].upper()} and {sites[2].upper()} stand: "
        f"{income_text(side)}, at once and in each End Phase."
    )
    said = f"{joined(missing)} missing" if missing else "closed"
    return Explanation(f"Side {side}", text, now(said), "castle.income")


def _status(view: TableView, number: int) -> Explanation:
    seat = view.viewer
    if number == 1:
        return built_plate(view, seat)
    if number == 2:
        return majority(view, seat)
    built = built_on(view, seat)
    closed = [n for n in range(1, 6) if side_closed(built, n)]
    gains = ", ".join(income_text(n) for n in closed) or "no income yet"
    text = "Each closed side pays its income in the End Phase."
    return Explanation("Closed sides", text, now(f"{len(closed)} of 5", gains), "castle.income")


def built_plate(view: TableView, seat: int) -> Explanation:
    """How many Structures a castle has."""
    built = len(built_on(view, seat))
    text = f"{VP_PER_STRUCTURE} VP each at the end. A castle with all {TOTAL} ends the game."
    said = now(f"{built} of {TOTAL} built", f"Frederick has {view.fact('f.structures')}")
    return Explanation(f"{whose(view, seat)} Structures", text, said, "game.end")


def majority(view: TableView, seat: int) -> Explanation:
    """The race for Structures."""
    most, second = edition_of(view).majority
    text = f"Most Structures bring {most} VP at the end"
    text += f", second most {second}." if view.seats > 2 else "."
    order = sorted(range(view.seats), key=lambda s: -len(built_on(view, s)))
    said = ", ".join(f"{view.called(s)} {len(built_on(view, s))}" for s in order)
    return Explanation("Majority of Structures", text, now(said), "game.score")


def structure(view: TableView, parts: Parts) -> Explanation | None:
    """A piece that is still to be built, or one in a castle."""
    zone = zone_of(view, ".".join(parts)).split(".")
    if zone[0] == "castle":
        return site(view, int(zone[1]), zone[2])
    return waiting(view, int(parts[1]), int(parts[2])) if zone[0] == "board" else None


def waiting(view: TableView, seat: int, number: int) -> Explanation:
    """A piece on the Player Board."""
    kind = "keep" if number > 7 else "wall" if number > 3 else "tower"
    text = f"Drag it to a site of your castle; it uncovers {UNCOVERS[kind]}."
    said = now(f"you store {stored(view, seat)}")
    if number not in GREAT_COINS:
        return Explanation(kind.capitalize(), text, said, "build.site")
    coins = coins_text(GREAT_COINS[number])
    text += f" Beyond the price of the site it costs {coins} and brings {gift_text(number)}."
    have = f"you store {stored(view, seat)} and have {coins_text(view.count(f'coins.{seat}'))}"
    return Explanation(f"Great {kind.capitalize()}", text, now(have), "build.great")


TELLERS: Final = {
    "castle": castle,
    "structure": structure,
    "board": lambda view, parts: waiting(view, int(parts[1]), int(parts[2])),
}
