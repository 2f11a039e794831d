"""What lies before oneself: dice, workers, silver, goods, storage, the purchase, the routes."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import names, params
from stupor.games.burgundy.data.goods import COLOURS_OF_GOODS, GOODS_NAMES, colour_of
from stupor.games.burgundy.data.routes import REWARDS, ROUTES
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.face.explain import margin, solo_rules
from stupor.games.burgundy.face.explain.elsewhere import shield_of
from stupor.games.burgundy.face.explain.shared_words import (
    Explanation,
    Parts,
    capital,
    now,
    number,
    owners,
    ways,
    whose,
    yours,
)
from stupor.games.burgundy.face.household.routes import prospect
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import DICE, die_shows, extra_die, has_exchange, zone_of
from stupor.games.burgundy.ids import INNS
from stupor.games.burgundy.log_lines import SOURCES
from stupor.language import joined, mark, tr, trn
from stupor.stage.name import parsed

DIE: Final = mark(
    "Use it once: take a tile from the depot with its number, place a stored tile on that "
    "number, sell goods with that number, or take 2 workers with any number."
)
DICE_TEXT: Final = mark(
    "Use each die once: take a tile from the depot with its number, place a stored tile on that "
    "number, sell goods with that number, or take 2 workers with any number."
)
STEP: Final = mark(
    "Picks up the die with another number. A worker changes it by 1; 6 and 1 are neighbours. "
    "Workers are spent only when you drop the die."
)
WORKERS: Final = mark(
    "Each worker changes a die by 1. At the end, two workers are 1 VP. Drop any die here to "
    "take 2 workers."
)
SILVER: Final = mark(
    "Pay 2 silver to buy a tile from the black depot, once per turn. At the end, each "
    "silver is 1 VP."
)
SILVER_WITH_INNS: Final = mark(
    "Pay 2 silver to buy a tile from the black depot or an inn, once per turn. At the end, each "
    "silver is 1 VP."
)
PURCHASE: Final = mark(
    "Once per turn, at any time, buy a tile from the black depot for 2 silver. It goes to your "
    "storage."
)
PURCHASE_WITH_INNS: Final = mark(
    "Once per turn, at any time, buy a tile from the black depot or an inn for 2 silver. It "
    "goes to your storage."
)
EXCHANGE: Final = mark(
    "Once per turn, at any time, buy a tile from any depot for 2, in any mix of silver and "
    "workers. It goes to your storage."
)
GOODS: Final = mark(
    "A die with their number sells all goods of one colour: 1 silver, and VP for each. There "
    "is room for three colours. At the end, unsold goods are 1 VP each."
)
SOLD: Final = mark(
    "Sold goods, visible to all. Two monasteries score them at the end: one by colours, one by "
    "tiles."
)
STORAGE: Final = mark(
    "Tiles you take wait here until a die places them. When it is full, you must discard a "
    "tile to take another."
)


def die_text(view: TableView, parts: Parts) -> Explanation | None:
    """One of the own dice, or a handle beside it."""
    die = number(parts[1:2])
    if len(parts) > 2:
        return Explanation(tr("Spend workers"), tr(STEP), _workers(view), "dice.workers.1")
    if die not in DICE:
        return _extra(view)
    shown = die_shows(view.table, view.viewer, die)
    if shown < 0:
        rolled = view.count(f"die.{view.viewer}.{die}")
        if not rolled:
            text = tr("All dice are rolled when a round begins.")
            return Explanation(tr("Your die"), text, "", "turn.die")
        text = tr("Used. All dice are rolled again next round.")
        return Explanation(tr("Your die: {number}", number=rolled), text, "", "turn.die")
    title = tr("Your die: {number}", number=shown) if shown else tr("Your die: any number")
    return Explanation(title, tr(DIE), _workers(view), "turn.die")


def tray_text(view: TableView, parts: Parts) -> Explanation:
    """The ground on which the own dice lie."""
    return Explanation(tr("Your dice"), tr(DICE_TEXT), _workers(view), "turn.die")


def _extra(view: TableView) -> Explanation:
    """The die of an action that a tile has given."""
    shown = extra_die(view.mine())
    if shown is None:
        text = tr("A castle gives one more action with a die of any number. That die appears here.")
        return Explanation(tr("Castle die"), text, "", "action.extra")
    title = tr("Die of any number") if not shown else tr("White Castle die: {number}", number=shown)
    more = tr("Press the seal to skip it.")
    return Explanation(title, f"{tr(DIE)} {more}", _workers(view), "action.extra")


def _workers(view: TableView) -> str:
    duchy = view.duchy(view.viewer)
    return now(names.workers_text(view.count(f"workers.{duchy}")))


def workers_text(view: TableView, parts: Parts) -> Explanation:
    """Workers: the own ones, or those of the supply."""
    duchy = view.duchy(view.viewer)
    have = names.workers_text(view.count(f"workers.{duchy}"))
    vp = view.count(f"workers.{duchy}") // params.WORKERS_PER_VP
    owned = tr("you have {have}, {vp} VP at the end", have=have, vp=vp)
    numbers = now(
        tr("you have {have}", have=have) if view.solo else owned,
        ways(view, lambda option: option[0] == "workers"),
    )
    text = solo_rules.said(view, WORKERS, solo_rules.WORKERS)
    return Explanation(tr("Workers"), text, numbers, "dice.workers.1")


def _mined(view: TableView) -> str:
    """What the own mines are still to pay; nothing without any."""
    silver, workers = view.numbers(f"mines.{view.duchy(view.viewer)}") or (0, 0)
    paid = names.price_text(silver, workers) if silver and not view.count("over") else ""
    return tr("your mines bring {gain} at the end of the phase", gain=paid) if paid else ""


def silver_text(view: TableView, parts: Parts) -> Explanation:
    """The own coins."""
    duchy = view.duchy(view.viewer)
    numbers = now(names.silver_text(view.count(f"silver.{duchy}")), _mined(view))
    text = solo_rules.said(view, SILVER_WITH_INNS if view.has(INNS) else SILVER, solo_rules.SILVER)
    return Explanation(tr("Silver"), text, numbers, "buy.silver")


def purchase_text(view: TableView, parts: Parts) -> Explanation:
    """The purchase of this turn."""
    text = tr(PURCHASE_WITH_INNS if view.has(INNS) else PURCHASE)
    if has_exchange(view, view.duchy(view.viewer)):
        text = tr(EXCHANGE)
    done = tr("already bought this turn") if view.count("bought") else ""
    have = names.silver_text(view.count(f"silver.{view.duchy(view.viewer)}"))
    return Explanation(tr("Buying"), text, now(done, have), "buy.once")


def stack_text(view: TableView, parts: Parts) -> Explanation | None:
    """The own goods of a colour."""
    return goods_of(view, view.duchy(view.viewer), number(parts))


def goods_of(view: TableView, duchy: int, colour: int) -> Explanation | None:
    """Goods of a colour in a duchy's hands."""
    if not 1 <= colour <= len(GOODS_NAMES):
        return None
    sales = view.facts.get(f"sales.{duchy}")
    sale = sales.get(str(colour)) if isinstance(sales, dict) else None
    title = tr(
        "{colour} goods, sold with a {number}",
        colour=capital(tr(GOODS_NAMES[colour - 1])),
        number=colour,
    )
    sold = ""
    if sale:
        sold = tr(
            "{goods}: selling brings {silver} and {vp} VP",
            goods=names.goods_text(colour, sale[0]),
            silver=names.silver_text(sale[1]),
            vp=sale[2],
        )
    possible = ""
    if duchy == view.duchy(view.viewer):
        possible = ways(view, lambda option: option[0] == "sell" and option[2] == colour)
    text = solo_rules.said(view, GOODS, solo_rules.GOODS)
    return Explanation(title, text, now(whose(view, duchy), sold, possible), "sell.none")


