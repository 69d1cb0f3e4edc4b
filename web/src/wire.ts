// Written by `python -m kosmodrom.server.typescript`; change the Python classes instead.

/** First message: who I am, which table, the last numbers I saw (none: send everything). */
export interface Hello {
  type: 'hello';
  table: string;
  secret?: string;
  seen?: number | null;
  seen_chat?: number;
}

/** An action of mine. `id` grows by one each time; a repeated id is answered, not done again. */
export interface Do {
  type: 'do';
  id: number;
  action: any;
  seen: number;
}

export interface Why {
  type: 'why';
  id: number;
  action: any;
}

export interface Chat {
  type: 'chat';
  text?: string;
  phrase?: string;
}

/** A heartbeat, either way; the other side answers at once with Pulse and the same `sent`. */
export interface Beat {
  type: 'beat';
  sent: number;
}

export interface Pulse {
  type: 'pulse';
  sent: number;
}

/** Take a free chair, or the first one. */
export interface Sit {
  type: 'sit';
  name: string;
  seat?: number | null;
}

/** Get up. In a running game a bot of this level takes over for good. */
export interface Leave {
  type: 'leave';
  level?: "cadet" | "navigator" | "pilot" | "random";
}

/** Let a bot play for me, or (None) take my seat back. */
export interface StandIn {
  type: 'stand_in';
  level?: "cadet" | "navigator" | "pilot" | "random" | null;
}

/** The host changes how we play; only what is given changes. */
export interface Configure {
  type: 'configure';
  name?: string | null;
  options?: Record<string, any> | null;
  seats?: number | null;
  public?: boolean | null;
  watchable?: boolean | null;
  stand_in_after?: number | null;
}

export interface AddBot {
  type: 'add_bot';
  level: "cadet" | "navigator" | "pilot" | "random";
  seat?: number | null;
}

/** The host frees a chair of a bot, or of a person before the start. */
export interface RemoveSeat {
  type: 'remove_seat';
  seat: number;
}

export interface MakeHost {
  type: 'make_host';
  seat: number;
}

/** The host starts; free chairs are filled with bots of this level, or taken away if None. */
export interface Start {
  type: 'start';
  fill?: "cadet" | "navigator" | "pilot" | "random" | null;
}

/** After the end: open the next table for the same people and bots; RoomInfo.next names it. */
export interface FollowUp {
  type: 'follow_up';
  key: string;
}

/** POST /api/tables: open a table, and with `play` start at once with bots in the other seats. */
export interface NewTable {
  game: string;
  name?: string;
  player?: string;
  seats?: number | null;
  options?: Record<string, any>;
  public?: boolean;
  watchable?: boolean;
  bots?: ("cadet" | "navigator" | "pilot" | "random")[];
  play?: boolean;
  seed?: string | null;
  deal_of?: string | null;
}

/** POST /api/designs, GET /api/designs/<id>: options worth keeping (an own mission), by link. */
export interface Design {
  game: string;
  title: string;
  options: Record<string, any>;
  id?: string;
}

/** The table from outside, whenever it changes. */
export interface Room {
  type: 'room';
  room: RoomInfo;
}

/** The game from my seat: what happened since the last frame, how it is, what I may do. */
export interface Frame {
  type: 'frame';
  number: number;
  at: number;
  log: LogLine[];
  view: any;
  choices: any;
  to_move: number[];
  deadline: number | null;
  undo: number | null;
  vote: UndoVote | null;
  over: boolean;
}

export interface Chatted {
  type: 'chatted';
  lines: ChatLine[];
}

/** My action is stored for good; it has this number. */
export interface Done {
  type: 'done';
  id: number;
  number: number;
}

/** My action was not taken; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: number;
  reason: Reason;
}

/** The answer to Why; no reason means that it is allowed. */
export interface Because {
  type: 'because';
  id: number;
  reason?: Reason | null;
}

/** A message was not understood or not allowed; `code` is a text key. */
export interface Trouble {
  type: 'trouble';
  code: string;
  text: string;
  args?: Record<string, string | number>;
}

