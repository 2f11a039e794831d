"""What stands around the boards: points, names, seal and plates, the chronicle, solo and team."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.face.explain import alone
from stupor.games.burgundy.face.explain.regions import colour_figures
from stupor.games.burgundy.face.explain.shared_words import (
    Explanation,
    Parts,
    called,
    now,
    number,
    plain,
    whose,
)
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import die_shows, rival_of
from stupor.games.burgundy.ids import LAST_ROUND
from stupor.language import joined, mark, tr, trn

POINTS: Final = mark("Victory points scored so far. More are counted at the end.")
REGIONS: Final = mark(
    "A region of connected spaces of one colour scores when it is whole: 1, 3, 6, 10, 15, 21, 28 "
    "or 36 VP by its size, and the VP of the phase."
)
_POSTS: Final = {"nw": mark("north-west"), "ne": mark("north-east"), "s": mark("south")}
UNDO: Final = plain(
    mark("Undo"), mark("Takes your last choice back, up to a roll of dice or tiles newly turned.")
)
REDO: Final = plain(mark("Redo"), mark("Takes again what was taken back."))
MENU: Final = plain(mark("Menu"), mark("Game, settings, timeline, advice; the game waits."))
BOOK: Final = plain(mark("Rulebook"), mark("All rules with their expansions, to be searched."))
LOG: Final = plain(
    mark("Game log"),
    mark("What has happened, the newest last. A click on a line shows the moment on the timeline."),
)
ROUNDS: Final = mark("Five phases of five rounds; then all is counted.")
FILLED: Final = mark("Covering all spaces of a colour first, or second, brings a bonus tile.")
PLAN: Final = plain(
    mark("A secret choice"),
    mark("Duchy and castle are chosen; all show them when the last one has."),
    "setup.castle",
)
REST: Final = plain(
    mark("All workers"), mark("Every die that is left takes 2 workers."), "turn.die"
)


def round_text(view: TableView, parts: Parts) -> Explanation:
    """The heading: how long the game is."""
    text = alone.said(view, ROUNDS, alone.ROUNDS)
    return Explanation(tr("Phase and round"), text, "", "score.end")


def seal_text(view: TableView, parts: Parts) -> Explanation:
    """The wax seal: it ends a turn, or declines what may be declined."""
    mine = view.mine()
    if mine is not None and ("skip",) in mine.options:
        return Explanation(tr("Do without"), tr("Press it to decline what is offered just now."))
    text = tr("Press it when your dice are used. What you leave unused is lost.")
    dice = mine.context.get("dice") if mine is not None else None
    left = tr("a die is unused") if dice else ""
    return Explanation(tr("End the turn"), text, now(left), "turn.die")


def points_text(view: TableView, parts: Parts) -> Explanation:
    """The points of everybody."""
    order = sorted(range(view.seats), key=lambda seat: -view.count(f"vp.{seat}"))
    said = [
        tr("{vp} VP", vp=view.count("vp.0")) if view.solo else
        tr("{who} {vp} VP, {total} with the end", who=called(view, seat),
           vp=view.count(f"vp.{seat}"), total=view.fact(f"total.{seat}"))
        for seat in order
    ]  # fmt: skip
    text = alone.said(view, POINTS, alone.POINTS)
    return Explanation(tr("Victory points"), text, now(*said), "score.end")


def own_points(view: TableView, parts: Parts) -> Explanation:
    """The own points, and what the end would add."""
    return seat_points(view, view.viewer)


def seat_points(view: TableView, seat: int) -> Explanation:
    """The points of a seat."""
    total, vp = view.fact(f"total.{seat}"), view.count(f"vp.{seat}")
    said = tr("{vp} VP", vp=vp)
    more = tr("{total} VP if all were counted now", total=total) if total > vp else ""
    text = alone.said(view, POINTS, alone.POINTS)
    return Explanation(tr("The points of {who}", who=called(view, seat)), text,
                       now(said, more), "score.end")  # fmt: skip


def filled_text(view: TableView, duchy: int) -> Explanation:
    """How much of a duchy is covered."""
    board = view.board(duchy)
    size = board.size if board is not None else 0
    numbers = now(
        whose(view, duchy),
        trn(
            "{count} of {size} spaces covered",
            "{count} of {size} spaces covered",
            view.fact(f"filled.{duchy}"),
            size=size,
        ),
        *(colour_figures(view, duchy, colour) for colour in range(6)),
    )
    text = alone.said(view, FILLED, alone.FILLED)
    return Explanation(tr("Spaces covered"), text, numbers, "score.colour")


def regions_text(view: TableView, duchy: int) -> Explanation:
    """How many regions of a duchy are whole."""
    regions = view.facts.get(f"regions.{duchy}")
    known = regions if isinstance(regions, list) else []
    whole = sum(bool(region["whole"]) for region in known)
    vp = view.fact("phase_vp")
    numbers = now(
        whose(view, duchy),
        tr("{whole} of {count} regions whole", whole=whole, count=len(known)),
        tr("{vp} VP more for each in this phase", vp=vp),
    )
    return Explanation(tr("Whole regions"), tr(REGIONS), numbers, "score.region")


def duchy_name(view: TableView, duchy: int) -> Explanation:
    """Whose duchy it is, and which of the printed ones."""
    board = view.board(duchy)
    owners = joined(called(view, seat) for seat in view.owners(duchy))
    title = tr("The duchy of {who}", who=owners)
    text = tr("Cover its spaces with tiles of their colours, each beside one that lies already.")
    numbers = now(tr("duchy {name}", name=names.printed(board.name))) if board is not None else ""
    return Explanation(title, text, numbers, "place.neighbour")


def post_text(view: TableView, parts: Parts) -> Explanation | None:
    """A border post or a lane between two."""
    duchy = view.duchy(view.viewer)
    lanes = view.facts.get(f"lanes.{duchy}")
    if not isinstance(lanes, list):
        return None
    here = [lane for lane in lanes if len(parts) < 2 or parts[1] in _ends(lane)]
    said = [
        tr("{one} to {other}: {count} of 5 covered", one=tr(_POSTS[_ends(lane)[0]]),
           other=tr(_POSTS[_ends(lane)[1]]), count=lane[2])
        for lane in here
    ]  # fmt: skip
    worth = tr("the next link brings {vp} VP", vp=view.fact("phase_vp"))
    text = tr("Two posts are linked when the five spaces of the lane between them are covered: VP "
              "of the phase. The second link brings them again, and a bonus for being first or "
              "second.")  # fmt: skip
    linked = tr("{count} links made", count=view.count(f"links.{duchy}"))
    return Explanation(tr("Border posts"), text, now(linked, *said, worth), "score.posts")


def _ends(lane: list[object]) -> tuple[str, str]:
    return str(lane[0]).lower(), str(lane[1]).lower()


def solo_text(view: TableView, parts: Parts) -> Explanation | None:
    """The target of somebody who plays alone."""
    if not view.solo:
        return None
    counter, target = view.count("counter"), view.count("target")
    text = tr("Every gain moves the counter; silver buys more points after a gain. At the target "
              "an action with any number is yours, and the next target is 5 lower. Cover every "
              "space before the last round ends.")  # fmt: skip
    rounds = LAST_ROUND - view.count("round")
    numbers = now(
        tr("{counter} of {target} VP", counter=counter, target=target),
        trn("{count} round to come", "{count} rounds to come", rounds),
        names.silver_text(view.count("silver.0")),
    )
    return Explanation(tr("The target"), text, numbers, "solo.points")


def team_text(view: TableView, parts: Parts) -> Explanation:
    """What belongs to a team."""
    duchy = view.duchy(view.viewer)
    vp = sum(view.count(f"vp.{seat}") for seat in view.owners(duchy))
    if parts[-1] == "filled":
        return filled_text(view, duchy)
    if parts[-1] == "regions":
        return regions_text(view, duchy)
    text = tr("Two players share duchy, goods, silver and workers; dice, points and a storage of "
              "two are each player's own.")  # fmt: skip
    return Explanation(tr("Your team"), text, now(tr("{vp} VP together", vp=vp)), "team.storage")


def partner_text(view: TableView, parts: Parts) -> Explanation:
    """The partner: dice, storage, wish."""
    seat = (view.viewer + 2) % 4
    what = parts[1] if len(parts) > 1 else ""
    if what.startswith("die"):
        return die_of(view, seat, number([what]))
    text = tr("Your partner uses the same duchy, goods, silver and workers in a turn of their own.")
    vp = tr("{vp} VP", vp=view.count(f"vp.{seat}"))
    return Explanation(called(view, seat), text, now(vp), "team.storage")


def die_of(view: TableView, seat: int, die: int) -> Explanation:
    """A die of somebody else."""
    shown = die_shows(view.table, seat, die)
    title = tr("A die of {who}", who=called(view, seat))
    text = tr("Each seat has two dice a round; none may change those of another.")
    said = tr("a {number}", number=shown) if shown > 0 else tr("used" if shown else "any number")
    return Explanation(title, text, now(said), "turn.die")


def panel_seat(view: TableView, parts: Parts) -> int:
    """The seat that a name with the number of a panel speaks of."""
    return rival_of(view, max(1, number([parts[1]])))
