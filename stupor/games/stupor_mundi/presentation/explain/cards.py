"""Action cards wherever they lie, slots, draw piles and hands."""

from typing import Final

from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.chronicle import plural
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.params import HAND_LIMIT, SPEARS
from stupor.games.stupor_mundi.presentation.castle import KEEPS, built_on
from stupor.games.stupor_mundi.presentation.explain import actions
from stupor.games.stupor_mundi.presentation.explain.allies import cheaper
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    allies_text,
    cards_text,
    counted,
    has,
    now,
    of,
    purse,
    whose,
)
from stupor.games.stupor_mundi.presentation.forecast import palace_of
from stupor.games.stupor_mundi.presentation.icons import card_row
from stupor.games.stupor_mundi.presentation.places import zone_of
from stupor.games.stupor_mundi.presentation.strip import Token, tokens
from stupor.games.stupor_mundi.presentation.texts import card_price, card_text, price_text
from stupor.games.stupor_mundi.presentation.view import CITY_NAMES, TableView, number_of, roman
from stupor.games.stupor_mundi.presentation.voyage import blocked
from stupor.games.stupor_mundi.wording import ACTIONS, ICONS, joined

#: The Workplace that makes Purchases cheaper.
CHEAPER: Final = "country1.d"
MAIN: Final = ("promote", "market", "build", "summon", "purchase")


def card(view: TableView, parts: Parts) -> Explanation | None:
    """An Action card that lies on the table."""
    name = ".".join(parts)
    zone = zone_of(view, name).split(".")
    if zone[0] == "city_card":
        return in_city(view, zone)
    if zone[0] in ("slot", "down"):
        return slot(view, zone)
    number = int(parts[1])
    return _known(view, number, figures(view, number))


def _known(view: TableView, number: int, *numbers: str, rule: str = "card.text") -> Explanation:
    title, text = card_text(number)
    code = CARDS[number].code
    return Explanation(title, f"{code}. {text}" if code else text, now(*numbers), rule)


def figures(view: TableView, number: int) -> str:
    """The numbers that a card's text asks about, as they stand."""
    found = tokens(card_row(number))
    his = any(token.icon == "frederick" for token in found)
    said = [_figure(view, token, his) for token in found if not token.sign]
    return "; ".join(dict.fromkeys(filter(None, said)))


def _figure(view: TableView, token: Token, his: bool) -> str:
    seat, icon = view.viewer, token.icon
    palace = palace_of(view)
    if icon in MAIN:
        return actions.figures(view, icon)
    if icon == "draw":
        return f"{cards_text(len(view.table.pieces(f'deck.{seat}')))} in the draw pile"
    if icon in ("independent", "loyalist"):
        return f"you host {plural(hosts(view, seat, icon), icon.capitalize())}"
    if icon == "structure":
        owner = "Frederick has" if his else "you have"
        built = view.fact("f.structures") if his else len(built_on(view, seat))
        return f"{owner} {plural(built, 'Structure')}"
    if icon == "frederick-ally":
        return f"{allies_text(palace['ally'])} at Frederick\u2019s Court"
    if icon == "frederick-specialist":
        return f"Frederick\u2019s Specialist is on A{palace['specialist']}"
    if icon == "closed-side":
        return f"you have closed {plural(len(view.numbers(f'sides.{seat}')), 'side')}"
    if icon == "edict":
        return f"you have Issued {plural(view.fact(f'issued.{seat}'), 'Edict')}"
    if icon == "specialist":
        return actions.figures(view, "promote")
    if icon == "ally":
        return f"you host {allies_text(hosts(view, seat))}"
    if icon == "resource" and his:
        return f"Frederick\u2019s Reserve holds {palace['grain'] + palace['stone']}"
    if token.kind in ("own", "pay") and icon in ("grain", "stone"):
        return f"you store {view.count(f'{icon}.{seat}')} {ICONS[icon]}"
    return f"you have {purse(view, seat)}" if token.kind == "pay" and icon == "coin" else ""


def hosts(view: TableView, seat: int, circle: str = "") -> int:
    """How many Allies a seat hosts, of one circle if it is named."""
    here = [view.first(f"ally.{seat}.{n}") for n in range(1, 6)]
    return sum(1 for a in here if a and circle in ("", ALLIES[number_of(a)].circle))


def in_city(view: TableView, parts: Parts) -> Explanation:
    """A card space of the Voyage Board."""
    city, number = int(parts[1]), int(parts[2])
    here, place = view.first(f"city_card.{city}.{number}"), CITY_NAMES[city]
    if here and number_of(here):
        return _for_sale(view, number_of(here))
    if blocked(view, city, number):
        text = "A dummy closes this space in a game of fewer than four Houses."
        return Explanation(f"Closed card space of {place}", text, "", "round.cleanup")
    text = "A card from the pile comes here at the end of the round."
    return Explanation(f"Card space of {place}", text, now("empty"), "round.cleanup")


