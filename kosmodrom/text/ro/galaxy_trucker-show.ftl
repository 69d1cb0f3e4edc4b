### Galaxy Trucker: spectacolul zborului, ce îmi spune și cum îl urmăresc.

gt-you-rolled = Dai { $first } și { $second }: { $sum }
gt-you-threatened-missed = Trece pe lângă nava ta
gt-you-threatened-harmless = Ricoșează din nava ta
gt-you-threatened-shot = Îl dobori
gt-you-threatened-shielded = Scutul tău rezistă
gt-you-threatened-hit = Nava ta e lovită
gt-you-lost-part-destroyed = Pierzi: { $tile }
gt-you-lost-part-fallen = De pe nava ta se desprinde { $tile }
gt-you-powered = Consumi o baterie
gt-you-announced-engines = Puterea motoarelor tale: { $n }
gt-you-announced-cannons = Puterea tunurilor tale: { $n }
gt-you-announced-crew = Echipajul tău: { $n }
gt-you-fought-won = Învingi
gt-you-fought-tied = Ieși la egalitate
gt-you-fought-lost = Pierzi lupta
gt-you-moved-on = Înaintezi { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
}
gt-you-moved-back = Pierzi { $n ->
    [one] o zi
    [few] { $n } zile
   *[other] { $n } de zile
}
gt-you-took-offer = Accepți
gt-you-took-planet = Aterizezi pe planeta { $planet }
gt-you-passed = Zici pas
gt-you-cargo-changed-some = Încarci { $loaded } și lași { $thrown }
gt-you-cargo-changed-all = Încarci { $loaded }
gt-you-cargo-changed-left = Lași { $thrown }
gt-you-cargo-changed-none = Nu încarci nimic
gt-you-earned = Câștigi { $credits } cr.
gt-you-gave-human = Pierzi un om
gt-you-gave-alien = Pierzi un extraterestru
gt-you-gave-cube = Pierzi: { $cube }
gt-you-gave-battery = Pierzi o baterie
gt-you-victim = Ai cel mai slab rezultat
gt-you-gave-up-own-choice = Renunți
gt-you-gave-up-no-humans = Nu mai ai niciun om: zborul tău s-a încheiat
gt-you-gave-up-no-engines = Nu mai poți înainta: zborul tău s-a încheiat
gt-you-gave-up-lapped = Ai rămas un tur în urmă: zborul tău s-a încheiat
gt-you-gave-up-no-ship = Nu mai ai navă
gt-you-gave-up-departed = Ai părăsit zborul
gt-show-announce-you = Întorci cartea { $n }
gt-show-missed-lost = A trecut prea repede. Componente pierdute de tine: { $n }. Apasă o carte de sus ca să vezi ce a făcut.

## Cine a ieșit și la cine te uiți

gt-out-own-choice = a renunțat
gt-out-no-humans = niciun om la bord
gt-out-no-engines = nu mai poate înainta
gt-out-lapped = un tur în urmă
gt-out-no-ship = nava distrusă
gt-out-departed = a plecat
gt-out-since = în afara zborului de la cartea { $n }
gt-watch = La cine te uiți
gt-watch-first = Liderul
gt-watch-leader = Te uiți la { $name }, pe primul loc
gt-watch-back = Uită-te la lider
gt-skip-landing = Direct la aterizare
gt-skip-landing-note = nimeni nu te așteaptă
gt-skipping = Direct la aterizare, fără spectacol
gt-skip-off = Privește din nou

## Pauză, încă o dată, de când ai fost aici

gt-pause = Pauză
gt-paused = Spectacolul e în pauză
gt-paused-alone = Masa te așteaptă. Continuă cu P sau pas cu pas cu „Mai departe”.
gt-paused-others = Doar spectacolul tău stă pe loc. Ceilalți zboară mai departe, apoi îi ajungi din urmă.
gt-paused-asked = Te așteaptă o întrebare. Continuă ca s-o vezi.
gt-more-below = Mai jos sunt și altele ↓
gt-paused-clock = Ceasul stă pe loc până continui.
gt-unpause = Continuă
gt-again = Arată încă o dată
gt-again-once = Încă o dată:
gt-again-back = Înapoi la zbor
gt-before = Ce a fost înainte
gt-away = { $n ->
    [one] O carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} de când ai fost aici
gt-away-skip = Direct la prezent
