"""Own missions: what can be played at all, with a clear sentence about what cannot."""

from kosmodrom.games.crew.mission import Mission


def check_mission(mission: Mission, tricks: int, hard: bool) -> None:
    """ValueError if this mission can never be played or won. (CREW-CUSTOM-02)"""