def _for_sale(view: TableView, number: int) -> Explanation:
    seat, paid = view.viewer, card_price(number)[0]
    asked = view.mine()
    pay = asked.context.get("pay") if asked is not None and asked.kind == "purchase" else ""
    if pay == "nothing" or (pay == "no coins" and paid == "coin"):
        price = "costs nothing this time"
    elif paid == "coin":
        less = ", 2 less by your Workplace" if cheaper(view, CHEAPER) else ""
        price = f"costs {price_text(number)}{less}; {has(view, seat)} {view.count(f'coins.{seat}')}"
    elif paid == "grain":
        price = f"costs {price_text(number)}; {has(view, seat)} {view.count(f'grain.{seat}')}"
    else:
        price = "costs one card of your hand or discard pile"
    held = figures(view, number).removeprefix(f"{has(view, seat)} {purse(view, seat)}")
    return _known(view, number, price, held.removeprefix("; "), rule="purchase.cost")


def slot(view: TableView, parts: Parts) -> Explanation:
    """A card slot: locked, empty, or with a card face up or down."""
    seat, number = int(parts[1]), int(parts[2])
    title = f"{whose(view, seat)} slot {roman(number)}"
    given = joined((ACTIONS[a] for a in SPEARS[number - 1]), "or")
    text = f"A card played here face down gives: {given}."
    up, down = view.first(f"slot.{seat}.{number}"), view.first(f"down.{seat}.{number}")
    if number == len(SPEARS) and "slot" not in built_on(view, seat):
        text = f"The Keep of the sixth slot opens it. {text}"
        return Explanation(f"{title}, locked", text, now("locked"), "slot.locked")
    if up:
        return _known(view, number_of(up), f"face up in {of(view, seat)} slot {roman(number)}")
    if down:
        said = card_text(number_of(down))[0] if down != "?" else "a card only its owner knows"
        return Explanation(title, text, now(f"{said}, face down"), "slot.spears")
    if "spears" in built_on(view, seat) and len(SPEARS[number - 1]) > 1:
        text += " The Keep of the spears gives both."
    return Explanation(title, text, now("empty"), "slot.spears")


def deck(view: TableView, parts: Parts) -> Explanation:
    """A draw pile."""
    seat = int(parts[1])
    count = len(view.table.pieces(f"deck.{seat}"))
    text = "When it is empty, the discard pile is shuffled into it at once."
    title = f"{whose(view, seat)} draw pile"
    return Explanation(title, text, now(cards_text(count)), "refill.discard")


def discard(view: TableView, parts: Parts) -> Explanation:
    """A discard pile, and what lies in it."""
    seat = int(parts[1])
    here = view.table.pieces(f"discard.{seat}")
    names = counted(card_text(number_of(card))[0] for card in here)
    text = "Played and discarded cards; a card may be taken from here to pay for another."
    said = f"{cards_text(len(here))}{': ' if here else ''}{names}"
    return Explanation(f"{whose(view, seat)} discard pile", text, now(said), "refill.discard")


def hand(view: TableView, parts: Parts) -> Explanation:
    """A hand of cards."""
    seat = int(parts[1])
    count = len(view.table.pieces(f"hand.{seat}"))
    limit = view.fact(f"hand_limit.{seat}", HAND_LIMIT)
    text = f"Up to {limit} cards are drawn at the end of the round; more are never cut down."
    if seat != view.viewer:
        text += " Only its owner sees it."
    said = now(cards_text(count), f"limit {limit}")
    return Explanation(f"{whose(view, seat)} hand", text, said, "refill.discard")


def bought(view: TableView, parts: Parts) -> Explanation | None:
    """A card that has just been bought."""
    here = view.first(f"bought.{parts[1]}")
    if not number_of(here):
        return None
    return _known(view, number_of(here), "just bought, it goes to the hand", rule="purchase.city")


def keeps_of(view: TableView, parts: Parts) -> Explanation:
    """Which Keeps a House has."""
    seat = int(parts[1])
    built = [site for site in KEEPS if site in built_on(view, seat)]
    names = {"hand": "hand size", "spears": "spears", "slot": "sixth slot"}
    text = "Each Keep brings its advantage for the rest of the game."
    said = joined(names[site] for site in built) or "no Keep yet"
    return Explanation(f"{whose(view, seat)} Keeps", text, now(said), "slot.locked")


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
