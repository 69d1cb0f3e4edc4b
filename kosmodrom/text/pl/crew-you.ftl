### Zdania o osobie, która je czyta: «ty» zamiast imienia

log-crew-commanded-you = Masz { $card } i dowodzisz
log-crew-proposed-you = Proponujesz:
log-crew-agreed-you = Głosujesz za
log-crew-against-you = Głosujesz przeciw
log-crew-said-you = Odpowiadasz: { $says }
log-crew-role-given-you = Twoja rola: { $role }
log-crew-announced-you = Masz { $card }
log-crew-task-taken-you = Bierzesz { $card }
log-crew-task-taken-token-you = Bierzesz { $card } ({ $token })
log-crew-card-passed-you = Podajesz { $card }, dostaje { $to }
log-crew-communicated-you = Pokazujesz { $card }; nikt nie wie dlaczego
log-crew-communicated-highest-you = Pokazujesz { $card }, najwyższą
log-crew-communicated-only-you = Pokazujesz { $card }, jedyną
log-crew-communicated-lowest-you = Pokazujesz { $card }, najniższą
log-crew-played-led-you = Wychodzisz w { $card }
log-crew-played-followed-you = Dokładasz { $card }
log-crew-played-other-you = Grasz { $card }
log-crew-void-shown-you = Nie masz koloru ({ $suit })
log-crew-trick-won-you = Bierzesz lewę { $trick } kartą { $card }
log-crew-task-done-you = Twoje zadanie { $card } wykonane
log-crew-task-done-token-you = Twoje zadanie { $card } { $token } wykonane
log-crew-card-drawn-you = Ciągniesz { $card } (oddaje { $from })
crew-verdict-task-lost-you = { $cards } w lewie { $trick } bierzesz ty, a zadanie należało do kogoś innego: { $other }.
crew-verdict-role-wins-tricks-you = Lewę { $trick } bierzesz ty, a nie powinno tak być.
crew-verdict-trick-balance-you = Po lewie { $trick } jesteś za daleko z przodu.
crew-verdict-capture-all-you = Lewę { $trick } bierzesz ty, a te karty były dla kogoś innego.
