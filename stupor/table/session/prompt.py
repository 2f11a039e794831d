"""What the ribbon says: an answer to the last command, the choice in question, or what to do."""

from __future__ import annotations

from dataclasses import replace

from stupor.engine.notation import Option
from stupor.language import mark, tr
from stupor.table.input.commands import Commands
from stupor.table.input.hand import Hand
from stupor.table.input.hit_test import HitTest
from stupor.table.session.flow import TurnFlow
from stupor.table.session.rival_ticker import RivalTicker

PASSING = mark("Pass the round? Press the seal to confirm, Esc to cancel.")


def ribbon_text(
    flow: TurnFlow,
    hand: Hand,
    hit_test: HitTest,
    commands: Commands,
    ticker: RivalTicker,
    device: str = "",
    status_text: str = "",
    dealt: bool = True,
) -> tuple[str, bool]:
    """The sentence of the moment, and whether it refuses; `status_text` replaces the question.

    Nothing is asked before all that it is about has been dealt.
    """
    if commands.message:
        return commands.message, True
    if flow.decision is None:
        return status_text or _waiting(flow, ticker), False
    if commands.armed:
        return tr(PASSING), False
    if commands.drops.words:
        return commands.drops.words, True
    if (carrying := _carrying(flow, hand, hit_test, device)) is not None:
        return carrying, False
    if commands.given_up:
        return f"{commands.given_up} {flow.ui.input.prompt_text(hit_test.view)}", False
    return status_text or ticker.text() or _question(flow, hit_test, dealt), False


def _question(flow: TurnFlow, hit_test: HitTest, dealt: bool) -> str:
    return flow.ui.input.prompt_text(hit_test.view) if dealt else ""


def _carrying(flow: TurnFlow, hand: Hand, hit_test: HitTest, device: str) -> str | None:
    """What is said of that which is held, while it can be laid anywhere."""
    drag, can, target = hand.drag, hit_test.affordances, hand.target
    if not drag.up:
        return None
    option = can.option(drag.pick, target, drag.mode) if target else None
    if option is None and not can.targets(drag.pick, drag.mode):
        return None
    view = replace(hit_test.view, target=target)
    said = flow.ui.input.drop_prompt(view, drag.pick, option, device)
    return said or (f"{words_of(flow, option).removesuffix('.')}." if option is not None else "")


def words_of(flow: TurnFlow, option: Option) -> str:
    """An option as the rules put it."""
    return flow.rules.text_for(flow.session.state, option, flow.names)


def _waiting(flow: TurnFlow, ticker: RivalTicker) -> str:
    if (asked := flow.session.decision) is None:
        return tr("The game is over.")
    if flow.held:
        return tr("Your turn is over.")
    news, who = ticker.text(), flow.names[asked.seat]
    if asked.seat in flow.humans:
        turn = tr("{who}\u2019s turn", who=who)
        return f"{turn}  \u00b7  {news}" if news else turn
    if news and ticker.seat == asked.seat:
        return tr("{news} Still thinking.", news=news)
    if news:
        return tr("{who} is thinking  \u00b7  {news}", who=who, news=news)
    return tr("{who} is thinking.", who=who)
