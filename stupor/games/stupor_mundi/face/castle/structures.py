"""A castle that stands: where its pieces have their feet, what they look like, and their flags.

A frame of a piece is the site it stands on; towers rise out of it. So a piece is drawn in the box
of its site, in the own castle, in the small ones of rivals, in the air and as a ghost alike.
"""

from collections.abc import Iterator, Mapping
from math import cos, radians, sin
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.data import SITES
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.ids import GREAT
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around, centre
from stupor.stage.items import Rect
from stupor.stage.name import parsed
from stupor.stage.palette import PIECE

SITE_NAMES: Final = tuple(site.name for site in SITES)
KEEPS: Final = ("hand", "spears", "slot")
#: Back to front: what stands lower on the page covers what stands higher.
ORDER: Final = (
    "t1",
    "w1",
    "w5",
    "t2",
    "t5",
    "hand",
    "w2",
    "w4",
    "spears",
    "slot",
    "w3",
    "t3",
    "t4",
)
#: Width and height of a site of the own castle, by what is built there.
FRAMES: Final = {"tower": (70.0, 70.0), "wall": (92.0, 38.0), "keep": (62.0, 66.0)}
#: The ground is seen aslant: what is as deep as it is wide looks so much lower.
FLAT: Final = 0.8
#: Radius of the pentagon on the ground, and of the keeps from its middle, in the own castle.
RADIUS: Final = 164.0
KEEP_FEET: Final = {"hand": (0.0, -52.2), "spears": (-46.0, 23.8), "slot": (46.0, 23.8)}
#: Drop zones of the walls, by the way the wall runs.
WALL_ZONES: Final = {1: (96, 76), 2: (66, 104), 3: (116, 40), 4: (66, 104), 5: (96, 76)}
#: How far a rival's stone reaches from its foot aside, up and down: walls by the way they run.
FIGURES: Final = {
    "tower": (22.0, 67.0, 19.0),
    "great-tower": (30.0, 100.0, 24.0),
    "keep": (30.0, 70.0, 22.0),
    "great-keep": (36.0, 95.0, 25.0),
    "wall-1": (56.0, 64.0, 37.0),
    "wall-2": (31.0, 72.0, 50.0),
    "wall-3": (56.0, 38.0, 13.0),
    "wall-4": (31.0, 72.0, 50.0),
    "wall-5": (56.0, 64.0, 37.0),
}
#: Whose pieces fly no flag.
FLAGLESS: Final = ("papal", "imperial")
#: How high a flagpole stands on a piece, and how large its flag is.
POLES: Final = {
    "tower": (40.8, 0.72),
    "keep": (57.0, 0.66),
    "great-tower": (95.4, 1.0),
    "great-keep": (90.6, 1.0),
    "great-wall": (64.2, 0.86),
}
#: Two flags on the walk of a closed side: how far along it, how far out, how high, how large.
WALK: Final = 0.3
WALK_SPREAD: Final = 0.55
OUTWARD: Final = 8.0
WALK_HIGH: Final = 27.6
WALK_FLAG: Final = 0.62
#: The frame of a flag is a square about the foot of its pole; the smaller kind is painted at 0.62.
POLE: Final = 20.0
SHADOWS: Final = PIECE - 1


class Ground(NamedTuple):
    """What a castle stands on: a family of sprites, its scale, and how large its flags are."""

    family: str
    side: float
    middle: Point
    radius: float
    scale: float
    flags: float


#: Castles of rivals: in the tall panel of two Houses, and in the panels of more.
TALL: Final = Ground("stand-2p", 190.0, (95.0, 127.0), 138.0, 0.56, 0.72)
SMALL: Final = Ground("stand-small", 90.0, (45.0, 57.0), 100.0, 0.36, 0.4)
#: Boxes so wide hold the castle of the tall panel.
WIDE: Final = 120.0


class Plan(NamedTuple):
    """One castle on the page: where its sites are and how large everything on them is."""

    family: str
    feet: Mapping[str, Point]
    zoom: float = 1.0
    scale: float = 1.0
    flags: float = 1.0

    def box(self, site: str) -> Rect:
        """The frame of what stands on a site."""
        frame = FRAMES[kind_of(site)]
        w, h = (round(side * self.scale / 2) * 2 for side in frame)
        return around(self.feet[site], w * self.zoom, h * self.zoom)


