# Marea extensie a jocului Galaxy Trucker.

## Înainte de joc

option-galaxy_trucker-new-technologies = În depozit sunt { $pick }.
option-galaxy_trucker-new-technologies-true = tehnologii noi
option-galaxy_trucker-new-technologies-false = componentele obișnuite
option-galaxy_trucker-five-rules = Regulile pentru cinci sunt valabile { $pick }.
option-galaxy_trucker-five-rules-five = în cinci
option-galaxy_trucker-five-rules-four-too = și în patru

## Componente

gt-kind-luxury-cabin = cabină de lux
gt-kind-stasis-chamber = cameră de stază
gt-kind-bidirectional-cannon = tun în două direcții
gt-kind-cannon-engine = tun cu motor
gt-kind-mixed-hold = cală mixtă
gt-kind-battery-hold = cală cu baterii
gt-kind-shield-booster = amplificator de scut
gt-kind-cannon-booster = amplificator de tun
gt-kind-engine-booster = amplificator de motor
gt-kind-reactor = reactor
gt-kind-plating = blindaj
gt-kind-life-support-blue = suport vital albastru

## Cei adormiți

gt-about-wake = Trezește adormiții
gt-ask-wake = Trezești adormiți? Locuri libere: { $n }
gt-do-wake = Trezește pe cineva: { $tile }, { $cell }
log-galaxy_trucker-woke = { $who } trezește un adormit

## Five players

gt-short-one-less = un cub mai puțin
gt-no-room-one-less = Ești al doilea aici și renunți la un cub. Scoate altul ca să-l iei pe acesta.
why-gt-one-less = Ești al doilea aici și renunți la un cub.
