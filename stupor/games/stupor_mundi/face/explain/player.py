"""The Player Board: Ally spaces, warehouse, coins, slots, actions, Keep plates, hand and piles."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.face.cards.fan import fan_box
from stupor.games.stupor_mundi.face.castle.structures import KEEPS
from stupor.games.stupor_mundi.face.components.printed import SITE_OF
from stupor.games.stupor_mundi.face.components.texts import KEEPS as KEEP_TEXTS
from stupor.games.stupor_mundi.face.components.texts import grain_buys_cards
from stupor.games.stupor_mundi.face.explain.castle import waiting
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    gift_text,
    now,
    owned,
    plain,
    purse,
    stored,
)
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import edition_of, price_of_a_step
from stupor.games.stupor_mundi.palace import ICON_OF
from stupor.games.stupor_mundi.params import (
    COINS_PER_CUBE,
    COINS_PER_VP,
    GREAT_COINS,
    OPEN_STORES,
    SLOTS,
)
from stupor.games.stupor_mundi.wording import coins_text, goods_text
from stupor.language import mark, tr, trc
from stupor.stage.geometry import grown

STORES: Final = 7
#: The figure beside the title of the warehouse is so wide; a Great Wall's coin comes after it.
COUNT: Final = 60.0
#: The figures of the cubes reach so far beyond their places.
ASIDE: Final = 10.0


def spots(view: TableView) -> Iterator[Spot]:
    """Cards of the hand from right to left, then the board."""
    at, seat = view.anchors, view.viewer
    yield from _hand(view)
    for k in range(1, SLOTS):
        yield f"action.{k}", grown(at[f"player.action{k}"], 1)
        yield f"action.{k}", at[f"player.action{k}.label"]
    yield from ((f"slot.{seat}.{k}", at[f"player.slot{k}"]) for k in range(1, SLOTS + 1))
    yield from ((f"ally.{seat}.{k}", at[f"player.ally{k}"]) for k in range(1, 6))
    yield from _stores(view)
    yield f"coins.{seat}", at["player.coins"]
    yield from ((f"keep.{k}", at[f"player.keep{k}"]) for k in (1, 2, 3))
    yield "ground.player", at["player"]
    yield f"ground.hand.{seat}", at["hand"]


def _hand(view: TableView) -> Iterator[Spot]:
    """Its cards from right to left, and the piles."""
    seat = view.viewer
    cards = view.table.pieces(f"hand.{seat}")
    for index in range(len(cards) - 1, -1, -1):
        name = cards[index] if cards[index] != "?" else f"hand.{seat}"
        yield name, fan_box(view, index, len(cards))[0]
    for pile in ("deck", "discard"):
        x, y, w, h = view.anchors[f"hand.{pile}"]
        yield f"{pile}.{seat}", (x, y - 20, w + 20, h + 24)


def _stores(view: TableView) -> Iterator[Spot]:
    """The spaces of the warehouse, their counts."""
    at, seat = view.anchors, view.viewer
    x, y, _, h = at["player.store.count"]
    yield f"store.{seat}", (x, y, COUNT, h)
    for k in range(STORES, 0, -1):
        x, y, w, h = at[f"player.store{k}"]
        great = k in GREAT_COINS and covered(view, seat, k)
        yield f"shelf.{seat}.{k}", (x, y - 20 * great, w, h + 56 * great)
    yield f"store.{seat}", at["player.store.title"]
    for kind, shift in (("stone", 0), ("grain", ASIDE)):
        x, y, w, h = at[f"player.{kind}.count"]
        yield f"{kind}.{seat}", (x + shift, y, w + 2 * ASIDE, h)


def covered(view: TableView, seat: int, number: int) -> bool:
    """Whether a Wall still stands on a warehouse space."""
    return number > OPEN_STORES and bool(view.first(f"board.{seat}.{number}"))


def shelf(view: TableView, parts: Parts) -> Explanation:
    """A space of a warehouse: open, or covered by a Wall."""
    seat, number = int(parts[1]), int(parts[2])
    if not covered(view, seat, number):
        return store(view, parts)
    title = owned(
        view,
        seat,
        mark("Your warehouse space {number}, covered"),
        mark("{house}\u2019s warehouse space {number}, covered"),
        number=number,
    )
    text = tr("Build this Wall to open the space for one more Grain or Stone.")
    price = GREAT_COINS.get(number)
    if price:
        text += tr(
            " Great Wall: costs {coins} more and gives {gift}.",
            coins=coins_text(price),
            gift=gift_text(number),
        )
    rule = "build.great" if price else "storage.full"
    return Explanation(title, text, now(tr("covered by a Wall")), rule)


def store(view: TableView, parts: Parts) -> Explanation:
    """A warehouse."""
    seat = int(parts[1])
    walls = sum(covered(view, seat, n) for n in range(1, STORES + 1))
    room = view.fact(f"capacity.{seat}", STORES - walls)
    used = view.count(f"grain.{seat}") + view.count(f"stone.{seat}")
    text = tr(
        "Holds Grain and Stone. Each Wall built opens a space. When full, a new cube replaces "
        "one of the other kind or is lost."
    )
    said = now(
        tr(
            "{used} of {room} spaces filled, {goods}",
            used=used,
            room=room,
            goods=stored(view, seat),
        )
    )
    return Explanation(
        owned(view, seat, mark("Your warehouse"), mark("{house}\u2019s warehouse")),
        text,
        said,
        "storage.full",
    )


def cubes(view: TableView, parts: Parts) -> Explanation:
    """Grain or Stone of a seat."""
    kind, seat = parts[0], int(parts[1])
    use = {
        "grain": _grain_use(view),
        "stone": tr("Spend Stone on Castle sites."),
    }[kind]
    text = tr(
        "{use} At the end each cube is worth {coins}.",
        use=use,
        coins=coins_text(COINS_PER_CUBE),
    )
    his = view.count(f"f.{kind}")
    said = now(
        goods_text(kind, view.count(f"{kind}.{seat}")),
        tr("Frederick has {his}", his=his),
    )
    title = owned(
        view,
        seat,
        mark("Your {goods}"),
        mark("{house}\u2019s {goods}"),
        goods=tr(ICON_OF[kind].name),
    )
    return Explanation(title, text, said, "storage.full")


def _grain_use(view: TableView) -> str:
    edition = edition_of(view)
    if edition.stone_only:
        return tr("Grain is for summoning Allies and for some Specialist arrows.")
    paid = tr("sites and some cards") if grain_buys_cards(edition.name) else tr("sites")
    return tr(
        "Grain is for summoning Allies, for some Specialist arrows and for {paid}.", paid=paid
    )


def coins(view: TableView, parts: Parts) -> Explanation:
    """Augustales of a seat."""
    seat = int(parts[1])
    have = view.count(f"coins.{seat}")
    far = "" if price_of_a_step(view) else tr(" beyond the first step")
    text = tr(
        "{coins} Augustales are 1 VP at the end. Spend them on travel{far}, cards, Markets and "
        "Great Structures.",
        coins=COINS_PER_VP,
        far=far,
    )
    his = tr("Frederick has {count}", count=view.count("f.treasury"))
    said = now(purse(view, seat), tr("worth {vp} VP", vp=have // COINS_PER_VP), his)
    return Explanation(
        owned(view, seat, mark("Your Augustales"), mark("{house}\u2019s Augustales")),
        text,
        said,
        "game.score",
    )


def keep(view: TableView, parts: Parts) -> Explanation:
    """A Keep plate: the piece, or the cover of what was built."""
    seat, number = view.viewer, int(parts[1]) + 7
    piece = f"structure.{seat}.{number}"
    built = next((s for s in KEEPS if piece in view.table.pieces(f"castle.{seat}.{s}")), "")
    if not built:
        return waiting(view, seat, number)
    limit = (
        tr("hand limit {count}", count=view.fact(f"hand_limit.{seat}")) if built == "hand" else ""
    )
    said = now(trc("keep", "built"), limit)
    return Explanation(tr(KEEP_TEXTS[built]), tr(SITE_OF[built].text), said, "slot.locked")


def board(view: TableView, parts: Parts) -> Explanation:
    """The whole Player Board that is seen."""
    title = owned(view, view.viewer, mark("Your Player Board"), mark("{house}\u2019s Player Board"))
    text = tr(
        "Ally spaces and warehouse on the left, card slots with the five actions "
        "between them on the right, the Keeps below."
    )
    return Explanation(title, text, "", "slot.spears")


TELLERS: Final = {
    "shelf": shelf,
    "store": store,
    "grain": cubes,
    "stone": cubes,
    "coins": coins,
    "keep": keep,
    "player": board,
    "realm": plain(
        mark("Your Player Board"),
        mark("Drag the wax seal here to skip, or to end your turn."),
        "turn.end",
    ),
}