def figure_box(plan: Plan, site: str, kind: str) -> Rect:
    """All that is seen of a rival's piece of that kind, from its foot to its battlements."""
    wall = kind_of(site) == "wall"
    reach, up, down = FIGURES[f"wall-{site[1]}" if wall else kind]
    full, (x, y) = plan.scale * plan.zoom, plan.feet[site]
    return x - reach * full, y - up * full, 2 * reach * full, (up + down) * full


def kind_of(site: str) -> str:
    """Tower, wall or keep."""
    return {"t": "tower", "w": "wall"}[site[0]] if len(site) == 2 else "keep"


def is_great(piece: str) -> bool:
    """Whether a structure piece is a Great Structure."""
    number = parsed(piece).last
    return number.isdigit() and int(number) in GREAT


def site_box(view: TableView, site: str) -> Rect:
    """The rectangle of a building site of the own castle."""
    return view.anchors["castle." + (site if len(site) == 2 else f"keep_{site}")]


def own_plan(view: TableView) -> Plan:
    """The castle of the one who looks."""
    return Plan("stand", {site: centre(site_box(view, site)) for site in SITE_NAMES})


def ground_of(box: Rect) -> tuple[Ground, Rect]:
    """The ground that fits a box, and the square in its middle where it lies."""
    ground = TALL if min(box[2], box[3]) >= WIDE else SMALL
    return ground, around(centre(box), min(box[2], box[3]))


def little_plan(box: Rect) -> Plan:
    """A rival's castle in its box."""
    ground, square = ground_of(box)
    zoom = square[2] / ground.side
    middle = square[0] + ground.middle[0] * zoom, square[1] + ground.middle[1] * zoom
    feet = {site: _foot(ground, middle, site, zoom) for site in SITE_NAMES}
    return Plan(ground.family, feet, zoom, ground.scale, ground.flags)


def _foot(ground: Ground, middle: Point, site: str, zoom: float) -> Point:
    reach = ground.radius * ground.scale * zoom
    if site in KEEP_FEET:
        x, y = KEEP_FEET[site]
        return middle[0] + x * reach / RADIUS, middle[1] + y * reach / RADIUS
    tower = site[0] == "t"
    turn = radians((-90 if tower else -54) + 72 * (int(site[1]) - 1))
    far = reach if tower else reach * cos(radians(36))
    return middle[0] + far * cos(turn), middle[1] + far * FLAT * sin(turn)


class Stone(NamedTuple):
    """What stands on a site: its kind, and whose colour it wears."""

    kind: str
    colour: str

    def sprite(self, family: str, site: str) -> str:
        """The sprite of the piece; a wall looks different on every side."""
        side = f"-{site[1]}" if kind_of(site) == "wall" else ""
        return f"{family}/{self.kind}-{self.colour}{side}"


def stone_of(view: TableView, site: str, piece: str) -> Stone:
    """What a piece looks like on a site; the Pope's and the Emperor's wear their own colours."""
    owner = parsed(piece).parts[0]
    mark = view.first(f"over.{owner}.{site}")
    if mark:
        return Stone(kind_of(site), parsed(mark).kind)
    return Stone(f"{'great-' if is_great(piece) else ''}{kind_of(site)}", view.colour(owner))


def stones_of(view: TableView, built: Mapping[str, str]) -> dict[str, Stone]:
    """What all pieces of a castle look like, given by site."""
    return {site: stone_of(view, site, piece) for site, piece in built.items()}


def side_closed(built: Mapping[str, object], side: int) -> bool:
    """Whether both towers and the wall of a side stand."""
    return all(s in built for s in (f"t{side}", f"w{side}", f"t{side % 5 + 1}"))


def raise_stones(
    draw: DrawList, plan: Plan, stones: Mapping[str, Stone], names: Mapping[str, str]
) -> None:
    """All pieces of a castle back to front with their flags, all shadows below all pieces."""
    standing = [site for site in ORDER if site in stones]
    for site in standing:
        sprite = stones[site].sprite(plan.family, site)
        draw.picture(f"{names[site]}.shade", plan.box(site), f"{sprite}.shadow", SHADOWS)
    for site in standing:
        sprite = stones[site].sprite(plan.family, site)
        draw.picture(names[site], plan.box(site), sprite, depth_of(site))
        colour = stones[site].colour
        for k, (foot, size) in enumerate(flags_on(plan, site, stones)):
            hoist(draw, f"{names[site]}.flag{k}", foot, size, colour, 1, depth_of(site))


