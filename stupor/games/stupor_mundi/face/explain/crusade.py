"""The Crusade boards, what lies on them, and what a House took from them."""

from collections.abc import Callable, Iterator
from typing import Final

from stupor.games.stupor_mundi.crusade.data import (
    BANNED_SHIP_VP,
    BOARD_NAMES,
    BOARDS,
    FIRST_KNIGHT,
    KNIGHT_COINS,
    RULE_OF_BOARD,
    SHIP_VP,
    Board,
)
from stupor.games.stupor_mundi.expansions.words import ship_price
from stupor.games.stupor_mundi.face.components.printed import CARDS, shown_figures
from stupor.games.stupor_mundi.face.docks.dock import banned, boards_in_play
from stupor.games.stupor_mundi.face.docks.panels import drawn
from stupor.games.stupor_mundi.face.docks.price import card_discount, paid_by_the_card
from stupor.games.stupor_mundi.face.explain import allies, castle
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    counted,
    has,
    having,
    now,
    owned,
    owning,
    purse,
)
from stupor.games.stupor_mundi.face.palace.edict_question import stage_open
from stupor.games.stupor_mundi.face.rectangles import spot_rect, zone_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.wording import coins_text
from stupor.language import mark, tr, trn
from stupor.stage.geometry import centre, holds
from stupor.stage.name import parsed

#: What of it lies in heaps.
HEAPS: Final = ("books", "ships")


def spots(view: TableView) -> Iterator[Spot]:
    """The boards in play, but for those below the Edict stage, and what the Houses hold of them."""
    yield from _boards(view)
    for seat in range(view.seats):
        yield from _heaps(view, seat)


def _boards(view: TableView) -> Iterator[Spot]:
    stage = view.anchors["stage.edict"] if stage_open(view) else None
    for name in boards_in_play(view):
        box = spot_rect(view, f"crusade.{name}")
        if box is not None and not (stage is not None and holds(stage, centre(box))):
            yield f"crusade.{name}", box


def _heaps(view: TableView, seat: int) -> Iterator[Spot]:
    shown = drawn(view, seat, place_of(view, seat)) if seat != view.viewer else HEAPS
    for heap in HEAPS:
        zone = f"{heap}.{seat}"
        box = spot_rect(view, zone)
        if box is not None and (heap in shown or view.table.pieces(zone)):
            yield zone, box


def crusade(view: TableView, parts: Parts) -> Explanation | None:
    """A board with what it gives now, or what its ban has left."""
    if parts[1] not in BOARD_NAMES:
        return None
    board = BOARDS[BOARD_NAMES.index(parts[1])]
    figures = now(*_FIGURES[board.name](view, view.viewer))
    if banned(view, board.name):
        title = tr("{board}: the ban", board=tr(board.title))
        return Explanation(title, tr(board.ban), figures, RULE_OF_BOARD[board.name])
    return Explanation(tr(board.title), _offer(board), figures, RULE_OF_BOARD[board.name])


def _offer(board: Board) -> str:
    return tr(
        "{text} Taking the last item issues an Edict and triggers the ban: {ban}",
        text=tr(board.text),
        ban=tr(board.ban),
    )


def _left(view: TableView, name: str) -> str:
    if banned(view, name):
        return ""
    return trn("{count} left", "{count} left", view.fact(f"crusade.left.{name}"))


def book_gain(view: TableView, seat: int) -> str:
    """What the Papal Books of a House bring with every promotion."""
    books = view.fact(f"books.{seat}")
    if banned(view, "library"):
        return tr("{coins} per promotion", coins=coins_text(books))
    return tr("{count} VP per promotion", count=books)


def _library(view: TableView, seat: int) -> tuple[str, ...]:
    return _left(view, "library"), books_text(view, seat)


def books_text(view: TableView, seat: int) -> str:
    """How many Books a House has, and what they bring."""
    count = view.fact(f"books.{seat}")
    if not count:
        return tr("{house} no Book yet", house=has(view, seat))
    books = trn("{count} Book", "{count} Books", count)
    return tr(
        "{house} {books}: {gain}", house=has(view, seat), books=books, gain=book_gain(view, seat)
    )


def ship_worth(view: TableView) -> int:
    """VP that a Supply Ship brings at the end."""
    return BANNED_SHIP_VP if banned(view, "harbour") else SHIP_VP


def ships_text(view: TableView, seat: int) -> str:
    """How many Supply Ships a House has, and what they will bring."""
    count = view.fact(f"ships.{seat}")
    if not count:
        return tr("{house} no Supply Ship yet", house=has(view, seat))
    ships = trn("{count} Supply Ship", "{count} Supply Ships", count)
    worth = count * ship_worth(view)
    return tr("{house} {ships}: {vp} VP at the end", house=has(view, seat), ships=ships, vp=worth)


