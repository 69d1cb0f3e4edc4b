"""Fair play of one card after another: what each seat would play, knowing only what it may know.

Used by the pilot for its own moves and by the navigator for everybody's in imagined deals.
The same, in C++, is `kosmodrom/native/crew_playout.cpp`: whoever changes one changes both.
"""

from typing import Final

from kosmodrom.games.crew.bots.kernel import (
    ABOVE,
    BELOW,
    BIT,
    CAPTURE_ALL,
    ROCKETS,
    ROLE_TRICK_COUNT,
    ROLE_WINS_TRICKS,
    SUIT,
    SUIT_MASK,
    TRICK_BALANCE,
    VALUE,
    WINNING_CARD_COUNT,
    WINNING_CARD_EACH,
    WINNING_CARD_NEVER,
    Demand,
    Mission,
    World,
    beats,
    best_of,
    breaks,
    candidates,
    cards_of,
    count,
    in_order,
    play,
    tasks_in,
    turn,
)

NONE: Final = -1
SEVERAL: Final = -2

# What becomes of an imagined deal.
LOST: Final = 0
ONE_OTHER: Final = 1
FAIR_WIN: Final = 2

# Weights, found by letting it play many thousand games against itself.
# What winning a trick is worth, and losing the mission by it.
TASK: Final = 0.5
TASK_EACH: Final = 0.066
OWNER_WINS: Final = 0.021
LED_OWN: Final = 0.05
HURRY: Final = 0.071
# What others do: take a trick that does not matter, give a task, be forced to play one.
IDLE_TAKE: Final = 0.222
DRAWS: Final = 0.481
FORCED: Final = 1.377
# What a card will be missed for.
LOW: Final = 0.001
ROCKET: Final = 0.172
ROCKET_VALUE: Final = 0.03
GUARD: Final = 0.019
DUMP: Final = 0.12
OWN_TOP: Final = 0.15
OWN_HIGH: Final = 0.134
OWN_ROCKET: Final = 0.041
UNDER_OWN: Final = -0.021
OVER_OWN: Final = 0.0
UNDER_WANTED: Final = -0.029

# By seats that may hold and number of cards: the chance that one such seat has none of them.
LACK: Final[list[list[float]]] = [
    [(1.0 - 1.0 / max(1, holders)) ** cards for cards in range(10)] for holders in range(6)
]
# The size of a set of cards of one suit.
SIZE: Final[list[int]] = [cards.bit_count() for cards in range(512)]


class Dice:
    """A small generator (Lehmer's); seeded for each search, so that a search repeats."""

    def __init__(self, seed: int) -> None:
        self.number = seed % 2147483646 + 1

    def below(self, n: int) -> int:
        self.number = self.number * 48271 % 2147483647
        return self.number % n


class Work:
    """How many cards a search may still play in imagined games."""

    def __init__(self, cards: int) -> None:
        self.left = cards


class Trick:
    """A trick as it would lie with one more card, and what is at stake in it."""

    def __init__(self, mission: Mission, world: World, seat: int, card: int) -> None:
        self.cards = BIT[card]
        for other in world.trick:
            self.cards |= BIT[other]
        self.led = SUIT[world.trick[0]] if world.trick else SUIT[card]
        self.best = card
        self.winner = seat
        if world.trick:
            place = best_of(world.trick)
            if not beats(card, world.trick[place]):
                self.best = world.trick[place]
                self.winner = (world.leader + place) % mission.seats
        self.found = tasks_in(mission, world.done, self.cards)
        self.owner = owner_of(mission, world.done, self.found)
        slack = mission.tricks - world.number - len(mission.cards) + count(world.done)
        self.loss = -1.0 + HURRY * max(0, 8 - slack)


def owner_of(mission: Mission, done: int, found: int) -> int:
    """Who has to win these tasks; SEVERAL if it cannot go well."""
    if not found:
        return NONE
    if mission.has_tokens and not in_order(mission, done, found):
        return SEVERAL
    owner = NONE
    for n, seat in enumerate(mission.owners):
        if found >> n & 1:
            if owner != NONE and owner != seat:
                return SEVERAL
            owner = seat
    return owner


