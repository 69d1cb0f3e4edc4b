"""Missions that can be played and won, and a clear sentence about those that cannot."""

from collections.abc import Iterator

from kosmodrom.core.unplayable import Fault, Unplayable, fault
from kosmodrom.games.crew.cards import COLOURS, SUIT_MASK, SUITS, codes, mask_of
from kosmodrom.games.crew.conditions import selected
from kosmodrom.games.crew.mission import (
    AnyCondition,
    CaptureAll,
    Mission,
    Role,
    RoleTrickCount,
    RoleWinsTricks,
    TokenTrick,
    TrickBalance,
    TrickName,
    WinningCardCount,
    WinningCardEach,
)

MOST_ROLES = 3


def check_mission(mission: Mission, deck: int, tricks: int) -> None:
    """Unplayable with everything that is wrong with a mission. (CREW-CUSTOM-02)"""
    wrong = [
        *_tasks(mission, deck),
        *_tokens(mission),
        *_moment(mission),
        *_setup(mission),
        *_roles(mission, deck),
        *_times(mission, tricks),
        *(one for c in mission.conditions for one in _condition(mission, c, deck, tricks)),
    ]
    if wrong:
        raise Unplayable(wrong)


def check_winnable(mission: Mission, tricks: int) -> None:
    """Unplayable with every number that no attempt can reach. (CREW-CUSTOM-02)"""
    wrong = [found for one in mission.conditions for found in _number(one, tricks)]
    if wrong:
        raise Unplayable(wrong)


def _number(one: AnyCondition, tricks: int) -> Iterator[Fault]:
    if isinstance(one, TrickBalance) and not 1 <= one.max_difference <= tricks:
        yield fault(
            "crew-balance",
            f"somebody is always 1 to {tricks} tricks ahead, not {one.max_difference!r}",
            tricks=tricks,
            count=one.max_difference,
        )
    if isinstance(one, RoleTrickCount):
        for number in (one.exactly, one.max):
            if number is not None and not 0 <= number <= tricks:
                yield fault(
                    "crew-won-tricks",
                    f"0 to {tricks} tricks can be won, not {number!r}",
                    tricks=tricks,
                    count=number,
                )


def _tasks(mission: Mission, deck: int) -> Iterator[Fault]:
    most = (deck & COLOURS).bit_count()
    if not 0 <= mission.tasks <= most:
        yield fault(
            "crew-tasks",
            f"there are 0 to {most} tasks, not {mission.tasks!r}",
            most=most,
            tasks=mission.tasks,
        )
    if mission.tasks == 0 and not mission.conditions:
        yield fault("crew-nothing-to-do", "a mission without tasks needs a goal or a limit")
    if (mission.assign == "none") != (mission.tasks == 0):
        yield fault(
            "crew-assign",
            f"{mission.tasks} tasks cannot be assigned by {mission.assign!r}",
            tasks=mission.tasks,
        )


def _tokens(mission: Mission) -> Iterator[Fault]:
    tokens = mission.tokens
    if len(set(tokens)) < len(tokens):
        yield fault("crew-token-twice", "each token exists once")
    if len(tokens) > mission.tasks:
        yield fault(
            "crew-tokens",
            f"{len(tokens)} tokens do not fit on {mission.tasks} tasks",
            tokens=len(tokens),
            tasks=mission.tasks,
        )
    for token in tokens:
        if token[0] == "n" and int(token[1]) > mission.tasks:
            yield fault(
                "crew-token-number",
                f"the token {token[1]} can never be kept with {mission.tasks} tasks",
                number=int(token[1]),
                tasks=mission.tasks,
            )
    arrows = sorted(token for token in tokens if token[0] == "a")
    if arrows and (len(arrows) < 2 or arrows != [f"a{n}" for n in range(1, len(arrows) + 1)]):
        yield fault("crew-arrows", "arrows start with > and >> and leave none out")


def _moment(mission: Mission) -> Iterator[Fault]:
    """Success must depend on something that the mission has."""
    if mission.finish in ("tasks_done", "tasks_done_and_safe") and not mission.tasks:
        yield fault("crew-finish-tasks", f"finish {mission.finish!r} needs tasks")
    if mission.finish == "goals_done" and not mission.goals:
        yield fault("crew-finish-goals", "finish 'goals_done' needs goals")


def _setup(mission: Mission) -> Iterator[Fault]:
    if mission.setup and mission.assign != "draft":
        yield fault("crew-setup-draft", "tokens can be moved only where tasks lie open for a draft")
    if "swap_tokens" in mission.setup and len(mission.tokens) < 2:
        yield fault("crew-swap", "two tokens are needed to swap them")
    if "move_token" in mission.setup and not 0 < len(mission.tokens) < mission.tasks:
        yield fault("crew-move", "to move a token, one task needs a token and another needs none")