def _harbour(view: TableView, seat: int) -> tuple[str, ...]:
    top = number_of(view.first("crusade.harbour"))
    price = (
        tr("the Ship on top costs {price}", price=ship_price(top, shown_figures())) if top else ""
    )
    have = owning(view, seat) if top else ""
    return price, have, _left(view, "harbour"), ships_text(view, seat)


def _structures(view: TableView, seat: int) -> tuple[str, ...]:
    lying = map(castle.structure_name, view.table.pieces("crusade.structures"))
    kinds = counted(lying)
    left = tr("left: {kinds}", kinds=kinds) if kinds else ""
    return left, papal_text(view, seat)


def papal_text(view: TableView, seat: int) -> str:
    """How many Papal Structures stand in a castle."""
    count = view.fact(f"papal.{seat}")
    built = trn("{count} Papal Structure", "{count} Papal Structures", count)
    if not banned(view, "structures") or not count:
        return tr("{house} {structures}", house=has(view, seat), structures=built)
    return tr(
        "{house} {structures}, not counted at the end", house=has(view, seat), structures=built
    )


def _mantles(view: TableView, seat: int) -> tuple[str, ...]:
    worn = len(view.numbers(f"mantles.{seat}"))
    laid = trn("{count} Mantle", "{count} Mantles", worn)
    over = owned(
        view,
        seat,
        mark("{mantles} on your Allies"),
        mark("{mantles} on {house}’s Allies"),
        mantles=laid,
    )
    return _left(view, "allies"), over


def knights(view: TableView) -> tuple[str, ...]:
    """How many cards of Crusade Knights are left, and what one costs."""
    if banned(view, "knights"):
        return ()
    price = tr("{price}, in any city", price=_knights_price(view))
    have = having(view, view.viewer, purse(view, view.viewer))
    card = tr("the card: {text}", text=tr(CARDS[FIRST_KNIGHT].text).rstrip("."))
    return _left(view, "knights"), card, price, have


def _knights_price(view: TableView) -> str:
    """What one costs, with what is taken off."""
    if paid_by_the_card(view):
        return tr("costs nothing this time")
    less = tr(", 2 less from a Workplace") if card_discount(view) else ""
    return tr("costs {price}{less}", price=coins_text(KNIGHT_COINS), less=less)


_FIGURES: Final[dict[str, Callable[[TableView, int], tuple[str, ...]]]] = {
    "library": _library,
    "harbour": _harbour,
    "structures": _structures,
    "allies": _mantles,
    "knights": lambda view, seat: knights(view),
}


def books(view: TableView, parts: Parts) -> Explanation:
    """The Papal Books of a House."""
    seat = int(parts[1])
    board = BOARDS[BOARD_NAMES.index("library")]
    banned_now = banned(view, "library")
    title = owned(view, seat, mark("Your Papal Books"), mark("{house}\u2019s Papal Books"))
    text = (
        tr(board.ban)
        if banned_now
        else tr("Each gives 1 VP for every step you promote a Specialist.")
    )
    return Explanation(title, text, now(books_text(view, seat)), "crusade.book")


def ships(view: TableView, parts: Parts) -> Explanation:
    """The Supply Ships of a House."""
    seat = int(parts[1])
    title = owned(view, seat, mark("Your Supply Ships"), mark("{house}\u2019s Supply Ships"))
    text = tr("Each is {vp} VP at the end.", vp=ship_worth(view))
    return Explanation(title, text, now(ships_text(view, seat)), "crusade.supply")


def _thing(view: TableView, parts: Parts) -> Explanation | None:
    """A Book, a Supply Ship, a Mantle or a Papal Structure where it lies."""
    zone = parsed(zone_of(view, ".".join(parts))).words
    teller = _PLACES.get(zone[0])
    return teller(view, zone) if teller is not None else None


def mantle(view: TableView, parts: Parts) -> Explanation | None:
    """A Mantle on its board, or the Ally who wears it."""
    if len(parts) == 3:
        return allies.space(view, int(parts[1]), int(parts[2]))
    return _thing(view, parts)


def over(view: TableView, parts: Parts) -> Explanation:
    """The site on which a Papal or Imperial Structure stands."""
    return castle.site(view, int(parts[1]), parts[2])


_PLACES: Final = {
    "crusade": crusade,
    "books": books,
    "ships": ships,
    "mantle": mantle,
    "over": over,
}
TELLERS: Final = {
    "crusade": crusade,
    "book": _thing,
    "books": books,
    "supply": _thing,
    "ships": ships,
    "papal": _thing,
    "mantle": mantle,
    "over": over,
}
