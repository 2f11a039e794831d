"""Every event becomes a clip in the style that is said for it."""

from stupor.engine.events import Event
from stupor.stage.choreographer import Choreographer, ClipStyle


def test_without_a_director_things_fly_and_words_take_no_time() -> None:
    moved, told = Choreographer().clips(
        [Event("moved", 0, ("card.1", "hand.0", "slot.0.2")), Event("played", 0, (1, 2, "up"))]
    )
    assert (moved.piece, moved.source, moved.target) == ("card.1", "hand.0", "slot.0.2")
    assert moved.seconds > moved.gap > 0
    assert told.seconds == 0


def test_a_director_names_the_way_and_where_a_gain_comes_from() -> None:
    choreographer = Choreographer(lambda event: ClipStyle("goods", 0.5, 0.1, source="slot.0.2"))
    (clip,) = choreographer.clips([Event("counter", 0, ("coins.0", 5, 3, "cards"))], pace=0.5)
    assert (clip.style, clip.source, clip.seconds) == ("goods", "slot.0.2", 0.25)
