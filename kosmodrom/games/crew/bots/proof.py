"""A deal with open cards as a question for a SAT solver: is there any line of play that wins?

Where the search finds no win in its time, this decides: a satisfied formula is a line of play, an
unsatisfiable one proves that the deal is lost. Tricks are counted from 1, as players do; what is
said of a trick holds only while the attempt goes on, up to the trick after which it is won.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from kosmodrom.games.crew.bots import kernel
from kosmodrom.games.crew.bots.kernel import (
    ABOVE,
    ARROW,
    BELOW,
    BIT,
    OMEGA,
    ROCKETS,
    SUIT,
    SUIT_MASK,
    Demand,
    Mission,
    World,
    cards_of,
)

Clause = list[int]
TRUE = 1  # the number of a variable that holds


class Formula:
    """Clauses over numbered variables; -n says that n does not hold."""

    def __init__(self) -> None:
        self.most = TRUE
        self.clauses: list[Clause] = [[TRUE]]

    def new(self) -> int:
        self.most += 1
        return self.most

    def add(self, *literals: int) -> None:
        """At least one of these holds."""
        if TRUE not in literals:
            self.clauses.append([one for one in literals if one != -TRUE] or [-TRUE])

    def one_of(self, literals: Sequence[int]) -> None:
        """Exactly one of these holds."""
        self.add(*literals)
        for n, one in enumerate(literals):
            for other in literals[:n]:
                self.add(-one, -other)

    def either(self, literals: Iterable[int]) -> int:
        """A variable that holds if, and only if, one of these does."""
        ones = [one for one in literals if one != -TRUE]
        if TRUE in ones:
            return TRUE
        if len(ones) < 2:
            return ones[0] if ones else -TRUE
        found = self.new()
        self.add(-found, *ones)
        for one in ones:
            self.add(found, -one)
        return found

    def both(self, one: int, other: int) -> int:
        return -self.either((-one, -other))

    def counts(self, literals: Sequence[int]) -> list[int]:
        """Variables that say «at least 1 of these», «at least 2», and so on."""
        total: list[int] = []
        for one in literals:
            before = [TRUE, *total, -TRUE]
            total = [
                self.either((before[n], self.both(before[n - 1], one)))
                for n in range(1, len(before))
            ]
        return total


def at_least(counts: Sequence[int], number: int) -> int:
    """The variable that says that at least so many hold."""
    if number <= 0:
        return TRUE
    return counts[number - 1] if number <= len(counts) else -TRUE


class Proof:
    """The rules of tricks from one moment to the end, and what this mission asks of them."""

    def __init__(self, mission: Mission, world: World, shares: Sequence[int] | None = None) -> None:
        """With shares anybody may own the open tasks, each seat as many as its share."""
        self.mission = mission
        self.world = world
        self.shares = shares
        self.formula = Formula()
        self.tricks = range(world.number + 1, mission.tricks + 1)
        self.lying = dict(zip(world.trick, range(len(world.trick)), strict=True))
        self.holder: dict[int, int] = {}
        for seat, hand in enumerate(world.hands):
            self.holder |= dict.fromkeys(cards_of(hand), seat)
        for card, place in self.lying.items():
            self.holder[card] = (world.leader + place) % mission.seats
        self.over: dict[int, int] = {}  # the face-up card under which a card lies
        if mission.open_seat >= 0:
            self._look_beneath()
        self.plays: dict[tuple[int, int], int] = {}  # this card lies in this trick
        self.gone: dict[tuple[int, int], int] = {}  # this card was played before this trick
        self.takes: dict[tuple[int, int], int] = {}  # this card wins this trick
        self.leads: dict[tuple[int, int], int] = {}  # this seat leads this trick
        self.led: dict[tuple[int, int], int] = {}  # this suit is led to this trick
        self.ends: dict[int, int] = {}  # the attempt is won after this trick
        self.runs: dict[int, int] = {}  # this trick is played before the attempt is over
        self.won_by: dict[tuple[int, int], int] = {}  # one of these seats wins this trick
        self.owns: list[list[int]] = self._owners()  # for each task and seat: it is theirs
        self._tricks()
        self._following()
        self._winners()
        self._ending()
        self._alike()
        self._tasks()
        for demand in mission.demands:
            DEMANDS[demand.kind](self, demand)

    def _look_beneath(self) -> None:
        seat = self.mission.open_seat
        for card in cards_of(self.world.hands[seat]) + self.world.trick:
            beneath = self.world.beneath[card]
            if self.holder[card] == seat and beneath >= 0:
                self.holder[beneath] = seat
                self.over[beneath] = card

    def cards(self, mask: int) -> list[int]:
        """Those of these cards that are still to be won."""
        return [card for card in self.holder if mask & BIT[card]]

    def _tricks(self) -> None:
        """Everybody plays one card to a trick, every card at most once."""
        say = self.formula
        first = self.tricks[0]
        for card in self.holder:
            self.gone[card, first] = -TRUE
            for trick in self.tricks:
                lies = card in self.lying
                played = (
                    say.new()
                    if not lies and trick >= first
                    else (TRUE if trick == first else -TRUE)
                )
                self.plays[card, trick] = played
                say.add(-played, -self.gone[card, trick])
                self.gone[card, trick + 1] = say.either((self.gone[card, trick], played))
        for trick in self.tricks:
            for seat in range(self.mission.seats):
                mine = [c for c, holder in self.holder.items() if holder == seat]
                say.one_of([self.plays[card, trick] for card in mine])
        for card, above in self.over.items():
            for trick in self.tricks:
                say.add(-self.plays[card, trick], self.gone[above, trick])

    def _following(self) -> None:
        """Whoever holds the led suit plays it. (CREW-TRICK-03)"""
        say = self.formula
        for trick in self.tricks:
            for seat in range(self.mission.seats):
                is_first = trick == self.tricks[0]
                self.leads[seat, trick] = (
                    (TRUE if seat == self.world.leader else -TRUE) if is_first else say.new()
                )
            for suit in range(5):
                self.led[suit, trick] = say.new()
            say.one_of([self.led[suit, trick] for suit in range(5)])
            say.one_of([self.leads[seat, trick] for seat in range(self.mission.seats)])
            for seat in range(self.mission.seats):
                self._follow(seat, trick)

    def _follow(self, seat: int, trick: int) -> None:
        say = self.formula
        for suit in range(5):
            mine = [c for c, holder in self.holder.items() if holder == seat and SUIT[c] == suit]
            lays = say.either(self.plays[card, trick] for card in mine)
            say.add(-lays, -self.leads[seat, trick], self.led[suit, trick])
            for card in mine:
                absent = [self.gone[card, trick]]
                if card in self.over:
                    absent.append(-self.gone[self.over[card], trick])
                say.add(-self.led[suit, trick], lays, *absent)

    def _winners(self) -> None:
        """The highest rocket wins, else the highest card of the led suit. (CREW-TRICK-07)"""
        say = self.formula
        for trick in self.tricks:
            for card, seat in self.holder.items():
                takes = self.takes[card, trick] = say.new()
                say.add(-takes, self.plays[card, trick])
                if trick < self.tricks[-1]:
                    say.add(-takes, self.leads[seat, trick + 1])
                higher = ABOVE[card]
                if SUIT[card] != ROCKETS:
                    say.add(-takes, self.led[SUIT[card], trick])
                    higher |= SUIT_MASK[ROCKETS]
                for other in self.cards(higher):
                    if self.holder[other] != seat:
                        say.add(-takes, -self.plays[other, trick])
            say.one_of([self.takes[card, trick] for card in self.holder])

    def _alike(self) -> None:
        """Of two cards in one hand that do the same, the lower is played first."""
        special = kernel.special(self.mission, self.world)
        for hand, cards in enumerate(self.world.hands):
            others = sum(BIT[c] for c, holder in self.holder.items() if holder != hand)
            mine = cards_of(cards & ~special) if hand != self.mission.open_seat else []
            for low, high in pairwise(mine):
                if SUIT[low] == SUIT[high] and not ABOVE[low] & BELOW[high] & (others | cards):
                    for trick in self.tricks:
                        self.formula.add(-self.plays[high, trick], self.gone[low, trick])

    def wins(self, seats: int, trick: int) -> int:
        """One of these seats wins this trick."""
        if (seats, trick) not in self.won_by:
            theirs = [seat for seat in range(self.mission.seats) if seats >> seat & 1]
            self.won_by[seats, trick] = self.formula.either(
                [self.leads[seat, trick + 1] for seat in theirs]
                if trick < self.tricks[-1]
                else [self.takes[c, trick] for c, seat in self.holder.items() if seat in theirs]
            )
        return self.won_by[seats, trick]

    def _ending(self) -> None:
        """One trick is the last; only a mission without demands may as well be played on."""
        say = self.formula
        last = self.tricks[-1]
        plain = self.mission.finish == kernel.AT_ONCE and not self.mission.demands
        if self.mission.finish == kernel.EXHAUSTED or plain:
            self.ends = dict.fromkeys(self.tricks, -TRUE) | {last: TRUE}
            self.runs = dict.fromkeys(self.tricks, TRUE)
            return
        self.ends = {trick: say.new() for trick in self.tricks}
        say.one_of(list(self.ends.values()))
        running = -TRUE
        for trick in reversed(self.tricks):
            self.runs[trick] = running = say.either((self.ends[trick], running))

    def _tasks(self) -> None:
        """Each owner wins the trick with the card, in the order that the tokens ask."""
        say, mission = self.formula, self.mission
        for n, card in enumerate(mission.cards):
            if self.world.done >> n & 1:
                continue
            for trick in self.tricks:
                now = -self.plays[card, trick], -self.runs[trick]
                for seat, owner in enumerate(self.owns[n]):
                    say.add(*now, -owner, self.wins(1 << seat, trick))
                say.add(-self.ends[trick], self.gone[card, trick + 1])
        if mission.has_tokens:
            self._tokens()

    def _owners(self) -> list[list[int]]:
        """Whoever has them, or for each task that is open and each seat a variable."""
        seats = range(self.mission.seats)
        fixed = [[TRUE if s == owner else -TRUE for s in seats] for owner in self.mission.owners]
        if self.shares is None:
            return fixed
        owns = [
            owners if self.world.done >> n & 1 else [self.formula.new() for _ in seats]
            for n, owners in enumerate(fixed)
        ]
        for owners in owns:
            self.formula.one_of(owners)
        for seat, share in enumerate(self.shares):
            counted = self.formula.counts([owners[seat] for owners in owns])
            self.formula.add(-at_least(counted, share + 1))
        return owns

    def _tokens(self) -> None:
        """Tasks are fulfilled in the order of their tokens. (CREW-TOKEN-09)"""
        say, mission = self.formula, self.mission
        still = [n for n in range(len(mission.cards)) if not self.world.done >> n & 1]
        already = len(mission.cards) - len(still)
        first = self.tricks[0]
        done = {
            trick: say.counts([self.gone[mission.cards[n], trick] for n in still])
            for trick in range(first, self.tricks[-1] + 2)
        }
        for n in still:
            token, card = mission.tokens[n], mission.cards[n]
            for trick in self.tricks if token else ():
                now = -self.plays[card, trick], -self.runs[trick]
                if token < OMEGA:
                    say.add(*now, -at_least(done[trick], token - already))
                    say.add(*now, at_least(done[trick + 1], token - already))
                elif token == OMEGA:
                    say.add(*now, at_least(done[trick + 1], len(still)))
                else:
                    for other in still:
                        if ARROW <= mission.tokens[other] < token:
                            say.add(*now, self.gone[mission.cards[other], trick + 1])

    def met_at_end(self, demand: Demand, trick: int) -> bool:
        """Whether a win after this trick needs the demand to be fulfilled by then."""
        over = trick == self.mission.tricks
        return demand.goal or (not over and self.mission.finish == kernel.SAFE)

    def only_ends(self, demand: Demand, allowed: Callable[[int], bool]) -> None:
        """The attempt is not won after a trick at which the demand could still be broken."""
        for trick in self.tricks[:-1]:
            if self.met_at_end(demand, trick) and not allowed(trick):
                self.formula.add(-self.ends[trick])

    def _never(self, demand: Demand) -> None:
        say = self.formula
        for card in self.cards(demand.cards):
            for trick in self.tricks:
                if demand.seats >> self.holder[card] & 1:
                    say.add(-self.takes[card, trick], -self.runs[trick])
        self._all_played(demand)

    def _all_played(self, demand: Demand) -> None:
        for trick in self.tricks[:-1]:
            if self.met_at_end(demand, trick):
                for card in self.cards(demand.cards):
                    self.formula.add(-self.ends[trick], self.gone[card, trick + 1])

    def _capture(self, demand: Demand) -> None:
        say = self.formula
        for trick in self.tricks:
            theirs = self.wins(demand.seats, trick)
            for card in self.cards(demand.cards):
                say.add(-self.plays[card, trick], -self.runs[trick], theirs)
        self._all_played(demand)

    def _balance(self, demand: Demand) -> None:
        say, seats = self.formula, range(self.mission.seats)
        won: list[list[int]] = [[TRUE] * number for number in self.world.won]
        for trick in self.tricks:
            for seat in seats:
                now = self.wins(1 << seat, trick)
                before = [TRUE, *won[seat], -TRUE]
                won[seat] = [
                    say.either((before[n], say.both(before[n - 1], now)))
                    for n in range(1, len(before))
                ]
            for seat in seats:
                for other in seats:
                    for number in range(demand.number + 1, len(won[seat]) + 1):
                        fewer = at_least(won[other], number - demand.number)
                        say.add(-self.runs[trick], -at_least(won[seat], number), fewer)
        self.only_ends(demand, lambda trick: False)

    def _trick_count(self, demand: Demand) -> None:
        say = self.formula
        already = kernel.tricks_of(self.world, demand.seats)
        won: list[int] = []
        counted = [TRUE] * already
        for trick in self.tricks:
            won.append(self.wins(demand.seats, trick))
            counted = say.counts([*[TRUE] * already, *won])
            say.add(-self.runs[trick], -at_least(counted, demand.number + 1))
        if demand.exactly:
            say.add(-self.ends[self.tricks[-1]], at_least(counted, demand.number))
        self.only_ends(demand, lambda trick: False)

    def _wins_tricks(self, demand: Demand) -> None:
        say = self.formula
        for trick in self.tricks:
            theirs = self.wins(demand.seats, trick)
            if demand.tricks >> trick & 1:
                say.add(-self.runs[trick], theirs)
            elif demand.only:
                say.add(-self.runs[trick], -theirs)
        self.only_ends(demand, lambda trick: not demand.only and not demand.tricks >> (trick + 1))

    def _each(self, demand: Demand) -> None:
        say = self.formula
        listed = self.cards(demand.cards)
        if (
            demand.cards
            & self.world.played
            & ~self.world.winning
            & ~sum(BIT[card] for card in self.lying)
        ):
            say.add()
        for card in listed:
            for trick in self.tricks:
                say.add(-self.plays[card, trick], -self.runs[trick], self.takes[card, trick])
                for lower in listed if demand.only else ():
                    if lower < card:
                        say.add(
                            -self.plays[card, trick], -self.runs[trick], self.gone[lower, trick]
                        )
        for trick in self.tricks:
            if self.met_at_end(demand, trick):
                for card in listed:
                    say.add(-self.ends[trick], self.gone[card, trick + 1])

    def _count(self, demand: Demand) -> None:
        """So many of the listed cards win tricks, or still may. (CREW-M26-01)"""
        say = self.formula
        listed = self.cards(demand.cards)
        already = kernel.count(self.world.winning & demand.cards)
        unseen = demand.cards & ~self.world.played & ~sum(BIT[card] for card in listed)
        spare = already + len(listed) + kernel.count(unseen) - demand.number
        wasted = []
        for card in listed:
            lost = [
                say.both(self.runs[t], say.both(self.plays[card, t], -self.takes[card, t]))
                for t in self.tricks
            ]
            wasted.append(say.either(lost))
        if spare < 0:
            say.add()
        elif spare < len(wasted):
            say.add(-at_least(say.counts(wasted), spare + 1))
        enough = [say.either(self.takes[card, t] for card in listed) for t in self.tricks]
        for n, trick in enumerate(self.tricks):
            if self.met_at_end(demand, trick):
                won = say.counts(enough[: n + 1])
                say.add(-self.ends[trick], at_least(won, demand.number - already))

    def _token_trick(self, demand: Demand) -> None:
        for n, token in enumerate(self.mission.tokens):
            if token == demand.number and not self.world.done >> n & 1:
                for trick in self.tricks:
                    if not demand.tricks >> trick & 1:
                        self.formula.add(
                            -self.plays[self.mission.cards[n], trick], -self.runs[trick]
                        )

    def line(self, model: Sequence[int]) -> tuple[int, ...]:
        """The cards of a satisfied formula in the order of play."""
        true = {literal for literal in model if literal > 0}
        found: list[int] = []
        for trick in self.tricks:
            leader = next(s for s in range(self.mission.seats) if self.leads[s, trick] in true)
            cards = [card for card in self.holder if self.plays[card, trick] in true]
            cards.sort(key=lambda card: (self.holder[card] - leader) % self.mission.seats)
            found += [card for card in cards if card not in self.lying]
        return tuple(found)

    def owners(self, model: Sequence[int]) -> list[int]:
        """Who owns each task in a satisfied formula."""
        true = {literal for literal in model if literal > 0}
        return [next(s for s, one in enumerate(owners) if one in true) for owners in self.owns]


DEMANDS: dict[int, Callable[[Proof, Demand], None]] = {
    kernel.WINNING_CARD_COUNT: Proof._count,
    kernel.WINNING_CARD_EACH: Proof._each,
    kernel.WINNING_CARD_NEVER: Proof._never,
    kernel.ROLE_TRICK_COUNT: Proof._trick_count,
    kernel.ROLE_WINS_TRICKS: Proof._wins_tricks,
    kernel.TRICK_BALANCE: Proof._balance,
    kernel.CAPTURE_ALL: Proof._capture,
    kernel.TOKEN_TRICK: Proof._token_trick,
}
