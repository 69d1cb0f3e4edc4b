# Ухабистые дороги большого дополнения, в игре.

## Перед игрой

option-galaxy_trucker-rough-roads = Ухабистые дороги, карт на полёт: { $pick }.
option-galaxy_trucker-rough-roads-0 = нет
option-galaxy_trucker-handicap = Карты ухабов действуют { $pick }.
option-galaxy_trucker-handicap-alike = на всех одинаково
option-galaxy_trucker-handicap-each = на каждого по уговору
gt-handicap-obeys = карт: { $pick }
gt-handicap-row = Вытянутые карты лежат в ряд. На каждого действует столько карт слева, сколько решено; карты, которые меняют что-то для всех, не тянутся.

## Вопросы и ответы

gt-ask-vote = С какой стороны лететь обломкам?
gt-ask-union = Кредит или кубик за каждого члена экипажа, иначе сдавайтесь. Осталось: { $n }
gt-ask-infected =
    { $n ->
        [one] Взять все грузы и потерять { $n } человека?
       *[other] Взять все грузы и потерять { $n } человек?
    }
gt-batch = Ваша партия: { $n }
gt-batch-text = Их не возьмёт никто другой. Каждая оставшаяся стоит 1 кредит.
gt-batch-part = { $part }, из вашей партии
gt-do-take-own = Взять из своей партии: { $tile }
gt-do-shed = Сбросить: { $tile }, { $cell }
gt-shed-some = Сбросить деталь…
gt-shed-some-note = плохие стыки тормозят корабль, можно сбросить: { $n }
gt-shed-back = Больше ничего не сбрасывать
gt-do-vote = { $side }
gt-do-pay-credit = Заплатить 1 кредит
gt-do-pay-cube = Отдать: { $cube }, { $cell }
gt-report-made-to-order = Остаток партии

## Журнал

log-galaxy_trucker-rough-drawn-new = Ухабистые дороги этого полёта: { $cards }
log-galaxy_trucker-rough-drawn-instead = Неприятный сюрприз оказался таким: { $cards }
log-galaxy_trucker-column-died = В столбце { $column } ничего не работает
log-galaxy_trucker-grabbed-batch = { $who } берёт из своей партии: { $tile }
log-galaxy_trucker-kept = { $who } возвращает в свою партию: { $tile }
log-galaxy_trucker-reinforced = Враг сильнее, чем кажется: на { $more } больше
log-galaxy_trucker-voted = { $who } голосует: { $side }
log-galaxy_trucker-paid-union = { $who } платит профсоюзу { $credits } кр., кубиков: { $n }
log-galaxy_trucker-cabin-removed = { $who } теряет каюту вместе с жильцом
log-galaxy_trucker-somersaulted = Корабль переворачивается: { $who }
log-galaxy_trucker-slowed = { $who }: корабль замедляют плохие стыки, их { $joints }
gt-you-slowed = Плохих стыков на вашем корабле: { $joints }, он летит медленнее
log-galaxy_trucker-toughened = Дополнительных карт уровня III в этом полёте: { $count }
log-galaxy_trucker-cards-again = Карты, которые придут снова: { $count }
log-galaxy_trucker-gave-up-union = { $who } не платит профсоюзу и сдаётся
gt-out-union = без платы профсоюзу
gt-news-cabin-removed = потеря каюты
gt-news-voted = голос: { $side }
gt-news-paid-union = профсоюзу заплачено
gt-news-slowed = плохие стыки: { $n }
gt-road-says = { $road }: { $words }
gt-news-somersaulted = переворот

## Отказы

why-gt-not-in-batch = Этой детали нет в вашей партии.
why-gt-no-shedding = Сбросить деталь можно только перед подсчётом двигателей и только с плохим стыком.
why-gt-no-vote = Об обломках сейчас не голосуют.
why-gt-no-union = Платить профсоюзу можно, только когда он спрашивает, кредитом или кубиком, которые у вас есть.
