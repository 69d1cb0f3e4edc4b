"""Positions as text."""

import msgspec

from kosmodrom.games.crew.state import Crew


def format_state(state: Crew) -> str:
    return msgspec.json.encode(state).decode()


def parse_state(text: str) -> Crew:
    return msgspec.json.decode(text, type=Crew)
