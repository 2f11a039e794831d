"""The twenty-four people of the game: their portrait, and a sentence of history about each."""

from __future__ import annotations

from typing import Final

from stupor.games.stupor_mundi.data import ALLIES
from stupor.language import mark

#: What history has to say about them, by the name of their portrait.
HISTORY: Final = {
    "theophilos": mark("Greek hands drained the marshes and ground the flour of half the South."),
    "maumettu": mark(
        "Saracens of Sicily, settled at Lucera, dug for Frederick and served him to the last."
    ),
    "altair": mark("Silk, sugar and news from Cairo: his dinars were good in every harbour."),
    "severin": mark("Bohemian axes fed the scaffolds on which a hundred castles rose."),
    "castellan": mark("He kept a gate on the Po while the cities of Lombardy changed sides."),
    "idalia": mark("She married for peace, ruled in his absence, and kept the keys."),
    "gregoria": mark("Her convent wrote to Pope and Emperor, and was answered by both."),
    "gis\u00e8le": mark("She came with falcons and troubadours; half the court learned to rhyme."),
    "mocenigo": mark("Venice lends to every side, and sends him to see that it is paid."),
    "sigeberht": mark("He brought three-field farming over the Alps, and a plough that turns."),
    "okechukwu": mark("From the gold fields above the cataracts: he reads rock like a page."),
    "tento": mark("He weighed the first augustalis and found it better than Byzantine gold."),
    "romigi": mark("Genoa builds him galleys one summer and burns them the next."),
    "balthasar": mark("He rode from Damascus with a tent that showed the course of the stars."),
    "domentzia": mark("Heir of a lost Constantinople, she counts towers as others count beads."),
    "sebastian": mark("He copied the book on falcons, and drew each feather from life."),
    "gisela": mark("A Saxon of the old imperial line; where she stays, others follow."),
    "philaretos": mark("He served three emperors of the East and learned whose star was rising."),
    "constance": mark("Queen of Aragon, his first wife: her five hundred knights won him a crown."),
    "hermann": mark("Master of the Teutonic Order, trusted by Pope and Emperor alike."),
    "alkamil": mark("Sultan of Egypt: he gave Jerusalem back by treaty, without a battle."),
    "hawk": mark("The white falcon he flew himself; six books tell of her kind."),
    "cartographer": mark("He mapped coasts he had never seen, by asking every sailor."),
    "frederick": mark("Emperor, falconer, lawgiver: the wonder of the world, twice banned."),
}


def history_of(ally: int) -> str:
    """The sentence about an Ally, still to be translated."""
    return HISTORY[ALLIES[ally].name.lower()]


def large_portrait(ally: int) -> str:
    """The portrait of an Ally as large as a plate shows it."""
    return f"portrait-large/{ALLIES[ally].name.lower().replace(chr(232), 'e')}"