def goods_piece(view: TableView, parts: Parts) -> Explanation | None:
    """Goods by their piece, wherever they lie; by their place in the own row."""
    tile = number(parts)
    zone = parsed(zone_of(view.table, f"goods.{tile}")).words
    if tile < 1:
        return None
    if zone[0] in ("goods", "sold", "route") and len(zone) > 1:
        return goods_of(view, int(zone[1]), colour_of(tile))
    if zone[0] == "":
        return goods_row(view, view.duchy(view.viewer), tile)
    return goods_of(view, view.duchy(view.viewer), colour_of(tile))


def room_text(view: TableView, parts: Parts) -> Explanation:
    """An empty place for goods of one's own."""
    return goods_row(view, view.duchy(view.viewer), 0)


def goods_row(view: TableView, duchy: int, place: int) -> Explanation:
    """A place for goods in a row; an empty one waits for a new colour."""
    sales = view.facts.get(f"sales.{duchy}")
    colours = sorted(int(colour) for colour in sales) if isinstance(sales, dict) else []
    if 0 < place <= len(colours):
        found = goods_of(view, duchy, colours[place - 1])
        if found is not None:
            return found
    room = COLOURS_OF_GOODS if view.solo else params.GOODS_COLOURS_STORED
    numbers = now(
        whose(view, duchy), tr("{count} of {room} colours", count=len(colours), room=room)
    )
    text = solo_rules.said(view, GOODS, solo_rules.GOODS)
    return Explanation(tr("Room for goods"), text, numbers, "goods.room")


def sold_text(view: TableView, parts: Parts) -> Explanation:
    """The goods that one has sold."""
    return sold_of(view, view.duchy(view.viewer))


