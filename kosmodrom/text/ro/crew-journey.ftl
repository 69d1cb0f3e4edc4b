# Jurnalul aparține celor care zboară împreună.

crew-logbook-crews = Echipaje
crew-logbook-choose = Alege un echipaj
crew-logbook-next = urmează misiunea { $mission }
crew-logbook-complete = toate misiunile încheiate
crew-logbook-unknown = Nu există un astfel de jurnal
crew-logbook-unknown-text = Poate s-a încheiat sau aparține unor oameni care zboară doar între ei.
crew-logbook-mine = La jurnalul meu