def _roles(mission: Mission, deck: int) -> Iterator[Fault]:
    names = [role.name for role in mission.roles]
    if len(names) > MOST_ROLES:
        yield fault("crew-roles", f"at most {MOST_ROLES} roles, not {len(names)}", most=MOST_ROLES)
    if len(set(names)) < len(names) or {"commander", "rest", ""} & set(names):
        yield fault("crew-role-names", f"roles need different names of their own, not {names!r}")
    for role in mission.roles:
        yield from _role(role, deck)


def _role(role: Role, deck: int) -> Iterator[Fault]:
    if (role.picked_by == "rule") != (role.left_of is not None):
        yield fault(
            "crew-role-left-of",
            f"role {role.name!r}: `left_of` belongs to roles picked by rule, and only there",
            role=role.name,
        )
    if role.left_of and not mask_of([role.left_of]) & deck:
        yield fault(
            "crew-role-card",
            f"role {role.name!r}: {role.left_of} is not in the deck",
            role=role.name,
        )
    if role.picked_by == "commander" and role.candidates != "not_commander":
        yield fault(
            "crew-role-commander",
            f"role {role.name!r}: the commander names another player",
            role=role.name,
        )
    if role.ask and len(set(role.ask.answers)) < 2:
        yield fault(
            "crew-role-answers",
            f"role {role.name!r}: a question needs two answers to choose from",
            role=role.name,
        )


def _times(mission: Mission, tricks: int) -> Iterator[Fault]:
    if mission.disruption and mission.disruption > tricks:
        yield fault(
            "crew-radio",
            f"the radio would never work: there are only {tricks} tricks",
            tricks=tricks,
        )
    if len(mission.hooks) > 1:
        yield fault("crew-draw-once", "cards are drawn from the neighbour once at most")
    for hook in mission.hooks:
        if hook.after_trick > tricks - 2:
            yield fault(
                "crew-draw-late",
                f"after trick {hook.after_trick} of {tricks} there is too little left to draw",
                trick=hook.after_trick,
                tricks=tricks,
            )


def _condition(mission: Mission, one: AnyCondition, deck: int, tricks: int) -> Iterator[Fault]:
    who: str | None = getattr(one, "who", None)
    if who not in (None, "commander", "rest", *(role.name for role in mission.roles)):
        yield fault("crew-nobody", f"nobody is called {who!r} in this mission", role=str(who))
    if isinstance(one, RoleTrickCount) and (one.exactly is None) == (one.max is None):
        yield fault("crew-trick-count", "a number of tricks is either `exactly` or `max`")
    if isinstance(one, TokenTrick) and one.token not in mission.tokens:
        yield fault("crew-no-token", f"no task has the token {one.token!r}")
    yield from _cards_exist(one, deck)
    yield from _tricks_exist(one, tricks)


def _cards_exist(one: AnyCondition, deck: int) -> Iterator[Fault]:
    if isinstance(one, WinningCardEach):
        if not one.cards or len(set(one.cards)) < len(one.cards):
            yield fault("crew-cards-once", "the cards that must win are listed once each")
        if missing := codes(mask_of(one.cards) & ~deck):
            yield fault("crew-cards-missing", f"{' '.join(missing)} cannot win: not in the deck")
    if isinstance(one, WinningCardCount):
        there = selected(one.match, deck).bit_count()
        if not 1 <= one.at_least <= there:
            yield fault(
                "crew-cards-count",
                f"1 to {there} such cards can win a trick, not {one.at_least!r}",
                most=there,
                count=one.at_least,
            )
    if isinstance(one, CaptureAll) and not SUIT_MASK[SUITS.index(one.suit)] & deck:
        yield fault("crew-suit-missing", f"there is no {one.suit} card in the deck")


def _tricks_exist(one: AnyCondition, tricks: int) -> Iterator[Fault]:
    named: tuple[TrickName, ...] = ()
    if isinstance(one, TokenTrick):
        named = (one.trick,)
    elif isinstance(one, RoleWinsTricks) and not isinstance(one.tricks, str):
        named = one.tricks
        if not named:
            yield fault("crew-no-trick", "a role that wins tricks needs a trick to win")
    for name in named:
        if isinstance(name, int) and not 1 <= name <= tricks:
            yield fault(
                "crew-trick",
                f"there is no trick {name!r}; the last is {tricks}",
                trick=name,
                tricks=tricks,
            )