def pole(foot: Point, size: float) -> tuple[Rect, str]:
    """The frame of a flag whose pole has its foot there, and what the sprite of it is called."""
    small = size <= WALK_FLAG
    return around(foot, POLE * size / (WALK_FLAG if small else 1.0)), "-small" if small else ""


def hoist(
    draw: DrawList, name: str, foot: Point, size: float, colour: str, wave: int, z: int
) -> None:
    """A flag in one of its four waves."""
    frame, small = pole(foot, size)
    draw.picture(name, frame, f"flag/{colour}{small}-{wave}", z)


def flags_on(plan: Plan, site: str, stones: Mapping[str, Stone]) -> Iterator[tuple[Point, float]]:
    """The feet of the flagpoles on a piece, and how large their flags are.

    On the smallest castles only Great Structures fly one, and none at the back, below the count.
    The Pope's and the Emperor's pieces bear their own signs and no flag.
    """
    if stones[site].colour in FLAGLESS:
        return
    kind, (x, y) = stones[site].kind, plan.feet[site]
    small = plan.family == SMALL.family
    full = plan.scale * plan.zoom
    if kind in POLES:
        high, size = POLES[kind]
        if not small or (kind.startswith("great") and site != "t1"):
            yield (x, y - high * full), size * plan.flags * plan.zoom
    if kind == "wall" and not small and side_closed(stones, int(site[1])):
        yield from walk_flags(plan, site)


def walk_flags(plan: Plan, site: str) -> Iterator[tuple[Point, float]]:
    """The two flags on the walk of a closed side."""
    turn = radians(-54 + 72 * (int(site[1]) - 1))
    full, (x, y) = plan.scale * plan.zoom, plan.feet[site]
    reach = RADIUS if plan.family == "stand" else TALL.radius
    for along in (-WALK, WALK):
        far = along * reach * WALK_SPREAD * full
        dx = -sin(turn) * far + cos(turn) * OUTWARD * full
        dy = (cos(turn) * far + sin(turn) * OUTWARD * full) * FLAT
        size = WALK_FLAG * (plan.flags if plan.flags < 1 else 1) * plan.zoom
        yield (x + dx, y + dy - WALK_HIGH * full), size


def depth_of(site: str) -> int:
    """The layer of a site: what stands further to the front lies higher."""
    return PIECE + 2 * ORDER.index(site)


def paint_ghost(view: TableView, draw: DrawList, site: str, piece: str) -> None:
    """A structure as it would stand on a site, in the light of its foundation."""
    plan, stone = own_plan(view), stone_of(view, site, piece)
    draw.picture(f"{piece}.site", plan.box(site), outline_of(site, "next"))
    draw.picture(piece, plan.box(site), stone.sprite(plan.family, site))


def outline_of(site: str, role: str) -> str:
    """The sprite of the light about an empty site of the own castle."""
    side = f"-{site[1]}" if kind_of(site) == "wall" else ""
    return f"stand/{role}-{kind_of(site)}{side}"


def site_at(view: TableView, box: Rect) -> str:
    """The site of the own castle whose drop zone is this box, or nothing."""
    return next((site for site in SITE_NAMES if drop_zone(view, site) == box), "")


def drop_zone(view: TableView, site: str) -> Rect:
    """Where something may be dropped to be built on a site: its box, walls by the way they run."""
    box = site_box(view, site)
    return around(centre(box), *WALL_ZONES[int(site[1])]) if kind_of(site) == "wall" else box


def own_flags(view: TableView) -> Iterator[tuple[str, Rect]]:
    """The flags of the own castle, each with the site it flies over."""
    built = {site: view.first(f"castle.{view.viewer}.{site}") for site in SITE_NAMES}
    stones = stones_of(view, {site: piece for site, piece in built.items() if piece})
    plan = own_plan(view)
    for site in stones:
        for (x, y), size in flags_on(plan, site, stones):
            yield site, around((x, y - POLE * size / 2), POLE * size * 2, POLE * size * 2)
