# Evil machinations: the cards that players pick for each other, auctions and loans.

## The lobby

option-galaxy_trucker-evil-machinations = Evil machinations: { $pick }.
option-galaxy_trucker-evil-machinations-true = everybody slips a card into each flight
option-galaxy_trucker-evil-machinations-false = nobody slips in any cards

## Picking

gt-phase-picks = Evil machinations
gt-ask-evil-card = Which evil card goes into this flight?
gt-pick-title = Which trouble shall the convoy meet?
gt-pick-text = Your card goes face down into the middle of the deck and strikes everybody, you too.
gt-pick-stay =
    { $n ->
        [one] One card stays in your hand for the flights to come.
       *[other] { $n } cards stay in your hand for the flights to come.
    }
gt-pick-watch = Everybody puts a card face down into the middle of the deck. It strikes all of them.
gt-pick-into = into the deck
gt-pick-where = Where it can come up
gt-pick-deck = { $n } cards, { $evil } of them evil
gt-pick-range = { $from } to { $to }
gt-pick-middle = { $from } to { $to }, the first is evil
gt-pick-all = { $from } to { $to }, by launch number
gt-pick-who = Who has picked
gt-is-picking = choosing a card
gt-has-picked = has picked
gt-pick-then = Then
gt-pick-then-rough = rough roads are turned up
gt-pick-then-build = building begins
gt-pick-none = Choose a card of your hand
gt-pick-sure = { $card }: into the deck?
gt-pick-secret = Nobody sees who picked it.
gt-pick-secret-clock = Nobody sees who picked it. Without an answer a card is picked for you.
gt-pick-put = Put it into the deck
gt-pick-first = first choose a card
gt-pick-wait = Still choosing: { $names }
gt-purse =
    { $loans ->
        [0] No loans
        [one] One loan
       *[other] { $loans } loans
    }, { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }
gt-purse-owes = Each is paid back with 12. With an open loan at the end you have lost.
gt-purse-free = Ten credits now, twelve back. With an open loan at the end you would lose.
gt-do-pick-evil = { $card }
log-galaxy_trucker-picked-mine = { $who } picks an evil card: { $card }
log-galaxy_trucker-picked-other = { $who } has picked an evil card

## Paying or suffering

gt-about-toll = Pay where a card lets you
gt-ask-toll = Pay { $n } credits, or bear it?
gt-do-choose-pay-credits = Pay { $n } credits
gt-do-choose-lose-days = Turn back
gt-do-choose-lose-goods = Hand over the best cube
gt-do-choose-lose-alien = Let the alien go
log-galaxy_trucker-paid = { $who } pays { $credits } credits
gt-you-paid = You pay { $credits } credits
gt-news-paid = credits: −{ $n }
gt-future-pays = costs { $n } cr
gt-future-later = { $n } cr at the goal

## Loans

gt-do-borrow = Take a loan: 10 credits
gt-do-repay = Repay a loan: 12 credits
gt-confirm-loan = you would owe 12 credits for every 10
gt-future-loans = loans: +{ $n }
log-galaxy_trucker-borrowed = { $who } borrows { $credits } credits
log-galaxy_trucker-repaid = { $who } repays { $credits } credits
gt-you-borrowed = You borrow { $credits } credits
gt-you-repaid = You repay { $credits } credits
gt-news-borrowed = takes a loan
gt-news-repaid = repays a loan
gt-report-loans = Loans
gt-report-promised = Deals of the flight

## Auctions

gt-ask-bid = An auction. Highest bid so far: { $n }
gt-do-bid-credits = Bid { $amount } (credits)
log-galaxy_trucker-bid-made-credits = { $who } bids { $amount } (credits)
log-galaxy_trucker-auctioned-credits = { $who } wins the auction for { $amount } (credits)
gt-do-bid-days = Bid { $amount } (days)
log-galaxy_trucker-bid-made-days = { $who } bids { $amount } (days)
log-galaxy_trucker-auctioned-days = { $who } wins the auction for { $amount } (days)
gt-do-bid-crew = Bid { $amount } (crew)
log-galaxy_trucker-bid-made-crew = { $who } bids { $amount } (crew)
log-galaxy_trucker-auctioned-crew = { $who } wins the auction for { $amount } (crew)
gt-do-bid-goods = Bid { $amount } (cubes)
log-galaxy_trucker-bid-made-goods = { $who } bids { $amount } (cubes)
log-galaxy_trucker-auctioned-goods = { $who } wins the auction for { $amount } (cubes)
gt-do-bid-batteries = Bid { $amount } (batteries)
log-galaxy_trucker-bid-made-batteries = { $who } bids { $amount } (batteries)
log-galaxy_trucker-auctioned-batteries = { $who } wins the auction for { $amount } (batteries)
log-galaxy_trucker-auctioned-none = Nobody bids
gt-news-bid = bids { $n }
gt-news-auctioned = wins the auction

## System test and corrosion

gt-ask-system-test = Which devices do you test? Untested: { $n }
gt-do-try-out = Test { $tile }, { $cell }
gt-do-try-most = Test as many as the batteries allow
gt-ask-corrosion = Which component falls off?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } tests { $n } devices with { $tokens } batteries
gt-you-tried-out = You test { $n } devices with { $tokens } batteries
gt-news-tested = devices tested: { $n }

## Other events

log-galaxy_trucker-boarded = { $who } takes a survivor aboard
gt-you-boarded = You take a survivor aboard
gt-news-boarded = a survivor comes aboard
log-galaxy_trucker-promised = { $who } will get { $credits } credits at the goal
gt-you-promised = You will get { $credits } credits at the goal
gt-news-promised = at the goal: +{ $n }
log-galaxy_trucker-recovered = { $who } need not pay for lost components: { $parts }
gt-you-recovered = You need not pay for lost components: { $parts }
gt-news-recovered = lost components: −{ $n }
log-galaxy_trucker-announced-ambush = { $who }: strength against the ambush { $n }
gt-you-announced-ambush = Your strength against the ambush: { $n }
gt-verdict-strongest = you have the most, and suffer for it
gt-verdict-strongest-so-far = the most so far
gt-verdict-short = too slow

## Refusals

why-gt-no-pick = That card is not in your hand, or none is being picked now.
why-gt-no-such-way = The card does not leave you this way.
why-gt-no-bid = A bid must be higher than the last one, and you must be able to pay it in full.
why-gt-no-test = This cannot be tested now: one battery tests two devices of its hull.
why-gt-no-drop = Only a component with an exposed connector falls off, when the card asks for it.
why-gt-no-loan = A loan is taken before a card is revealed, or when something is to be paid.
why-gt-no-repaying = A loan is repaid before a card is revealed, with 12 credits in hand.
