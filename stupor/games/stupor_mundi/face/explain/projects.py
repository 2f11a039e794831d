"""The Imperial Projects, their Conditions, and the Projects that a House has acquired."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.components.printed import CONDITIONS, PROJECTS
from stupor.games.stupor_mundi.face.docks.dock import dock_of, strip_of
from stupor.games.stupor_mundi.face.docks.panels import drawn
from stupor.games.stupor_mundi.face.explain import castle
from stupor.games.stupor_mundi.face.explain.imperial import track
from stupor.games.stupor_mundi.face.explain.margin import seal
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    has,
    now,
    owned,
    who,
)
from stupor.games.stupor_mundi.face.rectangles import piece_rect, spot_rect, zone_of
from stupor.games.stupor_mundi.face.rivals.rival_panels import place_of
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.projects.data import UNBUILT_VP
from stupor.language import joined, mark, tr, trn
from stupor.stage.name import parsed

SLOTS: Final = 8
#: The measure that is taken against Frederick.
AGAINST: Final = "lead"


def spots(view: TableView) -> Iterator[Spot]:
    """The Projects on offer with their Conditions, and those that the Houses hold."""
    for slot in range(1, SLOTS + 1):
        for kind in ("condition", "project"):
            zone = f"{kind}.{slot}"
            here, box = view.table.pieces(zone), spot_rect(view, zone)
            if here and box is not None:
                yield here[0], box
    for seat in range(view.seats):
        for zone in (f"projects.{seat}", f"done.{seat}"):
            yield from _held(view, zone, seat)
    for dock in (dock_of(view), strip_of(view)):
        if dock is not None:
            yield from (("ground.dock", plate) for plate in dock.plates())


def ground(view: TableView, parts: Parts) -> Explanation:
    """The docks of the expansions."""
    text = tr(
        "Use a Crusade board instead of a main action; take an Imperial Project when you meet its "
        "Condition. Click here or press X to see them large; again to close."
    )
    return Explanation(
        tr("Expansions"), text, "", "project.condition" if any_slot(view) else "crusade.board"
    )


def any_slot(view: TableView) -> bool:
    """Whether a Project is on offer."""
    return any(view.table.pieces(f"project.{slot}") for slot in range(1, SLOTS + 1))


def _held(view: TableView, zone: str, seat: int) -> Iterator[Spot]:
    tiles = tiles_in(view, zone)
    for tile in tiles if seat == view.viewer else ():
        box = piece_rect(view, tile, zone)
        if box is not None:
            yield tile, box
    whole = spot_rect(view, zone)
    if whole is None:
        return
    mine = seat == view.viewer
    shown = mine or parsed(zone).kind in drawn(view, seat, place_of(view, seat))
    if shown or view.table.pieces(zone):
        yield zone, whole


def tiles_in(view: TableView, zone: str) -> list[str]:
    """The Projects in a zone, without the Structures that lie on them."""
    return [piece for piece in view.table.pieces(zone) if parsed(piece).kind == "project"]


def project(view: TableView, parts: Parts) -> Explanation | None:
    """A Project on offer or acquired: what it counts, and what it would bring now."""
    number = _named(view, parts)
    zone = parsed(zone_of(view, f"project.{number}")).words
    if number not in PROJECTS:
        return None
    tile = PROJECTS[number]
    if zone[0] == "project":
        return _offered(view, number, int(zone[1]))
    if zone[0] not in ("projects", "done"):
        return None
    seat = int(zone[1])
    vp = view.fact(f"project_vp.{seat}.{number}")
    title = owned(
        view,
        seat,
        mark("Your Project: {name}"),
        mark("{house}\u2019s Project: {name}"),
        name=tr(tile.name),
    )
    if zone[0] == "done":
        said = now(tr("built: {vp} VP if the game ended now", vp=vp))
        return Explanation(title, tr(tile.text), said, "project.own")
    text = tr(
        "{counts} Build its {structure} at the usual price, or lose {loss} VP at the end.",
        counts=tr(tile.text),
        structure=tr(castle.IMPERIAL_KINDS[tile.kind]),
        loss=-UNBUILT_VP,
    )
    worth = view.fact(f"project_worth.{seat}.{number}")
    said = now(tr("not built: {vp} VP", vp=_signed(vp)), tr("if built: {vp} VP", vp=worth))
    return Explanation(title, text, said, "project.own")


def _named(view: TableView, parts: Parts) -> int:
    """The tile that a name means: a piece on the table, or else what lies in that slot."""
    name = ".".join(parts)
    here = [] if zone_of(view, name) else view.table.pieces(name)
    return number_of(here[0]) if here else int(parts[1])


def _signed(vp: int) -> str:
    return f"\u2212{-vp}" if vp < 0 else str(vp)


def _offered(view: TableView, number: int, slot: int) -> Explanation:
    tile = PROJECTS[number]
    text = tr(
        "{counts} Counts once you build its {structure}. At the end of your turn you may take it "
        "if you meet this Condition: {condition}",
        counts=tr(tile.text),
        structure=tr(castle.IMPERIAL_KINDS[tile.kind]),
        condition=_asked(view, slot),
    )
    worth = view.fact(f"project_worth.{view.viewer}.{number}")
    brings = owned(
        view,
        view.viewer,
        mark("if built: {vp} VP for you"),
        mark("if built: {vp} VP for {house}"),
        vp=worth,
    )
    said = now(brings, condition_state(view, view.viewer, slot))
    return Explanation(tr(tile.name), text, said, "project.condition")


def _asked(view: TableView, slot: int) -> str:
    asked = number_of(view.table.pieces(f"condition.{slot}")[0])
    return tr(CONDITIONS[asked].text)


def condition_state(view: TableView, seat: int, slot: int) -> str:
    """How far a House is with the Condition of a slot."""
    asked = number_of(view.table.pieces(f"condition.{slot}")[0])
    figures = _progress(view, seat, asked)
    if view.fact(f"condition_met.{seat}.{asked}"):
        return tr("Condition met, {figures}", figures=figures)
    return tr("Condition not met, {figures}", figures=figures)


def _progress(view: TableView, seat: int, number: int) -> str:
    """What a House has of what a Condition asks for."""
    asked, have = CONDITIONS[number], view.fact(f"condition_have.{seat}.{number}")
    if asked.measure == AGAINST:
        his = view.fact("f.structures")
        return trn(
            "{have} to {count} Structure", "{have} to {count} Structures", his, have=his + have
        )
    return tr("{have} of {least}", have=have, least=asked.least)


def condition(view: TableView, parts: Parts) -> Explanation | None:
    """A Condition, and who fulfils it."""
    number = _named(view, parts)
    zone = parsed(zone_of(view, f"condition.{number}")).words
    if zone[0] != "condition":
        return None
    slot = int(zone[1])
    tile = number_of(view.table.pieces(f"project.{slot}")[0])
    title = tr("Condition of {project}", project=tr(PROJECTS[tile].name))
    text = tr(
        "{condition} It leaves the game when the Project is taken.",
        condition=tr(CONDITIONS[number].text),
    )
    others = [s for s in view.rivals() if view.fact(f"condition_met.{s}.{number}")]
    theirs = tr("also met by {houses}", houses=joined(who(view, s) for s in others))
    said = now(condition_state(view, view.viewer, slot), theirs if others else "")
    return Explanation(title, text, said, "project.condition")


def imperial(view: TableView, parts: Parts) -> Explanation | None:
    """An Imperial Structure on its Project or on its site; or a track of the Imperial Area."""
    if not parts[1].isdigit():
        return track(view, parts)
    zone = parsed(zone_of(view, ".".join(parts))).words
    if zone[0] == "over":
        return castle.site(view, int(zone[1]), zone[2])
    return project(view, ["project", parts[1]])


def holdings(view: TableView, parts: Parts) -> Explanation:
    """All Projects of a House, built or not; the word for those that stand is the seal's too."""
    if len(parts) < 2:
        return seal(view, parts)
    seat = int(parts[1])
    waiting, done = (tiles_in(view, f"{zone}.{seat}") for zone in ("projects", "done"))
    title = owned(
        view, seat, mark("Your Imperial Projects"), mark("{house}\u2019s Imperial Projects")
    )
    text = tr("Built, it scores what it counts; not built, {vp} VP.", vp=_signed(UNBUILT_VP))
    said = [_one(view, seat, tile) for tile in (*done, *waiting)]
    return Explanation(
        title, text, now(*said or [tr("{house} none", house=has(view, seat))]), "project.own"
    )


def _one(view: TableView, seat: int, tile: str) -> str:
    number = number_of(tile)
    vp = _signed(view.fact(f"project_vp.{seat}.{number}"))
    return tr("{name} {vp} VP", name=tr(PROJECTS[number].name), vp=vp)


def held_text(view: TableView, seat: int) -> str:
    """How many Projects a House has, and how many of them stand; nothing for none."""
    waiting, done = (tiles_in(view, f"{zone}.{seat}") for zone in ("projects", "done"))
    if not waiting and not done:
        return ""
    count = trn("{count} Project", "{count} Projects", len(waiting) + len(done))
    built = trn("{count} built", "{count} built", len(done))
    return tr("{projects}, {built}", projects=count, built=built)


TELLERS: Final = {
    "dock": ground,
    "project": project,
    "condition": condition,
    "imperial": imperial,
    "projects": holdings,
    "done": holdings,
}
