// HTTP: the lobby, records and rules. Errors are the server's Problem, with a text key.
import { DEFAULTS } from './wire';
import type {
  AnyView,
  Branch,
  ChatLine,
  Deal,
  Device,
  Frame,
  GameInfo,
  Hindsight,
  Journey,
  NewTable,
  Problem,
  Reason,
  Replay,
  ReplayStep,
  RoomInfo,
  RuleText,
  Visitor,
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
  running: RoomInfo[];
  finished: RoomInfo[];
}

export const getGames = () => request<GameInfo[]>('/games');
export const getRules = (game: string, language: string) => request<RuleText[]>(`/games/${game}/rules?language=${language}`);
export const postVisitor = (name: string) => request<Visitor>('/visitor', { name });
export const takeOver = (secret: string) => request<RoomInfo>(`/handovers/${encodeURIComponent(secret)}`, {});
export const handOver = (id: string) => request<{ link: string; expires: number }>(`/tables/${id}/handover`, {});
export const getDevices = (id: string) => request<Device[]>(`/tables/${id}/devices`);
export const dropDevice = (id: string, device: string) => request<Device[]>(`/tables/${id}/devices/${device}/drop`, {});
export const getHindsight = (id: string, moment: number) =>
  request<Hindsight>(`/tables/${encodeURIComponent(id)}/hindsight?moment=${moment}`);
export const getDeal = (id: string) => request<Deal>(`/tables/${id}/deal`);

export async function getMe(): Promise<Me> {
  const me = await request<{ name: string; tables: RoomInfo[] }>('/me');
  const tables = me.tables.map(fillRoom);
  return {
    name: me.name,
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
