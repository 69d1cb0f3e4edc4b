# Evil machinations: the cards that players pick for each other, auctions and loans.

## The lobby

option-galaxy_trucker-evil-machinations = Evil machinations: { $pick }.
option-galaxy_trucker-evil-machinations-true = everybody slips in a card
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
gt-bid-amount-credits =
    { $amount ->
        [one] { $amount } credit
       *[other] { $amount } credits
    }
gt-bid-amount-days =
    { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
gt-bid-amount-crew =
    { $amount ->
        [one] { $amount } crew member
       *[other] { $amount } crew members
    }
gt-bid-amount-goods =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
gt-bid-amount-batteries =
    { $amount ->
        [one] { $amount } battery
       *[other] { $amount } batteries
    }
gt-do-bid-credits = Bid { gt-bid-amount-credits }
log-galaxy_trucker-bid-made-credits = { $who } bids { gt-bid-amount-credits }
log-galaxy_trucker-auctioned-credits = { $who } wins the auction for { gt-bid-amount-credits }
gt-do-bid-days = Bid { gt-bid-amount-days }
log-galaxy_trucker-bid-made-days = { $who } bids { gt-bid-amount-days }
log-galaxy_trucker-auctioned-days = { $who } wins the auction for { gt-bid-amount-days }
gt-do-bid-crew = Bid { gt-bid-amount-crew }
log-galaxy_trucker-bid-made-crew = { $who } bids { gt-bid-amount-crew }
log-galaxy_trucker-auctioned-crew = { $who } wins the auction for { gt-bid-amount-crew }
gt-do-bid-goods = Bid { gt-bid-amount-goods }
log-galaxy_trucker-bid-made-goods = { $who } bids { gt-bid-amount-goods }
log-galaxy_trucker-auctioned-goods = { $who } wins the auction for { gt-bid-amount-goods }
gt-do-bid-batteries = Bid { gt-bid-amount-batteries }
log-galaxy_trucker-bid-made-batteries = { $who } bids { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-batteries = { $who } wins the auction for { gt-bid-amount-batteries }
log-galaxy_trucker-auctioned-none = Nobody bids
gt-news-bid = bids { $n }
gt-news-auctioned = wins the auction

## System test and corrosion

gt-ask-system-test = Which devices do you test? One battery tests two. Untested and lost: { $n }
gt-do-try-out = Test { $tile }, { $cell }
gt-do-try-most = Test as many as the batteries allow
gt-ask-corrosion = Corrosive cloud: which component falls off?
gt-do-drop = { $tile }, { $cell }
log-galaxy_trucker-tried-out = { $who } tests devices: { $n }, with batteries: { $tokens }
gt-you-tried-out = You test devices: { $n }, with batteries: { $tokens }
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
why-gt-no-loan = A loan is taken before a card is revealed, between flights, or when something is to be paid.
why-gt-no-repaying = A loan is repaid before a card is revealed or between flights, with 12 credits in hand.

## The auction panel

gt-bid-in-credits = { $card }, bids in credits
gt-bid-in-days = { $card }, bids in days
gt-bid-in-crew = { $card }, bids in crew
gt-bid-in-goods = { $card }, bids in cubes
gt-bid-in-batteries = { $card }, bids in batteries
gt-bid-rule = in flight order; a pass is final
gt-bid-passed = passed
gt-bid-highest = highest: { $n }
gt-bid-you = raise or pass?
gt-bid-was = bid { $n }
gt-bid-not-yet = no bid yet
gt-bid-first = Nobody has bid yet. Will you begin?
gt-bid-raise = Raise, or let { $name } have it?
gt-bid-range-credits = At least { $least }, at most the credits you have ({ $most }).
gt-bid-range-days = At least { $least }. You lose as many days as you bid.
gt-bid-range-crew = At least { $least }, at most your crew of { $most }. Whom you bid leaves the ship.
gt-bid-range-goods = At least { $least }, at most your cubes ({ $most }). They go to the bank.
gt-bid-range-batteries = At least { $least }, at most your batteries ({ $most }). They are gone then.
gt-bid-yours = Your bid
gt-auction-less = Less
gt-auction-more = More
gt-bid-pass-none = somebody else may bid
gt-bid-pass-to = { $name } has it for { $n } so far
gt-bid-brings-nothing = brings you nothing
gt-future-recovers =
    { $n ->
        [one] one lost part costs nothing
       *[other] { $n } lost parts cost nothing
    }
gt-future-ahead =
    { $n ->
        [one] one day
       *[other] { $n } days
    } ahead, from place { $from } to { $to }
gt-future-ahead-stay =
    { $n ->
        [one] one day
       *[other] { $n } days
    } ahead, you stay place { $to }

## The loan sheet

gt-loans = Loans
gt-loans-open =
    { $n ->
        [one] one open loan
       *[other] { $n } open loans
    }
gt-loans-help = A loan is taken or paid back before a card is turned up and between flights. Where a card wants more than you have, it is taken for you.
gt-loans-borrow-note = 12 to pay back before the game ends
gt-loans-repay-note = one chip less
gt-loans-short = it takes 12 credits
gt-loans-left = Open loans
gt-loans-lost = Whoever has an open loan has lost, and comes last however many credits there are.
gt-end-owes = You have an open loan, so this game is lost.
gt-bill-borrowed = borrowed, because it was not enough
gt-bill-repaid = paid back, 12 for each

## What a question is about, card by card

gt-ask-combat-zone-ambush = Ambush: the weakest is shot at. More cannons?
gt-ask-combat-zone-engine-inspection = Engine inspection: the weakest engines wait. More engines?
gt-ask-combat-zone-gravity-well = Gravity well: every point below 5 costs a day. More engines?
gt-ask-combat-zone-jealous-gunners = Jealous gunners: the strongest cannons are shot at. Show more?
gt-ask-combat-zone-crew-walkout = Crew walkout: the largest crew loses two
gt-ask-open-space-boundless-space = Boundless space: every engine carries twice as far. More?
gt-ask-offer-space-hulk-for-sale = Buy the hulk now, and be paid at the goal?
gt-ask-offer-drifting-ship = Help the drifting ship? If nobody does, all face a meteor
gt-ask-toll-toll-gate = Toll gate: pay { $n } credits, or turn back?
gt-ask-toll-customs-inspection = Customs: hand over your best cube, or pay { $n } credits?
gt-ask-toll-alien-embassy = Embassy: pay { $n } credits for this alien, or say farewell?
gt-ask-battery-solar-flare = Solar flare: which batteries does it drain? Still { $n }
gt-ask-battery-slingshot = Your bid: which batteries do you give? Still { $n }
gt-ask-battery-drifting-ship = Which batteries does the drifting ship get? Still { $n }
gt-ask-cube-stowaways = Stowaways: which cube do they take? Still { $n }
gt-ask-crew-recruiting-office = Your bid: who leaves with the recruiters? Still { $n }
gt-ask-crew-crew-walkout = Crew walkout: who leaves the ship? Still { $n }
gt-ask-crew-bounty-hunters = Bounty hunters: whom do they take? Still { $n }
gt-ask-crew-toll-gate = You turn back: who stays behind at the gate? Still { $n }
gt-ask-cube-customs-inspection = Customs: from which hold do you hand it over?
gt-ask-battery-stowaways = Stowaways: no cubes are left, which batteries do they take? Still { $n }
gt-do-enough-system-test = No more tests
log-galaxy_trucker-victim-evil = It strikes { $who }
gt-you-victim-evil = It strikes you
gt-news-victim-evil = is struck
gt-you-bid-made-credits = You bid { gt-bid-amount-credits }
gt-you-bid-made-days = You bid { gt-bid-amount-days }
gt-you-bid-made-crew = You bid { gt-bid-amount-crew }
gt-you-bid-made-goods = You bid { gt-bid-amount-goods }
gt-you-bid-made-batteries = You bid { gt-bid-amount-batteries }
gt-you-auctioned-credits = You win the auction for { gt-bid-amount-credits }
gt-you-auctioned-days = You win the auction for { gt-bid-amount-days }
gt-you-auctioned-crew = You win the auction for { gt-bid-amount-crew }
gt-you-auctioned-goods = You win the auction for { gt-bid-amount-goods }
gt-you-auctioned-batteries = You win the auction for { gt-bid-amount-batteries }
