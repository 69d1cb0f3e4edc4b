// Written by `python -m tools.wire_ts`; change the Python classes instead.

export type Level = 'random' | 'cadet' | 'pilot' | 'navigator';

export type Status = 'open' | 'running' | 'over';

/** First message: who I am, which table, the last of it that I saw (none: send everything). */
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
  action: AnyMove;
  seen: number;
}

/** Why can't I do this? */
export interface Why {
  type: 'why';
  id: number;
  action: AnyMove;
}

export interface Chat {
  type: 'chat';
  text?: string;
  phrase?: string;
  private?: boolean;
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

/** Sit down instead of a bot in a running game, where the host allows it. */
export interface TakeOver {
  type: 'take_over';
  seat: number;
  name?: string;
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

/** The only person among bots stops the table's clock, or lets it go on. */
export interface Hold {
  type: 'hold';
  on: boolean;
}

/** How long bots wait before they move; for the host, or whoever plays with bots alone. */
export interface SetPace {
  type: 'set_pace';
  pace: "at_once" | "calm" | "fast" | "usual";
}

/** Whoever plays with bots alone lets them move at once until a person is asked. */
export interface Skip {
  type: 'skip';
}

/** The host changes how we play; only what is given changes. */
export interface Configure {
  type: 'configure';
  name?: string | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
  public?: boolean | null;
  watchable?: boolean | null;
  stand_in_after?: number | null;
  takeover?: boolean | null;
  open_after?: number | null;
  move_time?: number | null;
  undo?: boolean | null;
}

/** The host lets so many dice decide what we play, for all to see; options may still change. */
export interface RollOptions {
  type: 'roll_options';
  rolls: number;
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

/** The host mutes somebody, or removes somebody without a seat. */
export interface Exclude {
  type: 'exclude';
  who: number;
  kind: "muted" | "removed";
}

/** The host takes a mute or a removal back. */
export interface Readmit {
  type: 'readmit';
  who: number;
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

/** Look back together at a finished game, or no longer. Who comes first leads. */
export interface Review {
  type: 'review';
  on: boolean;
  follow?: boolean;
}

/** Go on my own way, or come back to the moment of who leads. */
export interface Follow {
  type: 'follow';
  on: boolean;
}

/** Who leads hands it to somebody; or (None) I take it, as whoever led has gone. */
export interface Lead {
  type: 'lead';
  who?: number | null;
}

/** Where who leads is in the replay, either way. */
export interface Look {
  type: 'look';
  moment: number;
  beat?: number;
  playing?: boolean;
}

/** Show the others something on the board, by a name that boards have for it. */
export interface Point {
  type: 'point';
  thing: string;
  moment: number;
}

/** POST /api/tables: open a table; with `play` start at once, bots in the other seats. */
export interface NewTable {
  game: string;
  name?: string;
  player?: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  public?: boolean;
  watchable?: boolean;
  bots?: ("cadet" | "navigator" | "pilot" | "random")[];
  play?: boolean;
  seed?: string | null;
  deal_of?: string | null;
  resume?: boolean;
}

/** POST /api/tables/<id>/branch: play a finished game on from after one of its actions. */
export interface Branch {
  moment: number;
  seat?: number;
  level?: "cadet" | "navigator" | "pilot" | "random";
  player?: string;
}

/** POST /api/designs, GET /api/designs/<id>: options worth keeping (an own mission), by link. */
export interface Design {
  game: string;
  title: string;
  options: Record<string, unknown>;
  id?: string;
}

/** POST /api/passport/looks: what another device begins with; the name is for /api/visitor. */
export interface Looks {
  language: "" | "en" | "pl" | "ro" | "ru";
  theme: "" | "auto" | "day" | "night";
}

/** POST /api/tables/<id>/notes: write beside a moment of a finished game. */
export interface NewNote {
  moment: number;
  text: string;
  beat?: number;
}

/** POST /api/passport/open: this device is at home in the passport of these words from now on. */
export interface OpenPassport {
  words: string;
  join: boolean;
}

/** POST /api/push: this device wants notices; as the browser's PushSubscription has it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** POST /api/puzzles/<game>/<number>: a card, or none to give up. */
export interface PuzzleTry {
  card?: string;
}

/** The table from outside, whenever it changes. */
export interface Room {
  type: 'room';
  room: RoomInfo;
}

/** The game from my seat: what happened since the last frame, how it is, what I may do. */
export interface Frame {
  type: 'frame';
  done: number | null;
  number: number;
  at: number;
  deadline: number | null;
  vote: UndoVote | null;
  over: boolean;
  log: LogLine[];
  public: object;
  own: object | null;
  choices: AnyMove[];
  previews: (AnyPreview | null)[];
  to_move: number[];
  undo: number | null;
}

export interface Chatted {
  type: 'chatted';
  lines: ChatLine[];
}

/** My action was stored already when it came again; it has this number. */
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

/** A message was not understood or not allowed, and changed nothing; `code` is a text key. */
export interface Trouble {
  type: 'trouble';
  code: string;
  text: string;
  args?: Record<string, string | number>;
  id?: number | null;
}

/** News about my seat; the client shows the text `notice-<code>`. */
export interface Notice {
  type: 'notice';
  code: "new-device" | "seat-dropped";
  args: Record<string, string>;
}

/** The server closes this socket; come back after so many milliseconds (None: do not). */
export interface Bye {
  type: 'bye';
  code: string;
  retry_after?: number | null;
}

/** Who looks back together, whenever that changes; nobody, once all have gone. */
export interface Reviewing {
  type: 'reviewing';
  people?: Reviewer[];
  lead?: number | null;
  look?: Look | null;
  you?: number | null;
}

/** Somebody shows a thing on the board; for some seconds. */
export interface Pointed {
  type: 'pointed';
  who: number;
  name: string;
  thing: string;
  moment: number;
  seat?: number | null;
}

/** For those who look back together: a note was written or edited, or (`dropped`) deleted. */
export interface Noted {
  type: 'noted';
  note?: Note | null;
  dropped?: number | null;
}

/** A table as seen from outside the game. */
export interface RoomInfo {
  id: string;
  game: string;
  name: string;
  status: "open" | "over" | "running";
  public: boolean;
  watchable: boolean;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  seal: string;
  created: number;
  updated: number;
  watchers: number;
  people: Person[];
  number: number;
  phase: string;
  to_move: number[];
  held: boolean;
  you: number | null;
  partners: number[];
  stand_in_after: number | null;
  move_time: number | null;
  own_clocks: boolean;
  due: number | null;
  pace: "at_once" | "calm" | "fast" | "usual";
  undo: boolean;
  result: Outcome | null;
  seed: string | null;
  salt: string | null;
  journey: string;
  follow_ups: string[];
  next: string | null;
  deal_of: string | null;
  same_deal: boolean;
  given_seed: boolean;
  day: string;
  counted: boolean;
  takeover: boolean;
  open_after: number | null;
  changes: SeatChange[];
  offer: Offer | null;
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
  partners: number[];
}

/** Somebody got up from a chair of a running game, and somebody sat down there. */
export interface SeatChange {
  seat: number;
  number: number;
  at: number;
  went: string;
  came: string;
}

/** Something said; `phrase` is a text key, so that everybody reads it in their language. */
export interface ChatLine {
  at: number;
  name: string;
  seat: number | null;
  text: string;
  phrase: string;
  private: boolean;
  who: number | null;
  rolls: OptionRoll[];
}

/** An event, as one viewer may know it, with the number and time of its action. */
export interface LogLine<Event = AnyEvent> {
  number: number;
  at: number;
  event: Event;
}

/** Somebody without an account: a secret that the browser keeps, and a name. */
export interface Visitor {
  name: string;
  secret: string;
}

/** GET /api/site: how others reach this server, and what it can do. */
export interface Site {
  link: string;
  alone: boolean;
  push_key: string;
}

/** GET /api/games */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  levels: string[];
  options: OptionInfo[];
  cooperative: boolean;
  has_hands: boolean;
}

/** One option of a game: a JSON schema, its default. */
export interface OptionInfo {
  name: string;
  default: unknown;
  schema: Record<string, unknown>;
}

/** GET /api/games/<game>/rules: the numbered rules, in order. */
export interface RuleText {
  id: string;
  section: string;
  text: string;
  language: string;
}

/** GET /api/tables/<id>/replay?as=<seat|watcher|all> */
export interface Replay {
  room: RoomInfo;
  viewer: number;
  checked: boolean;
  left: LeftSeat[];
  steps: ReplayStep[];
}

/** One moment of a replay, as one viewer may know it. */
export interface ReplayStep {
  number: number;
  at: number;
  phase: string;
  action: AnyAction | null;
  log: LogLine[];
  public: object;
  own: object | null;
  to_move: number[];
  why: Reason | null;
}

/** Somebody who sat on a chair until they left the game, or a bot until somebody came. */
export interface LeftSeat {
  seat: number;
  name: string;
  until: number;
}

/** GET /api/tables/<id>/notes, of a finished game. */
export interface Notes {
  you: number | null;
  writer: boolean;
  host: boolean;
  notes: Note[];
}

/** GET /api/tables/<id>/hindsight?moment=<number>: could it have been won from there? */
export interface Hindsight {
  number: number;
  verdict: "no" | "unknown" | "yes";
  line?: AnyAction[];
  told?: AnyEvent[];
}

/** GET /api/tables/<id>/judgement: every choice of a finished game, with everything open. */
export interface Judgement {
  verdict: "no" | "unknown" | "yes";
  moments: JudgedMoment[];
  turning?: number;
  line?: AnyAction[];
  told?: AnyEvent[];
}

/** GET /api/tables/<id>/hopes?moment=<number>: what whoever was to move could hope for. */
export interface Hopes {
  number: number;
  hopes: Hope[];
}

/** GET /api/puzzles/<game>: the puzzles of a game, and which of them is that of today. */
export interface Puzzles {
  day: string;
  today: number;
  puzzles: PuzzleLine[];
}

/** GET /api/puzzles/<game>/<number>: a position; one of the cards is right. */
export interface Puzzle {
  number: number;
  kind: "open" | "own";
  grade: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  public: object;
  own: object | null;
  choices: AnyMove[];
  told: AnyEvent[];
  hints: number;
}

/** Whether it was right; of one given up or found, which card is right, and why. */
export interface PuzzleAnswer {
  right: boolean;
  card?: string;
  told?: AnyEvent[];
  shares?: Record<string, number>;
}

/** GET /api/puzzles/<game>/<number>/hints/<hint> */
export interface PuzzleHint {
  why: Reason;
}

/** GET /api/journeys/<id>: the tables of one group, in order, and what it has reached. */
export interface Journey {
  id: string;
  game: string;
  names: string[];
  tables: RoomInfo[];
  logbook: AnyLogbook | null;
}

/** GET /api/journeys: one journey of mine, as far as I may know it; the newest first. */
export interface JourneyInfo {
  id: string;
  game: string;
  people: string[];
  bots: number;
  options: Record<string, unknown> | null;
  table: string | null;
  updated: number;
  logbook: AnyLogbook | null;
}

/** GET /api/tables/<id>/deal: how others did on the same seed, seats and options. */
export interface Deal {
  tables: RoomInfo[];
}

/** GET /api/tables/<id>/devices: one that holds my seat; it plays as I do. */
export interface Device {
  id: string;
  name: string;
  since: number;
  here: boolean;
  own: boolean;
}

/** GET /api/passport: who the asker is here; without a name they are nobody yet. */
export interface Passport {
  name: string;
  since: number;
  pennant: number | null;
  language: string;
  theme: string;
  words: number | null;
  journeys: number;
  games: number;
  tables: number;
  devices: PassportDevice[];
}

/** POST /api/passport/words: twelve new words; those of before are worth nothing any more. */
export interface Words {
  words: string[];
  link: string;
  qr: string[];
}

/** POST /api/passport/look: the passport that these words open, and what this device holds. */
export interface Found {
  name: string;
  since: number;
  journeys: number;
  games: number;
  own: boolean;
  guest: string;
  guest_tables: number;
  guest_journeys: number;
  guest_words: boolean;
  guest_devices: number;
}

/** POST /api/tables/<id>/handover: a link, good once, to go on playing on another device. */
export interface Handover {
  link: string;
  expires: number;
  qr: string[];
}

/** The body of every HTTP error. */
export interface Problem {
  code: string;
  text: string;
  args?: Record<string, string | number>;
}

/** How a game ended: a score a seat, who won, and the figures that a report is made of. */
export interface Outcome {
  scores: number[];
  winners: number[];
  figures?: Record<string, unknown>;
}

/** GET /api/daily, GET /api/daily/<day>: the deals of a day (UTC), as one visitor may know them. */
export interface Day {
  day: string;
  today: boolean;
  ends: number;
  earlier: string | null;
  later: string | null;
  listed: boolean;
  deals: DayDeal[];
}

/** GET /api/statistics: the asker's own figures, and nobody else's. */
export interface Statistics {
  name: string;
  since: number;
  listed: boolean;
  games: GameStatistics[];
  uncounted: number;
}

/** GET /api/best: who did best on this server. */
export interface BestList {
  game: string;
  measure: string;
  rows: BestRow[];
  mine: BestRow | null;
}

/** GET /api/push, POST /api/push/quiet: what is kept of my notices. */
export interface Notices {
  devices: string[];
  quiet: QuietHours | null;
}

/** POST /api/tables/<id>/remind: whose move it is has been told once more to these seats. */
export interface Reminded {
  seats: number[];
}

/** An undo that waits for the consent of some seats. */
export interface UndoVote {
  by: number;
  to: number;
  waiting: number[];
}

/** Why a move is refused: a text key, the rule, its arguments, the things concerned. */
export interface Reason {
  key: string;
  rule: string;
  args: Record<string, string | number>;
  things: string[];
}

/** Somebody who looks back with others. */
export interface Reviewer {
  who: number;
  name?: string;
  seat?: number | null;
  follows?: boolean;
  here?: boolean;
}

/** What somebody wrote beside a moment of a finished game. */
export interface Note {
  id: number;
  moment: number;
  name: string;
  text: string;
  at: number;
  who: number;
  seat?: number | null;
  beat?: number;
  edited?: number;
}

/** Somebody whom the host may mute or remove. */
export interface Person {
  who: number;
  name?: string;
  here?: boolean;
  barred?: "muted" | "removed" | null;
}

/** The people in a lobby have played together before: how they would go on. */
export interface Offer {
  options: Record<string, unknown>;
  tables: number;
}

/** What one die decided before the start: an option, and what it is now. */
export interface OptionRoll {
  die: number;
  option: string;
  value: unknown;
}

/** One decision of a finished game. */
export interface JudgedMoment {
  number: number;
  phase: string;
  choices: JudgedChoice[];
}

/** One choice, and the share of games that it wins as far as its seat could know. */
export interface Hope {
  action: AnyAction;
  share: number;
}

/** One puzzle of a set. */
export interface PuzzleLine {
  number: number;
  kind: "open" | "own";
  grade: number;
}

/** One device on which somebody is at home. */
export interface PassportDevice {
  id: string;
  name: string;
  since: number;
  seen: number;
  own: boolean;
  here: boolean;
  table: string | null;
}

/** One game's deal of the day; `board` only once one's own attempt or the day is over. */
export interface DayDeal {
  game: string;
  plan: string;
  options: Record<string, unknown>;
  seats: number;
  bots: string[];
  state: "flying" | "home" | "lost" | "missing" | "new" | "past";
  table: string | null;
  value: number | null;
  board: DayBoard | null;
}

/** What my games of one kind amount to. */
export interface GameStatistics {
  game: string;
  figures: AnyStatistics;
}

/** One entry of a best list. */
export interface BestRow {
  place: number;
  names: string[];
  others: number;
  you: boolean;
  score: number;
  tables: number;
}

/** Hours without notices; what comes meanwhile is one notice at their end. */
export interface QuietHours {
  begins: number;
  ends: number;
  zone: string;
}

/** What could have been done at a moment, and whether the game could be won after it. */
export interface JudgedChoice {
  action: AnyAction;
  verdict: "no" | "unknown" | "yes";
}

/** How all did on a deal of the day. */
export interface DayBoard {
  flown: number;
  home: number;
  missing: number;
  columns: DayColumn[];
  mostly: number | null;
  rows: DayRow[];
}

/** How many came home with a result from `low` to `high`. */
export interface DayColumn {
  low: number;
  high: number;
  count: number;
  mine: boolean;
}

/** One attempt on the board of a day. */
export interface DayRow {
  place: number;
  name: string;
  you: boolean;
  value: number;
  good: boolean;
  table: string;
}

export type ToServer = Hello | Do | Why | Chat | Beat | Pulse | Sit | TakeOver | Leave | StandIn | Hold | SetPace | Skip | Configure | RollOptions | AddBot | RemoveSeat | MakeHost | Exclude | Readmit | Start | FollowUp | Review | Follow | Lead | Look | Point;

export type ToClient = Room | Frame | Chatted | Done | Refused | Because | Beat | Pulse | Trouble | Notice | Bye | Reviewing | Look | Pointed | Noted;

/** What the wire leaves out because it is as usual. */
export const DEFAULTS = {
  RoomInfo: {"watchers":0,"people":[],"number":0,"phase":"","to_move":[],"held":false,"you":null,"partners":[],"stand_in_after":null,"move_time":null,"own_clocks":false,"due":null,"pace":"usual","undo":true,"result":null,"seed":null,"salt":null,"journey":"","follow_ups":[],"next":null,"deal_of":null,"same_deal":false,"given_seed":false,"day":"","counted":false,"takeover":false,"open_after":null,"changes":[],"offer":null},
  SeatInfo: {"name":"","kind":"free","level":null,"stand_in":false,"here":false,"away_since":null,"latency":null,"host":false,"partners":[]},
  SeatChange: {"went":"","came":""},
  ChatLine: {"seat":null,"text":"","phrase":"","private":false,"who":null,"rolls":[]},
  Frame: {"done":null,"deadline":null,"vote":null,"over":false,"own":null,"previews":[],"to_move":[],"undo":null},
  Reason: {"rule":"","args":{},"things":[]},
  ReplayStep: {"own":null,"to_move":[],"why":null},
};

type Unseated<Action> = Action extends unknown ? Omit<Action, 'seat'> : never;

export type AnyView = Cosmobureau.View | Crew.View | GalaxyTrucker.View;

export type AnyAction = Cosmobureau.Action | Crew.Action | GalaxyTrucker.Action;

export type AnyMove = Cosmobureau.Move | Crew.Move | GalaxyTrucker.Move;

export type AnyEvent = Cosmobureau.Event | Crew.Event | GalaxyTrucker.Event;

export type AnyLogbook = Crew.Campaign;

export type AnyPreview = Cosmobureau.Preview | Crew.Preview | GalaxyTrucker.Preview;

export type AnyStatistics = Cosmobureau.CosmobureauStatistics | Crew.CrewStatistics | GalaxyTrucker.GalaxyTruckerStatistics;

export namespace Cosmobureau {
  /** The deadline of the running question has passed. */
  export interface TimeUp {
    do: 'time_up';
    seat: number;
  }

