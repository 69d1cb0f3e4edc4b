"""A policy for The Crew learns by playing with itself, on the processor, in some minutes.

    pip install 'kosmodrom[training]'
    python -m examples.train --minutes 5

One network plays every seat. Its games run in a CrewBatch; after so many decisions each of them is
made more likely or less, by how much better the mission went than expected (PPO).
"""

import argparse
from collections.abc import Callable
from time import monotonic

import numpy as np
import torch
from torch import Tensor, nn

from kosmodrom.adapters.crew_batch import CrewBatch
from kosmodrom.games.summary import share_interval

PLANES = (
    "held", "cards", "trick", "led", "gone", "won", "tasks", "done", "shown", "said", "radio",
    "void", "commander", "leader", "turn", "phase", "topic", "votes", "trick_number",
)  # fmt: skip
GAMES, STEPS, PARTS = 512, 64, 8  # at once; decisions in each before learning; parts to learn from
REACH, CLIP, CURIOSITY = 0.97, 0.2, 0.01  # of an advantage, of a change; the worth of trying out


class Policy(nn.Module):
    """From what a seat sees to how good each action is, and how likely the mission is won."""

    def __init__(self, planes: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(planes, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        deep = self.body(seen.float())
        logits = self.actions(deep).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(deep).squeeze(-1)


def look(batch: CrewBatch) -> tuple[Tensor, Tensor]:
    """What the seats to move see and may do; copies, because the batch writes the next over it."""
    return torch.tensor(batch.observations), torch.tensor(batch.masks)


@torch.no_grad()
def collect(batch: CrewBatch, policy: Policy) -> list[Tensor]:
    """Decisions of all games: seen, mask, action, its likelihood, advantage and what came of it."""
    rows, values, ends = [], [], []
    for _ in range(STEPS):
        seen, mask = look(batch)
        choice, value = policy(seen, mask)
        action = choice.sample()
        batch.step(action.numpy())
        rows.append((seen, mask, action, choice.log_prob(action)))
        values.append(value)
        ends.append((torch.tensor(batch.rewards), torch.tensor(batch.over)))
    values.append(policy(*look(batch))[1])
    advantage, advantages = torch.zeros(batch.games), []
    for step in reversed(range(STEPS)):
        reward, over = ends[step]
        surprise = reward + values[step + 1] * ~over - values[step]
        advantage = surprise + REACH * advantage * ~over
        advantages.append(advantage)
    gained = torch.stack(advantages[::-1])
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    return [one.flatten(0, 1) for one in (*columns, gained, gained + torch.stack(values[:-1]))]


def learn(policy: Policy, optimizer: torch.optim.Optimizer, decisions: list[Tensor]) -> None:
    """Go through the decisions twice, in small parts."""
    for part in (*torch.randperm(len(decisions[0])).chunk(PARTS),) * 2:
        seen, mask, action, before, gained, came = (column[part] for column in decisions)
        choice, value = policy(seen, mask)
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        change = (choice.log_prob(action) - before).exp()
        better = torch.min(change * gained, change.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
        loss = (value - came).square().mean() - better - CURIOSITY * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        optimizer.step()


def shares(batch: CrewBatch, games: int, act: Callable[[], np.ndarray]) -> str:
    """The share of missions won from new deals on, with its 95 % interval."""
    ended = won = 0
    while ended < games:
        batch.step(act())
        ended, won = ended + int(batch.over.sum()), won + int(batch.rewards.sum())
    low, high = share_interval(won, ended)
    return f"{won / ended:.1%} of {ended} ({low:.1%} to {high:.1%})"


def main(seats: int, tasks: int, minutes: float, games: int = 4000) -> tuple[str, str]:
    """Train, and say how often chance and the trained policy win."""
    torch.manual_seed(1)
    batch = CrewBatch(GAMES, seats, seed=1, planes=PLANES, tasks=tasks)
    test = CrewBatch(GAMES, seats, seed=2, planes=PLANES, tasks=tasks)
    policy = Policy(batch.observations.shape[1], batch.actions)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    chance, begun, rounds = shares(test, games, test.draw), monotonic(), 0
    while monotonic() - begun < 60 * minutes:
        decisions, rounds = collect(batch, policy), rounds + 1
        learn(policy, optimizer, decisions)
        if rounds % 10 == 0:
            seconds, expected = monotonic() - begun, decisions[-1].mean()
            print(f"{seconds:4.0f} s, {rounds * GAMES * STEPS:,} decisions: {expected:.2f}")
    test.reset(3)
    with torch.no_grad():
        trained = shares(test, games, lambda: policy(*look(test))[0].probs.argmax(1).numpy())
    print(f"by chance {chance}\ntrained   {trained}")
    return chance, trained


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A policy for The Crew learns by playing.")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tasks", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    chosen = parser.parse_args()
    main(chosen.seats, chosen.tasks, chosen.minutes)
