// The page's state of one table: what the socket brought, ready to be drawn.
import { tick } from 'svelte';
import { land, places } from './animate';
import type { Refusal } from './games/module';
import { stage } from './games/stage.svelte';
import { TableSocket, type Connection, type Listener } from './net';
import { tellMyMove } from './notice';
import { forgetWords } from './passport/words.svelte';
import { play } from './sound';
import { t } from './text';
import { toast } from './toasts.svelte';
import { forgetMe } from './visitor.svelte';
import { named, troubleWords } from './words';
import type { Seen } from './api';
import type { AnyMove, ChatLine, Frame, LogLine, Notice, Reason, Reviewing, RoomInfo, ToServer, Trouble } from './wire';

const NOT_STORED: Reason = { key: 'not-stored', rule: '', args: {}, things: [] };

/** The log with what is new; one that begins at the beginning replaces all (I see it from another seat). */
function joined(log: LogLine[], more: LogLine[], seen: number): LogLine[] {
  if (!log.length || (more.length && more[0].number <= log[0].number)) return more;
  return [...log, ...more.filter((line) => line.number > seen)];
}

/** News about my seat: the server's, or that it is gone since I was last here. */
type SeatNews = Pick<Notice, 'args'> & { code: Notice['code'] | 'seat-gone' };

export class TableStore implements Listener {
  info = $state.raw<RoomInfo | null>(null);
  now = $state.raw<Seen<Frame> | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Connection>('connecting');
  retryAt = $state<number | null>(null);
  because = $state(''); // why the connection was lost or closed, if the server said so
  ping = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(0); // actions of mine that are not answered yet
  barred = $state.raw<Trouble | null>(null); // why there is nothing to see, where there is nothing
  unread = $state(0);
  news = $state.raw<SeatNews | null>(null);
  missed = $state(0); // moves that happened while I was away
  lookingBack = $state.raw<Reviewing | null>(null); // who looks back at it together, once it is over

  private socket: TableSocket;
  private sent = new Map<number, AnyMove>();
  private arrivedAt = 0;
  private heldAt: number | null = null; // what the clock says while it stands
  private wasLost = false;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, this);
  }

  /** The table from outside, with a name for every bot. */
  shown = $derived(this.info && named(this.info));

  get me(): number | null {
    return this.info?.you ?? null;
  }

  get myMove(): boolean {
    return this.me !== null && (this.now?.to_move.includes(this.me) ?? false);
  }

  /** The table's clock, milliseconds. */
  readonly clock = (): number => this.heldAt ?? (this.now ? this.now.at + performance.now() - this.arrivedAt : 0);

  /** Hand an action to the server. */
  readonly act = (action: AnyMove): void => {
    if (this.link !== 'open' && this.waits(action)) return; // pressed again, as nothing seemed to happen
    this.refusal = null;
    this.missed = 0; // seen by now
    const id = this.socket.act(action, this.now?.number ?? 0);
    this.sent.set(id, action);
    this.sending = this.sent.size;
  };

  private waits(action: AnyMove): boolean {
    const same = JSON.stringify(action);
    return [...this.sent.values()].some((other) => JSON.stringify(other) === same);
  }

  readonly why = (action: AnyMove): Promise<Reason | null> => this.socket.why(action);

  say(text: string, phrase = '', isPrivate = false): boolean {
    return this.send({ type: 'chat', text, phrase, private: isPrivate });
  }

  /** Anything else: sit, leave, configure, start; false, and a word about it, if it cannot be said now. */
  send(message: ToServer): boolean {
    const sent = this.socket.send(message);
    if (!sent) toast(t('connection-not-now'), 'plug');
    return sent;
  }

  tryNow(): void {
    this.socket.connect();
  }

  close(): void {
    this.socket.close();
  }

  // What the socket reports.

  seen(): { number: number | null; chat: number } {
    return { number: this.now?.number ?? null, chat: this.chat.at(-1)?.at ?? 0 };
  }

  connection(state: Connection, retryAt: number | null, code: string): void {
    if (state === 'lost') this.wasLost = true;
    this.link = state;
    this.retryAt = retryAt;
    this.because = code;
    if (code === 'dropped') {
      forgetMe(); // this device is nobody any more, and whoever sits at it is not to know the words
      forgetWords();
    }
  }

  latency(ms: number): void {
    this.ping = Math.round(ms);
  }

  room(room: RoomInfo): void {
    const had = this.me;
    this.holdClock(!!room.held);
    this.info = room;
    if (had !== null && room.you === null) this.loseSeat(room);
    else if (had === null && room.you !== null) this.news = null;
    if (room.status === 'open') this.log = [];
  }

  /** The clock stands, or goes on where it stood. */
  private holdClock(on: boolean): void {
    if (on) this.heldAt = this.clock();
    else if (this.heldAt !== null && this.now) this.arrivedAt = performance.now() - (this.heldAt - this.now.at);
    if (!on) this.heldAt = null;
  }

  private loseSeat(room: RoomInfo): void {
    this.news = { code: 'seat-gone', args: {} };
    if (!room.watchable && room.status === 'running') this.now = null;
  }

  notice(notice: Notice): void {
    this.news = notice;
    play('refused');
  }

  together(news: { type: string }): void {
    if (news.type === 'reviewing') this.lookingBack = news as Reviewing;
  }

  frame(frame: Seen<Frame>): void {
    const before = this.now;
    this.barred = null;
    if (before && frame.number < before.number) return;
    const from = before ? places() : new Map<string, DOMRect>();
    this.arrivedAt = performance.now();
    if (this.heldAt !== null) this.heldAt = frame.at;
    this.log = joined(this.log, frame.log, before?.number ?? -1);
    this.now = frame;
    if (before && this.wasLost) this.missed = frame.number - before.number;
    this.wasLost = false;
    if (before && frame.number !== before.number) void this.arrive(before, from);
  }

  private async arrive(before: Seen<Frame>, from: Map<string, DOMRect>): Promise<void> {
    if (this.refusal) this.refusal = null;
    const mine = this.me !== null && this.now!.to_move.includes(this.me);
    const was = this.me !== null && before.to_move.includes(this.me);
    const crowded = before.to_move.length > 1; // in a race only my own hand is heard
    const heard = !crowded || this.now!.done !== null;
    await tick();
    land(from);
    if (mine && !was) {
      if (this.info) tellMyMove(this.info);
      if (stage.lines === null || document.hidden) play('my-move'); // else when the show gets there
    } else if (heard) play('played');
  }

  chatted(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.at));
    const fresh = lines.filter((line) => !known.has(line.at));
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.at - other.at);
    const others = fresh.filter((line) => line.seat === null || line.seat !== this.me);
    this.unread += others.length;
    if (others.length) play('chat');
  }

  done(id: number, _number: number): void {
    this.answered(id);
  }

  refused(id: number, reason: Reason): void {
    const action = this.answered(id);
    if (action) this.refusal = { action, reason };
    play('refused');
  }

  trouble(trouble: Trouble): void {
    const ours = trouble.code === 'fault' || trouble.code === 'unavailable';
    const isMove = this.sent.has(trouble.id ?? -1);
    if (isMove && ours) return this.refused(trouble.id!, NOT_STORED);
    if (isMove) this.answered(trouble.id!);
    if (!this.now) this.barred = trouble;
    toast(troubleWords(trouble), 'plug');
  }

  /** Nothing waits for this answer any more; the action it was about. */
  private answered(id: number): AnyMove | undefined {
    const action = this.sent.get(id);
    this.sent.delete(id);
    this.sending = this.sent.size;
    return action;
  }
}
