### Kosmobiuro na dwóch stronach.

cosmobureau-howto-turn-title = Tura z trzech części
cosmobureau-howto-turn = Umieść agenta w pustym przedziale statku, użyj tego, co przedział pokazuje, weź nowego agenta. Po 13 albo 14 turach wygrywa, kto ma najwięcej kredytów.
cosmobureau-howto-place = umieść
cosmobureau-howto-use = użyj
cosmobureau-howto-take = weź
cosmobureau-howto-most = liczą się kredyty
cosmobureau-howto-contacts-title = Styki muszą się spotkać
cosmobureau-howto-contacts = Choć jeden styk spotyka styk statku, czyli półkole przy krawędzi, albo innego agenta. Agenta wolno najpierw obrócić; gdy już leży, zostaje.
cosmobureau-howto-meets = pasuje
cosmobureau-howto-misses = nie pasuje
cosmobureau-howto-icons-title = Co robią ikony
cosmobureau-howto-icons = W dowolnej kolejności, każda raz. Czerwona strzałka to cena, fioletowa kapsuła działa raz za każdy twój poziom albo placówkę.
cosmobureau-howto-store-title = Jeden magazyn na wszystko
cosmobureau-howto-store = Paliwo i próbki dzielą dziewięć pól. Większy magazyn otwiera trzy następne, dwa razy w grze.
cosmobureau-howto-flight-title = Lot
cosmobureau-howto-flight = Krok na sąsiedni kafelek kosztuje 1 paliwo, w nieznane 3, z tunelu do tunelu nic. Kto odkryje kafelek, dostaje jego premię. Leć, dopóki możesz.
cosmobureau-howto-free = za darmo
cosmobureau-howto-landing-title = Lądowanie
cosmobureau-howto-landing = Tam, gdzie lot się kończy, jeden agent w kolorze planety może wylądować, raz w życiu: 2 kredyty i 1 więcej za każdą próbkę tego koloru.
cosmobureau-howto-offices-title = Pięć placówek
cosmobureau-howto-offices = Placówka od razu daje tyle, ile na niej napisano. Potrzebuje pasującej planety pod statkiem, na której nie ma jeszcze żadnej.
cosmobureau-howto-bureau-title = Biuro
cosmobureau-howto-bureau = Płaci każdy pokój, do którego wchodzisz. Pokoje 3, 6, 10 i 14 to poziomy: za każdym razem jeden inspektor na pokładzie awansuje za 2 kredyty i ma styki z każdej strony.
cosmobureau-howto-end-title = Koniec
cosmobureau-howto-end = Gdy worek jest pusty, każdy ma jeszcze jedną turę. Każdy zestaw trzech różnych próbek daje 6. Przy remisie wygrywa, kto ma więcej paliwa.
