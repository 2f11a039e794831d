"""What a review page shows at a moment: the game, its seats, one of them, one of its turns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from stupor.language import tr, trn
from stupor.match.review import Reveal, Review
from stupor.scenes.game_parts import column_of
from stupor.scenes.looks import SeatLook
from stupor.scenes.review import places
from stupor.scenes.review.cards import AGAIN, FIND, SHOW, Card, error_words
from stupor.scenes.review.figure_words import error
from stupor.scenes.review.places import Places
from stupor.scenes.review.reviewed_turns import KeyMoment, Turn, first_throw, mattered, turns_of
from stupor.scenes.review.turn_words import ReviewWords
from stupor.stage.items import Rect

#: A card has room for so many choices of a better turn, and of the one that was played.
_MOST: Final = 4
_PLAYED: Final = 3


class Choice(NamedTuple):
    """What the player has chosen: a turn, from 0, and perhaps a throw."""

    turn: int = 0
    throw: Reveal | None = None


class ShownPage:
    """Everything that is drawn, worked out once for each change."""

    def __init__(
        self,
        tell: ReviewWords,
        review: Review,
        others: Mapping[int, Review],
        choice: Choice,
        apart: bool,
        known: set[int] | None = None,
    ) -> None:
        """Show the review of a seat, with what the player has chosen of it.

        `known` are the turns, by their first choice, whose better line the player has seen.
        """
        self.tell = tell
        self.review = review
        self.others = others
        self.chosen = choice.turn
        self._thrown = choice.throw
        self.known = set[int]() if known is None else known
        self.apart = apart

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """The seats as other people see them."""
        return self.tell.looks

    @property
    def seat(self) -> int:
        """The seat whose turns are shown."""
        return self.review.seat

    @property
    def solo(self) -> bool:
        """Whether somebody played alone."""
        return len(self.looks) == 1

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of that seat."""
        return turns_of(self.review, self.seat, self.tell.blank)

    @cached_property
    def _every(self) -> list[Turn]:
        """The turns of all seats."""
        seats = range(len(self.looks))
        return [turn for seat in seats for turn in turns_of(self.review, seat, self.tell.blank)]

    @property
    def turn(self) -> Turn | None:
        """The chosen turn."""
        return self.turns[self.chosen] if 0 <= self.chosen < len(self.turns) else None

    @cached_property
    def throw(self) -> Reveal | None:
        """The throw that is shown: the chosen one, or the one with which the turn began."""
        return self._thrown or first_throw(self.review, self.turn)

    @cached_property
    def panels(self) -> Places:
        """Where everything lies."""
        return places.places(self.apart, self.throw is not None)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The points of all seats at the end."""
        return self.tell.session.rules.result(self.tell.session.state).scores

    def own(self, seat: int) -> bool:
        """Whether a seat is that of the only person, who is called you."""
        return self.looks[seat].human and sum(look.human for look in self.looks) == 1

    def name(self, seat: int) -> str:
        """What a seat is called."""
        name = self.looks[seat].name
        return tr("You, {badge}", badge=name) if self.own(seat) else name

    @cached_property
    def headline(self) -> str:
        """Who has won, and by how much."""
        result = self.tell.session.rules.result(self.tell.session.state)
        if self.solo:
            return tr("Review: {who}, {vp} VP", who=self.looks[0].name, vp=self.scores[0])
        if len(result.winners) != 1:
            return tr("Review")
        won = result.winners[0]
        rest = max(points for seat, points in enumerate(self.scores) if seat != won)
        who = self.looks[won].name
        if self.scores[won] == rest:
            return tr("Review: {who} wins the tie-break", who=who)
        return trn(
            "Review: {who} wins by {count} VP",
            "Review: {who} wins by {count} VP",
            self.scores[won] - rest,
            who=who,
        )

    @cached_property
    def subline(self) -> str:
        """The points of all, and what marks are worth."""
        last = self.tell.round_at(self.tell.session.ply - 1)
        sheet = self.tell.sheet
        told = sheet.length_words(column_of(sheet, last) + 1)
        if len(self.looks) > 1:  # the title has those of one
            scores = zip(self.looks, self.scores, strict=True)
            points = (tr("{who}: {vp} VP", who=look.name, vp=vp) for look, vp in scores)
            told = f"{told}. {', '.join(points)}"
        if len(self.looks) > 2:
            return told
        return tr(
            "{scores}. Mistakes are checked on other deals; unclear ones are marked.", scores=told
        )

    @property
    def so_far(self) -> str:
        """How many turns are looked at by now, while none has been found to matter."""
        if not self.turns:
            return tr("Reviewing the game")
        looked = [turn for turn in self.turns if turn.known]
        doubted = sum(turn.graded.waiting for turn in looked)
        if doubted:
            found = trn(
                "{count} turn may matter: still to be checked on other deals.",
                "{count} turns may matter: still to be checked on other deals.",
                doubted,
            )
        elif len(looked) < len(self.turns):
            found = tr("Nothing stands out so far.")
        else:
            found = tr("Nothing stands out. The rest of the game is still being reviewed.")
        done = tr("Turns reviewed: {done} of {of}.", done=len(looked), of=len(self.turns))
        return f"{done} {found}" if looked else done

    @cached_property
    def cards(self) -> list[tuple[Rect, Card, bool]]:
        """What mattered, each with its place and whether it is about the chosen turn."""
        found = []
        rects = places.card_places(self.panels.cards)
        for rect, moment in zip(rects, mattered(self.review, self._every), strict=False):
            chosen = self.turn is not None and self.turn.graded.ply == moment.ply
            found.append((rect, self._card(moment), chosen))
        return found

    def _card(self, moment: KeyMoment) -> Card:
        turn, tell = moment.turn, self.tell
        badge = self.looks[self.seat if turn is None else turn.graded.seat].badge
        seen = (moment, badge.crest, badge.aspect, moment.gain(self.seat), self.review.unit)
        if turn is None:
            assert moment.reveal is not None
            when = tell.sheet.round_words(tell.round_at(moment.ply))
            words = tell.pile_words(moment.reveal)
            return Card(*seen, when, words, error(moment.reveal.error), (SHOW,))
        graded = turn.graded
        known = graded.better and graded.ply in self.known
        words = tell.advice(graded, _MOST) if known else tell.card_words(graded, _PLAYED)
        actions = (FIND, SHOW, AGAIN) if graded.better else (AGAIN,)
        return Card(
            *seen, tell.when(graded, turn.number), words, error_words(graded.second), actions
        )
