"""Puzzles over HTTP: the server judges, and keeps the solution until it is earned."""

from kosmodrom.bots.puzzles import Puzzle, puzzles
from tests.server.client import Message, Server, Visitor

ONE_STORE = True


def first(kind: str) -> Puzzle:
    return next(one for one in puzzles() if one.kind == kind)


async def shown(ada: Visitor, puzzle: Puzzle) -> Message:
    found: Message = (await ada.get(f"/api/puzzles/crew/{puzzle.number}")).json()
    return found


async def test_the_puzzles_are_listed_with_that_of_today(server: Server) -> None:
    ada = await server.visitor("Ada")
    found = (await ada.get("/api/puzzles/crew")).json()
    assert found["today"] in [one["number"] for one in found["puzzles"]]
    assert set(found["puzzles"][0]) == {"number", "kind", "grade"}
    for missing in ("/api/puzzles/toy", "/api/puzzles/crew/0", "/api/puzzles/crew/1/hints/9"):
        answer = await ada.get(missing)
        assert answer.status_code == 404 and answer.json()["code"] == "no-puzzle"


async def test_a_wrong_card_is_told_how_it_loses_but_not_what_is_right(server: Server) -> None:
    ada, puzzle = await server.visitor("Ada"), first("open")
    position = await shown(ada, puzzle)
    hands = position["own"]["hands"]
    assert all(hands[str(hand)] for hand in range(puzzle.seats))
    wrong = next(one["card"] for one in position["choices"] if one["card"] != puzzle.card)
    path = f"/api/puzzles/crew/{puzzle.number}"
    lost = (await ada.post(path, {"card": wrong})).json()
    assert not lost["right"] and "card" not in lost and not lost["told"][-1]["verdict"]["won"]
    won = (await ada.post(path, {"card": puzzle.card})).json()
    assert won["right"] and won["card"] == puzzle.card and won["told"][-1]["verdict"]["won"]
    given_up = (await ada.post(path, {})).json()
    assert not given_up["right"] and given_up["card"] == puzzle.card
    assert (await ada.post(path, {"card": "nothing"})).status_code == 404
    hint = (await ada.get(f"{path}/hints/1")).json()
    assert hint["why"]["key"].startswith("crew-puzzle-hint")


async def test_from_ones_own_view_the_others_cards_stay_hidden(server: Server) -> None:
    ada, puzzle = await server.visitor("Ada"), first("own")
    position = await shown(ada, puzzle)
    assert set(position["own"]["hands"]) == {str(position["seat"])}
    path = f"/api/puzzles/crew/{puzzle.number}"
    wrong = next(one["card"] for one in position["choices"] if one["card"] != puzzle.card)
    answer = (await ada.post(path, {"card": wrong})).json()
    assert answer == {"right": False}
    won = (await ada.post(path, {"card": puzzle.card})).json()
    assert won["right"] and max(won["shares"], key=won["shares"].get) == puzzle.card
