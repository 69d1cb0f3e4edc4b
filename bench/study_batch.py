"""Thousands of games of The Crew at once, against OpenSpiel's hearts in the same run."""

import json
import random
from time import process_time

import pyspiel

from kosmodrom.adapters.crew_batch import CrewBatch

ROUNDS = 7  # measured by turns, the middle ratio counts
GAMES = 1024
STEPS = 1000
HEARTS_GAMES = 100
ROLLOUTS = 4000
MISSION = 10  # four tasks, no tokens


def hearts_decisions(games: int, observed: bool) -> float:
    """Decisions a second, stepped from Python; dealing costs time, but is no decision."""
    game, count, begun = pyspiel.load_game("hearts"), 0, process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if observed and not state.is_chance_node():
                state.information_state_tensor()
                state.legal_actions_mask()
            state.apply_action(random.choice(legal))
        count += sum(move.player >= 0 for move in state.full_history())
    return count / (process_time() - begun)


def batch_decisions(batch: CrewBatch, steps: int) -> float:
    """The same for us, observations and masks included."""
    begun = process_time()
    for _ in range(steps):
        batch.step(batch.draw())
    return batch.games * steps / (process_time() - begun)


def hearts_rollouts(rollouts: int) -> float:
    """Decisions a second of OpenSpiel's random rollouts, all in one call of its C++ code."""
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    rest = state.clone()
    while not rest.is_terminal():
        rest.apply_action(random.choice(rest.legal_actions()))
    decisions = len(rest.full_history()) - len(state.full_history())
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)  # it looks once
    begun = process_time()
    bot.step(state)
    return rollouts * decisions / (process_time() - begun)


def batch_rollouts(batch: CrewBatch) -> float:
    begun = process_time()
    _, decisions = batch.rollouts(ROLLOUTS * 8 // batch.games)
    return decisions / (process_time() - begun)


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> None:
    batch = CrewBatch(GAMES, 4, seed=1, mission=MISSION)
    for _ in range(50):
        batch.step(batch.draw())  # so that games are at different moments
    start = CrewBatch(GAMES, 4, seed=2, mission=MISSION)
    ours, theirs, our_rollouts, their_rollouts = [], [], [], []
    for _ in range(ROUNDS):
        theirs.append(hearts_decisions(HEARTS_GAMES, observed=False))
        ours.append(batch_decisions(batch, STEPS))
        their_rollouts.append(hearts_rollouts(ROLLOUTS))
        our_rollouts.append(batch_rollouts(start))
    observed = hearts_decisions(5, observed=True)
    ratios = [one / other for one, other in zip(ours, theirs, strict=True)]
    rollouts = [one / other for one, other in zip(our_rollouts, their_rollouts, strict=True)]
    for name, value, unit, goal in (
        ("crew batch against hearts stepped from Python", middle(ratios), "times", 10.0),
        ("crew batch, with observations and masks", middle(ours), "decisions/s", None),
        ("hearts stepped from Python, without them", middle(theirs), "decisions/s", None),
        ("hearts stepped from Python, with them", observed, "decisions/s", None),
        ("crew rollouts against hearts rollouts in C++", middle(rollouts), "times", 5.0),
        ("crew rollouts", middle(our_rollouts), "decisions/s", None),
        ("hearts rollouts", middle(their_rollouts), "decisions/s", None),
    ):
        print(json.dumps({"name": name, "value": round(value, 2), "unit": unit, "goal": goal}))


if __name__ == "__main__":
    main()
