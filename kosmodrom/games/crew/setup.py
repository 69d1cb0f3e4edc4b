"""The start of an attempt: the deal, the commander, and the tasks in the middle."""

from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.actions import JARVIS, SeatJarvis
from kosmodrom.games.crew.cards import ALL, BIT, CARDS, R4, numbers, set_of
from kosmodrom.games.crew.events import Commanded, Dealt, JarvisSeated, TaskLaid
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew, Task
from kosmodrom.games.crew.votes import agree

COLUMNS = 7


def start(rules: CrewRules, seats: int, rng: Rng) -> Crew:
    """Everything ready, no card dealt. (CREW-DEAL-05)"""
    hands = rules.hands
    return Crew(
        scene=rules.first,
        rng=rng,
        seats=seats,
        hands=[0] * hands,
        left=tuple((hand + 1) % hands for hand in range(hands)),
        jarvis=hands > seats,
        distress=rules.distress,
        radios=(1 << seats) - 1,
        signals=[None] * hands,
        won=[0] * hands,
        voids=[0] * hands,
    )


async def seat_jarvis(state: Crew, rules: CrewRules) -> str:
    """Two people decide where JARVIS sits before they look at their cards. (CREW-2P-03)"""
    plans = (SeatJarvis(0, "left"), SeatJarvis(0, "right"))
    plan = await agree(state, "seat_jarvis", "CREW-2P-03", plans, must=0)
    assert plan is not None
    state.jarvis_side = plan.side
    state.tell(JarvisSeated(side=plan.side))
    return "deal"


async def deal(state: Crew, rules: CrewRules) -> str:
    """Cards are dealt, the commander speaks up, the tasks are laid out. (CREW-FLOW-01)"""
    rules.deal(state, rules)
    state.reveal(to=rules.everyone, chance=True)
    state.tell(Dealt(cards=tuple(hand.bit_count() for hand in state.dealt)))
    state.tell(Commanded(hand=state.commander))
    state.turn = state.leader = state.commander
    lay_out_tasks(state, rules)
    return rules.after["deal"]


def deal_evenly(state: Crew, rules: CrewRules) -> None:
    """All cards, as evenly as possible; who gets one more is left to chance. (CREW-DEAL-02)"""
    pile = list(rules.cards)
    state.rng.shuffle(pile)
    size, more = divmod(len(pile), rules.hands)
    longer = state.rng.below(rules.hands)
    hands = []
    for hand in range(rules.hands):
        take = size + (1 if more and hand == longer else 0)
        hands.append(set_of(pile[:take]))
        del pile[:take]
    take_up(state, hands)


def deal_with_jarvis(state: Crew, rules: CrewRules) -> None:
    """Seven columns for JARVIS without R4, then thirteen cards for each person. (CREW-2P-01)"""
    pile = list(numbers(ALL & ~BIT["R4"]))
    state.rng.shuffle(pile)
    beneath, above = pile[:COLUMNS], pile[COLUMNS : 2 * COLUMNS]
    rest = [*pile[2 * COLUMNS :], R4]
    state.rng.shuffle(rest)
    state.columns = tuple(zip(above, beneath, strict=True))
    take_up(state, [set_of(rest[:13]), set_of(rest[13:]), set_of(pile[: 2 * COLUMNS])])
    state.hands[JARVIS] = set_of(above)
    state.left = ring(state)


def ring(state: Crew) -> tuple[int, ...]:
    """Who sits to the left of whom, with JARVIS beside the commander. (CREW-2P-03)"""
    clockwise = (state.commander == 1) == (state.jarvis_side == "left")
    return (1, 2, 0) if clockwise else (2, 0, 1)


def take_up(state: Crew, hands: list[int]) -> None:
    """Hands are picked up; whoever has R4 is commander for the whole attempt. (CREW-DEAL-07)"""
    state.hands = hands
    state.dealt = tuple(hands)
    state.commander = next(n for n, hand in enumerate(hands) if hand >> R4 & 1)


def lay_out_tasks(state: Crew, rules: CrewRules) -> None:
    """Tokens from left to right, then a task drawn to each, then the others. (CREW-TOKEN-02)"""
    mission = rules.mission
    drawn = state.rng.sample(rules.task_cards, mission.tasks)
    face_up = mission.assign == "draft"
    for place, card in enumerate(drawn):
        token = mission.tokens[place] if place < len(mission.tokens) else None
        state.tasks.append(Task(card, token, shown=face_up))
        if face_up:
            state.tell(TaskLaid(card=CARDS[card], token=token))
