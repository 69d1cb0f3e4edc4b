// What the show has told so far: a copy of the table that only events change.
import type { GalaxyTrucker } from '../../../wire';
import { cardOf, facts, type PartView, type ShipView, type View } from '../catalog';
import { readHazard } from '../draw/art';
import { tell, type ByKind } from '../../telling';
import { StepReader, type Event, type Line, type Step } from './steps';

type Card = NonNullable<View['flight']['card']>;
type Side = GalaxyTrucker.Rolled['side'];

/** The card in play, as far as it was shown. */
export interface Scene {
  card: Card | null;
  hazard: number; // the number of the one in the air, from 1
  line: number; // of a combat zone, from 1
  roll: GalaxyTrucker.Rolled | null;
  aims: GalaxyTrucker.Aimed[];
  results: GalaxyTrucker.Threatened[];
  strengths: GalaxyTrucker.Announced[];
  more: number; // what has come to the enemy's strength, in half units
  deciding: number[];
}

export interface Shown {
  view: View;
  scene: Scene;
}

const OVER = 99; // every hazard and line of the card is behind us
const NOTHING: Scene = { card: null, hazard: 0, line: 0, roll: null, aims: [], results: [], strengths: [], more: 0, deciding: [] };

/** The table before the show: nobody is asked yet. The scene goes on where the last question stopped it. */
export function begin(view: View, scene: Scene | null = null): Shown {
  const { flight } = view;
  const ships = view.ships.map((ship) => ({ ...ship, question: null }));
  const quietly = { ...flight, contest: null, pallets: [], threats: [], roll: null };
  return {
    view: { ...view, phase: 'flight', ships, flight: quietly },
    scene: scene?.card?.id === flight.card?.id && scene ? scene : sceneOf(view),
  };
}

/** What is in the air, for whoever was not there when it was told. */
function sceneOf({ flight }: View): Scene {
  const { card = null, hazard = 0, line = 0, roll, hazards = [], threats = [] } = flight;
  const more = flight.contest?.beat ? flight.contest.beat - 2 * (card?.strength ?? 0) : 0;
  const rule = '';
  const aims = threats.map((one) => ({
    event: 'aimed' as const,
    rule,
    how: 'hit' as const,
    falls: [],
    stops: '' as const,
    tokens: 0,
    ...one,
  }));
  if (!roll || !hazards[0]) return { ...NOTHING, card, hazard, line, more };
  const { side } = readHazard(hazards[0]);
  const rolled = {
    event: 'rolled' as const,
    rule,
    seat: flight.roller ?? 0,
    dice: roll,
    side: side as Side,
    hazard: hazards[0],
    row_dice: null,
  };
  return { ...NOTHING, card, hazard, line, more, roll: rolled, aims };
}

/** One event later. */
export function apply(shown: Shown, event: Event): Shown {
  const view = tell(ON_TABLE, event)?.(shown.view) ?? shown.view;
  const scene = tell(ON_SCENE, event)?.(shown.scene) ?? shown.scene;
  return { view, scene };
}

