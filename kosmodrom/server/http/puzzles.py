"""The HTTP API: puzzles. The server judges every answer; a solution is sent once it is earned."""

from datetime import date

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from kosmodrom.bots import puzzles
from kosmodrom.core.actions import EVERYTHING
from kosmodrom.server import review_bodies as bodies
from kosmodrom.server.http.asking import Asking, rooms_of, visitor_id
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.table import daily, frames
from kosmodrom.server.table.hindsight import raw
from kosmodrom.server.table.workers import Crowded, Died, Overdue, Work

GAME = "crew"


@get("/puzzles/{game:str}")
async def all_puzzles(game: FromPath[str]) -> bodies.Puzzles:
    """The puzzles of a game, and which of them is that of today."""
    need_game(game)
    day = daily.today()
    lines = tuple(bodies.PuzzleLine(one.number, one.kind, one.grade) for one in puzzles.puzzles())
    today = puzzles.of_day(date.fromisoformat(day).toordinal())
    return bodies.Puzzles(day, today.number, lines)


@get("/puzzles/{game:str}/{number:int}")
async def one_puzzle(
    request: Asking, game: FromPath[str], number: FromPath[int]
) -> Response[bytes]:
    """A position; one of the cards is right."""
    need_number(game, number)
    return await asked(request, position, number)


@post("/puzzles/{game:str}/{number:int}", status_code=200)
async def try_card(
    request: Asking, game: FromPath[str], number: FromPath[int], data: JSONBody[bodies.PuzzleTry]
) -> Response[bytes]:
    """Try a card; without one the puzzle is given up, and the answer is the solution."""
    need_number(game, number)
    return await asked(request, answer, number, data.card)


@get("/puzzles/{game:str}/{number:int}/hints/{hint:int}")
async def hint(
    request: Asking, game: FromPath[str], number: FromPath[int], hint: FromPath[int]
) -> Response[bytes]:
    """A hint, counted from 1."""
    need_number(game, number)
    return await asked(request, hint_of, number, hint)


def need_game(game: str) -> None:
    if game != GAME:
        raise Refusal("no-puzzle")


def need_number(game: str, number: int) -> None:
    need_game(game)
    if not any(one.number == number for one in puzzles.puzzles()):
        raise Refusal("no-puzzle")


async def asked(request: Asking, work: Work, *given: object) -> Response[bytes]:
    """What a worker finds out, as JSON."""
    visitor = await visitor_id(request)
    try:
        found = await rooms_of(request).workers.ask(visitor or "", work, *given)
    except (Crowded, Died, Overdue) as error:
        raise Refusal("busy") from error
    if found is None:
        raise Refusal("no-puzzle")
    return Response(found, media_type="application/json")


# In a worker


def position(number: int) -> bytes:
    puzzle = puzzles.need_puzzle(number)
    table = puzzles.set_up(puzzle)
    seat = puzzles.asked_seat(table)
    is_open = puzzle.kind == "open"
    found = bodies.Puzzle(
        number,
        puzzle.kind,
        puzzle.grade,
        puzzle.seats,
        msgspec.Raw(msgspec.json.encode(table.header.options)),
        seat,
        frames.encode_public(table),
        frames.encode_open(table) if is_open else frames.encode_own(table, seat),
        raw(puzzles.asked_cards(table)),
        raw(table.events(EVERYTHING if is_open else seat)),
        len(puzzles.hints(puzzle)),
    )
    return msgspec.json.encode(found)


def answer(number: int, card: str) -> bytes | None:
    """The right card is told to whoever found it or gives up."""
    puzzle = puzzles.need_puzzle(number)
    try:
        found = puzzles.answer(puzzle, card or puzzle.card)
    except ValueError:
        return None
    answered = bodies.PuzzleAnswer(
        found.right and bool(card),
        puzzle.card if found.right else "",
        raw(found.told),
        {str(card): share for card, share in puzzle.shares.items()} if found.right else {},
    )
    return msgspec.json.encode(answered)


def hint_of(number: int, hint: int) -> bytes | None:
    found = puzzles.hints(puzzles.need_puzzle(number))
    if not 0 < hint <= len(found):
        return None
    return msgspec.json.encode(bodies.PuzzleHint(found[hint - 1]))


HANDLERS = [all_puzzles, one_puzzle, try_card, hint]
