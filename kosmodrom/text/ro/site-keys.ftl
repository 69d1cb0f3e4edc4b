### Ce face fiecare tastă

keys-title = Taste
keys-everywhere = Peste tot
keys-replay = Reluare
keys-everywhere-next = la următorul lucru care se apasă
keys-everywhere-press = apasă
keys-everywhere-away = închide, pune deoparte, uită alegerea
keys-everywhere-help = lista aceasta
keys-crew-card = la o carte din mână
keys-crew-walk = de-a lungul mâinii
keys-crew-play = ridică o carte; încă o dată: o joacă
keys-cosmobureau-agent = ia un agent din mână
keys-cosmobureau-turn = rotește agentul
keys-cosmobureau-press = așază, zboară, folosește ce este marcat
keys-galaxy_trucker-grab = ia o componentă; în zbor: mai departe
keys-galaxy_trucker-turn = rotește componenta, în sens invers
keys-galaxy_trucker-walk = pe navă
keys-galaxy_trucker-place = pune componenta aici
keys-galaxy_trucker-aside = pune componenta deoparte
keys-galaxy_trucker-return = dă componenta înapoi
keys-galaxy_trucker-undo = inspecție: pune la loc ce s-a scos
keys-galaxy_trucker-pause = pauză, continuă
keys-replay-step = un pas înapoi, înainte
keys-replay-chapter = un capitol înapoi, înainte
keys-replay-ends = la început, la sfârșit
keys-replay-play = pornește, oprește
