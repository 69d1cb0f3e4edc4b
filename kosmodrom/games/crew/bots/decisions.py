"""Everything a bot is asked besides cards: votes, answers, names, tasks to give, cards to pass."""

from collections.abc import Sequence
from typing import TypeVar

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.crew.actions import Answer, GiveTask, Hand, Name, No, Pass, TakeRole
from kosmodrom.games.crew.bots.kernel import BIT, ROCKETS, SUIT, VALUE, cards_of, count
from kosmodrom.games.crew.bots.model import Model
from kosmodrom.games.crew.bots.wishes import strength
from kosmodrom.games.crew.cards import INDEX
from kosmodrom.games.crew.mission import RoleTrickCount, RoleWinsTricks
from kosmodrom.games.crew.view import CrewPublic
from kosmodrom.games.crew.votes import said_by

Naming = TypeVar("Naming", Name, GiveTask)
POSITIVE = ("yes", "bad")  # what the right one for a role says: a sick player feels bad
CONFIDENT = 0.6  # how well a hand must suit a task to say yes
WEIGHT = {9: 0.8, 8: 0.5, 7: 0.25}
ROCKET_WEIGHT = {1: 0.5, 2: 0.7, 3: 0.9, 4: 1.0}
ALL_WEIGHT = 9.3


def power(hand: int) -> float:
    """How many tricks a hand will probably win."""
    return sum(
        ROCKET_WEIGHT[VALUE[card]] if SUIT[card] == ROCKETS else WEIGHT.get(VALUE[card], 0.0)
        for card in cards_of(hand)
    )


def average(model: Model) -> float:
    return ALL_WEIGHT / model.mission.seats


def vote(view: CrewPublic, seat: int, choices: Sequence[Action]) -> Thought:
    """For whatever somebody proposes; to propose only what must be decided."""
    assert view.ballot is not None
    if view.ballot.proposal is not None:
        plan = said_by(seat, view.ballot.proposal)
        if plan in choices:
            return Thought(plan, Reason("crew-agreed"))
    refusal = next((action for action in choices if isinstance(action, No)), None)
    if refusal is not None:
        return Thought(refusal, Reason("crew-no-change"))
    return propose(view, choices)


def propose(view: CrewPublic, choices: Sequence[Action]) -> Thought:
    """A plan for what must be decided; for a role, whoever asked for it."""
    wanted = role_word(view)
    for answer in view.answers:
        for action in choices:
            if (
                isinstance(action, TakeRole)
                and action.hand == answer.seat
                and answer.says == wanted
            ):
                return Thought(action, Reason("crew-role-wanted", args={"seat": answer.seat + 1}))
    return Thought(choices[0], Reason("crew-proposed"))


def role_word(view: CrewPublic) -> str | None:
    """The answer that asks for the role that is open: roles and answers come in one order."""
    roles = view.mission.roles
    ask = next((role.ask for role in roles if role.ask), None)
    if ask is None or view.role is None:
        return None
    place = [role.name for role in roles].index(view.role)
    return ask.answers[min(place, len(ask.answers) - 1)]


def answer(model: Model, choices: Sequence[Answer]) -> Thought:
    """What this hand says to the commander's question."""
    words = [action.says for action in choices]
    task = open_task(model.view)
    hand, usual = model.hand, average(model)
    if "first_four" in words:
        wanted = preferred_part(hand, usual)
    elif "bad" in words:
        wanted = "bad" if power(hand) < 0.7 * usual else "good"
    elif task is not None:
        wanted = "yes" if strength(hand, task, model.mission.seats) >= CONFIDENT else "no"
    elif model.view.role is not None:
        wanted = "yes" if suits_role(model) else "no"
    else:
        wanted = "yes" if power(hand) > 1.1 * usual else "no"
    said = next((action for action in choices if action.says == wanted), choices[0])
    return Thought(said, Reason("crew-answered", args={"says": said.says}))


