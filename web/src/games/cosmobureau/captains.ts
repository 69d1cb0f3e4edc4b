// Captains: a hat for each kind of occasion, and a small ship that shows when they pay.
import type { Cosmobureau } from '../../wire';
import { CREAM, NIGHT, SUN, svg } from './pieces';

type Captain = Cosmobureau.CaptainView;

const LOOK: Record<string, { face: string; hat: string }> = {
  line: {
    face: '#3cc6a8',
    hat: '<path d="M-16-12H16L12-30H-12Z" fill="#4f9de8"/><rect x="-19" y="-14" width="38" height="6" rx="3" fill="#174c85"/><circle cy="-22" r="4" fill="#f7c04a"/>',
  },
  columns: {
    face: '#f6b6cd',
    hat: '<path d="M-20-8C-20-34 20-34 20-8Z" fill="#e5484d"/><path d="M-24-9q24-9 48 0" stroke="#8a1f2b" stroke-width="5" fill="none" stroke-linecap="round"/>',
  },
  square: {
    face: '#f2c14e',
    hat: '<rect x="-14" y="-34" width="28" height="24" rx="3" fill="#9b6fe0"/><rect x="-21" y="-13" width="42" height="6" rx="3" fill="#5a3674"/>',
  },
  neighbours: { face: '#a5cef6', hat: '<path d="M-22-9C-18-26-6-18 0-32C6-18 18-26 22-9Z" fill="#4fbf7b"/>' },
  surrounded: { face: '#fbc39a', hat: '<path d="M-19-8V-26L-9-17L0-32L9-17L19-26V-8Z" fill="#f7c04a"/>' },
  rows: { face: '#9b6fe0', hat: '<path d="M-21-8L0-32L21-8Z" fill="#f08a4b"/><circle cy="-33" r="5" fill="#f4ead5"/>' },
};

export function face({ when }: Captain, size = 58): string {
  const { face, hat } = LOOK[when];
  const body = `<g transform="translate(32 40)"><path d="M-26 24C-26 8-14 4 0 4S26 8 26 24Z" fill="#24417f"/><path d="M-5 6L0 14L5 6Z" fill="${CREAM}"/>
    <circle cy="-6" r="17" fill="${face}"/><circle cx="-6" cy="-6" r="2.4" fill="${NIGHT}"/><circle cx="6" cy="-6" r="2.4" fill="${NIGHT}"/>
    <path d="M-5 2q5 4 10 0" stroke="${NIGHT}" stroke-width="2" fill="none" stroke-linecap="round"/>${hat}</g>`;
  return svg(body, 64, 64, { size });
}

const COLUMNS = 6;
const MIDDLE = 9; // a compartment with four others around it
const AROUND = [8, 3, 10, 15];
const CELLS = Array.from({ length: 24 }, (_, cell) => cell);
/** The compartments of an example: those that pay, and the neighbours that matter. */
const EXAMPLE: Record<string, (numbers: readonly number[]) => [number[], number[]]> = {
  line: ([length]) => [CELLS.slice(0, length), []],
  columns: (numbers) => [CELLS.filter((cell) => numbers.includes((cell % COLUMNS) + 1)), []],
  rows: (numbers) => [CELLS.filter((cell) => numbers.includes(Math.floor(cell / COLUMNS) + 1)), []],
  square: () => [[8, 9, 14, 15], []],
  neighbours: ([most]) => [[MIDDLE], AROUND.slice(0, most)],
  surrounded: () => [[MIDDLE], AROUND],
};

export function occasion({ when, numbers }: Captain, size = 54): string {
  const [pays, beside] = EXAMPLE[when](numbers);
  const colour = (cell: number): string => (pays.includes(cell) ? SUN : beside.includes(cell) ? 'var(--dim)' : 'var(--line)');
  const squares = CELLS.map(
    (cell) =>
      `<rect x="${1 + (cell % COLUMNS) * 10}" y="${1 + Math.floor(cell / COLUMNS) * 10}" width="9" height="9" rx="2" fill="${colour(cell)}"/>`,
  );
  return svg(squares.join(''), 62, 42, { size });
}
