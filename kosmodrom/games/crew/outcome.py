"""How an attempt ended, what reports are made of it, and which attempt may follow."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from kosmodrom.core.game import Figures, Outcome
from kosmodrom.games.crew.events import Ended
from kosmodrom.games.crew.mission import missions
from kosmodrom.games.crew.rules import MOST_ATTEMPTS, CrewOptions, CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.verdict import Verdict
from kosmodrom.games.summary import mean, share_interval


def end(state: Crew, verdict: Verdict) -> None:
    """The attempt is over, for all together; now every hand is open. (CREW-FLOW-02, CREW-END-06)"""
    state.verdict = verdict
    state.turn = -1
    state.reveal(to=tuple(range(state.seats)), chance=True)
    state.tell(Ended(verdict=verdict, rule=verdict.rule))


def outcome(state: Crew, rules: CrewRules) -> Outcome:
    """The crew wins or loses as one. (CREW-FLOW-02)"""
    verdict = state.verdict
    assert verdict is not None
    return Outcome(
        scores=(float(verdict.won),) * rules.seats,
        winners=rules.everyone if verdict.won else (),
        figures={
            "mission": rules.mission.id,
            "won": verdict.won,
            "attempt": rules.attempt,
            "distress": state.distress,
            "players": rules.seats,
            "hard": rules.hard,
            "why": verdict.why,
            "rule": verdict.rule,
            "tricks": len(state.tricks),
            "tasks": len(state.tasks),
            "tasks_done": sum(task.done > 0 for task in state.tasks),
            "radios_used": sum(signal is not None for signal in state.signals),
        },
    )


def follow_ups(options: CrewOptions, outcome: Outcome) -> Mapping[str, CrewOptions]:
    """A failed mission again, a won one too or the next. (CREW-DEAL-06, CREW-DISTRESS-06, -LOG-02)

    Whoever repeats a mission that is won may go on to the next one whatever comes of it.
    """
    won, active = outcome.figures["won"], outcome.figures["distress"]
    change = msgspec.structs.replace
    again = (
        change(options, attempt=1, distress=False, repeat=True)
        if won
        else change(options, attempt=min(options.attempt + 1, MOST_ATTEMPTS), distress=active)
    )
    campaign = options.custom is None and options.tasks is None
    if campaign and (won or options.repeat) and options.mission < len(missions()):
        mission = options.mission + 1
        onward = change(options, mission=mission, attempt=1, distress=False, repeat=False)
        return {"next": onward, "again": again}
    return {"again": again}


def summarize(outcomes: Sequence[Outcome]) -> Figures:
    """Success with a 95 % confidence interval, and why attempts were lost."""
    games = len(outcomes)
    won = sum(bool(outcome.figures["won"]) for outcome in outcomes)
    low, high = share_interval(won, games)
    why = Counter(outcome.figures["why"] for outcome in outcomes)
    return {
        "success_rate": won / games if games else 0.0,
        "success_rate_95": [low, high],
        "won": won,
        "lost": games - won,
        "distress": sum(bool(outcome.figures["distress"]) for outcome in outcomes),
        "mean_tricks": mean(outcome.figures["tricks"] for outcome in outcomes),
        "mean_tasks_done": mean(outcome.figures["tasks_done"] for outcome in outcomes),
        "why": dict(sorted(why.items())),
    }
