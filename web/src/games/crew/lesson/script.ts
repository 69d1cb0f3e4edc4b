// The first flight: five small situations that teach following suit, rockets, the radio and tasks.
import type { RadioPlace } from '../draw/art';
import type { Card } from '../table/view';

export interface Played {
  seat: number;
  card: Card;
}

export interface Step {
  key: string; // its texts: crew-lesson-<key>, -ask, -done, -wrong
  hand: Card[];
  before: Played[]; // on the table when I am asked
  after: Played[]; // what the others add
  mode: 'play' | 'radio';
  legal: Card[];
  right: Card[]; // the answers that carry on
  winner: number;
  signals?: Record<number, { card: Card; place: RadioPlace }>;
  says?: Partial<Record<Card, RadioPlace>>; // what each of my cards would mean by radio
}

export interface LessonTask {
  card: string;
  owner: number;
  doneIn: string; // the step that fulfils it
}

export const TASKS: LessonTask[] = [
  { card: 'G1', owner: 0, doneIn: 'task' },
  { card: 'B6', owner: 1, doneIn: 'last' },
];

const TOMAS = { 2: { card: 'G6' as Card, place: 'highest' as RadioPlace } };

export const STEPS: Step[] = [
  {
    key: 'follow',
    hand: ['P5', 'B2', 'B6', 'B9', 'G4', 'G7', 'Y3', 'R1'],
    before: [
      { seat: 1, card: 'B5' },
      { seat: 2, card: 'B1' },
      { seat: 3, card: 'B8' },
    ],
    after: [],
    mode: 'play',
    legal: ['B2', 'B6', 'B9'],
    right: ['B9'],
    winner: 0,
  },
  {
    key: 'rocket',
    hand: ['P5', 'B2', 'B6', 'G4', 'G7', 'Y3', 'R1'],
    before: [],
    after: [
      { seat: 1, card: 'P3' },
      { seat: 2, card: 'P9' },
      { seat: 3, card: 'R2' },
    ],
    mode: 'play',
    legal: ['P5', 'B2', 'B6', 'G4', 'G7', 'Y3', 'R1'],
    right: ['P5'],
    winner: 3,
  },
  {
    key: 'task',
    hand: ['B2', 'B6', 'G4', 'G7', 'Y3', 'R1'],
    before: [{ seat: 3, card: 'G2' }],
    after: [
      { seat: 1, card: 'G1' },
      { seat: 2, card: 'G6' },
    ],
    mode: 'play',
    legal: ['G4', 'G7'],
    right: ['G7'],
    winner: 0,
    signals: TOMAS,
  },
  {
    key: 'radio',
    hand: ['B2', 'B6', 'G4', 'Y3', 'R1'],
    before: [],
    after: [],
    mode: 'radio',
    says: { B2: 'lowest', B6: 'highest', G4: 'only', Y3: 'only' },
    legal: ['B2', 'B6', 'G4', 'Y3'],
    right: ['B2', 'B6', 'G4', 'Y3'],
    winner: 0,
  },
  {
    key: 'last',
    hand: ['B2', 'B6', 'G4', 'Y3', 'R1'],
    before: [],
    after: [
      { seat: 1, card: 'B7' },
      { seat: 2, card: 'B3' },
      { seat: 3, card: 'Y1' },
    ],
    mode: 'play',
    legal: ['B2', 'B6', 'G4', 'Y3', 'R1'],
    right: ['B6'],
    winner: 1,
  },
];
