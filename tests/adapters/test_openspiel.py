"""The games in OpenSpiel."""

import pytest

pyspiel = pytest.importorskip("pyspiel")
from kosmodrom.adapters import crew, openspiel  # noqa: E402
from kosmodrom.games import NAMES  # noqa: E402


def test_the_crew_passes_the_simulations_of_openspiel() -> None:
    """It stores and reopens every state, too."""
    game = pyspiel.load_game("kosmodrom_crew(seats=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_state_goes_on_as_before(name: str) -> None:
    game = pyspiel.load_game(f"kosmodrom_{name}")
    state = game.deal(5)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    for one in (state, again):
        for _ in range(5):
            one.apply_action(one.legal_actions()[0])
    assert str(state) == str(again) and state.history() == again.history()
    assert state.observation_tensor(0) == again.observation_tensor(0)


def test_a_game_as_long_as_one_may_be_is_cut_off() -> None:
    state = pyspiel.load_game("kosmodrom_cosmobureau").deal(1)
    assert isinstance(state, openspiel.TableState)
    assert state.longest == state.get_game().max_game_length() == 10_000
    state.decisions = state.longest - 1
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.is_player_node() is False
    assert state.legal_actions() == [] and state.returns() == [0.0] * 4


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_stepped(name: str) -> None:
    state = pyspiel.load_game(f"kosmodrom_{name}").deal(1)
    for step in range(30):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert state.action_to_string(state.current_player(), legal[-1])
        state.apply_action(legal[step % len(legal)])
    assert len(state.returns()) == state.num_players()


def test_a_clone_goes_the_same_way() -> None:
    state = pyspiel.load_game("kosmodrom_crew(seats=3)").deal(7)
    clone = state.clone()
    for one in (state, clone):
        while not one.is_terminal():
            one.apply_action(one.legal_actions()[0])
    assert state.returns() == clone.returns() and str(state) == str(clone)


def test_each_player_knows_something_else() -> None:
    state = pyspiel.load_game("kosmodrom_crew(seats=4)").deal(3)
    assert isinstance(state, openspiel.TableState)
    others = [state.information_state_string(seat) for seat in (1, 2, 3)]
    assert len(set(others)) == 3
    assert len(state.observation_tensor(1)) == crew.STUDY.size


def test_chance_draws_the_deal_from_more_than_anybody_can_try() -> None:
    state = pyspiel.load_game("kosmodrom_crew(seats=4)").new_initial_state()
    deals = 1
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.observation_string(0) == state.information_state_string(3) == ""
        deals *= len(outcomes)
        state.apply_action(outcomes[deals % len(outcomes)][0])
    assert deals >= 2**64


@pytest.mark.parametrize("name", ["crew", "cosmobureau"])
def test_the_first_observation_does_not_name_the_deal(name: str) -> None:
    """Whoever tries out every deal that one chance node could make does not find it."""
    game = pyspiel.load_game(f"kosmodrom_{name}")
    state = game.deal(2**100 + 12345)
    seen = state.observation_string(1)
    for seed in range(300):
        guess = game.new_initial_state()
        guess.apply_action(seed % openspiel.OUTCOMES)
        assert guess.is_chance_node() and guess.observation_string(1) == ""
        assert game.deal(seed).observation_string(1) != seen
