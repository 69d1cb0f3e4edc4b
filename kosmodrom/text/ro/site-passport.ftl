# Pașaportul: cine este cine pe orice dispozitiv, fără cont.

passport-title = Pașaportul tău
passport-nav = Pașaport
passport-lead = Fără cont, fără e-mail. Cine are cele douăsprezece cuvinte are călătoriile tale.
passport-kind = Kosmodrom, pașaport de călătorie
passport-portrait = Un portret cu cască
passport-rename = Schimbă numele
passport-others = Așa te văd ceilalți. Pe ecranul tău ești „Tu”.
passport-speaks = Limba
passport-since = În zbor din
passport-journeys = Călătorii
passport-games = Jocuri
passport-pennant = Flamura, dacă locul e liber
passport-pennant-text = Când te așezi și locul cu această flamură e liber, este al tău. Altfel primești următorul loc liber.
passport-pennant-red = Roșie, simplă
passport-pennant-yellow = Galbenă, dungi
passport-pennant-green = Verde, săgeți
passport-pennant-blue = Albastră, puncte
passport-pennant-orange = Portocalie, cruce
passport-stamps-none = Ștampilele vin cu prima misiune câștigată, prima navă ajunsă, primul formular depus.
passport-stamp-mission = Misiunea
passport-stamp-won = câștigată
passport-stamp-arrived = Sosire
passport-stamp-credits = { $n ->
    [one] un credit
    [few] { $n } credite
   *[other] { $n } de credite
}

passport-carry = Ia-l pe alt dispozitiv
passport-carry-text = Arată codul camerei celuilalt dispozitiv sau dictează cuvintele. Vine totul cu tine; nu rămâne nimic în urmă.
passport-qr = Codul QR al acestui pașaport
passport-words = Cele douăsprezece cuvinte
passport-print = Tipărește
passport-hide = Ascunde
passport-show = Arată cuvintele
passport-hidden = Cuvintele sunt ascunse. Cine le vede poate fi tu.
passport-none = Douăsprezece cuvinte deschid acest pașaport pe orice dispozitiv, chiar dacă un browser te uită. Creează-le, apoi notează-le sau tipărește-le.
passport-make = Creează douăsprezece cuvinte
passport-elsewhere = Cuvintele au fost create pe { $day } și le știu doar browserele în care au fost create sau scrise. Aici poți crea altele noi.
passport-seen = Le-a văzut cineva?
passport-renew = Creează cuvinte noi
passport-renew-text = Cuvintele vechi și linkul lor încetează pe loc să funcționeze. Dispozitivele tale rămân.
passport-renew-keep = Păstrează-le pe cele vechi

passport-homes = Unde ești acasă
passport-device-this = Acest dispozitiv
passport-device-here = acum aici
passport-device-table = acum la masa „{ $table }”
passport-drop-ask = Îl deconectezi?
passport-drop-text = Te uită imediat. Locurile tale rămân ale tale și pot fi ocupate de aici. Dacă cineva de acolo poate ști cuvintele, creează și altele noi.
passport-drop-one = Deconectează: { $device }
passport-keep = Păstrează
passport-dropped = Deconectat.
passport-have-words = Am cuvinte din altă parte
passport-have-text = Ești acasă pe alt dispozitiv? Pagina pașaportului de acolo arată cuvintele sau le creează.

