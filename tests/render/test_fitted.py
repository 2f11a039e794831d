"""What the text store says about a label before it is drawn."""

from stupor.render.item_renderer import ItemRenderer
from stupor.render.text import TextFit, TextStore
from stupor.stage.items import Label
from stupor.stage.measure import alike


def fit(store: TextStore, text: str, wide: int, high: int = 30, **more: object) -> TextFit:
    label = Label("a", 0, (0, 0, wide, high), text, size=20, **more)  # type: ignore[arg-type]
    return store.fitted(label, wide, high, 1.0)


def test_a_word_with_room_keeps_its_size(renderer: ItemRenderer) -> None:
    found = fit(renderer.text, "Savoy", 300)
    assert (found.pixels, found.lines, found.truncated) == (20, ("Savoy",), False)
    x, y, w, h = found.ink
    assert 0 <= x < x + w <= 300
    assert 0 <= y < y + h <= 30


def test_a_long_word_is_squeezed_and_then_cut(renderer: ItemRenderer) -> None:
    text = "The Emperor himself lays the mantle on your shoulders"
    assert fit(renderer.text, text, 330).pixels < 20
    cut = fit(renderer.text, text, 90)
    assert cut.truncated
    assert cut.lines[-1].endswith("\u2026")


def test_lines_are_counted(renderer: ItemRenderer) -> None:
    found = fit(renderer.text, "one two three four five six", 100, 90, wrap=True)
    assert len(found.lines) > 1
    assert not found.truncated


def test_it_says_what_is_drawn(renderer: ItemRenderer) -> None:
    label = Label("a", 0, (0, 0, 200, 40), "Hohenstaufen", size=20)
    drawn = renderer.text.render(label, 200, 40, 1.0)
    assert abs(drawn.dx - renderer.text.fitted(label, 200, 40, 1.0).ink[0]) <= 1


def test_labels_of_one_size_are_alike_in_boxes_of_any_width(renderer: ItemRenderer) -> None:
    rects = ((0, 0, 110, 30), (0, 0, 170, 30))
    labels = [
        Label(f"{n}.words", 0, rect, "Prototype 2023", "bold", 26) for n, rect in enumerate(rects)
    ]
    sizes = [
        [
            renderer.text.fitted(one, int(one.rect[2]), 30, 1.0).pixels
            for one in some
            if isinstance(one, Label)
        ]
        for some in (labels, alike(labels, ".words", anywhere=True))
    ]
    assert sizes[0][0] < sizes[0][1] and sizes[1] == [sizes[0][0]] * 2


def test_peers_share_the_size_of_the_longest(renderer: ItemRenderer) -> None:
    texts = ("Solo", "A very long way to begin a game")
    alone = [fit(renderer.text, text, 160).pixels for text in texts]
    peers = tuple((text, 1.0) for text in texts)
    both = [fit(renderer.text, text, 160, peers=peers).pixels for text in texts]
    assert alone[0] > alone[1]
    assert both == [alone[1], alone[1]]
    one, other = (
        Label("a", 0, (0, 0, 160, 30), texts[0], size=20, peers=some) for some in ((), peers)
    )
    drawn = [renderer.text.render(each, 160, 30, 1.0).surface.get_height() for each in (one, other)]
    assert drawn[0] > drawn[1], "what is drawn is of the size that was said"
