# Marea extensie: ce mi se întâmplă

gt-you-lost-part-discarded = Arunci: { $tile }
gt-you-cabin-removed = Pierzi o cabină cu tot cu locatar
gt-you-die-shown = Zarul tău arată { $number }
gt-you-rearranged-human = Muți pe cineva din echipaj
gt-you-rearranged-sleeper = Adormi un nou-venit
gt-you-rearranged-battery = Muți o baterie
gt-you-faced-fixed = Alegi fața navei: { $side }
gt-you-withdrew-hyperspace = Sari la ultima carte: { $hull } nu mai ajunge
gt-you-hull-jumped = Trimiți { $hull } în hiperspațiu
gt-you-hull-came-back = Zbori din nou împreună: { $hull } s-a întors
gt-you-gave-up-hyperspace = Sari la ultima carte și ratezi ținta
gt-you-gave-up-union = Nu plătești sindicatul: zborul tău s-a încheiat
gt-you-paid-union = Plătești sindicatului { $credits } cr., cuburi: { $n }
gt-you-somersaulted = Nava ta se întoarce
gt-you-voted = Votezi: { $side }
