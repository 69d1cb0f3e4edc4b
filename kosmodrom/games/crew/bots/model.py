"""From a situation to the kernel's model: the mission, the cards, and what is not known."""

from dataclasses import dataclass

from kosmodrom.games.crew.actions import JARVIS, Hand
from kosmodrom.games.crew.bots import kernel
from kosmodrom.games.crew.bots.deals import Belief
from kosmodrom.games.crew.bots.kernel import BIT, Demand, World
from kosmodrom.games.crew.bots.memory import Memory, certain
from kosmodrom.games.crew.bots.question import Question
from kosmodrom.games.crew.cards import INDEX, SUIT_MASK, SUITS, TOKENS, Card, mask_of
from kosmodrom.games.crew.conditions import selected, trick_number, trick_numbers
from kosmodrom.games.crew.mission import (
    AnyCondition,
    CaptureAll,
    RoleTrickCount,
    RoleWinsTricks,
    TokenTrick,
    TrickBalance,
    WinningCardCount,
    WinningCardEach,
    WinningCardNever,
)
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.view import ColumnView, CrewOwn, CrewPublic, Situation

FINISH = {
    "tasks_done": kernel.AT_ONCE,
    "goals_done": kernel.AT_ONCE,
    "exhausted": kernel.EXHAUSTED,
    "exhausted_or_safe": kernel.SAFE,
    "tasks_done_and_safe": kernel.SAFE,
}


@dataclass(frozen=True)
class Model:
    """A situation in the kernel's terms; places are hands in clockwise order."""

    view: CrewPublic
    rules: CrewRules
    order: tuple[Hand, ...]  # the hand at each place
    places: dict[Hand, int]
    me: int
    mission: kernel.Mission
    world: World  # with only the cards this seat knows
    belief: Belief

    @property
    def hand(self) -> int:
        """The cards of this seat."""
        return self.world.hands[self.me]

    def question(self, kind: int) -> Question:
        """What the search is asked in this situation."""
        question = Question(kind, self.mission, self.world, self.belief)
        question.place = self.me
        if self.mission.open_seat >= 0:
            question.tops = self._tops()
        return question

    def _tops(self) -> list[int]:
        """Over each hidden card of JARVIS the one that lies, or that lay there in this trick."""
        playing = next((INDEX[p.card] for p in self.view.trick.plays if p.hand == JARVIS), -1)
        return [INDEX[c.card] if c.card else playing for c in self.columns() if c.hidden]

    def columns(self) -> tuple[ColumnView, ...]:
        return self.view.players[JARVIS].columns


def read(situation: Situation, forget: bool = False) -> Model:
    """The situation as the kernel sees it; a forgetful reader knows only what lies on the table."""
    view: CrewPublic = situation.public
    rules: CrewRules = situation.rules
    order = clockwise(view)
    places = {hand: place for place, hand in enumerate(order)}
    left = tuple(player.left for player in view.players)
    memory = Memory(rules.hands, rules.deck, left)
    memory.listen(situation.told)
    if forget:
        memory.may = [rules.deck] * rules.hands
        memory.some, memory.either = [], []
    jarvis = next((player.hand for player in view.players if player.jarvis), None)
    mission = read_mission(view, rules, places)
    mission.open_seat = -1 if jarvis is None else places[jarvis]
    world = read_world(view, situation.own, memory, order)
    belief = read_belief(view, situation.own, rules, memory, order, world)
    if forget:
        world.played = mask_of(play.card for play in view.trick.plays)
    return Model(view, rules, order, places, places[situation.seat], mission, world, belief)


def clockwise(view: CrewPublic) -> tuple[Hand, ...]:
    order = [0]
    while len(order) < len(view.players):
        order.append(view.players[order[-1]].left)
    return tuple(order)


def read_mission(view: CrewPublic, rules: CrewRules, places: dict[Hand, int]) -> kernel.Mission:
    """Tasks that have an owner, and every goal and limit."""
    mission = kernel.Mission(rules.hands, rules.tricks)
    mission.deck = rules.deck
    mission.finish = FINISH[rules.mission.finish]
    for task in view.tasks:
        if task.card is not None and task.owner is not None:
            mission.add_task(INDEX[task.card], places[task.owner], token_number(task.token))
    for goal in rules.mission.goals:
        add_demand(mission, read_demand(goal, view, rules, places), True)
    for limit in rules.mission.limits:
        add_demand(mission, read_demand(limit, view, rules, places), False)
    return mission


def add_demand(mission: kernel.Mission, demand: Demand | None, goal: bool) -> None:
    """One more goal or limit, unless it is about a role that nobody has yet."""
    if demand is not None:
        demand.goal = goal
        mission.demands.append(demand)


def token_number(token: str | None) -> int:
    return 0 if token is None else TOKENS.index(token) + 1


