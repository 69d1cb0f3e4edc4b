# Wielki Dodatek: co mnie spotyka

gt-you-lost-part-discarded = Odrzucasz: { $tile }
gt-you-cabin-removed = Tracisz kabinę wraz z lokatorem
gt-you-die-shown = Twoja kość pokazuje { $number }
gt-you-rearranged-human = Przenosisz kogoś z załogi
gt-you-rearranged-sleeper = Usypiasz nowego członka załogi
gt-you-rearranged-battery = Przekładasz baterię
gt-you-faced-fixed = Wybierasz przód statku: { $side }
gt-you-withdrew-hyperspace = Skaczesz na ostatniej karcie: { $hull } nie doleci
gt-you-hull-jumped = Wysyłasz { $hull } w nadprzestrzeń
gt-you-hull-came-back = Znów lecisz razem: { $hull } wraca
gt-you-gave-up-hyperspace = Skaczesz na ostatniej karcie i mijasz metę
gt-you-gave-up-union = Nie płacisz związkowi: to koniec twojego lotu
gt-you-paid-union = Płacisz związkowi { $credits } kr., kostek: { $n }
gt-you-somersaulted = Twój statek się obraca
gt-you-voted = Głosujesz: { $side }
