"""Made-up reviews agree with themselves, so that a picture of one can be read."""

from __future__ import annotations

from stupor.selftest.sample_reviews import finished, made_up


def test_a_sample_throw_is_the_one_of_the_game_and_worth_what_its_bar_shows() -> None:
    """Given a made-up review of Burgundy, then dice fell as in the game, worth what a bar shows."""
    session = finished("burgundy", "page,page")
    reveals = made_up(session, 0).reveals
    assert len(reveals) >= 50
    for reveal in reveals:
        seat = int(reveal.pile[-1])
        bar = next(throw for throw in reveal.throws if throw.key == reveal.fell)
        assert reveal.vp[seat] == bar.vp
        dice = session.before(reveal.ply).players[seat].rolled
        assert "-".join(map(str, sorted(dice))) == reveal.fell
