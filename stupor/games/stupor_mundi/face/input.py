"""What the hand's movements and letters mean, what is asked, and what stands against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import PASSES, Option
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.castle.incomes import in_order
from stupor.games.stupor_mundi.face.gestures.attempts import attempt, known_places
from stupor.games.stupor_mundi.face.gestures.objections import (
    Objections,
    has_no_effect,
    question_of,
)
from stupor.games.stupor_mundi.face.gestures.offered import gestures
from stupor.games.stupor_mundi.face.gestures.plaque_words import banners, of_hand, plaque_text
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.face.margin.seal import no_pass
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import TableView
from stupor.language import mark, tr
from stupor.stage.affordance import Attempt, Gesture, Held, Under
from stupor.stage.bindings import Action
from stupor.stage.course import GameCourse
from stupor.stage.game_ui.input import Input
from stupor.stage.game_ui.override import override
from stupor.stage.items import Rect
from stupor.stage.keymap import Keymap
from stupor.stage.name import parsed
from stupor.stage.plaque import Plaque, PlaqueGrid, PlaqueText, beside
from stupor.stage.view import Facts

#: How the names of the incomes of the own castle begin.
INCOME: Final = "castle.income"


def numbered(view: TableView, names: Iterable[str], digit: str, held: str = "") -> list[str]:
    """The things that bear a figure: by their key, their own name, their place, or their order.

    Where a Ship is held, it sails so many steps; cards of a hand go by their order alone.
    """
    order = list(names)
    keyed = [f"{INCOME}{side}" for side in in_order(view)]
    zones = {parsed(zone_of(view, name)).kind for name in order}
    if parsed(held).kind == "ship" or zones == {"hand"}:
        found = order
    elif order and {*order} <= {*keyed}:
        found = keyed
    else:
        return _bearing(view, order, digit) or order[int(digit) - 1 : int(digit)]
    return found[int(digit) - 1 : int(digit)]


def _bearing(view: TableView, names: Sequence[str], digit: str) -> list[str]:
    """The things in whose own name, place or site the figure is."""
    own = [name for name in names if parsed(name).last == digit]
    placed = [name for name in names if parsed(zone_of(view, name)).last == digit]
    sites = [name for name in names if parsed(name).kind == "castle" and name.endswith(digit)]
    return own or placed or sites


KEYS: Final = Keymap(
    actions={
        "ship": Action(mark("Ship; sell"), "s"),
        "hand": Action(mark("Hand"), "c"),
        "promote": Action(mark("Promote, Specialists"), "p"),
        "market": Action(mark("Market"), "m"),
        "build": Action(mark("Build, Structures; buy"), "b"),
        "allies": Action(mark("Summon, Allies"), "a"),
        "purchase": Action(mark("Purchase, Advanced cards"), "u"),
        "edict": Action(mark("Edicts"), "e"),
        "discard": Action(mark("Discard"), "d"),
        "expansions": Action(mark("Expansions at full size"), "x"),
    },
    jumps={
        "ship": (("voyage", "market.sell"), ("voyage", "ship.")),
        "hand": (("hand", "card."),),
        "promote": (("actions", "action.1"), ("workplace", "specialist."), ("workplace", "")),
        "market": (("actions", "action.2"), ("voyage", "market.")),
        "build": (("voyage", "market.buy"), ("actions", "action.3"), ("pieces", "")),
        "allies": (("actions", "action.4"), ("voyage", "ally."), ("allies", "")),
        "purchase": (("actions", "action.5"), ("voyage", "card.")),
        "edict": (("edicts", "edict."), ("edicts", "active."), ("edicts", "reward.")),
    },
    letters={"promote": {path: ("specialist.", f"work.{path}.") for path in ("a", "b", "c")}},
    puts={"discard": ("discard.", "hand")},
    arrows={"up": ("icon.", ".add"), "down": ("icon.", ".remove")},
    rides={"ship": "ship."},
    opens=frozenset({"expansions"}),
    shown_open=frozenset({"project", "book", "supply", "knight"}),
    figures={"order": INCOME, "income": INCOME},
    told={
        "1 \u2013 6": mark("Choose what has that number"),
        "a b c": mark("While promoting: along that path"),
    },
    numbered=numbered,
)


#: What is said while something is held over no place for it.
_PUT_DOWN_CARD: Final = mark("Drop it on a lit slot. F flips it, Esc puts it back.")
_PUT_DOWN: Final = mark("Drop it on a lit place; Esc puts it back.")


class StuporMundiInput(Input[TableView]):
    """What the hand's movements mean, what is asked of it, and what stands against it."""

    keys = KEYS

    @override
    def gestures(self, decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
        """All the ways to answer a question."""
        return gestures(decision, table, facts)

    @override
    def attempt(self, decision: Decision, table: Table, held: Held, under: Under) -> Attempt:
        """What a drop that is not offered seems to have meant, and the place it was for."""
        place = under(known_places(decision.seat, decision.kind))
        return Attempt(place, attempt(table, held, place) if place else None)

    @override
    def prompt_text(self, view: TableView) -> str:
        """What the ribbon asks."""
        return prompt_of(view)

    @override
    def drop_prompt(
        self, view: TableView, pick: str, option: Option | None, device: str = "", target: str = ""
    ) -> str:
        """Where to drop what is held, by what is asked; the rules say what a drop does."""
        if option is not None or view.decision is None:
            return ""
        if view.decision.kind == "icon":
            return prompt_of(view)
        card = parsed(pick).kind == "card" and view.decision.kind in ("turn", "play")
        return tr(_PUT_DOWN_CARD if card else _PUT_DOWN)

    @override
    def plaques(
        self,
        decision: Decision,
        found: Sequence[Gesture],
        words: Callable[[Option], str],
        anchors: Mapping[str, Rect],
    ) -> list[Plaque]:
        """The plaques of a decision; those of Houses hang on the table already."""
        hung = banners(decision, found, anchors)
        return hung or super().plaques(decision, found, words, anchors)

    @override
    def grid(self, decision: Decision, count: int, anchors: Mapping[str, Rect]) -> PlaqueGrid:
        """Plaques stand beside the hand."""
        return beside(count, anchors, of_hand(decision))

    @override
    def plaque_text(self, decision: Decision, option: Option) -> PlaqueText:
        """What a plaque says that is not in the rules' own words."""
        return plaque_text(decision, option)

    @override
    def confirmation(
        self, course: GameCourse, view: TableView, option: Option, follow: Sequence[Option] = ()
    ) -> str:
        """What is asked before a card is played for nothing."""
        if option[0] != "play" or not has_no_effect(course.foresee(option, follow)):
            return ""
        return question_of(option)

    @override
    def objection(self, course: GameCourse, view: TableView, about: str | Option) -> str:
        """Why a thing cannot be used now, or the rule against an option, in figures."""
        if about == PASSES:
            return no_pass(view)
        against = Objections(course)
        if isinstance(about, str):
            return against.to_thing(view, about)
        return against.to_option(view, about)
