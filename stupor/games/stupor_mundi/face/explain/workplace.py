"""The Workplace Area: paths, abilities, arrows, tokens, City Bonus tiles and Specialists."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.components.printed import ABILITIES, BONUSES
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    counted,
    having,
    now,
    owned,
    plain,
    who,
)
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.workplace.workplace_area import (
    COLUMNS,
    PATHS,
    ability_at,
    bonus_box,
    grain_of,
    specialist_box,
)
from stupor.games.stupor_mundi.wording import goods_text
from stupor.language import mark, tr, trc, trn
from stupor.stage.name import parsed

ARROW: Final = 30.0
HEADER: Final = 24.0
CITY: Final = mark("On arrival take one Bonus tile. Only one Specialist per House.")


def spots(view: TableView) -> Iterator[Spot]:
    """Specialists, tiles and tokens above their spaces, arrows between them, headers."""
    zones = ["work.start"] + [f"work.{p}.{n}" for p, last in PATHS.items() for n in _spaces(last)]
    for zone in reversed(zones):
        for piece in reversed(view.table.pieces(zone)):
            yield piece, specialist_box(view, zone, piece)
    for path, last in PATHS.items():
        yield from _path(view, path, last)
    for k in range(1, len(COLUMNS) + 1):
        x, y, w, _ = view.anchors[f"workplace.a.{k}"]
        yield f"column.{k}", (x - 3, y - HEADER, w + 6, HEADER)
    x, y, w, _ = view.anchors["workplace.start"]
    yield "workplace", (x, y - HEADER, w, HEADER)
    yield "ground.workplace", view.anchors["central.workplace"]


def _path(view: TableView, path: str, last: int) -> Iterator[Spot]:
    for index, tile in enumerate(view.table.pieces(f"bonus.{path}")):
        yield tile, bonus_box(view, path, index)
    if view.table.pieces(f"token.{path}"):
        yield f"token.{path}", view.anchors[f"workplace.{path}.token"]
    for n in _spaces(last):
        if grain_of(view, path, n):
            x, y, _, h = view.anchors[f"workplace.{path}.{n}"]
            yield f"arrow.{path}.{n}", (x - 6.5 - ARROW / 2, y, ARROW, h + 6)
        yield f"work.{path}.{n}", view.anchors[f"workplace.{path}.{n}"]
    yield f"path.{path}", view.anchors[f"workplace.{path}.start"]


def _spaces(last: int) -> range:
    return range(1, last + 1)


def work(view: TableView, parts: Parts) -> Explanation:
    """A Workplace space, a City, or the start."""
    if parts[1] == "start":
        return start(view, parts)
    path, space = parts[1], int(parts[2])
    code = ability_at(view, path, space)
    grain = grain_of(view, path, space)
    price = tr(" The arrow costs {price}.", price=goods_text("grain", grain)) if grain else ""
    if not code:
        left = len(view.table.pieces(f"bonus.{path}"))
        said = now(
            trn("{count} Bonus tile", "{count} Bonus tiles", left),
            _visitors(view, path, space),
        )
        return Explanation(
            tr("City of path {path}", path=path.upper()), tr(CITY) + price, said, "city.bonus"
        )
    text = _for_all(code, price)
    title = tr("Workplace {path}{space}", path=path.upper(), space=space)
    return Explanation(title, text, now(_visitors(view, path, space)), "workplace.ability")


def _for_all(code: str, price: str = "") -> str:
    """An ability, said of all Houses: "you" is then whoever stands there."""
    return tr(
        "{text} For every House with a Specialist here.{price}",
        text=tr(ABILITIES[code].text),
        price=price,
    )


def _visitors(view: TableView, path: str, space: int) -> str:
    here = view.table.pieces(f"work.{path}.{space}")
    owners = [who(view, parsed(piece).parts[0]) for piece in here]
    return tr("here: {owners}", owners=counted(owners)) if owners else tr("nobody here")


def start(view: TableView, parts: Parts) -> Explanation:
    """Where Specialists wait, whichever path they will take."""
    owners = [parsed(p).parts[0] for p in view.table.pieces("work.start")]
    text = tr("Specialists start here. Once on a path, they never change it.")
    title = (
        tr("Start of path {path}", path=parts[1].upper())
        if len(parts[1]) == 1
        else tr("Start of the paths")
    )
    said = counted(who(view, owner) for owner in owners) or tr("nobody")
    return Explanation(title, text, now(tr("waiting: {said}", said=said)), "promote.path")


def arrow(view: TableView, parts: Parts) -> Explanation:
    """An arrow with its Grain."""
    path, space = parts[1], int(parts[2])
    text = tr(
        "Moving a Specialist to {path}{space} costs {price}.",
        price=goods_text("grain", grain_of(view, path, space)),
        path=path.upper(),
        space=space,
    )
    have = having(view, view.viewer, goods_text("grain", view.count(f"grain.{view.viewer}")))
    return Explanation(
        tr("Arrow to {path}{space}", path=path.upper(), space=space),
        text,
        now(have),
        "promote.grain",
    )


def specialist(view: TableView, parts: Parts) -> Explanation | None:
    """A Specialist: where it stands, what it gives, what its next step costs."""
    if parts[1] == "f":
        zone = parsed(zone_of(view, "specialist.f")).words
        text = tr("Edicts move him along path A; he pays no Grain and takes no tile.")
        said = now(tr("on A{space}", space=zone[-1]))
        return Explanation(tr("Frederick\u2019s Specialist"), text, said, "edict.direction")
    zone = parsed(zone_of(view, ".".join(parts))).words
    title = owned(view, parts[1], mark("Your Specialist"), mark("{house}\u2019s Specialist"))
    if len(zone) < 3:
        text = tr("Its first promotion chooses path A, B or C.")
        return Explanation(title, text, now(tr("at the start")), "promote.path")
    path, space = zone[1], int(zone[2])
    code = ability_at(view, path, space)
    if not code:
        text = tr("It has reached its City and stays there.")
    elif parts[1] == str(view.viewer):
        text = tr(ABILITIES[code].text)
    else:
        text = _for_all(code)
    step = ""
    if space < PATHS[path]:
        grain = grain_of(view, path, space + 1)
        step = tr(
            "next {path}{space}, {price}",
            path=path.upper(),
            space=space + 1,
            price=goods_text("grain", grain) if grain else trc("a price", "free"),
        )
    said = now(tr("on {path}{space}", path=path.upper(), space=space), step)
    return Explanation(title, text, said, "workplace.ability" if code else "promote.end")


def bonus(view: TableView, parts: Parts) -> Explanation:
    """A City Bonus tile, or the tiles of a path."""
    if not parts[1].isdigit():
        return work(view, ["work", parts[1], str(PATHS[parts[1]])])
    tile = BONUSES[int(parts[1])]
    zone = zone_of(view, ".".join(parts))
    left = len(view.table.pieces(zone))
    said = now(tr("one of {left} on path {path}", left=left, path=zone[-1].upper())) if zone else ""
    text = tr("{text} Gained once, by a Specialist that reaches this City.", text=tr(tile.text))
    return Explanation(
        tr("City Bonus {letter}", letter=tile.letter.upper()), text, said, "bonus.tile"
    )


def column(view: TableView, parts: Parts) -> Explanation:
    """The header of a column."""
    number = int(parts[1])
    here = [p for path in PATHS for p in view.table.pieces(f"work.{path}.{number}")]
    owners = counted(who(view, parsed(piece).parts[0]) for piece in here) or tr("nobody")
    text = (
        tr(CITY)
        if number == len(COLUMNS)
        else tr("A Specialist gives the ability of its tile while it stays there.")
    )
    if "Village" in COLUMNS[number - 1]:
        text += tr(" Path B skips the Village.")
    return Explanation(
        tr(COLUMNS[number - 1]), text, now(tr("here: {owners}", owners=owners)), "workplace.ability"
    )


TELLERS: Final = {
    "work": work,
    "path": start,
    "arrow": arrow,
    "specialist": specialist,
    "bonus": bonus,
    "column": column,
    "token": plain(
        mark("Edict token"),
        mark("The first Specialist to arrive issues an Edict; then the token leaves the game."),
        "edict.active",
    ),
    "workplace": plain(
        mark("Workplaces"),
        mark("Three paths from the Countryside to the City. Promote moves a Specialist one space."),
        "promote.path",
    ),
}
