"""Action cards wherever they lie, slots, draw piles and hands."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.castle.castle_board import built_on
from stupor.games.stupor_mundi.face.components import printed
from stupor.games.stupor_mundi.face.components.icon_rows import Token, tokens
from stupor.games.stupor_mundi.face.components.icons import card_row
from stupor.games.stupor_mundi.face.components.texts import KEEPS, card_price, card_text, price_text
from stupor.games.stupor_mundi.face.explain import actions, crusade
from stupor.games.stupor_mundi.face.explain.allies import cheaper
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    allies_text,
    cards_text,
    counted,
    edicts_text,
    has,
    having,
    now,
    owned,
    purse,
    storing,
    structures_text,
    yours,
)
from stupor.games.stupor_mundi.face.explain.theirs import theirs
from stupor.games.stupor_mundi.face.palace.forecast import palace_of
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import blocked
from stupor.games.stupor_mundi.params import HAND_LIMIT, SPEARS
from stupor.games.stupor_mundi.wording import goods_text
from stupor.language import joined, mark, roman, strung, tr, trn
from stupor.stage.name import parsed

#: The Workplace that makes Purchases cheaper.
CHEAPER: Final = "country1.d"
#: What a card may ask of Frederick as of oneself.
HIS: Final = ("structure", "resource")
HIS_ALONE: Final = ("frederick-ally", "frederick-specialist")
MAIN: Final = ("promote", "market", "build", "summon", "purchase")


def card(view: TableView, parts: Parts) -> Explanation | None:
    """An Action card that lies on the table."""
    name = ".".join(parts)
    zone = parsed(zone_of(view, name)).words
    if zone[0] == "city_card":
        return in_city(view, zone)
    if zone[0] in ("slot", "down"):
        return slot(view, zone)
    number = int(parts[1])
    if zone[0] == "crusade":
        return _known(view, number, *crusade.knights(view), rule="crusade.knight")
    return _known(view, number, figures(view, number))


def _known(
    view: TableView, number: int, *numbers: str, rule: str = "card.text", mine: bool = True
) -> Explanation:
    title, text = card_text(number)
    if not mine:
        text = theirs(printed.CARDS[number].text).replace("'", "\u2019")
    code = CARDS[number].code
    return Explanation(title, f"{code}. {text}" if code else text, now(*numbers), rule)


def figures(view: TableView, number: int) -> str:
    """The numbers that a card's text asks about, as they stand."""
    found = tokens(card_row(number))
    his = any(token.icon == "frederick" for token in found)
    said = [_figure(view, token, his) for token in found if not token.sign]
    return strung(dict.fromkeys(filter(None, said)))


def _figure(view: TableView, token: Token, his: bool) -> str:
    seat, icon = view.viewer, token.icon
    if icon in MAIN:
        return actions.figures(view, icon)
    if icon in HIS_ALONE or (his and icon in HIS):
        return _his_figure(view, icon)
    if icon in _FIGURES:
        return _FIGURES[icon](view, seat)
    if token.kind in ("own", "pay") and icon in ("grain", "stone"):
        return storing(view, seat, goods_text(icon, view.count(f"{icon}.{seat}")))
    pays = token.kind == "pay" and icon == "coin"
    return having(view, seat, purse(view, seat)) if pays else ""


def _to_draw(view: TableView, seat: int) -> str:
    cards = cards_text(len(view.table.pieces(f"deck.{seat}")))
    return tr("{cards} in the draw pile", cards=cards)


def _sides_closed(view: TableView, seat: int) -> str:
    sides = trn("{count} side", "{count} sides", len(view.numbers(f"sides.{seat}")))
    mine, theirs = mark("you have closed {sides}"), mark("{house} has closed {sides}")
    return owned(view, seat, mine, theirs, sides=sides)


