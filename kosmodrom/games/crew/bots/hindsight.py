"""Looking back with all hands open: could the crew have won from here, and how?

CREW-TRICK-10 holds for players; this is for finished attempts only.
"""

from collections.abc import Iterable

from kosmodrom.core.game import Hindsight
from kosmodrom.games.crew.actions import JARVIS, Hand, Play
from kosmodrom.games.crew.bots import kernel
from kosmodrom.games.crew.bots.kernel import Mission, World, play, turn
from kosmodrom.games.crew.bots.model import read_mission
from kosmodrom.games.crew.bots.solver import CONFLICTS, solve
from kosmodrom.games.crew.cards import CARDS, set_of
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.view import public


def is_open_question(state: Crew, rules: CrewRules) -> bool:
    """Cards are being played, and no random draw is still to come. (CREW-M12-01)"""
    to_come = any(hook.after_trick >= state.number for hook in rules.mission.hooks)
    return state.scene in ("window", "trick") and state.verdict is None and not to_come


def look_back(state: Crew, rules: CrewRules, conflicts: int = CONFLICTS) -> Hindsight | None:
    """Search for a way to win from here with all cards open; none unless cards are played."""
    if not is_open_question(state, rules):
        return None
    order = state.clockwise(0)
    mission, world = model(state, rules, order)
    solved = solve(mission, world, conflicts=conflicts)
    return Hindsight(solved.verdict, actions(state, mission, world, solved.line))


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


def actions(state: Crew, mission: Mission, world: World, line: Iterable[int]) -> tuple[Play, ...]:
    """The line as its players would play it."""
    world, order = world.copy(), state.clockwise(0)
    found = []
    for card in line:
        hand = order[turn(mission, world)]
        found.append(Play(state.seat_for(hand), CARDS[card], state.is_jarvis(hand)))
        play(mission, world, card)
    return tuple(found)
