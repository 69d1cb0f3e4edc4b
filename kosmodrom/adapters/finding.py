"""Which game has a study, with which options."""

from kosmodrom.adapters import cosmobureau, crew
from kosmodrom.adapters.studies import Study
from kosmodrom.core.game import AnyGame, Options
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions


def study_of(game: AnyGame, options: Options) -> Study | None:
    """The numbers and planes of a game; none where cards or components are not known before."""
    if game.name == "crew":
        return crew.STUDY
    if isinstance(options, CosmobureauOptions) and not options.components:
        return cosmobureau.STUDY
    return None
