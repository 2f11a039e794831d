"""Every kind of event that tells something and changes nothing, with its arguments."""

from __future__ import annotations

from typing import Final

from stupor.engine.schema import EITHER, Argument, EventKind, text, whole

_CARD: Final = whole("card", "its number")
_CITY: Final = whole("city", "0 to 4, clockwise from Roma")
_VP: Final = whole("vp", "how many victory points")
_ROW: Final = whole("row", "1, 2 or 3")
_SIDE: Final = whole("side", "1 to 5")
_GOODS: Final = (
    whole("grain", "cubes of Grain"),
    whole("stone", "cubes of Stone"),
    whole("coins", "Augustales"),
    _CITY,
)
_BOARD: Final = text("board", "library, harbour, structures, allies or knights")
_PROJECT: Final = whole("project", "its number")

EVENT_KINDS: Final = {
    "drafted": EventKind("A House is chosen.", (text("house", "its name"),)),
    "round": EventKind("A round begins.", (whole("round", "its number"),)),
    "turn": EventKind("The turn of the seat begins."),
    "sailed": EventKind(
        "A Ship arrives.",
        (_CITY, whole("steps", "how many spaces"), whole("price", "Augustales paid")),
    ),
    "played": EventKind(
        "A card is played.",
        (
            Argument("card", EITHER, "its number; an empty text where it lies face down"),
            whole("slot", "1 to 6"),
            text("face", "up or down"),
        ),
    ),
    "passed": EventKind("A House takes no more turns in this round."),
    "action": EventKind(
        "A main action is chosen for a card that lies face down.",
        (text("action", "promote, market, build, summon or purchase"),),
    ),
    "promoted": EventKind(
        "A Specialist steps on.",
        (
            whole("specialist", "0 to 2"),
            text("space", "path and number, such as a.3"),
            whole("grain", "Grain paid"),
        ),
    ),
    "sold": EventKind("A lot is sold to a Market.", _GOODS),
    "bought": EventKind("A lot is bought from a Market.", _GOODS),
    "cashed": EventKind(
        "At the end the rest of Grain and Stone becomes Augustales.",
        (whole("grain", "cubes"), whole("stone", "cubes"), whole("coins", "Augustales")),
    ),
    "built": EventKind(
        "A Structure is built.",
        (text("site", "its name, such as t2"), whole("piece", "the Structure piece")),
    ),
    "closed": EventKind("A side of a Castle is closed.", (_SIDE,)),
    "income": EventKind("A closed side gives its income.", (_SIDE,)),
    "issued": EventKind("An Edict is Issued.", (whole("edict", "its number"), _ROW)),
    "rewarded": EventKind("No Edict is left, and the reward of a row is taken.", (_ROW,)),
    "icon": EventKind(
        "Icons of an Edict change Frederick's Palace.",
        (
            text("way", "add or remove"),
            text("icon", "grain, stone, treasury, tower, wall, keep, ally or specialist"),
            whole("count", "how many; the Treasury counts in steps of three Augustales"),
        ),
    ),
    "refilled": EventKind(
        "A Next Edict becomes Active.", (_ROW, whole("edict", "the number of the Edict"))
    ),
    "summoned": EventKind(
        "An Ally is Summoned.", (whole("ally", "his number"), _CITY, whole("space", "1 to 5"))
    ),
    "purchased": EventKind("A card is Purchased.", (_CARD,)),
    "gave": EventKind("A card is given as a price and leaves the game.", (_CARD,)),
    "bonus": EventKind("A City Bonus tile is taken.", (whole("tile", "its number"),)),
    "spent": EventKind(
        "Something is spent for something by a card.",
        (text("price", "such as 2 coins"), text("gain", "such as 1 stone")),
    ),
    "lost": EventKind("A cube is lost at a full warehouse.", (text("resource", "grain or stone"),)),
    "replaced": EventKind(
        "A cube of the full warehouse is replaced by one of the other kind.",
        (text("resource", "grain or stone: the one that goes"),),
    ),
    "drew": EventKind("Cards are drawn.", (whole("cards", "how many"),)),
    "reshuffled": EventKind("A discard pile becomes a draw pile."),
    "discarded": EventKind("A card is discarded in the End Phase.", (_CARD,)),
    "contributed": EventKind("An Ally's share in the End Phase.", (whole("space", "1 to 5"), _VP)),
    "allies": EventKind("All Allies of a House together in the End Phase.", (_VP,)),
    "refreshed": EventKind("Cards and Allies are refilled at the end of a round."),
    "solo": EventKind("Frederick turns up a Solo card.", (_CARD,)),
    "removed": EventKind(
        "Frederick removes something from his city.",
        (text("what", "card or ally"), whole("number", "its number")),
    ),
    "crusade": EventKind("Something is taken from a Crusade board.", (_BOARD,)),
    "banned": EventKind("A Crusade board is turned over.", (_BOARD,)),
    "exchanged": EventKind("Crusade Knights become Lonely Knights."),
    "acquired": EventKind(
        "An Imperial Project is acquired.",
        (_PROJECT, whole("condition", "the number of the Condition that was fulfilled")),
    ),
    "completed": EventKind("The Imperial Structure of a Project is built.", (_PROJECT,)),
    "ended": EventKind("The game ends.", (text("reason", "castle, edicts or cards"),)),
    "scored": EventKind(
        "Points of the final count.", (text("source", "structures, majority or coins"), _VP)
    ),
    "supplied": EventKind(
        "Points for Supply Ships in the final count.", (whole("ships", "how many"), _VP)
    ),
    "project_scored": EventKind(
        "Points of a Project in the final count; an unbuilt one costs some.", (_PROJECT, _VP)
    ),
}
