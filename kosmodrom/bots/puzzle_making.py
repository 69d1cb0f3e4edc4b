"""Finding puzzles: attempts of bots are played, and their last tricks looked through."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import msgspec

from kosmodrom.bots.bot import bot_rng
from kosmodrom.bots.puzzles import GRADES, CrewTable, Kind, Puzzle, asked_cards, begin, format_move
from kosmodrom.core.actions import Action
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.hindsight import is_open_question, model
from kosmodrom.games.crew.bots.judging import judge_cards, shares_of
from kosmodrom.games.crew.bots.kernel import Mission, World, candidates, play, turn
from kosmodrom.games.crew.bots.model import read
from kosmodrom.games.crew.bots.playout import Dice
from kosmodrom.games.crew.bots.question import PLAY
from kosmodrom.games.crew.bots.solver import solve
from kosmodrom.games.crew.cards import CARDS, INDEX, Card

Progress = Callable[[int, int], None]  # puzzles found, puzzles wanted

# Seats and options of the attempts, in turn.
WAYS: tuple[tuple[int, Mapping[str, object]], ...] = (
    (4, {"tasks": 3}), (3, {"tasks": 4}), (4, {"tasks": 5}), (5, {"tasks": 3}), (4, {"mission": 8}),
    (4, {"tasks": 4}), (4, {"mission": 16}), (3, {"tasks": 3}), (5, {"mission": 9}),
    (4, {"tasks": 6}), (4, {"mission": 26}), (5, {"tasks": 4}), (3, {"mission": 31}),
    (4, {"mission": 44}), (4, {"tasks": 2}), (3, {"mission": 13}), (4, {"mission": 31}),
)  # fmt: skip
LAST = 6  # tricks at the end in which puzzles are looked for
FEWEST = 3  # cards to choose from
OWN_OF = 3  # every third puzzle is one from a seat's own view
MOST_GAMES = 40  # attempts for each puzzle that is wanted
LOOKED_AT = 20_000  # positions that are looked through for the grade
OPEN_GRADES = (40, 200, 1000, 5000)  # positions up to which a puzzle has this grade
DEALS = 60  # that fit what a seat knows
FIRST_LOOK = 2500  # cards played in imagined games, to see whether a closer look is worth it
LOOKS = 3  # of so many positions one is looked at from a seat's own view
CLEAR, LIKELY = 0.2, 0.4  # how much better than the next card the best must be, and how good
OWN_GRADES = (0.6, 0.5, 0.4, 0.3)  # lead down to which a puzzle has this grade


@dataclass(frozen=True)
class Found:
    """A position with one right card."""

    kind: Kind
    grade: int
    moves: str
    card: Card
    shares: dict[Card, float]


def make(
    count: int, seed: str = "0", progress: Progress | None = None, most_games: int = MOST_GAMES
) -> Iterator[Puzzle]:
    """So many puzzles, as evenly of each grade as attempts give them."""
    if count < 1:
        raise ValueError(f"a set needs at least one puzzle, not {count!r}")
    wanted = quotas(count)
    number = 0
    for game in range(count * most_games):
        seats, options = WAYS[game % len(WAYS)]
        for one in look_through(seats, {**options, "aids": True}, f"{seed}/{game}", wanted):
            number += 1
            wanted[one.kind, one.grade] -= 1
            yield Puzzle(
                number, one.kind, one.grade, seats, {**options, "aids": True},
                f"{seed}/{game}", one.moves, one.card, one.shares,
            )  # fmt: skip
            if progress is not None:
                progress(number, count)
        if not +wanted:
            return


def quotas(count: int) -> Counter[tuple[Kind, int]]:
    """How many of each kind and grade make a set."""
    kinds: tuple[tuple[Kind, int], ...] = (
        ("open", count - count // OWN_OF),
        ("own", count // OWN_OF),
    )
    return Counter(
        {
            (kind, grade): number // len(GRADES) + (grade <= number % len(GRADES))
            for kind, number in kinds
            for grade in GRADES
        }
    )


def look_through(
    seats: int, options: dict[str, object], seed: str, wanted: Counter[tuple[Kind, int]]
) -> list[Found]:
    """Of one attempt at most one puzzle of each kind: the hardest that is wanted."""
    best: dict[Kind, Found] = {}
    table = begin(seats, msgspec.convert(options, GAME.options), seed)
    words: list[str] = []
    looks = 0
    while not table.is_over:
        if is_late(table):
            looks += 1
            kinds = kinds_at(looks, wanted)
            for one in puzzles_at(table, " ".join(words), kinds):
                if wanted[one.kind, one.grade] < 1:
                    continue
                if one.kind not in best or one.grade > best[one.kind].grade:
                    best[one.kind] = one
        action = next_action(table)
        try:
            words.append(format_move(action))
        except ValueError:
            return []
        table.apply(action)
    return list(best.values())


def is_late(table: CrewTable) -> bool:
    state = table.state
    is_soon = state.number > table.rules.tricks - LAST
    return is_soon and is_open_question(state, table.rules) and len(asked_cards(table)) >= FEWEST


def next_action(table: CrewTable) -> Action:
    """What a pilot does, unless its card loses what another wins: then that one."""
    waiting = table.to_move()
    seat = waiting[0]
    rng = bot_rng(table.header.seed, table.number, seat)
    action = GAME.bots["pilot"](table.situation(seat), rng).action
    if not isinstance(action, Play) or not is_open_question(table.state, table.rules):
        return action
    mission, world = model(table.state, table.rules, table.state.clockwise(0))
    after = world.copy()
    play(mission, after, INDEX[action.card])
    if solve(mission, after).verdict == "yes":
        return action
    line = solve(mission, world).line
    return Play(action.seat, CARDS[line[0]]) if line else action


def kinds_at(looks: int, wanted: Counter[tuple[Kind, int]]) -> set[Kind]:
    """What is still wanted; a seat's own view takes long, so only some positions are looked at."""
    kinds: set[Kind] = {kind for kind, grade in wanted if wanted[kind, grade] > 0}
    if looks % LOOKS:
        kinds.discard("own")
    return kinds