  /** Somebody's last connection closed, or the first one opened again. */
  export interface Presence {
    do: 'presence';
    seat: number;
    who: number;
    here: boolean;
  }

  /** Take the table back to just after its action number `to`. */
  export interface Undo {
    do: 'undo';
    seat: number;
    to: number;
  }

  /** Agree or not to the undo that somebody asked for. */
  export interface Consent {
    do: 'consent';
    seat: number;
    yes: boolean;
  }

  /** The table's own clock says that somebody thinks for too long: a bot moves in their place. */
  export interface OutOfTime {
    do: 'out_of_time';
    seat: number;
    who: number;
  }

  /** Play this side of a ship board. (CB-SETUP-07) */
  export interface ChooseShip {
    do: 'choose_ship';
    seat: number;
    side: string;
  }

  export interface ChooseCaptain {
    do: 'choose_captain';
    seat: number;
    captain: string;
  }

  /** Place an agent of the hand, turned clockwise by quarter turns. (CB-PLACE-02) */
  export interface Place {
    do: 'place';
    seat: number;
    agent: string;
    cell: string;
    turns: number;
  }

  /** Perform an action of the compartment, by its number there; of a choice, one option. */
  export interface Use {
    do: 'use';
    seat: number;
    action: number;
    option?: number;
  }

  /** Take one of the captain's or of a tile's bonuses, by its number in the view. */
  export interface TakeBonus {
    do: 'take_bonus';
    seat: number;
    bonus: number;
  }

  /** Take one of two bonuses that a room offers. (CB-BUREAU-02) */
  export interface Pick {
    do: 'pick';
    seat: number;
    option: number;
  }

  /** Leave the bonus in question; of several, all that are left. */
  export interface Decline {
    do: 'decline';
    seat: number;
  }

  /** Store a sample, giving up a fuel if there is no room. (CB-STORE-03) */
  export interface TakeSample {
    do: 'take_sample';
    seat: number;
    colour: "blue" | "orange" | "pink";
  }

  /** Return a sample to the supply as a price. (CB-PAY-02) */
  export interface GiveSample {
    do: 'give_sample';
    seat: number;
    colour: "blue" | "orange" | "pink";
  }

  export interface OpenOffice {
    do: 'open_office';
    seat: number;
    office: string;
  }

  export interface FlipInspector {
    do: 'flip_inspector';
    seat: number;
    cell: string;
  }

  /** Move to an open tile by the cheapest way. (CB-FLY-02) */
  export interface FlyTo {
    do: 'fly_to';
    seat: number;
    tile: string;
  }

  /** Move by the cheapest way into an empty space of the grid. (CB-EXPLORE-01) */
  export interface Explore {
    do: 'explore';
    seat: number;
    x: number;
    y: number;
  }

  /** End the flight and land the agent of this compartment. (CB-LAND-01) */
  export interface Land {
    do: 'land';
    seat: number;
    cell: string;
  }

  /** End the flight and land nobody. */
  export interface EndFlight {
    do: 'end_flight';
    seat: number;
  }

  /** Leave whatever is still possible in the compartment. */
  export interface EndActions {
    do: 'end_actions';
    seat: number;
  }

  export interface TakeAgent {
    do: 'take_agent';
    seat: number;
    agent: string;
  }

  /** Return a queue of one type to the bag and draw anew. (CB-REFILL-02) */
  export interface Exchange {
    do: 'exchange';
    seat: number;
  }

  /** Alone and in a dead end: stop here. (CB-SOLO-04) */
  export interface EndGame {
    do: 'end_game';
    seat: number;
  }

  /** Somebody asks the others to let them take moves back. */
  export interface UndoAsked {
    event: 'undo_asked';
    rule: string;
    seat: number;
    to: number;
    waiting: number[];
  }

  /** The moves stay. */
  export interface UndoRefused {
    event: 'undo_refused';
    rule: string;
    seat: number;
  }

  /** Everything after action number `to` has been taken back. */
  export interface Undone {
    event: 'undone';
    rule: string;
    seat: number;
    to: number;
  }

  /** A seat has used up the time that the table gives to a move. */
  export interface MoveOverdue {
    event: 'move_overdue';
    rule: string;
    seat: number;
  }

  export interface GameBegan {
    event: 'game_began';
    rule: string;
    first: number;
  }

  export interface ShipChosen {
    event: 'ship_chosen';
    rule: string;
    seat: number;
    side: string;
  }

  export interface CaptainChosen {
    event: 'captain_chosen';
    rule: string;
    seat: number;
    captain: string;
  }

  export interface TurnBegan {
    event: 'turn_began';
    rule: string;
    seat: number;
    turn: number;
  }

  export interface AgentPlaced {
    event: 'agent_placed';
    rule: string;
    seat: number;
    agent: string;
    colour: string;
    cell: string;
    contacts: string;
  }

  export interface NoPlaceLeft {
    event: 'no_place_left';
    rule: string;
    seat: number;
  }

  /** A captain's condition holds, so many times. */
  export interface CaptainHelped {
    event: 'captain_helped';
    rule: string;
    seat: number;
    captain: string;
    times: number;
  }

  export interface BonusDeclined {
    event: 'bonus_declined';
    rule: string;
    seat: number;
  }

  export interface FuelGained {
    event: 'fuel_gained';
    rule: string;
    seat: number;
    amount: number;
    lost: number;
    fuel: number;
  }

  export interface FuelPaid {
    event: 'fuel_paid';
    rule: string;
    seat: number;
    amount: number;
    fuel: number;
  }

  export interface SampleStored {
    event: 'sample_stored';
    rule: string;
    seat: number;
    colour: "blue" | "orange" | "pink";
    gave_fuel: boolean;
  }

  export interface SampleGiven {
    event: 'sample_given';
    rule: string;
    seat: number;
    colour: "blue" | "orange" | "pink";
  }

  export interface StoreEnlarged {
    event: 'store_enlarged';
    rule: string;
    seat: number;
    usable: number;
  }

  export interface OfficeOpened {
    event: 'office_opened';
    rule: string;
    seat: number;
    tile: string;
    office: string;
    planet: string;
    credits: number;
  }

  export interface RoomEntered {
    event: 'room_entered';
    rule: string;
    seat: number;
    room: number;
  }

  export interface LevelReached {
    event: 'level_reached';
    rule: string;
    seat: number;
    level: number;
  }

  export interface InspectorFlipped {
    event: 'inspector_flipped';
    rule: string;
    seat: number;
    cell: string;
    credits: number;
  }

  export interface CreditsGained {
    event: 'credits_gained';
    rule: string;
    seat: number;
    credits: number;
    source: "captain" | "compartment" | "discovery" | "inspector" | "landing" | "office" | "room" | "sets";
    thing: string;
  }

  export interface Flew {
    event: 'flew';
    rule: string;
    seat: number;
    path: string[];
    tile: string;
    price: number;
    fuel: number;
  }

  export interface Explored {
    event: 'explored';
    rule: string;
    seat: number;
    path: string[];
    tile: string;
    x: number;
    y: number;
    price: number;
    fuel: number;
  }

  export interface Landed {
    event: 'landed';
    rule: string;
    seat: number;
    cell: string;
    tile: string;
    colour: "blue" | "orange" | "pink";
    samples: number;
    credits: number;
  }

  export interface AgentTaken {
    event: 'agent_taken';
    rule: string;
    seat: number;
    agent: string;
    colour: string;
  }

  export interface QueueExchanged {
    event: 'queue_exchanged';
    rule: string;
    seat: number;
    returned: string[];
    drawn: string[];
  }

