// HTTP: the lobby, records and rules. Errors are the server's Problem, with a text key.
import { DEFAULTS } from './wire';
import type {
  AnyView,
  BestList,
  Branch,
  ChatLine,
  Day,
  Deal,
  Device,
  Found,
  Frame,
  GameInfo,
  Handover,
  Hindsight,
  Hopes,
  Journey,
  Judgement,
  Looks,
  JourneyInfo,
  NewNote,
  NewTable,
  Note,
  Notes,
  OpenPassport,
  Passport,
  Notices,
  Problem,
  Puzzle,
  PuzzleAnswer,
  PuzzleHint,
  Puzzles,
  QuietHours,
  Reason,
  Reminded,
  Replay,
  ReplayStep,
  RoomInfo,
  RuleText,
  Site,
  Statistics,
  Subscription,
  Visitor,
  Words,
} from './wire';

const PATIENCE_MS = 60_000;

/** The server said no, or could not be reached (code "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly args: Record<string, string | number> = {},
    readonly text = '',
    readonly retryAfter: number | null = null, // milliseconds
  ) {
    super(text || code);
  }

  /** Asking again later may help: it is not about what was asked. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export async function request<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return (await response.json()) as T;
  } catch {
    throw new ApiError('offline', 0); // no answer, half of one, or not one of ours
  }
  throw await problem(response);
}

/** What the server said, or a proxy in its place. */
async function problem(response: Response): Promise<ApiError> {
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const after = Number(response.headers.get('Retry-After') ?? NaN) * 1000;
  const code = said.code ?? (response.status === 429 ? 'too-fast' : 'offline');
  return new ApiError(code, response.status, said.args, said.text, Number.isNaN(after) ? null : after);
}

// The wire leaves out what is as usual; these put it back.
export const fillRoom = (room: RoomInfo): RoomInfo => ({
  ...DEFAULTS.RoomInfo,
  ...room,
  seats: room.seats.map((seat) => ({ ...(DEFAULTS.SeatInfo as object), ...seat })),
  changes: (room.changes ?? []).map((change) => ({ ...(DEFAULTS.SeatChange as object), ...change })),
});
/** A frame or a step whose two parts of a view are put together. */
interface Parts {
  public: object;
  own: object | null;
}
export type Seen<T extends Parts> = Omit<T, keyof Parts> & { view: AnyView };
function putTogether<T extends Parts>({ public: shared, own, ...rest }: T): Seen<T> {
  return { ...rest, view: { ...shared, ...own } as AnyView };
}
export const fillFrame = (frame: Frame): Seen<Frame> => putTogether({ ...DEFAULTS.Frame, ...frame });
export const fillLine = (line: ChatLine): ChatLine => ({ ...DEFAULTS.ChatLine, ...line });
export const fillReason = (reason: Reason): Reason => ({ ...DEFAULTS.Reason, ...reason });
export type Step = Seen<ReplayStep>;
const fillStep = (step: ReplayStep): Step => putTogether({ ...DEFAULTS.ReplayStep, ...step, why: step.why ? fillReason(step.why) : null });
export type WholeReplay = Omit<Replay, 'steps'> & { steps: Step[] };

/** My name and my tables. */
export interface Me {
  name: string;
  pennant: number | null;
  running: RoomInfo[];
  finished: RoomInfo[];
}

export const getGames = () => request<GameInfo[]>('/games');
export const getSite = () => request<Site>('/site');
export const getRules = (game: string, language: string) => request<RuleText[]>(`/games/${game}/rules?language=${language}`);
export const postVisitor = (name: string) => request<Visitor>('/visitor', { name });
export const takeOver = (secret: string) => request<RoomInfo>(`/handovers/${encodeURIComponent(secret)}`, {});
export const handOver = (id: string) => request<Handover>(`/tables/${id}/handover`, {});
export const getDevices = (id: string) => request<Device[]>(`/tables/${id}/devices`);
export const dropDevice = (id: string, device: string) => request<Device[]>(`/tables/${id}/devices/${device}/drop`, {});
export const getHindsight = (id: string, moment: number) =>
  request<Hindsight>(`/tables/${encodeURIComponent(id)}/hindsight?moment=${moment}`);
export const getJudgement = (id: string) => request<Judgement>(`/tables/${encodeURIComponent(id)}/judgement`);
export const getPuzzles = (game: string) => request<Puzzles>(`/puzzles/${game}`);
export const getPuzzle = async (game: string, number: number): Promise<Seen<Puzzle>> =>
  putTogether(await request<Puzzle>(`/puzzles/${game}/${number}`));
export const tryPuzzle = (game: string, number: number, card: string) => request<PuzzleAnswer>(`/puzzles/${game}/${number}`, { card });
export const getPuzzleHint = (game: string, number: number, hint: number) =>
  request<PuzzleHint>(`/puzzles/${game}/${number}/hints/${hint}`);
