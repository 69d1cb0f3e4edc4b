### Sentences about whoever reads them: «you» instead of a name

log-crew-commanded-you = You have { $card } and command
log-crew-proposed-you = You propose:
log-crew-agreed-you = You agree
log-crew-against-you = You say no
log-crew-said-you = You answer: { $says }
log-crew-role-given-you = You are { $role }
log-crew-announced-you = You were dealt { $card }
log-crew-task-taken-you = You take { $card }
log-crew-task-taken-token-you = You take { $card } with { $token }
log-crew-card-passed-you = You pass { $card } to { $to }
log-crew-communicated-you = You show { $card }; nobody knows why
log-crew-communicated-highest-you = You show { $card }, your highest
log-crew-communicated-only-you = You show { $card }, your only one
log-crew-communicated-lowest-you = You show { $card }, your lowest
log-crew-played-led-you = You lead { $card }
log-crew-played-followed-you = You follow with { $card }
log-crew-played-other-you = You play { $card }
log-crew-void-shown-you = You have no { $suit }
log-crew-trick-won-you = You take trick { $trick } with { $card }
log-crew-task-done-you = You have done task { $card }
log-crew-task-done-token-you = You have done task { $card } { $token }
log-crew-card-drawn-you = You draw { $card } from { $from }
crew-verdict-task-lost-you = { $cards } went to you in trick { $trick }, but the task was { $other }’s.
crew-verdict-role-wins-tricks-you = Trick { $trick } went to you, and should not have.
crew-verdict-trick-balance-you = After trick { $trick } you were too far ahead.
crew-verdict-capture-all-you = { $cards } went to you in trick { $trick }, and should not have.