  export interface QueueRefilled {
    event: 'queue_refilled';
    rule: string;
    agent: string;
    colour: string;
    bag: number;
  }

  export interface EndTriggered {
    event: 'end_triggered';
    rule: string;
    seat: number;
    turns: number;
  }

  export interface SetsScored {
    event: 'sets_scored';
    rule: string;
    seat: number;
    sets: number;
    credits: number;
  }

  export interface GameEnded {
    event: 'game_ended';
    rule: string;
    winners: number[];
  }

  /** How we play; `components` holds TOML that replaces tables of the box. */
  export interface CosmobureauOptions {
    ships: "backs" | "choice" | "standard";
    captains: "chance" | "choice" | "none";
    components: string;
  }

  /** The whole table. */
  export interface CosmobureauPublic {
    active: number;
    first: number;
    turn: TurnView;
    turn_number: number;
    turns_each: number;
    last_turns: number | null;
    over: boolean;
    standing: number[];
    winners: number[];
    ships: ShipView[];
    universe: TileView[];
    reach: ReachView;
    stack: number;
    bag: number;
    returned: string[];
    queue: AgentView[];
    rooms: RoomView[];
    after_last: number;
    supply: Record<"blue" | "orange" | "pink", number>;
    captains: CaptainView[];
    boards: string[];
    ranks: RankView[];
    rank: string | null;
  }

  /** What one viewer has besides. */
  export interface CosmobureauOwn {
    viewer?: number;
    my_reach?: ReachView | null;
    sides?: SideView[];
    everything?: EverythingView | null;
  }

  /** Gains and price of a choice; what depends on hidden things or later choices is not in it. */
  export interface Preview {
    confirm?: "unused" | null;
    credits?: number;
    fuel?: number;
    lost?: number;
    samples?: number;
    rooms?: number[];
    landing?: number;
    contacts?: string;
    joins?: string;
    opens?: string[];
    best?: number;
    captain?: number;
  }

  /** What somebody's games amount to, alone and with others. */
  export interface CosmobureauStatistics {
    games: number;
    alone: number;
    filed: Filed[];
    best: Filed | null;
    together: number;
    won: number;
    best_together: number;
  }

  /** Where the active player is in the turn. */
  export interface TurnView {
    step: "actions" | "bonus" | "captain" | "discard" | "flight" | "inspector" | "office" | "pick" | "place" | "sample" | "ship" | "take";
    cell: string | null;
    todo: TodoView[];
    doing: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice | PayFuel | DiscardSample | PerLevel | PerOffice)[];
    bonuses: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice)[];
    source: string;
    thing: string;
    flying: boolean;
    moved: boolean;
    steps: number;
    colours: ("blue" | "orange" | "pink")[];
    optional: boolean;
    landed: string[];
    exchanged: boolean;
  }

  /** One player's ship, store, offices and markers. */
  export interface ShipView {
    seat: number;
    side: string;
    name: string;
    captain: CaptainView | null;
    cells: CellView[];
    hand: AgentView[];
    fuel: number;
    fuel_limit: number;
    usable: number;
    store_cells: number;
    blockers: number[];
    samples: Record<"blue" | "orange" | "pink", number>;
    offices: OfficeView[];
    offices_open: number;
    tile: string;
    x: number;
    y: number;
    room: number;
    level: number;
    credits: number;
    turns: number;
    stuck: boolean;
    incomes: Income[];
    lines_paid: string[];
  }

  export interface TileView {
    tile: string;
    x: number;
    y: number;
    planet?: "blue" | "orange" | "pink" | null;
    megamall?: boolean;
    wormhole?: boolean;
    bonus?: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice)[];
    owner?: number | null;
    office?: OfficeView | null;
  }

  /** The universe from one ship's place. */
  export interface ReachView {
    ways: Record<string, WayView>;
    unknown: SpaceView[];
  }

  /** An agent in a hand or in the queue, as printed. */
  export interface AgentView {
    agent: string;
    colour: "blue" | "inspector" | "orange" | "pink";
    contacts: string;
  }

  export interface RoomView {
    room: number;
    level?: number | null;
    bonus?: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice | null;
  }

  export interface CaptainView {
    captain: string;
    when: string;
    numbers: number[];
    bonus: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice)[];
    harder: boolean;
  }

  export interface RankView {
    rank: string;
    at_least: number;
  }

  /** A side of the ship's board that may be chosen, as printed. */
  export interface SideView {
    side: string;
    name: string;
    cells: CellView[];
  }

  /** After the end: what nobody saw. */
  export interface EverythingView {
    stack: string[];
    bag: string[];
    box: string[];
  }

  /** The result of a game alone. */
  export interface Filed {
    at: number;
    credits: number;
    rank: string;
  }

  /** An action of the compartment filled this turn: how often it was and may still be used. */
  export interface TodoView {
    action: number;
    op: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice | PayFuel | DiscardSample | PerLevel | PerOffice;
    used: number;
    allowed: number;
    left: number;
    possible: boolean;
    under_way: boolean;
  }

  export interface Fuel {
    op: 'fuel';
    n: number;
  }

  /** Fuel rises to the limit. (CB-ACT-02) */
  export interface FillTank {
    op: 'fill_tank';
  }

  /** A sample of the planet below, any at a megamall. (CB-ACT-03) */
  export interface SampleHere {
    op: 'sample_here';
  }

  /** A sample of any colour. (CB-ACT-04) */
  export interface SampleAny {
    op: 'sample_any';
  }

  export interface SampleColour {
    op: 'sample_colour';
    colour: "blue" | "orange" | "pink";
  }

  /** Remove the leftmost blocker. (CB-ACT-06) */
  export interface EnlargeStore {
    op: 'enlarge_store';
  }

  /** Open an office on the planet below. (CB-ACT-07) */
  export interface PlaceOffice {
    op: 'place_office';
  }

  export interface BureauSteps {
    op: 'bureau';
    n: number;
  }

  /** One flight. (CB-ACT-09) */
  export interface Flight {
    op: 'fly';
  }

  export interface Credits {
    op: 'credits';
    n: number;
  }

  /** Exactly one of the options, anew each time. (CB-SPECIAL-04) */
  export interface Choice {
    op: 'choice';
    options: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits)[];
  }

  export interface PayFuel {
    op: 'pay_fuel';
    cost: number;
    then: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice;
  }

  export interface DiscardSample {
    op: 'discard_sample';
    cost: number;
    then: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice;
  }

  export interface PerLevel {
    op: 'per_level';
    do: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice;
  }

  export interface PerOffice {
    op: 'per_office';
    do: Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice;
  }

  /** A compartment: what it gives, its ship contact, the agent in it, what waits for one. */
  export interface CellView {
    cell: string;
    actions: (Fuel | FillTank | SampleHere | SampleAny | SampleColour | EnlargeStore | PlaceOffice | BureauSteps | Flight | Credits | Choice | PayFuel | DiscardSample | PerLevel | PerOffice)[];
    ship_contact?: string;
    agent?: string | null;
    colour?: "blue" | "inspector" | "orange" | "pink" | null;
    contacts?: string;
    met?: string;
    flipped?: boolean;
    waiting?: string;
  }

  export interface OfficeView {
    office: string;
    planet: "blue" | "orange" | "pink" | "any";
    credits: number;
  }

  /** Some credits and where they came from. */
  export interface Income {
    source: "captain" | "compartment" | "discovery" | "inspector" | "landing" | "office" | "room" | "sets";
    credits: number;
    thing: string;
  }

  /** How one ship gets to a tile, and what it would earn there. */
  export interface WayView {
    price?: number | null;
    via?: string | null;
    landing?: number;
  }

  /** An empty space that can be explored, with the whole price. */
  export interface SpaceView {
    x: number;
    y: number;
    price: number;
    affordable?: boolean;
    via?: string | null;
  }

  export type Action = TimeUp | Presence | Undo | Consent | OutOfTime | ChooseShip | ChooseCaptain | Place | Use | TakeBonus | Pick | Decline | TakeSample | GiveSample | OpenOffice | FlipInspector | FlyTo | Explore | Land | EndFlight | EndActions | TakeAgent | Exchange | EndGame;

  /** An action as a client sends it; its seat is known. */
  export type Move = Unseated<Undo | Consent | ChooseShip | ChooseCaptain | Place | Use | TakeBonus | Pick | Decline | TakeSample | GiveSample | OpenOffice | FlipInspector | FlyTo | Explore | Land | EndFlight | EndActions | TakeAgent | Exchange | EndGame>;

  export type Event = UndoAsked | UndoRefused | Undone | MoveOverdue | GameBegan | ShipChosen | CaptainChosen | TurnBegan | AgentPlaced | NoPlaceLeft | CaptainHelped | BonusDeclined | FuelGained | FuelPaid | SampleStored | SampleGiven | StoreEnlarged | OfficeOpened | RoomEntered | LevelReached | InspectorFlipped | CreditsGained | Flew | Explored | Landed | AgentTaken | QueueExchanged | QueueRefilled | EndTriggered | SetsScored | GameEnded;

  export type View = CosmobureauPublic & Partial<CosmobureauOwn>;

  export type Options = CosmobureauOptions;
}

export namespace Crew {
  /** The deadline of the running question has passed. */
  export interface TimeUp {
    do: 'time_up';
    seat: number;
  }

  /** Somebody's last connection closed, or the first one opened again. */
  export interface Presence {
    do: 'presence';
    seat: number;
    who: number;
    here: boolean;
  }

  /** Take the table back to just after its action number `to`. */
  export interface Undo {
    do: 'undo';
    seat: number;
    to: number;
  }

  /** Agree or not to the undo that somebody asked for. */
  export interface Consent {
    do: 'consent';
    seat: number;
    yes: boolean;
  }

  /** The table's own clock says that somebody thinks for too long: a bot moves in their place. */
  export interface OutOfTime {
    do: 'out_of_time';
    seat: number;
    who: number;
  }

  /** Play a card to the trick. (CREW-TRICK-02) */
  export interface Play {
    do: 'play';
    seat: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    jarvis?: boolean;
  }

  /** Show a card by radio; what it means follows from the hand. (CREW-COMM-04, CREW-COMM-07) */
  export interface Communicate {
    do: 'communicate';
    seat: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** Nothing to say before this trick; nobody else learns it. (CREW-COMM-11) */
  export interface Decline {
    do: 'decline';
    seat: number;
  }

  /** Take a task in the draft. (CREW-TASK-02) */
  export interface TakeTask {
    do: 'take_task';
    seat: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    jarvis?: boolean;
  }

  /** Answer the commander, in public, with an allowed word. (CREW-CMD-02) */
  export interface Answer {
    do: 'answer';
    seat: number;
    says: "bad" | "between" | "first_four" | "good" | "last" | "no" | "yes";
  }

  /** The commander names a player: for all tasks or for a role. (CREW-CMD-04, CREW-CMD-08) */
  export interface Name {
    do: 'name';
    seat: number;
    hand: number;
  }

  /** The commander gives the task just revealed to a player. (CREW-CMD-05) */
  export interface GiveTask {
    do: 'give_task';
    seat: number;
    hand: number;
  }

  /** Choose the card that goes to the neighbour. (CREW-DISTRESS-02) */
  export interface Pass {
    do: 'pass';
    seat: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    jarvis?: boolean;
  }

  /** Against, or nothing to propose: in any decision of the whole crew. */
  export interface No {
    do: 'no';
    seat: number;
  }

  /** For JARVIS on this side of the commander. (CREW-2P-03) */
  export interface SeatJarvis {
    do: 'seat_jarvis';
    seat: number;
    side: "left" | "right";
  }

  /** For letting two tokens change places. (CREW-TOKEN-12) */
  export interface SwapTokens {
    do: 'swap_tokens';
    seat: number;
    first: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega";
    second: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega";
  }

  /** For moving a token to a task without one. (CREW-TOKEN-12) */
  export interface MoveToken {
    do: 'move_token';
    seat: number;
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega";
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** For one task going to another player. (CREW-5P-02) */
  export interface HandOver {
    do: 'hand_over';
    seat: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    hand: number;
  }

  /** For passing one card each to this side. (CREW-DISTRESS-01) */
  export interface Distress {
    do: 'distress';
    seat: number;
    side: "left" | "right";
  }

  /** For this player having the role that is open. (CREW-M50-01) */
  export interface TakeRole {
    do: 'take_role';
    seat: number;
    hand: number;
  }

  /** For giving the attempt up. (CREW-END-07) */
  export interface GiveUp {
    do: 'give_up';
    seat: number;
  }

  /** Somebody asks the others to let them take moves back. */
  export interface UndoAsked {
    event: 'undo_asked';
    rule: string;
    seat: number;
    to: number;
    waiting: number[];
  }

  /** The moves stay. */
  export interface UndoRefused {
    event: 'undo_refused';
    rule: string;
    seat: number;
  }

  /** Everything after action number `to` has been taken back. */
  export interface Undone {
    event: 'undone';
    rule: string;
    seat: number;
    to: number;
  }

  /** A seat has used up the time that the table gives to a move. */
  export interface MoveOverdue {
    event: 'move_overdue';
    rule: string;
    seat: number;
  }

  export interface JarvisSeated {
    event: 'jarvis_seated';
    rule: string;
    side: "left" | "right";
  }

  /** Everybody got so many cards. */
  export interface Dealt {
    event: 'dealt';
    rule: string;
    cards: number[];
  }

