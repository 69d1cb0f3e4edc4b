"""Whole games in one process: any mix of bots, seeds and processes, and one report."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TypeVar

import msgspec

from kosmodrom.bots import chance
from kosmodrom.bots.bot import bot_rng, get_bot
from kosmodrom.core.actions import Action, Event, Millis, Seat, TimeUp, Told
from kosmodrom.core.game import AnyBot, AnyGame, Figures, Options, Outcome
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import NAMES, get_game

Result = TypeVar("Result")
Progress = Callable[[int, int], None]  # games played, games in all

THINKING: Millis = 1000  # what one move of one seat takes on the table's clock
MOST_ACTIONS = 100_000  # a game that lasts longer counts as not finished


@dataclass(frozen=True)
class Played:
    """One game of a simulation."""

    actions: int
    outcome: Outcome | None  # None: it did not end


def play(table: AnyTable, bots: Sequence[AnyBot], most: int = MOST_ACTIONS) -> AnyTable:
    """Let bots, one a seat, play this table to its end."""
    players = Players(table, bots)
    while not table.is_over and table.number < most:
        players.step()
    return table


class Players:
    """Bots at a table, one a seat, and what each of them was told so far."""

    def __init__(self, table: AnyTable, bots: Sequence[AnyBot]) -> None:
        self.table, self.bots = table, bots
        self.moved = [0] * table.seats  # when each seat moved last
        self.told = [table.events(seat) if table.remember else [] for seat in range(table.seats)]

    def step(self) -> None:
        """One move of one bot, or the time of a question that is up."""
        table = self.table
        waiting, at, deadline = table.to_move(), table.state.now, table.deadline
        if deadline is not None:
            at += THINKING // max(1, len(waiting))  # seats think side by side
            if at >= deadline or not waiting:
                self._listen(table.apply(TimeUp(), max(at, deadline)))
                return
        seat = next_seat(waiting, self.moved, table.game.cooperative)
        self._listen(table.apply(self._choice(seat), at))
        self.moved[seat] = table.number

    def _choice(self, seat: Seat) -> Action:
        rng = bot_rng(self.table.header.seed, self.table.number, seat)
        if self.bots[seat] is chance.choose:  # needs neither a view nor a memory, so none is made
            return chance.any_of(self.table.asked(seat), rng)
        return self.bots[seat](self.table.situation(seat, self.told[seat]), rng).action

    def _listen(self, told: Iterable[Told[Event]]) -> None:
        for one in told:
            for seat, heard in enumerate(self.told):
                if one.reaches(seat):
                    heard.append(one.event)


def next_seat(waiting: Sequence[Seat], moved: Sequence[int], cooperative: bool) -> Seat:
    """Whose move is taken when several may move.

    Who plays together moves in the order in which the game asks; against each other, whoever
    moved longest ago.
    """
    return waiting[0] if cooperative else min(waiting, key=lambda seat: moved[seat])


def play_at_random(table: AnyTable, rng: Rng, most: int = MOST_ACTIONS) -> AnyTable:
    """The same with nothing but random moves, as fast as the table goes."""
    while not table.is_over and table.number < most:
        waiting = table.to_move()
        if not waiting:
            assert table.deadline is not None, "nobody can move and no time runs"
            table.apply(TimeUp(), table.deadline)
            continue
        seat = waiting[0] if len(waiting) == 1 else rng.choice(waiting)
        table.apply(chance.any_of(table.asked(seat), rng))
    return table


def simulate(
    game: AnyGame,
    games: int,
    seats: int,
    levels: Sequence[str],
    seed: str | int = "",
    options: Options | Mapping[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Figures:
    """Play many games and report; the same arguments give the same games, however many jobs.

    `levels` is one level a seat; a shorter list goes round. Game n is played on the seed
    "<seed>/<n>".
    """
    if games < 1:
        raise ValueError(f"a simulation needs at least one game, not {games!r}")
    around = tuple(levels[seat % len(levels)] for seat in range(seats))
    for level in around:
        get_bot(game, level)
    chosen = msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(options or {}), game.options))
    one = partial(play_one, game.name if game.name in NAMES else game, seats, around, chosen)
    seeds = [f"{seed}/{number}" for number in range(games)]
    begun = perf_counter()
    played: list[Played] = []
    for result in in_order(one, seeds, min(jobs, games)):
        played.append(result)
        if progress is not None:
            progress(len(played), games)
    return report(game, played, perf_counter() - begun)


def play_one(
    game: str | AnyGame,
    seats: int,
    levels: Sequence[str],
    options: Mapping[str, object],
    seed: str,
) -> Played:
    """One game of a simulation; a game is passed to another process by its name."""
    if isinstance(game, str):
        game = get_game(game)
    bots = [get_bot(game, level) for level in levels]
    by_chance = all(bot is chance.choose for bot in bots)
    table = Table(game, seats, options, seed, remember=not by_chance)
    if by_chance:
        play_at_random(table, bot_rng(seed, 0, -1))
    else:
        play(table, bots)
    return Played(table.number, with_levels(table.outcome, levels))


def with_levels(outcome: Outcome | None, levels: Sequence[str]) -> Outcome | None:
    """Who sat where, for a game that sums up by level."""
    if outcome is None:
        return None
    figures = {**outcome.figures, "levels": tuple(levels)}
    return msgspec.structs.replace(outcome, figures=figures)


def in_order(one: Callable[[str], Result], seeds: Sequence[str], jobs: int) -> Iterator[Result]:
    """What comes of each seed, in their order, from this process or from several."""
    if jobs <= 1:
        yield from map(one, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        chunk = max(1, min(50, len(seeds) // (jobs * 8)))
        yield from pool.imap(one, seeds, chunksize=chunk)


def report(game: AnyGame, played: Sequence[Played], seconds: float) -> Figures:
    """One object with what came out; `results` is the game's own summary."""
    outcomes = [one.outcome for one in played if one.outcome is not None]
    actions = sum(one.actions for one in played)
    return {
        "games": len(played),
        "finished": len(outcomes),
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds, 1) if seconds else 0.0,
        "results": game.summarize(outcomes) if outcomes else {},
    }
