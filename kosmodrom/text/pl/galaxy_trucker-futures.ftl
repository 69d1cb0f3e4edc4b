## Co przyniesie odpowiedź

gt-if-silent = gdy minie czas
gt-gain = { $n } kr.
gt-future-crew = załoga: z { $from } na { $to }
gt-future-crew-stays = załoga nadal { $n }
gt-future-engines = silniki { $n }
gt-future-cannons = działa { $n }
gt-future-exposed = odsłonięte złącza: z { $from } na { $to }
gt-future-shots = { $n ->
    [one] { $n } strzał do ciebie
    [few] { $n } strzały do ciebie
   *[other] { $n } strzałów do ciebie
}
gt-future-reward = nagroda { $n } kr.
gt-future-goods-lost = { $n ->
    [one] strata: { $n } kostka warta { $worth }
    [few] strata: { $n } kostki warte { $worth }
   *[other] strata: { $n } kostek wartych { $worth }
}
gt-future-sold = { $n ->
    [one] { $n } kostka sprzedana za pół ceny
    [few] { $n } kostki sprzedane za pół ceny
   *[other] { $n } kostek sprzedanych za pół ceny
}
gt-future-cube = warta { $worth }
gt-future-fits = { $n ->
    [one] zmieści się
   *[other] zmieszczą się wszystkie
}
gt-future-some = miejsce na { $n } z { $all }
gt-future-goes = { $n ->
    [one] wyrzucasz { $n } swoją kostkę
    [few] wyrzucasz { $n } swoje kostki
   *[other] wyrzucasz { $n } swoich kostek
}
gt-future-behind = { $n ->
    [one] { $n } kostka zostaje
    [few] { $n } kostki zostają
   *[other] { $n } kostek zostaje
}
gt-future-all-aboard = nic nie zostaje
gt-future-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
gt-future-days-stay = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}: nadal miejsce { $to }
gt-future-days-place = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}: z miejsca { $from } na { $to }
gt-future-place = zostajesz na miejscu { $n }
gt-future-home = { $n } kr., gdyby lot skończył się teraz
gt-future-home-half = { $n } kr., towary za pół ceny
gt-future-again = wszystkie komponenty wracają, nic nie tracisz
gt-short-no-holds = nie masz ładowni
gt-short-no-special = czerwona wymaga specjalnej ładowni
gt-short-special-full = specjalne ładownie są pełne
gt-short-full = ładownie są pełne
gt-no-room-no-holds = Nie masz ładowni, więc nic nie wejdzie na pokład.
gt-no-room-no-special = Czerwone towary wymagają specjalnej (czerwonej) ładowni, a statek jej nie ma.
gt-no-room-special-full = Czerwone towary wymagają specjalnej ładowni, a twoje są pełne. Naciśnij kostkę na pokładzie, by ją wyjąć.
gt-no-room-full = Wszystkie ładownie są pełne. Naciśnij kostkę na pokładzie, by ją wyjąć.
gt-loading-rest = Co na końcu jeszcze czeka, wraca do banku.
gt-piece-at = { $piece } ({ $cell })
gt-confirm-lapped = lider zdubluje cię i lot się dla ciebie skończy
gt-ask-build-again = Taki statek nie poleci. Zbudować od nowa?
gt-guide-phase-again = Statek potrzebuje kabiny dla załogi i silnika skierowanego do tyłu. Zbuduj od nowa: wszystko wraca do magazynu, a pozostali poczekają.
gt-do-build-again = Buduję od nowa
gt-do-fly-as-it-is = Lecę takim, jaki jest
gt-do-restore-all = Przywróć wszystko
log-galaxy_trucker-took-apart = { $who } rozbiera statek i buduje od nowa
option-galaxy_trucker-second-try = W locie szkoleniowym ten, czyj statek nie poleci, { $pick }.
option-galaxy_trucker-second-try-true = może raz zbudować od nowa
option-galaxy_trucker-second-try-false = i tak leci
why-gt-no-holds = Statek nie ma ładowni.
why-gt-no-special = Czerwone towary wymagają specjalnej ładowni, a statek jej nie ma.
why-gt-special-full = Czerwone towary wymagają specjalnej ładowni, a twoje są pełne.
why-gt-holds-full = Wszystkie ładownie są pełne.
