import type { Component } from 'svelte';
import type { Step } from '../api';
import type { ReplayPlayer } from '../replay/player.svelte';
import type { Standing, Stop } from '../replay/stops';
import type { Translate } from '../text';
import type { AnyEvent, AnyMove, AnyPreview, AnyView, JourneyInfo, LogLine, OptionInfo, OptionRoll, Reason, RoomInfo } from '../wire';

export type Pace = RoomInfo['pace'];

/** A log sentence is made of these. */
export type Part = string | { seat: number } | { card: string } | { piece: unknown };

/** An action of mine that was not taken, and why. */
export interface Refusal<Move = AnyMove> {
  action: Move;
  reason: Reason;
}

/** What every board gets from the frame. */
export interface BoardProps<View = AnyView, Move = AnyMove, Event = AnyEvent, Preview = AnyPreview> {
  view: View; // the game's view for my seat (or the replay's viewer)
  choices: Move[]; // legal actions as sent by the server, to be handed back unchanged
  previewOf: (choice: Move) => Preview | null; // what one of them would mean, by the rules
  me: number | null; // my seat, null for a watcher
  room: RoomInfo; // names, presence, options
  log: LogLine<Event>[]; // events so far
  act: (action: Move) => void; // send
  why: (action: Move) => Promise<Reason | null>; // why can't I
  refusal: Refusal<Move> | null; // the last refused action, to be shown at the thing itself
  live: boolean; // false in a replay
  deadline: number | null; // table clock, ms
  now: () => number;
  toMove: number[];
  hold?: (on: boolean) => void; // let the table's clock stand, where nobody but me plays against it
  skip?: () => void; // let bots move at once until I am asked, where I play with them alone
  standing?: Standing<View>; // where a replay stands
}

/** What is shown of a game before it is opened; `games/<game>/cover.ts`, in the first chunk. */
export interface Cover {
  place: number; // on the home page, from the left
  poster: string; // the address of a picture, 440 by 300
  mark: string; // the small square, SVG on 40 pixels
  alone?: Record<string, unknown>; // options of a game without anybody else, where that is offered
  paper: { ground: string; ink: string }; // the head of its sheet: the poster's ground, and words on it
  lesson?: { page: string; steps: number }; // of its pages, the one for whoever is new
  played?: (room: RoomInfo, t: Translate) => string | null; // which part of the game a table plays, if it has parts
  journey?: Journeying; // where its tables follow each other
}

/** How the home page speaks of a journey; what draws it is loaded when there is one. */
export interface Journeying {
  page: string; // of the game's pages, the one that shows all of it
  part: (options: Record<string, unknown>, t: Translate) => string | null; // «mission 12», inside a sentence
  fly: (options: Record<string, unknown>, t: Translate) => string; // on the button
  load: () => Promise<WayAhead>;
}
export interface WayAhead {
  Picture: Component<{ journey: JourneyInfo; tall?: boolean }>; // behind the words, or on a phone between them
  aim: (journey: JourneyInfo) => string; // what is to be done there
}

/** One game as the client knows it; games/index.ts loads it when a table needs it. */
export interface GameModule<View = AnyView, Move = AnyMove, Event = AnyEvent, Preview = AnyPreview> {
  Board: Component<BoardProps<View, Move, Event, Preview>>; // everything left of the side column, with the action bar
  headline: (view: View, t: Translate) => string[]; // "Mission 31", "Attempt 2", "Trick 1 of 10"
  logParts: (event: Event, names: readonly string[]) => Part[]; // an event as a sentence, with the names by seat
  silent?: readonly string[]; // events that are for the eyes and have no line in the log
  remembered?: (log: LogLine<Event>[], view: View) => LogLine<Event>[]; // of the log, what may still be looked at
  LogPiece?: Component<{ part: Part }>; // draws cards and pieces inside log lines
  presets?: readonly Preset[]; // lobby: ways to play, the last one shows every sentence
  paced?: Paced; // what it shows goes at a pace, which is the table's
  optionSentences?: Component<OptionProps>; // lobby: "How we play" as sentences with words to pick
  stopsOf?: (steps: readonly Step[]) => Stop[]; // replay: where it can stand, if not at each moment
  Hindsight?: Component<{ player: ReplayPlayer; bare?: boolean }>; // replay of a finished game: could it have been won?
  column?: boolean; // the board has a side column of its own, so the table's one is folded where room is scarce
  Handbook?: Component<{ entry?: string }>; // the rules in plain words, opened at what is on screen
  HowTo: Component; // the whole game on two pages
  pages?: Record<string, Component>; // routes /<game>/<page>/...
}

/** A way to play: options, and the sentences that belong to it. */
export interface Preset {
  name: string; // of the texts preset-<game>-<name>, -text and -long
  options?: Record<string, unknown>; // all others as usual; none: the table stays as it is
  signs: readonly string[]; // options by which it is known where some words differ
  sentences?: readonly string[]; // none: all of them
  picture: string; // SVG on 260 by 96
}

/** How the options of a game follow the pace of the table: both are one word to whoever plays. */
export interface Paced {
  of: (options: Record<string, unknown>) => Pace | null; // null: nothing is shown
  at: (pace: Pace, options: Record<string, unknown>) => Record<string, unknown>; // what changes
}

/** What a game's own `optionSentences` gets; it draws <li>s, lobby/Pick.svelte helps. */
export interface OptionProps {
  room: RoomInfo;
  host: boolean; // may I change it?
  options: Record<string, unknown>;
  schemas: readonly OptionInfo[];
  seats: number;
  preset?: string; // the ticket that was chosen
  change: (options: Record<string, unknown>) => void; // only what changes
  rolls?: readonly OptionRoll[]; // what dice decided last, where a game lets them
  roll?: (times: number) => void; // let them decide
}
