"""Questions beside the question, and who is seen to be asked."""

from dataclasses import dataclass, field, replace
from typing import Any

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.ask import Ask
from kosmodrom.core.table import AnyTable, Table
from tests.core.toy import TOY, Call, Stop


@dataclass(frozen=True)
class WindowRules:
    scenes: dict[str, Any] = field(default_factory=dict)


async def window(state: Any, rules: Any) -> str | None:
    """Seats 0 and 1 may call or stop; seat 2 may stop although nobody waits for it."""
    asked = {0: (Call(0), Stop(0)), 1: (Call(1),)}
    while True:
        answer = await Ask(asked, aside={0: (), 2: (Stop(2),)}, shown=(0, 1))
        if not isinstance(answer, Stop) or answer.seat == 2:
            return None
        asked.pop(answer.seat)


def opened() -> AnyTable:
    toy: Any = TOY  # with other rules than its own
    game = replace(toy, rules=lambda options, seats: WindowRules({"window": window}))

    def start(rules: Any, seats: int, rng: Any) -> Any:
        state = TOY.start(TOY.rules(TOY.options(), seats), seats, rng)
        state.scene = "window"
        return state

    return Table(replace(game, start=start), 3)


def test_what_is_offered_aside_is_a_choice_but_nobody_waits_for_it() -> None:
    table = opened()
    assert table.choices(2) == (Stop(2),)
    assert table.to_move() == (0, 1)
    table.apply(Stop(2))
    assert table.is_over


def test_others_do_not_see_who_has_declined() -> None:
    table = opened()
    table.apply(Stop(0))
    assert table.to_move() == (1,)
    assert table.to_move(1) == table.to_move(WATCHER) == (0, 1)
    assert table.to_move(0) == (1,)
