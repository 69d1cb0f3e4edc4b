"""Looking back with all hands open: could the crew have won from here, and how?

All players are on one side, so one line of play that wins is the whole answer. Good
lines are tried first: a crew that sees all cards, with a little luck, many times over; then every
line in turn, which also proves a «no» where few tricks are left. (CREW-TRICK-10 holds for players;
this is for finished attempts only.)
"""

from kosmodrom.core.game import Hindsight
from kosmodrom.games.crew.actions import JARVIS, Hand, Play
from kosmodrom.games.crew.bots import kernel
from kosmodrom.games.crew.bots.kernel import Mission, World, play, turn
from kosmodrom.games.crew.bots.model import read_mission
from kosmodrom.games.crew.bots.playout import Dice, Sight, score
from kosmodrom.games.crew.cards import CARDS, set_of
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.view import public

TRIES = 120  # attempts of the crew that sees everything
SEARCHES = (500,) * 20 + (2_000,) * 5 + (20_000,)  # positions that each search may look at
NOISE = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4)


def is_open_question(state: Crew, rules: CrewRules) -> bool:
    """Cards are being played, and no random draw is still to come. (CREW-M12-01)"""
    to_come = any(hook.after_trick >= state.number for hook in rules.mission.hooks)
    return state.scene in ("window", "trick") and state.verdict is None and not to_come


def look_back(
    state: Crew, rules: CrewRules, tries: int = TRIES, searches: tuple[int, ...] = SEARCHES
) -> Hindsight | None:
    """Search for a way to win from here with all cards open; none unless cards are played."""
    if not is_open_question(state, rules):
        return None
    order = state.clockwise(0)
    mission, world = model(state, rules, order)
    line = try_often(mission, world, tries)
    if line is None:
        line, is_certain = try_all(mission, world, searches)
        if line is None:
            return Hindsight("no" if is_certain else "unknown")
    return Hindsight("yes", actions(state, mission, world, line))


def model(state: Crew, rules: CrewRules, order: list[Hand]) -> tuple[Mission, World]:
    """The kernel's model of this moment, in which everybody knows every card."""
    places = {hand: place for place, hand in enumerate(order)}
    mission = read_mission(public(state, rules), rules, places)
    mission.open_seat = places[JARVIS] if state.jarvis else -1
    world = World(len(order))
    world.hands = [state.hands[hand] for hand in order]
    world.may, world.shown = world.hands[:], world.hands[:]
    world.beneath = [-1] * kernel.CARDS
    for above, beneath in state.columns:
        world.beneath[above] = beneath
    world.leader = places[state.leader if state.leader >= 0 else state.commander]
    world.trick, world.number = state.trick[:], state.number - 1
    world.played, world.winning = state.played | set_of(state.trick), state.winning
    world.won = [state.won[hand] for hand in order]
    world.done = sum(1 << n for n, task in enumerate(state.tasks) if task.done)
    return mission, world


def actions(state: Crew, mission: Mission, world: World, line: list[int]) -> tuple[Play, ...]:
    """The line as its players would play it."""
    world, order = world.copy(), state.clockwise(0)
    found = []
    for card in line:
        hand = order[turn(mission, world)]
        found.append(Play(state.seat_for(hand), CARDS[card], state.is_jarvis(hand)))
        play(mission, world, card)
    return tuple(found)


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
