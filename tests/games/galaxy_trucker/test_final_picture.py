"""The picture of a link to a finished game: the best player's ship as it came down."""

from pathlib import Path

from kosmodrom.core.game import FinalPicture
from kosmodrom.games.galaxy_trucker.final_picture import face, final_picture, plug
from kosmodrom.games.galaxy_trucker.ship.ship import Part
from kosmodrom.server.ops.pieces import pieces_list
from tests.games.galaxy_trucker.hangar import flying
from tests.replaying import replayed
from tools.draw_pieces import faces

RECORDS = Path(__file__).parents[2] / "records" / "galaxy_trucker"


def ended(name: str) -> FinalPicture:
    table = replayed(RECORDS / f"{name}.jsonl")
    found = table.game.final_picture(table.state, table.rules)
    assert found is not None
    return found


def test_every_component_with_whatever_may_lie_on_it_has_a_drawing() -> None:
    assert pieces_list("galaxy_trucker").read_text("utf-8").splitlines() == list(faces())


def test_it_shows_the_ship_of_the_best_with_both_hulls_and_what_they_lost() -> None:
    found = ended("classes-ia-and-iia")
    components = [one for one in found.pieces if not one.face.startswith("plug")]
    assert len(components) == 20 and len(found.lost) == 2  # of the 22 that took off
    assert {one.x for one in components} >= {3, 10}
    assert {one.face for one in found.pieces} <= set(faces())


def test_people_stay_upright_and_cannons_turn_with_their_component() -> None:
    turned = {one.face.split()[0] for one in ended("learning-flight").pieces if one.turns}
    assert "plug" in turned and not turned & {"cabin", "battery", "cargo"}


def test_what_lies_on_a_component_is_in_the_name_of_its_drawing() -> None:
    assert face(Part("BAT2-01", batteries=1), 0) == "battery 1/2"
    assert face(Part("CAB-01", alien="purple"), 0) == "cabin purple"
    assert face(Part("START-red", humans=2), 3) == "starting_cabin 3 2"
    assert plug(3) == "plug 3"


def test_a_game_in_which_nothing_took_off_keeps_its_poster() -> None:
    table = flying("P", card="I-open_space-1")
    assert final_picture(table.state, table.rules) is None
