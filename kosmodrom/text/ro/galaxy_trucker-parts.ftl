### Galaxy Trucker: la ce servesc componentele și ce fac cărțile.

gt-example = Exemplu:
gt-explain-sides = Laturi: { $list }
gt-explain-side-0 = față
gt-explain-side-1 = dreapta
gt-explain-side-2 = spate
gt-explain-side-3 = stânga
gt-explain-plug-0 = neted
gt-explain-plug-1 = simplu
gt-explain-plug-2 = dublu
gt-explain-plug-3 = universal
gt-explain-room-crew = Locuri pentru echipaj: { $n }
gt-explain-room-batteries = Încărcare deplină: { $n }
gt-explain-room-goods = Loc pentru mărfuri: { $n }
gt-explain-left = Baterii rămase: { $n } din { $all }
gt-explain-aboard = La bord: { $list }
gt-guide-kind-starting-cabin = Inima navei: totul crește de aici. În ea stau doi oameni, niciodată un extraterestru, iar fără un om la bord zborul s-a terminat.
gt-guide-card-slavers = Cine are tunuri mai puternice îi eliberează pe captivi și ia recompensa. Cine e mai slab pierde echipaj, iar negustorii trec la următorul.
gt-guide-card-pirates = Cine are tunuri mai puternice ia recompensa. În toți cei mai slabi se trage deodată: o aruncare de zaruri pentru fiecare lovitură.
gt-guide-card-epidemic = Cabinele cu echipaj unite între ele se molipsesc: din fiecare dispare unul. Ține cabinele separate sau golește una la timp.
gt-guide-card-sabotage = Cel mai mic echipaj are un sabotor la bord: zarurile aleg un pătrat, iar componenta de acolo dispare cu tot ce ținea de ea.
gt-example-kind-starting-cabin = Toate cele patru laturi sunt universale: se potrivesc conectori simpli, dubli și universali, laturile netede nu.
gt-example-kind-cabin = Două cabine unite: patru oameni, iar fiecare contează la oferte și în zonele de luptă.
gt-example-kind-life-support-purple = Cu un extraterestru violet în această cabină, tunurile de putere 4 fac cât 6. E nevoie însă de un tun propriu.
gt-example-kind-life-support-orange = Cu un extraterestru portocaliu în această cabină, motoarele de putere 3 fac cât 5. E nevoie însă de un motor propriu.
gt-example-kind-engine = Trei motoare: în spațiul deschis înaintezi trei zile.
gt-example-kind-double-engine = Plătești bateria și face cât 2. Fără ea, nimic.
gt-example-kind-cannon = Un meteorit mare vine din față pe coloana acestui tun: îl doboară, fără plată.
gt-example-kind-double-cannon = Plătești bateria și face cât 2 sau doboară un meteorit mare. Fără ea, tace.
gt-example-kind-shield = Un meteorit mic vine din față, spre care privește scutul: plătești o baterie și ricoșează.
gt-example-kind-battery = A rămas una, iar o vor și scutul, și un tun dublu. Folosește-o unde salvează mai mult.
gt-example-kind-cargo = Galben valorează 3 credite, verde 2, albastru 1: încărcătura asta aduce 6.
gt-example-kind-special-cargo = Roșu valorează 4 credite și călătorește numai aici. A încăput și verdele: încărcătura asta aduce 6.
gt-example-kind-structural = La un capăt conector dublu, la celălalt simplu: modulul dintre ele leagă ce nu s-ar potrivi.
gt-example-card-open-space = Puterea motoarelor 3 și un motor dublu cu baterie: 5 zile înainte. Cu puterea 0 zborul tău s-a terminat; numai în zborul de învățare rămâi pe loc.
gt-example-card-stardust = Cinci conectori descoperiți: cinci zile înapoi. Numără întâi ultima navă.
gt-example-card-meteor-swarm = Zarurile 3 și 4 numesc linia 7. Dacă nu ai nimic acolo, trece pe lângă tine.
gt-example-card-planets = Aterizarea îi costă pe toți cei care aterizează { $days ->
    [one] o zi
    [few] { $days } zile
   *[other] { $days } de zile
  }. Ce nu încape în cale rămâne acolo.
gt-example-card-abandoned-ship = Cine o ia dă din echipaj { $lost }, primește { $credits } cr. și pierde zile: { $days }. Păstrează un om, altfel zborul s-a terminat.
gt-example-card-abandoned-station = Cu un echipaj de cel puțin { $crew } poți andoca, încărca și pierde zile: { $days }. Nimeni nu rămâne acolo.
gt-example-card-smugglers = Mai mult de { $strength }: mărfurile sunt ale tale. Exact { $strength }: nu se întâmplă nimic. Mai puțin: pierzi mărfuri ({ $goods }), apoi baterii, dacă nu mai sunt mărfuri.
gt-example-card-slavers = Mai mult de { $strength }: primești { $credits } cr. Exact { $strength }: nu se întâmplă nimic. Mai puțin: pierzi echipaj ({ $lost }).
gt-example-card-pirates = Mai mult de { $strength }: primești { $credits } cr. Exact { $strength }: nu se întâmplă nimic. Mai puțin: deschid focul.
gt-example-card-combat-zone = Doi sunt la fel de slabi: suferă cel care zboară în față.
gt-example-card-epidemic = Trei cabine ocupate la rând: fiecare pierde unul. O cabină despărțită de o componentă e în siguranță.
gt-example-card-sabotage = Echipaje de 6, 4 și 4: dintre cele două de 4, e lovit cel care zboară în față.
