"""From options to rules, and every way to play."""

from itertools import product
from typing import get_args

from kosmodrom.core.game import Variant
from kosmodrom.games.cosmobureau import setup, turn
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import PLAYERS
from kosmodrom.games.cosmobureau.outcome import score
from kosmodrom.games.cosmobureau.rules import CaptainDeal, CosmobureauOptions, Deal, Rules

SCENES = {
    "opening": setup.opening,
    "choose_ship": setup.choose_ship,
    "choose_captain": setup.choose_captain,
    "begin_turn": turn.begin_turn,
    "captain": turn.captain,
    "actions": turn.actions,
    "take": turn.take,
    "score": score,
}


def make_rules(options: CosmobureauOptions, seats: int) -> Rules:
    """The rules for these options; ValueError explains components that cannot be used."""
    box = load_components(options.components)
    return Rules(
        box=box,
        players=box.players[seats],
        ships=options.ships,
        captains=options.captains,
        extra_round=seats > 1,
        scenes=SCENES,
    )


def variants() -> list[Variant]:
    """Every number of seats with every way to deal ships and captains."""
    options = (
        CosmobureauOptions(ships=ships, captains=captains)
        for ships, captains in product(get_args(Deal), get_args(CaptainDeal))
    )
    return [Variant(seats, one) for one in options for seats in PLAYERS]
