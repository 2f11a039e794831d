"""What happened since a person last looked, as lines of the curtain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from stupor.engine.events import Event
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.face.components.icons import sprite_of
from stupor.games.stupor_mundi.face.game_log.lines import words_at
from stupor.games.stupor_mundi.goods import GOOD_OF
from stupor.games.stupor_mundi.outcomes import Outcome, outcomes, unsaid
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.params import ALLY_MET_VP
from stupor.language import joined, mark, tr
from stupor.stage.messages import DigestLine
from stupor.stage.past_tense import fitting, gone_by, sentence_of

#: What says an event in words, with the names of the seats.
Teller = Callable[[Event, Sequence[str]], str | None]
SIGNS: Final = {
    "sailed": "icon/ship",
    "promoted": "octagon/promote",
    "sold": "octagon/market",
    "bought": "octagon/market",
    "built": "octagon/build",
    "closed": "icon/closed-side",
    "issued": "icon/issue-edict",
    "summoned": "octagon/summon",
    "purchased": "octagon/purchase",
    "bonus": "icon/city-bonus",
    "rewarded": "icon/reward",
}
#: Told only of a turn in which nothing greater happened.
MINOR: Final = frozenset(
    {
        "sailed",
        "played",
        "action",
        "drew",
        "discarded",
        "spent",
        "lost",
        "replaced",
        "gave",
        "bonus",
        "refilled",
        "income",
    }
)
MOST_SIGNS: Final = 3
#: So many more tell what the deeds brought.
MOST_ICONS: Final = 5
#: A line holds so many letters without being squeezed.
ROOM: Final = 72
#: The verbs of the log lines, now and in the past.
VERBS: Final = mark(
    "adds > added | builds > built | buys > bought | chooses > chose | closes > closed"
    " | completes > completed | discards > discarded | draws > drew | gets > got | gives > gave"
    " | is > was | issues > issued | loses > lost | moves > moved | passes > passed | pays > paid"
    " | places > placed | plays > played | promotes > promoted | purchases > purchased"
    " | removes > removed | replaces > replaced | scores > scored | sells > sold | skips > skipped"
    " | summons > summoned | takes > took | travels > travelled | triggers > triggered"
    " | turns > turned | uses > used"
)


def digest(
    events: Iterable[Event],
    seat: int,
    lost: Sequence[int],
    names: Sequence[str],
    tell: Teller,
    most: int,
) -> list[DigestLine]:
    """The latest turns for a seat; what it lost meanwhile comes last and is never left out."""
    losses = [_loss(ally, seat) for ally in lost][:most]
    news = [line for turn in _turns(events) for line in _told(turn, names, tell)]
    room = most - len(losses)
    return [*(news[-room:] if room else []), *losses]


def _turns(events: Iterable[Event]) -> list[list[Event]]:
    """The events of each turn; an End Phase is one turn too."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn" or (event.kind == "counter" and event.args[0] == "phase"):
            turns.append([])
        turns[-1].append(event)
    return turns


def _told(turn: Sequence[Event], names: Sequence[str], tell: Teller) -> list[DigestLine]:
    """A line for everybody who did something in a turn."""
    brought = outcomes(turn)
    deeds = [*_log_lines(turn, len(names), tell)]
    great = [deed for deed in deeds if _counts(turn[deed.place], brought.get(deed.place, ()))]
    ranked = sorted(great or deeds, key=lambda deed: turn[deed.place].who)
    lines = []
    for who, group in groupby(ranked, key=lambda deed: turn[deed.place].who):
        mine = [*group]
        told = [turn[deed.place] for deed in mine]
        signs = [sign for event in told for sign in _icons(event)][:MOST_SIGNS]
        for event, deed in zip(told, mine, strict=True):
            signs += _fruits(unsaid(event, brought.get(deed.place, ())))
        text = joined(fitting(_counted(_past(deed.text) for deed in mine), ROOM))
        lines.append(
            DigestLine(who, sentence_of(text), icons=tuple(dict.fromkeys(signs))[:MOST_ICONS])
        )
    return lines


def _counts(event: Event, brought: Outcome) -> bool:
    """Whether a deed is told beside greater ones, as is a card that brought something."""
    return event.kind not in MINOR or (event.kind == "played" and any(by for _, by in brought))


def _counted(deeds: Iterable[str]) -> list[str]:
    """Each deed once, and how often it was done."""
    times = Counter(deeds)
    return [f"{deed} \u00d7{count}" if count > 1 else deed for deed, count in times.items()]


class _LogLine(NamedTuple):
    """The place of an event in its turn, and its words without a name."""

    place: int
    text: str


def _log_lines(turn: Sequence[Event], seats: int, tell: Teller) -> Iterator[_LogLine]:
    nameless = [""] * seats
    for place, event in enumerate(turn):
        if event.kind == "round":
            continue
        if event.kind == "icon":  # no figure stands beside an icon here, so it is told in full
            text = tell(event, nameless)
        else:
            text = words_at(turn, place, lambda e: tell(e, nameless), over=True)
        if text:
            yield _LogLine(place, text)


def _fruits(outcome: Outcome) -> list[tuple[str, str]]:
    """What a deed brought, as signs with their figures."""
    return [(GOOD_OF[good].sprite, f"+{by}") for good, by in outcome if by > 0]


def _past(text: str) -> str:
    """A line of the log without name and stop, in the past."""
    return gone_by(text.removeprefix(tr("Frederick")).strip(" ."), tr(VERBS))


def _loss(ally: int, seat: int) -> DigestLine:
    text = tr(
        "Your Ally {ally}: condition no longer met, {vp} VP less each round.",
        ally=ALLIES[ally].name,
        vp=ALLY_MET_VP,
    )
    return DigestLine(seat, text, True, (("vp/laurel", f"\u2212{ALLY_MET_VP}"),))


def _icons(event: Event) -> tuple[tuple[str, str], ...]:
    if event.kind == "icon":
        way, icon, count = event.args
        sign = "+" if way == "add" else "\u2212"
        return ((sprite_of(ICON_OF[str(icon)].sign), f"{sign}{count}"),)
    sign = SIGNS.get(event.kind, "")
    return ((sign, ""),) if sign else ()
