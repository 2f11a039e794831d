"""Why nothing can be done with a thing that a hand reaches for, and what would let it be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stupor.engine.decision import Decision
from stupor.engine.events import MOVED
from stupor.engine.foresight import Foresight
from stupor.engine.notation import Option
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.face.components.texts import card_text
from stupor.games.stupor_mundi.face.gestures.prompt import prompt_of
from stupor.games.stupor_mundi.face.gestures.shortfall import shortfall
from stupor.games.stupor_mundi.face.gestures.unavailable import STILL, Wish, wish_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_board import own_city
from stupor.games.stupor_mundi.ids import ACTIONS, PURCHASE
from stupor.games.stupor_mundi.params import slots_of
from stupor.language import joined, mark, roman, tr
from stupor.stage.course import GameCourse
from stupor.stage.explanation import NOT_YET

#: What to do first where a thing is only the target of something else.
FIRST: Final = {
    "play": mark("Pick up a card first, then choose the slot."),
    "build": mark("Pick up a lit piece of your Player Board first, then choose the site."),
    "summon": mark("Pick up a lit Ally in the city first, then choose the space."),
    "promote": mark("Pick up a lit Specialist first, then choose its next space."),
}
#: Rules that only say that one place of several is wrong.
VAGUE: Final = ("summon.space", "build.kind", "build.taken", "slot.spears")
TURN_OVER: Final = mark("You have played your card: press the seal to end your turn.")
#: What is told of a card that does nothing: that it lies there, and what found no room.
_SILENT: Final = frozenset({MOVED, "played", "lost"})
#: What is asked when a turn has nothing more to do.
_AFTER: Final = frozenset({"end", "project"})


class Objections:
    """Asks the rules what they have against a wish, as far ahead as the right card would lead."""

    def __init__(self, course: GameCourse) -> None:
        """Answer the one who looks at the course of a game."""
        self._course = course

    def to_thing(self, view: TableView, name: str) -> str:
        """Why a thing cannot be used now; nothing where there is no use for it at all."""
        wish, asked = wish_of(view, name), self._course.decision
        if wish is None or asked is None:
            return ""
        if wish.deed in STILL:
            return tr(STILL[wish.deed], house=_owner(view, wish))
        if any(option in asked.options for option in wish.options):
            return tr(FIRST[wish.deed]) if wish.deed in FIRST else _open(view)
        if asked.kind == "end":
            return tr(TURN_OVER)
        if asked.kind == "turn":
            return self._in_turn(view, asked, wish)
        return self._in_between(view, asked, wish)

    def to_option(self, view: TableView, option: Option) -> str:
        """The rule against an option in figures; nothing where it names none."""
        against = self._course.refusal(option)
        return shortfall(view, against.rule, option, self._course.decision) if against else ""

    def _in_between(self, view: TableView, asked: Decision, wish: Wish) -> str:
        """Another question is open."""
        state = self._course.session.state
        if away := _away(view, wish):
            return away
        if asked.kind == wish.deed:
            return self._same_deed(view, state, asked, wish)
        if asked.kind != "action" or wish.deed not in ACTIONS:
            return _open(view)
        if (wish.deed,) in asked.options:
            return tr("First choose the lit action {action}.", action=tr(ACTION_OF[wish.deed].name))
        actions = asked.context.get("actions")
        if isinstance(actions, list) and wish.deed not in actions:
            pointed = joined((tr(ACTION_OF[str(action)].name) for action in actions), "or")
            return tr(
                "This card points to {pointed}, not to {action}.",
                pointed=pointed,
                action=tr(ACTION_OF[wish.deed].name),
            )
        return self._said(view, state, asked, ((wish.deed,),))

    def _same_deed(self, view: TableView, state: Any, asked: Decision, wish: Wish) -> str:
        """The open question is about this very deed; nothing where it would only be told again."""
        if not wish.options:
            return ""
        return self._said(view, state, asked, wish.options) or _open(view)

    def _in_turn(self, view: TableView, asked: Decision, wish: Wish) -> str:
        """Nothing has been played yet."""
        if wish.deed not in ACTIONS:
            return self._said(view, self._course.session.state, asked, wish.options) or _open(view)
        slots = slots_of(wish.deed)
        cards = {option: int(option[2]) for option in asked.options if _lies_down(option, slots)}
        free = joined(map(roman, sorted({*cards.values()}) or slots), "or")
        names = {"action": tr(ACTION_OF[wish.deed].name), "slots": free}
        if not cards:
            return tr("{action} needs a card face down in slot {slots}; none is free.", **names)
        if wish.city not in (-1, own_city(view)):
            return self._far(view, asked, wish, names)
        return self._ahead(view, next(iter(cards)), wish) or tr(
            "{action} needs a card face down in slot {slots}: play one there first.", **names
        )

    def _far(self, view: TableView, asked: Decision, wish: Wish, names: Mapping[str, str]) -> str:
        """What is wanted lies in another city, which the own Ship may reach or not."""
        city = tr(CITY_NAMES[wish.city])
        voyage: Option = ("sail", (wish.city - own_city(view)) % len(CITY_NAMES))
        if voyage in asked.options:
            return tr(
                "{action}: travel to {city} first, then play a card face down into slot {slots}.",
                city=city,
                **names,
            )
        why = self._said(view, self._course.session.state, asked, (voyage,))
        return tr("This is in {city}. {why}", city=city, why=why)

    def _ahead(self, view: TableView, card: Option, wish: Wish) -> str:
        """What would still be missing after a card that points to the action."""
        rules, state = self._course.rules, self._course.session.state.clone()
        rules.apply(state, card)
        asked = rules.decision(state)
        deed: Option = (wish.deed,)
        if asked is not None and asked.kind == "action" and deed in asked.options:
            rules.apply(state, deed)
            asked = rules.decision(state)
        if asked is None or asked.kind != wish.deed:
            if wish.deed == PURCHASE and wish.options:
                return shortfall(view, "purchase.cost", wish.options[0], asked)
            asked, state = self._course.decision, self._course.session.state
            return self._said(view, state, asked, (deed,)) if asked is not None else ""
        return self._said(view, state, asked, wish.options)

    def _said(
        self, view: TableView, state: Any, asked: Decision, options: tuple[Option, ...]
    ) -> str:
        """What stands against all of some options; nothing where one of them is offered."""
        found: list[tuple[bool, str]] = []
        for option in options:
            against = self._course.refusal(option, state)
            if against is None or (against.rule == "slot.spears" and asked.kind == "turn"):
                return ""
            if against.rule == "turn.card":
                return _open(view)
            told = shortfall(view, against.rule, option, asked)
            words = told or tr(self._course.rules.rule(against.rule).text)
            found.append((against.rule in VAGUE, words))
        return min(found, default=(False, ""), key=lambda entry: entry[0])[1]


def _lies_down(option: Option, slots: Sequence[int]) -> bool:
    """Whether an option lays a card face down in one of these slots."""
    return option[0] == "play" and option[3] == "down" and option[2] in slots


def _open(view: TableView) -> str:
    """What is asked now, where something else was wanted."""
    return f"{tr(NOT_YET)} {prompt_of(view)}"


def _away(view: TableView, wish: Wish) -> str:
    """What is wanted lies in another city than the own Ship."""
    home = own_city(view)
    if wish.city in (-1, home):
        return ""
    return tr(
        "This is in {city}; your Ship is in {home}.",
        city=tr(CITY_NAMES[wish.city]),
        home=tr(CITY_NAMES[home]),
    )


def _owner(view: TableView, wish: Wish) -> str:
    if not wish.seat or wish.seat == "f":
        return tr("Frederick")
    return view.names[int(wish.seat)]


def has_no_effect(foresight: Foresight | None) -> bool:
    """Whether nothing follows from playing a card but that it lies in its slot."""
    then = foresight.then if foresight is not None else None
    if foresight is None or then is None or then.kind not in _AFTER:
        return False
    kinds = [event.kind for event in foresight.events]
    return kinds.count(MOVED) == 1 and _SILENT.issuperset(kinds)


def question_of(option: Option) -> str:
    """What is asked before a card is played for nothing."""
    card = card_text(int(option[1]))[0]
    return tr("Play {card} for no effect? Drop it again to confirm, Esc to cancel.", card=card)