def sold_of(view: TableView, duchy: int) -> Explanation:
    """Goods that a duchy has sold."""
    sold = view.numbers(f"sold.{duchy}")
    text = solo_rules.said(view, SOLD, solo_rules.SOLD)
    each = joined(names.goods_text(n + 1, count) for n, count in enumerate(sold) if count)
    colours = sum(map(bool, sold))
    numbers = now(
        whose(view, duchy),
        each or tr("none yet"),
        trn("{count} colour", "{count} colours", colours) if colours else "",
    )
    return Explanation(tr("Goods sold"), text, numbers, "score.end")


def storage_text(view: TableView, parts: Parts) -> Explanation:
    """A free place of a storage."""
    title = {
        "shared": tr("The team’s storage"),
        "partner": tr("Your partner’s storage"),
    }.get(parts[0], tr("Your storage"))
    text = tr(STORAGE)
    if parts[0] == "partner":
        text = tr("Your partner’s tiles. Only your partner can place them.")
    rule = "team.storage" if parts[0] != "storage" else "storage.full"
    return Explanation(title, text, "", rule)


def route_text(view: TableView, parts: Parts) -> Explanation:
    """The own trade route; without it what the end would bring."""
    duchy = view.duchy(view.viewer)
    if view.facts.get(f"route.{duchy}"):
        return route_of(view, duchy)
    return forecast_text(view, parts)


def route_of(view: TableView, duchy: int) -> Explanation:
    """A trade route: how far it is filled, and what waits on its next space."""
    stops = view.facts.get(f"route.{duchy}")
    found = stops if isinstance(stops, list) else []
    text = tr(
        "Sold goods of any colour fill it from the left. A space of the same colour gives a reward."
    )
    filled = sum(bool(stop[2]) for stop in found)
    ahead = [stop for stop in found if not stop[2]]
    after = ""
    if ahead:
        after = tr(
            "next: {colour} goods, {reward}",
            colour=tr(GOODS_NAMES[ahead[0][0] - 1]),
            reward=tr(REWARDS[ahead[0][1]]),
        )
    numbers = now(
        whose(view, duchy),
        trn("{count} of {room} filled", "{count} of {room} filled", filled, room=len(found)),
        after,
    )
    return Explanation(tr("Trade route"), text, numbers, "score.route")


def route_piece(view: TableView, parts: Parts) -> Explanation | None:
    """One tile of a trade route, space by space."""
    tile = number(parts)
    if tile not in range(1, len(ROUTES) + 1):
        return None
    zone = parsed(zone_of(view.table, f"route.{tile}")).words
    stops = joined(
        tr(
            "{colour}: {reward}",
            colour=tr(GOODS_NAMES[stop.colour - 1]),
            reward=tr(REWARDS[stop.reward]),
        )
        for stop in ROUTES[tile].stops
    )
    duchy = int(zone[1]) if zone[0] == "routes" else view.duchy(view.viewer)
    text = tr(
        "Sold goods fill it from the left. A space of the same colour gives its reward: {stops}.",
        stops=stops,
    )
    return Explanation(
        tr("Trade route"), text, route_of(view, duchy).numbers, "score.route", f"route.{tile}"
    )


def forecast_text(view: TableView, parts: Parts) -> Explanation:
    """What would be counted at the end, as things stand."""
    found = margin.solo_text(view, parts)
    if found is not None:
        return found
    text = tr(
        "If the game ended now: 1 VP per goods tile and silver, 1 VP per two workers, "
        "plus your monasteries and shields."
    )
    known = prospect(view, view.duchy(view.viewer))
    said = [tr("{what} {vp} VP", what=tr(SOURCES[name]), vp=vp) for name, vp in known.items() if vp]
    total = sum(known.values())
    numbers = now(*said, tr("{vp} VP in all", vp=total), _mined(view)) if said else ""
    return Explanation(tr("VP at the end"), text, numbers, "score.end")


def shield_text(view: TableView, parts: Parts) -> Explanation | None:
    """A shield, at a depot or over a castle."""
    shield = number(parts)
    if shield not in range(1, len(SHIELD_LIST) + 1):
        return None
    known = SHIELD_LIST[shield]
    zone = parsed(zone_of(view.table, f"shield.{shield}")).words
    rule = tr(
        "Takes both dice, each with the number of its depot, and goes on one of your "
        "castles. Each shield costs 1 silver at the end of each phase."
    )
    text, where = f"{tr(known.text)} {rule}", ""
    if zone[0] == "depot":
        where = tr("at depot {depot}", depot=zone[1])
    elif zone[0] == "shields":
        where = whose(view, int(zone[1])) or tr("on your castle")
        if not yours(view, int(zone[1])):
            text = shield_of(shield, owners(view, int(zone[1])))
    numbers = now(where, tr("{vp} VP at the end", vp=known.vp))
    return Explanation(tr(known.name), text, numbers, "shield.doubles", f"shield.{shield}")
