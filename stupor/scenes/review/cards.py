"""What mattered: three cards with what can be done about each, and the plate of the chosen turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from stupor.engine.record import record
from stupor.engine.review_params import Unit
from stupor.language import mark, tr
from stupor.match.review import SecondLook
from stupor.scenes.drawing import paragraph, plate, red_plate
from stupor.scenes.looks import BEST_RED, GILT, GLOW, GOLD, INK, SAND, SEPIA, TITLE_INK
from stupor.scenes.numbers import percent
from stupor.scenes.review.figure_words import amount, chances, error, missed, signed
from stupor.scenes.review.reviewed_turns import UNCLEAR, KeyMoment, Turn
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import Box, Colour, Item, Label, NineSlice, Picture, Rect
from stupor.stage.measure import alike

#: What can be done about a turn, in the order of the buttons.
FIND: Final = "find"
SHOW: Final = "show"
AGAIN: Final = "again"
ACTIONS: Final = {
    FIND: mark("Find it yourself"),
    SHOW: mark("Show me"),
    AGAIN: mark("Try again from here"),
}
CHANCE: Final = mark("Chance, not a choice: nothing to find.")
NONE_AT_ALL: Final = mark("No single turn or reveal stands out: you played evenly throughout.")
GREEN: Final = (24, 84, 32)
#: A card as high as that has room for larger words.
_HIGH_CARD: Final = 220.0
_PAPER: Final = (250, 239, 212)


@record
class Card:
    """A card as it is written: whose arms, figure, head, words, error, what can be done."""

    moment: KeyMoment
    crest: str
    aspect: float
    gain: float
    unit: Unit
    head: str
    words: str
    error: str
    actions: tuple[str, ...]


def action_places(card: Rect, count: int, apart: bool) -> list[Rect]:
    """The buttons at the foot of a card."""
    x, y, w, h = card
    high, gap, left = (58.0 if apart else 42.0), 10.0, x + 14
    letters = [len(tr(words)) + 5 for words in ACTIONS.values()]
    room = (w - 28 - gap * 2) / sum(letters)
    places: list[Rect] = []
    for many in letters[:count] if count > 1 else letters[-1:]:
        places.append((left, y + h - high - 12, room * many, high))
        left += room * many + gap
    return places


def cards_items(
    panel: Rect, cards: Sequence[tuple[Rect, Card, bool]], controls: Controls, bare: str
) -> list[Item]:
    """The leather with its title and cards; what is said where there are none."""
    x, y, w, h = panel
    title = (x + 30, y + 20, w - 250, 38.0)
    hint = (x + w - 214, y + 20, 186.0, 38.0)
    items: list[Item] = [
        NineSlice("cards.panel", 1, panel, "ui/panel-leather", 24),
        Label("cards.title", 110, title, tr("What mattered"), "title", 28, GILT, "left"),
    ]
    if not cards:
        place = (x + 40, y + 80, w - 80, h - 120)
        return [*items, Label("cards.bare", 110, place, bare, "italic", 23, SAND, wrap=True)]
    items.append(Label("cards.hint", 110, hint, tr("largest first"), "italic", 20, SAND, "right"))
    written: list[Item] = []
    for number, (rect, card, chosen) in enumerate(cards):
        written += _card(f"card{number}", rect, card, chosen, controls, number)
    written = alike(written, ".button.words", anywhere=True)
    return items + alike(written, ".text", ".head")


def _card(
    key: str, rect: Rect, card: Card, chosen: bool, controls: Controls, number: int
) -> Iterator[Item]:
    x, y, w, h = rect
    if chosen:
        yield Box(f"{key}.light", 99, inset(rect, -5), None, (*GLOW, 235), 5, radius=10)
    rim: Colour = GOLD if chosen else (122, 79, 18)
    yield Box(f"{key}.paper", 100, rect, _PAPER, rim, 2.4 if chosen else 1.4, radius=6)
    high = 50.0
    wide = high * card.aspect
    yield Picture(f"{key}.arms", 110, (x + 16, y + 12, wide, high), card.crest)
    left = x + 30 + wide
    figures = x + w - 236
    colour = GREEN if card.gain > 0 else BEST_RED
    head = (left, y + 8, figures - left - 6, 32.0)
    yield Label(f"{key}.head", 110, head, card.head, "title", 20, TITLE_INK, "left")
    gain = (figures, y + 6, 140.0, 36.0)
    told = amount(card.unit, card.gain, signed(card.gain))
    yield Label(f"{key}.gain", 110, gain, told, "title", 25, colour, "right")
    place = (figures + 150, y + 8, 76.0, 32.0)
    yield Label(f"{key}.error", 110, place, card.error, "text", 19, INK, "left")
    button = controls.get(f"{card.actions[0]}{number}") if card.actions else None
    foot = button.rect[1] if button is not None else y + h - 12
    words = (left, y + 38, x + w - 16 - left, foot - y - 48)
    size = 23 if h > _HIGH_CARD else 21
    yield paragraph(f"{key}.text", 110, words, card.words, "text", size, INK)
    yield from _actions(key, card, chosen, controls, number)
    if card.moment.reveal is not None and button is not None:
        bx, by, bw, bh = button.rect
        note = (bx + bw + 16, by, x + w - bx - bw - 30, bh)
        yield Label(f"{key}.chance", 110, note, tr(CHANCE), "italic", 19, SEPIA, "left", wrap=True)


def _actions(key: str, card: Card, chosen: bool, controls: Controls, number: int) -> Iterator[Item]:
    for action in card.actions:
        widget = controls.get(f"{action}{number}")
        if widget is None:
            continue
        name = f"{key}.{action}.button"
        paint = red_plate if action == FIND and chosen else plate
        yield from paint(name, widget, tr(ACTIONS[action]), 17.5)


def action_widgets(
    cards: Sequence[tuple[Rect, Card, bool]],
    apart: bool,
    do: Callable[[str, int], Callable[[], None]],
    tips: Mapping[str, str],
) -> Iterator[Widget]:
    """The buttons of all cards, and the cards themselves."""
    for number, (rect, card, _) in enumerate(cards):
        yield Widget(f"card{number}", rect, do("card", number), glow=False)
        spots = action_places(rect, len(card.actions), apart)
        for action, spot in zip(card.actions, spots, strict=True):
            yield Widget(f"{action}{number}", spot, do(action, number), tip=tips.get(action, ""))


def figure_words(turn: Turn) -> str:
    """What a turn gave away, with the error where fresh dealings were asked."""
    graded = turn.graded
    if not turn.known:
        return tr("not looked at yet")
    if graded.forced:
        return tr("no choice")
    figure = f"{signed(-graded.lost)} {error_words(graded.second)}".rstrip()
    told = amount(turn.unit, graded.lost, figure)
    if graded.waiting:
        return tr("about {amount}, still to be checked", amount=told)
    if turn.look == UNCLEAR:
        return tr("unclear: {amount}", amount=told)
    return tr("about {amount}", amount=told)


def error_words(second: SecondLook | None) -> str:
    """The error of a figure, where there is one."""
    return error(second.error) if second is not None else ""


def plate_items(
    rect: Rect, turn: Turn | None, arms: tuple[str, float], said: tuple[str, str], solo: bool
) -> Iterator[Item]:
    """The chosen turn: when it was and what was played, what it gave away, and the chances."""
    x, y, w, h = rect
    yield Box("plate.paper", 106, rect, (255, 248, 226, 225), (122, 79, 18), 1.6, radius=6)
    if turn is None:
        return
    crest, aspect = arms
    high = min(62.0, h - 24)
    yield Picture("plate.arms", 110, (x + 18, y + (h - high) / 2, high * aspect, high), crest)
    left = x + 34 + high * aspect
    figures = 372.0
    wide, half = x + w - figures - 24 - left, h * 0.42
    head, words = said
    colour = INK if turn.look == UNCLEAR or turn.graded.lost < 0.05 else BEST_RED
    yield Label("plate.head", 110, (left, y + 4, wide, half), head, "title", 22, TITLE_INK, "left")
    place = (left, y + half, wide, h - half - 6)
    yield Label("plate.text", 110, place, words, "text", 20, INK, "left", wrap=True)
    right = x + w - figures - 14
    spot = (right, y + 4, figures, half + 4)
    yield Label("plate.figure", 110, spot, figure_words(turn), "title", 22, colour, "right")
    below = (right, y + half + 4, figures, h - half - 12)
    told = _below(turn, solo)
    yield Label("plate.chances", 110, below, told, "bold", 18.5, SEPIA, "right", wrap=True)


def _below(turn: Turn, solo: bool) -> str:
    if solo:
        return ""
    if turn.decided:
        return tr("decided: nothing could change who wins")
    if turn.graded.better and percent(turn.after or 0.0) != percent(turn.possible or 0.0):
        return missed(turn.after, turn.possible)
    return chances(turn.before, turn.after)
