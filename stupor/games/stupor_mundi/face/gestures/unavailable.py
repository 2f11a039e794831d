"""What a hand seems to want of a thing that is not lit, so that the rules can say no."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from stupor.engine.notation import Option
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES, BOARDS
from stupor.games.stupor_mundi.face.castle.castle_board import built_on
from stupor.games.stupor_mundi.face.castle.incomes import choosable
from stupor.games.stupor_mundi.face.castle.structures import side_closed
from stupor.games.stupor_mundi.face.gestures.attempts import STEPS
from stupor.games.stupor_mundi.face.gestures.offered import PATH_ENDS
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.games.stupor_mundi.ids import (
    ACTIONS,
    KIND_OF_SITE,
    PIECES_OF_KIND,
    SITE,
    SITE_NAMES,
    WALL,
)
from stupor.language import mark
from stupor.stage.name import parsed

Parts = list[str]

#: What never follows a hand, and what would have to happen first.
STILL: Final = {
    "active": mark("An Edict icon lets you issue one: on a card, site, Ally space or Workplace."),
    "next": mark("A Next Edict moves up only after an Active one has been issued."),
    "reward": mark("You get a reward when you issue the Active Edict of its row."),
    "bonus": mark("Move a Specialist to that City to take its City Bonus."),
    "token": mark(
        "The first Specialist to arrive here issues an Edict; the token is then removed."
    ),
    "deck": mark("You draw from your pile in the End Phase, when your hand is refilled."),
    "discard": mark("Your discard pile is shuffled when your draw pile is empty."),
    "played": mark("This card is played; in the End Phase it goes to your discard pile."),
    "hosted": mark("This Ally stays in your Castle. Each Ally space holds one."),
    "built": mark("This site already has a Structure."),
    "income": mark("Income is automatic: when you close the side, and in each End Phase."),
    "paid": mark("This income has come already. Choose a lit one."),
    "pile": mark("This pile refills the cities after each round."),
    "project": mark("You take a Project at the end of a turn in which you meet its Condition."),
    "theirs": mark("This belongs to {house}."),
}
#: What no turn will change: a tooltip does not promise it for later.
LASTING: Final = ("played", "hosted", "built", "theirs")


class Wish(NamedTuple):
    """The deed that was meant, the options that would be it, and the city or seat it is about."""

    deed: str
    options: tuple[Option, ...] = ()
    city: int = -1
    seat: str = ""


Maker = Callable[[TableView, Parts], Wish | None]


def wish_of(view: TableView, name: str) -> Wish | None:
    """What somebody wants who reaches for a thing; None where there is nothing to want."""
    parts = parsed(name).words
    maker = _MAKERS.get(parts[0])
    return maker(view, parts) if maker is not None else None


def is_lasting(view: TableView, name: str) -> bool:
    """Whether a thing can never be used, or not again in this round."""
    wish = wish_of(view, name)
    return wish is not None and wish.deed in LASTING


def _mine(view: TableView, seat: str) -> bool:
    return seat == str(view.viewer)


def _still(deed: str) -> Maker:
    return lambda view, parts: Wish(deed)


def _pile(view: TableView, parts: Parts) -> Wish | None:
    return Wish("pile") if parts[1] == "cards" else None


def _ally(view: TableView, parts: Parts) -> Wish | None:
    """An Ally in a city, or a space for one."""
    if len(parts) == 2:
        zone = parsed(zone_of(view, ".".join(parts))).words
        if zone[0] != "city_ally":
            return None
        return Wish("summon", tuple(_summons(view, int(parts[1]))), int(zone[1]))
    if not _mine(view, parts[1]):
        return Wish("theirs", seat=parts[1])
    return _ally_space(view, parts)


def _ally_space(view: TableView, parts: Parts) -> Wish:
    """An own space for an Ally, from which a Tower may have to be built first."""
    if view.table.pieces(".".join(parts)):
        return Wish("hosted")
    tower = view.tower_on(view.viewer, int(parts[2]))
    if tower:
        return Wish("build", tuple(_builds(view, int(parsed(tower).last))))
    city = own_city(view)
    waiting = (number_of(view.first(f"city_ally.{city}.{k}")) for k in (1, 2))
    return Wish("summon", tuple(("summon", ally, int(parts[2])) for ally in waiting if ally))


def _summons(view: TableView, ally: int) -> Iterator[Option]:
    return (("summon", ally, space) for space in range(1, 6))


def _card(view: TableView, parts: Parts) -> Wish | None:
    """A card of a city or of the hand."""
    zone = parsed(zone_of(view, ".".join(parts))).words
    if zone[0] == "city_card":
        return Wish("purchase", (("purchase", int(parts[1])),), int(zone[1]))
    return Wish("play") if zone[0] == "hand" else None


def _slot(view: TableView, parts: Parts) -> Wish | None:
    if not _mine(view, parts[1]):
        return Wish("theirs", seat=parts[1])
    place = ".".join(parts[1:])
    if view.table.pieces(f"slot.{place}") or view.table.pieces(f"down.{place}"):
        return Wish("played")
    cards = (number_of(card) for card in view.table.pieces(f"hand.{view.viewer}"))
    return Wish("play", tuple(("play", card, int(parts[2]), "up") for card in cards))


def _own_pile(view: TableView, parts: Parts) -> Wish | None:
    return Wish(parts[0] if _mine(view, parts[1]) else "theirs", seat=parts[1])


def _action(view: TableView, parts: Parts) -> Wish | None:
    return Wish(ACTIONS[int(parts[1]) - 1])


def _shelf(view: TableView, parts: Parts) -> Wish | None:
    """A Wall on the warehouse."""
    wall = int(parts[2])
    if wall not in PIECES_OF_KIND[WALL] or not _mine(view, parts[1]) or not _on_board(view, wall):
        return None
    return Wish("build", tuple(_builds(view, wall)))


def _has_paid(view: TableView, side: int) -> bool:
    """Whether the income of a side came before the one that is chosen now."""
    if view.mine("order") is None or side in choosable(view):
        return False
    return side_closed(built_on(view, view.viewer), side)


def _castle(view: TableView, parts: Parts) -> Wish | None:
    """A site of the own castle, one of its incomes, or a castle of another House."""
    if parts[1].startswith("income"):
        return Wish("paid" if _has_paid(view, int(parts[1][-1])) else "income")
    if parts[1].isdigit() and not _mine(view, parts[1]):
        return Wish("theirs", seat=parts[1])
    if len(parts) == 2:
        return None
    if view.table.pieces(".".join(parts)):
        return Wish("built")
    left = (n for n in _fitting(parts[2]) if _on_board(view, n))
    return Wish("build", tuple(("build", parts[2], piece) for piece in left))


def _fitting(site: str) -> tuple[int, ...]:
    """The structures of a board that may stand on a site."""
    return PIECES_OF_KIND[KIND_OF_SITE[SITE[site]]]


def _builds(view: TableView, piece: int) -> Iterator[Option]:
    """A piece on every site of its kind that is free."""
    for site in SITE_NAMES:
        free = not view.table.pieces(f"castle.{view.viewer}.{site}")
        if free and piece in _fitting(site):
            yield "build", site, piece


def _on_board(view: TableView, piece: int) -> bool:
    seat = view.viewer
    return f"structure.{seat}.{piece}" in view.table.pieces(f"board.{seat}.{piece}")


def _ship(view: TableView, parts: Parts) -> Wish | None:
    return Wish("sail", (("sail", 1),)) if _mine(view, parts[1]) else Wish("theirs", seat=parts[1])


def _city(view: TableView, parts: Parts) -> Wish | None:
    steps = (int(parts[1]) - own_city(view)) % STEPS
    return Wish("sail", (("sail", steps),)) if steps else None


def _market(view: TableView, parts: Parts) -> Wish | None:
    return Wish("market", city=int(parts[1]) if parts[1].isdigit() else own_city(view))


def _specialist(view: TableView, parts: Parts) -> Wish | None:
    """A Specialist, or one of those who share its space."""
    if not _mine(view, parts[1]):
        return Wish("theirs", seat=parts[1])
    zone = zone_of(view, ".".join(parts))
    on = parsed(zone).parts[0]
    paths = (on,) if on in PATH_ENDS else tuple(PATH_ENDS)
    return Wish("promote", tuple(_promotions(view, zone, paths)))


def _work(view: TableView, parts: Parts) -> Wish | None:
    """A Workplace space: those who stand before it could come."""
    if parts[1] not in PATH_ENDS:
        return Wish("promote")
    space = int(parts[2]) - 1
    zone = f"work.{parts[1]}.{space}" if space else "work.start"
    return Wish("promote", tuple(_promotions(view, zone, (parts[1],))))


def _promotions(view: TableView, zone: str, paths: tuple[str, ...]) -> Iterator[Option]:
    own = f"specialist.{view.viewer}."
    for piece in view.table.pieces(zone):
        if piece.startswith(own):
            yield from (("promote", int(piece.removeprefix(own)), path) for path in paths)


def _crusade(view: TableView, parts: Parts) -> Wish | None:
    """A Crusade board stands in place of a main action."""
    known = parts[1] in BOARD_NAMES
    return Wish(BOARDS[BOARD_NAMES.index(parts[1])].action) if known else None


def _edict(view: TableView, parts: Parts) -> Wish | None:
    """An Edict lies in the Palace, or with the House that has issued it."""
    zone = parsed(zone_of(view, ".".join(parts))).kind
    return Wish(zone) if zone in ("active", "next") else None


_MAKERS: Final[Mapping[str, Maker]] = {
    "ally": _ally,
    "card": _card,
    "slot": _slot,
    "deck": _own_pile,
    "discard": _own_pile,
    "action": _action,
    "shelf": _shelf,
    "keep": lambda view, parts: Wish("build"),
    "castle": _castle,
    "ship": _ship,
    "city": _city,
    "market": _market,
    "specialist": _specialist,
    "work": _work,
    "arrow": _work,
    "path": lambda view, parts: Wish("promote"),
    "bonus": _still("bonus"),
    "token": _still("token"),
    "active": _still("active"),
    "next": _still("next"),
    "reward": _still("reward"),
    "edict": _edict,
    "pile": _pile,
    "crusade": _crusade,
    "project": _still("project"),
    "condition": _still("project"),
}
