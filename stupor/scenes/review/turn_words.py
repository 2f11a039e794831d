"""A finished game in words for its review: what was played in a turn, and what was better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, cast

from stupor.engine.errors import IllegalOption
from stupor.engine.events import COUNTER, Event
from stupor.engine.notation import DONE, Option, option_of
from stupor.games import registry
from stupor.language import spoken, tr, trn
from stupor.match.preview import preview
from stupor.match.review import FINE, GradedTurn, Reveal
from stupor.match.session import Session
from stupor.match.turn_spans import keys_between
from stupor.scenes.game_parts import sheet_of
from stupor.scenes.looks import SeatLook
from stupor.stage.game_ui import game_ui
from stupor.stage.sheet import Piles


class Step(NamedTuple):
    """A choice of a line: the position, what was chosen there, and that in words."""

    state: Any
    option: Option
    words: str


def piles_of(game: str) -> Piles | None:
    """What the game of that name says of its chances, or None."""
    part = registry.part(game, "sheet.piles")
    return None if part is None else cast(Piles, part.PILES)


class ReviewWords:
    """Tells turns and reveals of one game."""

    def __init__(self, session: Session, looks: Sequence[SeatLook]) -> None:
        """Tell of a finished game whose seats look like that."""
        self.session = session
        self.looks = tuple(looks)
        self.sheet = sheet_of(session.spec)
        self._piles = piles_of(session.spec.id)
        #: All that can be reached alone, where that is known.
        self.goal = session.spec.play.review.goal

    @cached_property
    def _voice(self) -> Any:
        return game_ui(self.session.spec.part).text

    def when(self, graded: GradedTurn, number: int) -> str:
        """The round and the number of a turn."""
        return tr("{when}: turn {number}", when=self.sheet.round_words(graded.round), number=number)

    def played(self, graded: GradedTurn) -> str:
        """What was done in a turn, on one line."""
        return _in_line(self._told(self.line(graded, better=False)))

    def card_words(self, graded: GradedTurn, most: int) -> str:
        """What was done in a turn, as a sentence of a card; at most so many choices."""
        line = self._told(self.line(graded, better=False))
        return tr("Played: {deeds}.", deeds=_cut(line, most))

    def better(self, graded: GradedTurn, most: int | None = None) -> str:
        """What would have been better, from the choice on that differs; at most so many choices."""
        return _cut(self.differing(graded), most)

    def advice(self, graded: GradedTurn, most: int | None = None) -> str:
        """What would have been better, and why."""
        deeds, why = self.better(graded, most), self.why(graded)
        if not why:
            return tr("Better: {deeds}.", deeds=deeds)
        return tr("Better: {deeds} \u2014 {why}.", deeds=deeds, why=why)

    def differing(self, graded: GradedTurn) -> tuple[Step, ...]:
        """The better line without the choices that were made in the turn as well."""
        steps = self.line(graded, better=True)
        made = {step.option for step in self.line(graded, better=False)}
        deeds = [step for step in steps if step.option not in made and step.option != DONE]
        return self._told(deeds) or steps

    def _told(self, steps: Sequence[Step]) -> tuple[Step, ...]:
        """The choices of a line without minor ones, unless there are no others."""
        minor = self.sheet.MINOR_CHOICES
        return tuple(step for step in steps if step.option[0] not in minor) or tuple(steps)

    @lru_cache(maxsize=1024)  # noqa: B019 - lives as long as its page
    def blank(self, ply: int, end: int) -> GradedTurn | None:
        """A turn that is still to be looked at; None where nobody chose."""
        session = self.session
        if ply >= session.ply:
            return None
        seat = session.choice(ply).seat
        line = keys_between(session, ply, end)
        return GradedTurn(ply, end, self.round_at(ply), seat, False, 0.0, 0.0, FINE, line=line)

    def why(self, graded: GradedTurn) -> str:
        """What the choices that differ bring at once, in a few words."""
        return self._why(graded, spoken())

    # the language is asked for so that no words are remembered in another one
    @lru_cache(maxsize=64)  # noqa: B019 - lives as long as its page
    def _why(self, graded: GradedTurn, language: str) -> str:
        rules = self.session.rules
        steps = [(step, preview(rules, step.state, step.option)) for step in self.differing(graded)]
        if not steps:
            return ""
        greatest, _ = max(steps, key=lambda told: len(told[1]))
        events = _gained([event for _, happened in steps for event in happened])
        words: str = self._voice.gain_words(greatest.option, events, graded.seat)
        aim = self._voice.gain_words(greatest.option, (), graded.seat)
        return words if words != aim or len(steps) == 1 else ""  # an aim tells of one choice alone

    def line(self, graded: GradedTurn, better: bool) -> tuple[Step, ...]:
        """The choices of a turn, as they were or as they had better been; its end goes unsaid."""
        return self._line(graded, better, spoken())

    # the language is asked for so that no words are remembered in another one
    @lru_cache(maxsize=64)  # noqa: B019 - lives as long as its page
    def _line(self, graded: GradedTurn, better: bool, language: str) -> tuple[Step, ...]:
        keys = graded.better if better else graded.line
        names = [look.name for look in self.looks]
        steps = tuple(_steps(self.session, graded, keys, names))
        return steps[:-1] if len(steps) > 1 and self._ends(steps[-1]) else steps

    def _ends(self, step: Step) -> bool:
        """Whether a choice does nothing but end the turn."""
        rules = self.session.rules
        after = step.state.clone()
        rules.apply(after, step.option)
        return rules.turn_over(after, rules.asked(step.state))

    def pile_sign(self, reveal: Reveal) -> str:
        """The sprite of what came to light."""
        return self._piles.sign_of(reveal.pile) if self._piles is not None else ""

    def pile_words(self, reveal: Reveal) -> str:
        """What came to light, and whose it was."""
        if self._piles is None:
            return tr("Something was revealed")
        words = self.reveal_words(reveal)
        thrown = self._piles.throw_words(reveal.fell) if reveal.fell else ""
        return tr("{what}: {throw}", what=words, throw=thrown) if thrown else words

    def row_words(self, reveal: Reveal) -> str:
        """The same beside its sign, which says what it was: only whose, and what fell."""
        who = self._whose(reveal)
        if self._piles is None or not (who and reveal.fell):
            return self.pile_words(reveal)
        return tr("{what}: {throw}", what=who, throw=self._piles.throw_words(reveal.fell))

    def reveal_words(self, reveal: Reveal) -> str:
        """Whose pile something came from, whatever it was."""
        if self._piles is None:
            return tr("Something was revealed")
        return self._piles.words_of(reveal.pile, self._whose(reveal))

    def _whose(self, reveal: Reveal) -> str:
        """The name of the seat to which something belongs, or nothing."""
        seat = reveal.pile.rpartition(".")[2]
        return self.looks[int(seat)].name if seat.isdigit() else ""

    def thrown(self, key: str, seat: int | None) -> Sequence[str]:
        """The sprites of a throw in the colour of a seat, or in none."""
        if self._piles is None:
            return ()
        return self._piles.thrown(key, self.looks[seat].badge.key if seat is not None else "")

    def throw_words(self, key: str) -> str:
        """A throw in words."""
        return self._piles.throw_words(key) if self._piles is not None else key

    def when_briefly(self, ply: int) -> str:
        """The round of a choice in a few signs."""
        number = self.round_at(ply)
        each = self.sheet.COLUMN
        if each == 1:
            return self.sheet.round_mark(number)
        place, rest = divmod(max(1, number) - 1, each)
        return f"{tr(self.sheet.column_name(place))}\u00a0{rest + 1}"

    def round_at(self, ply: int) -> int:
        """The round in which a choice was made."""
        return self.session.rules.clock(self.session.before(ply))[0]


def _gained(events: Sequence[Event]) -> list[Event]:
    """What happened, without what became less in all: no price is a reason."""
    changes: Counter[str] = Counter()
    for event in events:
        if event.kind == COUNTER:
            changes[str(event.args[0])] += int(event.args[2])
    return [event for event in events if event.kind != COUNTER or changes[str(event.args[0])] > 0]


def _steps(
    session: Session, graded: GradedTurn, keys: Sequence[str], names: Sequence[str]
) -> Iterator[Step]:
    """The choices of a line with the positions in which they stand, as far as they are legal."""
    state = session.before(graded.ply)
    for key in keys:
        option = option_of(key)
        decision = session.rules.decision(state)
        if decision is None or option not in decision.options:
            return
        yield Step(state, option, session.rules.text_for(state, option, names))
        state = state.clone()
        try:
            session.rules.apply(state, option)
        except IllegalOption:
            return


def _cut(steps: Sequence[Step], most: int | None) -> str:
    """Choices in words; where there are more than so many, how many more."""
    deeds = _in_line(steps[:most])
    more = len(steps) - len(steps[:most])
    if not more:
        return deeds
    return trn("{deeds} · {count} more", "{deeds} · {count} more", more, deeds=deeds)


def _in_line(steps: Sequence[Step]) -> str:
    """Deeds on one line; each begins with a capital, so a dot stands between them."""
    return "\u00a0· ".join(step.words[:1].upper() + step.words[1:] for step in steps)
