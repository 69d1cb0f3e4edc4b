// Small sentences that several pages share.
import { ApiError } from './api';
import { COVERS } from './games';
import { has, language, t } from './text';
import type { RoomInfo } from './wire';

/** "trick 3" -> «Trick 3», in the game's own words. */
export function phaseWords(game: string, phase: string): string {
  const [name, ...rest] = phase.split(' ');
  const key = `phase-${game}-${name.replaceAll('_', '-')}`;
  if (!phase || !has(key)) return '';
  const n = Number(rest[0]);
  return t(key, { n: Number.isNaN(n) ? (rest[0] ?? 0) : n });
}

export function tableName(room: RoomInfo): string {
  if (room.name) return room.name;
  if (room.seats.length === 1) return t('table-alone', { game: t(`game-${room.game}`) });
  const alone = room.seats.filter((seat) => seat.kind === 'person').length < 2 && room.status !== 'open';
  return t(alone ? 'table-with-bots' : 'table-of', { game: t(`game-${room.game}`) });
}

export function seatName(room: RoomInfo, seat: number): string {
  const chair = room.seats[seat];
  if (chair?.name) return chair.name;
  if (chair?.kind !== 'bot') return t('seat-number', { n: seat + 1 });
  const names = t('bot-names').split(',');
  return names[seat % names.length].trim();
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

export function freeSeats(room: RoomInfo): number {
  return room.seats.filter((seat) => seat.kind === 'free').length;
}

/** What a table is doing, in one line. */
export function statusWords(room: RoomInfo): string {
  if (room.status === 'over')
    return `${[playedWords(room), fared(room)].filter(Boolean).join(', ')}. ${day(room.updated)}, ${time(room.updated)}`;
  if (room.status === 'open') return t('status-open', { game: t(`game-${room.game}`), free: freeSeats(room) });
  const phase = phaseWords(room.game, room.phase);
  const waiting = room.to_move.filter((seat) => seat !== room.you).map((seat) => seatName(room, seat));
  const move = waiting.length ? t('status-waiting', { names: list(waiting) }) : t('status-running');
  return phase ? `${phase}. ${move}` : move;
}

/** What was played: the game, or the part of it that it has a name for. */
function playedWords(room: RoomInfo): string {
  return COVERS[room.game]?.played?.(room, t) ?? t(`game-${room.game}`);
}

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
