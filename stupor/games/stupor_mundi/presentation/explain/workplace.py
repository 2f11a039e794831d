"""The Workplace Area: paths, abilities, arrows, tokens, City Bonus tiles and Specialists."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.data import BONUSES, WORKPLACES
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    Spot,
    counted,
    has,
    now,
    plain,
    who,
    whose,
)
from stupor.games.stupor_mundi.presentation.places import zone_of
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.games.stupor_mundi.presentation.workplace import (
    COLUMNS,
    PATHS,
    ability_at,
    bonus_box,
    grain_of,
    specialist_box,
)

TEXT_OF: Final = {workplace.code: workplace.text for workplace in WORKPLACES}
ARROW: Final = 30.0
HEADER: Final = 24.0
CITY: Final = "Who arrives takes one of the Bonus tiles; only one Specialist of a House may."


def spots(view: TableView) -> Iterator[Spot]:
    """Specialists, tiles and tokens above their spaces, arrows between them, headers."""
    zones = ["work.start"] + [f"work.{p}.{n}" for p, last in PATHS.items() for n in _spaces(last)]
    for zone in reversed(zones):
        for piece in reversed(view.table.pieces(zone)):
            yield piece, specialist_box(view, zone, piece)
    for path, last in PATHS.items():
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
    for k in range(1, len(COLUMNS) + 1):
        x, y, w, _ = view.anchors[f"workplace.a.{k}"]
        yield f"column.{k}", (x - 3, y - HEADER, w + 6, HEADER)
    x, y, w, _ = view.anchors["workplace.start"]
    yield "workplace", (x, y - HEADER, w, HEADER)
    yield "ground.workplace", view.anchors["central.workplace"]


def _spaces(last: int) -> range:
    return range(1, last + 1)


def work(view: TableView, parts: Parts) -> Explanation:
    """A Workplace space, a City, or the start."""
    if parts[1] == "start":
        return start(view, parts)
    path, space = parts[1], int(parts[2])
    code = ability_at(view, path, space)
    grain = grain_of(view, path, space)
    price = f" The arrow costs {grain} Grain." if grain else ""
    if not code:
        left = len(view.table.pieces(f"bonus.{path}"))
        said = now(f"{left} Bonus tile{'' if left == 1 else 's'}", _visitors(view, path, space))
        return Explanation(f"City of path {path.upper()}", CITY + price, said, "city.bonus")
    text = f"{TEXT_OF[code]} For every House with a Specialist here.{price}"
    title = f"Workplace {path.upper()}{space}"
    return Explanation(title, text, now(_visitors(view, path, space)), "workplace.ability")


def _visitors(view: TableView, path: str, space: int) -> str:
    here = view.table.pieces(f"work.{path}.{space}")
    owners = [who(view, piece.split(".")[1]) for piece in here]
    return f"here: {counted(owners)}" if owners else "nobody here"


def start(view: TableView, parts: Parts) -> Explanation:
    """Where Specialists wait, whichever path they will take."""
    owners = [p.split(".")[1] for p in view.table.pieces("work.start")]
    text = "Specialists wait here. Once on a path they never leave it."
    title = f"Start of path {parts[1].upper()}" if len(parts[1]) == 1 else "Start of the paths"
    said = counted(who(view, owner) for owner in owners) or "nobody"
    return Explanation(title, text, now(f"waiting: {said}"), "promote.path")


def arrow(view: TableView, parts: Parts) -> Explanation:
    """An arrow with its Grain."""
    path, space = parts[1], int(parts[2])
    text = (
        f"A Specialist pays {grain_of(view, path, space)} Grain to go on to {path.upper()}{space}."
    )
    have = f"{has(view, view.viewer)} {view.count(f'grain.{view.viewer}')} Grain"
    return Explanation(f"Arrow to {path.upper()}{space}", text, now(have), "promote.grain")


def specialist(view: TableView, parts: Parts) -> Explanation | None:
    """A Specialist: where it stands, what it gives, what its next step costs."""
    if parts[1] == "f":
        zone = zone_of(view, "specialist.f").split(".")
        text = "Edicts move him along path A; he pays no Grain and takes no tile."
        said = now(f"on A{zone[-1]}")
        return Explanation("Frederick\u2019s Specialist", text, said, "edict.direction")
    zone = zone_of(view, ".".join(parts)).split(".")
    title = f"{whose(view, parts[1])} Specialist"
    if len(zone) < 3:
        text = "Its first Promotion decides on path A, B or C."
        return Explanation(title, text, now("at the start"), "promote.path")
    path, space = zone[1], int(zone[2])
    code = ability_at(view, path, space)
    text = TEXT_OF[code] if code else "It has reached its City and stays there."
    step = ""
    if space < PATHS[path]:
        grain = grain_of(view, path, space + 1)
        step = f"next {path.upper()}{space + 1}, {f'{grain} Grain' if grain else 'free'}"
    said = now(f"on {path.upper()}{space}", step)
    return Explanation(title, text, said, "workplace.ability" if code else "promote.end")


def bonus(view: TableView, parts: Parts) -> Explanation:
    """A City Bonus tile, or the tiles of a path."""
    if not parts[1].isdigit():
        return work(view, ["work", parts[1], str(PATHS[parts[1]])])
    tile = BONUSES[int(parts[1])]
    zone = zone_of(view, ".".join(parts))
    left = len(view.table.pieces(zone))
    said = now(f"one of {left} on path {zone[-1].upper()}") if zone else ""
    text = f"{tile.text} Taken once by a Specialist who reaches this City."
    return Explanation(f"City Bonus {tile.letter.upper()}", text, said, "bonus.tile")


def column(view: TableView, parts: Parts) -> Explanation:
    """The header of a column."""
    number = int(parts[1])
    here = [p for path in PATHS for p in view.table.pieces(f"work.{path}.{number}")]
    owners = counted(who(view, piece.split(".")[1]) for piece in here) or "nobody"
    text = (
        CITY
        if number == len(COLUMNS)
        else "A Specialist gives the ability of the tile it stands on, for as long as it stays."
    )
    if "Village" in COLUMNS[number - 1]:
        text += " Path B passes the Village by."
    return Explanation(COLUMNS[number - 1], text, now(f"here: {owners}"), "workplace.ability")


TELLERS: Final = {
    "work": work,
    "path": start,
    "arrow": arrow,
    "specialist": specialist,
    "bonus": bonus,
    "column": column,
    "token": plain(
        "Edict token",
        "The first Specialist of a House to come here issues an Edict; then the token goes.",
        "edict.active",
    ),
    "workplace": plain(
        "Workplaces",
        "Three paths from the Countryside to the City. Promote moves a Specialist one space.",
        "promote.path",
    ),
}
