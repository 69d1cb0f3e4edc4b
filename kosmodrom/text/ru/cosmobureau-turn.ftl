### Ход: где ляжет агент, что сделали другие

cosmobureau-placing = Агент в { $cell }: { $colour }
cosmobureau-joins-agent = Соединится с агентом: { $colour }
cosmobureau-joins-ship = Соединится с кораблём
cosmobureau-or = Или
cosmobureau-hint-again = Нажмите на отсек ещё раз, чтобы разместить.
cosmobureau-gain-best = высадка до +{ $n }
cosmobureau-guide-watch = Ходят другие. Что они делают, видно шаг за шагом; нажмите на имя, чтобы заглянуть в корабль.
cosmobureau-guide-ship = Выберите сторону своего корабля: нажмите на её рисунок. Отсеки на них разные: ищите то, что хотели бы делать часто.
cosmobureau-guide-captain = Выберите капитана: нажмите на карточку. Он платит каждый раз, когда ваши агенты занимают его жёлтые места; берите того, кто платит за то, что вы и так построите.

cosmobureau-did-agent-placed = { $colour } в { $cell }
cosmobureau-did-no-place-left = места больше нет
cosmobureau-did-fuel-gained = { $fuel }
cosmobureau-did-sample-stored = { $sample }
cosmobureau-did-store-enlarged = хранит { $usable }
cosmobureau-did-office-opened = офис на { $tile }: { $credits }
cosmobureau-did-level-reached = уровень { $level }
cosmobureau-did-inspector-flipped = инспектор: { $credits }
cosmobureau-did-credits-gained = { $credits }
cosmobureau-did-flew = на { $tile }
cosmobureau-did-explored = открытие: { $tile }
cosmobureau-did-landed = высадка, { $colour }: { $credits }
cosmobureau-did-room-entered = комната { $room }
