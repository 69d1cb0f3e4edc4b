"""How the bonus cards join the rules."""

from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.expansions.bonus.billiards import cosmic_billiards
from kosmodrom.games.galaxy_trucker.expansions.bonus.bureaucracy import bureaucracy, guessing
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import (
    junkyard,
    junkyard_reward,
    rearranging,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.printed import bonus_deck
from kosmodrom.games.galaxy_trucker.expansions.bonus.robo_police import robo_police
from kosmodrom.games.galaxy_trucker.expansions.bonus.star_warehouse import (
    mounting,
    star_warehouse,
)
from kosmodrom.games.galaxy_trucker.expansions.technology import with_scenes
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def bonus_cards(rules: Rules) -> Rules:
    """An event and an opportunity for each level, shuffled into its pack. (GTX-BONUS-01)"""
    return replace(
        rules,
        cards={**rules.cards, **bonus_deck()},
        scenes=with_scenes(
            rules, bureaucracy, guessing, robo_police, cosmic_billiards, junkyard,
            junkyard_reward, rearranging, star_warehouse, mounting,
        ),
        secrets=(*rules.secrets, hide_die),
        harms={**rules.harms, **HARMS},
    )  # fmt: skip


def has_company(state: State, rules: Rules, seat: Seat) -> bool:
    return len(state.present()) > 1


def is_not_last(state: State, rules: Rules, seat: Seat) -> bool:
    return state.present()[-1] != seat


# Cards that harm without consent. (GTX-NET-41)
HARMS = {
    "robo_police": has_company,
    "cosmic_billiards": has_company,
    "bureaucracy": is_not_last,
}


def hide_die(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Only who set the die knows what it shows. (GTX-NET-21)"""
    if state.play.die is not None and state.play.die[0] != viewer:
        state.play.die = state.play.die[0], rng.die()
