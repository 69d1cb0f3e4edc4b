"""The cards of the rough roads, each with what it changes; they work in this order."""

from collections.abc import Callable, Mapping

from kosmodrom.games.galaxy_trucker.expansions.rough import (
    building,
    endings,
    fate,
    hazards,
    moments,
    offers,
    people,
    reveals,
    trips,
)
from kosmodrom.games.galaxy_trucker.rules import Rules, Scene

CARDS: Mapping[str, Callable[[Rules], Rules]] = {
    change.__name__: change
    for change in (
        building.made_to_order, building.dead_zone, building.defective_connectors,
        hazards.weak_batteries, hazards.meteoric_inversion, hazards.bad_luck,
        hazards.piercing_projectiles, hazards.explosive_goods, hazards.explosive_batteries,
        fate.remorseless_fate, trips.tough_trip,
        reveals.big_baddies, reveals.abandoned_debris,
        offers.stiff_competition, offers.paranoid_locals, offers.infected_goods,
        people.union_ship, people.personalized_cabins,
        endings.metal_fatigue, endings.somersault, endings.space_junk, endings.cosmic_psychosis,
        endings.object_of_envy, trips.deja_vu,
    )
}  # fmt: skip
SCENES: tuple[Scene, ...] = (
    building.deal_batches, building.count_batches, building.roll_column, building.kill_column,
    trips.say_how_tough, trips.file_card, reveals.call_reserves, reveals.debris,
    offers.weigh_infection, offers.open_fire, offers.load_at_last, people.meet_union,
    endings.tire_metal, endings.turn_around, endings.scatter_junk, endings.forget_junk,
    endings.go_mad, endings.note_leader, endings.shoot_leader, moments.resume,
)  # fmt: skip
