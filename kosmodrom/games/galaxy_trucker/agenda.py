"""Moments at which variants and expansions put scenes of their own, and what comes after them."""

from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def go(state: State, rules: Rules, moment: str, then: str) -> str:
    """The scenes of a moment, one after another, then that scene."""
    state.agenda = (*rules.moments.get(moment, ()), then, *state.agenda)
    return go_on(state)


def go_on(state: State) -> str:
    """How a scene of a moment ends: with what is next on the agenda."""
    scene, *rest = state.agenda
    state.agenda = tuple(rest)
    return scene
