### Tura: gdzie trafi agent, co zrobili inni

cosmobureau-placing = Agent w { $cell }: { $colour }
cosmobureau-joins-agent = Łączy się z agentem: { $colour }
cosmobureau-joins-ship = Łączy się ze statkiem
cosmobureau-or = Albo
cosmobureau-hint-again = Naciśnij przedział jeszcze raz, aby umieścić.
cosmobureau-gain-best = lądowanie do +{ $n }
cosmobureau-guide-watch = Grają inni. Co robią, widać krok po kroku; naciśnij imię, aby zajrzeć na statek.
cosmobureau-guide-ship = Wybierz stronę swojego statku: naciśnij obrazek. Strony różnią się akcjami przedziałów, więc szukaj tego, co chcesz robić często.
cosmobureau-guide-captain = Wybierz kapitana: naciśnij kartę. Płaci za każdym razem, gdy twoi agenci zajmą jego żółte miejsca; weź takiego, który płaci za to, co i tak zbudujesz.

cosmobureau-did-agent-placed = { $colour } w { $cell }
cosmobureau-did-no-place-left = brak miejsca
cosmobureau-did-fuel-gained = { $fuel }
cosmobureau-did-sample-stored = { $sample }
cosmobureau-did-store-enlarged = mieści { $usable }
cosmobureau-did-office-opened = placówka na { $tile }: { $credits }
cosmobureau-did-level-reached = poziom { $level }
cosmobureau-did-inspector-flipped = inspektor: { $credits }
cosmobureau-did-credits-gained = { $credits }
cosmobureau-did-flew = na { $tile }
cosmobureau-did-explored = odkrycie: { $tile }
cosmobureau-did-landed = lądowanie, { $colour }: { $credits }
cosmobureau-did-room-entered = pokój { $room }