def seats_of(view: CrewPublic, who: str | None, places: dict[Hand, int]) -> int:
    """The places of a role as a mask; none while nobody has it."""
    hands = [
        player.hand
        for player in view.players
        if who is None
        or who in player.roles
        or (who == "commander" and player.hand == view.commander)
        or (who == "rest" and not player.roles)
    ]
    return sum(1 << places[hand] for hand in hands)


def read_demand(
    condition: AnyCondition, view: CrewPublic, rules: CrewRules, places: dict[Hand, int]
) -> Demand | None:
    """A goal or limit of the mission data in the kernel's terms; none while its role is open."""
    who = getattr(condition, "who", None)
    seats = seats_of(view, who, places)
    if not seats and who != "rest":
        return None
    match condition:
        case WinningCardCount():
            cards = selected(condition.match, rules.deck)
            return Demand(kernel.WINNING_CARD_COUNT, cards, condition.at_least)
        case WinningCardEach():
            cards = mask_of(condition.cards) & rules.deck
            return Demand(kernel.WINNING_CARD_EACH, cards, only=condition.order == "ascending")
        case WinningCardNever():
            cards = selected(condition.match, rules.deck)
            return Demand(kernel.WINNING_CARD_NEVER, cards, seats=seats)
        case RoleTrickCount():
            exactly = condition.exactly is not None
            number = condition.exactly if exactly else condition.max
            return Demand(kernel.ROLE_TRICK_COUNT, number=number or 0, seats=seats, exactly=exactly)
        case RoleWinsTricks():
            tricks = sum(1 << number for number in trick_numbers(condition.tricks, rules))
            return Demand(kernel.ROLE_WINS_TRICKS, seats=seats, tricks=tricks, only=condition.only)
        case TrickBalance():
            return Demand(kernel.TRICK_BALANCE, number=condition.max_difference)
        case CaptureAll():
            cards = SUIT_MASK[SUITS.index(condition.suit)] & rules.deck
            return Demand(kernel.CAPTURE_ALL, cards, seats=seats)
        case TokenTrick():
            tricks = 1 << trick_number(condition.trick, rules)
            number = token_number(condition.token)
            return Demand(kernel.TOKEN_TRICK, number=number, tricks=tricks)


def held_by(view: CrewPublic, own: CrewOwn, hand: Hand) -> tuple[Card, ...] | None:
    """The cards of a hand, where this seat sees them."""
    return own.hands.get(hand, view.players[hand].held)


def read_world(view: CrewPublic, own: CrewOwn, memory: Memory, order: tuple[Hand, ...]) -> World:
    """The table with only the cards that this seat knows."""
    world = World(len(order))
    places = {hand: place for place, hand in enumerate(order)}
    world.played = memory.played
    world.winning = memory.winning
    leader = view.trick.leader if view.trick.leader >= 0 else view.commander
    world.leader = places[leader] if leader is not None else 0
    world.trick = [INDEX[play.card] for play in view.trick.plays]
    world.number = view.trick_number - 1
    for place, hand in enumerate(order):
        player = view.players[hand]
        world.won[place] = player.tricks
        world.may[place] = memory.may[hand]
        world.shown[place] = 0 if player.jarvis else memory.shown[hand]
        held = held_by(view, own, hand)
        world.hands[place] = memory.sure[hand] if held is None else mask_of(held)
    done = [task.done for task in view.tasks if task.card is not None and task.owner is not None]
    world.done = sum(1 << n for n, trick in enumerate(done) if trick)
    return world


def read_belief(
    view: CrewPublic,
    own: CrewOwn,
    rules: CrewRules,
    memory: Memory,
    order: tuple[Hand, ...],
    world: World,
) -> Belief:
    """Where the cards may be that this seat does not see; what lies under JARVIS comes last."""
    seen = world.played
    for cards in world.hands:
        seen |= cards
    hidden = rules.deck & ~seen
    for hand in order:
        if held_by(view, own, hand) is None:
            sure = certain(memory, hand, hidden)
            world.hands[order.index(hand)] |= sure & hidden
            hidden &= ~sure
    room, may, beneath = [], [], 0
    for place, hand in enumerate(order):
        player = view.players[hand]
        sees = held_by(view, own, hand) is not None
        room.append(0 if sees else player.cards - kernel.count(world.hands[place]))
        may.append(0 if sees else memory.may[hand])
        beneath += sum(column.hidden for column in player.columns)
    belief = Belief(hidden, [*room, beneath], [*may, rules.deck & ~BIT[kernel.CARDS - 1]])
    places = {hand: place for place, hand in enumerate(order)}
    belief.some = [
        (places[h], c) for h, c in memory.some if h != own.viewer and not world.hands[places[h]] & c
    ]
    belief.either = [(places[h], a, b) for h, a, b in memory.either if h != own.viewer]
    return belief
