"""The lower row: what made up the result, what came to light, all throws of a turn, in short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from stupor.engine.review_params import VP, Unit
from stupor.language import tr, trn
from stupor.match.review import Reveal, Review
from stupor.scenes.drawing import heading
from stupor.scenes.looks import BEST_RED, GOLD, INK, SEPIA, TITLE_INK
from stupor.scenes.persona_choices import a_rank
from stupor.scenes.review.cards import GREEN
from stupor.scenes.review.figure_words import amount, error, signed, size, whole
from stupor.scenes.review.reviewed_turns import notable_reveals
from stupor.scenes.review.turn_words import ReviewWords
from stupor.stage.items import Box, Face, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

_HEAD: Final = 50.0
_MOST: Final = 4
#: So many reveals are told on a page of their own.
_MANY: Final = 9
#: A row is at most so high; in one that has room letters are larger by this.
_HIGHEST: Final = 74.0
_ROOMY: Final = 50.0
_LARGER: Final = 1.22
#: What the set-up brought stands in the run of play where it is less of what is worth telling.
_WORTH_A_ROW: Final = 2.0
#: So many turns are named that cost the most.
_COSTLY: Final = 2
#: So much of the luck of throws is seen in the results of measured games.
_KEPT: Final = 0.75
_BAND: Final = (255, 250, 234, 150)


class Row(NamedTuple):
    """A line of a panel: what it is, its figure and error, and a word beside it."""

    words: str
    figure: str
    error: str = ""
    note: str = ""
    gain: float = 0.0
    sign: str = ""
    when: str = ""


def panel_items(key: str, rect: Rect, title: str, hint: str) -> list[Item]:
    """A sheet of paper with its title and a word at the right."""
    x, y, w, _ = rect
    half = w * 0.56
    beside = (x + half, y + 16, w - half - 28, 34)
    return [
        NineSlice(f"{key}.paper", 1, rect, "ui/panel-paper", 24),
        heading(f"{key}.title", (x + 28, y + 16, half - 28, 34), title, 23),
        Label(f"{key}.hint", 110, beside, hint, "italic", 19, SEPIA, "right"),
    ]


def rows_items(key: str, rect: Rect, rows: Sequence[Row], total: Row) -> list[Item]:
    """The lines of a panel and, below a golden rule, their sum."""
    x, y, w, h = rect
    top = y + _HEAD + 6
    least = max(_MOST, len(rows))
    each = min(_HIGHEST, (h - _HEAD - 22) / (least + 1))
    items: list[Item] = []
    noted = any(row.note for row in rows)
    for number, row in enumerate(rows):
        place = (x + 20, top + each * number, w - 40, each)
        if number % 2 == 0:
            items.append(Box(f"{key}.band{number}", 100, place, _BAND, radius=4))
        items += _row(f"{key}.row{number}", place, row, noted)
    foot = (x + 20, top + each * least + 3, w - 40, each)
    items.append(Box(f"{key}.line", 103, (foot[0], foot[1] - 2, foot[2], 2), (*GOLD, 220)))
    items += _row(f"{key}.sum", foot, total, noted, True)
    return alike(items, ".words", ".note")


def _row(key: str, place: Rect, row: Row, noted: bool, strong: bool = False) -> Iterator[Item]:
    x, y, w, h = place
    k = _LARGER if h > _ROOMY else 1.0
    left = x + 10
    if row.when:
        yield Label(f"{key}.when", 110, (left, y, 58, h), row.when, "bold", 18 * k, SEPIA)
        left += 64
    if row.sign:
        side = min(30.0 * k, h - 6)
        yield Picture(f"{key}.sign", 110, (left, y + (h - side) / 2, side, side), row.sign)
        left += side + 10
    figures = x + w - (max(340, w * 0.52) if noted else 164)
    words = (left, y, figures - left - 4, h)
    face: Face = "title" if strong else "bold"
    ink = TITLE_INK if strong else INK
    yield Label(f"{key}.words", 110, words, row.words, face, 20 * k, ink, "left")
    colour = INK if not row.gain else GREEN if row.gain > 0 else BEST_RED
    spot = (figures, y, 74, h)
    yield Label(f"{key}.figure", 110, spot, row.figure, "number", 22 * k, colour, "right")
    beside = (figures + 78, y, 82, h)
    yield Label(f"{key}.error", 110, beside, row.error, "text", 18.5 * k, INK, "left")
    note = (figures + 162, y, x + w - figures - 168, h)
    if row.note:
        yield Label(f"{key}.note", 110, note, row.note, "italic", 18 * k, SEPIA, "left")


def result_rows(review: Review, tell: ReviewWords, own: bool) -> tuple[list[Row], Row]:
    """The parts of the result, the run of play among them, and the result that they add up to."""
    unit = review.unit
    apart = abs(review.start) >= _WORTH_A_ROW * unit.least
    play = review.run_of_play + (0.0 if apart else review.start)
    rows = [
        *([Row(tr("The set-up"), whole(unit, review.start), gain=review.start)] if apart else []),
        *_turn_rows(review, tell, own),
        Row(tr("The run of play"), whole(unit, play), "", tr("what no turn explains"), play),
    ]
    end = review.leads[-1][1] if review.leads else 0.0
    added = tr("VP: the parts add up") if unit == VP else tr("spaces: the parts add up")
    return rows, Row(tr("Result"), whole(VP, end), "", added, end)


def _turn_rows(review: Review, tell: ReviewWords, own: bool) -> Iterator[Row]:
    """What the seat gave away, what the best rival did, and what came to light."""
    count, unit = len(review.of(review.seat)), review.unit
    if review.lost is not None:
        mine = trn("Your {count} turn", "Your {count} turns", count)
        theirs = trn("{count} turn of this seat", "{count} turns of this seat", count)
        lost, like = -review.lost.vp, review.lost.like
        note = tr("like {rank}", rank=a_rank(like)) if like else ""
        told = whole(unit, lost), _error(unit, review.lost.error)
        yield Row(mine if own else theirs, *told, note, lost)
    if review.given is not None:
        given = review.given
        several = len(tell.looks) > 2
        words = tr("The best rival’s turns") if several else tr("The rival’s turns")
        told = whole(unit, given.vp), _error(unit, given.error)
        yield Row(words, *told, tr("given away"), given.vp)
    if review.luck is not None:
        told = signed(review.luck.vp), error(review.luck.error)
        beside = review.chance and notable_reveals(review)  # alone there is no panel of luck
        note = tr("details alongside") if beside else ""
        yield Row(tr("Luck"), *told, note, review.luck.vp)


def _error(unit: Unit, value: float) -> str:
    return f"\u00b1\u00a0{size(unit, value)}"


def reveal_rows(review: Review, tell: ReviewWords, apart: bool) -> tuple[list[Row], Row]:
    """Single reveals that were worth a point or more, in their order, and the sum of all."""
    most = _MANY if apart else _MOST
    found = sorted(notable_reveals(review)[:most], key=lambda one: one.ply)
    rows = [_reveal(review.seat, one, tell) for one in found]
    luck = review.luck
    count = len(review.reveals)
    words = trn("{count} in all", "All {count} together", count) if count else tr("Total")
    if not rows and review.complete:
        rows = [Row(tr("Nothing worth 1 VP or more"), "")]
    if luck is None:
        return rows, Row(words, "")
    return rows, Row(words, signed(luck.vp), error(luck.error), "", luck.vp)


def _reveal(seat: int, one: Reveal, tell: ReviewWords) -> Row:
    when = tell.when_briefly(one.ply)
    words, gain = tell.row_words(one), one.vp[seat]
    return Row(words, signed(gain), error(one.error), "", gain, tell.pile_sign(one), when)


def short_words(
    review: Review, who: str, own: bool, when: Callable[[int], str] | None = None
) -> str:
    """The whole review in a few sentences; the costliest turns where `when` names their rounds."""
    if review.lost is None:
        return ""
    lost = amount(review.unit, review.lost.vp)
    mine = tr("You gave away about {amount}.", amount=lost)
    said = [mine if own else tr("{who} gave away about {amount}.", who=who, amount=lost)]
    if review.given is not None:
        given = f"{max(0.0, review.given.vp):.0f}"
        several = len({graded.seat for graded in review.turns}) > 2
        best = tr("The best rival gave away about {vp} VP.", vp=given)
        said.append(best if several else tr("The rival gave away about {vp} VP.", vp=given))
    said.append(_costly(review, when) if when is not None else "")
    return " ".join(filter(None, [*said, _dice_words(review)]))


def _costly(review: Review, when: Callable[[int], str]) -> str:
    """The rounds of the largest confirmed losses of the seat, in the order of the game."""
    marked = [graded for graded in review.of(review.seat) if graded.marked]
    largest = sorted(marked, key=lambda graded: graded.lost, reverse=True)[:_COSTLY]
    if not largest:
        return ""
    vp = size(review.unit, sum(graded.lost for graded in largest))
    if len(largest) == 1:
        return tr("One turn cost about {vp} of them: {when}.", vp=vp, when=when(largest[0].round))
    places = [when(graded.round) for graded in sorted(largest, key=lambda graded: graded.ply)]
    return tr(
        "Two turns cost about {vp} of them: {first} and {second}.",
        vp=vp,
        first=places[0],
        second=places[1],
    )


def sum_words(review: Review, tell: ReviewWords, own: bool) -> str:
    """The parts of the result in a line, for a page that has no room for their panel."""
    rows, total = result_rows(review, tell, own)
    parts = " \u00b7 ".join(f"{row.words}\u00a0{row.figure}" for row in rows)
    told = amount(review.unit, total.gain, total.figure)
    return tr("{parts}: together {amount}.", parts=parts, amount=told)


def _dice_words(review: Review) -> str:
    """What the throws were worth, where all their outcomes are known."""
    own = sum(one.vp[review.seat] for one in review.reveals if one.exact)
    if abs(own) < review.unit.least:
        return ""
    if not review.chance:
        return tr("Luck of the rolls: {amount}.", amount=amount(review.unit, own, signed(own)))
    vp, part = (f"{own * share:+.0f}".replace("-", "\u2212") for share in (1, _KEPT))
    return tr(
        "Luck of the rolls, compared with rivals: {vp} VP. On average {part} VP of that remains at "
        "the end.",
        vp=vp,
        part=part,
    )
