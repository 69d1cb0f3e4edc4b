### O tură: unde ar sta agentul, ce au făcut ceilalți

cosmobureau-placing = Agent în { $cell }: { $colour }
cosmobureau-joins-agent = Se leagă de un agent: { $colour }
cosmobureau-joins-ship = Se leagă de navă
cosmobureau-or = Sau
cosmobureau-hint-again = Apasă încă o dată compartimentul ca să-l așezi.
cosmobureau-gain-best = aterizare până la +{ $n }
cosmobureau-guide-watch = Joacă ceilalți. Ce fac se vede pas cu pas; apasă un nume ca să arunci o privire în nava cuiva.
cosmobureau-guide-ship = Alege o față a navei tale: apasă pe imagine. Fețele diferă prin ce fac compartimentele, așa că uită-te după ce ai vrea să faci des.
cosmobureau-guide-captain = Alege un căpitan: apasă pe un cartonaș. Plătește de fiecare dată când agenții tăi îi ocupă locurile galbene; ia-l pe cel care plătește pentru ce vei construi oricum.

cosmobureau-did-agent-placed = { $colour } în { $cell }
cosmobureau-did-no-place-left = fără loc
cosmobureau-did-fuel-gained = { $fuel }
cosmobureau-did-sample-stored = { $sample }
cosmobureau-did-store-enlarged = încap { $usable }
cosmobureau-did-office-opened = filială pe { $tile }: { $credits }
cosmobureau-did-level-reached = nivelul { $level }
cosmobureau-did-inspector-flipped = inspector: { $credits }
cosmobureau-did-credits-gained = { $credits }
cosmobureau-did-flew = spre { $tile }
cosmobureau-did-explored = descoperă { $tile }
cosmobureau-did-landed = aterizează, { $colour }: { $credits }
cosmobureau-did-room-entered = camera { $room }
