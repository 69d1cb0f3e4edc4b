"""The games in OpenSpiel."""

import pytest

pyspiel = pytest.importorskip("pyspiel")
from kosmodrom.adapters import openspiel  # noqa: E402
from kosmodrom.games import NAMES  # noqa: E402


def test_the_crew_passes_the_simulations_of_openspiel() -> None:
    game = pyspiel.load_game("kosmodrom_crew(seats=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_stepped(name: str) -> None:
    state = pyspiel.load_game(f"kosmodrom_{name}").new_initial_state()
    state.apply_action(1)
    for step in range(30):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert state.action_to_string(state.current_player(), legal[-1])
        state.apply_action(legal[step % len(legal)])
    assert len(state.returns()) == state.num_players()


def test_a_clone_goes_the_same_way() -> None:
    state = pyspiel.load_game("kosmodrom_crew(seats=3)").new_initial_state()
    state.apply_action(7)
    clone = state.clone()
    for one in (state, clone):
        while not one.is_terminal():
            one.apply_action(one.legal_actions()[0])
    assert state.returns() == clone.returns() and str(state) == str(clone)


def test_each_player_knows_something_else() -> None:
    state = pyspiel.load_game("kosmodrom_crew(seats=4)").new_initial_state()
    state.apply_action(3)
    assert isinstance(state, openspiel.TableState)
    others = [state.information_state_string(seat) for seat in (1, 2, 3)]
    assert len(set(others)) == 3
    assert len(state.observation_tensor(1)) == openspiel.FEATURES
