"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.events import UNKNOWN, Event
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.cards import CARDS
from stupor.games.stupor_mundi.data import ALLIES, BONUSES, CITIES
from stupor.games.stupor_mundi.data.castle import SITES
from stupor.games.stupor_mundi.expansions import words as expansion_words
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import (
    GREAT_KEEP,
    GREAT_TOWER_A,
    GREAT_TOWER_B,
    GREAT_WALL_A,
    GREAT_WALL_B,
    LAST_SPACE,
    PATH,
    SITE,
)
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.params import TREASURY_STEP
from stupor.games.stupor_mundi.solo_words import card_text
from stupor.games.stupor_mundi.wording import (
    ROMAN,
    coins_text,
    goods_text,
    icons,
    lot_text,
    side_name,
)
from stupor.language import mark, roman, tr, trc, trn

Args = tuple[str | int, ...]
ENDINGS: Final = {
    "castle": mark("a Castle is complete"),
    "edicts": mark("an Active Edict could not be replaced"),
    "cards": mark("the Advanced cards ran out"),
}


def card_name(card: str | int) -> str:
    """A card's name, or a card that nobody may know."""
    return tr("a card") if card in (UNKNOWN, "") else tr(CARDS[int(card)].name)


def _sailed(a: Args) -> str:
    price = tr(" for {coins}", coins=coins_text(int(a[2]))) if a[2] else ""
    return tr("travels to {city}{price}", city=tr(CITIES[int(a[0])].name), price=price)


def _played(a: Args) -> str:
    if a[2] == "down":
        return tr("plays a card face down in slot {slot}", slot=ROMAN[int(a[1])])
    return tr("plays {card} in slot {slot}", card=card_name(a[0]), slot=ROMAN[int(a[1])])


def _promoted(a: Args) -> str:
    price = tr(" for {coins}", coins=lot_text(int(a[2]), 0)) if a[2] else ""
    return tr(
        "promotes a Specialist to {place}{price}", place=workplace_name(str(a[1])), price=price
    )


def workplace_name(space: str) -> str:
    """A space of the Workplace Board, such as b.1, in words."""
    path, _, number = space.partition(".")
    if int(number) == LAST_SPACE[PATH[path]]:
        return tr("City {path}", path=path.upper())
    return f"{path.upper()}{number}"


def _built(a: Args) -> str:
    """A Great Structure has its own name, any other that of its site."""
    site = SITES[SITE[str(a[0])]]
    title, great = tr(site.title), _great_ones().get(int(a[1]))
    if great is None:
        return tr("builds the {site}" if site.text else "builds {site}", site=title)
    place = title if site.text else site.name.upper()
    return tr("builds {piece} ({site})", piece=great, site=place)


def _great_ones() -> dict[int, str]:
    """Great Structures in the case of what somebody builds."""
    return {
        GREAT_TOWER_A: trc("built", "Great Tower A"),
        GREAT_TOWER_B: trc("built", "Great Tower B"),
        GREAT_WALL_A: trc("built", "Great Wall A"),
        GREAT_WALL_B: trc("built", "Great Wall B"),
        GREAT_KEEP: trc("built", "the Great Keep"),
    }


def _traded(words: str) -> Callable[[Args], str]:
    def told(a: Args) -> str:
        goods, coins = lot_text(int(a[0]), int(a[1])), coins_text(int(a[2]))
        return tr(words, goods=goods, coins=coins)

    return told


def _income(a: Args) -> str:
    """The income of one side, or of all that a House has closed."""
    if not a:
        return tr("gets income")
    return tr("gets the income of the {side}", side=side_name(int(a[0])))


def _icon(a: Args) -> str:
    icon, count, adds = ICON_OF[str(a[1])], int(a[2]), a[0] == "add"
    things = f"{count} {icons(icon.key, count)}"
    if icon.key == "treasury":
        things = coins_text(count * TREASURY_STEP)
    return tr(icon.changes[0 if adds else 1], things=things, count=count)


def _changed(a: Args) -> str:
    """The same in short: what of Frederick's becomes more or less, and by how much."""
    count = int(a[2]) * (TREASURY_STEP if a[1] == "treasury" else 1)
    by = f"+{count}" if a[0] == "add" else f"\u2212{count}"
    if a[1] == "specialist":  # there is one alone: it moves by so many spaces
        return tr("changes Palace: {what} {by}", what=icons(str(a[1]), 1), by=by)
    return tr("changes Palace: {by} {what}", what=icons(str(a[1]), int(a[2])), by=by)


def _removed(a: Args) -> str:
    name = CARDS[int(a[1])].name if a[0] == "card" else ALLIES[int(a[1])].name
    return tr("removes {name}", name=tr(name))


def _goods(told: str | int) -> str:
    """What a note such as "1 coins" or "2 grain" means, in words."""
    count, _, what = str(told).partition(" ")
    return goods_text(what, int(count))


