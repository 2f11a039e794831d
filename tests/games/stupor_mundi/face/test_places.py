"""Every zone and every piece has a place on the page."""

import pytest

from stupor.games.stupor_mundi.face.castle.castle_board import SITE_NAMES
from stupor.games.stupor_mundi.face.rectangles import place_rect
from stupor.stage.geometry import overlap
from tests.games.stupor_mundi.face.fixture_position import HAND9, view

COMMON = (
    [f"city.{c}" for c in range(5)]
    + [f"city_ally.{c}.{k}" for c in range(5) for k in (1, 2)]
    + [f"under.{c}.{k}" for c in range(5) for k in (1, 2)]
    + [f"city_card.{c}.{k}" for c in range(5) for k in (1, 2)]
    + [f"market.{c}" for c in range(5)]
    + [f"{kind}.{row}" for kind in ("active", "next", "reward") for row in (1, 2, 3)]
    + ["work.start"]
    + [f"work.{path}.{n}" for path in "ac" for n in range(1, 6)]
    + [f"work.b.{n}" for n in range(1, 4)]
    + ["country.a", "country.b", "country.c", "village.a", "village.c"]
    + ["bonus.a", "bonus.b", "bonus.c", "token.a", "token.c"]
    + ["pile.cards", "pile.edicts", "castle.title", "market.sell", "market.buy", "box"]
    + [f"action.{n}" for n in range(1, 6)]
)  # fmt: skip


def zones_of(seat: int) -> list[str]:
    """The zones of one seat that the contract names."""
    names = [f"{kind}.{seat}" for kind in ("hand", "deck", "discard", "issued", "store", "coins")]
    names += [f"{kind}.{seat}.{n}" for kind in ("slot", "down") for n in range(1, 7)]
    names += [f"ally.{seat}.{n}" for n in range(1, 6)]
    names += [f"castle.{seat}.{site}" for site in SITE_NAMES]
    return names + [f"board.{seat}.{n}" for n in range(11)] + [f"vp.{seat}", f"bought.{seat}"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_zone_lies_on_the_page(seats: int) -> None:
    seen = view(seats)
    names = list(COMMON) + [zone for seat in range(seats) for zone in zones_of(seat)]
    for name in names + (["pile.solo", "solo.shown"] if seats == 1 else []):
        place = place_rect(seen, name)
        assert place is not None, name
        x, y, w, h = place
        assert x >= 0 and y >= 0 and x + w <= 1920 and y + h <= 1080 and w > 0 and h > 0, name


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_piece_has_a_place(seats: int) -> None:
    seen = view(seats)
    for here in seen.table.zones.values():
        for piece in here:
            if piece != "?":
                assert place_rect(seen, piece) is not None, piece


def test_a_hand_of_nine_stays_in_the_tray_and_in_order() -> None:
    seen = view(hand=HAND9)
    places = [place_rect(seen, f"card.{card}") for card in HAND9]
    lefts = [place[0] for place in places if place]
    assert len(lefts) == 9 and lefts == sorted(lefts)
    tray = seen.anchors["hand"]
    assert all(p and tray[0] <= p[0] and p[0] + p[2] <= tray[0] + tray[2] for p in places)


def test_specialists_at_the_start_do_not_hide_each_other() -> None:
    seen = view()
    for seat in range(4):
        for number in range(3):
            piece = f"specialist.{seat}.{number}"
            if not any(piece in here for here in seen.table.zones.values()):
                seen.table.put("work.start", piece)
    places = [place_rect(seen, piece) for piece in seen.table.pieces("work.start")]
    assert len({place[:2] for place in places if place}) == len(places)


def test_castle_sites_lie_apart() -> None:
    seen = view()
    towers = [place_rect(seen, f"castle.1.t{n}") for n in range(1, 6)]
    for k, one in enumerate(towers):
        for other in towers[k + 1 :]:
            assert one and other and not overlap(one, other)


def test_an_unknown_name_has_no_place() -> None:
    assert place_rect(view(), "nowhere") is None
