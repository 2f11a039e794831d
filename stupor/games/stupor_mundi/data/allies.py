"""The twenty Ally tiles: who they are and when they give their two extra VP."""

from typing import Final, Literal, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RULEBOOK, Source

Circle = Literal["independent", "loyalist"]
INDEPENDENT: Final = "independent"
LOYALIST: Final = "loyalist"
Measure = Literal[
    "grain", "stone", "coins", "towers", "walls", "keeps", "structures", "allies", "specialist"
]


class Ally(NamedTuple):
    """A person; Independents compare you with Frederick, Loyalists ask him for a threshold."""

    id: int
    name: str
    profession: str
    circle: Circle
    measure: Measure
    #: Loyalists: what Frederick must have. Independents: 0 "as much as" or 1 "more than" Frederick.
    threshold: int
    text: str
    mark: int = 0
    source: Source = RULEBOOK


def _independent(
    number: int, name: str, work: str, measure: Measure, more: int, text: str, mark: int = 0
) -> Ally:
    return Ally(number, name, work, INDEPENDENT, measure, more, f"+2 VP if you {text}.", mark)


def _loyalist(
    number: int, name: str, work: str, measure: Measure, least: int, text: str, mark: int = 0
) -> Ally:
    return Ally(number, name, work, LOYALIST, measure, least, f"+2 VP if Frederick {text}.", mark)


ALLIES: Final = Catalog(
    "allies",
    (
        _independent(
            1, "Theophilos", "Greek engineer", "grain", 0, "store no less Grain than Frederick"
        ),
        _independent(
            2, "Maumettu", "Sicilian miner", "stone", 0, "store no less Stone than Frederick"
        ),
        _independent(
            3, "Altair", "Arab merchant", "coins", 1, "own more Augustales than his Treasury"
        ),
        _independent(
            4, "Severin", "Bohemian lumberjack", "towers", 1, "have more Towers than Frederick"
        ),
        _independent(
            5, "Castellan", "Lombardian knight", "walls", 1, "have more Walls than Frederick"
        ),
        _independent(6, "Idalia", "Italian duchess", "keeps", 1, "have more Keeps than Frederick"),
        _independent(
            7, "Gregoria", "German nun", "structures", 1, "have more Structures than Frederick"
        ),
        _independent(
            8, "Gregoria", "German nun", "structures", 1, "have more Structures than Frederick", 4
        ),
        _independent(
            9, "Gisèle", "Frankish princess", "allies", 1, "host more Allies than his Court"
        ),
        _independent(
            10, "Mocenigo", "Italian lord", "specialist", 1, "have a Specialist ahead of his"
        ),
        _loyalist(11, "Sigeberht", "Burgundian engineer", "grain", 3, "holds 3 Grain or more"),
        _loyalist(12, "Okechukwu", "Nubian miner", "stone", 3, "holds 3 Stone or more"),
        _loyalist(13, "Tento", "Venetian merchant", "coins", 9, "holds 9 Augustales or more"),
        _loyalist(14, "Romigi", "Genoese lumberjack", "towers", 3, "has 3 Towers or more"),
        _loyalist(15, "Balthasar", "Bedouin knight", "walls", 3, "has 3 Walls or more"),
        _loyalist(16, "Domentzia", "Byzantine duchess", "keeps", 2, "has 2 Keeps or more"),
        _loyalist(17, "Sebastian", "Bavarian monk", "structures", 6, "has 6 Structures or more"),
        _loyalist(18, "Sebastian", "Bavarian monk", "structures", 6, "has 6 Structures or more", 4),
        _loyalist(19, "Gisela", "Saxon princess", "allies", 3, "has 3 Allies or more at Court"),
        _loyalist(
            20,
            "Philaretos",
            "Byzantine lord",
            "specialist",
            3,
            "has his Specialist on space 3 or beyond",
        ),
    ),
)
