"""Clauses: one for all that have the same arguments."""

import pickle

import pytest

from stupor.engine.effect import Effect, clause


@clause
class Gift(Effect):
    """A clause with two arguments."""

    amount: int
    secret: bool = False


def test_equal_clauses_are_one_however_their_arguments_are_given() -> None:
    assert Gift(2) is Gift(2, False)
    assert Gift(2) is Gift(amount=2)
    assert Gift(2) is Gift(2, secret=False)
    assert Gift(2) is not Gift(3)
    assert Gift(2) is not Gift(2, True)


def test_a_clause_is_the_same_one_after_a_journey_through_another_process() -> None:
    assert pickle.loads(pickle.dumps([Gift(4, True)]))[0] is Gift(4, True)


def test_no_class_has_the_clauses_of_another() -> None:
    @clause
    class Theft(Effect):
        amount: int
        secret: bool = False

    assert Theft(2) is not Gift(2)
    assert Theft(2) != Gift(2)


def test_a_clause_without_its_decorator_is_named() -> None:
    class Loan(Effect):
        amount: int

    with pytest.raises(TypeError, match="Loan needs @clause above it"):
        Loan(2)