def preferred_part(hand: int, usual: float) -> str:
    """The strongest hands ask for the first tricks, a weak one with one rocket for the last."""
    if power(hand) > 1.3 * usual:
        return "first_four"
    rockets = count(hand >> 36)
    return "last" if rockets and power(hand) < usual else "between"


def suits_role(model: Model) -> bool:
    """Whether this hand could keep what the open role demands."""
    hand, usual = model.hand, average(model)
    rockets = count(hand >> 36)
    for condition in model.rules.mission.conditions:
        if getattr(condition, "who", None) != model.view.role:
            continue
        if isinstance(condition, RoleTrickCount):
            return power(hand) < 0.8 * usual and rockets <= 1
        if isinstance(condition, RoleWinsTricks):
            nines = sum(VALUE[card] >= 8 for card in cards_of(hand))
            return nines >= 1 and rockets <= 1 and power(hand) < 1.2 * usual
    return False


def open_task(view: CrewPublic) -> int | None:
    """The task that is being given away."""
    if view.phase != "distribution":
        return None
    return next((INDEX[t.card] for t in view.tasks if t.card and t.owner is None), None)


def name(model: Model, choices: Sequence[Name]) -> Thought:
    """Somebody who said the right word, else the first."""
    chosen = next(iter(willing(model.view, choices)), choices[0])
    return Thought(chosen, Reason("crew-named", args={"seat": chosen.hand + 1}))


def willing(view: CrewPublic, choices: Sequence[Naming]) -> list[Naming]:
    """The choices that name somebody who gave a good answer."""
    said = {answer.seat for answer in view.answers if answer.says in POSITIVE}
    return [action for action in choices if action.hand in said]


def give(model: Model, choices: Sequence[GiveTask]) -> Thought:
    """To a player who said yes, unless the own hand is stronger than a yes."""
    view, own = model.view, own_choice(model, choices)
    task = open_task(view)
    strong = 0.0 if task is None else strength(model.hand, task, model.mission.seats)
    yes = willing(view, choices)
    chosen = yes[0] if yes else choices[0]
    if own is not None and (strong >= 0.85 or (not yes and strong >= 0.3)):
        chosen = own
    elif not yes:
        chosen = next((action for action in choices if action is not own), choices[0])
    return Thought(chosen, Reason("crew-gave-task", args={"seat": chosen.hand + 1}))


def own_choice(model: Model, choices: Sequence[GiveTask]) -> GiveTask | None:
    me: Hand = model.order[model.me]
    return next((action for action in choices if action.hand == me), None)


def give_card(model: Model, choices: Sequence[Pass]) -> Thought:
    """The card that helps the neighbour's tasks most and is least missed."""
    view = model.view
    me = choices[0].seat
    hand = 2 if choices[0].jarvis else me
    if view.passed == "left":
        receiver = view.players[hand].left
    else:
        receiver = next(player.hand for player in view.players if player.left == hand)
    chosen = max(choices, key=lambda action: worth_passing(model, INDEX[action.card], receiver))
    return Thought(chosen, Reason("crew-passed", args={"card": chosen.card, "seat": receiver + 1}))


def worth_passing(model: Model, card: int, receiver: Hand) -> float:
    """High cards go to whoever has tasks in that suit; own tasks and their suits stay."""
    total = -0.01 * VALUE[card]
    mission, place = model.mission, model.places[receiver]
    for n, wanted in enumerate(mission.cards):
        if SUIT[wanted] != SUIT[card]:
            continue
        theirs = mission.owners[n] == place
        mine = mission.owners[n] == model.me
        if wanted == card:
            total += 0.5 if theirs and VALUE[card] >= 7 else (-0.5 if theirs else 0.2)
            total -= 0.6 if mine and VALUE[card] >= 7 else 0.0
        elif card > wanted:
            total += 0.3 if theirs else (-0.4 if mine else 0.05)
    if not model.hand & ~BIT[card] & _suit(card):
        total += 0.1
    return total


def _suit(card: int) -> int:
    return 511 << 9 * SUIT[card]
