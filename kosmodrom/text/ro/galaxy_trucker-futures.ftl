## Ce ar aduce un răspuns

gt-if-silent = dacă trece timpul
gt-gain = { $n } cr.
gt-future-crew = echipaj: de la { $from } la { $to }
gt-future-crew-stays = echipajul rămâne { $n }
gt-future-engines = motoare { $n }
gt-future-cannons = tunuri { $n }
gt-future-exposed = conectori descoperiți: de la { $from } la { $to }
gt-future-shots = { $n ->
    [one] o lovitură spre tine
    [few] { $n } lovituri spre tine
   *[other] { $n } de lovituri spre tine
}
gt-future-reward = recompensă { $n } cr.
gt-future-goods-lost = { $n ->
    [one] pierzi un cub, valoare { $worth }
    [few] pierzi { $n } cuburi, valoare { $worth }
   *[other] pierzi { $n } de cuburi, valoare { $worth }
}
gt-future-sold = { $n ->
    [one] un cub vândut la jumătate de preț
    [few] { $n } cuburi vândute la jumătate de preț
   *[other] { $n } de cuburi vândute la jumătate de preț
}
gt-future-cube = valoare { $worth }
gt-future-fits = { $n ->
    [one] încape
   *[other] încap toate
}
gt-future-some = loc pentru { $n } din { $all }
gt-future-goes = { $n ->
    [one] arunci un cub de la bord
    [few] arunci { $n } cuburi de la bord
   *[other] arunci { $n } de cuburi de la bord
}
gt-future-behind = { $n ->
    [one] un cub rămâne
    [few] { $n } cuburi rămân
   *[other] { $n } de cuburi rămân
}
gt-future-all-aboard = nu rămâne nimic
gt-future-days = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}
gt-future-days-stay = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}: tot locul { $to }
gt-future-days-place = { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
}: de pe locul { $from } pe { $to }
gt-future-place = rămâi pe locul { $n }
gt-future-home = { $n } cr. dacă s-ar încheia acum
gt-future-home-half = { $n } cr., mărfuri la jumătate de preț
gt-future-again = toate componentele se întorc, nu pierzi nimic
gt-short-no-holds = nu ai cale
gt-short-no-special = roșul cere o cală specială
gt-short-special-full = calele speciale sunt pline
gt-short-full = calele sunt pline
gt-no-room-no-holds = Nu ai cale, deci nimic nu poate urca la bord.
gt-no-room-no-special = Marfa roșie cere o cală specială (cea roșie), iar nava ta nu are niciuna.
gt-no-room-special-full = Marfa roșie cere o cală specială, iar ale tale sunt pline. Apasă un cub de la bord ca să-l scoți.
gt-no-room-full = Toate calele sunt pline. Apasă un cub de la bord ca să-l scoți.
gt-loading-rest = Ce mai așteaptă la sfârșit se întoarce la bancă.
gt-piece-at = { $piece } ({ $cell })
gt-confirm-lapped = liderul te-ar depăși cu un tur și zborul tău s-ar încheia
gt-ask-build-again = Nava nu poate zbura așa. Construiești din nou?
gt-guide-phase-again = O navă are nevoie de o cabină pentru echipaj și de un motor îndreptat spre spate. Construiește din nou: totul se întoarce în depozit, iar ceilalți te așteaptă.
gt-do-build-again = Construiesc din nou
gt-do-fly-as-it-is = Zbor așa cum este
gt-do-restore-all = Pune totul la loc
log-galaxy_trucker-took-apart = { $who } desface nava și construiește din nou
option-galaxy_trucker-second-try = În zborul de învățare, cine nu poate zbura { $pick }.
option-galaxy_trucker-second-try-true = poate construi din nou, o dată
option-galaxy_trucker-second-try-false = zboară oricum
why-gt-no-holds = Nava ta nu are cale.
why-gt-no-special = Marfa roșie cere o cală specială, iar nava ta nu are niciuna.
why-gt-special-full = Marfa roșie cere o cală specială, iar ale tale sunt pline.
why-gt-holds-full = Toate calele tale sunt pline.
