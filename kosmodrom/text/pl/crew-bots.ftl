### Załoga: myśli botów, do powtórki.

bot-crew-only-card = zagranie { $card }: żadna inna karta nie była dozwolona
bot-crew-only-choice = nie było innego wyboru
bot-crew-for-own-task = zagranie { $card }, aby wykonać własne zadanie { $task }
bot-crew-fed = oddanie { $card }: to zadanie ma { $seat }
bot-crew-let-win = zagranie { $card }: niech { $task } bierze { $seat }
bot-crew-kept-back = karta { $kept } została w ręce: { $seat } wciąż czeka na { $task }
bot-crew-stayed-low = niska karta { $card }: lewę niech bierze { $seat }
bot-crew-took = lewa wzięta kartą { $card }
bot-crew-trumped = brak koloru wyjścia: lewa wzięta kartą { $card }
bot-crew-threw-away = brak koloru wyjścia: karta { $card } zrzucona
bot-crew-led-for-own = wyjście { $card }, aby wyciągnąć własne zadanie { $task }
bot-crew-led-for-other = wyjście { $card }: { $seat } czeka na { $task }
bot-crew-led-low = wyjście { $card }: niska karta, w tym kolorze nie ma zadań
bot-crew-led-high = wyjście { $card }, aby dalej prowadzić
bot-crew-imagined = zagranie { $card }: załoga mogła wygrać { $share }% wyobrażonych gier z tą kartą
bot-crew-task-held = zadanie { $card } wzięte: ta karta jest w ręce
bot-crew-task-taken = zadanie { $card } wzięte: ta ręka może wziąć lewę w tym kolorze
bot-crew-signalled = karta { $card } pokazana przez radio: jest ważna dla otwartego zadania
bot-crew-nothing-to-say = radio zostaje na później
bot-crew-answered =
    odpowiedź „{ $says ->
         [yes] tak
        *[no] nie
         [good] dobrze
         [bad] źle
         [first_four] pierwsze cztery
         [last] ostatnia
         [between] te pomiędzy
    }”: taka jest ręka
bot-crew-named = wybór: { $seat }, przemawiają za tym odpowiedzi
bot-crew-gave-task = zadanie dostaje { $seat }
bot-crew-passed = kartę { $card } dostaje { $seat }: tam przyda się najbardziej
bot-crew-agreed = zgoda na propozycję
bot-crew-no-change = nie trzeba niczego zmieniać
bot-crew-role-wanted = propozycja: { $seat }, bo była o to prośba
bot-crew-proposed = propozycja: pierwsza możliwość
