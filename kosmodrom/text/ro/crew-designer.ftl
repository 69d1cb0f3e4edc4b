### Misiuni proprii în care nu se poate zbura: de ce.

crew-design-trick-first = prima
crew-design-trick-last = ultima

wrong-crew-balance = Avansul poate fi de la 1 la { $tricks } levate, nu { $count }.
wrong-crew-won-tricks = Se pot lua între 0 și { $tricks } levate, nu { $count }.
wrong-crew-tasks = Sarcinile pot fi de la 0 la { $most }, nu { $tasks }.
wrong-crew-nothing-to-do = O misiune fără sarcini are nevoie de un obiectiv sau de o limită.
wrong-crew-assign = Atâtea sarcini ({ $tasks }) nu se pot da în acest fel.
wrong-crew-token-twice = Fiecare jeton există o singură dată.
wrong-crew-tokens = Sunt mai multe jetoane ({ $tokens }) decât sarcini ({ $tasks }).
wrong-crew-token-number = Jetonul { $number } nu se poate respecta: sunt mai puține sarcini ({ $tasks }).
wrong-crew-arrows = Săgețile încep cu una și două și nu sar niciuna.
wrong-crew-finish-tasks = Acest sfârșit are nevoie de sarcini.
wrong-crew-finish-goals = Acest sfârșit are nevoie de obiective.
wrong-crew-setup-draft = Jetoanele se pot muta doar când sarcinile sunt la vedere și se iau pe rând.
wrong-crew-swap = Pentru schimb e nevoie de două jetoane.
wrong-crew-move = Ca să muți un jeton, o sarcină trebuie să aibă unul, iar alta niciunul.
wrong-crew-roles = Pot fi cel mult { $most } roluri.
wrong-crew-role-names = Fiecare rol are nevoie de un nume al lui.
wrong-crew-role-left-of = Rolul „{ $role }”: o carte se numește doar acolo unde hotărăsc cărțile.
wrong-crew-role-card = Rolul „{ $role }”: cartea lui nu e în pachet.
wrong-crew-role-commander = Rolul „{ $role }”: comandantul numește pe altcineva.
wrong-crew-role-answers = Rolul „{ $role }”: o întrebare are nevoie de două răspunsuri.
wrong-crew-radio = Radioul n-ar merge niciodată: numărul de levate e { $tricks }.
wrong-crew-draw-once = De la vecin se trage o carte o singură dată.
wrong-crew-draw-late = După levata { $trick } din { $tricks } nu mai e mare lucru de tras.
wrong-crew-nobody = În această misiune nu există rolul „{ $role }”.
wrong-crew-trick-count = Numărul de levate e fie exact, fie cel mai mare permis.
wrong-crew-no-token = Nicio sarcină nu are acest jeton.
wrong-crew-cards-once = Alege cărțile care trebuie să câștige, fiecare o dată.
wrong-crew-cards-missing = Una dintre aceste cărți nu e în pachet.
wrong-crew-cards-count = Între 1 și { $most } astfel de cărți pot câștiga o levată, nu { $count }.
wrong-crew-suit-missing = Această culoare nu e în pachet.
wrong-crew-no-trick = Spune ce levate trebuie luate.
wrong-crew-trick = Nu există levata { $trick }; ultima e { $tricks }.
