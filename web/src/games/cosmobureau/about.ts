// What a thing on the table is and does: `about('cell:r2c1', …)`, as the data-about of what was pressed names it.
import { t } from '../../text';
import { agentIn, sides } from './draw';
import { action, agent, HUE, icon, office, roomBody, svg, tileBack, tileBody, type Colour, type Kind, type Op } from './pieces';
import { colourName, opWords, optionOf, type View } from './words';

export interface Said {
  title: string;
  rows: { picture: string; words: string }[];
  note?: string;
}
type Row = Said['rows'][number];

const PICTURE = 40;

/** An action as a sentence that says all of it. */
export function opSentence(op: Op): string {
  const inner = op.do ?? op.then;
  return t(`cosmobureau-about-${op.op.replaceAll('_', '-')}`, {
    n: op.n ?? 0,
    cost: op.cost ?? 0,
    colour: op.colour ? colourName(op.colour) : '',
    what: inner ? opWords(inner) : op.options ? opWords(op) : '',
  });
}

const opRow = (op: Op): Row => ({ picture: action(op, 28), words: opSentence(op) });

function agentRow(kind: Kind, picture: string): Row {
  return {
    picture,
    words: t(kind === 'inspector' ? 'cosmobureau-about-inspector' : 'cosmobureau-about-agent', { colour: colourName(kind) }),
  };
}

function aboutCell(name: string, view: View, seat: number): Said | null {
  const cell = view.ships[seat].cells.find((one) => one.cell === name);
  if (!cell) return null;
  if (!cell.agent) return { title: name, rows: cell.actions.map(opRow), note: cell.waiting ? '' : t('cosmobureau-about-contact') };
  const kind = cell.colour as Kind;
  const lying = { cell: name, kind, contacts: sides(cell.contacts), met: sides(cell.met), landed: cell.flipped ?? false };
  const note = cell.flipped ? t('cosmobureau-about-landed') : '';
  return { title: `${name}: ${colourName(kind)}`, rows: [agentRow(kind, svg(agentIn(lying), 84, 84, { size: PICTURE }))], note };
}

function aboutAgent(name: string, view: View, seat: number): Said | null {
  const one = [...view.queue, ...view.ships[seat].hand].find((each) => each.agent === name);
  if (!one) return null;
  const row = agentRow(one.colour, agent(one.colour, sides(one.contacts), { size: PICTURE }));
  return { title: t('cosmobureau-agent', { colour: colourName(one.colour), contacts: one.contacts.length }), rows: [row] };
}

function aboutTile(name: string, view: View): Said | null {
  const tile = view.universe.find((one) => one.tile === name);
  if (!tile) return null;
  const row = (printed: { planet?: Colour; megamall?: boolean; wormhole?: boolean }, words: string): Row => ({
    picture: svg(tileBody({ planet: null, megamall: false, wormhole: false, bonus: [], ...printed }), 84, 84, { size: PICTURE }),
    words,
  });
  const rows: Row[] = [];
  if (tile.planet) rows.push(row({ planet: tile.planet }, t('cosmobureau-about-planet', { colour: colourName(tile.planet) })));
  if (tile.megamall) rows.push(row({ megamall: true }, t('cosmobureau-about-megamall')));
  if (tile.wormhole) rows.push(row({ wormhole: true }, t('cosmobureau-about-wormhole')));
  if (!rows.length) rows.push(row({}, t('cosmobureau-about-empty')));
  const built = tile.office;
  if (built)
    rows.push({ picture: office(tile.owner ?? 0, built.planet, built.credits, PICTURE), words: t('cosmobureau-about-office-there') });
  return { title: name, rows };
}

function aboutSpace(): Said {
  const row = { picture: svg(tileBack(), 84, 84, { size: PICTURE }), words: t('cosmobureau-about-space') };
  return { title: t('cosmobureau-unknown'), rows: [row] };
}

