# Powiadomienia przy zamkniętej stronie, godziny ciszy, instalacja, strony bez połączenia.

push-closed-too = Powiadomienie na tym urządzeniu, także gdy strona jest zamknięta
push-page-only = Do tej przeglądarki nic nie dotrze przy zamkniętej stronie: powiadomienia przychodzą tylko wtedy, gdy jest otwarta.
push-on = Możesz zamknąć tę stronę: gdy przyjdzie twój ruch, pojawi się powiadomienie.
push-quiet = Godziny ciszy
push-quiet-text = W tym czasie bez powiadomień; potem jedno wymieni wszystkie stoły, które czekają
push-quiet-from = Od
push-quiet-to = do
install-title = { site-name } jako aplikacja
install-text = Własna ikona i okno bez przeglądarki dookoła
install-do = Zainstaluj
version-new = Jest nowa wersja Kosmodromu.
version-load = Wczytaj
offline-title = Nie ma połączenia.
offline-works = Twoje zakończone gry możesz oglądać i teraz:
offline-nothing = Twoje zakończone gry można oglądać także bez połączenia, ale w tej przeglądarce żadna nie jest jeszcze zapisana.
offline-rest = Stoły, ruchy i cała reszta wrócą razem z połączeniem.
trouble-no-push = Do tej przeglądarki nie można wysyłać powiadomień.
trouble-no-zone = Serwer nie zna strefy czasowej tego urządzenia.
