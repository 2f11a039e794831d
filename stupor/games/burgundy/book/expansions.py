"""The expansions of the box, the team game and the solo games."""

from __future__ import annotations

from typing import Final

from stupor.games.burgundy import params
from stupor.language import mark
from stupor.stage.book_blocks import Page, head, item, note, words

PART: Final = mark("Expansions")

EXTRA: Final = Page(
    "extra-tiles",
    "Four more tiles",
    PART,
    (
        words("They are mixed with the others."),
        item("*Bridge Wardens*: your piece stays on top of its stack, whoever arrives later."),
        item(
            "*Hiring Hall*: on your turn, buy {workers} workers for 1 silver as often as you like.",
            "hire.monastery",
            "hire.silver",
            workers=params.HIRED_WORKERS,
        ),
        item(
            "*Crane*: use the effect of any building at once. At the end it counts as a building "
            "of the type that suits your monasteries best.",
            "crane.type",
        ),
        item(
            "*Geese*: {vp} VP, plus the animals of one other kind in the livestock region; "
            "you choose the kind. Whenever livestock is placed in that region later, they "
            "score again with it. They are a kind of their own.",
            "geese.kind",
            vp=params.GEESE_VP,
        ),
    ),
)

POSTS: Final = Page(
    "border-posts",
    "Border posts",
    PART,
    (
        words(
            "Duchies 11a to 11f have three posts at their rim. Two posts are *linked* when all "
            "five spaces of the straight lane between them are covered.",
            "score.posts",
        ),
        item("The first link scores the value of the phase."),
        item(
            "The second link, which connects all three, scores it again, plus a bonus: 5, 6 "
            "or 7 VP for the first player with two, three or four players, 2, 3 or 4 for the "
            "second."
        ),
        item("The third lane brings nothing more."),
        note("The starting castle covers its space for a lane, too."),
    ),
)

WHITE: Final = Page(
    "white-castles",
    "White Castles",
    PART,
    (
        words(
            "Eight White Castles and a monastery are mixed with the tiles. White Castles are "
            "buildings: one per building region."
        ),
        item(
            "Each gives an action when placed, with the number that the *white die* shows this "
            "round. Workers and monasteries may change it; the die itself stays.",
            "white.number",
        ),
        item("The *Chapter of the White Castles* pays 4 VP for each of yours at the end."),
    ),
)

INNS: Final = Page(
    "inns",
    "Inns",
    PART,
    (
        words(
            "Each phase one inn comes next to the black depot; unsold ones stay. It costs 2 "
            "silver, like a black tile; buying it uses your purchase for the turn."
        ),
        item(
            "An inn goes on a space of *any colour*, with number and neighbour as usual, and only "
            "one in a region.",
            "place.inn",
        ),
        item("Its region scores as one space larger, up to 8."),
        item(
            "It is neither a building nor livestock and has no effect, but its space counts "
            "as covered."
        ),
    ),
)

ROUTES: Final = Page(
    "trade-routes",
    "Trade routes",
    PART,
    (
        words(
            "With two, three or four players each player has 5, 4 or 3 trade route tiles "
            "with three spaces each, in a row.",
            "score.route",
        ),
        item("Goods you sell fill it from left to right, after you get silver and VP."),
        item("A space that gets goods of *its own colour* gives its reward; you may skip it."),
        item(
            "*Sell* sells another colour, which also goes on the route. A *die* is one more "
            "action with any number."
        ),
        item("Goods that no longer fit go to the sold goods."),
        words("[list-routes|All routes]"),
    ),
)

SHIELDS: Final = Page(
    "shields",
    "Shields",
    PART,
    (
        words(
            "All shields are at the depots from the start. If both your dice show the same "
            "number, you may *take a shield* of that depot instead of both actions.",
            "shield.dice",
            "shield.doubles",
            "shield.gone",
        ),
        item("Workers may change the dice for this; free steps of monasteries do not count."),
        item(
            "It goes on a castle of your duchy. A shield already there leaves the game.",
            "shield.none",
            "shield.castle",
        ),
        item(
            "At the end of each phase every shield costs 1 silver of *tribute*, before the mines "
            "pay. What you do not pay for leaves the game.",
            "shield.tribute",
        ),
        item(
            "If a shield and a monastery have the same or opposite effects, only the shield counts."
        ),
        item("At the end, those you still have score the VP printed on them."),
        head("Some of them", "shield.settle", "shield.wild", "shield.guest", "shield.staple"),
        item("*Guest right*: name a player once; that player’s monasteries also work for you."),
        item(
            "*Settlers* place a tile straight from a depot at the end of a phase, on any number.",
            "place.board",
        ),
        item("*Fortune*: once per turn, one of your dice can be any number."),
        words("[list-shields|All shields]"),
    ),
)

TEAM: Final = Page(
    "team",
    "Team game",
    PART,
    (
        words(
            "Four players in two teams of two. Partners share one duchy of 73 spaces, goods, "
            "silver, workers and all that monasteries do."
        ),
        item(
            "Each player has their own dice, purchase, place in the turn order and VP; the "
            "sum of a team counts."
        ),
        item(
            "Each has two spaces of storage, and the team two more. A tile stays where it was "
            "put; you cannot place your partner’s own tiles.",
            "team.storage",
        ),
        item("Both may place tiles in either half of the duchy."),
        item("The small bonus tile of a colour goes to the other team only."),
        item(
            "Each team begins with 2 silver; the first has 3 workers, the second 5. On board "
            "12b the team chooses where its castle stands."
        ),
    ),
)

SOLO: Final = Page(
    "solo",
    "Solo game",
    PART,
    (
        words("You win if you cover all 37 spaces within 25 rounds. 13a is the easier duchy. "
              "Groups of spaces are connected only where a *river* joins them.", "solo.sequel"),
        item("The white die brings goods to a depot and removes a tile from it, or from the "
             "next depot that has one."),
        item("You begin with 1 silver and 2 workers. Depots and sales are those of two players."),
        item("You can store goods of every colour."),
        head("The falling target", "solo.points"),
        item("VP move your counter. After each gain you may buy more for 1 silver each."),
        item("At the target it goes back to 0 (the rest is lost), the target falls by {step}, "
             "and you get one more action with any number.", step=params.TARGET_STEP),
        item("The target starts at {target}; 45 is easier, 55 harder.", target=params.FIRST_TARGET),
        head("What is different"),
        item("*Ships*: take the goods of one depot; all others leave the game. Then you may trade "
             "{goods} goods for a black tile, *face down*: it fits any colour and does nothing.",
             "solo.trade", "solo.give", goods=params.GOODS_FOR_A_BLACK_TILE),
        item("*A covered colour* brings no VP but a tile from the black depot, placed at once "
             "on any number.", "solo.bounty"),
        item("*Monasteries that score* do so when placed, for what you have then."),
        note("You choose the order of the gains of a tile."),
    ),
)  # fmt: skip

PAGES: Final = (EXTRA, POSTS, WHITE, INNS, ROUTES, SHIELDS, TEAM, SOLO)
