"""Puzzles of The Crew: positions of games that were played, each with one card that is right.

A puzzle is a game from its seed on, action by action, so the engine itself sets it up. In an
`open` one all cards are seen, and one card alone can still win; in an `own` one a seat sees what it
would see at the table, and one card wins clearly more often than any other.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Event, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Options
from kosmodrom.core.table import Table
from kosmodrom.games import crew
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import Communicate, Decline, No, Play, TakeTask
from kosmodrom.games.crew.bots import playout
from kosmodrom.games.crew.bots.hindsight import model
from kosmodrom.games.crew.bots.kernel import Mission, World, play
from kosmodrom.games.crew.bots.solver import solve
from kosmodrom.games.crew.cards import CARDS, INDEX, Card
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.view import CrewOwn, CrewPublic

Kind = Literal["open", "own"]
CrewTable = Table[Crew, CrewRules, CrewPublic, CrewOwn, AnyEvent]
GRADES = (1, 2, 3, 4, 5)
# How an action is written: a card that is played by its code alone.
MARKS = {TakeTask: "+", Communicate: "!", Decline: "-", No: "x"}


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of `puzzles.jsonl`."""

    number: int
    kind: Kind
    grade: int  # 1 is easy; docs/solver-crew.md says how it is measured
    seats: int
    options: dict[str, object]
    seed: str
    moves: str  # what was done before, words with a space between them
    card: Card  # the one that is right
    shares: dict[Card, float] = {}  # own view: in which share of deals each card wins


class Answer(msgspec.Struct, frozen=True):
    """Whether a card is right, and how the game goes on after it where all cards are open."""

    right: bool
    told: tuple[Event, ...] = ()


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The set that comes with the program."""
    text = files(crew).joinpath("data/puzzles.jsonl").read_text("utf-8")
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def need_puzzle(number: int) -> Puzzle:
    for puzzle in puzzles():
        if puzzle.number == number:
            return puzzle
    raise ValueError(f"there is no puzzle {number!r}")


def of_day(ordinal: int) -> Puzzle:
    """The puzzle of a day, whose number counts the days: easy on Mondays, open and own in turn."""
    grade = min((ordinal - 1) % 7, len(GRADES) - 1) + 1  # day 1 was a Monday
    kind: Kind = "own" if ordinal % 3 == 0 else "open"
    fitting = [one for one in puzzles() if one.kind == kind and one.grade == grade]
    fitting = fitting or list(puzzles())
    return fitting[ordinal // 7 % len(fitting)]


# How moves are written


def format_move(action: Action) -> str:
    """One word for an action, ValueError for a kind that puzzles do not have."""
    match action:
        case Play(card=card, jarvis=False):
            return card
        case TakeTask(card=card, jarvis=False):
            return f"+{action.seat}{card}"
        case Communicate(card=card):
            return f"!{action.seat}{card}"
        case Decline() | No():
            return f"{MARKS[type(action)]}{action.seat}"
    raise ValueError(f"a puzzle has no {action!r}")


def move_of(table: CrewTable, word: str) -> Action:
    """The action that this word means at this table."""
    for seat in table.to_move():
        for action in table.choices(seat):
            if type(action) in (Play, *MARKS) and format_move(action) == word:
                return action
    raise ValueError(f"{word!r} is no move here")


def set_up(puzzle: Puzzle) -> CrewTable:
    """The table of a puzzle, before the card that is asked for."""
    options = msgspec.convert(puzzle.options, GAME.options)
    table = begin(puzzle.seats, options, puzzle.seed)
    for word in puzzle.moves.split():
        table.apply(move_of(table, word))
    return table


def begin(seats: int, options: Options, seed: str) -> CrewTable:
    return Table(GAME, seats, options, seed)


def asked_seat(table: CrewTable) -> Seat:
    """Who is to play; before a trick others may speak, the leader comes last."""
    return table.to_move()[-1]


def asked_cards(table: CrewTable) -> tuple[Play, ...]:
    """The cards among which the answer is."""
    choices = table.choices(asked_seat(table))
    return tuple(one for one in choices if isinstance(one, Play))


# Answers


def answer(puzzle: Puzzle, card: str) -> Answer:
    """Whether it is the right card; with open cards also what may follow, to the end."""
    table = set_up(puzzle)
    action = next((one for one in asked_cards(table) if one.card == card), None)
    if action is None:
        raise ValueError(f"{card!r} cannot be played here")
    if puzzle.kind == "own":
        return Answer(card == puzzle.card)
    told = [one.event for one in table.apply(action)]
    mission, world = model(table.state, table.rules, table.state.clockwise(0))
    for number in rest_of(mission, world) if not table.is_over else ():
        told += [one.event for one in table.apply(Play(asked_seat(table), CARDS[number]))]
    return Answer(card == puzzle.card, tuple(told))


def rest_of(mission: Mission, world: World) -> Sequence[int]:
    """A line that wins, or what a fair crew would play to the end."""
    solved = solve(mission, world)
    if solved.verdict == "yes":
        return solved.line
    world, line = world.copy(), []
    while world.result == 0:
        line.append(playout.choose(mission, world))
        play(mission, world, line[-1])
    return line


# Hints


def hints(puzzle: Puzzle) -> tuple[Reason, ...]:
    """What helps without giving it away, more with each."""
    others = [one.card for one in asked_cards(set_up(puzzle)) if one.card != puzzle.card]
    if puzzle.kind == "own":
        others.sort(key=lambda card: puzzle.shares[card])
        return (
            Reason("crew-puzzle-hint-not", args={"card": others[0]}),
            one_of_two(puzzle, others),
        )
    return (*hints_of_line(puzzle), one_of_two(puzzle, others))


def one_of_two(puzzle: Puzzle, others: Sequence[Card]) -> Reason:
    """The right card and another, by suit and value."""
    pair = sorted((puzzle.card, others[-1]), key=lambda card: INDEX[card])
    return Reason("crew-puzzle-hint-two", args={"card": pair[0], "other": pair[1]})


def hints_of_line(puzzle: Puzzle) -> tuple[Reason, ...]:
    """From a way that wins: who takes the trick in question, and the next task."""
    table = set_up(puzzle)
    number = table.state.number
    tasks = {task.card: task.owner for task in table.state.tasks if not task.done}
    mission, world = model(table.state, table.rules, table.state.clockwise(0))
    first = next(one for one in asked_cards(table) if one.card == puzzle.card)
    table.apply(first)
    play(mission, world, INDEX[first.card])
    for card in solve(mission, world).line if not table.is_over else ():
        table.apply(Play(asked_seat(table), CARDS[card]))
    tricks = table.state.tricks[number - 1 :]
    found = []
    for ahead, trick in enumerate(tricks):
        done = [card for card in trick.cards if card in tasks]
        if done:
            args: dict[str, str | int] = {"card": CARDS[done[0]], "trick": number + ahead}
            found.append(Reason("crew-puzzle-hint-task", args={**args, "seat": trick.winner + 1}))
            break
    return (*found, Reason("crew-puzzle-hint-winner", args={"seat": tricks[0].winner + 1}))
