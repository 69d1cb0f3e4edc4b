"""Random play of The Crew through the public contract, against python-chess in the same run.

And fair play in the bots' kernel, compiled against plain Python.
"""

import json
import random
from time import process_time

import chess

from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.bots import native
from kosmodrom.games.crew.bots.deals import Belief, deal, shuffled
from kosmodrom.games.crew.bots.kernel import ALL, Mission, World, play
from kosmodrom.games.crew.bots.playout import Dice, choose
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.native import library

ROUNDS = 7  # measured by turns, the middle ratio counts
CREW_GAMES = 250  # about as long as the games of chess
CHESS_GAMES = 10
GOAL = 5.0
OPTIONS = CrewOptions(mission=47)  # ten tasks


def crew_plies(draw: random.Random, games: int) -> float:
    """Actions a second: choices enumerated, one taken, applied with all the rules."""
    plies, begun = 0, process_time()
    for _ in range(games):
        table = Table(GAME, 4, OPTIONS, str(draw.random()), remember=False)
        while not table.is_over:
            choices = tuple(table.choices(table.to_move()[0]))
            table.apply(draw.choice(choices))
        plies += table.number
    return plies / (process_time() - begun)


def chess_plies(draw: random.Random, games: int) -> float:
    """The same with legal moves and a chess board."""
    plies, begun = 0, process_time()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(draw.choice(list(board.legal_moves)))
        plies += board.ply()
    return plies / (process_time() - begun)


def six_tasks(dice: Dice) -> tuple[Mission, World]:
    """Four hands at random and six plain tasks that go round."""
    mission, world = Mission(4, 10), World(4)
    belief = Belief(ALL, [10] * 4, [ALL] * 4)
    world.hands = deal(belief, dice)
    for number, card in enumerate(shuffled(list(range(36)), dice)[:6]):
        mission.add_task(card, number % 4, 0)
    return mission, world


def fair_play_rates(deals: int, repeats: int) -> tuple[float, float]:
    """Cards a second of fair play to the end: plain Python, and compiled (0 where it is not).

    The same deals; the compiled form plays each several times, for it is too quick otherwise.
    """
    dice = Dice(1)
    given = [six_tasks(dice) for _ in range(deals)]
    cards, begun = 0, process_time()
    for mission, world in given:
        trial = world.copy()
        while trial.result == 0:
            play(mission, trial, choose(mission, trial))
            cards += 1
    plain = cards / (process_time() - begun)
    compiled = library()
    if compiled is None:
        return plain, 0.0
    begun = process_time()
    for mission, world in given:
        native.play_out(compiled, mission, world, repeats)
    return plain, cards * repeats / (process_time() - begun)


def main() -> None:
    draw = random.Random(1)
    crew_plies(draw, 10)
    pairs = [(crew_plies(draw, CREW_GAMES), chess_plies(draw, CHESS_GAMES)) for _ in range(ROUNDS)]
    pairs.sort(key=lambda pair: pair[0] / pair[1])
    crew, other = pairs[len(pairs) // 2]
    plain, compiled = fair_play_rates(200, 100)
    for name, value, unit, goal in (
        ("crew random play against python-chess", crew / other, "times", GOAL),
        ("crew random play", crew, "actions/s", None),
        ("python-chess random play", other, "plies/s", None),
        ("crew fair play, plain Python", plain, "cards/s", None),
        ("crew fair play, compiled", compiled, "cards/s", None),
    ):
        print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, "goal": goal}))


if __name__ == "__main__":
    main()
