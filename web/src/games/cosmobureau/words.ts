// How things of Cosmobureau are called in the player's language.
import { t } from '../../text';
import type { Cosmobureau } from '../../wire';
import { fieldsOf } from '../choosing.svelte';
import type { Op } from './pieces';

export type View = Cosmobureau.View;
export type ShipView = Cosmobureau.ShipView;
export type Preview = Cosmobureau.Preview;

export type Choice = Cosmobureau.Move;

export const colourName = (kind: string): string => t(`cosmobureau-colour-${kind}`);

/** An action of a compartment, a room or a tile as a short phrase. */
export function opWords(op: Op): string {
  const key = `cosmobureau-op-${op.op.replaceAll('_', '-')}`;
  const inner = op.do ?? op.then;
  return t(key, {
    n: op.n ?? 0,
    cost: op.cost ?? 0,
    colour: op.colour ? colourName(op.colour) : '',
    what: inner ? opWords(inner) : '',
    first: op.options ? opWords(op.options.length > 2 ? { op: op.op, options: op.options.slice(0, -1) } : op.options[0]) : '',
    second: op.options ? opWords(op.options[op.options.length - 1]) : '',
  });
}

export const opsWords = (ops: readonly Op[]): string => ops.map(opWords).join(', ');

/** The action itself, or the option of it that a choice names. */
export function optionOf(op: Op, option = 0): Op {
  const inner: Op = op.do ?? op.then ?? op;
  return inner.options ? inner.options[option] : inner;
}

/** What a button that makes this choice says. */
export function choiceWords(choice: Choice, view: View): string {
  const key = `cosmobureau-do-${choice.do.replaceAll('_', '-')}`;
  const { agent: name, cell = '', tile = '', colour, office: opened, option, side = '', captain = '' } = fieldsOf(choice);
  const mine = view.ships[view.active];
  const agent = [...mine.hand, ...view.queue].find((one) => one.agent === name);
  const office = mine.offices.find((one) => one.office === opened);
  const lying = mine.cells.find((one) => one.cell === cell);
  const op = opOf(choice, view);
  return t(key, {
    cell,
    tile,
    colour: colourName(colour ?? agent?.colour ?? lying?.colour ?? 'orange'),
    what: op ? opWords(optionOf(op, option)) : '',
    planet: office ? colourName(office.planet) : '',
    credits: office?.credits ?? 0,
    side,
    captain,
    fuel: 0,
  });
}

/** The printed action that a choice is about. */
function opOf(choice: Choice, view: View): Op | undefined {
  if (choice.do === 'use') return view.turn.todo[choice.action]?.op;
  if (choice.do === 'pick') return view.turn.doing.at(-1);
  return choice.do === 'take_bonus' ? view.turn.bonuses[choice.bonus] : undefined;
}

/** What a choice would give, in a few words; empty if nothing is sure. */
export function gainWords(preview: Preview | null | undefined): string {
  if (!preview) return '';
  const credits = (preview.credits ?? 0) + (preview.landing ?? 0);
  const parts = [
    credits ? t('cosmobureau-gain-credits', { n: credits }) : '',
    preview.fuel ? t('cosmobureau-gain-fuel', { n: signed(preview.fuel) }) : '',
    preview.best ? t('cosmobureau-gain-best', { n: preview.best }) : '',
    preview.lost ? t('cosmobureau-gain-lost', { n: preview.lost }) : '',
    preview.rooms?.length ? t('cosmobureau-gain-rooms', { rooms: preview.rooms.join(', ') }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What all this is for. (CB-END) */
export const goalWords = (view: View): string =>
  t(view.ships.length > 1 ? 'cosmobureau-guide-goal' : 'cosmobureau-guide-goal-alone', { n: view.turns_each });

/** The question of the running step, for the action bar. */
export function askWords(view: View, mine: boolean, name: string): string {
  if (view.over) return t('cosmobureau-over');
  const key = `cosmobureau-ask-${view.turn.step}`;
  if (!mine) return t('cosmobureau-waiting', { name });
  if (view.turn.step === 'flight' && !view.turn.moved) return t('cosmobureau-ask-flight-first');
  return t(key);
}
