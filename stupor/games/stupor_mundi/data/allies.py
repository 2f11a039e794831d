"""The twenty Ally tiles: who they are and when they give their two extra VP."""

from typing import Final, Literal, NamedTuple

from stupor.engine.catalog import Catalog
from stupor.games.stupor_mundi.ids import RULEBOOK, Source
from stupor.language import mark

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
    return Ally(number, name, work, INDEPENDENT, measure, more, text, mark)


def _loyalist(
    number: int, name: str, work: str, measure: Measure, least: int, text: str, mark: int = 0
) -> Ally:
    return Ally(number, name, work, LOYALIST, measure, least, text, mark)


ALLIES: Final = Catalog(
    "allies",
    (
        _independent(
            1,
            "Theophilos",
            mark("Greek engineer"),
            "grain",
            0,
            mark("+2 VP if you store at least as much Grain as Frederick."),
        ),
        _independent(
            2,
            "Maumettu",
            mark("Sicilian miner"),
            "stone",
            0,
            mark("+2 VP if you store at least as much Stone as Frederick."),
        ),
        _independent(
            3,
            "Altair",
            mark("Arab merchant"),
            "coins",
            1,
            mark("+2 VP if you have more Augustales than Frederick’s Treasury."),
        ),
        _independent(
            4,
            "Severin",
            mark("Bohemian lumberjack"),
            "towers",
            1,
            mark("+2 VP if you have more Towers than Frederick."),
        ),
        _independent(
            5,
            "Castellan",
            mark("Lombardian knight"),
            "walls",
            1,
            mark("+2 VP if you have more Walls than Frederick."),
        ),
        _independent(
            6,
            "Idalia",
            mark("Italian duchess"),
            "keeps",
            1,
            mark("+2 VP if you have more Keeps than Frederick."),
        ),
        _independent(
            7,
            "Gregoria",
            mark("German nun"),
            "structures",
            1,
            mark("+2 VP if you have more Structures than Frederick."),
        ),
        _independent(
            8,
            "Gregoria",
            mark("German nun"),
            "structures",
            1,
            mark("+2 VP if you have more Structures than Frederick."),
            4,
        ),
        _independent(
            9,
            "Gisèle",
            mark("Frankish princess"),
            "allies",
            1,
            mark("+2 VP if you host more Allies than Frederick’s Court."),
        ),
        _independent(
            10,
            "Mocenigo",
            mark("Italian lord"),
            "specialist",
            1,
            mark("+2 VP if you have a Specialist ahead of Frederick’s."),
        ),
        _loyalist(
            11,
            "Sigeberht",
            mark("Burgundian engineer"),
            "grain",
            3,
            mark("+2 VP if Frederick has 3 Grain or more."),
        ),
        _loyalist(
            12,
            "Okechukwu",
            mark("Nubian miner"),
            "stone",
            3,
            mark("+2 VP if Frederick has 3 Stone or more."),
        ),
        _loyalist(
            13,
            "Tento",
            mark("Venetian merchant"),
            "coins",
            9,
            mark("+2 VP if Frederick has 9 Augustales or more."),
        ),
        _loyalist(
            14,
            "Romigi",
            mark("Genoese lumberjack"),
            "towers",
            3,
            mark("+2 VP if Frederick has 3 Towers or more."),
        ),
        _loyalist(
            15,
            "Balthasar",
            mark("Bedouin knight"),
            "walls",
            3,
            mark("+2 VP if Frederick has 3 Walls or more."),
        ),
        _loyalist(
            16,
            "Domentzia",
            mark("Byzantine duchess"),
            "keeps",
            2,
            mark("+2 VP if Frederick has 2 Keeps or more."),
        ),
        _loyalist(
            17,
            "Sebastian",
            mark("Bavarian monk"),
            "structures",
            6,
            mark("+2 VP if Frederick has 6 Structures or more."),
        ),
        _loyalist(
            18,
            "Sebastian",
            mark("Bavarian monk"),
            "structures",
            6,
            mark("+2 VP if Frederick has 6 Structures or more."),
            4,
        ),
        _loyalist(
            19,
            "Gisela",
            mark("Saxon princess"),
            "allies",
            3,
            mark("+2 VP if Frederick has 3 Allies or more at Court."),
        ),
        _loyalist(
            20,
            "Philaretos",
            mark("Byzantine lord"),
            "specialist",
            3,
            mark("+2 VP if Frederick’s Specialist is on space 3 or beyond."),
        ),
    ),
)