#: The line of an action that was chosen and then not taken.
SKIPPED: Final = "action, skipped"
LINES: Final[dict[str, Callable[[Args], str]]] = {
    "round": lambda a: tr("Round {round}", round=roman(int(a[0]))),
    "sailed": _sailed,
    "played": _played,
    "action": lambda a: tr("chooses {action}", action=tr(ACTION_OF[str(a[0])].name)),
    SKIPPED: lambda a: tr("skips {action}", action=tr(ACTION_OF[str(a[0])].name)),
    "promoted": _promoted,
    "sold": _traded(mark("sells {goods} for {coins}")),
    "bought": _traded(mark("buys {goods} for {coins}")),
    "built": _built,
    "closed": lambda a: tr("closes the {side}", side=side_name(int(a[0]))),
    "income": _income,
    "issued": lambda a: tr("issues Edict {row}", row=ROMAN[int(a[1])]),
    "rewarded": lambda a: tr(
        "takes the reward of row {row}; no Edict is left", row=ROMAN[int(a[0])]
    ),
    "icon": _icon,
    "summoned": lambda a: tr(
        "summons {ally} from {city}",
        ally=tr(ALLIES[int(a[0])].name),
        city=tr(CITIES[int(a[1])].name),
    ),
    "purchased": lambda a: tr("purchases {card}", card=card_name(a[0])),
    "gave": lambda a: tr("gives {card} for it", card=card_name(a[0])),
    "bonus": lambda a: tr("takes City Bonus {letter}", letter=BONUSES[int(a[0])].letter.upper()),
    "spent": lambda a: tr("pays {price} for {gain}", price=_goods(a[0]), gain=_goods(a[1])),
    "lost": lambda a: tr("loses 1 {cube}: the warehouse is full", cube=tr(ICON_OF[str(a[0])].name)),
    "replaced": lambda a: tr(
        "replaces 1 {cube} with 1 {new}",
        cube=tr(ICON_OF[str(a[0])].name),
        new=tr(ICON_OF["stone" if a[0] == "grain" else "grain"].name),
    ),
    "passed": lambda a: tr("passes the round"),
    "drew": lambda a: trn("draws {count} card", "draws {count} cards", int(a[0])),
    "discarded": lambda a: tr("discards {card}", card=card_name(a[0])),
    "cashed": lambda a: tr(
        "turns {goods} into {coins}",
        goods=lot_text(int(a[0]), int(a[1])),
        coins=coins_text(int(a[2])),
    ),
    "allies": lambda a: tr("scores {vp} VP from Allies", vp=a[0]),
    "ended": lambda a: tr("The game ends: {why}", why=tr(ENDINGS[str(a[0])])),
    "scored": lambda a: tr("scores {vp} VP for {what}", vp=a[1], what=tr(str(a[0]))),
    "solo": lambda a: card_text(int(a[0])),
    "removed": _removed,
    "drafted": lambda a: tr("chooses House {house}", house=tr(HOUSES[str(a[0])])),
    **expansion_words.LINES,
}


def _laid(a: Args) -> str:
    """A card that was played, where the log has one row for it."""
    if a[2] == "down":
        return tr("plays face down in {slot}", slot=ROMAN[int(a[1])])
    return tr("plays {card}", card=card_name(a[0]))


#: The same deeds where the figures of what they cost and brought stand beside them.
_BRIEF: Final = "{kind}, briefly"
BRIEFLY: Final[dict[str, Callable[[Args], str]]] = {
    "sailed": lambda a: _sailed((a[0], a[1], 0)),
    "played": _laid,
    "promoted": lambda a: tr("promotes to {place}", place=workplace_name(str(a[1]))),
    "sold": lambda a: tr("sells {goods}", goods=lot_text(int(a[0]), int(a[1]), brief=True)),
    "bought": lambda a: tr("buys {goods}", goods=lot_text(int(a[0]), int(a[1]), brief=True)),
    "summoned": lambda a: tr("summons {ally}", ally=tr(ALLIES[int(a[0])].name)),
    "lost": lambda a: tr("loses 1 {cube} (warehouse full)", cube=tr(ICON_OF[str(a[0])].name)),
    "closed": lambda a: trc("in one row", "closes the {side}", side=side_name(int(a[0]))),
    "issued": lambda a: trc("in one row", "issues Edict {row}", row=ROMAN[int(a[1])]),
    "gave": lambda a: trc("in one row", "gives {card} for it", card=card_name(a[0])),
    "cashed": lambda a: tr("sells off {goods}", goods=lot_text(int(a[0]), int(a[1]), brief=True)),
    "allies": lambda a: tr("scores for Allies"),
    "scored": lambda a: tr("scores for {what}", what=tr(str(a[0]))),
    "icon": _changed,
    **expansion_words.BRIEFLY,
}
LINES.update({_BRIEF.format(kind=kind): line for kind, line in BRIEFLY.items()})
#: Lines about the whole table that need no name in front.
_OF_THE_TABLE: Final = ("round", "ended")


def briefly(event: Event) -> Event:
    """An event whose line leaves out the figures that stand beside it."""
    if event.kind not in BRIEFLY:
        return event
    return replace(event, kind=_BRIEF.format(kind=event.kind))


def tell(event: Event, names: Sequence[str]) -> str | None:
    """An event as a line of the log, or None when it is not worth one."""
    line = LINES.get(event.kind)
    if line is None:
        return None
    text = line(event.args)
    if event.kind in _OF_THE_TABLE:
        return f"{text}."
    if event.who < 0:
        return tr("Frederick {deed}.", deed=text.replace("Frederick’s", "his"))
    return f"{names[event.who]} {text}."
