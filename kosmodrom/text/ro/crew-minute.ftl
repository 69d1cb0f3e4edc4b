### „Echipajul”: primul minut. Despre ce e încercarea, semnalul de primejdie, radioul, miza.

crew-goal-draft = { $count ->
    [one] Cine ia această sarcină trebuie să ia levata cu acea carte.
   *[other] Cine ia o sarcină trebuie să ia levata cu acea carte.
}
crew-goal-you = Trebuie să iei levata cu { $card }. Ceilalți te ajută; nimeni nu vorbește.
crew-goal-other = { $name } trebuie să ia levata cu { $card }. Ajută; nimeni nu vorbește.
crew-goal-tasks = Cine are o sarcină trebuie să ia levata cu acea carte. Câștigați sau pierdeți împreună.
crew-goal-owner = { $name }: { $cards }
crew-goal-silence = Nimeni nu vorbește despre cărțile sale.
crew-goal-in-hand = { $card } e în mâna ta, deci tu hotărăști când.
crew-goal-elsewhere = { $card } e la altcineva.
crew-ready = Începem prima levată?
crew-ready-help = Nimeni nu spune ce are în mână; urmează radioul.
crew-understood = Am înțeles
crew-ask-draft-one = Tu comanzi, deci sarcina e a ta: ia-o.
crew-distress-title = Semnal de primejdie: rareori necesar
crew-distress-what = Înainte de prima levată toți dau câte o carte în aceeași parte. Rachetele rămân.
crew-distress-price = Costă o încercare în plus în jurnal și toți trebuie să fie de acord.
crew-distress-sure = Sigur? Costă o încercare în plus. În ce parte?
crew-distress-ask = Întreabă-i pe ceilalți
crew-distress-left = Dăm la stânga
crew-distress-right = Dăm la dreapta
crew-distress-not-now = Nu acum
crew-waits-word = { $name } așteaptă cuvântul tău.
crew-waits-time = { $name } lasă o clipă pentru un semnal.
crew-task-of-you = e sarcina ta
crew-stake-on-table = { $card } e pe masă: { $name } trebuie să ia levata aceasta.
crew-stake-on-table-you = { $card } e pe masă: tu trebuie să iei levata aceasta.
crew-stake-in-hand = Ai în mână { $card }; sarcina: { $name }.
crew-stake-in-hand-you = Ai în mână { $card }: e sarcina ta.
crew-preview-higher = { $name } ia levata doar cu o carte mai mare de aceeași culoare ({ $suit }) sau cu o rachetă.
crew-preview-rocket = { $name } ia levata doar cu o rachetă.
crew-logbook-aids = cu notițe
crew-logbook-aborted = încercare abandonată
crew-logbook-taken-back = mutări retrase: { $n }
