"""What the replay says about a bot's choice: the keys of the sentences in the text files."""

from kosmodrom.games.cosmobureau import ops

KEYS = frozenset(
    {
        "cosmobureau-only-choice",
        "cosmobureau-place-fly",
        "cosmobureau-place-office",
        "cosmobureau-place-bureau",
        "cosmobureau-place-fuel",
        "cosmobureau-place-sample",
        "cosmobureau-place-store",
        "cosmobureau-place-credits",
        "cosmobureau-place-later",
        "cosmobureau-use-fly",
        "cosmobureau-use-office",
        "cosmobureau-use-bureau",
        "cosmobureau-use-fuel",
        "cosmobureau-use-sample",
        "cosmobureau-use-store",
        "cosmobureau-use-credits",
        "cosmobureau-nothing-left",
        "cosmobureau-fly",
        "cosmobureau-explore",
        "cosmobureau-land",
        "cosmobureau-end",
        "cosmobureau-sample",
        "cosmobureau-give",
        "cosmobureau-pick",
        "cosmobureau-bonus",
        "cosmobureau-decline",
        "cosmobureau-office",
        "cosmobureau-inspector",
        "cosmobureau-take",
        "cosmobureau-exchange",
        "cosmobureau-ship",
        "cosmobureau-captain",
    }
)

KINDS: dict[type[ops.Op], str] = {
    ops.Flight: "fly",
    ops.PlaceOffice: "office",
    ops.BureauSteps: "bureau",
    ops.Fuel: "fuel",
    ops.FillTank: "fuel",
    ops.SampleHere: "sample",
    ops.SampleAny: "sample",
    ops.SampleColour: "sample",
    ops.EnlargeStore: "store",
    ops.Credits: "credits",
}
