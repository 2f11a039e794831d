"""What the ribbon says of the expansions: a Crusade board in place of an action, and Projects."""

from collections.abc import Callable, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE
from stupor.games.stupor_mundi.expansions.words import ship_price
from stupor.games.stupor_mundi.face.components.printed import shown_figures
from stupor.games.stupor_mundi.face.docks.price import knights_price
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.wording import price_words
from stupor.language import tr, trn

#: What else a question of a main action offers.
WORDS: Final = ("book", "supply", "mantle", "knight")

Teller = Callable[[TableView, Decision], str]


def other_way(asked: Decision) -> str:
    """The word of the board that may be used in place of the action that is asked for."""
    return next((str(option[0]) for option in asked.options if option[0] in WORDS), "")


def only_way(asked: Decision) -> str:
    """The word of the board, where nothing but that board is offered."""
    ways = {option[0] for option in asked.options if option != DONE}
    return str(ways.pop()) if len(ways) == 1 and ways <= set(WORDS) else ""


def instead(view: TableView, asked: Decision) -> str:
    """The board that may be used in place of the action, as the end of a sentence."""
    teller = _INSTEAD.get(other_way(asked))
    return teller(view, asked) if teller is not None else ""


def alone(view: TableView, asked: Decision) -> str:
    """What to do where only a board is offered, as a sentence without its full stop."""
    return _ALONE[only_way(asked)](view, asked)


def _ship(view: TableView) -> str:
    return ship_price(number_of(view.table.pieces("crusade.harbour")[0]), shown_figures())


def _supply(view: TableView, asked: Decision) -> str:
    return tr("or the Supply Ship for {price}", price=_ship(view))


def _supply_alone(view: TableView, asked: Decision) -> str:
    return tr("Supply Ship for {price}: drag it to your Player Board", price=_ship(view))


def _mantles(asked: Decision) -> int:
    return sum(option[0] == "mantle" for option in asked.options)


def _mantle(view: TableView, asked: Decision) -> str:
    return trn(
        "or a Mantle over your Ally",
        "or a Mantle over 1 of {count} Allies",
        _mantles(asked),
    )


def _mantle_alone(view: TableView, asked: Decision) -> str:
    return trn(
        "Drag the lit Mantle over your Ally",
        "Drag the lit Mantle over 1 of {count} Allies",
        _mantles(asked),
    )


def _knight(view: TableView, asked: Decision) -> str:
    return tr("or Crusade Knights for {price}", price=price_words(knights_price(view)))


def _knight_alone(view: TableView, asked: Decision) -> str:
    price = price_words(knights_price(view))
    return tr("Crusade Knights for {price}: drag them to your hand", price=price)


def project(view: TableView, asked: Decision) -> str:
    """The question at the end of a turn."""
    count = sum(option[0] == "project" for option in asked.options)
    return trn(
        "Condition met: drag the lit Project to your Player Board",
        "{count} Conditions met: drag 1 lit Project to your Player Board",
        count,
    )


_INSTEAD: Final[Mapping[str, Teller]] = {
    "book": lambda view, asked: tr("or take a Papal Book"),
    "supply": _supply,
    "mantle": _mantle,
    "knight": _knight,
}
_ALONE: Final[Mapping[str, Teller]] = {
    "book": lambda view, asked: tr("Papal Book: drag it to your Player Board"),
    "supply": _supply_alone,
    "mantle": _mantle_alone,
    "knight": _knight_alone,
}
