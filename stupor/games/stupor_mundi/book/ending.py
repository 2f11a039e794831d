"""The End Phase, the end of the game, the solo game, and the rulings a reader needs."""

from __future__ import annotations

from typing import Final

from stupor.engine.errors import GAME_OVER
from stupor.games.stupor_mundi import params
from stupor.language import mark
from stupor.stage.written import (
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
    item("*{title}* from {least} VP on.", title=also(title), least=least)
    for least, title in reversed(params.TITLES)
]

END_PHASE: Final = Page(
    "end-phase",
    "End Phase",
    PART,
    (
        words("When everybody has passed, the round ends in four steps {hourglass}."),
        head("1. Refill the hand", "hand.refill"),
        words("The cards in your slots go to your discard pile. Then discard as many cards of your "
              "hand as you like, and draw up to your hand limit.", "refill.discard"),
        item("The hand limit {hand-size} is {limit}; the Keep of the hand adds {more}, and a "
             "Workplace 1. You never have to give up cards to get down to it.", "hand.limit",
             limit=params.HAND_LIMIT, more=params.KEEP_HAND_BONUS),
        item("When the draw pile runs out, in whatever phase, the discard pile is shuffled and "
             "becomes the new one. Cards still lying in slots are not among them."),
        head("2. Castle income"),
        words("Every closed side of your castle brings its income once more, in the order you want "
              "where that can matter. See [build|Castle and Structures]."),
        head("3. Ally income"),
        words("Each Ally brings {least} VP, and {more} more if its condition holds. See "
              "[allies|Allies].", least=params.ALLY_VP, more=params.ALLY_MET_VP),
        head("4. Reorganization", "reorganization", "round.cleanup"),
        item("Empty card spaces of the cities are filled from the pile."),
        item("Allies lying face down with nobody on top turn up. Nothing else refills them: a "
             "city may run out of Allies."),
        item("The crown of the first player goes on clockwise, and the next round begins."),
    ),
)  # fmt: skip

