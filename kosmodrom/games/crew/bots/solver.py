"""Can a deal with open cards be won from here, and how?

All players are on one side, so one line of play that wins is the whole answer. Good
lines are tried first: a crew that sees all cards, with a little luck, many times over; then every
line in turn, which also proves a «no» where few tricks are left.
"""

from dataclasses import dataclass
from typing import Literal

from kosmodrom.games.crew.bots import kernel
from kosmodrom.games.crew.bots.kernel import Mission, World, play, turn
from kosmodrom.games.crew.bots.playout import Dice, Sight, score

TRIES = 120  # attempts of the crew that sees everything
SEARCHES = (500,) * 20 + (2_000,) * 5 + (20_000,)  # positions that each search may look at
NOISE = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4)


@dataclass(frozen=True)
class Solved:
    """Whether a world can be won, and the cards that win it, in the order of play."""

    verdict: Literal["yes", "no", "unknown"]
    line: tuple[int, ...] = ()


def solve(
    mission: Mission, world: World, tries: int = TRIES, searches: tuple[int, ...] = SEARCHES
) -> Solved:
    """Search for a way to win from here with all cards open."""
    line = try_often(mission, world, tries)
    if line is None:
        line, is_certain = try_all(mission, world, searches)
        if line is None:
            return Solved("no" if is_certain else "unknown")
    return Solved("yes", tuple(line))


def try_often(mission: Mission, world: World, tries: int) -> list[int] | None:
    """The first try that wins; each plays a little more at random than the one before."""
    dice = Dice(1)
    for number in range(tries):
        noise = NOISE[min(number, number % len(NOISE))]
        line = try_once(mission, world.copy(), noise, dice)
        if line is not None:
            return line
    return None


def try_once(mission: Mission, world: World, noise: float, dice: Dice) -> list[int] | None:
    """Everybody plays what looks best to somebody who sees all cards."""
    line = []
    while world.result == 0:
        line.append(ranked(mission, world, noise, dice)[0])
        see_all(world)
        play(mission, world, line[-1])
    return line if world.result > 0 else None


def ranked(mission: Mission, world: World, noise: float, dice: Dice) -> list[int]:
    """The cards of whoever is to play, the most promising first."""
    seat = turn(mission, world)
    cards = options(mission, world, seat)
    if len(cards) == 1:
        return cards
    see_all(world)
    sight = Sight(mission, world, seat)
    luck = noise / 1000
    marks = {c: score(mission, world, sight, c) + luck * dice.below(1000) for c in cards}
    return sorted(cards, key=lambda card: -marks[card])


def options(mission: Mission, world: World, seat: int) -> list[int]:
    """The legal cards, without those that do the same; of JARVIS all, since others lie beneath."""
    if seat == mission.open_seat:
        return kernel.cards_of(kernel.legal(world, seat))
    return kernel.candidates(mission, world, seat)


def see_all(world: World) -> None:
    """Everybody knows where every card is."""
    world.may, world.shown = world.hands[:], world.hands[:]


def try_all(
    mission: Mission, world: World, searches: tuple[int, ...]
) -> tuple[list[int] | None, bool]:
    """A line that wins, found by several searches in different orders; whether one was complete."""
    dice = Dice(2)
    lost: set[tuple[int, ...]] = set()
    for number, most in enumerate(searches):
        search = Search(mission, most, NOISE[number % len(NOISE)], dice, lost)
        line = search.line(world)
        if line is not None or search.left >= 0:
            return line, True
    return None, False


class Search:
    """Every line in turn, promising cards first; it gives up after so many positions."""

    def __init__(
        self, mission: Mission, most: int, noise: float, dice: Dice, lost: set[tuple[int, ...]]
    ) -> None:
        self.mission = mission
        self.left = most
        self.noise = noise
        self.dice = dice
        self.lost = lost  # positions between tricks from which no line wins

    def line(self, world: World) -> list[int] | None:
        """The cards that win from here; none if there are none, or none were found in time."""
        if world.result != 0:
            return [] if world.result > 0 else None
        self.left -= 1
        if self.left < 0:
            return None
        key: tuple[int, ...] = ()
        if not world.trick:
            key = (world.leader, world.done, world.winning, *world.hands, *world.won)
            if key in self.lost:
                return None
        for card in ranked(self.mission, world, self.noise, self.dice):
            after = world.copy()
            play(self.mission, after, card)
            rest = self.line(after)
            if rest is not None:
                return [card, *rest]
        if key and self.left >= 0:
            self.lost.add(key)
        return None
