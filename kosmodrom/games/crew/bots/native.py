"""The search in C++ (`kosmodrom/native/crew_*.cpp`): what it is sent, and what it answers.

Everything goes over as rows of whole numbers; None comes back where nothing was compiled.
"""

from collections.abc import Iterable, Iterator, Sequence
from ctypes import CDLL, Array, c_double, c_int64
from itertools import chain

from kosmodrom.games.crew.bots.deals import Belief
from kosmodrom.games.crew.bots.kernel import CARDS, Mission, World
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.bots.question import Question
from kosmodrom.native import library


def rank(
    question: Question, sights: Sequence[tuple[int, float]], dice: Dice, cards: int
) -> list[tuple[int, int, int, int]] | None:
    """The moves that are left, best first: place in the list, games won, by fair play, tried."""
    compiled = library()
    if compiled is None:
        return None
    state = (c_int64 * 1)(dice.number)
    found = (c_int64 * (4 * len(sights)))()
    left = compiled.kosmodrom_crew_rank(
        row(question_row(question)),
        row(option for option, _ in sights),
        (c_double * len(sights))(*(sight for _, sight in sights)),
        c_int64(len(sights)),
        c_int64(cards),
        state,
        found,
    )
    dice.number = state[0]
    rows = (found[4 * n : 4 * n + 4] for n in range(left))
    return [(number, won, fair, tried) for number, won, fair, tried in rows]


def play_out(
    compiled: CDLL, mission: Mission, world: World, times: int = 1
) -> tuple[list[int], int]:
    """Everybody plays fairly to the end: the cards, and 1 won or -1 lost; often, to measure it."""
    cards = (c_int64 * (CARDS + 1))()
    sent = row((*mission_row(mission), *world_row(world)))
    played = compiled.kosmodrom_crew_play_out(sent, c_int64(times), cards)
    return list(cards[:played]), cards[played]


def row(numbers: Iterable[int]) -> Array[c_int64]:
    values = tuple(numbers)
    return (c_int64 * len(values))(*values)


def question_row(question: Question) -> Iterator[int]:
    missions = question.missions or [question.mission]
    yield from (question.kind, question.place, question.dead, len(missions))
    for mission in missions:
        yield from mission_row(mission)
    yield from world_row(question.world)
    yield from belief_row(question.belief)
    yield from (len(question.tops), *question.tops)
    yield from (len(question.talkers), *question.talkers)
    yield from (len(question.tasks), *chain.from_iterable(question.tasks))


def mission_row(mission: Mission) -> Iterator[int]:
    yield from (mission.seats, mission.tricks, mission.finish, mission.deck, mission.open_seat)
    yield from (len(mission.cards), len(mission.demands))
    for task in zip(mission.cards, mission.owners, mission.tokens, strict=True):
        yield from task
    for demand in mission.demands:
        yield from (demand.kind, demand.cards, demand.number, demand.seats)
        yield from (demand.tricks, demand.only, demand.exactly, demand.goal)


def world_row(world: World) -> Iterator[int]:
    yield from (world.leader, world.number, world.done, world.result)
    yield from (world.played, world.winning, len(world.trick), *world.trick)
    yield from (*world.hands, *world.may, *world.shown, *world.won, *world.beneath)


def belief_row(belief: Belief) -> Iterator[int]:
    yield from (belief.hidden, len(belief.room), *belief.room, *belief.may)
    yield from (len(belief.some), len(belief.either))
    yield from chain.from_iterable(belief.some)
    yield from chain.from_iterable(belief.either)
