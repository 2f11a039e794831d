"""The expansions of the box, the team game and the solo games."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.written import Page, head, item, note, words

PART: Final = mark("Expansions")

EXTRA: Final = Page(
    "extra-tiles",
    "Four more tiles",
    PART,
    (
        words("They are mixed with the others."),
        item("*Bridge Wardens*: your piece lies on top of its stack, whoever comes later."),
        item("*Hiring Hall*: in your turn buy {workers} workers for 1 silver, as often as you "
             "like.", "hire.monastery", "hire.silver", workers=params.HIRED_WORKERS),
        item("*Crane*: use the effect of any building at once. At the end it counts as a building "
             "of the type that suits your monasteries best.", "crane.type"),
        item("*Geese*: {vp} VP, plus the animals of one other kind in the livestock region; "
             "you choose the kind. Whenever livestock is placed in that region later, they "
             "score again with it. They are a kind of their own.", "geese.kind",
             vp=params.GEESE_VP),
    ),
)  # fmt: skip

POSTS: Final = Page(
    "border-posts",
    "Border posts",
    PART,
    (
        words("Duchies 11a to 11f have three posts at their rim. Two posts are *linked* when all "
              "five spaces of the straight lane between them are covered.", "score.posts"),
        item("The first link scores the value of the phase."),
        item("The second link, which connects all three, scores it again, plus a bonus: 5, 6 "
             "or 7 VP for the first player with two, three or four players, 2, 3 or 4 for the "
             "second."),
        item("The third lane brings nothing more."),
        note("The starting castle covers its space for a lane, too."),
    ),
)  # fmt: skip

WHITE: Final = Page(
    "white-castles",
    "White Castles",
    PART,
    (
        words("Eight White Castles and a monastery are mixed with the tiles. They are "
              "buildings: one per building region."),
        item("Placed, one gives an action at once with the number that the *white die* shows this "
             "round. Workers and monasteries may change it, the die itself stays.",
             "white.number"),
        item("The *Chapter of the White Castles* pays 4 VP for each of yours at the end."),
    ),
)  # fmt: skip

INNS: Final = Page(
    "inns",
    "Inns",
    PART,
    (
        words("Each phase one inn comes beside the black depot; unsold ones stay. It is bought "
              "for 2 silver like a black tile, in place of one."),
        item("An inn goes on a space of *any colour*, with number and neighbour as usual, and only "
             "one in a region.", "place.inn"),
        item("Its region scores as if it were one space larger, up to eight."),
        item("It is no building and no livestock and does nothing, but its space is covered."),
    ),
)  # fmt: skip

ROUTES: Final = Page(
    "trade-routes",
    "Trade routes",
    PART,
    (
        words("With two, three or four players each player has 5, 4 or 3 trade route tiles "
              "with three spaces each, in a row.", "score.route"),
        item("Goods that you sell are laid on it from left to right, once silver and points are "
             "paid."),
        item("A space that gets goods of *its own colour* gives its reward; rewards can be "
             "declined."),
        item("*Sell* sells another pile, which goes on along the route. A *die* is an action with "
             "any number."),
        item("Goods that no longer fit go to the sold goods."),
        words("[list-routes|All routes]"),
    ),
)  # fmt: skip

SHIELDS: Final = Page(
    "shields",
    "Shields",
    PART,
    (
        words("Shields lie at the depots from the beginning, and none come later. If both your "
              "dice show the same number, you may *take a shield* of that depot in place of both "
              "actions.", "shield.dice", "shield.doubles", "shield.gone"),
        item("Workers may make the pair, free steps of monasteries may not."),
        item("It lies on a castle of your duchy. Where one lies already, that one leaves the "
             "game.", "shield.none"),
        item("At the end of each phase every shield costs 1 silver of *tribute*, before the mines "
             "pay. What you do not pay for leaves the game.", "shield.tribute"),
        item("Where a shield and a monastery do the same or the opposite, the shield is what "
             "counts."),
        item("At the end, those you still have score the VP printed on them."),
        head("Some of them", "shield.settle", "shield.wild", "shield.guest", "shield.staple"),
        item("*Guest right*: name a player once; the monasteries there count for you, too."),
        item("*Settlers* place a tile straight from a depot at the end of a phase, on any number.",
             "place.board"),
        item("*Fortune*: once a turn one of your dice is any number."),
        words("[list-shields|All shields]"),
    ),
)  # fmt: skip

TEAM: Final = Page(
    "team",
    "Team game",
    PART,
    (
        words("Four players in two teams of two. Partners share one duchy of 73 spaces, goods, "
              "silver, workers and all that monasteries do."),
        item("Each has own dice, an own purchase, a place in the turn order and points; the sum "
             "of a team counts."),
        item("Each has two spaces of storage, and the team two more. A tile stays where it was "
             "put; your partner's own tiles you cannot place.", "team.storage"),
        item("Both place in either half of the duchy."),
        item("The small bonus tile of a colour goes to the other team only."),
        item("Teams begin with 2 silver, and with 3 and 5 workers. On board 12b the team chooses "
             "where its castle stands."),
    ),
)  # fmt: skip

SOLO: Final = Page(
    "solo",
    "Solo game",
    PART,
    (
        words("You win if all 37 spaces are covered before 25 rounds are over. 13a is the milder "
              "duchy. Clusters touch only where a *river* joins them.", "solo.sequel"),
        item("The white die brings goods to a depot and takes a tile from it, or from the next "
             "that has one."),
        item("You begin with 1 silver and 2 workers. Depots and sales are those of two players."),
        item("You can store goods of every colour."),
        head("The falling target", "solo.points"),
        item("Points move your counter. After each gain you may buy more at 1 silver each."),
        item("At the target it goes back to 0, the rest is lost, the target falls by {step}, and "
             "you have an action with any number.", step=params.TARGET_STEP),
        item("The target begins at {target}; 45 is easier, 55 harder.", target=params.FIRST_TARGET),
        head("What is different"),
        item("*Ships*: take the goods of one depot; all others leave the game. Then {goods} goods "
             "may be given for a black tile, *face down*: it fits any colour and does nothing.",
             "solo.trade", "solo.give", goods=params.GOODS_FOR_A_BLACK_TILE),
        item("*A covered colour* brings no points but a tile of the black depot, placed at once "
             "on any number.", "solo.bounty"),
        item("*Monasteries that pay* do it when they are placed, by what there is then."),
        note("You choose in which order the gains of a tile come."),
    ),
)  # fmt: skip

PAGES: Final = (EXTRA, POSTS, WHITE, INNS, ROUTES, SHIELDS, TEAM, SOLO)