/** Counters that follow from a ship's components alone; strengths are the server's. */
function counted(ship: ShipView): ShipView {
  const { parts } = ship;
  const sum = (of: (part: PartView) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const humans = sum((part) => part.humans ?? 0);
  const figures = {
    ...ship.figures,
    humans,
    crew: humans + sum((part) => (part.alien ? 1 : 0)),
    batteries: sum((part) => part.batteries ?? 0),
    goods: parts.flatMap((part) => part.goods ?? []),
    parts: parts.length,
  };
  return { ...ship, figures };
}

type Change = (view: View) => View;

const shipOf =
  (seat: number, change: (ship: ShipView) => ShipView): Change =>
  (view) => ({ ...view, ships: view.ships.map((ship) => (ship.seat === seat ? counted(change(ship)) : ship)) });

const partsOf = (seat: number, change: (part: PartView) => PartView): Change =>
  shipOf(seat, (ship) => ({ ...ship, parts: ship.parts.map(change) }));

const partAt = (seat: number, cell: number, change: (part: PartView) => PartView): Change =>
  partsOf(seat, (part) => (part.cell === cell ? change(part) : part));

const less = (amount: number | undefined): number => Math.max(0, (amount ?? 0) - 1);

/** Who flies, the first ahead. */
const ordered: Change = (view) => {
  const flying = view.ships.filter((ship) => ship.status === 'flying' || ship.status === 'away');
  const order = flying.sort((a, b) => (b.place ?? 0) - (a.place ?? 0)).map((ship) => ship.seat);
  return { ...view, flight: { ...view.flight, order } };
};

/** A ship takes off: crew in its cabins, full batteries. */
const boarded = (part: PartView): PartView => {
  const { kind, capacity = 0 } = facts(part.tile);
  if (kind === 'battery') return { ...part, batteries: capacity };
  if (kind === 'battery_hold') return { ...part, batteries: 2 };
  if (kind === 'luxury_cabin') return { ...part, humans: 1 };
  if (kind === 'stasis_chamber') return { ...part, sleepers: 4 };
  return kind === 'cabin' || kind === 'starting_cabin' ? { ...part, humans: part.alien ? 0 : 2 } : part;
};

function gone(part: PartView, what: string, cube: string | null): PartView {
  if (what === 'battery') return { ...part, batteries: less(part.batteries) };
  if (what === 'human') return { ...part, humans: less(part.humans) };
  if (what === 'alien') return { ...part, alien: null };
  const at = (part.goods ?? []).indexOf(cube as never);
  return { ...part, goods: (part.goods ?? []).filter((_, i) => i !== at) };
}

/** Somebody's marker lies on something that the card offers. */
const takenBy =
  (seat: number, what: number): Change =>
  (view) => ({ ...view, flight: { ...view.flight, takers: [...(view.flight.takers ?? []), [seat, what]] } });

const AMOUNTS = { human: 'humans', sleeper: 'sleepers', battery: 'batteries' } as const;

const added = (seat: number, cell: number, what: 'humans' | 'sleepers' | 'batteries', n = 1): Change =>
  partAt(seat, cell, (part) => ({ ...part, [what]: (part[what] ?? 0) + n }));

const ON_TABLE: ByKind<Event, Change> = {
  launched: (e) => (view) =>
    ordered(shipOf(e.seat, (ship) => ({ ...ship, status: 'flying', place: e.place, parts: ship.parts.map(boarded) }))(view)),
  settled: (e) => partAt(e.seat, e.cell, (part) => (e.who === 'humans' ? { ...part, humans: 2 } : { ...part, humans: 0, alien: e.who })),
  deck_made: (e) => (view) => ({ ...view, flight: { ...view.flight, cards: e.cards, number: 0, shown: [] } }),
  revealed: (e) => (view) => {
    const shown = [...(view.flight.shown ?? []), e.card];
    return {
      ...view,
      phase: 'flight',
      flight: { ...view.flight, card: cardOf(e.card, view.number), shown, number: shown.length, takers: [] },
    };
  },
  lost_part: (e) => shipOf(e.seat, (ship) => ({ ...ship, parts: ship.parts.filter((part) => part.cell !== e.cell) })),
  powered: (e) => partAt(e.seat, e.battery, (part) => gone(part, 'battery', null)),
  gave: (e) => partAt(e.seat, e.cell, (part) => gone(part, e.what, e.cube)),
  woke: (e) => (view) =>
    partAt(e.seat, e.cell, (part) => ({ ...part, humans: (part.humans ?? 0) + 1 }))(
      partAt(e.seat, e.chamber, (part) => ({ ...part, sleepers: less(part.sleepers) }))(view),
    ),
  burned: (e) => partAt(e.seat, e.battery, (part) => ({ ...part, batteries: (part.batteries ?? 0) + e.tokens })),
  hired: (e) => (view) =>
    shipOf(e.seat, (ship) => ({ ...ship, specialist: e.who }))(
      partAt(e.seat, e.cell, (part) => ({ ...part, humans: 0, alien: 'blue' }))(view),
    ),
  jumped: (e) => shipOf(e.seat, (ship) => ({ ...ship, status: 'away' })),
  came_back: (e) => shipOf(e.seat, (ship) => ({ ...ship, status: 'flying' })),
  moved: (e) => (view) => ordered(shipOf(e.seat, (ship) => ({ ...ship, place: e.place }))(view)),
  cargo_changed: (e) => partsOf(e.seat, (part) => loaded(part, e.holds)),
  took: (e) => (e.planet === null ? (view) => view : takenBy(e.seat, e.planet)),
  guessed: (e) => takenBy(e.seat, e.number),
  meteors_sent: (e) => takenBy(e.seat, e.line),
  visited: (e) => takenBy(e.seat, e.area),
  supplied: (e) => (view) =>
    [
      ...e.humans.map((cell) => added(e.seat, cell, 'humans')),
      ...e.sleepers.map((cell) => added(e.seat, cell, 'sleepers')),
      ...e.batteries.map((cell) => added(e.seat, cell, 'batteries')),
    ].reduce((now, change) => change(now), view),
  rearranged: (e) => (view) =>
    added(e.seat, e.cell, AMOUNTS[e.what])(added(e.seat, e.start, e.what === 'battery' ? 'batteries' : 'humans', -1)(view)),
  shelf_laid: (e) => (view) => ({ ...view, flight: { ...view.flight, shelf: e.tiles } }),
  mounted: ({ seat, cell, tile, turns, humans, batteries, sleepers }) =>
    shipOf(seat, (ship) => {
      const others = ship.parts.filter((part) => part.cell !== cell);
      return { ...ship, parts: [...others, { cell, tile, turns, humans, batteries, sleepers }] };
    }),
  bribed: (e) => shipOf(e.seat, (ship) => ({ ...ship, earned: (ship.earned ?? 0) - e.credits })),
  earned: (e) => shipOf(e.seat, (ship) => ({ ...ship, earned: (ship.earned ?? 0) + e.credits })),
  cabin_removed: (e) => shipOf(e.seat, (ship) => ({ ...ship, parts: ship.parts.filter((part) => part.cell !== e.cell) })),
  paid: (e) => shipOf(e.seat, (ship) => ({ ...ship, earned: (ship.earned ?? 0) - e.credits })),
  borrowed: (e) => shipOf(e.seat, (ship) => ({ ...ship, loans: (ship.loans ?? 0) + e.loans })),
  repaid: (e) => shipOf(e.seat, (ship) => ({ ...ship, loans: (ship.loans ?? 0) - e.loans })),
  promised: (e) => shipOf(e.seat, (ship) => ({ ...ship, promised: (ship.promised ?? 0) + e.credits })),
  recovered: (e) => shipOf(e.seat, (ship) => ({ ...ship, lost: (ship.lost ?? []).slice(e.parts) })),
  boarded: (e) =>
    partAt(e.seat, e.cell, (part) =>
      e.asleep ? { ...part, sleepers: (part.sleepers ?? 0) + 1 } : { ...part, humans: (part.humans ?? 0) + 1 },
    ),
  withdrew: (e) => shipOf(e.seat, (ship) => ({ ...ship, parts: ship.parts.filter((part) => !e.cells.includes(part.cell)) })),
  hull_jumped: (e) => shipOf(e.seat, (ship) => parted(ship, e.cells)),
  hull_came_back: (e) => shipOf(e.seat, (ship) => ({ ...ship, parts: [...ship.parts, ...(ship.away ?? [])], away: [] })),
  gave_up: (e) => (view) => ordered(shipOf(e.seat, (ship) => ({ ...ship, status: 'gave_up' }))(view)),
  flight_ended: (e) => (view) => {
    const ships = view.ships.map((ship) => (e.order.includes(ship.seat) ? { ...ship, status: 'arrived' as const } : ship));
    return { ...view, ships, flight: { ...view.flight, card: null, order: [] } };
  },
};

/** A hull is away with everything on it. */
function parted(ship: ShipView, cells: readonly number[]): ShipView {
  const leaves = ship.parts.filter((part) => cells.includes(part.cell));
  const parts = ship.parts.filter((part) => !cells.includes(part.cell));
  return { ...ship, parts, away: [...(ship.away ?? []), ...leaves], status: parts.length ? ship.status : 'away' };
}

function loaded(part: PartView, holds: GalaxyTrucker.CargoChanged['holds']): PartView {
  const goods = holds[part.cell];
  return goods || part.goods?.length ? { ...part, goods: [...(goods ?? [])] } : part;
}

/** Which line of a combat zone is counted: the next one that asks for this. */
function lineOf({ card, line }: Scene, what: string): number {
  const at = (card?.lines ?? []).findIndex((one, i) => one.least === what && i + 1 >= line);
  return at + 1;
}

const quiet = (scene: Scene): Scene => ({ ...scene, roll: null, aims: [], results: [], deciding: [] });

const AGAIN = 'GTX-ROUGH-42'; // the dice are thrown once more for the same one
const INFECTED = 'GTX-ROUGH-34'; // after the shots at those who landed

const ON_SCENE: ByKind<Event, (scene: Scene) => Scene> = {
  revealed: (e) => () => ({ ...NOTHING, card: cardOf(e.card) }),
  reinforced: (e) => (scene) => ({ ...scene, more: scene.more + 2 * e.more }),
  rolled: (e) => (scene) => ({ ...quiet(scene), strengths: [], roll: e, hazard: scene.hazard + Number(e.rule !== AGAIN) }),
  aimed: (e) => (scene) => ({ ...scene, aims: [...scene.aims, e] }),
  deciding: (e) => (scene) => ({ ...scene, deciding: e.seats }),
  threatened: (e) => (scene) => ({ ...scene, deciding: [], results: [...scene.results, e] }),
  announced: (e) => (scene) => ({
    ...quiet(scene),
    line: lineOf(scene, e.what),
    strengths: [...scene.strengths.filter((one) => one.what === e.what && one.seat !== e.seat), e],
  }),
  gave: (e) => (scene) => (e.rule === INFECTED ? quiet(scene) : scene),
  victim: () => quiet,
  fought: () => quiet,
  moved: () => quiet,
  took: () => quiet,
  guessed: () => quiet,
  bribed: () => quiet,
  meteors_sent: () => quiet,
  visited: () => quiet,
  earned: () => quiet,
  supplied: () => quiet,
  rearranged: () => quiet,
  mounted: () => quiet,
  passed: () => quiet,
  card_ended: () => (scene) => ({ ...quiet(scene), hazard: OVER, line: OVER, strengths: [] }),
};

const sceneAfter = (log: readonly Line[]): Scene => log.reduce((scene, { event }) => tell(ON_SCENE, event)?.(scene) ?? scene, NOTHING);

/** A step, and the table just before it. */
export interface Stand {
  step: Step;
  from: Shown;
}

/** One of the steps that the log tells from a line on. */
export function standAt(before: View, log: readonly Line[], told: number, beat: number): Stand | null {
  const step = new StepReader().read(log, 0).filter((one) => one.until > told)[beat];
  if (!step) return null;
  const begun = begin(before, sceneAfter(log.slice(0, told)));
  const from = log.slice(told, step.from).reduce((shown, { event }) => apply(shown, event), begun);
  return { step, from };
}

const told = ({ ships, flight }: View, loading: readonly number[]): unknown => [
  flight.order,
  flight.number,
  ships.map(({ seat, parts, status, place, earned }) => {
    const all = parts.map(lying).sort((a, b) => a.cell - b.cell);
    return [status, place ?? 0, earned ?? 0, loading.includes(seat) ? all.map((part) => ({ ...part, goods: [] })) : all];
  }),
];

const lying = (part: PartView): PartView & Required<Pick<PartView, 'humans' | 'batteries'>> => ({
  cell: part.cell,
  tile: part.tile,
  turns: part.turns ?? 0,
  humans: part.humans ?? 0,
  batteries: part.batteries ?? 0,
  sleepers: part.sleepers ?? 0,
  alien: part.alien ?? null,
  goods: [...(part.goods ?? [])].sort(),
});

/** Whether a copy that was told everything is as the table is; what is just being loaded, no event has told yet. */
export function agrees(shown: View, truth: View): boolean {
  const loading = (truth.flight.pallets ?? []).map((pallet) => pallet.seat);
  return JSON.stringify(told(shown, loading)) === JSON.stringify(told(truth, loading));
}

/** Strengths and shields of a ship that is already as the server counted it. */
export function withFigures(view: View, truth: View): View {
  const ships = view.ships.map((ship, seat) => {
    const real = truth.ships[seat];
    const same = real && JSON.stringify(ship.parts.map(lying)) === JSON.stringify(real.parts.map(lying));
    return same ? { ...ship, figures: real.figures, recalled: false } : ship;
  });
  return { ...view, ships };
}
