"""Options in words, for people, logs and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy import names, queries
from stupor.games.burgundy.boards import BOARD
from stupor.games.burgundy.data.buildings import BEAST_NAMES, TYPES
from stupor.games.burgundy.data.depots import SPACES
from stupor.games.burgundy.data.goods import counts_of
from stupor.games.burgundy.effects.actions import doubles_prices, price
from stupor.games.burgundy.effects.turn import Turn
from stupor.games.burgundy.ids import ANY, BEASTS, BUILDING_TYPE
from stupor.games.burgundy.refusals import number_needed
from stupor.games.burgundy.state import State
from stupor.language import mark, tr, trn

_PLAIN: Final = {
    "skip": mark("Skip"),
    "end": mark("End turn"),
    "hire": mark("Buy 2 workers for 1 silver"),
}
_KEPT: Final = {
    "own": mark("Keep it in your own storage"),
    "shared": mark("Keep it in the team’s storage"),
}
_FIRST: Final = {
    "size": mark("First: VP for the region’s size"),
    "phase": mark("First: VP of the phase"),
    "effect": mark("First: effect of the tile"),
    "bounty": mark("First: tile for the covered colour"),
}


def option_text(s: State, option: Option, seats: Sequence[str] = ()) -> str:
    """An option of the present decision in words, with the seats' names where they are known."""
    if option[0] == "guest":
        number = int(option[1])
        name = seats[number] if seats else tr("Player {number}", number=number + 1)
        return tr("Use {name}\u2019s monasteries, too", name=name)
    asked = s.agenda[-1][0] if s.agenda else 0
    word = _WORDS.get(str(option[0]))
    if word is not None:
        return word(s, asked, option)
    return tr(_PLAIN.get(str(option[0]), str(option[0])))


def cost_text(s: State, who: int, option: Option) -> str:
    """With which die, and what for, an action is done; nothing where no die is needed."""
    die = int(option[1])
    if die == ANY:
        return ""
    workers = price(s, queries.duchy_of(s, who), option)
    if not workers:
        return tr(", die {die}", die=die)
    number = number_needed(s, queries.duchy_of(s, who), option)
    return tr(
        ", die {die} to {number} ({workers})",
        die=die,
        number=number,
        workers=names.workers_text(workers),
    )


def _take(s: State, who: int, option: Option) -> str:
    tile = int(option[2])
    depot = s.depots.index(tile) // SPACES + 1
    return tr(
        "Take {tile} from depot {depot}{cost}",
        tile=names.one(tile),
        depot=depot,
        cost=cost_text(s, who, option),
    )


def _place(s: State, who: int, option: Option) -> str:
    tile, space = int(option[2]), int(option[3]) - 1
    board = queries.board_of(s, queries.duchy_of(s, who))
    return tr(
        "{tile} to {space}{cost}",
        tile=names.name_of(tile),
        space=names.space_text(board, space),
        cost=cost_text(s, who, option),
    )


def _sell(s: State, who: int, option: Option) -> str:
    colour = int(option[2])
    goods = queries.duchy_of(s, who).goods
    count = counts_of(goods)[colour]
    return tr(
        "Sell {goods}{cost}",
        goods=names.goods_text(colour, count),
        cost=cost_text(s, who, option),
    )


def _workers(s: State, who: int, option: Option) -> str:
    return tr("Take workers{cost}", cost=cost_text(s, who, option))


def _shield(s: State, who: int, option: Option) -> str:
    duchy = queries.duchy_of(s, who)
    text = tr(
        "Place the shield {shield} on {space}",
        shield=names.shield_name(int(option[2])),
        space=names.space_text(queries.board_of(s, duchy), int(option[3]) - 1),
    )
    workers = doubles_prices(duchy, s.players[who].dice)[int(option[1]) - 1]
    if not isinstance(s.agenda[-1][1][0], Turn) or not workers:
        return text
    return tr("{deed} for {workers}", deed=text, workers=names.workers_text(workers))


def _pay(s: State, who: int, option: Option) -> str:
    silver = int(option[1])
    return tr("Pay {price}", price=names.price_text(silver, 2 - silver))


def _tribute(s: State, who: int, option: Option) -> str:
    silver = int(option[1])
    workers = len(queries.duchy_of(s, who).shields) - silver
    return tr("Pay {price} as tribute", price=names.price_text(silver, workers))


def _ship(s: State, who: int, option: Option) -> str:
    depot = int(option[1])
    goods = names.goods_text(0, len(s.depot_goods[depot - 1]))
    return tr("Load depot {depot}: {goods}", depot=depot, goods=goods)


def _colours(s: State, who: int, option: Option) -> str:
    colours = names.joined(tr(names.GOODS_COLOURS[int(colour)]) for colour in option[1:])
    return tr("Load the {colours} goods", colours=colours)


def _castle(s: State, who: int, option: Option) -> str:
    board = queries.board_of(s, queries.duchy_of(s, who))
    return tr("Start at {space}", space=names.space_text(board, int(option[1]) - 1))


def _hidden(s: State, who: int, option: Option) -> str:
    board = queries.laid_board(s.figures, BOARD[str(option[1])])
    space = names.space_text(board, int(option[2]) - 1)
    return tr("Duchy {name}, {space}", name=option[1], space=space)


def _tile(template: str) -> Callable[[State, int, Option], str]:
    return lambda s, who, option: tr(template, tile=names.one(int(option[1])))


_WORDS: Final[dict[str, Callable[[State, int, Option], str]]] = {
    "take": _take,
    "place": _place,
    "sell": _sell,
    "workers": _workers,
    "buy": _tile(mark("Buy {tile}")),
    "pay": _pay,
    "shield": _shield,
    "wild": lambda s, who, option: tr("Turn the {die} into any number", die=option[1]),
    "fetch": _tile(mark("Take {tile}")),
    "copy": lambda s, who, option: tr(
        "Use it as {building}", building=tr(TYPES[BUILDING_TYPE[str(option[1])]].one)
    ),
    "ship": _ship,
    "colours": _colours,
    "colour": lambda s, who, option: tr(
        "Take all {colour} goods from all depots", colour=tr(names.GOODS_COLOURS[int(option[1])])
    ),
    "beast": lambda s, who, option: tr(
        "The geese score with the {beasts}", beasts=tr(BEAST_NAMES[BEASTS.index(str(option[1]))])
    ),
    "discard": _tile(mark("Discard {tile}")),
    "keep": lambda s, who, option: tr(_KEPT[str(option[1])]),
    "drop": lambda s, who, option: tr(
        "Give up the shield {shield}", shield=names.shield_name(int(option[1]))
    ),
    "tribute": _tribute,
    "side": lambda s, who, option: tr("Choose duchy {name}", name=names.printed(option[1])),
    "castle": _castle,
    "hidden": _hidden,
    "first": lambda s, who, option: tr(_FIRST[str(option[1])]),
    "points": lambda s, who, option: trn(
        "Buy {count} VP for {count} silver", "Buy {count} VP for {count} silver", int(option[1])
    ),
    "trade": _tile(mark("Trade 5 goods for {tile}, face down")),
    "give": lambda s, who, option: tr(
        "Give 1 {colour} goods tile", colour=tr(names.GOODS_COLOURS[int(option[1])])
    ),
}
