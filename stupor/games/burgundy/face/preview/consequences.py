"""What follows from a choice as chips, in the order in which it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, TypedDict

from stupor.engine.events import COUNTER, MOVED, Event, change
from stupor.engine.foresight import Foresight
from stupor.engine.record import record
from stupor.games.burgundy import names, scoring
from stupor.games.burgundy.data.buildings import BEAST_NAMES, SPACE_NAMES
from stupor.games.burgundy.data.goods import GOODS_NAMES, colour_of
from stupor.games.burgundy.data.routes import REWARDS
from stupor.games.burgundy.data.shields import SHIELD_LIST
from stupor.games.burgundy.data.tiles import COLOUR, KIND
from stupor.games.burgundy.face.preview.asked_next import then_text, unloaded
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import (
    CARPENTER,
    CHURCH,
    COLOURS,
    CRANE,
    EMPTY,
    FACE_DOWN,
    GEESE,
    KIND_SHIP,
    LAST_ROUND,
    MARKET,
    TOWNHALL,
    WAREHOUSE,
)
from stupor.games.burgundy.log_lines import FIGURES
from stupor.games.burgundy.zones import BOX
from stupor.language import joined, mark, tr, trn
from stupor.stage.name import parsed

MINUS: Final = "\u2212"
MEDAL: Final = "points/medal"
SILVER: Final = "sign/silver"
WORKER: Final = "sign/worker"
BALE: Final = "sign/bale"
#: Questions about a tile that is not in storage yet.
WAITING: Final = ("room", "keep")
#: Buildings whose effect is a question.
ASKING: Final = (WAREHOUSE, CARPENTER, CHURCH, MARKET, TOWNHALL, CRANE)
_SIGNS: Final = {"silver": SILVER, "workers": WORKER}
#: Sources of points that no event names.
UNTOLD: Final = {"watchtowers": mark("Watchtower"), "routes": mark("trade route")}
_PLACES: Final = (mark("first"), mark("second"), mark("third"), mark("fourth"))


@record
class Chip:
    """One consequence: a few words and a sprite; what is lost is red, a remark is plain.

    The words tell of so many VP, or of so many workers won or paid and nothing else.
    """

    words: str
    icon: str = ""
    loss: bool = False
    vp: int = 0
    workers: int = 0


class Region(TypedDict):
    """What is known of a region of a duchy."""

    colour: str
    filled: int
    whole: bool
    spaces: list[int]


Args = tuple[str | int, ...]
Maker = Callable[[TableView, Args], Iterator[Chip]]


def chips_of(view: TableView, found: Foresight, seat: int) -> list[Chip]:
    """All that a choice brings its seat, then what is asked next."""
    chips = [chip for event in found.events for chip in _of_event(view, event, seat)]
    made = _joined(chips)
    made += _untold(found, seat, made)
    made += _progress(view, found, seat)
    made += total(view, found, seat)
    then = then_text(found.then) if found.then is not None and found.then.seat == seat else ""
    made += _awaited(view, found, seat)
    if then and not any(_is_choice(event) for event in found.events):
        return [*made, Chip(then)]
    return made if then else [*made, *_wasted(view, found)]


def _is_choice(event: Event) -> bool:
    """Whether this is the reward of a trade route that says itself what is chosen next."""
    return event.kind == "reward" and event.args[0] not in FIGURES


def _awaited(view: TableView, found: Foresight, seat: int) -> Iterator[Chip]:
    """Whether none of its spaces is left for a tile that waits until another leaves storage."""
    asked = found.then
    tile = asked.context.get("tile") if asked is not None and asked.kind in WAITING else None
    if isinstance(tile, int) and tile <= FACE_DOWN:
        yield from _homeless(view, tile, seat)


def _wasted(view: TableView, found: Foresight) -> Iterator[Chip]:
    """A placed building that has nothing to choose from, or a ship that loads nothing."""
    if any(event.kind in ("sold", "copied") for event in found.events):
        return
    for event in found.events:
        tile = _building(event)
        if tile and KIND[tile] in ASKING:
            yield Chip(tr("{tile}: no effect now", tile=names.name_of(tile)), "", True)
        elif tile and KIND[tile] == KIND_SHIP:
            yield Chip(unloaded(view), BALE, True)


def _building(event: Event) -> int:
    """The tile that comes to a duchy; 0 for any other event."""
    if event.kind != MOVED or parsed(str(event.args[2])).kind != "duchy":
        return 0
    piece = parsed(str(event.args[0]))
    return int(piece.last) if piece.kind == "hex" else 0


def crossing(view: TableView, found: Foresight) -> list[Chip]:
    """Who plays when in the next round, where a choice ends on the bridge."""
    return [
        chip
        for event in found.events
        if event.kind == "crossed"
        for chip in _crossed(view, event.args)
    ]


def total(view: TableView, found: Foresight, seat: int) -> Iterator[Chip]:
    """The points before and after, where they change."""
    before, after = view.count(f"vp.{seat}"), found.table.counters.get(f"vp.{seat}", 0)
    if after != before:
        yield Chip(tr("you: {before} VP, then {after} VP", before=before, after=after))


def _untold(found: Foresight, seat: int, chips: list[Chip]) -> list[Chip]:
    """Points that none of the chips speaks of."""
    left = change(found.events, f"vp.{seat}") - sum(chip.vp for chip in chips)
    return [Chip(f"+{left}", MEDAL, vp=left)] if left > 0 else []


def _of_event(view: TableView, event: Event, seat: int) -> Iterator[Chip]:
    if event.kind == COUNTER:
        yield from _counted(view, event, seat)
    elif event.kind == MOVED:
        yield from _moved(view, event, seat)
    elif event.kind in _TOLD:
        yield from _TOLD[event.kind](view, event.args)


def _counted(view: TableView, event: Event, seat: int) -> Iterator[Chip]:
    """Coins, workers and points that no other event speaks of."""
    stock, owner = parsed(str(event.args[0]))
    by, reason = int(event.args[2]), str(event.args[3])
    if stock in _SIGNS and owner == str(view.duchy(seat)) and by:
        yield _stock(stock, by, _cause(reason))
    elif stock == "workers" and by > 0 and reason == "envy":
        rival = view.names[view.owners(int(owner))[0]]
        yield Chip(tr("{name}: 1 worker (Envy)", name=rival), WORKER)
    elif stock == "vp" and owner == str(seat) and reason in UNTOLD:
        yield Chip(f"{tr(UNTOLD[reason])} +{by}", MEDAL, vp=by)


def _stock(stock: str, by: int, cause: str) -> Chip:
    workers = by if stock == "workers" and not cause else 0
    figure = f"{by:+d}".replace("-", MINUS)
    return Chip(f"{cause}{figure}", _SIGNS[stock], by < 0, workers=workers)


def _cause(reason: str) -> str:
    """What is said before a figure that a trade route brings."""
    return f"{tr(UNTOLD['routes'])} " if reason == "route" else ""


def _moved(view: TableView, event: Event, seat: int) -> Iterator[Chip]:
    """A tile that comes to storage, and whether none of its spaces is left."""
    piece, _, target = map(str, event.args)
    own = target.startswith(f"storage.{seat}.")
    if parsed(piece).kind != "hex" or not (own or parsed(target).kind == "shared"):
        return
    tile = parsed(piece).number
    words = mark("{tile} to storage") if own else mark("{tile} to the team")
    yield Chip(tr(words, tile=names.name_of(tile)), "kind/any")
    yield from _homeless(view, tile, seat)


def _homeless(view: TableView, tile: int, seat: int) -> Iterator[Chip]:
    if _spaceless(view, COLOUR[tile], view.duchy(seat)):
        yield Chip(tr("all {what} covered", what=tr(SPACE_NAMES[COLOUR[tile]])), "", True)


def _spaceless(view: TableView, kind: int, duchy: int) -> bool:
    """Whether a duchy has spaces of a colour, and all of them are covered."""
    known = view.facts.get(f"regions.{duchy}")
    regions = known if isinstance(known, list) else []
    whole = [one["whole"] for one in regions if one["colour"] in COLOURS[kind : kind + 1]]
    return bool(whole) and all(whole)


def _joined(chips: list[Chip]) -> list[Chip]:
    """Changes of one stock in one direction become one chip."""
    made: list[Chip] = []
    for chip in chips:
        before = made[-1].workers if made else 0
        if before * chip.workers > 0:
            many = before + chip.workers
            made[-1] = Chip(f"{many:+d}".replace("-", MINUS), WORKER, chip.loss, workers=many)
        else:
            made.append(chip)
    return made


def _region(view: TableView, args: Args) -> Iterator[Chip]:
    _, size, vp, more = map(int, args)
    yield Chip(tr("region of {size} completed +{vp}", size=size, vp=vp), MEDAL, vp=vp)
    phase = names.PHASES[max(view.count("phase"), 0)]
    yield Chip(tr("phase {phase} +{vp}", phase=phase, vp=more), MEDAL, vp=more)


def _bonus(view: TableView, args: Args) -> Iterator[Chip]:
    colour, place, vp = map(int, args)
    sprite = f"bonus/{COLOURS[colour]}-{'small' if place else 'large'}"
    yield Chip(tr("all {what} +{vp}", what=tr(SPACE_NAMES[colour]), vp=vp), sprite, vp=vp)


def _filled(view: TableView, args: Args) -> Iterator[Chip]:
    yield Chip(tr("all {what} covered", what=tr(SPACE_NAMES[int(args[0])])))


def _herd(view: TableView, args: Args) -> Iterator[Chip]:
    beast, company, vp = map(int, args)
    shown = company if beast == GEESE and company != EMPTY else beast
    yield Chip(f"{tr(BEAST_NAMES[shown])} +{vp}", MEDAL, vp=vp)


def _sold(view: TableView, args: Args) -> Iterator[Chip]:
    colour, count, _, vp = map(int, args)
    goods = names.goods_text(colour, count)
    yield Chip(tr("{goods} sold +{vp}", goods=goods, vp=vp), MEDAL, vp=vp)


def _shipped(view: TableView, args: Args) -> Iterator[Chip]:
    loaded = trn("{count} goods tile loaded", "{count} goods loaded", int(args[1]))
    yield Chip(loaded, BALE)
    left = len(view.table.pieces(f"depot.{args[0]}.goods")) - int(args[1])
    if left and not view.solo:
        yield Chip(trn("{count} does not fit", "{count} do not fit", left), BALE, True)


def _crossed(view: TableView, args: Args) -> Iterator[Chip]:
    place = tr(_PLACES[int(args[1]) - 1])
    if view.seats > 1 and view.count("round") < LAST_ROUND:
        yield Chip(tr("next round: {place}", place=place), f"pawn/{view.colour(view.viewer)}")


def _reward(view: TableView, args: Args) -> Iterator[Chip]:
    if args[0] not in FIGURES:  # a stock that grows says so itself
        yield Chip(
            tr("trade route: {reward}", reward=tr(REWARDS[str(args[0])])), f"effect/{args[0]}"
        )


def _points_of(words: str, place: int, view: TableView, args: Args) -> Iterator[Chip]:
    """Points that stand at a place among what an event tells."""
    yield Chip(tr(words, vp=args[place]), MEDAL, vp=int(args[place]))


def _reached(view: TableView, args: Args) -> Iterator[Chip]:
    """The target of somebody alone, in points of the track."""
    yield Chip(tr("target of {vp} reached: one action", vp=args[0]), MEDAL)


def _ended(view: TableView, args: Args) -> Iterator[Chip]:
    """The victory of somebody alone."""
    if args[0] == scoring.FILLED:
        yield Chip(tr("Every space is covered: victory"), MEDAL)


def _discarded(view: TableView, args: Args) -> Iterator[Chip]:
    yield Chip(tr("{tile} leaves the game", tile=names.name_of(int(args[0]))), "", True)


def _lost(view: TableView, args: Args) -> Iterator[Chip]:
    yield Chip(tr("{shield} leaves the game", shield=names.shield_name(int(args[0]))), "", True)


def _shield(view: TableView, args: Args) -> Iterator[Chip]:
    asked, vp = view.mine(), SHIELD_LIST[int(args[0])].vp
    if asked is not None and asked.kind == "turn":
        yield Chip(tr("both dice used"), "", True)
    yield Chip(tr("{vp} VP at the end", vp=vp), f"shield/{args[0]}")
    yield Chip(tr("costs 1 silver per phase"), SILVER, True)


_TOLD: Final[Mapping[str, Maker]] = {
    "region": _region,
    "bonus": _bonus,
    "filled": _filled,
    "herd": _herd,
    "sold": _sold,
    "shipped": _shipped,
    "crossed": _crossed,
    "reward": _reward,
    **dict.fromkeys(("linked", "all_linked"), partial(_points_of, mark("border posts +{vp}"), 1)),
    "founded": partial(_points_of, mark("monastery +{vp}"), 1),
    "reached": _reached,
    "points": partial(_points_of, mark("bought +{vp}"), 0),
    "ended": _ended,
    "discarded": _discarded,
    "lost": _lost,
    "shield": _shield,
}


def _progress(view: TableView, found: Foresight, seat: int) -> list[Chip]:
    """What is not told by events: how full a region, the storage and the goods become."""
    duchy = view.duchy(seat)
    regions = [*_regions(view, found, duchy), *_stores(found, seat, duchy, view)]
    return [*regions, *_goods_lost(found)]


def _regions(view: TableView, found: Foresight, duchy: int) -> Iterator[Chip]:
    """Regions that have grown and are not whole yet."""
    for was, now in region_pairs(view, found, duchy):
        if now["filled"] > was["filled"] and not now["whole"]:
            yield _region_chip(now)


def grown_region(
    view: TableView, found: Foresight, duchy: int
) -> tuple[Chip, tuple[int, ...]] | None:
    """How full the region becomes that a choice lets grow, and its spaces."""
    for was, now in region_pairs(view, found, duchy):
        if now["filled"] > was["filled"]:
            return _region_chip(now), tuple(now["spaces"])
    return None


def region_pairs(view: TableView, found: Foresight, duchy: int) -> list[tuple[Region, Region]]:
    """Each region of a duchy as it is and as it would be."""
    before, after = view.facts.get(f"regions.{duchy}"), found.facts.get(f"regions.{duchy}")
    if not isinstance(before, list) or not isinstance(after, list):
        return []
    return list(zip(before, after, strict=True))


def _region_chip(region: Region) -> Chip:
    """A region, how many of its spaces are covered, how many it has."""
    name = names.region_name(COLOURS.index(region["colour"]))
    words = tr(
        "{region}: {filled} of {size}",
        region=name,
        filled=region["filled"],
        size=len(region["spaces"]),
    )
    return Chip(words, f"kind/{region['colour']}")


def _stores(found: Foresight, seat: int, duchy: int, view: TableView) -> Iterator[Chip]:
    """A storage that is full now, and goods of as many colours as find room."""
    full, own = 3, f"storage.{seat}."
    if _count(found.table.zones, own) == full > _count(view.table.zones, own):
        yield Chip(tr("then storage is full"))
    before, after = (_colours(t.pieces(f"goods.{duchy}")) for t in (view.table, found.table))
    if len(after) == full > len(before) and not view.solo:
        colours = joined(tr(GOODS_NAMES[colour - 1]) for colour in sorted(after))
        yield Chip(tr("goods full: {colours}", colours=colours))


def _goods_lost(found: Foresight) -> Iterator[Chip]:
    """Alone: goods of the depots that leave the game once a ship is loaded."""
    gone = sum(
        event.kind == MOVED and event.args[2] == BOX and parsed(str(event.args[1])).kind == "depot"
        for event in found.events
    )
    if gone:
        words = trn("{count} goods tile leaves the game", "{count} goods leave the game", gone)
        yield Chip(words, BALE, True)


def _count(zones: Mapping[str, list[str]], start: str) -> int:
    return sum(zone.startswith(start) for zone, here in zones.items() if here)


def _colours(goods: list[str]) -> set[int]:
    return {colour_of(int(piece[6:])) for piece in goods}
