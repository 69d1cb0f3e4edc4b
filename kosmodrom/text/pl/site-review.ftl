## Wspólne oglądanie

together = Wspólne oglądanie
together-start = Obejrzyjmy razem
together-join = Oglądaj z nami
together-invited = { $name } ogląda tę partię jeszcze raz.
together-people = Kto tu jest: { $n }
together-waiting = Prowadzisz. Na razie nikogo więcej nie ma.
together-leading = Prowadzisz. Razem z tobą { $n ->
    [one] ogląda
   *[other] oglądają
  } { $names }.
together-led = Prowadzi { $name }.
together-alone = Oglądasz osobno.
together-leaderless = W tej chwili nikt nie prowadzi.
together-back = Wróć do wspólnego oglądania ({ $name })
together-break = Oglądaj osobno
together-take = Prowadź
together-hand-over = Oddaj prowadzenie
together-leads = prowadzi
together-led-gone = prowadzi, ale nie ma przy stole
together-follows = ogląda razem
together-on-own = ogląda osobno
together-stop = Zakończ wspólne oglądanie
together-point = Wskaż coś
together-point-hint = Naciśnij cokolwiek na planszy, a wszyscy zobaczą gdzie.
together-points = { $name } wskazuje coś tutaj
together-points-at = { $name } wskazuje: { $thing }
together-points-elsewhere = { $name } wskazuje coś, czego teraz nie widzisz
trouble-not-leading = Teraz prowadzi ktoś inny.
trouble-not-together = Najpierw dołącz do oglądających.

## Notatki do chwili

notes = Notatki
notes-none = Nie ma jeszcze notatek. Zostają przy partii, każda przy swojej chwili.
note-new = Notatka do tej chwili
note-add = Zachowaj notatkę
note-edit = Popraw notatkę
note-edited = poprawiona
note-save = Zachowaj
note-delete = Usuń notatkę
note-keep = Zostaw
trouble-no-note = Tej notatki już nie ma.
trouble-note-empty = Ta notatka jest pusta.
trouble-note-stranger = Przy tej partii piszą tylko ci, którzy w nią grali.
trouble-not-your-note = To cudza notatka.
trouble-too-many-notes = Więcej notatek ta partia nie pomieści: wszystkich { $most }, od jednej osoby { $each }.

## Widzowie, którzy później widzą wszystko

how-open = Widzowie { $pick }.
how-open-never = nie widzą tego, co zakryte
how-open-after = widzą wszystko, co zakryte, z opóźnieniem { $n ->
    [one] { $n } minuty
   *[other] { $n } minut
  }
hands-open = Widzowie widzą wszystko, co zakryte, z opóźnieniem { $n ->
    [one] { $n } minuty
   *[other] { $n } minut
  }.
hands-behind = Widzisz wszystko, co zakryte, a grę taką, jaka była { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[other] { $n } minut
  } temu.
hands-wait = Zobaczysz wszystko, co zakryte, z opóźnieniem { $n ->
    [one] { $n } minuty
   *[other] { $n } minut
  }. Gra dopiero się zaczęła.
hands-silent = Kto widzi wszystko, pisze przy stole dopiero po grze.
trouble-no-hands = W tej grze nikt niczego nie ukrywa.
trouble-no-such-delay = Opóźnienie widzów może wynosić od minuty do jednego dnia.
trouble-hands-open = To niemożliwe tam, gdzie widzowie później widzą wszystko.
trouble-sees-late = Kto widzi wszystko, pisze przy stole dopiero po grze.
