"""A policy for The Crew learns by playing with itself, in some minutes of one processor.

    pip install '<wheel>[training]'
    python -m examples.train --minutes 5

One network plays every seat, and sees what a seat may see. Its games run in a CrewBatch; after so
many decisions each of them is made more likely or less (PPO), by how much better the mission stood
afterwards. Rollouts by chance say how it stands; there are a million of them a second.
"""

import argparse
from collections.abc import Callable
from time import process_time

import numpy as np
import torch
from torch import Tensor, nn

from kosmodrom.adapters.crew_batch import CrewBatch
from kosmodrom.games.summary import share_interval

BY_CARD = ("held", "trick", "gone", "tasks", "done", "shown")
BESIDES = ("cards", "won", "led", "said", "radio", "void", "commander", "leader", "phase", "topic",
           "votes", "trick_number")  # fmt: skip
COLOURED = 36  # cards that are no rockets; they alone are tasks, shown or passed
GAMES, STEPS, PARTS = 512, 64, 16  # at once; decisions in each before learning; parts to learn from
ROLLOUTS, REACH = 24, 0.8  # of each position; how far what comes later counts for a decision
CLIP, CURIOSITY = 0.2, 0.01  # of a change; the worth of trying out

Seen = tuple[Tensor, Tensor, Tensor]  # planes of each card, all other planes, legal actions


class Policy(nn.Module):
    """Looks at all cards with the same eyes: what holds for one card is soon known for all."""

    def __init__(self, planes: int, besides: int, actions: int, width: int = 32) -> None:
        super().__init__()
        suits, values = torch.arange(40) // 9, torch.arange(40) % 9
        self.register_buffer("same", (suits[:, None] == suits[None]).float() / 9)
        printed = nn.functional.one_hot(values, 9).float(), (suits == 4).float()[:, None]
        self.register_buffer("printed", torch.cat(printed, 1))
        self.card, self.rest = nn.Linear(planes + 10, width), nn.Linear(besides, width)
        self.deep = nn.Linear(3 * width, width)
        self.of_card, self.others = nn.Linear(width, 4), nn.Linear(2 * width, actions - 148)

    def forward(self, cards: Tensor, besides: Tensor, mask: Tensor) -> Tensor:
        """The logarithm of how likely each action is to be chosen."""
        printed = self.printed.expand(len(cards), -1, -1)
        rest = self.rest(besides)
        first = (self.card(torch.cat((cards, printed), 2)) + rest[:, None]).relu()
        whole = first.mean(1, keepdim=True).expand_as(first)
        card = self.deep(torch.cat((first, self.same @ first, whole), 2)).relu()
        play, show, take, give = self.of_card(card).unbind(2)
        others = self.others(torch.cat((card.mean(1), rest.relu()), 1))
        by_number = (play, show[:, :COLOURED], others[:, :1], take[:, :COLOURED],
                     give[:, :COLOURED], others[:, 1:])  # fmt: skip
        return torch.cat(by_number, 1).masked_fill(~mask, -1e9).log_softmax(1)


def look(batch: CrewBatch) -> Seen:
    """What the seats to move see and may do; copies, because the batch writes the next over it."""
    rows = [torch.tensor(batch.planes[name]).view(batch.games, -1) for name in BESIDES]
    cards = []
    for name in BY_CARD:
        plane = torch.tensor(batch.planes[name])
        plane = plane.view(batch.games, -1, plane.shape[-1]).transpose(1, 2)
        cards.append(nn.functional.pad(plane, (0, 0, 0, 40 - plane.shape[1])))
    return torch.cat(cards, 2).float(), torch.cat(rows, 1).float(), torch.tensor(batch.masks)


@torch.no_grad()
def collect(batch: CrewBatch, policy: Policy) -> list[Tensor]:
    """Decisions of all games: seen, action, its likelihood, and how much better it made things."""
    rows, hopes, ends = [], [], []
    for _ in range(STEPS):
        seen = look(batch)
        likely = policy(*seen)
        action = likely.exp().multinomial(1)
        hopes.append(torch.tensor(batch.rollouts(ROLLOUTS)[0]))
        batch.step(action.squeeze(1).numpy())
        rows.append((*seen, action, likely.gather(1, action)))
        ends.append((torch.tensor(batch.rewards), torch.tensor(batch.over)))
    hopes.append(torch.tensor(batch.rollouts(ROLLOUTS)[0]))
    gained, gains = torch.zeros(batch.games), []
    for step in reversed(range(STEPS)):
        reward, over = ends[step]
        gained = reward + hopes[step + 1] * ~over - hopes[step] + REACH * gained * ~over
        gains.append(gained)
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    return [one.flatten(0, 1) for one in (*columns, torch.stack(gains[::-1]))]


def learn(policy: Policy, optimizer: torch.optim.Optimizer, decisions: list[Tensor]) -> None:
    """Go twice through the decisions that had a choice, in small parts."""
    free = (decisions[2].sum(1) > 1).nonzero().squeeze(1)
    for part in [*free[torch.randperm(len(free))].chunk(PARTS)] * 2:
        cards, besides, mask, action, before, gained = (column[part] for column in decisions)
        likely = policy(cards, besides, mask)
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        change = (likely.gather(1, action) - before).exp().squeeze(1)
        better = torch.min(change * gained, change.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
        variety = -(likely.exp() * likely * mask).sum(1).mean()
        optimizer.zero_grad()
        (-better - CURIOSITY * variety).backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        optimizer.step()


def shares(batch: CrewBatch, act: Callable[[], np.ndarray], each: int) -> str:
    """The share of missions won, so many in each place, with its 95 % interval."""
    won, left = 0, np.full(batch.games, each)
    while left.any():
        batch.step(act())
        counted = batch.over & (left > 0)
        won, left = won + int(batch.rewards[counted].sum()), left - counted
    games = each * batch.games
    low, high = share_interval(won, games)
    return f"{won / games:.1%} of {games} ({low:.1%} to {high:.1%})"


def main(seats: int, tasks: int, minutes: float, each: int = 8) -> tuple[str, str]:
    """Train, and say how often chance and the trained policy win."""
    torch.manual_seed(1)
    planes = (*BY_CARD, *BESIDES)
    batch, test = (CrewBatch(GAMES, seats, seed, planes, tasks=tasks) for seed in (1, 2))
    cards, besides, mask = look(batch)
    policy = Policy(cards.shape[2], besides.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)

    @torch.no_grad()
    def best() -> np.ndarray:
        return policy(*look(test)).argmax(1).numpy()

    chance, begun, rounds = shares(test, test.draw, each), process_time(), 0
    print(f"by chance {chance}")
    while process_time() - begun < 60 * minutes:
        learn(policy, optimizer, collect(batch, policy))
        rounds += 1
        if rounds % 5 == 0:
            done = f"{process_time() - begun:4.0f} s, {rounds * GAMES * STEPS:,} decisions"
            print(f"{done}: {shares(test, best, 1)}")
    test.reset(3)
    trained = shares(test, best, each)
    print(f"trained   {trained}")
    return chance, trained


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A policy for The Crew learns by playing.")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tasks", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5)
    chosen = parser.parse_args()
    main(chosen.seats, chosen.tasks, chosen.minutes)
