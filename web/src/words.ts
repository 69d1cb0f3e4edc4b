// Small sentences that several pages share.
import { ApiError } from './api';
import { COVERS } from './games';
import { has, language, t } from './text';
import type { JourneyInfo, RoomInfo } from './wire';

/** "trick 3" -> «Trick 3», in the game's own words. */
export function phaseWords(game: string, phase: string): string {
  const [name, ...rest] = phase.split(' ');
  const key = `phase-${game}-${name.replaceAll('_', '-')}`;
  if (!phase || !has(key)) return '';
  const n = Number(rest[0]);
  return t(key, { n: Number.isNaN(n) ? (rest[0] ?? 0) : n });
}

/** What there is to do where it is my move, as far as the phase tells. */
export function moveWords(room: RoomInfo): string {
  const key = `move-${room.game}-${room.phase.split(' ')[0].replaceAll('_', '-')}`;
  return t(has(key) ? key : 'home-make-move');
}

export function tableName(room: RoomInfo): string {
  if (room.name) return room.name;
  if (room.counted) return `${t('daily-title')}: ${t(`game-${room.game}`)}`;
  if (room.seats.length === 1) return t('table-alone', { game: t(`game-${room.game}`) });
  const alone = room.seats.filter((seat) => seat.kind === 'person').length < 2 && room.status !== 'open';
  return t(alone ? 'table-with-bots' : 'table-of', { game: t(`game-${room.game}`) });
}

export function seatName(room: RoomInfo, seat: number): string {
  const chair = room.seats[seat];
  if (chair?.name) return chair.name;
  return chair?.kind === 'bot' ? botName(seat) : t('seat-number', { n: seat + 1 });
}

/** How a bot on this seat is called. */
export function botName(seat: number): string {
  const names = t('bot-names').split(',');
  return names[seat % names.length].trim();
}

/** A label for somebody at the table: «You» for whoever reads it. */
export function whoLabel(room: RoomInfo, seat: number): string {
  return seat === room.you ? t('you-label') : seatName(room, seat);
}

/** The same table with a name for every bot. */
export function named(room: RoomInfo): RoomInfo {
  const seats = room.seats.map((chair) => (chair.kind === 'bot' && !chair.name ? { ...chair, name: seatName(room, chair.seat) } : chair));
  return { ...room, seats };
}

/** «Marek and Belka» */
export function list(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** May I mute people, and change how we play? */
export function isHost(room: RoomInfo): boolean {
  return room.you !== null && room.seats[room.you].host;
}

/** Do I only look on, some time behind the game, with all hands open? */
export function isBehind(room: RoomInfo): boolean {
  return room.open_after !== null && room.you === null && room.status === 'running';
}

/** Are bots all that I play with? */
export function isAlone(room: RoomInfo): boolean {
  return room.you !== null && room.seats.every((seat, n) => n === room.you || seat.kind === 'bot' || seat.stand_in);
}

export function freeSeats(room: RoomInfo): number {
  return room.seats.filter((seat) => seat.kind === 'free').length;
}

/** May who watches sit down instead of a bot there? Not where somebody may know what comes. */
export const letsTakeOver = (room: RoomInfo): boolean =>
  room.takeover && !isKnownDeal(room) && room.status === 'running' && room.seats.some((seat) => seat.kind === 'bot');

export const isKnownDeal = (room: RoomInfo): boolean => room.same_deal || room.given_seed || room.day !== '';

/** The seats that I could take there. */
export const seatsToTake = (room: RoomInfo): number[] =>
  room.you === null && letsTakeOver(room) ? room.seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.seat) : [];

/** What a table is doing, in one line. */
export function statusWords(room: RoomInfo): string {
  if (room.status === 'over')
    return `${[playedWords(room), fared(room)].filter(Boolean).join(', ')}. ${day(room.updated)}, ${time(room.updated)}`;
  if (room.status === 'open') return t('status-open', { game: t(`game-${room.game}`), free: freeSeats(room) });
  return [underWay(room), waitingWords(room)].filter(Boolean).join('. ');
}

/** Whose move it is. */
export function waitingWords(room: RoomInfo): string {
  if (isMyMove(room)) return t('status-running');
  return room.to_move.length ? t('status-waiting', { names: list(room.to_move.map((seat) => seatName(room, seat))) }) : '';
}

/** What was played: the game, or the part of it that it has a name for. */
function playedWords(room: RoomInfo): string {
  return COVERS[room.game]?.played?.(room, t) ?? t(`game-${room.game}`);
}

