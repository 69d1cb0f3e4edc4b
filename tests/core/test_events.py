"""What a game tells is of its own kinds."""

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.events import GameEnded
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.rules import CrewOptions
from tests.core.toy import TOY, Called


def test_the_types_refuse_an_event_of_another_game() -> None:
    """Each ignore here is one that mypy calls unused as soon as it lets the event pass."""
    crew = GAME.start(GAME.rules(CrewOptions(), 3), 3, Rng.from_seed(""))
    crew.tell(GameEnded(winners=(0,)))  # type: ignore[arg-type]
    crew.tell(Called(seat=0))  # type: ignore[arg-type]
    toy = TOY.start(TOY.rules(TOY.options(), 2), 2, Rng.from_seed(""))
    toy.tell(Called(seat=0))
    events: tuple[type[AnyEvent], ...] = TOY.events  # type: ignore[assignment]
    assert events != GAME.events and len(crew.told) == 2 and len(toy.told) == 1
