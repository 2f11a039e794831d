"""The rows of the preview panel: a choice and chips for all that would follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from stupor.engine.notation import Option
from stupor.engine.rules import Rule
from stupor.games.stupor_mundi.actions import ACTION_OF
from stupor.games.stupor_mundi.crusade.data import BOARD_NAMES
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.components.icons import GREAT_BONUS
from stupor.games.stupor_mundi.face.components.texts import KEEPS
from stupor.games.stupor_mundi.face.explain.crusade import ship_worth
from stupor.games.stupor_mundi.face.preview.consequences import Change, Consequences, Gain
from stupor.games.stupor_mundi.face.preview.paying import paying
from stupor.games.stupor_mundi.face.preview.preview_panel import Chip, PreviewRow
from stupor.games.stupor_mundi.face.preview.preview_words import (
    next_words,
    refusal_words,
    sign_of,
    title_of,
)
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.face.workplace.workplace_area import ability_at
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.ids import END_PHASE, GREAT, SITE_NAMES
from stupor.games.stupor_mundi.log_lines import card_name
from stupor.games.stupor_mundi.outcomes import counted_by
from stupor.games.stupor_mundi.params import SPEARS
from stupor.games.stupor_mundi.wording import coins_text
from stupor.language import mark, tr, trn
from stupor.stage.name import parsed

#: Prices in the order in which they are told.
PAID: Final = ("coins", "stone", "grain", "vp")
#: Questions that come between a Great Structure and its bonus.
BEFORE_BONUS: Final = frozenset({"resource", "store", "market", "order"})
PALACE_WORDS: Final = {
    "f.grain": (mark("Grain"), "frederick-grain"),
    "f.stone": (mark("Stone"), "frederick-stone"),
    "f.treasury": (mark("Treasury"), "frederick-treasury"),
    "f.keeps": (mark("Keeps"), "frederick-keep"),
    "f.towers": (mark("Towers"), "frederick-tower"),
    "f.walls": (mark("Walls"), "frederick-wall"),
    "f.allies": (mark("Court"), "frederick-ally"),
    "f.specialist": (mark("Specialist"), "frederick-specialist"),
}
#: Why a measure is zero.
_NOTHING: Final = {
    "court": mark("+0: no Ally in Frederick\u2019s Court"),
    "imperial structures / 2": mark("+0: too few Structures in Frederick\u2019s Castle"),
    "imperial structures / 3": mark("+0: too few Structures in Frederick\u2019s Castle"),
    "reserve": mark("+0: Frederick\u2019s Reserve is empty"),
    "imperial steps": mark("+0: Frederick\u2019s Specialist stands on A1"),
    "allies": mark("+0: you host no Ally"),
    "closed sides": mark("+0: no side of your Castle is closed"),
    "issued": mark("+0: you have issued no Edict"),
    "burghers": mark("+0: none of your Specialists is in a Village or City"),
    "structures / 3": mark("+0: your Castle has fewer than 3 Structures"),
}
#: Questions after which the counting is still to come.
_BEFORE: Final = frozenset({"give", "store", "resource"})


def spears_of(option: Option) -> tuple[str, ...]:
    """The main actions between which a card played face down chooses; none for anything else."""
    if option[0] != "play" or option[-1] != "down":
        return ()
    return SPEARS[int(option[2]) - 1]


def row_of(
    view: TableView, found: Consequences, words: Callable[[Option], str], action: str = ""
) -> PreviewRow:
    """What follows from a choice; `action` names the main action that it is seen under."""
    options = found.foresight.options
    title = title_of(options, words)
    if action and not title.startswith(tr(ACTION_OF[action].name)):
        title = tr(ACTION_OF[action].title)
    return PreviewRow(action or sign_of(options[-1]), title, tuple(chips_of(view, found)))


def refused_row(
    view: TableView, sign: str, title: str, rule: Rule, option: Option = ()
) -> PreviewRow:
    """Something that is not possible, and the rule against it."""
    return PreviewRow(sign, title, possible=False, note=refusal_words(view, rule, option))


def chips_of(view: TableView, found: Consequences) -> list[Chip]:
    """Prices, gains with their sources, Edicts, opened spaces, Allies, and what comes next."""
    chips = [
        *_prices(found.gains),
        *_given(found),
        *_gains(view, found),
        *empty_counts(found),
        *_opened(found),
        *_abilities(view, found),
        *holdings_chips(view, found),
        *_palace(found),
        *_allies(view, found),
        *_hidden(found),
        *_edicts(found),
    ]
    chips += _next(view, found, bool(chips))
    return chips or [Chip(tr("nothing else changes"), plain=True)]


def delta_text(delta: int) -> str:
    """A figure with its sign."""
    return f"{delta:+d}".replace("-", "\u2212")


def _prices(gains: tuple[Gain, ...]) -> Iterator[Chip]:
    for stock in PAID:
        paid = sum(gain.delta for gain in gains if gain.stock == stock and gain.delta < 0)
        if paid:
            yield Chip(delta_text(paid), GOOD_OF[stock].word, True)


def _given(found: Consequences) -> Iterator[Chip]:
    """A card that is the price, where the choice itself does not name it."""
    if found.foresight.options[-1][0] != "give":
        for (card,) in found.told("gave"):
            yield Chip(tr("give {card}", card=card_name(str(card))), "back", True)


def _gains(view: TableView, found: Consequences) -> Iterator[Chip]:
    for gain in found.gains:
        if gain.delta >= 0:
            yield Chip(_gained(view, found, gain), GOOD_OF[gain.stock].word)
    if found.sides and not any(gain.reason == "castle" for gain in found.gains):
        yield Chip(tr("side closed"), "castle-side")


def _gained(view: TableView, found: Consequences, gain: Gain) -> str:
    """A figure and what it comes from."""
    figure = delta_text(gain.delta)
    if gain.reason == "castle":
        return tr("side closed {figure}" if found.sides else "income {figure}", figure=figure)
    if gain.reason == "edicts":
        return tr("reward {figure}", figure=figure)
    if gain.reason == "crusade":
        return tr("Books {figure}", figure=figure)
    paths = ""
    if gain.reason == "workplace":
        paths = "".join(path.upper() for path, _ in paying(view, found, gain))
    return tr("Path {paths} {figure}", paths=paths, figure=figure) if paths else figure


def _opened(found: Consequences) -> Iterator[Chip]:
    for move in found.moves:
        home, *parts = parsed(move.source).words
        if home != "board":
            continue
        piece, site = int(parts[1]), parsed(move.target).last
        if piece < 8:
            number, icon = (piece + 2, "ally") if piece < 4 else (piece, "warehouse")
            yield Chip(tr("space {number}", number=number), icon)
        elif site in SITE_NAMES:
            yield Chip(tr(KEEPS[site]), "keep")
        then = found.foresight.then
        if piece in GREAT and then is not None and then.kind in BEFORE_BONUS:
            yield Chip(tr("Great bonus"), GREAT_BONUS[piece].partition(":")[0])


def _abilities(view: TableView, found: Consequences) -> Iterator[Chip]:
    """What a Specialist of the House gives from its new space on, if no other does so already."""
    mine = f"specialist.{found.seat}."
    for piece, _, target in found.moves:
        if piece.startswith(mine) and not any(
            p.startswith(mine) for p in view.table.pieces(target)
        ):
            _, path, number = parsed(target).words
            if ability_at(view, path, int(number)):
                words = tr("ability of {place}", place=f"{path.upper()}{number}")
                yield Chip(words, "specialist", plain=True)


def _palace(found: Consequences) -> Iterator[Chip]:
    for change in found.changes:
        if change.name in PALACE_WORDS:
            words, icon = PALACE_WORDS[change.name]
            yield Chip(f"{tr(words)} {_step(change)}", icon, plain=True)


def _step(change: Change) -> str:
    letter = "A" if change.name == "f.specialist" else ""
    before, after = f"{letter}{change.before}", f"{letter}{change.after}"
    return tr("{before} to {after}", before=before, after=after)


def _edicts(found: Consequences) -> Iterator[Chip]:
    then = found.foresight.then
    if found.edicts:
        many = trn("Edict", "{count} Edicts", found.edicts)
        now = then is not None and then.kind == "edict"
        yield Chip(tr("then: {what}", what=many) if now else many, "issue-edict")


def _allies(view: TableView, found: Consequences) -> Iterator[Chip]:
    """New Allies and changed conditions as the difference at the end of a round."""
    for seat in (view.viewer, *view.rivals()):
        marks = [m for m in found.marks if parsed(m.zone).parts[0] == str(seat)]
        delta = found.after.fact(f"income_allies.{seat}") - view.fact(f"income_allies.{seat}")
        if not delta and not marks:
            continue
        names = [tr(ALLIES[number_of(mark.ally)].name) for mark in marks]
        who = "" if seat == view.viewer else f"{view.names[seat]}: "
        what = (
            names[0]
            if len(names) == 1
            else trn("{count} Ally", "{count} Allies", len(names))
            if names
            else tr("each round")
        )
        yield Chip(f"{who}{what} {delta_text(delta)}", "vp", delta < 0)


def _hidden(found: Consequences) -> Iterator[Chip]:
    if found.drawn:
        yield Chip(tr("draw {count}", count=found.drawn), "back")
    elif found.foresight.veiled:
        yield Chip(tr("a new tile is revealed"), "next-edict", plain=True)
    if found.after.undo_mode == "strict" and (found.drawn or found.foresight.veiled):
        yield Chip(tr("no Undo after it"), plain=True)


def _next(view: TableView, found: Consequences, told: bool) -> Iterator[Chip]:
    then, last = found.foresight.then, found.foresight.options[-1]
    if last == ("pass",):
        yield Chip(tr("no more turns this round"), plain=True)
    elif then is None:
        after = tr("Frederick’s turn") if view.solo else tr("next player’s turn")
        ends = view.solo and view.count("phase") == END_PHASE
        yield Chip(tr("the round ends") if ends else after, plain=True)
    elif then.kind == "edict" and found.edicts:
        return
    elif then.kind != "end":
        yield from map(partial(Chip, plain=True), next_words(then))
    elif not told:
        yield Chip(tr("nothing else happens; end your turn"), plain=True)


def empty_counts(found: Consequences) -> Iterator[Chip]:
    """A chip for each thing that the played or purchased card counts in vain."""
    then = found.foresight.then
    if then is not None and then.kind in _BEFORE:
        return
    gained = {gain.stock for gain in found.gains if gain.delta > 0 and gain.reason == "cards"}
    for option in filter(_runs, found.foresight.options):
        for clause in counted_by(int(option[1])):
            if clause.what in GOOD_OF and clause.what not in gained:
                words = tr(_NOTHING.get(clause.measure, "+0"))
                yield Chip(words, GOOD_OF[clause.what].word, plain=True)


def _runs(option: Option) -> bool:
    """Whether an option plays a card face up or purchases one."""
    match option:
        case ("purchase", _, *_):
            return True
        case ("play", _, _, "up"):
            return True
    return False


def holdings_chips(view: TableView, found: Consequences) -> Iterator[Chip]:
    """What a Book brings, a Project is worth, the end would count, and a ban that comes."""
    for move in found.moves:
        kind, place = parsed(move.piece).kind, parsed(move.target).kind
        if kind == "book" and place == "books":
            yield _book(found)
        elif kind == "project" and place == "projects":
            worth = found.after.fact(f"project_worth.{found.seat}.{number_of(move.piece)}")
            yield Chip(tr("if built +{vp}", vp=worth), "vp", plain=True)
        elif kind in ("papal", "imperial") and place == "over":
            yield Chip(tr("Papal") if kind == "papal" else tr("Imperial"), kind)
    yield from _at_the_end(view, found)
    yield from _bans(view, found)


def _book(found: Consequences) -> Chip:
    count = found.after.fact(f"books.{found.seat}")
    if found.after.count("banned.library"):
        return Chip(tr("{coins} per promotion", coins=coins_text(count)), "book")
    return Chip(tr("{count} VP per promotion", count=count), "book")


def _at_the_end(view: TableView, found: Consequences) -> Iterator[Chip]:
    """How the count of Ships and Projects at the end would change, House by House.

    Where the next Ship would turn up, the facts are those of now, without the Ship that is bought.
    """
    bought = found.foresight.veiled and any("supply" in m.piece for m in found.moves)
    for seat in (view.viewer, *view.rivals()):
        name = f"final.expansions.{seat}"
        delta = found.after.fact(name) - view.fact(name)
        delta += ship_worth(view) if bought and seat == found.seat else 0
        if not delta:
            continue
        figure = f"{delta:+d}".replace("-", "\u2212")
        words = tr("at the end {figure}", figure=figure)
        if seat != view.viewer:
            words = tr("{house}: {words}", house=view.names[seat], words=words)
        yield Chip(words, "vp", delta < 0)


def _bans(view: TableView, found: Consequences) -> Iterator[Chip]:
    """Boards whose last thing would be taken."""
    for name in BOARD_NAMES:
        left = f"crusade.left.{name}"
        if view.fact(left) and not found.after.fact(left):
            yield Chip(tr("the last one: an Edict, then the ban"), "ban")