#: What a seat has of what a card counts, whatever it is counted for.
_FIGURES: Final[Mapping[str, Callable[[TableView, int], str]]] = {
    "draw": _to_draw,
    "independent": lambda view, seat: hosted_text(view, seat, "independent"),
    "loyalist": lambda view, seat: hosted_text(view, seat, "loyalist"),
    "ally": lambda view, seat: hosted_text(view, seat),
    "structure": lambda view, seat: having(view, seat, structures_text(len(built_on(view, seat)))),
    "closed-side": _sides_closed,
    "edict": lambda view, seat: having(view, seat, edicts_text(view.fact(f"issued.{seat}"))),
    "specialist": lambda view, _: actions.figures(view, "promote"),
}


def _his_figure(view: TableView, icon: str) -> str:
    """The numbers of Frederick that a card's text asks about."""
    palace = palace_of(view)
    if icon == "structure":
        built = structures_text(view.fact("f.structures"))
        return tr("Frederick has {structures}", structures=built)
    if icon == "frederick-ally":
        allies = allies_text(palace["ally"])
        return tr("{allies} at Frederick\u2019s Court", allies=allies)
    if icon == "frederick-specialist":
        return tr("Frederick\u2019s Specialist is on A{space}", space=palace["specialist"])
    if icon == "resource":
        return tr("Frederick\u2019s Reserve holds {count}", count=palace["grain"] + palace["stone"])
    return ""


def hosted_text(view: TableView, seat: int, circle: str = "") -> str:
    """How many Allies one hosts, or a House, of a circle if it is named."""
    count = hosts(view, seat, circle)
    allies = allies_text(count)
    if circle == "loyalist":
        allies = trn("{count} Loyalist", "{count} Loyalists", count)
    elif circle:
        allies = trn("{count} Independent", "{count} Independents", count)
    return owned(
        view, seat, mark("you host {allies}"), mark("{house} hosts {allies}"), allies=allies
    )


def hosts(view: TableView, seat: int, circle: str = "") -> int:
    """How many Allies a seat hosts, of one circle if it is named."""
    here = [view.first(f"ally.{seat}.{n}") for n in range(1, 6)]
    return sum(1 for a in here if a and circle in ("", ALLIES[number_of(a)].circle))


def in_city(view: TableView, parts: Parts) -> Explanation:
    """A card space of the Voyage Board."""
    city, number = int(parts[1]), int(parts[2])
    here, place = view.first(f"city_card.{city}.{number}"), tr(CITY_NAMES[city])
    if here and number_of(here):
        return _for_sale(view, number_of(here))
    if blocked(view, city, number):
        text = tr("Closed with fewer than four players.")
        return Explanation(
            tr("Closed card space of {place}", place=place), text, "", "round.cleanup"
        )
    text = tr("Refilled from the pile at the end of the round.")
    return Explanation(
        tr("Card space of {place}", place=place), text, now(tr("empty")), "round.cleanup"
    )


def _for_sale(view: TableView, number: int) -> Explanation:
    seat, paid = view.viewer, card_price(number)[0]
    asked = view.mine()
    pay = asked.context.get("pay") if asked is not None and asked.kind == "purchase" else ""
    if pay == "nothing" or (pay == "no coins" and paid == "coin"):
        price = tr("costs nothing this time")
    elif paid == "coin":
        less = tr(", 2 less from a Workplace") if cheaper(view, CHEAPER) else ""
        price = tr(
            "costs {price}{less}; {has} {count}",
            price=price_text(number),
            less=less,
            has=has(view, seat),
            count=view.count(f"coins.{seat}"),
        )
    elif paid == "grain":
        price = tr(
            "costs {price}; {has} {count}",
            price=price_text(number),
            has=has(view, seat),
            count=view.count(f"grain.{seat}"),
        )
    else:
        price = tr("costs one card from the hand or discard pile")
    held = figures(view, number).removeprefix(having(view, seat, purse(view, seat)))
    return _known(view, number, price, held.removeprefix(strung(("", ""))), rule="purchase.cost")


