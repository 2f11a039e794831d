"""The ways from a finished game to its review, and on from a turn of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from stupor.match.coach import grade_line
from stupor.match.review import GradedTurn, Review
from stupor.match.reviewing import ReviewJob
from stupor.match.turn_spans import turn_spans
from stupor.scenes.review import verdict
from stupor.scenes.review.cards import ACTIONS, AGAIN, FIND, SHOW
from stupor.scenes.review.compared import ComparedScene
from stupor.scenes.review.find_table import FindTable
from stupor.scenes.review.review_runner import ReviewRunner
from stupor.scenes.review.reviewed_turns import Turn
from stupor.scenes.review.scene import ReviewActions, ReviewScene
from stupor.scenes.review.shown_page import Choice, ShownPage
from stupor.scenes.review.turn_words import ReviewWords
from stupor.scenes.timeline.branch import BranchScene
from stupor.scenes.timeline.flow import PastFlow
from stupor.scenes.widgets import Widget
from stupor.table.session.leave import looks

if TYPE_CHECKING:
    from stupor.match.session import Session
    from stupor.scenes.host import Host


def review_of(app: Host, session: Session) -> ReviewScene:
    """The review of a finished game, from the chair of its first person."""
    reviews, name = app.archive.reviews, session.header.get("id")
    record = Path(name) if isinstance(name, str) else None

    def begin(seat: int, found: Review | None) -> ReviewJob:
        return ReviewJob(session, seat, reviews.fingerprint, known=found)

    def kept() -> Review | None:
        return reviews.kept(record) if record is not None else None

    def keep(review: Review) -> None:
        if record is not None:
            reviews.keep(record, review)

    return opened(app, session, ReviewRunner(len(session.seats), begin, kept, keep))


def opened(app: Host, session: Session, runner: ReviewRunner) -> ReviewScene:
    """The page of a review, whoever makes it."""
    first = next((seat for seat, chair in enumerate(session.seats) if chair.human), 0)
    return ReviewScene(session, looks(PastFlow(session)), runner, first, actions_of(app))


def turn_of(session: Session, graded: GradedTurn) -> ComparedScene:
    """A single turn of a running game beside the better one."""
    spec, leads = session.spec, ((graded.ply, 0.0), (graded.end, 0.0))
    unit = spec.play.review.unit(session.state.seats)
    review = Review(spec.id, "", graded.seat, 0, False, (), leads, (graded,), unit=unit)
    tell = ReviewWords(session, looks(PastFlow(session)))
    page = ShownPage(tell, review, {}, Choice(), apart=False)
    number = sum(
        span.seat == graded.seat and span.ply <= graded.ply for span in turn_spans(session)
    )
    return ComparedScene(page, replace(page.turns[0], number=number))


def actions_of(app: Host) -> ReviewActions:
    """What can be done about a turn."""
    return {FIND: partial(find, app), SHOW: partial(show, app), AGAIN: partial(again, app)}


def show(app: Host, page: ShownPage, turn: Turn) -> None:
    """Compare a turn with the better one."""
    press = partial(again, app, page, turn)
    app.stack.push(ComparedScene(page, turn, Widget("again", (0, 0, 0, 0), press)))


def find(app: Host, page: ShownPage, turn: Turn) -> None:
    """Let the player look for the better turn; what was found is shown afterwards."""
    ways = {verdict.SHOW: partial(show, app, page, turn)}
    found = partial(page.known.add, turn.graded.ply)
    app.stack.push(FindTable(page.tell.session, turn.graded, grade_line, ways, found))


def again(app: Host, page: ShownPage, turn: Turn) -> None:
    """Ask who sits at the table of a new game that begins with this turn."""
    flow = PastFlow(page.tell.session)
    flow.go(turn.graded.ply)
    app.stack.push(BranchScene(flow, title=ACTIONS[AGAIN]))