/** The server closes this socket; come back after so many milliseconds (None: do not). */
export interface Bye {
  type: 'bye';
  code: string;
  retry_after?: number | null;
}

/** A table as seen from outside the game. */
export interface RoomInfo {
  id: string;
  game: string;
  name: string;
  status: "open" | "over" | "running";
  public: boolean;
  watchable: boolean;
  options: Record<string, any>;
  seats: SeatInfo[];
  seal: string;
  created: number;
  updated: number;
  watchers: number;
  number: number;
  phase: string;
  to_move: number[];
  you: number | null;
  stand_in_after: number | null;
  result: Record<string, any> | null;
  seed: string | null;
  salt: string | null;
  journey: string;
  follow_ups: string[];
  next: string | null;
  deal_of: string | null;
}

/** One chair: who sits there, and whether they are here. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "free" | "person";
  level: "cadet" | "navigator" | "pilot" | "random" | null;
  stand_in: boolean;
  here: boolean;
  away_since: number | null;
  latency: number | null;
  host: boolean;
}

/** Something said; `phrase` is a text key, so that everybody reads it in their language. */
export interface ChatLine {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
  phrase: string;
}

/** An event, as one viewer may know it, with the number and time of its action. */
export interface LogLine {
  number: number;
  at: number;
  event: any;
}

/** Somebody without an account: a secret that the browser keeps, and a name. */
export interface Visitor {
  name: string;
  secret: string;
}

/** GET /api/games */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  levels: string[];
  options: OptionInfo[];
  cooperative: boolean;
}

/** One option of a game: a JSON schema, its default. */
export interface OptionInfo {
  name: string;
  default: any;
  schema: Record<string, any>;
}

/** GET /api/games/<game>/rules: the numbered rules, in order. */
export interface RuleText {
  id: string;
  section: string;
  text: string;
}

/** GET /api/tables/<id>/replay?as=<seat|watcher|all> */
export interface Replay {
  room: RoomInfo;
  viewer: number;
  checked: boolean;
  steps: ReplayStep[];
}

/** One moment of a replay, as one viewer may know it. */
export interface ReplayStep {
  number: number;
  at: number;
  phase: string;
  action: any | null;
  log: LogLine[];
  view: any;
  to_move: number[];
  why: Reason | null;
}

/** GET /api/journeys/<id>: the tables of one group, in order, as a logbook is made of them. */
export interface Journey {
  id: string;
  game: string;
  names: string[];
  tables: RoomInfo[];
}

/** GET /api/tables/<id>/deal: how others did on the same seed, seats and options. */
export interface Deal {
  tables: RoomInfo[];
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  text: string;
  args?: Record<string, string | number>;
}

/** An undo that waits for the consent of some seats. */
export interface UndoVote {
  by: number;
  to: number;
  waiting: number[];
}

/** Why a move is refused: a text key, the rule behind it, its arguments, the things concerned. */
export interface Reason {
  key: string;
  rule: string;
  args: Record<string, string | number>;
  things: string[];
}

export type ToServer = Hello | Do | Why | Chat | Beat | Pulse | Sit | Leave | StandIn | Configure | AddBot | RemoveSeat | MakeHost | Start | FollowUp;

export type ToClient = Room | Frame | Chatted | Done | Refused | Because | Beat | Pulse | Trouble | Bye;

/** What the wire leaves out because it is as usual. */
export const DEFAULTS = {
  RoomInfo: {"watchers":0,"number":0,"phase":"","to_move":[],"you":null,"stand_in_after":null,"result":null,"seed":null,"salt":null,"journey":"","follow_ups":[],"next":null,"deal_of":null},
  SeatInfo: {"name":"","kind":"free","level":null,"stand_in":false,"here":false,"away_since":null,"latency":null,"host":false},
  ChatLine: {"seat":null,"text":"","phrase":""},
  Frame: {"to_move":[],"deadline":null,"undo":null,"vote":null,"over":false},
  Reason: {"rule":"","args":{},"things":[]},
  ReplayStep: {"to_move":[],"why":null},
};