SCORING: Final = Page(
    "scoring",
    "End and scoring",
    PART,
    (
        head("The last round", "game.end", GAME_OVER),
        words("The game ends {end-of-game} after the End Phase of a round in which"),
        item("somebody has built all thirteen Structures, or"),
        item("an Active Edict space could not be refilled, or"),
        item("the pile could not fill every card space."),
        head("Final points", "game.score"),
        entry("icon:structure", "Structures",
              "{each} VP for each in your castle, the two you began with included.",
              "score.structures", each=params.VP_PER_STRUCTURE),
        entry("icon:castle-side", "The largest castle",
              "{most} VP for most Structures, {second} for second most.", "score.majority",
              most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        item("Everybody who is tied gets the full points, and a tie for most does not cancel the "
             "second place: the next lower number of Structures still scores."),
        item("With two players nobody gets the {second}. Alone you get the {most}.",
             most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        entry("icon:coin", "Augustales",
              "Each cube is sold for {cube}; then every {coins} Augustales are 1 VP.",
              "score.coins", cube=params.COINS_PER_CUBE, coins=params.COINS_PER_VP),
        note("Four players with 12, 12, 11 and 9 Structures: the two with 12 score "
             "{most} VP each, the one with 11 scores {second}.",
             most=params.VP_MOST_STRUCTURES, second=params.VP_SECOND_STRUCTURES),
        head("Who wins", "score.ties"),
        words("The most VP. If that is a tie, the most Great Structures among those tied. If that "
              "is a tie as well, they share the victory."),
    ),
)  # fmt: skip

SOLO: Final = Page(
    "solo",
    "Against Frederick",
    PART,
    (
        words("Alone you play against the Emperor himself. He scores nothing, but he takes what "
              "you want, and the clock is his."),
        head("Set-up"),
        item("As for two players, but with Independents only, all ten of them."),
        item("Frederick's Ship starts in Roma like yours; his sixteen cards are shuffled."),
        item("For an easier game {count} Edicts that usually stay in the box join the pile.",
             count=params.EASIER_SOLO_EDICTS),
        head("Turns"),
        words("You move first. After each of your turns Frederick turns up one of his cards and "
              "does what it says, in this order; what cannot be done is skipped:", "solo.cards",
              "solo.card"),
        item("*Ship* {ship}: on by so many cities, not at all, or to your Ship."),
        item("*Card* {remove} {card}: the Advanced card of his city leaves the game."),
        item("*Ally* {remove} {ally}: the face-up Ally of his city leaves the game."),
        item("*Edict* {issue-edict}: he issues the one in the row with that numeral; from an empty "
             "row he takes the next in the circle I, II, III. He always adds, as much as fits, and "
             "his Specialist walks on. Then the Next Edict of the same row moves in, or the next "
             "in the circle. If no Edict is left, nothing happens."),
        item("You cannot pass while you can play a card."),
        item("Frederick acts at most {most} times a round: after your sixth turn he does not. "
             "Once you have passed, he is done as well.", most=params.MAX_SOLO_TURNS - 1),
        head("Crowns"),
        words("When the second card with a crown {crown} has come up, all sixteen are shuffled "
              "together at the end of that turn."),
        head("Your title", "solo.titles"),
        *_TITLES,
    ),
)  # fmt: skip

RULINGS: Final = Page(
    "rulings",
    "Fine points",
    PART,
    (
        words("What the rules leave open, and how this table decides it. In brackets: the number "
              "of the ruling."),
        head("Turns"),
        item("Travel first, then a card or pass. With no card or no free slot you may still "
             "travel, then you pass. (R1)"),
        item("A face-up card is resolved from left to right. Plain gains happen by themselves; "
             "costs and choices may be declined. (R2)"),
        item("A gain that happens by itself cannot be refused; the action of a card face down "
             "always can. (R33)"),
        item("The bonuses of an action come after it and never pay for it. Actions within actions "
             "are finished one by one. (R3)"),
        item("Abilities are counted at the moment an action begins. An Edict is an action of its "
             "own, even inside another. (R4)"),
        item("Building: pay, place, closed side, Workplaces, Great bonus, Edict of the site. (R5)"),
        item("Sides that pay at the same time do so in their owner's order, where the Market and "
             "the warehouse make it matter; else from 1 to 5. (R31)"),
        item("A cube for a full warehouse is lost or replaces one of the other kind. (R6)"),
        item("An empty draw pile is remade at once; the hand limit matters only when you refill. "
             "(R7)"),
        item("A card is never paid with itself, nor from the draw pile or a slot. (R8)"),
        item("In the Market you sell once and buy once, each lot whole, in either order. The "
             "Workplace adds one more of either. (R9)"),
        item("Different abilities add up; one ability never counts twice. (R10)"),
        item("The promotions of the Great Keep pay Grain, that of Great Wall B does not. (R11)"),
        item("One Specialist of yours in the City of each path; a Bonus tile there must be taken. "
             "(R12)"),
        head("Edicts"),
        item("The reward comes first, then the icons; equal icons go one way, all of them. (R13)"),
        item("An issued Edict stays with you. You pick the Next Edict that replaces it. (R14)"),
        item("Without Active Edicts you take one of the three rewards. The Village ability for "
             "Edicts pays even then. (R15)"),
        item("Frederick's Specialist touches neither tokens nor Bonus tiles. (R16)"),
        item("Ahead means a later column; the City of path B is the fifth column like the others. "
             "(R17)"),
        head("The end"),
        item("Whether the game ends is looked at when a round is over. (R18)"),
        item("All who tie for most Structures get 4, all on the next number 2. (R19)"),
        item("A tie in VP goes to more Great Structures, else it is shared. Banned Papal ones do "
             "not count. (R20)"),
        head("Solo"),
        item("Frederick's card: Ship, card, Ally, Edict. (R21)"),
        item("An empty Edict row passes to the next numeral. (R22)"),
        item("The second crown shuffles all his cards. (R23)"),
        item("No sixth action in a round for Frederick, and none after you pass. (R24)"),
        item("The titles begin at {figures} VP. (R25)",
             figures=", ".join(str(least) for least, _ in params.TITLES[:3][::-1])),
        item("The easier game adds three random Edicts of larger games. (R26)"),
    ),
)  # fmt: skip

PAGES: Final = (END_PHASE, SCORING, SOLO, RULINGS)
