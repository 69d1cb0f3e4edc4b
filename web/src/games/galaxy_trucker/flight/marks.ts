// What is marked on the squares of a ship in flight.
import { t } from '../../../text';
import { of } from '../../choosing.svelte';
import { column, line, type ShipView, type View } from '../catalog';
import type { Mark } from '../draw/Ship.svelte';
import { strength, type Choice } from '../words';
import type { PreviewOf } from './question';
import type { Scene } from './shown';
import type { Step } from './steps';

type Threat = NonNullable<View['flight']['threats']>[number];

/** What is powered or boosted, in danger, or would fall off; and the squares that are an answer. */
export function flightMarks(
  ship: ShipView,
  threat: Threat | undefined,
  pickable: Iterable<number>,
  doomed: readonly number[], // what would be discarded as things are
  labelOf: (cell: number) => string,
): Record<number, Mark> {
  const marks: Record<number, Mark> = {};
  for (const cell of ship.powered ?? []) marks[cell] = { kind: 'chosen' };
  for (const cannon of Object.keys(ship.boosts ?? {})) marks[Number(cannon)] = { kind: 'boosted', label: t('gt-mark-burns') };
  for (const cell of threat?.falls ?? []) marks[cell] = { kind: 'falls' };
  if (threat) marks[threat.cell] = { kind: 'danger', label: t('gt-target') };
  for (const cell of pickable) marks[cell] = marks[cell] ? { ...marks[cell], press: true } : { kind: 'pick', label: labelOf(cell) };
  for (const cell of doomed) marks[cell] ??= { kind: 'falls' };
  return marks;
}

/** Whom a price is asked for, or what a token is for. */
export function tollMark(ship: ShipView): Record<number, Mark> {
  const { kind = '', cell = null } = ship.question ?? {};
  return ['toll', 'payment'].includes(kind) && cell !== null ? { [cell]: { kind: 'chosen' } } : {};
}

/** What a battery for this component would add, or what would be lost with it, on the component itself. */
export function gainLabel(choices: readonly Choice[], previewOf: PreviewOf, cell: number): string {
  const drop = of(choices, 'drop', 'shed').find((one) => one.cell === cell);
  const gone = (drop && previewOf(drop)?.loses?.length) ?? 0;
  if (gone) return `−${gone}`;
  const power = of(choices, 'power').find((one) => one.cell === cell) ?? of(choices, 'boost').find((one) => one.booster === cell);
  const more = (power && previewOf(power)?.more) ?? 0;
  if (more) return `+${strength(more)}`;
  return of(choices, 'jump').some((one) => one.cell === cell) ? t('gt-mark-jump') : '';
}

const isBeside = (cell: number, other: number): boolean => line(cell) === line(other) && Math.abs(column(cell) - column(other)) < 3;

/** What the show marks on a ship: the target and what hangs on it, batteries and crew that are paid. */
export function showMarks(step: Step, scene: Scene, seat: number, struck: boolean): Record<number, Mark> {
  const marks: Record<number, Mark> = {};
  const aim = scene.aims.find((one) => one.seat === seat);
  if (aim && aim.how === 'hit' && aim.cell !== null && !(struck && ['strike', 'break'].includes(step.kind))) {
    const said = aim.falls.find((cell) => !isBeside(cell, aim.cell!)); // two labels side by side hide each other
    for (const cell of aim.falls) marks[cell] = { kind: 'falls', label: cell === said ? t('gt-mark-falls') : '' };
    marks[aim.cell] = { kind: 'danger', label: t('gt-target') };
  }
  for (const event of step.events) {
    if (event.event === 'powered' && event.seat === seat) {
      marks[event.cell] = { kind: 'chosen' };
      marks[event.battery] = { kind: 'chosen', label: '−1' };
    }
    if (event.event === 'boosted' && event.seat === seat) {
      marks[event.cell] = { kind: 'boosted', label: t('gt-mark-burns') };
      marks[event.booster] = { kind: 'chosen' };
    }
    if (event.event === 'woke' && event.seat === seat) marks[event.cell] = { kind: 'chosen', label: '+1' };
    if (event.event === 'burned' && event.seat === seat) {
      marks[event.cell] = { kind: 'chosen' };
      marks[event.battery] = { kind: 'chosen', label: `+${event.tokens}` };
    }
    if (event.event === 'gave' && event.seat === seat) marks[event.cell] = { kind: 'danger', label: '−1' };
  }
  return marks;
}
