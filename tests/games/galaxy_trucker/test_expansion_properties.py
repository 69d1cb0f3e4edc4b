"""What holds at every moment of random flights with any mixture of modules."""

from collections import Counter

import pytest

from kosmodrom.core.game import Position
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.boards import whole_name
from kosmodrom.games.galaxy_trucker.events import Earned
from kosmodrom.games.galaxy_trucker.expansions.events import (
    Borrowed,
    Bribed,
    Paid,
    PaidUnion,
    Repaid,
)
from kosmodrom.games.galaxy_trucker.ship.ship import groups
from kosmodrom.games.galaxy_trucker.state import Report, State
from kosmodrom.games.galaxy_trucker.teams import purses
from tests.games.galaxy_trucker.hangar import GTTable, cubes, happened
from tests.games.galaxy_trucker.mixtures import mixed_flights
from tests.games.galaxy_trucker.test_properties import components
from tests.walk import table_in, walk

CHUNKS = 8  # test cases
GAINS: dict[type, int] = {Earned: 1, Borrowed: 1, Paid: -1, Repaid: -1, Bribed: -1, PaidUnion: -1}


def flights() -> list[Position]:
    """In which something of the expansion is played."""
    drawn = [one for one in GAME.positions() if GAME.rules(one.options, one.seats).rough]
    evil = [one for one in GAME.positions() if "evil-" in one.text or "bonus_cards" in one.text]
    hulls = [one for one in GAME.positions() if one.options.second_ship == "IIA"]  # type: ignore[attr-defined]
    return [*mixed_flights(), *drawn, *evil, *hulls]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_at_every_moment(chunk: int) -> None:
    """GTX-IIA-03, GTX-TECH-65, GTX-NET-45, GTX-NET-47, GTX-EVIL-12, GTX-EVIL-13, GTX-BONUS-10:

    no component and no cube gets lost, hulls never join, who is away has nothing to do with the
    card in play, and every credit has come from somewhere.
    """
    for number, position in list(enumerate(flights()))[chunk::CHUNKS]:
        table: GTTable = table_in(GAME, position)
        first = table.state.copy()
        stock = components(first), cubes(first)
        for moment in walk(table, Rng.from_seed(f"property {number}")):
            state = moment.state
            assert (components(state), cubes(state)) == stock, number
            assert_hulls_are_apart(moment)
            assert_the_absent_are_left_alone(moment)
            if state.scene == "window":
                assert_credits_balance(moment, first)
        if position.options.evil_machinations:  # type: ignore[attr-defined]
            assert_settled(table, first)


def assert_hulls_are_apart(table: GTTable) -> None:
    for ship in table.state.ships:
        hulls = table.rules.boards[whole_name(ship.board).rstrip("<v>")].hulls
        for group in groups(ship.everything) if len(hulls) > 1 else ():
            assert sum(1 for hull in hulls if group <= hull) == 1


def assert_the_absent_are_left_alone(table: GTTable) -> None:
    state, play = table.state, table.state.play
    if table.rules.phases.get(state.scene, "flight") not in ("flight", "between_cards"):
        return
    assert set(state.questions) <= set(state.present()), state.scene
    away = {seat for seat, ship in enumerate(state.ships) if ship.status == "away"}
    loading = [*(seat for seat, _ in play.loads), *(pallet.seat for pallet in play.pallets)]
    busy = {*play.queue, *play.targets, *play.figures, *play.powered, *loading, *table.to_move()}
    assert away.isdisjoint(busy), state.scene


def gained(table: GTTable, first: State) -> Counter[int]:
    """What each seat had and all that it was told to get or to pay since."""
    found = Counter({seat: player.credits for seat, player in enumerate(first.players)})
    for event in happened(table):
        if sign := GAINS.get(type(event)):
            found[event.seat] += sign * event.credits
    return found


def assert_credits_balance(table: GTTable, first: State) -> None:
    gains, players = gained(table, first), table.state.players
    for members in purses(table.state, table.rules):
        assert sum(players[s].credits for s in members) == sum(gains[s] for s in members)
    assert all(one.credits == 10 * one.loans for one in happened(table, Borrowed))
    assert all(one.credits == 12 * one.loans for one in happened(table, Repaid))


def assert_settled(table: GTTable, first: State) -> None:
    """With evil machinations nothing is forgiven, so that the last purse is a plain sum."""
    state, gains = table.state, gained(table, first)
    loans: Counter[int] = Counter()
    for kind, sign in ((Borrowed, 1), (Repaid, -1)):
        for event in happened(table, kind):
            loans[event.seat] += sign * event.loans
    reports = {report.seat: report for report in state.reports}
    for members in purses(state, table.rules):
        came = sum(gains[seat] + _lines(reports[seat]) for seat in members)
        assert sum(state.players[seat].credits for seat in members) == came
        assert sum(state.players[seat].loans for seat in members) == sum(loans[s] for s in members)


def _lines(report: Report) -> int:
    """All of a settlement but loans, which were told by themselves."""
    usual = report.arrival + report.beauty + report.goods - report.losses
    return usual + sum(amount for name, amount in report.lines.items() if name != "loans")
