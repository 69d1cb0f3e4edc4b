# Rough roads of the Big Expansion, in play.

## The lobby

option-galaxy_trucker-rough-roads = Rough roads, cards a flight: { $pick }.
option-galaxy_trucker-rough-roads-0 = none
option-galaxy_trucker-handicap = Rough cards bind { $pick }.
option-galaxy_trucker-handicap-alike = everyone alike
option-galaxy_trucker-handicap-each = each as agreed
gt-handicap-obeys = cards: { $pick }
gt-handicap-row = The drawn cards lie in a row. Everyone obeys as many of them as agreed, from the left; cards that change something for all are not drawn.

## Questions and answers

gt-ask-vote = From which side is the debris to come?
gt-ask-union = A credit or a cube for each of your crew, or give up. Still due: { $n }
gt-ask-infected = { $n ->
    [one] Take all the goods and lose one human?
   *[other] Take all the goods and lose { $n } humans?
}
gt-batch = Your batch: { $n }
gt-batch-text = Nobody else may use these. What is left costs 1 credit each.
gt-batch-part = { $part }, of your batch
gt-do-take-own = Use { $tile } of your batch
gt-do-shed = Let fall { $tile }, { $cell }
gt-shed-some = Let a component fall…
gt-shed-some-note = bad joints slow the ship, you could part with: { $n }
gt-shed-back = Let nothing more fall
gt-do-vote = { $side }
gt-do-pay-credit = Pay 1 credit
gt-do-pay-cube = Pay { $cube }, { $cell }
gt-report-made-to-order = Batch not used

## The log

log-galaxy_trucker-rough-drawn-new = Rough roads of this flight: { $cards }
log-galaxy_trucker-rough-drawn-instead = The nasty surprise turns out to be: { $cards }
log-galaxy_trucker-column-died = Nothing works in column { $column }
log-galaxy_trucker-grabbed-batch = { $who } takes { $tile } from their own batch
log-galaxy_trucker-kept = { $who } puts { $tile } back to their own batch
log-galaxy_trucker-reinforced = The enemy is stronger than it looks: { $more } more
log-galaxy_trucker-voted = { $who } votes: { $side }
log-galaxy_trucker-paid-union = { $who } pays the union { $credits } cr, cubes: { $n }
log-galaxy_trucker-cabin-removed = { $who } loses a cabin with its occupant
log-galaxy_trucker-somersaulted = The ship of { $who } turns around
log-galaxy_trucker-slowed = { $who }: bad joints slow the ship, { $joints } of them
gt-you-slowed = Bad joints on your ship: { $joints }, it is slower
log-galaxy_trucker-toughened = Cards of level III in this flight besides: { $count }
log-galaxy_trucker-cards-again = Cards that come again: { $count }
log-galaxy_trucker-gave-up-union = { $who } does not pay the union and leaves
gt-out-union = did not pay the union
gt-news-cabin-removed = loses a cabin
gt-news-voted = votes: { $side }
gt-news-paid-union = paid the union
gt-news-slowed = { $n } bad joints
gt-road-says = { $road }: { $words }
gt-news-somersaulted = turns around

## Refusals

why-gt-not-in-batch = That component is not in your batch.
why-gt-no-shedding = Only before your engines are counted may a component fall off, and only one with a defective joint.
why-gt-no-vote = Nobody votes about debris now.
why-gt-no-union = You can pay the union only when it asks you, with a credit or a cube that you have.
