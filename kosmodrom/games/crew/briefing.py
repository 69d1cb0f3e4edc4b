"""Before trick 1: who gets which role, which token moves, who gets which task."""

from collections.abc import Sequence

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.ask import Ask
from kosmodrom.games.crew.actions import (
    TAKE_FOR_JARVIS,
    TAKE_TASK,
    Answer,
    GiveTask,
    Hand,
    HandOver,
    MoveToken,
    Name,
    Says,
    SwapTokens,
    TakeRole,
)
from kosmodrom.games.crew.cards import BIT, CARDS, INDEX
from kosmodrom.games.crew.events import Announced, RoleGiven, Said, TaskLaid, TaskTaken
from kosmodrom.games.crew.mission import Role
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import NOBODY, Answered, Crew, Task
from kosmodrom.games.crew.votes import agree

YES_NO: tuple[Says, ...] = ("yes", "no")


# Roles


async def roles(state: Crew, rules: CrewRules) -> str:
    """Give the next role to a player. (CREW-CMD-08)"""
    role = rules.mission.roles[state.role]
    if role.left_of:
        derive_role(state, rules, role)
    elif role.picked_by == "commander":
        if role.ask:
            await question_round(state, asked(state, role.ask.whom), role.ask.answers)
        choices = tuple(Name(state.commander, hand) for hand in candidates(state, role))
        named = await Ask({state.commander: choices})
        give_role(state, rules, role, named.hand)
    else:
        await agree_on_role(state, rules, role)
    state.role += 1
    left = rules.mission.roles[state.role :]
    if not left or left[0].ask:
        state.answers = ()
    return "roles" if left else rules.after["roles"]


async def agree_on_role(state: Crew, rules: CrewRules, role: Role) -> None:
    """All say what they would prefer, then agree on a player. (CREW-M50-01)"""
    if role.ask and state.ballot is None:
        await question_round(state, asked(state, role.ask.whom), role.ask.answers)
    plans = [TakeRole(0, hand) for hand in candidates(state, role)]
    plan = await agree(state, "role", rules.mission.rule, plans, must=state.commander)
    assert plan is not None
    give_role(state, rules, role, plan.hand)


def candidates(state: Crew, role: Role) -> list[Hand]:
    """Who may have a role; JARVIS cannot be the silent one. (CREW-2P-10)"""
    hands = state.clockwise(state.commander)
    if role.candidates == "not_commander":
        hands = hands[1:]
    elif role.candidates == "anyone_else":
        hands = [hand for hand in hands if hand not in state.roles.values()]
    if role.effect == "no_communication":
        hands = [hand for hand in hands if not state.is_jarvis(hand)]
    return hands


def give_role(state: Crew, rules: CrewRules, role: Role, hand: Hand) -> None:
    state.roles[role.name] = hand
    if role.effect == "no_communication":
        state.radios &= ~(1 << hand)  # the token starts on its used side (CREW-COMM-15)
    state.tell(RoleGiven(role=role.name, hand=hand, rule=rules.mission.rule))


def derive_role(state: Crew, rules: CrewRules, role: Role) -> None:
    """The holder of a card says so; the role is the left neighbour's. (CREW-M46-01)"""
    assert role.left_of is not None
    holder = next(n for n, hand in enumerate(state.dealt) if hand & BIT[role.left_of])
    state.tell(Announced(card=role.left_of, hand=holder, rule=rules.mission.rule))
    give_role(state, rules, role, state.left[holder])


# Questions


def asked(state: Crew, whom: str) -> list[Seat]:
    """The people asked, clockwise; for JARVIS nobody answers. (CREW-CMD-02, CREW-2P-10)"""
    hands = state.clockwise(state.commander)
    if whom == "everyone_else":
        hands = hands[1:]
    return [hand for hand in hands if not state.is_jarvis(hand)]


async def question_round(state: Crew, seats: Sequence[Seat], answers: Sequence[Says]) -> None:
    """One after the other answers in public, with the allowed words only. (CREW-CMD-02)"""
    for seat in seats[len(state.answers) :]:
        state.turn = seat
        said = await Ask({seat: tuple(Answer(seat, word) for word in answers)})
        state.answers += (Answered(seat, said.says),)
        state.tell(Said(seat=seat, says=said.says))
    state.turn = state.commander


# Tokens


async def tokens(state: Crew, rules: CrewRules) -> str:
    """The crew may move a token before tasks are taken. (CREW-TOKEN-12)"""
    for change in rules.mission.setup:
        if change == "swap_tokens":
            await swap_tokens(state)
        else:
            await move_token(state)
    return rules.after["tokens"]


async def swap_tokens(state: Crew) -> None:
    """Two tokens may change places. (CREW-TOKEN-12)"""
    laid = [task.token for task in state.tasks if task.token]
    plans = [SwapTokens(0, one, two) for n, one in enumerate(laid) for two in laid[n + 1 :]]
    if plans and (plan := await agree(state, "swap_tokens", "CREW-TOKEN-12", plans)):
        places = {task.token: place for place, task in enumerate(state.tasks)}
        put_token(state, places[plan.first], plan.second)
        put_token(state, places[plan.second], plan.first)


