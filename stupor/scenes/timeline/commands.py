"""What can be told the timeline: a step, a leap, play, speed, another chair, play on from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stupor.language import mark, tr, trc
from stupor.scenes.persona_choices import persona_note
from stupor.scenes.timeline.places import FOLLOW, LEAVE
from stupor.stage.affordance import Gesture
from stupor.table.input.commands import Commands

if TYPE_CHECKING:
    from stupor.scenes.timeline.past_table import Timeline

SCORE: Final = mark("Who won, and how. Enter")
LOOK: Final = mark("View from the seat of {who} ({badge})")
HIDDEN: Final = mark(
    "View from the seat of {who} ({badge}); the hand stays hidden until the game ends"
)


class TimelineCommands(Commands):
    """The commands of a table where nothing can be decided any more."""

    def __init__(self, table: Timeline) -> None:
        """Command a timeline."""
        super().__init__(table)
        self._scene = table

    def press(self, button: str) -> None:
        """Answer a button of the strip, or one of the table's."""
        kind, _, value = button.removeprefix("timeline.").partition(".")
        if button == LEAVE:
            self.open_menu()
        elif button == FOLLOW:
            self._scene.follow()
        elif kind == "speed":
            self._scene.set_speed(int(value))
        elif kind == "sight":
            self._scene.look_from(int(value))
        else:
            super().press(button)

    def act(self, gesture: Gesture) -> None:
        """Nothing can be done here."""

    def undo(self) -> None:
        """One decision back."""
        self._scene.step(-1)

    def redo(self) -> None:
        """One decision on."""
        self._scene.step(1)

    def arm(self) -> None:
        """Play, or stop playing."""
        self._scene.toggle()

    def seal(self) -> None:
        """Play on from here; at the end, show the score."""
        scene = self._scene
        scene.pause()
        if scene.flow.session.over:
            scene.show_score()
            return
        from stupor.scenes.timeline.branch import BranchScene  # imported late, as all dialogs are

        scene.app.stack.push(BranchScene(scene.flow, scene.view_rights.agree))

    def open_menu(self) -> None:
        """Leave the timeline."""
        self._scene.go_away()

    def open_past(self) -> None:
        """It is open."""

    def may_close(self) -> bool:
        """Looking back loses nothing; the table below knows about its own game."""
        return self._scene.below_may_close()

    def tip(self, button: str) -> str:
        """What a button of the timeline is for."""
        flow = self._scene.flow
        kind, _, value = button.removeprefix("timeline.").partition(".")
        if button == "seal" and flow.session.over:
            return tr(SCORE)
        if kind == "speed":
            return tr("Playback speed {speed}. Up and down arrows: faster, slower", speed=value)
        if kind == "sight":
            seat = int(value)
            badge = self._scene.badges[seat].beside
            hidden = seat not in self._scene.view_rights.open
            chair, game = flow.session.seats[seat], flow.session.spec
            who = ", ".join(filter(None, (chair.name, persona_note(chair.name, chair.kind, game))))
            return tr(HIDDEN if hidden else LOOK, badge=badge, who=who)
        return {
            "undo": tr("One move back. Left arrow; Page Up: previous round"),
            "redo": tr("Next move. Right arrow; Page Down: next round"),
            "pass": tr("Play from here. Space"),
            "seal": tr("Start a new game from this moment; this one is unchanged. Enter"),
            FOLLOW: tr("Always view from the seat to move"),
            LEAVE: tr("Back. Esc"),
        }.get(button, "")

    def words_at(self, ply: int) -> str:
        """The decision at a place of the rail."""
        scene = self._scene
        game_history = scene.flow.game_history
        if ply >= game_history.length:
            return tr("The end of the game") if scene.finished else trc("a moment", "Now")
        who = scene.flow.names[game_history.seats[ply]]
        deed = scene.flow.choice_words(ply)
        when = scene.sheet.round_words(game_history.round_of(ply))
        if not deed.startswith(who):
            when = tr("{when}, {who}", when=when, who=who)
        return tr("{when}: {deed}", when=when, deed=deed) if deed else when