  /** This player has R4. */
  export interface Commanded {
    event: 'commanded';
    rule: string;
    hand: number;
  }

  /** A task is revealed, with its token. */
  export interface TaskLaid {
    event: 'task_laid';
    rule: string;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega" | null;
  }

  /** Somebody wants this, and asks the others. */
  export interface Proposed {
    event: 'proposed';
    rule: string;
    topic: "distress" | "give_up" | "move_token" | "role" | "seat_jarvis" | "swap_tokens" | "transfer";
    seat: number;
    plan: SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp;
  }

  export interface Agreed {
    event: 'agreed';
    rule: string;
    topic: "distress" | "give_up" | "move_token" | "role" | "seat_jarvis" | "swap_tokens" | "transfer";
    seat: number;
  }

  export interface Against {
    event: 'against';
    rule: string;
    topic: "distress" | "give_up" | "move_token" | "role" | "seat_jarvis" | "swap_tokens" | "transfer";
    seat: number;
  }

  /** The crew has decided: on this plan, or to leave things as they are. */
  export interface Settled {
    event: 'settled';
    rule: string;
    topic: "distress" | "give_up" | "move_token" | "role" | "seat_jarvis" | "swap_tokens" | "transfer";
    plan: SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp | null;
  }

  /** An answer to the commander. */
  export interface Said {
    event: 'said';
    rule: string;
    seat: number;
    says: "bad" | "between" | "first_four" | "good" | "last" | "no" | "yes";
  }

  export interface RoleGiven {
    event: 'role_given';
    rule: string;
    role: string;
    hand: number;
  }

  /** This player was dealt this card, and says so. */
  export interface Announced {
    event: 'announced';
    rule: string;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    hand: number;
  }

  export interface TaskTaken {
    event: 'task_taken';
    rule: string;
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega" | null;
  }

  /** Everybody passes one card to this side. */
  export interface DistressSent {
    event: 'distress_sent';
    rule: string;
    side: "left" | "right";
  }

  /** For the eyes of giver and receiver. */
  export interface CardPassed {
    event: 'card_passed';
    rule: string;
    giver: number;
    receiver: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** A card is shown; in a dead zone nobody learns what it means. (CREW-COMM-12) */
  export interface Communicated {
    event: 'communicated';
    rule: string;
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    says: "highest" | "lowest" | "only" | null;
  }

  export interface Played {
    event: 'played';
    rule: string;
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** This player has no card of the suit that was led. */
  export interface VoidShown {
    event: 'void_shown';
    rule: string;
    hand: number;
    suit: "blue" | "green" | "pink" | "rocket" | "yellow";
  }

  export interface TrickWon {
    event: 'trick_won';
    rule: string;
    trick: number;
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  export interface TaskDone {
    event: 'task_done';
    rule: string;
    trick: number;
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega" | null;
  }

  /** The card beneath is turned up. */
  export interface JarvisTurned {
    event: 'jarvis_turned';
    rule: string;
    column: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** Everybody drew a card from the right neighbour. */
  export interface CardsDrawn {
    event: 'cards_drawn';
    rule: string;
  }

  /** For the eyes of whoever drew, and of whoever lost the card. */
  export interface CardDrawn {
    event: 'card_drawn';
    rule: string;
    hand: number;
    giver: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** The attempt is over. */
  export interface Ended {
    event: 'ended';
    rule: string;
    verdict: Verdict;
  }

  /** Which mission, which attempt at it, and the variants. */
  export interface CrewOptions {
    mission: number;
    custom: Mission | null;
    tasks: number | null;
    attempt: number;
    distress: boolean;
    repeat: boolean;
    hard: boolean;
    open_discards: boolean;
    aids: boolean;
  }

  /** Everything that all may know. */
  export interface CrewPublic {
    players: PlayerView[];
    phase: "deal" | "decision" | "distress" | "distribution" | "draft" | "give_up" | "over" | "passing" | "roles" | "seat_jarvis" | "tokens" | "transfer" | "trick" | "window";
    mission: Mission;
    attempt: number;
    hard: boolean;
    open_discards: boolean;
    aids: boolean;
    trick_number: number;
    last_trick_number: number;
    commander: number | null;
    turn: number | null;
    turn_seat: number | null;
    tasks: TaskView[];
    tasks_done: number;
    trick: TrickView;
    last_trick: TrickView | null;
    tricks: TrickView[];
    tricks_open: number;
    gone: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    radio_open: boolean;
    radio_trick: number;
    speaking_time: number;
    ballot: Ballot | null;
    answers: Answered[];
    answer_words: string[];
    role: string | null;
    distress: boolean;
    passed: "left" | "right" | null;
    verdict: Verdict | null;
  }

  /** What only one viewer knows. */
  export interface CrewOwn {
    viewer?: number;
    hands?: Record<number, ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[]>;
    says?: Record<number, "highest" | "lowest" | "only">;
    declined?: boolean;
    radio_cards?: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    pass_to?: number | null;
    my_pass?: PassView | null;
    jarvis_passes?: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | null;
  }

  /** What comes of playing a card; tasks only if it ends the trick. */
  export interface Preview {
    wins?: boolean;
    fulfils?: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    ends?: "lost" | "won" | null;
    overtaking?: Overtaking | null;
  }

  /** The whole journey; own missions are kept apart. (CREW-CUSTOM-04) */
  export interface Campaign {
    pages: Page[];
    own: Attempt[];
    score: number;
    next: number | null;
    complete: boolean;
  }

  /** What somebody's attempts amount to, whoever the crew was. */
  export interface CrewStatistics {
    flown: number;
    won: number;
    missions: MissionFlown[];
    first_try: number;
    stubborn: MissionFlown | null;
    signals: number;
    causes: Record<string, number>;
  }

  /** How the attempt ended, by public facts: why, in which trick, with which cards and players. */
  export interface Verdict {
    won: boolean;
    why: "capture_all" | "gave_up" | "role_trick_count" | "role_wins_tricks" | "task_lost" | "token_arrow" | "token_number" | "token_omega" | "token_trick" | "trick_balance" | "unfinished" | "winning_card_count" | "winning_card_each" | "winning_card_never" | "won";
    rule: string;
    trick: number;
    cards: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    hands: number[];
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega" | null;
  }

  /** One mission; the defaults are a mission without any demand. */
  export interface Mission {
    id?: number;
    title?: string;
    story?: string;
    tasks?: number;
    tokens?: ("a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega")[];
    assign?: "commander_decision" | "commander_distribution" | "draft" | "none";
    dead_zone?: boolean;
    disruption?: number | null;
    transfer?: boolean;
    roles?: Role[];
    setup?: ("move_token" | "swap_tokens")[];
    hooks?: DrawRandom[];
    goals?: (WinningCardCount | WinningCardEach | WinningCardNever | RoleTrickCount | RoleWinsTricks | TrickBalance | CaptureAll | TokenTrick)[];
    limits?: (WinningCardCount | WinningCardEach | WinningCardNever | RoleTrickCount | RoleWinsTricks | TrickBalance | CaptureAll | TokenTrick)[];
    finish?: "exhausted" | "exhausted_or_safe" | "goals_done" | "tasks_done" | "tasks_done_and_safe";
    hard_drops?: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    rule?: string;
    confidence?: "certain" | "doubtful" | "likely" | null;
    doubts?: string[];
  }

  /** One of the hands at the table. */
  export interface PlayerView {
    hand: number;
    seat: number;
    jarvis: boolean;
    left: number;
    cards: number;
    tricks: number;
    radio: "ready" | "shown" | "used" | null;
    signal: SignalView | null;
    roles: string[];
    void: ("blue" | "green" | "pink" | "rocket" | "yellow")[];
    surely: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    held: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[] | null;
    dealt: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[] | null;
    columns: ColumnView[];
  }

  /** A task on the table; its card is missing while it lies face down. */
  export interface TaskView {
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | null;
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega" | null;
    owner: number | null;
    done: number;
    lost: boolean;
  }

  /** A trick, finished or running, in order of play. */
  export interface TrickView {
    number: number;
    leader: number;
    suit: "blue" | "green" | "pink" | "rocket" | "yellow" | null;
    plays: PlayView[];
    winner: number | null;
  }

  /** A decision of the whole crew: what is proposed, and who is for or against it. */
  export interface Ballot {
    topic: "distress" | "give_up" | "move_token" | "role" | "seat_jarvis" | "swap_tokens" | "transfer";
    votes: ("" | "no" | "yes")[];
    proposal: SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp | null;
    motions: number;
  }

  /** What a player answered to the commander. */
  export interface Answered {
    seat: number;
    says: "bad" | "between" | "first_four" | "good" | "last" | "no" | "yes";
  }

  /** What the viewer gave and got by the distress signal. */
  export interface PassView {
    given: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    to: number;
    received: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    giver: number;
  }

  /** Who is yet to play and must take the trick all the same, and what could still take it. */
  export interface Overtaking {
    hand: number;
    needs: "higher" | "rocket";
  }

  /** One mission in the logbook. (CREW-LOG-05) */
  export interface Page {
    mission: number;
    won: boolean;
    distress: boolean;
    attempts: number;
    tries: Attempt[];
  }

  /** One attempt as the logbook knows it; `table` links to its replay. (CREW-LOG-05) */
  export interface Attempt {
    mission: number;
    won: boolean;
    distress: boolean;
    players: number;
    hard: boolean;
    tricks: number;
    at: number;
    table: string;
    over: boolean;
    aborted: boolean;
    aids: boolean;
    taken_back: number;
  }

  /** One mission of the fifty: how many attempts until it was won, or so far. */
  export interface MissionFlown {
    mission: number;
    attempts: number;
    won: boolean;
  }

  /** A player singled out; `left_of` derives it: the neighbour of whoever was dealt that card. */
  export interface Role {
    name: string;
    picked_by: "commander" | "crew" | "rule";
    when?: "after_deal" | "after_hands_seen" | "before_assign";
    candidates?: "anyone" | "anyone_else" | "not_commander";
    ask?: Question | null;
    left_of?: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | null;
    effect?: "no_communication" | null;
  }

  /** After a trick everybody draws a random card from the right neighbour. (CREW-M12-01) */
  export interface DrawRandom {
    after_trick: number;
  }

  /** At least so many different matching cards win a trick. */
  export interface WinningCardCount {
    type: 'winning_card_count';
    match: Match;
    at_least: number;
    rule?: string;
  }

  /** Each of these cards wins a trick. */
  export interface WinningCardEach {
    type: 'winning_card_each';
    cards: ("B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9")[];
    order?: "any" | "ascending";
    rule?: string;
  }

  /** No matching card wins a trick, for anybody or for one role. */
  export interface WinningCardNever {
    type: 'winning_card_never';
    match: Match;
    who?: string | null;
    rule?: string;
  }

  /** How many tricks the role wins. */
  export interface RoleTrickCount {
    type: 'role_trick_count';
    who: string;
    exactly?: number | null;
    max?: number | null;
    rule?: string;
  }

  /** The role wins these tricks, and with `only` no other. */
  export interface RoleWinsTricks {
    type: 'role_wins_tricks';
    who: string;
    tricks: (number | "first" | "last")[] | "between_4_and_last";
    only?: boolean;
    rule?: string;
  }

  /** Nobody is further ahead of anybody than this, after any trick. */
  export interface TrickBalance {
    type: 'trick_balance';
    max_difference: number;
    rule?: string;
  }

  /** The role wins every card of the suit. */
  export interface CaptureAll {
    type: 'capture_all';
    who: string;
    suit: "blue" | "green" | "pink" | "rocket" | "yellow";
    rule?: string;
  }

  /** The task with this token is fulfilled exactly in this trick. */
  export interface TokenTrick {
    type: 'token_trick';
    token: "a1" | "a2" | "a3" | "a4" | "n1" | "n2" | "n3" | "n4" | "n5" | "omega";
    trick: number | "first" | "last";
    rule?: string;
  }

  /** A card shown by radio; `says` is missing in a dead zone until the attempt is over. */
  export interface SignalView {
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
    says: "highest" | "lowest" | "only" | null;
    trick: number;
    in_hand: boolean;
  }

  /** One column of JARVIS: the card that lies face up, and whether one is hidden beneath. */
  export interface ColumnView {
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | null;
    hidden: boolean;
    beneath: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | null;
  }

  export interface PlayView {
    hand: number;
    card: "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "P1" | "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "P9" | "R1" | "R2" | "R3" | "R4" | "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9";
  }

  /** A round of public answers, clockwise; `whom` leaves the commander out or not. */
  export interface Question {
    whom: "everyone" | "everyone_else";
    answers: ("bad" | "between" | "first_four" | "good" | "last" | "no" | "yes")[];
  }

  /** Selects cards: of the colours or the rockets, of one value or any. */
  export interface Match {
    suits: "colours" | "rockets";
    value?: number | null;
  }

  export type Action = TimeUp | Presence | Undo | Consent | OutOfTime | Play | Communicate | Decline | TakeTask | Answer | Name | GiveTask | Pass | No | SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp;

  /** An action as a client sends it; its seat is known. */
  export type Move = Unseated<Undo | Consent | Play | Communicate | Decline | TakeTask | Answer | Name | GiveTask | Pass | No | SeatJarvis | SwapTokens | MoveToken | HandOver | Distress | TakeRole | GiveUp>;

