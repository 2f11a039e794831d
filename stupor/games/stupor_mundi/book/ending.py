"""The End Phase, the end of the game, the solo game, and the rulings a reader needs."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import GAME_OVER
from stupor.games.stupor_mundi import params
from stupor.language import mark
from stupor.stage.book_blocks import (
    Page,
    also,
    entry,
    head,
    item,
    note,
    words,
)

PART: Final = mark("Ending")
_TITLES: Final = [
    item("*{title}* from {least} VP.", title=also(title), least=least)
    for least, title in reversed(params.TITLES)
]

END_PHASE: Final = Page(
    "end-phase",
    "End Phase",
    PART,
    (
        words("When everyone has passed, the round ends in four steps {hourglass}."),
        head("1. Refill the hand", "hand.refill"),
        words("The cards in your slots go to your discard pile. Discard any number of cards from "
              "your hand, then draw up to your hand limit.", "refill.discard"),
        item("The hand limit {hand-size} is {limit}; the Hand-limit Keep adds {more}, a "
             "Workplace adds 1. If you hold more cards, you keep them.", "hand.limit",
             limit=params.HAND_LIMIT, more=params.KEEP_HAND_BONUS),
        item("When your draw pile runs out, in any phase, your discard pile is shuffled and "
             "replaces it. Cards in slots are not part of it."),
        head("2. Castle income"),
        words("Every closed side of your Castle pays its income again, in the order you choose if "
              "it matters. See [build|Castle and Structures]."),
        head("3. Ally income"),
        words("Each Ally gives {least} VP, plus {more} if its condition is met. See "
              "[allies|Allies].", least=params.ALLY_VP, more=params.ALLY_MET_VP),
        head("4. Reorganization", "reorganization", "round.cleanup"),
        item("Empty card spaces of the cities are refilled from the pile."),
        item("Face-down Allies with no Ally on top are turned face up. Nothing else refills the "
             "Ally spaces: a city can run out of Allies."),
        item("The first player’s crown moves on clockwise, and the next round begins."),
    ),
)  # fmt: skip

SCORING: Final = Page(
    "scoring",
    "End and scoring",
    PART,
    (
        head("The last round", "game.end", GAME_OVER),
        words("The game ends {end-of-game} after the End Phase of a round in which"),
        item("a player has built all thirteen Structures, or"),
        item("an Active Edict space could not be refilled, or"),
        item("the pile could not refill every card space."),
        head("Final points", "game.score"),
        entry("icon:structure", "Structures",
              "{each} VP for each in your Castle, including the two you start with.",
              "score.structures", each=params.VP_PER_STRUCTURE),
        entry("icon:castle-side", "The largest Castle",
              "{most} VP for the most Structures, {second} for the second most.", "score.majority",
              most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        item("All tied players get the full points. A tie for the most does not cancel second "
             "place: the next lower number still scores."),
        item("With two players no one gets the {second}. In a solo game you get the {most}.",
             most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        entry("icon:coin", "Augustales",
              "Each cube is sold for {cube}; then every {coins} Augustales are 1 VP.",
              "score.coins", cube=params.COINS_PER_CUBE, coins=params.COINS_PER_VP),
        note("Four players with 12, 12, 11 and 9 Structures: the two with 12 score "
             "{most} VP each, the one with 11 scores {second}.",
             most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        head("Who wins", "score.ties"),
        words("The player with the most VP. If tied, the one with the most Great Structures. If "
              "still tied, they share the victory."),
    ),
)  # fmt: skip

SOLO: Final = Page(
    "solo",
    "Against Frederick",
    PART,
    (
        words(
            "In a solo game you play against Frederick. He scores nothing, but he takes what "
            "you want, and he sets the pace."
        ),
        head("Set-up"),
        item("As for two players, but with all ten Independents and no Loyalists."),
        item("Frederick’s Ship starts in Roma like yours; his sixteen cards are shuffled."),
        item(
            "For an easier game, {count} Edicts that usually stay in the box join the pile.",
            count=params.EASIER_SOLO_EDICTS,
        ),
        head("Turns"),
        words(
            "You move first. After each of your turns Frederick reveals one of his cards and "
            "does what it says, in this order. He skips what he cannot do:",
            "solo.cards",
            "solo.card",
        ),
        item("*Ship* {ship}: it moves that many cities, stays, or joins your Ship."),
        item("*Card* {remove} {card}: the Advanced card of his city leaves the game."),
        item("*Ally* {remove} {ally}: the face-up Ally of his city leaves the game."),
        item(
            "*Edict* {issue-edict}: he issues the Edict in the row with that numeral; if the row "
            "is empty, the next in the order I, II, III, I. He always adds, as much as fits, and "
            "his Specialist moves forward. Then the Next Edict of the same row becomes Active, "
            "or the next in that order. If no Edict is left, nothing happens."
        ),
        item("You cannot pass while you can play a card."),
        item(
            "Frederick acts at most {most} times a round, so not after your sixth turn. He also "
            "stops when you pass.",
            most=params.MAX_SOLO_TURNS - 1,
        ),
        head("Crowns"),
        words(
            "When the second card with a crown {crown} appears, all sixteen are shuffled "
            "together at the end of that turn."
        ),
        head("Your title", "solo.titles"),
        *_TITLES,
    ),
)

RULINGS: Final = Page(
    "rulings",
    "Fine points",
    PART,
    (
        words("What the rules leave open, and how it is decided here. In brackets: the number of "
              "the ruling."),
        head("Turns"),
        item("Travel first, then play a card or pass. Without a card or a free slot you may still "
             "travel, then you pass. (R1)"),
        item("You carry out a face-up card from left to right. Plain gains are automatic; you may "
             "decline costs and choices. (R2)"),
        item("You cannot decline an automatic gain. You can always decline the action of a "
             "face-down card. (R33)"),
        item("The bonuses of an action come after it and cannot pay for it. Finish actions within "
             "actions one by one. (R3)"),
        item("You use the abilities you have when an action begins. An Edict is an action of its "
             "own, even inside another. (R4)"),
        item("Building: pay, place, closed side, Workplaces, Great bonus, Edict of the site. (R5)"),
        item("Sides that pay at the same time pay in the order their owner chooses, if the Market "
             "and the warehouse make it matter; otherwise from 1 to 5. (R31)"),
        item("A cube for a full warehouse is lost or replaces one of the other kind. (R6)"),
        item("An empty draw pile is refilled at once; the hand limit matters only when you refill "
             "your hand. (R7)"),
        item("You cannot pay for a card with itself, or with a card from the draw pile or a slot. "
             "(R8)"),
        item("At the Market you sell one complete lot and buy one, in either order. The Workplace "
             "adds one more sale or purchase. (R9)"),
        item("Different abilities add up; one ability never counts twice. (R10)"),
        item("The Great Keep’s promotions cost Grain, Great Wall B’s does not. (R11)"),
        item("You may have one Specialist in the City of each path; you must take a Bonus tile "
             "there. (R12)"),
        head("Edicts"),
        item("First the reward, then the icons. Equal icons all go the same way. (R13)"),
        item("You keep an Edict you issue. You choose the Next Edict that replaces it. (R14)"),
        item("Without an Active Edict you take one of the three rewards. The Village ability for "
             "Edicts still pays. (R15)"),
        item("Frederick’s Specialist uses neither tokens nor Bonus tiles. (R16)"),
        item("Ahead means in a later column; the City of path B is the fifth column, like the "
             "others. (R17)"),
        head("The end"),
        item("The end of the game is checked when a round is over. (R18)"),
        item("All players tied for the most Structures get 4, all with the next number 2. (R19)"),
        item("A tie in VP goes to the player with more Great Structures; if those tie, "
             "too, the victory is shared. Banned Papal ones do not count. (R20)"),
        head("Solo"),
        item("The order of Frederick’s card: Ship, card, Ally, Edict. (R21)"),
        item("If an Edict row is empty, the next numeral counts. (R22)"),
        item("The second crown shuffles all his cards. (R23)"),
        item("Frederick takes no sixth action in a round, and none after you pass. (R24)"),
        item("The titles begin at {figures} VP. (R25)",
             figures=", ".join(str(least) for least, _ in params.TITLES[:3][::-1])),
        item("The easier game adds three random Edicts of larger games. (R26)"),
    ),
)  # fmt: skip

PAGES: Final = (END_PHASE, SCORING, SOLO, RULINGS)
