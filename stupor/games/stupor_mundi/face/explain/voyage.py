"""The Voyage Board: cities, Ships, markets and the pile of Advanced cards."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.explain.actions import lots_text
from stupor.games.stupor_mundi.face.explain.frederick import deck
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    owned,
    owning,
    plain,
    who,
)
from stupor.games.stupor_mundi.face.gestures.offered import city_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import bought_box, own_city, ship_box
from stupor.games.stupor_mundi.face.voyage.voyage_price import price_of_sailing, sailing_rule
from stupor.games.stupor_mundi.ids import CITY_NAMES as CITIES
from stupor.games.stupor_mundi.params import MAX_TRAVEL
from stupor.games.stupor_mundi.wording import coins_text
from stupor.language import joined, mark, strung, tr, trc, trn
from stupor.stage.name import parsed

#: How far the grain pill hangs below its Ally.
PILL: Final = 22.0


def spots(view: TableView) -> Iterator[Spot]:
    """Ships, the bought card, Allies, cards, markets, cities, the pile."""
    for seat in range(view.seats):
        if view.table.pieces(f"bought.{seat}"):
            yield f"bought.{seat}", bought_box(view)
    for city in range(len(CITIES)):
        for ship in view.table.pieces(f"city.{city}"):
            yield ship, ship_box(view, city, ship)
    for city, name in enumerate(CITIES):
        for k in (1, 2):
            x, y, w, h = view.anchors[f"voyage.{name}.ally{k}"]
            yield _piece_or(view, f"city_ally.{city}.{k}"), (x, y, w, h + PILL)
            yield _piece_or(view, f"city_card.{city}.{k}"), view.anchors[f"voyage.{name}.card{k}"]
        for part in ("market", "name", "harbour"):
            place = "market" if part == "market" else "city"
            yield f"{place}.{city}", view.anchors[f"voyage.{name}.{part}"]
        yield f"city.{city}", view.anchors[f"voyage.{name}"]
    x, y, w, h = view.anchors["voyage.pile"]
    yield "pile.cards", (x - 16, y, w + 32, h + 30)
    yield "ground.voyage", view.anchors["voyage"]


def _piece_or(view: TableView, zone: str) -> str:
    here = view.table.pieces(zone)
    return here[0] if here and here[0] != "?" else zone


def city(view: TableView, parts: Parts) -> Explanation:
    """A city and its harbour."""
    number = int(parts[1])
    owners = [parsed(p).parts[0] for p in view.table.pieces(f"city.{number}")]
    ships = (
        tr("in harbour: {houses}", houses=joined(who(view, owner) for owner in owners))
        if owners
        else tr("no Ship")
    )
    said = now(ships, _way(view, number))
    return Explanation(tr(CITY_NAMES[number]), sailing(view), said, sailing_rule(view))


def sailing(view: TableView) -> str:
    """How Ships sail, and what every space costs."""
    return tr(
        "Ships travel clockwise, up to {count} steps, before you play a card: {price}",
        count=MAX_TRAVEL,
        price=price_of_sailing(view),
    )


def sea(view: TableView, parts: Parts) -> Explanation:
    """The whole board."""
    text = tr("Five cities in a ring. {steps}", steps=sailing(view))
    return Explanation(tr("The Mediterranean"), text, "", sailing_rule(view))


def _way(view: TableView, number: int) -> str:
    home = own_city(view)
    steps = (number - home) % len(CITIES)
    if home < 0 or not steps:
        return ""
    space = trn("{count} step from your Ship", "{count} steps from your Ship", steps)
    if not view.seated:
        house = view.names[view.viewer]
        space = trn(
            "{count} step from {house}\u2019s Ship",
            "{count} steps from {house}\u2019s Ship",
            steps,
            house=house,
        )
    price = f"price.sail.{steps}"
    if view.count("turn") != view.viewer or price not in view.facts:
        return space
    return f"{space}, {price_text(0 if view.asks('harbour') else view.fact(price))}"


def price_text(coins: int) -> str:
    """What a voyage costs."""
    return coins_text(coins) if coins else trc("a price", "free")


def ship(view: TableView, parts: Parts) -> Explanation:
    """A Ship, and what its next voyages cost if it is the own one."""
    owner = parts[1]
    here = city_of(view.table, ".".join(parts)) or 0
    if owner == "f":
        text = tr("His Solo cards move it and remove cards and Allies from its city.")
        said = now(tr("in {city}", city=tr(CITY_NAMES[here])))
        return Explanation(tr("Frederick\u2019s Ship"), text, said, "solo.card")
    prices = ""
    if int(owner) == view.viewer == view.count("turn"):
        steps = [k for k in range(1, MAX_TRAVEL + 1) if f"price.sail.{k}" in view.facts]
        prices = strung(_price_to(view, (here + k) % len(CITIES), k) for k in steps)
    title = owned(view, owner, mark("Your Ship"), mark("{house}\u2019s Ship"))
    said = now(tr("in {city}", city=tr(CITY_NAMES[here])), prices)
    return Explanation(title, sailing(view), said, sailing_rule(view))


def _price_to(view: TableView, city: int, steps: int) -> str:
    price = price_text(view.fact(f"price.sail.{steps}"))
    return tr("{place}: {figures}", place=tr(CITY_NAMES[city]), figures=price)


def market(view: TableView, parts: Parts) -> Explanation | None:
    """A Market tile; with sell or buy, the one where the own Ship lies."""
    number = int(parts[1]) if parts[1].isdigit() else own_city(view)
    tile = view.first(f"market.{number}")
    if not tile:
        return None
    sell, buy = lots_text(tile)
    text = tr(
        "{sell}. {buy}. Each once per visit, in full, in either order.",
        sell=sell[:1].upper() + sell[1:],
        buy=buy[:1].upper() + buy[1:],
    )
    have = owning(view, view.viewer)
    return Explanation(
        tr("Market of {city}", city=tr(CITY_NAMES[number])), text, now(have), "market.once"
    )


def pile(view: TableView, parts: Parts) -> Explanation:
    """The face-down piles of the table."""
    if parts[1] == "edicts":
        left = view.fact("edicts_left", len(view.table.pieces("pile.edicts")))
        text = tr("Refills the Next Edicts.")
        told = now(trn("{count} left", "{count} left", left))
        return Explanation(tr("Edicts"), text, told, "game.end")
    if parts[1] == "solo":
        return deck(view)
    high, low = view.fact("cards_left.a"), view.fact("cards_left.b")
    text = tr("They refill the cities after each round. If they run out, the game ends.")
    said = now(tr("{high} of level A on top of {low} of level B", high=high, low=low))
    return Explanation(tr("Advanced cards"), text, said, "game.end")


TELLERS: Final = {
    "city": city,
    "ship": ship,
    "market": market,
    "pile": pile,
    "box": plain(
        mark("The box"), mark("Cards paid for other cards leave the game."), "purchase.give"
    ),
    "voyage": sea,
}
