### Which keys do what

keys-title = Keys
keys-everywhere = Everywhere
keys-replay = Looking back
keys-everywhere-next = to the next thing that can be pressed
keys-everywhere-press = press it
keys-everywhere-away = close, put away, forget what was chosen
keys-everywhere-help = this list
keys-crew-card = to a card of your hand
keys-crew-walk = along your hand
keys-crew-play = pick the card up; once more plays it
keys-cosmobureau-agent = take an agent of your hand
keys-cosmobureau-turn = turn the agent
keys-cosmobureau-press = place, fly, use what is in focus
keys-galaxy_trucker-grab = grab a part; in flight: next
keys-galaxy_trucker-turn = turn the part, the other way round
keys-galaxy_trucker-walk = over the ship
keys-galaxy_trucker-place = put the part here
keys-galaxy_trucker-aside = set the part aside
keys-galaxy_trucker-return = give the part back
keys-galaxy_trucker-undo = inspection: put back what was taken off
keys-galaxy_trucker-pause = pause, go on
keys-replay-step = a step back, on
keys-replay-chapter = a chapter back, on
keys-replay-ends = to the start, to the end
keys-replay-play = play, stop
