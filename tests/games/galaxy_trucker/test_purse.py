"""What partners know of their common credits."""

import msgspec

from kosmodrom.games.galaxy_trucker.state import Report
from tests.games.galaxy_trucker.hangar import flying

ROW = {"arrived": True, "place": 1, "exposed": 0, "arrival": 4, "beauty": 0, "goods": 0}
ROW |= {"losses": 0, "lost": 0, "earned": 4, "credits": 9, "parts": 5}


def test_partners_see_their_common_stock_and_others_do_not() -> None:
    """GT-VAR-08, GT-NET-43"""
    table = flying(
        "P/2", "P/2", "P/2", "P/2", card=("I-stardust-1",), scene="before_card", teams="team"
    )
    table.state.players[0].credits, table.state.players[1].credits = 9, 5
    table.state.reports = tuple(
        msgspec.convert({"round": "1", "seat": seat, **ROW}, Report) for seat in range(4)
    )
    for viewer, known in ((0, {0: 9, 2: 9}), (2, {0: 9, 2: 9}), (3, {1: 5, 3: 5}), (-2, {})):
        view = table.view(viewer)
        assert {one.seat: one.credits for one in view.secrets} == known
        assert {seat for seat, total in enumerate(view.totals) if total is not None} == known.keys()
        assert all(ship.credits is None for ship in view.ships)
        assert all(row.credits is None for row in view.reports)
