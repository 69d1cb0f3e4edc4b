### Propoziții despre cine le citește: «tu» în locul numelui

log-crew-commanded-you = Ai { $card } și comanzi
log-crew-proposed-you = Propui:
log-crew-agreed-you = Ești de acord
log-crew-against-you = Ești împotrivă
log-crew-said-you = Răspunzi: { $says }
log-crew-role-given-you = Rolul tău: { $role }
log-crew-announced-you = Ai { $card }
log-crew-task-taken-you = Iei { $card }
log-crew-task-taken-token-you = Iei { $card } cu { $token }
log-crew-card-passed-you = Dai { $card }, o primește { $to }
log-crew-communicated-you = Arăți { $card }; nimeni nu știe de ce
log-crew-communicated-highest-you = Arăți { $card }, cea mai mare
log-crew-communicated-only-you = Arăți { $card }, singura
log-crew-communicated-lowest-you = Arăți { $card }, cea mai mică
log-crew-played-led-you = Începi cu { $card }
log-crew-played-followed-you = Răspunzi cu { $card }
log-crew-played-other-you = Joci { $card }
log-crew-void-shown-you = Nu ai { $suit }
log-crew-trick-won-you = Iei levata { $trick } cu { $card }
log-crew-task-done-you = Sarcina ta { $card } e îndeplinită
log-crew-task-done-token-you = Sarcina ta { $card } { $token } e îndeplinită
log-crew-card-drawn-you = Tragi { $card } (de la { $from })
crew-verdict-task-lost-you = { $cards }: levata { $trick } ai luat-o tu, dar sarcina era a altcuiva: { $other }.
crew-verdict-role-wins-tricks-you = Levata { $trick } o iei tu, dar nu trebuia.
crew-verdict-trick-balance-you = După levata { $trick } ești prea departe în față.
crew-verdict-capture-all-you = Levata { $trick } o iei tu, dar cărțile erau pentru altcineva.
