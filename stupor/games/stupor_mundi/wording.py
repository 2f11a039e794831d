"""Options in words, for people, logs and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.corrections import Corrections
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, CITIES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.data.markets import Lot
from stupor.games.stupor_mundi.data.voyage import City
from stupor.games.stupor_mundi.effects.market import market_at
from stupor.games.stupor_mundi.figures.cards import BONUS_TILES
from stupor.games.stupor_mundi.figures.tiles import EDICT_TILES
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import GREAT, SITE
from stupor.games.stupor_mundi.palace import ICON_OF, ICONS
from stupor.games.stupor_mundi.params import INCOME
from stupor.games.stupor_mundi.state import State
from stupor.language import joined, mark, tr, trn

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
PIECES: Final = (
    mark("Tower"),
    mark("Great Tower A"),
    mark("Tower"),
    mark("Great Tower B"),
    mark("Wall"),
    mark("Great Wall A"),
    mark("Wall"),
    mark("Great Wall B"),
    mark("Keep"),
    mark("Keep"),
    mark("Great Keep"),
    mark("Tower"),
    mark("Wall"),
)
#: What the income of a side is called, after which the side is named.
_SIDES: Final = {
    "coins": mark("Augustales side"),
    "VP": mark("VP side"),
    "stone": mark("Stone side"),
    "market": mark("Market side"),
    "grain": mark("Grain side"),
}
SPACE_BELOW: Final = (
    mark("Ally space 2"),
    mark("Ally space 3"),
    mark("Ally space 4"),
    mark("Ally space 5"),
    mark("warehouse space 4"),
    mark("warehouse space 5"),
    mark("warehouse space 6"),
    mark("warehouse space 7"),
)
PLAIN: Final = {
    "pass": mark("Pass the round"),
    "done": mark("Done"),
    "end": mark("End turn"),
    "spend": mark("Pay and gain"),
    "lose": mark("Lose the new cube"),
    "replace": mark("Replace a stored cube"),
}


def city_of(name: str) -> City:
    """The city behind an option's word."""
    return next(city for city in CITIES if city.name.lower() == name)


def building_text(words: str, site: str, piece: int, **parts: str) -> str:
    """What is built on a site: a Great Structure by its name, and the space that it uncovers."""
    title = SITES[SITE[site]].title
    told = [tr(PIECES[piece])] * (piece in GREAT)
    told += [tr("opens {space}", space=tr(below)) for below in SPACE_BELOW[piece : piece + 1]]
    deed = tr(words, site=tr(title), **parts)
    return tr("{deed}: {what}", deed=deed, what=", ".join(told)) if told else deed


def lot_text(grain: int, stone: int, *, brief: bool = False) -> str:
    """Resources in words, joined by "and", or briefly by a comma."""
    parts = [trn("{count} Grain", "{count} Grain", grain)] * bool(grain)
    parts += [trn("{count} Stone", "{count} Stone", stone)] * bool(stone)
    return (", ".join(parts) if brief else joined(parts)) or tr("nothing")


def icons(name: str, count: int) -> str:
    """An icon of the palace for so many of it.

    >>> icons("ally", 1), icons("ally", 2), icons("grain", 2)
    ('Ally', 'Allies', 'Grain')
    """
    counted = ICON_OF[name].counted
    return tr(ICON_OF[name].name) if counted is None else counted(count)


def coins_text(coins: int) -> str:
    """Augustales in words."""
    return trn("{count} Augustalis", "{count} Augustales", coins)


def price_words(coins: int) -> str:
    """Augustales as a price, which may be nothing."""
    return coins_text(coins) if coins else tr("nothing")


def goods_text(name: str, count: int) -> str:
    """So many coins, grain, stone or vp in words.

    >>> goods_text("coins", 1), goods_text("grain", 2), goods_text("vp", 3)
    ('1 Augustalis', '2 Grain', '3 VP')
    """
    told: dict[str, Callable[[], str]] = {
        "coins": lambda: coins_text(count),
        "grain": lambda: trn("{count} Grain", "{count} Grain", count),
        "stone": lambda: trn("{count} Stone", "{count} Stone", count),
        "vp": lambda: tr("{count} VP", count=count),
    }
    return told[name]()


