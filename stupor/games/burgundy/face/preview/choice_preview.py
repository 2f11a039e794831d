"""What the ghost preview shows: what a choice would do, or the rule that is against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.engine.record import record
from stupor.games.burgundy.face.explain.shared_words import capital
from stupor.games.burgundy.face.gestures.objections import to_option
from stupor.games.burgundy.face.preview.castle_here import castle_here, castle_of
from stupor.games.burgundy.face.preview.consequences import Chip, chips_of, crossing
from stupor.games.burgundy.face.preview.ghosts import barred, ghosts
from stupor.games.burgundy.face.preview.preview_panel import paint
from stupor.games.burgundy.face.view import TableView
from stupor.games.burgundy.ids import SKIP
from stupor.language import tr
from stupor.stage.course import GameCourse, PreviewedChoice
from stupor.stage.items import Item

#: What a ship asks before its piece crosses.
LOADING: Final = frozenset({"ship", "colours", "colour"})
#: Which part of an option is the tile that it is about.
TILES: Final = {"take": 2, "place": 2, "buy": 1, "fetch": 1, "discard": 1, "trade": 1}


@record
class PreviewText:
    """A preview in words: a title, chips, the tile it is about, whether it is possible."""

    title: str
    chips: Sequence[Chip] = ()
    piece: str = ""
    possible: bool = True


def preview_items(course: GameCourse, view: TableView, subject: PreviewedChoice) -> list[Item]:
    """Ghosts on the table and the panel with what follows."""
    asked, told = course.decision, preview_about(course, view, subject)
    if asked is None or told is None:
        return []
    if subject.barred:
        return [*barred(view, subject.barred), *painted(view, told)]
    name, castle = castle_of(subject.option, subject.follow)
    if castle:
        return castle_here(view, name, castle)
    found = course.foresee(subject.option, subject.follow)
    changed = ghosts(view, found, asked.seat, subject.carried) if found is not None else []
    return [*changed, *painted(view, told)]


def preview_about(
    course: GameCourse, view: TableView, subject: PreviewedChoice
) -> PreviewText | None:
    """A choice, or the rule against it, in words; nothing where nothing is meant."""
    if course.decision is None or not subject.option:
        return None
    if subject.barred:
        return refused(course, view, subject.option)
    found = course.foresee(subject.option, subject.follow)
    if found is None:
        return None
    said = preview_of(course, view, subject.option, found)
    chips = (*said.chips, *_crossing(course, view, subject, found))
    return PreviewText(_title(said, subject), chips, said.piece)


def _title(said: PreviewText, subject: PreviewedChoice) -> str:
    """The words of a choice; dice that all take workers are named together."""
    chosen = (subject.option, *subject.follow)
    together = subject.follow and all(option[0] == "workers" for option in chosen)
    return tr("Take workers, all unused dice") if together else said.title


def _crossing(
    course: GameCourse, view: TableView, subject: PreviewedChoice, found: Foresight
) -> Sequence[Chip]:
    """The place in the next round that a ship brings, whatever it will load."""
    later: Foresight | None = found
    follow = subject.follow
    while later is not None and later.then is not None and later.then.kind in LOADING:
        ways = later.then.options
        follow = (*follow, SKIP if SKIP in ways else ways[0])
        later = course.foresee(subject.option, follow)
    return () if later is None or later is found else crossing(view, later)


def painted(view: TableView, told: PreviewText) -> list[Item]:
    """The panel of a preview."""
    return paint(view, told.title, told.chips, told.piece, told.possible)


def preview_of(
    course: GameCourse, view: TableView, option: Option, found: Foresight
) -> PreviewText:
    """What the rules foretell about a choice."""
    asked = course.decision
    seat = asked.seat if asked is not None else view.viewer
    title = course.rules.text_for(course.session.state, option, view.names)
    return PreviewText(capital(title), chips_of(view, found, seat), piece_of(option))


def refused(course: GameCourse, view: TableView, option: Option) -> PreviewText | None:
    """The rule against a choice, in figures."""
    against, asked = course.refusal(option), course.decision
    if against is None or asked is None:
        return None
    rule = course.rules.rule(against.rule)
    words = to_option(course, view, option) or tr(rule.text)
    where = tr("Rulebook: {section}", section=tr(rule.section))
    return PreviewText(words, (Chip(where),), piece_of(option), False)


def piece_of(option: Option) -> str:
    """The tile that a choice is about, or nothing."""
    part = TILES.get(str(option[0]))
    if part is None or len(option) <= part or not isinstance(option[part], int):
        return ""
    tile = int(option[part])
    if not tile:
        return ""
    return f"back.{tile - 200}" if tile > 200 else f"hex.{tile}"