  export type Event = UndoAsked | UndoRefused | Undone | MoveOverdue | JarvisSeated | Dealt | Commanded | TaskLaid | Proposed | Agreed | Against | Settled | Said | RoleGiven | Announced | TaskTaken | DistressSent | CardPassed | Communicated | Played | VoidShown | TrickWon | TaskDone | JarvisTurned | CardsDrawn | CardDrawn | Ended;

  export type View = CrewPublic & Partial<CrewOwn>;

  export type Options = CrewOptions;
}

export namespace GalaxyTrucker {
  /** The deadline of the running question has passed. */
  export interface TimeUp {
    do: 'time_up';
    seat: number;
  }

  /** Somebody's last connection closed, or the first one opened again. */
  export interface Presence {
    do: 'presence';
    seat: number;
    who: number;
    here: boolean;
  }

  /** Take the table back to just after its action number `to`. */
  export interface Undo {
    do: 'undo';
    seat: number;
    to: number;
  }

  /** Agree or not to the undo that somebody asked for. */
  export interface Consent {
    do: 'consent';
    seat: number;
    yes: boolean;
  }

  /** The table's own clock says that somebody thinks for too long: a bot moves in their place. */
  export interface OutOfTime {
    do: 'out_of_time';
    seat: number;
    who: number;
  }

  /** I am ready; in later rounds, the start signal. (GT-NET-04) */
  export interface Ready {
    do: 'ready';
    seat: number;
  }

  /** Take one component that lies face down; slots of the heap all mean the same. (GT-NET-09) */
  export interface Grab {
    do: 'grab';
    seat: number;
    slot?: number;
  }

  /** Take this component, which lies face up. (GT-BUILD-02) */
  export interface Take {
    do: 'take';
    seat: number;
    tile: string;
  }

  /** Take a component that I set aside, to add it to my ship. (GT-BUILD-19) */
  export interface TakeReserve {
    do: 'take_reserve';
    seat: number;
    tile: string;
    ship?: number | null;
  }

  /** Put the component in my hand, or else my loose one, on this square. (GT-BUILD-11) */
  export interface Place {
    do: 'place';
    seat: number;
    cell: number;
    turns?: number;
    ship?: number | null;
  }

  /** Give back the component in my hand, or else my loose one, face up. (GT-BUILD-05) */
  export interface Return {
    do: 'return';
    seat: number;
    ship?: number | null;
  }

  /** Keep the component in my hand, or else my loose one, in reserve. (GT-BUILD-19) */
  export interface SetAside {
    do: 'set_aside';
    seat: number;
    ship?: number | null;
  }

  /** Take an offending component off the ship, free of charge. (GT-ERR-09) */
  export interface TakeOff {
    do: 'take_off';
    seat: number;
    cell: number;
  }

  /** Take one of the forecast piles and look at it. (GT-PEEK-02) */
  export interface Look {
    do: 'look';
    seat: number;
    pile: number;
  }

  /** Put the pile that I look at back in its place. (GT-PEEK-03) */
  export interface PutBack {
    do: 'put_back';
    seat: number;
  }

  /** Ask for a pile that somebody else looks at. (GT-NET-15) */
  export interface AskForPile {
    do: 'ask_for_pile';
    seat: number;
    pile: number;
  }

  /** Turn the hourglass that stands on this circle. (GT-NET-14) */
  export interface Flip {
    do: 'flip';
    seat: number;
    circle: number;
  }

  /** My ship is ready; I take this number token. (GT-BUILD-17) */
  export interface Finish {
    do: 'finish';
    seat: number;
    token: number;
    ship?: number | null;
  }

  /** My turn is over. (GT-NET-23) */
  export interface EndTurn {
    do: 'end_turn';
    seat: number;
  }

  /** As far as I am concerned, the countdown may start, or not. (GT-NET-24) */
  export interface StartCountdown {
    do: 'start_countdown';
    seat: number;
    on: boolean;
  }

  /** Let the others have only so much time left. (GT-NET-28) */
  export interface AskForLimit {
    do: 'ask_for_limit';
    seat: number;
  }

  /** I agree to a pause, or no longer; a pause that runs ends. (GT-NET-20) */
  export interface Pause {
    do: 'pause';
    seat: number;
    on: boolean;
  }

  /** Let a computer player build for somebody who has been away too long. (GT-NET-21) */
  export interface HandOver {
    do: 'hand_over';
    seat: number;
    who: number;
  }

  /** My partner, who has left for good, shall not give up: a bot plays on. (GT-NET-41) */
  export interface TakeOver {
    do: 'take_over';
    seat: number;
    who: number;
  }

  /** My partner, who has left for good, may give up. (GT-NET-41) */
  export interface LetGo {
    do: 'let_go';
    seat: number;
    who: number;
  }

  /** Somebody has left for good. (GT-NET-41) */
  export interface Depart {
    do: 'depart';
    seat?: number;
    who: number;
  }

  /** Take this component off at the inspection. (GT-ERR-11) */
  export interface Remove {
    do: 'remove';
    seat: number;
    cell: number;
  }

  /** Take off the fewest components that make my ship legal. (GT-NET-49) */
  export interface RemoveFewest {
    do: 'remove_fewest';
    seat: number;
  }

  /** Put this component, and all that fell with it, back on my ship. (GT-NET-49) */
  export interface Restore {
    do: 'restore';
    seat: number;
    cell: number;
  }

  /** Put everything back on my ship, as it was at the inspection. (GT-NET-49) */
  export interface RestoreAll {
    do: 'restore_all';
    seat: number;
  }

  /** My ship is in order again; what I took off is charged. (GT-ERR-10, GT-NET-49) */
  export interface Repaired {
    do: 'repaired';
    seat: number;
  }

  /** Of the parts that my ship fell into, keep the one with this square. (GT-HIT-17) */
  export interface Keep {
    do: 'keep';
    seat: number;
    cell: number;
  }

  /** My ship cannot fly: I take it apart and build another. */
  export interface BuildAgain {
    do: 'build_again';
    seat: number;
  }

  /** My ship flies, though it can hardly do so. */
  export interface FlyAsItIs {
    do: 'fly_as_it_is';
    seat: number;
  }

  /** Who lives in this cabin. (GT-LAUNCH-09) */
  export interface Settle {
    do: 'settle';
    seat: number;
    cell: number;
    who: "humans" | "orange" | "purple";
  }

  /** The show of the card is through, as far as this seat is concerned. (GT-NET-48) */
  export interface Seen {
    do: 'seen';
    seat: number;
  }

  /** I fly on. (GT-NET-35) */
  export interface GoOn {
    do: 'go_on';
    seat: number;
  }

  /** I give up this flight. (GT-QUIT-10) */
  export interface GiveUp {
    do: 'give_up';
    seat: number;
  }

  /** A standing order: how questions of this kind are answered for me. (GT-NET-34) */
  export interface Order {
    do: 'order';
    seat: number;
    about: "bid" | "cabin" | "card" | "combat_zone" | "corrosion" | "crew" | "defence" | "diplomat" | "enemy" | "go_on" | "goods" | "jump" | "offer" | "open_space" | "part" | "system_test" | "toll" | "wake";
    answer: "ask" | "matters" | "no" | "yes";
  }

  /** Spend one token of this battery on that component. (GT-PARAM-04) */
  export interface Power {
    do: 'power';
    seat: number;
    cell: number;
    battery: number;
  }

  /** No more batteries: my strength stands, or the hit comes. (GT-PARAM-08, GT-HIT-14) */
  export interface Enough {
    do: 'enough';
    seat: number;
  }

  /** Claim this planet of the card. (GT-CARD-PLAN-01) */
  export interface Land {
    do: 'land';
    seat: number;
    planet: number;
  }

  /** I take the offer or the reward. (GT-CARD-SHIP-01, GT-CARD-ENEM-06) */
  export interface Accept {
    do: 'accept';
    seat: number;
  }

  /** I pass. (GT-CARD-PLAN-02, GT-CARD-ENEM-06) */
  export interface Decline {
    do: 'decline';
    seat: number;
  }

  /** Put a cube that waits beside the ship into this hold. (GT-GOODS-01) */
  export interface Load {
    do: 'load';
    seat: number;
    cube: "blue" | "green" | "red" | "yellow";
    cell: number;
  }

  /** Take a cube out of this hold, to move it or to throw it away. (GT-GOODS-03) */
  export interface Unload {
    do: 'unload';
    seat: number;
    cube: "blue" | "green" | "red" | "yellow";
    cell: number;
  }

  /** Loading is over; what still waits goes to the bank. (GT-GOODS-01) */
  export interface Loaded {
    do: 'loaded';
    seat: number;
  }

  /** Lose a figure, my most valuable cube or a battery token, from here. (GT-LOSS-01, -02, -04) */
  export interface Give {
    do: 'give';
    seat: number;
    cell: number;
  }

  /** Wake a sleeper, who moves into this cabin. (GTX-TECH-23) */
  export interface Wake {
    do: 'wake';
    seat: number;
    cell: number;
  }

  /** Spend a token of this battery to boost a cannon, which is lost after the count. */
  export interface Boost {
    do: 'boost';
    seat: number;
    cell: number;
    booster: number;
    battery: number;
  }

  /** Spend a token of this battery to boost an engine, which is lost, into hyperspace. */
  export interface Jump {
    do: 'jump';
    seat: number;
    cell: number;
    booster: number;
    battery: number;
  }

  /** Burn a cube that waits beside the ship in this reactor, to fill a battery. (GTX-TECH-75) */
  export interface Burn {
    do: 'burn';
    seat: number;
    cube: "blue" | "green" | "red" | "yellow";
    cell: number;
    battery: number;
  }

  /** A blue alien lives in this cabin, and brings this specialist. (GTX-BLUE-02) */
  export interface Hire {
    do: 'hire';
    seat: number;
    cell: number;
    who: "diplomat" | "lawyer" | "manager" | "merchant" | "technician";
  }

  /** This side of my ship, as it lies, is its front: 0 as printed, then clockwise. (GTX-IA-04) */
  export interface Face {
    do: 'face';
    seat: number;
    front: number;
  }

  /** This hull leaves the flight, and the other flies on. (GTX-IIA-30) */
  export interface Withdraw {
    do: 'withdraw';
    seat: number;
    hull: "left" | "right";
  }

  /** Take a component of my own batch, to add it to my ship. (GTX-NET-35) */
  export interface TakeOwn {
    do: 'take_own';
    seat: number;
    tile: string;
    ship?: number | null;
  }

  /** Let this component fall off before engines are counted. (GTX-ROUGH-36) */
  export interface Shed {
    do: 'shed';
    seat: number;
    cell: number;
  }

  /** The debris is to come from this side. (GTX-ROUGH-44) */
  export interface Vote {
    do: 'vote';
    seat: number;
    side: number;
  }

  /** Pay a credit for a crew member. (GTX-ROUGH-31) */
  export interface PayCredit {
    do: 'pay_credit';
    seat: number;
  }

  /** Pay a cube for a crew member. (GTX-ROUGH-31) */
  export interface PayCube {
    do: 'pay_cube';
    seat: number;
    cube: "blue" | "green" | "red" | "yellow";
    cell: number;
  }

  /** Set the die, unseen by the others. (GTX-BONUS-02) */
  export interface SetDie {
    do: 'set_die';
    seat: number;
    number: number;
  }

  /** The die shows this number. (GTX-BONUS-02) */
  export interface Guess {
    do: 'guess';
    seat: number;
    number: number;
  }

  /** So many credits for the robo-police, unseen by the others. (GTX-BONUS-03) */
  export interface Bribe {
    do: 'bribe';
    seat: number;
    credits: number;
  }

  /** Whatever lies at these numbers of a board is discarded. (GTX-BONUS-03) */
  export interface NameSpot {
    do: 'name_spot';
    seat: number;
    column: number;
    row: number;
  }

  /** The meteors of this line come to that ship. (GTX-BONUS-05) */
  export interface SendMeteors {
    do: 'send_meteors';
    seat: number;
    line: number;
    target: number;
  }

  /** Pay for this area of the junkyard, and take its reward. (GTX-BONUS-06) */
  export interface Visit {
    do: 'visit';
    seat: number;
    area: number;
  }

  /** An astronaut moves from one cabin to another, or goes to sleep. (GTX-BONUS-07) */
  export interface MoveFigure {
    do: 'move_figure';
    seat: number;
    start: number;
    cell: number;
  }

  /** A battery token moves from one battery to another. (GTX-BONUS-07) */
  export interface MoveToken {
    do: 'move_token';
    seat: number;
    start: number;
    cell: number;
  }

  /** Everybody and everything aboard stays where it is. (GTX-BONUS-07) */
  export interface Arranged {
    do: 'arranged';
    seat: number;
  }

  /** Add this component of the star warehouse, or put it in place of another. (GTX-BONUS-10) */
  export interface Mount {
    do: 'mount';
    seat: number;
    tile: string;
    cell: number;
    turns?: number;
  }

  /** This card of my hand comes into the deck of the flight, in secret. (GTX-EVIL-02) */
  export interface PickEvil {
    do: 'pick_evil';
    seat: number;
    card: string;
  }

  /** One of the ways that the card leaves me, by its number on the card. */
  export interface Choose {
    do: 'choose';
    seat: number;
    option: number;
  }

  /** So much for what is auctioned. (GTX-GEN-03) */
  export interface Bid {
    do: 'bid';
    seat: number;
    amount: number;
  }

