"""How an attempt ends: only by facts that everybody can see. (CREW-END-06)"""

from kosmodrom.games.crew.events import Ended
from kosmodrom.games.crew.state import Crew, Verdict


def end(state: Crew, verdict: Verdict) -> None:
    """The attempt is over, for all together; now every hand is open. (CREW-FLOW-02)"""
    state.verdict = verdict
    state.turn = -1
    state.reveal(to=tuple(range(state.seats)), chance=True)
    state.tell(Ended(verdict=verdict, rule=verdict.rule))
