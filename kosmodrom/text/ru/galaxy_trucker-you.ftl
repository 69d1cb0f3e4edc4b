# Большое расширение: что происходит со мной

gt-you-lost-part-discarded = Вы сбрасываете: { $tile }
gt-you-cabin-removed = Вы теряете каюту вместе с жильцом
gt-you-die-shown = На вашей кости { $number }
gt-you-rearranged-human = Вы переселяете члена экипажа
gt-you-rearranged-sleeper = Вы усыпляете новичка
gt-you-rearranged-battery = Вы перекладываете батарею
gt-you-faced-fixed = Вы выбираете нос корабля: { $side }
gt-you-withdrew-hyperspace = Вы прыгаете на последней карте: { $hull } не долетит
gt-you-hull-jumped = Вы отправляете { $hull } в гиперпространство
gt-you-hull-came-back = Вы снова летите вместе: { $hull } вернулся
gt-you-gave-up-hyperspace = Вы прыгаете на последней карте и пролетаете мимо цели
gt-you-gave-up-union = Вы не платите профсоюзу: полёт для вас окончен
gt-you-paid-union = Вы платите профсоюзу { $credits } кр., кубиков: { $n }
gt-you-somersaulted = Ваш корабль переворачивается
gt-you-voted = Вы голосуете: { $side }