def worth(mission: Mission, world: World, trick: Trick, winner: int) -> float:
    """How good it is that this seat wins the trick: -1 loses the mission."""
    card = trick.best if winner == trick.winner else NONE
    value = 0.0
    if trick.owner != NONE:
        if trick.owner != winner:
            return trick.loss
        value = TASK + TASK_EACH * count(trick.found)
    else:
        for n, owner in enumerate(mission.owners):
            if owner == winner and not world.done >> n & 1:
                value += OWNER_WINS
                if SUIT[mission.cards[n]] == trick.led:
                    value += LED_OWN
    for demand in mission.demands:
        if breaks(mission, world, demand, winner, card, trick.cards, trick.found):
            return trick.loss
        if demand.kind == WINNING_CARD_COUNT or demand.kind == WINNING_CARD_EACH:
            if card >= 0 and demand.cards & BIT[card]:
                value += 0.5
        elif demand.kind == ROLE_TRICK_COUNT and demand.exactly:
            if demand.seats >> winner & 1:
                value += 0.3
        elif demand.kind == CAPTURE_ALL:
            if demand.seats >> winner & 1:
                value += 0.3 if trick.cards & demand.cards else 0.15
        elif demand.kind == TRICK_BALANCE:
            value -= 0.15 * (world.won[winner] - min(world.won))
    return value


class Sight:
    """What one seat knows about where the other cards are."""

    def __init__(self, mission: Mission, world: World, seat: int) -> None:
        self.seat = seat
        known = world.played | world.hands[seat]
        if mission.open_seat >= 0:
            known |= world.hands[mission.open_seat]
        for shown in world.shown:
            known |= shown
        self.unseen = mission.deck & ~known
        self.holders: list[int] = []  # how many other seats may hold unseen cards of each suit
        for suit in range(5):
            cards = self.unseen & SUIT_MASK[suit]
            holders = 0
            for other in range(mission.seats):
                if other != seat and other != mission.open_seat and world.may[other] & cards:
                    holders += 1
            self.holders.append(holders)


def lacks(sight: Sight, world: World, seat: int, suit: int, cards: int) -> float:
    """The chance that a seat holds none of these cards of one suit."""
    if world.shown[seat] & cards:
        return 0.0
    possible = cards & sight.unseen & world.may[seat]
    if not possible:
        return 1.0
    return LACK[sight.holders[suit]][SIZE[possible >> 9 * suit]]


def can_take(mission: Mission, world: World, sight: Sight, trick: Trick, seat: int) -> float:
    """The chance that a seat could win the trick if it wanted to."""
    best = SUIT[trick.best]
    if seat == mission.open_seat:
        return 1.0 if open_takers(world, trick, seat) else 0.0
    empty = lacks(sight, world, seat, trick.led, SUIT_MASK[trick.led])
    if best == ROCKETS:
        higher = 1.0 - lacks(sight, world, seat, ROCKETS, ABOVE[trick.best])
        return higher if trick.led == ROCKETS else empty * higher
    follows = 1.0 - lacks(sight, world, seat, best, ABOVE[trick.best])
    trumps = 1.0 - lacks(sight, world, seat, ROCKETS, SUIT_MASK[ROCKETS])
    return follows + (1.0 - follows) * empty * trumps


def must_take(mission: Mission, world: World, sight: Sight, trick: Trick, seat: int) -> float:
    """The chance that a seat cannot help winning the trick."""
    best = SUIT[trick.best]
    if seat == mission.open_seat:
        takers = open_takers(world, trick, seat)
        return 1.0 if takers and takers == open_legal(world, trick, seat) else 0.0
    if best != trick.led:
        return 0.0
    higher = 1.0 - lacks(sight, world, seat, best, ABOVE[trick.best])
    return higher * lacks(sight, world, seat, best, BELOW[trick.best])


def open_legal(world: World, trick: Trick, seat: int) -> int:
    hand = world.hands[seat]
    return hand & SUIT_MASK[trick.led] or hand


