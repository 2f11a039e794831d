"""The record of a review: what is written is read again, and nothing else is."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from stupor.engine.errors import BadData
from stupor.engine.review_params import SPACES, VP
from stupor.match.review import Review

SAMPLES = sorted((Path(__file__).parent / "reviews").glob("*.review"))


def sample(path):
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_what_is_written_is_read_again(path):
    told = sample(path)
    assert Review.read(told).as_json() == told


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_parts_add_up_to_the_result(path):
    review = Review.read(sample(path))
    parts = review.start - review.lost.vp + review.given.vp + review.luck.vp + review.run_of_play
    assert parts == pytest.approx(review.leads[-1][1], abs=0.05)


def places(value, way=()):
    """Every place in a value, outer ones first."""
    yield way
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value[:1]) if isinstance(value, list) else inner
    for name, item in inner:
        yield from places(item, (*way, name))


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_review_with_anything_strange_in_it_is_refused_in_words(path):
    told = sample(path)
    told["units"] = [max(told["units"], key=len)]
    told["reveals"] = told["reveals"][:1]
    for *way, name in [place for place in places(told) if place]:
        broken = copy.deepcopy(told)
        holder = broken
        for step in way:
            holder = holder[step]
        holder[name] = {"strange": object}
        try:
            Review.read(broken)
        except BadData as why:
            assert "this is no review" in str(why), name
        else:
            raise AssertionError((*way, name))


def test_a_review_says_what_it_counts_in_unless_that_is_vp():
    told = sample(SAMPLES[0])
    assert Review.read(told).unit == VP
    of_spaces = Review.read({**told, "unit": "spaces"})
    assert of_spaces.unit == SPACES
    assert of_spaces.as_json()["unit"] == "spaces"
    with pytest.raises(BadData, match="unit"):
        Review.read({**told, "unit": "miles"})
