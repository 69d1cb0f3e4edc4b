"""Random play of The Crew through the public contract, against python-chess in the same run."""

import json
import random
from time import process_time

import chess

from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.rules import CrewOptions

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


def main() -> None:
    draw = random.Random(1)
    crew_plies(draw, 10)
    pairs = [(crew_plies(draw, CREW_GAMES), chess_plies(draw, CHESS_GAMES)) for _ in range(ROUNDS)]
    pairs.sort(key=lambda pair: pair[0] / pair[1])
    crew, other = pairs[len(pairs) // 2]
    for name, value, unit, goal in (
        ("crew random play against python-chess", crew / other, "times", GOAL),
        ("crew random play", crew, "actions/s", None),
        ("python-chess random play", other, "plies/s", None),
    ):
        print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, "goal": goal}))


if __name__ == "__main__":
    main()