  /** Test this device, so that it stays on the ship. (GTX-EVIL-20) */
  export interface TryOut {
    do: 'try_out';
    seat: number;
    cell: number;
  }

  /** Test as much as the tokens allow, what matters most first. (GTX-NET-61) */
  export interface TryMost {
    do: 'try_most';
    seat: number;
  }

  /** Let this component go. */
  export interface Drop {
    do: 'drop';
    seat: number;
    cell: number;
  }

  /** Take a loan: 10 credits now, 12 later. (GTX-EVIL-12) */
  export interface Borrow {
    do: 'borrow';
    seat: number;
  }

  /** Pay a loan back. (GTX-EVIL-13) */
  export interface Repay {
    do: 'repay';
    seat: number;
  }

  /** Somebody asks the others to let them take moves back. */
  export interface UndoAsked {
    event: 'undo_asked';
    rule: string;
    seat: number;
    to: number;
    waiting: number[];
  }

  /** The moves stay. */
  export interface UndoRefused {
    event: 'undo_refused';
    rule: string;
    seat: number;
  }

  /** Everything after action number `to` has been taken back. */
  export interface Undone {
    event: 'undone';
    rule: string;
    seat: number;
    to: number;
  }

  /** A seat has used up the time that the table gives to a move. */
  export interface MoveOverdue {
    event: 'move_overdue';
    rule: string;
    seat: number;
  }

  /** A round is set up. */
  export interface RoundBegan {
    event: 'round_began';
    rule: string;
    round: string;
    board: string;
    learning: boolean;
  }

  /** The start signal. */
  export interface BuildBegan {
    event: 'build_began';
    rule: string;
    by: number | null;
    countdown: number;
  }

  /** Somebody took a component; which one, only the taker learns unless it lay face up. */
  export interface Grabbed {
    event: 'grabbed';
    rule: string;
    seat: number;
    origin: "batch" | "heap" | "reserve" | "tray";
    tile: string | null;
  }

  /** A component lies on a ship, loose. */
  export interface Placed {
    event: 'placed';
    rule: string;
    seat: number;
    tile: string;
    cell: number;
    turns: number;
    moved: boolean;
  }

  /** A component lies face up in the tray. */
  export interface Returned {
    event: 'returned';
    rule: string;
    seat: number;
    tile: string;
  }

  /** A component was set aside. */
  export interface Reserved {
    event: 'reserved';
    rule: string;
    seat: number;
    tile: string;
  }

  /** A component was taken off a ship that is being repaired or inspected. */
  export interface TookOff {
    event: 'took_off';
    rule: string;
    seat: number;
    tile: string;
    cell: number;
  }

  /** A ship that cannot fly lies in the warehouse again; its owner builds another. */
  export interface TookApart {
    event: 'took_apart';
    rule: string;
    seat: number;
    parts: number;
  }

  /** Somebody took a forecast pile; the cards are for their eyes only. */
  export interface Looked {
    event: 'looked';
    rule: string;
    seat: number;
    pile: number;
    cards: string[] | null;
  }

  /** A forecast pile is back in its place. */
  export interface PiledBack {
    event: 'piled_back';
    rule: string;
    seat: number;
    pile: number;
  }

  /** Somebody asks for the pile that another player looks at. */
  export interface PileWanted {
    event: 'pile_wanted';
    rule: string;
    seat: number;
    pile: number;
  }

  /** The hourglass was turned and stands on this circle; 0 is Start. */
  export interface Flipped {
    event: 'flipped';
    rule: string;
    by: number | null;
    circle: number;
  }

  /** The hourglass has run out. */
  export interface SandOut {
    event: 'sand_out';
    rule: string;
    circle: number;
  }

  /** Partners change ships. */
  export interface Swapped {
    event: 'swapped';
    rule: string;
  }

  /** A ship got its number token. */
  export interface Finished {
    event: 'finished';
    rule: string;
    seat: number;
    token: number;
  }

  /** Whose turn it is to build. */
  export interface TurnOf {
    event: 'turn_of';
    rule: string;
    seat: number;
  }

  /** The unfinished have so many more turns, or so much more time. */
  export interface CountdownBegan {
    event: 'countdown_began';
    rule: string;
    turns: number;
    time: number;
  }

  /** The build stands still, or goes on. */
  export interface Paused {
    event: 'paused';
    rule: string;
    on: boolean;
  }

  /** Somebody votes: for a pause, a time limit, a countdown, a computer player. */
  export interface Wishes {
    event: 'wishes';
    rule: string;
    seat: number;
    what: "countdown" | "hand_over" | "limit" | "pause";
    on: boolean;
    who: number | null;
  }

  /** Somebody is away, back, replaced by a computer player, or gone for good. */
  export interface CameOrWent {
    event: 'came_or_went';
    rule: string;
    seat: number;
    now: "away" | "gone" | "here" | "replaced" | "taken_over";
  }

  /** Building is over for all. */
  export interface BuildEnded {
    event: 'build_ended';
    rule: string;
  }

  /** What the inspection finds on one ship. */
  export interface Inspected {
    event: 'inspected';
    rule: string;
    seat: number;
    flaws: Flaw[];
  }

  /** A marker stands on the track. */
  export interface Launched {
    event: 'launched';
    rule: string;
    seat: number;
    token: number;
    place: number;
  }

  /** Somebody moved into a cabin. */
  export interface Settled {
    event: 'settled';
    rule: string;
    seat: number;
    cell: number;
    who: "humans" | "orange" | "purple";
  }

  /** The flight deck is ready. */
  export interface DeckMade {
    event: 'deck_made';
    rule: string;
    cards: number;
  }

  /** A standing order, known to its giver only. */
  export interface Ordered {
    event: 'ordered';
    rule: string;
    seat: number;
    about: "bid" | "cabin" | "card" | "combat_zone" | "corrosion" | "crew" | "defence" | "diplomat" | "enemy" | "go_on" | "goods" | "jump" | "offer" | "open_space" | "part" | "system_test" | "toll" | "wake";
    answer: "ask" | "matters" | "no" | "yes";
  }

  /** The leader turns up the next card. */
  export interface Revealed {
    event: 'revealed';
    rule: string;
    seat: number;
    card: string;
    number: number;
  }

  /** Something had no effect: a card, a line, a late command, a request that came too late. */
  export interface Skipped {
    event: 'skipped';
    rule: string;
    seat: number | null;
    tile: string | null;
    winner: number | null;
  }

  /** Two dice name a line; `seat` would roll at the table. (GT-NET-02) */
  export interface Rolled {
    event: 'rolled';
    rule: string;
    seat: number;
    dice: [number, number];
    side: number | null;
    hazard: string;
    row_dice: [number, number] | null;
  }

  /** What a hazard will do to one ship, if nobody does anything about it. */
  export interface Aimed {
    event: 'aimed';
    rule: string;
    seat: number;
    how: "harmless" | "hit" | "missed" | "shielded" | "shot";
    cell: number | null;
    falls: number[];
    stops: "" | "shielded" | "shot";
    tokens: number;
  }

  /** Somebody is to decide something; whether they were asked, nobody learns. (GT-NET-47) */
  export interface Deciding {
    event: 'deciding';
    rule: string;
    seats: number[];
    about: "bid" | "cabin" | "card" | "combat_zone" | "corrosion" | "crew" | "defence" | "diplomat" | "enemy" | "go_on" | "goods" | "jump" | "offer" | "open_space" | "part" | "system_test" | "toll" | "wake";
  }

  /** How a hazard ends for one ship. */
  export interface Threatened {
    event: 'threatened';
    rule: string;
    seat: number;
    how: "harmless" | "hit" | "missed" | "shielded" | "shot";
    cell: number | null;
  }

  /** A component leaves the ship with all that lies on it. */
  export interface LostPart {
    event: 'lost_part';
    rule: string;
    seat: number;
    cell: number;
    tile: string;
    how: "destroyed" | "discarded" | "fallen" | "unused";
    piece: number;
    humans: number;
    alien: boolean;
    goods: ("blue" | "green" | "red" | "yellow")[];
    batteries: number;
    sleepers: number;
  }

  /** A battery token is spent. */
  export interface Powered {
    event: 'powered';
    rule: string;
    seat: number;
    cell: number;
    battery: number;
  }

  /** A strength or crew is counted; strengths in half units. */
  export interface Announced {
    event: 'announced';
    rule: string;
    seat: number;
    what: "ambush" | "cannons" | "crew" | "engines";
    value: number;
  }

  /** How the enemy's attack on one player ends. */
  export interface Fought {
    event: 'fought';
    rule: string;
    seat: number;
    result: "lost" | "tied" | "won";
  }

  /** A marker moves over empty spaces, forwards or back. */
  export interface Moved {
    event: 'moved';
    rule: string;
    seat: number;
    days: number;
    place: number;
    start: number | null;
  }

  /** What the card did to every ship, by seat. */
  export interface CardEnded {
    event: 'card_ended';
    rule: string;
    card: string;
    number: number;
    changes: Change[];
  }

  /** Somebody landed, docked or took the reward. */
  export interface Took {
    event: 'took';
    rule: string;
    seat: number;
    planet: number | null;
  }

  /** Somebody declined, or could not accept. */
  export interface Passed {
    event: 'passed';
    rule: string;
    seat: number;
  }

  /** Loading is over: what came aboard and what was thrown away. */
  export interface CargoChanged {
    event: 'cargo_changed';
    rule: string;
    seat: number;
    loaded: ("blue" | "green" | "red" | "yellow")[];
    thrown: ("blue" | "green" | "red" | "yellow")[];
    holds: Record<number, ("blue" | "green" | "red" | "yellow")[]>;
  }

  /** Credits from a card. (GT-CARD-GEN-05) */
  export interface Earned {
    event: 'earned';
    rule: string;
    seat: number;
    credits: number;
  }

  /** A figure, a cube or a battery token is lost. */
  export interface Gave {
    event: 'gave';
    rule: string;
    seat: number;
    what: "alien" | "battery" | "cube" | "human";
    cell: number;
    cube: "blue" | "green" | "red" | "yellow" | null;
  }

  /** Who is worst in a line of the combat zone, or sabotaged. */
  export interface Victim {
    event: 'victim';
    rule: string;
    seat: number;
  }

  /** A ship leaves the flight. */
  export interface GaveUp {
    event: 'gave_up';
    rule: string;
    seat: number;
    why: "departed" | "hyperspace" | "lapped" | "no_engines" | "no_humans" | "no_ship" | "own_choice" | "union";
  }

  /** The last card is resolved, or nobody flies any more. */
  export interface FlightEnded {
    event: 'flight_ended';
    rule: string;
    order: number[];
  }

  /** What one ship brought in and what its losses cost. */
  export interface RoundSettled {
    event: 'round_settled';
    rule: string;
    seat: number;
    place: number;
    arrival: number;
    beauty: number;
    goods: number;
    losses: number;
    lines: Record<string, number>;
  }

  /** All totals are shown. (GT-NET-43) */
  export interface GameEnded {
    event: 'game_ended';
    rule: string;
    credits: number[];
    winners: number[];
  }

  /** A sleeper wakes and moves into a cabin. */
  export interface Woke {
    event: 'woke';
    rule: string;
    seat: number;
    chamber: number;
    cell: number;
  }

  /** A cannon is boosted; it will be lost when the count is over. */
  export interface Boosted {
    event: 'boosted';
    rule: string;
    seat: number;
    cell: number;
    booster: number;
  }

  /** A ship is in hyperspace, for so many cards. */
  export interface Jumped {
    event: 'jumped';
    rule: string;
    seat: number;
    cards: number;
  }

  /** One hull of a ship is in hyperspace, for so many cards. */
  export interface HullJumped {
    event: 'hull_jumped';
    rule: string;
    seat: number;
    hull: "left" | "right";
    cells: number[];
    cards: number;
  }

  /** The hulls of a ship are together again. */
  export interface HullCameBack {
    event: 'hull_came_back';
    rule: string;
    seat: number;
    hull: "left" | "right";
  }

  /** A ship is back from hyperspace, on the space that it left. */
  export interface CameBack {
    event: 'came_back';
    rule: string;
    seat: number;
    place: number;
  }

  /** A reactor burned a cube and filled a battery with so many tokens. */
  export interface Burned {
    event: 'burned';
    rule: string;
    seat: number;
    cube: "blue" | "green" | "red" | "yellow";
    cell: number;
    battery: number;
    tokens: number;
  }

  /** A blue alien came aboard with a specialist. */
  export interface Hired {
    event: 'hired';
    rule: string;
    seat: number;
    cell: number;
    who: "diplomat" | "lawyer" | "manager" | "merchant" | "technician";
  }

  /** The technician powers something and keeps a token. */
  export interface Saved {
    event: 'saved';
    rule: string;
    seat: number;
    cell: number;
  }

  /** The diplomat leaves, and whatever was to happen does not. */
  export interface Negotiated {
    event: 'negotiated';
    rule: string;
    seat: number;
  }

  /** Which side of a ship is its front; before it is fixed, only its builder learns it. */
  export interface Faced {
    event: 'faced';
    rule: string;
    seat: number;
    front: number;
    fixed: boolean;
  }

  /** A hull leaves the flight with all that is on it. */
  export interface Withdrew {
    event: 'withdrew';
    rule: string;
    seat: number;
    hull: "left" | "right";
    cells: number[];
    why: "hyperspace" | "no_engines" | "no_hull" | "no_humans" | "own_choice";
  }

