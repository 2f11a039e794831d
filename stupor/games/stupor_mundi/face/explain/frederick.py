"""Frederick in the solo game: his panel, his cards and what may come, a chapter's goals."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi.campaign.seals import so_far
from stupor.games.stupor_mundi.campaign.twists import TWISTS
from stupor.games.stupor_mundi.data.solo import SoloCard
from stupor.games.stupor_mundi.face.cards.solo_cards import last_shown
from stupor.games.stupor_mundi.face.components.printed import SOLO_CARDS
from stupor.games.stupor_mundi.face.explain.imperial import palace
from stupor.games.stupor_mundi.face.explain.shared_words import Explanation, Parts, Spot, now
from stupor.games.stupor_mundi.face.margin.goals import goal_spots
from stupor.games.stupor_mundi.face.view import TableView, number_of
from stupor.games.stupor_mundi.params import CROWNS_TO_RESHUFFLE, MAX_SOLO_TURNS
from stupor.games.stupor_mundi.solo_words import deeds_text, way_text
from stupor.language import joined, tr, trn

RULE: Final = "solo.card"


def spots(view: TableView) -> Iterator[Spot]:
    """Every part of his panel, and the goals of the chapter."""
    if not view.solo:
        return
    at = view.anchors
    yield last_shown(view) or "pile.solo", at["solo.card"]
    yield "crowns", at["solo.crowns"]
    yield "solo.actions", at["solo.actions"]
    yield "pile.solo", at["solo.ship"]
    yield from (("frederick", at[f"solo.{part}"]) for part in ("crest", "name", "line"))
    yield from goal_spots(view)
    yield "ground.frederick", at["solo.panel"]


def solo(view: TableView, parts: Parts) -> Explanation | None:
    """A Solo card, or the count of Frederick's actions."""
    if parts[1] == "actions":
        most = MAX_SOLO_TURNS - 1
        text = tr(
            "After each of your turns he reveals a card, at most {most} times a round.", most=most
        )
        taken = view.fact("solo.actions")
        said = now(trn("{count} of {most} taken", "{count} of {most} taken", taken, most=most))
        return Explanation(tr("Frederick\u2019s actions"), text, said, RULE)
    if not parts[1].isdigit():
        return None
    card = SOLO_CARDS[int(parts[1])]
    deeds = deeds_text(card, bool(view.fact("twist.removes_both"))) or [tr("does nothing else")]
    text = tr(
        "His last card. Ship: {way}. Then he {deeds}.",
        way=way_text(card),
        deeds=joined(deeds),
    )
    return Explanation(tr("Frederick\u2019s card"), text, _to_come(view), RULE)


def deck(view: TableView) -> Explanation:
    """What the pile of his cards may still bring: all that has not been seen since the shuffle."""
    text = tr("His 16 cards. Face-up ones have been played. The rest come in random order.")
    return Explanation(tr("Frederick\u2019s cards"), text, _to_come(view), RULE)


def _to_come(view: TableView) -> str:
    """The cards that were not turned up since they were shuffled, by what they do."""
    shown = [*map(number_of, view.table.pieces("solo.shown"))]
    left = [card for card in SOLO_CARDS if card.id not in shown]
    if not left:
        return ""
    cards, allies = sum(card.card for card in left), sum(card.ally for card in left)
    edicts, bare = sum(bool(card.edict) for card in left), sum(map(_only_sails, left))
    kinds = (
        (cards, trn("{count} takes the card", "{count} take the card", cards)),
        (allies, trn("{count} takes the Ally", "{count} take the Ally", allies)),
        (edicts, trn("{count} issues an Edict", "{count} issue an Edict", edicts)),
        (bare, trn("{count} only travels", "{count} only travel", bare)),
    )
    said = trn(
        "{count} card left: {parts}; with a crown: {crowns}",
        "{count} cards left: {parts}; with a crown: {crowns}",
        len(left),
        parts=joined(words for count, words in kinds if count),
        crowns=sum(card.crown for card in left),
    )
    return now(said)


def _only_sails(card: SoloCard) -> bool:
    return not (card.card or card.ally or card.edict)


def crowns(view: TableView, parts: Parts) -> Explanation:
    """Crowns that have been drawn."""
    text = tr("After the second crown, all his cards are reshuffled at the end of the turn.")
    said = now(
        trn(
            "{count} of {most} drawn",
            "{count} of {most} drawn",
            view.count("crowns"),
            most=CROWNS_TO_RESHUFFLE,
        )
    )
    return Explanation(tr("Crowns"), text, said, RULE)


def frederick(view: TableView, parts: Parts) -> Explanation:
    """Frederick as the rival of a solo game."""
    numbers = palace(view, parts).numbers
    text = tr(
        "He scores no VP. His cards move his Ship, remove cards and Allies there, and issue "
        "Edicts that always add to his Palace."
    )
    return Explanation(tr("Frederick II"), text, numbers, RULE)


def goal(view: TableView, parts: Parts) -> Explanation:
    """The chapter's seal, and how far it has come."""
    have, want = view.fact("seal.have"), view.fact("seal.want")
    reached = tr("reached if the game ended now") if have >= want else tr("not reached yet")
    text = tr(
        "{words} Checked when the game ends.",
        words=view.words("seal.text"),
    )
    return Explanation(
        tr("The chapter\u2019s seal"),
        text,
        now(tr("{figures}, {reached}", figures=so_far(have, want), reached=reached)),
    )


def twist(view: TableView, parts: Parts) -> Explanation | None:
    """A rule that the chapter bends."""
    verb = TWISTS.get(parts[1])
    if verb is None:
        return None
    text = verb.tell(view.fact(f"twist.{parts[1]}"))
    return Explanation(tr("Special rule of this chapter"), text, now(tr("applies all game")))


TELLERS: Final = {
    "solo": solo,
    "crowns": crowns,
    "frederick": frederick,
    "goal": goal,
    "twist": twist,
}
