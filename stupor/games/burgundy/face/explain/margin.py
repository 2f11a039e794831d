"""What stands around the boards: points, names, seal and plates, the Game log, solo and team."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import names
from stupor.games.burgundy.face.corners.rounds import round_order, rounds_left_text
from stupor.games.burgundy.face.explain import solo_rules
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
from stupor.games.burgundy.face.household.storage import partner
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.face.vocabulary import die_shows, rival_of
from stupor.language import joined, mark, tr, trn

POINTS: Final = mark("Victory points scored so far. More come at the end.")
REGIONS: Final = mark(
    "Connected spaces of one colour are a region. Once completed it scores 1, 3, 6, 10, 15, "
    "21, 28 or 36 VP by its size, plus the VP of the phase."
)
_POSTS: Final = {"nw": mark("north-west"), "ne": mark("north-east"), "s": mark("south")}
MENU: Final = plain(mark("Menu"), mark("Game, settings, timeline and advice. The game pauses."))
BOOK: Final = plain(mark("Rulebook"), mark("All rules with all expansions, with a search."))
LOG: Final = plain(
    mark("Game log"),
    mark("What has happened so far. Click a line to see that moment on the timeline."),
)
ROUNDS: Final = mark("Five phases of five rounds, then the final scoring.")
FILLED: Final = mark("The first and the second to cover all spaces of a colour get a bonus tile.")
PLAN: Final = plain(
    mark("Secret choice"),
    mark("Duchy and castle are chosen. All are revealed when everyone is ready."),
    "setup.castle",
)
REST: Final = plain(mark("All workers"), mark("Each unused die takes 2 workers."), "turn.die")


def round_text(view: TableView, parts: Parts) -> Explanation:
    """The heading: how long the game is, and who plays when in this round."""
    text = solo_rules.said(view, ROUNDS, solo_rules.ROUNDS)
    order = joined(called(view, seat) for seat in round_order(view) if not view.solo)
    numbers = now(tr("this round: {order}", order=order)) if order else ""
    return Explanation(tr("Phase and round"), text, numbers, "score.end")


def seal_text(view: TableView, parts: Parts) -> Explanation:
    """The wax seal: it ends a turn, or declines what may be declined."""
    mine = view.mine()
    if mine is not None and ("skip",) in mine.options:
        return Explanation(tr("Skip"), tr("Press it to skip what is offered now."))
    text = tr("Press it when you are done. Unused dice are lost.")
    dice = mine.context.get("dice") if mine is not None else None
    left = tr("unused dice left") if dice else ""
    return Explanation(tr("End turn"), text, now(left), "turn.die")


def points_text(view: TableView, parts: Parts) -> Explanation:
    """The points of everybody."""
    order = sorted(range(view.seats), key=lambda seat: -view.count(f"vp.{seat}"))
    said = [
        tr("{vp} VP", vp=view.count("vp.0"))
        if view.solo
        else tr(
            "{who} {vp} VP, {total} if the game ended now",
            who=called(view, seat),
            vp=view.count(f"vp.{seat}"),
            total=view.fact(f"total.{seat}"),
        )
        for seat in order
    ]
    text = solo_rules.said(view, POINTS, solo_rules.POINTS)
    return Explanation(tr("Victory points"), text, now(*said), "score.end")


def own_points(view: TableView, parts: Parts) -> Explanation:
    """The own points, and what the end would add."""
    return seat_points(view, view.viewer)


def seat_points(view: TableView, seat: int) -> Explanation:
    """The points of a seat."""
    total, vp = view.fact(f"total.{seat}"), view.count(f"vp.{seat}")
    said = tr("{vp} VP", vp=vp)
    more = tr("{total} VP if the game ended now", total=total) if total > vp else ""
    text = solo_rules.said(view, POINTS, solo_rules.POINTS)
    return Explanation(tr("{who}’s VP", who=called(view, seat)), text, now(said, more), "score.end")


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
    text = solo_rules.said(view, FILLED, solo_rules.FILLED)
    return Explanation(tr("Spaces covered"), text, numbers, "score.colour")


def regions_text(view: TableView, duchy: int) -> Explanation:
    """How many regions of a duchy are whole."""
    regions = view.facts.get(f"regions.{duchy}")
    known = regions if isinstance(regions, list) else []
    whole = sum(bool(region["whole"]) for region in known)
    vp = view.fact("phase_vp")
    numbers = now(
        whose(view, duchy),
        tr("{whole} of {count} regions completed", whole=whole, count=len(known)),
        tr("+{vp} VP each in this phase", vp=vp),
    )
    return Explanation(tr("Completed regions"), tr(REGIONS), numbers, "score.region")


def duchy_name(view: TableView, duchy: int) -> Explanation:
    """Whose duchy it is, and which of the printed ones."""
    board = view.board(duchy)
    owners = joined(called(view, seat) for seat in view.owners(duchy))
    title = tr("{who}’s duchy", who=owners)
    text = tr("Cover its spaces with tiles of their colours, each next to a tile already placed.")
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
        tr(
            "{one} to {other}: {count} of 5 covered",
            one=tr(_POSTS[_ends(lane)[0]]),
            other=tr(_POSTS[_ends(lane)[1]]),
            count=lane[2],
        )
        for lane in here
    ]
    worth = tr("the next link scores {vp} VP", vp=view.fact("phase_vp"))
    text = tr(
        "Two posts are linked when the five spaces of the lane between them are covered: "
        "you score the VP of the phase. The second link scores them again, plus a bonus "
        "for the first or second player to do so."
    )
    linked = tr("links: {count}", count=view.count(f"links.{duchy}"))
    return Explanation(tr("Border posts"), text, now(linked, *said, worth), "score.posts")


def _ends(lane: list[object]) -> tuple[str, str]:
    return str(lane[0]).lower(), str(lane[1]).lower()


def solo_text(view: TableView, parts: Parts) -> Explanation | None:
    """The target of somebody who plays alone."""
    if not view.solo:
        return None
    counter, target = view.count("counter"), view.count("target")
    text = tr(
        "Every VP moves the counter; after a gain, silver buys more. At the target you "
        "get an action with any number, and the next target is 5 lower. Cover every "
        "space before the last round ends."
    )
    numbers = now(
        tr("{counter} of {target} VP", counter=counter, target=target),
        rounds_left_text(view),
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
    text = tr(
        "Partners share duchy, goods, silver and workers. Each has their own dice, VP "
        "and two storage spaces."
    )
    return Explanation(tr("Your team"), text, now(tr("{vp} VP together", vp=vp)), "team.storage")


def partner_text(view: TableView, parts: Parts) -> Explanation:
    """The partner: dice, storage, wish."""
    seat = partner(view)
    what = parts[1] if len(parts) > 1 else ""
    if what.startswith("die"):
        return die_of(view, seat, number([what]))
    text = tr("Your partner plays their own turn with the same duchy, goods, silver and workers.")
    vp = tr("{vp} VP", vp=view.count(f"vp.{seat}"))
    return Explanation(called(view, seat), text, now(vp), "team.storage")


def die_of(view: TableView, seat: int, die: int) -> Explanation:
    """A die of somebody else."""
    shown = die_shows(view.table, seat, die)
    title = tr("{who}’s die", who=called(view, seat))
    text = tr("Each player has two dice per round and can change only their own.")
    said = tr("a {number}", number=shown) if shown > 0 else tr("used" if shown else "any number")
    return Explanation(title, text, now(said), "turn.die")


def panel_seat(view: TableView, parts: Parts) -> int:
    """The seat that a name with the number of a panel speaks of."""
    return rival_of(view, max(1, number([parts[1]])))