def puzzles_at(table: CrewTable, moves: str, kinds: set[Kind]) -> Iterator[Found]:
    mission, world = model(table.state, table.rules, table.state.clockwise(0))
    if len(options(mission, world)) < FEWEST:
        return
    if "open" in kinds and (found := open_puzzle(mission, world, moves)):
        yield found
    if "own" in kinds and (found := own_puzzle(table, moves)):
        yield found


def open_puzzle(mission: Mission, world: World, moves: str) -> Found | None:
    """One card alone can win with all cards open."""
    chance = solve(mission, world)
    if chance.verdict != "yes":
        return None
    verdicts = judge_cards(mission, world, chance)
    winning = [card for card, verdict in verdicts.items() if verdict == "yes"]
    if len(winning) != 1 or "unknown" in verdicts.values():
        return None
    grade = 1 + sum(effort(mission, world) > most for most in OPEN_GRADES)
    return Found("open", grade, moves, CARDS[winning[0]], {})


def effort(mission: Mission, world: World) -> int:
    """How many positions a plain search looks at until it knows of each card whether it wins."""
    looked = 0

    def wins(now: World) -> bool:
        nonlocal looked
        looked += 1
        if now.result or looked > LOOKED_AT:
            return now.result > 0
        return any(wins(after(mission, now, card)) for card in options(mission, now))

    for card in options(mission, world):
        wins(after(mission, world, card))
    return looked


def options(mission: Mission, world: World) -> list[int]:
    return candidates(mission, world, turn(mission, world))


def after(mission: Mission, world: World, card: int) -> World:
    world = world.copy()
    play(mission, world, card)
    return world


def own_puzzle(table: CrewTable, moves: str) -> Found | None:
    """One card wins clearly more often: played fairly, and in the hands of a crew that sees all."""
    found = read(table.situation(table.to_move()[-1]))
    dice = Dice(table.number)
    fair = shares_of(found, found.me, dice, FIRST_LOOK)
    card, lead = leader(fair)
    if lead < CLEAR / 2:
        return None
    tried, question = options(found.mission, found.world), found.question(PLAY)
    won = dict.fromkeys(tried, 0)
    for number in range(DEALS):
        if number == DEALS // 4 and not is_clear(won, card):
            return None
        deal = question.imagine(dice)
        for one in tried:
            chance = solve(found.mission, after(found.mission, deal, one))
            won[one] += chance.verdict == "yes"
    shares: dict[int, float] = {}
    last = tried[0]
    for one in fair:
        last = one if one in won else last
        shares[one] = round(won[last] / DEALS, 2)
    best, lead = leader(shares)
    if best != card or lead < CLEAR or shares[best] < LIKELY:
        return None
    grade = 1 + sum(lead < least for least in OWN_GRADES)
    return Found("own", grade, moves, CARDS[card], {CARDS[c]: share for c, share in shares.items()})


def is_clear(won: Mapping[int, int], card: int) -> bool:
    """After some deals: no other card comes near."""
    return all(won[other] < won[card] for other in won if other != card)


def leader(shares: Mapping[int, float]) -> tuple[int, float]:
    """The best card, and how far it is before the next."""
    ranked = sorted(shares, key=lambda card: -shares[card])
    return ranked[0], shares[ranked[0]] - shares[ranked[1]]
