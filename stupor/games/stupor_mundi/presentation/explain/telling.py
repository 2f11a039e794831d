"""What an explanation consists of, and the words that explanations share."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from stupor.games.stupor_mundi.chronicle import plural
from stupor.games.stupor_mundi.params import INCOME
from stupor.games.stupor_mundi.params import REWARDS as REWARD_FIGURES
from stupor.games.stupor_mundi.presentation.icons import GREAT_BONUS
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.games.stupor_mundi.rulebook import RULES
from stupor.games.stupor_mundi.wording import coins_text, joined, lot_text
from stupor.render.items import Area

#: A name, and where what bears it lies.
Spot = tuple[str, Area]
Spots = Iterator[Spot]
Parts = list[str]

_INCOME_NOUNS: Final = {"coins": "Augustales", "stone": "Stone", "grain": "Grain"}


@dataclass(frozen=True, slots=True)
class Explanation:
    """A title, the rule in a few sentences, the present numbers, and the rule's id."""

    title: str
    text: str
    numbers: str = ""
    rule: str = ""

    @property
    def source(self) -> str:
        """Where the rulebook speaks of it."""
        return f"Rulebook: {RULES[self.rule].section}" if self.rule else ""


Teller = Callable[[TableView, Parts], Explanation | None]


def plain(title: str, text: str, rule: str = "") -> Teller:
    """Tells the same whatever lies on the table."""
    return lambda view, parts: Explanation(title, text, "", rule)


def now(*sentences: str) -> str:
    """The present numbers as one line; empty sentences are left out."""
    said = [sentence for sentence in sentences if sentence]
    return f"Now: {'; '.join(said)}." if said else ""


def counted(names: Iterable[str]) -> str:
    """Equal names are said once with their number."""
    found = list(names)
    kinds = dict.fromkeys(found)
    return joined(
        name if found.count(name) == 1 else f"{name} \u00d7{found.count(name)}" for name in kinds
    )


def whose(view: TableView, seat: int | str) -> str:
    """The owner of something: your, or a House's."""
    if str(seat) == "f":
        return "Frederick\u2019s"
    return "Your" if int(seat) == view.viewer else f"{view.called(int(seat))}\u2019s"


def of(view: TableView, seat: int) -> str:
    """The owner of something within a sentence."""
    return "your" if seat == view.viewer else whose(view, seat)


def who(view: TableView, seat: int | str) -> str:
    """You, a House, or Frederick."""
    if str(seat) == "f":
        return "Frederick"
    return "you" if int(seat) == view.viewer else view.called(int(seat))


def has(view: TableView, seat: int) -> str:
    """You have, or a House has."""
    return "you have" if seat == view.viewer else f"{view.called(seat)} has"


def stored(view: TableView, seat: int) -> str:
    """Grain and Stone of a seat."""
    return lot_text(view.count(f"grain.{seat}"), view.count(f"stone.{seat}"))


def purse(view: TableView, seat: int) -> str:
    """Augustales of a seat."""
    return coins_text(view.count(f"coins.{seat}"))


def reward_text(row: int) -> str:
    """What issuing the Edict of a row brings."""
    coins, cubes, points = REWARD_FIGURES[row - 1]
    parts = [coins_text(coins)] * bool(coins) + [f"{cubes} Grain or {cubes} Stone"] * bool(cubes)
    return joined(parts + [f"{points} VP"] * bool(points))


def income_text(side: int) -> str:
    """What a closed side of a castle brings."""
    figure, _, noun = INCOME[side - 1].partition(" ")
    return f"{figure} {_INCOME_NOUNS.get(noun, noun)}" if noun else "a visit to the Market"


def gift_text(piece: int) -> str:
    """What building a Great Structure brings."""
    action, _, times = GREAT_BONUS[piece].partition(":")
    if times:
        return f"{times} Promotions, which pay their Grain"
    return {
        "purchase": "the purchase of an Action card",
        "summon": "an Ally without Grain",
        "issue-edict": "an Edict to issue",
        "promote": "a Promotion without Grain",
    }[action]


def allies_text(count: int) -> str:
    """So many Allies."""
    return "1 Ally" if count == 1 else f"{count} Allies"


def cards_text(count: int) -> str:
    """So many cards."""
    return plural(count, "card")
