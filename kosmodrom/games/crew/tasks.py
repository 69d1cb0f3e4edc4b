"""Tasks and their tokens, settled when a trick is complete."""

from collections.abc import Sequence

import msgspec

from kosmodrom.games.crew.cards import CARDS, Token
from kosmodrom.games.crew.events import TaskDone
from kosmodrom.games.crew.state import Crew, Task
from kosmodrom.games.crew.verdict import Ending, Verdict


def settle_tasks(state: Crew, cards: int) -> Verdict | None:
    """Tasks in the trick are fulfilled, or went to the wrong player. (CREW-TASK-05, -07)"""
    winner = state.tricks[-1].winner
    lost = []
    for place, task in enumerate(state.tasks):
        if task.done or not cards >> task.card & 1:
            continue
        if task.owner == winner:
            fulfil(state, place)
        else:
            lost.append(task)
    state.wanted &= ~cards
    if not lost:
        return None
    return Verdict(
        False,
        "task_lost",
        "CREW-TASK-07",
        state.number,
        cards=tuple(CARDS[task.card] for task in lost),
        hands=(winner, *(task.owner for task in lost)),
    )


def fulfil(state: Crew, place: int) -> None:
    """The task is turned face down. (CREW-TASK-05)"""
    task = state.tasks[place]
    state.tasks[place] = msgspec.structs.replace(task, done=state.number)
    state.tell(
        TaskDone(trick=state.number, hand=task.owner, card=CARDS[task.card], token=task.token)
    )


def check_tokens(state: Crew) -> Verdict | None:
    """Whether this trick kept every token's condition. (CREW-TOKEN-09, CREW-TOKEN-11)"""
    broken = broken_token(state.tasks, state.number)
    if broken is None:
        return None
    task, why, rule = broken
    culprits = [other for other in state.tasks if other.done == state.number and other != task]
    return Verdict(
        False,
        why,
        rule,
        state.number,
        cards=(CARDS[task.card], *(CARDS[other.card] for other in culprits)),
        hands=(task.owner,),
        token=task.token,
    )


def broken_token(tasks: Sequence[Task], trick: int) -> tuple[Task, Ending, str] | None:
    """The first task whose token the trick broke, given what was done before and in it."""
    after = sum(task.done > 0 for task in tasks)
    before = sum(0 < task.done < trick for task in tasks)
    open_arrows = [int(t.token[1]) for t in tasks if t.token and t.token[0] == "a" and not t.done]
    for task in tasks:
        token, now = task.token, task.done == trick
        if token is None or (task.done and not now):
            continue
        if token == "omega":
            if now and after < len(tasks):
                return task, "token_omega", "CREW-TOKEN-06"
        elif token[0] == "n":
            if not number_kept(int(token[1]), now, before, after):
                return task, "token_number", "CREW-TOKEN-04"
        elif now and any(arrow < int(token[1]) for arrow in open_arrows):
            return task, "token_arrow", "CREW-TOKEN-07"
    return None


def number_kept(n: int, now: bool, before: int, after: int) -> bool:
    """Fulfilled as one of the tasks that include the n-th, or still open before it. (-09)"""
    return before < n <= after if now else after < n


def token_task(state: Crew, token: Token) -> Task | None:
    """The task that carries a token."""
    return next((task for task in state.tasks if task.token == token), None)


def tasks_done(state: Crew) -> bool:
    return not state.wanted