passport-enter-title = Cuvinte din altă parte
passport-enter-label = Cele douăsprezece cuvinte sau linkul lor
passport-enter-hint = Majusculele, virgulele și spațiile nu contează. Ajung primele patru litere ale fiecărui cuvânt.
passport-look = Găsește pașaportul
passport-found = Pașaportul pe numele { $name }
passport-found-since = În zbor din { $day }: { $journeys ->
    [one] o călătorie
    [few] { $journeys } călătorii
   *[other] { $journeys } de călătorii
}, { $games ->
    [one] un joc dus
    [few] { $games } jocuri duse
   *[other] { $games } de jocuri duse
} până la capăt.
passport-own = E deja deschis pe acest dispozitiv.
passport-open = Deschide-l aici
passport-bring-title = Și ce s-a jucat aici?
passport-bring-text = Până acum acest dispozitiv este „{ $name }”, cu { $tables ->
    [one] o masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} și { $journeys ->
    [one] o călătorie
    [few] { $journeys } călătorii
   *[other] { $journeys } de călătorii
}. Totul poate intra în pașaport; unde există și aici, și acolo un loc sau o încercare, rămâne cel din pașaport.
passport-bring-warning = Doar dacă aceste cuvinte sunt ale tale: cine le are primește și locurile tale.
passport-bring-words = „{ $name }” este și el un pașaport: cuvintele lui nu vor mai funcționa, iar dispozitivele lui vin cu tine.
passport-bring = Ia totul cu tine
passport-leave = Lasă-le în urmă
passport-leave-words = Ce lași în urmă se deschide cu cuvintele lui „{ $name }”.
passport-leave-lost = La ce lași în urmă nu mai ajunge nimeni.
passport-other-words = Alte cuvinte
passport-opened = Pașaportul tău e deschis acum pe acest dispozitiv.

passport-export-title = Totul într-un singur fișier
passport-export-text = Călătorii, înregistrări, recorduri
passport-export = Descarcă
passport-statistics-title = Statistici
passport-statistics-text = Misiuni, nave și formulare în imagini
passport-statistics = Vezi
passport-delete-title = Pleacă definitiv
passport-delete-text = Numele tău dispare și din înregistrări
passport-delete = Șterge
passport-delete-ask = Ștergi pașaportul?
passport-delete-asks = Călătoriile, recordurile, statisticile și tot ce ai scris dispar de pe toate dispozitivele. În jocurile în curs, boții îți iau locurile. Jocurile încheiate rămân pentru ceilalți, cu „N. N.” în locul numelui tău.
passport-delete-on = Da, șterge-l
passport-delete-last = Nimic nu îl aduce înapoi, nici măcar cuvintele. Îl descarci mai întâi?
passport-delete-really = Șterge-l definitiv
passport-deleted = Gata. Nimeni nu te mai cunoaște aici.

passport-empty-title = Încă fără pașaport
passport-empty-text = Începe cu un nume. Nu se cere nimic altceva.
passport-begin = Începe
passport-lost = Browserul a uitat cine ești, dar are încă cele douăsprezece cuvinte.
passport-reopen = Deschide din nou pașaportul
passport-gone = Acest dispozitiv a fost deconectat de la pașaport sau pașaportul a fost șters. Cele douăsprezece cuvinte îl deschid din nou.

called-once = Ceilalți te văd ca „{ $name }”. Numele se schimbă din meniu sau din pașaport.
called-change = Schimbă cum te văd ceilalți

handover-text = Acest link este locul tău: cine îl deschide joacă în numele tău, doar la această masă. Funcționează o singură dată, până la { $time }.
handover-qr = Codul QR al linkului către locul tău
handover-all = Ca să iei totul cu tine, ia-ți pașaportul

trouble-not-twelve = Un pașaport are douăsprezece cuvinte; aici { $count ->
    [0] nu e niciunul
    [one] e unul singur
    [few] sunt { $count }
   *[other] sunt { $count }
}. Vezi dacă lipsește vreunul sau a fost scris în două.
trouble-no-word = Niciun pașaport nu are cuvântul „{ $word }”. Vezi cum se scrie.
trouble-wrong-words = Aceste cuvinte nu deschid niciun pașaport. Vezi dacă sunt în ordine și dacă nu s-au creat între timp altele noi.
trouble-own-passport = Acest pașaport e deja deschis pe acest dispozitiv.
trouble-reminded = Le-ai amintit deja; o dată la douăsprezece ore ajunge.
trouble-nobody-waited-for = Aici nu se așteaptă mutarea altcuiva.
trouble-too-many-words = Prea multe încercări cu douăsprezece cuvinte. Încearcă din nou peste { $retry_after } s.
connection-because-passport = Acest dispozitiv are acum un pașaport.
connection-because-dropped = A fost deconectat de la pașaport. Cele douăsprezece cuvinte îl deschid din nou.