def open_takers(world: World, trick: Trick, seat: int) -> int:
    """The cards with which the open hand would win the trick."""
    takers = 0
    for card in cards_of(open_legal(world, trick, seat)):
        if beats(card, trick.best):
            takers |= BIT[card]
    return takers


def score(mission: Mission, world: World, sight: Sight, card: int) -> float:
    """How good a card looks to the seat whose turn it is."""
    seat = sight.seat
    trick = Trick(mission, world, seat, card)
    stays = worth(mission, world, trick, trick.winner)
    total = 0.0
    left = 1.0
    owners = [0.0] * mission.seats
    for step in range(len(world.trick) + 1, mission.seats):
        other = (world.leader + step) % mission.seats
        value = worth(mission, world, trick, other)
        if value > stays:
            chance = can_take(mission, world, sight, trick, other)
        elif value < stays:
            chance = must_take(mission, world, sight, trick, other)
        else:
            chance = IDLE_TAKE * can_take(mission, world, sight, trick, other)
        total += left * chance * value
        owners[other] += left * chance
        left -= left * chance
    total += left * stays
    owners[trick.winner] += left
    total += drawn_out(mission, world, sight, trick, owners)
    for demand in mission.demands:
        if demand.kind == WINNING_CARD_EACH or demand.kind == WINNING_CARD_NEVER:
            total += trick.loss * forced_out(mission, world, sight, trick, demand)
    return total - spent(mission, world, seat, card)


def drawn_out(
    mission: Mission, world: World, sight: Sight, trick: Trick, wins: list[float]
) -> float:
    """What the led suit may bring out of the hands still to play: tasks, for good or bad."""
    total = 0.0
    suit = SUIT_MASK[trick.led]
    for n, card in enumerate(mission.cards):
        if world.done >> n & 1 or not suit & BIT[card] or trick.cards & BIT[card]:
            continue
        behind = 0.0
        forced = 0.0
        for step in range(len(world.trick) + 1, mission.seats):
            other = (world.leader + step) % mission.seats
            has = 1.0 - lacks(sight, world, other, trick.led, BIT[card])
            if other == mission.open_seat:
                has = 1.0 if world.hands[other] & BIT[card] else 0.0
            behind += has
            if has > 0.0:
                forced += has * alone(mission, world, sight, other, card)
        if behind <= 0.0:
            continue
        good = wins[mission.owners[n]]
        if trick.owner != NONE and trick.owner != mission.owners[n]:
            good = 0.0
        fits = owner_of(mission, world.done, trick.found | 1 << n)
        if fits == SEVERAL:
            good = 0.0
        total += DRAWS * min(1.0, behind) * good + FORCED * trick.loss * forced * (1.0 - good)
    return total


def forced_out(mission: Mission, world: World, sight: Sight, trick: Trick, demand: Demand) -> float:
    """The chance that somebody behind has to play, or win with, a card the mission cares about."""
    safe = 1.0
    led = SUIT_MASK[trick.led]
    for step in range(len(world.trick) + 1, mission.seats):
        seat = (world.leader + step) % mission.seats
        cards = demand.cards & led
        if demand.kind == WINNING_CARD_NEVER:
            cards &= ABOVE[trick.best] if SUIT[trick.best] == trick.led else 0
        if not cards or seat == mission.open_seat:
            continue
        others = led & ~demand.cards
        has = 1.0 - lacks(sight, world, seat, trick.led, cards)
        safe *= 1.0 - has * lacks(sight, world, seat, trick.led, others)
    return 1.0 - safe


def alone(mission: Mission, world: World, sight: Sight, seat: int, card: int) -> float:
    """The chance that a seat that holds this card has no other of its suit."""
    others = SUIT_MASK[SUIT[card]] & ~BIT[card]
    if seat == mission.open_seat:
        return 0.0 if world.hands[seat] & others else 1.0
    return lacks(sight, world, seat, SUIT[card], others)


