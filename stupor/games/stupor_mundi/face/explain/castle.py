"""The Castle Board: sites, structures, incomes and how it stands."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.crusade.data import PAPAL
from stupor.games.stupor_mundi.data.castle import Site
from stupor.games.stupor_mundi.face.castle.castle_board import (
    TOTAL,
    abilities_of,
    built_on,
    cost_of,
)
from stupor.games.stupor_mundi.face.castle.structures import (
    SITE_NAMES,
    is_great,
    kind_of,
    own_flags,
    side_closed,
)
from stupor.games.stupor_mundi.face.components.printed import PROJECTS, SITE_OF
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    edicts_text,
    gift_text,
    income_text,
    now,
    owned,
    owning,
    storing,
    yours,
)
from stupor.games.stupor_mundi.face.explain.theirs import theirs
from stupor.games.stupor_mundi.face.rectangles import place_rect, zone_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_price import edition_of
from stupor.games.stupor_mundi.ids import KEEP, TOWER, WALL
from stupor.games.stupor_mundi.params import GREAT_COINS, VP_PER_STRUCTURE
from stupor.games.stupor_mundi.wording import coins_text, lot_text
from stupor.language import joined, mark, tr, trn
from stupor.stage.name import parsed

#: Smaller things lie above larger ones: Keeps and Towers above Walls.
ORDER: Final = sorted(SITE_NAMES, key=lambda site: (len(site) == 2, site[0] == "w"))
UNCOVERS: Final = {
    "tower": mark("an Ally space"),
    "wall": mark("a warehouse space"),
    "keep": mark("a place for its Keep cover"),
}
#: Plain and Great Structures by their kind.
KINDS: Final = {"tower": mark("Tower"), "wall": mark("Wall"), "keep": mark("Keep")}
GREAT_KINDS: Final = {
    "tower": mark("Great Tower"),
    "wall": mark("Great Wall"),
    "keep": mark("Great Keep"),
}
#: Papal and Imperial Structures by the kind of their site.
PAPAL_KINDS: Final = {
    TOWER: mark("Papal Tower"),
    WALL: mark("Papal Wall"),
    KEEP: mark("Papal Keep"),
}
IMPERIAL_KINDS: Final = {
    TOWER: mark("Imperial Tower"),
    WALL: mark("Imperial Wall"),
    KEEP: mark("Imperial Keep"),
}
COUNTED: Final = mark("Counts as a Structure unless its board is banned.")
BANNED: Final = mark("Banned: it does not count at the end.")
EDICT: Final = mark(" Building here issues an Edict.")
#: The plates beside the wells hang out so far.
HANG: Final = 8.0


def spots(view: TableView) -> Iterator[Spot]:
    """Title, score, incomes, sites, and the three plates below."""
    at, seat = view.anchors, view.viewer
    x, y, w, h = at["castle.title"]
    yield "castle.title", (x - 4, y - 10, w + 8, h + 18)
    yield f"laurel.{seat}", at["castle.vp"]
    yield from ((f"castle.income{n}", at[f"castle.income{n}"]) for n in range(1, 6))
    for site in ORDER:
        box = place_rect(view, f"castle.{seat}.{site}")
        if box is not None:
            x, y, w, h = box
            room = HANG if len(site) == 2 else 0
            yield f"castle.{seat}.{site}", (x - room, y - room, w + 2 * room, h + 2 * room)
    yield from ((f"castle.{seat}.{site}", box) for site, box in own_flags(view))
    yield from ((f"castle.status{n}", at[f"castle.status{n}"]) for n in (1, 2, 3))
    if "castle.issued" in at:
        yield f"issued.{seat}", at["castle.issued"]
    yield f"ground.castle.{seat}", at["castle"]


def castle(view: TableView, parts: Parts) -> Explanation | None:
    """Whatever is called castle: the whole, its title, a side, a site, a plate."""
    if len(parts) > 2:
        return site(view, int(parts[1]), parts[2])
    if parts[1].isdigit():
        return whole(view, int(parts[1]))
    if parts[1] == "title":
        return title(view, view.viewer)
    number = int(parts[1][-1])
    return income(view, number) if parts[1].startswith("income") else _status(view, number)


def title(view: TableView, seat: int) -> Explanation:
    """The name of a House; Edicts are dragged here to be issued."""
    issued = len(view.table.pieces(f"issued.{seat}"))
    text = tr(
        "House {house}. Drag an Active Edict here to issue it; it stays here.",
        house=view.called(seat),
    )
    said = now(edicts_text(issued))
    return Explanation(
        owned(view, seat, mark("Your House"), mark("{house}\u2019s House")),
        text,
        said,
        "edict.active",
    )


def whole(view: TableView, seat: int) -> Explanation:
    """A castle at a glance."""
    built = built_on(view, seat)
    kinds = [kind_of(name) for name in built]
    closed = sum(side_closed(built, side) for side in range(1, 6))
    text = tr(
        "{count} sites: Towers at the corners, Walls between them, Keeps inside. A Wall must "
        "touch a Tower, a Tower must touch a Wall. A closed side pays income.",
        count=TOTAL,
    )
    said = now(
        ", ".join(kinds_text(kind, kinds.count(kind)) for kind in UNCOVERS),
        trn("{count} of 5 sides closed", "{count} of 5 sides closed", closed),
    )
    return Explanation(
        owned(view, seat, mark("Your Castle"), mark("{house}\u2019s Castle")),
        text,
        said,
        "build.adjacent",
    )


def kinds_text(kind: str, count: int) -> str:
    """So many Towers, Walls or Keeps."""
    if kind == "tower":
        return trn("{count} Tower", "{count} Towers", count)
    if kind == "wall":
        return trn("{count} Wall", "{count} Walls", count)
    return trn("{count} Keep", "{count} Keeps", count)


def site(view: TableView, seat: int, name: str) -> Explanation:
    """A site, empty or built."""
    where, piece = SITE_OF[name], built_on(view, seat).get(name, "")
    if piece:
        return _built(view, seat, where, piece)
    stone, grain = cost_of(view, where)
    less = stone - cost_of(view, where, abilities_of(view))[0] if seat == view.viewer else 0
    text = tr(
        "Costs {price}{less}.{edict} {text}",
        price=lot_text(grain, stone),
        less=tr(", {count} less from a Workplace", count=less) if less else "",
        edict=tr(EDICT) if where.edict else "",
        text=_said(view, seat, where),
    ).strip()
    said = now(storing(view, seat))
    return Explanation(tr(where.title), text, said, "build.site")


def _said(view: TableView, seat: int, where: Site) -> str:
    """What a site gives you, or a rival."""
    return tr(where.text) if yours(view, seat) else theirs(where.text)


def _built(view: TableView, seat: int, where: Site, piece: str) -> Explanation:
    over = view.first(f"over.{seat}.{where.name}")
    if over:
        return _marked(view, seat, where, over)
    name = tr((GREAT_KINDS if is_great(piece) else KINDS)[kind_of(where.name)])
    text = tr(
        "{text} It counts for Allies and for {vp} VP at the end.",
        text=_said(view, seat, where),
        vp=VP_PER_STRUCTURE,
    ).strip()
    sides = [n for n in range(1, 6) if where.name in _sites_of(n)]
    closed = [n for n in sides if side_closed(built_on(view, seat), n)]
    if not sides:
        title = owned(
            view, seat, mark("Your {site}"), mark("{house}\u2019s {site}"), site=tr(where.title)
        )
        return Explanation(title, text, now(tr("a {name} stands here", name=name)), "slot.locked")
    said = (
        tr("side {sides} closed", sides=joined(map(str, closed)))
        if closed
        else tr("no adjacent side is closed")
    )
    title = owned(
        view,
        seat,
        mark("Your {name} on {site}"),
        mark("{house}\u2019s {name} on {site}"),
        name=name,
        site=where.name.upper(),
    )
    return Explanation(title, text, now(said), "build.site")


def _marked(view: TableView, seat: int, where: Site, over: str) -> Explanation:
    """A site with a Papal Structure, or with the Imperial one of a Project."""
    title = owned(
        view,
        seat,
        mark("Your {structure}: {site}"),
        mark("{house}\u2019s {structure}: {site}"),
        structure=structure_name(over),
        site=tr(where.title),
    )
    if parsed(over).kind == "papal":
        banned = view.count("banned.structures")
        text = tr(BANNED if banned else COUNTED)
        said = tr("banned") if banned else tr("counted, {vp} VP at the end", vp=VP_PER_STRUCTURE)
        return Explanation(title, text, now(said), "crusade.papal")
    project = number_of(over)
    vp = view.fact(f"project_vp.{seat}.{project}")
    name = tr(PROJECTS[project].name)
    text = tr(
        "It completes the Project {name}: {counts}", name=name, counts=tr(PROJECTS[project].text)
    )
    return Explanation(title, text, now(tr("{vp} VP for the Project", vp=vp)), "project.own")


def structure_name(over: str) -> str:
    """What a Papal or Imperial Structure is called."""
    number = number_of(over)
    if parsed(over).kind == "papal":
        return tr(PAPAL_KINDS[PAPAL[number].kind])
    return tr(IMPERIAL_KINDS[PROJECTS[number].kind])


def _sites_of(side: int) -> tuple[str, str, str]:
    return f"t{side}", f"w{side}", f"t{side % 5 + 1}"


def income(view: TableView, side: int) -> Explanation:
    """What a side of the own castle brings."""
    built = built_on(view, view.viewer)
    sites = _sites_of(side)
    missing = [name.upper() for name in sites if name not in built]
    text = tr(
        "Build {first}, {second} and {third} for {income}, at once and each End Phase.",
        first=sites[0].upper(),
        second=sites[1].upper(),
        third=sites[2].upper(),
        income=income_text(side),
    )
    said = tr("{sites} missing", sites=joined(missing)) if missing else tr("closed")
    return Explanation(tr("Side {side}", side=side), text, now(said), "castle.income")


def _status(view: TableView, number: int) -> Explanation:
    seat = view.viewer
    if number == 1:
        return built_plate(view, seat)
    if number == 2:
        return majority(view, seat)
    built = built_on(view, seat)
    closed = [n for n in range(1, 6) if side_closed(built, n)]
    gains = ", ".join(income_text(n) for n in closed) or tr("no income yet")
    text = tr("Each closed side pays its income in the End Phase.")
    return Explanation(
        tr("Closed sides"), text, now(tr("{count} of 5", count=len(closed)), gains), "castle.income"
    )


def built_plate(view: TableView, seat: int) -> Explanation:
    """How many Structures a castle has."""
    built = len(built_on(view, seat))
    text = tr(
        "{vp} VP each at the end. A Castle with all {count} ends the game after the round.",
        vp=VP_PER_STRUCTURE,
        count=TOTAL,
    )
    said = now(
        trn("{count} of {total} built", "{count} of {total} built", built, total=TOTAL),
        tr("Frederick has {count}", count=view.fact("f.structures")),
    )
    return Explanation(
        owned(view, seat, mark("Your Structures"), mark("{house}\u2019s Structures")),
        text,
        said,
        "game.end",
    )


def majority(view: TableView, seat: int) -> Explanation:
    """The race for Structures."""
    most, second = edition_of(view).majority
    text = tr("Most Structures: {most} VP at the end", most=most)
    text += tr(", second most {second}.", second=second) if view.seats > 2 else "."
    if view.solo:
        text = tr("In a solo game you always get these {most} VP.", most=most)
    order = sorted(range(view.seats), key=lambda s: -len(built_on(view, s)))
    said = ", ".join(f"{view.names[s]} {len(built_on(view, s))}" for s in order)
    return Explanation(tr("Majority of Structures"), text, now(said), "game.score")


def structure(view: TableView, parts: Parts) -> Explanation | None:
    """A piece that is still to be built, or one in a castle."""
    zone = parsed(zone_of(view, ".".join(parts))).words
    if zone[0] == "castle":
        return site(view, int(zone[1]), zone[2])
    return waiting(view, int(parts[1]), int(parts[2])) if zone[0] == "board" else None


def waiting(view: TableView, seat: int, number: int) -> Explanation:
    """A piece on the Player Board."""
    kind = "keep" if number > 7 else "wall" if number > 3 else "tower"
    text = owned(
        view,
        seat,
        mark("Drag it to a site of your Castle; it uncovers {space}."),
        mark("Built on a site of {house}\u2019s Castle, it uncovers {space}."),
        space=tr(UNCOVERS[kind]),
    )
    said = now(storing(view, seat))
    if number not in GREAT_COINS:
        return Explanation(tr(KINDS[kind]), text, said, "build.site")
    coins = coins_text(GREAT_COINS[number])
    text += tr(
        " Costs {coins} on top of the site and gives {gift}.",
        coins=coins,
        gift=gift_text(number),
    )
    return Explanation(tr(GREAT_KINDS[kind]), text, now(owning(view, seat)), "build.great")


TELLERS: Final = {
    "castle": castle,
    "structure": structure,
    "board": lambda view, parts: waiting(view, int(parts[1]), int(parts[2])),
}
