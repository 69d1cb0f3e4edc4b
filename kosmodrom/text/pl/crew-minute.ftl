### „Załoga”: pierwsza minuta. O co chodzi w próbie, sygnał alarmowy, radio, stawka.

crew-goal-draft = { $count ->
    [one] Kto weźmie to zadanie, musi wziąć lewę z tą kartą.
   *[other] Kto weźmie zadanie, musi wziąć lewę z tą kartą.
}
crew-goal-you = Musisz wziąć lewę, w której jest { $card }. Reszta pomaga; nie wolno rozmawiać.
crew-goal-other = Lewę, w której jest { $card }, musi wziąć { $name }. Pomóż; nie wolno rozmawiać.
crew-goal-tasks = Kto ma zadanie, musi wziąć lewę z tą kartą. Wygrywacie albo przegrywacie razem.
crew-goal-owner = { $name }: { $cards }
crew-goal-silence = O swoich kartach nie wolno mówić.
crew-goal-in-hand = { $card } masz na ręce: ty decydujesz, kiedy ją zagrać.
crew-goal-elsewhere = { $card } jest u kogoś innego.
crew-ready = Wszystko gotowe do pierwszej lewy?
crew-ready-help = Nikt nie mówi, co ma na ręce; zaraz będzie radio.
crew-understood = Jasne
crew-ask-draft-one = Dowodzisz, więc zadanie jest twoje: weź je.
crew-distress-title = Sygnał alarmowy: rzadko potrzebny
crew-distress-what = Przed pierwszą lewą wszyscy podają po jednej karcie w tę samą stronę. Rakiety zostają.
crew-distress-price = W dzienniku to o jedną próbę więcej i wszyscy muszą się zgodzić.
crew-distress-sure = Na pewno? To o jedną próbę więcej. W którą stronę?
crew-distress-ask = Zapytaj resztę
crew-distress-left = Podajemy w lewo
crew-distress-right = Podajemy w prawo
crew-distress-not-now = Nie teraz
crew-waits-word = { $name } czeka na twoje słowo.
crew-waits-time = { $name } daje chwilę na sygnał.
crew-task-of-you = to twoje zadanie
crew-stake-on-table = Na stole leży { $card }: tę lewę musi wziąć { $name }.
crew-stake-on-table-you = Na stole leży { $card }: tę lewę musisz wziąć ty.
crew-stake-in-hand = Masz na ręce { $card }; zadanie: { $name }.
crew-stake-in-hand-you = Masz na ręce { $card }: to twoje zadanie.
crew-preview-higher = { $name } weźmie lewę tylko wyższą kartą tego koloru ({ $suit }) albo rakietą.
crew-preview-rocket = { $name } weźmie lewę tylko rakietą.
crew-logbook-aids = z notatkami
crew-logbook-aborted = przerwana próba
crew-logbook-taken-back = cofnięto: { $n }
