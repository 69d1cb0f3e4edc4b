"""A bot of The Crew in fifteen lines: low cards, unless a task of its own is to be won.

    python -m examples.own_bot

It is a function from what a seat knows to an action: nothing to inherit from, nothing to register.
"""

import sys

from kosmodrom import Rng, Table, Thought, get_bot, get_game, play
from kosmodrom.core.game import AnyBot
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.view import Situation


def choose(situation: Situation, rng: Rng) -> Thought:
    """The best of the cards that may be played; to any other question the last answer."""
    open_tasks = [task for task in situation.public.tasks if not task.done]
    mine = {task.card for task in open_tasks if task.owner == situation.seat}
    theirs = {task.card for task in open_tasks} - mine
    lying = {play.card for play in situation.public.trick.plays}

    def value(action: Play) -> int:
        height = int(action.card[1]) + 9 * (action.card[0] == "R")
        wanted = mine & {*lying, action.card} and not theirs & lying
        return height if wanted else -height - 5 * (action.card in theirs)

    cards = situation.choices_of(Play)
    return Thought(max(cards, key=value) if cards else situation.choices[-1])


def won(bot: AnyBot, seats: int, tasks: int, seed: str) -> bool:
    """Whether a crew of such bots wins so many plain tasks."""
    table = Table(get_game("crew"), seats, {"tasks": tasks}, seed)
    outcome = play(table, [bot] * seats).outcome
    return outcome is not None and bool(outcome.scores[0])


def main(games: int = 200) -> dict[str, int]:
    """How many of the same games, with three players and two tasks, each kind of crew wins."""
    bots = {"chance": get_bot(get_game("crew"), "random"), "own": choose}
    return {name: sum(won(bot, 3, 2, f"{n}") for n in range(games)) for name, bot in bots.items()}


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
