"""What a computer likes best: words, sign, and the small switch that turns from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stupor.ai.levels import LADDER, persona_of, rank_of
from stupor.engine.game import Game
from stupor.engine.record import record
from stupor.language import mark, tr, trc
from stupor.scenes.looks import CREAM, GILT, IVORY, SAND
from stupor.scenes.widgets import Widget
from stupor.stage.items import Box, Item, Label, Picture, Rect

if TYPE_CHECKING:
    from stupor.match.seats import Seat


@record
class PersonaChoice:
    """A favourite that a computer may have: its key and word, what that means, and its sign."""

    key: str
    word: str
    line: str
    sign: str = ""

    @property
    def tip(self) -> str:
        """What the switch says about it."""
        return f"{tr(self.line)} {tr('Click to change.')}"


#: One of them, drawn by lot when a game begins.
ANY: Final = PersonaChoice("any", mark("Random"), mark("Random preference, drawn at the start."))
NONE: Final = PersonaChoice("", mark("Balanced"), mark("No preference: values everything equally."))
_A_RANK: Final = {
    "page": mark("a Page"),
    "squire": mark("a Squire"),
    "knight": mark("a Knight"),
    "baron": mark("a Baron"),
    "duke": mark("a Duke"),
    "emperor": mark("an Emperor"),
}


def personas(game: Game) -> tuple[PersonaChoice, ...]:
    """What a computer may have in a game."""
    return NONE, *(PersonaChoice(p.key, p.word, p.line, p.sign) for p in game.personas)


def offered(game: Game) -> tuple[PersonaChoice, ...]:
    """What the lobby offers: chance as well."""
    return ANY, *personas(game)


def choice_of(key: str, game: Game) -> PersonaChoice:
    """The persona with that key; no favourite for a key that is not known."""
    return next((persona for persona in offered(game) if persona.key == key), NONE)


def persona_word(key: str, game: Game) -> str:
    """A favourite in a word beside a name: "merchant"."""
    return next((tr(persona.noun) for persona in game.personas if persona.key == key), "")


def a_rank(rank: str) -> str:
    """A rank as somebody at a table: "a Baron"."""
    return tr(_A_RANK[rank])


def against_rank(rank: str) -> str:
    """The same as one plays against: another case in some languages."""
    return {
        "page": trc("against", "a Page"),
        "squire": trc("against", "a Squire"),
        "knight": trc("against", "a Knight"),
        "baron": trc("against", "a Baron"),
        "duke": trc("against", "a Duke"),
        "emperor": trc("against", "an Emperor"),
    }[rank]


def following(key: str, offered: Sequence[PersonaChoice]) -> str:
    """The key of the persona after that one, the first after the last."""
    keys = [persona.key for persona in offered]
    return keys[(keys.index(key) + 1) % len(keys)] if key in keys else keys[0]


def persona_note(name: str, kind: str, game: Game) -> str:
    """What a name does not tell about a computer: "a merchant at heart", or its rank as well."""
    rank, persona = rank_of(kind), persona_of(kind)
    if rank not in LADDER:
        return ""
    words = [] if name.startswith(rank.title()) else [tr(_A_RANK[rank])]
    return ", ".join([*words, *(tr(p.heart) for p in game.personas if p.key == persona)])


def persona_notes(seats: Sequence[Seat], game: Game) -> tuple[str, ...]:
    """What the names do not tell about the computers, chair by chair."""
    return tuple(persona_note(seat.name, seat.kind, game) for seat in seats)


def persona_items(key: str, widget: Widget, persona: PersonaChoice) -> list[Item]:
    """The switch: a sign and a word; a question mark for chance, an empty ring for none."""
    x, y, w, h = widget.rect
    side = h - 8.0
    disc: Rect = (x + 5, y + 4, side, side)
    words: Rect = (x + side + 11, y, w - side - 21, h)
    colour = CREAM if persona.sign else SAND
    return [
        Box(f"{key}.pill", 110, widget.rect, (0, 0, 0, 110), (246, 220, 138, 190), 1.4, h / 2),
        *_sign(key, disc, persona),
        Label(f"{key}.words", 112, words, tr(persona.word), "bold", 17, colour, "left"),
    ]


def _sign(key: str, disc: Rect, persona: PersonaChoice) -> list[Item]:
    if persona.sign:
        return [Picture(f"{key}.sign", 112, disc, persona.sign)]
    radius = disc[2] / 2
    if persona is not ANY:
        return [Box(f"{key}.ring", 111, disc, None, IVORY, 1.6, radius, dash=4)]
    return [
        Box(f"{key}.ring", 111, disc, None, GILT, 1.6, radius),
        Label(f"{key}.sign", 112, disc, "?", "number", 19, GILT),
    ]
