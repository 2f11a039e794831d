"""A chapter in words and signs: its twist, its seal, its set-up, and what the titles take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from stupor.games.stupor_mundi.campaign.chapter import Chapter
from stupor.games.stupor_mundi.campaign.seals import seal_text
from stupor.games.stupor_mundi.campaign.twists import TWISTS
from stupor.games.stupor_mundi.campaign.words import bent_texts, setup_texts
from stupor.games.stupor_mundi.sheet.titles import TITLES
from stupor.language import mark, tr, trc
from stupor.scenes.looks import CREAM, GILT, INK, SAND, TITLE_INK
from stupor.stage.items import Box, Face, Item, Label, Picture, Rect

#: The sign of a twist and of a seal.
TWIST_SIGNS: Final = {
    "travel_price": "icon/ship",
    "workplace_grain": "icon/grain",
    "frederick_issues": "icon/issue-edict",
    "removes_both": "icon/frederick-ship",
    "crusade_boards": "icon/knight",
}
SEAL_SIGNS: Final = {
    "sides": "icon/closed-side",
    "coins": "icon/augustalis",
    "tours": "icon/ship-any",
    "allies": "icon/ally",
    "cities": "icon/city",
    "edicts": "icon/issue-edict",
    "structures": "icon/structure",
    "structures_ahead": "icon/structure",
    "title": "icon/crown",
    "crusade_items": "icon/knight",
}
PLAIN: Final = mark("None: the printed rules apply.")
_WORDS: Final = 0.17
#: The last row of three, and what its words leave free for the wax beside it.
LAST: Final = 2
_BESIDE: Final = 122.0
#: Lines of words are about so many times as long as the words, for they break at their ends.
_RAGGED: Final = 1.03

#: How wide some words are in a face and a size.
Measure = Callable[[str, Face, float], float]


class Term(NamedTuple):
    """One line about a chapter."""

    name: str
    sign: str
    words: str


def terms_of(chapter: Chapter) -> tuple[Term, Term, Term]:
    """Twist, seal and set-up."""
    story = chapter.terms.story
    at_work = [name for name in TWISTS if getattr(story.twists, name)]
    sign = TWIST_SIGNS.get(at_work[0], "icon/edict") if at_work else "icon/edict"
    return (
        Term(tr("Twist"), sign, " ".join(bent_texts(chapter.terms)) or tr(PLAIN)),
        Term(
            tr("Seal"), SEAL_SIGNS.get(story.seal, "icon/crown"), seal_text(story.seal, story.want)
        ),
        Term(trc("of a chapter", "Set-up"), "octagon/market", " ".join(setup_texts(chapter.terms))),
    )


def term_lines(chapter: Chapter, wide: float, size: float, measure: Measure) -> list[int]:
    """How many lines each row needs that is so wide; the words of the last one have less room."""
    most = wide * (1 - _WORDS)
    rooms = (most, most, most - _BESIDE)
    words = (term.words for term in terms_of(chapter))
    return [lines_of(said, size, room, measure) for said, room in zip(words, rooms, strict=True)]


def lines_of(words: str, size: float, room: float, measure: Measure) -> int:
    """How many lines some words take, as they break."""
    return max(1, ceil(_RAGGED * measure(words, "text", size) / room))


def term_items(
    key: str, rect: Rect, chapter: Chapter, size: float, lines: Sequence[int] = (1, 1, 1)
) -> list[Item]:
    """Three rows of a sign, a word and a sentence; one of two lines is twice as high."""
    x, top, w, h = rect
    unit = h / sum(lines)
    start, title = unit + 6, w * _WORDS - unit * 0.5
    items: list[Item] = []
    for number, term in enumerate(terms_of(chapter)):
        high, side, left = unit * lines[number], unit - 6, x + start
        beside = _BESIDE if lines[number] > 1 and number == LAST else 0.0
        room = (left + title, top, w - start - title - beside, high)
        items += [
            Picture(
                f"{key}.{number}.sign", 112, (x, top + (high - side) / 2, side, side), term.sign
            ),
            Label(
                f"{key}.{number}.name",
                112,
                (left, top, title - 8, high),
                term.name,
                "title",
                size * 1.04,
                TITLE_INK,
                "left",
            ),
            Label(
                f"{key}.{number}.words", 112, room, term.words, "text", size, INK, "left", wrap=True
            ),
        ]
        top += high
    return items


def ladder_items(
    key: str, rect: Rect, reached: str, size: float, measure: Measure, gap: float = 8
) -> list[Item]:
    """The titles with what they take; the one reached stands in gold."""
    x, y, w, h = rect
    said = [tr("{title} {least} VP", title=tr(one.name), least=one.least) for one in TITLES]
    wides = [measure(words, "title", size) for words in said]
    room = w - gap * (len(said) - 1)
    pad, share = max(0.0, (room - sum(wides)) / len(said)), min(1.0, room / sum(wides))
    items: list[Item] = []
    for title, words, wide in zip(TITLES, said, wides, strict=True):
        place = (x, y, wide * share + pad, h)
        on, sign = title.name == reached, f"{key}.{title.name}"
        fill = GILT if on else (36, 22, 14, 225)
        colour = (43, 20, 0) if on else CREAM if title.least else SAND
        items += [
            Box(sign, 110, place, fill, (246, 220, 138, 205), 1.3, radius=6),
            Label(
                f"{sign}.words",
                112,
                (place[0] + 4, y, place[2] - 8, h),
                words,
                "title",
                size,
                colour,
            ),
        ]
        x += place[2] + gap
    return items
