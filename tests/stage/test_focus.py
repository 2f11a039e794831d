"""The focus: groups by Tab, arrows by nearest centre."""

from hypothesis import given
from hypothesis import strategies as st

from stupor.stage.focus import Focus, grouped
from stupor.stage.focus_graph import FocusSpot, nearest

Boxes = list[tuple[int, int]]


def spot(name: str, x: float, y: float, lit: bool = False) -> FocusSpot:
    return FocusSpot(name, (x, y, 10.0, 10.0), lit)


def a_page() -> Focus:
    focus = Focus()
    focus.update({
        "hand": [spot("c1", 0, 100), spot("c2", 20, 100, True), spot("c3", 40, 100, True)],
        "nothing": [],
        "slots": [spot("s1", 0, 50), spot("s2", 20, 50), spot("s3", 20, 70)],
    })  # fmt: skip
    return focus


def test_the_first_step_enters_the_first_group_at_what_is_lit() -> None:
    focus = a_page()
    assert focus.step(1)
    assert (focus.name, focus.group) == ("c2", "hand")


def test_tab_goes_round_the_groups_and_comes_back_to_where_it_was() -> None:
    focus = a_page()
    focus.step(1)
    focus.move(1, 0)
    focus.step(1)
    assert focus.name == "s1"
    focus.step(1)
    assert focus.name == "c3"
    focus.step(-1)
    assert focus.group == "slots"


def test_tab_comes_to_groups_where_something_can_be_done_before_the_others() -> None:
    focus = a_page()
    focus.update({"dark": [spot("d", 0, 0)], "lit": [spot("l", 0, 50), spot("m", 0, 90, True)]})
    assert focus.groups() == ("lit", "dark")


def test_arrows_take_the_nearest_and_stop_at_the_edge() -> None:
    focus = a_page()
    focus.set("s1")
    assert focus.move(1, 0)
    assert focus.name == "s2"
    assert focus.move(0, 1)
    assert focus.name == "s3"
    assert not focus.move(0, 1)
    assert focus.name == "s3"


def test_the_focus_stays_when_the_page_changes_and_settles_when_it_is_gone() -> None:
    focus = a_page()
    focus.set("c3")
    focus.update({"hand": [spot("c3", 60, 100)]})
    assert focus.name == "c3"
    focus.update({"a": [spot("far", 900, 0, True)], "b": [spot("near", 80, 90, True)]})
    assert focus.name == ""
    assert focus.settle()
    assert focus.name == "near"
    assert focus.settle(avoid=["near"])
    assert focus.name == "far"


def test_an_empty_page_has_no_focus() -> None:
    focus = Focus()
    assert not focus.step(1)
    assert not focus.move(1, 0)
    assert not focus.cycle(1)
    assert not focus.settle()
    assert not focus.set("anything")
    assert focus.spot is None


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 60)), min_size=2, unique=True))
def test_the_nearest_lies_in_that_direction(places: Boxes) -> None:
    spots = [spot(f"s{n}", 20 * x, 20 * y) for n, (x, y) in enumerate(places)]
    here = spots[0]
    found = {s.name: s for s in spots}
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        name = nearest(spots, here, dx, dy)
        ahead = [s for s in spots if (s.rect[0] - here.rect[0]) * dx > 2 or (
            (s.rect[1] - here.rect[1]) * dy > 2)]  # fmt: skip
        assert bool(name) == bool(ahead)
        if name:
            assert found[name] in ahead


@given(st.integers(2, 9), st.integers(1, 4))
def test_arrows_reach_every_cell_of_a_grid(columns: int, rows: int) -> None:
    focus = Focus()
    cells = [spot(f"{x}.{y}", 30 * x, 40 * y) for y in range(rows) for x in range(columns)]
    focus.update({"grid": cells})
    assert reached(focus, "0.0") == {cell.name for cell in cells}


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 60)), min_size=1, unique=True))
def test_arrows_lead_from_anything_to_anything(places: Boxes) -> None:
    focus = Focus()
    focus.update({"all": [spot(f"s{n}", 9 * x, 11 * y) for n, (x, y) in enumerate(places)]})
    for start in focus.names("all"):
        assert reached(focus, start) == set(focus.names("all"))


def reached(focus: Focus, first: str) -> set[str]:
    seen, todo = {first}, [first]
    while todo:
        start = todo.pop()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            focus.set(start)
            if focus.move(dx, dy) and focus.name not in seen:
                seen.add(focus.name)
                todo.append(focus.name)
    return seen


def test_things_are_grouped_once_for_each_place_and_what_has_no_group_is_out_of_reach() -> None:
    here, there, thin = (0.0, 0.0, 9.0, 9.0), (20.0, 0.0, 9.0, 9.0), (40.0, 0.0, 0.0, 9.0)
    lit = [("card", here)]
    others = [("card", there), ("below", here), ("far", there), ("none", thin),
              ("away", (9.0, 9.0, 9.0, 9.0))]  # fmt: skip
    groups = {"card": "a", "far": "b"}
    found = grouped(("b", "a"), lit, others, lambda name, _: groups.get(name, ""))
    assert list(found.items()) == [
        ("b", [FocusSpot("far", there)]), ("a", [FocusSpot("card", here, lit=True)]),
    ]  # fmt: skip


def test_the_focus_comes_to_rest_at_what_is_next_before_what_is_near() -> None:
    focus = Focus()
    die = FocusSpot("die", (500.0, 0.0, 10.0, 10.0), lit=True, next=True)
    focus.update({"dice": [die], "goods": [spot("near", 950, 540, True)]})
    assert focus.settle() and focus.name == "die"
