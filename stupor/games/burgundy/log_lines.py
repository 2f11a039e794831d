"""Events as lines of the log; schema.py says what their arguments are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from stupor.engine.events import UNKNOWN, Event
from stupor.games.burgundy import names, scoring
from stupor.games.burgundy.data.buildings import BEAST_NAMES, SPACE_NAMES, TYPES
from stupor.games.burgundy.data.monasteries import MONASTERIES
from stupor.games.burgundy.data.routes import REWARDS
from stupor.games.burgundy.data.shields import ENVY
from stupor.games.burgundy.ids import BUILDING_TYPE, EMPTY, GEESE, ROUNDS_A_PHASE
from stupor.games.burgundy.params import PHASE_VP
from stupor.language import mark, tr, trn

Args = tuple[str | int, ...]

#: Why a game ended, and by what it was decided.
ENDINGS: Final = {
    scoring.BY_POINTS: mark("The game ends after phase E"),
    scoring.BY_EMPTY_SPACES: mark("The game ends after phase E"),
    scoring.BY_BRIDGE: mark("The game ends after phase E"),
    scoring.FILLED: mark("Every space is covered: victory"),
    scoring.ROUNDS_OVER: mark("The 25 rounds are over: defeat"),
}
SOURCES: Final = {
    "regions": mark("regions"),
    "phases": mark("phase bonuses"),
    "bonuses": mark("bonus tiles"),
    "livestock": mark("livestock"),
    "goods": mark("goods sold"),
    "watchtowers": mark("watchtowers"),
    "monasteries": mark("monasteries"),
    "unsold": mark("unsold goods"),
    "silver": mark("silver"),
    "workers": mark("workers"),
    "posts": mark("border posts"),
    "routes": mark("trade routes"),
    "shields": mark("shields"),
    "bought": mark("VP bought"),
}


def _round(a: Args) -> str:
    number = int(a[0])
    phase = names.PHASES[(number - 1) // ROUNDS_A_PHASE]
    return tr(
        "Round {round} of phase {phase} begins",
        round=(number - 1) % ROUNDS_A_PHASE + 1,
        phase=phase,
    )


def _white(a: Args) -> str:
    colour = names.GOODS_COLOURS[(int(a[1]) - 1) // 7 + 1]
    return tr("Depot {depot} gets {colour} goods", colour=tr(colour), depot=a[0])


def _sold(a: Args) -> str:
    return tr(
        "sells {goods} for {silver} and {vp} VP",
        goods=names.goods_text(int(a[0]), int(a[1])),
        silver=names.silver_text(int(a[2])),
        vp=a[3],
    )


def _placed(a: Args) -> str:
    return tr(
        "places {tile} in {region}",
        tile=names.one(int(a[0])),
        region=names.region_text(int(a[2]), int(a[3])),
    )


def _region(a: Args) -> str:
    return tr(
        "completes {region}: {vp} + {more} VP",
        region=names.region_text(int(a[0]), int(a[1])),
        vp=a[2],
        more=a[3],
    )


def _bonus(a: Args) -> str:
    return tr(
        "covers all {what} second: {vp} VP" if a[1] else "covers all {what} first: {vp} VP",
        what=tr(SPACE_NAMES[int(a[0])]),
        vp=a[2],
    )


def _beasts(a: Args) -> str:
    beast = int(a[0])
    told = int(a[1]) if beast == GEESE and int(a[1]) != EMPTY else beast
    return tr(BEAST_NAMES[told])


def _herd(a: Args) -> str:
    return tr("scores {vp} VP for {beasts}", vp=a[2], beasts=_beasts(a))


def _crossed(a: Args) -> str:
    place = tr(_PLACES[int(a[1]) - 1])
    return tr("moves to bridge space {space}, {place} next round", space=a[0], place=place)


_PLACES: Final = (mark("first"), mark("second"), mark("third"), mark("fourth"))


def _mines(a: Args) -> str:
    return tr("gets {gain} from mines", gain=names.price_text(int(a[0]), int(a[1])))


def _all_linked(a: Args) -> str:
    return tr(
        "links all border posts second: {vp} VP"
        if a[0]
        else "links all border posts first: {vp} VP",
        vp=a[1],
    )


#: Rewards of a trade route that are nothing but figures, and others in short.
FIGURES: Final = frozenset({"silver2", "workers4", "vp4"})
_IN_SHORT: Final = {
    "building": mark("a building"),
    "church": mark("a mine, monastery or castle"),
    "market": mark("a ship or livestock"),
    "sell": mark("a sale"),
    "place": mark("a tile to place"),
    "die": mark("an action"),
    "any": mark("any tile"),
}


def _reward(a: Args) -> str:
    reward = str(a[0])
    if reward in FIGURES:
        return tr("gets a route reward")
    return tr("gets a route reward: {reward}", reward=tr(_IN_SHORT[reward]))


def _ended(a: Args) -> str:
    return tr(ENDINGS[str(a[0])])


def _tile(template: str) -> Callable[[Args], str]:
    return lambda a: tr(template, tile=names.one(int(a[0])))


_LINES: Final[dict[str, Callable[[Args], str]]] = {
    "phase": lambda a: tr(
        "Phase {phase} begins: {vp} VP per completed region",
        phase=names.PHASES[int(a[0])],
        vp=PHASE_VP[int(a[0])],
    ),
    "round": _round,
    "rolled": lambda a: tr("rolls {one} and {other}", one=a[0], other=a[1]),
    "white": _white,
    "changed": lambda a: trn(
        "spends {count} worker on the dice", "spends {count} workers on the dice", int(a[1])
    ),
    "took": lambda a: tr("takes {tile} from depot {depot}", tile=names.one(int(a[0])), depot=a[1]),
    "placed": _placed,
    "sold": _sold,
    "workers": lambda a: tr("takes {workers}", workers=names.workers_text(int(a[0]))),
    "hired": lambda a: tr("buys {workers} for 1 silver", workers=names.workers_text(int(a[0]))),
    "bought": lambda a: tr(
        "buys {tile} for {price}",
        tile=names.one(int(a[0])),
        price=names.price_text(int(a[1]), int(a[2])),
    ),
    "discarded": _tile(mark("discards {tile}")),
    "fetched": lambda a: tr("takes {tile} for free", tile=names.one(int(a[0]))),
    "copied": lambda a: tr(
        "uses the Crane as {building}", building=tr(TYPES[BUILDING_TYPE[str(a[0])]].one)
    ),
    "region": _region,
    "bonus": _bonus,
    "filled": lambda a: tr("covers all {what}", what=tr(SPACE_NAMES[int(a[0])])),
    "herd": _herd,
    "shipped": lambda a: tr(
        "loads {goods} from depot {depot}", goods=names.goods_text(0, int(a[1])), depot=a[0]
    ),
    "crossed": _crossed,
    "linked": lambda a: tr("links two border posts: {vp} VP", vp=a[1]),
    "all_linked": _all_linked,
    "reward": lambda a: tr("gets a trade route reward: {reward}", reward=tr(REWARDS[str(a[0])])),
    "shield": lambda a: tr(
        "places the shield {shield} on a castle", shield=names.shield_name(int(a[0]))
    ),
    "lost": lambda a: tr("gives up the shield {shield}", shield=names.shield_name(int(a[0]))),
    "envied": lambda a: tr(
        "gets {workers} from the shield {shield}",
        workers=names.workers_text(int(a[0])),
        shield=names.shield_name(ENVY),
    ),
    "wild": lambda a: tr("turns a {die} into any number", die=a[0]),
    "tribute": lambda a: tr(
        "pays {price} as tribute", price=names.price_text(int(a[0]), int(a[1]))
    ),
    "mines": _mines,
    "unused": lambda a: trn("leaves {count} die unused", "leaves {count} dice unused", int(a[0])),
    "chose": lambda a: tr("plays duchy {name}", name=names.printed(a[0])),
    "castle": lambda a: tr("places the first castle"),
    "planned": lambda a: tr("has chosen a duchy"),
    "revealed": lambda a: tr("All duchies are revealed"),
    "removed": lambda a: tr("Depot {depot} loses {tile}", tile=names.one(int(a[0])), depot=a[1]),
    "reached": lambda a: tr("reaches the target of {target} VP and gains an action", target=a[0]),
    "points": lambda a: trn("buys {count} VP", "buys {count} VP", int(a[0])),
    "traded": lambda a: tr("trades 5 goods for a face-down tile"),
    "founded": lambda a: tr(
        "scores {vp} VP for the monastery {name}",
        vp=a[1],
        name=tr(MONASTERIES[int(a[0])].name),
    ),
    "scored": lambda a: tr("scores {vp} VP for {what}", vp=a[1], what=tr(SOURCES[str(a[0])])),
    "ended": _ended,
}
#: The same deeds where the figures of what they cost and brought stand beside them.
_BRIEF: Final = "{kind}, briefly"
_BRIEFLY: Final[dict[str, Callable[[Args], str]]] = {
    "sold": lambda a: tr("sells {goods}", goods=names.goods_text(int(a[0]), int(a[1]))),
    "workers": lambda a: tr("takes workers"),
    "hired": lambda a: tr("buys workers"),
    "bought": _tile(mark("buys {tile}")),
    "placed": lambda a: tr(
        "places {tile} in {region}",
        tile=names.one(int(a[0])),
        region=names.region_text(int(a[2]), int(a[3]), aside=True),
    ),
    "region": lambda a: tr(
        "completes {region}", region=names.region_text(int(a[0]), int(a[1]), aside=True)
    ),
    "bonus": lambda a: tr(
        "covers all {what} second" if a[1] else "covers all {what} first",
        what=tr(SPACE_NAMES[int(a[0])]),
    ),
    "herd": lambda a: tr("scores {beasts}", beasts=_beasts(a)),
    "linked": lambda a: tr("links two border posts"),
    "all_linked": lambda a: tr(
        "links all border posts second" if a[0] else "links all border posts first"
    ),
    "tribute": lambda a: tr("pays tribute"),
    "reward": _reward,
    "envied": lambda a: tr("uses the shield {shield}", shield=names.shield_name(ENVY)),
    "mines": lambda a: tr("collects income from the mines"),
    "points": lambda a: tr("buys VP"),
    "founded": lambda a: tr(
        "scores for the monastery {name}", name=tr(MONASTERIES[int(a[0])].name)
    ),
    "scored": lambda a: tr("scores for {what}", what=tr(SOURCES[str(a[0])])),
}
#: Deeds of a turn: a tile that is placed without its region, a region with its size.
_ALONE: Final = "{kind}, alone"
_ALONE_KINDS: Final[dict[str, Callable[[Args], str]]] = {
    "placed": _tile(mark("places {tile}")),
    "region": lambda a: tr("completes {region}", region=names.region_text(int(a[0]), int(a[1]))),
}
_LINES.update({_ALONE.format(kind=kind): line for kind, line in _ALONE_KINDS.items()})
_LINES.update({_BRIEF.format(kind=kind): line for kind, line in _BRIEFLY.items()})
#: Lines about the whole table that need no name in front.
_OF_THE_TABLE: Final = frozenset({"phase", "round", "white", "revealed", "removed", "ended"})


def briefly(event: Event, alone: bool = False) -> Event:
    """An event whose line leaves out the figures that stand beside it; `alone`, also the place."""
    if alone and event.kind in _ALONE_KINDS:
        return replace(event, kind=_ALONE.format(kind=event.kind))
    if event.kind not in _BRIEFLY:
        return event
    return replace(event, kind=_BRIEF.format(kind=event.kind))


def tell(event: Event, seats: Sequence[str]) -> str | None:
    """An event as a line of the log, or None when it is not worth one."""
    if event.kind == "guest":
        other = seats[int(event.args[0])]
        return tr(
            "{who} also uses the monasteries of {other} from now on.",
            who=seats[event.who],
            other=other,
        )
    line = _LINES.get(event.kind)
    if line is None or UNKNOWN in event.args:
        return None
    text = line(event.args)
    if event.kind in _OF_THE_TABLE:
        return f"{text}."
    return f"{seats[event.who]} {text}."