export const getHopes = (id: string, moment: number) => request<Hopes>(`/tables/${encodeURIComponent(id)}/hopes?moment=${moment}`);
export const getDeal = (id: string) => request<Deal>(`/tables/${id}/deal`);

/** What was written beside the moments of a finished game. */
export const getNotes = (id: string) => request<Notes>(`/tables/${encodeURIComponent(id)}/notes`);
export const postNote = (id: string, note: NewNote) => request<Note>(`/tables/${encodeURIComponent(id)}/notes`, note);
export const editNote = (id: string, note: number, text: string) =>
  request<Note>(`/tables/${encodeURIComponent(id)}/notes/${note}`, { text });
export const dropNote = (id: string, note: number) => request<Notes>(`/tables/${encodeURIComponent(id)}/notes/${note}/drop`, {});

export async function getMe(): Promise<Me> {
  const me = await request<{ name: string; pennant: number | null; tables: RoomInfo[] }>('/me');
  const tables = me.tables.map(fillRoom);
  return {
    name: me.name,
    pennant: me.pennant,
    running: tables.filter((room) => room.status !== 'over'),
    finished: tables.filter((room) => room.status === 'over'),
  };
}

export async function getTables(): Promise<RoomInfo[]> {
  return (await request<RoomInfo[]>('/tables')).map(fillRoom);
}

export async function getTable(id: string): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/tables/${encodeURIComponent(id)}`));
}

export async function postTable(table: NewTable): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>('/tables', table));
}

export async function postBranch(id: string, branch: Branch): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/tables/${encodeURIComponent(id)}/branch`, branch));
}

export async function getReplay(id: string, as: string): Promise<WholeReplay> {
  const replay = await request<Replay>(`/tables/${encodeURIComponent(id)}/replay?as=${as}`);
  return { ...replay, room: fillRoom(replay.room), steps: replay.steps.map(fillStep) };
}

export async function getJourney(id: string): Promise<Journey> {
  const journey = await request<Journey>(`/journeys/${encodeURIComponent(id)}`);
  return { ...journey, tables: journey.tables.map(fillRoom) };
}

/** My journeys, the newest first. */
export const getJourneys = () => request<JourneyInfo[]>('/journeys');

/** Where a journey of mine goes on, or the part of it that I wish for. */
export async function postGoOn(journey: string, options: Record<string, unknown> = {}): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/journeys/${encodeURIComponent(journey)}/next`, { options }));
}

/** The table that follows a finished one of mine; opens it if nobody has yet. */
export async function postNext(id: string, key: string): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/tables/${encodeURIComponent(id)}/next`, { key }));
}

/** Keep a table of mine out of my lists, or show it again. */
export const remind = (id: string) => request<Reminded>(`/tables/${encodeURIComponent(id)}/remind`, {});
export const postHide = (id: string, hidden: boolean) => request<{ hidden: boolean }>(`/tables/${encodeURIComponent(id)}/hide`, { hidden });

/** The deals of a day; of today, if none is named. */
export const getDay = (day = '') => request<Day>(day ? `/daily/${encodeURIComponent(day)}` : '/daily');

/** Begin the attempt that counts, or go on with it. */
export async function postAttempt(day: string, game: string): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/daily/${day}/${game}`, {}));
}

export async function postPractice(day: string, game: string): Promise<RoomInfo> {
  return fillRoom(await request<RoomInfo>(`/daily/${day}/${game}/practice`, {}));
}

export const getStatistics = () => request<Statistics>('/statistics');
export const getBest = () => request<BestList[]>('/best');

/** Be named in best lists and on boards, or not. */
export const postListed = (listed: boolean) => request<{ listed: boolean }>('/listed', { listed });

export const getPassport = () => request<Passport>('/passport');
export const postPennant = (pennant: number | null) => request<{ pennant: number | null }>('/passport/pennant', { pennant });
export const postLooks = (looks: Looks) => request<Looks>('/passport/looks', looks);
export const makeWords = () => request<Words>('/passport/words', {});
export const showWords = (words: string) => request<Words>('/passport/words/show', { words });
export const lookFor = (words: string) => request<Found>('/passport/look', { words });
export const openPassport = (opened: OpenPassport) => request<Passport>('/passport/open', opened);
export const dropFromPassport = (device: string) => request<Passport>(`/passport/devices/${device}/drop`, {});
export const deletePassport = () => request<Passport>('/passport/delete', {});
/** Notices to devices whose page is closed. */
export const getNotices = () => request<Notices>('/push');
export const postPush = (wish: Subscription) => request<Notices>('/push', wish);
export const stopPush = (endpoint: string) => request<Notices>('/push/stop', { endpoint });
export const postQuiet = (quiet: QuietHours | null) => request<Notices>('/push/quiet', { quiet });