def spent(mission: Mission, world: World, seat: int, card: int) -> float:
    """What a card will be missed for later."""
    suit = SUIT[card]
    hand = world.hands[seat]
    cost = LOW * VALUE[card]
    if suit == ROCKETS:
        cost = ROCKET + ROCKET_VALUE * VALUE[card]
    for n, wanted in enumerate(mission.cards):
        if world.done >> n & 1 or wanted == card:
            continue
        if mission.owners[n] == seat:
            cost += needed_for_own(hand, card, wanted)
        elif SUIT[wanted] == suit:
            if hand & BIT[wanted]:
                if count(hand & SUIT_MASK[suit]) == 2:
                    cost += GUARD  # the last card that shields another's task from being forced out
            elif card > wanted:
                cost -= DUMP
    for demand in mission.demands:
        cost += spent_on(world, demand, seat, card)
    return cost


def spent_on(world: World, demand: Demand, seat: int, card: int) -> float:
    """What a card will be missed for, or is better gone for, by a demand of the mission."""
    kind = demand.kind
    listed = bool(demand.cards & BIT[card])
    theirs = bool(demand.seats >> seat & 1)
    if kind == WINNING_CARD_NEVER:
        return -0.3 if listed else 0.0
    if kind == WINNING_CARD_COUNT:
        return 0.2 if listed else 0.0
    if kind == ROLE_TRICK_COUNT and theirs:
        return -0.05 * VALUE[card]
    if kind == WINNING_CARD_EACH and SUIT[card] != ROCKETS:
        # Whoever holds a rocket that must win wants to be out of a suit.
        return 0.04 * count(world.hands[seat] & SUIT_MASK[SUIT[card]])
    if kind == CAPTURE_ALL and listed and not theirs:
        return -0.03 * VALUE[card]
    if kind == ROLE_WINS_TRICKS and theirs:
        later = demand.tricks >> (world.number + 2)
        if not later:
            return -0.05 * VALUE[card] if demand.only else 0.0
        if SUIT[card] == ROCKETS and not demand.tricks >> (world.number + 1) & 1:
            return 0.3
    return 0.0


def needed_for_own(hand: int, card: int, wanted: int) -> float:
    """What a card is worth to the owner of an open task."""
    if SUIT[card] == ROCKETS:
        return 0.0 if hand & BIT[wanted] else OWN_ROCKET
    if SUIT[card] != SUIT[wanted]:
        return 0.0
    if hand & BIT[wanted]:
        return UNDER_OWN if card < wanted else OVER_OWN
    if card < wanted:
        return UNDER_WANTED
    return OWN_HIGH if hand & ABOVE[card] else OWN_TOP


def choose(mission: Mission, world: World) -> int:
    """The card that looks best to the seat whose turn it is."""
    seat = turn(mission, world)
    options = candidates(mission, world, seat)
    if len(options) == 1:
        return options[0]
    sight = Sight(mission, world, seat)
    best = options[0]
    most = -99.0
    for card in options:
        value = score(mission, world, sight, card)
        if value > most:
            most = value
            best = card
    return best


def play_out(mission: Mission, world: World) -> int:
    """Everybody plays fairly to the end: 1 won, -1 lost."""
    while world.result == 0:
        play(mission, world, choose(mission, world))
    return world.result


def prospect(mission: Mission, world: World, work: Work) -> int:
    """What becomes of a deal: FAIR_WIN, ONE_OTHER if one other card would have won, LOST.

    Fair play alone loses deals that good players win; one card by one of them, the rest fair
    again, tells those from the hopeless. The last cards are changed first.
    """
    path: list[World] = []
    played: list[int] = []
    while world.result == 0:
        path.append(world.copy())
        card = choose(mission, world)
        played.append(card)
        play(mission, world, card)
    work.left -= len(path)
    if world.result > 0:
        return FAIR_WIN
    for n in range(len(path) - 1, -1, -1):
        before = path[n]
        for card in candidates(mission, before, turn(mission, before)):
            if card != played[n]:
                if work.left <= 0:
                    return LOST
                if wins_with(mission, before.copy(), card, work):
                    return ONE_OTHER
    return LOST


def wins_with(mission: Mission, world: World, card: int, work: Work) -> bool:
    """Fair play after this card wins."""
    before = count(world.played)
    play(mission, world, card)
    result = play_out(mission, world)
    work.left -= count(world.played) - before
    return result > 0