function aboutOffice(name: string, view: View, seat: number): Said | null {
  const one = view.ships[seat].offices.find((each) => each.office === name);
  if (!one) return null;
  const words = t('cosmobureau-about-office', { planet: colourName(one.planet), n: one.credits });
  return { title: t('cosmobureau-offices-left'), rows: [{ picture: office(seat, one.planet, one.credits, PICTURE), words }] };
}

function aboutStore(_: string, view: View, seat: number): Said {
  const { fuel, fuel_limit: limit } = view.ships[seat];
  const samples = (Object.keys(HUE) as Kind[]).filter((kind) => kind !== 'inspector');
  return {
    title: t('cosmobureau-fuel-of', { n: fuel, limit }),
    rows: [
      { picture: icon('fuel', '', 28), words: t('cosmobureau-about-tank') },
      { picture: samples.map((kind) => icon('sample', kind, 22)).join(''), words: t('cosmobureau-about-sample') },
      { picture: icon('enlarge_store', '', 28), words: t('cosmobureau-about-blocker') },
    ],
  };
}

function aboutRoom(name: string, view: View, seat: number): Said | null {
  const room = view.rooms[Number(name)];
  if (!room) return null;
  const { level = null, bonus = null } = room;
  const picture = svg(roomBody({ room: room.room, level, bonus }), 54, 64, { size: PICTURE });
  const words = level ? t('cosmobureau-about-level', { n: level }) : bonus ? opSentence(bonus) : t('cosmobureau-about-entrance');
  const note = `${t('cosmobureau-about-rooms')} ${t('cosmobureau-room-level', { room: view.ships[seat].room, level: view.ships[seat].level })}.`;
  return { title: `${t('cosmobureau-bureau')}: ${room.room}`, rows: [{ picture, words }], note };
}

function aboutTodo(name: string, view: View): Said | null {
  const one = view.turn.todo[Number(name)];
  return one ? { title: opWords(optionOf(one.op)), rows: [opRow(one.op)] } : null;
}

const ABOUT: Record<string, (name: string, view: View, seat: number) => Said | null> = {
  cell: aboutCell,
  agent: aboutAgent,
  tile: aboutTile,
  space: aboutSpace,
  office: aboutOffice,
  store: aboutStore,
  room: aboutRoom,
  todo: aboutTodo,
};

/** What to say about a thing; `seat` is whose ship is looked at. */
export function about(thing: string, view: View, seat: number): Said | null {
  const [kind, name] = thing.split(/:(.*)/);
  return ABOUT[kind](name, view, seat);
}

const LONG = 450; // milliseconds
const STILL = 8; // pixels

/** Holding anything with data-about tells of it, and so does a press if it is good for nothing else (data-tells). */
export function tells(board: HTMLElement, tell: (thing: string | null) => void): { destroy: () => void } {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let told = false; // by holding: then letting go presses nothing
  const over = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ): void => board.addEventListener(name, hear, { capture, signal: over.signal });
  const pressed = ({ target }: Event) => (target as Element).closest<SVGElement | HTMLElement>('[data-about]')?.dataset;
  const stop = (): void => clearTimeout(timer);

  on('pointerdown', (event) => {
    stop();
    told = false;
    from = { x: event.clientX, y: event.clientY };
    const thing = pressed(event)?.about;
    if (thing) timer = window.setTimeout(() => tell(((told = true), thing)), LONG);
  });
  on('pointermove', ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > STILL && stop());
  on('pointerup', stop);
  on('pointercancel', stop);
  on('contextmenu', (event) => {
    const thing = pressed(event)?.about;
    if (!thing) return;
    event.preventDefault();
    tell(thing);
  });
  const press = (event: MouseEvent): void => {
    const thing = pressed(event);
    if (told) event.stopPropagation();
    else tell(thing?.tells === undefined ? null : (thing.about ?? null));
    told = false;
  };
  on('click', press, true);
  return { destroy: () => over.abort() };
}
