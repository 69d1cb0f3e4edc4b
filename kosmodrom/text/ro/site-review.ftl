## Privim împreună înapoi

together = Reluare împreună
together-start = Să revedem împreună
together-join = Privește și tu
together-invited = { $name } revede această partidă.
together-people = Cine e aici: { $n }
together-waiting = Tu conduci reluarea. Încă nu te urmează nimeni.
together-leading = Tu conduci. Te urmează { $names }.
together-led = { $name } conduce.
together-alone = Privești pe cont propriu.
together-leaderless = Acum nu conduce nimeni.
together-back = Înapoi la { $name }
together-break = Privește pe cont propriu
together-take = Preia conducerea
together-hand-over = Predă conducerea
together-leads = conduce
together-led-gone = conduce, dar acum lipsește
together-follows = urmează
together-on-own = privește pe cont propriu
together-stop = Ieși din reluarea împreună
together-point = Arată ceva
together-point-hint = Apasă orice de pe tablă și toți văd unde.
together-points = { $name } arată ceva aici
together-points-at = { $name } arată: { $thing }
together-points-elsewhere = { $name } arată ceva ce nu vezi acum
trouble-not-leading = Acum conduce altcineva.
trouble-not-together = Alătură-te mai întâi celor care revăd partida.

## Însemnări la un moment

notes = Însemnări
notes-none = Încă nu sunt însemnări. Rămân cu partida, fiecare la momentul ei.
note-new = Însemnare la acest moment
note-add = Păstrează însemnarea
note-edit = Rescrie însemnarea
note-edited = modificată
note-save = Păstrează
note-delete = Șterge însemnarea
note-keep = Las-o
trouble-no-note = Însemnarea aceasta nu mai există.
trouble-note-empty = Însemnarea este goală.
trouble-note-stranger = Lângă această partidă scriu doar cei care au jucat-o.
trouble-not-your-note = Este însemnarea altcuiva.
trouble-too-many-notes = Partida nu mai poate păstra însemnări: cel mult { $most } cu totul, { $each } de la o persoană.

## Spectatori care văd totul mai târziu

how-open = Spectatorii { $pick }.
how-open-never = nu văd ce este ascuns
how-open-after = văd tot ce este ascuns, cu { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  } întârziere
hands-open = Spectatorii văd tot ce este ascuns, cu { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  } întârziere.
hands-behind = Vezi tot ce este ascuns și jocul așa cum era acum { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  }.
hands-wait = Vei vedea tot ce este ascuns, cu { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
  } întârziere. Jocul abia a început.
hands-silent = Cine vede totul scrie la masă după ce jocul se termină.
trouble-no-hands = În acest joc nimeni nu ascunde nimic.
trouble-no-such-delay = Spectatorii pot fi în urmă cu cel puțin un minut și cel mult o zi.
trouble-hands-open = Nu se poate acolo unde spectatorii văd totul mai târziu.
trouble-sees-late = Cine vede totul scrie la masă după ce jocul se termină.
