"""The flight board and the bank: rewards, prices, and how much there is of everything."""

from functools import cache

import msgspec

from kosmodrom.games.galaxy_trucker.box.components import Colour, read_table


class FlightBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables by round have the number of the round as key."""

    lap_spaces: int
    rounds: dict[str, str]  # the ship class of each
    start_gap: dict[str, int]
    arrival_rewards: dict[str, tuple[int, ...]]
    best_looking_ship_reward: dict[str, int]
    lost_component_fee: int
    reserve_places: int
    visible_piles: int
    hourglass_seconds: int
    goods_price: dict[Colour, int]
    bank_goods: dict[Colour, int]
    bank_figures: dict[str, int]
    bank_batteries: int
    pile: dict[str, dict[str, int]]  # cards of each pack in one pile


@cache
def load_flight_board() -> FlightBoard:
    return read_table("flight", FlightBoard)
