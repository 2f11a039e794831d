"""A chair for an outside program: it is sent lines of JSON and answers each with its choice.

To the program: {"id":1,"do":"decide","seat":0,"kind":"turn","choices":[…],"view":{…}}, with choices
as in the answer to `legal`; from the program: {"id":1,"key":"sail:1"}.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from typing import Any, Final

from stupor.ai.view import SeatView
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.rules import Rules
from stupor.match.preview import preview, refusal
from stupor.protocol.problem import OutsideProblem
from stupor.protocol.wire import Refusal, decode, encode, event_json

#: Wrong answers to one question before the chair is given up.
PATIENCE: Final = 3
#: Seconds that a program may take for one choice.
TIME: Final = 60.0


class OutsideController:
    """Asks a program, waits a little, asks again what it said; never blocks longer than `wait`."""

    def __init__(self, command: str, rules: Rules, wait: float = TIME) -> None:
        """Start the program."""
        self._name = command
        self._rules = rules
        self._wait = wait
        self._asked: SeatView | None = None
        self._number = 0
        self._wrong = 0
        self._lines: queue.Queue[bytes] = queue.Queue()
        try:
            self._program = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise OutsideProblem(f"cannot start {command!r}: {error}") from None
        threading.Thread(target=self._listen, daemon=True).start()

    def poll(self, view: SeatView) -> Option | None:
        """The program's choice, or None while it is thinking."""
        if view is not self._asked:
            self._asked, self._wrong = view, 0
            self._number += 1
            self._send(self._question(view))
        try:
            line = self._lines.get(timeout=self._wait)
        except queue.Empty:
            if self._wait >= TIME:
                raise OutsideProblem(f"{self._name!r} did not answer in {TIME:.0f} s") from None
            return None
        return self._choice(line, view)

    def close(self) -> None:
        """End the program."""
        if self._program.stdin is not None:
            self._program.stdin.close()
        try:
            self._program.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self._program.kill()

    def _choice(self, line: bytes, view: SeatView) -> Option | None:
        try:
            if not line:
                raise OutsideProblem(f"{self._name!r} has ended in the middle of the game")
            answer = decode(line)
            if answer.get("id", self._number) != self._number:
                return None  # said twice, to a question that is past
            key = answer.get("key")
            option = option_of(key) if isinstance(key, str) else ()
            if option not in view.decision.options:
                message = f"{key!r} is not one of the choices"
                raise Refusal("illegal-choice", message, self._rule(option, view))
        except Refusal as refusal:
            self._wrong += 1
            if self._wrong == PATIENCE:
                message = f"{self._name!r} answered wrong {PATIENCE} times: {refusal.message}"
                raise OutsideProblem(message) from None
            error = {"code": refusal.code, "message": refusal.message, "rule": refusal.rule}
            self._send({"id": self._number, "ok": False, "error": error})
            return None
        return option

    def _rule(self, option: Option, view: SeatView) -> str | None:
        """The rule that stands against an option, where there is one."""
        refused = refusal(self._rules, self._likely(view), option)
        return refused.rule if refused is not None else None

    def _likely(self, view: SeatView) -> Any:
        """A position that fits the seat's view: texts and previews are the same for all of them."""
        return view.sample(view.rng(0, "outside"))

    def _question(self, view: SeatView) -> dict[str, Any]:
        state = self._likely(view)
        choices = [
            {
                "key": key_of(option),
                "text": self._rules.text(state, option),
                "preview": [event_json(e) for e in preview(self._rules, state, option)],
            }
            for option in view.decision.options
        ]
        return {
            "id": self._number,
            "do": "decide",
            "seat": view.seat,
            "kind": view.decision.kind,
            "choices": choices,
            "view": view.observation,
        }

    def _send(self, value: dict[str, Any]) -> None:
        pipe = self._program.stdin
        try:
            if pipe is not None:
                pipe.write(encode(value).encode("ascii") + b"\n")
                pipe.flush()
        except OSError:
            raise OutsideProblem(f"{self._name!r} has ended in the middle of the game") from None

    def _listen(self) -> None:
        pipe = self._program.stdout
        while pipe is not None:
            line = pipe.readline()
            self._lines.put(line)
            if not line:
                return
