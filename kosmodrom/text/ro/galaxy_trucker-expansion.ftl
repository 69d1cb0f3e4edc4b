# Marea extensie a jocului Galaxy Trucker.

## Înainte de joc

option-galaxy_trucker-new-technologies = În depozit sunt { $pick }.
option-galaxy_trucker-new-technologies-true = tehnologii noi
option-galaxy_trucker-new-technologies-false = componentele obișnuite

## Cei adormiți

gt-about-wake = Trezește adormiții
gt-ask-wake = Trezești adormiți? Locuri libere: { $n }
gt-do-wake = Trezește pe cineva: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } trezește un adormit