/** What a list says of a running table: the part of the game that is played, and how far it is. */
export function underWay(room: RoomInfo): string {
  const part = COVERS[room.game]?.played?.(room, t) ?? '';
  return [part, phaseWords(room.game, room.phase)].filter(Boolean).join('. ');
}

/** Is it my move there? */
export const isMyMove = (room: RoomInfo): boolean => room.status === 'running' && room.you !== null && room.to_move.includes(room.you);

const HOUR = 3_600_000;

/** Whether another person is to move at a table of mine, and may take long over it. */
export function mayRemind(room: RoomInfo): boolean {
  const left = room.due === null ? 0 : room.due - Date.now();
  const slow = (room.own_clocks ? left : (room.move_time ?? HOUR)) >= HOUR;
  const isAwaited = (seat: number): boolean => seat !== room.you && room.seats[seat].kind === 'person' && !room.seats[seat].stand_in;
  return slow && room.status === 'running' && room.you !== null && room.to_move.some(isAwaited);
}

/** The other people who wait for me there. */
export function whoWaits(room: RoomInfo): string[] {
  if (!isMyMove(room)) return [];
  const waiting = room.seats.filter((seat) => seat.kind === 'person' && seat.seat !== room.you && !room.to_move.includes(seat.seat));
  return waiting.map((seat) => seatName(room, seat.seat));
}

/** How what may follow a finished game is called. */
export function followWords(game: string, key: string): string {
  const own = `follow-up-${game}-${key}`;
  return t(has(own) ? own : `follow-up-${key}`);
}

/** What may follow a finished game, the way on first. */
export const followUps = (room: RoomInfo): string[] =>
  [...room.follow_ups].sort((one, two) => Number(one === 'again') - Number(two === 'again'));

/** How it went: won or lost together, else the points of whoever asks, or of the first person. */
export function fared(room: RoomInfo): string {
  if (!room.result) return '';
  const { scores, figures = {} } = room.result;
  if (typeof figures.won === 'boolean') return t(figures.won ? 'challenge-won' : 'challenge-lost');
  const seat = room.you ?? room.seats.findIndex((one) => one.kind === 'person');
  return t('challenge-score', { n: Number(scores[seat] ?? 0) });
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long' }).format(at);
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(language(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** «yesterday», «3 days ago», and a date where it is longer ago. */
export function ago(at: number): string {
  const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(at) - midnight(Date.now())) / DAY);
  return days > -7 ? new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day') : day(at);
}

/** «21:14», «21:14 tomorrow», and a date where it is later. */
export function until(at: number): string {
  const near = at - Date.now() < 1.5 * DAY;
  return near ? `${time(at)} ${ago(at)}` : `${day(at)}, ${time(at)}`;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a move may take: «a day». */
export function moveTimeWords(ms: number): string {
  if (!ms) return t('how-move-time-none');
  if (ms >= DAY) return t('how-move-time-days', { n: Math.round(ms / DAY) });
  return t('how-move-time-minutes', { n: Math.max(1, Math.round(ms / MINUTE)) });
}

/** Who flies a journey with me: «Ada and two bots», or «You, Ada and two bots». */
export const companyWords = (journey: JourneyInfo, all = false): string =>
  list([...(all ? [t('you-label')] : []), ...journey.people, ...(journey.bots ? [t('bots-count', { n: journey.bots })] : [])]);

export function minutes(ms: number): number {
  return Math.max(1, Math.round(ms / 60_000));
}

/** An error in words: what happened and what to do. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('trouble-fault');
  const words = troubleWords(error);
  if (error.retryAfter === null || 'retry_after' in error.args) return words; // or said already
  return `${words} ${t('trouble-wait', { n: Math.ceil(error.retryAfter / 1000) })}`;
}

/** What the server had to say against something, in the language of the page. */
export function troubleWords({ code, args, text }: { code: string; args?: Record<string, string | number>; text?: string }): string {
  const key = `trouble-${code}`;
  return has(key) ? t(key, withFault(args)) : text || t('trouble-fault');
}

/** With what is wrong with options in the language of the page, where the server names it by a key. */
function withFault(args: Record<string, string | number> = {}): Record<string, string | number> {
  const key = `wrong-${args.fault}`;
  return has(key) ? { ...args, detail: t(key, args) } : args;
}

/** Why the connection is lost or closed, if there is a word for it. */
export function lostWords(code: string): string {
  const key = [`connection-because-${code}`, `trouble-${code}`].find(has);
  return code && key ? t(key) : '';
}

/** 7f3a 91c4 … c21e: enough of a seal to compare. */
export function shortSeal(seal: string): string {
  return `${seal.slice(0, 4)} ${seal.slice(4, 8)} … ${seal.slice(-4)}`;
}
