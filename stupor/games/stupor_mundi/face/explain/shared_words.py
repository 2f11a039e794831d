"""What an explanation consists of, and the words that explanations share."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from stupor.games.stupor_mundi.face.components.icons import GREAT_BONUS
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.params import INCOME
from stupor.games.stupor_mundi.wording import coins_text, goods_text, lot_text
from stupor.language import joined, mark, tr, trn
from stupor.stage.explanation import Explanation, Parts, figures_of, now, plain
from stupor.stage.items import Rect

__all__ = ["Explanation", "Parts", "figures_of", "now", "plain"]

#: A name, and where what bears it lies.
Spot = tuple[str, Rect]
Spots = Iterator[Spot]

#: Incomes that are cubes.
GOODS: Final = ("grain", "stone")


Teller = Callable[[TableView, Parts], Explanation | None]


def counted(names: Iterable[str]) -> str:
    """Equal names are said once with their number."""
    found = list(names)
    kinds = dict.fromkeys(found)
    return joined(
        name if found.count(name) == 1 else f"{name} \u00d7{found.count(name)}" for name in kinds
    )


def yours(view: TableView, seat: int | str) -> bool:
    """Whether a seat is that of the person who looks."""
    return view.seated and str(seat) == str(view.viewer)


def owned(view: TableView, seat: int | str, mine: str, theirs: str, **parts: object) -> str:
    """A text about something of yours, or of a {house}."""
    if yours(view, seat):
        return tr(mine).format(**parts)
    house = tr("Frederick") if str(seat) == "f" else view.names[int(seat)]
    return tr(theirs, house=house, **parts)


def who(view: TableView, seat: int | str) -> str:
    """You, a House, or Frederick."""
    if str(seat) == "f":
        return tr("Frederick")
    return tr("you") if yours(view, seat) else view.names[int(seat)]


def has(view: TableView, seat: int) -> str:
    """You have, or a House has."""
    return tr("you have") if yours(view, seat) else tr("{house} has", house=view.names[seat])


def having(view: TableView, seat: int, things: str) -> str:
    """You have something, or a House has."""
    return tr("{has} {things}", has=has(view, seat), things=things)


def storing(view: TableView, seat: int, goods: str = "") -> str:
    """What you or a House have in the warehouse: all of it, or what is named."""
    goods = goods or stored(view, seat)
    return owned(view, seat, mark("you store {goods}"), mark("{house} stores {goods}"), goods=goods)


def owning(view: TableView, seat: int) -> str:
    """Goods and coins of yours or of a House."""
    return owned(
        view,
        seat,
        mark("you store {goods} and have {coins}"),
        mark("{house} stores {goods} and has {coins}"),
        goods=stored(view, seat),
        coins=purse(view, seat),
    )


def stored(view: TableView, seat: int) -> str:
    """Grain and Stone of a seat."""
    return lot_text(view.count(f"grain.{seat}"), view.count(f"stone.{seat}"))


def purse(view: TableView, seat: int) -> str:
    """Augustales of a seat."""
    return coins_text(view.count(f"coins.{seat}"))


def income_text(side: int) -> str:
    """What a closed side of a castle brings."""
    figure, _, noun = INCOME[side - 1].partition(" ")
    if noun == "coins":
        return coins_text(int(figure))
    if noun in GOODS:
        return goods_text(noun, int(figure))
    return tr("{points} VP", points=figure) if noun else tr("a visit to the Market")


def gift_text(piece: int) -> str:
    """What building a Great Structure brings."""
    action, _, times = GREAT_BONUS[piece].partition(":")
    if times:
        return tr("{times} promotions at their usual Grain", times=times)
    return {
        "purchase": tr("the purchase of an Action card"),
        "summon": tr("an Ally without Grain"),
        "issue-edict": tr("an Edict to issue"),
        "promote": tr("a promotion without Grain"),
    }[action]


def allies_text(count: int) -> str:
    """So many Allies."""
    return trn("{count} Ally", "{count} Allies", count)


def cards_text(count: int) -> str:
    """So many cards."""
    return trn("{count} card", "{count} cards", count)


def edicts_text(count: int) -> str:
    """So many Edicts of a House."""
    return trn("{count} Edict issued", "{count} Edicts issued", count)


def structures_text(count: int) -> str:
    """So many Structures."""
    return trn("{count} Structure", "{count} Structures", count)