def slot(view: TableView, parts: Parts) -> Explanation:
    """A card slot: locked, empty, or with a card face up or down."""
    seat, number = int(parts[1]), int(parts[2])
    title = owned(
        view,
        seat,
        mark("Your slot {number}"),
        mark("{house}\u2019s slot {number}"),
        number=roman(number),
    )
    given = joined((tr(ACTION_OF[a].title) for a in SPEARS[number - 1]), "or")
    text = tr("A card played here face down gives: {given}.", given=given)
    up, down = view.first(f"slot.{seat}.{number}"), view.first(f"down.{seat}.{number}")
    if number == len(SPEARS) and "slot" not in built_on(view, seat):
        text = tr("Opens when the Sixth-slot Keep is built. {text}", text=text)
        return Explanation(
            tr("{title}, locked", title=title), text, now(tr("locked")), "slot.locked"
        )
    if up:
        return _known(
            view,
            number_of(up),
            owned(
                view,
                seat,
                mark("face up in your slot {number}"),
                mark("face up in {house}\u2019s slot {number}"),
                number=roman(number),
            ),
            mine=yours(view, seat),
        )
    if down:
        said = card_text(number_of(down))[0] if down != "?" else tr("a card only its owner knows")
        return Explanation(title, text, now(tr("{said}, face down", said=said)), "slot.spears")
    if "spears" in built_on(view, seat) and len(SPEARS[number - 1]) > 1:
        text += tr(" The Both-actions Keep gives both.")
    return Explanation(title, text, now(tr("empty")), "slot.spears")


def deck(view: TableView, parts: Parts) -> Explanation:
    """A draw pile."""
    seat = int(parts[1])
    count = len(view.table.pieces(f"deck.{seat}"))
    text = tr("When it is empty, the discard pile is shuffled to refill it.")
    title = owned(view, seat, mark("Your draw pile"), mark("{house}\u2019s draw pile"))
    return Explanation(title, text, now(cards_text(count)), "refill.discard")


def discard(view: TableView, parts: Parts) -> Explanation:
    """A discard pile, and what lies in it."""
    seat = int(parts[1])
    here = view.table.pieces(f"discard.{seat}")
    names = counted(card_text(number_of(card))[0] for card in here)
    text = tr("Played and discarded cards. One of them can pay for a new card.")
    said = cards_text(len(here))
    if here:
        said = tr("{cards}: {names}", cards=said, names=names)
    return Explanation(
        owned(view, seat, mark("Your discard pile"), mark("{house}\u2019s discard pile")),
        text,
        now(said),
        "refill.discard",
    )


def hand(view: TableView, parts: Parts) -> Explanation:
    """A hand of cards."""
    seat = int(parts[1])
    count = len(view.table.pieces(f"hand.{seat}"))
    limit = view.fact(f"hand_limit.{seat}", HAND_LIMIT)
    text = tr(
        "Refilled to {limit} cards at the end of the round. Extra cards are kept.",
        limit=limit,
    )
    if not yours(view, seat):
        text += tr(" Only its owner sees it.")
    said = now(cards_text(count), tr("limit {limit}", limit=limit))
    return Explanation(
        owned(view, seat, mark("Your hand"), mark("{house}\u2019s hand")),
        text,
        said,
        "refill.discard",
    )


def bought(view: TableView, parts: Parts) -> Explanation | None:
    """A card that has just been bought."""
    here = view.first(f"bought.{parts[1]}")
    if not number_of(here):
        return None
    return _known(
        view, number_of(here), tr("just bought, it goes to the hand"), rule="purchase.city"
    )


def keeps_of(view: TableView, parts: Parts) -> Explanation:
    """Which Keeps a House has."""
    seat = int(parts[1])
    built = [tr(gift) for site, gift in KEEPS.items() if site in built_on(view, seat)]
    text = tr("Each Keep gives its benefit for the rest of the game.")
    said = joined(built) or tr("no Keep yet")
    return Explanation(
        owned(view, seat, mark("Your Keeps"), mark("{house}\u2019s Keeps")),
        text,
        now(said),
        "slot.locked",
    )


TELLERS: Final = {
    "card": card,
    "city_card": in_city,
    "slot": slot,
    "down": slot,
    "deck": deck,
    "discard": discard,
    "hand": hand,
    "bought": bought,
    "keeps": keeps_of,
}
