### Własne misje, na które nie da się polecieć: dlaczego.

crew-design-trick-first = pierwsza
crew-design-trick-last = ostatnia

wrong-crew-balance = Przewaga może wynosić od 1 do { $tricks } lew, a nie { $count }.
wrong-crew-won-tricks = Wziąć można od 0 do { $tricks } lew, a nie { $count }.
wrong-crew-tasks = Zadań może być od 0 do { $most }, a nie { $tasks }.
wrong-crew-nothing-to-do = Misja bez zadań potrzebuje celu albo zakazu.
wrong-crew-assign = Tylu zadań ({ $tasks }) nie da się tak przydzielić.
wrong-crew-token-twice = Każdy żeton jest tylko jeden.
wrong-crew-tokens = Żetonów ({ $tokens }) jest więcej niż zadań ({ $tasks }).
wrong-crew-token-number = Żetonu { $number } nie da się dotrzymać: zadań jest mniej ({ $tasks }).
wrong-crew-arrows = Strzałki zaczynają się od jednej i dwóch i idą bez przerw.
wrong-crew-finish-tasks = Takie zakończenie wymaga zadań.
wrong-crew-finish-goals = Takie zakończenie wymaga celów.
wrong-crew-setup-draft = Żetony można przesuwać tylko wtedy, gdy zadania leżą odkryte i bierze się je po kolei.
wrong-crew-swap = Do zamiany potrzebne są dwa żetony.
wrong-crew-move = Do przesunięcia żetonu jedno zadanie musi go mieć, a inne nie.
wrong-crew-roles = Ról może być najwyżej { $most }.
wrong-crew-role-names = Każda rola musi mieć własną nazwę.
wrong-crew-role-left-of = Rola „{ $role }”: karta należy tylko do ról, o których decydują karty.
wrong-crew-role-card = Rola „{ $role }”: jej karty nie ma w talii.
wrong-crew-role-commander = Rola „{ $role }”: dowódca wskazuje kogoś innego.
wrong-crew-role-answers = Rola „{ $role }”: pytanie wymaga dwóch odpowiedzi.
wrong-crew-radio = Radio nigdy by nie zadziałało: lew jest tylko { $tricks }.
wrong-crew-draw-once = Karty od sąsiada można ciągnąć tylko raz.
wrong-crew-draw-late = Po lewie { $trick } z { $tricks } nie ma już prawie czego ciągnąć.
wrong-crew-nobody = W tej misji nie ma roli „{ $role }”.
wrong-crew-trick-count = Liczba lew jest albo dokładna, albo największa.
wrong-crew-no-token = Żadne zadanie nie ma tego żetonu.
wrong-crew-cards-once = Wybierz karty, które mają wziąć, każdą raz.
wrong-crew-cards-missing = Jednej z tych kart nie ma w talii.
wrong-crew-cards-count = Lewę może wziąć od 1 do { $most } takich kart, a nie { $count }.
wrong-crew-suit-missing = Tego koloru nie ma w talii.
wrong-crew-no-trick = Podaj lewy, które trzeba wziąć.
wrong-crew-trick = Nie ma lewy { $trick }; ostatnia to { $tricks }.