def option_text(s: State, option: Option) -> str:
    """An option of the present decision in words."""
    match option:
        case ("sail", int(steps)):
            city = CITIES[(s.players[s.turn].ship + steps) % 5]
            return tr("Travel to {city}", city=tr(city.name))
        case ("sail_to", str(name)):
            return tr("Travel to {city}", city=tr(city_of(name).name))
        case ("play", int(card), int(slot), str(face)):
            return tr(_PLAYED[face], card=tr(CARDS[card].name), slot=ROMAN[slot])
        case ("promote", int(index), str(path)):
            return tr(
                "Promote Specialist {number} on path {path}", number=index + 1, path=path.upper()
            )
        case ("build", str(site), int(piece)):
            return building_text(mark("Build {site}"), site, piece)
        case ("pay", int(grain), int(stone)):
            return tr("Pay {price}", price=lot_text(grain, stone))
        case ("summon", int(ally), int(space)):
            return tr(
                "Summon {ally} to Ally space {space}", ally=tr(ALLIES[ally].name), space=space
            )
        case ("purchase" | "give" | "discard" as verb, int(card)):
            return tr(_HANDLED[verb], card=tr(CARDS[card].name))
        case _:
            return _short_text(s, option)


_PLAYED: Final = {
    "up": mark("Play {card} face up in slot {slot}"),
    "down": mark("Play {card} face down in slot {slot}"),
}
_HANDLED: Final = {
    "purchase": mark("Purchase {card}"),
    "give": mark("Give {card}"),
    "discard": mark("Discard {card}"),
}
_CHANGED: Final = {"add": mark("Add {thing}"), "remove": mark("Remove {thing}")}
_TRADED: Final = {"sell": mark("Sell {goods} for {coins}"), "buy": mark("Buy {goods} for {coins}")}
_CIRCLES: Final = {"independent": mark("Independents"), "loyalist": mark("Loyalists")}


def _short_text(s: State, option: Option) -> str:
    match option:
        case ("sell" | "buy" as verb,):
            market = market_at(s, s.players[s.agenda[-1][0]].ship)
            return _trade_text(_TRADED[verb], market.sell if verb == "sell" else market.buy)
        case ("issue", int(row)):
            return tr(
                "Issue Edict {row} ({icons})",
                row=ROMAN[row],
                icons=icons_text(s.active[row - 1], s.edition.figures),
            )
        case ("next", int(row)):
            return tr(
                "Next Edict {row} ({icons}) becomes Active",
                row=ROMAN[row],
                icons=icons_text(s.next[row - 1], s.edition.figures),
            )
        case ("reward", int(row)):
            return tr("Take the reward of row {row}", row=ROMAN[row])
        case ("add" | "remove" as verb, str(icon)):
            return tr(_CHANGED[verb], thing=tr(ICON_OF[icon].name))
        case ("bonus", int(tile)):
            return tr(
                "Take City Bonus {letter}: {text}",
                letter=BONUSES[tile].letter.upper(),
                text=tr(BONUS_TILES.shown(s.edition.figures, tile).text),
            )
        case ("take", str(resource)):
            return tr("Take 1 {resource}", resource=tr(ICON_OF[resource].name))
        case ("income", int(side)):
            return tr("Receive the income of the {side}", side=side_name(side))
        case ("circle", str(circle)):
            return tr(_CIRCLES[circle])
        case ("house", str(name)):
            return tr("House {house}", house=tr(HOUSES[name]))
        case (str(word),):
            return tr(PLAIN.get(word) or ACTION_OF[word].title)
    return " ".join(map(str, option))


def _trade_text(template: str, lot: Lot) -> str:
    goods, coins = lot_text(lot.grain, lot.stone), coins_text(lot.coins)
    return tr(template, goods=goods, coins=coins)


def icons_text(edict: int, figures: Corrections = ()) -> str:
    """An Edict tile in words, such as Tower, Tower, Wall."""
    groups = EDICT_TILES.laid(figures)[edict].groups
    return ", ".join(tr(ICONS[icon].name) for icon, count in groups for _ in range(count))


def side_name(side: int) -> str:
    """A side of the Castle (from 1) by what it brings.

    >>> side_name(5), side_name(1)
    ('Grain side', 'Augustales side')
    """
    return tr(_SIDES[INCOME[side - 1].split()[-1]])
