"""What the page of a winner says: who has won, what decided it, who came where; or one alone."""

from __future__ import annotations

from collections.abc import Sequence

from stupor.engine.record import record
from stupor.language import joined, tr
from stupor.scenes.looks import SeatLook
from stupor.scenes.score.data import ScoreSheet, tie_line
from stupor.scenes.score.moments import TurningPoint
from stupor.scenes.score.paper import bestowed
from stupor.stage.sheet import Badge


@record
class Place:
    """A seat in the order of the end, best first; `behind` are the VP that it or its side lacks."""

    rank: int
    badge: Badge
    title: str
    below: str
    points: int
    behind: int
    won: bool
    #: Whether it plays with others on one side.
    sided: bool = False


@record
class WinnerContent:
    """All that is said about the end of a game; that of one alone has no places."""

    #: How long the game was and why it ended.
    occasion: str
    winners: tuple[Badge, ...]
    #: What the page is about, in large letters who has won or how, and with how many points.
    head: str
    title: str
    line: str
    #: How equal points were parted, or nothing.
    tie: str
    points: int
    decided: str
    gain: int
    places: tuple[Place, ...]


def winner_content(sheet: ScoreSheet, decisive: TurningPoint | None) -> WinnerContent:
    """What is to be said of a finished game and the moment that decided it."""
    best = [sheet.seats[seat] for seat in sheet.winners or sheet.order[:1]]
    return WinnerContent(
        occasion(sheet),
        tuple(look.badge for look in best),
        *_headings(sheet, best),
        tie_line(sheet),
        _points(sheet),
        decisive.text if decisive is not None else "",
        decisive.points if decisive is not None else 0,
        () if sheet.solo else tuple(_places(sheet)),
    )


def _headings(sheet: ScoreSheet, best: Sequence[SeatLook]) -> tuple[str, str, str]:
    """What the page is about, the large words, and what stands below them."""
    if sheet.solo:
        look, earned = best[0], sheet.title or ""
        who = look.badge.beside_name(look.name) or look.name
        said = bestowed(sheet.game.TITLES, earned, who, look.human)
        return look.name, tr(earned), said
    word = tr("Winner") if len(best) == 1 else tr("Winners")
    return word, joined([look.name for look in best]), _line(sheet)


def occasion(sheet: ScoreSheet) -> str:
    """How long the game was and why it ended; one that always lasts as long has just ended."""
    reason = sheet.game.REASONS.get(sheet.reason)
    if reason is None:
        return tr("End of the game")
    length = sheet.game.length_words(len(sheet.rounds) - 1)
    return f"{length} · {tr(reason).rstrip('.')}"


def _line(sheet: ScoreSheet) -> str:
    """How many points the winners have."""
    if sheet.sides:
        return tr("win with {points} VP together", points=_points(sheet))
    return tr("{vp} VP", vp=_points(sheet))


def _points(sheet: ScoreSheet) -> int:
    """The points of the winner, of a winning side in sum."""
    return _together(sheet, (*sheet.winners, *sheet.order)[0])


def _places(sheet: ScoreSheet) -> list[Place]:
    """The seats from the first to the last; those who share a victory are all first."""
    found = []
    order = sorted(sheet.order, key=lambda seat: seat not in sheet.winners)
    for number, seat in enumerate(order, 1):
        won, sided = seat in sheet.winners, bool(sheet.sides)
        look, total = sheet.seats[seat], sheet.totals[seat]
        rank = 1 if won else 2 if sided else number
        behind = 0 if won else max(0, _points(sheet) - _together(sheet, seat))
        found.append(Place(rank, look.badge, look.name, look.below, total, behind, won, sided))
    return found


def _together(sheet: ScoreSheet, seat: int) -> int:
    """The points of a seat, or of its whole side."""
    side = next((side for side in sheet.sides if seat in side), (seat,))
    return sum(sheet.totals[one] for one in side)
