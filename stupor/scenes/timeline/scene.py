"""The timeline: the table as it was at any moment of a game, decision by decision."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stupor.language import mark, tr, trn
from stupor.match.session import Session
from stupor.scenes.game_boxes import seal_of
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.timeline.commands import TimelineCommands
from stupor.scenes.timeline.flow import PastFlow
from stupor.scenes.timeline.past_table import view_rights_of
from stupor.scenes.timeline.places import HIGH, SPEEDS, Places, TimelineHitTest, places
from stupor.scenes.timeline.plates import hover_items, plate_items
from stupor.scenes.timeline.strip import (
    ONE_LINE,
    StripContent,
    mark_items,
    pointed_at,
    rail_items,
    strip_items,
    tip_items,
)
from stupor.scenes.timeline.touch import TimelineTouch
from stupor.stage.affordance import Affordances
from stupor.stage.geometry import Point, overlap
from stupor.stage.items import Item, Label, Rect
from stupor.stage.palette import LIFTED, LIGHT
from stupor.stage.plaque import Plaque
from stupor.stage.pointer import Input
from stupor.stage.sheet import Badge, Sheet
from stupor.stage.timeline import OFF
from stupor.stage.view import View
from stupor.table import overlay as table_overlay
from stupor.table.input.hand import NOWHERE
from stupor.table.input.hover import close_items
from stupor.table.scene import TableScene
from stupor.table.session.flow import TurnFlow

#: Between two decisions that are played lies so much time, at speed 1.
PAUSE: Final = 0.5
#: The table's own plates, in whose place others lie.
ACTIONS: Final = "actions/"
BEGIN: Final = mark("The start. Press Space to play, arrows to step.")


class TimelineScene(TableScene):
    """Shows a running or a finished game at any of its moments."""

    commands_type = TimelineCommands
    flow_type = PastFlow
    #: Who comes from a table goes on looking; others see what all know.
    uses_curtain = False
    flow: PastFlow
    commands: TimelineCommands

    def __init__(
        self,
        game: TurnFlow | Session,
        ply: int | None = None,
        viewer: int | None = None,
        plays: bool = False,
    ) -> None:
        """Open a game at a decision, which is seen to happen.

        Without one a finished game begins at its beginning, a running one at the present. Who
        comes from a table goes on looking with the eyes that look there.
        """
        session = _whole(game)
        self.playing = False
        self.follows = False
        self.speed = SPEEDS[0]
        self.finished = session.over
        self._began: int | None = ply
        self._plays = plays
        self._entered = False
        self._due: float | None = None
        self._rail_cache: tuple[Places | None, list[Item]] = (None, [])
        super().__init__(session)
        self.view_rights = view_rights_of(game, self.options, viewer)
        self.badges = _badges(session)
        self.touch = TimelineTouch(self)
        self.flow.look_from(self.view_rights.first, self.view_rights.first in self.view_rights.open)

    def enter(self) -> None:
        """Look at the table of the moment; a list of games opens those of any kind."""
        super().enter()
        if not self._entered:
            self._entered = True
            self._open_at(self._began)
            self.playing = self._plays

    def leave(self) -> None:
        """Nothing is pointed at any more."""
        super().leave()
        self.touch.leave()

    def _lay_out(self) -> None:
        """The hand lies as high as it can, for the strip lies over its foot."""
        super()._lay_out()
        x, y, w, h = self._anchors["hand.fan"]
        self._anchors = {**self._anchors, "hand.fan": (x, y, w, h - HIGH)}

    def played(self) -> Session:
        """The whole game, for a bug report."""
        return self.flow.whole

    @property
    def places(self) -> Places:
        """Where the parts of the strip lie."""
        return places(self._anchors, len(self.badges), self.finished)

    @property
    def sheet(self) -> Sheet:
        """What the game says of its rounds and seats."""
        return sheet_of(self.flow.session.spec)

    @property
    def _wax(self) -> str:
        """The seal that hangs on the rail and is pressed to play on."""
        return seal_of(self.flow.session.spec.id, "gold")

    def view(self) -> View:
        """The table of the moment; the question of one whose hand is hidden is not shown."""
        view = super().view()
        return view if self.flow.observer is not None else replace(view, decision=None)

    def items(self) -> list[Item]:
        """The table with other plates at the right, and the strip."""
        flow = self.flow
        back, on = flow.ply > 0, flow.ply < flow.last
        found = [item for item in super().items() if not _covered(item, self.places.panel)]
        found += plate_items(self._anchors, back, on, self.playing, flow.session.over, self._wax)
        return found + strip_items(self.places, self._words()) + self._rail()

    def overlay(self, now: float) -> list[Item]:
        """The table's overlay, the seal on the rail, and what is said about the strip."""
        flow = self.flow
        found = super().overlay(now)
        seal = mark_items(self.places, flow.game_history, flow.ply, self._wax)
        if any(item.z >= LIFTED and overlap(item.rect, self.places.panel) for item in found):
            # What flies goes behind the strip, not before its words.
            strip = [*strip_items(self.places, self._words()), *self._rail(), *seal]
            seal = [replace(item, key=f"over/{item.key}", z=item.z + LIGHT) for item in strip]
        found += seal
        if not (self.flow.timeline.busy or self.hovering.near):
            found += close_items(self.hit_test, NOWHERE, self.keys.focus.name or self.touch.card)
        return found if self.log_scroll.opened else found + self._pointed()

    def tick(self, now: float) -> float | None:
        """Go where the seal was drawn, let clips run, and play on."""
        self.touch.settle()
        kept = self.app.settings
        self._flights.set_speed(kept.speed, kept.reduced_motion, kept.short_moments)
        self.flow.timeline.speed = self.speed if self.app.settings.speed != OFF else OFF
        wanted = super().tick(now)
        return self._play_on(now, wanted) if self.playing else wanted

    def handle(self, event: Input) -> None:
        """The strip comes first, then the table."""
        if self.log_scroll.opened or not self.touch.handle(event):
            super().handle(event)

    def go(self, ply: int) -> None:
        """Show the game after so many decisions."""
        self.pause()
        self.flow.go(ply)
        self._turn_to_mover()
        self.update_affordances()
        self._notice_change()

    def step(self, by: int) -> None:
        """One decision on, which is seen to happen, or one back."""
        self.pause()
        if by > 0:
            self._forward()
        elif self.flow.timeline.busy or self.flow.ply:
            self.go(max(0, self.flow.ply - 1))

    def leap(self, by: int) -> None:
        """To the beginning of the next round, or of this one and those before."""
        game_history, ply = self.flow.game_history, self.flow.ply
        self.go(game_history.round_after(ply) if by > 0 else game_history.round_before(ply))

    def toggle(self) -> None:
        """Play the game from here on, or stop; at its end, begin anew."""
        if not self.playing and self.flow.ply == self.flow.last:
            self.go(0)
        self.playing, self.stale = not self.playing, True

    def pause(self) -> None:
        """Stop playing."""
        if self.playing:
            self.playing, self.stale = False, True
        self._due = None

    def set_speed(self, speed: int) -> None:
        """Play faster or slower."""
        self.speed, self.stale = speed, True

    def look_from(self, seat: int) -> None:
        """Look from a chair, as far as it may be known what was seen there."""
        self.follows = False
        self._look_from(seat)

    def follow(self) -> None:
        """Look from the chair that decides, from now on."""
        self.follows = True
        self._turn_to_mover()
        self.stale = True

    def open_moment(self, choice: int | None) -> None:
        """Go to a choice of the Game log and see it happen."""
        if choice is not None:
            self.go(choice)
            self._forward()

    def show_score(self) -> None:
        """Ceremony or score sheet of the finished game, from which one may have come."""
        scenes = self.app.stack.scenes()
        below = scenes[: scenes.index(self)]
        if below and below[-1].closing:
            self.app.stack.pop()
        else:
            super().show_score()

    def go_away(self) -> None:
        """Back to where the timeline was opened."""
        if len(self.app.stack) > 1:
            self.app.stack.pop()
        else:
            self.app.stack.reset(self.app.title_page())

    def below_may_close(self) -> bool:
        """Ask the scene from which the timeline was opened."""
        scenes = self.app.stack.scenes()
        here = scenes.index(self)
        return not here or scenes[here - 1].may_close()

    def show_tooltip(self, name: str, point: Point) -> None:
        """Buttons of the strip say what they are for as soon as they are in focus."""
        if not self.commands.tip(name):
            super().show_tooltip(name, point)

    def _open_at(self, ply: int | None) -> None:
        if ply is None:
            self.go(0 if self.finished else self.flow.last)
        else:
            self.open_moment(ply)

    def _forward(self) -> None:
        if self.follows and self.flow.ply < self.flow.last:
            self._look_from(self.flow.game_history.seats[self.flow.ply])
        self.flow.forward()
        self._notice_change()

    def _turn_to_mover(self) -> None:
        asked = self.flow.session.decision
        if self.follows and asked is not None:
            self._look_from(asked.seat)

    def _look_from(self, seat: int) -> None:
        if seat != self.flow.viewer:
            self.flow.look_from(seat, seat in self.view_rights.open)
        self.stale = True
        self.update_affordances()

    def _play_on(self, now: float, wanted: float | None) -> float | None:
        """Let the next decision happen when the last one has been seen for a while."""
        if self.flow.timeline.busy:
            return wanted
        if self.flow.ply == self.flow.last:
            self.pause()
            return 0.0
        if self._due is None:
            self._due = now + PAUSE / self.speed
        if now < self._due:
            left = self._due - now
            return left if wanted is None else min(left, wanted)
        self._due = None
        self._forward()
        return 0.0

    def _leave(self) -> bool:
        return False

    def _make_hit_test(self, view: View, can: Affordances, made: list[Plaque]) -> TimelineHitTest:
        return TimelineHitTest(self.ui, view, made, self.places)

    def _standing(self) -> list[Item]:
        """The ribbon says what happened last."""
        words = self.commands.message
        told = self.flow.log_lines(1)
        said = words or (told[-1].text if told and self.flow.ply else tr(BEGIN))
        return table_overlay.ribbon(self.hit_test.view, said, bool(words))

    def _pointed(self) -> list[Item]:
        """The light about what is pointed at, and what it is for."""
        if self.app.stack.top is not self:
            return []
        at = self.touch.over
        if at is not None:
            return pointed_at(self.places, at, self.commands.words_at(self.touch.ply_at(at)))
        name = self.hand.hover
        rect, words = self.hit_test.rect(name) if name else None, self.commands.tip(name)
        if rect is None or not words or not (self.touch.inside or self.keys.focus.leads):
            return []
        return [*hover_items(rect), *tip_items((rect[0], rect[1], rect[2], 1), words)]

    def _rail(self) -> list[Item]:
        """The rail, laid out again only on another page."""
        here = self.places
        if here != self._rail_cache[0]:
            self._rail_cache = (
                here,
                rail_items(here, self.flow.game_history, self.badges, self.sheet),
            )
        return self._rail_cache[1]

    def _words(self) -> StripContent:
        flow, asked = self.flow, self.flow.session.decision
        counters = flow.session.view(None).counters
        number = counters.get("round", 1)
        title = self.sheet.round_words(number)
        if asked is None:
            title = tr("The end of the game")
        else:
            title = tr("{when}: {who} to move", when=title, who=flow.names[asked.seat])
        position = trn(
            "Move {count} of {last}",
            "Move {count} of {last}",
            flow.ply,
            last=flow.last,
        )
        return StripContent(
            self.badges,
            self.sheet.NOBODY,
            -1 if asked is None else asked.seat,
            flow.viewer,
            self.view_rights.open,
            self.follows,
            self.speed,
            title,
            position,
        )


def _covered(item: Item, strip: Rect) -> bool:
    """Whether the table's own plates are meant, or a line of words of which the strip cuts some."""
    cut = isinstance(item, Label) and item.rect[3] < ONE_LINE and overlap(item.rect, strip)
    return cut or item.key.startswith(ACTIONS)


def _whole(game: TurnFlow | Session) -> Session:
    """The game to look at, all of it even where a timeline shows only its beginning."""
    if isinstance(game, PastFlow):
        return game.whole
    return game.session if isinstance(game, TurnFlow) else game


def _badges(session: Session) -> tuple[Badge, ...]:
    """The badges by seat; before they are chosen, some that tell the seats apart."""
    sheet = sheet_of(session.spec)
    found = sheet.badges(session.view(None).counters, len(session.seats))
    free = [badge for badge in sheet.BADGES if badge not in found]
    return tuple(free.pop(0) if badge.nobody else badge for badge in found)
