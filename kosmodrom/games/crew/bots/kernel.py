"""A fast model of The Crew for searching: hands as bit masks, the rules of tricks, the verdict.

Cards are numbers: suit * 9 + value - 1, suits 0 to 3 colours, 4 rockets; a set of cards is a mask.
The same, in C++, is `kosmodrom/native/crew_kernel.cpp`: whoever changes one changes both.
"""

from typing import Final

CARDS: Final = 40
ROCKETS: Final = 4
ALL: Final = (1 << CARDS) - 1
BIT: Final[list[int]] = [1 << card for card in range(CARDS)]
SUIT: Final[list[int]] = [card // 9 for card in range(CARDS)]
VALUE: Final[list[int]] = [card % 9 + 1 for card in range(CARDS)]
SUIT_MASK: Final[list[int]] = [sum(BIT[c] for c in range(CARDS) if c // 9 == s) for s in range(5)]
ABOVE: Final[list[int]] = [
    sum(BIT[c] for c in range(CARDS) if SUIT[c] == SUIT[card] and c > card) for card in range(CARDS)
]
BELOW: Final[list[int]] = [
    sum(BIT[c] for c in range(CARDS) if SUIT[c] == SUIT[card] and c < card) for card in range(CARDS)
]

OMEGA: Final = 6  # tokens: 0 none, 1 to 5 numbers, 6 omega, 7 to 10 arrows
ARROW: Final = 7

# What a mission demands besides its tasks; the words of the mission data.
WINNING_CARD_COUNT: Final = 1
WINNING_CARD_EACH: Final = 2
WINNING_CARD_NEVER: Final = 3
ROLE_TRICK_COUNT: Final = 4
ROLE_WINS_TRICKS: Final = 5
TRICK_BALANCE: Final = 6
CAPTURE_ALL: Final = 7
TOKEN_TRICK: Final = 8

AT_ONCE: Final = 0  # as soon as all tasks are done and all goals met
EXHAUSTED: Final = 1
SAFE: Final = 2  # after the last trick, or once no unplayed card could still break a limit


class Demand:
    """One goal or limit, with roles as a mask of seats and trick names as a mask of numbers."""

    def __init__(
        self,
        kind: int,
        cards: int = 0,
        number: int = 0,
        seats: int = 0,
        tricks: int = 0,
        only: bool = False,
        exactly: bool = False,
        goal: bool = False,
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.number = number
        self.seats = seats
        self.tricks = tricks
        self.only = only
        self.exactly = exactly
        self.goal = goal  # must be met; a limit only must not be broken


class Mission:
    """What does not change during the tricks of one attempt."""

    def __init__(self, seats: int, tricks: int) -> None:
        self.seats = seats
        self.tricks = tricks
        self.cards: list[int] = []  # of each task
        self.owners: list[int] = []
        self.tokens: list[int] = []
        self.demands: list[Demand] = []
        self.finish = AT_ONCE
        self.deck = ALL
        self.open_seat = -1  # whose playable cards everybody sees
        self.has_tokens = False

    def add_task(self, card: int, owner: int, token: int) -> None:
        self.cards.append(card)
        self.owners.append(owner)
        self.tokens.append(token)
        self.has_tokens = self.has_tokens or token != 0

    def copy(self) -> "Mission":
        """With the same demands, and tasks of its own."""
        other = Mission(self.seats, self.tricks)
        other.cards, other.owners, other.tokens = self.cards[:], self.owners[:], self.tokens[:]
        other.demands = self.demands
        other.finish = self.finish
        other.deck = self.deck
        other.open_seat = self.open_seat
        other.has_tokens = self.has_tokens
        return other


class World:
    """One deal that could be the real one, and how far it has been played."""

    def __init__(self, seats: int) -> None:
        self.hands: list[int] = [0] * seats
        self.beneath: list[int] = [-1] * CARDS  # the face-down card under a face-up one
        self.leader = 0
        self.trick: list[int] = []
        self.number = 0  # complete tricks
        self.played = 0
        self.may: list[int] = [ALL] * seats  # cards that everybody knows could be there
        self.shown: list[int] = [0] * seats  # cards that everybody knows to be there
        self.done = 0  # fulfilled tasks
        self.won: list[int] = [0] * seats
        self.winning = 0  # cards that won a trick
        self.result = 0  # 1 won, -1 lost

    def copy(self) -> "World":
        other = World(0)
        other.hands = self.hands[:]
        other.beneath = self.beneath
        other.leader = self.leader
        other.trick = self.trick[:]
        other.number = self.number
        other.played = self.played
        other.may = self.may[:]
        other.shown = self.shown[:]
        other.done = self.done
        other.won = self.won[:]
        other.winning = self.winning
        other.result = self.result
        return other


def count(mask: int) -> int:
    return mask.bit_count()


def cards_of(mask: int) -> list[int]:
    """The cards of a set, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def turn(mission: Mission, world: World) -> int:
    return (world.leader + len(world.trick)) % mission.seats


def legal(world: World, seat: int) -> int:
    """Whoever holds the led suit plays it. (CREW-TRICK-03)"""
    hand = world.hands[seat]
    if world.trick:
        following = hand & SUIT_MASK[SUIT[world.trick[0]]]
        if following:
            return following
    return hand


def beats(card: int, best: int) -> bool:
    """The highest rocket wins, else the highest card of the led suit. (CREW-TRICK-07)"""
    if SUIT[card] == SUIT[best]:
        return card > best
    return SUIT[card] == ROCKETS


def best_of(trick: list[int]) -> int:
    """The place in the trick of the card that wins it so far."""
    place = 0
    for n in range(1, len(trick)):
        if beats(trick[n], trick[place]):
            place = n
    return place


def play(mission: Mission, world: World, card: int) -> None:
    """The seat whose turn it is plays a card; a complete trick is settled."""
    seat = turn(mission, world)
    bit = BIT[card]
    world.hands[seat] &= ~bit
    world.shown[seat] &= ~bit
    world.played |= bit
    trick = world.trick
    if trick and seat != mission.open_seat and SUIT[card] != SUIT[trick[0]]:
        world.may[seat] &= ~SUIT_MASK[SUIT[trick[0]]]
    trick.append(card)
    if len(trick) == mission.seats:
        settle(mission, world)


def settle(mission: Mission, world: World) -> None:
    """Winner, tasks, tokens, limits, goals, success, in this order. (CREW-END-04)"""
    trick = world.trick
    place = best_of(trick)
    winner = (world.leader + place) % mission.seats
    cards = 0
    for card in trick:
        cards |= BIT[card]
    if not trick_is_fine(mission, world, winner, trick[place], cards):
        world.result = -1
        return
    world.done |= tasks_in(mission, world.done, cards)
    world.won[winner] += 1
    world.winning |= BIT[trick[place]]
    world.number += 1
    if mission.open_seat >= 0:
        beneath = world.beneath[trick[(mission.open_seat - world.leader) % mission.seats]]
        if beneath >= 0:
            world.hands[mission.open_seat] |= BIT[beneath]
    world.leader = winner
    world.trick = []
    if succeeded(mission, world):
        world.result = 1
    elif world.number == mission.tricks:
        world.result = -1


def tasks_in(mission: Mission, done: int, cards: int) -> int:
    """The open tasks whose card is among these."""
    found = 0
    for n, card in enumerate(mission.cards):
        if cards & BIT[card] and not done >> n & 1:
            found |= 1 << n
    return found


def trick_is_fine(mission: Mission, world: World, winner: int, card: int, cards: int) -> bool:
    """Nothing is lost if this seat wins this trick; the winning card -1 is not known yet."""
    found = tasks_in(mission, world.done, cards)
    if found:
        for n, owner in enumerate(mission.owners):
            if found >> n & 1 and owner != winner:
                return False
        if mission.has_tokens and not in_order(mission, world.done, found):
            return False
    for demand in mission.demands:
        if breaks(mission, world, demand, winner, card, cards, found):
            return False
    return True


def in_order(mission: Mission, done: int, found: int) -> bool:
    """The tokens allow these tasks to be fulfilled in one trick now. (CREW-TOKEN-09)"""
    before = count(done)
    after = before + count(found)
    lowest_open = 99
    highest_found = 0
    for n, token in enumerate(mission.tokens):
        if token == 0 or done >> n & 1:
            continue
        if found >> n & 1:
            if token < OMEGA and not before < token <= after:
                return False
            if token == OMEGA and after != len(mission.tokens):
                return False
            if token >= ARROW:
                highest_found = max(highest_found, token)
        elif token < OMEGA:
            if after >= token:
                return False
        elif token >= ARROW:
            lowest_open = min(lowest_open, token)
    return highest_found < lowest_open


def breaks(
    mission: Mission, world: World, demand: Demand, winner: int, card: int, cards: int, found: int
) -> bool:
    """This winner of this trick loses the mission by this demand."""
    kind = demand.kind
    number = world.number + 1
    if kind == WINNING_CARD_NEVER:
        return card >= 0 and bool(demand.cards & BIT[card]) and bool(demand.seats >> winner & 1)
    if kind == TRICK_BALANCE:
        fewest = min(won + (seat == winner) for seat, won in enumerate(world.won))
        most = max(world.won[winner] + 1, max(world.won))
        return most - fewest > demand.number
    if kind == ROLE_TRICK_COUNT:
        return breaks_count(mission, world, demand, winner)
    if kind == ROLE_WINS_TRICKS:
        if demand.tricks >> number & 1:
            return not demand.seats >> winner & 1
        return demand.only and bool(demand.seats >> winner & 1)
    if kind == WINNING_CARD_EACH:
        return breaks_each(world, demand, card, cards)
    if kind == WINNING_CARD_COUNT:
        return card >= 0 and too_few_left(world, demand, card, cards)
    if kind == CAPTURE_ALL:
        return bool(cards & demand.cards) and not demand.seats >> winner & 1
    if kind == TOKEN_TRICK:
        return breaks_token_trick(mission, demand, found, number)
    return False


def breaks_count(mission: Mission, world: World, demand: Demand, winner: int) -> bool:
    """The role has won too many tricks, or in the end not as many as asked. (CREW-M05-01)"""
    total = tricks_of(world, demand.seats) + (demand.seats >> winner & 1)
    if demand.exactly and world.number + 1 == mission.tricks:
        return total != demand.number
    return total > demand.number


def tricks_of(world: World, seats: int) -> int:
    """How many tricks these seats have won together."""
    total = 0
    for seat, won in enumerate(world.won):
        if seats >> seat & 1:
            total += won
    return total


def too_few_left(world: World, demand: Demand, card: int, cards: int) -> bool:
    """Not enough listed cards are left to win a trick. (CREW-M26-01)"""
    won = count((world.winning | BIT[card]) & demand.cards)
    return won + count(demand.cards & ~world.played & ~cards) < demand.number


def breaks_each(world: World, demand: Demand, card: int, cards: int) -> bool:
    """A listed card was played and lost, or won out of order. (CREW-M13-01, CREW-M44-01)"""
    listed = cards & demand.cards
    if not listed:
        return False
    if card < 0 or listed != BIT[card]:
        return True
    return demand.only and bool((BIT[card] - 1) & demand.cards & ~world.winning)


def breaks_token_trick(mission: Mission, demand: Demand, found: int, number: int) -> bool:
    """The task with the token is fulfilled in another trick. (CREW-M48-01)"""
    for n, token in enumerate(mission.tokens):
        if token == demand.number and found >> n & 1:
            return not demand.tricks >> number & 1
    return False


def succeeded(mission: Mission, world: World) -> bool:
    """All tasks, all goals, and the moment at which this mission is declared won. (CREW-END-01)"""
    if world.done != (1 << len(mission.cards)) - 1:
        return False
    over = world.number == mission.tricks
    limits_too = not over and mission.finish == SAFE
    for demand in mission.demands:
        if (demand.goal or limits_too) and not is_met(world, demand, over):
            return False
    return over or mission.finish != EXHAUSTED


def is_met(world: World, demand: Demand, over: bool) -> bool:
    """What is not broken is fulfilled, and cannot be broken any more; `conditions` says the same.

    A token's trick was the right one if its task is done without a loss.
    """
    kind = demand.kind
    if kind == WINNING_CARD_COUNT:
        return count(world.winning & demand.cards) >= demand.number
    if kind == WINNING_CARD_EACH:
        return not demand.cards & ~world.winning
    if kind in (WINNING_CARD_NEVER, CAPTURE_ALL):
        return over or not demand.cards & ~world.played
    if kind == ROLE_WINS_TRICKS:
        return over or (not demand.only and not demand.tricks >> (world.number + 1))
    return over or kind == TOKEN_TRICK


def special(mission: Mission, world: World) -> int:
    """The cards that some task or demand still names."""
    found = 0
    for n, card in enumerate(mission.cards):
        if not world.done >> n & 1:
            found |= BIT[card]
    for demand in mission.demands:
        found |= demand.cards
    return found


def candidates(mission: Mission, world: World, seat: int) -> list[int]:
    """The legal cards, one for each run of cards that do the same."""
    options = legal(world, seat)
    if not options & (options - 1):
        return cards_of(options)
    wanted = special(mission, world)
    gone = world.played
    for card in world.trick:
        gone &= ~BIT[card]
    found: list[int] = []
    last = -1
    for card in cards_of(options):
        same = last >= 0 and SUIT[last] == SUIT[card] and not (BIT[card] | BIT[last]) & wanted
        if not (same and not ABOVE[last] & BELOW[card] & ~gone):
            found.append(card)
        last = card
    return found
