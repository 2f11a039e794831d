"""What is said of a thing: its name, the rule, how it stands now, and where the rulebook has it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from stupor.engine.record import record
from stupor.engine.rules import Rule
from stupor.language import mark, strung, tr
from stupor.stage.view import View

NOW: Final = mark("Now: {figures}.")
#: How an objection begins that only tells what is asked before.
NOT_YET: Final = mark("Not yet.")
#: A semicolon with the space that some languages put before it, and what follows.
_STOP: Final = re.compile(r"\s*; (.)")
#: What the plate of undo does at a strict, a friendly and a sandbox table, and at a friendly one
#: where nobody else could be asked.
_UNDO: Final = {
    "strict": mark(
        "Undoes your moves one by one, until something new is revealed or another player moves."
    ),
    "friendly": mark(
        "Undoes your last move. If something was revealed or another person has moved since, "
        "everyone must agree."
    ),
    "alone": mark("Undoes your last move, even if something was revealed since."),
    "sandbox": mark(
        "Undoes your last move, even if something was revealed since. The game is then marked as "
        "a sandbox."
    ),
}
#: The parts of a name: a kind, a number, a place.
Parts = list[str]


@record
class Explanation:
    """A title, the rule in a few sentences, the present numbers, and the rule's id."""

    title: str
    text: str
    numbers: str = ""
    rule: str = ""
    #: The component that is shown beside the words.
    piece: str = ""
    #: Where the rulebook speaks of it.
    source: str = ""


def plain(title: str, text: str, rule: str = "") -> Callable[[object, Parts], Explanation]:
    """Tells the same whatever lies on the table."""
    return lambda view, parts: Explanation(tr(title), tr(text), "", rule)


def sourced(told: Explanation | None, rules: Mapping[str, Rule]) -> Explanation | None:
    """The same with its place in the rulebook, where it names a rule."""
    if told is None or not told.rule:
        return told
    return replace(told, source=tr("Rulebook: {section}", section=tr(rules[told.rule].section)))


def completed(told: Explanation, key: str, why: str) -> Explanation:
    """The same with the key that leads to the thing, and why it cannot be used now.

    Figures that the reason names are not told twice.
    """
    if key:
        told = replace(told, text=tr("{text} Key: {key}.", text=told.text, key=key.rstrip(".")))
    if not why:
        return told
    why = why.removeprefix(tr(NOT_YET)).strip()
    figures = [one for one in figures_of(told.numbers) if not _said(one, why)]
    if not why:
        return replace(told, numbers=now(*figures))
    why = _STOP.sub(_sentences, why.rstrip("."))
    said = f"{tr(NOT_YET)} {why[:1].upper()}{why[1:]}"
    return replace(told, numbers=now(*figures, said) if figures else f"{said}.")


def _said(figure: str, why: str) -> bool:
    """Whether a reason names a figure, in words of their own."""
    return re.search(rf"(?<!\w){re.escape(figure)}(?!\w)", why, re.IGNORECASE) is not None


def _sentences(found: re.Match[str]) -> str:
    """A full stop for a semicolon: semicolons stand between figures."""
    return f". {found[1].upper()}"


def now(*sentences: str) -> str:
    """The present numbers as one line; empty sentences are left out."""
    said = [sentence for sentence in sentences if sentence]
    return tr(NOW, figures=strung(said)) if said else ""


def figures_of(numbers: str) -> list[str]:
    """The sentences of a line of present numbers."""
    before, _, after = tr(NOW, figures="|").partition("|")
    said = numbers.removeprefix(before).removesuffix(after)
    return said.split(strung(("", ""))) if said else []


def undo_text(view: View, parts: Parts) -> Explanation:
    """Undo and redo: how far this table goes back, and what stands in the way now."""
    if parts[-1] == "redo":
        text = tr("Redoes what you undid.")
        said = tr("possible") if view.can_redo else tr("nothing to redo")
        return Explanation(tr("Redo"), text, now(said))
    barred = tr("cannot undo: {why}", why=view.undo_why) if view.undo_why else tr("cannot undo")
    said = now(tr("possible") if view.can_undo else barred)
    alone = view.undo_mode == "friendly" and view.seats - len(view.computers) < 2
    mode = "alone" if alone else view.undo_mode
    return Explanation(tr("Undo"), tr(_UNDO.get(mode, _UNDO["strict"])), said)
