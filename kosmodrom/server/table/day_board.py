"""The board of a day: who came home, how many there were, and where I stand."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kosmodrom.core.game import DayResult, Outcome
from kosmodrom.games import get_game
from kosmodrom.server import bodies
from kosmodrom.server.store.days import HOST, Attempt
from kosmodrom.server.store.rows import DealRow
from kosmodrom.server.table import daily

SHOWN = 50  # places, and mine
COLUMNS = 8
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def deal_info(deal: DealRow, tried: Sequence[Attempt], visitor: str | None) -> bodies.DayDeal:
    """A deal for one visitor: nothing of what others did before their own attempt is over."""
    mine = next((one for one in tried if one.visitor == visitor), None)
    state = state_of(deal, mine)
    result = None if mine is None or state in ("flying", "missing") else result_of(mine)
    is_shown = state not in ("new", "flying")
    return bodies.DayDeal(
        game=deal.game,
        plan=deal.plan,
        options=deal.chosen_options(),
        seats=deal.seats,
        bots=deal.levels(),
        state=state,
        table=None if mine is None else mine.table,
        value=None if result is None else result.value,
        board=make_board(deal.day, tried, visitor) if is_shown else None,
    )


def state_of(deal: DealRow, mine: Attempt | None) -> bodies.DayState:
    """How far somebody is with a deal."""
    if mine is None:
        return "past" if deal.day < daily.today() else "new"
    if not is_home_in_time(deal.day, mine):
        return "missing" if daily.is_closed(deal.day) else "flying"
    return "home" if result_of(mine).good else "lost"


def is_home_in_time(day: str, attempt: Attempt) -> bool:
    return attempt.status == "over" and attempt.updated < daily.ends(day) + daily.GRACE


def result_of(attempt: Attempt) -> DayResult:
    """What counts of a finished attempt."""
    game = get_game(attempt.game)
    assert game.daily is not None
    return game.daily.result(msgspec.json.decode(attempt.result or "", type=Outcome), HOST)


def make_board(day: str, tried: Sequence[Attempt], visitor: str | None) -> bodies.DayBoard:
    """All attempts that are over; those that never came back are lost."""
    found = [(one, result_of(one)) for one in tried if is_home_in_time(day, one)]
    found.sort(key=lambda pair: -pair[1].points)
    missing = len(tried) - len(found) if daily.is_closed(day) else 0
    mine = next((result for one, result in found if one.visitor == visitor), None)
    good = [result.value for _, result in found if result.good]
    bad = [result.value for _, result in found if not result.good]
    return bodies.DayBoard(
        flown=len(found) + missing,
        home=len(good),
        missing=missing,
        columns=columns(good, mine.value if mine and mine.good else None),
        mostly=Counter(bad).most_common(1)[0][0] if bad else None,
        rows=tuple(_rows(found, visitor)),
    )


def _rows(found: Sequence[tuple[Attempt, DayResult]], visitor: str | None) -> list[bodies.DayRow]:
    """The first ones and mine; equal results share a place, names are shown to who want that."""
    rows, place = [], 0
    for number, (one, result) in enumerate(found):
        if not number or result.points < found[number - 1][1].points:
            place = number + 1
        is_mine = one.visitor == visitor
        if number < SHOWN or is_mine:
            name = one.name if one.listed or is_mine else ""
            rows.append(bodies.DayRow(place, name, is_mine, result.value, result.good, one.table))
    return rows


def columns(values: Sequence[int], mine: int | None) -> tuple[bodies.DayColumn, ...]:
    """How many had which result: equal steps, few enough to be drawn."""
    if not values:
        return ()
    low, high = min(values), max(values)
    wide = [width for width in WIDTHS if high // width - low // width < COLUMNS]
    width = wide[0] if wide else WIDTHS[-1]
    counted = Counter(value // width for value in values)
    return tuple(
        bodies.DayColumn(
            low=step * width,
            high=step * width + width - 1,
            count=counted[step],
            mine=mine is not None and mine // width == step,
        )
        for step in range(low // width, high // width + 1)
    )