async def move_token(state: Crew) -> None:
    """One token may go to a task that has none. (CREW-TOKEN-12)"""
    plans = [
        MoveToken(0, task.token, CARDS[bare.card])
        for task in state.tasks
        if task.token
        for bare in state.tasks
        if not bare.token
    ]
    if plans and (plan := await agree(state, "move_token", "CREW-TOKEN-12", plans)):
        places = {task.token: place for place, task in enumerate(state.tasks)}
        put_token(state, places[plan.token], None)
        put_token(state, place_of(state, INDEX[plan.card]), plan.token)


def put_token(state: Crew, place: int, token: object) -> None:
    state.tasks[place] = msgspec.structs.replace(state.tasks[place], token=token)


def place_of(state: Crew, card: int) -> int:
    """Where the task on this card lies."""
    return [task.card for task in state.tasks].index(card)


# Tasks


async def draft(state: Crew, rules: CrewRules) -> str:
    """The commander first, then clockwise: everybody must take one. (CREW-TASK-02)"""
    while left := [task.card for task in state.tasks if task.owner == NOBODY]:
        hand = state.turn
        seat = state.seat_for(hand)
        row = TAKE_FOR_JARVIS[seat] if state.is_jarvis(hand) else TAKE_TASK[seat]
        taken = await Ask({seat: tuple([row[card] for card in left])})
        own_task(state, place_of(state, INDEX[taken.card]), hand)
        state.turn = state.left[hand]
    return done_assigning(state, rules, "draft")


async def decision(state: Crew, rules: CrewRules) -> str:
    """The commander asks, then names who gets all tasks, still unseen. (CREW-CMD-04)"""
    await question_round(state, asked(state, "everyone_else"), YES_NO)
    others = state.clockwise(state.commander)[1:]
    named = await Ask({state.commander: tuple(Name(state.commander, hand) for hand in others)})
    for place in range(len(state.tasks)):
        reveal_task(state, rules, place)
        own_task(state, place, named.hand, "CREW-CMD-04")
    return done_assigning(state, rules, "decision")


async def reveal(state: Crew, rules: CrewRules) -> str:
    """The commander turns up the next task to be given away. (CREW-CMD-05, CREW-CMD-07)"""
    reveal_task(state, rules, sum(task.shown for task in state.tasks))
    state.answers = ()
    return "distribution"


async def distribution(state: Crew, rules: CrewRules) -> str:
    """All others are asked about the task, then the commander gives it away. (CREW-CMD-05)"""
    place = sum(task.shown for task in state.tasks) - 1
    await question_round(state, asked(state, "everyone_else"), YES_NO)
    choices = tuple(GiveTask(state.commander, hand) for hand in recipients(state, rules))
    given = await Ask({state.commander: choices})
    own_task(state, place, given.hand, "CREW-CMD-05")
    if place + 1 < len(state.tasks):
        return "reveal"
    return done_assigning(state, rules, "distribution")


def recipients(state: Crew, rules: CrewRules) -> list[Hand]:
    """Nobody may end with two tasks more than another. (CREW-CMD-06)"""
    least, more = divmod(len(state.tasks), rules.hands)
    owned = [sum(task.owner == hand for task in state.tasks) for hand in range(rules.hands)]
    full = sum(count > least for count in owned)
    return [
        hand
        for hand in state.clockwise(state.commander)
        if owned[hand] < least or (owned[hand] == least and full < more)
    ]


def reveal_task(state: Crew, rules: CrewRules, place: int) -> None:
    """A task is turned up that nobody knew: it counts as drawn by chance."""
    task = state.tasks[place]
    state.tasks[place] = msgspec.structs.replace(task, shown=True)
    state.reveal(to=rules.everyone, chance=True)
    state.tell(TaskLaid(card=CARDS[task.card], token=task.token, rule="CREW-CMD-07"))


def own_task(state: Crew, place: int, hand: Hand, rule: str = "CREW-TASK-02") -> None:
    """A task and its token lie in front of their owner. (CREW-TASK-04, CREW-TOKEN-03)"""
    task = state.tasks[place]
    state.tasks[place] = Task(task.card, task.token, hand, task.done, task.shown)
    state.tell(TaskTaken(hand=hand, card=CARDS[task.card], token=task.token, rule=rule))


def done_assigning(state: Crew, rules: CrewRules, scene: str) -> str:
    for task in state.tasks:
        state.wanted |= 1 << task.card
    state.answers = ()
    state.turn = state.commander
    return rules.after[scene]


async def transfer(state: Crew, rules: CrewRules) -> str:
    """Five players may let one task change hands. (CREW-5P-02)"""
    plans = [
        HandOver(0, CARDS[task.card], hand)
        for task in state.tasks
        for hand in range(rules.hands)
        if hand != task.owner
    ]
    if plan := await agree(state, "transfer", "CREW-5P-03", plans):
        own_task(state, place_of(state, INDEX[plan.card]), plan.hand, "CREW-5P-04")
    return rules.after["transfer"]
