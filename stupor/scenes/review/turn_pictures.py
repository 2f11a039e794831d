"""A turn as a picture: the board dimmed, and lit on it what the turn has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from stupor.engine.events import Event, redact
from stupor.engine.rules import collect_events
from stupor.match.session import Session
from stupor.scenes.review.turn_words import Step
from stupor.scenes.widgets import inset
from stupor.stage.draw_list import DrawList
from stupor.stage.game_ui import GameUI, game_ui
from stupor.stage.geometry import overlap
from stupor.stage.items import Box, Group, Item, Label, Parts, Picture, Rect
from stupor.stage.log_paper import PaintPiece, paint_entries
from stupor.stage.log_rows import CUT, LogStyle, RowSpacing, Run, entries
from stupor.stage.view import LogLine, View
from stupor.table.form import usual_places, view_settings

if TYPE_CHECKING:
    from stupor.scenes.host import Host

_VEIL: Final = (12, 8, 4, 132)
_FRAME: Final = (190, 138, 36)
#: What lies between two parts of the table, in its own units.
_GAP: Final = 10.0
#: How large the letters of the log are beside a board.
_LETTERS: Final = 20.0
#: What is smaller is a sign on something larger, and needs no rim of its own.
_PIECE: Final = 34.0
#: Lines of a turn that are told at most.
_LINES: Final = 12


class Pictures:
    """Pictures of the positions of one game as a seat sees them."""

    def __init__(self, app: Host, session: Session, names: Sequence[str], seat: int) -> None:
        """Picture a finished game of players with these names from the chair of a seat."""
        self._session = session
        self._seat = seat
        self._ui: GameUI[View] = game_ui(session.spec.part)
        self._anchors: Mapping[str, Rect] = usual_places(app, self._ui)
        self._setting = view_settings(app)
        self.names = tuple(names)

    @property
    def aspect(self) -> float:
        """How wide the parts of the table are on which a turn is seen, for their height."""
        areas = self._ui.layout.compared(self._anchors)
        return areas[0][2] / (sum(area[3] for area in areas) + _GAP * (len(areas) - 1))

    def view(self, state: Any, log: Sequence[LogLine] = ()) -> View:
        """A position as the seat sees it."""
        rules, header = self._session.spec.rules, self._session.header
        view = View(
            table=rules.table(state, self._seat),
            facts=rules.facts(state, self._seat),
            decision=None,
            viewer=self._seat,
            names=self.names,
            anchors=self._anchors,
            log=tuple(log),
            prompt=" ",
            agreed=header.get("options") or {},
            **self._setting,
        )
        return self._ui.board.view_of(view)

    def brought(self, before: Any, ends: Sequence[Any]) -> list[dict[str, int]]:
        """What each of several lines brought of what any of them changed, by its sprite."""
        held = self._ui.board.holdings(self.view(before))
        then = [self._ui.board.holdings(self.view(end)) for end in ends]
        told = [sign for sign, count in held.items() if any(one[sign] != count for one in then)]
        return [{sign: one[sign] - held[sign] for sign in told} for one in then]

    def pictures(self, key: str, rect: Rect, steps: Sequence[Step]) -> list[Item]:
        """The board after a turn in a frame: dimmed, but for what is not as it was before."""
        x, y, w, _ = rect
        end = after(self._session, steps)
        was, now = self._painted(steps[0].state), self._painted(end)
        seen = self.view(end)
        used = [item for step in steps for item in self._ui.board.used_badge(seen, step.option)]
        items: list[Item] = []
        for number, area in enumerate(self._ui.layout.compared(self._anchors)):
            scale = w / area[2]
            place = (x, y, w, area[3] * scale)
            items.append(self._picture(f"{key}.{number}", place, area, (was, now, used)))
            frame = inset(place, -3)
            items.append(Box(f"{key}.{number}.frame", 106, frame, None, _FRAME, 3, radius=4))
            y += place[3] + _GAP * scale
        return items

    def _picture(
        self, key: str, rect: Rect, area: Rect, layers: tuple[Sequence[Item], ...]
    ) -> Item:
        was, now, used = layers
        known = {_look(item) for item in was}
        resting = [item for item in now if overlap(item.rect, area)]
        fresh = [item for item in resting if _look(item) not in known]
        parts = [*resting, Box("veil", 0, area, _VEIL), *fresh, *self._glow(fresh)]
        parts += [item for item in used if overlap(item.rect, area)]
        x, y, w, h = area
        moved = Parts(
            replace(part, key=str(n), rect=(part.rect[0] - x, part.rect[1] - y, *part.rect[2:]))
            for n, part in enumerate(parts)
        )
        return Group(key, 105, rect, moved, (w, h), cropped=True)

    def _glow(self, fresh: Sequence[Item]) -> Iterator[Item]:
        """Light about the pieces that are new, but for what stands on one of them."""
        view, pieces = self.view(self._session.state), [item for item in fresh if _is_piece(item)]
        for item in pieces:
            if not any(_holds(other, item) for other in pieces):
                yield from self._ui.board.glow_items(view, [item.rect])

    def _painted(self, state: Any) -> list[Item]:
        """All that rests on the table, from the ground up."""
        view = self.view(state)
        found = [item for region in self._ui.board.regions for item in region.paint(view)]
        return sorted(found, key=lambda item: item.z)

    def told(self, steps: Sequence[Step]) -> list[LogLine]:
        """What happened in a turn as the game log tells it, the first thing on top."""
        rules, events = self._session.spec.rules, _events(self._session, steps)
        seen = [redact(event, self._seat) for event in events]
        lines = self._ui.text.lines(
            seen, lambda event: rules.tell(event, self.names), self._seat, _LINES
        )
        own = [line for line in lines if line.event.who in (self._seat, -1)]
        return [LogLine(one.event.who, one.text, one.event, one.outcome) for one in reversed(own)]

    def log_items(
        self,
        key: str,
        columns: Sequence[Rect],
        state: Any,
        lines: Sequence[LogLine],
        others: Sequence[LogLine],
        scales: Sequence[float],
    ) -> list[Item]:
        """Lines of the log with their signs, as large as they and others have room in columns."""
        log = self._ui.log
        for scale in scales:
            by = _LETTERS * scale / log.log_style.size
            set_up = _larger(log.log_style, by)
            shown, beside = (
                entries(self.view(state, one), set_up, list(columns), RowSpacing(26.0, 9.0))
                for one in (lines, others)
            )
            found = [run.text for entry in (*shown, *beside) for run in entry.runs]
            if len(shown) + len(beside) == len(lines) + len(others) and CUT not in found:
                break
        draw = DrawList(key, 110)
        paint_entries(draw, shown, set_up, lambda *_: None, _grown(log.paint_piece, by))
        return draw.items


def _larger(style: LogStyle, by: float) -> LogStyle:
    """A log without arms in larger letters, where what it names takes as much more room."""

    def room(view: View, words: str, piece: str) -> float:
        measure = view.measure  # small letters never come out as small as they are asked for
        seen = replace(view, measure=lambda text, face, size: measure(text, face, size * by) / by)
        return style.room(seen, words, piece) * by

    return replace(style, size=style.size * by, indent=0.0, room=room)


def _grown(piece: PaintPiece, by: float) -> PaintPiece:
    """What a line names, as much larger as its letters."""

    def painted(draw: DrawList, name: str, box: Rect, run: Run) -> None:
        x, y, w, h = box
        first = len(draw.items)
        piece(draw, name, (0.0, 0.0, w / by, h / by), run)
        for place, item in enumerate(draw.items[first:], first):
            left, top, wide, high = (side * by for side in item.rect)
            larger = replace(item, rect=(x + left, y + top, wide, high))
            if isinstance(larger, Label):
                larger = replace(larger, size=larger.size * by)
            draw.items[place] = larger

    return painted


def after(session: Session, steps: Sequence[Step]) -> Any:
    """The position at the end of a line."""
    last = steps[-1]
    state = last.state.clone()
    session.rules.apply(state, last.option)
    return state


def _events(session: Session, steps: Sequence[Step]) -> list[Event]:
    """What followed from the choices of a line."""
    found: list[Event] = []
    for step in steps:
        state = step.state.clone()
        seen = collect_events(state)
        session.rules.apply(state, step.option)
        found += seen
    return found


def _look(item: Item) -> tuple[object, ...]:
    """What makes an item the same one before and after: where it lies, and what it shows."""
    if isinstance(item, Label):
        return item.rect, item.text, item.colour
    if isinstance(item, Picture):
        return item.rect, item.sprite, item.alpha
    return item.rect, type(item), getattr(item, "sprite", getattr(item, "fill", None))


def _is_piece(item: Item) -> bool:
    """Whether an item is something laid on the board, and not a sign on it."""
    return (
        isinstance(item, Picture)
        and min(item.rect[2:]) >= _PIECE
        and not item.sprite.endswith(".shadow")
    )


def _holds(outer: Item, inner: Item) -> bool:
    """Whether an item lies on another one, which has its light already."""
    x, y, w, h = inner.rect
    left, top, wide, high = outer.rect
    within = left <= x and top <= y and left + wide >= x + w and top + high >= y + h
    return within and (wide, high) != (w, h)