  /** Cards that change the rules of this flight; perhaps one in the place of another. */
  export interface RoughDrawn {
    event: 'rough_drawn';
    rule: string;
    cards: string[];
    replaces: string;
  }

  /** Nothing works in this column, by the sum of the dice. */
  export interface ColumnDied {
    event: 'column_died';
    rule: string;
    column: number;
  }

  /** A component goes back to the batch that it came from. */
  export interface Kept {
    event: 'kept';
    rule: string;
    seat: number;
    tile: string;
  }

  /** The lower of two dice comes to the strength of an enemy. */
  export interface Reinforced {
    event: 'reinforced';
    rule: string;
    dice: [number, number];
    more: number;
  }

  /** From which side the debris should come. */
  export interface Voted {
    event: 'voted';
    rule: string;
    seat: number;
    side: number;
  }

  /** What the crew cost before the last card. */
  export interface PaidUnion {
    event: 'paid_union';
    rule: string;
    seat: number;
    credits: number;
    cubes: ("blue" | "green" | "red" | "yellow")[];
  }

  /** A cabin leaves with whoever is left in it; nobody pays for it. */
  export interface CabinRemoved {
    event: 'cabin_removed';
    rule: string;
    seat: number;
    cell: number;
    tile: string;
  }

  /** A ship is turned by half a turn, with all that is on it. */
  export interface Somersaulted {
    event: 'somersaulted';
    rule: string;
    seat: number;
  }

  /** Engines were counted, and so many bad joints took strength from them. */
  export interface Slowed {
    event: 'slowed';
    rule: string;
    seat: number;
    joints: number;
  }

  /** So many cards of the hardest pack are in the deck besides. */
  export interface Toughened {
    event: 'toughened';
    rule: string;
    count: number;
  }

  /** So many cards come for the second time. */
  export interface CardsAgain {
    event: 'cards_again';
    rule: string;
    count: number;
  }

  /** The last ship has set a die that nobody else sees yet. */
  export interface DieSet {
    event: 'die_set';
    rule: string;
    seat: number;
  }

  /** Somebody says what the die shows. */
  export interface Guessed {
    event: 'guessed';
    rule: string;
    seat: number;
    number: number;
  }

  /** All have guessed, and everybody sees the die. */
  export interface DieShown {
    event: 'die_shown';
    rule: string;
    seat: number;
    number: number;
  }

  /** What somebody has bid, once all have. */
  export interface BidShown {
    event: 'bid_shown';
    rule: string;
    seat: number;
    credits: number;
  }

  /** The highest bid is paid; of equals that of the ship farther back. */
  export interface Bribed {
    event: 'bribed';
    rule: string;
    seat: number;
    credits: number;
  }

  /** Where the robo-police takes what it finds. */
  export interface SpotNamed {
    event: 'spot_named';
    rule: string;
    seat: number;
    column: number;
    row: number;
  }

  /** Somebody picked a line of meteors, and the ship that they come to. */
  export interface MeteorsSent {
    event: 'meteors_sent';
    rule: string;
    seat: number;
    line: number;
    target: number;
  }

  /** Somebody chose an area of the junkyard. */
  export interface Visited {
    event: 'visited';
    rule: string;
    seat: number;
    area: number;
  }

  /** Where new astronauts and tokens went; a square stands once for each of them. */
  export interface Supplied {
    event: 'supplied';
    rule: string;
    seat: number;
    humans: number[];
    sleepers: number[];
    batteries: number[];
  }

  /** An astronaut or a token changed its place aboard. */
  export interface Rearranged {
    event: 'rearranged';
    rule: string;
    seat: number;
    what: "battery" | "human" | "sleeper";
    start: number;
    cell: number;
  }

  /** Components of the warehouse that everybody may choose from. */
  export interface ShelfLaid {
    event: 'shelf_laid';
    rule: string;
    tiles: string[];
  }

  /** A component was added to a ship in flight, perhaps in place of another, and filled. */
  export interface Mounted {
    event: 'mounted';
    rule: string;
    seat: number;
    tile: string;
    cell: number;
    turns: number;
    old: string;
    humans: number;
    batteries: number;
    sleepers: number;
  }

  /** Somebody chose a card in secret; which one, only they know. */
  export interface Picked {
    event: 'picked';
    rule: string;
    seat: number;
    card: string;
  }

  /** Credits that a card takes. */
  export interface Paid {
    event: 'paid';
    rule: string;
    seat: number;
    credits: number;
  }

  /** Somebody took loans, of their own accord or because a payment was due. */
  export interface Borrowed {
    event: 'borrowed';
    rule: string;
    seat: number;
    loans: number;
    credits: number;
  }

  /** Loans were paid back. */
  export interface Repaid {
    event: 'repaid';
    rule: string;
    seat: number;
    loans: number;
    credits: number;
  }

  /** The highest bid so far. */
  export interface BidMade {
    event: 'bid_made';
    rule: string;
    seat: number;
    amount: number;
    currency: "batteries" | "credits" | "crew" | "days" | "goods";
  }

  /** How an auction ended; without a seat nobody wanted it. */
  export interface Auctioned {
    event: 'auctioned';
    rule: string;
    seat: number | null;
    amount: number;
    currency: "batteries" | "credits" | "crew" | "days" | "goods";
  }

  /** Devices that were tested, and the tokens that it took. */
  export interface TriedOut {
    event: 'tried_out';
    rule: string;
    seat: number;
    cells: number[];
    tokens: number;
  }

  /** A survivor found a place in a cabin or in stasis. */
  export interface Boarded {
    event: 'boarded';
    rule: string;
    seat: number;
    cell: number;
    asleep: boolean;
  }

  /** Credits that are due at the goal. */
  export interface Promised {
    event: 'promised';
    rule: string;
    seat: number;
    credits: number;
  }

  /** Lost components that nobody has to pay for any more. */
  export interface Recovered {
    event: 'recovered';
    rule: string;
    seat: number;
    parts: number;
  }

  /** How we play; every combination works but teams of other than four. */
  export interface Options {
    rounds: "1" | "12" | "123" | "123a" | "12a" | "13" | "13a" | "1a" | "2" | "23" | "23a" | "2a" | "3" | "3a" | "a";
    learning_flight: boolean;
    build_mode: "realtime" | "turns" | "untimed";
    validation: "assist" | "auto" | "classic" | "strict";
    better_forecasts: boolean;
    teams: "expert" | "none" | "team";
    hourglass_seconds: number;
    bots_wait: boolean;
    second_try: boolean;
    pace: "calm" | "fast" | "none" | "usual";
    decision_seconds: number;
    turn_hours: number;
    countdown_turns: number;
    solo_beauty: number;
    grab_budget: number;
    new_technologies: boolean;
    five_rules: "five" | "four_too";
    first_ship: "I" | "IA" | "both";
    second_ship: "II" | "IIA" | "both";
    evil_machinations: boolean;
    rough_roads: number;
    handicap: number[];
    bonus_cards: boolean;
  }

  /** The table as everybody sees it. */
  export interface Public {
    phase: "between_cards" | "build" | "countdown" | "flight" | "inspection" | "launch" | "over" | "picks" | "ready" | "tokens";
    round: string;
    number: number;
    rounds: string[];
    round_index: number;
    learning: boolean;
    mode: "realtime" | "turns" | "untimed";
    validation: "assist" | "classic" | "strict";
    teams: "expert" | "none" | "team";
    board: BoardView;
    ships: ShipView[];
    build: BuildView;
    flight: FlightView;
    starter?: number | null;
    boards?: BoardView[];
    pick_places?: PickPlaces | null;
    rough?: string[];
    dead_column?: number;
    reports?: ReportView[];
    landings?: LandingView[];
    standing?: number[];
    winners?: number[];
  }

  /** What one viewer sees besides. */
  export interface Own {
    viewer?: number;
    secrets?: Secrets[];
    totals?: (number | null)[];
    forecast?: Record<number, Card[]>;
    spots?: Spot[] | null;
    lacks?: Lack[];
    closed?: Closed | null;
    flip?: "finished_only" | "no" | "running" | "yes" | null;
    grabs_left?: number | null;
    orders?: Record<"bid" | "cabin" | "card" | "combat_zone" | "corrosion" | "crew" | "defence" | "diplomat" | "enemy" | "go_on" | "goods" | "jump" | "offer" | "open_space" | "part" | "system_test" | "toll" | "wake", "ask" | "matters" | "no" | "yes">;
    answered?: "" | "give_up" | "go_on" | "left" | "right";
    deck?: string[] | null;
  }

  /** What comes of a choice; strengths in half units. */
  export interface Preview {
    confirm?: "charged" | "closed" | "crew" | "cubes" | "fuel" | "give_up" | "hull" | "lapped" | "loan" | "no_engine" | "no_power" | "small" | null;
    usual?: boolean;
    better?: boolean;
    batteries?: number | null;
    strength?: number | null;
    more?: number;
    verdict?: "days" | "lost" | "safe" | "short" | "strongest" | "strongest_so_far" | "stuck" | "tied" | "weakest" | "weakest_so_far" | "won" | "not_yet" | null;
    loses?: number[] | null;
    crew_lost?: number;
    crew_won?: number;
    goods_lost?: ("blue" | "green" | "red" | "yellow")[];
    shots?: number;
    credits?: number;
    later?: number;
    loans?: number;
    days?: number;
    place?: number;
    days_won?: number;
    recovers?: number;
    goods?: ("blue" | "green" | "red" | "yellow")[];
    loads?: ("blue" | "green" | "red" | "yellow")[];
    no_room?: "full" | "no_holds" | "no_special" | "one_less" | "special_full" | null;
    worth?: number;
    engines?: number;
    cannons?: number;
    exposed?: number | null;
    home?: number | null;
    ends?: number[];
    pieces?: number;
    charge?: number | null;
    left?: Piece | null;
    hits?: number[];
    hull?: "left" | "right" | null;
    seams?: Seam[];
  }

  /** What somebody's games amount to. */
  export interface GalaxyTruckerStatistics {
    games: number;
    won: number;
    ships: number;
    arrived: number;
    rounds: RoundStatistics[];
    given_up: Record<string, number>;
    parts: Record<string, number>;
    meteors_from: string;
  }

  /** A building error, A to G, and the components concerned. */
  export interface Flaw {
    error: "A" | "B" | "C" | "D" | "E" | "F" | "G";
    cells: number[];
  }

  /** What a card did to one ship: less is negative. */
  export interface Change {
    parts?: number;
    crew?: number;
    batteries?: number;
    goods?: number;
    credits?: number;
    days?: number;
    place?: number;
  }

  /** The outline, and which numbers stand at its lines. */
  export interface BoardView {
    name: string;
    cells: number[];
    start: number | null;
    columns: [number, number][];
    rows: [number, number][];
    insurance_cap: number | null;
  }

  /** A player's ship and what the player is doing. */
  export interface ShipView {
    seat: number;
    colour: number;
    status: "arrived" | "away" | "building" | "flying" | "gave_up";
    parts: PartView[];
    figures: Figures;
    board?: string;
    holding?: boolean;
    loose?: number | null;
    reserve?: string[];
    batch?: string[];
    lost?: Lost[];
    token?: number | null;
    place?: number;
    partners?: number[];
    flaws?: Flaw[];
    repair?: RepairView | null;
    looking?: number | null;
    reaching?: string | null;
    ready?: boolean;
    away_since?: number | null;
    gone?: boolean;
    replaced?: boolean;
    wants_pause?: boolean;
    wants_limit?: boolean;
    wants_countdown?: boolean;
    turns_left?: number | null;
    credits?: number | null;
    earned?: number;
    question?: Question | null;
    strength?: number | null;
    powered?: number[];
    boosts?: Record<number, number>;
    returns?: number;
    away?: PartView[];
    hulls_away?: Record<"left" | "right", number>;
    specialist?: string;
    loans?: number;
    picked?: boolean;
    promised?: number;
    obeys?: number | null;
    dead?: number[];
  }

  /** The race. */
  export interface BuildView {
    face_down: number;
    components: number;
    tray: string[];
    tokens: number[];
    piles: PileView[];
    reserve?: number;
    circles?: number[];
    circle?: number;
    sand?: number | null;
    sand_ends?: number | null;
    flip?: "finished_only" | "no" | "running" | "yes";
    limit?: number | null;
    paused?: boolean;
    paused_at?: number | null;
    turn?: number | null;
    countdown?: boolean;
  }

  /** The card in play and where everybody is. */
  export interface FlightView {
    order: number[];
    lap: number;
    cards: number;
    number: number;
    card?: Card | null;
    shown?: string[];
    filed?: string[];
    line?: number;
    hazard?: number;
    hazards?: string[];
    roll?: [number, number] | null;
    roller?: number | null;
    cause?: string;
    threats?: Threat[];
    queue?: number[];
    losers?: number[];
    takers?: [number, number][];
    pallets?: PalletView[];
    bank?: Record<"blue" | "green" | "red" | "yellow", number>;
    stage?: number;
    contest?: Contest | null;
    shelf?: string[];
    auction?: Auction | null;
    spots?: SpotView[];
    shut?: ShutArea[];
  }

