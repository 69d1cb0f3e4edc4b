### Echipajul: întrebarea dinaintea abandonării unei încercări începute; un loc fără radio.

crew-radio-none = fără radio
crew-leave-behind-title = Zborul nu s-a încheiat
crew-leave-behind = Misiunea { $mission } e încă în zbor.
crew-leave-behind-own = O misiune de-a ta e încă în zbor.
crew-leave-behind-lost = Dacă decolezi acum, acea încercare se întrerupe și contează în jurnal ca eșuată.
crew-leave-behind-go-on = Continuă acel zbor
crew-leave-behind-fly = Întrerupe-o și zboară în misiunea { $mission }
crew-leave-behind-stay = Nu acum