  /** The deck that will be: how long, and where the evil cards can lie in it. (GTX-EVIL-05) */
  export interface PickPlaces {
    cards: number;
    evil: number;
    first: number;
    last: number;
  }

  /** A settled round of one player; the total once all is over. */
  export interface ReportView {
    round: string;
    number: number;
    board: string;
    seat: number;
    arrived: boolean;
    place: number;
    exposed: number;
    arrival: number;
    beauty: number;
    goods: number;
    losses: number;
    lost: number;
    parts: number;
    earned: number;
    credits: number | null;
    lines: Record<string, number>;
    launched: number;
    tally: Record<string, number>;
  }

  /** The last flight of one ship: as it took off, as it came down, and every card between. */
  export interface LandingView {
    seat: number;
    colour: number;
    board: string;
    launched: PartView[];
    landed: PartView[];
    cards?: Flown[];
  }

  /** What the viewer knows of a player besides: of themselves most, of partners the credits. */
  export interface Secrets {
    seat: number;
    credits: number;
    held?: string | null;
    held_from?: "batch" | "heap" | "reserve" | "tray" | null;
    flaws?: Flaw[];
    die?: number;
    front?: number | null;
    figures?: Figures | null;
    dead?: number[];
    hand?: Card[];
    pick?: string;
  }

  /** An adventure card; which fields it has depends on its kind. */
  export interface Card {
    id: string;
    pack: string;
    kind: string;
    learning?: boolean;
    days?: number;
    credits?: number;
    strength?: number;
    crew_lost?: number;
    crew_needed?: number;
    goods_lost?: number;
    goods?: ("blue" | "green" | "red" | "yellow")[];
    planets?: (("blue" | "green" | "red" | "yellow")[])[];
    meteors?: string[];
    shots?: string[];
    lines?: Line[];
    refused?: number;
    offered?: number;
    forbidden?: number[];
    areas?: Yard[];
    courses?: string[][];
    five?: boolean;
    filed?: string;
    steps?: Step[];
  }

  /** A square beside the ship: the turns with which the component fits, the seams of each turn. */
  export interface Spot {
    cell: number;
    turns: number[];
    seams: Seam[][];
  }

  /** What a ship is missing, and whether that ends its flight, idles a part or is a mere wish. */
  export interface Lack {
    what: "cabin" | "cannon" | "cannon_battery" | "engine" | "engine_battery" | "hold" | "life_cabin" | "shield" | "shield_battery";
    gravity: "ends" | "useless" | "wish";
    sides?: number[];
  }

  /** Nothing can ever be added to this ship by the rules. */
  export interface Closed {
    empty: number;
    by_loose?: boolean;
  }

  /** A ship or a piece of one, counted. */
  export interface Piece {
    parts: number;
    pilot: boolean;
    crew: number;
    engines: number;
    cannons: number;
  }

  /** One side of a component, and how it meets its neighbour. */
  export interface Seam {
    side: number;
    meets: "before_barrel" | "behind_engine" | "engine_aside" | "fits" | "holds_nothing" | "plug_smooth" | "single_double" | "smooth";
  }

  /** What one round has brought, on an average and at best. */
  export interface RoundStatistics {
    round: string;
    ships: number;
    mean: number;
    best: number;
  }

  /** A component on a ship. `cell` is 16 times the line plus the column. */
  export interface PartView {
    cell: number;
    tile: string;
    turns?: number;
    humans?: number;
    alien?: "blue" | "orange" | "purple" | null;
    batteries?: number;
    goods?: ("blue" | "green" | "red" | "yellow")[];
    inert?: boolean;
    sleepers?: number;
  }

  /** The counters of a ship; strengths in half units, `more` what batteries could add. */
  export interface Figures {
    engines: number;
    engines_more: number;
    cannons: number;
    cannons_more: number;
    crew: number;
    humans: number;
    places: number;
    batteries: number;
    cells: number;
    plain: number;
    special: number;
    shielded: number[];
    exposed: number;
    parts: number;
    goods: ("blue" | "green" | "red" | "yellow")[];
  }

  /** A component that is no longer on the ship, and how it went. */
  export interface Lost {
    tile: string;
    how: "destroyed" | "discarded" | "fallen" | "unused";
  }

  /** A repair that is not confirmed yet. (GT-NET-49) */
  export interface RepairView {
    found: Flaw[];
    left: Flaw[];
    off: TakenOff[];
    parts: PartView[];
    charge: number;
  }

  /** What a player is deciding, for everybody to see. (GT-NET-30, GT-NET-31) */
  export interface Question {
    kind: "battery" | "bid" | "billiards" | "bribe" | "build" | "build_again" | "cabin" | "cannon" | "combat_zone" | "corrosion" | "crew" | "cube" | "die" | "diplomat" | "enemy" | "evil_card" | "front" | "go_on" | "guess" | "infected" | "jump" | "loading" | "offer" | "open_space" | "part" | "payment" | "planet" | "ready" | "rearrange" | "repair" | "reward" | "seen" | "shield" | "spot" | "system_test" | "token" | "toll" | "union" | "vote" | "wake" | "warehouse" | "yard";
    cell?: number | null;
    amount?: number;
    total?: number;
  }

  /** A forecast pile, and who looks at it. */
  export interface PileView {
    size: number;
    looker?: number | null;
  }

  /** What the hazard in play would take from a ship. */
  export interface Threat {
    seat: number;
    cell: number;
    falls?: number[];
  }

  /** Cubes beside a ship that is being loaded, and why some of them cannot go aboard. */
  export interface PalletView {
    seat: number;
    waiting: ("blue" | "green" | "red" | "yellow")[];
    before: ("blue" | "green" | "red" | "yellow")[];
    offered?: ("blue" | "green" | "red" | "yellow")[];
    no_room?: Record<"blue" | "green" | "red" | "yellow", "full" | "no_holds" | "no_special" | "one_less" | "special_full">;
  }

  /** What is compared now, between whom, and with which enemy. */
  export interface Contest {
    what: string;
    flyers: Flyer[];
    beat?: number | null;
    line?: Line | null;
    reach?: number;
    bar?: number;
  }

  /** Who is still in, whose turn it is first, and the highest bid. (GTX-GEN-03) */
  export interface Auction {
    currency: "batteries" | "credits" | "crew" | "days" | "goods";
    least: number;
    then: string;
    bidders: number[];
    bid: number;
    bidder: number | null;
  }

  /** Two numbers at the edges of the boards, and what lies there on each ship. */
  export interface SpotView {
    column: number;
    row: number;
    parts: Threat[];
  }

  /** An area that cannot be taken: others have it, or the ship has less than it costs. */
  export interface ShutArea {
    area: number;
    why: "batteries" | "crew" | "taken";
    takers?: number[];
    costs?: number;
    aboard?: number;
  }

  /** A card and what it did to one ship. */
  export interface Flown {
    kind: string;
    home: number;
    change: Change;
  }

  /** One line of a combat zone, or another comparison. */
  export interface Line {
    least: "ambush" | "cannons" | "crew" | "engines";
    penalty: Penalty;
    most?: boolean;
    alone?: boolean;
  }

  /** One area of a junkyard: what it costs at once, and what it gives then. */
  export interface Yard {
    crew_lost?: number;
    batteries_lost?: number;
    hits?: string[];
    crew?: number;
    batteries?: number;
    days?: number;
    credits?: number;
  }

  /** One thing that a card does; which fields it has depends on `op`. */
  export interface Step {
    op: string;
    n?: number | [number, number, number] | Amount;
    order?: "leader_first" | "together";
    days?: number | "after_all" | "at_once";
    do?: Step[];
    options?: Step[][];
    times?: number | [number, number, number] | Amount;
    takers?: number;
    cost?: Step[];
    reward?: Step[];
    if_none?: Step[];
    stat?: "aliens" | "ambush" | "cannons" | "crew" | "empty_cabins" | "engines" | "exposed_connectors" | "goods" | null;
    second_reduced?: boolean;
    strength?: number | [number, number, number] | Amount;
    lose?: Step[];
    win?: Step[];
    currency?: "batteries" | "credits" | "crew" | "days" | "goods";
    min_bid?: number;
    hits?: string[];
    leader_hits?: string[];
    roller?: "" | "shooter";
    battery_substitute?: boolean;
    must_have?: boolean;
    from_this_part?: boolean;
    shortfall?: Step[];
    multiplier?: number;
    zero?: "" | "give_up";
    devices_per_token?: number;
    untested?: "" | "discard_part";
    where?: Where;
    anchor?: "" | "leader";
    affects_hyperspace?: boolean;
  }

  /** What comes back when the component of this square is put back. */
  export interface TakenOff {
    cell: number;
    falls?: number[];
  }

  /** One ship in a comparison; strengths in half units. */
  export interface Flyer {
    seat: number;
    now: number;
    most: number;
    verdict: "days" | "lost" | "safe" | "short" | "strongest" | "strongest_so_far" | "stuck" | "tied" | "weakest" | "weakest_so_far" | "won";
    most_verdict: "days" | "lost" | "safe" | "short" | "strongest" | "strongest_so_far" | "stuck" | "tied" | "weakest" | "weakest_so_far" | "won";
    days?: number;
    most_days?: number;
    utmost?: number;
    utmost_verdict?: "days" | "lost" | "safe" | "short" | "strongest" | "strongest_so_far" | "stuck" | "tied" | "weakest" | "weakest_so_far" | "won" | null;
    announced?: boolean;
    asked?: boolean;
  }

  /** What the worst in a line of the combat zone suffers; one of these. */
  export interface Penalty {
    days?: number;
    crew?: number;
    goods?: number;
    shots?: string[];
  }

  /** A number that depends on the ship: its `stat`, or what `const` has more than it. */
  export interface Amount {
    stat?: "aliens" | "ambush" | "cannons" | "crew" | "empty_cabins" | "engines" | "exposed_connectors" | "goods" | null;
    divide?: number;
    round?: "down";
    minus?: number;
    const?: number;
    minus_stat?: "aliens" | "ambush" | "cannons" | "crew" | "empty_cabins" | "engines" | "exposed_connectors" | "goods" | null;
    min?: number;
  }

  /** Which components are meant. */
  export interface Where {
    batteries_at_least?: number;
    exposed_connector?: boolean;
  }

  export type Action = TimeUp | Presence | Undo | Consent | OutOfTime | Ready | Grab | Take | TakeReserve | Place | Return | SetAside | TakeOff | Look | PutBack | AskForPile | Flip | Finish | EndTurn | StartCountdown | AskForLimit | Pause | HandOver | TakeOver | LetGo | Depart | Remove | RemoveFewest | Restore | RestoreAll | Repaired | Keep | BuildAgain | FlyAsItIs | Settle | Seen | GoOn | GiveUp | Order | Power | Enough | Land | Accept | Decline | Load | Unload | Loaded | Give | Wake | Boost | Jump | Burn | Hire | Face | Withdraw | TakeOwn | Shed | Vote | PayCredit | PayCube | SetDie | Guess | Bribe | NameSpot | SendMeteors | Visit | MoveFigure | MoveToken | Arranged | Mount | PickEvil | Choose | Bid | TryOut | TryMost | Drop | Borrow | Repay;

  /** An action as a client sends it; its seat is known. */
  export type Move = Unseated<Undo | Consent | Ready | Grab | Take | TakeReserve | Place | Return | SetAside | TakeOff | Look | PutBack | AskForPile | Flip | Finish | EndTurn | StartCountdown | AskForLimit | Pause | HandOver | TakeOver | LetGo | Depart | Remove | RemoveFewest | Restore | RestoreAll | Repaired | Keep | BuildAgain | FlyAsItIs | Settle | Seen | GoOn | GiveUp | Order | Power | Enough | Land | Accept | Decline | Load | Unload | Loaded | Give | Wake | Boost | Jump | Burn | Hire | Face | Withdraw | TakeOwn | Shed | Vote | PayCredit | PayCube | SetDie | Guess | Bribe | NameSpot | SendMeteors | Visit | MoveFigure | MoveToken | Arranged | Mount | PickEvil | Choose | Bid | TryOut | TryMost | Drop | Borrow | Repay>;

  export type Event = UndoAsked | UndoRefused | Undone | MoveOverdue | RoundBegan | BuildBegan | Grabbed | Placed | Returned | Reserved | TookOff | TookApart | Looked | PiledBack | PileWanted | Flipped | SandOut | Swapped | Finished | TurnOf | CountdownBegan | Paused | Wishes | CameOrWent | BuildEnded | Inspected | Launched | Settled | DeckMade | Ordered | Revealed | Skipped | Rolled | Aimed | Deciding | Threatened | LostPart | Powered | Announced | Fought | Moved | CardEnded | Took | Passed | CargoChanged | Earned | Gave | Victim | GaveUp | FlightEnded | RoundSettled | GameEnded | Woke | Boosted | Jumped | HullJumped | HullCameBack | CameBack | Burned | Hired | Saved | Negotiated | Faced | Withdrew | RoughDrawn | ColumnDied | Kept | Reinforced | Voted | PaidUnion | CabinRemoved | Somersaulted | Slowed | Toughened | CardsAgain | DieSet | Guessed | DieShown | BidShown | Bribed | SpotNamed | MeteorsSent | Visited | Supplied | Rearranged | ShelfLaid | Mounted | Picked | Paid | Borrowed | Repaid | BidMade | Auctioned | TriedOut | Boarded | Promised | Recovered;

  export type View = Public & Partial<Own>;
}
